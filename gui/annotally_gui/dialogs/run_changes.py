"""The changes from the open response to another one: counted, listed, and exported."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from annotally.reports.tables.campaign_sheet import RunTests
from annotally.reports.tree.run_changes import ChangeKind, RunChanges
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.dialogs.run_tests import RunTestsPage
from annotally_gui.models.app_state import Place
from annotally_gui.models.run_model import KINDS, LEVELS, RunModel
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.quiet_table import QuietTable, tabular_font

_SAMPLES = (
    *("what the key has", "what was there", "what is there now", "broken"),
    *("COR → COR", "enamex/organization", "DESCRIPTOR", "document"),
)


class RunChangesDialog(Frame):
    """A dialog with counts of fixed, broken and unchanged rows, and a list of changes."""

    place_chosen = Signal(object)
    """The `Place` of a change in the open response, which is to be shown."""

    def __init__(
        self,
        changes: RunChanges,
        export: Callable[[], object],
        parent: QWidget | None = None,
        *,
        tested: bool = True,
    ) -> None:
        """Show changes; those that are not ``tested`` have no page of tests, and no paragraph for a paper."""
        super().__init__(tr("Changes between two runs"), parent, 860, 560)
        self._changes = changes
        earlier, later = changes.names
        self.content.addWidget(wrapped(tr("From {before} to {after}", before=earlier, after=later)))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Changes and their significance"))
        self.content.addWidget(self.tabs, 1)
        self.tests = RunTestsPage(self)
        self.tests.hide()
        self.tabs.addTab(self._changes_page(), tr("Changes"))
        if tested:
            self.tabs.addTab(self.tests, tr("Significance"))
            self.copy_methods = self.add_copy_button(tr("Copy &methods"), lambda: self.tests.methods)
            self.copy_methods.setEnabled(False)
        self.add_button(tr("&Export…"), export)
        self.add_button(tr("&Close"), self.reject, default=True)
        self._list()
        self.table.setFocus()

    def show_tests(self, tests: RunTests) -> None:
        """Show the tests of the difference, or why there are none; the paragraph about both can be copied."""
        self.tests.show_tests(tests)
        self.copy_methods.setEnabled(bool(tests.methods))

    def _changes_page(self) -> QWidget:
        """Return the counts, and the list of changes."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, GAP, 0, 0)
        add_layout(column, self._counts())
        self.level, self.kind = QComboBox(), QComboBox()
        self.level.setAccessibleName(tr("Level of the list"))
        self.kind.setAccessibleName(tr("Kinds of changes listed"))
        for level, title in LEVELS.items():
            self.level.addItem(tr(title), level)
        self.kind.addItem(tr("broken and fixed"), None)
        for kind in (ChangeKind.BROKEN, ChangeKind.FIXED):
            self.kind.addItem(tr(KINDS[kind]), kind)
        line = QHBoxLayout()
        line.setSpacing(GAP)
        line.addWidget(self.level)
        line.addWidget(self.kind)
        line.addStretch(1)
        add_layout(column, line)
        self.model = RunModel(self)
        self.table = QuietTable(tr("Changes"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.chosen.connect(self._choose)
        column.addWidget(self.table, 1)
        self.level.currentIndexChanged.connect(lambda _index: self._list())
        self.kind.currentIndexChanged.connect(lambda _index: self._list())
        return page

    def _counts(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GAP)
        for column, kind in enumerate(KINDS, 1):
            grid.addWidget(QLabel(tr(KINDS[kind])), 0, column, Qt.AlignmentFlag.AlignRight)
        for row, (level, title) in enumerate(LEVELS.items(), 1):
            grid.addWidget(QLabel(tr(title)), row, 0)
            for column, kind in enumerate(KINDS, 1):
                number = QLabel(f"{self._changes.count(level, kind):,}")
                number.setFont(tabular_font())
                number.setAccessibleName(tr("{what}, {kind}", what=tr(title), kind=tr(KINDS[kind])))
                grid.addWidget(number, row, column, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(len(KINDS) + 1, 1)
        return grid

    def _list(self) -> None:
        self.model.set_changes(self._changes, self.level.currentData(), self.kind.currentData())
        self.table.fit_columns(_SAMPLES, (7, 5))

    def _choose(self, index: QModelIndex) -> None:
        change = self.model.change(index.row())
        row = self._changes.place(change)
        if row >= 0:
            self.place_chosen.emit(Place(change.document, row))
            self.accept()
