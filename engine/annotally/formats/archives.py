"""ZIP archives read in place: a path that leads through one names a member, as ``export.zip/anna/one.xmi``.

Nothing is unpacked to the disk. An archive in an archive is gone through like a folder. Sizes are bounded
before anything is unpacked, and a member whose name leads out of the archive refuses the whole archive.
"""

import io
import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.wording import NO_WORDS, Wording, verbatim

SUFFIX = ".zip"
LARGEST_MEMBER = 256 * 2**20
"""Bytes beyond which a member, or an archive, is refused, as other files are."""
MOST_UNPACKED = 2**30
"""Bytes that the members of one archive may unpack to in all."""
MOST_MEMBERS = 100_000
DEEPEST = 3
"""Archives in archives beyond which a path is refused."""
_UNSEEN = "__MACOSX"
"""Folder that an operating system adds, with nothing of the members in it."""


class ArchivePath(NamedTuple):
    """A path that leads through an archive: the file on the disk, and the way inside of it."""

    archive: str
    inner: str


def archive_path(path: str | Path) -> ArchivePath | None:
    """Return a path that leads into an archive in its two parts; None for all others.

    The path of an archive itself leads into none.
    """
    name = os.fspath(path)
    # The first part of the path that is a file with the ending is the archive: a folder may have that ending,
    # too, and most paths have it nowhere, which is seen without asking the disk.
    folded = name.casefold()
    at = folded.find(SUFFIX)
    while at >= 0:
        end = at + len(SUFFIX)
        if name[end : end + 1] in ("/", os.sep) and Path(name[:end]).is_file():
            return ArchivePath(name[:end], name[end + 1 :].replace(os.sep, "/"))
        at = folded.find(SUFFIX, end)
    return None


def is_archive(path: str | Path) -> bool:
    """Tell whether a path is that of an archive on the disk, by its ending."""
    return os.fspath(path).casefold().endswith(SUFFIX) and Path(path).is_file()


def is_in_archive(path: str | Path) -> bool:
    """Tell whether a path leads to a member, or a folder, of an archive."""
    place = archive_path(path)
    return place is not None and bool(members_below(place.archive, place.inner))


def is_input_file(path: Path) -> bool:
    """Tell whether there is a file at a path, on the disk or in an archive."""
    place = archive_path(path)
    if place is None:
        return path.is_file()
    return os.fspath(path) in members_below(place.archive, place.inner)


def members_below(archive: str, inner: str = "") -> tuple[str, ...]:
    """Return the paths of the files of an archive that are, or are below, a place in it, in name order.

    Archives in it are gone through. Raises InputRefused for what is no archive, one that is damaged or too
    large, and one with a member whose name leads out of it.
    """
    inner = inner.strip("/")
    paths = []
    for member in _all_members(*_identity(archive)):
        if not inner or member == inner or member.startswith(f"{inner}/"):
            paths.append(f"{archive}/{member}")
    return tuple(paths)


def member_content(place: ArchivePath) -> bytes:
    """Return the bytes of a member. Raises InputRefused like `members_below`, and where there is none."""
    path, modified, size = _identity(place.archive)
    holder, name = path, place.inner
    opened = _open_archive(path, modified, size)
    # The way leads from archive to archive: the first name that ends as one and is a member is opened next.
    for _ in range(DEEPEST):
        if name in opened.NameToInfo:
            return _read(opened, name, f"{place.archive}/{place.inner}")
        nested = next((inner for inner in _nested_in(name) if inner in opened.NameToInfo), None)
        if nested is None:
            break
        holder = f"{holder}/{nested}"
        opened, name = _open(_read(opened, nested, holder), holder), name[len(nested) + 1 :]
    raise file_error(
        f"{place.archive}/{place.inner}",
        Wording("no such file in the archive"),
        Wording("a file in it"),
        Wording("check its name"),
    )


def _identity(archive: str) -> tuple[str, int, int]:
    """Return the path, time of change and size of an archive: with others it is read anew."""
    try:
        status = Path(archive).stat()
    except OSError as problem:
        why = verbatim(problem.strerror or "")
        raise file_error(archive, why, Wording("a ZIP archive"), Wording("choose another file")) from None
    return archive, status.st_mtime_ns, status.st_size


