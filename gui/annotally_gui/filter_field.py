"""The filter field of the toolbar."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from annotally_gui.i18n import tr
from annotally_gui.theme import TARGET

_PAUSE = 200
"""Milliseconds without a key after which the filter is used."""


class FilterField(QLineEdit):
    """Says what to list once a person stops typing, at once on Return; Esc clears it."""

    filter_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self.setPlaceholderText(tr("Filter: state:MIS|SPU  type:PERSON  doc:93*  text:/Wash/"))
        self.setAccessibleName(tr("Filter"))
        self.setToolTip(
            tr(
                "List only what has this state, type, document or text. "
                "Words without a colon are looked for in the text."
            )
        )
        self.setClearButtonEnabled(True)
        self.setMinimumHeight(TARGET)
        self.setMinimumWidth(144)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._say)
        self.textChanged.connect(lambda: self._timer.start())
        self.returnPressed.connect(self._say)

    def set_filter(self, text: str) -> None:
        """Show and use ``text`` at once."""
        self.setText(text)
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear on Esc."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.set_filter("")
            return
        super().keyPressEvent(event)

    def _say(self) -> None:
        self._timer.stop()
        text = self.text().strip()
        if text != self._said:
            self._said = text
            self.filter_changed.emit(text)
