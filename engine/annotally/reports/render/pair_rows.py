"""The rows of a comparison as JSON: the tree of its pairs, encoded row by row, no value made in between."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from json.encoder import encode_basestring as quote
from typing import NamedTuple

import msgspec

from annotally.comparison.links import Links
from annotally.comparison.result import TOTAL, DimensionValue, Level, Nodes, Share
from annotally.model.extents import Extent
from annotally.reports.tables.event_mentions import mention_scores
from annotally.reports.tables.similarity_details import similarities
from annotally.reports.tree.columns import SEPARATOR
from annotally.reports.tree.identities import BELOW, OBJECTS
from annotally.scoring.families import AnyColumn
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionColumn
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity.builtin_methods import SPAN

_SIDE_KEYS = ("key", "response")
_HALF_POINTS: Mapping[AnyColumn, int] = {CountColumn.COR: 2, CountColumn.PAR: 1}
_FILLS: Mapping[AnyColumn, int] = {
    CountColumn.COR: 2,
    CountColumn.PAR: 2,
    CountColumn.INC: 2,
    CountColumn.MIS: 1,
    CountColumn.SPU: 1,
}
ABSENT = tuple(f'"{key}":null,"{key}_text":null,"{key}_extent":null' for key in _SIDE_KEYS)
_LEVELS = tuple(f'"level":"{level.name.lower()}","name":' for level in Level)
_STATUSES = tuple(f',"status":"{status.name}","score":' for status in Status)
_FACETS = tuple(f':{{"status":"{status.name}","value":' for status in Status)
_CLOSINGS = (*("]}" * times + "," for times in range(1, 256)), "")
"""What closes the rows before a row, by how much deeper the last was; at -1, of a row below that, nothing."""
KEPT = 1 << 16
"""Distinct values whose JSON is cached."""


class _Numbers(dict[float | None, str]):
    """A cache of the JSON of numbers: a corpus has few that differ."""

    def __missing__(self, number: float | None) -> str:
        if len(self) >= KEPT:
            self.clear()
        self[number] = encoded = msgspec.json.encode(number).decode()
        return encoded


class _Dimensions(dict[tuple[DimensionValue, ...], str]):
    """A cache of the JSON of dimensions: most pairs have theirs in common with others."""

    def __missing__(self, dimensions: tuple[DimensionValue, ...]) -> str:
        if len(self) >= KEPT:
            self.clear()
        plain = {dimension.name: dimension_value(dimension) for dimension in dimensions}
        self[dimensions] = encoded = msgspec.json.encode(plain).decode()
        return encoded


class ShownInstances(NamedTuple):
    """The parts of the instances of a side that rows show, as JSON, by number; at -1 stand those of none."""

    plain_names: Sequence[str]
    """The names, not as JSON."""
    names: Sequence[str]
    whole: Sequence[str]
    """Id, text and extent."""
    digests: Sequence[str]
    types: Sequence[str]
    at: Callable[[Nodes, int, int], str]
    """Text and extent of a row that shows a part of an instance, given by its number."""
    list_at: Callable[[Nodes, int], Sequence[str] | None]
    """Text and extent as ``at`` returns them, of all instances; None where they are not listed."""


class RowEncoder:
    """Encodes the rows of a task's documents, one document after the other."""

    def __init__(self, task: TaskDefinition) -> None:
        self.by_similarity = task.method_spec.has_labels
        self.numbers = _Numbers()
        self.dimensions = _Dimensions()

    def objects(
        self, nodes: Nodes, shown_sides: Sequence[ShownInstances], links: Links
    ) -> Iterator[tuple[int, str]]:
        """Yield each row right below the document, and its JSON with all rows below it, without its brace."""
        return _Rows(self, nodes, shown_sides, links).objects()


