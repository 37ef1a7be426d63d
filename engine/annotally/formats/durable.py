"""Writing of files that outlast a loss of power: synced with their folder before success is reported.

A new file is written under a random name, synced, and moved into its place; then the folder is synced, for
before that the move itself may be lost. Leftovers of a program that died have such random names too.
"""

import errno
import os
import secrets
import shutil
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_PREFIX = ".annotally-"
_ENDINGS = (".part", ".part-journal", ".before")
_OLD_SECONDS = 3600.0
"""Age at which a file that should have been moved at once is a leftover."""
_CANNOT_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF)
"""Errors of drives that sync no folders: there is nothing more to be done for them."""
_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EACCES, errno.EMLINK)
"""Errors of drives without hard links."""


def token() -> str:
    """Return a word that no file name beside has: 64 random bits."""
    return secrets.token_hex(8)


def part_name(folder: Path, word: str = "", ending: str = ".part") -> Path:
    """Return a path in ``folder`` for a file on its way to its place; ``word`` is a `token`."""
    return folder / f"{_PREFIX}{word or token()}{ending}"


def write_synced(path: Path, data: bytes | Iterable[bytes]) -> None:
    """Make a file with its content, whole or in pieces, and sync it.

    Raises OSError, FileExistsError where there is one; and what the pieces raise, after those before it.
    """
    # O_EXCL: the file must be new, so a link that somebody has put there is not followed.
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), 0o666)
    try:
        for piece in (data,) if isinstance(data, bytes) else data:
            view = memoryview(piece)
            while view:
                view = view[os.write(descriptor, view) :]
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_file(path: Path) -> None:
    """Sync a file that another program wrote. Raises OSError."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Sync the names in a folder. Raises OSError where the disk reports an error.

    Drives that sync no folders, and folders that may be written but not read, are passed over.
    """
    # A rename is durable only when the folder that holds the name is synced. Some file systems and Windows
    # cannot open or sync a folder; there the file's own sync is all that can be had, and no reason to fail.
    try:
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError as problem:
        if problem.errno not in _CANNOT_SYNC:
            raise
    finally:
        os.close(descriptor)


def replace_synced(part: Path, target: Path) -> None:
    """Move a synced file into the place of another, and sync the folder. Raises OSError."""
    part.replace(target)
    sync_folder(target.parent)


def place_new(part: Path, target: Path) -> None:
    """Move a synced file to a place where there is none, and sync the folder.

    Raises FileExistsError where there is one, which stays, OSError for other problems.
    """
    # A hard link is made only where nothing stands, in one step; a check and a rename are two, between which
    # another program may put a file there. They are the fallback for drives without links.
    try:
        target.hardlink_to(part)
    except OSError as problem:
        if problem.errno not in _NO_LINKS:
            raise
        if target.exists() or target.is_symlink():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), os.fspath(target)) from None
        part.rename(target)
    sync_folder(target.parent)
    part.unlink(missing_ok=True)


def copy_aside(path: Path, aside: Path) -> None:
    """Keep the file at a path under another name too, by a link where the drive has them. Raises OSError."""
    try:
        aside.hardlink_to(path)
    except OSError as problem:
        if problem.errno not in _NO_LINKS:
            raise
        shutil.copy2(path, aside)


def clear_leftovers(folder: Path) -> None:
    """Remove the unfinished files of programs that died from a folder, if they are older than an hour."""
    now = time.time()
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not entry.name.startswith(_PREFIX) or not entry.name.endswith(_ENDINGS):
                continue
            with suppress(OSError):
                if entry.is_file(follow_symlinks=False) and now - entry.stat().st_mtime > _OLD_SECONDS:
                    Path(entry.path).unlink()
