"""The JSON of objects that compare alike: encoded once, and filled in for each."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from annotally.comparison.links import Links
from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import DimensionValue, Nodes, Outline, Repetition
from annotally.reports.render.pair_rows import ABSENT, KEPT, RowEncoder, ShownInstances

_Place = tuple[int, int, str, int, int, int]
"""Where a row shows a part of any instance: side, level, name of the row; slot, alternative, fill."""
_WHOLE, _DIGESTS, _TYPES, _NAMES, _FIRST_PLACE = 0, 2, 4, 6, 8
"""Lists of a document by number: those of the key, those of the response behind them, and then of places."""
_HOLE = "\0"
"""Around the number of a list: JSON has no such sign."""


def _hole(number: int) -> str:
    return f"{_HOLE}{number}{_HOLE}"


def _list_nothing(nodes: Nodes, row: int) -> None:
    """Return None: the texts of no row are listed."""
    del nodes, row


class _Template(NamedTuple):
    """The JSON of an object to be filled in by ``%``: of each hole the number of its list, and the side."""

    text: str
    holes: tuple[tuple[int, int], ...]
    dimensions: tuple[DimensionValue, ...]
    """Those it is found by, so that no others get their id."""


class Templates:
    """The JSON of objects that compare alike, for all documents."""

    # Most objects of a corpus compare like others before: in the rows of an outline they stand once. Their
    # JSON differs in what it shows of the instances alone. It is encoded once, with holes in place of that,
    # by the same code as any rows; for each further object the holes are filled from lists of the document.
    # What is shown depends on the passage, on the sides that have the object, on similarity and dimensions,
    # and on shares, unless similarities are shown: on nothing else.

    def __init__(self, encoder: RowEncoder) -> None:
        self._encoder = encoder
        self._templates: dict[object, _Template] = {}
        self._places: dict[_Place, int] = {}
        self.examples: list[tuple[int, Nodes, int]] = []
        """Of each place a row that shows it, and the side."""

    def _holes(self, side: int) -> ShownInstances:
        """Return an instance of a side that shows, of every content, the number of its list."""

        def at(nodes: Nodes, row: int, number: int) -> str:
            del number
            return _hole(self._number_place(side, nodes, row))

        instances, digests, types, names = (
            _hole(first + side) for first in (_WHOLE, _DIGESTS, _TYPES, _NAMES)
        )
        contents = (instances, ABSENT[side]), (digests, "null"), (types,)
        return ShownInstances(("",), (names,), *contents, at, _list_nothing)

    def _number_place(self, side: int, nodes: Nodes, row: int) -> int:
        """Return the number of the list of the place that a row shows."""
        arrays = nodes.sides[side]
        part = arrays.slot[row], arrays.alternative[row], arrays.fill[row]
        place = side, nodes.level[row], nodes.names[nodes.name[row]], *part
        number = self._places.setdefault(place, _FIRST_PLACE + len(self._places))
        if number == _FIRST_PLACE + len(self.examples):
            self.examples.append((side, nodes, row))
        return number

    def merge(
        self, outline: Outline, objects: Iterator[tuple[int, str]], shown_sides: Sequence[ShownInstances]
    ) -> Iterator[str]:
        """Yield the objects of a document in order; of those of the outline's own rows the JSON is given."""
        lists, templates = _Lists(self, shown_sides), self._templates
        row, own_json = next(objects, _END)
        by_shares = not self._encoder.by_similarity
        for repetition in outline.repetitions:
            instances, why = repetition.instances, repetition.why
            while row < repetition.row:
                yield own_json
                row, own_json = next(objects, _END)
            presence = instances[0] >= 0, instances[1] >= 0
            shares = repetition.shares if by_shares else None
            key = repetition.passage, presence, why.f, id(why.dimensions), shares
            template = templates.get(key)
            if template is None:
                if len(templates) >= KEPT:
                    templates.clear()
                template = templates[key] = self._make(repetition)
            yield template.text % tuple([lists[number][instances[side]] for number, side in template.holes])
        while row < _END[0]:
            yield own_json
            row, own_json = next(objects, _END)

    def _make(self, repetition: Repetition) -> _Template:
        """Return the template of all objects like this."""
        numbers = tuple(min(number, 0) for number in repetition.instances)
        builder = NodeBuilder({"": repetition.passage})
        builder.open_document("")
        builder.repeat("", numbers, repetition.why, repetition.shares)
        builder.close()
        ((_, text),) = self._encoder.objects(builder.finish(), (self._holes(0), self._holes(1)), Links())
        pieces = text.split(_HOLE)
        lists = list(map(int, pieces[1::2]))
        pieces[::2] = [piece.replace("%", "%%") for piece in pieces[::2]]
        pieces[1::2] = ["%s"] * len(lists)
        holes = tuple((number, self._side(number)) for number in lists)
        return _Template("".join(pieces), holes, repetition.why.dimensions)

    def _side(self, number: int) -> int:
        return number % 2 if number < _FIRST_PLACE else self.examples[number - _FIRST_PLACE][0]


_END = (1 << 62, "")
"""Behind the last row of a document."""


class _Lists(dict[int, Sequence[str] | dict[int, str]]):
    """The lists that holes are filled from, by number; those of places are made when they are asked for."""

    # Most documents show few of the places that templates have, and each for few instances: their texts are
    # spelled at the first look, and are there for the other templates that show them.

    def __init__(self, templates: Templates, shown_sides: Sequence[ShownInstances]) -> None:
        key, response = shown_sides
        lists = (key.whole, response.whole, key.digests, response.digests, key.types, response.types)
        super().__init__(enumerate((*lists, key.names, response.names)))
        self._templates, self._shown = templates, shown_sides

    def __missing__(self, number: int) -> Sequence[str] | dict[int, str]:
        side, nodes, row = self._templates.examples[number - _FIRST_PLACE]
        listed = self._shown[side].list_at(nodes, row)
        self[number] = texts = _PlaceTexts(self._shown[side], nodes, row) if listed is None else listed
        return texts


class _PlaceTexts(dict[int, str]):
    """The texts that a row shows of the instances of a side, by number."""

    def __init__(self, shown_instances: ShownInstances, nodes: Nodes, row: int) -> None:
        super().__init__()
        self._shown, self._nodes, self._row = shown_instances, nodes, row

    def __missing__(self, number: int) -> str:
        self[number] = text = self._shown.at(self._nodes, self._row, number)
        return text
