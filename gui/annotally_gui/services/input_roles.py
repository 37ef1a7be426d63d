"""Roles of chosen files, guessed from name and content, and the task, guessed from their formats.

What a file is comes from a callback, so that the window reads no file itself.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from annotally.model.file_roles import KEY_WORDS, RESPONSE_WORDS, TEXT_WORDS, words_in, words_of
from annotally.model.layers import Layer, merged
from annotally.model.letters import LETTERS
from annotally.tasks.alignment_options import DifferingChoice
from annotally.tasks.similarity_profile import LabelFeature, SimilarityChoice
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, TextTolerance
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.session import Further, SessionRequest


class Role(StrEnum):
    """The use of a file in a comparison."""

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
_TWO_SIDES = 2
SIDES = (Role.KEY, Role.RESPONSE, *FURTHER_ROLES)
"""The key, or first annotator, and all others."""
MOST_SIDES = len(SIDES)
"""The most annotators that can be compared."""
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
    """Return the name of a role, where there may be ``several`` annotators, or texts may differ.

    ``keys``: there are two annotators, of whom none is the key.
    """
    titles = _OF_TWO if keys else _AMONG_SEVERAL if several else REFERENCE_TITLES if differing else {}
    return tr(titles.get(role, ROLE_TITLES[role]))


NO_LABELS: Mapping[str, Sequence[Layer]] = {}


class Recognised(NamedTuple):
    """The recognised format of a file: its name, its title, and the contents of such a file."""

    name: str
    """Empty for a file without content, which is of the other side's format (C8)."""
    title: str
    carries_text: bool = False
    carries_annotations: bool = True
    task: str = ""
    """The task its content speaks of, if it does."""
    layers: tuple[str, ...] = ()
    """Names of the annotations in it, where it has several."""
    words: tuple[tuple[str, str], ...] = ()
    """Columns its words may stand in, with a few of their cells, where it has several."""
    labels: Mapping[str, Sequence[Layer]] = NO_LABELS
    """The layers whose label may be kept in a feature (C9), by the annotations they are in."""
    all_layers: str = ""
    """What all its annotations are called together, where it has several that can be read as one set."""


Recognise = Callable[[str], Recognised | str]
"""Looks at the first 4 KiB of a file, or of the first file of a folder. A string says why it is refused."""


@dataclass(frozen=True, slots=True)
class OfferedTask:
    """A task that can be chosen, with the names of the formats it usually comes in."""

    name: str
    title: str
    formats: tuple[str, ...] = ()
    gold: bool = False
    """Whether it was made for one side against a gold standard: it compares two annotations, no more."""
    differing: bool = False
    """Whether the sides may stand on texts that differ."""
    labels: bool = False
    """Whether labels come from the data, and may be kept in features there (C9)."""
    matching: bool = False
    """Whether it compares spans, by a rule of matching that can be chosen."""
    edges: bool = True
    """Whether what stands at the edges of extents can be forgiven."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The contents of a configuration file: its task, and those of the files it names that exist."""

    task: str
    key: tuple[str, ...] = ()
    response: tuple[str, ...] = ()


class FolderPart(NamedTuple):
    """A side, or texts, in a folder that holds several: how it is shown, and its files or folder."""

    path: str
    files: tuple[str, ...]


def no_parts(path: str) -> tuple[FolderPart, ...]:
    """Take no folder for one that holds several sides."""
    del path
    return ()


def no_text(paths: Sequence[str]) -> str:
    """Find no text beside files."""
    del paths
    return ""


def no_offer(path: str) -> Offer | None:
    """Take no file for a configuration."""
    del path
    return None


def no_configuration(folder: str) -> str:
    """Find no configuration in a folder."""
    del folder
    return ""


@dataclass(frozen=True, slots=True)
class InputCatalogue:
    """Functions and tables of the engine about files and tasks."""

    recognise: Recognise
    tasks: tuple[OfferedTask, ...]
    configuration: Callable[[str], Offer | None] = no_offer
    """Looks whether a file is a configuration; None if it is not, or cannot be read."""
    parts: Callable[[str], tuple[FolderPart, ...]] = no_parts
    """Looks for sides in a folder; empty for what is one side, or none."""
    text_beside: Callable[[Sequence[str]], str] = no_text
    """Returns the only text that lies in the folder of files; empty where there is none, or several."""
    configuration_in: Callable[[str], str] = no_configuration
    """Returns the only configuration that lies in a folder; empty where there is none, or several."""


