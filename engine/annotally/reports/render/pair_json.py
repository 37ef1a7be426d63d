"""The pairs of a document as JSON: its tree without titles, encoded row by row, no value made in between."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from json.encoder import encode_basestring as quote

import msgspec

from annotally.comparison.result import TOTAL, DimensionValue, Level, Nodes, Share, Sides, UnitComparison
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.reports.tables.comparability import content_digests
from annotally.reports.tables.event_mentions import mention_scores
from annotally.reports.tables.object_types import Types
from annotally.reports.tables.similarity_details import similarities
from annotally.reports.tree.columns import SEPARATOR
from annotally.reports.tree.identities import BELOW, OBJECTS
from annotally.reports.tree.row_texts import RowTexts
from annotally.scoring.families import AnyColumn
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionColumn
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TaskDefinition

_SIDE_KEYS = ("key", "response")
_HALF_POINTS: Mapping[AnyColumn, int] = {CountColumn.COR: 2, CountColumn.PAR: 1}
_FILLS: Mapping[AnyColumn, int] = {
    CountColumn.COR: 2,
    CountColumn.PAR: 2,
    CountColumn.INC: 2,
    CountColumn.MIS: 1,
    CountColumn.SPU: 1,
}
_ABSENT = tuple(f'"{key}":null,"{key}_text":null,"{key}_extent":null' for key in _SIDE_KEYS)
_LEVELS = tuple(f'"level":"{level.name.lower()}","name":' for level in Level)
_STATUSES = tuple(f',"status":"{status.name}","score":' for status in Status)
_FACETS = tuple(f':{{"status":"{status.name}","value":' for status in Status)
_KEPT = 1 << 16
"""Distinct values whose JSON is cached."""


class _Numbers(dict[float | None, str]):
    """A cache of the JSON of numbers, of which a corpus has few that differ."""

    def __missing__(self, number: float | None) -> str:
        if len(self) >= _KEPT:
            self.clear()
        self[number] = encoded = msgspec.json.encode(number).decode()
        return encoded


class _Dimensions(dict[tuple[DimensionValue, ...], str]):
    """A cache of the JSON of what pairs were compared by, which most pairs have in common with others."""

    def __missing__(self, dimensions: tuple[DimensionValue, ...]) -> str:
        if len(self) >= _KEPT:
            self.clear()
        plain = {dimension.name: dimension_value(dimension) for dimension in dimensions}
        self[dimensions] = encoded = msgspec.json.encode(plain).decode()
        return encoded


class PairEncoder:
    """Encodes the pairs of a task's documents, one document after the other."""

    def __init__(self, task: TaskDefinition, sides: Sides) -> None:
        self.task = task
        self.sides = sides
        self.types = Types(task)
        self.numbers = _Numbers()
        self.dimensions = _Dimensions()

    def encode(self, unit: UnitComparison) -> str:
        """Return the pairs of a document, and its objects alone, as JSON objects with commas between."""
        return "".join(_Rows(self, unit).pieces())


