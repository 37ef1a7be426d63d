"""Rows of the score table and of the corpus list: every number a user sees comes from here."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

import msgspec

from annotally.comparison import RowKey, UnitComparison
from annotally.scoring.measures import f_measure
from annotally.scoring.tally import Tally
from annotally.tasks.definition import TaskDefinition

TOTAL: RowKey = ("total",)
TEXT_FILTER: RowKey = ("text-filter",)
NOTHING = Tally()


def counted(tally: Tally) -> dict[str, int]:
    """Return the counts by the names of their columns, in the manual's order."""
    cor, par, inc, mis, spu, non = tally.counts()
    return {
        "POS": tally.pos,
        "ACT": tally.act,
        "COR": cor,
        "PAR": par,
        "INC": inc,
        "MIS": mis,
        "SPU": spu,
        "NON": non,
    }


class ScoreRow(msgspec.Struct, frozen=True):
    """One row of the score table.

    ``section`` is the heading it stands under, ``group`` the class or empty, ``name`` its name there.
    """

    key: RowKey
    section: str
    group: str
    name: str
    tally: Tally

    @property
    def path(self) -> str:
        """The name used in JSON and CSV: ``enamex/type``."""
        return f"{self.group}/{self.name}" if self.group else self.name


class CorpusRow(msgspec.Struct, frozen=True):
    """One line of the corpus list. ``open`` counts the instances that disagree; ``f`` is P&R, exact."""

    document: str
    label: str
    key_count: int
    response_count: int
    open: int
    tally: Tally
    f: Fraction | None


def score_rows(task: TaskDefinition, table: Mapping[RowKey, Tally]) -> tuple[ScoreRow, ...]:
    """Return the rows of the score report in the manual's order (M22: with groups only groups print)."""
    return tuple(_rows(task, table))


def _rows(task: TaskDefinition, table: Mapping[RowKey, Tally]) -> Iterator[ScoreRow]:
    def row(key: RowKey, section: str, group: str, name: str) -> ScoreRow:
        return ScoreRow(key, section, group, name, table.get(key, NOTHING))

    if task.text_filter is not None:
        yield row(TEXT_FILTER, "text filtering", "", "text filtering")
    for subtask in task.subtasks:
        subtask_key = ("subtask", subtask.type, subtask.slot, subtask.value)
        yield row(subtask_key, "subtask scores", subtask.type, subtask.value)
    sections = [group.name for group in task.section_groups] or list(task.sections)
    for name in sections:
        yield row(("section", name), "section scores", "", name)
    for definition in task.reported:
        yield row(("object", definition.name), "object scores", "", definition.report_name)
    for definition in task.reported:
        for slot in definition.slots:
            key = ("slot", definition.name, slot.name)
            yield row(key, "slot scores", definition.report_name, slot.report_name)
    yield row(TOTAL, "all slots", "", "all slots")


def corpus_row(unit: UnitComparison, label: str, key_count: int, response_count: int) -> CorpusRow:
    """Return a document's line of the corpus list."""
    tally = unit.table.get(TOTAL, NOTHING)
    return CorpusRow(
        unit.document, label, key_count, response_count, unit.open_count(), tally, f_measure(tally)
    )
