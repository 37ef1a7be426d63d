"""The shortcut sheet: every action with its keys, searchable."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtWidgets import QHeaderView, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from annotally_gui.actions.catalogue import ACTIONS, MENUS
from annotally_gui.actions.registry import ActionRegistry, plain_text
from annotally_gui.dialogs.frame import Frame
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP

_ID = Qt.ItemDataRole.UserRole


def native(sequences: tuple[str, ...]) -> str:
    """Return key sequences as this platform writes them."""
    form = QKeySequence.SequenceFormat.NativeText
    return "   ".join(QKeySequence(text).toString(form) for text in sequences)


class ShortcutTable(QWidget):
    """A filter field over the actions by menu, with their shortcuts."""

    def __init__(self, actions: ActionRegistry) -> None:
        super().__init__()
        self._actions = actions
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Find an action or a key"))
        self.field.setAccessibleName(tr("Find an action or a key"))
        self.field.setClearButtonEnabled(True)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([tr("Action"), tr("Shortcut")])
        self.tree.setAccessibleName(tr("Shortcuts"))
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(2 * GAP)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.field)
        column.addWidget(self.tree, 1)
        self._fill()
        self.field.textChanged.connect(self._narrow)
        actions.shortcuts_changed.connect(self.refresh)

    def current(self) -> str:
        """Return the id of the selected action; empty if none is."""
        item = self.tree.currentItem()
        return str(item.data(0, _ID) or "") if item is not None and item.isSelected() else ""

    def refresh(self) -> None:
        """Write the shortcuts in force."""
        for item in self._items():
            item.setText(1, native(self._actions.shortcuts(str(item.data(0, _ID)))))

    def _fill(self) -> None:
        heavy = QFont(self.font())
        heavy.setWeight(QFont.Weight.DemiBold)
        for key, title in MENUS.items():
            entries = [entry for entry in ACTIONS if entry.menu == key]
            if not entries:
                continue
            head = QTreeWidgetItem(self.tree, [plain_text(tr(title))])
            head.setFont(0, heavy)
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            head.setFirstColumnSpanned(True)
            for entry in entries:
                item = QTreeWidgetItem(
                    head, [plain_text(tr(entry.text)), native(self._actions.shortcuts(entry.id))]
                )
                item.setData(0, _ID, entry.id)
                item.setToolTip(0, tr(entry.tooltip))
        self.tree.expandAll()

    def _heads(self) -> list[QTreeWidgetItem]:
        rows = range(self.tree.topLevelItemCount())
        return [head for row in rows if (head := self.tree.topLevelItem(row)) is not None]

    def _items(self) -> list[QTreeWidgetItem]:
        return [item for head in self._heads() for item in _children(head)]

    def _narrow(self, text: str) -> None:
        needle = text.casefold()
        for item in self._items():
            item.setHidden(needle not in f"{item.text(0)} {item.text(1)} {item.toolTip(0)}".casefold())
        # The heading of a menu is hidden with the last of its actions.
        for head in self._heads():
            head.setHidden(all(child.isHidden() for child in _children(head)))


def _children(head: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [child for row in range(head.childCount()) if (child := head.child(row)) is not None]


class ShortcutSheet(Frame):
    """A sheet with the shortcuts, which are changed in the preferences."""

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(tr("Keyboard shortcuts"), parent, 480, 560)
        self.table = ShortcutTable(actions)
        self.content.addWidget(self.table, 1)
        change = self.add_button(tr("C&hange shortcuts…"), self._change)
        self.buttons.removeWidget(change)
        self.buttons.insertWidget(0, change)
        self.add_button(tr("&Close"), self.accept, default=True)
        self._actions = actions

    def _change(self) -> None:
        self.accept()
        self._actions.action("edit.preferences").trigger()
