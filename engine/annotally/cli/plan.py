"""The command that reckons from a pilot the number of documents to annotate twice."""

import argparse
from fractions import Fraction

from annotally.cli.agreement import annotators_request
from annotally.cli.argument_types import add_out_option
from annotally.cli.command import add_command
from annotally.cli.output import USAGE, ProgressLine, code_of, complain, notify, print_out
from annotally.cli.report import add_sides
from annotally.cli.similarity_options import add_match_option, seed_word

_EXAMPLES = (
    "annotally plan anna.sgm ben.sgm -t named-entity --width 0.1",
    "annotally plan anna.sgm ben.sgm cleo.sgm --width 0.05 --seed 7 -f csv -o plan.csv",
    "annotally plan anna.sgm ben.sgm -t spans --match overlap",
)


def add_plan(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "reckon from a pilot how many documents make the intervals of agreement as narrow as wanted"
    plan = add_command(commands, "plan", _plan, text, _EXAMPLES)
    plan.add_argument("annotators", nargs="+", metavar="FILE|DIR", help="the pilot's annotators, two to nine")
    plan.add_argument(
        "--width",
        type=_width,
        default=Fraction(1, 10),
        metavar="W",
        help="the wanted width of the intervals of 95 %%, from their lower to their upper end (default: 0.1)",
    )
    plan.add_argument(
        "--seed", type=seed_word, default=1, metavar="N", help="seed of the random samples (default: 1)"
    )
    add_match_option(plan, "the same span and label")
    add_sides(plan)
    plan.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    add_out_option(plan)


def _width(text: str) -> Fraction:
    try:
        width = Fraction(text)
    except (ValueError, ZeroDivisionError):
        width = Fraction(0)
    if not 0 < width <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no width; write a number above 0, at most 1")
    return width


def _plan(arguments: argparse.Namespace) -> int:
    from annotally.formats.atomic_write import keep_inputs, save_text
    from annotally.reports.tables.planning import plan_csv, plan_documents, plan_json, plan_text
    from annotally.workspace.agreement import AgreementRequest, measure_agreement
    from annotally.workspace.facade import open_workspace

    # The same request and measures as those of `annotally agreement` with a seed, so that its intervals are
    # the ones that a person has seen there.
    request = annotators_request(arguments)
    if isinstance(request, str):
        notify(f"annotally plan: error: {request}")
        return USAGE
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(request, progress.report)
        report = measure_agreement(workspace, AgreementRequest(seed=arguments.seed), workspace.warnings)
    if arguments.out is not None:
        keep_inputs([arguments.out], [*arguments.text, *workspace.input_files])
    forms = {"text": plan_text, "json": plan_json, "csv": plan_csv}
    result = forms[arguments.format](plan_documents(report, arguments.width))
    complain(workspace.warnings, arguments.warnings)
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result, data=arguments.format != "text")
    return code_of(workspace, arguments)
