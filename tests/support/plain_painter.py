"""A painter of states for tests that need no theme."""

from PySide6.QtGui import QColor, QPixmap

from annotally.scoring.tally import Status


class PlainPainter:
    """Squares of one colour, so that the tests need no theme; remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def glyph(self, status: int, size: int, dpr: float, filled: bool = True) -> QPixmap:
        del filled
        self.asked.add(status)
        pixmap = QPixmap(round(size * dpr), round(size * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(self.color(status))
        return pixmap

    def color(self, status: int) -> QColor:
        return QColor.fromHsv(status * 35, 255, 180)

    def text(self, status: int) -> str:
        return Status(status).name.lower()
