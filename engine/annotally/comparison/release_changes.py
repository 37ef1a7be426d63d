"""What changed in the annotations of a document from one release of a corpus to the next."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from annotally.comparison.disagreements import DisagreementKind, find_disagreements
from annotally.model.annotation_sets import TargetContents, plain_identity
from annotally.model.instances import Instance


class ChangeKind(StrEnum):
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
    DisagreementKind.SLOTS: ChangeKind.ATTRIBUTES,
    DisagreementKind.LABEL: ChangeKind.RELABELLED,
    DisagreementKind.SPLIT: ChangeKind.SPLIT,
    DisagreementKind.MERGED: ChangeKind.MERGED,
    DisagreementKind.NESTED: ChangeKind.MOVED,
    DisagreementKind.OVERLAP: ChangeKind.MOVED,
    DisagreementKind.BOTH: ChangeKind.BOTH,
    DisagreementKind.FIRST: ChangeKind.REMOVED,
    DisagreementKind.SECOND: ChangeKind.ADDED,
}


@dataclass(frozen=True, slots=True)
class Change:
    """A change: the instances before and after, by their numbers, and the folded names of changed slots."""

    kind: ChangeKind
    old: tuple[int, ...]
    new: tuple[int, ...]
    slots: tuple[str, ...] = ()


_Fills = tuple[tuple[str, tuple[str, ...]], ...]
"""The slots that are filled, by folded name, sorted."""


class _Release:
    """The instances of a document in one release, with their contents; pointers count as their targets."""

    def __init__(self, document: str, instances: Sequence[Instance], ignored: frozenset[str]) -> None:
        self.instances = instances
        spell_target = TargetContents(document, instances).__getitem__
        self.fills: list[_Fills] = []
        self.identities: list[tuple[object, ...]] = []
        for instance in instances:
            _, label, extents, fills = plain_identity(document, instance, spell_target)
            kept = tuple(sorted(fill for fill in fills if fill[0] not in ignored and any(fill[1])))
            self.fills.append(kept)
            self.identities.append((label, tuple(sorted(extents)), kept, instance.optional))


def find_changes(
    document: str, old: Sequence[Instance], new: Sequence[Instance], ignored: frozenset[str] = frozenset()
) -> list[Change]:
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
    kinds = list(ChangeKind)

    def place(change: Change) -> tuple[object, ...]:
        instances = [*(old[n] for n in change.old), *(new[n] for n in change.new)]
        starts = [extent.start for instance in instances for extent in instance.extents]
        return min(starts, default=-1), kinds.index(change.kind), [instance.type for instance in instances]

    return sorted(changes, key=place)


def _without_equal(
    old: Sequence[tuple[object, ...]], new: Sequence[tuple[object, ...]]
) -> tuple[list[int], list[int]]:
    """Return the numbers of the instances that have no equal one on the other side, as often as there are."""
    kept = list[list[int]]()
    for side, others in ((old, Counter(new)), (new, Counter(old))):
        numbers = []
        for number, identity in enumerate(side):
            if others[identity]:
                others[identity] -= 1
            else:
                numbers.append(number)
        kept.append(numbers)
    return kept[0], kept[1]


def _placeless_changes(
    before: _Release, after: _Release, olds: Sequence[int], news: Sequence[int]
) -> list[Change]:
    """Return the changes of instances without extents: of a type and name they are the same thing."""
    changes, by_name = list[Change](), dict[tuple[str, str], int]()
    for number in news:
        instance = after.instances[number]
        if not instance.extents:
            by_name[instance.type.casefold(), instance.name] = number
    for number in olds:
        instance = before.instances[number]
        if instance.extents:
            continue
        there = by_name.pop((instance.type.casefold(), instance.name), None)
        if there is None:
            changes.append(Change(ChangeKind.REMOVED, (number,), ()))
        else:
            changes.append(_attributes(before, after, number, there))
    changes += (Change(ChangeKind.ADDED, (), (number,)) for number in by_name.values())
    return changes


def _placed_changes(
    before: _Release,
    after: _Release,
    olds: Sequence[int],
    news: Sequence[int],
    ignored: frozenset[str],
) -> list[Change]:
    """Return the changes of instances with extents."""
    firsts, seconds = (
        {id(instance): number for number in numbers if (instance := release.instances[number]).extents}
        for release, numbers in ((before, olds), (after, news))
    )
    found = find_disagreements(
        [before.instances[number] for number in firsts.values()],
        [after.instances[number] for number in seconds.values()],
        ignored,
    )
    changes = []
    for entry in found:
        old, new = (
            tuple(numbers.pop(id(instance)) for instance in instances)
            for numbers, instances in ((firsts, entry.first), (seconds, entry.second))
        )
        kind = _KINDS[entry.kind]
        is_same = kind is ChangeKind.ATTRIBUTES
        changes.append(_attributes(before, after, old[0], new[0]) if is_same else Change(kind, old, new))
    # What is left was the same but for its pointers, which the kinds above do not know.
    return changes + _pointer_changes(before, after, list(firsts.values()), list(seconds.values()))


def _pointer_changes(
    before: _Release, after: _Release, olds: Sequence[int], news: Sequence[int]
) -> list[Change]:
    waiting = defaultdict[tuple[object, ...], list[int]](list)
    for number in sorted(news, key=lambda number: repr(after.identities[number]), reverse=True):
        waiting[after.identities[number][:2]].append(number)
    return [
        _attributes(before, after, number, waiting[before.identities[number][:2]].pop())
        for number in sorted(olds, key=lambda number: repr(before.identities[number]))
    ]


def _attributes(before: _Release, after: _Release, old: int, new: int) -> Change:
    here, there = Counter(before.fills[old]), Counter(after.fills[new])
    names = {name for name, _ in (*(here - there), *(there - here))}
    return Change(ChangeKind.ATTRIBUTES, (old,), (new,), tuple(sorted(names)))
