"""The command that writes the final key of a project."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from annotally.cli.argument_types import format_word
from annotally.cli.output import DONE, USAGE, Progress, complain, print_out, tell
from annotally.cli.similarity_options import add_methods_option
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error, warning

if TYPE_CHECKING:
    from annotally.adjudication.project.messages import ProjectFile
    from annotally.service.adjudication import Adjudication

_LETTERS = "abcdefghi"
"""What the annotators are called."""
_OMIT, _BOTH = "omit", "both"
_LISTED = 20
"""Pointers that go, names given anew, and objects that stand twice, that are told one by one."""

Filled = tuple[str, str]
"""A type, and a letter, `_OMIT` or `_BOTH`."""


def add_export(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "write the final key of a project"
    export = commands.add_parser("export", help=text, description=text, allow_abbrev=False)
    export.set_defaults(command=_export)
    export.add_argument("project", metavar="PROJECT", help="a project file")
    export.add_argument("output", metavar="OUTPUT", help="a file, or a folder where the key takes several")
    export.add_argument("--format", type=format_word, metavar="FORMAT", help="instead of that of the side")
    export.add_argument(
        "--side",
        choices=tuple(_LETTERS),
        default="a",
        metavar="a|b",
        help="over whose file it is written: what was taken from there stays to the byte",
    )
    export.add_argument(
        "--open",
        action="append",
        type=_filled,
        default=[],
        metavar="TYPE=a|b|omit|both",
        help="what open objects of a type become, recorded in the project; both: as alternatives",
    )
    export.add_argument(
        "--omit-relations",
        action="store_true",
        help="leave out relations that point to what is left out, recorded in the project",
    )
    export.add_argument(
        "--take-over",
        action="store_true",
        help="with --open or --omit-relations: record though a program that is gone still holds the project",
    )
    add_methods_option(export)


def _filled(word: str) -> Filled:
    name, _, choice = word.rpartition("=")
    if not name or choice not in (*_LETTERS, _OMIT, _BOTH):
        raise argparse.ArgumentTypeError(f"{word!r} is no TYPE with =a, =b, =omit or =both")
    return name, choice


def _export(arguments: argparse.Namespace) -> int:
    filled = dict(arguments.open)
    if len({name.casefold() for name in filled}) < len(arguments.open):
        tell("annotally export: error: --open: a type twice")
        return USAGE
    how = Recording(on=bool(filled) or arguments.omit_relations, takes_over=arguments.take_over)
    with Progress() as progress, opened_project(arguments, progress, how) as opened:
        adjudication, warnings, sides = opened
        for letter in {arguments.side, *filled.values()}.intersection(_LETTERS[sides:]):
            raise error(arguments.project, 0, 0, f"no annotator {letter}", f"one of {_LETTERS[:sides]}", "")
        omitting = arguments.omit_relations
        with _filling(adjudication, arguments.project, filled, sides), _omitting(adjudication, omitting):
            findings = _findings(adjudication, arguments.output, arguments.format or "")
            side = _LETTERS.index(arguments.side)
            paths = adjudication.export(arguments.output, arguments.format, side)
    complain([*warnings, *findings], arguments.warnings)
    print_out("".join(f"{path}\n" for path in paths), data=True)
    return DONE


class OpenedProject(NamedTuple):
    """A project and its inputs as they are: what is to be said about them, how many annotators there are."""

    adjudication: "Adjudication"
    warnings: tuple[Diagnostic, ...]
    sides: int


class Recording(NamedTuple):
    """Whether something is to be recorded in a project, and whether one that somebody holds is taken over."""

    on: bool = False
    takes_over: bool = False


_ONLY_READ = Recording()


@contextmanager
def opened_project(
    arguments: argparse.Namespace, progress: Progress, recording: Recording = _ONLY_READ
) -> Iterator[OpenedProject]:
    """Open the project that ``arguments`` name, and let go of it at the end.

    Raises InputRefused for a damaged project, for inputs that are missing, and where something is to be
    recorded in a project that another program has open or whose inputs have changed.
    """
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
    found = adjudication.look(path)
    if found.holder is not None and recording.on and recording.takes_over:
        found = adjudication.take_over(path, found.holder)
    if found.damage:
        remedy = "rescue what can be read of it: annotally rescue, or Rescue in the window"
        raise error(path, 0, 0, found.damage, "a sound project file", remedy)
    _refuse_missing(found)
    changed = [one.path for one in found.inputs if one.state]
    if recording.on and found.hindrance:
        remedy = "close it there, or leave out --open"
        if found.holder is not None:
            remedy += "; if it is not open there any more, add --take-over"
        raise error(path, 0, 0, found.hindrance, "a project that can be written", remedy)
    if recording.on and changed:
        said = f"{', '.join(changed)}: changed since it was decided about"
        remedy = "open the project in the window first: what no longer fits is listed there"
        raise error(path, 0, 0, said, "inputs as they were where open objects are filled", remedy)
    opened, _ = adjudication.open(path, read_only=not recording.on, module=module)
    told = (
        warning(one, 0, 0, "has changed since it was decided about", "the input as it was", "")
        for one in changed
    )
    return (*opened.warnings, *told, *_lost(adjudication, path)), len(opened.sides)


def _findings(adjudication: "Adjudication", path: str, format_name: str) -> list[Diagnostic]:
    """Return warnings about the key in a format: pointers that go, names given anew, what stands twice."""
    found = adjudication.key.findings(_LISTED, format_name)
    told = [
        f"{document}: {slot} pointed to {target}, which is not in the key"
        for document, _, slot, target in found.dropped
    ]
    told += [f"{document}: a second {before} is called {after}" for document, before, after in found.renamed]
    told += [f"{document}: {called} says what another one says" for document, _, called in found.repeated]
    left = found.dropped_count + found.renamed_count + found.repeated_count - len(told)
    told += [f"and {left} more pointers that go, names given anew and what stands twice"] if left else []
    return [warning(path, 0, 0, one, "objects that lead to one another", "") for one in told]


def _refuse_missing(found: "ProjectFile") -> None:
    missing = [one.path for one in found.inputs if one.state == "missing"]
    if missing:
        remedy = "put it back, or open the project in the window to locate it"
        raise InputRefused(
            *(
                Diagnostic(Severity.ERROR, path, 0, 0, "no such input", "an input of the project", remedy)
                for path in missing
            )
        )


def _lost(adjudication: "Adjudication", path: str) -> Iterator[Diagnostic]:
    """Yield what is to be said about decisions that no longer fit."""
    count = len(adjudication.key.lost())
    if count:
        said = f"{count} entries are about what is no longer there"
        yield warning(path, 0, 0, said, "inputs as they were", "open the project in the window to see which")


@contextmanager
def _filling(adjudication: "Adjudication", path: str, filled: dict[str, str], sides: int) -> Iterator[None]:
    """Record what open objects become, unless no key comes of it.

    Raises InputRefused for types that nobody has.
    """
    if not filled:
        yield
        return
    types = adjudication.key.types()
    strange = [name for name in filled if name.casefold() not in {one.casefold() for one in types}]
    if strange:
        raise error(path, 0, 0, f"nothing of the type {', '.join(strange)}", f"one of {', '.join(types)}", "")
    wanted = {name: _choice(choice, sides) for name, choice in filled.items()}
    said = ", ".join(f"{name}={choice}" for name, choice in filled.items())
    changed = adjudication.key.fill_open(wanted, f"open objects: {said}")
    try:
        yield
    except InputRefused:
        if changed.label:
            adjudication.undo()
        raise


@contextmanager
def _omitting(adjudication: "Adjudication", wanted: bool) -> Iterator[None]:
    """Leave out relations that lost an end, if that is ``wanted``, unless no key comes of it."""
    changed = adjudication.key.leave_relations_out("relations without an end left out") if wanted else None
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
