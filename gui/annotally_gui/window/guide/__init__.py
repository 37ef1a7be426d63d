"""The window of the guide: its pages, their contents at the side, search, and which page belongs to what."""
