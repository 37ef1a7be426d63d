"""Chips and signs: filled and outlined differ, and what is painted stays in its room."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.entries import Remark
from annotally_gui.views.final_chip import paint_chip, paint_signs

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


REMARKS = (None, Remark("", flagged=True), Remark("ask"), Remark("ask", flagged=True))


def test_a_conflict_has_a_sign_of_its_own(qtbot: QtBot) -> None:
    del qtbot
    widths = []
    for conflict in (False, True):
        image = QImage(140, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        widths.append(paint_signs(painter, ROOM, QColor("black"), None, True, conflict=conflict))
        painter.end()
        assert dark(image, QRect(0, 0, ROOM.right() - widths[-1], 40)) == 0
    assert widths[1] == 2 * widths[0] > 0


@pytest.mark.parametrize("paired", [None, True, False])
def test_signs_stand_at_the_right_and_take_their_room(qtbot: QtBot, paired: bool | None) -> None:
    del qtbot
    widths = []
    for remark in REMARKS:
        image = QImage(140, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        used = paint_signs(painter, ROOM, QColor("black"), remark, paired)
        painter.end()
        widths.append(used)
        assert dark(image, QRect(0, 0, ROOM.right() - used, 40)) == 0
        assert (dark(image, ROOM) > 0) is (remark is not None or paired is not None)
    result = widths[1] - widths[0]
    assert widths == [widths[0], widths[0] + result, widths[0] + result, widths[0] + 2 * result]
    assert widths[0] == (0 if paired is None else result)
