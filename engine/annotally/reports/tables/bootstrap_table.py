"""The bootstrap of MAT's scores as it is shown: every number in the digits the report prints (A10)."""

from collections.abc import Mapping, Sequence

import msgspec

from annotally.comparison.result import RowKey, UnitComparison
from annotally.reports.tables.score_tables import ScoreRow
from annotally.reports.tables.similarity_format import bootstrap_page, spread_cells
from annotally.reports.tables.similarity_tables import spreads
from annotally.scoring.bootstrap import MEASURED, SAMPLES, SampleProgress, ignore_progress

SpreadCells = tuple[str, str, str, str]
"""Mean, variance, standard deviation, and how many samples were skipped."""


class SpreadTable(msgspec.Struct, frozen=True):
    """Spread of every measure of every row; ``page`` is the printed page of the rows of tags."""

    seed: int
    documents: int
    rows: Mapping[RowKey, tuple[SpreadCells, ...]]
    """Cells by row and measure, these in the order of `annotally.scoring.bootstrap.MEASURED`."""
    page: str
    samples: int = SAMPLES


def spread_table(
    units: Mapping[str, UnitComparison],
    rows: Sequence[ScoreRow],
    seed: int,
    progress: SampleProgress = ignore_progress,
) -> SpreadTable:
    """Return the bootstrap of the rows over documents; ``progress`` may raise Cancelled."""
    # The samples are drawn once; cells and printed page are made of the same values and cannot differ.
    spreads_by_row = spreads(units, seed, progress)
    cells = {
        row: tuple(spread_cells(by_name[name]) for name in MEASURED)
        for row, by_name in spreads_by_row.items()
    }
    return SpreadTable(seed, len(units), cells, bootstrap_page(spreads_by_row, rows, seed))
