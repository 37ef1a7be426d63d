"""The editor of profiles: every change is told, undone step by step, and marked where it is wrong."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from annotally.model.text import Source
from annotally.reports.messages import SimilaritySetup
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.similarity.user_functions import OwnFunction, OwnMethods
from annotally.tasks.similarity_profile import PartitionDecomposition, SimilarityChoice
from annotally.tasks.task_names import configuration_path, file_name
from annotally_gui.context import AppContext
from annotally_gui.dialogs.profile.editor import ProfileEditor
from annotally_gui.models.score_changes import ProfileList
from support.profile_samples import FILE, PATH, SOURCE

SETUP = SimilaritySetup(file_name(PATH), SimilarityChoice(), FILE, PATH, SOURCE.text, ())


@pytest.fixture
def editor(qtbot: QtBot, context: AppContext) -> ProfileEditor:
    profile_editor = ProfileEditor(context, SETUP)
    qtbot.addWidget(profile_editor)
    profile_editor.show()
    return profile_editor


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
    assert editor.rows._problems[1].text() == "⚠ '-' is not a number; use digits and a point"
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
    names = [dimension.name for dimension in editor.draft.profile.tag_profiles[0].dimensions]
    editor.rows.removers[3].click()
    assert len(editor.rows.weights) == 3
    editor.rows.addable.setCurrentText("trades")
    editor.rows.add_button.click()
    assert [dimension.name for dimension in editor.draft.profile.tag_profiles[0].dimensions] == names
    editor.add_tags.click()
    assert editor.parts.item(5).text() == "PLACE"
    assert editor.tag == 4
    assert not editor.add_tags.isEnabled(), "every label has one now"
    editor.remove_tags.click()
    assert editor.parts.count() == 5
    while editor.undo_stack.canUndo():
        editor.undo_stack.undo()
    assert not editor.draft.changed
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
    with qtbot.waitSignal(editor.save_asked) as signal:
        editor.save_to(PATH + ".new")
    (file,) = signal.args
    assert file.path == PATH + ".new"
    assert read_mat_task(SOURCE).task != read_mat_task(Source("", file.text)).task == editor.draft.task


def test_everything_has_a_name_for_a_screen_reader(editor: ProfileEditor) -> None:
    numbers = [*editor.rows.weights, *editor.rows.options.values()]
    names = [field.field.accessibleName() for field in numbers] + [
        field.slider.accessibleName() for field in numbers
    ]
    assert all(names)
    assert len(set(names)) == len(names)
    assert len({remover.accessibleName() for remover in editor.rows.removers}) == len(editor.rows.removers)


def test_another_profile_is_loaded_with_nothing_to_undo(editor: ProfileEditor, qtbot: QtBot) -> None:
    write(qtbot, editor, 0, "9")
    other_similarity_choice = SimilarityChoice(similarity_profile="places and labels")
    editor.load(SimilaritySetup(SETUP.name, other_similarity_choice, FILE, PATH, SOURCE.text, ()))
    assert not editor.undo_stack.canUndo()
    assert not editor.undo_button.isEnabled()
    assert editor.parts.count() == 2
    assert editor.windowTitle() == "Similarity profile: places and labels (relations.xml)[*]"


NEAR = OwnFunction("near", 2, 3, ("tolerance",))
OWN = OwnMethods("methods.py", (NEAR, OwnFunction("decade", 1, 1)))


@pytest.fixture
def with_own(qtbot: QtBot, context: AppContext) -> ProfileEditor:
    """Return the editor as it is where the preferences name a module."""
    choice = SimilarityChoice(module="methods.py")
    profile_editor = ProfileEditor(
        context, SimilaritySetup(SETUP.name, choice, FILE, PATH, SOURCE.text, (), OWN)
    )
    qtbot.addWidget(profile_editor)
    profile_editor.show()
    return profile_editor


def type_into(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_attributes_compared_as_one_are_written_named_and_undone(
    editor: ProfileEditor, told: list[str], qtbot: QtBot
) -> None:
    editor.parts.setCurrentRow(4)
    rows = editor.equivalences
    rows.add_button.click()
    assert "an equivalence of attributes without name" in rows.problems[0].text()
    assert editor.parts.item(4).text() == "⚠ WORKS_FOR"
    assert editor.tabs.tabText(0).startswith("⚠")
    type_into(qtbot, rows.fields[0][0].field, "both")
    type_into(qtbot, rows.fields[0][1].field, "who, whim")
    assert "attribute 'whim'" in rows.problems[0].text()
    assert "whom" in rows.problems[0].text(), "the nearest name"
    rows.fields[0][1].toggle("whim")
    assert rows.problems[0].text() == ""
    names = [dimension.name for dimension in editor.draft.profile.tag_profiles[3].dimensions]
    assert names == ["_label", "both", "whom", "since"], "the dimension of who has become it"
    editor.rows.removers[1].click()
    type_into(qtbot, editor.rows.addable.lineEdit() or QLineEdit(), "both")
    assert editor.draft.findings() == ()
    assert configuration_path(told[-1]) == PATH
    type_into(qtbot, rows.fields[0][0].field, "one")
    assert editor.draft.profile.tag_profiles[3].dimensions[-1].name == "one", "the dimension goes with it"
    editor.undo_button.click()
    assert (rows.fields[0][0].field.text(), editor.draft.profile.tag_profiles[3].dimensions[-1].name) == (
        *("both", "both"),
    )
    rows.removers[0].click()
    assert [dimension.name for dimension in editor.draft.profile.tag_profiles[3].dimensions] == [
        "_label",
        "whom",
        "since",
    ]
    while editor.undo_stack.canUndo():
        editor.undo_stack.undo()
    assert not editor.draft.changed
    assert told[-1] == SETUP.name


def test_rows_of_the_scores_are_written_chosen_and_undone(
    editor: ProfileEditor, told: list[str], qtbot: QtBot
) -> None:
    editor.tabs.setCurrentIndex(1)
    parts = editor.score.parts
    assert [field.field.text() for field in parts[ProfileList.AGGREGATION].fields[0]] == [
        *("things", "PERSON, NAME, PLACE"),
    ]
    parts[ProfileList.AGGREGATION].fields[0][1].toggle("NAME")
    assert editor.draft.score.aggregations[0].labels == ("PERSON", "PLACE")
    assert configuration_path(told[-1]) == PATH
    parts[ProfileList.BY_ATTRIBUTE].add_button.click()
    assert parts[ProfileList.BY_ATTRIBUTE].fields[1][0].field.hasFocus(), "that is to be written next"
    told.clear()
    type_into(qtbot, parts[ProfileList.BY_ATTRIBUTE].fields[1][0].field, "knd")
    assert "did you mean kind?" in parts[ProfileList.BY_ATTRIBUTE].problems[1].text()
    assert editor.tabs.tabText(1).startswith("⚠")
    assert not editor.tabs.tabText(0).startswith("⚠")
    assert not editor.save_button.isEnabled()
    assert told == [], "an error is not compared by"
    type_into(qtbot, parts[ProfileList.BY_ATTRIBUTE].fields[1][0].field, "kind")
    assert editor.draft.score.attribute_decompositions[1].attributes == ("kind",)
    assert len(told) == 1
    steps = editor.undo_stack.count()
    type_into(qtbot, editor.score.limitation.field, "EVENT, PERSON")
    assert editor.undo_stack.count() == steps + 1, "one field is one step"
    assert editor.draft.score.limitation == ("EVENT", "PERSON")
    type_into(qtbot, editor.score.limitation.field, "EVENTS")
    assert "label 'EVENTS'" in editor.score.limitation_problem.text()
    editor.undo_button.click()
    assert editor.score.limitation.field.text() == "EVENT, PERSON"
    parts[ProfileList.BY_ATTRIBUTE].removers[0].click()
    assert [
        attribute_decomposition.attributes
        for attribute_decomposition in editor.draft.score.attribute_decompositions
    ] == [("kind",)]
    editor.revert()
    assert not editor.draft.changed
    assert [field.field.text() for field in parts[ProfileList.BY_ATTRIBUTE].fields[0]] == ["role", "PERSON"]


def test_what_a_menu_offers_is_what_there_is(editor: ProfileEditor, qtbot: QtBot) -> None:
    field = editor.score.parts[ProfileList.BY_ATTRIBUTE].fields[0][0]
    field.show_menu()
    qtbot.waitUntil(field.menu.isVisible)
    assert [(action.text(), action.isChecked()) for action in field.menu.actions()] == [
        *(("role", True), ("trades", False)),
    ]
    field.menu.actions()[1].trigger()
    field.menu.close()
    assert editor.draft.score.attribute_decompositions[0].attributes == ("role", "trades")


def test_without_a_module_nothing_is_offered_of_it(editor: ProfileEditor) -> None:
    assert editor.rows.methods == {}
    adding = editor.score.parts[ProfileList.BY_METHOD].add_button
    assert not adding.isEnabled()
    assert "preferences" in adding.toolTip()


def test_methods_are_chosen_with_their_options(with_own: ProfileEditor, qtbot: QtBot) -> None:
    editor, rows = with_own, with_own.rows
    editor.parts.setCurrentRow(1)
    assert [rows.methods[1].itemText(n) for n in range(rows.methods[1].count())] == ["overlap", "near"]
    rows.methods[1].setCurrentText("near")
    rows.methods[1].textActivated.emit("near")
    assert (1, "overlap_match_lower_bound") not in rows.options
    type_into(qtbot, rows.words[1, "tolerance"], "two days")
    dimension = editor.draft.profile.tag_profiles[0].dimensions[1]
    assert (dimension.method, dimension.options) == ("near", (("tolerance", "two days"),))
    assert editor.save_button.isEnabled()
    saved = read_mat_task(Source("", editor.draft.text()), own_methods=True).task
    assert saved == editor.draft.task
    editor.undo_button.click()
    editor.undo_button.click()
    assert rows.options[1, "overlap_match_lower_bound"].field.text() == ".9"
    assert rows.methods[1].currentText() == "overlap"


def test_rows_by_method_name_a_function_of_the_module(with_own: ProfileEditor, qtbot: QtBot) -> None:
    rows = with_own.score.parts[ProfileList.BY_METHOD]
    rows.add_button.click()
    type_into(qtbot, rows.fields[0][0].field, "near")
    assert "function near, which does not take one annotation" in rows.problems[0].text()
    rows.fields[0][0].toggle("decade")
    rows.fields[0][1].toggle("EVENT")
    assert rows.problems[0].text() == ""
    assert with_own.draft.score.partition_decompositions == (PartitionDecomposition("decade", ("EVENT",)),)
    assert with_own.draft.usable


def test_every_field_of_the_lines_has_a_name_of_its_own(with_own: ProfileEditor) -> None:
    with_own.parts.setCurrentRow(4)
    for rows in (with_own.equivalences, *with_own.score.parts.values()):
        rows.add_button.click()
    lists = (with_own.equivalences, *with_own.score.parts.values())
    fields = [field for rows in lists for line in rows.fields for field in line]
    names = [field.field.accessibleName() for field in fields]
    names += [field.menu_button.accessibleName() for field in fields]
    names += [remover.accessibleName() for rows in lists for remover in rows.removers]
    assert all(names)
    assert len(set(names)) == len(names)
