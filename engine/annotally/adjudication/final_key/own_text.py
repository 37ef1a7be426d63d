"""A final key on the text of the files that it is written over, with the edges that these have.

Annotations are compared on the first text of a document, and without edges that a person forgave (C5). In a
file they stand on its own text: those of its side where they stood, those of others where the alignment takes
them back to.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from annotally.adjudication.final_key.document import FinalDocument
from annotally.adjudication.final_key.pointers import FinalObject, Origin
from annotally.comparison.moved_documents import MovedDocument
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.text.alignment.text_versions import TextVersions
from annotally.workspace.inputs.moved_instances import InstanceMover, places_of

ExtentMap = Callable[[Extent], Extent]
"""Takes an extent of one text to its place in another."""


class KeyOnText(NamedTuple):
    """A final key as it stands in the files of a side."""

    finals: Mapping[str, FinalDocument]
    documents: Mapping[str, Document]
    """The documents with the texts of those files."""
    replaced: frozenset[str]
    """The documents in which annotations do not stand where they are compared."""
    lost: Mapping[str, Sequence[FinalObject]]
    """By document, the objects whose words the text of the files does not have, as they are compared."""


def put_on_own_text(sides: Sides, side: int, finals: Mapping[str, FinalDocument]) -> KeyOnText:
    """Return final keys of documents as the files of a side have their texts and edges."""
    moved_documents = {
        name: moved for name in finals if (moved := _moved_in_file(sides, side, name)) is not None
    }
    on_text, lost, replaced = dict(finals), dict[str, Sequence[FinalObject]](), set[str]()
    for name, final in finals.items():
        moved = moved_documents.get(name)
        if moved is None and not sides.untrimmed:
            continue
        carrier = _Carrier(sides, side, name, moved)
        on_text[name] = final._replace(objects=tuple(map(carrier.carry, final.objects)))
        replaced.add(name)
        if carrier.lost:
            lost[name] = carrier.lost
    documents = {**sides.documents, **{name: moved.text for name, moved in moved_documents.items()}}
    return KeyOnText(on_text, documents, frozenset(replaced), lost)


def _moved_in_file(sides: Sides, side: int, document: str) -> MovedDocument | None:
    """Return a document as its key's file has it, None if that has the text that is compared."""
    base = sides.sets[side]
    lenders = (item for item in sides.sets if item.format == base.format and document in item.documents)
    owner = base if document in base.documents else next(lenders, base)
    return sides.moved.get(owner.name, {}).get(document)


class _Carrier:
    """Carries the objects of one document to the text of a side's files."""

    # An object that stands where an annotation of the side was compared takes the places this has in its
    # file: so it keeps its bytes. Others go back through the alignment. Linear but for the search in runs.

    def __init__(self, sides: Sides, side: int, document: str, moved: MovedDocument | None) -> None:
        self._side, self._moved = side, moved
        base = sides.documents.get(document)
        self._text = base.text if base is not None else ""
        self._compared = _instances(sides.sets, document)
        self._untrimmed = _instances(sides.untrimmed, document) or self._compared
        self._back: TextVersions | None = moved.versions.turned() if moved is not None else None
        self.lost: list[FinalObject] = []
        """The objects so far of which no words remain."""

    def carry(self, item: FinalObject) -> FinalObject:
        """Return an object at its place in the files."""
        origin, instance = self._origin(item), item.instance
        if origin is not None:
            side, number = origin
            compared, untrimmed = self._compared[side][number], self._untrimmed[side][number]
            if side == self._side and self._moved is not None:
                original = self._moved.annotated.instances[number]
                mover = InstanceMover(_place_like(compared, original), self._text, self._moved.text.text)
                return item._replace(instance=mover.move(instance))
            if compared is not untrimmed:
                mover = InstanceMover(_place_like(compared, untrimmed), self._text, self._text)
                instance = mover.move(instance)
        if self._moved is None:
            return item._replace(instance=instance)
        mover = InstanceMover(self._go_back, self._text, self._moved.text.text)
        carried = mover.move(instance)
        if mover.has_lost_words:
            self.lost.append(item)
        return item._replace(instance=carried)

    def _origin(self, item: FinalObject) -> Origin | None:
        """Return the annotation that an object stands where it was compared: one of the side, if there is."""
        standing = [
            (side, number)
            for side, number in item.origins
            if self._compared[side][number].extents == item.instance.extents
        ]
        return min(standing, key=lambda origin: origin[0] != self._side, default=None)

    def _go_back(self, extent: Extent) -> Extent:
        return extent if self._back is None else self._back.place(extent)


def _instances(sets: Sequence[AnnotationSet], document: str) -> list[Sequence[Instance]]:
    entries = (side.documents.get(document) for side in sets)
    return [entry.instances if entry is not None else () for entry in entries]


class _Known(dict[Extent, Extent]):
    """Places of one annotation by those it had; another place, of a fill written by hand, stays."""

    def __missing__(self, extent: Extent) -> Extent:
        return extent


def _place_like(before: Instance, after: Instance) -> ExtentMap:
    """Return the function that takes the places of an instance to those it has after."""
    return _Known(zip(places_of(before), places_of(after), strict=True)).__getitem__
