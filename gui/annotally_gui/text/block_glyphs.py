"""Signs and titles of the kinds of blocks: the same in the band and in its legend."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from annotally.text.alignment.block_table import (
    A_ONLY,
    A_OPTIONAL,
    B_ONLY,
    B_OPTIONAL,
    IDENTICAL,
    REGROUPED,
    SUBSTITUTED,
)
from annotally_gui.services.i18n import mark

TITLES = {
    IDENTICAL: mark("the same"),
    SUBSTITUTED: mark("substituted"),
    REGROUPED: mark("split or merged"),
    A_ONLY: mark("deleted"),
    B_ONLY: mark("inserted"),
    A_OPTIONAL: mark("may be left out"),
    B_OPTIONAL: mark("may be left out"),
}
"""The titles of the kinds of blocks."""

MANUAL = len(TITLES)
"""Stands for blocks that a person aligned, in the legend."""

LEGEND = (SUBSTITUTED, REGROUPED, A_ONLY, B_ONLY, A_OPTIONAL)
"""The kinds that are explained; those of one title once."""

LINES = {
    SUBSTITUTED: Qt.PenStyle.DashLine,
    A_OPTIONAL: Qt.PenStyle.DotLine,
    B_OPTIONAL: Qt.PenStyle.DotLine,
}
"""The line style of a connection; other kinds have solid lines."""


def shape(kind: int, box: QRectF) -> QPainterPath:
    """Return the outline of a kind's sign inside ``box``: diamond, two boxes, triangles, circle, square."""
    # The signs differ in outline, not in colour alone, and stay distinct at 7 pixels.
    path, c = QPainterPath(), box.center()
    if kind == SUBSTITUTED:
        corners = [QPointF(c.x(), box.top()), QPointF(box.right(), c.y()), QPointF(c.x(), box.bottom())]
        path.addPolygon(QPolygonF([*corners, QPointF(box.left(), c.y())]))
        path.closeSubpath()
    elif kind == REGROUPED:
        half = box.height() * 0.42
        path.addRect(QRectF(box.left(), box.top(), box.width(), half))
        path.addRect(QRectF(box.left(), box.bottom() - half, box.width(), half))
    elif kind == A_ONLY:
        path.addPolygon(QPolygonF([QPointF(box.left(), c.y()), box.topRight(), box.bottomRight()]))
        path.closeSubpath()
    elif kind == B_ONLY:
        path.addPolygon(QPolygonF([QPointF(box.right(), c.y()), box.topLeft(), box.bottomLeft()]))
        path.closeSubpath()
    elif kind == MANUAL:
        path.addRect(box)
    else:
        path.addEllipse(box)
    return path


def draw(painter: QPainter, kind: int, box: QRectF, *, filled: bool) -> None:
    """Draw a kind's sign with the painter's pen, filled with its colour or hollow."""
    painter.fillPath(shape(kind, box), painter.pen().color() if filled else painter.background())
    painter.drawPath(shape(kind, box))
