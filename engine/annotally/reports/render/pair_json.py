"""The pairs of a document as JSON: its tree without titles."""

from collections.abc import Sequence
from json.encoder import encode_basestring as quote

from annotally.comparison.result import Nodes, Outline, Sides, UnitComparison
from annotally.model.instance_columns import InstanceColumns, made, names_of, types_of
from annotally.model.instances import Instance
from annotally.reports.render.pair_rows import ABSENT, KEPT, RowEncoder, ShownInstances, spell, spell_id
from annotally.reports.render.pair_templates import Templates
from annotally.reports.tables.content_digests import ContentDigests
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.row_texts import RowTexts
from annotally.tasks.definition import TaskDefinition


class PairEncoder:
    """Encodes the pairs of a task's documents, one document after the other."""

    def __init__(self, task: TaskDefinition, sides: Sides) -> None:
        self._task = task
        self._sides = sides
        self._types = Types(task)
        self._digests = ContentDigests()
        self._rows = RowEncoder(task)
        self._templates = Templates(self._rows)
        self._spelled = _SpelledTexts(0), _SpelledTexts(1)

    def encode(self, unit: UnitComparison) -> str:
        """Return the pairs of a document, and its objects alone, as JSON objects with commas between."""
        outline = unit.outline_maker() if unit.outline_maker is not None else Outline(unit.nodes, ())
        stored_instances = self._sides.stored_instances(unit.document)
        shown_sides = [
            self._show(unit.document, side, instances) for side, instances in enumerate(stored_instances)
        ]
        objects = self._rows.objects(outline.nodes, shown_sides, unit.links)
        # What every object begins with stands between them: so it is not added to each, only to be copied.
        opening = f'{{"document":{quote(unit.document)},'
        texts = f",{opening}".join(self._templates.merge(outline, objects, shown_sides))
        return opening + texts if texts else ""

    def _show(self, document: str, side: int, stored_instances: Sequence[Instance]) -> ShownInstances:
        """Return the parts of the instances of a side that rows show."""
        # What whole instances show is encoded once an instance, however many rows show them. Instances in
        # columns are not made for it: names, texts, places and digests come from the columns, as long as
        # these hold every slot.
        entry = self._sides.documents.get(document)
        instances = _at_hand(stored_instances)
        texts = RowTexts(self._task, document, side, instances, entry.text if entry is not None else "")
        plain_names = names_of(instances)
        names = list(map(quote, plain_names))
        whole_rows = [
            spell_id(side, name, spell(side, *text))
            for name, text in zip(names, texts.list_whole(), strict=True)
        ]
        digests = [f'"{digest}"' for digest in self._digests.of(document, instances)]

        types = _type_texts(self._types, instances)

        def at(nodes: Nodes, row: int, number: int) -> str:
            return spell(side, *texts.of_place(nodes, row, number))

        def list_at(nodes: Nodes, row: int) -> Sequence[str] | None:
            column, labels = texts.list_places(nodes, row), texts.list_labels(nodes, row)
            if column is not None:
                return list(map(self._spelled[side].__getitem__, column))
            return None if labels is None else [spell(side, *label) for label in labels]

        encoded_lists = [*whole_rows, ABSENT[side]], [*digests, "null"], types
        return ShownInstances(plain_names, names, *encoded_lists, at, list_at)


class _SpelledTexts(dict[str, str]):
    """A cache of the JSON of a text on a side that has no extent."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side

    def __missing__(self, text: str) -> str:
        if len(self) >= KEPT:
            self.clear()
        self[text] = spelled = spell(self._side, text, None)
        return spelled


def _at_hand(instances: Sequence[Instance]) -> Sequence[Instance]:
    """Return instances with contents that can be listed: made, unless columns have these."""
    is_listed = isinstance(instances, InstanceColumns) and instances.slot_columns() is not None
    return instances if is_listed else made(instances)


def _type_texts(types: Types, instances: Sequence[Instance]) -> list[str]:
    """Return the JSON of the type of each instance."""
    if not types.by_class:
        return [quote(types(instance)) for instance in instances]
    names = types_of(instances)
    by_class = {name: quote(types.of_class(name)) for name in set(names)}
    return [by_class[name] for name in names]
