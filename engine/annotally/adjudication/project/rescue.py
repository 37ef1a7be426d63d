"""Rescue of a damaged project: its readable part as a new project that opens, and a list of the losses.

The damaged file is only read: a copy of it is mended. Where its first page is not sound, that of a new
project takes its place, for both have their tables at the same pages. Rows are read from either end up to the
damage; each is checked as it is when a project is opened. Entries that cannot be read any more are taken from
the history of commands where that is whole, and the history is kept where it still leads to the entries.
"""

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import Any

import msgspec

from annotally.adjudication.project.connection import LARGEST_FILE, connect, limit_queries, own_columns
from annotally.adjudication.project.damage import PROBLEMS, DamagedProject, damaged, explain, refusal
from annotally.adjudication.project.entries import Entry, EntryKind
from annotally.adjudication.project.kept_texts import unpacked
from annotally.adjudication.project.ledger import Command, EntryKey, Ledger, StaleError
from annotally.adjudication.project.messages import Rescued
from annotally.adjudication.project.state import Description, command_of, description_of, open_project
from annotally.adjudication.project.store import MIGRATIONS, Store
from annotally.adjudication.project.validity import SHAPES, check_entry, check_place, position_of, view_of
from annotally.formats.durable import part_name, place_new
from annotally.model.diagnostics import InputRefused
from annotally.model.wording import Wording, as_sentence, plural

_CORE = ("facts", "entries", "commands", "tallies")
"""Tables that are read row by row; the rows of others are copied if the project opens with them."""
_HEADER = 100
"""Bytes of SQLite's header, at the start of the first page."""
_SIZE_VALID_FOR = slice(92, 96)
"""Where the header says for which change its count of pages holds; no other change has the number 0."""
_PAGE = 4096
_LEAF = 0x0D
_DESCRIBED = re.compile(rb'\{"task":"')
_LONGEST_DESCRIPTION = 1 << 20
_OF_TEXTS = ("texts",)
"""Facts about the texts that are kept, which say nothing without them."""
_CARVED = 200
"""How many places of a file are tried where a description may stand."""

RescuedRows = dict[tuple[object, ...], tuple[Any, ...]]


@dataclass(slots=True)
class _Salvage:
    """The contents of the new project, while they are gathered."""

    description: Description
    facts: dict[str, bytes] = field(default_factory=dict)
    entries: dict[EntryKey, Entry] = field(default_factory=dict)
    commands: list[Command] = field(default_factory=list)
    position: int = 0
    other_tables: dict[str, list[tuple[Any, ...]]] = field(default_factory=dict)
    lost: list[Wording] = field(default_factory=list)


def rescue(path: str, target: str, like: str = "") -> Rescued:
    """Copy the readable part of a damaged project into a new one at ``target``; return a summary of it.

    The damaged file stays as it is, and the new one opens. The description of the comparison is taken from
    the project ``like``, if one is given. Raises InputRefused where that cannot be read, or nothing at all,
    or ``target`` cannot be written: nothing is written then.
    """
    # The damaged file is copied and only the copy is mended; the new file is written under another name and
    # put in place last, so that a failure leaves nothing behind.
    description = _description_like(like) if like else None
    part = part_name(Path(target).parent)
    try:
        with closing(_mended(path, part)) as connection:
            salvage = _gathered(connection, path, description)
        part.unlink()
        _write(salvage, part)
        place_new(part, Path(target))
    except FileExistsError:
        raise refusal(
            target, Wording("exists already"), Wording("a new file"), Wording("choose another name")
        ) from None
    except PROBLEMS as problem:
        raise explain(target, problem) from None
    finally:
        for leftover in (part, _journal(part)):
            leftover.unlink(missing_ok=True)
    return Rescued(len(salvage.entries), len(salvage.commands), tuple(salvage.lost))


def _description_like(path: str) -> Description:
    project = open_project(path, read_only=True)
    project.close()
    return project.description


# --- the file, mended as far as that goes


