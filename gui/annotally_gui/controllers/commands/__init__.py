"""Commands of the user: open, decide, navigate, export."""
