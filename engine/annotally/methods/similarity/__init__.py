"""Scoring by similarity profiles, as in MAT."""
