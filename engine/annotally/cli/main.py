"""The command line: a thin companion to the window, for scripts, tests and comparisons with other tools.

Every number it prints comes from the tables the window shows. Exit codes: 0 done, 1 an input refused or
nothing scored, 2 wrong usage, 130 interrupted, 141 the reader of the output went away. The engine's rooms are
imported by the command that needs them, so that ``--version`` and ``--help`` answer at once.
"""

import argparse
import io
import sys
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, NoReturn

from annotally import __version__
from annotally.cli.argument_types import add_warnings_option, option_names, unknown_argument, unknown_name
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
from annotally.cli.shell_request import is_asked_by_shell
from annotally.cli.terminal import visible
from annotally.model.diagnostics import InputRefused
from annotally.model.entry_points import load_part

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
    typed = sys.argv[1:] if argv is None else argv
    if is_asked_by_shell():
        from annotally.cli.completion import complete

        complete(make_parsers()[0])
    elif typed and not typed[0].startswith("-") and typed[0] not in _COMMANDS:
        notify(f"annotally: error: {unknown_name('command', typed[0], _COMMANDS)}")
        return USAGE
    parser, commands = make_parsers(typed[0] if typed else "")
    try:
        arguments, extra_arguments = parser.parse_known_args(typed)
        if extra_arguments:
            command_parser = commands.choices.get(typed[0], parser)
            command_parser.error(unknown_argument(extra_arguments[0], option_names(command_parser)))
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

_COMMANDS = {
    "score": "annotally.cli.score:add_score",
    "agreement": "annotally.cli.agreement:add_agreement",
    "aggregate": "annotally.cli.aggregate:add_aggregate",
    "disagreements": "annotally.cli.disagreements:add_disagreements",
    "judge": "annotally.cli.judge:add_judge",
    "plan": "annotally.cli.plan:add_plan",
    "segmentation": "annotally.cli.segmentation:add_segmentation",
    "compare-runs": "annotally.cli.compare_runs:add_compare_runs",
    "changes": "annotally.cli.changes:add_changes",
    "campaign": "annotally.cli.campaign:add_campaign",
    "report": "annotally.cli.report:add_report",
    "convert": "annotally.cli.convert:add_convert",
    "export": "annotally.cli.export:add_export",
    "decisions": "annotally.cli.decisions:add_decisions",
    "rescue": "annotally.cli.rescue:add_rescue",
    "formats": "annotally.cli.listing:add_formats",
    "tasks": "annotally.cli.listing:add_tasks",
    "config": "annotally.cli.listing:add_config",
    "schema": "annotally.cli.schema:add_schema",
    "completion": "annotally.cli.completion:add_completion",
}
"""The functions that add each command to a parser: a command imports its own alone."""
_VERSION = "-V", "--version"


class _Parser(argparse.ArgumentParser):
    """A parser of the command line, with messages in which repeated input cannot command a terminal."""

    def error(self, message: str) -> NoReturn:
        """Print the message and the command that lists the options; exit with 2."""
        # The usage of all options, which argparse prints ahead of the message, fills the screen.
        self.exit(USAGE, f"{self.prog}: error: {message}\n{self.prog} --help lists the options\n")

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        super()._print_message(visible(message), file)


def command_names() -> Collection[str]:
    """Return the names of all commands, as the parser has them."""
    return _COMMANDS.keys()


def make_parsers(
    chosen: str = "",
) -> "tuple[argparse.ArgumentParser, argparse._SubParsersAction[argparse.ArgumentParser]]":
    """Return the parser, and the action that holds the parser of each command by name.

    If the first word typed, ``chosen``, is a command, only its parser is made; for the version none is.
    """
    parser: argparse.ArgumentParser = _Parser(
        prog="annotally",
        description="Compare two annotations of the same texts and score the difference.",
        epilog="Without a command, annotally [FILE ...] opens the window; annotally --sample, on the sample.",
        allow_abbrev=False,
    )
    parser.add_argument(*_VERSION, action="version", version=f"annotally {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    names = () if chosen in _VERSION else (chosen,) if chosen in _COMMANDS else _COMMANDS
    for name in names:
        load_part(_COMMANDS[name])(commands)
    for command in commands.choices.values():
        add_warnings_option(command)
    return parser, commands
