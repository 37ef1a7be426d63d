"""A place for notes of any length: as many lines as it has room for, so that nothing moves with them."""

from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from annotally_gui.widgets.elided_label import ElidingLabel

LINES = 2
"""Number of lines there is room for if anything can be had."""


class ReasonLines(ElidingLabel):
    """Some lines of text, the last one elided; tooltip and accessible description have the whole text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setEnabled(False)
        self.set_whole("")

    def sizeHint(self) -> QSize:
        """Return the size of `LINES` lines, whatever the text."""
        return QSize(0, LINES * QFontMetrics(self.font()).lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(0, QFontMetrics(self.font()).lineSpacing())

    @property
    def lines(self) -> int:
        """The number of lines that there is room for."""
        return max(1, self.contentsRect().height() // QFontMetrics(self.font()).lineSpacing())

    def _describe(self, text: str) -> None:
        self.setAccessibleDescription(text)

    def _elide(self) -> None:
        """Show the first lines as they are broken by words, and the last one elided to the width."""
        metrics, width = QFontMetrics(self.font()), max(1, self.contentsRect().width())
        text = " ".join(self._whole.split("\n"))
        starts = self._starts(text, width)
        lines = [text[start:end].rstrip() for start, end in pairwise(starts)]
        lines.append(metrics.elidedText(text[starts[-1] :], Qt.TextElideMode.ElideRight, width))
        self.setText("\n".join(lines))

    def _starts(self, text: str, width: int) -> list[int]:
        """Return the offsets at which the lines begin, as many as there is room for."""
        # QTextLayout breaks the lines as QLabel would; one line more than fits shows where the last one ends.
        layout, option = QTextLayout(text, self.font()), QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        starts = [0]
        while len(starts) < self.lines + 1:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            starts.append(line.textStart() + line.textLength())
        layout.endLayout()
        return [start for start in starts[: self.lines] if start < len(text)] or [0]
