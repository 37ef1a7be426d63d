"""Connections to project files of any origin: no code in the file runs, and every query ends.

The schema has to be the program's own, to the letter; there are no views, triggers, virtual tables, further
tables or indexes. Queries then take time in proportion to the size of the file, and is stopped where
they take more: trees of pages may be woven so that a small file has rows without end.
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from annotally.adjudication.project.damage import PROBLEMS, damaged, explain, refusal
from annotally.model.wording import Wording

LARGEST_FILE = 2 << 30
"""Bytes of the largest project file; 100,000 decisions take some fifty million."""
_LARGEST_VALUE = 512 << 20
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: _LARGEST_VALUE,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 32,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 50,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 4,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 100_000,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
}
_STEPS = 20_000
"""Instructions between two looks at how many there were."""
_FIRST_STEPS, _STEPS_PER_BYTE = 2_000_000, 4
"""Instructions that a query may take: so many in any file, and so many more for each byte of it.

A row of four columns takes thirty instructions and more than ten bytes.
"""
MAGIC = b"SQLite format 3\0"
"""The first bytes of every database."""
_JOURNALLED = b"\1\1"
"""The two bytes after the page size, in a file with a rollback journal."""
_SEVERAL_FILES = bytes.fromhex("d9d505f920a163d7")
"""The end of a journal that names another file, which SQLite may delete; this program's never name one."""


def connect(path: str, *, read_only: bool) -> sqlite3.Connection:
    """Open a file for `limit_queries`. Raises InputRefused for a file that is no project, or is too large."""
    address = f"{Path(path).absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
    try:
        _check_bytes(path)
        connection = sqlite3.connect(
            address, uri=True, isolation_level=None, timeout=2.0, check_same_thread=False
        )
    except PROBLEMS as problem:
        raise explain(path, problem) from None
    try:
        _protect(connection)
        with limit_queries(connection, path):
            connection.execute("PRAGMA journal_mode = DELETE")
            # The folder is synced after the journal is gone, before anything is acknowledged.
            connection.execute("PRAGMA synchronous = EXTRA")
    except BaseException:  # whatever it was, the file is not left open
        connection.close()
        raise
    return connection


def _protect(connection: sqlite3.Connection) -> None:
    """Set the limits and safety options of a connection, without reading anything of the file."""
    for limit, value in _LIMITS.items():
        connection.setlimit(limit, value)
    # A schema of foreign origin may not call functions with side effects, and damaged cells are found when a
    # page is loaded. Without a memory map a file that somebody truncates meanwhile leads to an error of
    # reading, not to a signal that ends the program.
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA mmap_size = 0")


def _check_bytes(path: str) -> None:
    size = Path(path).stat().st_size
    if size > LARGEST_FILE:
        message = Wording("has {count:,} bytes", count=size)
        raise refusal(
            path,
            message,
            Wording("at most {count:,}", count=LARGEST_FILE),
            Wording("open another file"),
        )
    with Path(path).open("rb") as file:
        header = file.read(20)
    if header and (not header.startswith(MAGIC) or header[18:20] != _JOURNALLED):
        raise damaged(path, Wording("its first bytes are not those of a project"))
    journal = Path(f"{path}-journal")
    if journal.is_file() and _ending(journal) == _SEVERAL_FILES:
        raise damaged(path, Wording("{journal} next to it names another file", journal=journal.name))


def _ending(path: Path) -> bytes:
    with path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - len(_SEVERAL_FILES)))
        return file.read(len(_SEVERAL_FILES))


@contextmanager
def limit_queries(connection: sqlite3.Connection, path: str) -> Iterator[sqlite3.Connection]:
    """Limit the work of the queries inside the block by the size of the file; more work counts as damage.

    Raises InputRefused in place of all that SQLite raises.
    """
    # SQLite calls the handler every `_STEPS` instructions; a true result interrupts the query. One budget
    # serves all queries inside the block.
    try:
        budget = iter(range((_FIRST_STEPS + _STEPS_PER_BYTE * Path(path).stat().st_size) // _STEPS))
    except OSError:  # the file was removed while it was open: the connection still has it
        budget = iter(range((_FIRST_STEPS + _STEPS_PER_BYTE * LARGEST_FILE) // _STEPS))
    connection.set_progress_handler(lambda: next(budget, None) is None, _STEPS)
    try:
        yield connection
    except PROBLEMS as problem:
        raise explain(path, problem) from None
    finally:
        connection.set_progress_handler(None, _STEPS)


SchemaEntry = tuple[str, str, str]
"""An entry of a schema: its kind, its name, its definition with single blanks."""
_SCHEMA = "SELECT type, name, sql FROM sqlite_master"


@cache
def own_schema(migrations: tuple[str, ...]) -> frozenset[SchemaEntry]:
    """Return the schema that migrations make of an empty file."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations:
            connection.executescript(script)
        return frozenset(map(_spelled, connection.execute(_SCHEMA)))


@cache
def own_columns(migrations: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the tables that migrations make of an empty file, and the columns of each."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations:
            connection.executescript(script)
        tables = [name for kind, name, _ in connection.execute(_SCHEMA) if kind == "table"]
        return {
            name: tuple(row[1] for row in connection.execute(f"PRAGMA table_info({name})")) for name in tables
        }


def check_schema(connection: sqlite3.Connection, path: str, migrations: Sequence[str]) -> None:
    """Refuse a file with another schema than ``migrations`` make. Raises InputRefused."""
    expected = own_schema(tuple(migrations))
    with limit_queries(connection, path):
        # One entry more than there should be proves the surplus: the entries of a file with a million tables
        # are not fetched.
        rows = connection.execute(f"{_SCHEMA} LIMIT {len(expected) + 1}").fetchall()
    schema = {_spelled(row) for row in rows}
    for kind, name, _ in sorted(schema - expected):
        raise damaged(
            path,
            Wording("its schema has an unknown {kind} {name!r}", kind=kind, name=name),
        )
    if schema != expected:
        _, name, _ = min(expected - schema)
        raise damaged(path, Wording("its schema lacks {name!r}", name=name))


def _spelled(row: tuple[object, ...]) -> SchemaEntry:
    kind, name, definition = (value if isinstance(value, str) else repr(value) for value in row)
    return kind, name, " ".join(definition.split())
