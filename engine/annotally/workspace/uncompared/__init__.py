"""Differences between sides that the task does not compare (C10): found, counted by kind, and reported."""
