"""MAT's result as text: the four score tables, the confusability matrix, the bootstrap (A10)."""

from collections.abc import Iterator, Mapping, Sequence

from annotally.comparison.result import RowKey
from annotally.reports.tables.confusion import Confusion
from annotally.reports.tables.score_tables import ScoreRow, counted
from annotally.scoring.bootstrap import MEASURED, SAMPLES, Spread
from annotally.scoring.families import MATCHES
from annotally.scoring.matches import MatchTally
from annotally.scoring.measures import rounded
from annotally.tasks.similarity.row_keys import TAG

UNDEFINED = "–"
"""Sign for an undefined measure (C2)."""


def matches_page(rows: Sequence[ScoreRow]) -> str:
    """Return the rows under the headings of their tables; lines end with LF, measures have 4 decimals."""
    cells = tuple(MATCHES.cells(MatchTally()))
    measures = tuple(measure.short for measure in MATCHES.measures)
    # One table a section, a blank line between two; columns are aligned over all of them.
    sections = dict.fromkeys(row.section for row in rows)
    lines: list[list[str]] = []
    for section in sections:
        lines += [[]] if lines else []
        lines.append([section.upper(), *cells, *measures])
        lines += [_cells(row) for row in rows if row.section == section]
    return "".join(f"{line}\n" for line in aligned(lines))


def _cells(row: ScoreRow) -> list[str]:
    ratios = [measure.compute(row.tally) for measure in MATCHES.measures]
    values = [UNDEFINED if ratio is None else rounded(ratio, 4) for ratio in ratios]
    name = f"  {row.group} {row.name}" if row.group else row.name
    return [name, *map(str, counted(row.tally).values()), *values]


def confusion_page(matrix: Confusion) -> str:
    """Return the matrix: rows are the reference's labels, columns the hypothesis'; nothing stands last."""
    if not matrix.cells:
        return ""
    lines = [["CONFUSABILITY", *(label or "(missing)" for label in matrix.lines)]]
    for reference in matrix.lines:
        counts = [str(matrix.count(reference, hypothesis) or ".") for hypothesis in matrix.lines]
        lines.append([reference or "(spurious)", *counts])
    return "".join(f"{line}\n" for line in aligned(lines))


def bootstrap_page(
    spreads: Mapping[RowKey, Mapping[str, Spread]], rows: Sequence[ScoreRow], seed: int
) -> str:
    """Return mean, variance and standard deviation of the rows for tags, and where samples were skipped."""
    # Tokens and characters are resampled too, but the printed page has the rows of tags alone.
    chosen = [row for row in rows if row.key[0] == TAG and row.key in spreads]
    if not chosen:
        return ""
    heads = [
        f"{measure.short} {statistic}"
        for measure in MATCHES.measures
        for statistic in ("mean", "var", "sd", "skipped")
    ]
    lines = [["BOOTSTRAP", *heads]]
    for row in chosen:
        row_spreads = [spreads[row.key][name] for name in MEASURED]
        name = f"  {row.group} {row.name}" if row.group else row.name
        lines.append([name, *(cell for spread in row_spreads for cell in spread_cells(spread))])
    note = f"{SAMPLES} samples of documents, seed {seed}\n"
    return "".join(f"{line}\n" for line in aligned(lines)) + note


def spread_cells(spread: Spread) -> tuple[str, str, str, str]:
    """Return mean, variance, standard deviation, and how many samples were skipped."""
    mean, variance, deviation = (
        UNDEFINED if value is None else f"{value:.{digits}f}"
        for value, digits in ((spread.mean, 4), (spread.variance, 6), (spread.deviation, 4))
    )
    return mean, variance, deviation, str(spread.skipped)


def aligned(lines: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield lines with their first cells aligned to the left, all others to the right."""
    longest = max((len(line) for line in lines), default=0)
    widths = [max((len(line[n]) for line in lines if n < len(line)), default=0) for n in range(longest)]
    for line in lines:
        cells = [f"{cell:>{width}}" for cell, width in zip(line[1:], widths[1:], strict=False)]
        yield "  ".join([f"{line[0]:{widths[0]}}", *cells]).rstrip() if line else ""
