"""Pairs of files: annotations in one, their text in another one beside it, under the same stem."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path, PurePath

from annotally.formats.archives import is_input_file
from annotally.formats.base import Format
from annotally.formats.registry import DECLARATIONS, FORMATS, Declaration

CONFIGURATION = ".conf"
"""Ending of the files that configure an annotation tool; they hold no annotations."""


def companion_of(path: str | Path, file_format: Format | Declaration) -> Path:
    """Return where the companion of a file stands, whether it is there or not."""
    place = Path(path)
    ending = next((suffix for suffix in file_format.suffixes if _ends(place, suffix)), place.suffix)
    return place.with_name(place.name[: len(place.name) - len(ending)] + file_format.companion)


def formats_of_pairs(files: Sequence[Path]) -> Iterator[Format]:
    """Yield the formats of which a file has its companion beside it; no other one is imported."""
    for order, declaration in enumerate(DECLARATIONS):
        if declaration.companion and any(
            _ends(file, declaration.suffixes[0]) and is_input_file(companion_of(file, declaration))
            for file in files
        ):
            yield FORMATS[order]


def pair_files(
    files: Iterable[Path],
    formats: Iterable[Format],
    denies: Callable[[Path, Format], bool],
    is_file: Callable[[Path], bool] = is_input_file,
) -> tuple[tuple[Path, Format | None], ...]:
    """Return the files to read, each with its format where its companion tells it, else None.

    A file with a companion's partner ending is followed by its companion, which need not have been named.
    Where there are such pairs, other files with the companion's ending belong to the format too, and files
    that configure its tool are left out. ``denies`` may say that a file's content is of another format,
    ``is_file`` where companions are looked for.
    """
    # The formats are asked in their order; the first with a pair whose content is not of another format
    # decides.
    distinct_files = list(dict.fromkeys(files))
    for candidate in formats:
        if not candidate.companion:
            continue
        pairs = {
            file: companion
            for file in distinct_files
            if _ends(file, candidate.suffixes[0])
            and is_file(companion := companion_of(file, candidate))
            and not denies(file, candidate)
        }
        if pairs:
            return tuple(_ordered(distinct_files, pairs, candidate))
    return tuple((file, None) for file in distinct_files)


def _ordered(
    files: Iterable[Path], pairs: dict[Path, Path], pair_format: Format
) -> Iterable[tuple[Path, Format | None]]:
    # A companion follows its partner at once, since readers take them in pairs. It is skipped where it stands
    # in the list itself. Files that only carry one of the two endings belong to the format without a pair.
    companions = set(pairs.values())
    for file in files:
        if file in pairs:
            yield file, pair_format
            yield pairs[file], pair_format
        elif file not in companions and not _ends(file, CONFIGURATION):
            yield (
                file,
                pair_format
                if _ends(file, pair_format.companion) or _ends(file, pair_format.suffixes[0])
                else None,
            )


def _ends(file: PurePath, suffix: str) -> bool:
    return file.name.casefold().endswith(suffix) and len(file.name) > len(suffix)
