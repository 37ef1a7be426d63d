"""The command that scores many systems against one key: ranks, tests of every two, groups, difficulty."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from annotally.cli.alignment_options import (
    add_differing_options,
    realignment_for,
    with_differing_options,
)
from annotally.cli.argument_types import (
    add_label_option,
    add_out_option,
    add_repair,
    add_tolerance,
    count_word,
    encoding_word,
    format_word,
    level_word,
    task_word,
    tolerance_of,
    with_labels,
    words,
)
from annotally.cli.cluster import add_process_options, clash_of
from annotally.cli.command import add_command
from annotally.cli.folders import text_of
from annotally.cli.methods_option import add_methods, clash_with_methods
from annotally.cli.output import (
    ALL_WARNINGS,
    DONE,
    NO_WARNINGS,
    REFUSED,
    USAGE,
    ProgressLine,
    add_allow_empty,
    notify,
    print_out,
)
from annotally.cli.similarity_options import (
    add_similarity_options,
    mat_task_source,
    task_of_source,
    with_options,
)
from annotally.cli.speech_options import add_speech_options, speech_options, with_speech_options
from annotally.cli.templette_options import add_templette_options, with_templette_options
from annotally.cli.terminal import visible_line
from annotally.model.diagnostics import Diagnostic, TaskError
from annotally.model.paths import distinct_names
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from annotally.reports.tables.campaign import Campaign, SignificanceChoice
    from annotally.reports.tables.table import NamedTable
    from annotally.tasks.catalogue import TaskChoice
    from annotally.workspace.campaign import CampaignRequest
    from annotally.workspace.request import Progress

_FORMS = ("text", "csv", "json", "html", "latex", "xlsx")
_PRINTED = ("systems", "groups", "p_values", "types", "documents", "inputs")
"""Tables in text unless others are chosen; the other forms have all of them, CSV the first."""


_EXAMPLES = (
    "annotally campaign key.sgm before.sgm after.sgm -t named-entity",
    "annotally campaign key.sgm before.sgm after.sgm -t named-entity -f html -o campaign.html",
    "annotally campaign key.sgm before.sgm after.sgm -t named-entity --seed 1 --methods",
)


def add_campaign(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    # In the order of the help: inputs, figures, how inputs are read, the result; then options of methods.
    text = "score many systems against one key: ranks, tests of every two, groups, difficulty"
    campaign = add_command(commands, "campaign", _campaign, text, _EXAMPLES)
    place = "FILE|DIR"
    campaign.add_argument("key", metavar="KEY", help="the key")
    campaign.add_argument("responses", nargs="+", metavar="RESPONSE", help="the response of each system")
    campaign.add_argument(
        "--by",
        choices=("response", "folder", "file"),
        default="response",
        help="what is a system: each RESPONSE, or each folder or file in the folders that are named",
    )
    campaign.add_argument(
        "--names", metavar="NAME,NAME", help="names of the systems (default: those of their files)"
    )
    campaign.add_argument("-t", "--task", type=task_word, help="the task; annotally tasks lists them")
    campaign.add_argument(
        "-c",
        "--config",
        nargs="+",
        metavar="FILE",
        default=[],
        help="a MUC scorer configuration or a MAT task file that defines the task",
    )
    _add_figures(campaign)
    campaign.add_argument(
        "--text", nargs="+", metavar=place, default=[], help="the texts, if the key has none"
    )
    campaign.add_argument(
        "--tokens", nargs="+", metavar=place, default=[], help="the token tables of event mentions"
    )
    campaign.add_argument(
        "--invisible-words",
        type=words,
        metavar="WORD,WORD",
        help="event mentions: words that do not count (default: a built-in list)",
    )
    for side in ("key", "response", "text"):
        campaign.add_argument(
            f"--{side}-format", type=format_word, metavar="FORMAT", help="file format (default: recognised)"
        )
    for side in ("key", "response"):
        campaign.add_argument(f"--{side}-layer", metavar="NAME", help="annotation set, or column, to read")
    campaign.add_argument(
        "--skip-incomplete",
        action="store_true",
        help="similarity, speech: leave out documents that are not on both sides",
    )
    add_repair(campaign)
    add_tolerance(campaign)
    campaign.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")
    campaign.add_argument(
        "-f", "--format", choices=_FORMS, default="text", help="output format (default: text)"
    )
    add_out_option(campaign)
    campaign.add_argument("--reports", metavar="DIR", help="write the result there in every format")
    add_process_options(campaign)
    add_label_option(campaign)
    add_allow_empty(campaign)
    add_similarity_options(campaign)
    add_differing_options(campaign)
    add_speech_options(campaign)
    add_templette_options(campaign)


def _add_figures(campaign: argparse.ArgumentParser) -> None:
    # Defaults are those of the engine where an option is not given (None), so that they stand in one place;
    # the help repeats them in words.
    group = campaign.add_argument_group("figures")
    group.add_argument(
        "--measure",
        action="append",
        metavar="NAME",
        help="measure of ranks and tests, as JSON names it (default: f1); may be given again",
    )
    group.add_argument(
        "--row",
        metavar="NAME",
        help="row of the score table, as CSV names it (default: the one that the task is judged by)",
    )
    group.add_argument(
        "--shuffles",
        type=count_word,
        metavar="N",
        default=None,
        help="shuffles of a test (default: 9999; 0: no tests)",
    )
    group.add_argument(
        "--samples",
        type=count_word,
        metavar="N",
        default=None,
        help="samples of the bootstrap (default: 1000)",
    )
    group.add_argument(
        "--level",
        type=level_word,
        metavar="P",
        default=None,
        help="systems with a lower p differ (default: 0.05)",
    )
    group.add_argument(
        "--differences", action="store_true", help="count what each of two systems alone has right"
    )
    group.add_argument(
        "--pair",
        nargs=2,
        action="append",
        default=[],
        metavar=("NAME", "NAME"),
        help="list what one of two systems has right and the other has not; may be given again",
    )
    group.add_argument(
        "--table",
        action="append",
        type=_table_word,
        default=[],
        metavar="NAME",
        help="write this table only; may be given again",
    )
    add_methods(group, "systems, measure, tests, groups, versions, seeds, references")


def _table_word(name: str) -> str:
    from annotally.cli.argument_types import unknown_name
    from annotally.reports.tables.campaign_tables import TABLE_NAMES

    if name.casefold() not in TABLE_NAMES:
        raise argparse.ArgumentTypeError(unknown_name("table", name, TABLE_NAMES))
    return name.casefold()


# --- the campaign


def _campaign(arguments: argparse.Namespace) -> int:
    from annotally.formats.atomic_write import keep_inputs
    from annotally.workspace.campaign import compare_systems, run_campaign
    from annotally.workspace.fork import available_processors

    # Targets are checked against the inputs first, then all systems are scored, on one computer or on
    # several, and files are written last: a refusal leaves none behind.
    request = _request(arguments)
    if isinstance(request, str):
        notify(f"annotally campaign: error: {request}")
        return USAGE
    targets = _targets(arguments)
    inputs = [path for system in request.systems for path in system.response.paths]
    inputs += [arguments.key, *request.key.texts, *arguments.tokens, *arguments.config]
    _refuse_input_folder(targets, [*arguments.responses, *inputs])
    keep_inputs(targets, inputs)
    with ProgressLine(arguments) as progress:
        if arguments.cluster is None:
            jobs = arguments.jobs or available_processors()
            campaign = run_campaign(request, _choice(arguments), progress.report, jobs)
        else:
            campaign = _run_on_cluster(request, arguments, progress.report)
        changes = [compare_systems(request, (first, second)) for first, second in arguments.pair]
    from annotally.reports.tables.campaign_tables import campaign_tables

    if arguments.warnings != NO_WARNINGS:
        _complain(campaign)
    _write(arguments, campaign, campaign_tables(campaign, changes))
    nothing_scored = all(system.scores_nothing for system in campaign.systems)
    return REFUSED if nothing_scored and not arguments.allow_empty else DONE


def _run_on_cluster(
    request: "CampaignRequest", arguments: argparse.Namespace, progress: "Progress"
) -> "Campaign":
    from annotally.workspace.campaign import run_campaign
    from annotally.workspace.distribution.cluster import ClusterWorkers
    from annotally.workspace.distribution.system_scores import score_systems

    with ClusterWorkers(arguments.cluster) as workers:
        return run_campaign(
            request,
            _choice(arguments),
            progress,
            score=lambda divided, report: score_systems(divided, workers, report),
        )


def _complain(campaign: "Campaign") -> None:
    for name, line in campaign.warnings:
        notify(visible_line(f"warning: {name}: {line}" if name else f"warning: {line}"))


def _request(arguments: argparse.Namespace) -> "CampaignRequest | str":
    """Return the request, or a message about missing or clashing options."""
    # Options are checked from the cheapest on: those that never go together, then the task, whose reading may
    # refuse a configuration, and only then the paths, which have to be listed.
    from annotally.workspace.campaign import F1, CampaignRequest, SystemInput
    from annotally.workspace.facade import OpenRequest, SideInput

    if misplaced := _misplaced(arguments):
        return misplaced
    chosen = _task(arguments)
    if isinstance(chosen, str):
        return chosen
    task, warnings = chosen
    if misfit := _misfit(arguments, task):
        return misfit
    responses = _responses(arguments)
    names = _names(arguments.names, responses)
    if len(names) != len(responses) or not all(names):
        return f"--names {arguments.names}: {len(responses)} names with commas between are needed"
    form, layer = arguments.response_format, arguments.response_layer
    systems = tuple(
        SystemInput(name, SideInput("response", (path,), form, layer))
        for name, path in zip(names, responses, strict=True)
    )
    formats = (arguments.key_format, form)
    # Where the texts lie is found out by one response: all systems stand on the texts of the key.
    texts = text_of(arguments, [(arguments.key,), (responses[0],)], formats, _targets(arguments))
    key = OpenRequest(
        task,
        (SideInput("key", (arguments.key,), arguments.key_format, arguments.key_layer),),
        texts,
        arguments.text_format,
        arguments.encoding,
        warnings,
        tokens=tuple(arguments.tokens),
        repair_lookalikes=arguments.repair_lookalikes,
        skip_incomplete=arguments.skip_incomplete,
        tolerance=tolerance_of(arguments),
        realignment=realignment_for(arguments, task),
    )
    return CampaignRequest(
        key,
        systems,
        arguments.row,
        tuple(arguments.measure or (F1,)),
        verdicts=arguments.differences,
        every_warning=arguments.warnings == ALL_WARNINGS,
    )


def _misplaced(arguments: argparse.Namespace) -> str:
    tables = {
        "--table": arguments.table,
        "--pair": arguments.pair,
        "--differences": arguments.differences,
        "--reports": arguments.reports is not None,
    }
    if clash := clash_with_methods(arguments, tables):
        return clash
    if arguments.format == "xlsx" and arguments.out is None:
        return "--format xlsx needs --out: a workbook is not printed"
    paths = (arguments.key, *arguments.responses, *arguments.text, *arguments.tokens)
    if arguments.cluster is not None and (clash := clash_of({"--jobs": arguments.jobs is not None}, paths)):
        return clash
    if arguments.out is not None and arguments.reports is not None:
        return "--out and --reports: choose one of the two"
    if arguments.response_text is not None:
        return "--response-text: all systems stand on the texts of the key; annotally score reads other ones"
    if arguments.format == "csv" and len(arguments.table) > 1:
        return "--format csv: one --table, for CSV holds one"
    if not arguments.config and arguments.task is None:
        return "--task must be given, unless --config names a configuration"
    if arguments.config and (options := speech_options(arguments)):
        return f"{', '.join(options)}: for --task speech-named-entity, not for a configuration"
    return ""


def _task(arguments: argparse.Namespace) -> "tuple[TaskChoice, tuple[Diagnostic, ...]] | str":
    """Return the task with its options, and warnings about its file; or a message about them."""
    # The seed is that of the tests, whatever the task: options of similarity do not see it.
    seedless = argparse.Namespace(**{**vars(arguments), "seed": None})
    warnings: tuple[Diagnostic, ...] = ()
    task: TaskChoice | str
    if arguments.config:
        loaded = _configured(seedless)
        if isinstance(loaded, str):
            return loaded
        task, warnings = loaded
    else:
        task = with_options(seedless, arguments.task)
        for change in (with_speech_options, _with_own_labels):
            task = task if isinstance(task, str) else change(seedless, task)
    for change in (with_differing_options, with_templette_options):
        task = task if isinstance(task, str) else change(seedless, task)
    if isinstance(task, str):
        return task
    if arguments.invisible_words is not None:
        task = replace(task, invisible_words=arguments.invisible_words)
    return task, warnings


def _with_own_labels(arguments: argparse.Namespace, task: "TaskChoice") -> "TaskChoice | str":
    return with_labels(task, arguments.label)


def _configured(arguments: argparse.Namespace) -> "tuple[TaskChoice, tuple[Diagnostic, ...]] | str":
    """Return the task of a MAT task file or of a MUC configuration, and warnings about it; or a message."""
    from annotally.tasks.muc_config.config import load_configuration
    from annotally.tasks.muc_config.task import task_of

    source = mat_task_source(arguments.config, arguments.encoding)
    if source is not None:
        try:
            return task_of_source(arguments, source)
        except TaskError as problem:
            return str(problem)
    configuration = load_configuration(arguments.config, arguments.encoding)
    misfit = with_options(arguments, task_of(configuration))
    return misfit if isinstance(misfit, str) else (task_of(configuration), configuration.warnings)


def _misfit(arguments: argparse.Namespace, task: "TaskChoice") -> str:
    """Return a message about options that the task does not know, or an empty string."""
    if arguments.skip_incomplete and not task.method_spec.refuses_one_sided:
        return f"--skip-incomplete: for comparisons by similarity and of speech only, not for {task.name}"
    if not task.method_spec.compares_tokens and (arguments.tokens or arguments.invisible_words is not None):
        return f"--tokens, --invisible-words: for event mentions only, not for {task.name}"
    return ""


def _responses(arguments: argparse.Namespace) -> list[str]:
    """Return the path of each system's response. Raises InputRefused for a folder that holds none."""
    if arguments.by == "response":
        return list(arguments.responses)
    from annotally.workspace.campaign import inner_paths

    return [path for folder in arguments.responses for path in inner_paths(folder, arguments.by)]


