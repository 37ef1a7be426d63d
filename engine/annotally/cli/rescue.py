"""The command that copies the readable part of a damaged project to a new one."""

import argparse
from typing import TYPE_CHECKING

from annotally.cli.command import add_command
from annotally.cli.output import DONE, complain, print_out
from annotally.model.wording import NO_WORDS

if TYPE_CHECKING:
    from annotally.adjudication.project.messages import Rescued


_EXAMPLES = ("annotally rescue corpus.annotally rescued.annotally",)


def add_rescue(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "copy what can be read of a damaged project to a new one"
    rescue = add_command(commands, "rescue", _rescue, text, _EXAMPLES)
    rescue.add_argument("project", metavar="PROJECT", help="a damaged project file; it is only read")
    rescue.add_argument("output", metavar="OUTPUT", help="the new project file")
    rescue.add_argument(
        "--like",
        default="",
        metavar="PROJECT",
        help="an intact project of the same inputs, if the damaged one no longer names them",
    )


def _rescue(arguments: argparse.Namespace) -> int:
    from annotally.adjudication.project.rescue import rescue
    from annotally.model.diagnostics import warning

    rescued = rescue(arguments.project, arguments.output, arguments.like)
    complain([warning(arguments.project, 0, 0, sentence, NO_WORDS, NO_WORDS) for sentence in rescued.lost])
    print_out(f"{arguments.output}: {_counted(rescued)}\n")
    return DONE


def _counted(rescued: "Rescued") -> str:
    entries = "1 entry was" if rescued.entries == 1 else f"{rescued.entries} entries were"
    steps = "1 step" if rescued.commands == 1 else f"{rescued.commands} steps"
    return f"{entries} rescued, with {steps} of history"
