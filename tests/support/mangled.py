"""Projects of which one stored value, byte or page was changed, and everything a person does with them."""

import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from annotally.adjudication.project.damage import DamagedProject
from annotally.adjudication.project.entries import (
    Added,
    Choice,
    Decision,
    Edited,
    Entry,
    EntryKind,
    Link,
    OpenRule,
    Pairing,
    Pinning,
    Remark,
)
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.messages import RuleChoice
from annotally.adjudication.project.state import open_project
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.text.alignment.word_spans import WordSpan
from support.builders import slot
from support.project_window import DOCUMENT, Window, inputs, sample_in

Cell = tuple[str, int, int]
"""A stored value: its table, its row as they come, its column."""
Change = tuple[Cell, object]
"""A stored value, and what stands there instead."""

DEEP = b"[" * 100_000
CELLS: tuple[object, ...] = (
    None,
    0,
    -1,
    2**63 - 1,
    1.5,
    "",
    "\0",
    b"",
    b"\0",
    b"\xff\xfe",
    b"null",
    b"{}",
    b"[]",
    b"[[]]",
    b'""',
    b"0",
    b"-1",
    b"9" * 40,
    b"1e999",
    DEEP,
    b'{"a":' + DEEP,
    b'{"label":"' + b"a" * 3000 + b'"}',
    b'{"label":"\xff"}',
    b'"' + b"x" * 100_000 + b'"',
)
"""What may stand where a value of any kind stood."""
LEAVES: tuple[object, ...] = (
    *(None, True, -1, 0, 7, 10**12, 10**30, 1.5, "", "\0", "a\0b", "x" * 5000, "/" + "y" * 300, "nothing"),
    *("../" * 3000, "/dev/zero", "configuration:/dev/null", "configuration:\0", "\u202e", "\U0001f600"),
    *([], {}, [[]], [None], [0, 0], [1, 0], [0, 1, 2], [5], ["a"], ["a", "b"], {"a": 1}),
)
"""What may stand at any place of a value that is JSON."""

OWN: tuple[tuple[EntryKey, Entry], ...] = (
    (EntryKey(EntryKind.REMARK, DOCUMENT, "gone"), Remark("look again", True, "a row")),
    (EntryKey(EntryKind.PAIRING, DOCUMENT, "pair"), Pairing("0" * 32, "1" * 32)),
    (
        EntryKey(EntryKind.ADDED, DOCUMENT, "1"),
        Added(Instance("PERSON", "x", (slot("NAME", "harbour"),), (Extent(0, 7),)), about="harbour"),
    ),
    (EntryKey(EntryKind.OPEN, "", "person"), OpenRule(Choice.TAKE, (0,))),
    (EntryKey(EntryKind.LINK, DOCUMENT, "link"), Link((1,))),
    (EntryKey(EntryKind.PIN, DOCUMENT, "pin"), Pinning(WordSpan("a"), WordSpan("b"))),
    (
        EntryKey(EntryKind.DECISION, DOCUMENT, "edited"),
        Decision(Choice.EDITED, edited=Edited(Instance("PERSON", "y", (slot("NAME", "museum"),)))),
    ),
    (
        EntryKey(EntryKind.DECISION, "a document that is gone", "slot"),
        Decision(Choice.EDITED, edited=Edited(slot=slot("NAME", "quay"))),
    ),
)
"""One entry of each kind that no row of the sample has by itself."""


def rich_project(folder: Path) -> Path:
    """Make a project of the sample in which something of every kind is entered; return its path."""
    sample, path = sample_in(folder), folder / "p.annotally"
    window = Window.make()
    window.service.open(*inputs(sample))
    window.ask("files.start", str(path))
    window.ask("decided")
    waiting = window.waiting()
    for row, side in zip(waiting, (0, 1, 1), strict=False):
        window.take(DOCUMENT, row, side)
    window.ask("decide", DOCUMENT, [waiting[3]], "either", [0, 1], "either")
    window.ask("decide", DOCUMENT, [waiting[4]], "neither", [], "neither")
    window.ask("remark", DOCUMENT, waiting[0], "a comment", True, "note")
    window.ask("finish", DOCUMENT, True, "done")
    window.ask("rules.run", RuleChoice("identical"), "identical")
    window.ask("remember_view", {"document": DOCUMENT, "selection": "", "filter": "a", "scroll": 4})
    window.ask("known.keep")
    window.ask("close")
    with closing(open_project(str(path))) as project:
        project.keep_reasons(["one", "two"])
        for number, (key, entry) in enumerate(OWN):
            command = project.ledger.command(f"own {number}", [(key, entry)])
            assert command is not None
            project.do(command)
        project.undo()
    return path


