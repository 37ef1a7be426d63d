"""Differences between sides that the task does not compare, by kind and number (C10).

Only instances with parts left out are looked at. They are grouped by their compared parts; within a group
equal left-out parts of two sides cancel, and what remains on both is different. Instances without
a partner are then grouped by place, then by type alone: an instance that differs in its
compared parts too is reported all the same, one that a side lacks is not, for the comparison has it.

The cost: one look at each instance for its layout; the rest only where something is left out. Nothing depends
on the order of documents, instances or sides (C3).
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import combinations
from typing import NamedTuple

from annotally.formats.span_writing import has_pointers
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instance_columns import InstanceColumns, samples
from annotally.model.instances import Instance, Reading
from annotally.workspace import fork as apart
from annotally.workspace.uncompared.column_agreement import columns_agree
from annotally.workspace.uncompared.content import Contents, PlaceKey, SideInstance
from annotally.workspace.uncompared.scope import DERIVED, Scope, SlotTreatment


class DifferenceKind(Enum):
    """The kinds of data that can be left out of a comparison."""

    INSTANCES = "instances"
    """Instances of types that are not compared; of mentions those that corefer with nothing."""
    SLOTS = "slots"
    PLACES = "places"
    MARKS = "marks"


class Aspect(NamedTuple):
    """An aspect that is left out: its kind, the type of its instances, the slot if it is one."""

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
    """The differences in each aspect over all documents."""

    def __init__(self) -> None:
        self.by_aspect: dict[Aspect, Difference] = {}

    def add(self, aspect: Aspect, count: int, document: str, member: SideInstance) -> None:
        """Count instances of a document that differ in an aspect."""
        difference = self.by_aspect.get(aspect)
        if difference is None:
            self.by_aspect[aspect] = Difference(count, document, member)
        else:
            self.by_aspect[aspect] = difference._replace(number=difference.number + count)

    def append(self, later: "Differences") -> None:
        """Add the differences in documents behind all those that were looked at."""
        for aspect, difference in later.by_aspect.items():
            self.add(aspect, *difference)


def differences(
    scope: Scope, sets: Sequence[AnnotationSet], jobs: int | None = 1
) -> Mapping[Aspect, Difference]:
    """Return the differences that are not compared, worked out by at most ``jobs`` processes.

    None: by as many as pay. Only documents that two sides have are looked at: C6 names the others.
    """
    # A copy of this process looks at the second half of many documents. What it answers is added behind the
    # differences of the first half: the order of aspects, and the first of each, are those of one process.
    every = list(dict.fromkeys(name for side in sets for name in side.documents))
    if not apart.is_worth_forking(len(every), jobs):
        return _collected(scope, sets, every).by_aspect
    half = len(every) // 2
    second_half = partial(_collected, scope, sets, every[half:])
    with apart.forked(second_half) as answer:
        collected = _collected(scope, sets, every[:half])
        later = answer(None)
    collected.append(later[0] if later else second_half())
    return collected.by_aspect


def _collected(scope: Scope, sets: Sequence[AnnotationSet], documents: Iterable[str]) -> Differences:
    """Return the differences in some documents."""
    # A document at a time, so that memory does not grow with the corpus. Sides without the document take no
    # part.
    collected = Differences()
    for document in documents:
        sides = [side.documents.get(document) for side in sets]
        having = [number for number, annotated in enumerate(sides) if annotated is not None]
        if len(having) > 1:
            stored = [annotated.instances if annotated is not None else () for annotated in sides]
            if not columns_agree(scope, [stored[number] for number in having]):
                instances = [_at_hand(side_instances) for side_instances in stored]
                _Document(scope, document, instances, having).collect(collected)
    return collected


def _at_hand(instances: Sequence[Instance]) -> Sequence[Instance]:
    """Return instances that may be looked at often, one by one."""
    by_text = isinstance(instances, InstanceColumns) and instances.slot_texts() is not None
    return tuple(instances) if by_text else instances


_Numbers = Mapping[int, list[int]]
"""Numbers of instances, by their sides."""
_Key = Callable[[SideInstance], Hashable]
_Laid = tuple[SideInstance, SlotTreatment]
_LayoutKind = tuple[str, SlotTreatment, bool]
"""A layout with the type of its instances, and whether their places are compared and they have some."""
_Piece = tuple[DifferenceKind, str]
"""A kind, and the slot if it is one."""
_LeftOut = Mapping[SideInstance, Mapping[_Piece, Hashable]]
"""The parts that are left out of members, piece by piece."""


class _Standing(NamedTuple):
    """Where instances of a side stand."""

    by_place: dict[PlaceKey, int]
    """The first instance at each place."""
    left_out: dict[PlaceKey, Hashable]
    """The value of its left-out parts, where there are any."""
    crowded: set[PlaceKey]
    """The places of several instances."""
    unsorted_out: list[int]
    """Instances at such places, and those with places that are not compared."""


def _agreed_places(standing: Sequence[_Standing]) -> set[PlaceKey]:
    """Return the places of one instance on every side, with the same left-out parts on all."""
    # Every side must have the place, none may have several instances there, and the parts left out must be
    # equal: those of the first side are compared with each of the others, both ways.
    agreed = set(standing[0].by_place)
    agreed.intersection_update(*(side.by_place for side in standing[1:]))
    agreed.difference_update(*(side.crowded for side in standing))
    first_parts = standing[0].left_out
    for side in standing[1:]:
        side_parts = side.left_out
        agreed.difference_update(
            place for place, content in first_parts.items() if side_parts.get(place) != content
        )
        agreed.difference_update(place for place in side_parts if place not in first_parts)
    return agreed


class _Document:
    """A document; sides without it take no part."""

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
        """Add the differences in this document."""
        # Layouts show at once whether anything is left out; only types with such a layout go on to the
        # costlier grouping by content.
        vanishing = [
            (side, mention)
            for side in self._having
            for mention in self._scope.vanishing(self._document, self._sides[side])
        ]
        layouts: Mapping[int, Sequence[SlotTreatment | None]] = {}
        if vanishing or any(map(self._matters, self._having)):
            layouts = {side: self._scope.layouts(self._sides[side]) for side in self._having}
        differing = self._without_equal_places(layouts) if layouts else ()
        remaining = self._uncompared(layouts)
        uncancelled = [(side, number) for side, side_numbers in remaining.items() for number in side_numbers]
        pointing = (laid[0] for laid in differing if any(map(has_pointers, self._instance(laid[0]).slots)))
        self._contents.refine([*uncancelled, *pointing])
        if remaining:
            self._count_instances(remaining, collected)
        if vanishing:
            self._count_vanished(vanishing, collected)
        if differing:
            self._count_left_out(differing, collected)

    def _matters(self, side: int) -> bool:
        """Tell whether a side can leave anything out; the marks of the first matter only beside others'."""
        layouts = self._scope.wide_layouts(samples(self._sides[side]))
        if layouts is None:
            return True
        first = side == self._having[0]
        return any(
            layout is None or not (layout.complete or (first and layout.only_marks)) for layout in layouts
        )

    def _instance(self, member: SideInstance) -> Instance:
        return self._sides[member[0]][member[1]]

    def _type(self, member: SideInstance) -> str:
        return self._instance(member).type.casefold()

    # --- instances that are not compared at all

    def _uncompared(self, layouts: Mapping[int, Sequence[SlotTreatment | None]]) -> _Numbers:
        """Return the instances of types that are not compared, without those that plainly cancel."""
        numbers_by_side = {
            side: [at for at, layout in enumerate(side_layouts) if layout is None]
            for side, side_layouts in layouts.items()
        }
        plain = {
            side: self._contents.plain_values(side, numbers) for side, numbers in numbers_by_side.items()
        }
        return self._uncancelled(numbers_by_side, plain)

    def _count_instances(self, numbers_by_side: _Numbers, collected: Differences) -> None:
        # Of each type the side with the largest remainder counts: what one side has too often another one
        # lacks, and both would be one difference counted twice.
        by_type: defaultdict[str, dict[int, list[int]]] = defaultdict(dict)
        for side, numbers in numbers_by_side.items():
            for number in numbers:
                by_type[self._type((side, number))].setdefault(side, []).append(number)
        for of_type in by_type.values():
            keys = {
                side: [self._contents.whole((side, number)) for number in numbers]
                for side, numbers in of_type.items()
            }
            remaining = self._uncancelled(of_type, keys)
            if remaining:
                name = min(
                    self._sides[side][member_number].type
                    for side, member_numbers in of_type.items()
                    for member_number in member_numbers
                )
                side, numbers = next(iter(remaining.items()))
                count = max(map(len, remaining.values()))
                collected.add(
                    Aspect(DifferenceKind.INSTANCES, name), count, self._document, (side, numbers[0])
                )

    def _count_vanished(self, vanishing: Iterable[SideInstance], collected: Differences) -> None:
        """Count mentions that corefer with nothing and have no mention in their place on another side."""
        places = [
            {mention.extents for mention in self._sides[side] if self._scope.compares(mention)}
            for side in self._having
        ]
        shared = set.intersection(*places)
        for member in vanishing:
            instance = self._instance(member)
            if self._scope.compares(instance) and instance.extents not in shared:
                collected.add(Aspect(DifferenceKind.INSTANCES, instance.type), 1, self._document, member)

    def _uncancelled(
        self, numbers: _Numbers, keys: Mapping[int, Sequence[Hashable]]
    ) -> Mapping[int, list[int]]:
        """Return the instances in excess of the number with the same key that all sides have.

        ``keys`` are those of ``numbers``. Sides of which none is left are out.
        """
        # Nearly always each side has each key once; then sets suffice, and multisets (`_more_often`) are left
        # to the rest.
        own_keys = {side: set(keys.get(side, ())) for side in self._having}
        common = set.intersection(*own_keys.values())
        if any(len(keys.get(side, ())) > len(side_keys) for side, side_keys in own_keys.items()):
            return self._more_often(numbers, keys, common)
        surplus_keys = {
            side: side_keys - common for side, side_keys in own_keys.items() if len(side_keys) > len(common)
        }
        return {
            side: [
                instance_number
                for instance_number, key in zip(numbers[side], keys[side], strict=True)
                if key in side_surplus
            ]
            for side, side_surplus in surplus_keys.items()
        }

    def _more_often(
        self, numbers: _Numbers, keys: Mapping[int, Sequence[Hashable]], common: set[Hashable]
    ) -> Mapping[int, list[int]]:
        """Return the result of `_uncancelled` where sides have some key several times."""
        # Of each key the first instances up to the common number cancel; later ones in the order of numbers
        # stay.
        counts = {side: Counter(keys.get(side, ())) for side in self._having}
        shared = {key: min(side_counts[key] for side_counts in counts.values()) for key in common}
        remaining: dict[int, list[int]] = {}
        for side, side_counts in counts.items():
            allowance = {
                key: shared.get(key, 0) for key, count in side_counts.items() if count > shared.get(key, 0)
            }
            for number, key in zip(numbers[side], keys[side], strict=True) if allowance else ():
                if key in allowance:
                    if allowance[key]:
                        allowance[key] -= 1
                    else:
                        remaining.setdefault(side, []).append(number)
        return remaining

    # --- left-out parts of compared instances

    def _count_left_out(self, members: Sequence[_Laid], collected: Differences) -> None:
        layouts = dict(members)
        rests = {member: dict(self._left_out_parts(member, layout)) for member, layout in layouts.items()}
        compared = {member: self._compared(member, layout) for member, layout in layouts.items()}

        def by_place(member: SideInstance) -> Hashable:
            return self._instance(member).extents or self._type(member)

        # First by compared parts, then by place, then by type; each round takes the members left unmatched.
        unmatched: Sequence[SideInstance] = tuple(layouts)
        unmatched = self._count_matched(unmatched, compared.__getitem__, rests, collected)
        for member in unmatched:
            for piece in list(rests[member]):  # these differ wherever what is compared does
                if piece[0] is DifferenceKind.PLACES or piece[1].casefold() in DERIVED:
                    del rests[member][piece]
        for key in (by_place, self._type):
            unmatched = self._count_matched(unmatched, key, rests, collected)

    def _without_equal_places(self, layouts: Mapping[int, Sequence[SlotTreatment | None]]) -> Sequence[_Laid]:
        """Return the instances of types with parts left out, without most of those with equal content.

        Those alone at their place on every side are dropped: they would cancel in any grouping;
        in a large corpus they are nearly all. So places are compared first, and contents
        only where something is left out.
        """
        # Set operations on places alone, in C: all sides have the place, none has several instances there,
        # and left-out values are equal. What fails one of these goes on to the exact grouping.
        kinds = {side: _kinds(side_layouts, self._sides[side]) for side, side_layouts in layouts.items()}
        types = {
            name.casefold()
            for side_kinds in kinds.values()
            for name, layout, _ in side_kinds.values()
            if not layout.complete
        }
        if not types:
            return ()
        standing = {
            side: self._standing(side, side_layouts, kinds[side], types)
            for side, side_layouts in layouts.items()
        }
        agreed_places = _agreed_places(tuple(standing.values()))
        differing: list[_Laid] = []
        for side, placing in standing.items():
            differing_numbers = {placing.by_place[place] for place in placing.by_place.keys() - agreed_places}
            for number in sorted(differing_numbers.union(placing.unsorted_out)):
                layout = layouts[side][number]
                assert layout is not None
                differing.append(((side, number), layout))
        return differing

    def _standing(
        self,
        side: int,
        layouts: Sequence[SlotTreatment | None],
        kinds: Mapping[int, _LayoutKind],
        types: set[str],
    ) -> _Standing:
        """Return where the instances of types stand on a side; ``kinds`` are those of its layouts."""
        # Layouts are compared by identity, which works because each is one object (`Scope.layouts`). So the
        # kind of an instance is one look-up, and the usual case, all of them placed, copies nothing.
        instances, identities = self._sides[side], list(map(id, layouts))
        placed, unplaced, value_makers = _parted_layouts(kinds, types)
        # Nearly always all instances have places that are compared: then nothing is copied.
        side_places = self._contents.places[side]
        numbers: Sequence[int] = range(len(side_places))
        places = side_places
        if not placed.issuperset(identities):
            numbers = _numbers_with(identities, placed)
            places = [side_places[at] for at in numbers]
        by_place = dict(zip(places, numbers, strict=True))
        loose = _numbers_with(identities, unplaced)
        # A place of several instances says nothing about any of them: they are compared by content.
        crowded: set[PlaceKey] = set()
        if len(by_place) < len(numbers):
            crowded.update(place for place, count in Counter(places).items() if count > 1)
            loose += [at for at in numbers if side_places[at] in crowded]
        left_out = {
            side_places[at]: value_makers[identities[at]](instances[at])
            for at in _numbers_with(identities, value_makers)
        }
        return _Standing(by_place, left_out, crowded, loose)

    def _count_matched(
        self, members: Sequence[SideInstance], key: _Key, rests: _LeftOut, collected: Differences
    ) -> Sequence[SideInstance]:
        """Count the differences among members of one key, and return those without a partner."""
        # Members of one key on several sides are held against each other; of a side that has more of them
        # than another the surplus is left for the next, coarser key.
        groups: defaultdict[Hashable, dict[int, list[SideInstance]]] = defaultdict(dict)
        for member in members:
            groups[key(member)].setdefault(member[0], []).append(member)
        alone: list[SideInstance] = []
        for by_side in groups.values():
            if len(by_side) == 1:
                alone += next(iter(by_side.values()))
                continue
            chosen = self._chosen(by_side, rests)
            together = {member for side_members in chosen.values() for member in side_members}
            alone += [
                candidate
                for side_members in by_side.values()
                for candidate in side_members
                if candidate not in together
            ]
            self._count(chosen, rests, collected)
        return alone

    def _chosen(
        self, by_side: Mapping[int, Sequence[SideInstance]], rests: _LeftOut
    ) -> Mapping[int, Sequence[SideInstance]]:
        """Return equally many members of each side, those with content of other sides first."""
        # Contents that occur often are kept, since they likely have a counterpart; ties are broken by
        # ``repr``, which does not depend on the order of the files (C3).
        size = min(map(len, by_side.values()))
        if size == max(map(len, by_side.values())):
            return by_side
        frequencies = Counter(
            _sorted_parts(rests[candidate]) for side_members in by_side.values() for candidate in side_members
        )

        def rank(member: SideInstance) -> tuple[int, str]:
            content = _sorted_parts(rests[member])
            return -frequencies[content], repr(content)

        return {side: sorted(side_members, key=rank)[:size] for side, side_members in by_side.items()}

    def _count(
        self, by_side: Mapping[int, Sequence[SideInstance]], rests: _LeftOut, collected: Differences
    ) -> None:
        """Count, aspect by aspect, the members of a side with content that the other side lacks.

        Of several sides the two count that differ most.
        """
        # Every two sides are compared as multisets; with several sides the pair that differs most is counted.
        pieces = {
            piece
            for side_members in by_side.values()
            for candidate in side_members
            for piece in rests[candidate]
        }
        for kind, slot in sorted(pieces, key=lambda piece: (piece[0].value, piece[1])):
            most: list[SideInstance] = []
            for first, second in combinations(sorted(by_side), 2):
                surplus = self._surplus(by_side[first], by_side[second], (kind, slot), rests)
                most = max(most, surplus, key=len)
            for member in most:
                aspect = Aspect(kind, self._instance(member).type, slot)
                collected.add(aspect, 1, self._document, member)

    def _surplus(
        self, ours: Sequence[SideInstance], theirs: Sequence[SideInstance], piece: _Piece, rests: _LeftOut
    ) -> list[SideInstance]:
        """Return the members of the second side with content that no member of the first has left."""
        # A key's marks are read: to lack them is no difference. Of most keys each side has a single member,
        # and nothing need be counted.
        lacks_count = piece[0] is not DifferenceKind.MARKS
        if len(ours) == len(theirs) == 1:
            content = rests[theirs[0]].get(piece)
            is_surplus = content != rests[ours[0]].get(piece) and (content is not None or lacks_count)
            return list(theirs) if is_surplus else []
        frequencies = Counter(rests[candidate].get(piece) for candidate in ours)
        surplus: list[SideInstance] = []
        for member in theirs:
            content = rests[member].get(piece)
            if frequencies[content]:
                frequencies[content] -= 1
            elif content is not None or lacks_count:
                surplus.append(member)
        return surplus

    def _compared(self, member: SideInstance, layout: SlotTreatment) -> Hashable:
        """Return all that is compared of an instance, spelled without case."""
        extents = self._instance(member).extents if layout.placed else ()
        slots = self._contents.slots(member, layout.compared)
        return self._type(member), extents, repr(slots).casefold()

    def _left_out_parts(
        self, member: SideInstance, layout: SlotTreatment
    ) -> Iterator[tuple[_Piece, Hashable]]:
        """Yield the parts left out of an instance, piece by piece; an empty slot is none."""
        instance = self._instance(member)
        for kind, places in ((DifferenceKind.SLOTS, layout.left_out), (DifferenceKind.MARKS, layout.marks)):
            for place in places:
                slot = instance.slots[place]
                content = self._contents.slot(member[0], slot)
                if content:
                    yield (kind, slot.name), content
        if (layout.stands or layout.fills) and (stands := _places(instance, layout)):
            yield (DifferenceKind.PLACES, ""), stands


