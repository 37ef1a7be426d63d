"""Stretches that people aligned in two texts: entries of the ledger, and the constraints they are (C4)."""

from collections.abc import Callable, Mapping

from annotally.adjudication.decisions.targets import address
from annotally.adjudication.project.entries import Entry, EntryKind, Pinning
from annotally.adjudication.project.ledger import EntryKey
from annotally.comparison.constraints import NONE, Constraints, Pin
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.wording import Wording
from annotally.text.alignment.word_spans import Stretches

PinChanges = Mapping[EntryKey, Pinning | None]
"""The entries to set; None removes one."""


def constraints_of(entries: Mapping[str, Entry]) -> Constraints:
    """Return the constraints that the pins among entries are."""
    pins = (entry for entry in entries.values() if isinstance(entry, Pinning))
    return Constraints(pinned=frozenset(Pin(pin.first, pin.second) for pin in pins))


def followed(entries: Mapping[str, Entry], compare: Callable[[Constraints], object]) -> Mapping[str, Pinning]:
    """Compare under all pins, or under as many as can be followed together; return the others, by target."""
    pins = {target: entry for target, entry in entries.items() if isinstance(entry, Pinning)}
    try:
        compare(constraints_of(pins))
    except InputRefused:
        compare(NONE)
    else:
        return {}
    # Pins are tried one at a time in the order of their targets, each with those accepted before it.
    accepted: dict[str, Pinning] = {}
    lost: dict[str, Pinning] = {}
    for target, pin in sorted(pins.items()):
        try:
            compare(constraints_of({**accepted, target: pin}))
            accepted[target] = pin
        except InputRefused:
            lost[target] = pin
    return lost


class Pins:
    """The pins of one document in its two texts."""

    def __init__(self, document: str, texts: tuple[str, str], entries: Mapping[str, Entry]) -> None:
        self._document = document
        self._ways = Stretches(texts[0]), Stretches(texts[1])
        self._entries = {target: entry for target, entry in entries.items() if isinstance(entry, Pinning)}

    def made(self, first: Extent, second: Extent, by: str = "", at: str = "") -> PinChanges:
        """Return the entries that align the words in two extents; earlier pins that share words are removed.

        Raises ValueError where an extent holds no word.
        """
        # A word is aligned once: pins that share a word with either stretch are removed by the same command.
        ours, theirs = self._ways[0].of(first), self._ways[1].of(second)
        if ours is None or theirs is None:
            raise ValueError(Wording("choose words in both texts"))
        entries: dict[EntryKey, Pinning | None] = dict(self.released(0, first))
        entries.update(self.released(1, second))
        about = f"{ours.words} = {theirs.words}"
        entries[self._key(address("pin", ours, theirs))] = Pinning(ours, theirs, by, at, about)
        return entries

    def released(self, side: int, extent: Extent) -> PinChanges:
        """Return the entries that remove all pins in an extent of a side's text."""
        removed: dict[EntryKey, Pinning | None] = {}
        for target, pin in self._entries.items():
            place = self._ways[side].extent(pin.first if side == 0 else pin.second)
            inside = place is not None and place.start < max(extent.end, extent.start + 1)
            if place is not None and inside and extent.start < place.end:
                removed[self._key(target)] = None
        return removed

    def with_entries(self, entries: PinChanges) -> Mapping[str, Pinning]:
        """Return the pins after entries have been set."""
        after = {**self._entries, **{key.target: entry for key, entry in entries.items()}}
        return {target: entry for target, entry in after.items() if entry is not None}

    def _key(self, target: str) -> EntryKey:
        return EntryKey(EntryKind.PIN, self._document, target)
