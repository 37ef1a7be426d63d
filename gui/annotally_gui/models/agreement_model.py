"""The figures of agreement as an item model: headings that fold, a measure a line, why one is undefined."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from annotally.reports.tables.agreement_sheet import PAIRS, AgreementLine, AgreementSheet
from annotally.scoring.tally import Status
from annotally_gui.models.column_table import TableColumn, spoken_with_heading
from annotally_gui.models.filter_syntax import quoted
from annotally_gui.models.folding import FoldingModel
from annotally_gui.models.roles import LEFT, RIGHT, AnyIndex, DataRole
from annotally_gui.services.i18n import mark, tr


class AgreementColumn(IntEnum):
    """The columns."""

    MEASURE = 0
    VALUE = 1
    LOW = 2
    HIGH = 3
    N = 4
    LEFT_OUT = 5
    RAW = 6


_HEADERS = (
    mark("Measure"),
    mark("Value"),
    mark("Low"),
    mark("High"),
    mark("n"),
    mark("Left out"),
    mark("Raw"),
)
_KEYS = ("measure", "value", "low", "high", "n", "left-out", "raw")
_TIPS = (
    mark("Choose a line to see its formula and source below"),
    mark("1 is full agreement; for measures corrected for chance, 0 is agreement by chance"),
    mark("95 % interval, lower end; from samples of the documents"),
    mark("95 % interval, upper end; from samples of the documents"),
    mark("Number of items, tokens, extents or documents compared"),
    mark("What was left out, and why"),
    mark("The value by the offsets of each annotator's own text, where texts were aligned"),
)
_DISAGREEMENTS = "state:" + "|".join(status.name for status in Status if status.disagreement)
_HEADINGS = {
    "items": mark("Types of items"),
    "tokens": mark("Types of tokens"),
    "spans": mark("Extents"),
}


def heading_of(line: AgreementLine) -> str:
    """Return the heading a line stands under: the measured items, behind their type or document."""
    # Lines of a type or a document stand under a heading of their own; the scope comes first, so that
    # headings of one scope are told apart at their beginning.
    if line.basis == PAIRS:
        items = tr("{first} – {second}", first=line.first, second=line.second)
    elif line.basis in _HEADINGS:
        items = tr(_HEADINGS[line.basis])
        if line.name:  # the scheme by which extents match
            items = tr("{of} · {what}", of=items, what=line.name)
    else:
        items = tr("Slot {name}", name=line.name)
    return tr("{of} · {what}", of=line.of, what=items) if line.scope else items


def filter_of(line: AgreementLine) -> str:
    """Return the filter that lists the disagreements behind a figure: of its slot, its type, its document."""
    terms = {
        "doc": line.of if line.scope == "document" else "",
        "type": line.of if line.scope == "type" else "",
        "slot": line.name.rpartition("/")[2] if line.basis == "slots" else "",
        "class": line.name.rpartition("/")[0] if line.basis == "slots" else "",
    }
    written = (f"{key}:{quoted(value)}" for key, value in terms.items() if value)
    return " ".join((_DISAGREEMENTS, *written))


def left_out_text(line: AgreementLine) -> str:
    """Return how many items a line's figure leaves out, by reason."""
    return "; ".join(f"{count} {tr(reason)}" for reason, count in line.left_out)


class AgreementModel(FoldingModel[AgreementLine]):
    """Shows an `AgreementSheet`, or nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([self._column(column) for column in AgreementColumn], parent)
        self.sheet: AgreementSheet | None = None

    def set_sheet(self, sheet: AgreementSheet | None) -> None:
        """Show another sheet; folded headings stay folded."""
        self.beginResetModel()
        self.sheet = sheet
        self._lay_out((heading_of(line), line) for line in (sheet.lines if sheet is not None else ()))
        self.endResetModel()

    @property
    def has_raw(self) -> bool:
        """Whether texts were aligned, so that there are raw values beside the others (C5)."""
        return self.sheet is not None and any(line.raw for line in self.sheet.lines)

    def brief(self, row: int) -> str:
        """Return a figure's summary on one line: why it is undefined, items left out, formula, source."""
        line, sheet = self.line(row), self.sheet
        if line is None or sheet is None:
            return ""
        note = sheet.measures[line.measure]
        parts = [] if line.defined else [tr("Undefined: {reason}", reason=tr(line.reason))]
        parts += [tr("Left out: {what}", what=left_out_text(line))] if line.left_out else []
        return " · ".join([*parts, f"{note.short} = {tr(note.formula)}", tr(note.source)])

    def details(self, row: int) -> str:
        """Return a figure's details, a line each: formula, source, when undefined, interval, left out."""
        line, sheet = self.line(row), self.sheet
        if line is None or sheet is None:
            return ""
        note = sheet.measures[line.measure]
        # The order of the lines is that of importance: a reason for being undefined comes first of all.
        parts = [
            tr(
                "{title} ({short}): {formula}",
                title=tr(note.title),
                short=note.short,
                formula=tr(note.formula),
            ),
            tr("Source: {source}", source=tr(note.source)),
            tr("Undefined if {when}", when=tr(note.undefined_when)),
        ]
        if not line.defined:
            parts.insert(0, tr("Undefined: {reason}", reason=tr(line.reason)))
        if line.low:
            interval = tr(
                "{low} to {high}: {level} % interval over {samples} samples of documents, seed {seed}",
                low=line.low,
                high=line.high,
                level=sheet.level,
                samples=sheet.samples,
                seed=sheet.seed,
            )
            parts.append(interval)
        if line.left_out:
            parts.append(tr("Left out: {what}", what=left_out_text(line)))
        return "\n".join(parts)

    def _column(self, column: AgreementColumn) -> TableColumn[AgreementLine]:
        heading = tr(_HEADERS[column])
        return TableColumn(
            heading,
            lambda line: self._text(line, column),
            key=_KEYS[column],
            tip=tr(_TIPS[column]),
            alignment=LEFT if column in (AgreementColumn.MEASURE, AgreementColumn.LEFT_OUT) else RIGHT,
            spoken=lambda line: spoken_with_heading(heading, self._text(line, column)),
            roles={DataRole.QUIET: lambda line: not line.defined},
        )

    def _text(self, line: AgreementLine, column: AgreementColumn) -> str:
        if column == AgreementColumn.MEASURE:
            title = tr(self.sheet.measures[line.measure].title) if self.sheet is not None else ""
            if line.defined:
                return title
            return tr("{title}, undefined: {reason}", title=title, reason=tr(line.reason))
        texts = (line.value, line.low, line.high, str(line.n), left_out_text(line), line.raw)
        return texts[column - 1]

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role; the tooltip of a figure, in any column, has its details."""
        # One tooltip for all columns, since the reason for a figure concerns the whole line; it is made
        # only when it is asked for.
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid() and self.line(index.row()) is not None:
            return self.details(index.row())
        return super().data(index, role)
