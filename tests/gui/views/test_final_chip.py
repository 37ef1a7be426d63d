"""Chips and signs: filled and outlined differ, and what is painted stays in its room."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from annotally_gui.views.final_chip import paint_chip, paint_remark

ROOM = QRect(10, 5, 100, 24)


def painted(qtbot: QtBot, *, filled: bool) -> tuple[QImage, int]:
    del qtbot
    image = QImage(140, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    width = paint_chip(painter, ROOM, "A/B", QColor("black"), QColor("white"), filled=filled)
    painter.end()
    return image, width


def dark(image: QImage, box: QRect) -> int:
    places = ((x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom()))
    return sum(image.pixelColor(x, y).lightness() < 128 for x, y in places)


def test_a_filled_chip_has_more_ink_than_an_outlined_one(qtbot: QtBot) -> None:
    full, width = painted(qtbot, filled=True)
    outlined, same = painted(qtbot, filled=False)
    assert width == same
    assert dark(full, ROOM) > 2 * dark(outlined, ROOM) > 0
    assert dark(full, QRect(0, 0, 140, 40)) == dark(full, ROOM)
    assert dark(full, QRect(10 + width, 0, 90, 40)) == 0


def test_flag_and_remark_stand_at_the_right_and_take_their_room(qtbot: QtBot) -> None:
    del qtbot
    widths = {}
    for flagged, commented in ((False, False), (True, False), (False, True), (True, True)):
        image = QImage(140, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        used = paint_remark(painter, ROOM, QColor("black"), flagged=flagged, commented=commented)
        painter.end()
        widths[flagged, commented] = used
        assert dark(image, QRect(0, 0, ROOM.right() - used, 40)) == 0
        assert (dark(image, ROOM) > 0) is (flagged or commented)
    assert widths[True, True] == widths[True, False] + widths[False, True]
    assert widths[False, False] == 0
