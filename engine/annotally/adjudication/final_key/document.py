"""The final key: objects made of two or more annotations of a document by the decisions about them.

Every object is taken whole from the side of its decision, and then changed where slots or fills of it were
decided apart. Pointers follow their targets; those to objects left out are reported and dropped.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.coreference.classes import ClassConflict, Grouping, with_references
from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.final_key.duplicates import ListSlots, without_duplicates
from annotally.adjudication.final_key.objects import NOTHING_NAMED, ObjectMaker
from annotally.adjudication.final_key.pointers import DroppedPointer, FinalObject, FinalPointers, names_of
from annotally.adjudication.final_key.status_slots import NO_STATUS, StatusSlots
from annotally.adjudication.project.entries import Choice
from annotally.model.annotation_sets import pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Instance


class FinalDocument(NamedTuple):
    """A document of the final key: its objects in reading order, and findings about it."""

    document: str
    objects: tuple[FinalObject, ...]
    open: tuple[int, ...]
    """Rows that are not decided: nothing of them is in the key."""
    dropped: tuple[DroppedPointer, ...]
    anew: tuple[tuple[Instance, str], ...]
    """Objects with a name that another one has, as they were, and the name given instead."""
    grouping: Grouping | None = None
    """The classes of its mentions, where these make classes."""

    @property
    def renamed(self) -> tuple[tuple[str, str], ...]:
        """Names that two objects would have shared: the old one and the one given instead."""
        return tuple((instance.name, name) for instance, name in self.anew)

    @property
    def conflicts(self) -> Sequence[ClassConflict]:
        """Classes of mentions that were to stay apart and that a link merges: to be decided."""
        return self.grouping.conflicts() if self.grouping is not None else ()


class Chaining(NamedTuple):
    """The references of mentions where these make classes: their slot, and the types of mentions."""

    ref_slot: str
    types: frozenset[str]

    def holds(self, instance: Instance) -> bool:
        """Tell whether an instance is a mention."""
        return instance.type.casefold() in self.types


def final_document(
    table: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    *,
    added: Iterable[Instance] = (),
    text_slot: str = "",
    id_slot: str = "",
    status: StatusSlots = NO_STATUS,
    typed_names: bool = True,
    chaining: Chaining | None = None,
    naming: Mapping[str, str] = NOTHING_NAMED,
    lists: ListSlots = (),
) -> FinalDocument:
    """Return a document of the final key.

    ``instances`` are those of each side, ``added`` were written manually. ``text_slot`` is the slot that
    holds the words of an annotation: who takes it takes the place as well. ``id_slot`` says an object's name,
    whatever was decided about it; empty: no slot does. ``status`` slots agree with what was decided about
    being optional, else no file could say it. ``typed_names``: objects of different types may share a name,
    as in template files. ``chaining``: mentions make classes, which are the closure of the accepted links.
    ``naming``: the slots that hold the label of each type that has one (C9): who takes the label takes them.
    ``lists``: the slots in which the order of fills says something.
    """
    # Decided rows become objects, then names are made unique, then pointers are turned to the new names,
    # then mentions are tied into classes: each step needs the result of the one before.
    document = table.targets.document
    maker = ObjectMaker(table, instances, text_slot.casefold(), status, naming)
    objects: list[FinalObject] = []
    open_rows = []
    for row in table.objects():
        if table.is_decided(row):
            row_objects = maker.objects(row)
            objects += row_objects if chaining is None else _in_one_place(row_objects)
        else:
            open_rows.append(row)
    objects += [FinalObject(instance, (), -1) for instance in added]
    if chaining is None and not typed_names:  # template files say the same of different objects
        objects = without_duplicates(document, instances, objects, lists)
    names = names_of([final_object.instance for final_object in objects], typed=typed_names)
    follower = FinalPointers(document, instances, objects, names, id_slot)
    linked = [follower.linked(final_object, name) for final_object, name in zip(objects, names, strict=True)]
    anew = tuple(
        (final_object.instance, name)
        for final_object, name in zip(objects, names, strict=True)
        if final_object.instance.name != name
    )
    dropped = tuple(follower.dropped)
    if chaining is None:
        return FinalDocument(document, tuple(linked), tuple(open_rows), dropped, anew)
    grouped, grouping = _in_classes(table, instances, linked, chaining)
    return FinalDocument(document, grouped, tuple(open_rows), dropped, anew, grouping)


def _in_one_place(row_objects: Sequence[FinalObject]) -> list[FinalObject]:
    """Return the mentions of a row, two on the same words as one: taking both is about their links."""
    by_extents: dict[tuple[Extent, ...], FinalObject] = {}
    for mention in row_objects:
        first = by_extents.setdefault(mention.instance.extents, mention)
        if first is not mention:
            by_extents[mention.instance.extents] = first._replace(origins=first.origins + mention.origins)
    return list(by_extents.values())


def _in_classes(
    table: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    objects: Sequence[FinalObject],
    chaining: Chaining,
) -> tuple[tuple[FinalObject, ...], Grouping]:
    """Return the objects with their mentions tied as was decided, and the classes these make."""
    document, ref_slot = table.targets.document, chaining.ref_slot
    mentions = [
        number for number, final_object in enumerate(objects) if chaining.holds(final_object.instance)
    ]
    # An annotation added manually has no row: a number below 0 stands for it.
    place = {number: objects[number].row if objects[number].row >= 0 else -2 - number for number in mentions}
    by_name = {pointer_name(document, objects[number].instance): number for number in mentions}
    manual_links = [
        (place[number], place[by_name[target]])
        for number in mentions
        if _is_written(table, objects[number].row)
        for target in _pointed_to(objects[number].instance, ref_slot)
        if target in by_name
    ]
    standing = frozenset(row for row in place.values() if row >= 0)
    grouping = Grouping(table, instances, ref_slot, standing, manual_links)
    merged = grouping.class_of_mentions()
    tied = with_references(
        document,
        [_with_one_reference(objects[number].instance, ref_slot) for number in mentions],
        [merged.get(place[number], place[number]) for number in mentions],
        ref_slot,
    )
    final_objects = list(objects)
    for number, instance in zip(mentions, tied, strict=True):
        final_objects[number] = objects[number]._replace(instance=instance)
    return tuple(final_objects), grouping


def _with_one_reference(instance: Instance, ref_slot: str) -> Instance:
    """Return a mention that points back once, where several sides' links were put together."""
    slot = instance.slot(ref_slot)
    readings = list(slot.readings()) if slot is not None else []
    if slot is None or len(readings) < 2:
        return instance
    single = replace(slot, value=readings[0])
    return replace(instance, slots=tuple(single if old is slot else old for old in instance.slots))


def _is_written(table: DecisionTable, row: int) -> bool:
    decision = table.decision(row)
    return row < 0 or (decision is not None and decision.choice is Choice.EDITED)


def _pointed_to(instance: Instance, ref_slot: str) -> list[str]:
    slot = instance.slot(ref_slot)
    return (
        [reading.target for reading in slot.readings() if reading.target is not None]
        if slot is not None
        else []
    )
