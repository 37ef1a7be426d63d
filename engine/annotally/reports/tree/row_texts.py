"""The texts of the rows of a tree on one side of a document, with their extents."""

from collections.abc import Sequence

from annotally.comparison.result import Level, Nodes
from annotally.model.extents import Extent, hull
from annotally.model.instance_columns import InstanceColumns, extents_of, types_of
from annotally.model.instances import Instance, Reading, as_written
from annotally.reports.tree.headlines import Headlines
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity.labels import Labels

TextAndExtent = tuple[str, Extent | None]
"""The text of a row on one side, and its extent as annotated; None where the file gives none."""
_NOTHING: TextAndExtent = ("", None)


class RowTexts:
    """The texts of the rows on one side; those of whole instances, which several rows show, are cached."""

    def __init__(
        self, task: TaskDefinition, document: str, side: int, instances: Sequence[Instance], text: str
    ) -> None:
        """Take the instances of a side, by its number, and the document's text."""
        self._side = side
        self._instances = instances
        self._headlines = Headlines(task, document, instances, text)
        self._labels = Labels(task.similarity) if task.method_spec.has_labels else None
        self._types = types_of(instances)
        self._whole: dict[int, TextAndExtent] = {}
        self._columns: Sequence[Sequence[str]] = ()
        """The texts of the slots of instances that differ in these alone; empty: look at the instances."""
        if isinstance(instances, InstanceColumns):
            self._columns = list((instances.slot_texts() or {}).values())

    def of_instance(self, number: int) -> TextAndExtent:
        """Return the headline and the extent of a whole instance."""
        text_and_extent = self._whole.get(number)
        if text_and_extent is None:
            extents = self._instances[number].extents
            text_and_extent = self._whole[number] = (
                self._headlines[number],
                hull(extents) if extents else None,
            )
        return text_and_extent

    def list_whole(self) -> list[TextAndExtent]:
        """Return the headlines and the extents of all instances, as `of_instance` does."""
        headlines = zip(self._headlines.list_all(), extents_of(self._instances), strict=True)
        headlines_and_extents = [(text, hull(places) if places else None) for text, places in headlines]
        self._whole = dict(enumerate(headlines_and_extents))
        return headlines_and_extents

    def of_row(self, nodes: Nodes, row: int) -> TextAndExtent:
        """Return text and extent of a row: of its instance, slot, alternative or fill."""
        number = nodes.sides[self._side].instance[row]
        return _NOTHING if number < 0 else self.of_place(nodes, row, number)

    def of_place(self, nodes: Nodes, row: int, number: int) -> TextAndExtent:
        """Return text and extent of a row as if it showed the instance of that number."""
        place = nodes.sides[self._side].slot[row]
        text, extent = self.of_instance(number) if place < 0 else self._of_slot(nodes, row, number)
        if self._labels is not None and text and nodes.level[row] == Level.SLOT:
            # A dimension's row: a side's label, its span, the values of an attribute. Empty where it is of no
            # single attribute: those it gathers stand below it, or on the cards.
            name = nodes.names[nodes.name[row]]
            if name == "_label":
                if self._labels.by_type:
                    return self._labels.of_type(self._types[number]), extent
                return self._labels.shown(self._instances[number]), extent
            return text if name == "_span" or place >= 0 else "", extent
        return text, extent

    def list_places(self, nodes: Nodes, row: int) -> Sequence[str] | None:
        """Return the texts that a row would show of each instance, all without extent.

        None unless it shows a slot, and all its texts come from a column.
        """
        slot = nodes.sides[self._side].slot[row]
        return self._columns[slot] if self._columns and slot >= 0 and self._labels is None else None

    def list_labels(self, nodes: Nodes, row: int) -> list[TextAndExtent] | None:
        """Return text and extent that a row of labels would show of each instance, as `of_place` does.

        None for other rows, and where values of attributes change labels.
        """
        labels, shows_part = self._labels, nodes.sides[self._side].slot[row] >= 0
        is_dimension = nodes.level[row] == Level.SLOT and nodes.names[nodes.name[row]] == "_label"
        if labels is None or not labels.by_type or shows_part or not is_dimension:
            return None
        names = {name: labels.of_type(name) for name in set(self._types)}
        instance_texts = map(self.of_instance, range(len(self._types)))
        return [
            (names[name] if text else "", extent)
            for name, (text, extent) in zip(self._types, instance_texts, strict=True)
        ]

    def _of_slot(self, nodes: Nodes, row: int, number: int) -> TextAndExtent:
        # From the top down: a slot of one reading, else the fills of an alternative.
        arrays = nodes.sides[self._side]
        if self._columns:
            return self._columns[arrays.slot[row]][number], None
        slot = self._instances[number].slots[arrays.slot[row]]
        if isinstance(slot.value, Reading) and slot.value.target is None:
            return as_written(slot.value), slot.value.extent
        alternative, fill = arrays.alternative[row], arrays.fill[row]
        if alternative < 0:
            chosen = slot.alternatives[0].fills if slot.alternatives else ()
        else:
            chosen = slot.alternatives[alternative].fills
        if fill >= 0:
            chosen = (chosen[fill],)
        spell = self._headlines.text
        text = spell(chosen[0]) if len(chosen) == 1 else "; ".join(map(spell, chosen))
        return text, chosen[0].parts[0].readings[0].extent if len(chosen) == 1 else None
