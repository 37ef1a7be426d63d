"""Similarity profiles: their dimensions, methods and checks."""
