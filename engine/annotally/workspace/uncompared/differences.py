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

from annotally.formats.span_writing import has_pointers
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import Instance, Reading
from annotally.workspace.uncompared.content import Contents, PlaceKey, SideInstance
from annotally.workspace.uncompared.scope import DERIVED, Scope, SlotLayout


class DifferenceKind(Enum):
    """The kinds of what can be left out of a comparison."""

    INSTANCES = "instances"
    """Instances of types that are not compared; of mentions those that corefer with nothing."""
    SLOTS = "slots"
    PLACES = "places"
    MARKS = "marks"


class Aspect(NamedTuple):
    """One thing that is left out: its kind, the type of its instances, the slot if it is one."""

    kind: DifferenceKind
    type: str
    slot: str = ""

    def __str__(self) -> str:
        return f"{self.slot} of {self.type}" if self.slot else self.type


class Difference(NamedTuple):
    """How many instances differ in an aspect, and the first of them: document, side, number of instance."""

    number: int
    document: str
    member: SideInstance


class Differences:
    """Collects what differs in an aspect over all documents."""

    def __init__(self) -> None:
        self.by_aspect: dict[Aspect, Difference] = {}

    def add(self, aspect: Aspect, count: int, document: str, member: SideInstance) -> None:
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


_Numbers = Mapping[int, list[int]]
"""Numbers of instances, by their sides."""
_Key = Callable[[SideInstance], Hashable]
_Laid = tuple[SideInstance, SlotLayout]
_LayoutKind = tuple[str, SlotLayout, bool]
"""A layout with the type of its instances, and whether their places are compared and they have some."""
_Piece = tuple[DifferenceKind, str]
"""A kind, and the slot if it is one."""
_Rests = Mapping[SideInstance, Mapping[_Piece, Hashable]]
"""What is left out of members, piece by piece."""


