"""All entries of a project, and the commands that change them: applied, inverted, undone and redone alike."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from annotally.adjudication.project.entries import KIND_OF, Entry, EntryKind


class EntryKey(NamedTuple):
    """The key of an entry: its kind, its document and its target."""

    kind: EntryKind
    document: str
    target: str


EntriesByKind = Mapping[EntryKind, Mapping[str, Entry]]
"""The entries of a document, by kind and target."""


class Change(msgspec.Struct, frozen=True):
    """An entry before and after a command; None where there is none."""

    key: EntryKey
    before: Entry | None
    after: Entry | None

    def __post_init__(self) -> None:
        if self.before == self.after:
            raise ValueError(f"a change of {self.key} that changes nothing")
        for entry in (self.before, self.after):
            if entry is not None and KIND_OF[type(entry)] is not self.key.kind:
                raise ValueError(f"{type(entry).__name__} as {self.key.kind}")


class Command(msgspec.Struct, frozen=True):
    """The changes of one gesture: one step of undo. ``label`` describes it, ``at`` is UTC in ISO 8601."""

    label: str
    changes: tuple[Change, ...]
    by: str = ""
    at: str = ""

    def __post_init__(self) -> None:
        keys = {change.key for change in self.changes}
        if not keys or len(keys) < len(self.changes):
            raise ValueError("a command changes something, and every entry once")

    def invert(self) -> "Command":
        """Return the command that takes this one back."""
        back = tuple(Change(change.key, change.after, change.before) for change in reversed(self.changes))
        return Command(self.label, back, self.by, self.at)

    @property
    def documents(self) -> frozenset[str]:
        """The documents it touches."""
        return frozenset(change.key.document for change in self.changes)


class StaleError(Exception):
    """A command was made for entries that are no longer as it expects them."""


class Ledger:
    """The current entries. Only commands change them, wholly or not at all."""

    def __init__(self, entries: Mapping[EntryKey, Entry] | None = None) -> None:
        self._entries: dict[EntryKind, dict[str, dict[str, Entry]]] = {kind: {} for kind in EntryKind}
        self._versions: dict[str, int] = {}
        for key, entry in (entries or {}).items():
            self._put(key, entry)

    @classmethod
    def holding(cls, entries: Mapping[tuple[EntryKind, str], dict[str, Entry]]) -> "Ledger":
        """Return a ledger that holds entries, by kind and document, and there by target."""
        # The mappings are taken over: a copy entry by entry would be felt where a project of 100,000 entries
        # is opened. Versions are those that as many single entries would have led to.
        ledger = cls()
        for (kind, document), entries_of_place in entries.items():
            ledger._entries[kind][document] = entries_of_place
            ledger._versions[document] = ledger.version(document) + len(entries_of_place)
        return ledger

    def __len__(self) -> int:
        return sum(len(of) for documents in self._entries.values() for of in documents.values())

    def __iter__(self) -> Iterator[tuple[EntryKey, Entry]]:
        for kind, documents in self._entries.items():
            for document, entries in documents.items():
                for target, entry in entries.items():
                    yield EntryKey(kind, document, target), entry

    def get(self, key: EntryKey) -> Entry | None:
        """Return the entry there, if there is one."""
        return self._entries[key.kind].get(key.document, {}).get(key.target)

    def of(self, kind: EntryKind, document: str) -> Mapping[str, Entry]:
        """Return the entries of a kind in a document, by target."""
        return self._entries[kind].get(document, {})

    def entries_of(self, document: str) -> EntriesByKind:
        """Return all entries of a document, by kind and target."""
        return {kind: documents.get(document, {}) for kind, documents in self._entries.items()}

    def version(self, document: str) -> int:
        """Return the number of changes to entries of a document: results at other versions are stale."""
        return self._versions.get(document, 0)

    def check(self, command: Command) -> None:
        """Raise StaleError for a command with a change that does not fit the present entries."""
        for change in command.changes:
            if self.get(change.key) != change.before:
                raise StaleError(f"{change.key} is not as {command.label!r} expects it")

    def apply(self, command: Command) -> None:
        """Make the changes of a command. Raises StaleError, and changes nothing, where one does not fit."""
        # All changes are checked before the first is made, so that nothing has to be rolled back. A command
        # has each entry once: none of its changes can invalidate the check of another.
        self.check(command)
        for change in command.changes:
            self._put(change.key, change.after)

    def command(
        self, label: str, targets: Iterable[tuple[EntryKey, Entry | None]], by: str = "", at: str = ""
    ) -> Command | None:
        """Return the command that brings entries about; None where all are so already."""
        changes = tuple(
            Change(key, before, after)
            for key, after in dict(targets).items()
            if (before := self.get(key)) != after
        )
        return Command(label, changes, by, at) if changes else None

    def _put(self, key: EntryKey, entry: Entry | None) -> None:
        # A version only grows, on undo too. Were it to return with the entries, a result that was computed in
        # between would pass for one of the present state.
        self._versions[key.document] = self._versions.get(key.document, 0) + 1
        documents = self._entries[key.kind]
        if entry is not None:
            documents.setdefault(key.document, {})[key.target] = entry
            return
        documents[key.document].pop(key.target)
        if not documents[key.document]:
            del documents[key.document]
