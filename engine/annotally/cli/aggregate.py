"""The command that proposes a label for each item of a table, from the labels of several annotators."""

import argparse
from fractions import Fraction

from annotally.cli.argument_types import add_out_option, encoding_word
from annotally.cli.command import add_command
from annotally.cli.output import DONE, USAGE, notify, print_out
from annotally.cli.similarity_options import seed_word

MODELS = ("majority", "dawid-skene", "one-coin", "mace")
"""As `annotally.workspace.label_aggregation` has them, which is imported when the command runs."""
MOST_RESTARTS = 1_000

_EXAMPLES = (
    "annotally aggregate labels.csv",
    "annotally aggregate labels.csv --model dawid-skene --threshold 0.9",
    "annotally aggregate labels.csv --model mace --seed 1 -f jsonl -o distribution.jsonl",
)


def add_aggregate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "propose a label for each item from those of several annotators, with the distribution"
    aggregate = add_command(commands, "aggregate", _aggregate, text, _EXAMPLES)
    aggregate.add_argument(
        "table", metavar="TABLE", help="a table (CSV, TSV) of items and the labels of annotators"
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
    aggregate.add_argument("--names", metavar="NAME,NAME", help="annotators that count (default: all)")
    aggregate.add_argument("--encoding", type=encoding_word, help="encoding of the table (default: UTF-8)")
    aggregate.add_argument(
        "-f",
        "--format",
        choices=("text", "json", "jsonl", "csv"),
        default="text",
        help="output; jsonl and csv have a line for each item (default: text)",
    )
    add_out_option(aggregate)


def _threshold(text: str) -> Fraction:
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
    from annotally.formats.atomic_write import keep_inputs, save_text
    from annotally.reports.render.aggregation_forms import (
        aggregation_csv,
        aggregation_json,
        aggregation_jsonl,
        aggregation_text,
    )
    from annotally.workspace.label_aggregation import AggregationRequest, aggregate_label_table

    # Only MACE draws at random: a seed of another model would say nothing, so that it is refused.
    settings = {name: getattr(arguments, name) for name in ("seed", "restarts")}
    starts = {name: value for name, value in settings.items() if value is not None}
    if starts and arguments.model != "mace":
        options = ", ".join(f"--{name}" for name in starts)
        notify(f"annotally aggregate: error: {options}: for --model mace, which alone starts at random")
        return USAGE
    if arguments.out is not None:
        keep_inputs([arguments.out], [arguments.table])
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    request = AggregationRequest(arguments.model, arguments.threshold, **starts)
    report = aggregate_label_table(arguments.table, request, names, arguments.encoding)
    forms = {
        "text": aggregation_text,
        "json": aggregation_json,
        "jsonl": aggregation_jsonl,
        "csv": aggregation_csv,
    }
    result = forms[arguments.format](report)
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result, data=arguments.format != "text")
    return DONE
