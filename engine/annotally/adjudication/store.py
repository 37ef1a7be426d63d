"""The file of a project: SQLite, one transaction for each command, nothing acknowledged that is not on disk.

A rollback journal, not a write-ahead log: projects live on shared drives too. The schema has a version, and
files of older versions are brought up to it, one step after the other, when they are opened.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from annotally.errors import InputRefused, error

APPLICATION = 0x414E4E54
"""Marks a file as ours in SQLite's header: the letters ANNT."""
VERSION = 3

_FIRST = """
CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
    kind TEXT NOT NULL, document TEXT NOT NULL, target TEXT NOT NULL, value BLOB NOT NULL,
    PRIMARY KEY (kind, document, target)
) WITHOUT ROWID;
CREATE TABLE commands (number INTEGER PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE tallies (
    signature TEXT NOT NULL, document TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (signature, document)
) WITHOUT ROWID;
"""
_SECOND = ""
"""Links of mentions among the entries, which version 1 does not know; the tables are the same."""
_THIRD = """
CREATE TABLE texts (
    document TEXT NOT NULL, side INTEGER NOT NULL, value BLOB NOT NULL, PRIMARY KEY (document, side)
) WITHOUT ROWID;
"""
"""The compared texts, which version 2 does not keep."""
_WITH_TEXTS = 3
MIGRATIONS: tuple[str, ...] = (_FIRST, _SECOND, _THIRD)
"""What brings a file from each version to the next; the first makes an empty file one of version 1."""


Stamp = tuple[object, ...]
"""What tells a state of a file from others."""
_CHANGE_COUNTER = 24
"""Where SQLite's file format has the number that every transaction adds one to."""


