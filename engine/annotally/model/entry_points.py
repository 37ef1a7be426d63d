"""Parts of the program that are named as entry points are, and imported when they are first asked for."""

from importlib import import_module
from typing import Any


def load_part(point: str) -> Any:
    """Import a module and return its attribute; both are named as ``package.module:name``."""
    module, _, name = point.partition(":")
    return getattr(import_module(module), name)
