"""Disagreements of two sides about the extents, the labels and the slots of a document, by kind.

Nothing is scored here: a disagreement has a kind whatever the task makes of it, and every task has the same.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from annotally.model.annotation_sets import content
from annotally.model.extents import Extent
from annotally.model.instances import Instance


class DisagreementKind(StrEnum):
    """The kinds, in the order in which they are looked for."""

    SLOTS = "slots"
    """The same extent and label, other slots."""
    LABEL = "label"
    """The same extent, another label."""
    SPLIT = "split"
    """One of the first side overlaps several of the second, which overlap nothing else."""
    MERGED = "merged"
    """The other way round."""
    NESTED = "nested"
    """The same label, one extent inside the other."""
    OVERLAP = "overlap"
    """The same label, extents that overlap."""
    BOTH = "label and extent"
    """Another label, and extents that overlap or are nested."""
    FIRST = "first only"
    SECOND = "second only"


@dataclass(frozen=True, slots=True)
class SideDisagreement:
    """A disagreement with the instances of both sides, in order of their extents; one side may have none."""

    kind: DisagreementKind
    first: tuple[Instance, ...]
    second: tuple[Instance, ...]

    @property
    def start(self) -> int:
        """The first code point that one of its instances has; -1 for instances without extents."""
        starts = [extent.start for item in (*self.first, *self.second) for extent in item.extents]
        return min(starts, default=-1)


def find_disagreements(
    first: Sequence[Instance],
    second: Sequence[Instance],
    ignored: frozenset[str] = frozenset(),
    mapped: Iterable[tuple[int, int]] = (),
    matched: Iterable[tuple[int, int]] = (),
) -> list[SideDisagreement]:
    """Return the disagreements of two sides in reading order; ``ignored`` are folded names of slots.

    Instances without extents are paired as ``mapped`` says, by their numbers on both sides: templates as the
    task maps them. ``matched`` are pairs with extents that agree although extents or labels differ, by a
    rule of matching. The order of all others makes no difference.
    """
    # Without an extent nothing overlaps, and the label says too little: two templates of a type are often
    # about different things. With extents nobody's mapping is needed.
    alike = [pair for pair in matched if _apart(first[pair[0]], second[pair[1]])]
    matched_numbers = {first_number for first_number, _ in alike}, {number for _, number in alike}
    firsts, seconds = (
        [item for number, item in enumerate(side) if item.extents and number not in numbers]
        for side, numbers in zip((first, second), matched_numbers, strict=True)
    )
    placeless = _mapped(first, second, _sort_key(ignored), mapped)
    return placeless + _placed_disagreements(firsts, seconds, ignored)


def _apart(item: Instance, far_item: Instance) -> bool:
    """Tell whether two instances have extents, and differ in these or in their labels."""
    return bool(item.extents and far_item.extents) and (_places(item), item.type.casefold()) != (
        _places(far_item),
        far_item.type.casefold(),
    )


def differing_slots(disagreement: SideDisagreement, ignored: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """Return the folded names of the slots in which two instances differ, in order; none of other kinds."""
    if disagreement.kind is not DisagreementKind.SLOTS:
        return ()
    # A slot that one of the two does not have says the same as one without a fill.
    contents = [dict(content(item)) for item in (*disagreement.first, *disagreement.second)]
    names = sorted({name for entry in contents for name in entry} - ignored)
    return tuple(name for name in names if contents[0].get(name, ()) != contents[1].get(name, ()))


def _mapped(
    first: Sequence[Instance],
    second: Sequence[Instance],
    order: Callable[[Instance], tuple[object, ...]],
    mapped: Iterable[tuple[int, int]],
) -> list[SideDisagreement]:
    """Return the disagreements about instances without extents, those that differ in slots first."""
    # Where they are mapped to nothing, or to an instance with an extent, each of them stands alone.
    pairs = sorted(pair for pair in mapped if not first[pair[0]].extents and not second[pair[1]].extents)
    disagreements = [
        SideDisagreement(DisagreementKind.SLOTS, (first[here],), (second[there],))
        for here, there in pairs
        if order(first[here]) != order(second[there])
    ]
    for item in _unmapped(first, {here for here, _ in pairs}):
        disagreements.append(SideDisagreement(DisagreementKind.FIRST, (item,), ()))
    for item in _unmapped(second, {there for _, there in pairs}):
        disagreements.append(SideDisagreement(DisagreementKind.SECOND, (), (item,)))
    return disagreements


def _unmapped(items: Sequence[Instance], numbers: set[int]) -> Iterator[Instance]:
    return (item for number, item in enumerate(items) if not item.extents and number not in numbers)


def _placed_disagreements(
    first: Sequence[Instance], second: Sequence[Instance], ignored: frozenset[str]
) -> list[SideDisagreement]:
    # Equal instances are taken away first, then those that differ in slots or in the label alone. Of the rest
    # only overlaps matter: groups of one against several, then pairs by the number of characters they share.
    # Sorting is O(n log n); overlaps are found by a sweep, which costs one step for each of them.
    order = _sort_key(ignored)
    former, latter = sorted(first, key=order), sorted(second, key=order)
    disagreements: list[SideDisagreement] = []
    stages: tuple[tuple[Callable[[Instance], Hashable], DisagreementKind | None], ...] = (
        (order, None),
        (lambda item: (_places(item), item.type.casefold()), DisagreementKind.SLOTS),
        (_places, DisagreementKind.LABEL),
    )
    for value, kind in stages:
        pairs, former, latter = _paired(former, latter, value)
        if kind is not None:
            disagreements += (SideDisagreement(kind, (pair[0],), (pair[1],)) for pair in pairs)
    for stage in (_one_to_many, _one_to_one):
        overlapping, former, latter = stage(former, latter)
        disagreements += overlapping
    disagreements += (SideDisagreement(DisagreementKind.FIRST, (item,), ()) for item in former)
    disagreements += (SideDisagreement(DisagreementKind.SECOND, (), (item,)) for item in latter)
    # Kinds settle the order of disagreements that begin at the same place, and the sort keeps all else.
    kinds = list(DisagreementKind)
    return sorted(disagreements, key=lambda entry: (entry.start, kinds.index(entry.kind)))


_Instances = list[Instance]
_Overlapping = tuple[list[SideDisagreement], _Instances, _Instances]


def _places(item: Instance) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((extent.start, extent.end) for extent in item.extents))


def _sort_key(ignored: frozenset[str]) -> Callable[[Instance], tuple[object, ...]]:
    def key(item: Instance) -> tuple[object, ...]:
        slots = tuple(slot for slot in content(item) if slot[0] not in ignored and any(slot[1]))
        return _places(item), item.type.casefold(), slots, item.optional

    return key


def _paired(
    former: _Instances, latter: _Instances, value: Callable[[Instance], Hashable]
) -> tuple[list[tuple[Instance, Instance]], _Instances, _Instances]:
    """Return pairs of instances with the same value, in order, and the remaining instances of both sides."""
    # Equal values wait in a stack for those of the other side: O(n), in the order of both sides.
    waiting: defaultdict[Hashable, list[int]] = defaultdict(list)
    for number in reversed(range(len(latter))):
        waiting[value(latter[number])].append(number)
    pairs, remaining, used = list[tuple[Instance, Instance]](), _Instances(), set[int]()
    for item in former:
        numbers = waiting.get(value(item))
        if numbers:
            used.add(numbers[-1])
            pairs.append((item, latter[numbers.pop()]))
        else:
            remaining.append(item)
    return pairs, remaining, [item for number, item in enumerate(latter) if number not in used]


def _overlaps(former: _Instances, latter: _Instances) -> dict[tuple[int, int], int]:
    """Return the number of shared characters by the numbers of instances that share some."""
    # A sweep over all extents by their starts: each meets those of the other side that have not ended yet.
    spans = sorted(
        (extent.start, extent.end, side, number)
        for side, items in enumerate((former, latter))
        for number, item in enumerate(items)
        for extent in item.extents
        if len(extent)
    )
    shared: defaultdict[tuple[int, int], int] = defaultdict(int)
    running: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for start, end, side, number in spans:
        across = running[1 - side]
        across[:] = [span for span in across if span[0] > start]
        for far_end, far_number in across:
            pair = (number, far_number) if side == 0 else (far_number, number)
            shared[pair] += min(end, far_end) - start
        running[side].append((end, number))
    return dict(shared)


def _one_to_many(former: _Instances, latter: _Instances) -> _Overlapping:
    """Find instances that overlap several of the other side which overlap nothing else."""
    # A group has one instance on one side; each of the several has no other neighbour, so that no instance is
    # in two groups.
    neighbours: tuple[defaultdict[int, list[int]], ...] = (defaultdict(list), defaultdict(list))
    for pair in sorted(_overlaps(former, latter)):
        neighbours[0][pair[0]].append(pair[1])
        neighbours[1][pair[1]].append(pair[0])
    disagreements: list[SideDisagreement] = []
    used: tuple[set[int], set[int]] = (set(), set())
    for side, kind in ((0, DisagreementKind.SPLIT), (1, DisagreementKind.MERGED)):
        for number, parts in sorted(neighbours[side].items()):
            if len(parts) > 1 and all(len(neighbours[1 - side][part]) == 1 for part in parts):
                whole, pieces = (former, latter) if side == 0 else (latter, former)
                several = tuple(pieces[part] for part in parts)
                sides = ((whole[number],), several) if side == 0 else (several, (whole[number],))
                disagreements.append(SideDisagreement(kind, *sides))
                used[side].add(number)
                used[1 - side].update(parts)
    return disagreements, *_without(former, latter, used)


def _one_to_one(former: _Instances, latter: _Instances) -> _Overlapping:
    """Pair instances that overlap, those first that share most characters; ties by their order."""
    # Greedy by shared characters, then by order: nobody looks for the best sum of a list of disagreements.
    used: tuple[set[int], set[int]] = (set(), set())
    disagreements: list[SideDisagreement] = []
    for (number, far_number), _ in sorted(
        _overlaps(former, latter).items(), key=lambda entry: (-entry[1], entry[0])
    ):
        if number in used[0] or far_number in used[1]:
            continue
        used[0].add(number)
        used[1].add(far_number)
        pair = former[number], latter[far_number]
        disagreements.append(SideDisagreement(_kind_of_overlap(*pair), (pair[0],), (pair[1],)))
    return disagreements, *_without(former, latter, used)


def _kind_of_overlap(item: Instance, far_item: Instance) -> DisagreementKind:
    if item.type.casefold() != far_item.type.casefold():
        return DisagreementKind.BOTH
    is_nested = _covers(item.extents, far_item.extents) or _covers(far_item.extents, item.extents)
    return DisagreementKind.NESTED if is_nested else DisagreementKind.OVERLAP


def _covers(outer: Sequence[Extent], inner: Sequence[Extent]) -> bool:
    return all(any(a.start <= b.start and b.end <= a.end for a in outer) for b in inner)


def _without(
    former: _Instances, latter: _Instances, used: tuple[set[int], set[int]]
) -> tuple[_Instances, _Instances]:
    def remaining(items: _Instances, numbers: set[int]) -> Iterator[Instance]:
        return (item for number, item in enumerate(items) if number not in numbers)

    return list(remaining(former, used[0])), list(remaining(latter, used[1]))
