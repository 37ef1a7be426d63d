"""Files that are read with others because these need them: type systems, texts."""

import os
from collections.abc import Iterator, Sequence

from annotally.formats.base import Format
from annotally.formats.input_files import is_visible, names_in
from annotally.model.text import Source


def normal_path(path: str) -> str:
    """Return a path without steps up and to itself, as files that lie beside others are named."""
    return os.path.normpath(path)


def names_beside(source: Source, file_format: Format) -> Iterator[str]:
    """Yield the paths of all files that may be read with a file of a format, in normal form."""
    for names in _groups(source, file_format):
        yield from map(normal_path, names)


def _groups(source: Source, file_format: Format) -> Iterator[Sequence[str]]:
    """Yield names of files of which one is read each, the likelier first."""
    # What a format always has beside its files comes ahead of the texts that a file asks for.
    names = file_format.beside(source.path)
    if names:
        yield names
    yield from file_format.texts(source).values()


def missing_companions(sources: Sequence[Source], file_format: Format) -> tuple[str, ...]:
    """Return the paths of the files that belong to one of the sources, and are not among them yet."""
    # Of each group one file is enough: where none is among the sources, the likeliest that exists is added.
    paths = {normal_path(source.path) for source in sources}
    names_by_folder: dict[str, frozenset[str]] = {}
    missing: dict[str, None] = {}
    for source in sources:
        for names in _groups(source, file_format):
            if paths.isdisjoint(map(normal_path, names)):
                name = next((name for name in names if _is_there(name, names_by_folder)), None)
                missing |= {} if name is None else {name: None}
    return tuple(missing)


def _is_there(path: str, names_by_folder: dict[str, frozenset[str]]) -> bool:
    """Tell whether a file is there; folders are listed once, for there may be thousands of files in one."""
    # The name is compared with the list of its folder; the file itself is not touched.
    name = path[max(map(path.rfind, ("/", os.sep))) + 1 :]
    folder = path.removesuffix(name)
    if not is_visible(name):
        return False
    if folder not in names_by_folder:
        names_by_folder[folder] = names_in(folder)
    return name in names_by_folder[folder]