def cells(path: Path) -> list[Cell]:
    """Return all stored values of a project."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            (table, number, column)
            for table in tables
            for number, row in enumerate(connection.execute(f"SELECT * FROM {table}"))
            for column in range(len(row))
        ]


def set_cell(path: Path, cell: Cell, change: Callable[[Any], object]) -> bool:
    """Change one stored value, whatever the table's rules say; return whether it could be."""
    table, number, column = cell
    with closing(sqlite3.connect(path)) as connection:
        schema = "SELECT sql FROM sqlite_master WHERE name = ?"
        written = connection.execute(schema, (table,)).fetchone()[0]
        rows = [list(row) for row in connection.execute(f"SELECT * FROM {table}")]
        previous_row = rows[number][column]
        rows[number][column] = after = change(previous_row)
        if type(previous_row) is type(after) and previous_row == after:
            return False
        _rewrite(
            connection, f"UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE name = '{table}'"
        )
    with closing(sqlite3.connect(path)) as connection:
        try:
            connection.execute(f"DELETE FROM {table}")
            marks = ", ".join("?" for _ in rows[0])
            connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
            connection.commit()
        except (sqlite3.Error, UnicodeError, OverflowError):  # no file can hold that
            connection.rollback()
            return False
        _rewrite(connection, "UPDATE sqlite_master SET sql = ? WHERE name = ?", written, table)
    return True


def _rewrite(connection: sqlite3.Connection, statement: str, *values: object) -> None:
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(statement, values)
    connection.commit()


def changed_leaf(value: object, chance: random.Random) -> object:
    """Change JSON at a place that chance chooses: another value, a key that is gone, something twice."""
    try:
        tree = json.loads(value) if isinstance(value, bytes | str) else None
    except ValueError:
        return chance.choice(CELLS)
    places = list(_places(tree))
    if not places:
        return chance.choice(CELLS)
    where, key = chance.choice(places)
    kind = chance.randrange(6)
    if kind == 0:
        del where[key]
    elif kind == 1 and isinstance(where, list):
        where.insert(key, where[key])
    elif kind == 2 and isinstance(where, dict):
        where["strange"] = where.pop(key)
    else:
        where[key] = chance.choice(LEAVES)
    return json.dumps(tree).encode()


def _places(tree: object) -> Iterator[tuple[Any, Any]]:
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in list(pairs):
        yield tree, key
        yield from _places(value)


def drive(path: Path) -> str:
    """Do everything with a project that a person does; say what came of it.

    Whatever is refused is refused by InputRefused. What was rescued opens.
    """
    window, text = Window.make(), "opened"
    with suppress(InputRefused):
        text = "refused"
        state = window.ask("files.look", str(path))
        if state.damage:
            return _rescued(path)
        if any(file.state == "missing" for file in state.inputs):
            return "moved"
        with suppress(InputRefused):
            window.ask("files.open", str(path), True)
            window.ask("close")
        window.ask("files.open", str(path))
        text = "opened"
        _use(window, path.with_name("key.out"))
        window.ask("close")
    with suppress(InputRefused):
        window.ask("close")
    return text


def reopened_or_rescued(path: Path) -> str:
    """Open a project, undo and redo all of it, or rescue it; say what came of that."""
    try:
        with closing(open_project(str(path))) as project:
            with suppress(InputRefused):
                while project.undo():
                    pass
            with suppress(InputRefused):
                while project.redo():
                    pass
            return "opened"
    except DamagedProject:
        return _rescued(path)
    except InputRefused:
        return "refused"


def _rescued(path: Path) -> str:
    target = path.with_name("rescued.annotally")
    target.unlink(missing_ok=True)
    previous_content = path.read_bytes()
    try:
        rescued = Window.make().ask("files.rescue", str(path), str(target))
    except InputRefused:
        assert not target.exists()
        return "lost"
    finally:
        assert path.read_bytes() == previous_content
        assert not list(path.parent.glob(".annotally-*"))
    with closing(open_project(str(target))) as project:
        assert len(project.ledger) == rescued.entries
        steps = 0
        while project.undo():
            steps += 1
        while project.redo():
            pass
        assert steps <= rescued.commands
    return "rescued"


def _use(window: Window, output: Path) -> None:
    documents = ["decided", "scores.score_all"]
    for request in documents:
        with suppress(InputRefused):
            window.ask(request)
    waiting = [] if DOCUMENT not in window.decided else window.waiting()
    for row in range(min(40, len(window.decided[DOCUMENT].choice) if DOCUMENT in window.decided else 0)):
        with suppress(InputRefused):
            window.ask("standing", DOCUMENT, row)
    with suppress(InputRefused):
        if waiting:
            window.take(DOCUMENT, waiting[-1])
    for request in ("key.lost", "known.documents", "key.types", "key.findings"):
        with suppress(InputRefused):
            window.ask(request, *((5, "") if request == "key.findings" else ()))
    for format_name in ("", "muc-template"):
        with suppress(InputRefused):
            window.ask("key.export", str(output), format_name or None, 0)
    for request, turns in (("undo", 40), ("redo", 40)):
        with suppress(InputRefused):
            for _ in range(turns):
                if not window.ask(request).label:
                    break
    with suppress(InputRefused):
        window.ask("remember_view", {"document": DOCUMENT})


@contextmanager
def copied(project: Path, folder: Path) -> Iterator[Path]:
    """Have a copy of a project, beside its inputs, for the time of one trial."""
    copy = folder / "copy.annotally"
    shutil.copyfile(project, copy)
    try:
        yield copy
    finally:
        for path in (
            *folder.glob("*copy*"),
            *folder.glob(".copy*"),
            *folder.glob("key.out*"),
            folder / "rescued.annotally",
        ):
            if path.is_file():
                path.unlink()
