"""The command line: a thin companion to the window, for scripts, tests and comparisons with other tools.

Every number it prints comes from the tables the window shows. Exit codes: 0 done, 1 an input refused, 2 wrong
usage, 130 interrupted, 141 the reader of the output went away. The engine's rooms are imported by the command
that needs them, so that ``--version`` and ``--help`` answer at once.
"""

import argparse
import difflib
import errno
import io
import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TextIO

from annotally import __version__
from annotally.errors import Diagnostic, InputRefused, Severity, TaskError, error
from annotally.terminal import Progress

if TYPE_CHECKING:
    from annotally.tasks.catalogue import TaskChoice
    from annotally.tasks.outputs import Outputs
    from annotally.workspace import OpenRequest, Workspace

DONE, REFUSED, USAGE = 0, 1, 2
INTERRUPTED = 128 + signal.SIGINT
READER_GONE = 128 + 13
"""What a shell reports for a program that SIGPIPE ended; the signal has no name on every system."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; ``argv`` is without the program's name."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return _run(argv)
    except InputRefused as refused:
        _complain(refused.diagnostics)
        return REFUSED
    except BrokenPipeError:
        _silence(sys.stdout)
        return READER_GONE
    except KeyboardInterrupt:
        _tell("interrupted")
        return INTERRUPTED


def _run(argv: Sequence[str] | None) -> int:
    parser = _parser()
    try:
        arguments = parser.parse_args(argv)
    except SystemExit as stop:  # argparse has said why
        _print("")
        return stop.code if isinstance(stop.code, int) else USAGE
    command: Callable[[argparse.Namespace], int] | None = arguments.command
    if command is None:
        parser.print_help(sys.stderr)
        return USAGE
    return command(arguments)


def _print(text: str) -> None:
    """Print to the end. Raises InputRefused where nothing can be printed, a closed stdout included."""
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, "it is closed")
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as problem:
        if sys.stdout is not None:
            _silence(sys.stdout)
        found = f"cannot be written: {problem.strerror}"
        raise error("standard output", 0, 0, found, "a place to write", "print to another") from None


def _silence(stream: TextIO) -> None:
    """Let the interpreter flush into nowhere at its end: the reader is gone."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        return


