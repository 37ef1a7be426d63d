"""Duplicate objects of a final key, from sides that agree about the same place: each is written once.

Where both sides are taken, or two rows take the same from different sides, the key would hold an annotation
twice, and a response that has it once would miss one. The key holds as many copies as the side with the most
copies: an annotation that one side has twice stays twice, as in its file. Two pointers are the same if they
lead to the same object, whatever the sides call it. The order of fills counts in lists alone.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from annotally.adjudication.final_key.pointers import SIDE_MARK, FinalObject, Origin, marked
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Fill, Instance, Slot, fill_text

_Statement = tuple[object, ...]

ListSlots = Collection[tuple[str, str]]
"""Slots in which the order of fills says something: type and name, as written."""


def without_duplicates(
    document: str,
    instances: Sequence[Sequence[Instance]],
    objects: Sequence[FinalObject],
    lists: ListSlots = (),
) -> list[FinalObject]:
    """Return objects, their pointers `marked`, without those that repeat the content of an earlier one.

    The earliest copies stay. Relations become equal once the objects they point to have been merged: the step
    is repeated until nothing changes, each time in linear time.
    """
    # A fixed-point iteration. Each round removes an object or is the last.
    remaining = list(objects)
    while True:
        fewer = _once(document, instances, remaining, lists)
        if len(fewer) == len(remaining):
            return remaining
        remaining = fewer


def repeated(objects: Iterable[FinalObject], lists: ListSlots = ()) -> list[FinalObject]:
    """Return the objects of a key, under their names in it, that repeat the content of an earlier one.

    Such copies come from one side. Linear.
    """
    # Statements are hashable, so that one set finds repetitions; without ``homes`` pointers compare by the
    # names they have.
    statements: set[_Statement] = set()
    repetitions = []
    for item in objects:
        statement = _statement_of(item.instance, {}, lists)
        if statement in statements:
            repetitions.append(item)
        statements.add(statement)
    return repetitions


def _once(
    document: str,
    instances: Sequence[Sequence[Instance]],
    objects: Sequence[FinalObject],
    lists: ListSlots,
) -> list[FinalObject]:
    # Only objects that share type and place can be equal, so a document without such ends after one count. Of
    # each group as many copies stay as the side with most has, and the others hand their origins to those
    # that stay, in turn.
    crowded = Counter((item.instance.type.casefold(), item.instance.extents) for item in objects)
    if max(crowded.values(), default=1) == 1:
        return list(objects)
    homes = _homes(document, instances, objects)
    groups: defaultdict[_Statement, list[int]] = defaultdict(list)
    for number, item in enumerate(objects):
        if crowded[item.instance.type.casefold(), item.instance.extents] > 1:
            groups[_statement_of(item.instance, homes, lists)].append(number)
    origins: dict[int, list[Origin]] = {}
    surplus: set[int] = set()
    for statement, numbers in groups.items():
        sources = {
            (side, place)
            for number in numbers
            for side, place in objects[number].origins
            if _statement_of(marked(side, instances[side][place]), homes, lists) == statement
        }
        copies = max(Counter(side for side, _ in sources).values(), default=1)
        for at, number in enumerate(numbers[copies:]):
            origins.setdefault(numbers[at % copies], []).extend(objects[number].origins)
            surplus.add(number)
    return [
        item._replace(origins=tuple(dict.fromkeys((*item.origins, *origins.get(number, ())))))
        for number, item in enumerate(objects)
        if number not in surplus
    ]


def _homes(
    document: str, instances: Sequence[Sequence[Instance]], objects: Iterable[FinalObject]
) -> dict[str, str]:
    """Return how a marked pointer is spelled: by the number of the object that it leads to."""
    homes: dict[str, str] = {}
    for number, item in enumerate(objects):
        for side, place in item.origins:
            name = pointer_name(document, instances[side][place]).casefold()
            homes.setdefault(f"{side}{SIDE_MARK}{name}", f"{SIDE_MARK}{number}")
        homes.setdefault(pointer_name(document, item.instance).casefold(), f"{SIDE_MARK}{number}")
    return homes


def _statement_of(instance: Instance, homes: Mapping[str, str], lists: ListSlots) -> _Statement:
    """Return the content of an instance without its name, its pointers as the objects they lead to."""

    # Slots are sorted by name and fills by text, except in lists, whose order is content. Pointers are
    # spelled by ``homes``, so that two sides' names of one object are equal.
    def fills_of(slot: Slot, fills: Sequence[Fill]) -> _Statement:
        texts = [(fill_text(fill, homes), fill.optional) for fill in fills]
        return tuple(texts if (instance.type, slot.name) in lists else sorted(texts))

    slots = (
        (
            slot.name.casefold(),
            slot.optional,
            tuple(fills_of(slot, item.fills) for item in slot.alternatives),
        )
        for slot in instance.slots
    )
    return instance.type.casefold(), instance.extents, instance.optional, tuple(sorted(slots))
