"""How the delegate shortens, marks and draws a text: plain ones faster, and as a layout would."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication

from annotally_gui.views.mapping_delegate import (
    CellText,
    _draw_layout,
    _draw_plain,
    elided,
    mark_difference,
    utf16,
)


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


@pytest.mark.parametrize(
    ("text", "second", "visible", "marked"),
    [
        ("John Dingell", "Dingell", "John Dingell", "John "),
        ("the White\nHouse", "the White House", "the White↓House", "↓"),
        ("a\nb", "", "a b", ""),
        ("same", "same", "same", ""),
    ],
)
def test_the_differing_part_is_marked(text: str, second: str, visible: str, marked: str) -> None:
    cell = mark_difference(text, second)
    assert cell.text == visible
    assert cell.text[cell.start : cell.end] == marked


def test_long_texts_lose_their_middle_and_keep_the_mark(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    text = "begin" + "m" * 300 + "end"
    width = metrics.horizontalAdvance("begin…mmmmend")
    for start, end in ((0, 5), (305, 308), (100, 101)):
        cell = elided(CellText(text, start, end), metrics, width)
        assert metrics.horizontalAdvance(cell.text) <= width
        assert cell.text[0] + cell.text[-1] == "bd"
        head, tail = cell.text[: cell.start], cell.text[cell.end :]
        assert text[:start].startswith(head.split("…")[0])
        assert text[end:].endswith(tail.split("…")[-1])
        assert cell.start < cell.end
    assert cell.text[cell.start : cell.end] == "…"
    whole_cell_text = CellText("short", 1, 2)
    assert elided(whole_cell_text, metrics, 500) is whole_cell_text


def test_a_huge_text_is_cut_before_it_is_measured(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    cell = elided(CellText("x" * 1_000_000, 999_999, 1_000_000), metrics, 10**6)
    assert len(cell.text) == 601
    assert (cell.start, cell.end) == (600, 601)


def test_lengths_for_qt_count_surrogates_twice() -> None:
    assert utf16("a😀b") == 4
