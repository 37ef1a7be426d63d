"""The choice of an annotation's partner on the other side: all candidates, and the points of each pair."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTreeWidget, QTreeWidgetItem, QWidget

from annotally.adjudication.project.messages import PairingCandidate
from annotally_gui.context import AppContext
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.dialogs.frame import wrapped
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import Editing

_POINTS = 0


class PairWithDialog(EngineDialog):
    """A list of candidates for the annotation at ``place``; Return makes the pair."""

    chosen = Signal(object, int, object)
    """Place, the partner's row in its document, and the sides it has there; none: the other side."""

    def __init__(
        self, context: AppContext, state: AppState, place: Place, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Pair with"), context, state, parent, 680, 460)
        self._place = place
        row = state.forest.row(place.document, place.row) or 0
        self._owner = state.forest.object_of(row)
        texts = [state.forest.text(self._owner, side) for side in (0, 1)]
        # The annotation is of the first side with text in its row.
        self._side = 0 if texts[0] or not texts[1] else 1
        heading, none, points = self._wording()
        self.content.addWidget(wrapped(heading))
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
        self._requester.ask(
            Editing.candidates, place.document, place.row, on_result=self._take, kind="candidates"
        )

    def _wording(self) -> tuple[str, str, str]:
        """Return three texts: about the annotation, about a lack of candidates, and about points."""
        title, words = self._state.forest.title(self._owner), self._state.forest.text(self._owner, self._side)
        return (
            tr("{title} of {letter}: {words}", title=title, letter="AB"[self._side], words=_line(words)),
            tr("The task has no candidates to pair with this annotation."),
            tr("Points are the score of the two annotations on their own. Scores mark manual pairs."),
        )

    def _columns(self) -> tuple[tuple[str, int], ...]:
        """Return title and width in characters of each column behind the points; the last one stretches."""
        says = tr("Content in {letter}", letter="BA"[self._side])
        return (tr("Annotation"), 20), (says, 40), (tr("Now"), 0)

    def _cells(self, candidate: PairingCandidate, row: int) -> list[str]:
        """Return the cells of a candidate in a row of the forest."""
        forest = self._state.forest
        present = tr("paired with this") if candidate.together else _with(forest.text(row, self._side))
        return [forest.title(row), _line(forest.text(row, 1 - self._side)), present]

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

    def _take(self, candidates: Sequence[PairingCandidate]) -> None:
        forest = self._state.forest
        for candidate in candidates:
            row = forest.row(self._place.document, candidate.row)
            if row is None:
                continue
            cells = self._cells(candidate, row)
            item = QTreeWidgetItem([candidate.points, *cells])
            item.setTextAlignment(_POINTS, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, text in enumerate(cells, 1):
                item.setToolTip(column, text)
            item.setData(0, Qt.ItemDataRole.UserRole, candidate)
            self.list.addTopLevelItem(item)
        if self.list.topLevelItemCount():
            # The present partner is listed too, but the first other one is proposed.
            first = next((n for n, candidate in enumerate(candidates) if not candidate.together), 0)
            self.list.setCurrentIndex(self.list.model().index(first, 0))
        else:
            self._pages.setCurrentWidget(self.none)

    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.accept()
            candidate = item.data(0, Qt.ItemDataRole.UserRole)
            self.chosen.emit(self._place, candidate.row, candidate.sides)


def _with(partner: str) -> str:
    return tr("paired with {words}", words=_line(partner)) if partner else tr("unpaired")


def _line(text: str) -> str:
    return " ".join(text.split())