@dataclass(frozen=True, slots=True)
class ChosenInput:
    """A chosen file or folder: its role and its recognised format, or the reason of a refusal."""

    path: str
    role: Role
    format: Recognised | None
    refusal: str = ""
    files: tuple[str, ...] = ()
    """The files it stands for, if it is not one itself."""

    @property
    def paths(self) -> tuple[str, ...]:
        """The files or the folder to read."""
        return self.files or (self.path,)


_ROLE_WORDS = {Role.KEY: KEY_WORDS, Role.RESPONSE: RESPONSE_WORDS, Role.TEXT: TEXT_WORDS}


def role_from_name(path: str) -> Role | None:
    """Return the role the name of a file, else of its folder, speaks of; None if neither speaks of one.

    Key and response go before text: ``doc.key.sgm`` is a key.
    """
    # Words of the file's name stand before those of its folder's: the first that speaks of a side decides.
    # Texts are tried only if no word speaks of a side.
    words = words_of(path)
    for sides in ((Role.KEY, Role.RESPONSE), (Role.TEXT,)):
        for word in words:
            for role in sides:
                if word in _ROLE_WORDS[role]:
                    return role
    return None


def candidates(
    paths: Iterable[str],
    recognise: Recognise,
    known: Sequence[ChosenInput] = (),
    parts: Callable[[str], tuple[FolderPart, ...]] = no_parts,
    text_beside: Callable[[Sequence[str]], str] = no_text,
) -> list[ChosenInput]:
    """Return ``known`` and the new ``paths``, each once, the new ones with a guessed role.

    Folders that hold several sides stand for these; a text beside annotations that have none comes with them.
    """
    # Roles depend on each other, so they are given in two passes: each file by itself, then the sides still
    # empty. Files known before keep their roles, as a person may have chosen them.
    rows = list(known)
    listed_paths = {row.path for row in rows}
    for path in paths:
        parts_found = parts(path) or (FolderPart(path, ()),)
        for part in parts_found:
            if part.path not in listed_paths:
                listed_paths.add(part.path)
                row = _candidate(part, recognise)
                # The parts of a folder of several annotators get their roles in their order, not by name.
                is_annotator = len(parts_found) > 2 and carries_annotations(row)
                rows.append(replace(row, role=Role.IGNORE) if is_annotator else row)
    if not known:
        _forget_folder_of_two(rows)
    rows = _fill_sides(rows, len(known))
    text = _missing_text(rows, text_beside) if len(rows) > len(known) else ""
    if text and text not in listed_paths:
        rows.append(ChosenInput(text, Role.TEXT, _format_or_none(recognise(text))))
    return rows


def _forget_folder_of_two(rows: list[ChosenInput]) -> None:
    """Leave the side open that only the name of a folder speaks of, where two files of it were chosen.

    Two files are chosen to be compared, even in a folder called ``gold``; more of them are its documents.
    """
    annotated = [number for number, row in enumerate(rows) if carries_annotations(row)]
    if len(annotated) != 2:
        return
    first, second = (rows[number] for number in annotated)
    if first.role is not second.role or Path(first.path).parent != Path(second.path).parent:
        return
    for number in annotated:
        row = rows[number]
        if row.role in SIDES and role_from_name(Path(row.path).name) is None:
            rows[number] = replace(row, role=Role.IGNORE)


def carries_annotations(row: ChosenInput) -> bool:
    """Tell whether a file, as far as it was recognised, holds annotations."""
    return row.format is not None and row.format.carries_annotations


def _carries_text(row: ChosenInput) -> bool:
    return row.format is not None and row.format.carries_text


def _missing_text(rows: Sequence[ChosenInput], text_beside: Callable[[Sequence[str]], str]) -> str:
    """Return the text beside sides that carry none, if they are two and no text was chosen; else empty."""
    # A text is looked for only where two sides lack one, and nobody has chosen any.
    textless = [row for row in rows if row.role in SIDES and row.format and not row.format.carries_text]
    if len(textless) < 2 or any(row.role is Role.TEXT for row in rows):
        return ""
    return text_beside([path for row in textless for path in row.paths])


