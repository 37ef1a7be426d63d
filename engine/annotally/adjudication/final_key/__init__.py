"""The final key: its objects and pointers, its document, its export."""
