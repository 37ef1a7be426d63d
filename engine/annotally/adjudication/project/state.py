"""A project: its comparison, its entries, and the undo history of all of them.

Every command is one transaction of the file (`annotally.adjudication.project.store`): it counts once it is on
disk. Undo and redo reach as far back as the file does, across restarts.
"""

import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from annotally.adjudication.project.damage import DamagedProject, damaged
from annotally.adjudication.project.entries import Decision, Entry, EntryKind
from annotally.adjudication.project.input_files import InputFile
from annotally.adjudication.project.kept_texts import KeptTexts, packed, unpacked
from annotally.adjudication.project.ledger import Command, Ledger, StaleError
from annotally.adjudication.project.lock import Holder, Lock
from annotally.adjudication.project.messages import ProjectState
from annotally.adjudication.project.store import Store
from annotally.adjudication.project.validity import (
    MOST_ENTRIES,
    MOST_FACTS,
    SHAPES,
    check_entry,
    check_input,
    check_place,
    check_sides,
    position_of,
    view_of,
)
from annotally.model.diagnostics import AnnotallyError, TaskError, error
from annotally.model.wording import Wording, sentence_of
from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.catalogue import find_task
from annotally.tasks.similarity_profile import NOTHING_ASKED, SimilarityChoice
from annotally.tasks.task_names import FILE, TEXT
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, TextTolerance
from annotally.workspace.gc_pause import gc_paused

Clock = Callable[[], str]
REASONS = ("guideline", "boundary", "type", "reference", "spelling", "overlooked", "text is ambiguous")
"""The reasons that decisions of a new project can be marked with."""


_LABEL = re.compile(rb'\{"label":("(?:[^"\\]|\\.)*")')


class _CommandLabel(msgspec.Struct, frozen=True):
    """The label of a command; its changes, which may be many, are not decoded."""

    label: str


