"""The command that writes a report to hand on."""

import argparse
from typing import TYPE_CHECKING

from annotally.cli.agreement import annotator_files, annotators_request, task_among
from annotally.cli.alignment_options import add_sound_options, realignment_of
from annotally.cli.argument_types import (
    add_label_option,
    add_repair,
    add_tolerance,
    encoding_word,
    format_word,
    task_word,
    tolerance_of,
    words,
)
from annotally.cli.command import add_command
from annotally.cli.export import opened_project
from annotally.cli.output import (
    DONE,
    USAGE,
    ProgressLine,
    add_allow_empty,
    code_of,
    complain,
    notify,
    print_out,
)
from annotally.cli.similarity_options import add_match_option, add_methods_option, seed_word

if TYPE_CHECKING:
    from annotally.reports.messages import ReportChoice
    from annotally.workspace.facade import OpenRequest

_EXAMPLES = (
    "annotally report key.sgm response.sgm -t named-entity --to report.html",
    "annotally report corpus.annotally --to report.xlsx",
    "annotally report anna.sgm ben.sgm cleo.sgm --to report.md --seed 7",
)


def add_report(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    # In the order of the help: inputs and the file, what goes in, how inputs are read.
    text = "write a report to hand on: scores, agreement, disagreements, decisions, pictures and texts"
    report = add_command(commands, "report", _report, text, _EXAMPLES)
    report.add_argument(
        "annotators",
        nargs="+",
        metavar="PROJECT|FILE|DIR",
        help="a project; or a key and a response; or three to nine annotators",
    )
    report.add_argument(
        "--to",
        required=True,
        metavar="PATH",
        help="the file to write, its ending says how: .html .pdf .md .tex .xlsx; .csv .svg .png: a folder of"
        " tables, or of pictures",
    )
    report.add_argument(
        "--documents",
        type=words,
        metavar="NAME,NAME",
        default=(),
        help="show the text of these documents, with a lane for each side",
    )
    report.add_argument(
        "--no-text", action="store_true", help="leave out texts, even those that --documents names"
    )
    report.add_argument("--no-agreement", action="store_true", help="leave out the agreement of annotators")
    report.add_argument(
        "--seed", type=seed_word, metavar="N", help="seed of the samples of intervals (default: 1)"
    )
    add_match_option(report, "the same span and label")
    add_sides(report)
    add_methods_option(report)


def add_sides(report: argparse.ArgumentParser) -> None:
    """Add the options for sides in files, and how they are read."""
    report.add_argument(
        "--key2key",
        action="store_true",
        help="of two sides: treat the response as a second key",
    )
    add_annotators(report, "names of three annotators and more")


def add_annotators(command: argparse.ArgumentParser, names: str) -> None:
    """Add the options for annotators in files, and how they are read; ``names`` is the help for theirs."""
    command.add_argument(
        "-t", "--task", type=task_word, help="the task (default: by the files); annotally tasks lists them"
    )
    place = "FILE|DIR"
    command.add_argument(
        "--text", nargs="+", metavar=place, default=[], help="the texts, if the sides have none"
    )
    command.add_argument(
        "--tokens", nargs="+", metavar=place, default=[], help="the token tables of event mentions"
    )
    command.add_argument("--names", metavar="NAME,NAME", help=names)
    command.add_argument(
        "--input-format", type=format_word, metavar="FORMAT", help="format of all sides (default: recognised)"
    )
    command.add_argument(
        "--layer", metavar="NAME[,NAME]", help="annotation set, or column of tags, to read; one for each side"
    )
    add_label_option(command)
    add_allow_empty(command)
    add_repair(command)
    add_tolerance(command)
    add_sound_options(command)
    command.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")


def _report(arguments: argparse.Namespace) -> int:
    from annotally.reports.full.files import form_of

    # A wrong ending is refused before anything is read. Texts beside the sides are looked for with the file
    # that is written left aside, as for the other commands: they know it as --out.
    form_of(arguments.to)
    arguments.out = arguments.to
    if len(arguments.annotators) == 1 and _is_project(arguments.annotators[0]):
        return _report_project(arguments)
    return _report_inputs(arguments)


def _is_project(path: str) -> bool:
    # A folder is a side or several; a single file can only be a project, for one side makes no report.
    from pathlib import Path

    return not Path(path).is_dir()


def _choice(arguments: argparse.Namespace) -> "ReportChoice":
    from msgspec.structs import replace

    from annotally.reports.messages import ReportChoice

    # A seed that was not given is left to the report, which has one of its own.
    documents = () if arguments.no_text else tuple(arguments.documents)
    choice = ReportChoice(documents, not arguments.no_agreement)
    return choice if arguments.seed is None else replace(choice, seed=arguments.seed)


def _report_project(arguments: argparse.Namespace) -> int:
    from annotally.service.full_report import workspace_report, write_report

    # The project is only read, by way of the service, as the other commands about projects do.
    arguments.project = arguments.annotators[0]
    with ProgressLine(arguments) as progress, opened_project(arguments, progress) as opened:
        session = opened.adjudication.session()
        workspace = session.workspace
        report = workspace_report(workspace, _choice(arguments), session, progress.report)
        files = write_report(report, arguments.to, [*workspace.input_files, arguments.project])
    complain(opened.warnings, arguments.warnings)
    _name_files(files)
    return DONE


def _report_inputs(arguments: argparse.Namespace) -> int:
    from annotally.service.full_report import workspace_report, write_report
    from annotally.workspace.facade import open_workspace

    request = sides_request(arguments)
    if isinstance(request, str):
        notify(f"annotally report: error: {request}")
        return USAGE
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(request, progress.report)
        report = workspace_report(workspace, _choice(arguments), None, progress.report)
        files = write_report(report, arguments.to, [*arguments.text, *workspace.input_files])
    complain(workspace.warnings, arguments.warnings)
    _name_files(files)
    return code_of(workspace, arguments)


def _name_files(files: tuple[str, ...]) -> None:
    print_out("".join(f"{path}\n" for path in files), data=True)


def sides_request(arguments: argparse.Namespace) -> "OpenRequest | str":
    """Return the request to open a key and a response, or annotators; or a message about the options."""
    from annotally.tasks.resolve import as_keys
    from annotally.workspace.facade import OpenRequest, SideInput

    # Two are a key and a response, called as `annotally score` calls them, so that the signature is the same.
    _, paths, texts = annotator_files(arguments)
    if len(paths) != 2:
        return annotators_request(arguments)
    if arguments.names:
        return "--names: for three annotators and more; two are key and response"
    layers = [layer.strip() or None for layer in (arguments.layer or "").split(",")]
    if len(layers) > 2:
        return f"--layer {arguments.layer}: one name, or two with a comma between, are needed"
    task = task_among(arguments, paths)
    if isinstance(task, str):
        return task
    realignment = realignment_of(arguments)
    if isinstance(realignment, str):
        return realignment
    sides = tuple(
        SideInput(name, files, arguments.input_format, layer)
        for name, files, layer in zip(("key", "response"), paths, (layers * 2)[:2], strict=True)
    )
    return OpenRequest(
        as_keys(task) if arguments.key2key else task,
        sides,
        texts,
        encoding=arguments.encoding,
        tokens=tuple(arguments.tokens),
        repair_lookalikes=arguments.repair_lookalikes,
        tolerance=tolerance_of(arguments),
        realignment=realignment,
    )
