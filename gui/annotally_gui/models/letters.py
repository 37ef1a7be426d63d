"""Letters of the annotators, where there is no room for names."""

LETTERS = "ABCDEFGHI"
"""The letters of the annotators by number, beside their names."""
