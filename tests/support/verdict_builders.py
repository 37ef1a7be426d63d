"""Decisions for tests of the window: worked out row by row, as nobody in a hurry would."""

from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES, Changed, Decided, ProjectState
from annotally.comparison.result import Level
from annotally.reports.tree.unit_tree import TreeTable

STATE = ProjectState("p.annotally")


def decided(
    tree: TreeTable,
    own_numbers: Mapping[int, int],
    *,
    rules: Sequence[int] = (),
    optional: Sequence[int] = (),
    edited: Mapping[int, str] | None = None,
    remarks: Mapping[int, Remark] | None = None,
    done: bool = False,
    lost: int = 0,
) -> Decided:
    """Return what is decided of a document by codes of single rows."""
    nodes = tree.nodes
    size = len(nodes)
    choice, source = [0] * size, [-1] * size
    for row in range(size):
        above = row
        while above >= 0 and above not in own_numbers:
            above = nodes.parent[above]
        if above >= 0:
            choice[row], source[row] = own_numbers[above], above

    def is_decided(row: int) -> bool:
        below = list(nodes.children(row))
        return bool(choice[row]) or (bool(below) and all(map(is_decided, below)))

    objects = [row for row in range(size) if nodes.level[row] == Level.INSTANCE]
    waits = [row for row in objects if not is_decided(row)]
    by_rule = [int(source[row] in rules) for row in range(size)]
    return Decided(
        tree.document,
        bytes(choice),
        bytes(int(row in own_numbers) for row in range(size)),
        bytes(by_rule),
        bytes(int(row in optional) for row in range(size)),
        bytes(int(row in waits) for row in range(size)),
        edited or {},
        remarks or {},
        len(objects),
        len(waits),
        sum(by_rule[row] for row in objects),
        done,
        lost,
    )


class FakeProject(SimpleNamespace):
    """Stands for the requests ``adjudication.…``: keeps decisions by document and row, and what was asked."""

    def __init__(self, trees: Sequence[TreeTable]) -> None:
        super().__init__()
        self.trees = {tree.document: tree for tree in trees}
        self.own: dict[str, dict[int, int]] = {tree.document: {} for tree in trees}
        self.remarks: dict[str, dict[int, Remark]] = {tree.document: {} for tree in trees}
        self.asked: list[tuple[object, ...]] = []
        self.finished: set[str] = set()
        self.key = SimpleNamespace(link=self._link)

    def told(self, document: str) -> Decided:
        """Return what is decided of a document."""
        known_remark = self.remarks[document]
        return decided(
            self.trees[document], self.own[document], remarks=known_remark, done=document in self.finished
        )

    def _changed(self, document: str, row: int, label: str) -> Iterator[tuple[Decided, ...]]:
        yield (self.told(document),)
        state = ProjectState(STATE.path, undo=label)
        return Changed(state, label, 1, (document,), (document, row))

    def decide(
        self, document: str, rows: Sequence[int], choice: str, sides: Sequence[int], label: str, why: str
    ) -> Iterator[tuple[Decided, ...]]:
        reason = [why] if why else []
        self.asked.append(("decide", document, tuple(rows), choice, tuple(sides), label, *reason))
        codes = {"take": ("first", "second")[sides[0]] if sides else "", "either": "either", "": "open"}
        name = "both" if choice == "take" and len(sides) > 1 else codes.get(choice, choice)
        for row in rows:
            if choice:
                self.own[document][row] = CODES[name]
            else:
                self.own[document].pop(row, None)
        return self._changed(document, rows[0], label)

    def _link(
        self, document: str, rows: Sequence[int], sides: Sequence[int] | None, label: str
    ) -> Iterator[tuple[Decided, ...]]:
        self.asked.append(("link", document, tuple(rows), sides, label))
        return self._changed(document, rows[0], label)

    def toggle_optional(
        self, document: str, rows: Sequence[int], label: str
    ) -> Iterator[tuple[Decided, ...]]:
        self.asked.append(("optional", document, tuple(rows)))
        return self._changed(document, rows[0], label)

    def remark(
        self, document: str, row: int, comment: str, flagged: bool, label: str
    ) -> Iterator[tuple[Decided, ...]]:
        self.asked.append(("remark", document, row, comment, flagged))
        if comment or flagged:
            self.remarks[document][row] = Remark(comment, flagged)
        else:
            self.remarks[document].pop(row, None)
        return self._changed(document, row, label)

    def finish(self, document: str, done: bool, label: str) -> Iterator[tuple[Decided, ...]]:
        (self.finished.add if done else self.finished.discard)(document)
        return self._changed(document, 0, label)

    def undo(self) -> Iterator[tuple[Decided, ...]]:
        document, row = next((d, r) for d, rows in self.own.items() for r in rows)
        del self.own[document][row]
        return self._changed(document, row, "undone")

    def redo(self) -> Changed:
        return Changed(STATE)
