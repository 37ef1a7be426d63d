"""The files that a project compares: their places, and whether their contents are unchanged."""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from annotally.formats.regular_files import opened_file
from annotally.model.diagnostics import error
from annotally.model.wording import Wording


class InputFile(msgspec.Struct, frozen=True):
    """A file or folder that is compared: its role, its place, and the digest of its content.

    ``path`` is relative to the project where it lies on the same drive. ``digest`` is the SHA-256 of its
    content, in hexadecimal digits; of a folder that of its files' names and digests.
    """

    role: str
    path: str
    digest: str


def input_file(role: str, path: str, project: str) -> InputFile:
    """Return an input as a project at ``project`` keeps it. Raises InputRefused where it cannot be read."""
    return InputFile(role, _relative(path, project), digest_of(path))


def locate(project: str, file: InputFile) -> str:
    """Return where an input of a project is to be found."""
    return os.path.normpath(Path(project).absolute().parent / file.path)


def changed_inputs(project: str, inputs: Iterable[InputFile]) -> list[tuple[InputFile, str]]:
    """Return the inputs that differ from their record, each with ``missing`` or ``changed``."""
    changes = []
    for file in inputs:
        path = locate(project, file)
        if not Path(path).exists():
            changes.append((file, "missing"))
        elif digest_of(path) != file.digest:
            changes.append((file, "changed"))
    return changes


def digest_of(path: str) -> str:
    """Return the SHA-256 of a file, or of a folder's names and files. Raises InputRefused."""
    # The digest of a folder covers names and contents of its visible files, in name order; hidden files and
    # folders in it do not count.
    try:
        if Path(path).is_dir():
            inside = sorted(
                file for file in Path(path).iterdir() if file.is_file() and not file.name.startswith(".")
            )
            listing = "".join(f"{file.name}\0{digest_of(str(file))}\n" for file in inside)
            return hashlib.sha256(listing.encode(errors="surrogateescape")).hexdigest()
        with opened_file(path) as (file, _):
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as problem:
        problem_text = Wording("cannot be read: {problem}", problem=str(problem.strerror))
        raise error(
            path,
            0,
            0,
            problem_text,
            Wording("an input of the project"),
            Wording("check the path, or locate the file"),
        ) from None


def _relative(path: str, project: str) -> str:
    absolute = Path(path).absolute()
    try:
        return os.path.relpath(absolute, Path(project).absolute().parent)
    except ValueError:  # on another drive
        return os.fspath(absolute)
