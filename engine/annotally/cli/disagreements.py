"""The command that lists the disagreements of sides by kind."""

import argparse

from annotally.cli.argument_types import add_out_option, examples_word
from annotally.cli.command import add_command
from annotally.cli.output import DONE, USAGE, ProgressLine, code_of, complain, notify, print_out
from annotally.cli.report import add_sides, sides_request
from annotally.cli.similarity_options import add_match_option

_EXAMPLES = (
    "annotally disagreements key.sgm response.sgm -t named-entity",
    "annotally disagreements anna.sgm ben.sgm cleo.sgm --no-text -f csv -o disagreements.csv",
    "annotally disagreements key.sgm response.sgm -t spans --match overlap",
)


def add_disagreements(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "list disagreements by kind: label, overlap, nested, split, merged, slots, one side only"
    command = add_command(commands, "disagreements", _disagreements, text, _EXAMPLES)
    command.add_argument(
        "annotators", nargs="+", metavar="FILE|DIR", help="a key and a response, or two to nine annotators"
    )
    command.add_argument(
        "--no-text", action="store_true", help="leave out all text: labels and offsets alone are written"
    )
    command.add_argument(
        "--examples",
        type=examples_word,
        default=3,
        metavar="N",
        help="examples of each kind (default: 3)",
    )
    add_match_option(command, "the same span, label and slots")
    add_sides(command)
    command.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    add_out_option(command)


def _disagreements(arguments: argparse.Namespace) -> int:
    from annotally.formats.atomic_write import keep_inputs, save_text
    from annotally.reports.render.disagreement_forms import (
        disagreements_csv,
        disagreements_json,
        disagreements_text,
    )
    from annotally.reports.tables.disagreements import report_disagreements
    from annotally.workspace.facade import open_workspace
    from annotally.workspace.pair_nodes import nodes_of_pairs

    # Inputs are those of a report; nothing is written before all of them are read and found to be others.
    request = sides_request(arguments)
    if isinstance(request, str):
        notify(f"annotally disagreements: error: {request}")
        return USAGE
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(request, progress.report)
    if arguments.out is not None:
        keep_inputs([arguments.out], [*arguments.text, *workspace.input_files])
    report = report_disagreements(
        workspace.task,
        workspace.sides,
        workspace.document_ids,
        workspace.signature,
        workspace.unit,
        texts=not arguments.no_text,
        pair_nodes=nodes_of_pairs(workspace) if arguments.match else None,
    )
    if arguments.format == "text":
        result = disagreements_text(report, arguments.examples)
    else:
        result = (disagreements_json if arguments.format == "json" else disagreements_csv)(report)
    complain(workspace.warnings, arguments.warnings)
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result, data=arguments.format != "text")
    return code_of(workspace, arguments) or DONE
