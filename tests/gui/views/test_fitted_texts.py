"""How texts of cells are shortened, measured once, and drawn: plain ones faster, and as a layout would."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication

from annotally_gui.views import fitted_texts
from annotally_gui.views.fitted_texts import CellText, FittedTexts, elided
from annotally_gui.views.mapping_delegate import _draw_layout


@pytest.mark.parametrize("size", [8.0, 9.0, 10.0, 11.5, 13.0, 16.0])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_plain_text_is_drawn_as_its_layout_is(qapp: QApplication, size: float, ratio: float) -> None:
    font = qapp.font()
    font.setPointSizeF(size)
    drawn, texts = [], FittedTexts()
    for plain in (True, False):
        image = QImage(round(300 * ratio), round(40 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        room = QRect(4, 3, 292, 29)
        if plain:
            texts.draw(painter, font, room, "Ada Qu…ll (jpgqy)  ")
        else:
            _draw_layout(painter, font, room, "Ada Qu…ll (jpgqy)  ", [])
        painter.end()
        drawn.append(image)
    blank = QImage(drawn[0])
    blank.fill(Qt.GlobalColor.white)
    assert drawn[0] == drawn[1] != blank


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


def test_a_text_is_measured_once_for_a_font_and_a_width(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[int] = []

    def measure(cell: CellText, metrics: QFontMetrics, width: int) -> CellText:
        measured.append(width)
        return elided(cell, metrics, width)

    monkeypatch.setattr(fitted_texts, "elided", measure)
    texts, font, large = FittedTexts(), qapp.font(), qapp.font()
    large.setPointSizeF(3 * font.pointSizeF())
    cell = CellText("a text of some length", 2, 6)
    whole = texts.fit(cell, font, 400)
    assert whole == texts.fit(cell, font, 400) == cell
    assert measured == [400]
    assert texts.fit(cell, font, 40).text != cell.text
    assert texts.fit(cell, large, 40).text != cell.text
    assert measured == [400, 40, 40]


def test_titles_keep_the_beginnings_of_their_words(qapp: QApplication) -> None:
    texts, font = FittedTexts(), qapp.font()
    width = QFontMetrics(font).horizontalAdvance("HUM TGT: EFFE. OF INCI.")
    assert texts.fit_title("HUM TGT: EFFECT OF INCIDENT", font, width) == "HUM TGT: EFFE. OF INCI."
    assert texts.fit_title("HUM TGT: EFFECT OF INCIDENT", font, 1) == "HUM TGT: EFFECT OF INCIDENT"


def test_no_more_texts_are_kept_than_a_number(qapp: QApplication) -> None:
    texts, font = FittedTexts(), qapp.font()
    for number in range(fitted_texts._MOST + 1):
        texts.fit(CellText(str(number), 0, 0), font, 90)
    assert len(texts._cells) == 1
