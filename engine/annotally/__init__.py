"""Annotally's engine: read annotations, align them, map them, score them. No window here."""

__version__ = "0.1.0"
