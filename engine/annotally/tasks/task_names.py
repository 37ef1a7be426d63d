"""Names of tasks that are no names of the catalogue: a configuration file, or the text of one.

Apart from what reads them, so that a window knows its recent files before anything else is imported.
"""

FILE = "configuration:"
"""Ahead of the path of a configuration file."""
TEXT = "configuration-text:"
"""Ahead of a path, a line feed, and the text of a configuration that is not, or not yet, in that file."""


def file_name(path: str) -> str:
    """Return the name of the task that a configuration file describes."""
    return f"{FILE}{path}"


def text_name(path: str, text: str) -> str:
    """Return the name of a task that a text describes; ``path`` is where it came from, or empty."""
    return f"{TEXT}{path}\n{text}"


def configuration_path(name: str) -> str:
    """Return the path of the configuration file in a task's name; empty if there is none."""
    if name.startswith(TEXT):
        return name.removeprefix(TEXT).partition("\n")[0]
    return name.removeprefix(FILE) if name.startswith(FILE) else ""
