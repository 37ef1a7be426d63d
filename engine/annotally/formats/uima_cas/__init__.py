"""UIMA CAS: XMI and JSON, through the library dkpro-cassis."""
