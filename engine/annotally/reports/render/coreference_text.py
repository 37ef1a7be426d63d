"""Coreference scores as text: the historic score report, then all metrics side by side."""

from collections.abc import Iterator, Mapping, Sequence

from annotally.comparison.result import RowKey
from annotally.reports.render.muc_coreference import score_line, score_report
from annotally.reports.tables.score_tables import COREFERENCE_TITLES, ScoreRow, score_rows
from annotally.reports.tables.table import ratio_text
from annotally.scoring.families import RATIO_CELLS, AnyTally, family_of
from annotally.scoring.measures import rounded
from annotally.tasks.definition import TaskDefinition


def coreference_text(
    task: TaskDefinition,
    table: Mapping[RowKey, AnyTally],
    documents: Sequence[tuple[str, Mapping[RowKey, AnyTally]]],
    *,
    by_document: bool,
) -> str:
    """Return the score report over ``documents`` (label and table), then all metrics of all of them.

    ``by_document``: between the two stand the metrics of each document. Numerators are cut to two decimals,
    percentages rounded to two, half up; an undefined one is a dash (C2).
    """
    # The page of the historic scorer first, unchanged; metrics it did not know follow.
    lines = [score_line(label, document_table) for label, document_table in documents]
    pieces = [score_report(lines, score_line("", table))]
    pages = (
        [(f"Document {label}", document_table) for label, document_table in documents] if by_document else []
    )
    for title, document_table in (*pages, ("All metrics", table)):
        pieces.append(f"\n{title}\n")
        pieces.append(metrics_page(score_rows(task, document_table)))
    return "".join(pieces)


def metrics_page(rows: Sequence[ScoreRow]) -> str:
    """Return the metrics of coreference, a line each, as in `coreference_text`."""
    return "".join(f"{line}\n" for line in _metrics(rows))


def _metrics(rows: Sequence[ScoreRow]) -> Iterator[str]:
    yield f"{'':14}{'Recall':>18}{'Precision':>29}{'F':>18}"
    for row in rows:
        # Whole numerators lose their decimals, so that counts look like counts.
        family = family_of(row.tally)
        cells = family.cells(row.tally)
        counts = [rounded(cells[name], 2).removesuffix(".00") for name in RATIO_CELLS]
        percents = {
            measure.key: ratio_text(measure.compute(row.tally), 2, percent=True)
            for measure in family.measures
        }
        yield (
            f"{COREFERENCE_TITLES[row.name]:14}{counts[0]:>9} / {counts[1]:<9}{percents['recall']:>6}"
            f"{counts[2]:>11} / {counts[3]:<9}{percents['precision']:>6}{percents['f1']:>9}"
        )
