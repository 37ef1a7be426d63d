"""Files that go in twos: annotations in one, the text they count in beside it under the same stem."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePath

from annotally.formats.base import Format

CONFIGURATION = ".conf"
"""Ending of the files that configure an annotation tool; they hold no annotations."""

Beginning = Callable[[Path], str]
"""Returns the beginning of a file as text."""


def companion_of(path: str | Path, found: Format) -> Path:
    """Return where the companion of a file stands, whether it is there or not."""
    return Path(path).with_suffix(found.companion)


def in_twos(
    files: Iterable[Path], formats: Sequence[Format], denies: Callable[[Path, Format], bool]
) -> tuple[tuple[Path, Format | None], ...]:
    """Return the files to read, each with its format where its companion tells it, else None.

    A file with a companion's partner ending is followed by its companion, which need not have been named.
    Where there are such pairs, other files with the companion's ending belong to the format too, and files
    that configure its tool are left out. ``denies`` may say that a file's content is of another format.
    """
    given = list(dict.fromkeys(files))
    for one in formats:
        if not one.companion:
            continue
        pairs = {
            file: companion
            for file in given
            if _ends(file, one.suffixes[0])
            and (companion := companion_of(file, one)).is_file()
            and not denies(file, one)
        }
        if pairs:
            return tuple(_ordered(given, pairs, one))
    return tuple((file, None) for file in given)


def _ordered(
    given: Iterable[Path], pairs: dict[Path, Path], found: Format
) -> Iterable[tuple[Path, Format | None]]:
    companions = set(pairs.values())
    for file in given:
        if file in pairs:
            yield file, found
            yield pairs[file], found
        elif file not in companions and not _ends(file, CONFIGURATION):
            yield file, found if _ends(file, found.companion) or _ends(file, found.suffixes[0]) else None


def _ends(file: PurePath, suffix: str) -> bool:
    return file.suffix.casefold() == suffix
