"""The command that prints the JSON Schema of a result."""

import argparse

from annotally.cli.command import add_command
from annotally.cli.output import DONE, print_out

NAMES = (
    "score",
    "agreement",
    "laboratory",
    "text-laboratory",
    "campaign",
    "compare-runs",
    "campaign",
    "disagreements",
    "plan",
    "aggregate",
    "segmentation",
    "changes",
    "judge",
    "votes",
)
"""Commands; laboratories are of ``agreement --measures``, on a table and on texts; votes are of one line."""
_EXAMPLES = ("annotally schema score > score.schema.json",)


def add_schema(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "print the JSON Schema of what a command writes with --format json, or of a line of votes"
    schema = add_command(commands, "schema", _schema, text, _EXAMPLES)
    schema.add_argument("name", metavar="COMMAND", choices=NAMES, help=", ".join(NAMES))


def _schema(arguments: argparse.Namespace) -> int:
    from annotally.formats.schemas import read_schema

    print_out(read_schema(f"{arguments.name}.schema.json").decode(), data=True)
    return DONE
