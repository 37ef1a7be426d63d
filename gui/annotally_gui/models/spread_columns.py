"""The columns behind the measures of a score table that say how far these move by the bootstrap (A10)."""

from dataclasses import dataclass

from annotally.comparison.result import RowKey
from annotally.reports.tables.bootstrap_table import SpreadCells, SpreadTable
from annotally.scoring.families import MATCHES
from annotally_gui.services.i18n import mark, tr

MEAN, VARIANCE, DEVIATION, SKIPPED = range(4)
_PARTS = {MEAN: (mark("mean"), mark("mean")), DEVIATION: (mark("sd"), mark("standard deviation"))}
"""What has a column: its short name and its whole one. The rest stands in the tooltip."""


@dataclass(frozen=True, slots=True)
class SpreadColumn:
    """One number of one measure: ``measure`` and ``part`` are places in a row of the table."""

    short: str
    title: str
    measure: int
    part: int

    def cells(self, table: SpreadTable, row: RowKey) -> SpreadCells | None:
        """Return all numbers of the measure in a row, None where the row was not sampled."""
        found = table.rows.get(row)
        return None if found is None else found[self.measure]

    def text(self, table: SpreadTable, row: RowKey) -> str:
        """Return the number as the report prints it."""
        found = self.cells(table, row)
        return "" if found is None else found[self.part]

    def cell_tip(self, table: SpreadTable, row: RowKey) -> str:
        """Say all that is known of the measure in the row, and where it comes from."""
        found = self.cells(table, row)
        if found is None:
            return ""
        lines = [
            tr(
                "{measure}: mean {mean}, variance {variance}, standard deviation {deviation}",
                measure=tr(MATCHES.measures[self.measure].title),
                mean=found[MEAN],
                variance=found[VARIANCE],
                deviation=found[DEVIATION],
            ),
            drawn(table),
        ]
        if found[SKIPPED] != "0":
            lines.insert(1, tr("Undefined in {count} samples, which are left out", count=found[SKIPPED]))
        return "\n".join(lines)


def drawn(table: SpreadTable) -> str:
    """Say what was drawn."""
    return tr(
        "{samples} samples of {documents} documents each, seed {seed}",
        samples=table.samples,
        documents=table.documents,
        seed=table.seed,
    )


SPREAD_COLUMNS = tuple(
    SpreadColumn(
        f"{measure.short} {tr(short)}",
        tr("{measure} by bootstrap: {part}, as a share of 1 (A10)", measure=tr(measure.title), part=tr(part)),
        place,
        number,
    )
    for place, measure in enumerate(MATCHES.measures)
    for number, (short, part) in _PARTS.items()
)
"""Mean and standard deviation of each measure."""
