"""Many systems on one key: ranks, tests of every two, groups, types and documents, each in a tab."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QAbstractItemView, QTabWidget, QVBoxLayout, QWidget

from annotally.reports.tables.campaign_sheet import CampaignSheet, SheetTable
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.models.sheet_model import SheetModel
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.quiet_table import QuietTable

TESTS = "tests"
"""The table that has a row for every two systems."""
_LONGEST = 40
"""Signs of a cell that a column is made wide enough for."""


class SystemsDialog(Frame):
    """A dialog with a tab for each table of a campaign; a row of two systems leads to their differences."""

    pair_chosen = Signal(str, str)
    """The names of two systems whose instances are to be shown."""

    def __init__(
        self, sheet: CampaignSheet, export: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Systems on one key"), parent, 1080, 640)
        self._sheet = sheet
        count = plural("{count} system", "{count} systems", len(sheet.systems))
        self.content.addWidget(
            wrapped(tr("{systems}; the open response is {name}.", systems=count, name=sheet.opened))
        )
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Tables of the systems"))
        self.tables: dict[str, QuietTable] = {}
        for table in sheet.tables:
            if table.rows:
                self.tabs.addTab(self._page(table), translate(table.title))
        self.content.addWidget(self.tabs, 1)
        self.add_copy_button(tr("Copy &methods"), lambda: sheet.methods)
        self.add_button(tr("&Export…"), export)
        self.add_button(tr("&Close"), self.reject, default=True)
        self.tables[sheet.tables[0].name].setFocus()

    def _page(self, table: SheetTable) -> QWidget:
        model = SheetModel(table, self)
        view = QuietTable(translate(table.title))
        view.setModel(model)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.fit_columns([text[:_LONGEST] for text in model.samples()], even=True)
        view.horizontalHeader().setStretchLastSection(not table.right[-1])
        if table.name == TESTS:
            view.chosen.connect(self._choose)
        self.tables[table.name] = view
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, GAP, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(view, 1)
        notes = [translate(note) for note in table.notes]
        if table.name == TESTS:
            notes.insert(
                0, tr("Choose a row to see what one of the two systems has right and the other has not.")
            )
        if notes:
            column.addWidget(wrapped("\n".join(notes)))
        return holder

    def _choose(self, index: QModelIndex) -> None:
        first, second = self._sheet.pairs[index.row()]
        self.pair_chosen.emit(self._sheet.systems[first], self._sheet.systems[second])
