"""Names of tasks outside the catalogue: a configuration file, or the text of one.

A module of its own, so that a window knows its recent files before anything else is imported.
"""

FILE = "configuration:"
"""Ahead of the path of a configuration file."""
TEXT = "configuration-text:"
"""Ahead of a path, a line feed, and the text of a configuration that is not, or not yet, in that file."""


def file_name(path: str) -> str:
    """Return the task name for a configuration file."""
    return f"{FILE}{path}"


def text_name(path: str, text: str) -> str:
    """Return the task name for the text of a configuration; ``path`` is its origin, or empty."""
    return f"{TEXT}{path}\n{text}"


def configuration_path(name: str) -> str:
    """Return the path of the configuration file in a task's name; empty if there is none."""
    if name.startswith(TEXT):
        return name.removeprefix(TEXT).partition("\n")[0]
    return name.removeprefix(FILE) if name.startswith(FILE) else ""