class _Standing(NamedTuple):
    """Where instances of a side stand."""

    by_place: dict[PlaceKey, int]
    """The first instance at each place."""
    said: dict[PlaceKey, Hashable]
    """What is left out of it, where anything is."""
    crowded: set[PlaceKey]
    """The places of several instances."""
    others: list[int]
    """Instances at such places, and those whose place is not compared."""


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
        vanishing = [
            (side, one)
            for side in self._having
            for one in self._scope.vanishing(self._document, self._sides[side])
        ]
        layouts: Mapping[int, Sequence[SlotLayout | None]] = {}
        if vanishing or any(map(self._matters, self._having)):
            layouts = {side: self._scope.layouts(self._sides[side]) for side in self._having}
        whole = {side: [at for at, one in enumerate(own) if one is None] for side, own in layouts.items()}
        unsettled = self._unsettled(layouts) if layouts else ()
        plain = {side: self._contents.plainly(side, own) for side, own in whole.items()}
        remaining = self._uncancelled(whole, plain)
        left = [(side, number) for side, own in remaining.items() for number in own]
        pointing = (laid[0] for laid in unsettled if any(map(has_pointers, self._instance(laid[0]).slots)))
        self._contents.refine([*left, *pointing])
        if remaining:
            self._instances(remaining, collected)
        if vanishing:
            self._vanished(vanishing, collected)
        if unsettled:
            self._rests(unsettled, collected)

    def _matters(self, side: int) -> bool:
        """Tell whether a side can leave anything out; the marks of the first matter only beside others'."""
        layouts = self._scope.wide_layouts(self._sides[side])
        if layouts is None:
            return True
        first = side == self._having[0]
        return any(one is None or not (one.complete or (first and one.only_marks)) for one in layouts)

    def _instance(self, member: SideInstance) -> Instance:
        return self._sides[member[0]][member[1]]

    def _type(self, member: SideInstance) -> str:
        return self._instance(member).type.casefold()

    # --- instances that are not compared at all

    def _instances(self, whole: _Numbers, collected: Differences) -> None:
        by_type: defaultdict[str, dict[int, list[int]]] = defaultdict(dict)
        for side, numbers in whole.items():
            for number in numbers:
                by_type[self._type((side, number))].setdefault(side, []).append(number)
        for of_type in by_type.values():
            keys = {
                side: [self._contents.whole((side, number)) for number in numbers]
                for side, numbers in of_type.items()
            }
            remaining = self._uncancelled(of_type, keys)
            if remaining:
                name = min(self._sides[side][one].type for side, own in of_type.items() for one in own)
                side, numbers = next(iter(remaining.items()))
                count = max(map(len, remaining.values()))
                collected.add(
                    Aspect(DifferenceKind.INSTANCES, name), count, self._document, (side, numbers[0])
                )

    def _vanished(self, vanishing: Iterable[SideInstance], collected: Differences) -> None:
        """Count mentions that corefer with nothing and have no mention in their place on another side."""
        places = [
            {one.extents for one in self._sides[side] if self._scope.compares(one)} for side in self._having
        ]
        shared = set.intersection(*places)
        for member in vanishing:
            instance = self._instance(member)
            if self._scope.compares(instance) and instance.extents not in shared:
                collected.add(Aspect(DifferenceKind.INSTANCES, instance.type), 1, self._document, member)

    def _uncancelled(
        self, numbers: _Numbers, keys: Mapping[int, Sequence[Hashable]]
    ) -> Mapping[int, list[int]]:
        """Return the instances whose key not all sides have equally often, as many as are too many.

        ``keys`` are those of ``numbers``. Sides of which none is left are out.
        """
        own_keys = {side: set(keys.get(side, ())) for side in self._having}
        common = set.intersection(*own_keys.values())
        if any(len(keys.get(side, ())) > len(found) for side, found in own_keys.items()):
            return self._more_often(numbers, keys, common)
        left = {side: found - common for side, found in own_keys.items() if len(found) > len(common)}
        return {
            side: [one for one, key in zip(numbers[side], keys[side], strict=True) if key in own]
            for side, own in left.items()
        }

    def _more_often(
        self, numbers: _Numbers, keys: Mapping[int, Sequence[Hashable]], common: set[Hashable]
    ) -> Mapping[int, list[int]]:
        """Return what `_uncancelled` does where sides have some key several times."""
        counts = {side: Counter(keys.get(side, ())) for side in self._having}
        shared = {key: min(own[key] for own in counts.values()) for key in common}
        remaining: dict[int, list[int]] = {}
        for side, own in counts.items():
            left = {key: shared.get(key, 0) for key, count in own.items() if count > shared.get(key, 0)}
            for number, key in zip(numbers[side], keys[side], strict=True) if left else ():
                if key in left:
                    if left[key]:
                        left[key] -= 1
                    else:
                        remaining.setdefault(side, []).append(number)
        return remaining

    # --- what is left out of instances that are compared

    def _rests(self, members: Sequence[_Laid], collected: Differences) -> None:
        layouts = dict(members)
        rests = {member: dict(self._rest(member, layout)) for member, layout in layouts.items()}
        compared = {member: self._compared(member, layout) for member, layout in layouts.items()}

        def by_place(member: SideInstance) -> Hashable:
            return self._instance(member).extents or self._type(member)

        left: Sequence[SideInstance] = tuple(layouts)
        left = self._matched(left, compared.__getitem__, rests, collected)
        for member in left:
            for piece in list(rests[member]):  # these differ wherever what is compared does
                if piece[0] is DifferenceKind.PLACES or piece[1].casefold() in DERIVED:
                    del rests[member][piece]
        for key in (by_place, self._type):
            left = self._matched(left, key, rests, collected)

    def _unsettled(self, layouts: Mapping[int, Sequence[SlotLayout | None]]) -> Sequence[_Laid]:
        """Return the instances of types of which something is left out, without most that say the same.

        Those alone at their place on every side are meant: whatever they went together by, they would cancel;
        in a large corpus they are nearly all. So places are held against each other first, and what is said
        only where something is left out.
        """
        kinds = {side: _kinds(own, self._sides[side]) for side, own in layouts.items()}
        types = {
            name.casefold()
            for own in kinds.values()
            for name, layout, _ in own.values()
            if not layout.complete
        }
        if not types:
            return ()
        standing = {side: self._standing(side, own, kinds[side], types) for side, own in layouts.items()}
        places = {side: set(one.by_place) for side, one in standing.items()}
        settled = set.intersection(*places.values()).difference(*(one.crowded for one in standing.values()))
        first, *others = (one.said for one in standing.values())
        for other in others:
            settled.difference_update(place for place, said in first.items() if other.get(place) != said)
            settled.difference_update(place for place in other if place not in first)
        unsettled: list[_Laid] = []
        for side, own in standing.items():
            left = {own.by_place[place] for place in places[side] - settled}
            for number in sorted(left.union(own.others)):
                layout = layouts[side][number]
                assert layout is not None
                unsettled.append(((side, number), layout))
        return unsettled

    def _standing(
        self,
        side: int,
        layouts: Sequence[SlotLayout | None],
        kinds: Mapping[int, _LayoutKind],
        types: set[str],
    ) -> _Standing:
        """Return where the instances of types stand on a side; ``kinds`` are those of its layouts."""
        instances, identities = self._sides[side], list(map(id, layouts))
        placed: set[int] = set()
        others: set[int] = set()
        plainly: dict[int, Callable[[Instance], Hashable]] = {}
        for identity, (name, layout, stands) in kinds.items():
            if name.casefold() in types:
                (placed if stands else others).add(identity)
                if stands and not layout.complete:
                    plainly[identity] = _plainly_by(layout)
        own = self._contents.places[side]
        numbers: Sequence[int] = range(len(own))
        places = own
        if not placed.issuperset(identities):
            numbers = [at for at, identity in enumerate(identities) if identity in placed]
            places = [own[at] for at in numbers]
        by_place = dict(zip(places, numbers, strict=True))
        loose = [at for at, identity in enumerate(identities) if identity in others] if others else []
        crowded: set[PlaceKey] = set()
        if len(by_place) < len(numbers):
            crowded.update(place for place, count in Counter(places).items() if count > 1)
            loose += [at for at in numbers if own[at] in crowded]
        lacking = [at for at, identity in enumerate(identities) if identity in plainly]
        said = {own[at]: plainly[identities[at]](instances[at]) for at in lacking}
        return _Standing(by_place, said, crowded, loose)

    def _matched(
        self, members: Sequence[SideInstance], key: _Key, rests: _Rests, collected: Differences
    ) -> Sequence[SideInstance]:
        """Count what differs among members that go together, and return those that found no partner."""
        groups: defaultdict[Hashable, dict[int, list[SideInstance]]] = defaultdict(dict)
        for member in members:
            groups[key(member)].setdefault(member[0], []).append(member)
        alone: list[SideInstance] = []
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
        self, by_side: Mapping[int, Sequence[SideInstance]], rests: _Rests
    ) -> Mapping[int, Sequence[SideInstance]]:
        """Return equally many members of each side, those first that say what others say too."""
        size = min(map(len, by_side.values()))
        if size == max(map(len, by_side.values())):
            return by_side
        said = Counter(_said(rests[one]) for found in by_side.values() for one in found)

        def rank(member: SideInstance) -> tuple[int, str]:
            own = _said(rests[member])
            return -said[own], repr(own)

        return {side: sorted(found, key=rank)[:size] for side, found in by_side.items()}

    def _count(
        self, by_side: Mapping[int, Sequence[SideInstance]], rests: _Rests, collected: Differences
    ) -> None:
        """Count, aspect by aspect, the members of a side that say what the other does not.

        Of several sides the two count that differ most.
        """
        pieces = {piece for found in by_side.values() for one in found for piece in rests[one]}
        for kind, slot in sorted(pieces, key=lambda piece: (piece[0].value, piece[1])):
            most: list[SideInstance] = []
            for one, other in combinations(sorted(by_side), 2):
                surplus = self._surplus(by_side[one], by_side[other], (kind, slot), rests)
                most = max(most, surplus, key=len)
            for member in most:
                aspect = Aspect(kind, self._instance(member).type, slot)
                collected.add(aspect, 1, self._document, member)

    def _surplus(
        self, ours: Sequence[SideInstance], theirs: Sequence[SideInstance], piece: _Piece, rests: _Rests
    ) -> list[SideInstance]:
        """Return the members of the second side that say what no member of the first is left to say."""
        left = Counter(rests[one].get(piece) for one in ours)
        surplus: list[SideInstance] = []
        for member in theirs:
            said = rests[member].get(piece)
            if left[said]:
                left[said] -= 1
            elif said is not None or piece[0] is not DifferenceKind.MARKS:  # a key's marks are read
                surplus.append(member)
        return surplus

    def _compared(self, member: SideInstance, layout: SlotLayout) -> Hashable:
        """Return all that is compared of an instance, spelled without case."""
        extents = self._instance(member).extents if layout.placed else ()
        return self._type(member), extents, repr(self._contents.slots(member, layout.compared)).casefold()

    def _rest(self, member: SideInstance, layout: SlotLayout) -> Iterator[tuple[_Piece, Hashable]]:
        """Yield what is left out of an instance, piece by piece; a slot that says nothing is none."""
        instance = self._instance(member)
        for kind, places in ((DifferenceKind.SLOTS, layout.left_out), (DifferenceKind.MARKS, layout.marks)):
            for place in places:
                slot = instance.slots[place]
                said = self._contents.slot(member[0], slot)
                if said:
                    yield (kind, slot.name), said
        if (layout.stands or layout.fills) and (stands := _places(instance, layout)):
            yield (DifferenceKind.PLACES, ""), stands


