"""Chips: as wide as their texts, on the side where their marks lie, and never over each other."""

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from annotally_gui.text.chips import ChipPlace, free_place, keep_left_of, place_chips, widest_gap
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


def test_chips_of_one_mark_stand_closer_than_those_of_two(qtbot: QtBot) -> None:
    del qtbot
    measures = Measures(theme())
    places = [ChipPlace("ORGANIZATION", 1, (10.0, 1), 0), ChipPlace("PERSON", 1, (10.0, 1), 0)]
    first, second, other = place_chips(
        [*places, ChipPlace("MONEY", 2, (30.0, 1), 0)], measures, measures.label, 12
    )
    assert second.box.left() - first.box.right() == 1
    assert other.box.left() - second.box.right() == 12
    beside = ChipPlace("MONEY", 3, (second.box.right() + 5, 1), 0)
    *_, moved = place_chips([*places, beside], measures, measures.label, 12)
    assert moved.box.left() - second.box.right() == 12, "it does not collide, but seems to belong to them"


def test_chips_at_the_edge_move_left_together(qtbot: QtBot) -> None:
    del qtbot
    measures = Measures(theme())
    places = [ChipPlace("LOC", n, (10.0 + 60 * n, 1), 0) for n in range(3)]
    placed = place_chips(places, measures, measures.label, 4)
    first = placed[0].box.left()
    edge = placed[-1].box.right() - 40
    keep_left_of(edge, placed, 4)
    assert placed[-1].box.right() == edge
    assert placed[0].box.left() == first
    assert placed[2].box.left() - placed[1].box.right() == 4
    before = [chip.box.left() for chip in placed]
    keep_left_of(30, placed, 4)
    assert [chip.box.left() for chip in placed] == before, "there is no room for them at all"


def test_a_free_place_is_the_middle_or_as_near_to_the_span_as_can_be() -> None:
    assert free_place((10, 30), 3, []) == 20
    assert free_place((10, 30), 3, [(40, 60)]) == 20
    assert free_place((10, 30), 3, [(10, 22)]) == 25, "beside it, in the span"
    assert free_place((10, 30), 3, [(8, 50)]) == 5, "left of it is nearer than right of it"
    assert free_place((10, 30), 3, [(2, 50)]) == 53, "left of it is outside the line"
    assert free_place((10, 30), 3, [(2, 50)], width=54) == 20, "there is no place"
    assert free_place((0, 4), 3, [(40, 60)]) == 2, "what is not covered stays, be it at the edge"
    assert free_place((10, 30), 3, [(15, 25), (27, 40)]) == 12


def test_the_widest_gap_is_what_is_left_of_a_span() -> None:
    assert widest_gap((10, 30), []) == (10, 30)
    assert widest_gap((10, 30), [(0, 12), (20, 22)]) == (12, 20)
    assert widest_gap((10, 30), [(20, 24), (12, 21)]) == (24, 30)
    left, right = widest_gap((10, 30), [(5, 40)])
    assert left == right


def test_chips_keep_clear_of_those_that_are_there(qtbot: QtBot) -> None:
    del qtbot
    measures = Measures(theme())
    (number,) = place_chips([ChipPlace("1", 1, (100.0, 1), 3)], measures, measures.small)
    (label,) = place_chips([ChipPlace("LOC", 1, (100.0, 1), 0)], measures, measures.label, 8, [number])
    assert label.box.left() == number.box.right() + 1
    (other,) = place_chips([ChipPlace("LOC", 2, (100.0, 1), 0)], measures, measures.label, 8, [number])
    assert other.box.left() == number.box.right() + 8
    below = number._replace(box=number.box.translated(0, 50))
    (label,) = place_chips([ChipPlace("LOC", 1, (100.0, 1), 0)], measures, measures.label, 8, [below])
    assert label.box.left() == 100
    keep_left_of(label.box.right() - 5, [label], 8, [number])
    assert label.box.right() == number.box.left() - 1