def _names(option: str | None, responses: Sequence[str]) -> list[str]:
    if option is not None:
        return [name.strip() for name in option.split(",")]
    return distinct_names(responses)


# --- the result


def _targets(arguments: argparse.Namespace) -> list[str]:
    """Return the files that are written."""
    if arguments.out is not None:
        return [arguments.out]
    if arguments.reports is None:
        return []
    from annotally.reports.render.campaign_files import NAME
    from annotally.reports.render.table_files import ENDINGS

    return [str(Path(arguments.reports) / f"{NAME}.{ending}") for ending in ENDINGS.values()]


def _refuse_input_folder(targets: Sequence[str], inputs: Sequence[str]) -> None:
    """Raise InputRefused for a target in a folder of inputs: it would be read as one the next time."""
    from annotally.model.diagnostics import file_error

    # Folders of inputs are resolved, links too, so that no other spelling of a folder gets by.
    folders = [Path(path).resolve() for path in inputs if Path(path).is_dir()]
    for target in targets:
        place = Path(target).resolve()
        folder = next((folder for folder in folders if place.is_relative_to(folder)), None)
        if folder is not None:
            raise file_error(
                target,
                Wording("lies in a folder of inputs, {folder}", folder=folder.name),
                Wording("a place outside"),
                Wording("choose another folder"),
            )


