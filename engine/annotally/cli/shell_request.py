"""Whether a shell asks for words that complete a command; told without any of the commands."""

import os

_ASKED_BY_SHELL = "_ARGCOMPLETE"
"""The variable that the script of argcomplete sets when a shell wants words."""


def is_asked_by_shell() -> bool:
    """Tell whether a shell runs the program for words to complete."""
    return _ASKED_BY_SHELL in os.environ