def _kinds(
    layouts: Sequence[SlotTreatment | None], instances: Sequence[Instance]
) -> Mapping[int, _LayoutKind]:
    """Return the layouts of a side by their identities, without those of types that are not compared.

    Instances of one layout are of one type, and all of them stand somewhere or none does.
    """
    samples = dict(zip(map(id, layouts), range(len(layouts)), strict=True))
    return {
        identity: (instances[at].type, layout, layout.placed and bool(instances[at].extents))
        for identity, at in samples.items()
        if (layout := layouts[at]) is not None
    }


def _parted_layouts(
    kinds: Mapping[int, _LayoutKind], types: set[str]
) -> tuple[set[int], set[int], dict[int, Callable[[Instance], Hashable]]]:
    """Return the identities of layouts of these types with and without compared places, and value makers.

    The makers are those of layouts with compared places and parts left out (`_plain_value_maker`).
    """
    placed: set[int] = set()
    unplaced: set[int] = set()
    value_makers: dict[int, Callable[[Instance], Hashable]] = {}
    for identity, (name, layout, stands) in kinds.items():
        if name.casefold() in types:
            (placed if stands else unplaced).add(identity)
            if stands and not layout.complete:
                value_makers[identity] = _plain_value_maker(layout)
    return placed, unplaced, value_makers