class _Rows:
    """The rows of one document, encoded in preorder."""

    # Rows are written as the tree has them, from top to bottom. A row is an object whose last key is the list
    # of its children; it stays open, and the next row closes those that it is not below. So nothing is nested
    # in memory: the cost is linear in rows, and one string a row.

    def __init__(self, encoder: PairEncoder, unit: UnitComparison) -> None:
        task, sides = encoder.task, encoder.sides
        self._unit = unit
        self._nodes = unit.nodes
        self._types = encoder.types
        self._numbers = encoder.numbers
        self._dimensions = encoder.dimensions
        self._has_labels = encoder.types.by_similarity
        self._scores = node_scores(unit.nodes)
        self._instances = sides.instances(unit.document)
        self._digests = [content_digests(unit.document, side) for side in self._instances]
        self._names = [[quote(instance.name) for instance in side] for side in self._instances]
        document = sides.documents.get(unit.document)
        text = document.text if document is not None else ""
        self._texts = [
            RowTexts(task, unit.document, number, side, text) for number, side in enumerate(self._instances)
        ]
        self._whole: list[list[str | None]] = [[None] * len(side) for side in self._instances]
        """By side the encoded ids, texts and extents of whole instances, which several rows may show."""
        self._classes = _Classes(unit, self._instances)
        self._quoted = [quote(name) for name in unit.nodes.names]

    def pieces(self) -> Iterator[str]:
        """Yield each row below the document, and last what closes the open ones."""
        nodes, numbers, quoted = self._nodes, self._numbers, self._quoted
        rules = [f',"rule":{quote(rule)}' for rule in nodes.rules]
        components = [
            f',"facets":{msgspec.json.encode(text_components(bundle)).decode()}' for bundle in nodes.bundles
        ]
        openings = ["{"] * 256
        openings[1] = f'{{"document":{quote(self._unit.document)},'
        linked = self._classes.keys
        columns = (nodes.depth, nodes.level, nodes.name, nodes.status, nodes.rule, nodes.share, self._scores)
        depth_before = 0
        for row, (depth, level, name, status, rule, share, score) in enumerate(zip(*columns, strict=True)):
            if row == 0:
                continue
            closing = "" if depth > depth_before else "]}" * (depth_before - depth + 1) + ","
            depth_before = depth
            is_object = level in OBJECTS
            yield (
                f"{closing}{openings[depth]}{_LEVELS[level]}{quoted[name]},"
                f"{self._side(row, 0)},{self._side(row, 1)}"
                f"{self._owner(row) if is_object else self._fill(row, level)}"
                f"{_STATUSES[status]}{numbers[score]}{rules[rule]}"
                f"{self._similarity(row) if self._has_labels and level == Level.INSTANCE else ''}"
                f'{self._facets(row) if is_object else components[share]}{linked.get(row, "")},"children":['
            )
        yield "]}" * depth_before

    def _side(self, row: int, side: int) -> str:
        """Return id, text and extent of a side."""
        # Every side has the same keys, null where it has nothing: readers of the JSON need not test for keys.
        nodes = self._nodes
        arrays = nodes.sides[side]
        number = arrays.instance[row]
        if number < 0:
            return _ABSENT[side]
        has_own_text = arrays.slot[row] >= 0 or (self._has_labels and nodes.level[row] == Level.SLOT)
        if has_own_text or row in nodes.more or row in self._classes.ids:
            return self._spell(side, self._name(row, side), *self._texts[side].of_row(nodes, row))
        whole = self._whole[side][number]
        if whole is None:
            placed = self._texts[side].of_instance(number)
            whole = self._whole[side][number] = self._spell(side, self._names[side][number], *placed)
        return whole

    def _spell(self, side: int, name: str, text: str, extent: Extent | None) -> str:
        key = _SIDE_KEYS[side]
        shown = text.replace(SEPARATOR, " ") if SEPARATOR in text else text  # as columns of text have it
        place = "null" if extent is None or extent.start < 0 else f"[{extent.start},{extent.end}]"
        return f'"{key}":{name},"{key}_text":{quote(shown)},"{key}_extent":{place}'

    def _name(self, row: int, side: int) -> str:
        """Return the id of a row on a side; of a class, and of several instances, a list of ids."""
        names, nodes = self._names[side], self._nodes
        if row in self._classes.ids and side == self._classes.side[row]:
            return self._classes.ids[row]
        first = names[nodes.sides[side].instance[row]]
        more_names = [names[ref.instance] for ref in nodes.more.get(row, ()) if ref.side == side]
        return f"[{','.join((first, *more_names))}]" if more_names else first

    def _owner(self, row: int) -> str:
        """Return the type of an object, and digests of its content on either side (C7)."""
        key, response = (side.instance[row] for side in self._nodes.sides)
        if key < 0 and response < 0:
            return ""
        present = self._instances[0][key] if key >= 0 else self._instances[1][response]
        contents = [
            f'"{self._digests[side][number]}"' if number >= 0 else "null"
            for side, number in enumerate((key, response))
        ]
        kind = quote(self._types(present))
        return f',"type":{kind},"key_content":{contents[0]},"response_content":{contents[1]}'

    def _fill(self, row: int, level: int) -> str:
        """Return the number of a fill in its alternative of the key, nothing for the first."""
        nodes = self._nodes
        is_lowest = level in BELOW and nodes.end[row] == row + 1
        return f',"key_fill":{fill}' if is_lowest and (fill := nodes.sides[0].fill[row]) > 0 else ""

    def _similarity(self, row: int) -> str:
        """Return the similarity of a pair and of its dimensions, null and none for an annotation alone."""
        why = self._nodes.why.get(row)
        similarity = self._scores[row] if why is not None and why.f is not None else None
        dimensions = self._dimensions[why.dimensions if why is not None else ()]
        return f',"similarity":{self._numbers[similarity]},"dimensions":{dimensions}'

    def _facets(self, row: int) -> str:
        """Return status and score of each slot of an object."""
        nodes = self._nodes
        first, end = row + 1, nodes.end[row]
        if end == first:
            return ',"facets":{}'
        slots: dict[int, list[int]] = {}
        for below in range(first, end):
            if nodes.level[below] == Level.SLOT:
                slots.setdefault(nodes.name[below], []).append(below)
        facets = (f"{self._quoted[name]}{self._facet(rows)}" for name, rows in slots.items())
        return f',"facets":{{{",".join(facets)}}}'

    def _facet(self, rows: Sequence[int]) -> str:
        """Return a facet; of a gold mention with several system mentions the mean of theirs (E4)."""
        status, score = self._nodes.status[rows[0]], self._scores[rows[0]]
        if len(rows) > 1:
            right = sum(self._nodes.status[row] == Status.COR for row in rows)
            status, score = Status.COR if right == len(rows) else Status.INC, right / len(rows)
        return f"{_FACETS[status]}{self._numbers[score]}}}"


