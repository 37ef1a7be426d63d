from pytestqt.qtbot import QtBot

from annotally_gui.views.scope_bar import NumberScope, ScopeBar


def test_old_figures_are_marked_after_a_moment_only(qtbot: QtBot) -> None:
    bar = ScopeBar("Scores of", "all", "this one")
    qtbot.addWidget(bar)
    bar.show()
    bar.set_stale(True)
    assert not bar.stale.isVisible(), "what is quick does not flicker"
    bar.set_stale(False)
    bar.set_stale(True)
    qtbot.waitUntil(bar.stale.isVisible)
    bar.set_scope(NumberScope.DOCUMENT)
    assert not bar.stale.isVisible(), "the document is compared already"
    bar.set_scope(NumberScope.CORPUS)
    assert bar.stale.isVisible()
    bar.set_stale(False)
    assert not bar.stale.isVisible()


def test_one_of_two_is_chosen_and_told_once(qtbot: QtBot) -> None:
    bar = ScopeBar("Scores of", "all", "this one")
    qtbot.addWidget(bar)
    texts: list[str] = []
    bar.scope_changed.connect(texts.append)
    corpus, document = bar.buttons.buttons()
    assert corpus.isChecked()
    document.click()
    document.click()
    assert (bar.scope, texts) == (NumberScope.DOCUMENT, ["document"])
    assert not corpus.isChecked()


def test_the_documents_figures_are_marked_as_long_as_they_are_old(qtbot: QtBot) -> None:
    bar = ScopeBar("Scores of", "all", "this one")
    qtbot.addWidget(bar)
    bar.show()
    bar.set_scope(NumberScope.DOCUMENT)
    bar.set_stale(True, document=True)
    qtbot.waitUntil(bar.stale.isVisible)
    bar.set_stale(True)
    assert not bar.stale.isVisible(), "it is compared, the others are not yet"
    bar.set_scope(NumberScope.CORPUS)
    assert bar.stale.isVisible()
    bar.set_stale(False)
    assert not bar.stale.isVisible()
