"""A place of a fixed number of lines, for reasons and authors: nothing below it moves, whatever is there."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption
from PySide6.QtWidgets import QWidget

from annotally_gui.widgets.elided_label import ElidingLabel

LINES = 2


class ReasonLines(ElidingLabel):
    """Some lines of text, the last one elided; tooltip and accessible description have the whole text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setEnabled(False)
        self.set_whole("")

    def _describe(self, text: str) -> None:
        self.setAccessibleDescription(text)

    def _elide(self) -> None:
        """Show the first lines as they are broken by words, and the last one elided to the width."""
        # The height is fixed for all texts, so that what stands below does not move when another row is
        # chosen.
        metrics, width = QFontMetrics(self.font()), max(1, self.contentsRect().width())
        self.setFixedHeight(LINES * metrics.lineSpacing())
        text = " ".join(self._whole.split("\n"))
        starts = self._starts(text, width)
        lines = [text[start:end].rstrip() for start, end in pairwise(starts)]
        lines.append(metrics.elidedText(text[starts[-1] :], Qt.TextElideMode.ElideRight, width))
        self.setText("\n".join(lines))

    def _starts(self, text: str, width: int) -> list[int]:
        """Return the offsets at which the lines begin, at most `LINES` of them."""
        # QTextLayout breaks the lines as QLabel would; one line more than fits shows where the last one ends.
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
