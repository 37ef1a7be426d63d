"""The buttons that take what an annotator says."""

import pytest
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.views.take_bar import HEIGHT, TakeBar


@pytest.fixture
def bar(qtbot: QtBot, context: AppContext) -> TakeBar:
    take_bar = TakeBar(context.actions)
    qtbot.addWidget(take_bar)
    take_bar.resize(400, HEIGHT)
    take_bar.show()
    return take_bar


def words(bar: TakeBar) -> list[tuple[str, str]]:
    return [(button.text(), button.action_id) for button in (*bar.takes, *bar.adds) if button.isVisible()]


def test_of_two_each_card_has_its_own_pair(bar: TakeBar) -> None:
    bar.set_columns((60, 230, 400))
    assert words(bar) == [
        ("Take A", "decide.first"),
        ("Take B", "decide.second"),
        ("or B", "decide.either_second"),
        ("or A", "decide.either_first"),
    ]
    assert [button.keys for button in (*bar.takes, *bar.adds)] == ["1", "2", "⇧2", "⇧1"]
    for side in (0, 1):
        left, right = bar.takes[side].geometry(), bar.adds[side].geometry()
        assert (60, 230)[side] <= left.left() < left.right() < right.left() < right.right() < (230, 400)[side]


def test_a_second_button_without_room_is_left_to_the_menu(bar: TakeBar) -> None:
    bar.set_columns((20, 100, 180))
    assert words(bar) == [("Take A", "decide.first"), ("Take B", "decide.second")]
    assert bar.hidden_adds == ["decide.either_second", "decide.either_first"]
    bar.set_columns((60, 230, 400))
    assert bar.hidden_adds == []


def test_of_several_each_adds_its_own_answer(bar: TakeBar) -> None:
    bar.set_annotators(3)
    bar.set_columns((0, 133, 266, 400))
    assert [text for text, _ in words(bar)] == ["Take A", "Take B", "Take C", "or A", "or B", "or C"]
    assert bar.takes[2].action_id == "decide.both"
    assert bar.adds[2].action_id == "decide.add_third"


def test_nine_have_letters_alone_where_there_is_little_room(bar: TakeBar) -> None:
    bar.set_annotators(9)
    assert [text for text, _ in words(bar)] == list("ABCDEFGHI")
    assert bar.takes[-1].geometry().right() < bar.width()
    assert all(button.accessibleName() for button in bar.takes)
    bar.resize(900, HEIGHT)
    assert words(bar)[0][0] == "Take A"


def test_in_a_card_it_asks_for_the_room_of_its_letters(bar: TakeBar) -> None:
    assert bar.minimumSizeHint().width() == 0
    bar.set_in_card(True)
    assert bar.minimumSizeHint().width() == sum(b.width_with(b.text()[-1]) + 4 for b in bar.takes) - 4
    assert bar.height() < HEIGHT
