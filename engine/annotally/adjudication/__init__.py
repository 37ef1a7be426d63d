"""Settling differences: what people decide, how it is kept, and the final key that follows from it."""