class _Rows:
    """The rows of one document, encoded in preorder."""

    # Rows are written as the tree has them, from top to bottom. A row is an object whose last key is the list
    # of its children; it stays open, and the next row closes those that it is not below. So nothing is nested
    # in memory: the cost is linear in rows, and one string a row. What whole instances show is encoded once
    # an instance; behind it stands what a side shows that has nothing, whose number is -1.

    def __init__(
        self, encoder: RowEncoder, nodes: Nodes, shown_sides: Sequence[ShownInstances], links: Links
    ) -> None:
        self._nodes = nodes
        self._by_similarity = encoder.by_similarity
        self._numbers = encoder.numbers
        self._dimensions = encoder.dimensions
        self._scores = node_scores(nodes)
        self._quoted = [quote(name) for name in nodes.names]
        self._shown = shown_sides
        self._classes = _Classes(nodes, links, [side.plain_names for side in shown_sides])

    def objects(self) -> Iterator[tuple[int, str]]:
        """Yield each row right below the document, and its JSON with all rows below it, without its brace."""
        nodes, numbers, quoted = self._nodes, self._numbers, self._quoted
        rules = [f',"rule":{quote(rule)}' for rule in nodes.rules]
        components = [
            f',"facets":{msgspec.json.encode(text_components(bundle)).decode()}' for bundle in nodes.bundles
        ]
        class_keys, has_labels = self._classes.keys, self._by_similarity
        sides = [self._side(side) for side in (0, 1)]
        columns = (nodes.depth, nodes.level, nodes.name, nodes.status, nodes.rule, nodes.share, self._scores)
        rows = enumerate(zip(*columns, *sides, strict=True))
        next(rows)
        depth_before = first = 0
        pieces: list[str] = []
        for row, (depth, level, name, status, rule, share, score, key, response) in rows:
            if level in OBJECTS:
                owner, facets = self._owner(row), self._facets(row)
                if has_labels and level == Level.INSTANCE:
                    facets = f"{self._similarity(row)}{facets}"
            else:
                owner, facets = self._fill(row, level), components[share]
            if depth > 1:
                opening = f"{_CLOSINGS[depth_before - depth]}{{"
            else:
                if pieces:
                    yield first, f"{''.join(pieces)}{']}' * depth_before}"
                opening, first = "", row
                pieces.clear()
            pieces.append(
                f"{opening}{_LEVELS[level]}{quoted[name]},"
                f"{key},{response}{owner}{_STATUSES[status]}{numbers[score]}{rules[rule]}{facets}"
                f'{class_keys.get(row, "")},"children":['
            )
            depth_before = depth
        if pieces:
            yield first, f"{''.join(pieces)}{']}' * depth_before}"

    def _side(self, side: int) -> list[str]:
        """Return id, text and extent of each row on a side."""
        # Every row has the same keys, null where a side has nothing: readers of the JSON need not test for
        # them. Most rows show a whole instance; what the others show is written over that.
        nodes, shown_instances = self._nodes, self._shown[side]
        whole_texts = shown_instances.whole
        numbers = nodes.sides[side].instance
        row_texts = [whole_texts[number] for number in numbers]
        for row, ids in self._others(side):
            number = numbers[row]
            row_texts[row] = spell_id(
                side, ids or shown_instances.names[number], shown_instances.at(nodes, row, number)
            )
        return row_texts

    def _others(self, side: int) -> Iterator[tuple[int, str]]:
        """Yield the rows that show no whole instance on a side, or several, these with their ids."""
        nodes, classes, names = self._nodes, self._classes, self._shown[side].names
        arrays = nodes.sides[side]
        rows = [row for row, slot in enumerate(arrays.slot) if slot >= 0]
        if self._by_similarity:
            rows += self._dimension_rows()
        for row in rows:
            if arrays.instance[row] >= 0:
                yield row, ""
        for row, refs in nodes.more.items():
            if more_names := [names[ref.instance] for ref in refs if ref.side == side]:
                ids = ",".join((names[arrays.instance[row]], *more_names))
                yield row, f"[{ids}]"
        for row, class_id in classes.ids.items():
            if classes.side[row] == side:
                yield row, class_id

    def _dimension_rows(self) -> list[int]:
        """Return the rows of dimensions but that of the extent, which shows the whole annotation."""
        nodes = self._nodes
        spans = [number for number, name in enumerate(nodes.names) if name == SPAN]
        levels = enumerate(zip(nodes.level, nodes.name, strict=True))
        return [row for row, (level, name) in levels if level == Level.SLOT and name not in spans]

    def _owner(self, row: int) -> str:
        """Return the type of an object, and digests of its content on either side (C7)."""
        shown_sides, (first, second) = self._shown, self._nodes.sides
        key, response = first.instance[row], second.instance[row]
        type_text = shown_sides[0].types[key] if key >= 0 else shown_sides[1].types[response]
        key_digest, response_digest = shown_sides[0].digests[key], shown_sides[1].digests[response]
        contents = f'"key_content":{key_digest},"response_content":{response_digest}'
        return f',"type":{type_text},{contents}'

    def _fill(self, row: int, level: int) -> str:
        """Return the number of a fill in its alternative of the key, nothing for the first."""
        nodes = self._nodes
        fill = nodes.sides[0].fill[row]
        return f',"key_fill":{fill}' if fill > 0 and level in BELOW and nodes.end[row] == row + 1 else ""

    def _similarity(self, row: int) -> str:
        """Return the similarity of a pair and of its dimensions, null and none for an annotation alone."""
        why = self._nodes.why.get(row)
        similarity = self._scores[row] if why is not None and why.f is not None else None
        dimensions = self._dimensions[why.dimensions if why is not None else ()]
        return f',"similarity":{self._numbers[similarity]},"dimensions":{dimensions}'

    def _facets(self, row: int) -> str:
        """Return status and score of each slot of an object."""
        nodes, scores, numbers, quoted = self._nodes, self._scores, self._numbers, self._quoted
        rows_by_name: dict[int, list[int]] = {}
        for below in range(row + 1, nodes.end[row]):
            if nodes.level[below] == Level.SLOT:
                rows_by_name.setdefault(nodes.name[below], []).append(below)
        facets = []
        for name, rows in rows_by_name.items():
            status, score = nodes.status[rows[0]], scores[rows[0]]
            if len(rows) > 1:
                # Of a gold mention with several system mentions a facet is the mean of theirs (E4).
                right = sum(nodes.status[slot] == Status.COR for slot in rows)
                status, score = Status.COR if right == len(rows) else Status.INC, right / len(rows)
            facets.append(f"{quoted[name]}{_FACETS[status]}{numbers[score]}}}")
        return f',"facets":{{{",".join(facets)}}}'


