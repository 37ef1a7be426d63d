"""The figures of the agreement laboratory as an item model: sections that fold, figures, notes under them."""

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from annotally.reports.tables.agreement_sheet import MeasureNote
from annotally.reports.tables.laboratory_sheet import JUDGEMENT, FigureLine, LaboratorySheet, SectionSheet
from annotally_gui.models.column_table import TableColumn, spoken_with_heading
from annotally_gui.models.folding import FoldingModel
from annotally_gui.models.roles import LEFT, RIGHT, DataRole
from annotally_gui.services.i18n import mark, plural, tr, translate

KINDS = {
    "items": mark("Types of items"),
    "tokens": mark("Types of tokens"),
    "slots": mark("Slots"),
    "relations": mark("Relations"),
    "classes": mark("Classes of mentions"),
    "spans": mark("Extents"),
    "segments": mark("Segments"),
}
"""What is measured, by the engine's names of it."""
UNDEFINED = "–"


class FigureColumn(IntEnum):
    """The columns."""

    MEASURE = 0
    VALUE = 1
    LOW = 2
    HIGH = 3
    P = 4
    N = 5
    DISTANCE = 6
    LANDIS_KOCH = 7
    GWET = 8
    LEFT_OUT = 9


class LaboratoryRow(NamedTuple):
    """A figure, or a note under the figures of a section."""

    section: SectionSheet
    measure: MeasureNote | None = None
    line: FigureLine | None = None
    note: str = ""


def heading_of(section: SectionSheet) -> str:
    """Return the heading of a section: its kind, the slot, and how many documents it is about."""
    documents = plural("{count} document", "{count:,} documents", section.documents)
    if section.kind == JUDGEMENT:
        kind = tr("{name} as an annotator", name=section.name)
    else:
        kind = tr("Slot {name}", name=section.name) if section.name else tr(KINDS[section.kind])
    return tr("{what} · {documents}", what=kind, documents=documents)


def left_out_text(line: FigureLine) -> str:
    """Return how many items a figure leaves out, by reason."""
    return "; ".join(f"{count} {tr(reason)}" for reason, count in line.left_out)


def title_of(row: LaboratoryRow) -> str:
    """Return a measure's title, with the label it is about and why it is undefined; or a note."""
    if row.line is None or row.measure is None:
        return translate(row.note)
    title = tr(row.measure.title)
    if row.line.label:
        title = tr("{title}: {label}", title=title, label=row.line.label)
    if row.line.value == UNDEFINED:
        return tr("{title}, undefined: {reason}", title=title, reason=tr(row.line.reason))
    return title


class LaboratoryModel(FoldingModel[LaboratoryRow]):
    """Shows a `LaboratorySheet`, or nothing; figures of single labels only if that is asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_columns(), parent)
        self.sheet: LaboratorySheet | None = None
        self._with_labels = False

    def set_sheet(self, sheet: LaboratorySheet | None, *, with_labels: bool = False) -> None:
        """Show another sheet; folded sections stay folded."""
        # All rows may be others: a reset costs less than finding which stayed, with tens of rows in all.
        self.beginResetModel()
        self.sheet, self._with_labels = sheet, with_labels
        self._lay_out((heading_of(row.section), row) for row in self._all_rows())
        self.endResetModel()

    def _all_rows(self) -> Iterator[LaboratoryRow]:
        # Hundreds of labels would hide the measures that a person looks for: their figures come on request.
        # Notes stand under the figures that they explain.
        if self.sheet is None:
            return
        for section in self.sheet.sections:
            for line in section.lines:
                if self._with_labels or not line.label or section.kind == JUDGEMENT:
                    yield LaboratoryRow(section, self.sheet.measures[line.measure], line)
            for note in section.notes:
                yield LaboratoryRow(section, note=note)

    def wide_rows(self) -> list[int]:
        """Return the rows that stand over all columns: headings and notes."""
        lines = map(self.line, range(self.rowCount()))
        return [number for number, row in enumerate(lines) if row is None or row.line is None]

    def is_note(self, row: int) -> bool:
        """Tell whether a row is a note on its section."""
        line = self.line(row)
        return line is not None and line.line is None

    def measure_at(self, row: int) -> str:
        """Return the key of a row's measure; empty for headings, notes, measures without example."""
        line = self.line(row)
        return (
            line.measure.key if line is not None and line.measure is not None and _has_example(line) else ""
        )

    def section(self, row: int) -> SectionSheet | None:
        """Return the section that a row belongs to; None for no row, and for a heading that is folded."""
        line = self.line(row) or self.line(row + 1)
        return line.section if line is not None else None

    def details(self, row: int) -> Sequence[str]:
        """Return all that is known of a row, a line each: of a heading the notes of its section.

        Sentences of the engine are not translated yet, since counts in them are links.
        """
        line, section = self.line(row), self.section(row)
        if section is None:
            return ()
        if line is None:
            return section.notes
        if line.line is None or line.measure is None:
            return (line.note,)
        return tuple(_details(section, line.measure, line.line))


