"""The choices for open objects when the key is written: a line for each type."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QTreeWidget, QTreeWidgetItem

from annotally.adjudication.project.messages import CODES, OpenType, side_code
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP

_TYPE, _COUNT, _CHOICE = range(3)
_SHOWN = 4
"""Number of lines in sight."""

TypeChoice = tuple[str, tuple[int, ...]]
"""A choice by its value, empty for none, and its sides."""


class OpenTypesTable(QTreeWidget):
    """A table of types of open objects; each choice is reported at once."""

    chosen = Signal(str, str, object, str)
    """A type, a choice by its value (empty: refuse), its sides, and the words for it."""

    def __init__(self, sides: Sequence[str], *, alternatives: bool) -> None:
        """Take the names of the ``sides``; with ``alternatives`` objects may become alternatives."""
        super().__init__()
        self._sides, self._alternatives = tuple(sides), alternatives
        self.boxes: dict[str, QComboBox] = {}
        self.setRootIsDecorated(False)
        self.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the choices have it
        self.setAccessibleName(tr("Outcome of undecided objects"))
        self.setHeaderLabels([tr("Type"), tr("Undecided"), tr("In the final key")])
        self.headerItem().setTextAlignment(_COUNT, Qt.AlignmentFlag.AlignRight)

    def list_choices(self) -> list[tuple[int, TypeChoice, str]]:
        """Return the choices for open objects: code, choice, words."""
        letters = [chr(ord("A") + number) for number in range(len(self._sides))]
        choices: list[tuple[int, TypeChoice, str]] = [(0, ("", ()), tr("prevent the export"))]
        for number, (letter, name) in enumerate(zip(letters, self._sides, strict=True)):
            words = tr("take {letter} ({name})", letter=letter, name=name)
            choices.append((side_code(number), ("take", (number,)), words))
        choices.append((CODES["neither"], ("neither", ()), tr("leave out")))
        if self._alternatives:
            every = tuple(range(len(self._sides)))
            choices.append((CODES["either"], ("either", every), tr("take all as alternatives")))
        return choices

    def show_types(self, types: Sequence[OpenType], *, writable: bool) -> None:
        """List types of open objects; the boxes that are there stay, with the focus."""
        if [open_type.name for open_type in types] != list(self.boxes):
            self.clear()
            self.boxes.clear()
            for open_type in types:
                self._add(open_type)
        for row, open_type in enumerate(types):
            item, box = self.topLevelItem(row), self.boxes[open_type.name]
            if item is not None:
                item.setText(_COUNT, f"{open_type.count:,}")
            box.blockSignals(True)
            box.setCurrentIndex(max(0, box.findData(open_type.code)))
            box.blockSignals(False)
            box.setEnabled(writable)
        for column in (_TYPE, _COUNT):
            self.resizeColumnToContents(column)
            self.setColumnWidth(column, self.columnWidth(column) + 2 * GAP)
        self._fit()

    def _add(self, open_type: OpenType) -> None:
        item = QTreeWidgetItem([open_type.name, ""])
        item.setTextAlignment(_COUNT, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.addTopLevelItem(item)
        box = QComboBox()
        box.setAccessibleName(tr("Outcome of undecided objects of the type {name}", name=open_type.name))
        for code, choice, words in self.list_choices():
            box.addItem(words, code)
            box.setItemData(box.count() - 1, choice, Qt.ItemDataRole.UserRole + 1)
        box.currentIndexChanged.connect(lambda number, name=open_type.name: self._tell(name, number))
        self.boxes[open_type.name] = box
        self.setItemWidget(item, _CHOICE, box)

    def _tell(self, name: str, number: int) -> None:
        box = self.boxes[name]
        choice, sides = box.itemData(number, Qt.ItemDataRole.UserRole + 1)
        self.chosen.emit(name, choice, sides, box.itemText(number))

    def _fit(self) -> None:
        """Set the height for the lines of the types, at most `_SHOWN` of them."""
        box = next(iter(self.boxes.values()), None)
        line = box.sizeHint().height() + 2 if box is not None else 0
        frame = self.header().sizeHint().height() + 2 * self.frameWidth() + 4
        self.setFixedHeight(frame + line * min(_SHOWN, max(1, len(self.boxes))))
