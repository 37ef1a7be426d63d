"""File formats, one module each, read and written side by side."""