def _kinds(layouts: Sequence[SlotLayout | None], instances: Sequence[Instance]) -> Mapping[int, _LayoutKind]:
    """Return the layouts of a side by their identities, without those of what is not compared.

    Instances of one layout are of one type, and all of them stand somewhere or none does.
    """
    samples = dict(zip(map(id, layouts), range(len(layouts)), strict=True))
    return {
        identity: (instances[at].type, layout, layout.placed and bool(instances[at].extents))
        for identity, at in samples.items()
        if (layout := layouts[at]) is not None
    }


def _plainly_by(layout: SlotLayout) -> Callable[[Instance], Hashable]:
    """Return the function that says in quick values what is left out of instances of a layout.

    It is for instances whose places are compared. Of slots that hold other than a plain fill it says what
    equals nothing.
    """
    first, *others = rest = (*layout.left_out, *layout.marks)

    def of_slot(instance: Instance) -> Hashable:
        slot = instance.slots[first]
        held = slot.value
        if type(held) is not Reading or held.target is not None:
            return object()
        return slot.name, held.text

    def of_slots(instance: Instance) -> Hashable:
        said = []
        for place in rest:
            slot = instance.slots[place]
            held = slot.value
            if type(held) is not Reading or held.target is not None:
                return object()
            said.append((slot.name, held.text))
        return tuple(sorted(said))

    return of_slots if others else of_slot


def _said(rest: Mapping[_Piece, Hashable]) -> Hashable:
    return tuple(sorted(rest.items(), key=repr))


def _places(instance: Instance, layout: SlotLayout) -> tuple[Hashable, ...]:
    """Return where an instance stands and where its fills do, as far as that is left out."""
    extents = instance.extents if layout.stands else ()
    fills: list[tuple[str, int, int]] = []
    for place in layout.compared if layout.fills else ():
        slot = instance.slots[place]
        held = (slot.value,) if isinstance(slot.value, Reading) else tuple(slot.readings())
        for reading in held:
            if reading.extent is not None and (reading.extent,) != instance.extents:
                fills.append((slot.name.casefold(), reading.extent.start, reading.extent.end))
    return (extents, tuple(sorted(fills))) if extents or fills else ()
