"""MAT's tables as CSV: scores with its columns, and every pair with its dimensions (A10)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from annotally.comparison.result import Level, Nodes, Sides, UnitComparison
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import hull
from annotally.model.instances import Instance
from annotally.reports.tables.score_tables import ScoreRow, counted
from annotally.reports.tables.similarity_details import OUTCOMES, covered, dimension_words
from annotally.reports.tables.table import Cell, Table, TableRow, columns_of, csv_table
from annotally.scoring.families import MATCHES
from annotally.scoring.tally import Status
from annotally.tasks.similarity.labels import Labels
from annotally.tasks.similarity.row_keys import ALL, subset_of
from annotally.tasks.similarity_profile import SimilarityRules

SCORES = (
    *("table", "file", "label", "subset"),
    *MATCHES.cells(MATCHES.make()),
    *("precision", "recall", "fmeasure"),
)
DETAILS = (
    *("file", "outcome", "similarity"),
    *(f"ref_{name}" for name in ("id", "label", "true_label", "start", "end", "text")),
    *(f"hyp_{name}" for name in ("id", "label", "true_label", "start", "end", "text")),
    "why",
)


def matches_csv(pages: Iterable[tuple[str, Sequence[ScoreRow]]], warnings: Sequence[Diagnostic]) -> str:
    """Return scores as CSV (RFC 4180): a document's rows under its label, the corpus' under ``<all>``.

    A measure whose denominator is 0 is 1.0 here and nowhere else, as the historic file has it (A10, C2).
    Behind the rows comes one per warning, with the table ``warnings`` and all of its text as the label.
    """
    scores: Iterator[TableRow] = (_scores(label or ALL, row) for label, rows in pages for row in rows)
    noted = (("warnings", "", str(warning)) for warning in warnings)
    return csv_table(Table(columns_of(SCORES), chain(scores, noted)))


def _scores(file: str, row: ScoreRow) -> list[Cell]:
    ratios = (measure.compute(row.tally) for measure in MATCHES.measures)
    measures = (1.0 if ratio is None else ratio for ratio in ratios)
    place = (row.key[0], file, row.key[1], subset_of(row.key))
    return [*place, *counted(row.tally).values(), *measures]


def details_csv(rules: SimilarityRules, units: Iterable[UnitComparison], sides: Sides) -> str:
    """Return every pair and every annotation alone as CSV (RFC 4180), with the reason of each clash.

    Offsets are
    code points of the document's text (C1).
    """
    names = Labels(rules)
    return csv_table(
        Table(columns_of(DETAILS), (row for unit in units for row in _details(names, unit, sides)))
    )


def _details(names: Labels, unit: UnitComparison, sides: Sides) -> Iterator[TableRow]:
    nodes, instances = unit.nodes, sides.instances(unit.document)
    document = sides.documents.get(unit.document)
    text = document.text if document is not None else ""
    # Only rows with a reason are pairs of the mapper or annotations alone.
    for row, level in enumerate(nodes.level):
        if level == Level.INSTANCE and row in nodes.why:
            why = nodes.why[row]
            cells: list[Cell] = [sides.label(unit.document), OUTCOMES[Status(nodes.status[row])]]
            cells.append("" if why.f is None else why.f[0] / why.f[1])
            for side, side_instances in enumerate(instances):
                cells += _side(names, nodes, row, side, side_instances, text)
            yield [*cells, "; ".join(dimension_words(why))]


def _side(
    names: Labels, nodes: Nodes, row: int, side: int, instances: Sequence[Instance], text: str
) -> list[Cell]:
    number = nodes.sides[side].instance[row]
    if number < 0:
        return [""] * 6
    instance = instances[number]
    place = hull(instance.extents) if instance.extents else None
    ends: list[Cell] = ["", ""] if place is None else [place.start, place.end]
    return [instance.name, names.shown(instance), instance.type, *ends, covered(instance, text)]
