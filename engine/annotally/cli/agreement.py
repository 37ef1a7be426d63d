"""The command that measures how far annotators agree."""

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from annotally.cli.alignment_options import add_sound_options, realignment_of, sound_flags
from annotally.cli.argument_types import (
    add_label_option,
    add_out_option,
    add_raw_option,
    add_repair,
    add_tolerance,
    encoding_word,
    format_word,
    task_word,
    tolerance_of,
    with_labels,
)
from annotally.cli.command import add_command
from annotally.cli.folders import arrangement_of_one, text_of
from annotally.cli.laboratory import (
    add_laboratory,
    asks_for_laboratory,
    example_result,
    options_of_texts,
    table_laboratory,
    text_laboratory,
    written_laboratory,
)
from annotally.cli.methods_option import add_methods, clash_with_methods
from annotally.cli.output import (
    ALL_WARNINGS,
    DONE,
    USAGE,
    ProgressLine,
    add_allow_empty,
    code_of,
    complain,
    notify,
    print_out,
)
from annotally.cli.similarity_options import add_match_option, seed_word, with_match
from annotally.model.paths import distinct_names
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from annotally.reports.tables.agreement import AgreementReport
    from annotally.tasks.catalogue import TaskChoice
    from annotally.workspace.facade import OpenRequest

FEWEST, MOST = 2, 9
"""Annotators that are compared with each other."""


_EXAMPLES = (
    "annotally agreement anna.sgm ben.sgm cleo.sgm -t named-entity",
    "annotally agreement anna.sgm ben.sgm --per type --seed 1 -f csv -o agreement.csv",
    "annotally agreement anna.sgm ben.sgm cleo.sgm --task spans --match overlap",
    "annotally agreement labels.csv --seed 1",
    "annotally agreement anna.sgm ben.sgm cleo.sgm --seed 1 --methods",
    "annotally agreement labels.csv --measures all --distance ordinal --seed 1",
    "annotally agreement --example krippendorff_alpha",
    "annotally agreement anna.sgm ben.sgm cleo.sgm --measures gamma,unitizing_alpha --seed 1",
)


