"""Event mentions in the TBF format, and the token tables they refer to."""
