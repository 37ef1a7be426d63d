"""Coreference under adjudication: the closure of accepted links, and the classes that follow."""
