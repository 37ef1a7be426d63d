"""Folders that hold all sides: a folder a side, or a folder a document, or a file a side beside their text.

The files in a folder decide, never its name alone: where the files of one inner folder have the same
text, that folder is a document and each file in it an annotator's (``DOC/USER.tsv``, as INCEpTION exports);
where files of one name in several inner folders do, each folder is a side.
"""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from annotally.formats.base import Format, ReadOptions
from annotally.formats.input_files import files_in
from annotally.formats.io import (
    beginning_of,
    format_named,
    is_silent,
    read,
    recognise_beginning,
)
from annotally.model.diagnostics import InputRefused, error
from annotally.model.file_roles import KEY_WORDS, RESPONSE_WORDS, TEXT_WORDS, words_in
from annotally.model.paths import is_folder
from annotally.model.wording import Wording
from annotally.tasks.resolve import looks_like_configuration

_DEEPEST = 5
"""The most folders that hold a single folder and nothing else, one in the other, that are opened."""
_UNANNOTATED = "INITIAL_CAS"
"""Stem of the files in which INCEpTION keeps each document as it was before anybody annotated it."""


_PROJECT = ("annotation", "source")
"""Folders in a project that INCEpTION or WebAnno exports; the first one holds the annotators' work."""
_FEW = 12
"""The most files of a folder that are opened one by one; a folder of sides beside their text has few."""


class Side(NamedTuple):
    """A side in a folder: its name, and its folder or its files, one for each document."""

    name: str
    paths: tuple[str, ...]


class Arrangement(NamedTuple):
    """The sides in a folder, at least two, the likelier key first, and folders of texts beside them."""

    sides: tuple[Side, ...]
    texts: tuple[str, ...] = ()
    taken_from: str = ""
    """The folder of annotations in an exported project; its other folders, of curations too, are left out."""


def arrangement_of(path: str | Path) -> Arrangement | None:
    """Return the sides that a folder holds; None for a file, and for a folder that is one side itself.

    Nothing is refused here: a file that cannot be read is no side.
    """
    # A folder of one folder is stepped into, up to a bound; the format of the first file in each folder
    # decides, so that a corpus is not read to arrange it.
    folder = Path(path)
    for _ in range(_DEEPEST):
        if all(is_folder(folder / name) for name in _PROJECT):
            annotations = folder / _PROJECT[0]
            arrangement = _sides_in(_folders_in(annotations))
            return (
                arrangement._replace(taken_from=os.fspath(annotations)) if arrangement is not None else None
            )
        inner = _folders_in(folder)
        if len(inner) != 1 or _holds_annotations(folder):
            break
        folder = inner[0]
    if len(inner) < 2 or _holds_annotations(folder):
        return _loose_sides(folder)
    return _sides_in(inner)


def _sides_in(inner: Sequence[Path]) -> Arrangement | None:
    """Return the sides that folders beside each other are or hold; None where they are fewer than two."""
    # All folders with annotations must have one format; then either each folder is a document and each file
    # name a side, or each folder is a side.
    formats = {folder: file_format for folder in inner if (file_format := _format_of(folder)) is not None}
    annotated = {
        folder: file_format for folder, file_format in formats.items() if file_format.carries_annotations
    }
    texts = tuple(
        os.fspath(folder) for folder, file_format in formats.items() if _holds_texts(folder, file_format)
    )
    if not annotated or len(set(map(id, annotated.values()))) > 1:
        return None
    file_format = next(iter(annotated.values()))
    by_document = _sides_by_document(
        {folder: _names_of(folder, file_format) for folder in annotated}, file_format
    )
    if by_document is not None:
        return Arrangement(by_document, texts) if len(by_document) > 1 else None
    sides = tuple(Side(folder.name, (os.fspath(folder),)) for folder in _ranked(annotated))
    return Arrangement(sides, texts) if len(sides) > 1 else None


def _holds_texts(folder: Path, file_format: Format) -> bool:
    """Tell whether a folder is one of texts alone, by the format of its files and the words of its name."""
    texts_alone = file_format.carries_text and not file_format.carries_annotations
    return texts_alone and not TEXT_WORDS.isdisjoint(words_in(folder.name))


def text_beside(paths: Sequence[str], aside: Iterable[str] = ()) -> str:
    """Return the only file of a folder, beside files or folders in it, that has a text; empty if none is it.

    Configurations are no texts, nor are the paths ``aside``. Empty also where the paths lie in different
    folders, or among many files.
    """
    # A guess is made only where it cannot be wrong in silence: the sides lie in one folder, it has few files,
    # and just one of them has a text.
    sides = {Path(path).absolute() for path in paths}
    excluded = {Path(path).absolute() for path in aside}
    folders = {path.parent for path in sides}
    texts = [
        path
        for folder in folders
        for path in few_files(folder)
        if path not in sides | excluded and _has_text(path)
    ]
    return os.fspath(texts[0]) if len(folders) == len(texts) == 1 else ""


def text_of_sides(
    sides: Sequence[Sequence[str]], formats: Sequence[str | None], aside: Iterable[str] = ()
) -> str:
    """Return the text that lies beside at least two sides without text, as `text_beside` finds it.

    ``sides`` are files or folders of each, ``formats`` their names where they are known.
    """
    candidates = zip(sides, formats, strict=True)
    textless = [paths for paths, name in candidates if paths and not _carries_text(paths[0], name)]
    return text_beside([path for paths in textless for path in paths], aside) if len(textless) > 1 else ""


def _carries_text(path: str, format_name: str | None) -> bool:
    """Tell whether annotations have their text with them; those that cannot be read need none."""
    if format_name is not None:
        return format_named(format_name).carries_text
    try:
        beginning = beginning_of(path)
        return not is_silent(path, beginning) and recognise_beginning(path, beginning).carries_text
    except InputRefused:
        return True


