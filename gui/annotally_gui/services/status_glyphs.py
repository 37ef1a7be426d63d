"""Glyphs of the states: shape, line and sign, so that no state is told by its colour alone.

COR circle = · PAR rounded square ≈ · INC diamond ≠ · MIS left triangle − · SPU right triangle + ·
OPT ? and NON · hollow, dotted · UNS ~ and REM × hollow square.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from annotally.scoring.tally import Status
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.theme import Theme

LINES = {
    Status.COR: Qt.PenStyle.SolidLine,
    Status.PAR: Qt.PenStyle.DashDotLine,
    Status.INC: Qt.PenStyle.DashLine,
    Status.MIS: Qt.PenStyle.SolidLine,
    Status.SPU: Qt.PenStyle.SolidLine,
    Status.NON: Qt.PenStyle.DotLine,
    Status.OPT: Qt.PenStyle.DotLine,
    Status.UNS: Qt.PenStyle.SolidLine,
    Status.REM: Qt.PenStyle.SolidLine,
}
"""The line a state is drawn with, in the text's lanes as in its glyph."""

HOLLOW = frozenset({Status.NON, Status.OPT, Status.UNS, Status.REM})

TITLES = {
    Status.COR: mark("correct"),
    Status.PAR: mark("partial"),
    Status.INC: mark("incorrect"),
    Status.MIS: mark("missing"),
    Status.SPU: mark("spurious"),
    Status.NON: mark("non-committal"),
    Status.OPT: mark("optional"),
    Status.UNS: mark("unscored"),
    Status.REM: mark("removed"),
}

_ROUND = frozenset({Status.COR, Status.NON, Status.OPT})
_SIZES = (16, 24)
_RATIOS = (1.0, 2.0)


OUTCOMES = {"similarity-match": mark("match"), "similarity-clash": mark("clash")}
"""What MAT calls a pair, by the rule that gave it its state."""


def state_title(status: Status, rule: str = "") -> str:
    """Return the full name of the state, in the words of the task that has it."""
    return tr(OUTCOMES.get(rule) or TITLES[status])


def shape(status: Status, box: QRectF) -> QPainterPath:
    """Return the outline of the state's glyph inside ``box``."""
    path = QPainterPath()
    c = box.center()
    if status in _ROUND:
        path.addEllipse(box)
    elif status is Status.PAR:
        path.addRoundedRect(box, box.width() * 0.25, box.height() * 0.25)
    elif status is Status.INC:
        corners = [QPointF(c.x(), box.top()), QPointF(box.right(), c.y())]
        path.addPolygon(QPolygonF([*corners, QPointF(c.x(), box.bottom()), QPointF(box.left(), c.y())]))
        path.closeSubpath()
    elif status is Status.MIS:
        path.addPolygon(QPolygonF([QPointF(box.left(), c.y()), box.topRight(), box.bottomRight()]))
        path.closeSubpath()
    elif status is Status.SPU:
        path.addPolygon(QPolygonF([QPointF(box.right(), c.y()), box.topLeft(), box.bottomLeft()]))
        path.closeSubpath()
    else:
        path.addRect(
            box.adjusted(box.width() * 0.06, box.width() * 0.06, -box.width() * 0.06, -box.width() * 0.06)
        )
    return path


def _wave(at: QPointF, width: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(at.x() - width / 2, at.y() + height / 2))
    path.cubicTo(
        QPointF(at.x() - width / 5, at.y() - height * 1.6),
        QPointF(at.x() + width / 5, at.y() + height * 1.6),
        QPointF(at.x() + width / 2, at.y() - height / 2),
    )
    return path


def _bar(path: QPainterPath, x1: float, y1: float, x2: float, y2: float) -> None:
    path.moveTo(x1, y1)
    path.lineTo(x2, y2)


def _question(at: QPointF, unit: float) -> QPainterPath:
    path = QPainterPath(QPointF(at.x() - unit * 0.14, at.y() - unit * 0.1))
    path.cubicTo(
        QPointF(at.x() - unit * 0.16, at.y() - unit * 0.34),
        QPointF(at.x() + unit * 0.2, at.y() - unit * 0.3),
        QPointF(at.x() + unit * 0.13, at.y() - unit * 0.08),
    )
    path.quadTo(QPointF(at.x(), at.y() + unit * 0.01), QPointF(at.x(), at.y() + unit * 0.1))
    _bar(path, at.x(), at.y() + unit * 0.225, at.x(), at.y() + unit * 0.235)
    return path


