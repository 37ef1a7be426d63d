"""The result as JSON, schema 1; the help page ``json.md`` describes every key."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from annotally import __version__
from annotally.comparison.result import (
    TOTAL,
    Comparison,
    DimensionValue,
    Level,
    Nodes,
    RowKey,
    Share,
    Sides,
)
from annotally.model.diagnostics import Diagnostic
from annotally.reports.tables.comparability import Terms
from annotally.reports.tables.confusion import confusion
from annotally.reports.tables.event_mentions import average, mention_scores, mention_tally, ratios
from annotally.reports.tables.object_types import Types
from annotally.reports.tables.score_tables import counted, judged, score_rows
from annotally.reports.tables.similarity_details import similarities
from annotally.reports.tables.similarity_tables import spreads
from annotally.reports.tree.identities import OBJECTS, is_lowest, owners_of
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.bootstrap import SAMPLES, Spread
from annotally.scoring.families import AnyColumn, AnyTally, family_of
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionColumn
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import Figures

SCHEMA = 1
"""Raised when a key changes its meaning or goes; new keys may come at any time."""

_SIDE_KEYS = ("key", "response")
_HALF_POINTS: Mapping[AnyColumn, int] = {CountColumn.COR: 2, CountColumn.PAR: 1}
_FILLS: Mapping[AnyColumn, int] = {
    CountColumn.COR: 2,
    CountColumn.PAR: 2,
    CountColumn.INC: 2,
    CountColumn.MIS: 1,
    CountColumn.SPU: 1,
}


def score_json(
    task: TaskDefinition,
    comparison: Comparison,
    sides: Sides,
    trees: Iterable[TreeTable],
    warnings: Sequence[Diagnostic],
    terms: Terms,
) -> str:
    """Return the whole result on one line, which ends with LF.

    Measures are unrounded, null where undefined (C2); offsets are code points of the document text (C1).
    """
    documents: list[object] = []
    pairs: list[bytes] = []
    types = Types(task)
    for tree in trees:
        table = comparison.units[tree.document].table
        relevance = {} if task.text_filter is None else {"relevance": tree.nodes.node(0).rule}
        documents.append({"id": tree.document, "label": tree.label, **relevance, **_totals(task, table)})
        # Encoded document by document: nested values of a whole corpus would take ten times the room.
        if encoded := msgspec.json.encode(list(_Pairs(tree, sides, types).all()))[1:-1]:
            pairs.append(encoded)
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": comparison.signature,
        **({"manual": comparison.manual} if comparison.manual else {}),
        "task": task.name,
        "terms": {"definition": terms.definition, "key": terms.key, "options": terms.options},
        "documents": documents,
        "rows": [
            {"section": str(row.section), "name": row.path, **_scores(row.tally)}
            for row in score_rows(task, comparison.table)
        ],
        "totals": _totals(task, comparison.table) | _averages(task, comparison),
        **_similarity(task, comparison, sides),
        "pairs": msgspec.Raw(b"[" + b",".join(pairs) + b"]"),
        "warnings": [warning_value(diagnostic) for diagnostic in warnings],
    }
    return msgspec.json.encode(value).decode() + "\n"


def _scores(tally: AnyTally) -> dict[str, object]:
    return {"tally": counted(tally), "measures": measures(tally)}


def _totals(task: TaskDefinition, table: Mapping[RowKey, AnyTally]) -> dict[str, object]:
    """Return tally and measures of the row a task is judged by; of coreference every metric besides."""
    scores = _scores(judged(task, table))
    if task.method_spec.figures is Figures.LINKS:
        scores["metrics"] = {
            row.name: {**measures(row.tally), "tally": counted(row.tally)}
            for row in score_rows(task, table)
            if row.key[0] == "metric"
        }
    return scores


def _averages(task: TaskDefinition, comparison: Comparison) -> dict[str, object]:
    """Return both averages of event mentions; nothing of other tasks."""
    if task.method_spec.figures is not Figures.MENTIONS:
        return {}
    # Micro: the sum of all documents is divided; macro: the ratios of documents are averaged (E8).
    micro = mention_tally(comparison.table)
    macro = average(unit.table for unit in comparison.units.values())
    return {
        "micro": numbers(ratios(micro)),
        "macro": {**numbers(ratios(macro)), "documents": macro.documents},
    }


def _similarity(task: TaskDefinition, comparison: Comparison, sides: Sides) -> dict[str, object]:
    """Return the parts that only MAT has: the confusability matrix and the bootstrap (A10)."""
    if not task.method_spec.has_confusion:
        return {}
    rules = task.similarity
    # Cells that count nothing are left out: a matrix of many labels is nearly empty.
    matrix = confusion(rules, comparison, sides)
    spreads_by_row = spreads(comparison.units, rules.seed)
    cells = [
        {
            "key": reference or None,
            "response": hypothesis or None,
            "count": matrix.count(reference, hypothesis),
        }
        for reference in matrix.lines
        for hypothesis in matrix.lines
        if matrix.count(reference, hypothesis)
    ]
    rows = [
        {
            "section": str(row.section),
            "name": row.path,
            **{name: _spread(spread) for name, spread in spreads_by_row[row.key].items()},
        }
        for row in score_rows(task, comparison.table)
        if row.key in spreads_by_row
    ]
    return {"confusability": cells, "bootstrap": {"seed": rules.seed, "samples": SAMPLES, "rows": rows}}


def _spread(spread: Spread) -> dict[str, float | int | None]:
    return {
        "mean": spread.mean,
        "variance": spread.variance,
        "standard_deviation": spread.deviation,
        "skipped": spread.skipped,
    }


def numbers(exact: Mapping[str, Fraction | None]) -> dict[str, float | None]:
    """Return ratios as unrounded numbers, None where undefined (C2)."""
    return {key: None if ratio is None else float(ratio) for key, ratio in exact.items()}


def measures(tally: AnyTally) -> dict[str, float | None]:
    """Return every measure of a tally by its key, None where undefined (C2)."""
    return numbers({measure.key: measure.compute(tally) for measure in family_of(tally).measures})


def warning_value(diagnostic: Diagnostic) -> dict[str, object]:
    """Return a warning as the results hold it: file, line, column, message."""
    # The three sentences of a diagnostic become one message; those that are empty leave no separator behind.
    sentences = (
        diagnostic.found,
        f"expected {diagnostic.expected}" if diagnostic.expected else "",
        diagnostic.remedy,
    )
    return {
        "file": _printable(diagnostic.file),
        "line": diagnostic.line,
        "column": diagnostic.column,
        "message": _printable("; ".join(part for part in sentences if part)),
    }


def _printable(text: str) -> str:
    """Return ``text`` without the lone surrogates of file names that are not UTF-8: JSON cannot hold them."""
    return text.encode("utf-8", "replace").decode() if not text.isascii() else text


class _Pairs:
    """The nodes of one document as nested values."""

    def __init__(self, tree: TreeTable, sides: Sides, types: Types) -> None:
        self._tree = tree
        self._nodes = tree.nodes
        self._scores = node_scores(tree.nodes)
        instances = sides.instances(tree.document)
        self._similar = types.by_similarity
        self._names = [[key_class.name for key_class in side] for side in instances]
        self._owners = owners_of(tree, instances, types)
        # Cross links are turned into look-ups once: mentions by class, classes by mention, aligned classes by
        # both.
        self._members: dict[int, list[int]] = {}
        self._classes_of: dict[int, list[int]] = {}
        for mention, group in tree.links.of("member"):
            self._members.setdefault(group, []).append(mention)
            self._classes_of.setdefault(mention, []).append(group)
        self._classes: dict[int, dict[str, int]] = {}
        """Per class, the class of the other side that each CEAF aligns it with."""
        for kind in ("ceaf_m", "ceaf_e"):
            for key_class, response_class in tree.links.of(kind):
                self._classes.setdefault(key_class, {})[kind] = response_class
                self._classes.setdefault(response_class, {})[kind] = key_class

    def all(self) -> Iterator[dict[str, object]]:
        """Yield the objects of the document: every pair and every object alone."""
        for row in self._nodes.children(0):
            yield {"document": self._tree.document, **self._value(row)}

    def _value(self, row: int) -> dict[str, object]:
        nodes = self._nodes
        # Keys in a fixed order, those that not every row has only where there is something to say.
        level = Level(nodes.level[row])
        value: dict[str, object] = {"level": level.name.lower(), "name": nodes.names[nodes.name[row]]}
        for side, key in enumerate(_SIDE_KEYS):
            value |= self._side_values(row, side, key)
        if (owner := self._owners.get(row)) is not None:
            value |= {"type": owner.type, "key_content": owner.key, "response_content": owner.response}
        if is_lowest(nodes, row) and (fill := nodes.sides[0].fill[row]) > 0:
            value["key_fill"] = fill
        value["status"] = Status(nodes.status[row]).name
        value["score"] = self._scores[row]
        value["rule"] = nodes.rules[nodes.rule[row]]
        if self._similar and level == Level.INSTANCE:
            value |= self._similarity(row)
        value["facets"] = (
            self._facets(row) if level in OBJECTS else _components(nodes.bundles[nodes.share[row]])
        )
        value |= self._class_values(row)
        value["children"] = [self._value(child) for child in nodes.children(row)]
        return value

    def _side_values(self, row: int, side: int, key: str) -> dict[str, object]:
        """Return id, text and extent of a side, under its ``key``."""
        # Every side has the same keys, null where it has nothing: readers of the JSON need not test for keys.
        tree = self._tree
        has_instance = self._nodes.sides[side].instance[row] >= 0
        start, end = tree.starts[side][row], tree.ends[side][row]
        return {
            key: self._name(row, side) if has_instance else None,
            f"{key}_text": tree.texts[side][row] if has_instance else None,
            f"{key}_extent": [start, end] if start >= 0 else None,
        }

    def _similarity(self, row: int) -> dict[str, object]:
        """Return the similarity of a pair and of its dimensions, null and none for an annotation alone."""
        why = self._nodes.why.get(row)
        dimensions = why.dimensions if why is not None else ()
        return {
            "similarity": self._scores[row] if why is not None and why.f is not None else None,
            "dimensions": {dimension.name: _dimension(dimension) for dimension in dimensions},
        }

    def _class_values(self, row: int) -> dict[str, object]:
        """Return the ids of a class and of those it is aligned with, or the classes of a mention."""
        value: dict[str, object] = {}
        if row in self._members:
            value[_SIDE_KEYS[self._side(row)]] = self._ids(row)
        for name, opposite_class in self._classes.get(row, {}).items():
            value[name] = self._ids(opposite_class)
        for group in self._classes_of.get(row, ()):
            value[f"{_SIDE_KEYS[self._side(group)]}_class"] = self._ids(group)[0]
        return value

    def _name(self, row: int, side: int) -> object:
        """Return the id of a row's instance on a side, a list of ids if it has several."""
        names = self._names[side]
        first = names[self._nodes.sides[side].instance[row]]
        more_names = [names[ref.instance] for ref in self._nodes.more.get(row, ()) if ref.side == side]
        return [first, *more_names] if more_names else first

    def _side(self, row: int) -> int:
        """Return the side of a class."""
        return 0 if self._nodes.sides[0].instance[row] >= 0 else 1

    def _ids(self, row: int) -> list[str]:
        """Return a class's id: the ids of its mentions, sorted."""
        side = self._side(row)
        numbers = self._nodes.sides[side].instance
        return sorted(self._names[side][numbers[member]] for member in self._members[row])

    def _facets(self, row: int) -> Mapping[str, object]:
        nodes = self._nodes
        slots: dict[str, list[int]] = {}
        for below in range(row + 1, nodes.end[row]):
            if nodes.level[below] == Level.SLOT:
                slots.setdefault(nodes.names[nodes.name[below]], []).append(below)
        return {name: self._facet(rows) for name, rows in slots.items()}

    def _facet(self, rows: Sequence[int]) -> Mapping[str, object]:
        """Return a facet; of a gold mention with several system mentions the mean of theirs (E4)."""
        if len(rows) == 1:
            return {"status": Status(self._nodes.status[rows[0]]).name, "value": self._scores[rows[0]]}
        right = sum(self._nodes.status[row] == Status.COR for row in rows)
        status = Status.COR if right == len(rows) else Status.INC
        return {"status": status.name, "value": right / len(rows)}


def _components(shares: Iterable[Share]) -> dict[str, object]:
    """Return the points of a text fill, for content and extent, and whether each is right (H10)."""
    return {
        share.row[1]: {
            "status": CountColumn(share.column).name,
            "value": None if share.column is CountColumn.NON else float(share.column is CountColumn.COR),
        }
        for share in shares
        if share.row[0] == "component"
    }


def _dimension(dimension: DimensionValue) -> dict[str, object]:
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
