"""Marks of annotators: a bar in the colour of each, always beside a letter or a name."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from annotally_gui.services.theme import GRID

BAR = QSize(GRID, 14)
"""Size of a bar in logical pixels."""


class Annotator(NamedTuple):
    """An annotator as a legend explains one: the letter, the name, and where they are drawn."""

    letter: str
    name: str
    place: str
    color: QColor


def bar(color: QColor, ratio: float, height: int = BAR.height()) -> QPixmap:
    """Return the bar of an annotator, so many logical pixels high, for a screen of pixel ratio ``ratio``."""
    picture = QPixmap(QSize(BAR.width(), height) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(0, 0, BAR.width(), height), 1.5, 1.5)
    painter.end()
    return picture


WHOLE, NAMED, LETTER = 3, 2, 1
"""Levels of detail about an annotator: letter, name and place; without the place; the letter alone."""


class AnnotatorMark(QWidget):
    """A bar with letter, name and place; without place, or name, where there is little room."""

    def __init__(self, annotator: Annotator) -> None:
        super().__init__()
        self.annotator = annotator
        self._detail = WHOLE
        self.setToolTip(self._words_at(WHOLE))
        self.setAccessibleName(self._words_at(WHOLE))

    @property
    def words(self) -> str:
        """The words that are shown now."""
        return self._words_at(self._detail)

    def set_detail(self, detail: int) -> None:
        """Set the level of detail: `WHOLE`, `NAMED` or `LETTER`."""
        if detail != self._detail:
            self._detail = detail
            self.updateGeometry()
            self.update()

    def width_of(self, detail: int) -> int:
        """Return the width at a level of detail, in pixels."""
        # Logical pixels; the legend adds these up to choose the level of detail that fits.
        return BAR.width() + GRID + self.fontMetrics().horizontalAdvance(self._words_at(detail))

    def _words_at(self, detail: int) -> str:
        return " ".join(filter(None, self.annotator[:3][: {WHOLE: 3, NAMED: 2}.get(detail, 1)]))

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(self.width_of(self._detail), 24)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint."""
        with QPainter(self) as painter:
            top = (self.height() - BAR.height()) // 2
            painter.drawPixmap(0, top, bar(self.annotator.color, self.devicePixelRatioF()))
            room = self.rect().adjusted(BAR.width() + GRID, 0, 0, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, self.words)
