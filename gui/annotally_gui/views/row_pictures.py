"""Pictures of painted rows: a row that only moves on screen is drawn from its picture."""

from collections.abc import Callable, Collection, Hashable

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

_MOST = 128
"""Pictures kept: more rows than stand on a screen, at most some 30 MB of a large one."""

PictureKey = tuple[int, bool]
"""A row's number, and whether it is open."""


class RowPictures:
    """The pictures of one view's rows, for as long as its look stays the same.

    Painting a row of five cells takes a quarter of a millisecond, drawing its picture some microseconds. When
    an object is opened or the view scrolls, most rows of the screen only move.
    """

    # Invariant: a picture shows what painting its row anew would show. The view promises to call `drop` for
    # rows whose content changes and `clear` where rows are renumbered; all else that a row's look depends on
    # is in the look handed to `begin`.

    def __init__(self) -> None:
        self._look: Hashable = None
        self._pictures: dict[PictureKey, QPixmap] = {}

    @property
    def rows(self) -> Collection[int]:
        """The numbers of the rows that have pictures."""
        return {row for row, _ in self._pictures}

    def begin(self, look: Hashable) -> None:
        """Begin to paint in a look: columns, colours, font; pictures in another look are dropped."""
        if look != self._look:
            self._look = look
            self.clear()

    def clear(self) -> None:
        """Drop all pictures."""
        self._pictures.clear()

    def drop(self, row: int) -> None:
        """Drop the picture of a row."""
        for is_open in (False, True):
            self._pictures.pop((row, is_open), None)

    def draw(
        self,
        painter: QPainter,
        box: QRect,
        key: PictureKey,
        ground: QColor,
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw a row into its box: its picture if there is one, else by ``paint``.

        ``paint`` uses the coordinates of the view. A screen that shows rows between its pixels gets no
        pictures, for they would blur.
        """
        ratio = painter.device().devicePixelRatio()
        if box.isEmpty() or not all((length * ratio).is_integer() for length in (box.top(), box.height())):
            paint(painter)
            return
        picture = self._pictures.get(key)
        if picture is None:
            if len(self._pictures) >= _MOST:
                self.clear()
            picture = self._pictures[key] = _paint_picture(box, ratio, ground, paint)
        painter.drawPixmap(box.topLeft(), picture)


def _paint_picture(box: QRect, ratio: float, ground: QColor, paint: Callable[[QPainter], None]) -> QPixmap:
    # The ground is opaque, so that letters are smoothed as on the screen itself.
    picture = QPixmap(QSize(round(box.width() * ratio), round(box.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    with QPainter(picture) as painter:
        painter.translate(-box.topLeft())
        paint(painter)
    return picture
