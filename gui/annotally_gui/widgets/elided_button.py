"""A button with shorter words where there is less room, cut only where the shortest have none."""

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
        self._shorter: tuple[str, ...] = ()
        self.setMinimumHeight(TARGET)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_whole(self, words: str, *shorter: str) -> None:
        """Show these words, or the first of ``shorter`` that there is room for; else the last, cut."""
        self._whole, self._shorter = words, shorter
        self._fit()

    @property
    def least_width(self) -> int:
        """The width in which the shortest words are not cut."""
        return self._width_of((self._whole, *self._shorter)[-1])

    def _width_of(self, words: str) -> int:
        return self.fontMetrics().horizontalAdvance(words) + 2 * GAP

    def _fit(self) -> None:
        every = (self._whole, *self._shorter)
        words = next((words for words in every if self._width_of(words) <= self.width()), every[-1])
        room = self.width() - 2 * GAP
        text = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        self.setText(text.replace("&", "&&"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the words as there is room for."""
        super().resizeEvent(event)
        self._fit()
