"""The tree of compared objects and slots, with reasons, arcs and filters."""
