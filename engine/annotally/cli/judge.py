"""The command that judges systems as annotators among people."""

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from annotally.cli.agreement import (
    annotators_request,
    clash_with_labels,
    flags_about_texts,
    is_label_table,
    print_result,
)
from annotally.cli.argument_types import add_out_option
from annotally.cli.command import add_command
from annotally.cli.export import opened_project
from annotally.cli.output import DONE, USAGE, ProgressLine, add_note, code_of, complain, notify
from annotally.cli.report import add_annotators
from annotally.cli.similarity_options import add_methods_option

if TYPE_CHECKING:
    from annotally.workspace.label_aggregation import LabelledItems

_MOST_ITEMS = 1_000_000
_UNDECIDED = "the decisions of the project are not used: every annotator is judged as they annotated"

_EXAMPLES = (
    "annotally judge labels.csv --system model --epsilon 0.1",
    "annotally judge study.annotally --system model",
    "annotally judge anna.sgm ben.sgm cleo.sgm model.sgm --system model -t named-entity --slot enamex/type",
)


def add_judge(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "judge whether a system can stand for an annotator: the alternative annotator test"
    # In the order of the help: people and systems, the test, how annotations are read, the result.
    judge = add_command(commands, "judge", _judge, text, _EXAMPLES)
    judge.add_argument(
        "annotators",
        nargs="+",
        metavar="PROJECT|TABLE|FILE|DIR",
        help="a project, as its annotators annotated; a table (CSV, TSV) of items and the labels of people"
        " and systems; or their annotations",
    )
    judge.add_argument(
        "--system",
        action="append",
        default=[],
        metavar="NAME",
        help="the system; may be given several times, each is judged among the people alone (default: the"
        " annotator of a project who is marked as one)",
    )
    judge.add_argument(
        "--epsilon",
        type=_epsilon,
        default=Fraction(1, 5),
        metavar="E",
        help="what a person costs more than the system: 0.2 for experts, 0.15 for skilled annotators, 0.1 for"
        " crowds (default: 0.2)",
    )
    judge.add_argument(
        "--alignment",
        choices=("equal", "rmse"),
        default="equal",
        help="hold a label against those of others by the share of equal ones, or by the distance of numbers"
        " (default: equal)",
    )
    judge.add_argument(
        "--fewest",
        type=_fewest,
        default=30,
        metavar="N",
        help="leave out people with fewer items in common with others and the system (default: 30)",
    )
    judge.add_argument(
        "--slot",
        metavar="NAME",
        default="",
        help="of annotations: judge fills of this slot, as agreement names it (default: the labels)",
    )
    add_annotators(judge, "names of the annotators; of a table, those that count (default: all)")
    add_methods_option(judge)
    judge.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    add_out_option(judge)


def _epsilon(text: str) -> Fraction:
    try:
        epsilon = Fraction(text)
    except (ValueError, ZeroDivisionError):
        epsilon = Fraction(-1)
    if not 0 <= epsilon <= 1 or epsilon.denominator > 1_000_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no epsilon from 0 to 1; write 0.2")
    return epsilon


def _fewest(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 2 <= int(text) <= _MOST_ITEMS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of items from 2 to {_MOST_ITEMS}")
    return int(text)


class _JudgedItems(NamedTuple):
    """Items, the systems that are judged on them, and notes on both."""

    labelled: "LabelledItems"
    systems: tuple[str, ...]
    code: int = DONE
    """The exit code."""
    left_out: tuple[str, ...] = ()
    """Annotators who are neither judged nor people."""
    notes: tuple[str, ...] = ()


def _judge(arguments: argparse.Namespace) -> int:
    from dataclasses import replace

    from annotally.adjudication.project.store import is_project_file
    from annotally.reports.tables.system_judgement import judgement_csv, judgement_json, judgement_text
    from annotally.workspace.system_judgement import JudgementRequest, judge_systems

    # Tables, texts and projects become the same items; the test knows nothing of where labels are from.
    if len(arguments.annotators) == 1 and is_project_file(arguments.annotators[0]):
        judged = _of_project(arguments)
    elif problem := _clash_without_project(arguments):
        judged = problem
    else:
        judged = (_of_table if is_label_table(arguments) else _of_annotations)(arguments)
    if isinstance(judged, str):
        notify(f"annotally judge: error: {judged}")
        return USAGE
    request = JudgementRequest(
        judged.systems, arguments.epsilon, arguments.alignment, arguments.fewest, judged.left_out
    )
    report = judge_systems(arguments.annotators[0], judged.labelled, request)
    forms = {"text": judgement_text, "json": judgement_json, "csv": judgement_csv}
    print_result(forms[arguments.format](replace(report, notes=judged.notes)), arguments)
    # A table has no place for sentences: they go where other notes go.
    for note in judged.notes if arguments.format == "csv" else ():
        add_note(arguments, note)
    return judged.code


def _clash_without_project(arguments: argparse.Namespace) -> str:
    """Return a message about options that a table or files need, or that only a project has; empty: none."""
    if not arguments.system:
        return "--system NAME is needed: which annotator is the system; only a project can have it marked"
    return "--dimension-methods goes with a project" if arguments.dimension_methods else ""


def _named_systems(arguments: argparse.Namespace) -> tuple[str, ...]:
    return tuple(dict.fromkeys(arguments.system))


def _of_table(arguments: argparse.Namespace) -> _JudgedItems | str:
    """Return the items of a table, or a message about wrong options."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.label_aggregation import labelled_table
    from annotally.workspace.system_judgement import PURPOSE

    problem = clash_with_labels(arguments, {"--slot": arguments.slot})
    if problem:
        return problem
    if arguments.out is not None:
        keep_inputs([arguments.out], arguments.annotators)
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    labelled = labelled_table(arguments.annotators[0], names, arguments.encoding, PURPOSE)
    return _JudgedItems(labelled, _named_systems(arguments))


def _of_annotations(arguments: argparse.Namespace) -> _JudgedItems | str:
    """Return the aligned annotations, or a message about wrong options."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.facade import open_workspace
    from annotally.workspace.label_aggregation import labelled_annotations
    from annotally.workspace.system_judgement import PURPOSE

    # The request is that of annotators, of whom none is the key: a system is one of them here.
    opening = annotators_request(arguments)
    if isinstance(opening, str):
        return opening
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(opening, progress.report)
        if arguments.out is not None:
            keep_inputs([arguments.out], [*arguments.text, *workspace.input_files])
        labelled = labelled_annotations(workspace, arguments.slot, PURPOSE)
    complain(workspace.warnings, arguments.warnings)
    return _JudgedItems(labelled, _named_systems(arguments), code_of(workspace, arguments))


def _of_project(arguments: argparse.Namespace) -> _JudgedItems | str:
    """Return the aligned annotations of a project's annotators, or a message about wrong options.

    Its decisions change none of them. Raises InputRefused for a project that cannot be opened, and where
    `panel_of` does.
    """
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.label_aggregation import labelled_annotations
    from annotally.workspace.system_judgement import PURPOSE, panel_of

    # How its inputs are read is said in the project; an option that said it again might say something else.
    values_by_flag = {
        "--names": arguments.names,
        "--input-format": arguments.input_format,
        "--encoding": arguments.encoding,
        "--repair-lookalikes": arguments.repair_lookalikes,
    }
    (path,) = arguments.annotators
    clashing = flags_about_texts(arguments, values_by_flag)
    if clashing:
        return f"{', '.join(clashing)} goes with files, and {path} is a project, which has its own"
    arguments.project = path
    with ProgressLine(arguments) as progress, opened_project(arguments, progress) as opened:
        session = opened.adjudication.session()
        workspace, description = session.workspace, session.project.description
        if arguments.out is not None:
            keep_inputs([arguments.out], [*workspace.input_files, path])
        # In a blind project nothing tells a system from a person: a mark is not looked at there.
        marked = () if description.blind else description.systems
        panel = panel_of(path, workspace.side_names, marked, arguments.system)
        labelled = labelled_annotations(workspace, arguments.slot, PURPOSE)
    complain(opened.warnings, arguments.warnings)
    notes = [_UNDECIDED]
    if panel.left_out:
        notes.append(f"left out, for they are marked as systems too: {', '.join(panel.left_out)}")
    code = code_of(workspace, arguments)
    return _JudgedItems(labelled, panel.systems, code, panel.left_out, tuple(notes))
