"""Labels show as much of a text as they have room for, and tell the whole to tooltips and screen readers."""

from pytestqt.qtbot import QtBot

from annotally_gui.views.reason_lines import ReasonLines
from annotally_gui.widgets.elided_label import ElidedLabel, ElidingLabel

LONG = "the first words of a text " * 20 + "and its last words"


def shown(label: ElidingLabel, qtbot: QtBot, width: int) -> str:
    qtbot.addWidget(label)
    label.set_whole(LONG)
    label.resize(width, 60)
    label.show()
    return label.text()


def test_a_line_is_cut_in_the_middle(qtbot: QtBot) -> None:
    label = ElidedLabel()
    text = shown(label, qtbot, 200)
    assert text.startswith("the first")
    assert text.endswith("words")
    assert "…" in text
    assert (label.whole, label.toolTip(), label.accessibleName()) == (LONG, LONG, LONG)
    assert label.minimumSizeHint().width() == 0


def test_more_room_shows_more(qtbot: QtBot) -> None:
    label = ElidedLabel()
    short = shown(label, qtbot, 200)
    label.resize(400, 60)
    assert len(label.text()) > len(short)
    label.resize(100_000, 60)
    assert label.text() == LONG


def test_lines_are_cut_at_the_end_of_the_last(qtbot: QtBot) -> None:
    label = ReasonLines()
    text = shown(label, qtbot, 300)
    assert text.count("\n") == label.lines - 1
    assert text.endswith("…")
    assert (label.toolTip(), label.accessibleDescription(), label.accessibleName()) == (LONG, LONG, "")


def test_the_end_of_a_label_can_be_kept_for_something_else(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(400, 20)
    label.set_whole("Final · added: Bo; PERSON")
    assert label.text() == label.whole
    label.reserve(300)
    assert "…" in label.text()
    assert label.fontMetrics().horizontalAdvance(label.text()) <= 100
    label.reserve(0)
    assert label.text() == label.whole