def utc_now() -> str:
    """Return the time as entries record it: UTC, ISO 8601, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Description(msgspec.Struct, frozen=True):
    """The comparison of a project: its task by name, its inputs, the names and reading options of sides."""

    task: str
    inputs: tuple[InputFile, ...]
    sides: tuple[str, ...]
    encoding: str | None = None
    layers: tuple[str | None, ...] = ()
    repair_lookalikes: bool = False
    key2key: bool = False
    similarity: SimilarityChoice = NOTHING_ASKED
    differing: DifferingChoice = NOTHING_DIFFERENT
    blind: bool = False
    """Whether the makers of annotations are hidden."""
    drawn: bool = False
    """Whether the order of the sides was drawn by lot."""
    by_pair: bool = False
    """Whether two annotators are compared in the documents that both have alone (C6)."""
    tolerance: TextTolerance = USUAL_TOLERANCE
    systems: tuple[int, ...] = ()
    """The sides that are systems, not people, by number."""


class Followed(NamedTuple):
    """The basis of a project's entries: its inputs, and the scheme by which entries are addressed.

    ``inputs`` is the digest of `annotally.adjudication.project.kept_texts.state_of`, empty where no texts are
    kept.
    """

    inputs: bytes
    addresses: bytes


class Project:
    """An open project. Its ledger is read by all and changed by commands alone."""

    def __init__(self, store: Store, lock: Lock | None = None, earlier: "Project | None" = None) -> None:
        """Take an open file; `create` and `open_project` make one. ``earlier`` is as that of the latter."""
        # The facts are few and are read at once; entries are taken from ``earlier`` where the stamp of the
        # file is unchanged. Labels of undo and redo are decoded here, so that damage shows before anything is
        # done.
        self._store, self._lock = store, lock
        self._stamp = store.stamp
        facts, count = store.facts(), store.commands()
        self.followed = Followed(facts.get("texts", b""), facts.get("addresses", b""))
        """The texts and addresses that the entries rely on."""
        self._texts: KeptTexts | None = None
        """The texts that the entries of a project which cannot be written were carried to."""
        try:
            if len(facts) > MOST_FACTS:
                raise ValueError(f"{len(facts)} facts")
            self.description = description_of(facts["description"])
            self.view: Mapping[str, object] = view_of(facts.get("view", b"{}"))
            """The last view: layout, document, filters. Nothing depends on it."""
            self.reasons: tuple[str, ...] = msgspec.json.decode(
                facts.get("reasons", msgspec.json.encode(REASONS)), type=tuple[str, ...]
            )
            """The reasons that decisions can be marked with; not a command, and never undone."""
            self._position, self._count = position_of(facts.get("position", b"0"), count), count
            self._labels: dict[int, str] = {}
            """The labels of commands that were read or done, by number: above the count they mean nothing."""
            for number in {self._position, self._position + 1}:
                self._label(number)
            unchanged = earlier is not None and earlier._stamp == self._stamp
            sides = len(self.description.sides)
            self.ledger: Ledger = (
                earlier.ledger if earlier is not None and unchanged else _ledger(store, sides)
            )
        except KeyError as problem:
            raise damaged(store.path, Wording("its {name} is missing", name=str(problem.args[0]))) from None
        except SHAPES as problem:
            raise damaged(store.path, sentence_of(problem)) from None

    @property
    def path(self) -> str:
        """Where the file is."""
        return self._store.path

    @property
    def read_only(self) -> bool:
        """Whether nothing can be entered."""
        return self._store.read_only

    def do(self, command: Command) -> None:
        """Apply a command and store it; commands that could be redone are dropped.

        Raises StaleError for one that does not fit, InputRefused where it cannot be stored: nothing has
        changed then.
        """
        with self._apply(command) as connection:
            self._append(connection, command)
        self._advance(command)

    def _advance(self, command: Command) -> None:
        """Count a command that was appended, and is on disk."""
        self._position = self._count = self._position + 1
        self._labels[self._position] = command.label

    def _append(self, connection: sqlite3.Connection, command: Command) -> None:
        number = self._position + 1
        connection.execute("DELETE FROM commands WHERE number > ?", (self._position,))
        connection.execute("INSERT INTO commands VALUES (?, ?)", (number, msgspec.json.encode(command)))
        self._keep_position(connection, number)

    def undo(self) -> Command | None:
        """Take back the last current command and return it; None where there is none.

        Raises InputRefused, and changes nothing, for a command that is damaged.
        """
        return self._step(self._position, self._position - 1)

    def redo(self) -> Command | None:
        """Apply the last undone command again and return it; None where there is none.

        Raises InputRefused as `undo` does.
        """
        return self._step(self._position + 1, self._position + 1)

    def _step(self, number: int, position: int) -> Command | None:
        """Undo or redo the command of a number; ``position`` commands are current then."""
        # Undo applies the inverse of a command. Entries and position change in one transaction, so that a
        # crash leaves both or neither; memory follows when that is on disk.
        command = self._command(number)
        if command is not None:
            applied = command if position == number else command.invert()
            try:
                with self._apply(applied) as connection:
                    self._keep_position(connection, position)
            except StaleError:
                reason = Wording("its entries do not exist")
                raise self._damaged_step(number, reason) from None
            self._position = position
        return command

    @property
    def undoable(self) -> str:
        """The label of the command that `undo` takes back; empty: none."""
        return self._label_or_number(self._position)

    @property
    def redoable(self) -> str:
        """The label of the command that `redo` applies again; empty: none."""
        return self._label_or_number(self._position + 1)

    @property
    def summary(self) -> ProjectState:
        """The state of the project as a window shows it."""
        description = self.description
        return ProjectState(
            self.path, self.read_only, self.undoable, self.redoable, self.view, description.blind
        )

    def remember_view(self, view: Mapping[str, object]) -> None:
        """Store the last view; not a command, and never undone. Raises InputRefused where it cannot be."""
        with self._store.writing() as connection:
            _keep_fact(connection, "view", msgspec.json.encode(view))
        self.view = dict(view)

    def keep_reasons(self, reasons: Iterable[str]) -> None:
        """Keep another list of reasons; decisions keep those they have. Raises InputRefused."""
        listed = tuple(reasons)
        with self._store.writing() as connection:
            _keep_fact(connection, "reasons", msgspec.json.encode(listed))
        self.reasons = listed

    def relocate(self, inputs: Iterable[InputFile]) -> None:
        """Take inputs that were moved, or have changed, as those that are compared. Raises InputRefused."""
        self.describe(msgspec.structs.replace(self.description, inputs=tuple(inputs)))

    def describe(self, description: Description) -> None:
        """Replace the description of the comparison; never undone. Raises InputRefused."""
        with self._store.writing() as connection:
            _keep_fact(connection, "description", msgspec.json.encode(description))
        self.description = description

    @property
    def texts(self) -> KeptTexts:
        """The texts that the entries stand on, where they are kept. Raises InputRefused for damaged ones."""
        if self._texts is not None:
            return self._texts
        try:
            return unpacked(self._store.texts())
        except ValueError as problem:
            raise damaged(self.path, sentence_of(problem)) from None

    def follow(self, command: Command | None, texts: KeptTexts, followed: "Followed") -> None:
        """Set the texts and inputs that the entries stand on, with the changes of entries that this brings.

        It is one step, on disk as one; of a project that cannot be written it holds until that is closed.
        Raises InputRefused where it cannot be kept.
        """
        if self.read_only:
            if command is not None:
                # Entries, texts and the basis change in one transaction, so that no crash leaves entries that
                # are addressed in another text than the stored one.
                self.ledger.apply(command)
            self._texts, self.followed = texts, followed
            return
        with self._apply(command) if command is not None else self._store.writing() as connection:
            if command is not None:
                self._append(connection, command)
            connection.execute("DELETE FROM texts")
            connection.executemany("INSERT INTO texts VALUES (?, ?, ?)", packed(texts))
            _keep_fact(connection, "texts", followed.inputs)
            _keep_fact(connection, "addresses", followed.addresses)
        if command is not None:
            self._advance(command)
        self.followed = followed

    def tallies(self, signature: str) -> Mapping[str, bytes]:
        """Return the stored tallies of each document under a signature alone."""
        return self._store.tallies(signature)

    def keep_tallies(self, signature: str, tallies: Mapping[str, bytes]) -> None:
        """Store the tallies of documents; those of other signatures are deleted."""
        with self._store.writing() as connection:
            connection.execute("DELETE FROM tallies WHERE signature <> ?", (signature,))
            rows = [(signature, document, value) for document, value in tallies.items()]
            connection.executemany("INSERT OR REPLACE INTO tallies VALUES (?, ?, ?)", rows)

    def copy_to(self, path: str, inputs: Iterable[InputFile] | None = None) -> None:
        """Write a whole copy, for Save as and Backup, which names other ``inputs`` if any are given.

        Raises InputRefused.
        """
        facts = {}
        if inputs is not None:
            description = msgspec.structs.replace(self.description, inputs=tuple(inputs))
            facts["description"] = msgspec.json.encode(description)
        self._store.copy_to(path, facts)

    def close(self) -> None:
        """Let go of the file, and of its lock."""
        self._store.close()
        if self._lock is not None:
            self._lock.release()

    def _command(self, number: int) -> Command | None:
        try:
            value = self._value(number)
            return command_of(value, len(self.description.sides)) if value is not None else None
        except DamagedProject:
            raise self._damaged_step(number, Wording("its entry is damaged")) from None
        except SHAPES as problem:
            raise self._damaged_step(number, sentence_of(problem)) from None

    def _damaged_step(self, number: int, reason: Wording) -> DamagedProject:
        return damaged(
            self._store.path,
            Wording(
                "step {number} of its history cannot be undone or redone: {reason}",
                number=number,
                reason=reason,
            ),
        )

    def _label_or_number(self, number: int) -> str:
        """Return the label of a command, sound or not: a damaged command is refused when it is used."""
        try:
            return self._label(number)
        except SHAPES:
            return f"step {number}"

    def _label(self, number: int) -> str:
        if not 1 <= number <= self._count:
            return ""
        if number not in self._labels:
            self._labels[number] = self._read_label(number)
        return self._labels[number]

    def _read_label(self, number: int) -> str:
        # A rule over everything is a command of many megabytes, which begins with its label.
        begun = _LABEL.match(self._store.command_beginning(number))
        if begun is not None:
            return msgspec.json.decode(begun[1], type=str)
        value = self._value(number)
        return msgspec.json.decode(value, type=_CommandLabel).label if value is not None else ""

    def _value(self, number: int) -> bytes | None:
        return self._store.command(number) if 1 <= number <= self._count else None

    @contextmanager
    def _apply(self, command: Command) -> Iterator[sqlite3.Connection]:
        """Write a command's entries; once they are on disk they are in the ledger."""
        # The order is the guarantee: check, write, and only then change the ledger. An exception inside the
        # transaction rolls it back, and the ledger is as before.
        self.ledger.check(command)
        with self._store.writing() as connection:
            removed = [change.key for change in command.changes if change.after is None]
            stored = [
                (*change.key, msgspec.json.encode(change.after))
                for change in command.changes
                if change.after is not None
            ]
            connection.executemany("DELETE FROM entries WHERE (kind, document, target) = (?, ?, ?)", removed)
            connection.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)", stored)
            yield connection
        self.ledger.apply(command)

    def _keep_position(self, connection: sqlite3.Connection, position: int) -> None:
        _keep_fact(connection, "position", str(position).encode())