def _has_example(row: LaboratoryRow) -> bool:
    return row.section.kind != JUDGEMENT


def _details(section: SectionSheet, note: MeasureNote, line: FigureLine) -> Iterator[str]:
    if line.value == UNDEFINED:
        yield tr("Undefined: {reason}", reason=tr(line.reason))
    yield tr("{title} ({short}): {formula}", title=tr(note.title), short=note.short, formula=tr(note.formula))
    yield tr("Source: {source}", source=tr(note.source))
    if line.low:
        yield tr(
            "{low} to {high}: interval of 95 %, {method}",
            low=line.low,
            high=line.high,
            method=tr(line.method),
        )
    if line.error:
        yield tr("Standard error: {error}", error=line.error)
    if line.left_out:
        yield tr("Left out: {what}", what=left_out_text(line))
    yield tr("Undefined if {when}", when=tr(note.undefined_when))
    if section.notes:
        yield section.notes[0]


def _columns() -> list[TableColumn[LaboratoryRow]]:
    # Opinions stand last among the columns of words: they are no results.
    return [
        _column(mark("Measure"), mark("Click a measure to see its published example"), LEFT, title_of),
        _column(
            mark("Value"),
            mark("1 is full agreement; for measures corrected for chance, 0 is agreement by chance"),
            RIGHT,
            _of_line(lambda line: line.value),
        ),
        _column(
            mark("Low"),
            mark("95 % interval, lower end; in closed form or from samples"),
            RIGHT,
            _of_line(lambda line: line.low),
        ),
        _column(
            mark("High"),
            mark("95 % interval, upper end; in closed form or from samples"),
            RIGHT,
            _of_line(lambda line: line.high),
        ),
        _column(
            mark("p"),
            mark("Probability of such a value or one farther from 0 if the measure were 0"),
            RIGHT,
            _of_line(lambda line: line.p),
        ),
        _column(
            mark("n"),
            mark("Number of items, tokens, extents or documents compared"),
            RIGHT,
            _of_line(lambda line: str(line.n)),
        ),
        _column(
            mark("Distance"),
            mark("How far apart two labels are"),
            LEFT,
            _of_line(lambda line: line.distance),
        ),
        _column(
            mark("Landis–Koch"),
            mark("Opinion of Landis and Koch (1977) on such a figure"),
            LEFT,
            _of_line(lambda line: tr(line.landis_koch) if line.landis_koch else ""),
        ),
        _column(
            mark("Gwet"),
            mark("Opinion by Gwet (2014): the benchmark reached with a probability of 95 %"),
            LEFT,
            _of_line(lambda line: tr(line.gwet) if line.gwet else ""),
        ),
        _column(
            mark("Left out"),
            mark("What was left out, and why"),
            LEFT,
            _of_line(left_out_text),
        ),
    ]


def _of_line(text: Callable[[FigureLine], str]) -> Callable[[LaboratoryRow], str]:
    return lambda row: "" if row.line is None else text(row.line)


def _column(
    name: str, tip: str, alignment: Qt.AlignmentFlag, text: Callable[[LaboratoryRow], str]
) -> TableColumn[LaboratoryRow]:
    heading = tr(name)
    return TableColumn(
        heading,
        text,
        key=name.casefold(),
        tip=tr(tip),
        alignment=alignment,
        cell_tip=text,
        spoken=lambda row: spoken_with_heading(heading, text(row)),
        roles={
            DataRole.QUIET: lambda row: row.line is None or row.line.value == UNDEFINED,
            DataRole.LINK: lambda row: name == "Measure" and row.line is not None and _has_example(row),
        },
    )
