"""Transfer of a project's entries to inputs that have changed, as far as their objects are the same (C7).

Entries are addressed by the contents and places of their objects, and only digests of these are kept. So
the new annotations are carried back: put where they stood in the text that a project keeps, they have the
addresses they had, and an entry found there moves to the address its object has now. An object without such a
place has changed, or is new: entries about it stay as they are, and are reported as orphaned entries unless
they fit by content. All of it is one command, which can be undone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.pairings import Pairings, pairing_target
from annotally.adjudication.decisions.targets import (
    NOTES,
    Addressing,
    RowAddresses,
    address,
    instance_address,
    told_apart_by,
)
from annotally.adjudication.project.entries import Added, Decision, Edited, Entry, EntryKind, Pairing, Pinning
from annotally.adjudication.project.input_files import InputFile
from annotally.adjudication.project.kept_texts import SHARED, KeptTexts, compared_texts, state_of
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.state import Clock, Followed, Project, utc_now
from annotally.comparison.result import Ref, Sides
from annotally.model.annotation_sets import DocumentAnnotations, StableId, pointer_name, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, slot_with, with_readings
from annotally.text.alignment.carried_offsets import CarriedOffsets, carried_offsets
from annotally.text.alignment.word_spans import Stretches, WordSpan
from annotally.workspace.facade import Workspace

LABEL = "entries follow inputs that have changed"
WITHOUT_NOTES = b"without notes"
"""The scheme of addresses: `told_apart_by`. Projects that name none have remarks of files in them."""
_OF_ROWS = (EntryKind.DECISION, EntryKind.REMARK, EntryKind.LINK)

Carry = Callable[[Extent], Extent | None]
"""Returns an extent where it stands in another text, None where that is another text there."""
Carried = Mapping[int, CarriedOffsets]
"""How offsets are carried, by side; `SHARED` for a text that all stand on; missing where nothing moved."""


def follow_inputs(
    workspace: Workspace, project: Project, inputs: Iterable[InputFile], now: Clock = utc_now
) -> Command | None:
    """Let the entries of a project follow its inputs as they are opened; return the command, if any moves.

    The texts are kept from then on. Without kept texts entries stand where they fit by content. Raises
    InputRefused where it cannot be kept, or where the texts that were kept are damaged.
    """
    # Nothing is done where inputs and addressing are unchanged, which is the usual case; else each document
    # with entries is treated by itself, and all changes make one command.
    followed = Followed(state_of(inputs), WITHOUT_NOTES)
    if project.followed == followed:
        return None
    texts = compared_texts(workspace.sides)
    before = project.texts if project.followed.inputs not in (b"", followed.inputs) else {}
    addressings: list[Addressing] = [told_apart_by]
    if project.followed.addresses != WITHOUT_NOTES:
        addressings.insert(0, stable_ids)
    entries: dict[EntryKey, Entry | None] = {}
    compared = set(workspace.document_ids)
    for document in dict.fromkeys(key.document for key, _ in project.ledger):
        if document in compared:
            of_document = _Document(workspace, project, document, tuple(addressings))
            entries |= of_document.moved_entries(_moved_texts(document, before, texts))
    command = project.ledger.command(LABEL, entries.items(), at=now())
    project.follow(command, texts, followed)
    return command


class _MovedText(NamedTuple):
    """A text of a document as it was and as it is; ``side`` is `SHARED` for one that all stand on."""

    side: int
    old: str
    new: str


def _moved_texts(document: str, before: KeptTexts, now: KeptTexts) -> list[_MovedText]:
    """Return the texts of a document that were kept and are others now."""
    return [
        _MovedText(side, text, now[name, side])
        for (name, side), text in before.items()
        if name == document and now.get((name, side), text) != text
    ]


class _Attempt(NamedTuple):
    """The changed entries of a document, and how many of them found no place."""

    entries: dict[EntryKey, Entry | None]
    unplaced: int


@dataclass(frozen=True)
class _Document:
    """The entries of one document, and the workspace that compares it now."""

    workspace: Workspace
    project: Project
    document: str
    addressings: tuple[Addressing, ...]
    """The addressings that entries may have been made with."""

    def moved_entries(self, moved: Sequence[_MovedText]) -> dict[EntryKey, Entry | None]:
        """Return the entries that move, carried in the one of two ways that places more of them."""
        if not moved and (len(self.addressings) == 1 or not self._has_notes):
            return {}
        best = self._attempt(moved, end_first=False)
        if best.unplaced and moved:
            best = min(best, self._attempt(moved, end_first=True), key=lambda item: item.unplaced)
        return best.entries

    @property
    def _has_notes(self) -> bool:
        return any(
            slot.name.casefold() == NOTES for side in self._instances for item in side for slot in item.slots
        )

    @cached_property
    def _instances(self) -> tuple[Sequence[Instance], ...]:
        return self.workspace.sides.instances(self.document)

    def _attempt(self, moved: Sequence[_MovedText], *, end_first: bool) -> _Attempt:
        carried = {item.side: carried_offsets(item.old, item.new, end_first=end_first) for item in moved}
        places = _Places(self.document, moved, carried, self._instances)
        entries = {**self._pairings(places), **self._added(carried), **self._pins(moved, carried)}
        self._compare(entries)
        rows, unplaced = self._rows(places, carried)
        return _Attempt({**entries, **rows}, unplaced)

    def _of(self, kind: EntryKind) -> Mapping[str, Entry]:
        return self.project.ledger.of(kind, self.document)

    def _key(self, kind: EntryKind, target: str) -> EntryKey:
        return EntryKey(kind, self.document, target)

    # --- manual pairs

    def _pairings(self, places: "_Places") -> dict[EntryKey, Entry | None]:
        # Both ends of a pairing are looked up by their former addresses; if both instances are found, the
        # pairing gets their present addresses, else it stays and is reported as orphaned.
        present = {
            target: item for target, item in self._of(EntryKind.PAIRING).items() if isinstance(item, Pairing)
        }
        if not present:
            return {}
        now = [
            [instance_address(item) for item in told_apart_by(self.document, side)]
            for side in self._instances
        ]
        then: list[dict[str, int]] = [{} for _ in now]
        for addressing in self.addressings:
            for side, of_side in enumerate(places.identities(self.document, addressing)):
                for number, identity in enumerate(of_side):
                    then[side].setdefault(instance_address(identity), number)
        placed: dict[str, Entry] = {}
        staying: dict[str, Entry] = {}
        for target, item in present.items():
            numbers = [
                then[side].get(end) if side < len(then) else None
                for side, end in zip(item.sides, (item.first, item.second), strict=True)
            ]
            if numbers[0] is None or numbers[1] is None:
                staying[target] = item
                continue
            first, second = now[item.sides[0]][numbers[0]], now[item.sides[1]][numbers[1]]
            moved_pairing = replace(item, first=first, second=second)
            placed[pairing_target(moved_pairing)] = moved_pairing
        return self._changes(EntryKind.PAIRING, present, placed, staying)

    def _compare(self, entries: Mapping[EntryKey, Entry | None]) -> None:
        """Compare the document under its pairs as they are now; pairs that cannot hold are reported later."""
        # Rows depend on pairs, so that the document is compared under the moved pairs before entries about
        # rows are looked up.
        if self.workspace.sides.texts or not self._of(EntryKind.PAIRING):
            return
        pairs = dict(self._of(EntryKind.PAIRING))
        for key, entry in entries.items():
            if key.kind is EntryKind.PAIRING:
                pairs.pop(key.target, None)
                if entry is not None:
                    pairs[key.target] = entry
        ids = [stable_ids(self.document, side) for side in self._instances]
        addressed = [told_apart_by(self.document, side) for side in self._instances]
        constraints = Pairings(self.document, ids, pairs, addressed).constraints().constraints
        try:
            self.workspace.with_constraints(self.document, constraints)
        except InputRefused:
            return

    # --- entries about rows

    def _rows(self, places: "_Places", carried: Carried) -> tuple[dict[EntryKey, Entry | None], int]:
        """Return the entries about rows that move, and how many are about no row."""
        unit = self.workspace.unit(self.document)
        now = RowAddresses(unit, self.workspace.sides)
        then: dict[str, int] = {}
        old = places.sides(self.document, self.workspace.sides)
        for addressing in self.addressings:
            for number, target in enumerate(RowAddresses(unit, old, addressing).addresses):
                then.setdefault(target, number)
        nodes = unit.nodes
        changes: dict[EntryKey, Entry | None] = {}
        unplaced = 0
        for kind in _OF_ROWS:
            present, placed, staying = self._of(kind), dict[str, Entry](), dict[str, Entry]()
            for target, entry in present.items():
                row, there = then.get(target), now.row(target)
                moved_entry = _carried_entry(entry, carried) if row is not None else None
                if row is not None and moved_entry is not None:
                    placed[now.address(row)] = moved_entry
                    continue
                unplaced += 1
                # An object that stood elsewhere before is not the object that the entry had here.
                refs = nodes.node(there).refs if there is not None else ()
                another = there is not None and places.stood_elsewhere(refs)
                staying[_apart(target) if another else target] = entry
            changes |= self._changes(kind, present, placed, staying)
        return changes, unplaced

    def _changes(
        self,
        kind: EntryKind,
        present: Mapping[str, Entry],
        placed: Mapping[str, Entry],
        staying: Mapping[str, Entry],
    ) -> dict[EntryKey, Entry | None]:
        """Return the changes of entries: ``placed`` get new targets, ``staying`` keep theirs if free."""
        # Targets that moved have the first claim on an address; an entry that stays where one of them has
        # come gets an address that no row has, and is orphaned instead of lost.
        after = dict(placed)
        for target, entry in staying.items():
            after[_apart(target) if target in after else target] = entry
        removed: dict[EntryKey, Entry | None] = {
            self._key(kind, item): None for item in present if item not in after
        }
        return removed | {self._key(kind, target): entry for target, entry in after.items()}

    # --- added objects, and words that were aligned

    def _added(self, carried: Carried) -> dict[EntryKey, Entry | None]:
        moved: dict[EntryKey, Entry | None] = {}
        for target, entry in self._of(EntryKind.ADDED).items():
            moved_entry = _carried_entry(entry, carried)
            if moved_entry is not None:
                moved[self._key(EntryKind.ADDED, target)] = moved_entry
        return moved

    def _pins(self, moved: Sequence[_MovedText], carried: Carried) -> dict[EntryKey, Entry | None]:
        # Words are aligned by their rank among equal stretches, so that both ends are carried through offsets
        # and ranked anew in the changed text.
        present = {
            target: item for target, item in self._of(EntryKind.PIN).items() if isinstance(item, Pinning)
        }
        if not present or not moved:
            return {}
        texts = {item.side: (Stretches(item.old), Stretches(item.new)) for item in moved}

        def stretch(side: int, item: WordSpan) -> WordSpan | None:
            if side not in texts:
                return item
            before, now = texts[side]
            extent = before.extent(item)
            there = carried[side].to_new(extent) if extent is not None else None
            return now.of(there) if there is not None else None

        placed: dict[str, Entry] = {}
        staying: dict[str, Entry] = {}
        for target, item in present.items():
            first, second = stretch(0, item.first), stretch(1, item.second)
            if first is None or second is None:
                staying[target] = item
            else:
                placed[address("pin", first, second)] = replace(item, first=first, second=second)
        return self._changes(EntryKind.PIN, present, placed, staying)


def _apart(target: str) -> str:
    """Return the target of an entry if its former target belongs to another object now."""
    return address("no longer there", target)


class _Places:
    """The instances of a document where they stood before."""

    def __init__(
        self,
        document: str,
        moved: Sequence[_MovedText],
        carried: Carried,
        instances: Sequence[Sequence[Instance]],
    ) -> None:
        # Instances that cannot be carried back get places that no text has, each another one, so that their
        # addresses equal none of the stored ones.
        self._document, self._now = document, instances
        self._texts = {item.side: item for item in moved}
        nowhere = count(1)
        self._placed: list[list[bool]] = []
        self._instances: list[list[Instance]] = []
        for side, of_side in enumerate(instances):
            offsets = carried.get(side, carried.get(SHARED))
            back = offsets.to_old if offsets is not None else _unmoved
            places = [_carried_extents(item.extents, back) for item in of_side]
            self._placed.append([place is not None for place in places])
            self._instances.append(
                [
                    item
                    if place == item.extents
                    else replace(item, extents=place or _no_place(next(nowhere)))
                    for item, place in zip(of_side, places, strict=True)
                ]
            )

    def identities(self, document: str, addressing: Addressing) -> list[tuple[StableId, ...]]:
        """Return the identities by which the instances of each side were addressed."""
        return [addressing(document, side) for side in self._instances]

    def sides(self, document: str, sides: Sides) -> Sides:
        """Return sides with the instances of a document where they stood."""
        sets = tuple(
            replace(side, documents={document: DocumentAnnotations(document, tuple(of_side))})
            for side, of_side in zip(sides.sets, self._instances, strict=True)
        )
        return sides._replace(sets=sets)

    def stood_elsewhere(self, refs: Iterable[Iterable[Ref]]) -> bool:
        """Tell whether the instances of a row stood somewhere before, and the same words where they stand.

        An entry that fits them by content may then have been about those. Where other words stood there it
        was about nothing, and fits again.
        """
        members = [(ref.side, ref.instance) for side in refs for ref in side]
        return all(self._placed[side][number] and self._same_words(side, number) for side, number in members)

    def _same_words(self, side: int, number: int) -> bool:
        """Tell whether a text had the same words at the extents of an instance, or else of its targets."""
        text = self._texts.get(side, self._texts.get(SHARED))
        extents = self._now[side][number].extents or self._pointed_to(side, number)
        return text is None or all(
            text.old[item.start : item.end] == text.new[item.start : item.end] for item in extents
        )

    def _pointed_to(self, side: int, number: int) -> list[Extent]:
        targets = {
            (item.target or "").casefold() for item in self._now[side][number].readings() if item.target
        }
        return [
            extent
            for item in self._now[side]
            if targets and pointer_name(self._document, item).casefold() in targets
            for extent in item.extents
        ]


def _unmoved(extent: Extent) -> Extent:
    return extent


def _no_place(number: int) -> tuple[Extent, ...]:
    """Return a place that no text has, another one for each number."""
    return (Extent(-number, -number),)


def _carried_extents(extents: Sequence[Extent], carry: Carry) -> tuple[Extent, ...] | None:
    """Return extents carried over, None where one of them cannot be."""
    carried = [carry(extent) for extent in extents]
    standing = tuple(extent for extent in carried if extent is not None)
    return standing if len(standing) == len(carried) else None


def _carried_entry(entry: Entry, carried: Carried) -> Entry | None:
    """Return an entry with the places in it where they are now, None where one of them is gone."""
    # Only what a person wrote has places in it; all other entries are about rows, and move by their target
    # alone.
    offsets = carried.get(SHARED)
    if offsets is None:
        return entry
    carrying = _Carrying(offsets.to_new)
    if isinstance(entry, Added):
        moved_entry: Entry = replace(entry, instance=carrying.instance(entry.instance))
    elif isinstance(entry, Decision) and entry.edited is not None:
        moved_entry = replace(entry, edited=carrying.edited(entry.edited))
    else:
        return entry
    return None if carrying.failed else moved_entry


class _Carrying:
    """A mover of edited parts to their new places; ``failed`` means that one of the places is gone."""

    def __init__(self, carry: Carry) -> None:
        self._carry = carry
        self.failed = False

    def edited(self, edited: Edited) -> Edited:
        """Return the part that a person wrote for a node, with its places as they are now."""
        if edited.instance is not None:
            return Edited(instance=self.instance(edited.instance))
        if edited.slot is not None:
            return Edited(slot=slot_with(edited.slot, self._reading))
        alternatives = (edited.alternative,) if edited.alternative is not None else ()
        slot = slot_with(Slot("", alternatives), self._reading)
        return Edited(alternative=Alternative(slot.alternatives[0].fills))

    def instance(self, instance: Instance) -> Instance:
        """Return an instance where it stands now."""
        return replace(with_readings(instance, self._reading), extents=self._extents(instance.extents))

    def _reading(self, reading: Reading) -> Reading:
        if reading.extent is None:
            return reading
        (extent,) = self._extents((reading.extent,))
        return replace(reading, extent=extent, minimal_extents=self._extents(reading.minimal_extents))

    def _extents(self, extents: tuple[Extent, ...]) -> tuple[Extent, ...]:
        carried = _carried_extents(extents, self._carry)
        self.failed |= carried is None
        return extents if carried is None else carried