class ProjectHeldError(AnnotallyError):
    """Another window has the project open."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(str(holder))
        self.holder = holder


def create(path: str, description: Description, now: Clock = utc_now) -> Project:
    """Make a new project file and open it. Raises InputRefused where it cannot be."""
    store = Store.create(path, {"description": msgspec.json.encode(description)})
    try:
        lock = _take_lock(path, now)
    except BaseException:  # whatever it was, the file is not left open
        store.close()
        raise
    return _open_locked(store, lock)


def open_project(
    path: str,
    *,
    read_only: bool = False,
    now: Clock = utc_now,
    earlier: Project | None = None,
    over: Holder | None = None,
) -> Project:
    """Open a project. Raises InputRefused where it cannot be used.

    Raises ProjectHeldError where another window has it: it can be opened for reading then, or its lock taken
    ``over`` from the holder whom a person knows to be gone. ``earlier`` is what was opened before and closed
    unchanged: its entries are taken where the file is still the same.
    """
    store = Store(path, read_only=read_only, sound=earlier._stamp if earlier is not None else None)
    try:
        lock = None if read_only else _take_lock(path, now, over)
    except BaseException:  # whatever it was, the file is not left open
        store.close()
        raise
    return _open_locked(store, lock, earlier)


def description_of(value: bytes) -> Description:
    """Return a kept description. Raises one of `SHAPES` for data that is none, or that names no task."""
    description = msgspec.json.decode(value, type=Description)
    check_sides(description.sides)
    if not description.task.startswith((FILE, TEXT)):
        _check_task(description.task)
    for file in description.inputs:
        check_input(file)
    return description


def _check_task(name: str) -> None:
    try:
        find_task(name)
    except TaskError:
        raise ValueError(f"there is no task {name[:40]!r}") from None


def command_of(value: bytes, sides: int) -> Command:
    """Return a command as it was kept, of a project of so many sides. Raises as `description_of` does."""
    command = msgspec.json.decode(value, type=Command)
    for change in command.changes:
        check_place(*change.key)
        for entry in (change.before, change.after):
            if entry is not None:
                check_entry(change.key.kind, entry, sides)
    return command


def _ledger(store: Store, sides: int) -> Ledger:
    # Decoding is one pass, O(entries). Nearly all entries are decisions without words of their own, which
    # follow each other by document: these are looked up once for each run of them, their sides are checked
    # once for each choice of sides, and their place needs no check.
    decoded = msgspec.json.Decoder(Entry).decode  # made once: a project may hold 100,000
    by_place: defaultdict[tuple[EntryKind, str], dict[str, Entry]] = defaultdict(dict)
    kinds: Mapping[str, EntryKind] = {kind.value: kind for kind in EntryKind}
    sound_sides: set[tuple[int, ...]] = set()
    last_name, last_document, kind, entries = "", "", None, dict[str, Entry]()
    with gc_paused():
        for number, (name, document, target, value) in enumerate(store.entries()):
            if name != last_name or document != last_document or kind is None:
                kind = kinds.get(name)
                if kind is None:
                    raise ValueError(f"an entry that is a {name!r}")
                last_name, last_document, entries = name, document, by_place[kind, document]
            if number >= MOST_ENTRIES:
                raise ValueError("too many entries")
            entries[target] = entry = decoded(value)
            is_decision = kind is EntryKind.DECISION
            if (
                is_decision
                and type(entry) is Decision
                and entry.edited is None
                and entry.sides in sound_sides
            ):
                continue
            check_entry(kind, entry, sides)
            if isinstance(entry, Decision):
                sound_sides.add(entry.sides)
            else:
                check_place(kind, document, target)
    return Ledger.holding(by_place)


def _open_locked(store: Store, lock: Lock | None, earlier: Project | None = None) -> Project:
    try:
        return Project(store, lock, earlier)
    except BaseException:  # whatever it was, the file is not left open or held
        store.close()
        if lock is not None:
            lock.release()
        raise


def _take_lock(path: str, now: Clock, over: Holder | None = None) -> Lock:
    lock = Lock(path, now)
    try:
        holder = lock.take(over)
    except OSError as problem:
        problem_text = Wording("its folder cannot be written: {problem}", problem=str(problem.strerror))
        raise error(
            path,
            0,
            0,
            problem_text,
            Wording("a folder to write in"),
            Wording("copy the project, or open it read-only"),
        ) from None
    if holder is not None:
        raise ProjectHeldError(holder)
    return lock


def _keep_fact(connection: sqlite3.Connection, name: str, value: bytes) -> None:
    connection.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))