def _mended(path: str, part: Path) -> sqlite3.Connection:
    """Return a connection to a copy of a damaged file, with a first page that can be read.

    Raises InputRefused where none of it is a project's.
    """
    # First the copy is tried as it is, with its journal; then without the journal and with the first page of
    # a new project, which holds the same schema.
    source = Path(path)
    if not source.is_file():
        raise refusal(path, Wording("no such file"), Wording("a project file"), Wording("check the path"))
    if source.stat().st_size > LARGEST_FILE:
        raise refusal(
            path,
            Wording("is too large"),
            Wording("at most {count:,} bytes", count=LARGEST_FILE),
            Wording("choose another file"),
        )
    shutil.copyfile(source, part)
    if _journal(source).is_file():
        shutil.copyfile(_journal(source), _journal(part))
    try:
        return _readable(str(part))
    except DamagedProject:
        _journal(part).unlink(missing_ok=True)
    fresh = _first_page(part)
    with part.open("r+b") as file:
        if len(file.read(2 * _PAGE)) < 2 * _PAGE:
            raise damaged(path, Wording("no part of the file can be read"))
        file.seek(0)
        file.write(fresh)
    try:
        return _readable(str(part))
    except DamagedProject as refused:
        raise damaged(path, as_sentence(refused.diagnostics[0].found)) from None


def _readable(path: str) -> sqlite3.Connection:
    """Return a connection to a file of which the schema is the program's own, as texts of bytes."""
    connection = connect(path, read_only=False)
    connection.text_factory = bytes
    try:
        with limit_queries(connection, path):
            tables = dict(connection.execute("SELECT name, type FROM sqlite_master LIMIT 100").fetchall())
        expected = {name.encode() for name in _CORE}
        foreign = set(tables.values()) - {b"table"}
        if foreign or not expected <= set(tables) or set(tables) - _known_names():
            raise damaged(path, Wording("its schema is unknown"))
    except BaseException:  # whatever it was, the file is not left open
        connection.close()
        raise
    return connection


def _known_names() -> set[bytes]:
    return {name.encode() for name in own_columns(MIGRATIONS)}


