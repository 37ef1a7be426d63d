"""Pronunciation of words and distance between sounds."""
