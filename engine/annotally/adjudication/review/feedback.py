"""What was decided against whom: where an annotator lacks, has too much, or says something else."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision, Kind, Remark
from annotally.adjudication.review.row_texts import choice_words, final_words, said
from annotally.adjudication.session.adjudicator import Adjudicator
from annotally.comparison.result import Level, Nodes, disagrees
from annotally.reports.render.feedback import (
    EXAMPLES,
    MISSING,
    OTHERWISE,
    SPURIOUS,
    Example,
    Feedback,
    FeedbackLine,
)
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.unit_tree import TreeTable
from annotally.workspace.facade import Progress, no_progress


class _Case(NamedTuple):
    """A decided row as one annotator sees it: ``what`` is empty where nothing was decided against them."""

    row: int
    slot: str
    what: str
    said: str
    final: str
    decision: Decision | None


@dataclass(slots=True)
class _Counted:
    count: int = 0
    ruled: int = 0
    examples: list[Example] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)


_Kind = tuple[int, str, str]
"""Annotator, type, slot."""


class _Against(NamedTuple):
    """The common part of the cases of a line: their kind, the charge against the annotator, and the decision.

    ``key_type`` is the type in the key where that is another one, else empty.
    """

    kind: _Kind
    key_type: str
    what: str
    choice: str


def feedback(adjudicator: Adjudicator, progress: Progress = no_progress) -> Feedback:
    """Return what was decided against each annotator, by type and slot; what is open says nothing.

    To lack what need not be found is no fault. A slot counts where the sides are scored as differing there.
    Where two annotators say the same of it, what is decided otherwise is decided against both.
    """
    workspace, counting = adjudicator.workspace, _Counting(adjudicator)
    ids = workspace.document_ids
    for number, document in enumerate(ids, 1):
        counting.add(document)
        progress(number, len(ids), "Looking through decisions")
    return Feedback(workspace.side_names, counting.lines(), counting.decided, counting.open)


class _Counting:
    """Counts cases, document by document."""

    def __init__(self, adjudicator: Adjudicator) -> None:
        self._adjudicator, self._workspace = adjudicator, adjudicator.workspace
        self._types = Types(self._workspace.task)
        self._found: defaultdict[_Against, _Counted] = defaultdict(_Counted)
        self._totals: defaultdict[_Kind, int] = defaultdict(int)
        self.decided = self.open = 0

    def add(self, document: str) -> None:
        """Count the objects of a document."""
        settled, tree = self._adjudicator.settled(document), self._workspace.tree(document)
        instances = self._workspace.sides.instances(document)
        final: dict[int, str] = {}
        for made in self._adjudicator.final(document).objects:
            final.setdefault(made.row, self._types(made.instance))
        for row in settled.objects():
            if not settled.settled(row):
                self.open += 1
                continue
            self.decided += 1
            own = [
                self._types(instances[side][arrays.instance[row]]) if arrays.instance[row] >= 0 else ""
                for side, arrays in enumerate(tree.nodes.sides)
            ]
            key_type = final.get(row, "")
            for annotator, said_type in enumerate(own):
                kind = said_type or key_type or next(filter(None, own))
                another = key_type if key_type != kind else ""
                for case in _cases(settled, tree, row, annotator):
                    self._count(settled, (annotator, kind, case.slot), another, case)

    def _count(self, settled: DecisionTable, about: _Kind, key_type: str, case: _Case) -> None:
        self._totals[about] += 1
        if not case.what:
            return
        choice = choice_words(case.decision) if case.decision is not None else ""
        counted = self._found[_Against(about, key_type, case.what, choice)]
        counted.count += 1
        counted.ruled += bool(case.decision is not None and case.decision.rule)
        reason = case.decision.reason if case.decision is not None else ""
        if reason:
            counted.reasons[reason] += 1
        if len(counted.examples) < EXAMPLES:
            document = settled.targets.document
            place = document, self._workspace.sides.label(document), case.row
            told = reason, self._comment(settled, case.row)
            counted.examples.append(Example(*place, case.said, case.final, *told))

    def _comment(self, settled: DecisionTable, row: int) -> str:
        """Return what was noted about a row, or about the one above it that was decided."""
        document, ledger = settled.targets.document, self._adjudicator.project.ledger
        remarks = ledger.of(Kind.REMARK, document)
        while remarks and row >= 0:
            remark = remarks.get(settled.targets.address(row))
            if isinstance(remark, Remark) and remark.comment:
                return remark.comment
            row = settled.nodes.parent[row] if settled.own(row) is None else -1
        return ""

    def lines(self) -> tuple[FeedbackLine, ...]:
        """Return what was counted, by annotator, the most frequent first."""
        lines = [
            FeedbackLine(
                *(*said.kind, said.what, said.choice, one.count, one.ruled, self._totals[said.kind]),
                *(tuple(one.examples), tuple(sorted(one.reasons.items(), key=_most_first)), said.key_type),
            )
            for said, one in self._found.items()
        ]
        lines.sort(key=_most_first_line)
        return tuple(lines)


def _most_first(counted: tuple[str, int]) -> tuple[int, str]:
    return -counted[1], counted[0]


def _most_first_line(line: FeedbackLine) -> tuple[object, ...]:
    about = line.type, line.key_type, line.slot, line.outcome, line.choice
    return line.annotator, -line.count, about


def _cases(settled: DecisionTable, tree: TreeTable, row: int, side: int) -> Iterator[_Case]:
    """Yield an object as a whole, and its slots if both the annotator and the final key have it."""
    nodes, decision = tree.nodes, settled.decision(row)
    has, stands = nodes.sides[side].instance[row] >= 0, _stands(nodes, row, decision)
    texts = said(tree, row)
    final = final_words(decision, texts) if decision is not None else ""
    if not has and not stands:
        return
    what = "" if has and stands else SPURIOUS if has else MISSING if disagrees(nodes, row) else ""
    slots = [one for one in nodes.children(row) if nodes.level[one] == Level.SLOT]
    if (
        has
        and stands
        and not slots
        and decision is not None
        and _otherwise(nodes, row, side, decision, texts)
    ):
        what = OTHERWISE
    yield _Case(row, "", what, texts[side], final, decision)
    for slot in slots if has and stands else ():
        own, words = settled.decision(slot), said(tree, slot)
        if own is not None and any(words):
            against = OTHERWISE if _otherwise(nodes, slot, side, own, words) else ""
            name = nodes.names[nodes.name[slot]]
            yield _Case(slot, name, against, words[side], final_words(own, words), own)


def _stands(nodes: Nodes, row: int, decision: Decision | None) -> bool:
    """Tell whether the final key has an object: where only its slots are decided it has."""
    if decision is None or decision.choice is Choice.EDITED:
        return True
    return any(nodes.sides[side].instance[row] >= 0 for side in decision.sides)


def _otherwise(nodes: Nodes, row: int, side: int, decision: Decision, texts: Sequence[str]) -> bool:
    """Tell whether what was decided is not what the annotator says, as far as the task counts it."""
    if side in decision.sides:
        return False
    if decision.choice is Choice.EDITED:
        return final_words(decision, texts) != texts[side]
    return disagrees(nodes, row) and texts[side] not in {texts[one] for one in decision.sides}
