"""The changes of the annotations of a document from one release of a corpus to the next."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from annotally.comparison.disagreements import DisagreementKind, find_disagreements
from annotally.model.annotation_sets import TargetContents, plain_identity
from annotally.model.instances import Instance


class ReleaseChangeKind(StrEnum):
    """The kinds of changes, in the order of reports."""

    ADDED = "added"
    REMOVED = "removed"
    RELABELLED = "relabelled"
    MOVED = "moved"
    """Another extent that overlaps the old one."""
    BOTH = "relabelled and moved"
    ATTRIBUTES = "attributes"
    """The same extent and label, other slots or pointers."""
    SPLIT = "split"
    MERGED = "merged"


_KINDS = {
    DisagreementKind.SLOTS: ReleaseChangeKind.ATTRIBUTES,
    DisagreementKind.LABEL: ReleaseChangeKind.RELABELLED,
    DisagreementKind.SPLIT: ReleaseChangeKind.SPLIT,
    DisagreementKind.MERGED: ReleaseChangeKind.MERGED,
    DisagreementKind.NESTED: ReleaseChangeKind.MOVED,
    DisagreementKind.OVERLAP: ReleaseChangeKind.MOVED,
    DisagreementKind.BOTH: ReleaseChangeKind.BOTH,
    DisagreementKind.FIRST: ReleaseChangeKind.REMOVED,
    DisagreementKind.SECOND: ReleaseChangeKind.ADDED,
}


@dataclass(frozen=True, slots=True)
class ReleaseChange:
    """A change: the instances before and after, by their numbers, and the folded names of changed slots."""

    kind: ReleaseChangeKind
    old: tuple[int, ...]
    new: tuple[int, ...]
    slots: tuple[str, ...] = ()


_Fills = tuple[tuple[str, tuple[str, ...]], ...]
"""The slots that are filled, by folded name, sorted."""
_Identity = tuple[object, ...]
"""The content of an instance: label and extents first, then the fills, and whether it is optional."""


class _Release:
    """The instances of a document in one release, with their contents; pointers count as their targets."""

    def __init__(self, document: str, instances: Sequence[Instance], ignored: frozenset[str]) -> None:
        # A pointer is spelled as the content of its target, so that identifiers, which releases like to
        # renumber, never enter. Slots without a fill say the same as slots that are not there.
        self.instances = instances
        spell_target = TargetContents(document, instances).__getitem__
        self.fills: list[_Fills] = []
        self.identities: list[_Identity] = []
        for instance in instances:
            _, label, extents, fills = plain_identity(document, instance, spell_target)
            filled = tuple(sorted(fill for fill in fills if fill[0] not in ignored and any(fill[1])))
            self.fills.append(filled)
            self.identities.append((label, tuple(sorted(extents)), filled, instance.optional))

    def in_order(self, numbers: Iterable[int]) -> list[int]:
        """Return numbers of instances in the order of their contents, which no file decides."""
        return sorted(numbers, key=lambda number: repr(self.identities[number]))


def find_changes(
    document: str, old: Sequence[Instance], new: Sequence[Instance], ignored: frozenset[str] = frozenset()
) -> list[ReleaseChange]:
    """Return the changes from ``old`` to ``new`` in reading order; ``ignored`` are folded names of slots.

    Both stand on one text. Names of instances are no content, so that renumbering changes nothing. The order
    of the instances makes no difference.
    """
    # Equal ones are taken away first, pointers included. Of the rest those without extents are paired by
    # their names, those with extents by their places. O(n log n), and a step for each overlap.
    before, after = _Release(document, old, ignored), _Release(document, new, ignored)
    olds, news = _without_equal(before.identities, after.identities)
    changes = _placeless_changes(before, after, olds, news)
    changes += _placed_changes(before, after, olds, news, ignored)
    kinds = list(ReleaseChangeKind)

    def place(change: ReleaseChange) -> tuple[object, ...]:
        # Changes that begin at the same place stand in the order of their kinds, then of their labels.
        instances = [*(old[n] for n in change.old), *(new[n] for n in change.new)]
        starts = [extent.start for instance in instances for extent in instance.extents]
        return min(starts, default=-1), kinds.index(change.kind), [instance.type for instance in instances]

    return sorted(changes, key=place)


def _without_equal(old: Sequence[_Identity], new: Sequence[_Identity]) -> tuple[list[int], list[int]]:
    """Return the numbers of the instances that have no equal one on the other side, as often as there are."""
    # A multiset difference in both directions: each equal one of the other side is used up once.
    remaining = list[list[int]]()
    for side, unused in ((old, Counter(new)), (new, Counter(old))):
        numbers = []
        for number, identity in enumerate(side):
            if unused[identity]:
                unused[identity] -= 1
            else:
                numbers.append(number)
        remaining.append(numbers)
    return remaining[0], remaining[1]


def _placeless_changes(
    before: _Release, after: _Release, olds: Sequence[int], news: Sequence[int]
) -> list[ReleaseChange]:
    """Return the changes of instances without extents: of a type and name they are the same thing."""
    # Several of one type and name, such as relations without any, pair in the order of their contents.
    by_name = defaultdict[tuple[str, str], list[int]](list)
    for number in reversed(after.in_order(n for n in news if not after.instances[n].extents)):
        instance = after.instances[number]
        by_name[instance.type.casefold(), instance.name].append(number)
    changes = list[ReleaseChange]()
    for number in before.in_order(n for n in olds if not before.instances[n].extents):
        instance = before.instances[number]
        numbers = by_name[instance.type.casefold(), instance.name]
        changes.append(
            _attributes(before, after, number, numbers.pop())
            if numbers
            else ReleaseChange(ReleaseChangeKind.REMOVED, (number,), ())
        )
    unpaired = (number for numbers in by_name.values() for number in numbers)
    return changes + [ReleaseChange(ReleaseChangeKind.ADDED, (), (number,)) for number in unpaired]


def _placed_changes(
    before: _Release,
    after: _Release,
    olds: Sequence[int],
    news: Sequence[int],
    ignored: frozenset[str],
) -> list[ReleaseChange]:
    """Return the changes of instances with extents."""
    # The kinds are those of disagreements, which know nothing of numbers: instances are found again as the
    # objects that they are, each as often as it is there.
    sides = []
    for release, numbers in ((before, olds), (after, news)):
        by_object = defaultdict[int, list[int]](list)
        for number in numbers:
            if release.instances[number].extents:
                by_object[id(release.instances[number])].append(number)
        sides.append((by_object, [release.instances[n] for ns in by_object.values() for n in ns]))
    (firsts, old), (seconds, new) = sides
    changes = []
    for entry in find_disagreements(old, new, ignored):
        former, latter = (
            tuple(by_object[id(instance)].pop() for instance in instances)
            for by_object, instances in ((firsts, entry.first), (seconds, entry.second))
        )
        kind = _KINDS[entry.kind]
        is_slots = kind is ReleaseChangeKind.ATTRIBUTES
        changes.append(
            _attributes(before, after, former[0], latter[0])
            if is_slots
            else ReleaseChange(kind, former, latter)
        )
    # The rest was the same but for its pointers, which the kinds above do not know.
    unpaired = ([n for numbers in side.values() for n in numbers] for side in (firsts, seconds))
    return changes + _pointer_changes(before, after, *unpaired)


def _pointer_changes(
    before: _Release, after: _Release, olds: Sequence[int], news: Sequence[int]
) -> list[ReleaseChange]:
    """Return the changes of instances that are the same in label, extents and all but pointers."""
    # Both sides have equally many of each label and place; they pair in the order of their contents.
    waiting = defaultdict[_Identity, list[int]](list)
    for number in reversed(after.in_order(news)):
        waiting[after.identities[number][:2]].append(number)
    return [
        _attributes(before, after, number, waiting[before.identities[number][:2]].pop())
        for number in before.in_order(olds)
    ]


def _attributes(before: _Release, after: _Release, old: int, new: int) -> ReleaseChange:
    """Return the change of an instance in its slots, with the names of those that are not the same."""
    here, there = Counter(before.fills[old]), Counter(after.fills[new])
    names = {name for name, _ in (*(here - there), *(there - here))}
    return ReleaseChange(ReleaseChangeKind.ATTRIBUTES, (old,), (new,), tuple(sorted(names)))
