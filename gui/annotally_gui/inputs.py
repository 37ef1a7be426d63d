"""Guessing what chosen files are for: their role from name and content, the task from their formats.

What a file is comes from a callback, so that the window reads no file itself.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from annotally.tasks.differing_choice import DifferingChoice
from annotally_gui.i18n import mark, tr
from annotally_gui.session import Further, OpenRequest


class Role(StrEnum):
    """What a file is used as."""

    TEXT = "text"
    KEY = "key"
    RESPONSE = "response"
    RESPONSE_TEXT = "response-text"
    """The texts that the response was made on, where they are not the key's (C5)."""
    GLM = "glm"
    """Rules that bring words into one form before texts are aligned (H5)."""
    LEXICON = "lexicon"
    """How words sound, in CMU dictionary format (S7)."""
    BOTH = "both"
    """One file with the annotations of both sides."""
    THIRD = "third"
    FOURTH = "fourth"
    FIFTH = "fifth"
    SIXTH = "sixth"
    SEVENTH = "seventh"
    EIGHTH = "eighth"
    NINTH = "ninth"
    IGNORE = "ignore"


FURTHER_ROLES = (Role.THIRD, Role.FOURTH, Role.FIFTH, Role.SIXTH, Role.SEVENTH, Role.EIGHTH, Role.NINTH)
"""Annotators after the second."""
ROLE_TITLES = {
    Role.TEXT: mark("Text"),
    Role.KEY: mark("Key"),
    Role.RESPONSE: mark("Response"),
    Role.RESPONSE_TEXT: mark("Text of the response"),
    Role.BOTH: mark("Key and response"),
    Role.GLM: mark("Mapping rules (GLM)"),
    Role.LEXICON: mark("Pronunciations"),
    Role.THIRD: mark("Annotator C"),
    Role.FOURTH: mark("Annotator D"),
    Role.FIFTH: mark("Annotator E"),
    Role.SIXTH: mark("Annotator F"),
    Role.SEVENTH: mark("Annotator G"),
    Role.EIGHTH: mark("Annotator H"),
    Role.NINTH: mark("Annotator I"),
    Role.IGNORE: mark("Ignore"),
}
REFERENCE_TITLES = {
    Role.KEY: mark("Reference"),
    Role.RESPONSE: mark("Hypothesis"),
    Role.RESPONSE_TEXT: mark("Text of the hypothesis"),
    Role.BOTH: mark("Reference and hypothesis"),
}
"""What the sides are called where texts may differ."""
DIFFERING_ROLES = (Role.RESPONSE_TEXT, Role.GLM, Role.LEXICON)
"""Roles that only tasks have whose texts may differ."""
_ENDINGS = {".glm": Role.GLM, ".dict": Role.LEXICON, ".lex": Role.LEXICON}
_AMONG_SEVERAL = {Role.KEY: mark("Annotator A (key)"), Role.RESPONSE: mark("Annotator B (response)")}


_OF_TWO = {
    Role.KEY: mark("Annotator A"),
    Role.RESPONSE: mark("Annotator B"),
    Role.BOTH: mark("Both annotators"),
}


def role_title(role: Role, *, several: bool, differing: bool, keys: bool = False) -> str:
    """Return what a role is called, where there may be ``several`` annotators, or texts may differ.

    ``keys``: there are two annotators, of whom none is the key.
    """
    titles = _OF_TWO if keys else _AMONG_SEVERAL if several else REFERENCE_TITLES if differing else {}
    return tr(titles.get(role, ROLE_TITLES[role]))


class Recognised(NamedTuple):
    """The format of a file: its name, its title, and what a file of it carries."""

    name: str
    title: str
    carries_text: bool = False
    carries_annotations: bool = True
    task: str = ""
    """The task its content speaks of, if it does."""
    layers: tuple[str, ...] = ()
    """Names of the annotations in it, where it has several."""


Recognise = Callable[[str], Recognised | str]
"""Looks at the first 4 KiB of a file, or of the first file of a folder. A string says why it is refused."""


@dataclass(frozen=True, slots=True)
class TaskChoice:
    """A task that can be chosen, with the names of the formats it usually comes in."""

    name: str
    title: str
    formats: tuple[str, ...] = ()
    gold: bool = False
    """Whether one side of it is always a gold standard, so that two keys cannot be compared."""
    differing: bool = False
    """Whether the sides may stand on texts that differ."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a configuration file brings: its task, and the files it names, as far as they are there."""

    task: str
    key: tuple[str, ...] = ()
    response: tuple[str, ...] = ()


def no_offer(path: str) -> Offer | None:
    """Take no file for a configuration."""
    del path
    return None


@dataclass(frozen=True, slots=True)
class Inputs:
    """What the window knows about files and tasks, as the engine told it."""

    recognise: Recognise
    tasks: tuple[TaskChoice, ...]
    configuration: Callable[[str], Offer | None] = no_offer
    """Looks whether a file is a configuration; None if it is not, or cannot be read."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One chosen file or folder: its role, what it was recognised as, or why it is refused."""

    path: str
    role: Role
    format: Recognised | None
    refusal: str = ""


