"""MAT's result as text: the four score tables, the confusability matrix, the bootstrap (A10)."""

from collections.abc import Mapping, Sequence

from annotally.comparison.result import RowKey
from annotally.reports.tables.confusion import ConfusionCounts
from annotally.reports.tables.score_tables import ScoreRow, counted
from annotally.reports.tables.table import Cell, Column, Table, text_table
from annotally.scoring.bootstrap import MEASURED, SAMPLES, Spread
from annotally.scoring.families import MATCHES
from annotally.scoring.matches import MatchTally
from annotally.scoring.measures import UNDEFINED
from annotally.tasks.similarity.row_keys import TAG


def matches_page(rows: Sequence[ScoreRow]) -> str:
    """Return the rows under the headings of their tables; lines end with LF, measures have 4 decimals."""
    # All sections go into one call, which gives columns that stand below each other one width.
    names = (*MATCHES.cells(MatchTally()), *(measure.short for measure in MATCHES.measures))
    figures = [Column(heading=name, right=True) for name in names]
    sections = dict.fromkeys(row.section for row in rows)
    return text_table(
        *(
            Table(
                (Column(heading=section.upper()), *figures),
                [_cells(row) for row in rows if row.section == section],
            )
            for section in sections
        )
    )


def _cells(row: ScoreRow) -> list[Cell]:
    ratios = (measure.compute(row.tally) for measure in MATCHES.measures)
    return [_name(row), *counted(row.tally).values(), *ratios]


def _name(row: ScoreRow) -> str:
    return f"  {row.group} {row.name}" if row.group else row.name


def confusion_page(matrix: ConfusionCounts) -> str:
    """Return the matrix: rows are the reference's labels, columns the hypothesis'; nothing stands last."""
    # Rows and columns have the same labels in the same order, so that the diagonal is the agreement; a zero
    # is a point, to let the others stand out.
    if not matrix.counts:
        return ""
    heads = [Column(heading=label or "(missing)", right=True) for label in matrix.lines]
    rows = [
        (
            reference or "(spurious)",
            *(matrix.count(reference, hypothesis) or "." for hypothesis in matrix.lines),
        )
        for reference in matrix.lines
    ]
    return text_table(Table((Column(heading="CONFUSABILITY"), *heads), rows))


def bootstrap_page(
    spreads: Mapping[RowKey, Mapping[str, Spread]], rows: Sequence[ScoreRow], seed: int
) -> str:
    """Return mean, variance and standard deviation of the rows for tags, and where samples were skipped."""
    # Tokens and characters are resampled too, but the printed page has the rows of tags alone.
    chosen = [row for row in rows if row.key[0] == TAG and row.key in spreads]
    if not chosen:
        return ""
    heads = [
        Column(heading=f"{measure.short} {statistic}", right=True)
        for measure in MATCHES.measures
        for statistic in ("mean", "var", "sd", "skipped")
    ]
    cells = (
        (_name(row), *(cell for name in MEASURED for cell in spread_cells(spreads[row.key][name])))
        for row in chosen
    )
    note = f"{SAMPLES} samples of documents, seed {seed}\n"
    return text_table(Table((Column(heading="BOOTSTRAP"), *heads), cells)) + note


def spread_cells(spread: Spread) -> tuple[str, str, str, str]:
    """Return mean, variance, standard deviation, and how many samples were skipped."""
    mean, variance, deviation = (
        UNDEFINED if value is None else f"{value:.{digits}f}"
        for value, digits in ((spread.mean, 4), (spread.variance, 6), (spread.deviation, 4))
    )
    return mean, variance, deviation, str(spread.skipped)
