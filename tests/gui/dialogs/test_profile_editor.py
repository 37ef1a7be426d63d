"""The editor of profiles: every change is told, undone step by step, and marked where it is wrong."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.model.text import Source
from annotally.reports.parcels import SimilaritySetup
from annotally.tasks.mat_task import read_mat_task
from annotally.tasks.names import configuration_path, file_name
from annotally.tasks.similarity import SimilarityChoice
from annotally_gui.context import AppContext
from annotally_gui.dialogs.profile_editor import ProfileEditor
from profile_samples import FILE, PATH, SOURCE

SETUP = SimilaritySetup(file_name(PATH), SimilarityChoice(), FILE, PATH, SOURCE.text, ())


@pytest.fixture
def editor(qtbot: QtBot, context: AppContext) -> ProfileEditor:
    made = ProfileEditor(context, SETUP)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def told(editor: ProfileEditor) -> list[str]:
    names: list[str] = []
    editor.edited.connect(names.append)
    return names


def weight(editor: ProfileEditor, place: int) -> Fraction:
    return editor.draft.profile.tag_profiles[editor.tag].dimensions[place].weight


def write(qtbot: QtBot, editor: ProfileEditor, place: int, text: str) -> None:
    field = editor.rows.weights[place].field
    field.selectAll()
    qtbot.keyClicks(field, text)


def test_what_is_typed_is_one_step_until_the_field_is_left(
    editor: ProfileEditor, told: list[str], qtbot: QtBot
) -> None:
    write(qtbot, editor, 0, "12.5")
    assert weight(editor, 0) == Fraction("12.5")
    assert editor.undo_stack.count() == 1
    qtbot.keyClick(editor.rows.weights[0].field, Qt.Key.Key_Return)
    write(qtbot, editor, 0, "3")
    assert editor.undo_stack.count() == 2
    editor.undo_button.click()
    assert (weight(editor, 0), editor.rows.weights[0].field.text()) == (Fraction("12.5"), "12.5")
    editor.undo_button.click()
    assert weight(editor, 0) == 2
    assert told[-1] == SETUP.name, "back to the file itself"
    assert configuration_path(told[0]) == PATH
    editor.redo_button.click()
    assert weight(editor, 0) == Fraction("12.5")
    assert not editor.isHidden()


def test_slider_and_field_follow_each_other(editor: ProfileEditor, qtbot: QtBot) -> None:
    number = editor.rows.weights[1]
    assert number.slider.value() == 60
    number.slider.setValue(25)
    assert (number.field.text(), weight(editor, 1)) == ("2.5", Fraction("2.5"))
    write(qtbot, editor, 1, "400")
    assert number.slider.value() == 4000, "the slider reaches further for it"
    write(qtbot, editor, 1, "0.333")
    assert weight(editor, 1) == Fraction("0.333"), "exact, though the slider is not"


def test_what_is_no_number_is_said_and_told_to_nobody(
    editor: ProfileEditor, told: list[str], qtbot: QtBot
) -> None:
    write(qtbot, editor, 1, "-")
    assert told == []
    assert weight(editor, 1) == 6
    assert editor.rows._problems[1].text() == "⚠ '-' is no number; write digits and a point"
    assert not editor.save_button.isEnabled()
    write(qtbot, editor, 1, "-3")
    assert editor.draft.findings()[0].key[-1] == "weight"
    assert "weight -3" in editor.rows._problems[1].text()
    assert editor.parts.item(1).text() == "⚠ PERSON"
    assert told == [], "an error is not compared by"
    editor.revert()
    assert weight(editor, 1) == 6
    assert editor.save_button.isEnabled()


def test_dimensions_and_tag_profiles_come_and_go(editor: ProfileEditor, told: list[str]) -> None:
    names = [one.name for one in editor.draft.profile.tag_profiles[0].dimensions]
    editor.rows.removers[3].click()
    assert len(editor.rows.weights) == 3
    editor.rows.addable.setCurrentText("trades")
    editor.rows.add_button.click()
    assert [one.name for one in editor.draft.profile.tag_profiles[0].dimensions] == names
    editor.add_tags.click()
    assert editor.parts.item(5).text() == "PLACE"
    assert editor.tag == 4
    assert not editor.add_tags.isEnabled(), "every label has one now"
    editor.remove_tags.click()
    assert editor.parts.count() == 5
    while editor.undo_stack.canUndo():
        editor.undo_stack.undo()
    assert editor.draft.profile == editor.draft.original
    assert told[-1] == SETUP.name


def test_bounds_are_set_and_taken_out(editor: ProfileEditor, qtbot: QtBot) -> None:
    field = editor.rows.options[1, "overlap_match_lower_bound"]
    assert field.field.text() == ".9"
    field.slider.setValue(75)
    options = editor.draft.profile.tag_profiles[0].dimensions[1].options
    assert options == (("overlap_match_lower_bound", "0.75"),)
    field.field.selectAll()
    qtbot.keyClick(field.field, Qt.Key.Key_Delete)
    assert editor.draft.profile.tag_profiles[0].dimensions[1].options == ()
    field.field.selectAll()
    qtbot.keyClicks(field.field, "2")
    assert "a number from 0 to 1" not in editor.status.text()
    assert "overlap_match_lower_bound '2'" in editor.rows._problems[1].text()


def test_labels_are_a_line_of_names(editor: ProfileEditor, told: list[str], qtbot: QtBot) -> None:
    editor.labels.selectAll()
    qtbot.keyClicks(editor.labels, "PERSON, PLACES")
    qtbot.keyClick(editor.labels, Qt.Key.Key_Return)
    assert "label 'PLACES'" in editor.problem.text()
    assert "PLACE" in editor.problem.text(), "the nearest name"
    assert told == []


def test_strata_are_moved_removed_and_made_from_pointers(editor: ProfileEditor) -> None:
    editor.parts.setCurrentRow(0)
    page = editor.strata
    page.lines.setCurrentRow(1)
    page.up.click()
    assert editor.draft.profile.strata[0] == ("EVENT", "WORKS_FOR")
    assert "is not paired before" in page.problem.text()
    assert editor.parts.item(0).text() == "⚠ Strata"
    page.down.click()
    assert page.problem.text() == ""
    page.remove.click()
    page.remove.click()
    assert editor.draft.profile.strata == ()
    page.fit.click()
    assert editor.draft.profile.strata == (("PERSON", "NAME", "PLACE", "WORKS_FOR"), ("EVENT",))
    page.lines.item(0).setText("PERSON, NAME, PLACE")
    assert "label WORKS_FOR in no stratum" in page.problem.text()
    page.add.click()
    page.lines.item(2).setText("WORKS_FOR")
    assert page.problem.text() == ""
    assert editor.draft.profile.strata[1:] == (("EVENT",), ("WORKS_FOR",))


def test_what_is_saved_says_what_stands_here(editor: ProfileEditor, qtbot: QtBot) -> None:
    write(qtbot, editor, 2, "0.5")
    with qtbot.waitSignal(editor.save_asked) as asked:
        editor.save_to(PATH + ".new")
    (file,) = asked.args
    assert file.path == PATH + ".new"
    assert read_mat_task(SOURCE).task != read_mat_task(Source("", file.text)).task == editor.draft.task


def test_everything_has_a_name_for_a_screen_reader(editor: ProfileEditor) -> None:
    numbers = [*editor.rows.weights, *editor.rows.options.values()]
    names = [field.field.accessibleName() for field in numbers] + [
        field.slider.accessibleName() for field in numbers
    ]
    assert all(names)
    assert len(set(names)) == len(names)
    assert len({one.accessibleName() for one in editor.rows.removers}) == len(editor.rows.removers)


def test_another_profile_is_loaded_with_nothing_to_undo(editor: ProfileEditor, qtbot: QtBot) -> None:
    write(qtbot, editor, 0, "9")
    other = SimilarityChoice(similarity_profile="places and labels")
    editor.load(SimilaritySetup(SETUP.name, other, FILE, PATH, SOURCE.text, ()))
    assert not editor.undo_stack.canUndo()
    assert not editor.undo_button.isEnabled()
    assert editor.parts.count() == 2
    assert editor.windowTitle() == "Similarity profile: places and labels (relations.xml)[*]"