_KEY_WORDS = frozenset(
    [
        "key",
        "keys",
        "gold",
        "golden",
        "ref",
        "reference",
        "truth",
        "standard",
        "transcript",
        "transcripts",
        "annotator1",
        "annotatora",
        "a1",
    ]
)
_RESPONSE_WORDS = frozenset(
    [
        "response",
        "responses",
        "resp",
        "sys",
        "system",
        "hyp",
        "hypothesis",
        "recogniser",
        "recognizer",
        "asr",
        "output",
        "predicted",
        "annotator2",
        "annotatorb",
        "a2",
    ]
)
_TEXT_WORDS = frozenset(
    ["text", "texts", "txt", "source", "sources", "corpus", "doc", "docs", "documents", "raw"]
)
_ROLE_WORDS = {Role.KEY: _KEY_WORDS, Role.RESPONSE: _RESPONSE_WORDS, Role.TEXT: _TEXT_WORDS}
_WORD = re.compile(r"[a-z]+[0-9]?|[0-9]+")


def _words(path: str) -> list[str]:
    """Return the words of the file's name, then those of its folder's."""
    where = Path(path)
    return [*_WORD.findall(where.name.casefold()), *_WORD.findall(where.parent.name.casefold())]


def role_from_name(path: str) -> Role | None:
    """Return the role the name of a file, else of its folder, speaks of; None if neither speaks of one.

    Key and response go before text: ``doc.key.sgm`` is a key.
    """
    words = _words(path)
    for sides in ((Role.KEY, Role.RESPONSE), (Role.TEXT,)):
        for word in words:
            for role in sides:
                if word in _ROLE_WORDS[role]:
                    return role
    return None


def candidates(
    paths: Iterable[str], recognise: Recognise, known: Sequence[Candidate] = ()
) -> list[Candidate]:
    """Return ``known`` and the new ``paths``, each once, the new ones with a guessed role."""
    rows = list(known)
    seen = {row.path for row in rows}
    for path in paths:
        if path not in seen:
            seen.add(path)
            rows.append(_candidate(path, recognise))
    return _fill_sides(rows, len(known))


def _candidate(path: str, recognise: Recognise) -> Candidate:
    found = recognise(path)
    if isinstance(found, str):
        return Candidate(path, Role.IGNORE, None, found)
    if not found.carries_annotations:
        ending = _ENDINGS.get(Path(path).suffix.casefold())
        own = Role.RESPONSE_TEXT if role_from_name(path) is Role.RESPONSE else Role.TEXT
        return Candidate(path, ending or own, found)
    role = role_from_name(path)
    if role is Role.TEXT and not found.carries_text:
        role = None
    return Candidate(path, role or Role.IGNORE, found)


def _fill_sides(rows: list[Candidate], first: int) -> list[Candidate]:
    """Give annotations without a telling name the side that is still empty: key first, then response.

    A file that comes alone and has several annotations is both.
    """
    waiting = [index for index in range(first, len(rows)) if _wants_side(rows[index])]
    for index in waiting:
        taken = {other.role for other in rows}
        free = [role for role in (Role.KEY, Role.RESPONSE) if role not in taken]
        role = free[0] if free else Role.RESPONSE
        if len(waiting) == 1 and len(free) == 2 and layers_of(rows[index]):
            role = Role.BOTH
        rows[index] = replace(rows[index], role=role)
    return rows


def _wants_side(row: Candidate) -> bool:
    return row.role is Role.IGNORE and row.format is not None and row.format.carries_annotations


def roles_for(row: Candidate, rows: Sequence["Candidate"], *, differing: bool) -> list[Role]:
    """Return the roles that a file can have: as many annotators as there are files with annotations.

    ``differing``: the texts of the sides may differ.
    """
    held = sum(one.format is not None and one.format.carries_annotations for one in rows)
    offered = FURTHER_ROLES[: max(0, held - 2)]
    used = {one.role for one in rows}
    return [
        role
        for role in ROLE_TITLES
        if (role is not Role.BOTH or layers_of(row))
        and (role not in FURTHER_ROLES or role in offered or role in used)
        and (role not in DIFFERING_ROLES or differing or role is row.role)
    ]


def annotators_after_two(rows: Sequence["Candidate"]) -> list[Role]:
    """Return the further annotators whose files there are."""
    used = {row.role for row in rows}
    return [role for role in FURTHER_ROLES if role in used]


def layers_of(row: Candidate) -> tuple[str, ...]:
    """Return the names of the annotations in a file, where it has several."""
    return row.format.layers if row.format is not None else ()


def has_tags(rows: Sequence[Candidate]) -> bool:
    """Tell whether a file has columns of tags, in which letters can be mistaken for others."""
    return any(row.format is not None and row.format.name == "token-columns" for row in rows)


