"""The command line: a thin companion to the window, for scripts, tests and comparisons with other tools.

Every number it prints comes from the tables the window shows. Exit codes: 0 done, 1 an input refused or
nothing scored, 2 wrong usage, 130 interrupted, 141 the reader of the output went away. The engine's rooms are
imported by the command that needs them, so that ``--version`` and ``--help`` answer at once.
"""

import argparse
import io
import sys
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from annotally import __version__
from annotally.cli.aggregate import add_aggregate
from annotally.cli.agreement import add_agreement
from annotally.cli.argument_types import add_warnings_option, unknown_name
from annotally.cli.campaign import add_campaign
from annotally.cli.changes import add_changes
from annotally.cli.compare_runs import add_compare_runs
from annotally.cli.completion import add_completion, complete
from annotally.cli.convert import add_convert
from annotally.cli.decisions import add_decisions
from annotally.cli.disagreements import add_disagreements
from annotally.cli.export import add_export
from annotally.cli.judge import add_judge
from annotally.cli.listing import add_formats, add_tasks
from annotally.cli.output import (
    INTERRUPTED,
    READER_GONE,
    REFUSED,
    USAGE,
    complain,
    notify,
    print_out,
    silence,
)
from annotally.cli.plan import add_plan
from annotally.cli.report import add_report
from annotally.cli.rescue import add_rescue
from annotally.cli.schema import add_schema
from annotally.cli.score import add_score
from annotally.cli.segmentation import add_segmentation
from annotally.cli.terminal import visible
from annotally.model.diagnostics import InputRefused

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; ``argv`` is without the program's name."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return _run(argv)
    except BrokenPipeError:
        silence(sys.stdout)
        return READER_GONE
    except KeyboardInterrupt:
        notify("interrupted")
        return INTERRUPTED


def _run(argv: Sequence[str] | None) -> int:
    parser, commands = make_parsers()
    complete(parser)
    typed = sys.argv[1:] if argv is None else argv
    if typed and not typed[0].startswith("-") and typed[0] not in commands.choices:
        notify(f"annotally: error: {unknown_name('command', typed[0], commands.choices)}")
        return USAGE
    try:
        arguments = parser.parse_args(typed)
    except SystemExit as stop:  # argparse has said why
        print_out("")
        return stop.code if isinstance(stop.code, int) else USAGE
    command: Callable[[argparse.Namespace], int] | None = arguments.command
    if command is None:
        parser.print_help(sys.stderr)
        return USAGE
    try:
        return command(arguments)
    except InputRefused as refused:
        complain(refused.diagnostics, arguments.warnings)
        return REFUSED


# --- arguments


class _Parser(argparse.ArgumentParser):
    """A parser of the command line, with messages in which repeated input cannot command a terminal."""

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        super()._print_message(visible(message), file)


def command_names() -> Collection[str]:
    """Return the names of all commands, as the parser has them."""
    _, commands = make_parsers()
    return commands.choices


def make_parsers() -> "tuple[argparse.ArgumentParser, argparse._SubParsersAction[argparse.ArgumentParser]]":
    """Return the parser, and the action that holds the parser of each command by name."""
    parser: argparse.ArgumentParser = _Parser(
        prog="annotally",
        description="Compare two annotations of the same texts and score the difference.",
        epilog="Without a command, annotally [FILE ...] opens the window; annotally --sample, on the sample.",
        allow_abbrev=False,
    )
    parser.add_argument("-V", "--version", action="version", version=f"annotally {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    add_score(commands)
    add_agreement(commands)
    add_aggregate(commands)
    add_disagreements(commands)
    add_judge(commands)
    add_plan(commands)
    add_segmentation(commands)
    add_compare_runs(commands)
    add_changes(commands)
    add_campaign(commands)
    add_report(commands)
    add_convert(commands)
    add_export(commands)
    add_decisions(commands)
    add_rescue(commands)
    add_formats(commands)
    add_tasks(commands)
    add_schema(commands)
    add_completion(commands)
    for command in commands.choices.values():
        add_warnings_option(command)
    return parser, commands
