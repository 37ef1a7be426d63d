"""Chips: as wide as their texts, on the side where their marks lie, and never over each other."""

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from annotally_gui.text.chips import ChipPlace, place_chips
from annotally_gui.text.text_style import Measures
from support.text_samples import theme


def test_a_chip_lies_where_its_mark_does(qtbot: QtBot) -> None:
    del qtbot
    measures = Measures(theme())
    right, left = place_chips(
        [ChipPlace("LOC", 1, (100.0, 1), 5), ChipPlace("LOC", 2, (90.0, -1), 5)], measures, measures.label
    )
    assert (right.box.left(), left.box.right()) == (100, 90)
    assert right.box.width() > QFontMetricsF(measures.label).horizontalAdvance("LOC")
    assert (right.box.top(), right.box.height()) == (5, measures.count_height)


def test_of_chips_that_collide_the_later_moves_behind_all_others(qtbot: QtBot) -> None:
    del qtbot
    measures = Measures(theme())
    placed = place_chips(
        [ChipPlace("ORGANIZATION", n, (10.0 + n, 1), 0) for n in range(4)], measures, measures.label
    )
    assert [chip.key for chip in placed] == [0, 1, 2, 3]
    assert not any(a.box.intersects(b.box) for a in placed for b in placed if a is not b)
    assert placed[0].box.left() == 10
