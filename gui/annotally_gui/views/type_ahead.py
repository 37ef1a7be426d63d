"""Finding a row of the tree by the first letters of its text, in pieces that leave the window free."""

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtWidgets import QApplication, QTreeView

from annotally_gui.models.tree_model import MappingModel

PIECE = 0.006
"""Seconds of search at a time; between two pieces the window answers."""
_AT_ONCE = 64
"""Rows compared between two looks at the clock."""


class TypeAhead(QObject):
    """Goes to the row that `QTreeView.keyboardSearch` would go to, which looks at all rows at once.

    A search ends without a result where another row is selected or rows disappear meanwhile.
    """

    def __init__(self, tree: QTreeView, model: MappingModel) -> None:
        super().__init__(tree)
        self._tree, self._model = tree, model
        self._typed = ""
        self._pause = QElapsedTimer()
        self._column = 0
        self._search: Iterator[int | None] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        for interrupted in (
            model.modelAboutToBeReset,
            tree.collapsed,
            tree.selectionModel().currentChanged,
        ):
            interrupted.connect(self.stop)

    @property
    def is_searching(self) -> bool:
        """Whether a search goes on."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Search no more."""
        self._timer.stop()

    def search(self, text: str) -> None:
        """Go to the next row that begins with the letters typed so far, ``text`` last; ignore case.

        Letters typed within Qt's interval continue the text. The same letter typed several times goes from
        row to row.
        """
        self.stop()
        goes_on = self._continue(text)
        repeated = len(self._typed) > 1 and not self._typed.strip(self._typed[-1])
        groups, current = self._laid_out(), self._tree.currentIndex()
        start = self._start(groups[0], next_row=repeated or not goes_on)
        self._column = max(0, current.column())
        if any(_place(group, start) is not None for group in groups):
            self._search = self._hits(groups, start, folded(self._typed[0] if repeated else self._typed))
            self._go_on()

    def _continue(self, text: str) -> bool:
        """Take the letters typed last; return whether they continue those before."""
        pause = self._pause.elapsed() if self._pause.isValid() else None
        self._pause.start()
        goes_on = bool(text) and pause is not None and pause <= QApplication.keyboardInputInterval()
        self._typed = self._typed + text if goes_on else text
        return goes_on

    def _start(self, documents: Sequence[int], *, next_row: bool) -> int:
        """Return the row to begin at: the selected one or the next, else the first; -1: there is none."""
        index = self._tree.currentIndex()
        if index.isValid() and next_row:
            index = self._tree.indexBelow(index)
        return self._model.row_at(index) if index.isValid() else next(iter(documents), -1)

    def _go_on(self) -> None:
        """Search for a while; go to the row once it is clear which one it is."""
        limit = time.perf_counter() + PIECE
        for row in self._search:
            if row is not None:
                self.stop()
                self._tree.setCurrentIndex(self._model.index_at(row, self._column))
                return
            if time.perf_counter() >= limit:
                self._timer.start()
                return
        self.stop()

    def _laid_out(self) -> list[Sequence[int]]:
        """Return the documents' rows, then for each open row those below it, in the order on screen."""
        model, opened = self._model, set[int]()
        for row in model.branch_rows:
            above = model.forest.parent(row)
            if (above < 0 or above in opened) and self._tree.isExpanded(model.index_at(row)):
                opened.add(row)
        return [model.rows_below(row) for row in (-1, *sorted(opened))]

    def _hits(self, groups: Sequence[Sequence[int]], start: int, prefix: str) -> Iterator[int | None]:
        """Yield None now and then, and at last the row to go to, if there is one."""
        # Qt takes of each group of siblings the first hit, in that of the start from there on and around; of
        # these it takes the first one behind the start, or else the first one. Rows ascend, in each group and
        # from group to group, so that no later group can have a better one once its first row is behind.
        behind = before = -1
        for group in groups:
            if 0 <= behind < group[0]:
                break
            for row in self._first_hit(group, _place(group, start) or 0, prefix):
                if row is None:
                    yield None
                elif row >= start:
                    behind = row if behind < 0 else min(row, behind)
                else:
                    before = row if before < 0 else min(row, before)
        if max(behind, before) >= 0:
            yield behind if behind >= 0 else before

    def _first_hit(self, group: Sequence[int], begin: int, prefix: str) -> Iterator[int | None]:
        """Yield None now and then, and at last the first hit from place ``begin`` on and around."""
        text, column, length = self._model.text, self._column, len(prefix)
        for count in range(len(group)):
            row = group[(begin + count) % len(group)]
            if folded(text(row, column)[:length]) == prefix:
                yield row
                return
            if count % _AT_ONCE == _AT_ONCE - 1:
                yield None


def _place(group: Sequence[int], row: int) -> int | None:
    """Return the place of a row among siblings, which ascend, or None if it is not one of them."""
    place = bisect_left(group, row)
    return place if place < len(group) and group[place] == row else None


def folded(text: str) -> str:
    """Return a text without differences of case, of the same length: as Qt compares texts."""
    folded_text = text.casefold()
    if len(folded_text) == len(text):
        return folded_text
    return "".join(_folded_letter(letter) for letter in text)


def _folded_letter(letter: str) -> str:
    return next((form for form in (letter.casefold(), letter.lower()) if len(form) == 1), letter)
