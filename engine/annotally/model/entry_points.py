"""Parts of the program that are named as entry points are, and imported when they are first asked for."""

from importlib import import_module
from typing import Any


def load_part(point: str) -> Any:
    """Return what a module has under a name, written as ``package.module:name``; the module is imported."""
    module, _, name = point.partition(":")
    return getattr(import_module(module), name)
