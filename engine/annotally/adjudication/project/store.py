"""The file of a project: SQLite, one transaction for each command, nothing acknowledged that is not on disk.

A rollback journal, not a write-ahead log: projects live on shared drives too. The schema has a version, and
files of older versions are brought up to it, one step after the other, when they are opened.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Never

from annotally.adjudication.project.connection import MAGIC, check_schema, connect, limit_queries, own_columns
from annotally.adjudication.project.damage import PROBLEMS, DamagedProject, damaged, explain, refusal
from annotally.formats.durable import (
    clear_leftovers,
    part_name,
    place_new,
    replace_synced,
    sync_file,
    sync_folder,
    write_synced,
)
from annotally.formats.input_files import PROJECT_ENDING
from annotally.model.diagnostics import InputRefused
from annotally.model.wording import Wording, sentence_of, verbatim

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
"""The scripts that bring a file from each version to the next; the first makes an empty file version 1."""


Stamp = tuple[object, ...]
"""A value that distinguishes the states of a file."""
_CHANGE_COUNTER = 24
"""Where SQLite's file format has the number that every transaction adds one to."""
_DATA_VERSION = "PRAGMA data_version"
_APPLICATION_PLACE = slice(68, 72)
"""Where SQLite's file format has the application id."""
"""The question for SQLite's number of changes by other connections."""
_BEGINNING = 1024
"""Bytes of a command that are read where only its label is asked for."""


def is_project_file(path: str) -> bool:
    """Tell whether a path names a project: by its ending, or by the mark in its first bytes.

    It may be damaged, or not there at all: `Store` says what is wrong with it.
    """
    if path.casefold().endswith(PROJECT_ENDING):
        return not Path(path).is_dir()
    if not Path(path).is_file():  # a pipe would wait for whoever writes to it
        return False
    with suppress(OSError), Path(path).open("rb") as file:
        header = file.read(_APPLICATION_PLACE.stop)
        mark = APPLICATION.to_bytes(4, "big")
        return header.startswith(MAGIC) and header[_APPLICATION_PLACE] == mark
    return False


