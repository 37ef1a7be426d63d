"""Draws what is decided: a chip with where it comes from, a sign for rules, a flag, a remark."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen

PADDING = 4
RULE = "§"
"""Stands behind the chip of what a rule decided."""
OPTIONAL = "?"
"""Stands in the chip of what is not required, as in the glyph of its state."""
_SIGN = 12
"""Pixels of a flag, or of the sign for a remark."""


def paint_chip(painter: QPainter, room: QRect, sign: str, ink: QColor, paper: QColor, *, filled: bool) -> int:
    """Paint a chip at the left of ``room``, filled or outlined; return how wide it is with its margin."""
    metrics = QFontMetrics(painter.font())
    width = max(metrics.horizontalAdvance(sign) + 2 * PADDING, metrics.height())
    height = min(metrics.height() + 2, room.height() - 2)
    box = QRectF(room.left() + 0.5, room.center().y() - height / 2 + 0.5, width, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 1))
    painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(paper if filled else ink)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), sign)
    painter.restore()
    return width + PADDING


def paint_remark(painter: QPainter, room: QRect, ink: QColor, *, flagged: bool, commented: bool) -> int:
    """Paint flag and sign for a remark at the right of ``room``; return how wide they are."""
    used = 0
    for wanted, make in ((commented, _bubble), (flagged, _flag)):
        if not wanted:
            continue
        box = QRectF(room.right() - used - _SIGN, room.center().y() - _SIGN / 2, _SIGN, _SIGN)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(ink if make is _flag else Qt.BrushStyle.NoBrush)
        painter.drawPath(make(box))
        painter.restore()
        used += _SIGN + PADDING
    return used


def _flag(box: QRectF) -> QPainterPath:
    path = QPainterPath(QPointF(box.left() + 2, box.bottom()))
    path.lineTo(box.left() + 2, box.top() + 1)
    path.lineTo(box.right() - 1, box.top() + 4)
    path.lineTo(box.left() + 2, box.top() + 7)
    return path


def _bubble(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(1, 1.5, -1, -3.5), 2, 2)
    path.moveTo(box.left() + 4, box.bottom() - 3.5)
    path.lineTo(box.left() + 4, box.bottom() - 0.5)
    path.lineTo(box.left() + 7, box.bottom() - 3.5)
    return path
