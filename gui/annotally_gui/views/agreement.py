"""The agreement pane: how far the annotators agree, by every measure, with its publication."""

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally.reports.tables.agreement_sheet import AgreementSheet
from annotally_gui.models.agreement_model import AgreementColumn, AgreementModel, filter_of
from annotally_gui.models.roles import DataRole
from annotally_gui.services.i18n import mark, plural, tr
from annotally_gui.views.annotator_tests import AnnotatorTestsView
from annotally_gui.views.laboratory import LaboratoryView
from annotally_gui.widgets.bar_combo import make_bar_combo
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.widgets.measure_page import MeasurePage
from annotally_gui.widgets.outdated_bar import OutdatedBar
from annotally_gui.widgets.quiet_table import EDGE, LEAST_ROW, QuietTable

_SAMPLES = ("Krippendorff's alpha", "0.0000", "0.0000", "0.0000", "00000", "0 items with a", "0.0000")
_PER = {"": mark("All together"), "type": mark("Each type"), "document": mark("Each document")}


class AgreementOptions(NamedTuple):
    """Options of a measurement; see `annotally.annotators.agreement.Asked`."""

    by: str = "items"
    per: tuple[str, ...] = ()
    intervals: bool = True
    nothing: bool = False


class AgreementPane(QWidget):
    """A table of measures, and details of the chosen one; measured when the pane comes into sight.

    A second tab has the laboratory, a third one, for three annotators or more, tests of their differences.
    """

    looked_at = Signal()
    """The pane, or another of its tabs, has come into sight."""
    instances_asked = Signal(str)
    """A request for the rows that a figure is lowered by, as the text of a filter."""
    measurement_asked = Signal()
    """A request to measure: anew, or by other options."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.in_sight = False
        """Whether the pane can be seen."""
        self._watched = False
        self.model = AgreementModel(self)
        self.table = QuietTable(tr("Agreement"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.chosen.connect(self._choose)
        self.table.selectionModel().currentChanged.connect(self._show_details)
        # Raw values stand beside the values that they are held against.
        self.table.horizontalHeader().moveSection(AgreementColumn.RAW, AgreementColumn.VALUE + 1)
        self._make_bar()
        self.outdated = OutdatedBar(tr("Measure again"))
        self.outdated.measurement_asked.connect(self.measurement_asked)
        self.page = MeasurePage()
        self.page.button.clicked.connect(lambda: self.measurement_asked.emit())
        self._stack = QStackedWidget()
        # Page 0 has a sentence and a button, page 1 the figures.
        self._stack.addWidget(self.page)
        self._stack.addWidget(self.table)
        self.details = ElidedLabel()
        self.details.setContentsMargins(EDGE, 0, EDGE, EDGE)
        self._make_tabs()
        self.say(tr("The agreement of the annotators will appear here once files are scored."))

    def _make_tabs(self) -> None:
        figures = QWidget()
        column = QVBoxLayout(figures)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.bar)
        column.addWidget(self.outdated)
        column.addWidget(self._stack, 1)
        column.addWidget(self.details)
        self.laboratory = LaboratoryView()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Agreement"))
        self.tabs.addTab(figures, tr("Coefficients"))
        self.tabs.addTab(self.laboratory, tr("Laboratory"))
        self.tests = AnnotatorTestsView()
        self.tabs.addTab(self.tests, tr("Significance"))
        self.tabs.setTabVisible(self.tabs.indexOf(self.tests), False)
        self.tabs.currentChanged.connect(lambda _tab: self._turn())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self.setFocusProxy(self.table)

    def shows(self, tab: QWidget) -> bool:
        """Tell whether one of the tabs can be seen."""
        return self.in_sight and self.tabs.currentWidget() is tab

    def _turn(self) -> None:
        tab = self.tabs.currentWidget()
        self.setFocusProxy(tab if tab in (self.laboratory, self.tests) else self.table)
        if self.in_sight:
            self.looked_at.emit()

    def _make_bar(self) -> None:
        self.bar = QWidget()
        self.per = make_bar_combo(
            tr("Agreement of"), tr("Measure everything together, or also each type or each document"), _PER
        )
        self.per.currentIndexChanged.connect(lambda: self.measurement_asked.emit())
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.tokens = _option(menu, tr("Labels of &tokens"), tr("Measure all tokens instead of annotations"))
        self.nothing = _option(
            menu,
            tr("Missing counts as a &label"),
            tr("Treat a missing item as a label of its own"),
        )
        self.intervals = _option(
            menu, tr("&Intervals"), tr("Bootstrap intervals, from random samples of the documents")
        )
        self.intervals.setChecked(True)
        # `triggered`, not `toggled`: a change by the program requests no measurement.
        for action in (self.tokens, self.nothing, self.intervals):
            action.triggered.connect(lambda _on: self.measurement_asked.emit())
        button = self.options_button = QToolButton()
        button.setText(tr("{title} ▾", title=tr("Options")))
        button.setToolTip(tr("Options of the measurement"))
        button.setAutoRaise(True)
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
        self.options_button.setMinimumHeight(LEAST_ROW)
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        row.addWidget(self.per, 1)
        row.addWidget(self.options_button)

    @property
    def options(self) -> AgreementOptions:
        """The options now chosen."""
        per = str(self.per.currentData())
        by = "tokens" if self.tokens.isChecked() else "items"
        return AgreementOptions(
            by, (per,) if per else (), self.intervals.isChecked(), self.nothing.isChecked()
        )

    @property
    def has_figures(self) -> bool:
        """Whether figures are shown, and no sentence in their place."""
        return self.model.sheet is not None

    def say(self, text: str, *, measurable: bool = False) -> None:
        """Show a sentence instead of figures; ``measurable``: with a button that measures."""
        self.model.set_sheet(None)
        self.outdated.withdraw()
        self.page.say(text, measurable=measurable)
        self._stack.setCurrentIndex(0)
        self.details.hide()

    def mark_outdated(self) -> None:
        """Say of any figures that their inputs have changed."""
        self.outdated.setVisible(self.has_figures)

    def set_sheet(self, sheet: AgreementSheet) -> None:
        """Show the figures; the current line and the scroll position stay."""
        row, scrolled = self.table.currentIndex().row(), self.table.verticalScrollBar().value()
        self.model.set_sheet(sheet)
        self.table.span_headings(self.model.headings())
        # Low and High, the ends of the bootstrap intervals, are empty without samples.
        self.table.fit_columns(_SAMPLES, ())
        for column in (AgreementColumn.LOW, AgreementColumn.HIGH):
            self.table.setColumnHidden(column, not sheet.samples)
        self.table.setColumnHidden(AgreementColumn.RAW, not self.model.has_raw)
        self._stack.setCurrentWidget(self.table)
        self.outdated.withdraw()
        self.details.show()
        # Row 0 is a heading; the line a person was at is kept if the new sheet has one there.
        first = row if self.model.line(row) is not None else 1
        self.table.setCurrentIndex(self.model.index(first, 0))
        self.table.verticalScrollBar().setValue(scrolled)
        self._show_details(self.table.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        """Report that the pane is in sight, unless it is a tab that lies behind another one."""
        super().showEvent(event)
        # In a dock the pane counts as shown even while its tab lies behind another: only the dock tells.
        dock = self.parent()
        if not isinstance(dock, QDockWidget):
            self._set_in_sight(True)
        elif not self._watched:
            self._watched = True
            dock.visibilityChanged.connect(self._set_in_sight)

    def _set_in_sight(self, on: bool) -> None:
        self.in_sight = on
        if on:
            self.looked_at.emit()

    def _choose(self, index: QModelIndex) -> None:
        # Folding resets the model, which clears spans and the current line: both are set again.
        if index.data(DataRole.HEADING):
            self.model.fold(index.row())
            self.table.span_headings(self.model.headings())
            self.table.setCurrentIndex(self.model.index(index.row(), 0))
        elif index.column() > 0 and (line := self.model.line(index.row())) is not None:
            # The name of a measure only shows its formula; its figures lead to the rows behind them.
            self.instances_asked.emit(filter_of(line))

    def _show_details(self, index: QModelIndex) -> None:
        sheet = self.model.sheet
        summary = self.model.brief(index.row())
        if not summary and sheet is not None:
            summary = plural("{count} document", "{count} documents", sheet.documents)
        self.details.set_whole(summary)
        self.details.setToolTip(self.model.details(index.row()))


def _option(menu: QMenu, text: str, tip: str) -> QAction:
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setToolTip(tip)
    return action
