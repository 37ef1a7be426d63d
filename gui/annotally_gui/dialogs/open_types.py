"""What open objects become when the key is written: a line for each type, with a choice."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QTreeWidget, QTreeWidgetItem

from annotally.adjudication.project.messages import CODES, OpenType, side_code
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP

_TYPE, _COUNT, _CHOICE = range(3)
_SHOWN = 4
"""Lines that are seen at once."""

Wanted = tuple[str, tuple[int, ...]]
"""A choice by its value, empty for none, and its sides."""


class OpenTypesTable(QTreeWidget):
    """Types of open objects; each choice is told at once."""

    chosen = Signal(str, str, object, str)
    """A type, a choice by its value (empty: refuse), its sides, and the words for it."""

    def __init__(self, sides: Sequence[str], *, alternatives: bool) -> None:
        """``sides`` are their names; ``alternatives``: objects may have some."""
        super().__init__()
        self._sides, self._alternatives = tuple(sides), alternatives
        self.boxes: dict[str, QComboBox] = {}
        self.setRootIsDecorated(False)
        self.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the choices have it
        self.setAccessibleName(tr("What open objects become"))
        self.setHeaderLabels([tr("Type"), tr("Open"), tr("In the key")])
        self.headerItem().setTextAlignment(_COUNT, Qt.AlignmentFlag.AlignRight)

    def ways(self) -> list[tuple[int, Wanted, str]]:
        """Return what open objects can become: code, choice, words."""
        letters = [chr(ord("A") + number) for number in range(len(self._sides))]
        found: list[tuple[int, Wanted, str]] = [(0, ("", ()), tr("refuse to export"))]
        for number, (letter, name) in enumerate(zip(letters, self._sides, strict=True)):
            words = tr("as {letter} ({name}) has them", letter=letter, name=name)
            found.append((side_code(number), ("take", (number,)), words))
        found.append((CODES["neither"], ("neither", ()), tr("left out")))
        if self._alternatives:
            every = tuple(range(len(self._sides)))
            found.append((CODES["either"], ("either", every), tr("as alternatives, any is right")))
        return found

    def show_types(self, types: Sequence[OpenType], *, writable: bool) -> None:
        """List types of open objects; the boxes that are there stay, with the focus."""
        if [one.name for one in types] != list(self.boxes):
            self.clear()
            self.boxes.clear()
            for one in types:
                self._add(one)
        for row, one in enumerate(types):
            item, box = self.topLevelItem(row), self.boxes[one.name]
            if item is not None:
                item.setText(_COUNT, f"{one.count:,}")
            box.blockSignals(True)
            box.setCurrentIndex(max(0, box.findData(one.code)))
            box.blockSignals(False)
            box.setEnabled(writable)
        for column in (_TYPE, _COUNT):
            self.resizeColumnToContents(column)
            self.setColumnWidth(column, self.columnWidth(column) + 2 * GAP)
        self._fit()

    def _add(self, one: OpenType) -> None:
        item = QTreeWidgetItem([one.name, ""])
        item.setTextAlignment(_COUNT, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.addTopLevelItem(item)
        box = QComboBox()
        box.setAccessibleName(tr("What open objects of the type {name} become", name=one.name))
        for code, wanted, words in self.ways():
            box.addItem(words, code)
            box.setItemData(box.count() - 1, wanted, Qt.ItemDataRole.UserRole + 1)
        box.currentIndexChanged.connect(lambda number, name=one.name: self._tell(name, number))
        self.boxes[one.name] = box
        self.setItemWidget(item, _CHOICE, box)

    def _tell(self, name: str, number: int) -> None:
        box = self.boxes[name]
        choice, sides = box.itemData(number, Qt.ItemDataRole.UserRole + 1)
        self.chosen.emit(name, choice, sides, box.itemText(number))

    def _fit(self) -> None:
        """Be as high as the types need, up to a few of them."""
        box = next(iter(self.boxes.values()), None)
        line = box.sizeHint().height() + 2 if box is not None else 0
        frame = self.header().sizeHint().height() + 2 * self.frameWidth() + 4
        self.setFixedHeight(frame + line * min(_SHOWN, max(1, len(self.boxes))))