def _format_or_none(recognition: Recognised | str) -> Recognised | None:
    return None if isinstance(recognition, str) else recognition


def _candidate(part: FolderPart, recognise: Recognise) -> ChosenInput:
    # Formats without annotations are texts, or files of rules by their endings; of the others the name
    # decides, and a side that no name speaks of is given later, when all files are known.
    path, files = part
    recognition = recognise(files[0] if files else path)
    if isinstance(recognition, str):
        return ChosenInput(path, Role.IGNORE, None, recognition, files)
    if not recognition.carries_annotations:
        ending = _ENDINGS.get(Path(path).suffix.casefold())
        text_role = Role.RESPONSE_TEXT if role_from_name(path) is Role.RESPONSE else Role.TEXT
        return ChosenInput(path, ending or text_role, recognition, files=files)
    role = role_from_name(path)
    if role is Role.TEXT and not recognition.carries_text:
        role = None
    return ChosenInput(path, role or Role.IGNORE, recognition, files=files)


def _fill_sides(rows: list[ChosenInput], first: int) -> list[ChosenInput]:
    """Give annotations without a telling name a side that is empty: key, response, further annotators.

    A file that comes alone and has several annotations is both. What has text, beside at least two that have
    none, is the text. Annotations whose name speaks of a text, as ``run.txt`` does, are a side where there
    would be one side or none without them.
    """
    _take_texts_for_sides(rows, first)
    annotated = [row for row in rows if carries_annotations(row)]
    textless = sum(not _carries_text(row) for row in annotated)
    waiting = [index for index in range(first, len(rows)) if _wants_side(rows[index])]
    sides, beyond = _sides_on_offer([rows[index] for index in waiting], len(annotated))
    for index in waiting:
        used_roles = {row.role for row in rows}
        if _carries_text(rows[index]) and textless > 1:
            role = Role.TEXT
        elif len(waiting) == 1 and used_roles.isdisjoint(SIDES) and layers_of(rows[index]):
            role = Role.BOTH
        else:
            role = _first_free(sides, used_roles, beyond)
        rows[index] = replace(rows[index], role=role)
    return rows


def _sides_on_offer(waiting: Sequence[ChosenInput], annotated_count: int) -> tuple[Sequence[Role], Role]:
    """Return the sides that ``waiting`` annotations can take, and the role of those that find all taken.

    ``annotated_count``: the number of all annotations, of those that have a side too.
    """
    # Many single files are the documents of a key and a response; many parts of a folder are annotators.
    if len(waiting) > MOST_SIDES and all(row.files for row in waiting):
        return SIDES, Role.IGNORE
    return SIDES if annotated_count <= MOST_SIDES else SIDES[:_TWO_SIDES], Role.RESPONSE


def as_annotators(rows: Sequence[ChosenInput]) -> list[ChosenInput]:
    """Return annotations of which several were taken for one side, each as an annotator of its own."""
    annotated = [number for number, row in enumerate(rows) if carries_annotations(row) and row.role in SIDES]
    roles = {rows[number].role for number in annotated}
    if len(roles) == len(annotated) or len(annotated) > MOST_SIDES:
        return list(rows)
    sides = dict(zip(annotated, SIDES, strict=False))
    return [replace(row, role=sides.get(number, row.role)) for number, row in enumerate(rows)]


def _first_free(sides: Sequence[Role], used: AbstractSet[Role], otherwise: Role) -> Role:
    """Return the first side that no file has yet; ``otherwise`` where there is none."""
    return next((side for side in sides if side not in used), otherwise)


def _take_texts_for_sides(rows: list[ChosenInput], first: int) -> None:
    """Leave new annotations that are a text by their name alone to be a side, where sides are missing.

    A file that comes first, alone, with one set of annotations stays the text that its name speaks of.
    """
    # A name is evidence of the weakest kind: it is given up where it would leave a side empty.
    annotated = [row for row in rows if carries_annotations(row)]
    text_count = sum(row.role is Role.TEXT for row in annotated)
    if len(annotated) == 1 and not layers_of(annotated[0]):
        return
    if (
        any(row.format and not row.format.carries_text for row in annotated)
        or len(annotated) - text_count >= _TWO_SIDES
    ):
        return
    for number, row in enumerate(rows[first:], first):
        if row.role is Role.TEXT and row in annotated:
            rows[number] = replace(row, role=Role.IGNORE)