# --- arguments


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="annotally",
        description="Compare two annotations of the same texts and score the difference.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"annotally {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_score(commands)
    _add_convert(commands)
    text = "what can be read and written"
    formats = commands.add_parser("formats", help=text, description=text, allow_abbrev=False)
    formats.set_defaults(command=_formats)
    _add_tasks(commands)
    return parser


def _add_score(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    text = "score a response, or a second key, against a key"
    score = commands.add_parser("score", help=text, description=text, allow_abbrev=False)
    score.set_defaults(command=_score)
    place = "FILE|DIR"
    score.add_argument("--task", type=_task, help="what is scored; see annotally tasks")
    score.add_argument(
        "--config",
        nargs="+",
        metavar="FILE",
        default=[],
        help="a configuration of the MUC scorer as the task",
    )
    score.add_argument("--key", nargs="+", metavar=place, help="what counts as right")
    score.add_argument("--response", nargs="+", metavar=place, help="what is scored")
    score.add_argument(
        "--key2key",
        action="store_true",
        help="the response is a second key: alternatives and options count in both",
    )
    score.add_argument("--text", nargs="+", metavar=place, default=[], help="the texts, if key has none")
    score.add_argument(
        "--tokens", nargs="+", metavar=place, default=[], help="the token tables that event mentions count in"
    )
    score.add_argument(
        "--invisible-words",
        type=_words,
        metavar="WORD,WORD",
        help="event mentions: words that do not count, instead of the usual ones; '' for none",
    )
    score.add_argument(
        "--scored-key",
        metavar="PATH",
        help="event mentions: write the gold file there, with the score of each mention behind it",
    )
    for side in ("key", "response", "text"):
        score.add_argument(
            f"--{side}-format", type=_format, metavar="FORMAT", help="instead of recognising it"
        )
    for side in ("key", "response"):
        score.add_argument(
            f"--{side}-layer", metavar="NAME", help="annotation set, or column of tags, to read"
        )
    score.add_argument(
        "--skip-incomplete",
        action="store_true",
        help="similarity: leave out documents that are not on both sides",
    )
    score.add_argument(
        "--details", metavar="PATH", help="similarity: write every pair there as CSV, and why it clashes"
    )
    _add_repair(score)
    score.add_argument("--encoding", type=_encoding, help="of all inputs, if it is not UTF-8")
    score.add_argument("--format", choices=("text", "json", "csv"), default="text", help="of the result")
    score.add_argument(
        "--by-document", action="store_true", help="text and csv: a page per document ahead of the totals"
    )
    score.add_argument("--out", metavar="PATH", help="write the result there instead of printing it")
    _add_reports(score)


def _add_reports(score: argparse.ArgumentParser) -> None:
    reports = score.add_argument_group("files of the MUC scorer", "written beside the result")
    reports.add_argument(
        "--reports", metavar="DIR", help="write score report, report summary and map history there"
    )
    reports.add_argument(
        "--report-separator", metavar="TEXT", help="between the columns of the report summary, instead of |"
    )
    reports.add_argument(
        "--ie-report-summary", action="store_true", help="list named entities slot by slot in the summary"
    )


def _add_repair(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--repair-lookalikes",
        action="store_true",
        help="read letters in tags that only look Latin as those they look like",
    )


def _add_convert(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    text = "write annotations in another format"
    convert = commands.add_parser("convert", help=text, description=text, allow_abbrev=False)
    convert.set_defaults(command=_convert)
    convert.add_argument("input", metavar="INPUT", help="a file, or a directory of files of one format")
    convert.add_argument("output", metavar="OUTPUT", help="the file to write, or a directory for several")
    convert.add_argument(
        "--to", type=_format, metavar="FORMAT", help="see annotally formats; else by the ending of OUTPUT"
    )
    convert.add_argument(
        "--from", type=_format, dest="source_format", metavar="FORMAT", help="instead of recognising it"
    )
    convert.add_argument(
        "--text", action="append", metavar="FILE|DIR", default=[], help="the texts, if INPUT has none"
    )
    convert.add_argument("--layer", metavar="NAME", help="annotation set, or column of tags, to read")
    _add_repair(convert)
    convert.add_argument(
        "--tokens", action="append", metavar="FILE|DIR", default=[], help="token tables, to write tokens"
    )
    convert.add_argument("--encoding", type=_encoding, help="of all inputs, if it is not UTF-8")
    convert.add_argument("--force", action="store_true", help="replace OUTPUT; an input never is")


def _add_tasks(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    text = "what can be scored"
    tasks = commands.add_parser("tasks", help=text, description=text, allow_abbrev=False)
    tasks.set_defaults(command=_tasks)
    tasks.add_argument(
        "--config", type=_task, metavar="TASK", help="print a configuration file that describes this task"
    )
    text = "what a configuration file of the MUC scorer says, and where each value comes from"
    config = commands.add_parser("config", help=text, description=text, allow_abbrev=False)
    config.set_defaults(command=_config)
    config.add_argument("files", nargs="+", metavar="FILE", help="one, or several that are read as one")
    config.add_argument(
        "--show",
        choices=("effective", "given"),
        default="effective",
        help="all options that matter to the task, or those the files give",
    )
    config.add_argument("--encoding", type=_encoding, help="if it is not UTF-8")


def _nearest(kind: str, name: str, known: Iterable[str]) -> argparse.ArgumentTypeError:
    names = list(known)
    near = difflib.get_close_matches(name.casefold(), names, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
    return argparse.ArgumentTypeError(f"there is no {kind} {name!r}; {hint}")


def _task(name: str) -> "TaskChoice":
    from annotally.tasks.catalogue import TASKS

    by_name = {task.name: task for task in TASKS}
    if name.casefold() not in by_name:
        raise _nearest("task", name, by_name)
    return by_name[name.casefold()]


def _format(name: str) -> str:
    from annotally.formats import FORMATS

    names = [one.name for one in FORMATS]
    if name.casefold() not in names:
        raise _nearest("format", name, names)
    return name.casefold()


def _words(listed: str) -> tuple[str, ...]:
    return tuple(word for word in (one.strip() for one in listed.split(",")) if word)


def _encoding(name: str) -> str:
    from annotally.formats import cesu8

    cesu8.register()
    try:
        "".encode(name)
    except (LookupError, ValueError):
        raise argparse.ArgumentTypeError(f"there is no encoding {name!r}; latin-1 is one") from None
    return name


# --- score


def _score(arguments: argparse.Namespace) -> int:
    from annotally.saving import keep_inputs, save_text
    from annotally.tasks.configured import as_keys
    from annotally.workspace import OpenRequest, SideInput, open_workspace, report_paths, write_reports

    asked = _asked(arguments)
    if isinstance(asked, str):
        _tell(f"annotally score: error: {asked}")
        return USAGE
    task = asked.task
    misfit = _misfit(arguments, task)
    if misfit:
        _tell(f"annotally score: error: {misfit}")
        return USAGE
    if arguments.key2key:
        task = as_keys(task)
    if arguments.invisible_words is not None:
        task = replace(task, invisible_words=arguments.invisible_words)
    request = OpenRequest(
        task,
        (
            SideInput("key", asked.key, arguments.key_format, arguments.key_layer),
            SideInput("response", asked.response, arguments.response_format, arguments.response_layer),
        ),
        tuple(arguments.text),
        arguments.text_format,
        arguments.encoding,
        asked.warnings,
        asked.outputs,
        tuple(arguments.tokens),
        arguments.repair_lookalikes,
        arguments.skip_incomplete,
    )
    named = (arguments.out, arguments.scored_key, arguments.details)
    written = [path for path in named if path is not None]
    if arguments.reports is not None:
        written += report_paths(arguments.reports, asked.outputs, task.method)
    keep_inputs(written, [*_inputs(request), *arguments.config])
    with Progress() as progress:
        workspace = open_workspace(request, progress.report)
        if arguments.reports is not None:
            write_reports(workspace, arguments.reports, progress.report)
        result = _result(workspace, arguments.format, progress, by_document=arguments.by_document)
    _complain(workspace.warnings)
    if arguments.scored_key is not None:
        _save_scored_key(workspace, arguments.scored_key, _inputs(request))
    if arguments.details is not None:
        from annotally.reports.similarity_csv import details_csv

        units = workspace.comparison().units.values()
        save_text(arguments.details, details_csv(workspace.task.similarity, units, workspace.sides))
    if arguments.out is not None:
        save_text(arguments.out, result)
    else:
        _print(result)
    return DONE


class _Asked(NamedTuple):
    """What is to be scored, as the arguments and the configuration say together."""

    task: "TaskChoice"
    key: tuple[str, ...]
    response: tuple[str, ...]
    outputs: "Outputs"
    warnings: tuple[Diagnostic, ...] = ()


def _asked(arguments: argparse.Namespace) -> _Asked | str:
    """Return what is to be scored, or what is missing or at odds. Raises InputRefused for a configuration."""
    from annotally.tasks.outputs import DEFAULT_OUTPUTS

    separator, columns = arguments.report_separator, arguments.ie_report_summary
    if arguments.reports is None and (separator is not None or columns):
        return f"{'--ie-report-summary' if separator is None else '--report-separator'} needs --reports DIR"
    if not arguments.config:
        wanted = ("task", "key", "response")
        missing = [f"--{name}" for name in wanted if not getattr(arguments, name)]
        if missing:
            return f"{', '.join(missing)} must be given, unless --config names a configuration"
        outputs = _outputs(arguments, DEFAULT_OUTPUTS)
        return _Asked(arguments.task, tuple(arguments.key), tuple(arguments.response), outputs)
    from annotally.tasks.configured import same_kind
    from annotally.tasks.muc_config import load_configuration
    from annotally.tasks.muc_config_task import located, outputs_of, task_of

    configuration = load_configuration(arguments.config, arguments.encoding)
    if arguments.task is not None and not same_kind(configuration, arguments.task):
        place, kind = configuration.origin("scoring_task"), configuration.scoring_task
        return f"--task {arguments.task.name} is at odds with scoring_task {kind} in {place}; leave one out"
    key = arguments.key or [located(configuration, "key_file")]
    response = arguments.response or [located(configuration, "response_file")]
    outputs = _outputs(arguments, outputs_of(configuration))
    return _Asked(task_of(configuration), tuple(key), tuple(response), outputs, configuration.warnings)


def _outputs(arguments: argparse.Namespace, asked: "Outputs") -> "Outputs":
    """Return which reports are written and how: as asked for elsewhere, unless an argument says otherwise."""
    separator = arguments.report_separator
    return replace(
        asked,
        separator=asked.separator if separator is None else separator,
        object_summary=asked.object_summary or arguments.ie_report_summary,
    )


def _misfit(arguments: argparse.Namespace, task: "TaskChoice") -> str:
    """Return what was asked for that the task does not know, or an empty string."""
    similar = {"--skip-incomplete": arguments.skip_incomplete, "--details": arguments.details is not None}
    told = [name for name, is_given in similar.items() if is_given and task.method != "similarity"]
    if told:
        return f"{', '.join(told)}: for comparisons by similarity only, not for {task.name}"
    if task.method == "event-mentions":
        return "--key2key: event mentions are scored against a gold standard" if arguments.key2key else ""
    given = {
        "--tokens": bool(arguments.tokens),
        "--invisible-words": arguments.invisible_words is not None,
        "--scored-key": arguments.scored_key is not None,
    }
    told = [name for name, is_given in given.items() if is_given]
    return f"{', '.join(told)}: for event mentions only, not for {task.name}" if told else ""


def _inputs(request: "OpenRequest") -> list[str]:
    return [*request.texts, *request.tokens, *(path for side in request.sides for path in side.paths)]


def _save_scored_key(workspace: "Workspace", path: str, inputs: Sequence[str]) -> None:
    """Write the key's files with scores: PATH itself, or files in it if they are several."""
    from annotally.reports.event_mentions import scored_gold
    from annotally.saving import keep_inputs, save_files

    gold = workspace.sides.sets[0]
    texts = scored_gold(gold, workspace.comparison().units)
    names = [Path(source.path).name for source in gold.sources]
    targets = _targets(path, names, names[0])
    keep_inputs(targets, inputs)
    encoded = (source.encode(text) for source, text in zip(gold.sources, texts, strict=True))
    save_files(dict(zip(targets, encoded, strict=True)))


def _result(workspace: "Workspace", form: str, progress: Progress, *, by_document: bool) -> str:
    from annotally.reports.tables import score_rows

    comparison = workspace.comparison(progress.report)
    task, sides = workspace.task, workspace.sides
    if form == "json":
        from annotally.reports.json import score_json

        trees = (workspace.tree(document_id) for document_id in workspace.document_ids)
        return score_json(task, comparison, sides, trees, workspace.warnings)
    pages = [(workspace.document(one).label, unit.table) for one, unit in comparison.units.items()]
    if form == "csv":
        from annotally.reports.score_csv import score_csv

        tables = (*(pages if by_document else ()), ("", comparison.table))
        return score_csv(((label, score_rows(task, table)) for label, table in tables), workspace.warnings)
    from annotally.reports.similarity_pages import similarity_pages
    from annotally.reports.text import score_text

    more = similarity_pages(task, comparison, sides)
    texts = comparison.table, comparison.signature, pages, workspace.warnings
    return score_text(task, *texts, by_document=by_document, more=more)


# --- convert


def _convert(arguments: argparse.Namespace) -> int:
    from annotally.formats.sources import format_named
    from annotally.saving import keep_inputs, save_files
    from annotally.workspace import SideInput, convert

    side = SideInput(arguments.input, (arguments.input,), arguments.source_format, arguments.layer)
    target_format = arguments.to or _format_of(arguments.output)
    if target_format is None:
        _tell(f"annotally convert: error: --to must be given, for {arguments.output} has no format's ending")
        return USAGE
    inputs = [arguments.input, *arguments.text, *arguments.tokens]
    keep_inputs([arguments.output], inputs)
    texts, tokens = tuple(arguments.text), tuple(arguments.tokens)
    repair = arguments.repair_lookalikes
    converted = convert(side, target_format, texts, arguments.encoding, tokens, repair_lookalikes=repair)
    single = _new_name(arguments.input, target_format)
    companion = format_named(target_format).companion
    targets = _targets(arguments.output, converted.names, single, companion)
    keep_inputs(targets, inputs)
    if not arguments.force:
        _keep_outputs(targets)
    _complain(converted.warnings)
    save_files(dict(zip(targets, converted.files, strict=True)))
    return DONE


def _format_of(path: str) -> str | None:
    """Return the format that files of this ending usually have, None where none or several do."""
    from annotally.formats import FORMATS

    suffix = Path(path).suffix.casefold()
    found = [one.name for one in FORMATS if one.write is not None and suffix in one.suffixes]
    return found[0] if len(found) == 1 else None


def _targets(path: str, names: Sequence[str], single: str, companion: str = "") -> list[str]:
    """Return the files to write: ``path`` itself, or files in it if it is a directory or they are several.

    ``single`` is what an only file without a name is called in a directory. A file and its companion go where
    ``path`` says, if it is no directory.
    """
    output = Path(path)
    if len(names) == 1:
        return [os.fspath(output / (names[0] or single))] if output.is_dir() else [path]
    if len(names) == 2 and companion and output.suffix not in ("", companion) and not output.is_dir():
        return [path, os.fspath(output.with_suffix(companion))]
    from annotally.saving import make_directory

    make_directory(path, f"{len(names)} files")
    return [os.fspath(output / name) for name in names]


def _new_name(path: str, format_name: str) -> str:
    from annotally.formats.sources import format_named

    suffixes = format_named(format_name).suffixes
    return Path(path).stem + (suffixes[0] if suffixes else Path(path).suffix)


def _keep_outputs(targets: Iterable[str]) -> None:
    for target in targets:
        if os.path.lexists(target):
            raise error(target, 0, 0, "is there already", "a new file", "choose another, or give --force")


# --- formats and tasks


def _formats(_: argparse.Namespace) -> int:
    from annotally.formats import FORMATS

    rows = [
        (one.name, "yes" if one.read else "no", "yes" if one.write else "no", one.title) for one in FORMATS
    ]
    _print(_aligned([("format", "reads", "writes", "what it is"), *rows]))
    return DONE


def _tasks(arguments: argparse.Namespace) -> int:
    from annotally.tasks.catalogue import TASKS

    if arguments.config is not None:
        return _print_configuration(arguments.config)
    rows = [(task.name, task.title, task.description) for task in TASKS]
    _print(_aligned([("task", "title", "what is compared"), *rows]))
    return DONE


def _print_configuration(task: "TaskChoice") -> int:
    from annotally.tasks.configured import written

    try:
        _print(written(task))
    except TaskError as problem:
        _tell(f"annotally tasks: error: {problem}")
        return USAGE
    return DONE


def _config(arguments: argparse.Namespace) -> int:
    from annotally.reports.configuration import options_text
    from annotally.tasks.muc_config import load_configuration

    configuration = load_configuration(arguments.files, arguments.encoding)
    _complain(configuration.warnings)
    _print(options_text(configuration, given_only=arguments.show == "given"))
    return DONE


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ("  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)


# --- what goes to stderr


def _complain(diagnostics: Iterable[Diagnostic]) -> None:
    for diagnostic in diagnostics:
        warned = "warning: " if diagnostic.severity is Severity.WARNING else ""
        _tell(f"{warned}{diagnostic}")


def _tell(line: str) -> None:
    """Print a line to stderr; a stderr that is closed or full changes nothing about the exit code."""
    if sys.stderr is not None:  # print would take stdout instead
        with suppress(OSError):
            print(line, file=sys.stderr)
