"""The states in the header over the text, as they are called between key and response, or annotators."""

from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.window.legend import Legend


def names(legend: Legend) -> list[str]:
    return [mark.accessibleName() for mark in legend._usual]


def test_states_are_called_by_code_or_in_plain_words(qtbot: QtBot, context: AppContext) -> None:
    legend = Legend(context.glyphs, context.theme)
    qtbot.addWidget(legend)
    assert names(legend)[2:5] == ["INC: incorrect", "MIS: missing", "SPU: spurious"]
    width = legend._usual[2].worded_width()
    legend.set_annotators(2)
    assert names(legend)[:5] == ["same", "partly", "differ", "only A", "only B"]
    assert [mark.toolTip() for mark in legend._usual] == names(legend)
    assert legend._usual[2].worded_width() != width
    legend.set_annotators(4)
    assert names(legend)[3] == "not in all"
    legend.set_annotators(0)
    assert names(legend)[2] == "INC: incorrect"
    assert legend._usual[2].worded_width() == width
