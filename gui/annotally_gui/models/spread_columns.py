"""The columns behind the measures of a score table that say how far these move by the bootstrap (A10)."""

from dataclasses import dataclass

from annotally.comparison.result import RowKey
from annotally.reports.tables.bootstrap_table import SpreadCells, SpreadTable
from annotally.scoring.families import MATCHES
from annotally_gui.services.i18n import mark, tr

MEAN, VARIANCE, DEVIATION, SKIPPED = range(4)
_PARTS = {MEAN: (mark("mean"), mark("mean")), DEVIATION: (mark("sd"), mark("standard deviation"))}
BOOTSTRAP_SOURCE = mark("B. Efron and R. Tibshirani, An Introduction to the Bootstrap (1993), chapter 6")
"""Names of the numbers that have a column, the short and the whole one; the others are in the tooltip."""


@dataclass(frozen=True, slots=True)
class SpreadColumn:
    """A number of a measure: ``measure`` and ``part`` are places in a row of the table."""

    short: str
    title: str
    measure: int
    part: int

    def cells(self, table: SpreadTable, row: RowKey) -> SpreadCells | None:
        """Return all numbers of the measure in a row, None where the row was not sampled."""
        measures = table.rows.get(row)
        return None if measures is None else measures[self.measure]

    def text(self, table: SpreadTable, row: RowKey) -> str:
        """Return the number as the report prints it."""
        cells = self.cells(table, row)
        return "" if cells is None else cells[self.part]

    def cell_tip(self, table: SpreadTable, row: RowKey) -> str:
        """Say all that is known of the measure in the row, and where it comes from."""
        cells = self.cells(table, row)
        if cells is None:
            return ""
        lines = [
            tr(
                "{measure}: mean {mean}, variance {variance}, standard deviation {deviation}",
                measure=tr(MATCHES.measures[self.measure].title),
                mean=cells[MEAN],
                variance=cells[VARIANCE],
                deviation=cells[DEVIATION],
            ),
            drawn(table),
        ]
        if cells[SKIPPED] != "0":
            lines.insert(1, tr("Undefined in {count} samples, which are left out", count=cells[SKIPPED]))
        return "\n".join(lines)


def drawn(table: SpreadTable) -> str:
    """Say how many samples of how many documents were drawn, and from which seed."""
    return tr(
        "{samples} samples of {documents} documents each, seed {seed}",
        samples=table.samples,
        documents=table.documents,
        seed=table.seed,
    )


SPREAD_COLUMNS = tuple(
    SpreadColumn(
        f"{measure.short} {tr(short)}",
        tr(
            "{measure} by bootstrap: {part}, on a scale from 0 to 1", measure=tr(measure.title), part=tr(part)
        ),
        place,
        number,
    )
    for place, measure in enumerate(MATCHES.measures)
    for number, (short, part) in _PARTS.items()
)
"""Mean and standard deviation of each measure."""
