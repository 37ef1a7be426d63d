"""Annotally's window: the PySide6 application over the engine."""
