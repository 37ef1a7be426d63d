"""The command that compares two responses to one key: changes to right and to wrong.

Either may be the result of one, as ``annotally score --format json`` saved it on an earlier day.
"""

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from annotally.cli.argument_types import (
    add_label_option,
    add_out_option,
    count_word,
    encoding_word,
    format_word,
    level_word,
    task_word,
    with_labels,
)
from annotally.cli.command import add_command
from annotally.cli.methods_option import add_methods, clash_with_methods
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
from annotally.cli.similarity_options import seed_word
from annotally.model.paths import distinct_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from annotally.reports.tables.campaign import Campaign
    from annotally.reports.tree.run_changes import RunChanges
    from annotally.workspace.facade import OpenRequest, Workspace


_SAVED = "or its result as saved by score --format json"


_EXAMPLES = (
    "annotally compare-runs before.sgm after.sgm -t named-entity -k key.sgm",
    "annotally compare-runs before.json after.json",
    "annotally compare-runs before.sgm after.sgm -t named-entity -k key.sgm --measure f1 --seed 1",
    "annotally compare-runs before.sgm after.sgm -t named-entity -k key.sgm --measure f1 --methods",
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
    _add_tests(runs)
    add_methods(runs, "changes, tests, values, versions, seeds, references")
    runs.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")
    runs.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    add_out_option(runs)


def _add_tests(runs: argparse.ArgumentParser) -> None:
    # Defaults are those of the engine where an option is not given (None), as in a campaign.
    group = runs.add_argument_group("tests of the difference")
    group.add_argument(
        "--measure",
        action="append",
        metavar="NAME",
        help="test the difference in a measure, as JSON names it, such as f1; may be given again",
    )
    group.add_argument(
        "--row",
        metavar="NAME",
        help="row of the score table, as CSV names it (default: the one that the task is judged by)",
    )
    group.add_argument(
        "--shuffles", type=count_word, metavar="N", help="shuffles of a test (default: 9999; 0: none)"
    )
    group.add_argument(
        "--samples", type=count_word, metavar="N", help="samples of the bootstrap (default: 1000)"
    )
    group.add_argument(
        "--level", type=level_word, metavar="P", help="runs with a lower p differ (default: 0.05)"
    )
    group.add_argument("--seed", type=seed_word, metavar="N", help="seed of the tests (default: 0)")


def _compare_runs(arguments: argparse.Namespace) -> int:
    # Saved runs need no comparison; of open ones each is compared with the key by itself.
    from annotally.formats.atomic_write import keep_inputs, save_text
    from annotally.reports.render.saved_result import looks_saved
    from annotally.workspace.run_comparison import compare_runs, run_of, saved_run

    paths = (arguments.before, arguments.after)
    saved = tuple(map(looks_saved, paths))
    misfit = _misfit(arguments, saved)
    if misfit:
        notify(f"annotally compare-runs: error: {misfit}")
        return USAGE
    if arguments.out is not None:
        keep_inputs([arguments.out], [*paths, *arguments.key, *arguments.text])
    with ProgressLine(arguments) as progress:
        workspaces = [
            None if is_saved else _opened(arguments, path, progress)
            for path, is_saved in zip(paths, saved, strict=True)
        ]
        first, second = (
            saved_run(path) if workspace is None else run_of(workspace)
            for path, workspace in zip(paths, workspaces, strict=True)
        )
        before, after = distinct_names(paths)
        changes = compare_runs(first, second, (before, after), progress.report, everything=arguments.all)
        tested = _tested(arguments, workspaces, (before, after))
    result = _result("methods" if arguments.methods else arguments.format, changes, tested)
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result, data=arguments.format != "text")
    empty = first.scores_nothing or second.scores_nothing
    return REFUSED if empty and not arguments.allow_empty else DONE


