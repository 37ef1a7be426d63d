"""The strokes of the lanes: a rule, its ticks and its glyph for every state, never told by colour alone.

Rules are tiles repeated along the line, so a dash costs nothing however long the line is.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from annotally.scoring.tally import Status
from annotally_gui.services.status_glyphs import HOLLOW, shape, sign
from annotally_gui.text.text_style import Measures, TextTheme

# On and off lengths of each state's rule, in thicknesses of a rule; nothing: solid.
_PATTERNS: dict[Status, tuple[float, ...]] = {
    Status.COR: (),
    Status.PAR: (5, 2, 1, 2),
    Status.INC: (3, 1.5),
    Status.MIS: (),
    Status.SPU: (),
    Status.NON: (1, 1.5),
    Status.OPT: (1, 1.5),
}
_SOLID_TILE = 32.0
# A diamond fills half of its box and a square all of it: these shares make them look alike in size.
_OPTICAL = {Status.INC: 1.15, Status.PAR: 0.85}
_WITHOUT_GLYPH = frozenset({Status.COR, Status.NON})


def pen_pattern(status: Status, measures: Measures, width: float) -> list[float]:
    """Return the dash pattern of a pen of ``width`` that draws the line of ``status``; nothing: solid."""
    return [part * measures.rule / width for part in _PATTERNS.get(status, ())]


class LineStyles:
    """Draws rules, ticks and glyphs for one theme at one size; keeps the tiles it has made."""

    def __init__(self, theme: TextTheme, measures: Measures) -> None:
        self._theme, self._measures = theme, measures
        self._tiles: dict[tuple[Status, bool, int, float], QPixmap] = {}
        self._glyphs: dict[tuple[Status, bool, float], QPixmap] = {}

    def rule(
        self,
        painter: QPainter,
        status: Status,
        hollow: bool,
        left: float,
        right: float,
        y: float,
        side: int = 0,
    ) -> None:
        """Draw a rule of ``status`` centred on ``y``; ``hollow`` ones stand for located marks.

        ``side`` is the number of the annotator.
        """
        # Both ends are rounded to whole pixels, as a tile between two pixels would be blurred.
        # Tiles are cached by screen scale too: a window may move to a screen with another.
        ratio = painter.device().devicePixelRatioF()
        tile = self._tiles.get((status, hollow, side, ratio))
        if tile is None:
            tile = self._tiles[status, hollow, side, ratio] = self._tile(status, hollow, side, ratio)
        height = tile.height() / ratio
        left, right = round(left), round(right)
        painter.drawTiledPixmap(QRectF(left, round(y - height / 2), max(1, right - left), height), tile)

    def colour(self, status: Status, side: int) -> QColor:
        """Return the colour of a rule: that of the state, or of whoever made the annotation."""
        theme = self._theme
        return theme.annotators[side] if side < len(theme.annotators) else theme.lines[status]

    def tick(
        self, painter: QPainter, status: Status, x: float, top: float, bottom: float, side: int = 0
    ) -> None:
        """Draw the tick at an extent's end; ``x`` is its middle."""
        width = self._measures.tick_width
        colour = self.colour(status, side)
        painter.fillRect(QRectF(round(x - width / 2), top, width, bottom - top), colour)

    def glyph(self, painter: QPainter, status: Status, hollow: bool, x: float, y: float) -> None:
        """Draw the glyph of ``status`` centred on (x, y), set off from the rule it sits on."""
        if status in _WITHOUT_GLYPH:
            return
        ratio = painter.device().devicePixelRatioF()
        picture = self._glyphs.get((status, hollow, ratio))
        if picture is None:
            picture = self._glyphs[status, hollow, ratio] = self._glyph_picture(status, hollow, ratio)
        # Positions are rounded to device pixels: between two of them a picture is smeared over both.
        half = picture.width() / ratio / 2
        painter.drawPixmap(
            QPointF(round((x - half) * ratio) / ratio, round((y - half) * ratio) / ratio), picture
        )

    def _glyph_picture(self, status: Status, hollow: bool, ratio: float) -> QPixmap:
        # First a broad stroke in the background's colour, then the glyph itself: this leaves a gap in the
        # rule around it. The picture is larger than the glyph by the width of that stroke.
        size = self._measures.glyph + 4 * self._measures.thin
        picture = _clear(size, size, ratio)
        side = self._measures.glyph * _OPTICAL.get(status, 1.0)
        box = QRectF((size - side) / 2, (size - side) / 2, side, side)
        path = shape(status, box)
        if status is Status.REM:
            path.addPath(sign(status, box))
        colour, hollow = self._theme.lines[status], hollow or status in HOLLOW
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, QPen(self._theme.background, 2 * self._measures.thin + (2 if hollow else 0)))
        painter.setPen(QPen(colour, 1.2 * self._measures.thin) if hollow else Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.background if hollow else colour)
        painter.drawPath(path)
        painter.end()
        return picture

    def _tile(self, status: Status, hollow: bool, side: int, ratio: float) -> QPixmap:
        # One period of the line: dashes of the state's pattern, a wave, or solid; marks that were only
        # located are hollow.
        waved = status in (Status.UNS, Status.REM)
        measures = self._measures
        height = 2 * measures.rule if waved else measures.rule
        if status in (Status.COR, Status.NON) and not hollow:
            height = measures.thin if status is Status.COR else measures.rule
        if hollow and not waved:
            height = measures.rule + measures.thin
        pattern = [part * measures.rule for part in _PATTERNS.get(status, ())]
        width = round(sum(pattern)) or (4 * measures.rule if waved else _SOLID_TILE)
        tile = _clear(width, height, ratio)
        painter = QPainter(tile)
        colour = self.colour(status, side)
        if waved:
            _wave(painter, colour, width, height, measures.thin * (1.0 if hollow else 1.5))
        else:
            _dashes(
                painter, colour, pattern or [width, 0.0], height, measures.thin if hollow else 0, not pattern
            )
        painter.end()
        return tile


def _clear(width: float, height: float, ratio: float) -> QPixmap:
    # The pixmap has pixels of the screen; with the ratio set a painter draws on it in Qt's logical pixels.
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _dashes(
    painter: QPainter, colour: QColor, pattern: list[float], height: float, border: int, solid: bool
) -> None:
    x = 0.0
    # On and off lengths alternate; a hollow dash has its inside cleared, so that the background shows.
    for on, off in zip(pattern[::2], pattern[1::2], strict=True):
        dash = QRectF(round(x), 0, max(1, round(on)), height)
        painter.fillRect(dash, colour)
        if border:
            side = 0 if solid else border
            hole = dash.adjusted(side, border, -side, -border)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(hole, Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        x += on + off


def _wave(painter: QPainter, colour: QColor, width: float, height: float, pen_width: float) -> None:
    # One period from middle to middle, so that tiles join without a step. The control points lie twice as
    # far out as the curve itself reaches.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, pen_width))
    middle, reach = height / 2, height - pen_width
    path = QPainterPath(QPointF(0, middle))
    path.quadTo(QPointF(width / 4, middle - reach), QPointF(width / 2, middle))
    path.quadTo(QPointF(width * 3 / 4, middle + reach), QPointF(width, middle))
    painter.setBrush(QBrush())
    painter.drawPath(path)
