"""The score table as CSV: one line per row, counts and unrounded measures."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from annotally.errors import Diagnostic
from annotally.reports.tables import ScoreRow, counted
from annotally.scoring.measures import MEASURES
from annotally.scoring.tally import Tally

HEADER = ("document", "section", "name", *counted(Tally()), *(measure.key for measure in MEASURES))


def score_csv(pages: Iterable[tuple[str, Sequence[ScoreRow]]], warnings: Sequence[Diagnostic] = ()) -> str:
    """Return rows as CSV (RFC 4180) under `HEADER`.

    Each page is a document's label and its rows; the label is empty for the rows of the whole corpus. An
    undefined measure is an empty cell (C2). Behind them comes a row per warning: its section is
    ``warnings``, its name says all of it, and its counts and measures are empty.
    """
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerow(HEADER)
    for label, rows in pages:
        writer.writerows(_cells(label, row) for row in rows)
    empty = [""] * (len(HEADER) - 3)
    writer.writerows(["", "warnings", str(warning), *empty] for warning in warnings)
    return buffer.getvalue()


def _cells(label: str, row: ScoreRow) -> Iterator[object]:
    yield from (label, row.section, row.path)
    yield from counted(row.tally).values()
    for measure in MEASURES:
        ratio = measure.compute(row.tally)
        yield "" if ratio is None else repr(float(ratio))
