"""Writing files: whole or not at all, all of some together, and never in the place of an input."""

import errno
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from annotally.errors import error
from annotally.formats.sources import expand


def save_text(path: str, text: str) -> None:
    """Write a file in UTF-8, whole or not at all. Raises InputRefused where the place cannot be written.

    Half characters, which come from names of files that are not UTF-8, are written as escapes.
    """
    save_files({path: text.encode(errors="backslashreplace")})


def save_files(files: Mapping[str, bytes]) -> None:
    """Write files by path: all beside their targets first, then moved into place, so that none is left half.

    A link is followed, a device or pipe never replaced. Raises InputRefused for the first place that cannot
    be written.
    """
    waiting: list[tuple[Path, Path]] = []
    path = ""
    try:
        for path, data in files.items():
            target = _place_to_write(path)
            beside = target.with_name(f".{target.name}.{os.getpid()}.part")
            with beside.open("xb") as file:
                waiting.append((beside, target))
                file.write(data)
        for beside, target in waiting:
            path = os.fspath(target)
            beside.replace(target)
    except (OSError, ValueError) as reason:
        raise error(
            path, 0, 0, f"cannot be written: {_reason(reason)}", "a place to write", "choose another"
        ) from None
    finally:
        for beside, _ in waiting:
            beside.unlink(missing_ok=True)


def keep_inputs(targets: Iterable[str], inputs: Iterable[str]) -> None:
    """Raise InputRefused for a target that is an input, or a target twice, by whatever name it goes."""
    files, places = expand(list(inputs)), set()
    for target in targets:
        place = os.path.realpath(target)
        if place in places:
            raise error(target, 0, 0, "is named for two outputs", "a file for each", "choose another for one")
        places.add(place)
        for file in files:
            if _same(target, file):
                found = "is an input, which is never written"
                raise error(target, 0, 0, found, "a file that is not read", "choose another")


def make_directory(path: str, wanted: str) -> None:
    """Make a directory, if it is not there, for what is ``wanted`` in it. Raises InputRefused."""
    try:
        Path(path).mkdir(exist_ok=True)
    except OSError as reason:
        found = f"cannot be made a directory: {_reason(reason)}"
        raise error(path, 0, 0, found, f"a directory for {wanted}", "choose another") from None


def _same(one: str | Path, other: str | Path) -> bool:
    try:
        return Path(one).samefile(other)
    except (OSError, ValueError):  # at least one of them is not there
        return False


def _place_to_write(path: str) -> Path:
    target = Path(path)
    if target.exists() and not target.is_file():
        raise OSError(errno.EEXIST, "a directory" if target.is_dir() else "not a regular file")
    return target.resolve()


def _reason(problem: OSError | ValueError) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
