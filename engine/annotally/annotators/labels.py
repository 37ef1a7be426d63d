"""Items as labels: the type that each annotator gives, and the fills of a scored slot."""

from collections.abc import Callable

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.slots import AnnotatedDocument, Values, slot_values
from annotally.comparison.items import NONE, Item, Member
from annotally.reports.tables.object_types import Types
from annotally.scoring.agreement.data import ItemLabel, LabelledDocument

NOTHING = "(nothing)"
"""The label of an annotator of the document without the item, where that counts as a label."""
OTHER = "(other)"
"""The label of all types but the chosen one."""


class ItemLabels:
    """Labels of the items of a comparison. ``nothing``: to lack an item is a label, else one is missing.

    An annotator without the document has no label in it either way.
    """

    def __init__(self, comparison: MultiComparison, *, nothing: bool = False) -> None:
        self._comparison = comparison
        self._absent = NOTHING if nothing else None
        self._types = Types(comparison.task)
        self._slots = slot_values(comparison.task)
        self._values: dict[str, Values] = {}

    def types(self, document: str) -> LabelledDocument:
        """Return the type that each annotator gives each item."""
        instances = self._comparison.sides.instances(document)

        def type_of(member: Member) -> str:
            return self._types(instances[member[0]][member[1]])

        rows = (self._row(item, type_of) for item in self._comparison.items(document))
        return LabelledDocument(document, tuple(rows))

    @property
    def slots(self) -> tuple[str, ...]:
        """The scored slots: ``enamex/type``; of annotations by similarity the attributes, by name."""
        return self._slots.names

    def slot(self, document: str, name: str) -> LabelledDocument:
        """Return the label of each annotator in a slot, for the items with an instance that can have it.

        Several fills are one label, whatever their order, and so are alternatives. A pointer is labelled by
        the item it leads to. A slot that is left empty is a label too; an instance of a type without such a
        slot has none.
        """
        # An item is a row if any of its instances can have the slot; annotators whose instance cannot, or who
        # lack the item, have no label in it. The members' values were read once for the document.
        values = self._values_of(document)
        rows = [
            self._row(item, lambda member: values[member].get(name))
            for item in self.items_with_slot(document, name)
        ]
        return LabelledDocument(document, tuple(rows))

    def items_with_slot(self, document: str, name: str) -> list[Item]:
        """Return the items that `slot` labels, in the same order."""
        values = self._values_of(document)
        return [
            item
            for item in self._comparison.items(document)
            if any(name in values[member] for member in item.present)
        ]

    def _values_of(self, document: str) -> Values:
        # Slots of a document are read once for all names: preparing instances costs more than a look-up.
        values = self._values.get(document)
        if values is None:
            comparison = self._comparison
            items = tuple(item.present for item in comparison.items(document))
            document_items = AnnotatedDocument(document, comparison.sides.instances(document), items)
            values = self._values[document] = self._slots.read(document_items)
        return values

    def _row(self, item: Item, label: Callable[[Member], ItemLabel]) -> tuple[ItemLabel, ...]:
        # An item is labelled by all annotators at once: None says "not of this document", the label for an
        # absent item "of this document, but without it".
        return tuple(
            label((annotator, number))
            if number != NONE
            else self._absent
            if item.annotated[annotator]
            else None
            for annotator, number in enumerate(item.members)
        )


def labels_of_type(document: LabelledDocument, name: str) -> LabelledDocument:
    """Return the labels with all but one type, and having no item, taken together."""

    def reduced(label: ItemLabel) -> ItemLabel:
        return label if label is None or label == name else OTHER

    return LabelledDocument(document.document, tuple(tuple(map(reduced, item)) for item in document.items))