def _numbers_with(identities: Sequence[int], chosen: Collection[int]) -> list[int]:
    """Return the numbers of instances with a layout of these identities; none are looked for among none."""
    return [at for at, identity in enumerate(identities) if identity in chosen] if chosen else []


def _plain_value_maker(layout: SlotTreatment) -> Callable[[Instance], Hashable]:
    """Return the function that makes quick values of the left-out parts of instances of a layout.

    It is for instances with compared places. A slot of other than a plain fill gets a value that
    equals nothing.
    """
    # Closures for one slot and for several: the function is called for each instance of a corpus, so that all
    # that a layout fixes is decided once, outside of it.
    first, *further_places = slot_places = (*layout.left_out, *layout.marks)

    def of_slot(instance: Instance) -> Hashable:
        slot = instance.slots[first]
        content = slot.value
        if type(content) is not Reading or content.target is not None:
            return object()
        return slot.name, content.text

    def of_slots(instance: Instance) -> Hashable:
        parts = []
        for place in slot_places:
            slot = instance.slots[place]
            content = slot.value
            if type(content) is not Reading or content.target is not None:
                return object()
            parts.append((slot.name, content.text))
        return tuple(sorted(parts))

    return of_slots if further_places else of_slot


def _sorted_parts(parts: Mapping[_Piece, Hashable]) -> Hashable:
    return tuple(sorted(parts.items(), key=repr))


def _places(instance: Instance, layout: SlotTreatment) -> tuple[Hashable, ...]:
    """Return the extents of an instance and of its fills, as far as they are left out."""
    extents = instance.extents if layout.stands else ()
    fills: list[tuple[str, int, int]] = []
    for place in layout.compared if layout.fills else ():
        slot = instance.slots[place]
        readings = (slot.value,) if isinstance(slot.value, Reading) else tuple(slot.readings())
        for reading in readings:
            if reading.extent is not None and (reading.extent,) != instance.extents:
                fills.append((slot.name.casefold(), reading.extent.start, reading.extent.end))
    return (extents, tuple(sorted(fills))) if extents or fills else ()