class _Classes:
    """The classes of a document's mentions. The id of a class are the ids of its mentions, sorted."""

    # Cross links are turned into look-ups once, and the ids of a class sorted once, however many mentions
    # and other classes name it: O(n log n) in the mentions.

    def __init__(self, unit: UnitComparison, instances: Sequence[Sequence[Instance]]) -> None:
        numbers = [side.instance for side in unit.nodes.sides]
        mentions = unit.links.of("member")
        members: dict[int, list[int]] = {}
        for mention, group in mentions:
            members.setdefault(group, []).append(mention)
        self.side = {group: 0 if numbers[0][group] >= 0 else 1 for group in members}
        """The side of each class, by its row."""
        self.ids: dict[int, str] = {}
        """The encoded id of each class, by its row."""
        first_ids: dict[int, str] = {}
        for group, rows in members.items():
            side = self.side[group]
            ids = [quote(name) for name in sorted(instances[side][numbers[side][row]].name for row in rows)]
            self.ids[group], first_ids[group] = f"[{','.join(ids)}]", ids[0]
        keys: dict[int, dict[str, str]] = {}
        for kind in ("ceaf_m", "ceaf_e"):
            for key_class, response_class in unit.links.of(kind):
                keys.setdefault(key_class, {})[kind] = self.ids[response_class]
                keys.setdefault(response_class, {})[kind] = self.ids[key_class]
        for mention, group in mentions:
            keys.setdefault(mention, {})[f"{_SIDE_KEYS[self.side[group]]}_class"] = first_ids[group]
        self.keys = {
            row: "".join(f',"{key}":{value}' for key, value in values.items()) for row, values in keys.items()
        }
        """By row the further keys of a class, those it is aligned with, and of a mention, its classes."""


def text_components(shares: Iterable[Share]) -> dict[str, object]:
    """Return the points of a text fill, for content and extent, and whether each is right (H10)."""
    return {
        share.row[1]: {
            "status": CountColumn(share.column).name,
            "value": None if share.column is CountColumn.NON else float(share.column is CountColumn.COR),
        }
        for share in shares
        if share.row[0] == "component"
    }


def dimension_value(dimension: DimensionValue) -> dict[str, object]:
    """Return how alike a pair is in one dimension, and in the attributes that this gathers."""
    value: dict[str, object] = {
        "method": dimension.method,
        "weight": float(Fraction(*dimension.weight)),
        "similarity": float(Fraction(*dimension.similarity)),
    }
    if dimension.parts:
        value["attributes"] = {part.name: float(Fraction(*part.similarity)) for part in dimension.parts}
    return value


def node_scores(nodes: Nodes) -> list[float | None]:
    """Return, per node, F (b = 1) of the fills that it and its descendants count in all slots.

    None where they count none (C2). Of event mentions, their overlap, and of a facet whether it is right; of
    MAT the similarity of pairs and of dimensions.
    """
    if any(why.rule.startswith("similarity-") for why in nodes.why.values()):
        return similarities(nodes)
    if any(isinstance(share.column, MentionColumn) for bundle in nodes.bundles for share in bundle):
        return mention_scores(nodes)
    # F = 2·(COR + ½ PAR) / (POS + ACT): points over fills, in halves so that they are integers. In preorder a
    # parent comes before its children; backwards, each row is complete when it is added to its parent.
    points = [_points(bundle, _HALF_POINTS) for bundle in nodes.bundles]
    fills = [_points(bundle, _FILLS) for bundle in nodes.bundles]
    own_points = [points[number] for number in nodes.share]
    own_fills = [fills[number] for number in nodes.share]
    for row in range(len(nodes) - 1, 0, -1):
        parent = nodes.parent[row]
        own_points[parent] += own_points[row]
        own_fills[parent] += own_fills[row]
    return [float(p / f) if f else None for p, f in zip(own_points, own_fills, strict=True)]


def _points(bundle: Iterable[Share], worth: Mapping[AnyColumn, int]) -> Amount:
    return sum(worth.get(share.column, 0) * share.amount for share in bundle if share.row == TOTAL)
