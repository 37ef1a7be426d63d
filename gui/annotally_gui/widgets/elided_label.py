"""A label of one line, elided where there is no room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """A label of one line, elided in the middle, with the whole text as its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def whole(self) -> str:
        """The whole line, elided or not."""
        return self._whole

    def set_whole(self, text: str) -> None:
        """Show ``text``, as much of it as there is room for."""
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self._elide()

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        text = QFontMetrics(self.font()).elidedText(
            self._whole, Qt.TextElideMode.ElideMiddle, self.contentsRect().width()
        )
        self.setText(text)
