"""The option that prints a paragraph for the methods section of a paper, and its checks."""

import argparse
from collections.abc import Mapping

_NOTHING: Mapping[str, object] = {}


def add_methods(parser: "argparse._ActionsContainer", contents: str) -> None:
    """Add the option; ``contents`` are those of the paragraph, in words."""
    parser.add_argument(
        "--methods",
        action="store_true",
        help=f"print a paragraph for the methods section of a paper instead: {contents}",
    )


def clash_with_methods(arguments: argparse.Namespace, further: Mapping[str, object] = _NOTHING) -> str:
    """Return a message about options that a paragraph has no place for; empty: there are none.

    ``further`` are values of options by name beside that of the form.
    """
    if not arguments.methods:
        return ""
    if arguments.format != "text":
        return "--methods prints text"
    clashing = ", ".join(option for option, value in further.items() if value)
    return f"{clashing}: not with --methods, which prints a paragraph alone" if clashing else ""
