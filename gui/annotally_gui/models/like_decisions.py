"""Decisions about disagreements of the same kind as another one."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from annotally.adjudication.project.messages import Decided
from annotally.comparison.result import Level
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import sign
from annotally_gui.models.forest import Forest
from annotally_gui.models.masks import intersect, marked_few, picking

_UNRULED = picking(0)
_DISAGREEING = frozenset(status for status in Status if status.disagreement)


class Likeness(NamedTuple):
    """The kind of a disagreement: its state, its labels, and the slots that disagree, with their states."""

    status: int
    labels: str
    slots: tuple[tuple[str, int], ...]


LikeRows = Mapping[str, Mapping[str, Sequence[int]]]
"""Rows by the sign of their decision, as `final_words.sign` has it, and by document."""


class LikeDecisions:
    """The decisions that people made about whole objects, by the kind of their disagreement."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Decided, TreeTable, dict[Likeness, list[tuple[str, int]]]]] = {}
        """By document: the decisions and the tree looked at, and the signs and rows that were found."""
        self._kinds: dict[str, tuple[TreeTable, dict[int, Likeness | None]]] = {}
        """By document: its tree, and the kinds of the rows looked at, which decisions do not change."""

    def rows_like(self, forest: Forest, verdicts: DecisionModel, row: int) -> LikeRows:
        """Return the decided rows that are like the object of ``row``, but for itself.

        What rules decided is left out. Empty for what is no disagreement.
        """
        # A document is looked at again only after its decisions have changed: O(its rows) as masks, and a
        # look-up for each decided object, whose kind is worked out once. Besides O(documents) a call.
        likeness = likeness_of(forest, forest.object_of(row))
        rows: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        if likeness is None:
            return rows
        own_place = forest.place(forest.object_of(row))
        for decided in verdicts:
            for mark, local in self._decisions(forest, verdicts, decided).get(likeness, ()):
                if (decided.document, local) != own_place:
                    rows[mark][decided.document].append(local)
        return rows

    def _decisions(
        self, forest: Forest, verdicts: DecisionModel, decided: Decided
    ) -> Mapping[Likeness, Sequence[tuple[str, int]]]:
        number = forest.document_number(decided.document)
        if number is None:
            return {}
        tree, last_look = forest.trees[number], self._known.get(decided.document)
        if last_look is not None and last_look[0] is decided and last_look[1] is tree:
            return last_look[2]
        decisions: dict[Likeness, list[tuple[str, int]]] = defaultdict(list)
        kinds = self._kinds_in(decided.document, tree)
        for local in marked_few(intersect(decided.own, decided.rule.translate(_UNRULED))):
            row = forest.bases[number] + local
            if local not in kinds:
                kinds[local] = likeness_of(forest, row)
            likeness = kinds[local]
            mark = sign(verdicts.code(row), verdicts.sides(row))
            if likeness is not None and mark:
                decisions[likeness].append((mark, local))
        self._known[decided.document] = decided, tree, decisions
        return decisions

    def _kinds_in(self, document: str, tree: TreeTable) -> dict[int, Likeness | None]:
        """Return the kinds of a document's rows, as far as they are known."""
        entry = self._kinds.get(document)
        if entry is None or entry[0] is not tree:
            entry = self._kinds[document] = (tree, {})
        return entry[1]


def likeness_of(forest: Forest, row: int) -> Likeness | None:
    """Return the kind of the disagreement of an object; None for other rows."""
    if forest.level[row] != Level.INSTANCE or forest.added_row(row) is not None:
        return None
    if forest.status[row] not in _DISAGREEING:
        return None
    slots = {
        (forest.name(child), forest.status[child])
        for child in forest.children(row)
        if forest.status[child] in _DISAGREEING
    }
    return Likeness(forest.status[row], forest.title(row).rpartition(" ")[0], tuple(sorted(slots)))


def like_words(rows: LikeRows) -> str:
    """Return the number of rows by sign, the most frequent first: ``A 9, B 2``."""
    counts = {mark: sum(map(len, documents.values())) for mark, documents in rows.items()}
    ordered = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    return ", ".join(f"{mark} {count:,}" for mark, count in ordered)
