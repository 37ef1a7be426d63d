"""Lists of the rows behind a count: the mapping filtered to exactly these, where they can be seen."""

from annotally.comparison.result import RowKey
from annotally.scoring.families import AnyColumn
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.services.requests import Service
from annotally_gui.views.confusion import ConfusionPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.window.main_window import MainWindow


class RowLists(Controller):
    """Lists of rows that counts of other panes lead to; the mapping comes to the front if it is covered."""

    def __init__(
        self, window: MainWindow, state: AppState, mapping: MappingPane, confusion: ConfusionPane
    ) -> None:
        super().__init__(window.context, state)
        self._window, self._mapping, self._confusion = window, mapping, confusion

    def list_counted(self, key: RowKey, columns: tuple[AnyColumn, ...], title: str) -> None:
        """List exactly the rows that a cell of the score table counts."""
        self._mapping.set_cell_filter(key, columns, title)
        self._bring()

    def list_confused(self, reference: str, hypothesis: str, title: str) -> None:
        """List exactly the pairs that a cell of the confusability matrix counts."""
        view = self._state.view
        is_of_document = self._confusion.scope is NumberScope.DOCUMENT
        document = view.document if is_of_document and view is not None else ""
        self.ask(
            Service.confused,
            reference,
            hypothesis,
            document,
            on_result=lambda rows: self.list_rows(rows, title),
        )

    def list_rows(self, rows: tuple[tuple[str, tuple[int, ...]], ...], title: str) -> None:
        """List exactly these rows, by document, under a title."""
        self._mapping.set_rows_filter(dict(rows), title)
        self._bring()

    def list_filtered(self, text: str) -> None:
        """List the rows that a filter matches."""
        self._mapping.clear_cell_filter()
        self._mapping.set_filter_text(text)
        self._bring()

    def _bring(self) -> None:
        """Bring the tree to the front and give it the focus, if another pane covers it."""
        tree = self._mapping.tree
        if tree.visibleRegion().isEmpty():
            self._window.layout_of_panes.raise_pane("mapping")
            tree.setFocus()
