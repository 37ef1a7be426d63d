"""What differs between sides though the task does not compare it, by kind and number (C10).

Of each document only what has something left out is looked at. Instances go together by what is compared of
them; in a group whatever is left out and equal on two sides cancels, and what remains on both is different.
What finds no partner so goes together by its place, then by its type alone: an instance that differs in what
is compared as well is told all the same, one that a side lacks is not, for the comparison has it.

The cost: one look at each instance for its layout; the rest only where something is left out. Nothing depends
on the order of documents, instances or sides (C3).
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import combinations
from typing import NamedTuple

from annotally.formats.span_writing import points
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import Instance, Reading
from annotally.workspace.uncompared.content import Contents, Member
from annotally.workspace.uncompared.scope import DERIVED, Layout, Scope


class Kind(Enum):
    """The kinds of what can be left out of a comparison."""

    INSTANCES = "instances"
    """Instances of types that are not compared; of mentions those that corefer with nothing."""
    SLOTS = "slots"
    PLACES = "places"
    MARKS = "marks"


class Aspect(NamedTuple):
    """One thing that is left out: its kind, the type of its instances, the slot if it is one."""

    kind: Kind
    type: str
    slot: str = ""

    def __str__(self) -> str:
        return f"{self.slot} of {self.type}" if self.slot else self.type


class Difference(NamedTuple):
    """How many instances differ in an aspect, and the first of them: document, side, number of instance."""

    number: int
    document: str
    member: Member


class Differences:
    """Collects what differs in an aspect over all documents."""

    def __init__(self) -> None:
        self.by_aspect: dict[Aspect, Difference] = {}

    def add(self, aspect: Aspect, count: int, document: str, member: Member) -> None:
        """Count instances of a document that differ in an aspect."""
        known = self.by_aspect.get(aspect)
        if known is None:
            self.by_aspect[aspect] = Difference(count, document, member)
        else:
            self.by_aspect[aspect] = known._replace(number=known.number + count)


def differences(scope: Scope, sets: Sequence[AnnotationSet]) -> Mapping[Aspect, Difference]:
    """Return what differs and is not compared.

    Only documents that two sides have are looked at: C6 names the others.
    """
    collected = Differences()
    every = dict.fromkeys(name for side in sets for name in side.documents)
    for document in every:
        sides = [side.documents.get(document) for side in sets]
        having = [number for number, found in enumerate(sides) if found is not None]
        if len(having) > 1:
            instances = [found.instances if found is not None else () for found in sides]
            _Document(scope, document, instances, having).collect(collected)
    return collected.by_aspect


_Key = Callable[[Member], Hashable]
_Laid = tuple[Member, Layout]
_Piece = tuple[Kind, str]
"""A kind, and the slot if it is one."""
_Rests = Mapping[Member, Mapping[_Piece, Hashable]]
"""What is left out of members, piece by piece."""


class _Document:
    """One document; sides that have it not take no part."""

    def __init__(
        self,
        scope: Scope,
        document: str,
        sides: Sequence[Sequence[Instance]],
        having: Sequence[int],
    ) -> None:
        self._scope, self._document, self._sides = scope, document, sides
        self._having = having
        self._contents = Contents(document, sides, having)

    def collect(self, collected: Differences) -> None:
        """Add what differs in this document."""
        whole: list[Member] = []
        types: set[str] = set()
        vanishing: list[Member] = []
        layouts = {side: self._scope.layouts(self._sides[side]) for side in self._having}
        for side, own in layouts.items():
            instances = self._sides[side]
            vanishing += [(side, one) for one in self._scope.vanishing(self._document, instances)]
            by_identity = {id(layout): layout for layout in own}
            if id(None) in by_identity:
                whole += [(side, number) for number, layout in enumerate(own) if layout is None]
            incomplete_ones = {
                identity
                for identity, layout in by_identity.items()
                if layout is not None and not layout.complete
            }
            types.update(
                instance.type.casefold()
                for instance, layout in (zip(instances, own, strict=True) if incomplete_ones else ())
                if id(layout) in incomplete_ones
            )
        partial = [
            ((side, number), layout)
            for side, own in (layouts.items() if types or vanishing else ())
            for number, layout in enumerate(own)
            if layout is not None
        ]
        whole = self._uncancelled(whole, self._contents.plainly)
        incomplete = [laid for laid in partial if self._type(laid[0]) in types] if types else ()
        unsettled = self._unsettled(incomplete) if incomplete else ()
        pointing = (laid[0] for laid in unsettled if any(map(points, self._instance(laid[0]).slots)))
        self._contents.refine([*whole, *pointing])
        if whole:
            self._instances(whole, collected)
        if vanishing:
            self._vanished(vanishing, [member for member, _ in partial], collected)
        if unsettled:
            self._rests(unsettled, collected)

    def _instance(self, member: Member) -> Instance:
        return self._sides[member[0]][member[1]]

    def _type(self, member: Member) -> str:
        return self._instance(member).type.casefold()

    # --- instances that are not compared at all

    def _instances(self, members: Iterable[Member], collected: Differences) -> None:
        by_type: defaultdict[str, list[Member]] = defaultdict(list)
        for member in members:
            by_type[self._type(member)].append(member)
        for of_type in by_type.values():
            remaining = self._uncancelled(of_type, self._contents.whole)
            counts = Counter(side for side, _ in remaining)
            if remaining:
                name = min(self._instance(member).type for member in of_type)
                aspect = Aspect(Kind.INSTANCES, name)
                collected.add(aspect, max(counts.values()), self._document, remaining[0])

    def _vanished(
        self, vanishing: Iterable[Member], mentions: Iterable[Member], collected: Differences
    ) -> None:
        """Count mentions that corefer with nothing and have no mention in their place on another side."""
        places: dict[int, set[Hashable]] = {side: set() for side in self._having}
        for member in mentions:
            places[member[0]].add(self._instance(member).extents)
        shared = set.intersection(*places.values())
        for member in vanishing:
            instance = self._instance(member)
            if self._scope.compares(instance) and instance.extents not in shared:
                collected.add(Aspect(Kind.INSTANCES, instance.type), 1, self._document, member)

    def _uncancelled(self, members: Iterable[Member], key: _Key) -> list[Member]:
        """Return the members whose key not all sides have equally often, as many as are too many.

        Members without a key stay.
        """
        by_key: defaultdict[Hashable, list[Member]] = defaultdict(list)
        for member in members:
            by_key[key(member)].append(member)
        remaining = by_key.pop(None, [])
        for found in by_key.values():
            if len(found) == 1:  # others have none
                remaining += found
                continue
            counts = Counter([side for side, _ in found])
            shared = min(counts[side] for side in self._having)
            if len(found) > shared * len(self._having):
                by_side = {side: [one for one in found if one[0] == side] for side in counts}
                remaining += [member for own in by_side.values() for member in own[shared:]]
        return remaining

    # --- what is left out of instances that are compared

    def _rests(self, members: Sequence[_Laid], collected: Differences) -> None:
        layouts = dict(members)
        rests = {member: dict(self._rest(member, layout)) for member, layout in layouts.items()}
        compared = {member: self._compared(member, layout) for member, layout in layouts.items()}

        def by_place(member: Member) -> Hashable:
            return self._instance(member).extents or self._type(member)

        left: Sequence[Member] = tuple(layouts)
        left = self._matched(left, compared.__getitem__, rests, collected)
        for member in left:
            for piece in list(rests[member]):  # these differ wherever what is compared does
                if piece[0] is Kind.PLACES or piece[1].casefold() in DERIVED:
                    del rests[member][piece]
        for key in (by_place, self._type):
            left = self._matched(left, key, rests, collected)

    def _unsettled(self, members: Sequence[_Laid]) -> Sequence[_Laid]:
        """Return the members without those that alone stand at their place, on every side, and say the same.

        Whatever they went together by, these would cancel; in a large corpus they are nearly all.
        """
        standing: list[dict[Hashable, Hashable]] = [{} for _ in self._sides]
        for (side, number), layout in members:
            instance = self._sides[side][number]
            if layout.placed and instance.extents:
                own = standing[side]
                again = instance.extents in own
                own[instance.extents] = None if again else _plainly(instance, layout)
        first, *others = (standing[side] for side in self._having)
        settled = {
            place
            for place, said in first.items()
            if said is not None and all(other.get(place) == said for other in others)
        }
        return [laid for laid in members if self._instance(laid[0]).extents not in settled]

    def _matched(
        self, members: Sequence[Member], key: _Key, rests: _Rests, collected: Differences
    ) -> Sequence[Member]:
        """Count what differs among members that go together, and return those that found no partner."""
        groups: defaultdict[Hashable, dict[int, list[Member]]] = defaultdict(dict)
        for member in members:
            groups[key(member)].setdefault(member[0], []).append(member)
        alone: list[Member] = []
        for by_side in groups.values():
            if len(by_side) == 1:
                alone += next(iter(by_side.values()))
                continue
            chosen = self._chosen(by_side, rests)
            together = {member for found in chosen.values() for member in found}
            alone += [one for found in by_side.values() for one in found if one not in together]
            self._count(chosen, rests, collected)
        return alone

    def _chosen(
        self, by_side: Mapping[int, Sequence[Member]], rests: _Rests
    ) -> Mapping[int, Sequence[Member]]:
        """Return equally many members of each side, those first that say what others say too."""
        size = min(map(len, by_side.values()))
        if size == max(map(len, by_side.values())):
            return by_side
        said = Counter(_said(rests[one]) for found in by_side.values() for one in found)

        def rank(member: Member) -> tuple[int, str]:
            own = _said(rests[member])
            return -said[own], repr(own)

        return {side: sorted(found, key=rank)[:size] for side, found in by_side.items()}

    def _count(self, by_side: Mapping[int, Sequence[Member]], rests: _Rests, collected: Differences) -> None:
        """Count, aspect by aspect, the members of a side that say what the other does not.

        Of several sides the two count that differ most.
        """
        pieces = {piece for found in by_side.values() for one in found for piece in rests[one]}
        for kind, slot in sorted(pieces, key=lambda piece: (piece[0].value, piece[1])):
            most: list[Member] = []
            for one, other in combinations(sorted(by_side), 2):
                surplus = self._surplus(by_side[one], by_side[other], (kind, slot), rests)
                most = max(most, surplus, key=len)
            for member in most:
                aspect = Aspect(kind, self._instance(member).type, slot)
                collected.add(aspect, 1, self._document, member)

    def _surplus(
        self, ours: Sequence[Member], theirs: Sequence[Member], piece: _Piece, rests: _Rests
    ) -> list[Member]:
        """Return the members of the second side that say what no member of the first is left to say."""
        left = Counter(rests[one].get(piece) for one in ours)
        surplus: list[Member] = []
        for member in theirs:
            said = rests[member].get(piece)
            if left[said]:
                left[said] -= 1
            elif said is not None or piece[0] is not Kind.MARKS:  # a key's marks are read
                surplus.append(member)
        return surplus

    def _compared(self, member: Member, layout: Layout) -> Hashable:
        """Return all that is compared of an instance, spelled without case."""
        extents = self._instance(member).extents if layout.placed else ()
        return self._type(member), extents, repr(self._contents.slots(member, layout.compared)).casefold()

    def _rest(self, member: Member, layout: Layout) -> Iterator[tuple[_Piece, Hashable]]:
        """Yield what is left out of an instance, piece by piece; a slot that says nothing is none."""
        instance = self._instance(member)
        for kind, places in ((Kind.SLOTS, layout.left_out), (Kind.MARKS, layout.marks)):
            for place in places:
                slot = instance.slots[place]
                said = self._contents.slot(member[0], slot)
                if said:
                    yield (kind, slot.name), said
        if (layout.stands or layout.fills) and (stands := _places(instance, layout)):
            yield (Kind.PLACES, ""), stands


def _plainly(instance: Instance, layout: Layout) -> Hashable:
    """Return what is left out of an instance where every slot holds one plain fill, else None."""
    said = []
    for place in (*layout.left_out, *layout.marks):
        slot = instance.slots[place]
        held = slot.held
        if not isinstance(held, Reading) or held.target is not None:
            return None
        said.append((slot.name, held.text))
    return tuple(said) if len(said) < 2 else tuple(sorted(said))


def _said(rest: Mapping[_Piece, Hashable]) -> Hashable:
    return tuple(sorted(rest.items(), key=repr))


def _places(instance: Instance, layout: Layout) -> tuple[Hashable, ...]:
    """Return where an instance stands and where its fills do, as far as that is left out."""
    extents = instance.extents if layout.stands else ()
    fills: list[tuple[str, int, int]] = []
    for place in layout.compared if layout.fills else ():
        slot = instance.slots[place]
        held = (slot.held,) if isinstance(slot.held, Reading) else tuple(slot.readings())
        for reading in held:
            if reading.extent is not None and (reading.extent,) != instance.extents:
                fills.append((slot.name.casefold(), reading.extent.start, reading.extent.end))
    return (extents, tuple(sorted(fills))) if extents or fills else ()
