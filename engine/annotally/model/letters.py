"""Letters of the sides, where there is no room for their names."""

LETTERS = "ABCDEFGHI"
"""The letters of key and response, or of the annotators, by number."""
