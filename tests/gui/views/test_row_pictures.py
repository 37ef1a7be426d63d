"""Pictures of rows: drawn again where nothing changed, painted anew where something did."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from annotally_gui.views.row_pictures import RowPictures

BOX = QRect(0, 10, 40, 20)
WHITE = QColor("white")


def screen(ratio: float = 1.0) -> QImage:
    image = QImage(round(100 * ratio), round(100 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(WHITE)
    return image


class Row:
    """A row that counts how often it is painted."""

    def __init__(self, color: str = "red") -> None:
        self.color, self.count = color, 0

    def paint(self, painter: QPainter) -> None:
        self.count += 1
        painter.fillRect(QRect(5, 12, 10, 4), QColor(self.color))


def draw(pictures: RowPictures, row: Row, *, number: int = 3, top: int = 10, ratio: float = 1.0) -> QImage:
    image = screen(ratio)
    with QPainter(image) as painter:
        pictures.draw(painter, BOX.translated(0, top - BOX.top()), (number, False), WHITE, row.paint)
    return image


@pytest.mark.usefixtures("qapp")
def test_a_row_is_painted_once_and_drawn_wherever_it_goes() -> None:
    pictures, row = RowPictures(), Row()
    first = draw(pictures, row)
    assert first.pixelColor(6, 13) == QColor("red")
    moved = draw(pictures, row, top=50)
    assert (moved.pixelColor(6, 53), moved.pixelColor(6, 13)) == (QColor("red"), WHITE)
    assert row.count == 1
    assert pictures.rows == {3}


@pytest.mark.usefixtures("qapp")
def test_a_row_is_painted_anew_once_its_picture_is_dropped() -> None:
    pictures, row = RowPictures(), Row()
    for forget in (lambda: pictures.drop(3), pictures.clear, lambda: pictures.begin("dark")):
        draw(pictures, row)
        before = row.count
        forget()
        draw(pictures, row)
        assert row.count == before + 1
    pictures.begin("dark")
    pictures.drop(4)
    before = row.count
    draw(pictures, row)
    assert row.count == before, "the look is the same, and another row was dropped"


@pytest.mark.usefixtures("qapp")
def test_pictures_have_the_pixels_of_their_screen() -> None:
    pictures, row = RowPictures(), Row()
    image = draw(pictures, row, ratio=2.0)
    assert image.pixelColor(11, 25) == QColor("red")
    assert image.pixelColor(9, 25) == WHITE
    assert row.count == 1
    between = Row()
    for _ in range(2):
        draw(pictures, between, number=4, top=11, ratio=1.5)
    assert between.count == 2, "between two pixels of the screen a picture would blur"


@pytest.mark.usefixtures("qapp")
def test_no_more_pictures_are_kept_than_a_screen_has_rows() -> None:
    pictures = RowPictures()
    for number in range(300):
        draw(pictures, Row(), number=number)
    assert 0 < len(pictures.rows) <= 128
