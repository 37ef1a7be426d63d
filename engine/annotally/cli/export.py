"""The command that writes the final key of a project."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from annotally.cli.argument_types import drop_word, format_word
from annotally.cli.command import add_command
from annotally.cli.output import ALL_WARNINGS, DONE, USAGE, ProgressLine, complain, notify, print_out
from annotally.cli.similarity_options import add_methods_option
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error, warning
from annotally.model.letters import LETTERS
from annotally.model.wording import NO_WORDS, Wording

if TYPE_CHECKING:
    from annotally.adjudication.project.messages import ProjectFile, VotesFile
    from annotally.service.adjudication import Adjudication

_LETTERS = LETTERS.lower()
"""The letters that name the annotators."""
_OMIT, _BOTH = "omit", "both"
_LISTED = 20
"""Dropped pointers, new names and duplicate objects that are listed one by one."""

Filled = tuple[str, str]
"""A type, and a letter, `_OMIT` or `_BOTH`."""


_EXAMPLES = (
    "annotally export corpus.annotally final.tmpl --open ORGANIZATION=a --open PERSON=b",
    "annotally export corpus.annotally final.tmpl --votes votes.jsonl",
    "annotally export corpus.annotally --votes votes.csv --no-text",
)


def add_export(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    # In the order of the help: the project and the file, what the key takes from whom, what it leaves out.
    text = "write the final key of a project, and the votes of all annotators beside it"
    export = add_command(commands, "export", _export, text, _EXAMPLES)
    export.add_argument("project", metavar="PROJECT", help="a project file")
    export.add_argument(
        "output",
        nargs="?",
        metavar="OUTPUT",
        help="the file to write, or a folder where the key takes several files; may be left out with --votes",
    )
    export.add_argument(
        "--votes",
        metavar="FILE",
        help="also write how all annotators voted on each object, with the final value and where it is from,"
        " as lines of JSON (.jsonl) or as .csv",
    )
    export.add_argument(
        "--no-text", action="store_true", help="with --votes: leave out all text, reasons and comments"
    )
    export.add_argument(
        "-f", "--format", type=format_word, metavar="FORMAT", help="file format (default: that of the side)"
    )
    export.add_argument(
        "--side",
        choices=tuple(_LETTERS),
        metavar="a|b",
        help="side whose file is the base: annotations taken from it keep their bytes (default: a)",
    )
    export.add_argument(
        "--on-text",
        choices=tuple(_LETTERS),
        metavar="a|b",
        help="where texts differ: write the key on the text of this side, over its files; without --drop "
        "uncarried annotations of words that it does not have refuse the key",
    )
    export.add_argument(
        "--open",
        action="append",
        type=_filled,
        default=[],
        metavar="TYPE=a|b|omit|both",
        help="decide open objects of a type so, recorded in the project; both: as alternatives",
    )
    export.add_argument(
        "--omit-relations",
        action="store_true",
        help="leave out relations to annotations that are left out, recorded in the project",
    )
    export.add_argument(
        "--drop",
        type=drop_word,
        action="extend",
        default=[],
        metavar="KIND[,KIND]",
        help="leave out annotations of this kind that the format cannot hold, all: of every kind",
    )
    export.add_argument(
        "--take-over",
        action="store_true",
        help="with --open or --omit-relations: record although a program that has ended locks the project",
    )
    add_methods_option(export)


def _filled(word: str) -> Filled:
    name, _, choice = word.rpartition("=")
    if not name or choice not in (*_LETTERS, _OMIT, _BOTH):
        raise argparse.ArgumentTypeError(f"{word!r} is no TYPE with =a, =b, =omit or =both")
    return name, choice


def _export(arguments: argparse.Namespace) -> int:
    if arguments.side and arguments.on_text and arguments.side != arguments.on_text:
        notify("annotally export: error: --side and --on-text name two sides, and a file has one text")
        return USAGE
    arguments.side = arguments.on_text or arguments.side or "a"
    filled = dict(arguments.open)
    if len({name.casefold() for name in filled}) < len(arguments.open):
        notify("annotally export: error: --open: a type twice")
        return USAGE
    problem = _clash(arguments)
    if problem:
        notify(f"annotally export: error: {problem}")
        return USAGE
    how = Recording(on=bool(filled) or arguments.omit_relations, takes_over=arguments.take_over)
    with ProgressLine(arguments) as progress, opened_project(arguments, progress, how) as opened:
        adjudication, warnings, sides = opened
        for letter in {arguments.side, *filled.values()}.intersection(_LETTERS[sides:]):
            raise error(
                arguments.project,
                0,
                0,
                Wording("no annotator {letter}", letter=letter),
                Wording("one of {letters}", letters=_LETTERS[:sides]),
                NO_WORDS,
            )
        omitting = arguments.omit_relations
        with _filling(adjudication, arguments.project, filled, sides), _omitting(adjudication, omitting):
            findings, paths = _write(adjudication, arguments)
    complain([*warnings, *findings], arguments.warnings)
    print_out("".join(f"{path}\n" for path in paths), data=True)
    return DONE


def _clash(arguments: argparse.Namespace) -> str:
    """Return a message about options that do not go together; empty: there are none."""
    if arguments.output is None and arguments.votes is None:
        return "a file to write is needed: OUTPUT for the key, --votes for the votes, or both"
    if arguments.no_text and arguments.votes is None:
        return "--no-text goes with --votes"
    return ""


def _write(
    adjudication: "Adjudication", arguments: argparse.Namespace
) -> tuple[list[Diagnostic], tuple[str, ...]]:
    """Write the key, or the votes alone; return the messages about the key, and the files."""
    # Without a key nothing is to be said about one: votes may be written while objects are undecided.
    if arguments.output is None:
        return [], (adjudication.key.export_votes(_votes_file(arguments)),)
    findings = _findings(adjudication, arguments.output, arguments.format or "")
    return findings, _exported(adjudication, arguments)


def _votes_file(arguments: argparse.Namespace) -> "VotesFile":
    from annotally.adjudication.project.messages import VotesFile

    return VotesFile(arguments.votes, not arguments.no_text)


def _exported(adjudication: "Adjudication", arguments: argparse.Namespace) -> tuple[str, ...]:
    """Write the key; return its files. A refusal lists every problem, whatever is asked for of warnings."""
    try:
        side = _LETTERS.index(arguments.side)
        votes = _votes_file(arguments) if arguments.votes is not None else None
        return adjudication.key.export(arguments.output, arguments.format, side, arguments.drop, votes)
    except InputRefused:
        arguments.warnings = ALL_WARNINGS
        raise


class OpenedProject(NamedTuple):
    """A project with its inputs as they are, the warnings about them, and the number of annotators."""

    adjudication: "Adjudication"
    warnings: tuple[Diagnostic, ...]
    sides: int


class Recording(NamedTuple):
    """Whether to record in a project, and whether to take over one that another program holds."""

    on: bool = False
    takes_over: bool = False


_ONLY_READ = Recording()


@contextmanager
def opened_project(
    arguments: argparse.Namespace, progress: ProgressLine, recording: Recording = _ONLY_READ
) -> Iterator[OpenedProject]:
    """Open the project that ``arguments`` name, and let go of it at the end.

    Raises InputRefused for a damaged project, for inputs that are missing, and where something is to be
    recorded in a project that another program has open or whose inputs have changed.
    """
    # The service is that of the window: a command decides and writes just as a person there would.
    from annotally.service.server import Service

    def send(kind: str, value: object) -> None:
        if kind == "progress" and isinstance(value, tuple):
            progress.report(*value)

    adjudication = Service(send, lambda: None).adjudication
    try:
        module = arguments.dimension_methods or ""
        yield OpenedProject(adjudication, *_opened(adjudication, arguments.project, module, recording))
    finally:
        adjudication.close()


def _opened(
    adjudication: "Adjudication", path: str, module: str, recording: Recording
) -> tuple[tuple[Diagnostic, ...], int]:
    # Every hindrance is reported before the project is opened: damage, missing inputs, another holder, and
    # inputs that changed since decisions were made about them.
    project_file = adjudication.files.look(path)
    if project_file.holder is not None and recording.on and recording.takes_over:
        project_file = adjudication.files.take_over(path, project_file.holder)
    if project_file.damage:
        remedy = Wording("rescue what can be read of it: annotally rescue, or Rescue in the window")
        raise error(path, 0, 0, project_file.damage, Wording("an undamaged project file"), remedy)
    _refuse_missing(project_file)
    changed = [project_input.path for project_input in project_file.inputs if project_input.state]
    if recording.on and project_file.hindrance:
        remedy = Wording("close the project there, or leave out --open")
        if project_file.holder is not None:
            remedy = Wording(
                "close the project there, or leave out --open; if it is no longer open there, add --take-over"
            )
        raise error(path, 0, 0, project_file.hindrance, Wording("a project that can be written"), remedy)
    if recording.on and changed:
        problem_text = Wording("{files}: changed since the decisions", files=", ".join(changed))
        remedy = Wording(
            "open the project in the window first: decisions that no longer fit are listed there"
        )
        raise error(
            path,
            0,
            0,
            problem_text,
            Wording("unchanged inputs, since --open decides undecided objects"),
            remedy,
        )
    opened, _ = adjudication.files.open(path, read_only=not recording.on, module=module)
    warnings = (
        warning(
            changed_path,
            0,
            0,
            Wording("has changed since the decisions"),
            Wording("the unchanged input"),
            NO_WORDS,
        )
        for changed_path in changed
    )
    return (*opened.warnings, *warnings, *_lost(adjudication, path)), len(opened.sides)


def _findings(adjudication: "Adjudication", path: str, format_name: str) -> list[Diagnostic]:
    """Return warnings about the key in a format: dropped pointers, new names, duplicate objects."""
    # Lists are cut at a number of entries each; the counts are whole, so that the last line says what is
    # left.
    key_findings = adjudication.key.findings(_LISTED, format_name)
    messages = [
        Wording(
            "{document}: {slot} pointed to {target}, which is not in the key",
            document=document,
            slot=slot,
            target=target,
        )
        for document, _, slot, target in key_findings.dropped
    ]
    messages += [
        Wording(
            "{document}: a second {before} is renamed to {after}",
            document=document,
            before=before,
            after=after,
        )
        for document, before, after in key_findings.renamed
    ]
    messages += [
        Wording("{document}: {name} repeats another object", document=document, name=called)
        for document, _, called in key_findings.repeated
    ]
    unlisted = (
        key_findings.dropped_count + key_findings.renamed_count + key_findings.repeated_count - len(messages)
    )
    if unlisted:
        messages.append(
            Wording("and {count} more removed pointers, renamed and repeated objects", count=unlisted)
        )
    return [
        warning(
            path, 0, 0, message, Wording("pointers to objects of the key, and each object once"), NO_WORDS
        )
        for message in messages
    ]


def _refuse_missing(project_file: "ProjectFile") -> None:
    # All missing inputs are named at once, each with the remedy, before anything is opened.
    missing = [
        project_input.path for project_input in project_file.inputs if project_input.state == "missing"
    ]
    if missing:
        remedy = Wording("put the file back, or open the project in the window to locate it")
        raise InputRefused(
            *(
                Diagnostic(
                    Severity.ERROR,
                    path,
                    0,
                    0,
                    Wording("no such input"),
                    Wording("an input of the project"),
                    remedy,
                )
                for path in missing
            )
        )


def _lost(adjudication: "Adjudication", path: str) -> Iterator[Diagnostic]:
    """Yield a warning about decisions that no longer fit."""
    count = len(adjudication.key.lost())
    if count:
        problem_text = Wording("{count} entries no longer fit", count=count)
        yield warning(
            path,
            0,
            0,
            problem_text,
            Wording("unchanged inputs"),
            Wording("open the project in the window to see the inputs"),
        )


@contextmanager
def _filling(adjudication: "Adjudication", path: str, filled: dict[str, str], sides: int) -> Iterator[None]:
    """Record the choices for open objects, unless no key comes of it.

    Raises InputRefused for types that nobody has.
    """
    # Choices are recorded first, since the key is made of what is recorded. If it cannot be written they are
    # taken back in one step, and the project is as it was.
    if not filled:
        yield
        return
    types = adjudication.key.types()
    strange = [
        name for name in filled if name.casefold() not in {known_type.casefold() for known_type in types}
    ]
    if strange:
        raise error(
            path,
            0,
            0,
            Wording("nothing of the type {types}", types=", ".join(strange)),
            Wording("one of {types}", types=", ".join(types)),
            NO_WORDS,
        )
    choices = {name: _choice(choice, sides) for name, choice in filled.items()}
    listed = ", ".join(f"{name}={choice}" for name, choice in filled.items())
    changed = adjudication.key.fill_open(choices, f"open objects: {listed}")
    try:
        yield
    except InputRefused:
        if changed.label:
            adjudication.undo()
        raise


@contextmanager
def _omitting(adjudication: "Adjudication", omits: bool) -> Iterator[None]:
    """Leave out relations that lost an end, if that is ``omits``, unless no key comes of it."""
    # The same way as for filled objects: recorded, and taken back where no key comes of it.
    changed = adjudication.key.leave_relations_out("relations without an end left out") if omits else None
    try:
        yield
    except InputRefused:
        if changed is not None and changed.label:
            adjudication.undo()
        raise


def _choice(word: str, sides: int) -> tuple[str, tuple[int, ...]]:
    if word == _OMIT:
        return "neither", ()
    return ("either", tuple(range(sides))) if word == _BOTH else ("take", (_LETTERS.index(word),))
