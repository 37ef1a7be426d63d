"""Sections about the scores of a comparison: rows, documents, disagreements, confused labels."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from annotally.comparison.result import RowKey
from annotally.reports.full.model import (
    STATE_WORDS,
    BarChart,
    Dot,
    DotChart,
    HeatMap,
    ReportSection,
)
from annotally.reports.full.svg import MOST_ROWS
from annotally.reports.tables.confusion import ConfusionCounts
from annotally.reports.tables.score_tables import (
    ScoreRow,
    average_rows,
    counted,
    judged,
    judged_by,
    score_rows,
)
from annotally.reports.tables.table import Column, NamedTable, Table, TableRow
from annotally.scoring.families import AnyTally, Family, f1, family_of
from annotally.scoring.matches import MatchTally
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import Figures
from annotally.tasks.similarity.row_keys import ALL, TAG
from annotally.tasks.span_matching import MATCHING

TallyByRow = Mapping[RowKey, AnyTally]
Pages = Sequence[tuple[str, TallyByRow]]
"""Label and table of each document."""
FAULTS = (Status.PAR, Status.INC, Status.MIS, Status.SPU)
"""The states that are disagreements, in the order of bars and columns."""
_NOTHING = "(nothing)"


def score_sections(task: TaskDefinition, table: TallyByRow, pages: Pages) -> Iterator[ReportSection]:
    """Yield the score tables, one for each family of tallies, F by document, and disagreements by row."""
    # Rows whose tallies count different things cannot share columns: each set of columns has its own table.
    rows = (*score_rows(task, table), *average_rows(task, (page for _, page in pages)))
    by_columns: dict[tuple[str, ...], list[ScoreRow]] = {}
    for row in rows:
        family = family_of(row.tally)
        keys = (*family.cells(family.make()), *(measure.key for measure in family.measures))
        by_columns.setdefault(keys, []).append(row)
    for number, members in enumerate(by_columns.values()):
        family_name = family_of(members[0].tally).name
        title = "Scores" if not number else f"Scores: {family_name}"
        name = "scores" if not number else f"scores_{family_name.replace(' ', '_')}"
        yield ReportSection(name, title, table=score_table(name, title, members))
    yield from document_sections(task, table, pages)
    yield from disagreement_sections(task, rows)


def score_table(name: str, title: str, rows: Sequence[ScoreRow]) -> NamedTable:
    """Return rows with the same columns as a table; its notes explain the measures."""
    # Every family explains its measures once, in the notes below, whichever of its rows comes first.
    family = family_of(rows[0].tally)
    cells = tuple(family.cells(family.make())) if any(counted(row.tally) for row in rows) else ()
    columns = (
        Column("name", "Name"),
        Column("section", "Table"),
        *(Column(cell, cell, right=True) for cell in cells),
        *(Column(measure.key, measure.short, right=True) for measure in family.measures),
    )
    families = {family_of(row.tally).name: family_of(row.tally) for row in rows}.values()
    notes = (
        f"{measure.short}: {measure.title}, {measure.formula}."
        for row_family in families
        for measure in row_family.measures
    )
    return NamedTable(name, title, Table(columns, [_score_cells(row) for row in rows]), tuple(notes))


def _score_cells(row: ScoreRow) -> TableRow:
    measures = (measure.compute(row.tally) for measure in family_of(row.tally).measures)
    return (row.path, row.section, *counted(row.tally).values(), *measures)


# --- documents


def document_sections(task: TaskDefinition, table: TallyByRow, pages: Pages) -> Iterator[ReportSection]:
    """Yield F of every document by the row that the task is judged by; nothing of a single document."""
    # Many documents are drawn as numbers of documents by tenths of F, for a list of dots would be endless.
    if len(pages) < 2:
        return
    figures = [(label, judged(task, page)) for label, page in pages]
    total = f1(judged(task, table))
    family = family_of(figures[0][1])
    columns = (
        Column("document", "Document"),
        *(Column(cell, cell, right=True) for cell in family.cells(family.make())),
        *(Column(measure.key, measure.short, right=True) for measure in family.measures),
    )
    rows = [(label, *_figures(tally, family)) for label, tally in figures]
    row_name = next(row.path for row in score_rows(task, table) if row.key == judged_by(task))
    picture: DotChart | BarChart
    if len(figures) <= MOST_ROWS:
        rule = None if total is None else ("all", total)
        picture = DotChart([Dot(label, f1(tally)) for label, tally in figures], rule)
    else:
        picture = _tenths([f1(tally) for _, tally in figures])
    yield ReportSection(
        "documents",
        "F per document",
        (f"F is that of the row “{row_name}”, by which the task is judged.",),
        picture,
        table=NamedTable("documents", "F per document", Table(columns, rows)),
    )


def _figures(tally: AnyTally, family: Family) -> TableRow:
    return (*counted(tally).values(), *(measure.compute(tally) for measure in family.measures))


def _tenths(values: Sequence[Fraction | None]) -> BarChart:
    # An F of 1 has a bar of its own: how many documents are perfect is what is asked first.
    counts = [0] * 11
    undefined = sum(value is None for value in values)
    for value in values:
        if value is not None:
            counts[int(value * 10)] += 1
    bars = [(f"{tenth / 10:.1f} to {(tenth + 1) / 10:.1f}", (counts[tenth],)) for tenth in range(10)]
    bars += [("1.0", (counts[10],)), *([("undefined", (undefined,))] if undefined else [])]
    return BarChart(("documents",), bars, "documents by F; a range is without its end")


# --- disagreements


def disagreement_sections(task: TaskDefinition, rows: Sequence[ScoreRow]) -> Iterator[ReportSection]:
    """Yield disagreements by type, and by slot where there are slots: only where there are any."""
    for name, title, chosen in (
        ("types", "Disagreements by type", [row for row in rows if _is_of_type(task, row)]),
        ("slots", "Disagreements by slot", [row for row in rows if row.key[0] == "slot"]),
    ):
        bars = [(row.path, faults) for row in chosen if sum(faults := _faults(row.tally))]
        if bars:
            sentence = "Longest bars first; what has no disagreement stands in the table alone."
            picture, table = _fault_bars(bars), NamedTable(name, title, _fault_table(chosen))
            yield ReportSection(name, title, (sentence,), picture, table=table)


def _fault_bars(bars: Sequence[tuple[str, Sequence[int]]]) -> BarChart:
    # A state that never occurs is no part of the bars, so that the legend has none in vain.
    places = [place for place in range(len(FAULTS)) if any(faults[place] for _, faults in bars)]
    longest = sorted(bars, key=lambda bar: (-sum(bar[1]), bar[0]))[:MOST_ROWS]
    drawn = [(path, [faults[place] for place in places]) for path, faults in longest]
    return BarChart([FAULTS[place] for place in places], drawn, "disagreements")


def _fault_table(rows: Sequence[ScoreRow]) -> Table:
    # Rows stand as the score table has them, those without a disagreement among them.
    words = (*(STATE_WORDS[state] for state in FAULTS), "disagreements", "agreements")
    columns = (Column("name", "Name"), *(Column(word, word, right=True) for word in words))
    cells: list[TableRow] = []
    for row in rows:
        faults = _faults(row.tally)
        cells.append((row.path, *faults, sum(faults), _agreeing(row.tally)))
    return Table(columns, cells)


def _is_of_type(task: TaskDefinition, row: ScoreRow) -> bool:
    # A type is a tag, a label of the judged scheme, or a class, as the method has it.
    key, figures = row.key, task.method_spec.figures
    if figures is Figures.MATCHES:
        return key[0] == TAG and len(key) == 2 and key[1] != ALL
    if figures is Figures.MATCHINGS:
        scheme = judged_by(task)
        return key[0] == MATCHING and key[:2] == scheme[:2] and key[2] != ALL
    return key[0] in ("object", "entity") and isinstance(row.tally, Tally)


def _faults(tally: AnyTally) -> tuple[int, ...]:
    """Return the counts of `FAULTS`; a clash of two labels counts as one that is incorrect."""
    # A clash takes one of each side: it stands among the incorrect, and neither as missing nor as spurious.
    if isinstance(tally, Tally):
        _, par, inc, mis, spu, _ = tally.counts()
        return tuple(map(int, (par, inc, mis, spu)))
    if isinstance(tally, MatchTally):
        return (0, tally.refclash, tally.missing, tally.spurious)
    return (0, 0, 0, 0)


def _agreeing(tally: AnyTally) -> int:
    if isinstance(tally, MatchTally):
        return int(tally.match)
    return int(tally.counts()[0]) if isinstance(tally, Tally) else 0


# --- confusion


def confusion_section(
    matrix: ConfusionCounts | None,
    sides: Sequence[str],
    name: str = "confusion",
    title: str = "Confusion of labels",
) -> Iterator[ReportSection]:
    """Yield the matrix of labels; nothing for a task without one. Rows are those of the first side."""
    if matrix is None or not matrix.counts:
        return
    # Labels stand in the order of the matrix on both sides, so that agreement is the diagonal.
    labels = [label or _NOTHING for label in matrix.lines]
    counts = [[matrix.count(row, column) for column in matrix.lines] for row in matrix.lines]
    columns = (Column("label", f"{sides[0]} \\ {sides[1]}"), *(Column(n, n, right=True) for n in labels))
    rows: list[TableRow] = [(label, *line) for label, line in zip(labels, counts, strict=True)]
    yield ReportSection(
        name,
        title,
        (
            f"How often a label of {sides[0]} (rows) met one of {sides[1]} (columns). The shade of a cell is "
            f"its share of its row; {_NOTHING} stands for an annotation that the other side lacks.",
        ),
        HeatMap(labels, labels, counts, sides[0], sides[1]),
        table=NamedTable(name, title, Table(columns, rows)),
    )
