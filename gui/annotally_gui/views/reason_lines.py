"""A place of a fixed number of lines, for reasons and authors: nothing below it moves, whatever is there."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

LINES = 2


class ReasonLines(QLabel):
    """Some lines of text, the last one elided, with the whole of it as tooltip and accessible description."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setEnabled(False)
        self.set_whole("")

    @property
    def whole(self) -> str:
        """The whole text, elided or not."""
        return self._whole

    def set_whole(self, text: str) -> None:
        """Show ``text``, as much of it as there is room for."""
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleDescription(text)
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        """Show the first lines as they are broken by words, and of the last what fits."""
        metrics, width = QFontMetrics(self.font()), max(1, self.contentsRect().width())
        self.setFixedHeight(LINES * metrics.lineSpacing())
        text = " ".join(self._whole.split("\n"))
        starts = self._starts(text, width)
        shown = [text[start:end].rstrip() for start, end in pairwise(starts)]
        shown.append(metrics.elidedText(text[starts[-1] :], Qt.TextElideMode.ElideRight, width))
        self.setText("\n".join(shown))

    def _starts(self, text: str, width: int) -> list[int]:
        """Return where the lines begin, of which there are at most so many as there is room for."""
        layout, option = QTextLayout(text, self.font()), QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        starts = [0]
        while len(starts) < LINES + 1:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            starts.append(line.textStart() + line.textLength())
        layout.endLayout()
        return [start for start in starts[:LINES] if start < len(text)] or [0]
