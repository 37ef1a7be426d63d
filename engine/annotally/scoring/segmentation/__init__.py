"""Similarity of segmentations of the same units."""