def _first_page(part: Path) -> bytes:
    """Return the first page of a new project: its tables stand where they stand in any."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute(f"PRAGMA page_size = {_PAGE}")
        for script in MIGRATIONS:
            connection.executescript(script)
        page = bytearray(connection.serialize()[:_PAGE])
    if page[_HEADER] != _LEAF:
        raise damaged(str(part), Wording("its first page cannot be read"))
    page[_SIZE_VALID_FOR] = bytes(4)
    page[24:28] = b"\0\0\0\1"
    return bytes(page)


def _journal(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


# --- its contents


def _gathered(connection: sqlite3.Connection, path: str, like: Description | None) -> _Salvage:
    # Facts come first, since the description tells the number of sides by which entries are checked; entries
    # before commands, since the history is kept as far as it leads to them.
    there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master").fetchall()}
    tables = {
        name: _rows(connection, name, columns)
        for name, columns in own_columns(MIGRATIONS).items()
        if name.encode() in there
    }
    facts = dict(_sound_facts(tables["facts"][0]))
    lost: list[Wording] = []
    description = like or _description(facts.get("description", b""), path, tables["entries"][0], lost)
    salvage = _Salvage(description, lost=lost)
    _take_facts(salvage, facts)
    missing = _take_entries(salvage, *tables["entries"])
    _take_commands(salvage, *tables["commands"], facts.get("position", b""), missing)
    for name, (rows, complete) in tables.items():
        if name not in _CORE:
            _take_others(salvage, name, rows, complete=complete)
    if "texts" in salvage.other_tables:
        salvage.facts |= {name: facts[name] for name in _OF_TEXTS if name in facts}
    if not salvage.entries and (missing or not tables["commands"][1]):
        raise damaged(path, Wording("no entry can be read"))
    return salvage


def _rows(connection: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> tuple[RescuedRows, bool]:
    """Return the rows that can be read from either end, by all but their last column; and if that is all."""
    # Ascending order reads up to the damage, descending the part behind it. Rows met twice are the same. A
    # whole table is read by the first pass.
    rows: RescuedRows = {}
    names, keys = ", ".join(columns), columns[:-1] or columns
    for order in ("ASC", "DESC"):
        ordered = ", ".join(f"{key} {order}" for key in keys)
        try:
            with limit_queries(connection, _file(connection)):
                for row in connection.execute(f"SELECT {names} FROM {table} ORDER BY {ordered}"):
                    rows.setdefault(row[:-1], row)
        except InputRefused:
            continue
        return rows, order == "ASC"
    return rows, False


def _file(connection: sqlite3.Connection) -> str:
    name = connection.execute("PRAGMA database_list").fetchone()[2]
    return name.decode(errors="surrogateescape") if isinstance(name, bytes) else str(name)


def _text(value: object) -> str:
    """Return a key as text. Raises ValueError for a key that is not text."""
    if not isinstance(value, bytes):
        raise ValueError(f"{type(value).__name__} where there is a text")
    return value.decode()


def _sound_facts(rows: RescuedRows) -> Iterator[tuple[str, bytes]]:
    """Yield the facts with a readable name."""
    for name, value in rows.values():
        try:
            if isinstance(value, bytes):
                yield _text(name), value
        except SHAPES:
            continue


def _description(value: bytes, path: str, entries: RescuedRows, lost: list[Wording]) -> Description:
    """Return the description of the comparison: from its own place, or else from anywhere in the file."""
    # First the place where it belongs, then anything in the file that parses as one: earlier copies may
    # survive in free pages. ``number`` is 0 only for the former.
    for number, candidate in enumerate(chain((value,), islice(_carved(Path(path)), _CARVED))):
        try:
            description = description_of(candidate)
        except SHAPES:
            continue
        if number:
            lost.append(Wording("the description of its comparison may be an older one: check the inputs"))
        return description
    message = Wording("is damaged: its inputs cannot be read, but {count} entries can", count=len(entries))
    remedy = Wording(
        "make a new project of the same inputs, then run: annotally rescue PROJECT OUTPUT --like NEW"
    )
    raise DamagedProject(*refusal(path, message, Wording("the description of a project"), remedy).diagnostics)


def _carved(path: Path) -> Iterator[bytes]:
    """Yield the texts that may be a description, from anywhere in a file and in its journal."""
    for file in (path, _journal(path)):
        if not file.is_file():
            continue
        content = file.read_bytes()
        for match in _DESCRIBED.finditer(content):
            yield _balanced(content[match.start() : match.start() + _LONGEST_DESCRIPTION])


def _balanced(content: bytes) -> bytes:
    """Return the beginning of a text up to the brace that closes its first; strings may hold braces."""
    depth = 0
    for token in re.finditer(rb'"(?:[^"\\]|\\(?:.|\Z))*(?:"|\Z)|[{}]', content, re.DOTALL):
        depth += {b"{": 1, b"}": -1}.get(token[0], 0)
        if not depth:
            return content[: token.end()]
    return b""


def _take_facts(salvage: _Salvage, facts: Mapping[str, bytes]) -> None:
    salvage.facts["description"] = msgspec.json.encode(salvage.description)
    if "addresses" in facts:  # another scheme than it says would find nothing, or something else
        salvage.facts["addresses"] = facts["addresses"]
    readers: Mapping[str, Callable[[bytes], object]] = {
        "view": view_of,
        "reasons": lambda value: msgspec.json.decode(value, type=tuple[str, ...]),
    }
    for name, read in readers.items():
        if name in facts:
            try:
                read(facts[name])
                salvage.facts[name] = facts[name]
            except SHAPES:
                salvage.lost.append(_unreadable(name))


def _take_others(salvage: _Salvage, name: str, rows: RescuedRows, *, complete: bool) -> None:
    """Take the rows of a further table, all of them or none, since they may depend on each other."""
    try:
        if not complete:
            raise ValueError(f"not all {name}")
        table_rows = [
            (*(_text(key) if isinstance(key, bytes) else key for key in row[:-1]), row[-1])
            for row in rows.values()
        ]
        if name == "texts":
            unpacked(table_rows)
    except SHAPES:
        salvage.lost.append(_unreadable(name))
        return
    salvage.other_tables[name] = table_rows


def _take_entries(salvage: _Salvage, rows: RescuedRows, complete: bool) -> list[Wording]:
    """Take the entries that are sound; return a sentence for those that are lost."""
    # Each entry is checked as when a project is opened; one that fails does not take others with it.
    dropped = 0
    for kind, document, target, value in rows.values():
        try:
            key = EntryKey(EntryKind(_text(kind)), _text(document), _text(target))
            check_place(*key)
            entry = msgspec.json.decode(value, type=Entry)
            check_entry(key.kind, entry, len(salvage.description.sides))
            salvage.entries[key] = entry
        except SHAPES:
            dropped += 1
    missing = []
    if dropped:
        missing.append(
            plural("{count} entry could not be read", "{count} entries could not be read", dropped)
        )
    if not complete:
        missing.append(Wording("an unknown number of entries could not be read"))
    return missing


def _take_commands(
    salvage: _Salvage, rows: RescuedRows, complete: bool, position: bytes, missing: list[Wording]
) -> None:
    """Take the history that leads to the entries, and from it the entries that are ``missing``."""
    # Commands are walked backwards from the present entries as far as each fits, and forwards for redo: both
    # walks end at the first gap. Where the whole history is sound it replaces lost entries. O(changes).
    commands, total = _sound_commands(rows, len(salvage.description.sides)), _last(rows)
    try:
        current = position_of(position, total) if position else total
    except SHAPES:
        current = total
    replayed = _replayed(commands, current)
    if missing and complete and replayed is not None and salvage.entries.items() <= replayed.items():
        salvage.entries, missing = replayed, []
    salvage.lost += missing
    before = _fitting(salvage.entries, commands, range(current, 0, -1))
    after = _fitting(salvage.entries, commands, range(current + 1, total + 1))
    salvage.position = len(before)
    salvage.commands = [commands[number] for number in (*reversed(before), *after)]
    if len(before) < current or not complete:
        sentence = Wording("a part of its history could not be read: nothing can be undone")
        if before:
            sentence = plural(
                "a part of its history could not be read: only the last step can be undone",
                "a part of its history could not be read: only the last {count} steps can be undone",
                len(before),
            )
        salvage.lost.append(sentence)
    if len(after) < total - current:
        salvage.lost.append(Wording("some steps that could be redone could not be read"))


def _last(rows: RescuedRows) -> int:
    """Return the number of the last command, as far as commands have numbers."""
    return max((key[0] for key in rows if isinstance(key[0], int) and 0 < key[0] < LARGEST_FILE), default=0)


def _sound_commands(rows: RescuedRows, sides: int) -> dict[int, Command]:
    """Return the commands that are sound, by their numbers."""
    sound: dict[int, Command] = {}
    for (number, *_), (*_, value) in rows.items():
        try:
            if isinstance(number, int):
                sound[number] = command_of(value, sides)
        except SHAPES:
            continue
    return sound


def _replayed(commands: Mapping[int, Command], current: int) -> dict[EntryKey, Entry] | None:
    """Return the entries that all current commands lead to; None where one is missing or does not fit."""
    ledger = Ledger()
    try:
        for number in range(1, current + 1):
            ledger.apply(commands[number])
    except (KeyError, StaleError):
        return None
    return dict(ledger)


def _fitting(entries: Mapping[EntryKey, Entry], commands: Mapping[int, Command], numbers: range) -> list[int]:
    """Return the numbers of commands that can be undone, or redone, in turn, up to the first misfit."""
    # A scratch ledger applies the commands one by one; a command that expects other entries than there are
    # ends the walk.
    ledger, fitting = Ledger(entries), list[int]()
    for number in numbers:
        command = commands.get(number)
        try:
            if command is None:
                break
            ledger.apply(command if numbers.step > 0 else command.invert())
        except StaleError:
            break
        fitting.append(number)
    return fitting


# --- the new project


def _write(salvage: _Salvage, part: Path) -> None:
    """Write the new project and open it as a trial, without the further tables if that fails with them."""
    # The trial catches what checks of single values cannot: the file is opened as a user would open it.
    encode = msgspec.json.encode
    facts = {**salvage.facts, "position": str(salvage.position).encode()}
    rows: dict[str, list[tuple[Any, ...]]] = {
        "entries": [(*key, encode(entry)) for key, entry in salvage.entries.items()],
        "commands": [(number, encode(command)) for number, command in enumerate(salvage.commands, 1)],
    }
    try:
        _try(part, facts, rows | salvage.other_tables)
    except InputRefused:
        if not any(salvage.other_tables.values()):
            raise
        part.unlink(missing_ok=True)
        _try(part, {name: value for name, value in facts.items() if name not in _OF_TEXTS}, rows)
        salvage.lost.extend(map(_unreadable, salvage.other_tables))


def _try(part: Path, facts: Mapping[str, bytes], rows: Mapping[str, list[tuple[Any, ...]]]) -> None:
    Store.create(str(part), facts, rows).close()
    open_project(str(part), read_only=True).close()


def _unreadable(name: str) -> Wording:
    return Wording("its {name} could not be read", name=name)