def sign(status: Status, box: QRectF) -> QPainterPath:
    """Return the strokes of the sign inside the glyph."""
    # Lengths are shares of the glyph's width.
    u = box.width()
    x, y = box.center().x(), box.center().y()
    half = u * 0.2
    path = QPainterPath()
    if status is Status.MIS:
        # A triangle has more room towards its base than in the middle of its box.
        x += u * 0.14
    elif status is Status.SPU:
        x -= u * 0.14
    if status in (Status.COR, Status.INC):
        _bar(path, x - half, y - u * 0.1, x + half, y - u * 0.1)
        _bar(path, x - half, y + u * 0.1, x + half, y + u * 0.1)
        if status is Status.INC:
            _bar(path, x + u * 0.11, y - u * 0.24, x - u * 0.11, y + u * 0.24)
    elif status is Status.PAR:
        path.addPath(_wave(QPointF(x, y - u * 0.11), u * 0.46, u * 0.07))
        path.addPath(_wave(QPointF(x, y + u * 0.11), u * 0.46, u * 0.07))
    elif status in (Status.MIS, Status.SPU):
        _bar(path, x - half, y, x + half, y)
        if status is Status.SPU:
            _bar(path, x, y - half, x, y + half)
    elif status is Status.OPT:
        path = _question(QPointF(x, y), u)
    elif status is Status.NON:
        # A line of almost no length, drawn with round ends, is a dot.
        _bar(path, x - 0.01, y, x + 0.01, y)
    elif status is Status.UNS:
        path.addPath(_wave(QPointF(x, y), u * 0.48, u * 0.1))
    else:
        _bar(path, x - half * 0.9, y - half * 0.9, x + half * 0.9, y + half * 0.9)
        _bar(path, x - half * 0.9, y + half * 0.9, x + half * 0.9, y - half * 0.9)
    return path


def paint_glyph(
    painter: QPainter, box: QRectF, status: Status, color: QColor, paper: QColor, filled: bool = True
) -> None:
    """Paint the glyph of ``status`` into ``box``; ``paper`` is the colour behind it.

    ``filled`` False outlines what is otherwise a filled chip; hollow states are outlined anyway.
    """
    # The outline is inset by its own width, as a pen draws on both sides of the path and would be cut off
    # at the pixmap's edge.
    solid = filled and status not in HOLLOW
    width = max(1.0, box.width() / 14)
    inner = box.adjusted(width, width, -width, -width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if not solid:
        pen.setStyle(LINES[status])
        if status in (Status.OPT, Status.NON):
            pen.setDashPattern([1.2, 1.8])
    painter.setPen(pen)
    painter.setBrush(color if solid else Qt.BrushStyle.NoBrush)
    painter.drawPath(shape(status, inner))
    stroke = QPen(paper if solid else color, width * (2.6 if status is Status.NON else 1.3))
    stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sign(status, inner))
    painter.restore()


class Glyphs:
    """Pixmaps and icons of the glyphs in the colours of the theme, drawn once each."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._pixmaps: dict[tuple[Status, int, float, bool], QPixmap] = {}
        self._icons: dict[tuple[Status, bool], QIcon] = {}
        theme.changed.connect(self._forget)

    def pixmap(self, status: Status, size: int = 16, ratio: float = 1.0, filled: bool = True) -> QPixmap:
        """Return the glyph, ``size`` logical pixels wide and high, for a screen of this pixel ratio."""
        key = (status, size, ratio, filled)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._draw(status, size, ratio, filled)
        return pixmap

    def icon(self, status: Status, filled: bool = True) -> QIcon:
        """Return the glyph as an icon of 16 and 24 pixels, sharp on single and double density."""
        icon = self._icons.get((status, filled))
        if icon is None:
            icon = QIcon()
            for size in _SIZES:
                for ratio in _RATIOS:
                    # Without a pixmap for selected rows Qt would tint the glyph, and its colour means
                    # something.
                    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                        icon.addPixmap(self.pixmap(status, size, ratio, filled), mode)
            self._icons[status, filled] = icon
        return icon

    def _draw(self, status: Status, size: int, ratio: float, filled: bool) -> QPixmap:
        pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        box = QRectF(0, 0, size, size)
        paint_glyph(painter, box, status, self._theme.state(status), self._theme.color("base"), filled)
        painter.end()
        return pixmap

    def _forget(self) -> None:
        self._pixmaps.clear()
        self._icons.clear()