def _wants_side(row: ChosenInput) -> bool:
    return row.role is Role.IGNORE and row.format is not None and row.format.carries_annotations


def roles_for(row: ChosenInput, rows: Sequence["ChosenInput"], *, differing: bool) -> list[Role]:
    """Return the roles that a file can have: as many annotators as there are files with annotations.

    ``differing``: the texts of the sides may differ.
    """
    # A role that is in use stays on offer, even if there are fewer files now, so that no choice vanishes
    # from its box.
    annotated_count = sum(map(carries_annotations, rows))
    offered = FURTHER_ROLES[: max(0, annotated_count - 2)]
    used = {row.role for row in rows}
    return [
        role
        for role in ROLE_TITLES
        if (role is not Role.BOTH or layers_of(row))
        and (role not in FURTHER_ROLES or role in offered or role in used)
        and (role not in DIFFERING_ROLES or differing or role is row.role)
    ]


def annotator_letter(role: Role) -> str:
    """Return the letter of an annotator: A is the first."""
    return LETTERS[SIDES.index(role)]


def annotators_after_two(rows: Sequence["ChosenInput"]) -> list[Role]:
    """Return the roles of the annotators after the second that some file has."""
    used = {row.role for row in rows}
    return [role for role in FURTHER_ROLES if role in used]


def layers_of(row: ChosenInput) -> tuple[str, ...]:
    """Return the names of the annotations in a file, where it has several."""
    return row.format.layers if row.format is not None else ()


def has_tags(rows: Sequence[ChosenInput]) -> bool:
    """Tell whether a file has columns of tags, in which letters can be mistaken for others."""
    return any(row.format is not None and row.format.name == "token-columns" for row in rows)


def side_layers(rows: Sequence[ChosenInput], side: Role) -> tuple[str, ...]:
    """Return the annotations to choose among for the key or the response, the likelier first."""
    # The likelier layers stand first: those with a word of the side, then those without one of the other.
    layer_names = dict.fromkeys(
        name for row in rows if row.role in (side, Role.BOTH) for name in layers_of(row)
    )
    words, other_words = _ROLE_WORDS[side], _ROLE_WORDS[Role.RESPONSE if side is Role.KEY else Role.KEY]
    is_shared = any(row.role is Role.BOTH for row in rows)

    def rank(name: str) -> tuple[bool, bool, bool]:
        name_words = set(words_in(name))
        # Of one file the response is another annotation than the key, the second where no name tells.
        first = is_shared and side is Role.RESPONSE and name == next(iter(layer_names))
        return not name_words & words, bool(name_words & other_words), first

    return tuple(sorted(layer_names, key=rank))


def label_layers(rows: Sequence[ChosenInput], chosen: Mapping[Role, str]) -> tuple[Layer, ...]:
    """Return the layers that may keep their label in a feature, merged over all sides (C9).

    ``chosen``: which of several annotations in one file each side is.
    """
    # Layers of one type in several files are one choice: their features are put together.
    by_type: dict[str, list[Layer]] = {}
    for row in rows:
        labels = row.format.labels if row.format is not None else NO_LABELS
        roles = (Role.KEY, Role.RESPONSE) if row.role is Role.BOTH else (row.role,)
        for role in roles if row.role is not Role.IGNORE else ():
            for layer in labels.get(chosen.get(role, ""), labels.get("", ())):
                by_type.setdefault(layer.type, []).append(layer)
    return tuple(merged(layers) for layers in by_type.values())


def all_layers_of(rows: Sequence[ChosenInput], side: Role) -> str:
    """Return the name for all annotations of a side's files together; empty if they are not read so."""
    # A file with both sides is read for each of them, all others for their own; ignored ones for none.
    all_layers = {row.format.all_layers for row in rows if row.format and row.role in (side, Role.BOTH)}
    return all_layers.pop() if len(all_layers) == 1 else ""


