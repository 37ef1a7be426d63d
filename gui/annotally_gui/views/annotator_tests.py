"""The tab of tests in the agreement pane: significant differences of annotators, or of pairs of them."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally.reports.tables.annotator_tests import EVERY_TWO, WITH_FINAL, WITH_OTHERS, AnnotatorTests
from annotally_gui.models.sheet_model import SheetModel
from annotally_gui.services.i18n import mark, tr, translate
from annotally_gui.widgets.bar_combo import make_bar_combo
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.widgets.measure_page import MeasurePage
from annotally_gui.widgets.outdated_bar import OutdatedBar
from annotally_gui.widgets.quiet_table import EDGE, LEAST_ROW, QuietTable

SUBJECTS = {
    EVERY_TWO: mark("Every two annotators"),
    WITH_OTHERS: mark("Each with all others"),
    WITH_FINAL: mark("Each against the final key"),
}
"""Subjects of the tests, by the engine's names of them."""
_TABLES = {
    "ranks": mark("Ranks and groups"),
    "tests": mark("Tests of every two"),
    "groups": mark("Groups"),
}
"""The tables that can be shown, by their names."""


class AnnotatorTestsView(QWidget):
    """A table of ranks and groups, of tests, or of groups, with the choice of subject and measure."""

    measurement_asked = Signal()
    """A request to test: anew, or by another choice."""
    export_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tests: AnnotatorTests | None = None
        self._is_decided_since = False
        self.outdated = OutdatedBar(tr("Test again"))
        self.outdated.measurement_asked.connect(self.measurement_asked)
        self.subject = make_bar_combo(tr("What is tested"), tr("What is ranked and tested"), SUBJECTS)
        self.measure = make_bar_combo(tr("Measure"), tr("The measure that is tested"))
        self.shown = make_bar_combo(tr("Table"), tr("The table that is shown"), _TABLES)
        self.offer_final(on=False)
        for box in (self.subject, self.measure):
            box.activated.connect(lambda _place: self.measurement_asked.emit())
        self.shown.currentIndexChanged.connect(lambda _place: self._show())
        self.table = QuietTable(tr("Tests of annotators"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.offer_copy(tr("&Export…"), self.export_asked.emit)
        self.setFocusProxy(self.table)
        self.export_button = QToolButton()
        self.export_button.setText(tr("Export…"))
        self.export_button.setToolTip(tr("Save ranks, tests and groups"))
        self.export_button.setAutoRaise(True)
        self.export_button.setMinimumHeight(LEAST_ROW)
        self.export_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.export_button.clicked.connect(lambda: self.export_asked.emit())
        self.page = MeasurePage()
        self.page.button.clicked.connect(lambda: self.measurement_asked.emit())
        self._stack = QStackedWidget()
        self._stack.addWidget(self.page)
        self._stack.addWidget(self.table)
        self.notes = ElidedLabel()
        self._foot = QWidget()
        self._lay_out()
        self.say(tr("The agreement of the annotators will appear here once files are scored."))

    def _lay_out(self) -> None:
        bar = QWidget()
        row = QHBoxLayout(bar)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        for box in (self.subject, self.measure, self.shown):
            row.addWidget(box, 1)
        # The button stands beside the notes, which are cut: in the bar it would make the pane wider.
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(EDGE, 0, EDGE, EDGE)
        foot.addWidget(self.notes, 1)
        foot.addWidget(self.export_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(bar)
        column.addWidget(self.outdated)
        column.addWidget(self._stack, 1)
        column.addWidget(self._foot)

    @property
    def choice(self) -> tuple[str, str]:
        """The subject of the tests, and the key of the measure, empty before the first answer."""
        return str(self.subject.currentData()), str(self.measure.currentData() or "")

    @property
    def has_figures(self) -> bool:
        """Whether tests are shown, and no sentence in their place."""
        return self._tests is not None

    @property
    def shown_table(self) -> str:
        """The name of the table that is shown."""
        return str(self.shown.currentData())

    def offer_final(self, *, on: bool) -> None:
        """Offer tests against the final key, or no longer."""
        # Without a final key what was tested against it is no choice any more: the first one is taken.
        place = self.subject.findData(WITH_FINAL)
        if on and place < 0:
            self.subject.addItem(tr(SUBJECTS[WITH_FINAL]), WITH_FINAL)
        elif not on and place >= 0:
            self.subject.removeItem(place)

    def forget_measures(self) -> None:
        """Offer no measures until the next tests come: another comparison may have others."""
        self.measure.clear()

    def say(self, text: str, *, measurable: bool = False) -> None:
        """Show a sentence instead of tests; ``measurable``: with a button that tests."""
        self._tests = None
        self.outdated.withdraw()
        self.page.say(text, measurable=measurable)
        self._stack.setCurrentIndex(0)
        self._foot.hide()

    def set_tests(self, tests: AnnotatorTests) -> None:
        """Show tests; the chosen table stays."""
        self._tests, self._is_decided_since = tests, False
        # A new list is made only for other measures: making one drops the choice.
        if [self.measure.itemData(place) for place in range(self.measure.count())] != [
            key for key, _ in tests.measures
        ]:
            self.measure.clear()
            for key, title in tests.measures:
                self.measure.addItem(tr(title), key)
        self.measure.setCurrentIndex(self.measure.findData(tests.measure))
        self._stack.setCurrentWidget(self.table)
        self.outdated.withdraw()
        self._foot.show()
        self._show()

    def mark_outdated(self) -> None:
        """Say of any tests that their inputs have changed."""
        self.outdated.setVisible(self.has_figures)

    def note_decisions(self) -> None:
        """Say that the final key is another one by now."""
        self._is_decided_since = self.has_figures
        self._show()

    def _show(self) -> None:
        if self._tests is None:
            return
        table = next(each for each in self._tests.tables if each.name == self.shown_table)
        # A table has columns of its own: each gets a model, and the one before goes with its last use.
        model = SheetModel(table, self.table)
        previous = self.table.model()
        self.table.setModel(model)
        if previous is not None:
            previous.deleteLater()
        self.table.fit_columns(model.samples(), even=True)
        self.table.horizontalHeader().setStretchLastSection(not table.right[-1])
        self.table.setCurrentIndex(model.index(0, 0) if table.rows else QModelIndex())
        notes = [translate(note) for note in table.notes]
        if self._is_decided_since:
            notes.insert(0, tr("Decisions have changed since these tests."))
        self.notes.set_whole(" ".join(notes))
        self.notes.setToolTip("\n".join(notes))
