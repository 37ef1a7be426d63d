"""What annotators are called where there is no room for names."""

LETTERS = "ABCDEFGHI"
"""What annotators are called beside their names."""
