"""The command that compares two responses to one key: changes to right and to wrong.

Either may be the result of one, as ``annotally score --format json`` saved it on an earlier day.
"""

import argparse
from typing import TYPE_CHECKING

from annotally.cli.argument_types import (
    add_label_option,
    add_out_option,
    encoding_word,
    format_word,
    task_word,
    with_labels,
)
from annotally.cli.command import add_command
from annotally.cli.output import (
    DONE,
    REFUSED,
    USAGE,
    ProgressLine,
    add_allow_empty,
    complain,
    notify,
    print_out,
)
from annotally.model.paths import distinct_names

if TYPE_CHECKING:
    from annotally.workspace.facade import OpenRequest
    from annotally.workspace.run_comparison import ScoredRun


_SAVED = "or its result as saved by score --format json"


_EXAMPLES = (
    "annotally compare-runs before.sgm after.sgm -t named-entity -k key.sgm",
    "annotally compare-runs before.json after.json",
)


def add_compare_runs(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "list what one response has right and another has not, against one key"
    runs = add_command(commands, "compare-runs", _compare_runs, text, _EXAMPLES)
    place = "FILE|DIR"
    runs.add_argument("before", metavar="BEFORE", help=f"the response of the first run, {_SAVED}")
    runs.add_argument("after", metavar="AFTER", help="the response of the second run, or its JSON result")
    runs.add_argument("-t", "--task", type=task_word, help="the task; not needed for two JSON results")
    runs.add_argument(
        "-k", "--key", nargs="+", metavar=place, default=[], help="the key; not needed for two JSON results"
    )
    runs.add_argument("--text", nargs="+", metavar=place, default=[], help="the texts, if the key has none")
    help_text = "file format (default: recognised)"
    for side in ("key", "response"):
        runs.add_argument(f"--{side}-format", type=format_word, metavar="FORMAT", help=help_text)
    add_label_option(runs)
    add_allow_empty(runs)
    runs.add_argument("--all", action="store_true", help="also list what stayed the same")
    runs.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")
    runs.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    add_out_option(runs)


def _compare_runs(arguments: argparse.Namespace) -> int:
    # Saved runs need no comparison; of open ones each is compared with the key by itself.
    from annotally.formats.atomic_write import keep_inputs, save_text
    from annotally.reports.render.saved_result import looks_saved
    from annotally.reports.tree.run_changes import run_changes_csv, run_changes_json, run_changes_text
    from annotally.workspace.run_comparison import compare_runs

    paths = (arguments.before, arguments.after)
    saved = tuple(map(looks_saved, paths))
    misfit = _misfit(arguments, saved)
    if misfit:
        notify(f"annotally compare-runs: error: {misfit}")
        return USAGE
    if arguments.out is not None:
        keep_inputs([arguments.out], [*paths, *arguments.key, *arguments.text])
    with ProgressLine(arguments) as progress:
        first, second = (_run(arguments, *run, progress) for run in zip(paths, saved, strict=True))
        before, after = distinct_names(paths)
        changes = compare_runs(first, second, (before, after), progress.report, everything=arguments.all)
    forms = {"text": run_changes_text, "json": run_changes_json, "csv": run_changes_csv}
    result = forms[arguments.format](changes)
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result, data=arguments.format != "text")
    empty = first.scores_nothing or second.scores_nothing
    return REFUSED if empty and not arguments.allow_empty else DONE


def _misfit(arguments: argparse.Namespace, saved: tuple[bool, ...]) -> str:
    """Return a message on options that runs, ``saved`` or not, lack or do not use; else an empty string."""
    needed = {"--task": bool(arguments.task), "--key": bool(arguments.key)}
    if all(saved):
        optional = ("text", "encoding", "label")
        idle = {**needed, **{f"--{name}": bool(getattr(arguments, name)) for name in optional}}
        idle_names = [name for name, is_given in idle.items() if is_given]
        return (
            f"{', '.join(idle_names)}: both runs are saved results, which name their own"
            if idle_names
            else ""
        )
    missing = [name for name, is_given in needed.items() if not is_given]
    if missing:
        return f"{', '.join(missing)} must be given, unless both runs are saved results"
    task = with_labels(arguments.task, arguments.label)
    return task if isinstance(task, str) else ""


def _run(arguments: argparse.Namespace, path: str, saved: bool, progress: ProgressLine) -> "ScoredRun":
    from annotally.workspace.facade import open_workspace
    from annotally.workspace.run_comparison import run_of, saved_run

    if saved:
        return saved_run(path)
    workspace = open_workspace(_request(arguments, path), progress.report)
    complain(workspace.warnings, arguments.warnings)
    return run_of(workspace)


def _request(arguments: argparse.Namespace, response: str) -> "OpenRequest":
    from annotally.workspace.facade import OpenRequest, SideInput

    sides = (
        SideInput("key", tuple(arguments.key), arguments.key_format),
        SideInput("response", (response,), arguments.response_format),
    )
    task = with_labels(arguments.task, arguments.label)
    assert not isinstance(task, str)  # nothing is misfit
    return OpenRequest(task, sides, tuple(arguments.text), encoding=arguments.encoding)