def side_layers(rows: Sequence[Candidate], side: Role) -> tuple[str, ...]:
    """Return the annotations to choose among for the key or the response, the likelier first."""
    found = dict.fromkeys(name for row in rows if row.role in (side, Role.BOTH) for name in layers_of(row))
    words, others = _ROLE_WORDS[side], _ROLE_WORDS[Role.RESPONSE if side is Role.KEY else Role.KEY]
    both = any(row.role is Role.BOTH for row in rows)

    def rank(name: str) -> tuple[bool, bool, bool]:
        said = set(_WORD.findall(name.casefold()))
        # Of one file the response is another annotation than the key, the second where no name tells.
        first = both and side is Role.RESPONSE and name == next(iter(found))
        return not said & words, bool(said & others), first

    return tuple(sorted(found, key=rank))


def guess_task(rows: Sequence[Candidate], tasks: Sequence[TaskChoice]) -> str:
    """Return the task both sides speak of, else the first whose usual formats hold theirs, else the first."""
    sides = [row.format for row in rows if row.format and row.role in (Role.KEY, Role.RESPONSE, Role.BOTH)]
    spoken_of = {one.task for one in sides}
    for task in tasks:
        if spoken_of == {task.name}:
            return task.name
    formats = {one.name for one in sides}
    for task in tasks:
        if formats and formats <= set(task.formats):
            return task.name
    for task in tasks:
        if formats & set(task.formats):
            return task.name
    return tasks[0].name if tasks else ""


def side_name(rows: Sequence[Candidate], role: Role) -> str:
    """Return what a side may be called: the name of its first file, without the ending."""
    for row in rows:
        if row.role in (role, Role.BOTH):
            return Path(row.path).stem
    return role.value


def problem(rows: Sequence[Candidate], task: str, *, differing: bool = False) -> str:
    """Return what is missing before the files can be opened, as a sentence; empty if nothing is.

    ``differing``: the sides may stand on texts that differ.
    """
    roles = {row.role for row in rows}
    refused = next((row for row in rows if row.refusal and row.role is not Role.IGNORE), None)
    if not rows:
        return tr("Add the files to compare, or drop them here.")
    if refused is not None:
        return tr("{name} cannot be read: {why}", name=Path(refused.path).name, why=refused.refusal)
    if not roles & {Role.KEY, Role.BOTH}:
        return tr("No file is the key yet. Choose Key in the column Role.")
    if not roles & {Role.RESPONSE, Role.BOTH}:
        return tr("No file is the response yet. Choose Response in the column Role.")
    if not task:
        return tr("Choose the task.")
    twice = next((role for role in (Role.GLM, Role.LEXICON) if _count(rows, role) > 1), None)
    if twice is not None:
        return tr("There is more than one file of {role}. Choose one.", role=tr(ROLE_TITLES[twice]))
    misplaced = None if differing else next((row for row in rows if row.role in DIFFERING_ROLES), None)
    if misplaced is not None:
        return tr(
            "{name}: this task has one text for both sides. Choose another role, or another task.",
            name=Path(misplaced.path).name,
        )
    return ""


def _count(rows: Sequence[Candidate], role: Role) -> int:
    return sum(row.role is role for row in rows)


def make_request(
    rows: Sequence[Candidate],
    task: str,
    names: tuple[str, str],
    encoding: str | None,
    *,
    key2key: bool = False,
    layers: tuple[str | None, str | None] = (None, None),
    repair_lookalikes: bool = False,
    further: Sequence[str] = (),
    by_pair: bool = False,
) -> OpenRequest:
    """Return the request for these rows; files to be ignored are left out.

    ``further`` names the annotators after the second, of those whose files there are. Where their files hold
    several annotations it is those of the same name as the key's.
    """

    def paths(*roles: Role) -> tuple[str, ...]:
        return tuple(row.path for row in rows if row.role in roles)

    sides = paths(Role.KEY, Role.BOTH), paths(Role.RESPONSE, Role.BOTH)
    glm, lexicon = (next(iter(paths(role)), "") for role in (Role.GLM, Role.LEXICON))
    others = tuple(
        Further(name, paths(role), _layer_like(layers[0], [row for row in rows if row.role is role]))
        for role, name in zip(annotators_after_two(rows), further, strict=True)
    )
    return OpenRequest(
        task,
        paths(Role.TEXT),
        *sides,
        names,
        encoding,
        key2key or bool(others),
        layers,
        repair_lookalikes,
        differing=DifferingChoice(paths(Role.RESPONSE_TEXT), glm=glm, lexicon=lexicon),
        further=others,
        by_pair=by_pair and key2key and not others,
    )


def _layer_like(wanted: str | None, rows: Sequence[Candidate]) -> str | None:
    """Return the annotations of that name, else the first, of files that hold several."""
    found = [name for row in rows for name in layers_of(row)]
    return wanted if wanted in found else next(iter(found), None)
