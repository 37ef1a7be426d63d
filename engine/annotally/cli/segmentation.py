"""The command that compares how annotators divide the same units into segments."""

import argparse

from annotally.cli.argument_types import add_out_option, encoding_word
from annotally.cli.command import add_command
from annotally.cli.output import DONE, print_out

_EXAMPLES = (
    "annotally segmentation segments.csv",
    "annotally segmentation segments.csv --window 3 -f csv -o agreement.csv",
)
_WIDEST = 1_000_000


def add_segmentation(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "compare segmentations of the same units: boundary similarity, S, WindowDiff, Pk, agreement"
    segmentation = add_command(commands, "segmentation", _segmentation, text, _EXAMPLES)
    segmentation.add_argument(
        "table",
        metavar="TABLE",
        help="a table (CSV, TSV) of units in the order of the text and the segment that each annotator has"
        " them in",
    )
    segmentation.add_argument(
        "--window",
        type=_window,
        metavar="N",
        help="units in a window of WindowDiff and Pk (default: half the mean segment of the reference)",
    )
    segmentation.add_argument("--names", metavar="NAME,NAME", help="annotators that count (default: all)")
    segmentation.add_argument("--encoding", type=encoding_word, help="encoding of the table (default: UTF-8)")
    segmentation.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    add_out_option(segmentation)


def _window(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= _WIDEST):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of units from 1 to {_WIDEST}")
    return int(text)


def _segmentation(arguments: argparse.Namespace) -> int:
    from annotally.formats.atomic_write import keep_inputs, save_text
    from annotally.reports.tables.segmentation import segmentation_csv, segmentation_json, segmentation_text
    from annotally.workspace.label_segmentation import compare_segmentations

    if arguments.out is not None:
        keep_inputs([arguments.out], [arguments.table])
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    report = compare_segmentations(arguments.table, names, arguments.window, arguments.encoding)
    forms = {"text": segmentation_text, "json": segmentation_json, "csv": segmentation_csv}
    result = forms[arguments.format](report)
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result, data=arguments.format != "text")
    return DONE
