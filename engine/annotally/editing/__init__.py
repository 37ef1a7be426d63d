"""Decisions that make something new: other partners, other fills, other extents, annotations of nobody."""
