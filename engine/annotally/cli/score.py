"""The command that scores a response, or a second key, against a key."""

import argparse
from codecs import iterdecode
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from annotally.cli.alignment_options import (
    add_differing_options,
    realignment_for,
    with_differing_options,
)
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
    words,
)
from annotally.cli.cluster import add_process_options, clash_with_cluster, score_on_cluster
from annotally.cli.command import add_command
from annotally.cli.folders import take_sides_of_key, text_of
from annotally.cli.output import (
    ALL_WARNINGS,
    USAGE,
    ProgressLine,
    add_allow_empty,
    add_note,
    code_of,
    complain,
    notify,
    print_pieces,
)
from annotally.cli.similarity_options import (
    add_similarity_options,
    mat_task_source,
    task_of_source,
    with_options,
)
from annotally.cli.speech_options import add_speech_options, speech_options, with_speech_options
from annotally.cli.templette_options import add_templette_options, with_templette_options
from annotally.model.diagnostics import Diagnostic, TaskError

if TYPE_CHECKING:
    from annotally.model.text import Source
    from annotally.tasks.catalogue import TaskChoice
    from annotally.tasks.report_outputs import Outputs
    from annotally.workspace.facade import OpenRequest, Workspace
    from annotally.workspace.scored_corpus import ScoredCorpus

_EXAMPLES = (
    "annotally score -t named-entity key.sgm response.sgm",
    "annotally score -t named-entity -k key.sgm -r response.sgm --by-document",
    "annotally score -t named-entity -k key.sgm -r - -f json -o scores.json < response.sgm",
    "annotally score -c named-entity.cfg --key2key",
)


