"""Decisions that make something new, by keyboard alone: other partners, fills, extents, annotations."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from annotally.adjudication.project.messages import CODES
from annotally_gui.dialogs.added import AddedDialog
from annotally_gui.dialogs.annotation import AnnotationDialog
from annotally_gui.models.tree_model import MappingColumn
from annotally_gui.services.session import SessionRequest
from annotally_gui.views.final_card import FinalCard
from support.adjudication_steps import in_chooser, new_project, pair_with_first, ready, shot, verdicts
from support.driver import Driver, Start
from support.small_sessions import entity_files


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    """A window with a new project of two annotators."""
    return new_project(start, tmp_path)


def paired_row(driver: Driver) -> int:
    """Select the first row that has both sides, and return it."""
    forest = driver.forest
    row = next(row for row in range(len(forest)) if forest.level[row] == 3 and all_sides(driver, row))
    go_to(driver, row)
    return row


def all_sides(driver: Driver, row: int) -> bool:
    return all(driver.forest.text(row, side) for side in (0, 1))


def test_c4_two_are_split_paired_with_others_and_given_back(project: Driver) -> None:
    driver = project
    row = paired_row(driver)
    size = len(driver.forest)
    text = driver.forest.text(row, 0)
    chosen: list[object] = []
    driver.app_state.place_changed.connect(chosen.append)
    driver.keys("s")
    driver.until(lambda: len(driver.forest) > size)
    assert chosen
    assert None not in chosen, "panes would say for a moment that nothing is chosen"
    driver.idle()
    assert verdicts(driver).paired(driver.app_state.forest_row()) is False
    assert driver.forest.text(driver.app_state.forest_row(), 0) == text
    driver.until(lambda: "manual (1)" in driver.status_text())
    shot(driver, "20-split")
    pair_with_first(driver, "21-pair-with")
    driver.until(lambda: verdicts(driver).paired(driver.app_state.forest_row()) is True)
    driver.idle()
    driver.activate()
    driver.mapping.tree.setFocus()
    assert all_sides(driver, driver.app_state.forest_row())
    shot(driver, "22-paired")
    driver.keys("shift+p")
    driver.until(lambda: verdicts(driver).paired(driver.app_state.forest_row()) is None)
    driver.idle()
    for _ in range(3):
        driver.keys("ctrl+z")
        driver.idle()
    driver.until(lambda: len(driver.forest) == size)
    driver.until(lambda: "manual" not in driver.status_text())
    assert verdicts(driver).paired(row) is None


def alone(driver: Driver, side: int) -> list[int]:
    """Return the rows of what a person keeps apart that only this side has."""
    forest, actual_verdicts = driver.forest, verdicts(driver)
    rows = (row for row in range(len(forest)) if actual_verdicts.paired(row) is False)
    return [row for row in rows if forest.text(row, side) and not forest.text(row, 1 - side)]


def split_two(driver: Driver) -> None:
    """Keep apart what the first two rows pair."""
    for _ in range(2):
        paired_row(driver)
        size = len(driver.forest)
        driver.keys("s")
        driver.until(lambda size=size: len(driver.forest) > size)
        driver.idle()


def test_p_on_two_rows_pairs_them_and_says_before_what_would_happen(project: Driver) -> None:
    driver = project
    split_two(driver)
    bar, (first, same), second = driver.mapping.pairing, alone(driver, 0), alone(driver, 1)[0]
    go_to(driver, first)
    driver.keys("p")
    driver.until(bar.isVisible)
    shot(driver, "23-pairing")
    assert "press P" in bar.outcome.text()
    driver.keys("Escape")
    driver.until(lambda: not bar.isVisible())
    driver.keys("p")
    driver.until(bar.isVisible)
    go_to(driver, same)
    driver.until(
        lambda: (
            bar.outcome.text()
            == "Cannot be paired: both annotations are of the same side: choose one of each side"
        )
    )
    shot(driver, "23b-never")
    driver.context.actions.action("decide.pair").trigger()
    driver.idle()
    assert not bar.pair_button.isEnabled()
    assert len(alone(driver, 0)) == 2
    go_to(driver, second)
    driver.until(lambda: " with B “" in bar.outcome.text())
    assert bar.pair_button.isEnabled()
    shot(driver, "24-pairing-with")
    driver.keys("p")
    driver.until(lambda: verdicts(driver).paired(driver.app_state.forest_row()) is True)
    driver.idle()
    assert not bar.isVisible()
    assert all_sides(driver, driver.app_state.forest_row())


def test_a_row_dragged_onto_another_is_paired_with_it_where_the_task_allows_that(project: Driver) -> None:
    driver = project
    split_two(driver)
    tree, model, bar = driver.mapping.tree, driver.mapping.model, driver.mapping.pairing
    (first, same), second = alone(driver, 0), alone(driver, 1)[0]
    for row in range(first, max(same, second) + 1):
        tree.collapse(model.index_at(row))
    tree.scrollTo(model.index_at(min(first, second)))
    driver.idle()

    def middle(row: int) -> QPoint:
        return tree.visualRect(model.index_at(row)).center()

    point = QPoint(0, QApplication.startDragDistance() + 1)
    driver.hold(tree.viewport(), middle(first), middle(first) + point, middle(same))
    driver.until(lambda: bar.outcome.text().startswith("Cannot be paired"))
    driver.until(lambda: QToolTip.text() == bar.outcome.text())
    shot(driver, "25-refused")
    assert not bar.isVisible(), "the rows stay where they are"
    driver.release()
    driver.until(lambda: not QToolTip.isVisible())
    assert len(alone(driver, 0)) == 2
    driver.hold(tree.viewport(), middle(first), middle(first) + point, middle(second))
    driver.until(lambda: " with B “" in bar.outcome.text())
    driver.until(lambda: QToolTip.text() == bar.outcome.text())
    shot(driver, "25-dragged")
    driver.keys_while_held("Escape")
    driver.until(lambda: not QToolTip.isVisible())
    driver.release()
    driver.idle()
    assert len(alone(driver, 0)) == 2, "it was given up"
    texts = [driver.forest.text(first, 0), driver.forest.text(second, 1)]
    driver.drag(tree.viewport(), middle(first), middle(second))
    driver.until(lambda: verdicts(driver).paired(driver.app_state.forest_row()) is True)
    driver.idle()
    row = driver.app_state.forest_row()
    assert [driver.forest.text(row, side) for side in (0, 1)] == texts
    assert driver.mapping.tree.chosen_rows() == [row], "rows are not selected on the way"


def go_to(driver: Driver, row: int) -> None:
    """Select a row of the tree, which then has the keyboard."""
    driver.mapping.tree.choose(row)
    driver.mapping.row_activated.emit(*driver.forest.place(row))
    driver.until(lambda: driver.app_state.forest_row() == row)
    driver.idle()
    driver.mapping.tree.setFocus()


def code(driver: Driver, row: int) -> int:
    return verdicts(driver).code(row)


def card_of(driver: Driver) -> FinalCard:
    card = driver.inspector.card
    assert card is not None
    return card


def test_a_slot_is_written_anew_in_its_card_with_alternatives_and_then_empty(project: Driver) -> None:
    driver = project
    driver.context.settings.change(advance=False)
    row = paired_row(driver) + 1
    go_to(driver, row)
    driver.keys("e")
    card = card_of(driver)
    driver.until(lambda: card.editor is not None and card.editor.editor.fields[0].hasFocus())
    shot(driver, "30-edit-slot")
    driver.keys("ctrl+a")
    driver.write("Ada Quill")
    driver.until(lambda: card.editor is not None and card.editor.editor.fields[0].text() == "Ada Quill")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    driver.keys("alt+o")
    driver.until(lambda: card.editor is not None and len(card.editor.editor.fields) == 2)
    driver.write("A. Quill")
    driver.until(lambda: card.editor is not None and card.editor.editor.fields[1].text() == "A. Quill")
    shot(driver, "31-edit-alternative")
    driver.keys("Return")
    driver.until(lambda: code(driver, row) == CODES["edited"])
    driver.idle()
    assert driver.mapping.tree.hasFocus()
    assert verdicts(driver).words(row) == "Ada Quill; A. Quill"
    shot(driver, "32-edited")
    driver.keys("F2")
    driver.until(lambda: card.editor is not None and len(card.editor.editor.fields) == 2)
    driver.keys("alt+m")
    driver.until(lambda: card.editor is not None and not card.editor.editor.fields[0].text())
    shot(driver, "32b-empty")
    driver.keys("Return")
    driver.until(lambda: code(driver, row) == CODES["neither"])
    driver.idle()
    driver.keys("e")
    driver.until(lambda: card.editor is not None)
    driver.keys("Escape")
    driver.until(lambda: card.editor is None)
    assert driver.mapping.tree.hasFocus()
    driver.keys("ctrl+z")
    driver.until(lambda: verdicts(driver).words(row) == "Ada Quill; A. Quill")
    driver.idle()
    driver.keys("ctrl+z")
    driver.until(lambda: code(driver, row) == CODES["open"])
    driver.idle()


def test_what_the_sides_say_is_offered_and_a_whole_annotation_is_written_in_a_sheet(project: Driver) -> None:
    driver = project
    driver.context.settings.change(advance=False)
    row = paired_row(driver)
    go_to(driver, row + 1)
    driver.keys("e")
    card = card_of(driver)
    driver.until(lambda: card.editor is not None and card.editor.editor.fields[0].hasFocus())
    driver.keys("ctrl+a", "BackSpace", "Down")
    driver.until(lambda: QApplication.activePopupWidget() is not None)
    shot(driver, "33-offers")
    driver.keys("Down", "Return")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    assert card.editor is not None
    assert card.editor.editor.fields[0].text() in card.editor.editor.draft.offers
    driver.keys("Escape")
    driver.until(lambda: card.editor is None)
    go_to(driver, row)
    driver.keys("e")
    sheet = driver.dialog(AnnotationDialog)
    assert isinstance(sheet, AnnotationDialog)
    driver.until(lambda: sheet.editors[0].fields[0].hasFocus())
    shot(driver, "34-whole")
    driver.keys("ctrl+a")
    driver.write("Ada Quill")
    driver.keys("Return")
    driver.until(lambda: code(driver, row) == CODES["edited"])
    driver.idle()
    assert "Ada Quill" in verdicts(driver).words(row)
    driver.until(lambda: driver._open(AnnotationDialog) is None)


@pytest.fixture
def entities(start: Start, tmp_path: Path) -> Driver:
    """A window with a new project of two keys of named entities."""
    driver = start()
    first, second = entity_files(tmp_path)
    driver.open(
        SessionRequest("muc6-named-entity", (), (first,), (second,), ("first", "second"), key2key=True)
    )
    in_chooser(driver, "ctrl+n", tmp_path / "mine")
    ready(driver, objects=1)
    driver.context.settings.change(advance=False)
    return driver


def test_an_extent_is_moved_by_keys_kept_once_given_up_and_undone(entities: Driver) -> None:
    driver = entities
    row = paired_row(driver)
    pane = driver.reading.text
    begin = pane.text.index("Ada Quill")
    driver.keys("x")
    driver.until(lambda: pane.moving == ((begin, begin + 9),))
    assert pane.hasFocus()
    driver.keys("shift+Left", "shift+Left", "ctrl+shift+Left", "Tab", "shift+Right")
    driver.until(lambda: pane.moving == ((begin + 1, begin + 4),))
    shot(driver, "40-moving")
    driver.keys("shift+Left", "Tab", "ctrl+shift+Right", "Return")
    driver.until(lambda: pane.final != ())
    assert pane.final == ((begin, begin + 10),)
    driver.idle()
    shot(driver, "41-moved")
    driver.mapping.tree.setFocus()
    driver.keys("x")
    driver.until(lambda: pane.moving != ())
    driver.keys("shift+Left", "Escape")
    driver.until(lambda: pane.moving == ())
    driver.idle()
    assert pane.final == ((begin, begin + 10),)
    driver.keys("e")  # in the text this moves too
    driver.until(lambda: pane.moving == ((begin, begin + 10),))
    driver.keys("shift+Left", "Return")
    driver.until(lambda: pane.final == ((begin, begin + 9),))
    driver.idle()
    driver.keys("ctrl+z", "ctrl+z")
    driver.until(lambda: pane.final == ())
    assert code(driver, row) == CODES["open"]
    driver.idle()


def test_a_fill_that_has_a_place_is_moved_by_the_same_keys(project: Driver) -> None:
    driver = project
    driver.context.settings.change(advance=False)
    pane, forest = driver.reading.text, driver.forest
    row = next(
        row for row in range(len(forest)) if forest.title(row) == "PER_NAME" and all_sides(driver, row)
    )
    words = forest.text(row, 0)
    go_to(driver, row)
    driver.keys("x")
    driver.until(lambda: pane.moving != ())
    ((start, end),) = pane.moving
    assert pane.text[start:end] == words
    driver.keys("shift+Left", "Return")
    driver.until(lambda: pane.final == ((start, end - 1),))
    driver.idle()
    assert verdicts(driver).words(row) == words[:-1]
    shot(driver, "42-fill-moved")
    driver.mapping.tree.setFocus()
    driver.keys("ctrl+z")
    driver.until(lambda: pane.final == ())
    driver.idle()
    # while its slot is written, by the key of the line or its button
    card = card_of(driver)
    driver.keys("e")
    driver.until(lambda: card.editor is not None and card.editor.editor.fields[0].hasFocus())
    assert card.editor is not None
    editor = card.editor.editor
    assert editor.movers[0].text() == f"{start}–{end}"
    driver.keys("alt+x")
    driver.until(lambda: pane.moving == ((start, end),))
    driver.keys("shift+Left", "shift+Left", "Return")
    driver.until(editor.fields[0].hasFocus)
    assert editor.fields[0].text() == words[:-2]
    assert editor.movers[0].text() == f"{start}–{end - 2}"
    shot(driver, "43-line-moved")
    driver.keys("alt+x")
    driver.until(lambda: pane.moving == ((start, end - 2),))
    driver.keys("shift+Left", "Escape")
    driver.until(editor.fields[0].hasFocus)
    assert pane.final == ()
    driver.keys("Return")
    driver.until(lambda: pane.final == ((start, end - 2),))
    driver.idle()
    assert verdicts(driver).words(row) == words[:-2]


def test_a_row_without_a_place_is_not_moved_and_the_status_line_says_so(project: Driver) -> None:
    """No dialog comes between two keys."""
    driver = project
    forest = driver.forest
    row = next(row for row in range(len(forest.level)) if forest.name(row).upper() == "ORG_TYPE")
    go_to(driver, row)
    driver.keys("x")
    driver.until(lambda: "This row has no extent" in driver.window.status.currentMessage())
    assert QApplication.activeModalWidget() is None
    assert QApplication.activeWindow() is driver.window
    assert driver.app_state.forest_row() == row


def test_an_end_is_dragged_with_the_mouse_and_leaving_keeps_it(entities: Driver) -> None:
    driver = entities
    paired_row(driver)
    pane = driver.reading.text
    begin = pane.text.index("Ada Quill")
    driver.keys("x")
    driver.until(lambda: pane.moving != ())
    end, goal = (pane.rect_of(begin + place) for place in (9, 12))
    driver.drag(pane.viewport(), QPoint(end.left(), end.center().y()), QPoint(goal.left(), goal.center().y()))
    driver.until(lambda: pane.moving == ((begin, begin + 12),))
    driver.mapping.tree.setFocus()
    driver.until(lambda: pane.final == ((begin, begin + 12),))
    driver.idle()
    assert pane.moving == ()
    assert pane.final == ((begin, begin + 12),)


def added_bo(driver: Driver) -> int:
    """Add an annotation of the name Bo by keys alone, and return where it begins."""
    pane = driver.reading.text
    begin = pane.text.index("Bo.")
    pane.setFocus()
    pane.select(begin, begin)
    driver.keys("ctrl+shift+Right")
    driver.until(lambda: pane.selected_text() == "Bo")
    driver.keys("Insert")
    sheet = driver.dialog(AnnotationDialog)
    assert isinstance(sheet, AnnotationDialog)
    kind = next(editor for editor in sheet.editors if editor.draft.name.casefold() == "type")
    driver.until(sheet.types.hasFocus)
    kind.begin()
    driver.write("PERSON")
    driver.until(lambda: kind.fields[0].text() == "PERSON")
    shot(driver, "50-add")
    driver.keys("Escape" if QApplication.activePopupWidget() else "shift")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    driver.keys("Return")
    driver.until(lambda: pane.final == ((begin, begin + 2),))
    driver.idle()
    driver.activate()
    return begin


def test_an_annotation_is_added_from_the_words_selected_listed_written_anew_and_removed(
    entities: Driver,
) -> None:
    driver = entities
    pane = driver.reading.text
    begin = added_bo(driver)
    shot(driver, "51-added")
    driver.keys("shift+Insert")
    listed = driver.dialog(AddedDialog)
    assert isinstance(listed, AddedDialog)
    assert listed.list.topLevelItemCount() == 1
    driver.until(listed.list.hasFocus)
    assert driver.forest.added_row(driver.app_state.forest_row()) is not None, "its row is chosen with it"
    shot(driver, "52-list")
    driver.keys("Delete")
    driver.until(lambda: pane.final == ())
    driver.until(listed.none.isVisible)
    driver.keys("Escape")
    driver.until(lambda: driver._open(AddedDialog) is None)
    driver.idle()
    driver.activate()
    driver.keys("ctrl+z")
    driver.until(lambda: pane.final == ((begin, begin + 2),))
    driver.idle()


def test_what_was_added_is_a_row_like_others_found_written_moved_noted_and_removed(entities: Driver) -> None:
    driver = entities
    pane, forest = driver.reading.text, driver.forest
    size, fills = len(forest), forest.fill_total
    begin = added_bo(driver)
    row = driver.app_state.forest_row()
    assert (row, forest.added_total, forest.fill_total) == (size, 1, fills), "it is gone to once it is there"
    assert driver.mapping.model.text(row, MappingColumn.STATE) == "ADD"
    assert driver.mapping.model.text(row, MappingColumn.FINAL) == "Bo; PERSON"
    assert driver.mapping.summary().endswith("1 added")
    driver.until(lambda: "added: " in card_of(driver).decision.text())
    assert "by " in card_of(driver).origin.whole
    driver.until(lambda: "Bo" in driver.inspector.page.toPlainText())
    driver.mapping.tree.open_chosen()
    driver.idle()
    shot(driver, "53-row")
    # from the text to the row and back
    paired_row(driver)
    box = pane.rect_of(begin)
    driver.click(pane.viewport(), box.center())
    driver.until(lambda: driver.app_state.forest_row() == row)
    assert pane.current_start() == begin
    # by the filter, and by the next one alike
    driver.mapping.set_filter_text("state:ADD")
    assert driver.mapping.summary() == "1 added"
    assert driver.mapping.model.rowCount() == 1
    assert driver.mapping.visible_rows() == [], "it is no row of the comparison that is exported"
    driver.mapping.set_filter_text("Bo")
    assert driver.mapping.selection is not None
    assert driver.mapping.selection.added == 1
    driver.mapping.set_filter_text("")
    driver.mapping.tree.setFocus()
    # a slot written in its card
    slot = next(number for number in range(row, len(forest)) if forest.name(number) == "TYPE")
    go_to(driver, slot)
    driver.keys("e")
    card = card_of(driver)
    driver.until(lambda: card.editor is not None and card.editor.editor.fields[0].hasFocus())
    driver.keys("ctrl+a")
    driver.write("ORGANIZATION")
    driver.until(lambda: card.editor is not None and card.editor.editor.fields[0].text() == "ORGANIZATION")
    if QApplication.activePopupWidget() is not None:
        driver.keys("Escape")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    shot(driver, "53b-slot")
    driver.keys("Return")
    driver.until(lambda: verdicts(driver).words(slot) == "ORGANIZATION")
    driver.idle()
    # its extent, a flag, a reason
    driver.mapping.tree.setFocus()
    go_to(driver, row)
    driver.keys("x")
    driver.until(lambda: pane.moving == ((begin, begin + 2),))
    driver.keys("shift+Right", "Return")
    driver.until(lambda: pane.final == ((begin, begin + 3),))
    driver.idle()
    driver.mapping.tree.setFocus()
    driver.keys("g")
    driver.until(lambda: (remark := verdicts(driver).remark(row)) is not None and remark.flagged)
    driver.idle()
    # neither side has it
    for name in ("first", "second", "split", "pair"):
        assert not driver.context.actions.action(f"decide.{name}").isEnabled()
    assert driver.context.actions.action("decide.undecide").text() == "Re&move"
    shot(driver, "54-moved-and-flagged")
    driver.keys("BackSpace")
    driver.until(lambda: forest.added_total == 0)
    driver.idle()
    assert (len(forest), pane.final) == (size, ())
    assert driver.app_state.forest_row() >= 0, "something is chosen still"
    driver.keys("ctrl+z")
    driver.until(lambda: forest.added_total == 1)
    driver.until(lambda: driver.app_state.forest_row() == row)
    driver.idle()


def test_r_and_a_digit_mark_a_decision_with_a_reason_found_by_the_filter(project: Driver) -> None:
    driver = project
    driver.context.settings.change(advance=False)
    row = paired_row(driver)
    driver.keys("1")
    driver.until(lambda: code(driver, row) == CODES["first"])
    driver.idle()
    driver.keys("r")
    driver.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    shot(driver, "60-reasons")
    driver.keys("2")
    driver.until(lambda: verdicts(driver).reason(row) == "boundary")
    driver.idle()
    driver.activate()
    driver.until(lambda: "reason: boundary" in card_of(driver).origin.whole)
    shot(driver, "61-reason")
    driver.mapping.set_filter_text("reason:boundary")
    assert [len(rows) for _, rows in driver.mapping.visible_rows()] == [1]
    driver.mapping.set_filter_text("")
    driver.mapping.tree.setFocus()
    driver.keys("ctrl+z")
    driver.until(lambda: verdicts(driver).reason(row) == "")
    driver.idle()
