"""Two annotations of a document, compared, and what is decided about them, without a project."""

from collections.abc import Mapping, Sequence

from annotally.adjudication.decisions.decision_table import DecisionTable, cleared, decision_entries
from annotally.adjudication.decisions.targets import RowAddresses
from annotally.adjudication.final_key.document import FinalDocument, final_document
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.project.entries import Choice, Decision, EntryKind
from annotally.adjudication.project.ledger import Ledger
from annotally.model.instances import Instance
from annotally.tasks.definition import TaskDefinition
from support.builders import DOCUMENT, compare, sides

A, B = Decision(Choice.TAKE, (0,)), Decision(Choice.TAKE, (1,))
BOTH, EITHER, NEITHER = (
    Decision(Choice.TAKE, (0, 1)),
    Decision(Choice.EITHER, (0, 1)),
    Decision(Choice.NEITHER),
)


class Case:
    """Two sides of a document, compared by a task, and what was decided about them."""

    def __init__(self, task: TaskDefinition, key: Sequence[Instance], response: Sequence[Instance]) -> None:
        self.sides = sides(key, response)
        unit = compare(task, key, response)
        self.nodes, self.instances = unit.nodes, self.sides.instances(DOCUMENT)
        self.targets, self.ledger = RowAddresses(unit, self.sides), Ledger()

    @property
    def table(self) -> DecisionTable:
        """The decisions about the rows."""
        return DecisionTable(self.nodes, self.targets, self.ledger.of(EntryKind.DECISION, DOCUMENT))

    @property
    def hindrances(self) -> Hindrances:
        """What says of decisions why they would have no effect."""
        return Hindrances(self.table, self.instances, "TEXT")

    def row(self, name: str, number: int = 0, within: int = 0) -> int:
        """Return one of the rows of a name, below a row."""
        inside = range(within, self.nodes.end[within])
        return [row for row in inside if self.nodes.names[self.nodes.name[row]] == name][number]

    def decide(self, expected: Mapping[int, Decision | None]) -> int:
        """Decide rows; return how many decisions below them went."""
        command = self.ledger.command("decide", decision_entries(self.table, expected).items())
        assert command is not None
        self.ledger.apply(command)
        return cleared(command, len(expected))

    def final(self, added: Sequence[Instance] = ()) -> FinalDocument:
        """Return the final key as it is decided so far."""
        return final_document(self.table, self.instances, added=added, text_slot="TEXT")
