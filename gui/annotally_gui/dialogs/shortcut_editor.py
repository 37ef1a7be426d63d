"""The page of the preferences that changes shortcuts."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QVBoxLayout, QWidget

from annotally_gui.actions.catalogue import spec
from annotally_gui.actions.registry import ActionRegistry, ShortcutTakenError, plain_text
from annotally_gui.dialogs.frame import make_button, wrapped
from annotally_gui.dialogs.shortcuts import ShortcutTable, native
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.layouts import add_layout

_LONGEST = "Ctrl+Alt+Shift+F12"
"""Keys that the field shows whole in the narrowest window, with the button that clears it."""


class ShortcutEditor(QWidget):
    """The table of shortcuts with a field to press new keys in. A conflict names the other action."""

    def __init__(self, actions: ActionRegistry) -> None:
        super().__init__()
        self._actions = actions
        self.table = ShortcutTable(actions)
        self.keys = QKeySequenceEdit()
        self.keys.setMaximumSequenceLength(2)
        self.keys.setClearButtonEnabled(True)
        self.keys.setMinimumHeight(TARGET)
        self.keys.setAccessibleName(tr("New shortcut"))
        self.keys.setToolTip(tr("Press the new shortcut, at most two keys in sequence"))
        self.keys.setMinimumWidth(self.fontMetrics().horizontalAdvance(_LONGEST) + 2 * TARGET)
        self.assign = make_button(tr("&Assign"), self._assign)
        self.exchange = make_button(tr("E&xchange"), self._exchange)
        self.remove = make_button(tr("&Remove"), self._remove)
        self.reset = make_button(tr("Reset a&ll"), self._reset)
        self.message = wrapped()
        self.message.setMinimumHeight(2 * TARGET)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self.keys, 1)
        for button in (self.assign, self.exchange, self.remove, self.reset):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GAP, 2 * GAP, 2 * GAP, 0)
        column.setSpacing(GAP)
        column.addWidget(self.table, 1)
        add_layout(column, row)
        column.addWidget(self.message)
        self.table.tree.itemSelectionChanged.connect(self._selected)
        self.keys.keySequenceChanged.connect(self._check)
        self._selected()

    def _selected(self) -> None:
        self.keys.clear()
        self._check()

    def _sequence(self) -> str:
        return self.keys.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _check(self) -> None:
        """Show the conflict of the pressed keys, and enable the buttons that have an effect."""
        current, sequence = self.table.current(), self._sequence()
        owner = self._actions.owner(sequence, current) if current and sequence else None
        self.keys.setEnabled(bool(current))
        self.assign.setEnabled(bool(current and sequence) and owner is None)
        self.exchange.setEnabled(owner is not None)
        self.remove.setEnabled(bool(current and self._actions.shortcuts(current)))
        if not current:
            self.message.setText(tr("Select an action, then press its new shortcut in the field."))
        elif owner is not None:
            self.message.setText(self._conflict_text(sequence, owner))
        else:
            self.message.setText("")

    def _conflict_text(self, sequence: str, owner: str) -> str:
        return tr(
            "{keys} is used by “{other}”. Exchange swaps the shortcuts of the two actions.",
            keys=native((sequence,)),
            other=plain_text(tr(spec(owner).text)),
        )

    def _assign(self) -> None:
        try:
            self._actions.rebind(self.table.current(), (self._sequence(),))
        except ShortcutTakenError as conflict:
            self.message.setText(self._conflict_text(self._sequence(), conflict.other))
        else:
            self._selected()

    def _exchange(self) -> None:
        self._actions.rebind(self.table.current(), (self._sequence(),), swap=True)
        self._selected()

    def _remove(self) -> None:
        self._actions.rebind(self.table.current(), ())
        self._selected()

    def _reset(self) -> None:
        self._actions.reset_shortcuts()
        self._selected()