def _tested(
    arguments: argparse.Namespace, workspaces: "Sequence[Workspace | None]", names: tuple[str, str]
) -> "Campaign | None":
    """Return both runs with their tests; None if no measure is to be tested."""
    # A saved result has no documents to shuffle: both responses must be open for a test.
    first, second = workspaces
    if not arguments.measure or first is None or second is None:
        return None
    from annotally.reports.tables.campaign import SignificanceChoice
    from annotally.workspace.campaign import CampaignRequest, SystemInput
    from annotally.workspace.run_significance import measure_significance

    # The request is the one by which each run was opened: of the key alone, then with each response.
    opened = [_request(arguments, path) for path in (arguments.before, arguments.after)]
    key = replace(opened[0], sides=opened[0].sides[:1])
    systems = tuple(SystemInput(name, request.sides[1]) for name, request in zip(names, opened, strict=True))
    settings = {name: getattr(arguments, name) for name in ("seed", "shuffles", "samples", "level")}
    choice = SignificanceChoice(**{name: value for name, value in settings.items() if value is not None})
    request = CampaignRequest(key, systems, arguments.row, tuple(arguments.measure))
    return measure_significance(request, (first, second), choice)


def _result(form: str, changes: "RunChanges", tested: "Campaign | None") -> str:
    """Return the changes, and the tests of the difference if there are any, in a format.

    CSV holds one table: that of the tests where they were asked for.
    """
    from annotally.reports.render.run_tests import run_tests_csv, run_tests_text, run_tests_value
    from annotally.reports.tree.run_changes import run_changes_csv, run_changes_json, run_changes_text

    if form == "methods":
        from annotally.reports.tables.campaign_methods import run_methods
        from annotally.reports.tables.paper_paragraph import methods_text

        return methods_text(run_methods(changes, tested))
    if form == "json":
        return run_changes_json(changes, None if tested is None else run_tests_value(tested))
    if form == "csv":
        return run_changes_csv(changes) if tested is None else run_tests_csv(tested)
    return run_changes_text(changes) + ("" if tested is None else f"\n{run_tests_text(tested)}")


def _misfit(arguments: argparse.Namespace, saved: tuple[bool, ...]) -> str:
    """Return a message on options that runs, ``saved`` or not, lack or do not use; else an empty string."""
    # Options that say nothing are refused, for whoever gave them expects that they count.
    if methods_misfit := clash_with_methods(arguments, {"--all": arguments.all}):
        return methods_misfit
    needed = {"--task": bool(arguments.task), "--key": bool(arguments.key)}
    if test_misfit := _test_misfit(arguments, saved):
        return test_misfit
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


def _test_misfit(arguments: argparse.Namespace, saved: tuple[bool, ...]) -> str:
    """Return a message on options of tests that test nothing; else an empty string."""
    tests = ("row", "shuffles", "samples", "level", "seed")
    idle = [f"--{name}" for name in tests if getattr(arguments, name) is not None]
    if idle and not arguments.measure:
        return f"{', '.join(idle)}: for tests of a --measure"
    if arguments.measure and any(saved):
        return "--measure: name both responses; a saved result is not tested"
    return ""


def _opened(arguments: argparse.Namespace, path: str, progress: ProgressLine) -> "Workspace":
    from annotally.workspace.facade import open_workspace

    # Each run is a comparison of its own with the same key: nothing of the one can alter the other.
    workspace = open_workspace(_request(arguments, path), progress.report)
    complain(workspace.warnings, arguments.warnings)
    return workspace


def _request(arguments: argparse.Namespace, response: str) -> "OpenRequest":
    from annotally.workspace.facade import OpenRequest, SideInput

    sides = (
        SideInput("key", tuple(arguments.key), arguments.key_format),
        SideInput("response", (response,), arguments.response_format),
    )
    task = with_labels(arguments.task, arguments.label)
    assert not isinstance(task, str)  # nothing is misfit
    return OpenRequest(task, sides, tuple(arguments.text), encoding=arguments.encoding)
