"""Decisions against each annotator: objects they lack, have too much, or describe otherwise."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision, EntryKind, Remark
from annotally.adjudication.review.row_texts import choice_words, final_words, side_texts
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level, Nodes, disagrees
from annotally.model.wording import Wording
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
    """A decided row as an annotator sees it: ``fault`` is empty where nothing was decided against them."""

    row: int
    slot: str
    fault: str
    text: str
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
    fault: str
    choice: str


def feedback(session: AdjudicationSession, progress: Progress = no_progress) -> Feedback:
    """Return the decisions against each annotator, by type and slot; open rows do not count.

    To lack an optional object is no fault. A slot counts where the sides are scored as differing there.
    Where two annotators agree on it, another decision is one against both.
    """
    workspace, counting = session.workspace, _Counting(session)
    ids = workspace.document_ids
    for number, document in enumerate(ids, 1):
        counting.add(document)
        progress(number, len(ids), Wording("Looking through decisions"))
    return Feedback(workspace.side_names, counting.lines(), counting.decided, counting.open)


class _Counting:
    """Counts cases, document by document."""

    def __init__(self, session: AdjudicationSession) -> None:
        self._session, self._workspace = session, session.workspace
        self._types = Types(self._workspace.task)
        self._found: defaultdict[_Against, _Counted] = defaultdict(_Counted)
        self._totals: defaultdict[_Kind, int] = defaultdict(int)
        self.decided = self.open = 0

    def add(self, document: str) -> None:
        """Count the objects of a document."""
        table, tree = self._session.state(document).table, self._workspace.tree(document)
        instances = self._workspace.sides.instances(document)
        # Each object is one case for every annotator, and so are its slots: O(rows times annotators).
        final: dict[int, str] = {}
        for final_object in self._session.keys.of(document).objects:
            final.setdefault(final_object.row, self._types(final_object.instance))
        for row in table.objects():
            if not table.is_decided(row):
                self.open += 1
                continue
            self.decided += 1
            types = [
                self._types(instances[side][arrays.instance[row]]) if arrays.instance[row] >= 0 else ""
                for side, arrays in enumerate(tree.nodes.sides)
            ]
            key_type = final.get(row, "")
            for annotator, said_type in enumerate(types):
                kind = said_type or key_type or next(filter(None, types))
                another = key_type if key_type != kind else ""
                for case in _cases(table, tree, row, annotator):
                    self._count(table, (annotator, kind, case.slot), another, case)

    def _count(self, table: DecisionTable, about: _Kind, key_type: str, case: _Case) -> None:
        # Every case counts in the total; only cases against the annotator make a line, with some examples.
        self._totals[about] += 1
        if not case.fault:
            return
        choice = choice_words(case.decision) if case.decision is not None else ""
        counted = self._found[_Against(about, key_type, case.fault, choice)]
        counted.count += 1
        counted.ruled += bool(case.decision is not None and case.decision.rule)
        reason = case.decision.reason if case.decision is not None else ""
        if reason:
            counted.reasons[reason] += 1
        if len(counted.examples) < EXAMPLES:
            document = table.targets.document
            place = document, self._workspace.sides.label(document), case.row
            notes = reason, self._comment(table, case.row)
            counted.examples.append(Example(*place, case.text, case.final, *notes))

    def _comment(self, table: DecisionTable, row: int) -> str:
        """Return the comment on a row, or on the nearest row above it that was decided."""
        document, ledger = table.targets.document, self._session.project.ledger
        remarks = ledger.of(EntryKind.REMARK, document)
        # The climb ends at the first row with a decision of its own: a comment further up is about another
        # decision.
        while remarks and row >= 0:
            remark = remarks.get(table.targets.address(row))
            if isinstance(remark, Remark) and remark.comment:
                return remark.comment
            row = table.nodes.parent[row] if table.own(row) is None else -1
        return ""

    def lines(self) -> tuple[FeedbackLine, ...]:
        """Return the counts, by annotator, the most frequent first."""
        lines = [
            FeedbackLine(
                *(
                    *against.kind,
                    against.fault,
                    against.choice,
                    counted.count,
                    counted.ruled,
                    self._totals[against.kind],
                ),
                *(
                    tuple(counted.examples),
                    tuple(sorted(counted.reasons.items(), key=_most_first)),
                    against.key_type,
                ),
            )
            for against, counted in self._found.items()
        ]
        lines.sort(key=_most_first_line)
        return tuple(lines)


def _most_first(counted: tuple[str, int]) -> tuple[int, str]:
    return -counted[1], counted[0]


def _most_first_line(line: FeedbackLine) -> tuple[object, ...]:
    about = line.type, line.key_type, line.slot, line.outcome, line.choice
    return line.annotator, -line.count, about


def _cases(table: DecisionTable, tree: TreeTable, row: int, side: int) -> Iterator[_Case]:
    """Yield an object as a whole, and its slots if both the annotator and the final key have it."""
    # A whole object is spurious or missing for the annotator, else its slots are judged one by one where they
    # are decided and the sides differ.
    nodes, decision = tree.nodes, table.decision(row)
    has, stands = nodes.sides[side].instance[row] >= 0, _stands(nodes, row, decision)
    if not has and not stands:
        return
    slots = [child for child in nodes.children(row) if nodes.level[child] == Level.SLOT]
    texts = side_texts(tree, row)
    if has and stands:
        differs = not slots and decision is not None and _otherwise(nodes, row, side, decision, texts)
        fault = OTHERWISE if differs else ""
    else:
        missing = MISSING if disagrees(nodes, row) else ""
        fault, slots = SPURIOUS if has else missing, []
    final = final_words(decision, texts) if decision is not None else ""
    yield _Case(row, "", fault, texts[side], final, decision)
    for slot in slots:
        slot_decision = table.decision(slot)
        if slot_decision is not None:
            yield from _slot_cases(tree, slot, side, slot_decision)


def _slot_cases(tree: TreeTable, slot: int, side: int, decision: Decision) -> Iterator[_Case]:
    """Yield a decided slot, if a side has it."""
    nodes, texts = tree.nodes, side_texts(tree, slot)
    if any(texts):
        fault = OTHERWISE if _otherwise(nodes, slot, side, decision, texts) else ""
        name = nodes.names[nodes.name[slot]]
        yield _Case(slot, name, fault, texts[side], final_words(decision, texts), decision)


def _stands(nodes: Nodes, row: int, decision: Decision | None) -> bool:
    """Tell whether the final key has an object: where only its slots are decided it has."""
    if decision is None or decision.choice is Choice.EDITED:
        return True
    return any(nodes.sides[side].instance[row] >= 0 for side in decision.sides)


def _otherwise(nodes: Nodes, row: int, side: int, decision: Decision, texts: Sequence[str]) -> bool:
    """Tell whether the decision differs from the annotator's content, as far as the task counts it."""
    if side in decision.sides:
        return False
    if decision.choice is Choice.EDITED:
        return final_words(decision, texts) != texts[side]
    return disagrees(nodes, row) and texts[side] not in {texts[chosen_side] for chosen_side in decision.sides}
