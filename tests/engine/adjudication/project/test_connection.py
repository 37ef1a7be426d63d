"""Project files that somebody made to harm: nothing in them runs, and each is one refusal with Rescue."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from annotally.adjudication.project.connection import LARGEST_FILE, own_columns, own_schema
from annotally.adjudication.project.damage import DamagedProject
from annotally.adjudication.project.rescue import rescue
from annotally.adjudication.project.state import open_project
from annotally.adjudication.project.store import MIGRATIONS, VERSION
from annotally.model.diagnostics import InputRefused
from support.projects import a_clock, decide, made

SECONDS = 5.0
"""Within which any file is refused; those of the attacks would run for ever."""
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
SCHEMAS = {
    "view in the place of entries": (
        "DROP TABLE entries; CREATE VIEW entries AS "
        f"{ENDLESS} SELECT 'decision' kind, 'd' document, i target, '{{}}' value FROM n"
    ),
    "view in the place of commands": (
        f"DROP TABLE commands; CREATE VIEW commands AS {ENDLESS} SELECT i number, 'x' value FROM n"
    ),
    "view of much memory": (
        "DROP TABLE tallies; CREATE VIEW tallies AS "
        "SELECT 's' signature, 'd' document, zeroblob(900000000) value"
    ),
    "trigger": "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
    "further table": "CREATE TABLE more (a)",
    "further index": "CREATE INDEX i ON commands (value)",
    "index of an expression": "CREATE INDEX i ON commands (hex(value))",
    "statistics": "ANALYZE",
    "virtual table": "CREATE VIRTUAL TABLE v USING fts5(a)",
    "generated column": (
        "DROP TABLE tallies; CREATE TABLE tallies (signature TEXT NOT NULL, document TEXT NOT NULL, "
        "value BLOB NOT NULL AS (zeroblob(900000000)), PRIMARY KEY (signature, document)) WITHOUT ROWID"
    ),
    "check": (
        "DROP TABLE commands; CREATE TABLE commands (number INTEGER PRIMARY KEY, "
        "value BLOB NOT NULL CHECK (length(hex(randomblob(100000000)))))"
    ),
    "column more": "ALTER TABLE facts ADD COLUMN more",
    "table less": "DROP TABLE tallies",
}


def altered(folder: Path, statement: str) -> Path:
    """Return a project with three decisions, in whose file a statement was run."""
    project = made(folder)
    for target in "abc":
        decide(project, target)
    project.close()
    with closing(sqlite3.connect(project.path)) as connection:
        connection.executescript(statement)
    return Path(project.path)


def refused(path: Path) -> DamagedProject:
    """Open a file in both ways; return the refusal, which comes soon and leaves the file as it is."""
    content, began = path.read_bytes(), time.monotonic()
    for read_only in (True, False):
        with pytest.raises(DamagedProject) as refusal:
            open_project(str(path), read_only=read_only, now=a_clock)
    assert time.monotonic() - began < SECONDS
    assert path.read_bytes() == content
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name]
    assert "rescue" in refusal.value.diagnostics[0].remedy
    return refusal.value


@pytest.mark.parametrize("statement", SCHEMAS.values(), ids=SCHEMAS)
def test_a_schema_that_is_not_the_programs_own_is_refused_and_rescued(tmp_path: Path, statement: str) -> None:
    path = altered(tmp_path, statement)
    assert "its schema" in refused(path).diagnostics[0].found
    target, began = tmp_path / "saved.annotally", time.monotonic()
    try:
        saved = rescue(str(path), str(target))
    except InputRefused:
        assert not target.exists()
        assert statement.startswith(("DROP TABLE entries", "DROP TABLE commands"))
        return
    assert time.monotonic() - began < SECONDS
    with closing(open_project(str(target), now=a_clock)) as project:
        assert len(project.ledger) == saved.entries
        decide(project, "more")
        assert len(project.ledger) == saved.entries + 1
    if "DROP TABLE entries" not in statement and "DROP TABLE commands" not in statement:
        assert (saved.entries, saved.commands, saved.lost) == (3, 3, ())


def test_the_schema_is_compared_with_what_the_migrations_make_at_each_version(tmp_path: Path) -> None:
    for version in range(1, VERSION + 1):
        path = tmp_path / f"{version}.annotally"
        with closing(sqlite3.connect(path)) as connection:
            for script in MIGRATIONS[:version]:
                connection.executescript(script)
            schema = connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
        assert {(kind, name, " ".join(str(sql).split())) for kind, name, sql in schema} == own_schema(
            MIGRATIONS[:version]
        )
    assert own_columns(MIGRATIONS)["entries"] == ("kind", "document", "target", "value")


def test_what_a_view_of_the_schema_may_not_do_is_off(tmp_path: Path) -> None:
    with closing(made(tmp_path)) as project:
        connection = project._store._connection
        assert connection.execute("PRAGMA trusted_schema").fetchone() == (0,)
        assert connection.execute("PRAGMA synchronous").fetchone() == (3,)
        with pytest.raises(sqlite3.OperationalError, match="too many attached"):
            connection.execute("ATTACH ':memory:' AS other")
        with pytest.raises(sqlite3.DataError, match="too big"):
            connection.execute("SELECT zeroblob(900000000)")


def woven(path: Path) -> None:
    """Make the tree of entries so that pages lead to one page again and again: rows without end."""
    data = bytearray(path.read_bytes())
    page, root = 4096, 3
    leaf = bytes(data[(root - 1) * page : root * page])
    count = len(data) // page
    levels = 8
    for level in range(levels + 1):
        number = root if level == 0 else count + level
        below = count + level + 1
        content = leaf if level == levels else _interior(below)
        end = number * page
        data.extend(bytes(max(0, end - len(data))))
        data[end - page : end] = content
    data[28:32] = (len(data) // page).to_bytes(4, "big")
    path.write_bytes(data)


def _interior(below: int, cells: int = 60) -> bytes:
    """Return an interior page of a table without row numbers, all of whose cells lead to one page."""
    record = bytes([5, 15, 15, 15, 14]) + b"abc"
    cell = below.to_bytes(4, "big") + bytes([len(record)]) + record
    start = 4096 - cells * len(cell)
    header = bytes([2, 0, 0]) + cells.to_bytes(2, "big") + start.to_bytes(2, "big") + b"\0"
    header += below.to_bytes(4, "big")
    pointers = b"".join((start + number * len(cell)).to_bytes(2, "big") for number in range(cells))
    return (header + pointers).ljust(start, b"\0") + cell * cells


def test_pages_woven_into_rows_without_end_are_refused_and_a_rescue_ends_too(tmp_path: Path) -> None:
    path = altered(tmp_path, "")
    woven(path)
    refused(path)
    began = time.monotonic()
    try:
        saved = rescue(str(path), str(tmp_path / "saved.annotally"))
    except InputRefused:
        pass
    else:
        assert saved.entries <= 3
    assert time.monotonic() - began < 4 * SECONDS


def test_a_question_that_takes_more_than_the_file_holds_is_stopped(tmp_path: Path) -> None:
    with closing(made(tmp_path)) as project, pytest.raises(DamagedProject, match="more work than a file"):
        project._store._read(f"{ENDLESS} SELECT MAX(i) FROM n")


def test_a_file_larger_than_any_project_is_refused_without_a_look_at_it(tmp_path: Path) -> None:
    path = altered(tmp_path, "")
    os.truncate(path, LARGEST_FILE + 4096)
    with pytest.raises(InputRefused, match="at most"):
        open_project(str(path), now=a_clock)


def test_a_journal_that_names_another_file_does_not_have_it_deleted(tmp_path: Path) -> None:
    """SQLite deletes a super-journal that no child names any more: a journal may name any file as one."""
    path, victim = altered(tmp_path, ""), tmp_path / "victim"
    victim.write_bytes(b"x" * 100)
    name = str(victim).encode()
    magic = bytes.fromhex("d9d505f920a163d7")
    header = magic + (0).to_bytes(4, "big") + bytes(4) + (6).to_bytes(4, "big") + (512).to_bytes(4, "big")
    header += (4096).to_bytes(4, "big")
    total = sum(name) & 0xFFFFFFFF
    tail = (0x40000000 // 4096 + 1).to_bytes(4, "big") + name + len(name).to_bytes(4, "big")
    tail += total.to_bytes(4, "big") + magic
    path.with_name(f"{path.name}-journal").write_bytes(header.ljust(512, b"\0") + tail)
    with pytest.raises(DamagedProject, match="names another file"):
        open_project(str(path), now=a_clock)
    assert victim.exists()


@pytest.mark.parametrize(
    "harm",
    [
        lambda path: path.write_bytes(b"\1" + path.read_bytes()[1:]),
        lambda path: path.write_bytes(path.read_bytes()[:18] + b"\2\2" + path.read_bytes()[20:]),
        lambda path: path.write_bytes(bytes(4096) + path.read_bytes()[4096:]),
        lambda path: path.write_bytes(path.read_bytes()[:100] + bytes(3996) + path.read_bytes()[4096:]),
        lambda path: path.write_bytes(
            path.read_bytes().replace(b"CREATE TABLE facts", b"CREATE TABLE \xff\xfects")
        ),
        lambda path: path.write_bytes(
            path.read_bytes().replace(b"CREATE TABLE entries", b"CREATE \xff\xfe\xff\xfe\xff entries")
        ),
    ],
    ids=["magic", "write-ahead log", "first page", "schema", "undecodable name", "undecodable statement"],
)
def test_a_first_page_that_is_damaged_is_refused_and_all_is_rescued(
    tmp_path: Path, harm: Callable[[Path], object]
) -> None:
    path = altered(tmp_path, "")
    harm(path)
    refused(path)
    target = tmp_path / "saved.annotally"
    saved = rescue(str(path), str(target))
    assert (saved.entries, saved.commands, saved.lost) == (3, 3, ())
    with closing(open_project(str(target), now=a_clock)) as project:
        assert project.undoable == "decide c"


def test_a_description_that_is_gone_is_taken_from_another_project(tmp_path: Path) -> None:
    path = altered(tmp_path, "UPDATE facts SET value = 'x' WHERE name = 'description'; VACUUM")
    refused(path)
    target = tmp_path / "saved.annotally"
    with pytest.raises(DamagedProject, match="but 3 entries can") as refusal:
        rescue(str(path), str(target))
    assert "--like" in refusal.value.diagnostics[0].remedy
    made(tmp_path, "like.annotally").close()
    saved = rescue(str(path), str(target), str(tmp_path / "like.annotally"))
    assert (saved.entries, saved.commands, saved.lost) == (3, 3, ())


def test_entries_that_cannot_be_read_come_back_from_the_history(tmp_path: Path) -> None:
    path = altered(tmp_path, "UPDATE entries SET value = x'00' WHERE target = 'b'")
    refused(path)
    saved = rescue(str(path), str(tmp_path / "saved.annotally"))
    assert (saved.entries, saved.commands, saved.lost) == (3, 3, ())


def test_a_rescue_says_what_it_could_not_save(tmp_path: Path) -> None:
    path = altered(
        tmp_path,
        "UPDATE entries SET value = x'00' WHERE target = 'b'; DELETE FROM commands WHERE number = 1;"
        "INSERT INTO facts VALUES ('view', x'5b5d')",
    )
    refused(path)
    saved = rescue(str(path), str(tmp_path / "saved.annotally"))
    assert (saved.entries, saved.commands) == (2, 1)
    assert saved.lost == (
        "its view could not be read",
        "1 entry could not be read",
        "a part of its history could not be read: only the last step can be undone",
    )


def test_undo_of_a_damaged_step_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    path = altered(
        tmp_path,
        "UPDATE commands SET value = CAST(replace(value, 'decision', 'decisian') AS BLOB) WHERE number = 2",
    )
    with closing(open_project(str(path), now=a_clock)) as project:
        assert project.undo() is not None
        for _ in range(2):
            with pytest.raises(DamagedProject, match=r"step 2 of its history"):
                project.undo()
        assert len(project.ledger) == 2
        decide(project, "d")
    saved = rescue(str(path), str(tmp_path / "saved.annotally"))
    assert (saved.entries, saved.commands) == (3, 1)
    with closing(open_project(str(tmp_path / "saved.annotally"), now=a_clock)) as project:
        assert project.undoable == "decide d"
        assert project.undo() is not None
        assert project.undo() is None


def test_a_rescue_leaves_its_new_project_alone_and_never_writes_over_a_file(tmp_path: Path) -> None:
    """A project and its copies are the only files that a rescue leaves."""
    path = altered(tmp_path, SCHEMAS["trigger"])
    shutil.copy(path, tmp_path / "twin.annotally")
    rescue(str(path), str(tmp_path / "saved.annotally"))
    with pytest.raises(InputRefused, match="exists already"):
        rescue(str(path), str(tmp_path / "saved.annotally"))
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["p.annotally", "saved.annotally", "twin.annotally"]
