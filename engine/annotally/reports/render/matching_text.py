"""Spans compared by a rule of matching as text: counts and measures of every scheme, in two tables."""

from collections.abc import Sequence

from annotally.reports.tables.score_tables import ScoreRow, counted
from annotally.reports.tables.table import Cell, Column, Table, text_table
from annotally.scoring.families import SLOTS
from annotally.scoring.measures import MEASURE
from annotally.scoring.tally import Tally
from annotally.tasks.span_matching import MATCHING

_MEASURES = tuple(MEASURE[key] for key in ("precision", "recall", "f1"))


def is_matching(rows: Sequence[ScoreRow]) -> bool:
    """Tell whether rows are those of a rule of matching."""
    return bool(rows) and all(row.key[0] == MATCHING for row in rows)


def matching_page(rows: Sequence[ScoreRow]) -> str:
    """Return the rows under the headings of their tables; lines end with LF, measures have 4 decimals."""
    # Nothing is non-committal among spans: that count is left out. Both tables go into one call, for columns
    # of one width.
    names = [name for name in SLOTS.cells(Tally()) if name != "NON"]
    heads = [*names, "PRE", "REC", "F"]
    figures = [Column(heading=name, right=True) for name in heads]

    def list_cells(row: ScoreRow) -> list[Cell]:
        name = f"{row.group} {row.name}" if row.group else row.name
        counts = counted(row.tally)
        return [name, *(counts[name] for name in names), *(m.compute(row.tally) for m in _MEASURES)]

    return text_table(
        *(
            Table(
                (Column(heading=section.upper()), *figures),
                [list_cells(row) for row in rows if row.section == section],
            )
            for section in dict.fromkeys(row.section for row in rows)
        )
    )
