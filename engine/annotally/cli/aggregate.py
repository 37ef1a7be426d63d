"""The command that proposes labels from those of several annotators, for items of a table or annotations."""

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING

from annotally.cli.agreement import annotators_request, clash_with_labels, is_label_table, print_result
from annotally.cli.argument_types import add_out_option
from annotally.cli.command import add_command
from annotally.cli.output import DONE, USAGE, ProgressLine, code_of, complain, notify
from annotally.cli.report import add_annotators
from annotally.cli.similarity_options import seed_word

if TYPE_CHECKING:
    from annotally.reports.tables.aggregation import AggregationReport

MODELS = ("majority", "dawid-skene", "one-coin", "mace")
"""As `annotally.workspace.label_aggregation` has them, which is imported when the command runs."""
MOST_RESTARTS = 1_000

_EXAMPLES = (
    "annotally aggregate labels.csv",
    "annotally aggregate labels.csv --model dawid-skene --threshold 0.9",
    "annotally aggregate labels.csv --model mace --seed 1 -f jsonl -o distribution.jsonl",
    "annotally aggregate anna.sgm ben.sgm cleo.sgm -t named-entity --model dawid-skene",
    "annotally aggregate anna.sgm ben.sgm cleo.sgm --no-text -f csv -o votes.csv",
)


def add_aggregate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "propose a label for each item from those of several annotators, with the distribution"
    # In the order of the help: the items, the model, how annotations are read, the result.
    aggregate = add_command(commands, "aggregate", _aggregate, text, _EXAMPLES)
    aggregate.add_argument(
        "annotators",
        nargs="+",
        metavar="TABLE|FILE|DIR",
        help="a table (CSV, TSV) of items and the labels of annotators, or the annotations of two to nine",
    )
    aggregate.add_argument(
        "--slot",
        metavar="NAME",
        default="",
        help="of annotations: propose fills of this slot, as agreement names it (default: the labels)",
    )
    aggregate.add_argument(
        "--no-text", action="store_true", help="of annotations: leave out all text, and fills from no list"
    )
    aggregate.add_argument(
        "--model",
        choices=MODELS,
        default=MODELS[0],
        help="majority vote, or a model of how reliable each annotator is (default: majority)",
    )
    aggregate.add_argument(
        "--threshold",
        type=_threshold,
        metavar="P",
        default=Fraction(0),
        help="propose no label that is less probable (default: 0)",
    )
    aggregate.add_argument(
        "--seed", type=seed_word, metavar="N", help="mace: seed of the starts (default: 0)"
    )
    aggregate.add_argument(
        "--restarts", type=_restarts, metavar="N", help="mace: random starts, the best counts (default: 10)"
    )
    add_annotators(aggregate, "names of the annotators; of a table, those that count (default: all)")
    aggregate.add_argument(
        "-f",
        "--format",
        choices=("text", "json", "jsonl", "csv"),
        default="text",
        help="output; jsonl and csv have a line for each item (default: text)",
    )
    add_out_option(aggregate)


def _threshold(text: str) -> Fraction:
    # A fraction is kept as it was written: 0.9 is nine tenths, and a probability of nine tenths passes it.
    # Long ones are refused, since every comparison with them would be slow.
    try:
        threshold = Fraction(text)
    except (ValueError, ZeroDivisionError):
        threshold = Fraction(-1)
    if not 0 <= threshold <= 1 or threshold.denominator > 1_000_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no probability from 0 to 1; write 0.9")
    return threshold


def _restarts(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_RESTARTS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_RESTARTS}")
    return int(text)


def _aggregate(arguments: argparse.Namespace) -> int:
    from annotally.reports.render.aggregation_forms import (
        aggregation_csv,
        aggregation_json,
        aggregation_jsonl,
        aggregation_text,
    )

    # Only MACE draws at random: a seed of another model would say nothing, so that it is refused.
    of_labels = is_label_table(arguments)
    settings = {name: getattr(arguments, name) for name in ("seed", "restarts")}
    starts = {name: value for name, value in settings.items() if value is not None}
    problem = ""
    if starts and arguments.model != "mace":
        options = ", ".join(f"--{name}" for name in starts)
        problem = f"{options}: for --model mace, which alone starts at random"
    elif of_labels:
        problem = clash_with_labels(arguments, {"--slot": arguments.slot, "--no-text": arguments.no_text})
    if problem:
        notify(f"annotally aggregate: error: {problem}")
        return USAGE
    aggregated = (_of_table if of_labels else _of_annotations)(arguments, starts)
    if isinstance(aggregated, int):
        return aggregated
    report, code = aggregated
    forms = {
        "text": aggregation_text,
        "json": aggregation_json,
        "jsonl": aggregation_jsonl,
        "csv": aggregation_csv,
    }
    print_result(forms[arguments.format](report), arguments)
    return code


def _of_table(arguments: argparse.Namespace, starts: dict[str, int]) -> "tuple[AggregationReport, int]":
    """Return the report on a table, and the exit code."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.label_aggregation import AggregationRequest, aggregate_label_table

    (path,) = arguments.annotators
    if arguments.out is not None:
        keep_inputs([arguments.out], [path])
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    request = AggregationRequest(arguments.model, arguments.threshold, **starts)
    return aggregate_label_table(path, request, names, arguments.encoding), DONE


def _of_annotations(
    arguments: argparse.Namespace, starts: dict[str, int]
) -> "tuple[AggregationReport, int] | int":
    """Return the report on annotations, and the exit code; the code alone for wrong options."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.facade import open_workspace
    from annotally.workspace.label_aggregation import AggregationRequest, aggregate_annotations

    opening = annotators_request(arguments)
    if isinstance(opening, str):
        notify(f"annotally aggregate: error: {opening}")
        return USAGE
    request = AggregationRequest(arguments.model, arguments.threshold, **starts)
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(opening, progress.report)
        if arguments.out is not None:
            keep_inputs([arguments.out], [*arguments.text, *workspace.input_files])
        report = aggregate_annotations(workspace, request, arguments.slot, texts=not arguments.no_text)
    complain(workspace.warnings, arguments.warnings)
    return report, code_of(workspace, arguments) or DONE
