"""Widgets: the panes of the window. They hold no annotation sets and compute no numbers."""
