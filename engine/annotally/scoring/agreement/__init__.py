"""Measures of inter-annotator agreement."""
