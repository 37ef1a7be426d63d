"""Labels whose text is elided where there is no room for the whole."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidingLabel(QLabel):
    """A label that shows as much of a text as it has room for, with the whole text as its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        # Ignored: otherwise the label would ask for the width of its text, and never have to elide it.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def whole(self) -> str:
        """The whole text, elided or not."""
        return self._whole

    def set_whole(self, text: str) -> None:
        """Show ``text``, as much of it as there is room for."""
        self._whole = text
        self.setToolTip(text)
        self._describe(text)
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._elide()

    def _describe(self, text: str) -> None:
        """Tell a screen reader the whole text."""
        self.setAccessibleName(text)

    def _elide(self) -> None:
        """Show the part of the text that fits."""
        raise NotImplementedError


class ElidedLabel(ElidingLabel):
    """A label of one line, elided in the middle, with the whole text as its tooltip."""

    _reserved = 0

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        # Without it the text last shown would be the least width, and the label could only grow.
        return QSize(0, super().minimumSizeHint().height())

    def reserve(self, width: int) -> None:
        """Keep the text out of so many pixels at its end, where something else lies over the label."""
        if width != self._reserved:
            self._reserved = width
            self._elide()

    def _elide(self) -> None:
        # The middle is left out, since ends of names and paths tell more than what stands between.
        room = self.contentsRect().width() - self._reserved
        self.setText(QFontMetrics(self.font()).elidedText(self._whole, Qt.TextElideMode.ElideMiddle, room))
