"""The tab of tests: what can be chosen, what stands in its tables, what it says in their place."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.reports.tables import annotator_tests as engine
from annotally.reports.tables.annotator_tests import (
    EVERY_TWO,
    WITH_OTHERS,
    AnnotatorTallies,
    AnnotatorTests,
)
from annotally.reports.tables.campaign import SignificanceChoice
from annotally.scoring.tally import Tally
from annotally_gui.views.annotator_tests import SUBJECTS, AnnotatorTestsView

DOCUMENTS = {"1": "One", "2": "Two", "3": "Three"}


def made_tests() -> AnnotatorTests:
    annotators = [
        AnnotatorTallies(name, {document: Tally(correct, 0, 9 - correct) for document in DOCUMENTS})
        for name, correct in (("anna", 8), ("ben", 5), ("cora", 2))
    ]
    choice = SignificanceChoice(shuffles=99, samples=50)
    return engine.annotator_tests(engine.annotator_campaign(EVERY_TWO, annotators, DOCUMENTS, choice=choice))


@pytest.fixture
def view(qtbot: QtBot) -> AnnotatorTestsView:
    tests_view = AnnotatorTestsView()
    qtbot.addWidget(tests_view)
    tests_view.resize(700, 300)
    tests_view.show()
    return tests_view


def cells(view: AnnotatorTestsView) -> list[list[str]]:
    model = view.table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_all_subjects_of_the_engine_can_be_chosen_the_final_key_in_a_project(
    view: AnnotatorTestsView,
) -> None:
    assert tuple(SUBJECTS) == engine.SUBJECTS
    assert view.subject.count() == 2
    view.offer_final(on=True)
    view.offer_final(on=True)
    assert [view.subject.itemData(place) for place in range(view.subject.count())] == list(engine.SUBJECTS)
    view.subject.setCurrentIndex(2)
    view.offer_final(on=False)
    assert view.choice == (WITH_OTHERS, "")


def test_ranks_tests_and_groups_are_shown_one_at_a_time(view: AnnotatorTestsView) -> None:
    view.set_tests(made_tests())
    assert [row[0] for row in cells(view)] == ["anna", "ben", "cora"]
    assert "share a letter" in view.notes.whole
    view.shown.setCurrentIndex(1)
    assert [row[:2] for row in cells(view)] == [["anna", "ben"], ["anna", "cora"], ["ben", "cora"]]
    assert "99 shuffles" in view.notes.toolTip()
    assert "Holm 1979" in view.notes.toolTip()
    model = view.table.model()
    assert model.headerData(4, Qt.Orientation.Horizontal) == "Holm p"
    view.set_tests(made_tests())
    assert len(cells(view)[0]) == 9, "the chosen table stays"
    view.shown.setCurrentIndex(2)
    model = view.table.model()
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Annotators"


def test_a_choice_asks_anew_and_measures_come_with_the_tests(view: AnnotatorTestsView) -> None:
    choices: list[tuple[str, str]] = []
    view.measurement_asked.connect(lambda: choices.append(view.choice))
    view.set_tests(made_tests())
    assert view.choice == (EVERY_TWO, "f1")
    assert choices == [], "a change by the program asks for nothing"
    view.measure.setCurrentIndex(view.measure.findData("recall"))
    view.measure.activated.emit(view.measure.currentIndex())
    view.subject.setCurrentIndex(1)
    view.subject.activated.emit(1)
    assert choices == [(EVERY_TWO, "recall"), (WITH_OTHERS, "recall")]
    view.forget_measures()
    assert view.choice == (WITH_OTHERS, "")


def test_a_sentence_stands_in_place_of_tests_and_later_decisions_are_named(
    view: AnnotatorTestsView,
) -> None:
    view.mark_outdated()
    view.note_decisions()
    assert not view.has_figures
    assert not view.outdated.isVisible(), "there is nothing to be outdated"
    view.set_tests(made_tests())
    assert view.has_figures
    view.note_decisions()
    assert view.notes.whole.startswith("Decisions have changed since these tests.")
    view.set_tests(made_tests())
    assert not view.notes.whole.startswith("Decisions")
    view.say("stopped", measurable=True)
    assert view.page.button.isVisible()
    assert not view.has_figures


def test_outdated_tests_say_so_and_are_made_again_by_mouse_and_keys(
    view: AnnotatorTestsView, qtbot: QtBot
) -> None:
    view.set_tests(made_tests())
    assert not view.outdated.isVisible()
    view.mark_outdated()
    assert view.outdated.isVisible()
    assert (view.outdated.label.text(), view.outdated.button.text()) == ("Outdated", "Test again")
    with qtbot.waitSignal(view.measurement_asked):
        qtbot.mouseClick(view.outdated.button, Qt.MouseButton.LeftButton)
    assert view.outdated.isVisible(), "the older tests stay until the new ones come"
    view.activateWindow()
    view.outdated.button.setFocus()
    qtbot.waitUntil(view.outdated.button.hasFocus)
    with qtbot.waitSignal(view.measurement_asked):
        qtbot.keyClick(view.outdated.button, Qt.Key.Key_Space)
    view.set_tests(made_tests())
    assert not view.outdated.isVisible()
    assert view.table.hasFocus()
    view.mark_outdated()
    view.say("stopped")
    assert not view.outdated.isVisible()


def test_export_is_offered_while_there_are_tests(view: AnnotatorTestsView, qtbot: QtBot) -> None:
    assert not view.export_button.isVisible()
    view.set_tests(made_tests())
    with qtbot.waitSignal(view.export_asked):
        qtbot.mouseClick(view.export_button, Qt.MouseButton.LeftButton)
    view.export_button.setFocus()
    with qtbot.waitSignal(view.export_asked):
        qtbot.keyClick(view.export_button, Qt.Key.Key_Space)
    view.say("stopped")
    assert not view.export_button.isVisible()