def spell_id(side: int, name: str, text_and_extent: str) -> str:
    """Return id, text and extent of a side, given the JSON of the id, and of the others with their keys."""
    return f'"{_SIDE_KEYS[side]}":{name},{text_and_extent}'


def spell(side: int, text: str, extent: Extent | None) -> str:
    """Return text and extent of a side, with their keys."""
    plain_text = text.replace(SEPARATOR, " ") if SEPARATOR in text else text  # as columns of text have it
    place = "null" if extent is None or extent.start < 0 else f"[{extent.start},{extent.end}]"
    if side:
        return f'"response_text":{quote(plain_text)},"response_extent":{place}'
    return f'"key_text":{quote(plain_text)},"key_extent":{place}'


class _Classes:
    """The classes of a document's mentions. The id of a class is the list of its mentions' ids, sorted."""

    # Cross links are turned into look-ups once, and the ids of a class sorted once, however many mentions
    # and other classes name it: O(n log n) in the mentions.

    def __init__(self, nodes: Nodes, links: Links, names: Sequence[Sequence[str]]) -> None:
        numbers = [side.instance for side in nodes.sides]
        mentions = links.of("member")
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
            ids = [quote(name) for name in sorted(names[side][numbers[side][row]] for row in rows)]
            self.ids[group], first_ids[group] = f"[{','.join(ids)}]", ids[0]
        keys: dict[int, str] = {}
        for kind in ("ceaf_m", "ceaf_e"):
            for pair in links.of(kind):
                for row, aligned in zip(pair, pair[::-1], strict=True):
                    keys[row] = f'{keys.get(row, "")},"{kind}":{self.ids[aligned]}'
        class_keys = {
            group: f',"{_SIDE_KEYS[side]}_class":{first_ids[group]}' for group, side in self.side.items()
        }
        for mention, group in mentions:
            keys[mention] = keys.get(mention, "") + class_keys[group]
        self.keys = keys
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
    if any(why.rule.startswith(("similarity-", "matching-")) for why in nodes.why.values()):
        return similarities(nodes)
    if any(isinstance(share.column, MentionColumn) for bundle in nodes.bundles for share in bundle):
        return mention_scores(nodes)
    # F = 2·(COR + ½ PAR) / (POS + ACT): points over fills, in halves so that they are integers. In preorder a
    # parent comes before its children; backwards, each row is complete when it is added to its parent.
    points = [_points(bundle, _HALF_POINTS) for bundle in nodes.bundles]
    fills = [_points(bundle, _FILLS) for bundle in nodes.bundles]
    if not any(fills):
        return [None] * len(nodes)
    own_points = [points[number] for number in nodes.share]
    own_fills = [fills[number] for number in nodes.share]
    for row in range(len(nodes) - 1, 0, -1):
        parent = nodes.parent[row]
        own_points[parent] += own_points[row]
        own_fills[parent] += own_fills[row]
    return [float(p / f) if f else None for p, f in zip(own_points, own_fills, strict=True)]


def _points(bundle: Iterable[Share], worth: Mapping[AnyColumn, int]) -> Amount:
    return sum(worth.get(share.column, 0) * share.amount for share in bundle if share.row == TOTAL)