def guess_task(rows: Sequence[ChosenInput], tasks: Sequence[OfferedTask]) -> str:
    """Return the task both sides name, else the first with their formats among its own, else the first."""
    # From the strongest evidence to the weakest: a task named by the content, all formats usual for a task,
    # some of them. Among equals the order of the tasks decides.
    roles = (Role.KEY, Role.RESPONSE, Role.BOTH)
    sides = [row.format for row in rows if row.format and row.format.name and row.role in roles]
    spoken_of = {side.task for side in sides}
    for task in tasks:
        if spoken_of == {task.name}:
            return task.name
    formats = {side.name for side in sides}
    for task in tasks:
        if formats and formats <= set(task.formats):
            return task.name
    for task in tasks:
        if formats & set(task.formats):
            return task.name
    return tasks[0].name if tasks else ""


def side_name(rows: Sequence[ChosenInput], role: Role) -> str:
    """Return a name for a side: that of its first file, without the ending."""
    for row in rows:
        if row.role in (role, Role.BOTH):
            return Path(row.path).stem
    return role.value


def make_request(
    rows: Sequence[ChosenInput],
    task: str,
    names: tuple[str, str],
    encoding: str | None,
    *,
    key2key: bool = False,
    layers: tuple[str | None, str | None] = (None, None),
    repair_lookalikes: bool = False,
    further: Sequence[str] = (),
    by_pair: bool = False,
    labels: tuple[LabelFeature, ...] = (),
    matching: str = "",
    tolerance: TextTolerance = USUAL_TOLERANCE,
    systems: tuple[Role, ...] = (),
) -> SessionRequest:
    """Return the request for these rows; files to be ignored are left out.

    ``further`` names the annotators after the second, of those whose files there are. Where their files hold
    several annotations it is those of the same name as the key's. ``systems`` are the roles of sides that are
    no people, which only annotators can be.
    """

    def paths(*roles: Role) -> tuple[str, ...]:
        return tuple(path for row in rows if row.role in roles for path in row.paths)

    # A file with the annotations of both sides counts for each of them; its layers tell them apart.
    sides = paths(Role.KEY, Role.BOTH), paths(Role.RESPONSE, Role.BOTH)
    glm, lexicon = (next(iter(paths(role)), "") for role in (Role.GLM, Role.LEXICON))
    further_sides = tuple(
        Further(name, paths(role), _layer_like(layers[0], [row for row in rows if row.role is role]))
        for role, name in zip(annotators_after_two(rows), further, strict=True)
    )
    return SessionRequest(
        task,
        paths(Role.TEXT),
        *sides,
        names,
        encoding,
        key2key or bool(further_sides),
        layers,
        repair_lookalikes,
        similarity=SimilarityChoice(labels=labels, matching="" if further_sides else matching),
        differing=DifferingChoice(paths(Role.RESPONSE_TEXT), glm=glm, lexicon=lexicon),
        further=further_sides,
        by_pair=by_pair and key2key and not further_sides,
        tolerance=tolerance,
        systems=_system_numbers(systems, rows) if key2key or further_sides else (),
    )


def _system_numbers(systems: Sequence[Role], rows: Sequence[ChosenInput]) -> tuple[int, ...]:
    """Return the numbers of the sides with these roles, as they are opened."""
    # Sides are numbered as they are opened: the two first ones always, further ones in their order.
    there = [Role.KEY, Role.RESPONSE, *annotators_after_two(rows)]
    return tuple(number for number, role in enumerate(there) if role in systems)


def side_words(rows: Sequence[ChosenInput], side: Role) -> tuple[tuple[str, str], ...]:
    """Return the columns that the words of the key or the response may stand in, the usual one first."""
    per_file = [row.format.words for row in rows if row.role in (side, Role.BOTH) and row.format is not None]
    return tuple(dict.fromkeys(column for columns in per_file for column in columns))


def _layer_like(layer_name: str | None, rows: Sequence[ChosenInput]) -> str | None:
    """Return the annotations of that name, else the first, of files that hold several, and its words."""
    # A layer may be ``NAME@WORDS``, the column of words behind the sign. The whole name is tried first, as
    # a layer's own name may contain the sign.
    layer, sign, words = (layer_name or "").rpartition("@")
    layer_names = [name for row in rows for name in layers_of(row)]
    layer_names += [row.format.all_layers for row in rows if row.format and row.format.all_layers]
    chosen = next(
        (name for name in (layer_name, layer) if name in layer_names), next(iter(layer_names), None)
    )
    has_words = any(row.format and words in (name for name, _ in row.format.words) for row in rows)
    return f"{chosen or ''}@{words}" if sign and has_words else chosen
