"""The command that compares two responses to one key: what became right, and what broke."""

import argparse
from typing import TYPE_CHECKING

from annotally.commands.agreement import annotator_names
from annotally.commands.output import DONE, Progress, complain, print_out
from annotally.commands.words import encoding_word, format_word, task_word

if TYPE_CHECKING:
    from annotally.workspace import OpenRequest


def add_compare_runs(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "say what became right and what broke from one response to another, against one key"
    runs = commands.add_parser("compare-runs", help=text, description=text, allow_abbrev=False)
    runs.set_defaults(command=_compare_runs)
    place = "FILE|DIR"
    runs.add_argument("before", metavar="BEFORE", help="the response of the first run")
    runs.add_argument("after", metavar="AFTER", help="the response of the second run")
    runs.add_argument("--task", type=task_word, required=True, help="what is scored; see annotally tasks")
    runs.add_argument("--key", nargs="+", metavar=place, required=True, help="what counts as right")
    runs.add_argument("--text", nargs="+", metavar=place, default=[], help="the texts, if key has none")
    told = "instead of recognising it"
    for side in ("key", "response"):
        runs.add_argument(f"--{side}-format", type=format_word, metavar="FORMAT", help=told)
    runs.add_argument("--all", action="store_true", help="list what stayed as it was, too")
    runs.add_argument("--encoding", type=encoding_word, help="of all inputs, if it is not UTF-8")
    runs.add_argument("--format", choices=("text", "json", "csv"), default="text", help="of the result")
    runs.add_argument("--out", metavar="PATH", help="write the result there instead of printing it")


def _compare_runs(arguments: argparse.Namespace) -> int:
    from annotally.reports.run_changes import run_changes_csv, run_changes_json, run_changes_text
    from annotally.runs import compare_runs
    from annotally.saving import keep_inputs, save_text
    from annotally.workspace import open_workspace

    paths = (arguments.before, arguments.after)
    if arguments.out is not None:
        keep_inputs([arguments.out], [*paths, *arguments.key, *arguments.text])
    with Progress() as progress:
        first, second = (open_workspace(_request(arguments, path), progress.report) for path in paths)
        before, after = annotator_names(paths)
        found = compare_runs(first, second, (before, after), progress.report, everything=arguments.all)
    complain(dict.fromkeys((*first.warnings, *second.warnings)))
    forms = {"text": run_changes_text, "json": run_changes_json, "csv": run_changes_csv}
    result = forms[arguments.format](found)
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result)
    return DONE


def _request(arguments: argparse.Namespace, response: str) -> "OpenRequest":
    from annotally.workspace import OpenRequest, SideInput

    sides = (
        SideInput("key", tuple(arguments.key), arguments.key_format),
        SideInput("response", (response,), arguments.response_format),
    )
    return OpenRequest(arguments.task, sides, tuple(arguments.text), encoding=arguments.encoding)