def _nested_in(name: str) -> Iterator[str]:
    """Yield the beginnings of a name that may be those of archives."""
    folded = name.casefold()
    at = folded.find(f"{SUFFIX}/")
    while at >= 0:
        yield name[: at + len(SUFFIX)]
        at = folded.find(f"{SUFFIX}/", at + 1)


@lru_cache(maxsize=2)
def _open_archive(path: str, _modified: int, size: int) -> zipfile.ZipFile:
    # The archive is in memory as a whole: a thousand members are read from it, and no file is left open.
    if size > LARGEST_MEMBER:
        raise _too_large(path, size, LARGEST_MEMBER)
    try:
        content = Path(path).read_bytes()
    except OSError as problem:
        why = verbatim(problem.strerror or "")
        raise file_error(path, why, Wording("a ZIP archive"), Wording("choose another file")) from None
    return _open(content, path)


@lru_cache(maxsize=2)
def _all_members(path: str, modified: int, size: int) -> tuple[str, ...]:
    return tuple(sorted(_walk(_open_archive(path, modified, size), path, "", 1)))


def _walk(opened: zipfile.ZipFile, path: str, ahead: str, depth: int) -> Iterator[str]:
    """Yield the names of the files of an archive, and of the archives in it."""
    # Archives inside are opened as they are met, one in memory at a time on each level; their own limits hold
    # for each of them.
    for info in opened.infolist():
        name = info.filename
        parts = name.split("/")
        if info.is_dir() or parts[0] == _UNSEEN or any(part.startswith(".") for part in parts):
            continue
        if not name.casefold().endswith(SUFFIX):
            yield f"{ahead}{name}"
        elif depth == DEEPEST:
            finding = Wording("archives nested too deep")
            expected = Wording("at most {limit} levels", limit=DEEPEST)
            raise file_error(f"{path}/{name}", finding, expected, Wording("unpack it"))
        else:
            nested = f"{path}/{name}"
            yield from _walk(_open(_read(opened, name, nested), nested), nested, f"{ahead}{name}/", depth + 1)


def _open(content: bytes, path: str) -> zipfile.ZipFile:
    """Return an archive, checked. Raises InputRefused for a damaged, hostile or too large one."""
    try:
        opened = zipfile.ZipFile(io.BytesIO(content))
    except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError, OverflowError) as problem:
        raise _damaged(path, problem) from None
    infos = opened.infolist()
    if len(infos) > MOST_MEMBERS:
        finding = Wording("an archive of {count:,} files", count=len(infos))
        expected = Wording("at most {limit:,}", limit=MOST_MEMBERS)
        raise file_error(path, finding, expected, Wording("divide it"))
    # Declared sizes are what is unpacked at most: whatever goes on behind them is damage to the library.
    unpacked = sum(info.file_size for info in infos)
    if unpacked > MOST_UNPACKED:
        raise _too_large(path, unpacked, MOST_UNPACKED)
    for info in infos:
        if info.file_size > LARGEST_MEMBER:
            raise _too_large(f"{path}/{info.filename}", info.file_size, LARGEST_MEMBER)
        if stat.S_ISLNK(info.external_attr >> 16):
            raise file_error(
                path,
                Wording("{name!r}, a link", name=info.filename[:80]),
                Wording("files themselves"),
                Wording("pack the files that links lead to"),
            )
        parts = info.filename.replace("\\", "/").split("/")
        if not parts[0] or ".." in parts or "\\" in info.filename or parts[0][1:2] == ":":
            raise file_error(
                path,
                Wording("the name {name!r}, which leads out of the archive", name=info.filename[:80]),
                Wording("names inside of it"),
                Wording("do not unpack it; ask where it comes from"),
            )
    return opened


def _read(opened: zipfile.ZipFile, name: str, path: str) -> bytes:
    try:
        return opened.read(name)
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        OSError,
        ValueError,
        NotImplementedError,
        RuntimeError,
    ) as problem:
        # A password is a RuntimeError of the library, an unknown method of packing NotImplementedError.
        raise _damaged(path, problem) from None


def _damaged(path: str, problem: Exception) -> InputRefused:
    finding = Wording("a ZIP archive that cannot be read: {why}", why=str(problem)[:120])
    return file_error(path, finding, NO_WORDS, Wording("unpack it, or make it anew without a password"))


def _too_large(path: str, size: int, limit: int) -> InputRefused:
    finding = Wording("{size:,} bytes once unpacked", size=size)
    return file_error(path, finding, Wording("at most {limit:,}", limit=limit), Wording("divide it"))
