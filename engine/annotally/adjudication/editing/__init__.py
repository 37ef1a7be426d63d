"""Annotations that a person makes of two: drafts, fills, extents, additions."""