class Store:
    """An open project file. All that is written goes through `writing`, wholly or not at all."""

    def __init__(self, path: str, *, read_only: bool = False, sound: Stamp | None = None) -> None:
        """Open the file at ``path``. Raises InputRefused for what is no project, damaged, or too new.

        Whether it is damaged is not looked for where its stamp is still ``sound``.
        """
        self.path = path
        self.read_only = read_only
        if not Path(path).is_file():
            raise _refused(path, "no such file", "a project file", "check the path")
        try:
            self._connection = _connected(path, read_only=read_only)
        except sqlite3.Error as problem:
            raise _told(path, problem) from None
        try:
            self._check(whole=sound is None or sound != self.stamp)
        except BaseException:  # whatever it was, the file is not left open
            self.close()
            raise
        self._identity = _identity(path)
        self._seen = self._changes()
        """What tells whether anybody else has changed the file."""

    @classmethod
    def create(cls, path: str) -> "Store":
        """Make a new, empty project file. Raises InputRefused where there is a file, or none can be."""
        try:
            Path(path).open("xb").close()
        except FileExistsError:
            raise _refused(path, "is there already", "a new file", "choose another name") from None
        except OSError as problem:
            found = f"cannot be written: {problem.strerror}"
            raise _refused(path, found, "a place to write", "choose another") from None
        try:
            with _closing(_connected(path, read_only=False)) as connection:
                _migrate(connection, 0)
        except sqlite3.Error as problem:
            Path(path).unlink(missing_ok=True)
            raise _told(path, problem) from None
        return cls(path)

    @property
    def stamp(self) -> Stamp:
        """What tells a state of a file from others: which it is, its size, its time, its count of changes."""
        try:
            status = Path(self.path).stat()
            with Path(self.path).open("rb") as file:
                file.seek(_CHANGE_COUNTER)
                changes = file.read(4)
        except OSError as problem:
            raise _told(self.path, problem) from None
        return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, changes

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Write inside one transaction: what was written is on disk when this ends, or nothing is.

        Raises InputRefused, and leaves the file as it was, where it cannot be written, or is no longer there.
        """
        if self.read_only:
            raise _refused(
                self.path, "is open for reading only", "a project of one's own", "save it as another"
            )
        self._check_in_place()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            if self._changes() != self._seen:
                raise _refused(
                    self.path,
                    "was changed by another program while it was open",
                    "a file that nobody else writes",
                    "open the project again",
                )
            yield self._connection
            self._connection.execute("COMMIT")
        except sqlite3.Error as problem:
            self._take_back()
            raise _told(self.path, problem) from None
        except BaseException:  # whatever it was, half a change is not kept
            self._take_back()
            raise
        self._check_in_place()

    def _changes(self) -> int:
        """Return a number that changes when another program changes the file, or puts other content in it."""
        found: int = self._read("PRAGMA data_version")[0][0]
        return found

    def _take_back(self) -> None:
        with suppress(sqlite3.Error):  # what failed may have ended the transaction itself
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    # --- what is in it

    def facts(self) -> dict[str, bytes]:
        """Return the facts: what is compared, where people were in it."""
        return dict(self._read("SELECT name, value FROM facts"))

    def entries(self) -> Iterator[tuple[str, str, str, bytes]]:
        """Yield the entries: kind, document, target, value."""
        yield from self._read("SELECT kind, document, target, value FROM entries")

    def command(self, number: int) -> bytes | None:
        """Return the command of that number, counted from 1."""
        found: list[tuple[bytes]] = self._read("SELECT value FROM commands WHERE number = ?", number)
        return found[0][0] if found else None

    def command_beginning(self, number: int, size: int = 1024) -> bytes:
        """Return the first bytes of the command of that number, which is there."""
        try:
            with self._connection.blobopen("commands", "value", number, readonly=True) as command:
                return command.read(size)
        except sqlite3.Error as problem:
            raise _told(self.path, problem) from None

    def commands(self) -> int:
        """Return how many commands there are."""
        found: int = self._read("SELECT COALESCE(MAX(number), 0) FROM commands")[0][0]
        return found

    def tallies(self, signature: str) -> dict[str, bytes]:
        """Return what was counted of each document under a signature."""
        return dict(self._read("SELECT document, value FROM tallies WHERE signature = ?", signature))

    def texts(self) -> list[tuple[str, int, bytes]]:
        """Return the texts that are kept: document, side, compressed text; an older file has none."""
        version: int = self._read("PRAGMA user_version")[0][0]
        if version < _WITH_TEXTS:
            return []
        return self._read("SELECT document, side, value FROM texts")

    def _read(self, question: str, *values: object) -> list[Any]:
        try:
            return self._connection.execute(question, values).fetchall()
        except sqlite3.Error as problem:
            raise _told(self.path, problem) from None

    # --- copies

    def copy_to(self, path: str) -> None:
        """Write a whole copy to ``path``, replacing what is there. Raises InputRefused."""
        beside = Path(path).with_name(f".{Path(path).name}.{os.getpid()}.part")
        try:
            with _closing(sqlite3.connect(beside)) as target:
                self._connection.backup(target)
            beside.replace(path)
        except (sqlite3.Error, OSError) as problem:
            raise _told(path, problem) from None
        finally:
            beside.unlink(missing_ok=True)

    # --- whether it is sound

    def _check(self, *, whole: bool) -> None:
        try:
            mark = self._connection.execute("PRAGMA application_id").fetchone()[0]
            version = self._connection.execute("PRAGMA user_version").fetchone()[0]
            if mark != APPLICATION:
                raise _refused(self.path, "is no project of Annotally", "a project file", "open another")
            if version > VERSION:
                found = f"is a project of a newer version ({version}, this one knows {VERSION})"
                raise _refused(
                    self.path, found, "a project of this version", "open it with a newer Annotally"
                )
            found = self._connection.execute("PRAGMA quick_check(1)").fetchone()[0] if whole else "ok"
            if found != "ok":
                raise damaged(self.path, found)
            if version < VERSION and not self.read_only:
                _migrate(self._connection, version)
        except sqlite3.DatabaseError as problem:
            raise _told(self.path, problem) from None

    def _check_in_place(self) -> None:
        """Refuse where the file was moved, removed or replaced: what is written would be lost with it."""
        if _identity(self.path) != self._identity:
            found = "was removed, or replaced by another file, while it was open"
            raise _refused(self.path, found, "the file that was opened", "save the project as another file")


def rescue(path: str, target: str) -> int:
    """Copy what can be read of a damaged project into a new one at ``target``; return how many entries.

    The damaged file stays as it is. Raises InputRefused where nothing of it can be read, or ``target`` cannot
    be written.
    """
    saved = Store.create(target)
    try:
        with _closing(_connected(path, read_only=True)) as broken, saved.writing() as connection:
            for table, columns in _COLUMNS.items():
                rows = _readable(broken, f"SELECT {columns} FROM {table}")
                marks = ", ".join("?" * (columns.count(",") + 1))
                connection.executemany(f"INSERT OR REPLACE INTO {table} VALUES ({marks})", rows)
        count = sum(1 for _ in saved.entries())
    except (sqlite3.Error, InputRefused) as problem:
        saved.close()
        Path(target).unlink(missing_ok=True)
        raise problem if isinstance(problem, InputRefused) else _told(path, problem) from None
    saved.close()
    return count


_COLUMNS = {
    "facts": "name, value",
    "entries": "kind, document, target, value",
    "commands": "number, value",
    "texts": "document, side, value",
}


def _readable(connection: sqlite3.Connection, question: str) -> Iterator[Any]:
    """Yield the rows up to the first that cannot be read."""
    with suppress(sqlite3.DatabaseError):
        yield from connection.execute(question)


def _connected(path: str, *, read_only: bool) -> sqlite3.Connection:
    address = f"{Path(path).absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, timeout=2.0, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error:  # no database, or one that cannot be read: the file is not left open
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    for step, script in enumerate(MIGRATIONS[version:], version + 1):
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {step};"
        connection.executescript(f"BEGIN IMMEDIATE; {script} {marks} COMMIT;")


@contextmanager
def _closing(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield connection
    finally:
        connection.close()


def _identity(path: str) -> tuple[int, int] | None:
    try:
        status = Path(path).stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _told(path: str, problem: sqlite3.Error | OSError) -> InputRefused:
    words = str(problem)
    if isinstance(problem, sqlite3.DatabaseError) and not isinstance(problem, sqlite3.OperationalError):
        return damaged(path, words)
    for sign, (found, remedy) in _PROBLEMS.items():
        if sign in words:
            return _refused(path, found, "a file that can be written", remedy)
    return _refused(path, f"cannot be used: {words}", "a project file", "save the project as another file")


_PROBLEMS = {
    "full": ("cannot be written: the disk is full", "make room, or save the project on another disk"),
    "readonly": ("cannot be written: it, or its folder, is read-only", "save the project as another file"),
    "locked": ("is in use by another program", "try again, or save the project as another file"),
    "disk I/O": ("cannot be written: the disk reports an error", "save the project on another disk"),
    "unable to open": ("cannot be opened", "check that it may be read and written, with its folder"),
}


class DamagedProject(InputRefused):
    """A project file is not sound: what can be read of it may be rescued."""


def damaged(path: str, words: str) -> DamagedProject:
    """Build the refusal of a file that is not sound; raise what it returns."""
    found = f"is damaged, or no project: {words}"
    remedy = "take a backup, or rescue what can be read of it"
    return DamagedProject(*_refused(path, found, "a sound project file", remedy).diagnostics)


def _refused(path: str, found: str, expected: str, remedy: str) -> InputRefused:
    return error(path, 0, 0, found, expected, remedy)
