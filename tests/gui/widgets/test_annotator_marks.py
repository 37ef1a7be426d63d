"""The bars that tell annotators apart, and how much is said beside them."""

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from annotally_gui.widgets.annotator_marks import BAR, LETTER, NAMED, WHOLE, Annotator, AnnotatorMark, bar

ANNA = Annotator("A", "anna", "above", QColor("#473080"))


def test_a_bar_has_the_colour_of_its_annotator_at_any_ratio(qtbot: QtBot) -> None:
    for ratio in (1.0, 2.0):
        picture = bar(ANNA.color, ratio)
        assert picture.size() == BAR * ratio
        middle = picture.toImage().pixelColor(picture.rect().center())
        assert middle.name().upper() == "#473080"


def test_less_is_said_in_less_room_and_all_of_it_to_who_asks(qtbot: QtBot) -> None:
    mark = AnnotatorMark(ANNA)
    qtbot.addWidget(mark)
    values = []
    for much in (WHOLE, NAMED, LETTER):
        mark.set_detail(much)
        values.append(mark.words)
        assert mark.sizeHint().width() == mark.width_of(much)
        assert mark.accessibleName() == mark.toolTip() == "A anna above"
    assert values == ["A anna above", "A anna", "A"]
    assert mark.width_of(WHOLE) > mark.width_of(NAMED) > mark.width_of(LETTER)
