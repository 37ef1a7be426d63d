"""The list of annotations added by hand to a document: each can be edited or removed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from annotally.adjudication.project.messages import AddedRow
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr

_TITLE, _WORDS, _PLACE, _BY = range(4)


class AddedDialog(Frame):
    """A list of added annotations; Return edits the chosen one, Delete removes it."""

    chosen = Signal(str)
    """The target of an annotation that is to be edited."""
    removed = Signal(str)
    """The target of an annotation that is to be removed."""
    looked_at = Signal(object)
    """An `AddedRow` that is to be shown in the text."""

    def __init__(self, rows: Sequence[AddedRow], parent: QWidget | None = None) -> None:
        super().__init__(tr("Added annotations"), parent, 640, 420)
        self._rows: dict[str, AddedRow] = {}
        self.none = wrapped(
            tr(
                "No annotations were added to this document. To add an annotation, select "
                "words in the text and press Ins."
            )
        )
        self.content.addWidget(self.none)
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(tr("List of added annotations"))
        self.list.setHeaderLabels([tr("Annotation"), tr("Content"), tr("Extents"), tr("Author")])
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for column, letters in ((_TITLE, 20), (_WORDS, 36), (_PLACE, 14)):
            self.list.setColumnWidth(column, letters * self.fontMetrics().averageCharWidth())
        self.list.itemDoubleClicked.connect(lambda: self._choose())
        self.list.currentItemChanged.connect(lambda: self._look())
        self.content.addWidget(self.list, 1)
        self.edit_button = self.add_button(tr("&Edit…"), self._choose, default=True)
        self.remove_button = self.add_button(tr("&Remove"), self._remove)
        self.add_button(tr("&Close"), self.reject)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._remove)
        self.show_rows(rows)
        self.list.setFocus()

    def show_rows(self, rows: Sequence[AddedRow]) -> None:
        """List annotations; the chosen line stays the current one, by its number."""
        # Removing an annotation shortens the list: the current line stays at its number, so that Delete can
        # be pressed again and again.
        place = max(0, self.list.currentIndex().row())
        self._rows = {row.name: row for row in rows}
        # Filling the list is no look at its lines.
        self.list.blockSignals(True)
        self.list.clear()
        for row in rows:
            extents = ", ".join(f"{start}–{end}" for start, end in row.extents) or tr("no extent")
            item = QTreeWidgetItem([row.title, " ".join(row.words.split()), extents, row.by])
            item.setData(0, Qt.ItemDataRole.UserRole, row.name)
            item.setToolTip(_WORDS, row.words)
            self.list.addTopLevelItem(item)
        self.list.blockSignals(False)
        if rows:
            self.list.setCurrentIndex(self.list.model().index(min(place, len(rows) - 1), 0))
        self.none.setVisible(not rows)
        self.list.setVisible(bool(rows))
        for button in (self.edit_button, self.remove_button):
            button.setEnabled(bool(rows))

    def _name(self) -> str:
        item = self.list.currentItem()
        return item.data(0, Qt.ItemDataRole.UserRole) if item is not None else ""

    def _choose(self) -> None:
        if name := self._name():
            self.accept()
            self.chosen.emit(name)

    def _remove(self) -> None:
        if name := self._name():
            self.removed.emit(name)

    def _look(self) -> None:
        if name := self._name():
            self.looked_at.emit(self._rows[name])
