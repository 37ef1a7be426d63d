"""The pairs of a document as nested values, the slow and obvious way, and whole results of comparisons."""

from collections.abc import Iterator, Mapping, Sequence

from annotally.comparison.result import Comparison, Level, Sides
from annotally.model.diagnostics import Diagnostic
from annotally.reports.render.pair_rows import dimension_value, node_scores, text_components
from annotally.reports.render.score_json import ScoreJson
from annotally.reports.tables.comparability import Terms
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.identities import OBJECTS, is_lowest, owners_of
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition
from annotally.workspace.facade import Workspace

_SIDE_KEYS = ("key", "response")


def result_text(
    task: TaskDefinition, comparison: Comparison, sides: Sides, warnings: Sequence[Diagnostic] = ()
) -> str:
    """Return a comparison as JSON."""
    with ScoreJson(task, sides) as result:
        for unit in comparison.units.values():
            result.add(unit)
        return b"".join(result.pieces(comparison, warnings, Terms())).decode()


def workspace_text(workspace: Workspace) -> str:
    """Return the result of a workspace as the command line writes it."""
    with ScoreJson(workspace.task, workspace.sides) as result:
        comparison = workspace.pass_units(result.add)
        return b"".join(result.pieces(comparison, workspace.warnings, workspace.terms)).decode()


class PairValues:
    """The pairs of one document as nested values, from its tree: the oracle of `pair_json`."""

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
        value: dict[str, object] = {"level": level.name.lower(), "name": str(nodes.names[nodes.name[row]])}
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
            self._facets(row) if level in OBJECTS else text_components(nodes.bundles[nodes.share[row]])
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
            "dimensions": {dimension.name: dimension_value(dimension) for dimension in dimensions},
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
                slots.setdefault(str(nodes.names[nodes.name[below]]), []).append(below)
        return {name: self._facet(rows) for name, rows in slots.items()}

    def _facet(self, rows: Sequence[int]) -> Mapping[str, object]:
        """Return a facet; of a gold mention with several system mentions the mean of theirs (E4)."""
        if len(rows) == 1:
            return {"status": Status(self._nodes.status[rows[0]]).name, "value": self._scores[rows[0]]}
        right = sum(self._nodes.status[row] == Status.COR for row in rows)
        status = Status.COR if right == len(rows) else Status.INC
        return {"status": status.name, "value": right / len(rows)}
