"""The command that lists the decisions of a project."""

import argparse
from typing import TYPE_CHECKING

from annotally.cli.argument_types import add_out_option
from annotally.cli.command import add_command
from annotally.cli.export import opened_project
from annotally.cli.output import DONE, USAGE, ProgressLine, complain, notify, print_out
from annotally.cli.similarity_options import add_methods_option

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession

_FORMATS = {"log": ("csv", "jsonl"), "feedback": ("text", "csv"), "problems": ("text", "csv")}
"""The forms of each report, the usual one first."""


_EXAMPLES = (
    "annotally decisions corpus.annotally -f csv -o decisions.csv",
    "annotally decisions corpus.annotally --report feedback",
)


def add_decisions(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = (
        "list the decisions of a project, how often each annotator was followed, or what its final key lacks"
    )
    decisions = add_command(commands, "decisions", _decisions, text, _EXAMPLES)
    decisions.add_argument("project", metavar="PROJECT", help="a project file; it is only read")
    decisions.add_argument(
        "--report",
        choices=tuple(_FORMATS),
        default="log",
        help="log: every decision; feedback: for each annotator, how often and how the decisions differ;"
        " problems: the problems of a final key in the format of annotator A",
    )
    decisions.add_argument(
        "-f",
        "--format",
        choices=("csv", "jsonl", "text"),
        help="csv or jsonl for decisions, text or csv for the others (default: the first)",
    )
    add_methods_option(decisions)
    add_out_option(decisions)


def _decisions(arguments: argparse.Namespace) -> int:
    from annotally.formats.atomic_write import keep_inputs, save_text

    form = arguments.format or _FORMATS[arguments.report][0]
    if form not in _FORMATS[arguments.report]:
        names = " or ".join(_FORMATS[arguments.report])
        notify(
            f"annotally decisions: error: --format {form}: {names} is needed for --report {arguments.report}"
        )
        return USAGE
    with ProgressLine(arguments) as progress, opened_project(arguments, progress) as opened:
        session = opened.adjudication.session()
        result = _result(session, arguments.report, form, progress)
        inputs = [*session.workspace.input_files, arguments.project]
    complain(opened.warnings, arguments.warnings)
    if arguments.out is not None:
        keep_inputs([arguments.out], inputs)
        save_text(arguments.out, result)
    else:
        print_out(result, data=form != "text")
    return DONE


def _result(session: "AdjudicationSession", report: str, form: str, progress: ProgressLine) -> str:
    from annotally.adjudication.review.decision_log import decision_log
    from annotally.adjudication.review.feedback import feedback
    from annotally.adjudication.review.problem_list import problem_table, problem_text
    from annotally.reports.render.decision_log import log_text
    from annotally.reports.render.feedback import feedback_csv, feedback_text
    from annotally.reports.tables.table import csv_table

    if report == "log":
        lines = decision_log(session, progress.report)
        return log_text(form, lines, len(session.workspace.side_names))
    if report == "problems":
        session.need_key()
        problems = session.scorer.problems.report("", None, 0, progress.report).problems
        return csv_table(problem_table(problems)) if form == "csv" else problem_text(problems)
    summary = feedback(session, progress.report)
    return feedback_csv(summary) if form == "csv" else feedback_text(summary)
