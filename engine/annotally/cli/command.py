"""Commands: their parsers, descriptions and examples."""

import argparse
from collections.abc import Callable, Sequence
from textwrap import fill


def add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    run: Callable[[argparse.Namespace], int],
    text: str,
    examples: Sequence[str],
) -> argparse.ArgumentParser:
    """Add a command to the parser of all and return its own.

    ``run`` returns the exit code. ``text`` says what the command does; ``examples`` are lines for a shell,
    printed below the options of its help.
    """
    # argparse wraps description and epilog alike, or neither: the description is wrapped here, to the width
    # of the narrowest terminals.
    parser = commands.add_parser(
        name,
        help=text,
        description=fill(text, 79),
        epilog="\n".join(["examples:", *(f"  {example}" for example in examples)]),
        formatter_class=argparse.RawDescriptionHelpFormatter,  # a line of a shell must not be wrapped
        allow_abbrev=False,
    )
    parser.set_defaults(command=run)
    return parser