def _has_text(path: Path) -> bool:
    file_format = _format_of(path)
    if file_format is None or not file_format.carries_text:
        return False
    return not looks_like_configuration(beginning_of(path))


def few_files(folder: Path) -> list[Path]:
    """Return the files of a folder that has a few; empty where there are more, or it cannot be listed."""
    try:
        files = files_in(folder)
    except OSError:
        return []
    return files if len(files) <= _FEW else []


def _loose_sides(folder: Path) -> Arrangement | None:
    """Return files without text as sides, beside the only file that has one; None for other folders."""
    # A beginning of each file is enough: formats differ in their first lines, and no file is read to its end.
    formats = {
        path: file_format for path in few_files(folder) if (file_format := _format_of(path)) is not None
    }
    texts = [path for path, file_format in formats.items() if file_format.carries_text]
    sides = _ranked(formats.keys() - set(texts))
    alike = len({formats[side].name for side in sides}) == 1
    if len(texts) != 1 or len(sides) < 2 or not alike:
        return None
    return Arrangement(tuple(Side(side.stem, (os.fspath(side),)) for side in sides), (os.fspath(texts[0]),))


def check_key(folder: str, arrangement: Arrangement) -> None:
    """Raise InputRefused for a folder of other than two sides, and where no name tells which is the key."""
    # Only names tell a key from a response. One of the two words suffices, for sides come ranked: a key
    # first, a response last.
    sides = arrangement.sides
    if len(sides) != 2:
        message = Wording(
            "{count} annotators: {sides}", count=len(sides), sides=", ".join(side.name for side in sides)
        )
        remedy = Wording("choose key and response one by one, or compare annotators with annotally agreement")
        raise error(folder, 0, 0, message, Wording("a folder with a key and a response"), remedy)
    first, second = (set(words_in(side.name)) for side in sides)
    if not (first & KEY_WORDS or second & RESPONSE_WORDS):
        message = Wording(
            "{first} and {second}: their names do not show which is the key",
            first=sides[0].name,
            second=sides[1].name,
        )
        raise error(
            folder,
            0,
            0,
            message,
            Wording("a folder named key and one named response"),
            Wording("choose key and response one by one"),
        )


def _ranked(paths: Iterable[Path]) -> list[Path]:
    """Return files or folders in name order, a key ahead of all; of two a response behind."""
    # A sort by rank is stable, so that names decide within a rank.
    listed = sorted(paths, key=lambda path: path.name)
    of_two = len(listed) == 2

    def rank(path: Path) -> int:
        words = set(words_in(path.name))
        return 0 if words & KEY_WORDS else 2 if of_two and words & RESPONSE_WORDS else 1

    return sorted(listed, key=rank)


def _folders_in(folder: Path) -> list[Path]:
    """Return the folders in a folder that are not hidden, in name order; none where it cannot be listed."""
    try:
        return sorted(
            entry for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith(".")
        )
    except OSError:
        return []


def _format_of(path: Path) -> Format | None:
    """Return the format of a file, or of the first file of a folder; None where there is none to read."""
    try:
        if path.is_dir() and not files_in(path):
            return None
        file_format = recognise_beginning(os.fspath(path), beginning_of(path))
    except (InputRefused, OSError):
        return None
    return file_format if file_format.read is not None else None


def _holds_annotations(folder: Path) -> bool:
    """Tell whether files with annotations lie in a folder itself."""
    file_format = _format_of(folder)
    return file_format is not None and file_format.carries_annotations


def _names_of(folder: Path, file_format: Format) -> list[str]:
    """Return the names of the files of a format in a folder, without the texts beside them."""
    return [
        path.name
        for path in files_in(folder)
        if path.stem != _UNANNOTATED
        and (not file_format.companion or path.suffix.casefold() != file_format.companion)
    ]


def _sides_by_document(names: dict[Path, list[str]], file_format: Format) -> tuple[Side, ...] | None:
    """Return a side for each file name in folders that are documents; None where each folder is a side."""
    if not file_format.carries_text or not _are_documents(names):
        return None
    users = [path.name for path in _ranked({Path(name) for inside in names.values() for name in inside})]
    return tuple(
        Side(
            Path(user).stem,
            tuple(os.fspath(folder / user) for folder, inside in names.items() if user in inside),
        )
        for user in users
    )


# Two pairs of files are read at most: two of one folder, and two of one name in different folders.
def _are_documents(names: dict[Path, list[str]]) -> bool:
    """Tell whether folders are documents: files in one have the same text, those of one name do not."""
    pairs = ([folder / name for name in inside[:2]] for folder, inside in names.items() if len(inside) > 1)
    within = next(pairs, [])
    across = _of_one_name(names)
    if not across:
        return bool(within) and _have_same_text(within)
    return not _have_same_text(across) and (not within or _have_same_text(within))


def _of_one_name(names: dict[Path, list[str]]) -> list[Path]:
    """Return two files of one name in different folders; empty where there are none."""
    # The first name met twice is enough; one dictionary, one pass.
    first_paths: dict[str, Path] = {}
    for folder, inside in names.items():
        for name in inside:
            if name in first_paths:
                return [first_paths[name], folder / name]
            first_paths[name] = folder / name
    return []


def _have_same_text(paths: Sequence[Path]) -> bool:
    # A file that is refused has no text to compare: its folder is no document then.
    texts = []
    for path in paths:
        try:
            texts.append([document.text for document in read([path], ReadOptions(), name="text").documents])
        except InputRefused:
            return False
    return texts[0] == texts[1]
