"""The list of all that stands in the way of a final key; every line about an object leads to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from annotally.adjudication.project.messages import KeyProblem
from annotally_gui.models.app_state import Place
from annotally_gui.models.forest import Forest
from annotally_gui.models.plain_names import plain_name
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.theme import TARGET

LISTED = 2000
"""Greatest number of open objects that are listed; of all other problems each one is."""
_DOCUMENT, _OBJECT, _PROBLEM = range(3)
_LETTERS = {_DOCUMENT: 16, _OBJECT: 34}
"""Widths of columns in letters; the last has the rest."""


@dataclass
class ExportMemory:
    """The sheet of the final key as it was left to look at a problem: it comes back so."""

    project: str = ""
    """The path of the project, for which alone it holds."""
    format: str = ""
    side: int = 0
    place: str = ""
    problems: tuple[KeyProblem, ...] = ()
    line: int = -1
    """The line of the list that was followed last; -1: the sheet was not left so."""

    def forget(self, project: str) -> None:
        """Start afresh, for the project at a path."""
        self.project, self.format, self.side, self.place = project, "", 0, ""
        self.problems, self.line = (), -1


class KeyProblemList(QTreeWidget):
    """A list of problems: document, object by the name that the tree has, and its fault.

    A click on a line, or Return, leads to its object.
    """

    place_chosen = Signal(object)
    """The `Place` of an object that is to be shown."""

    def __init__(self, link: QColor) -> None:
        """Write objects in the colour ``link``."""
        super().__init__()
        self._link, self._unlisted = link, 0
        self.setAccessibleName(tr("Problems of the final key"))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHeaderLabels([tr("Document"), tr("Object"), tr("Problem")])
        self.setMouseTracking(True)
        for column, letters in _LETTERS.items():
            self.setColumnWidth(column, letters * self.fontMetrics().averageCharWidth())
        self.itemActivated.connect(self._go)
        self.itemClicked.connect(self._go)
        self.itemEntered.connect(self._point)

    def count(self) -> int:
        """Return the number of problems, listed or not."""
        lines = self.topLevelItemCount()
        return lines - 1 + self._unlisted if self._unlisted else lines

    def line(self) -> int:
        """Return the number of the current line, -1 for none."""
        item = self.currentItem()
        return self.indexOfTopLevelItem(item) if item is not None else -1

    def show_problems(
        self, forest: Forest, open_places: Sequence[Place], problems: Sequence[KeyProblem]
    ) -> None:
        """List open objects and other problems; the current line stays so by its number."""
        # Open objects come first, as many as a person can look through, then every other problem. Signals are
        # held back, so that filling the list leads nowhere.
        line = max(0, self.line())
        self.blockSignals(True)
        self.clear()
        for open_place in open_places[:LISTED]:
            self._add_open(forest, open_place)
        self._unlisted = max(0, len(open_places) - LISTED)
        for problem in problems:
            title = plain_name(problem.name)
            name = " ".join(filter(None, (title, f"“{problem.text}”" if problem.text else "")))
            place = Place(problem.document, problem.row) if problem.document else None
            label = problem.label or tr("The whole final key")
            self._add(label, name, _words(problem), place, _remedy(problem))
        if self._unlisted:
            unlisted_text = plural(
                "{count:,} more undecided object", "{count:,} more undecided objects", self._unlisted
            )
            self._add("", "", unlisted_text, None)
        self.blockSignals(False)
        self.choose(line)

    def choose(self, line: int) -> None:
        """Make a line the current one, or the last one where there are fewer; nothing is shown for it."""
        item = self.topLevelItem(max(0, min(line, self.topLevelItemCount() - 1)))
        if item is not None:
            self.setCurrentItem(item)

    def remedy(self) -> str:
        """Return the content expected instead of the current line, and the remedy; empty for open objects."""
        item = self.currentItem()
        return str(item.data(_PROBLEM, Qt.ItemDataRole.UserRole)) if item is not None else ""

    def _add_open(self, forest: Forest, place: Place) -> None:
        row = forest.row(place.document, place.row)
        if row is None:
            return
        # The words of both sides stand beside the title, equal ones once.
        texts = dict.fromkeys(filter(None, (forest.text(row, 0), forest.text(row, 1))))
        text = " ".join(" · ".join(texts).split())
        name = " ".join(filter(None, (forest.title(row), f"“{text}”" if text else "")))
        label = forest.trees[forest.document_at(row)].label
        self._add(label, name, tr("undecided"), place)

    def _add(self, label: str, name: str, words: str, place: Place | None, remedy: str = "") -> None:
        item = QTreeWidgetItem([label, name, " ".join(words.split())])
        item.setData(_DOCUMENT, Qt.ItemDataRole.UserRole, place)
        item.setData(_PROBLEM, Qt.ItemDataRole.UserRole, remedy)
        item.setSizeHint(_DOCUMENT, QSize(0, TARGET))
        item.setToolTip(_OBJECT, name)
        item.setToolTip(_PROBLEM, "\n".join(filter(None, (words, remedy))))
        # A line about the key as a whole has no place and looks like no link.
        if place is not None:
            column = _OBJECT if name else _DOCUMENT
            font = item.font(column)
            font.setUnderline(True)
            item.setFont(column, font)
            item.setForeground(column, self._link)
        self.addTopLevelItem(item)

    def _point(self, item: QTreeWidgetItem) -> None:
        is_link = item.data(_DOCUMENT, Qt.ItemDataRole.UserRole) is not None
        shape = Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def _go(self, item: QTreeWidgetItem) -> None:
        place = item.data(_DOCUMENT, Qt.ItemDataRole.UserRole)
        if place is not None:
            self.place_chosen.emit(place)


def _remedy(problem: KeyProblem) -> str:
    if not problem.expected:
        return translate(problem.remedy)
    content, remedy = translate(problem.expected), translate(problem.remedy)
    if not remedy:
        return tr("Expected: {content}.", content=content)
    return tr("Expected: {content}. What to do: {remedy}.", content=content, remedy=remedy)


def _words(problem: KeyProblem) -> str:
    if problem.kind == "conflict":
        return tr("its link merges separate classes")
    return translate(problem.finding)
