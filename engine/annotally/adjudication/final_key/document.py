"""The final key: what the decisions make of two or more annotations of a document.

Every object is taken whole from where its decision says, and then changed where slots or fills of it were
decided apart. Pointers follow what they point to; where that was left out they are told, and go.
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
    """A document of the final key: its objects in reading order, and what is to be told about it."""

    document: str
    objects: tuple[FinalObject, ...]
    open: tuple[int, ...]
    """Rows that are not decided: nothing of them is in the key."""
    dropped: tuple[DroppedPointer, ...]
    anew: tuple[tuple[Instance, str], ...]
    """Objects whose name another one has, as they were, and the name given instead."""
    grouping: Grouping | None = None
    """The classes of its mentions, where these make classes."""

    @property
    def renamed(self) -> tuple[tuple[str, str], ...]:
        """Names that two objects would have shared: the old one and the one given instead."""
        return tuple((one.name, name) for one, name in self.anew)

    @property
    def conflicts(self) -> Sequence[ClassConflict]:
        """Classes of mentions that were to stay apart and that a link merges: to be settled."""
        return self.grouping.conflicts() if self.grouping is not None else ()


class Chaining(NamedTuple):
    """How mentions point to one another where they make classes: by which slot; of which types they are."""

    ref_slot: str
    types: frozenset[str]

    def holds(self, instance: Instance) -> bool:
        """Tell whether an instance is a mention."""
        return instance.type.casefold() in self.types


def final_document(
    settled: DecisionTable,
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

    ``instances`` are those of each side, ``added`` were written by hand. ``text_slot`` is the slot that holds
    the words of an annotation: who takes it takes the place as well. ``id_slot`` says an object's name,
    whatever was decided about it; empty: no slot does. ``status`` slots agree with what was decided about
    being optional, else no file could say it. ``typed_names``: objects of different types may share a name,
    as in template files. ``chaining``: mentions make classes, which are the closure of the accepted links.
    ``naming``: the slots that hold the label of each type that has one (C9): who takes the label takes them.
    ``lists``: the slots in which the order of fills says something.
    """
    document = settled.targets.document
    maker = ObjectMaker(settled, instances, text_slot.casefold(), status, naming)
    objects: list[FinalObject] = []
    open_rows = []
    for row in settled.objects():
        if settled.settled(row):
            made = maker.objects(row)
            objects += made if chaining is None else _in_one_place(made)
        else:
            open_rows.append(row)
    objects += [FinalObject(one, (), -1) for one in added]
    if chaining is None and not typed_names:  # template files say the same of different objects
        objects = without_duplicates(document, instances, objects, lists)
    names = names_of([one.instance for one in objects], typed=typed_names)
    follower = FinalPointers(document, instances, objects, names, id_slot)
    linked = [follower.linked(one, name) for one, name in zip(objects, names, strict=True)]
    anew = tuple(
        (one.instance, name) for one, name in zip(objects, names, strict=True) if one.instance.name != name
    )
    dropped = tuple(follower.dropped)
    if chaining is None:
        return FinalDocument(document, tuple(linked), tuple(open_rows), dropped, anew)
    grouped, grouping = _in_classes(settled, instances, linked, chaining)
    return FinalDocument(document, grouped, tuple(open_rows), dropped, anew, grouping)


def _in_one_place(made: Sequence[FinalObject]) -> list[FinalObject]:
    """Return the mentions of a row, two on the same words as one: taking both is about their links."""
    found: dict[tuple[Extent, ...], FinalObject] = {}
    for one in made:
        first = found.setdefault(one.instance.extents, one)
        if first is not one:
            found[one.instance.extents] = first._replace(origins=first.origins + one.origins)
    return list(found.values())


def _in_classes(
    settled: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    objects: Sequence[FinalObject],
    chaining: Chaining,
) -> tuple[tuple[FinalObject, ...], Grouping]:
    """Return the objects with their mentions tied as was decided, and the classes these make."""
    document, ref_slot = settled.targets.document, chaining.ref_slot
    mentions = [number for number, one in enumerate(objects) if chaining.holds(one.instance)]
    # What was added by hand has no row: a number below 0 stands for it.
    place = {number: objects[number].row if objects[number].row >= 0 else -2 - number for number in mentions}
    by_name = {pointer_name(document, objects[number].instance): number for number in mentions}
    written = [
        (place[number], place[by_name[target]])
        for number in mentions
        if _is_written(settled, objects[number].row)
        for target in _pointed_to(objects[number].instance, ref_slot)
        if target in by_name
    ]
    standing = frozenset(row for row in place.values() if row >= 0)
    grouping = Grouping(settled, instances, ref_slot, standing, written)
    merged = grouping.merged()
    tied = with_references(
        document,
        [_with_one_reference(objects[number].instance, ref_slot) for number in mentions],
        [merged.get(place[number], place[number]) for number in mentions],
        ref_slot,
    )
    found = list(objects)
    for number, instance in zip(mentions, tied, strict=True):
        found[number] = objects[number]._replace(instance=instance)
    return tuple(found), grouping


def _with_one_reference(instance: Instance, ref_slot: str) -> Instance:
    """Return a mention that points back once, where several sides' links were put together."""
    slot = instance.slot(ref_slot)
    readings = list(slot.readings()) if slot is not None else []
    if slot is None or len(readings) < 2:
        return instance
    single = replace(slot, value=readings[0])
    return replace(instance, slots=tuple(single if one is slot else one for one in instance.slots))


def _is_written(settled: DecisionTable, row: int) -> bool:
    decision = settled.decision(row)
    return row < 0 or (decision is not None and decision.choice is Choice.EDITED)


def _pointed_to(instance: Instance, ref_slot: str) -> list[str]:
    slot = instance.slot(ref_slot)
    return [one.target for one in slot.readings() if one.target is not None] if slot is not None else []
