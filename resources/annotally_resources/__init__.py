"""Data only: task presets, the sample project, icons, themes. Nothing is imported from here but paths."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def resource(*parts: str) -> Traversable:
    """Return the resource at ``parts`` below this package, for example ``resource("sample", "texts")``."""
    return files(__name__).joinpath(*parts)