def add_score(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    # In the order of the help: task, sides, texts, how they are read, the result; then options of methods.
    text = "score a response, or a second key, against a key"
    score = add_command(commands, "score", _score, text, _EXAMPLES)
    place = "FILE|DIR"
    score.add_argument(
        "sides",
        nargs="*",
        metavar=place,
        help="key and response, where --key and --response do not name them",
    )
    score.add_argument("-t", "--task", type=task_word, help="the task; annotally tasks lists them")
    score.add_argument(
        "-c",
        "--config",
        nargs="+",
        metavar="FILE",
        default=[],
        help="a MUC scorer configuration or a MAT task file that defines the task",
    )
    score.add_argument(
        "-k",
        "--key",
        nargs="+",
        metavar=place,
        help="the key, or one folder that has a folder for each side",
    )
    score.add_argument("-r", "--response", nargs="+", metavar=place, help="the response, or a second key")
    score.add_argument(
        "--key2key",
        action="store_true",
        help="treat the response as a second key: alternatives and options count in both",
    )
    score.add_argument("--text", nargs="+", metavar=place, default=[], help="the texts, if the key has none")
    score.add_argument(
        "--tokens", nargs="+", metavar=place, default=[], help="the token tables of event mentions"
    )
    score.add_argument(
        "--invisible-words",
        type=words,
        metavar="WORD,WORD",
        help="event mentions: words that do not count (default: a built-in list; '' for none)",
    )
    score.add_argument(
        "--scored-key",
        metavar="PATH",
        help="event mentions: write the gold file there, with the score of each mention",
    )
    _add_reading(score)
    _add_result(score)
    add_label_option(score)
    add_allow_empty(score)
    _add_reports(score)
    add_similarity_options(score)
    add_differing_options(score)
    add_speech_options(score)
    add_templette_options(score)


def _add_reading(score: argparse.ArgumentParser) -> None:
    for side in ("key", "response", "text"):
        score.add_argument(
            f"--{side}-format", type=format_word, metavar="FORMAT", help="file format (default: recognised)"
        )
    for side in ("key", "response"):
        score.add_argument(
            f"--{side}-layer",
            metavar="NAME",
            help="annotation set or column of tags to read; all, or 3+4, reads several columns as one set;"
            " TAGS@WORDS, or @WORDS, names words too",
        )
    score.add_argument(
        "--skip-incomplete",
        action="store_true",
        help="similarity, speech: leave out documents that are not on both sides",
    )
    score.add_argument(
        "--details", metavar="PATH", help="similarity: write every pair and its differences there as CSV"
    )
    add_repair(score)
    add_tolerance(score)
    add_raw_option(score)
    score.add_argument(
        "--realign-report",
        metavar="PATH",
        help="write scores by each side's own offsets beside realigned ones there as CSV",
    )
    score.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")


def _add_result(score: argparse.ArgumentParser) -> None:
    score.add_argument(
        "-f", "--format", choices=("text", "json", "csv"), default="text", help="output (default: text)"
    )
    score.add_argument(
        "--by-document",
        action="store_true",
        help="text and csv: scores of each document before the totals",
    )
    add_out_option(score)
    add_process_options(score, "text and csv: ")


def _add_reports(score: argparse.ArgumentParser) -> None:
    reports = score.add_argument_group("files of the MUC scorer", "written beside the result")
    reports.add_argument(
        "--reports",
        nargs="?",
        const="",
        metavar="DIR",
        help="write score report, report summary and map history there (default: where --config says)",
    )
    reports.add_argument(
        "--report-separator", metavar="TEXT", help="column separator of the report summary (default: |)"
    )
    reports.add_argument(
        "--ie-report-summary", action="store_true", help="list named entities slot by slot in the summary"
    )


def _score(arguments: argparse.Namespace) -> int:
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.facade import open_workspace
    from annotally.workspace.report_files import report_paths, write_reports

    # First everything asked for is checked, then inputs are read, scores made, and results written: nothing
    # is written where something is refused.
    parts = _take_sides(arguments) or _request_of(arguments)
    task = parts if isinstance(parts, str) else _task_with_options(arguments, parts.task)
    if isinstance(parts, str) or isinstance(task, str):
        notify(f"annotally score: error: {task}")
        return USAGE
    paths = (arguments.out, arguments.scored_key, arguments.details, arguments.realign_report)
    targets = [path for path in paths if path is not None]
    if arguments.reports is not None:
        targets += report_paths(arguments.reports, parts.outputs, task.method)
    request = _open_request(arguments, parts, task, targets)
    methods = [arguments.dimension_methods] if arguments.dimension_methods else []
    mapping = [mapping_file for mapping_file in (arguments.glm, arguments.lexicon) if mapping_file]
    keep_inputs(targets, [*_inputs(request), *arguments.config, *methods, *mapping])
    if arguments.cluster is not None:
        return _score_on_cluster(arguments, parts, request)
    with ExitStack() as spools:
        with ProgressLine(arguments) as progress:
            workspace = open_workspace(request, progress.report)
            if arguments.reports is not None:
                write_reports(workspace, arguments.reports, progress.report)
            result = _result(workspace, arguments, progress, spools)
        complain(workspace.warnings, arguments.warnings)
        _note_reports(arguments, parts)
        _save_marked_inputs(workspace, arguments, _inputs(request))
        _save_result(arguments, result)
    return code_of(workspace, arguments)


def _score_on_cluster(arguments: argparse.Namespace, parts: "_ScoreRequest", request: "OpenRequest") -> int:
    # The workers make the scores and this process the page: nothing that needs a workspace is offered here.
    with ProgressLine(arguments) as progress:
        scores = score_on_cluster(arguments, request, progress.report)
    if arguments.no_raw:
        scores = scores._replace(realignment=None)
    _save_realignment(scores, arguments)
    complain(scores.warnings, arguments.warnings)
    _note_reports(arguments, parts)
    _save_result(arguments, (_result_text(scores, arguments).encode(errors="backslashreplace"),))
    return code_of(scores, arguments)


def _note_reports(arguments: argparse.Namespace, parts: "_ScoreRequest") -> None:
    if arguments.reports is None and parts.reports:
        names = ", ".join(parts.reports)
        add_note(arguments, f"the configuration names reports: {names}; --reports writes them")


def _task_with_options(arguments: argparse.Namespace, task: "TaskChoice") -> "TaskChoice | str":
    """Return the task as options for it ask, or a message about options that it does not know."""
    from annotally.tasks.resolve import as_keys

    # Options are applied one kind after another; the first message of any of them ends it.
    if misfit := _misfit(arguments, task):
        return misfit
    chosen = with_differing_options(arguments, task)
    if not isinstance(chosen, str):
        chosen = with_templette_options(arguments, chosen)
    if isinstance(chosen, str):
        return chosen
    task = as_keys(chosen) if arguments.key2key else chosen
    if arguments.invisible_words is not None:
        task = replace(task, invisible_words=arguments.invisible_words)
    return task


def _open_request(
    arguments: argparse.Namespace, parts: "_ScoreRequest", task: "TaskChoice", targets: Sequence[str]
) -> "OpenRequest":
    """Return the request to open; the text beside the sides is found if none is given."""
    from annotally.workspace.facade import OpenRequest, SideInput

    sides = (parts.key, parts.response)
    formats = (arguments.key_format, arguments.response_format)
    return OpenRequest(
        task,
        (
            SideInput("key", parts.key, arguments.key_format, arguments.key_layer),
            SideInput(
                "response",
                parts.response,
                arguments.response_format,
                arguments.response_layer,
                tuple(arguments.response_text or ()),
            ),
        ),
        text_of(arguments, sides, formats, [*targets, *arguments.config]),
        arguments.text_format,
        arguments.encoding,
        parts.warnings,
        parts.outputs,
        tuple(arguments.tokens),
        arguments.repair_lookalikes,
        arguments.skip_incomplete,
        jobs=arguments.jobs,
        tolerance=tolerance_of(arguments),
        realignment=realignment_for(arguments, task),
    )


def _save_marked_inputs(workspace: "Workspace", arguments: argparse.Namespace, inputs: Sequence[str]) -> None:
    """Write the scored key and the details of all pairs if they are asked for."""
    from annotally.formats.atomic_write import save_text

    if arguments.scored_key is not None:
        _save_scored_key(workspace, arguments.scored_key, inputs)
    if arguments.details is not None:
        from annotally.reports.render.similarity_csv import details_csv

        units = workspace.comparison().units.values()
        save_text(arguments.details, details_csv(workspace.task.similarity, units, workspace.sides))


def _save_result(arguments: argparse.Namespace, result: Iterable[bytes]) -> None:
    """Write or print the result."""
    from annotally.formats.atomic_write import save_pieces

    if arguments.out is not None:
        save_pieces(arguments.out, result)
    else:
        print_pieces(iterdecode(result, "utf-8"), data=arguments.format != "text")


class _ScoreRequest(NamedTuple):
    """The parts of a request to score, from the arguments and the configuration together."""

    task: "TaskChoice"
    key: tuple[str, ...]
    response: tuple[str, ...]
    outputs: "Outputs"
    warnings: tuple[Diagnostic, ...] = ()
    reports: tuple[str, ...] = ()
    """Names of the reports that a configuration asks for."""


def _request_of(arguments: argparse.Namespace) -> _ScoreRequest | str:
    """Return the parts of the request, or a message about missing or clashing ones."""
    # Options at odds are refused before any file is read; without a configuration they give all parts.
    if misplaced := _misplaced(arguments) or clash_with_cluster(arguments):
        return misplaced
    if not arguments.config:
        return _request_by_options(arguments)
    source = mat_task_source(arguments.config, arguments.encoding)
    if source is not None:
        return _request_of_mat(arguments, source)
    from annotally.tasks.muc_config.config import load_configuration
    from annotally.tasks.muc_config.task import located, outputs_of, reports_named, task_of
    from annotally.tasks.resolve import same_kind

    configuration = load_configuration(arguments.config, arguments.encoding)
    misfit = with_options(arguments, task_of(configuration))
    if isinstance(misfit, str):
        return misfit
    if arguments.task is not None and not same_kind(configuration, arguments.task):
        place, kind = configuration.origin("scoring_task"), configuration.scoring_task
        return f"--task {arguments.task.name} is at odds with scoring_task {kind} in {place}; leave one out"
    key = arguments.key or [located(configuration, "key_file")]
    response = arguments.response or [located(configuration, "response_file")]
    outputs = _outputs(arguments, outputs_of(configuration))
    sides = tuple(key), tuple(response)
    report_names = reports_named(configuration)
    return _ScoreRequest(task_of(configuration), *sides, outputs, configuration.warnings, report_names)


def _take_sides(arguments: argparse.Namespace) -> str:
    """Take the sides that are named without options, or return a message about too many of them."""
    if arguments.sides and (arguments.key or arguments.response):
        option = "--key" if arguments.key else "--response"
        side = arguments.sides[0]
        return f"{option} and {side!r} without it; name both sides with options, or both without"
    if len(arguments.sides) > 2:
        number = len(arguments.sides)
        usage = "name a key and a response, or several files after --key and --response"
        return f"{number} files without an option; {usage}"
    if arguments.sides:
        arguments.key, arguments.response = arguments.sides[:1], arguments.sides[1:]
    take_sides_of_key(arguments)
    return ""


def _misplaced(arguments: argparse.Namespace) -> str:
    """Return a message about options that clash with a configuration or the lack of one, or nothing."""
    # A configuration has a task of its own, so that options which choose or shape one are at odds with it.
    separator, columns = arguments.report_separator, arguments.ie_report_summary
    if arguments.no_raw and arguments.realign_report is not None:
        return "--realign-report has the figures that --no-raw leaves out"
    if arguments.reports is None and (separator is not None or columns):
        return f"{'--ie-report-summary' if separator is None else '--report-separator'} needs --reports"
    if not arguments.config:
        if arguments.reports == "":
            return "--reports needs DIR, unless --config names a configuration, which says where they go"
        return ""
    if options := speech_options(arguments):
        return f"{', '.join(options)}: for --task speech-named-entity, not for a configuration"
    if arguments.match:
        return "--match: for --task spans, not for a configuration"
    if arguments.label:
        return "--label: for spans and mat, whose labels come from the data, not for a configuration"
    return ""


def _request_by_options(arguments: argparse.Namespace) -> _ScoreRequest | str:
    """Return the request of options without a configuration, or a message about missing or clashing ones."""
    from annotally.tasks.report_outputs import DEFAULT_OUTPUTS

    # Everything that is missing is named at once: who lacks three options need not find out one by one.
    missing = [f"--{name}" for name in ("task", "key", "response") if not getattr(arguments, name)]
    if missing:
        return f"{', '.join(missing)} must be given, unless --config names a configuration"
    outputs = _outputs(arguments, DEFAULT_OUTPUTS)
    task = with_options(arguments, arguments.task)
    if not isinstance(task, str):
        task = with_speech_options(arguments, task)
    if not isinstance(task, str):
        task = with_labels(task, arguments.label)
    if isinstance(task, str):
        return task
    return _ScoreRequest(task, tuple(arguments.key), tuple(arguments.response), outputs)


def _request_of_mat(arguments: argparse.Namespace, source: "Source") -> _ScoreRequest | str:
    """Return the parts of the request by a MAT task file, or a message about missing or clashing ones."""
    from annotally.tasks.report_outputs import DEFAULT_OUTPUTS

    # A MAT task file has the task alone: sides and the folder of reports are those of the options.
    if arguments.reports == "":
        return "--reports needs DIR: a MAT task file does not say where they go"
    if arguments.task is not None and not arguments.task.method_spec.has_profiles:
        return f"--task {arguments.task.name} is at odds with the MAT task file {source.path}; leave one out"
    missing = [f"--{name}" for name in ("key", "response") if not getattr(arguments, name)]
    if missing:
        return f"{', '.join(missing)} must be given: a MAT task file names none"
    try:
        task, warnings = task_of_source(arguments, source)
    except TaskError as problem:
        return str(problem)
    sides = tuple(arguments.key), tuple(arguments.response)
    return _ScoreRequest(task, *sides, _outputs(arguments, DEFAULT_OUTPUTS), warnings)


def _outputs(arguments: argparse.Namespace, outputs: "Outputs") -> "Outputs":
    """Return the reports to be written and their form: those given, unless an argument says otherwise."""
    separator = arguments.report_separator
    return replace(
        outputs,
        separator=outputs.separator if separator is None else separator,
        object_summary=outputs.object_summary or arguments.ie_report_summary,
    )


def _misfit(arguments: argparse.Namespace, task: "TaskChoice") -> str:
    """Return a message about options that the task does not know, or an empty string."""
    if arguments.skip_incomplete and not task.method_spec.refuses_one_sided:
        return f"--skip-incomplete: for comparisons by similarity and of speech only, not for {task.name}"
    if arguments.details is not None and not task.method_spec.has_details:
        return f"--details: for comparisons by similarity only, not for {task.name}"
    if task.method_spec.compares_tokens:
        return ""
    given_options = {
        "--tokens": bool(arguments.tokens),
        "--invisible-words": arguments.invisible_words is not None,
        "--scored-key": arguments.scored_key is not None,
    }
    names = [name for name, is_given in given_options.items() if is_given]
    return f"{', '.join(names)}: for event mentions only, not for {task.name}" if names else ""


def _inputs(request: "OpenRequest") -> list[str]:
    of_sides = [path for side in request.sides for path in (*side.paths, *side.texts)]
    return [*request.texts, *request.tokens, *of_sides]


def _save_scored_key(workspace: "Workspace", path: str, inputs: Sequence[str]) -> None:
    """Write the key's files with scores: PATH itself, or files in it if they are several."""
    from annotally.formats.atomic_write import keep_inputs, save_files
    from annotally.reports.tables.event_mentions import scored_gold
    from annotally.workspace.conversion import target_paths

    # All targets are compared with the inputs before the first of them is written.
    gold = workspace.sides.sets[0]
    texts = scored_gold(gold, workspace.comparison().units)
    names = [Path(source.path).name for source in gold.sources]
    targets = target_paths(path, names, names[0])
    keep_inputs(targets, inputs)
    encoded = (source.encode(text) for source, text in zip(gold.sources, texts, strict=True))
    save_files(dict(zip(targets, encoded, strict=True)))


def _result(
    workspace: "Workspace", arguments: argparse.Namespace, progress: "ProgressLine", spools: ExitStack
) -> Iterable[bytes]:
    """Return the result in UTF-8, in pieces; as JSON it waits in temporary files until ``spools`` close."""
    from annotally.workspace.fork import available_processors
    from annotally.workspace.scored_corpus import score_corpus, scored

    # JSON has every pair: units are written as they are compared and let go, so that memory does not grow
    # with the corpus. The other forms have sums alone, which processes can make apart.
    jobs = arguments.jobs or available_processors()
    if arguments.format != "json":
        scores = score_corpus(workspace, progress.report, jobs, raw=not arguments.no_raw)
        _save_realignment(scores, arguments)
        return (_result_text(scores, arguments).encode(errors="backslashreplace"),)
    from annotally.reports.render.score_json import ScoreJson

    result = spools.enter_context(ScoreJson(workspace.task, workspace.sides))
    comparison = workspace.pass_units(result.add, progress.report, outlined=True)
    scores = scored(workspace, comparison, progress.report, jobs, raw=not arguments.no_raw)
    _save_realignment(scores, arguments)
    return result.pieces(comparison, workspace.warnings, workspace.terms, scores.realignment)


def _save_realignment(scores: "ScoredCorpus", arguments: argparse.Namespace) -> None:
    """Write raw scores beside realigned ones as CSV if that is asked for."""
    if arguments.realign_report is None:
        return
    from annotally.formats.atomic_write import save_text
    from annotally.reports.tables.realignment import realignment_csv

    text = realignment_csv(scores.task, scores.comparison, scores.labels, scores.realignment)
    save_text(arguments.realign_report, text)


def _realignment_page(scores: "ScoredCorpus") -> str:
    """Return raw scores beside realigned ones as text, where texts were aligned."""
    from annotally.reports.tables.realignment import realignment_page

    table = scores.comparison.table
    return realignment_page(scores.task, table, scores.realignment) if scores.realignment else ""


def _result_text(scores: "ScoredCorpus", arguments: argparse.Namespace) -> str:
    """Return the result as text or as CSV."""
    from annotally.reports.tables.score_tables import average_rows, score_rows

    # Imports stand where their page is made: a run that prints CSV never loads the pages of text.
    task, comparison = scores.task, scores.comparison
    pages = [(scores.labels[document], unit.table) for document, unit in comparison.units.items()]
    if arguments.format == "csv":
        from annotally.reports.render.score_csv import score_csv

        by_document = arguments.by_document
        pages_shown = [(label, score_rows(task, table)) for label, table in pages] if by_document else []
        averages = average_rows(task, (table for _, table in pages))
        pages_shown.append(("", (*score_rows(task, comparison.table), *averages)))
        return score_csv(pages_shown, scores.warnings)
    from annotally.reports.render.score_text import score_text
    from annotally.reports.render.similarity_pages import similarity_pages
    from annotally.reports.tables.confusion import confusion_counts

    has_confusion = task.method_spec.has_confusion
    confusion = confusion_counts(task.similarity, comparison.units.values()) if has_confusion else None
    further_pages = [*similarity_pages(task, comparison, confusion), _realignment_page(scores)]
    texts = comparison.table, comparison.signature, pages, scores.warnings
    return score_text(
        task,
        *texts,
        by_document=arguments.by_document,
        more=further_pages,
        every_warning=arguments.warnings == ALL_WARNINGS,
    )
