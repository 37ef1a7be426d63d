from pytestqt.qtbot import QtBot

from annotally_gui.views.scope_bar import Scope, ScopeBar


def test_one_of_two_is_chosen_and_told_once(qtbot: QtBot) -> None:
    bar = ScopeBar("Scores of", "all", "this one")
    qtbot.addWidget(bar)
    told: list[str] = []
    bar.scope_changed.connect(told.append)
    corpus, document = bar.buttons.buttons()
    assert corpus.isChecked()
    document.click()
    document.click()
    assert (bar.scope, told) == (Scope.DOCUMENT, ["document"])
    assert not corpus.isChecked()
