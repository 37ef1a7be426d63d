"""With which annotation of the other side one goes: all that could be, and what each pair is worth."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTreeWidget, QTreeWidgetItem, QWidget

from annotally.adjudication.project.messages import Candidate
from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import Editing

_POINTS = 0


class PairWithDialog(Frame):
    """Lists the annotations that the one of ``place`` can be paired with; Return pairs."""

    chosen = Signal(object, int, object)
    """Place, the row of its document with which it is to be paired, and whose there; none: the other side."""

    def __init__(
        self, context: AppContext, desk: AppState, place: Place, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Pair with"), parent, 680, 460)
        self._desk, self._place = desk, place
        row = desk.forest.row(place.document, place.row) or 0
        self._owner = desk.forest.object_of(row)
        texts = [desk.forest.text(self._owner, side) for side in (0, 1)]
        self._side = 0 if texts[0] or not texts[1] else 1
        said, none, points = self._said()
        self.content.addWidget(wrapped(said))
        self.list = self._make_list()
        self.none = wrapped(none)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.none)
        self.content.addWidget(self._pages, 1)
        self.content.addWidget(wrapped(points))
        self.pair_button = self.add_button(tr("&Pair"), self._choose, default=True)
        self.pair_button.setEnabled(False)
        self.add_button(tr("&Cancel"), self.reject)
        self.list.setFocus()
        context.engine.call(Editing.candidates, place.document, place.row, on_result=self._take)

    def _said(self) -> tuple[str, str, str]:
        """Return what is to be paired, what is said where nothing can be, and what points are."""
        title, words = self._desk.forest.title(self._owner), self._desk.forest.text(self._owner, self._side)
        return (
            tr("{title} of {letter} says: {words}", title=title, letter="AB"[self._side], words=_line(words)),
            tr("The task pairs this annotation with none of the other side."),
            tr("Points are what the two alone are worth. Scores show that a pair was made by hand."),
        )

    def _columns(self) -> tuple[tuple[str, int], ...]:
        """Return titles and widths, in letters, of the columns behind the points; the last takes the rest."""
        says = tr("{letter} says", letter="BA"[self._side])
        return (tr("Annotation"), 20), (says, 40), (tr("Now"), 0)

    def _cells(self, one: Candidate, row: int) -> list[str]:
        """Return what stands there of a candidate in a row of the forest."""
        forest = self._desk.forest
        now = tr("paired with this") if one.together else _with(forest.text(row, self._side))
        return [forest.title(row), _line(forest.text(row, 1 - self._side)), now]

    def _make_list(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setAccessibleName(tr("Annotations to pair with"))
        columns = self._columns()
        tree.setHeaderLabels([tr("Points (%)"), *(title for title, _ in columns)])
        tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        tree.headerItem().setTextAlignment(_POINTS, Qt.AlignmentFlag.AlignRight)
        for column, letters in enumerate((12, *(letters for _, letters in columns[:-1]))):
            tree.setColumnWidth(column, letters * self.fontMetrics().averageCharWidth())
        tree.itemDoubleClicked.connect(lambda: self._choose())
        tree.itemSelectionChanged.connect(lambda: self.pair_button.setEnabled(bool(tree.selectedItems())))
        return tree

    def _take(self, candidates: Sequence[Candidate]) -> None:
        forest = self._desk.forest
        for one in candidates:
            row = forest.row(self._place.document, one.row)
            if row is None:
                continue
            cells = self._cells(one, row)
            item = QTreeWidgetItem([one.points, *cells])
            item.setTextAlignment(_POINTS, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, text in enumerate(cells, 1):
                item.setToolTip(column, text)
            item.setData(0, Qt.ItemDataRole.UserRole, one)
            self.list.addTopLevelItem(item)
        if self.list.topLevelItemCount():
            first = next((n for n, one in enumerate(candidates) if not one.together), 0)
            self.list.setCurrentIndex(self.list.model().index(first, 0))
        else:
            self._pages.setCurrentWidget(self.none)

    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.accept()
            one = item.data(0, Qt.ItemDataRole.UserRole)
            self.chosen.emit(self._place, one.row, one.sides)


def _with(other: str) -> str:
    return tr("paired with {words}", words=_line(other)) if other else tr("alone")


def _line(text: str) -> str:
    return " ".join(text.split())
