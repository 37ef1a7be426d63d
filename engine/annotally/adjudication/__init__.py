"""Adjudication of differences: decisions of people, the project that stores them, and the final key."""