def add_agreement(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    # In the order of the help: inputs, figures, how inputs are read, the result.
    text = "measure the agreement of two to nine annotators of the same texts"
    agreement = add_command(commands, "agreement", _agreement, text, _EXAMPLES)
    place = "FILE|DIR"
    agreement.add_argument(
        "annotators",
        nargs="*",
        metavar=place,
        help="the annotations of each annotator, one folder with a folder for each, or one table (CSV, TSV)"
        " of items and the labels of any number of annotators",
    )
    agreement.add_argument(
        "-t", "--task", type=task_word, help="the task (default: by the files); annotally tasks lists them"
    )
    agreement.add_argument(
        "--text", nargs="+", metavar=place, default=[], help="the texts, if the annotations have none"
    )
    agreement.add_argument(
        "--tokens", nargs="+", metavar=place, default=[], help="the token tables of event mentions"
    )
    agreement.add_argument(
        "--by",
        choices=("items", "tokens"),
        default="items",
        help="compare the labels of items that annotators have in common, or of every token",
    )
    agreement.add_argument(
        "--per",
        action="append",
        choices=("type", "document"),
        default=[],
        help="also print the figures of each; may be given twice",
    )
    agreement.add_argument(
        "--nothing", action="store_true", help="count an item that an annotator lacks as a label of its own"
    )
    agreement.add_argument(
        "--seed", type=seed_word, metavar="N", help="add intervals from random samples of documents"
    )
    add_match_option(agreement, "the same span and label")
    add_laboratory(agreement)
    add_methods(agreement, "measures, values, versions, seeds, references")
    agreement.add_argument(
        "--names",
        metavar="NAME,NAME",
        help="names of the annotators (default: those of their files); of a table, those that count",
    )
    agreement.add_argument(
        "--input-format",
        type=format_word,
        metavar="FORMAT",
        help="file format of all annotators (default: recognised)",
    )
    agreement.add_argument(
        "--layer",
        metavar="NAME[,NAME]",
        help="annotation set, or column of tags, to read; with commas one for each annotator; all, or 3+4,"
        " reads several columns as one set; TAGS@WORDS, or @WORDS, names the column of words",
    )
    add_label_option(agreement)
    add_allow_empty(agreement)
    add_repair(agreement)
    add_tolerance(agreement)
    add_sound_options(agreement)
    add_raw_option(agreement)
    agreement.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")
    agreement.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    add_out_option(agreement)


def _agreement(arguments: argparse.Namespace) -> int:
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.agreement import AgreementRequest, measure_agreement, measure_beside_raw
    from annotally.workspace.facade import open_workspace

    # From the cheapest check on: an example needs no input, a table no workspace, a laboratory no report.
    if arguments.example is not None:
        return _example(arguments)
    if not arguments.annotators:
        notify(
            "annotally agreement: error: the annotations of two annotators or more, or a table, are needed"
        )
        return USAGE
    if problem := clash_with_methods(arguments):
        notify(f"annotally agreement: error: {problem}")
        return USAGE
    if is_label_table(arguments):
        return _agreement_on_labels(arguments)
    if arguments.match and arguments.by == "tokens":
        notify("annotally agreement: error: --match: labels of tokens follow no rule of matching")
        return USAGE
    request = annotators_request(arguments)
    if isinstance(request, str):
        notify(f"annotally agreement: error: {request}")
        return USAGE
    if arguments.out is not None:
        keep_inputs([arguments.out], [*arguments.annotators, *arguments.text, *arguments.tokens])
    if asks_for_laboratory(arguments):
        return _laboratory_on_texts(arguments, request)
    measures = AgreementRequest(arguments.by, tuple(arguments.per), arguments.seed, arguments.nothing)
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(request, progress.report)
        measure = measure_agreement if arguments.no_raw else measure_beside_raw
        report = measure(workspace, measures, workspace.warnings)
    complain(workspace.warnings, arguments.warnings)
    _print_report(report, arguments)
    return code_of(workspace, arguments)


def is_label_table(arguments: argparse.Namespace) -> bool:
    """Tell whether the only file named is a table of labels."""
    # A table may have the ending of a text: the format is left open, and the first line decides.
    from annotally.workspace.label_tables import names_label_table

    return (
        len(arguments.annotators) == 1
        and arguments.input_format is None
        and names_label_table(arguments.annotators[0])
    )


def clash_with_labels(arguments: argparse.Namespace, further: Mapping[str, object]) -> str:
    """Return a message about options that say nothing of a table of labels; empty: there are none.

    ``further`` are values of options by name beside those for reading texts.
    """
    clashing = ", ".join(flags_about_texts(arguments, further))
    return (
        f"{clashing} goes with texts, and {arguments.annotators[0]} is a table of labels" if clashing else ""
    )


def flags_about_texts(arguments: argparse.Namespace, further: Mapping[str, object]) -> list[str]:
    """Return the options for reading texts that were given, as they are written, and ``further`` ones."""
    # An option that would say nothing is refused rather than passed over: its figure would be missed.
    about_texts = {
        "--task": arguments.task,
        "--text": arguments.text,
        "--tokens": arguments.tokens,
        "--layer": arguments.layer,
        "--label": arguments.label,
        "--match": getattr(arguments, "match", None),
        "--realign": arguments.realign is not None,
        "--forgive-edges": arguments.forgive_edges,
        **dict.fromkeys(sound_flags(arguments), True),
        **further,
    }
    return [option for option, value in about_texts.items() if value]


def _agreement_on_labels(arguments: argparse.Namespace) -> int:
    """Print the agreement on a table of labels; options about texts do not go with one."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.agreement import AgreementRequest
    from annotally.workspace.label_tables import report_label_table

    (path,) = arguments.annotators
    clashing = {"--by tokens": arguments.by == "tokens"} | dict.fromkeys(options_of_texts(arguments), True)
    problem = clash_with_labels(arguments, clashing)
    if problem:
        notify(f"annotally agreement: error: {problem}")
        return USAGE
    if arguments.out is not None:
        keep_inputs([arguments.out], [path])
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    if asks_for_laboratory(arguments):
        return _laboratory(arguments, path, names)
    measures = AgreementRequest(per=tuple(arguments.per), seed=arguments.seed, nothing=arguments.nothing)
    with ProgressLine(arguments) as progress:
        report = report_label_table(
            path, measures, names, arguments.encoding, lambda: progress.report(0, 0, Wording("Measuring"))
        )
    complain(report.warnings, arguments.warnings)
    _print_report(report, arguments)
    return DONE


def _laboratory(arguments: argparse.Namespace, path: str, names: Sequence[str]) -> int:
    """Print all measures on a table of labels."""
    if arguments.per:
        notify("annotally agreement: error: --per does not go with --measures, --distance and --order")
        return USAGE
    if arguments.out is not None:
        from annotally.formats.atomic_write import keep_inputs

        keep_inputs([arguments.out], arguments.distance)
    with ProgressLine(arguments) as progress:
        report = table_laboratory(arguments, path, names, lambda: progress.report(0, 0, Wording("Measuring")))
    complain(report.warnings, arguments.warnings)
    print_result(written_laboratory(report, arguments), arguments)
    return DONE


def _laboratory_on_texts(arguments: argparse.Namespace, request: "OpenRequest") -> int:
    """Print all measures on annotated texts."""
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.facade import open_workspace
    from annotally.workspace.label_laboratory import named_distances

    if arguments.per or arguments.by == "tokens":
        notify("annotally agreement: error: --per and --by do not go with --measures; --kinds tokens does")
        return USAGE
    if arguments.match:
        notify("annotally agreement: error: --match does not go with --measures, which pair spans themselves")
        return USAGE
    if arguments.out is not None:
        keep_inputs([arguments.out], named_distances(arguments.distance)[1])
    with ProgressLine(arguments) as progress:
        workspace = open_workspace(request, progress.report)
        report = text_laboratory(arguments, workspace, lambda: progress.report(0, 0, Wording("Measuring")))
    complain(report.warnings, arguments.warnings)
    print_result(written_laboratory(report, arguments), arguments)
    return code_of(workspace, arguments)


def _example(arguments: argparse.Namespace) -> int:
    """Print the published example of a measure; inputs do not go with one."""
    if arguments.annotators:
        notify("annotally agreement: error: --example shows published data; leave out the annotators")
        return USAGE
    print_result(example_result(arguments), arguments)
    return DONE


def _print_report(report: "AgreementReport", arguments: argparse.Namespace) -> None:
    if arguments.methods:
        from annotally.reports.tables.methods_paragraph import agreement_methods
        from annotally.reports.tables.paper_paragraph import methods_text

        print_result(methods_text(agreement_methods(report)), arguments)
        return
    result = _result(report, arguments.format, every_warning=arguments.warnings == ALL_WARNINGS)
    print_result(result, arguments)


def print_result(result: str, arguments: argparse.Namespace) -> None:
    """Print a result, or save it where the options ask for that."""
    from annotally.formats.atomic_write import save_text

    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        print_out(result, data=arguments.format != "text")


def annotators_request(arguments: argparse.Namespace) -> "OpenRequest | str":
    """Return the request to open annotators, or a message about missing or clashing options."""
    from annotally.tasks.resolve import as_keys
    from annotally.workspace.facade import OpenRequest, SideInput
    from annotally.workspace.label_tables import refuse_lone_table

    # Every check returns a message, so that argparse errors and these look alike.
    if len(arguments.annotators) == 1 and arguments.input_format is None:
        refuse_lone_table(arguments.annotators[0], arguments.encoding)
    usual, paths, texts = annotator_files(arguments)
    if not FEWEST <= len(paths) <= MOST:
        return (
            f"{len(paths)} annotator{'s' * (len(paths) != 1)}; give a file or folder for each of two to nine"
        )
    layers = _for_each(arguments.layer, len(paths))
    if len(layers) != len(paths):
        return f"--layer {arguments.layer}: one name, or {len(paths)} with commas between, are needed"
    names = _names_of_annotators(arguments.names, layers, usual)
    if len(names) != len(paths) or len(set(names)) < len(names) or not all(names):
        return f"--names {arguments.names}: {len(paths)} different names with commas between are needed"
    chosen = task_among(arguments, paths)
    if isinstance(chosen, str):
        return chosen
    realignment = realignment_of(arguments)
    if isinstance(realignment, str):
        return realignment
    task = as_keys(chosen)
    sides = tuple(
        SideInput(name, files, arguments.input_format, layer)
        for name, files, layer in zip(names, paths, layers, strict=True)
    )
    return OpenRequest(
        task,
        sides,
        texts,
        encoding=arguments.encoding,
        tokens=tuple(arguments.tokens),
        repair_lookalikes=arguments.repair_lookalikes,
        annotators=True,
        tolerance=tolerance_of(arguments),
        realignment=realignment,
    )


def task_among(arguments: argparse.Namespace, paths: Sequence[tuple[str, ...]]) -> "TaskChoice | str":
    """Return the task of sides in files as options change it, or a message about options that do not fit."""
    chosen = with_labels(arguments.task or guessed_choice(paths[0][0], arguments), arguments.label)
    return chosen if isinstance(chosen, str) else with_match(chosen, getattr(arguments, "match", None))


def annotator_files(
    arguments: argparse.Namespace,
) -> tuple[list[str], list[tuple[str, ...]], tuple[str, ...]]:
    """Return names by their files, files of each annotator, and texts: from one folder, or a path each."""
    arrangement = arrangement_of_one(arguments, arguments.annotators)
    paths: list[tuple[str, ...]] = [(path,) for path in arguments.annotators]
    usual = distinct_names(arguments.annotators)
    texts = tuple(arguments.text)
    if arrangement is not None:
        usual, paths = [side.name for side in arrangement.sides], [side.paths for side in arrangement.sides]
        texts = texts or arrangement.texts
    if not texts:
        targets = [arguments.out] if arguments.out is not None else []
        texts = text_of(arguments, paths, [arguments.input_format] * len(paths), targets)
    return usual, paths, texts


def _names_of_annotators(option: str | None, layers: Sequence[str | None], usual: list[str]) -> list[str]:
    """Return names as the option gives them, else those of layers if they differ, else the usual ones."""
    if option is not None:
        return [name.strip() for name in option.split(",")]
    named_layers = [layer for layer in layers if layer is not None]
    return named_layers if len(set(named_layers)) == len(layers) else usual


def guessed_choice(path: str, arguments: argparse.Namespace) -> "TaskChoice":
    """Return the task that annotations were made for, of those that compare annotators; else spans (C10)."""
    from annotally.formats.io import beginning_of, recognise_beginning
    from annotally.model.diagnostics import InputRefused
    from annotally.tasks.catalogue import find_task, guessed_task, usual_formats

    try:
        beginning = beginning_of(path)
        name = arguments.input_format or recognise_beginning(path, beginning).name
    except InputRefused:  # reading the file reports it
        return find_task("spans")
    guessed = "" if name in usual_formats("spans") else guessed_task(beginning, name)
    return find_task("spans" if guessed in ("", "event-mention", "templette") else guessed)


def _for_each(listed: str | None, count: int) -> list[str | None]:
    """Return the layer of each annotator: those listed, or the only one for all."""
    layers: list[str | None] = [None]
    if listed is not None:
        layers = [name.strip() or None for name in listed.split(",")]
    return layers * count if len(layers) == 1 else layers


def _result(report: "AgreementReport", form: str, *, every_warning: bool) -> str:
    if form == "json":
        from annotally.reports.render.agreement_json import agreement_json

        return agreement_json(report)
    if form == "csv":
        from annotally.reports.render.agreement_csv import agreement_csv

        return agreement_csv(report)
    from annotally.reports.render.agreement_text import agreement_text

    return agreement_text(report, every_warning=every_warning)
