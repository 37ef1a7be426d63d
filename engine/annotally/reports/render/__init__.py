"""Tables and trees as text, CSV or JSON."""