class Store:
    """An open project file. All that is written goes through `writing`, wholly or not at all."""

    def __init__(self, path: str, *, read_only: bool = False, sound: Stamp | None = None) -> None:
        """Open the file at ``path``. Raises InputRefused for a file that is no project, damaged, or too new.

        Whether it is damaged is not looked for where its stamp is still ``sound``.
        """
        self.path = path
        self.read_only = read_only
        if not _is_file(path):
            raise refusal(path, Wording("no such file"), Wording("a project file"), Wording("check the path"))
        self._connection = connect(path, read_only=read_only)
        try:
            self._check(whole=sound is None or sound != self.stamp)
            self._identity = _identity(path)
            self._data_version = self._changes()
            """SQLite's number of changes by other connections, at the last look."""
        except BaseException:  # whatever it was, the file is not left open
            self.close()
            raise

    @classmethod
    def create(
        cls, path: str, facts: Mapping[str, bytes], rows: Mapping[str, Iterable[tuple[Any, ...]]] = {}
    ) -> "Store":
        """Make a new project file that holds ``facts``, and ``rows`` by table, and open it.

        It is there whole or not at all. Raises InputRefused where there is a file, or none can be.
        """
        # The file is made complete under a temporary name, synced, and then put in place: a crash leaves
        # either no file or a whole one. A journal left under its name would be played back into it, and is
        # removed first.
        place = Path(path)
        part = part_name(place.parent)
        try:
            if os.path.lexists(place):
                raise FileExistsError
            clear_leftovers(place.parent)
            write_synced(part, b"")
            with closing(sqlite3.connect(part, isolation_level=None)) as connection:
                _migrate(connection, 0)
                connection.execute("BEGIN")
                for table, values in {"facts": facts.items(), **rows}.items():
                    _insert(connection, table, values)
                connection.execute("COMMIT")
            sync_file(part)
            _remove_journal(place)
            place_new(part, place)
        except FileExistsError:
            raise refusal(
                path, Wording("exists already"), Wording("a new file"), Wording("choose another name")
            ) from None
        except (*PROBLEMS, ValueError) as problem:
            raise _no_place(path, problem) from None
        finally:
            part.unlink(missing_ok=True)
        return cls(path)

    @property
    def stamp(self) -> Stamp:
        """A value that distinguishes the states of the file: identity, size, time, change count."""
        try:
            status = Path(self.path).stat()
            with Path(self.path).open("rb") as file:
                file.seek(_CHANGE_COUNTER)
                changes = file.read(4)
        except OSError as problem:
            raise explain(self.path, problem) from None
        return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, changes

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Write inside one transaction: all of it is on disk when this ends, or nothing is.

        Raises InputRefused, and leaves the file as it was, where it cannot be written, or is no longer there.
        """
        if self.read_only:
            raise refusal(
                self.path,
                Wording("is open read-only"),
                Wording("a project that can be changed"),
                Wording("save the project as another file"),
            )
        # The transaction is refused where another connection has changed the file since it was last read: the
        # ledger in memory would no longer be that of the file.
        self._check_in_place()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            # SQLite has this number at hand once a transaction has begun: no limit of queries is needed.
            if self._connection.execute(_DATA_VERSION).fetchone()[0] != self._data_version:
                raise refusal(
                    self.path,
                    Wording("was changed by another program while it was open"),
                    Wording("a file that no other program changes"),
                    Wording("open the project again"),
                )
            yield self._connection
            self._connection.execute("COMMIT")
        except PROBLEMS as problem:
            self._take_back()
            if getattr(problem, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_DIR_FSYNC:
                self._data_version = (
                    -1
                )  # it is in the file, though perhaps not on disk: the file is to be opened anew
            raise explain(self.path, problem) from None
        except BaseException:  # whatever it was, half a change is not kept
            self._take_back()
            raise
        self._check_in_place()

    def _changes(self) -> int:
        """Return a number that changes when another program changes the file, or puts other content in it."""
        version: int = self._read(_DATA_VERSION)[0][0]
        return version

    def _take_back(self) -> None:
        with suppress(sqlite3.Error):  # what failed may have ended the transaction itself
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    # --- what is in it

    def facts(self) -> dict[str, bytes]:
        """Return the facts: the description of the comparison, the last view."""
        rows = self._read("SELECT name, value FROM facts")
        return {self._text(name): self._bytes(value) for name, value in rows}

    def entries(self) -> Iterator[tuple[str, str, str, bytes]]:
        """Yield the entries: kind, document, target, value."""
        rows = self._read("SELECT kind, document, target, value FROM entries")
        for column, expected in zip(zip(*rows, strict=True), (str, str, str, bytes), strict=False):
            strange = set(map(type, column)) - {expected}
            if strange:
                raise damaged(
                    self.path,
                    Wording(
                        "{type} where there is {expected}",
                        type=strange.pop().__name__,
                        expected=expected.__name__,
                    ),
                )
        yield from rows

    def command(self, number: int) -> bytes | None:
        """Return the command of that number, counted from 1."""
        rows: list[tuple[object]] = self._read("SELECT value FROM commands WHERE number = ?", number)
        return self._bytes(rows[0][0]) if rows else None

    def command_beginning(self, number: int) -> bytes:
        """Return the first bytes of the command of that number, which is there."""
        with (
            limit_queries(self._connection, self.path),
            self._connection.blobopen("commands", "value", number, readonly=True) as command,
        ):
            return command.read(_BEGINNING)

    def commands(self) -> int:
        """Return the number of commands, which are numbered from 1. Raises InputRefused for gaps."""
        count, first, last = self._read(
            "SELECT COUNT(*), COALESCE(MIN(number), 1), COALESCE(MAX(number), 0) FROM commands"
        )[0]
        if (first, last) != (1, count):
            raise damaged(
                self.path,
                Wording(
                    "{count} commands are numbered from {first} to {last}",
                    count=count,
                    first=first,
                    last=last,
                ),
            )
        return int(count)

    def tallies(self, signature: str) -> dict[str, bytes]:
        """Return the cached tallies of each document under a signature."""
        rows = self._read("SELECT document, value FROM tallies WHERE signature = ?", signature)
        return {self._text(document): self._bytes(value) for document, value in rows}

    def texts(self) -> list[tuple[str, int, bytes]]:
        """Return the texts that are kept: document, side, compressed text; an older file has none."""
        version: int = self._read("PRAGMA user_version")[0][0]
        if version < _WITH_TEXTS:
            return []
        rows = self._read("SELECT document, side, value FROM texts")
        if not all(isinstance(side, int) for _, side, _ in rows):
            raise damaged(self.path, Wording("a text of a side without a number"))
        return [(self._text(document), side, self._bytes(value)) for document, side, value in rows]

    def _read(self, question: str, *values: object) -> list[Any]:
        with limit_queries(self._connection, self.path) as connection:
            return connection.execute(question, values).fetchall()

    def _text(self, value: object) -> str:
        if not isinstance(value, str):
            raise damaged(self.path, Wording("{name} where there is a text", name=type(value).__name__))
        return value

    def _bytes(self, value: object) -> bytes:
        if not isinstance(value, bytes):
            raise damaged(self.path, Wording("{name} where there are bytes", name=type(value).__name__))
        return value

    # --- copies

    def copy_to(self, path: str, facts: Mapping[str, bytes] | None = None) -> None:
        """Write a complete copy to ``path``, with other ``facts`` if any are given, replacing a file there.

        It is on disk when this returns, or the earlier file is. Raises InputRefused.
        """
        # SQLite's backup copies a consistent state; the facts are changed in the copy, which is synced and
        # then replaces the target in one step.
        place = Path(path)
        part = part_name(place.parent)
        try:
            clear_leftovers(place.parent)
            write_synced(part, b"")
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                self._connection.backup(copy)
                copy.execute("PRAGMA synchronous = EXTRA")
                copy.execute("BEGIN")
                copy.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?)", (facts or {}).items())
                copy.execute("COMMIT")
            sync_file(part)
            _finish_journal(place)
            replace_synced(part, place)
        except (*PROBLEMS, ValueError) as problem:
            raise _no_place(path, problem) from None
        finally:
            part.unlink(missing_ok=True)

    # --- whether it is sound

    def _check(self, *, whole: bool) -> None:
        # Mark and version come first, for a foreign file should be called so; then the schema, then, unless
        # the file is known to be sound, the pages. Migration is last.
        with limit_queries(self._connection, self.path) as connection:
            mark = connection.execute("PRAGMA application_id").fetchone()[0]
            version = connection.execute("PRAGMA user_version").fetchone()[0]
        if mark != APPLICATION:
            self._refuse_unmarked()
        if version > VERSION:
            problem = Wording(
                "is a project of a newer version ({version}; this program reads up to {known})",
                version=version,
                known=VERSION,
            )
            raise refusal(
                self.path,
                problem,
                Wording("a project of this version"),
                Wording("open it with a newer Annotally"),
            )
        if version < 1:
            raise damaged(self.path, Wording("version {number}", number=version))
        check_schema(self._connection, self.path, MIGRATIONS[:version])
        if whole:
            with limit_queries(self._connection, self.path) as connection:
                verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if verdict != "ok":
                raise damaged(self.path, verbatim(str(verdict)))
        if version < VERSION and not self.read_only:
            with limit_queries(self._connection, self.path) as connection:
                _migrate(connection, version)

    def _refuse_unmarked(self) -> Never:
        """Refuse a file without our mark: one with our tables has lost it."""
        try:
            check_schema(self._connection, self.path, MIGRATIONS)
        except DamagedProject:
            problem = Wording("is not a project of Annotally")
            raise refusal(self.path, problem, Wording("a project file"), Wording("open another")) from None
        raise damaged(self.path, Wording("the mark of Annotally is missing"))

    def _check_in_place(self) -> None:
        """Refuse where the file was moved, removed or replaced: a write would be lost with it."""
        if _identity(self.path) != self._identity:
            problem = Wording("was removed, or replaced by another file, while it was open")
            raise refusal(
                self.path,
                problem,
                Wording("the file that was opened"),
                Wording("save the project as another file"),
            )


def _is_file(path: str) -> bool:
    try:
        return Path(path).is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    for step, script in enumerate(MIGRATIONS[version:], version + 1):
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {step};"
        connection.executescript(f"BEGIN IMMEDIATE; {script} {marks} COMMIT;")


def _insert(connection: sqlite3.Connection, table: str, rows: Iterable[tuple[Any, ...]]) -> None:
    marks = ", ".join("?" for _ in own_columns(MIGRATIONS)[table])
    connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)


def _no_place(path: str, problem: BaseException) -> InputRefused:
    """Build the refusal of a place where a file was to be written, for the caller to raise."""
    if isinstance(problem, sqlite3.OperationalError):
        return explain(path, problem)
    reason = verbatim(str(problem.strerror)) if isinstance(problem, OSError) else sentence_of(problem)
    return refusal(
        path,
        Wording("cannot be written: {reason}", reason=reason),
        Wording("a file that can be written"),
        Wording("choose another"),
    )


def _journal(place: Path) -> Path:
    return place.with_name(f"{place.name}-journal")


def _remove_journal(place: Path) -> None:
    """Remove the journal of a file that is gone or finished: it would be played back into the next one."""
    journal = _journal(place)
    if os.path.lexists(journal):
        journal.unlink()
        sync_folder(place.parent)


def _finish_journal(place: Path) -> None:
    """Have a file that is to be replaced finish its transaction: its journal is none of the new one's.

    Raises sqlite3.OperationalError where another program is writing it.
    """
    # A journal left by a crash would be played back into whatever file has that name next. An exclusive
    # transaction makes SQLite play it back into its own file; then it is removed.
    if not os.path.lexists(_journal(place)):
        return
    if place.exists():
        address = f"{place.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=2.0)) as connection:
            with suppress(sqlite3.DatabaseError) if _is_none(place) else nullcontext():
                connection.execute("PRAGMA synchronous = EXTRA")
                connection.execute("BEGIN EXCLUSIVE")
            _remove_journal(place)
    _remove_journal(place)


def _is_none(place: Path) -> bool:
    """Tell whether a file is no database: it has no transaction to finish."""
    with place.open("rb") as file:
        return file.read(len(MAGIC)) != MAGIC


def _identity(path: str) -> tuple[int, int] | None:
    try:
        status = Path(path).stat()
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino
