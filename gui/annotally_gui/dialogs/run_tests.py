"""The tests of the difference of two runs: a row of the score table, and a line for each measure."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFormLayout, QVBoxLayout, QWidget

from annotally.reports.tables.campaign_sheet import RunTests
from annotally_gui.dialogs.frame import wrapped
from annotally_gui.models.sheet_model import SheetModel
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.quiet_table import QuietTable


class RunTestsPage(QWidget):
    """A page with paired randomization and bootstrap of every measure; empty until tests are shown."""

    row_chosen = Signal(str)
    """Another row of the score table is to be tested."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.methods = ""
        """The paragraph for a paper; empty until tests are shown."""
        self.row = QComboBox()
        self.row.activated.connect(lambda number: self.row_chosen.emit(self.row.itemText(number)))
        self.table = QuietTable(tr("Tests of the difference"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.notes = wrapped()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, GAP, 0, 0)
        column.setSpacing(GAP)
        form = QFormLayout()
        form.addRow(tr("&Row of the score table"), self.row)
        add_layout(column, form)
        column.addWidget(self.table, 1)
        column.addWidget(self.notes)
        self.notes.setText(tr("Testing…"))

    def show_tests(self, tests: RunTests) -> None:
        """Show the tests, or why there are none."""
        self.methods = tests.methods
        self.row.setEnabled(tests.table is not None)
        if tests.table is None:
            self.notes.setText(tr("A saved result is not tested: compare with the response itself."))
            return
        if not self.row.count():
            self.row.addItems(list(tests.rows))
        if tests.row:
            self.row.setCurrentText(tests.row)
        model = SheetModel(tests.table, self)
        self.table.setModel(model)
        self.table.fit_columns(model.samples(), even=True)
        self.notes.setText("\n".join(translate(note) for note in tests.table.notes))
