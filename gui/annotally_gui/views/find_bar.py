"""The line below a text that searches it."""

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QToolButton, QWidget

from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.theme import GAP, GRID
from annotally_gui.widgets.field import Field


class Searched(Protocol):
    """A pane of one or several texts that can be searched."""

    @property
    def find_count(self) -> int:
        """The number of places at which the last text was found."""

    def selected_text(self) -> str:
        """Return the selected text."""

    def find_text(self, text: str, *, backwards: bool = False, case: bool = False) -> bool:
        """Select the next place; return whether there is one."""

    def clear_find(self) -> None:
        """Look for nothing."""


class FindBar(QWidget):
    """A line that searches while one types; Return and Shift+Return go on, Escape ends it."""

    closed = Signal()

    def __init__(self, pane: Searched, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pane = pane
        self.field = Field()
        self.name_field(tr("Find in this document"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._look_anew)
        self.field.installEventFilter(self)
        self.case = QCheckBox(tr("Match &case"))
        self.case.toggled.connect(self._look_anew)
        self.count = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, GRID, GAP, GRID)
        row.addWidget(self.field, 1)
        row.addWidget(self._button("‹", tr("Previous match"), lambda: self.step(backwards=True)))
        row.addWidget(self._button("›", tr("Next match"), self.step))
        row.addWidget(self.case)
        row.addWidget(self.count)
        row.addWidget(self._button("×", tr("Close the search bar"), self.end))
        self.hide()

    def _button(self, text: str, name: str, pressed: object) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setAutoRaise(True)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.clicked.connect(pressed)
        return button

    def name_field(self, name: str) -> None:
        """Call the field something else: where something else is searched."""
        self.field.setPlaceholderText(name)
        self.field.setAccessibleName(name)

    def begin(self) -> None:
        """Show the line, with the selected words in it if they are few."""
        chosen = self._pane.selected_text()
        if chosen and len(chosen) < 100 and "\n" not in chosen:
            self.field.setText(chosen)
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def end(self) -> None:
        """Hide the line and highlight nothing."""
        self.hide()
        self._pane.clear_find()
        self.closed.emit()

    def step(self, *, backwards: bool = False) -> None:
        """Go to the next place, or the previous one; show the line first if it is hidden."""
        if not self.field.text():
            self.begin()
            return
        self._pane.find_text(self.field.text(), backwards=backwards, case=self.case.isChecked())
        self._tell_count()

    def search_again(self) -> None:
        """Count anew in another document."""
        if self.isVisible():
            self._look_anew()

    def _look_anew(self) -> None:
        if self.field.text():
            self._pane.find_text(self.field.text(), case=self.case.isChecked())
        else:
            self._pane.clear_find()
        self._tell_count()

    def _tell_count(self) -> None:
        if not self.field.text():
            self.count.clear()
        elif self._pane.find_count:
            self.count.setText(plural("{count} match", "{count} matches", self._pane.find_count))
        else:
            self.count.setText(tr("not found"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Return, Shift+Return and Escape in the field."""
        # A filter and not ``returnPressed``, which does not tell whether Shift was held.
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.step(backwards=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.end()
                return True
        return super().eventFilter(watched, event)
