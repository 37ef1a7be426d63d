"""A button whose words are cut where there is no room for all of them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from annotally_gui.services.theme import GAP, TARGET


class ElidedButton(QPushButton):
    """A button that asks for no more width than there is, and shows as much of its words as fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        """All words of the button, elided or not."""
        self.setMinimumHeight(TARGET)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_whole(self, words: str) -> None:
        """Show these words, as many of them as there is room for."""
        self._whole = words
        self._fit()

    def _fit(self) -> None:
        room = self.width() - 2 * GAP
        text = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(text.replace("&", "&&"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the words as there is room for."""
        super().resizeEvent(event)
        self._fit()
