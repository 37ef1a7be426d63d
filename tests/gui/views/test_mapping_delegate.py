"""How the delegate draws a text: plain ones faster, and pixel by pixel as with a layout."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from annotally_gui.views.mapping_delegate import _draw_layout, _draw_plain


@pytest.mark.parametrize("size", [8.0, 9.0, 10.0, 11.5, 13.0, 16.0])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_plain_text_is_drawn_as_its_layout_is(qapp: QApplication, size: float, ratio: float) -> None:
    font = qapp.font()
    font.setPointSizeF(size)
    drawn = []
    for plain in (True, False):
        image = QImage(round(300 * ratio), round(40 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        room = QRect(4, 3, 292, 29)
        if plain:
            _draw_plain(painter, font, room, "Ada Qu…ll (jpgqy)  ")
        else:
            _draw_layout(painter, font, room, "Ada Qu…ll (jpgqy)  ", [])
        painter.end()
        drawn.append(image)
    blank = QImage(drawn[0])
    blank.fill(Qt.GlobalColor.white)
    assert drawn[0] == drawn[1] != blank
