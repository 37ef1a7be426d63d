"""Bars of the dimensions of a pair: as long as the weight, filled as far as the similarity reaches."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPalette, QPen, QPixmap

from annotally.reports.tables.similarity_details import DimensionBar

WIDTH, HEIGHT = 128, 12
"""Logical pixels of the longest bar."""
_LEAST = 4


def bar_pixmap(bar: DimensionBar, palette: QPalette, dpr: float) -> QPixmap:
    """Return the bar of a dimension, on a ground `WIDTH` pixels wide, for a screen of pixel ratio ``dpr``.

    Its frame is as long as the weight, its filled part the similarity; a dead weight is hatched (A5). The bar
    of a part that a remainder gathers is thin and of full length: it has no weight of its own.
    """
    pixmap = QPixmap(round(WIDTH * dpr), round(HEIGHT * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    length = 1.0 if bar.below else bar.length
    if length:
        high = HEIGHT / 2 if bar.below else HEIGHT - 2
        width = max(_LEAST, round((WIDTH - 1) * length))  # whole, so that the edge is sharp
        frame = QRectF(0.5, (HEIGHT - high) / 2, width, high)
        color = palette.color(QPalette.ColorRole.Text if bar.total else QPalette.ColorRole.PlaceholderText)
        if bar.dead:
            painter.fillRect(frame, QBrush(color, Qt.BrushStyle.BDiagPattern))
        painter.fillRect(QRectF(frame.left(), frame.top(), frame.width() * bar.filled, high), color)
        painter.setPen(QPen(color, 1))
        painter.drawRect(frame)
    painter.end()
    return pixmap
