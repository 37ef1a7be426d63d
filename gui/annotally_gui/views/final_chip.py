"""Painting of decisions: a chip that names the source, and signs for rules, flags, remarks and pairs."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPalette, QPen, QPixmap

from annotally.adjudication.project.entries import Remark

PADDING = 4
RULE = "§"
"""Sign behind the chip of a decision that a rule made."""
OPTIONAL = "?"
"""Sign in the chip of an optional fill, as in the glyph of its state."""
_SIGN = 12
"""Width and height of a flag, of the sign for a remark and of that for a pair, in pixels."""


def paint_chip(painter: QPainter, room: QRect, sign: str, ink: QColor, paper: QColor, *, filled: bool) -> int:
    """Paint a chip at the left of ``room``, filled or outlined; return its width with margin, in pixels."""
    # Half a pixel is added to the corner, so that an outline of one pixel lies on whole pixels. A chip is
    # at least as wide as a line is high.
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


def paint_signs(
    painter: QPainter,
    room: QRect,
    ink: QColor,
    remark: Remark | None,
    paired: bool | None,
    *,
    conflict: bool = False,
) -> int:
    """Paint the signs of a remark and of a pairing by hand at the right of ``room``.

    A chain stands for a pair made by hand (``paired``), a broken one for one kept apart (False), a triangle
    with an exclamation mark for a ``conflict`` of classes. Returns the width of the signs in pixels.
    """
    commented, flagged = (bool(remark.comment), remark.flagged) if remark is not None else (False, False)
    signs = (
        (commented, _bubble),
        (flagged, _flag),
        (paired is True, _chain),
        (paired is False, _broken_chain),
        (conflict, _warning),
    )
    # From the right edge to the left, each sign in a square of _SIGN pixels.
    used = 0
    for visible, draw_path in signs:
        if not visible:
            continue
        box = QRectF(room.right() - used - _SIGN, room.center().y() - _SIGN / 2, _SIGN, _SIGN)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(ink if draw_path is _flag else Qt.BrushStyle.NoBrush)
        painter.drawPath(draw_path(box))
        painter.restore()
        used += _SIGN + PADDING
    return used


def paint_added(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """Paint a plus, which stands for the state of an object added by hand."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, max(1.6, box.width() / 8), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle, reach = box.center(), box.width() * 0.32
    painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
    painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))
    painter.restore()


def added_sign(palette: QPalette, size: int, ratio: float) -> QPixmap:
    """Return the sign of `paint_added`, ``size`` logical pixels wide, for a screen of pixel ``ratio``."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_added(painter, QRectF(0, 0, size, size), palette.color(QPalette.ColorRole.Text))
    painter.end()
    return picture


def _chain(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    middle = box.center().y()
    path.addRoundedRect(QRectF(box.left() + 0.5, middle - 2.5, 6.5, 5), 2.5, 2.5)
    path.addRoundedRect(QRectF(box.right() - 7, middle - 2.5, 6.5, 5), 2.5, 2.5)
    return path


def _broken_chain(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    middle = box.center().y()
    path.addEllipse(QRectF(box.left(), middle - 2, 4, 4))
    path.addEllipse(QRectF(box.right() - 4, middle - 2, 4, 4))
    path.moveTo(box.center().x() + 1.5, middle - 4.5)
    path.lineTo(box.center().x() - 1.5, middle + 4.5)
    return path


def _warning(box: QRectF) -> QPainterPath:
    path, middle = QPainterPath(QPointF(box.center().x(), box.top() + 0.5)), box.center().x()
    path.lineTo(box.right() - 0.5, box.bottom() - 1)
    path.lineTo(box.left() + 0.5, box.bottom() - 1)
    path.closeSubpath()
    path.moveTo(middle, box.top() + 4.5)
    path.lineTo(middle, box.bottom() - 4.5)
    path.moveTo(middle, box.bottom() - 3)
    path.lineTo(middle, box.bottom() - 2.6)
    return path


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
