"""Stretches that people aligned in two texts: entries of the ledger, and the constraints they are (C4)."""

from collections.abc import Callable, Mapping

from annotally.adjudication.decisions.targets import address
from annotally.adjudication.project.entries import Entry, Kind, Pinning
from annotally.adjudication.project.ledger import Key
from annotally.comparison.constraints import NONE, Constraints, Pin
from annotally.model.diagnostics import InputRefused, error
from annotally.model.extents import Extent
from annotally.text.alignment.word_spans import Stretches

Wanted = Mapping[Key, Pinning | None]
"""Entries as they are to be; None: gone."""


def need_key(path: str, *, there: bool) -> None:
    """Raise InputRefused where there is no final key: sides whose texts differ have none."""
    if not there:
        found = "nothing is decided here: the sides stand on texts that differ, a final key stands on one"
        raise error(path, 0, 0, found, "sides on one text", "note remarks, or align words by hand")


def constraints_of(entries: Mapping[str, Entry]) -> Constraints:
    """Return the constraints that the pins among entries are."""
    found = (one for one in entries.values() if isinstance(one, Pinning))
    return Constraints(pinned=frozenset(Pin(one.first, one.second) for one in found))


def followed(entries: Mapping[str, Entry], compare: Callable[[Constraints], object]) -> Mapping[str, Pinning]:
    """Compare under all pins, or under as many as can be followed together; return the others, by target."""
    pins = {target: one for target, one in entries.items() if isinstance(one, Pinning)}
    try:
        compare(constraints_of(pins))
    except InputRefused:
        compare(NONE)
    else:
        return {}
    kept: dict[str, Pinning] = {}
    lost: dict[str, Pinning] = {}
    for target, one in sorted(pins.items()):
        try:
            compare(constraints_of({**kept, target: one}))
            kept[target] = one
        except InputRefused:
            lost[target] = one
    return lost


class Pins:
    """The pins of one document in its two texts."""

    def __init__(self, document: str, texts: tuple[str, str], entries: Mapping[str, Entry]) -> None:
        self._document = document
        self._ways = Stretches(texts[0]), Stretches(texts[1])
        self._entries = {target: one for target, one in entries.items() if isinstance(one, Pinning)}

    def made(self, first: Extent, second: Extent, by: str = "", at: str = "") -> Wanted:
        """Return the entries that align what lies in two extents; earlier pins that share words go.

        Raises ValueError where an extent holds no word.
        """
        ours, theirs = self._ways[0].of(first), self._ways[1].of(second)
        if ours is None or theirs is None:
            raise ValueError("choose words in both texts")
        wanted: dict[Key, Pinning | None] = dict(self.released(0, first))
        wanted.update(self.released(1, second))
        about = f"{ours.words} = {theirs.words}"
        wanted[self._key(address("pin", ours, theirs))] = Pinning(ours, theirs, by, at, about)
        return wanted

    def released(self, side: int, extent: Extent) -> Wanted:
        """Return the entries after which nothing in an extent of a side's text is pinned."""
        gone: dict[Key, Pinning | None] = {}
        for target, one in self._entries.items():
            place = self._ways[side].extent(one.first if side == 0 else one.second)
            inside = place is not None and place.start < max(extent.end, extent.start + 1)
            if place is not None and inside and extent.start < place.end:
                gone[self._key(target)] = None
        return gone

    def with_entries(self, wanted: Wanted) -> Mapping[str, Pinning]:
        """Return the entries as they are once they are as wanted."""
        after = {**self._entries, **{key.target: one for key, one in wanted.items()}}
        return {target: one for target, one in after.items() if one is not None}

    def _key(self, target: str) -> Key:
        return Key(Kind.PIN, self._document, target)
