"""The published example of a measure: its data, and its printed figures beside those computed now."""

from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget

from annotally.reports.tables.campaign_sheet import SheetTable
from annotally.reports.tables.laboratory_sheet import ExampleFigure, ExampleSheet
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.models.sheet_model import SheetModel
from annotally_gui.services.guide.pages import GuidePlace
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.theme import heading_font
from annotally_gui.widgets.quiet_table import QuietTable

_PARTS = {
    "value": mark("value"),
    "error": mark("standard error"),
    "low": mark("lower end"),
    "high": mark("upper end"),
}
_SECTIONS = {
    "laboratory.md#spans-gamma": ("gamma", "gamma_cat", "gamma_k", "gamma_cat_lone", "gamma_k_lone"),
    "measures.md#agreement-on-spans": ("pairwise_f", "unitizing_alpha"),
    "measures.md#segmentations": (
        *("boundary_similarity", "segmentation_similarity", "window_difference", "p_k", "boundary_pi"),
    ),
}
"""Places of the guide with measures that have no heading of their own title."""


class MeasureExampleDialog(Frame):
    """A dialog with an example and a note on its measure; a button leads to the guide."""

    def __init__(self, sheet: ExampleSheet, parent: QWidget | None = None) -> None:
        super().__init__(tr("Published example"), parent, 760, 620)
        measure = self._measure = sheet.measure
        heading = QLabel(tr("{title} ({short})", title=tr(measure.title), short=measure.short))
        heading.setFont(heading_font())
        self.content.addWidget(heading)
        self.content.addWidget(wrapped(tr("Example: {source}", source=sheet.source), selectable=True))
        self.data = self._table(tr("Data of the example"), _data_table(sheet))
        self.figures = self._table(tr("Printed and computed figures"), _figure_table(sheet))
        self.content.addWidget(self.data, 1)
        self.content.addWidget(self.figures, 1)
        lines = [tr("Note: {note}", note=tr(sheet.note))] if sheet.note else []
        lines += [
            tr("{short} = {formula}", short=measure.short, formula=tr(measure.formula)),
            tr("Source: {source}", source=tr(measure.source)),
            tr("Undefined if {when}", when=tr(measure.undefined_when)),
        ]
        self.content.addWidget(wrapped("\n".join(lines), selectable=True))
        self.add_button(tr("&More in the guide"), self.open_guide)
        self.add_button(tr("&Close"), self.accept, default=True)
        place = next((n for n, each in enumerate(sheet.figures) if each.measure == measure.title), 0)
        self.figures.setCurrentIndex(self.figures.model().index(place, 0))
        self.figures.setFocus()

    def guide_place(self) -> GuidePlace:
        """Return the place of the guide that explains the measure."""
        key, title = self._measure.key, self._measure.title
        section = next((section for section, keys in _SECTIONS.items() if key in keys), "")
        if section:
            return GuidePlace(*section.split("#"))
        word = "intraclass" if key.startswith("icc") else "laboratory"
        heading = f"{title} {word}".casefold()
        anchor = "".join(letter for letter in heading if letter.isalnum() or letter in " -")
        return GuidePlace("measures.md", anchor.replace(" ", "-"))

    def _table(self, name: str, table: SheetTable) -> QuietTable:
        model = SheetModel(table, self)
        view = QuietTable(name)
        view.setModel(model)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.fit_columns(model.samples(), even=True)
        return view


def _data_table(sheet: ExampleSheet) -> SheetTable:
    headings, *rows = sheet.data
    right = (False, *(True for _ in headings[1:]))
    return SheetTable("data", "", headings, right, tuple(rows), ())


def _figure_table(sheet: ExampleSheet) -> SheetTable:
    headings = (
        *(tr("Measure"), tr("Distance"), tr("Label"), tr("Figure")),
        *(tr("Printed"), tr("Computed"), tr("Same")),
    )
    right = (False, False, False, False, True, True, False)
    return SheetTable("figures", "", headings, right, tuple(map(_cells, sheet.figures)), ())


def _cells(figure: ExampleFigure) -> tuple[str, ...]:
    about = (tr(figure.measure), figure.distance, figure.label, tr(_PARTS[figure.part]))
    return (*about, figure.printed, figure.computed, tr("yes") if figure.same else tr("no"))