def _choice(arguments: argparse.Namespace) -> "SignificanceChoice":
    from annotally.reports.tables.campaign import SignificanceChoice

    # Options that were not given are left out, so that the engine's own defaults hold.
    settings = {name: getattr(arguments, name) for name in ("seed", "shuffles", "samples", "level")}
    return SignificanceChoice(**{name: value for name, value in settings.items() if value is not None})


def _write(arguments: argparse.Namespace, campaign: "Campaign", tables: "Sequence[NamedTable]") -> None:
    from annotally.formats.atomic_write import make_directory, save_files
    from annotally.reports.render.campaign_files import campaign_bytes

    if arguments.reports is not None:
        from annotally.reports.render.table_files import ENDINGS

        # All contents are made before the folder is.
        contents = [campaign_bytes(campaign, tables, form) for form in ENDINGS]
        make_directory(arguments.reports, Wording("the reports"))
        save_files(dict(zip(_targets(arguments), contents, strict=True)))
        return
    if arguments.methods:
        from annotally.reports.tables.campaign_methods import campaign_methods
        from annotally.reports.tables.paper_paragraph import methods_text

        result = methods_text(campaign_methods(campaign)).encode(errors="backslashreplace")
    else:
        result = campaign_bytes(campaign, _chosen(arguments, tables), arguments.format)
    if arguments.out is not None:
        save_files({arguments.out: result})
    else:
        print_out(result.decode(), data=arguments.format != "text")


def _chosen(arguments: argparse.Namespace, tables: "Sequence[NamedTable]") -> "Sequence[NamedTable]":
    """Return the tables to write: those named, else of text the usual ones and those asked for."""
    if arguments.table:
        return [entry for entry in tables if entry.name in arguments.table]
    if arguments.format != "text":
        return tables
    from annotally.reports.tables.campaign_tables import TABLES

    return [entry for entry in tables if entry.name in _PRINTED or entry.name not in TABLES]
