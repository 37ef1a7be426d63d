"""The command that judges systems as annotators among people."""

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING

from annotally.cli.agreement import annotators_request, clash_with_labels, is_label_table, print_result
from annotally.cli.argument_types import add_out_option
from annotally.cli.command import add_command
from annotally.cli.output import DONE, USAGE, ProgressLine, code_of, complain, notify
from annotally.cli.report import add_annotators

if TYPE_CHECKING:
    from annotally.workspace.label_aggregation import LabelledItems

PURPOSE = "alternative annotator test"
_MOST_ITEMS = 1_000_000

_EXAMPLES = (
    "annotally judge labels.csv --system model --epsilon 0.1",
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
        metavar="TABLE|FILE|DIR",
        help="a table (CSV, TSV) of items and the labels of people and systems, or their annotations",
    )
    judge.add_argument(
        "--system",
        action="append",
        required=True,
        metavar="NAME",
        help="the system; may be given several times, each is judged among the people alone",
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


def _judge(arguments: argparse.Namespace) -> int:
    from annotally.reports.tables.system_judgement import judgement_csv, judgement_json, judgement_text
    from annotally.workspace.system_judgement import JudgementRequest, judge_systems

    # Tables and texts become the same items; the test knows nothing of where labels are from.
    items_or_code = (_of_table if is_label_table(arguments) else _of_annotations)(arguments)
    if isinstance(items_or_code, int):
        return items_or_code
    labelled, code = items_or_code
    systems = tuple(dict.fromkeys(arguments.system))
    request = JudgementRequest(systems, arguments.epsilon, arguments.alignment, arguments.fewest)
    report = judge_systems(arguments.annotators[0], labelled, request)
    forms = {"text": judgement_text, "json": judgement_json, "csv": judgement_csv}
    print_result(forms[arguments.format](report), arguments)
    return code


def _of_table(arguments: argparse.Namespace) -> "tuple[LabelledItems, int] | int":
    """Return the items of a table, and the exit code; the code alone for wrong options."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.label_aggregation import labelled_table

    problem = clash_with_labels(arguments, {"--slot": arguments.slot})
    if problem:
        notify(f"annotally judge: error: {problem}")
        return USAGE
    if arguments.out is not None:
        keep_inputs([arguments.out], arguments.annotators)
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    return labelled_table(arguments.annotators[0], names, arguments.encoding, PURPOSE), DONE


def _of_annotations(arguments: argparse.Namespace) -> "tuple[LabelledItems, int] | int":
    """Return the aligned annotations, and the exit code; the code alone for wrong options."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.facade import open_workspace
    from annotally.workspace.label_aggregation import labelled_annotations

    # The request is that of annotators, of whom none is the key: a system is one of them here.
    opening = annotators_request(arguments)
    if isinstance(opening, str):
        notify(f"annotally judge: error: {opening}")
        return USAGE
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(opening, progress.report)
        if arguments.out is not None:
            keep_inputs([arguments.out], [*arguments.text, *workspace.input_files])
        labelled = labelled_annotations(workspace, arguments.slot, PURPOSE)
    complain(workspace.warnings, arguments.warnings)
    return labelled, code_of(workspace, arguments) or DONE
