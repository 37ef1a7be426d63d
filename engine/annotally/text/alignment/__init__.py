"""Alignment of two versions of a text, word by word."""
