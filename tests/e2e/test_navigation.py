"""Opening the sample and walking its disagreements with the keyboard."""

import re
from collections.abc import Callable
from pathlib import Path

from annotally.scoring.tally import Status
from support.adjudication_steps import first_open, new_project, press
from support.driver import Driver, Start
from support.program import xdotool


def walk(sample: Driver, key: str, steps: int) -> list[tuple[str, int]]:
    """Press a key so many times; return where each press led."""
    places = []
    for _ in range(steps):
        previous_selected = sample.selected
        sample.keys(key)
        sample.until(lambda previous=previous_selected: sample.selected not in (previous, None))
        assert sample.selected is not None
        places.append(sample.selected)
    return places


def hold(sample: Driver, modifier: str, key: str, changed: Callable[[], object]) -> None:
    """Press a key, holding another until what it leads to is there, as hands do."""
    previous = changed()
    xdotool("keydown", modifier)
    sample.keys_while_held(key)
    try:
        sample.until(lambda: changed() != previous)
        sample.idle()
    finally:
        xdotool("keyup", modifier)


def test_keys_that_are_held_select_no_further_rows(start: Start, tmp_path: Path) -> None:
    """Each undo selected one row more, and each Ctrl+PgDown one document more."""
    driver = new_project(start, tmp_path)
    first_open(driver)
    for count in (1, 2):
        press(driver, "1", count)
    place = driver.selected
    hold(driver, "ctrl", "z", lambda: driver.selected)
    assert driver.selected != place
    assert driver.mapping.tree.chosen_rows() == [driver.app_state.forest_row()]
    assert len(driver.mapping.tree.selectionModel().selectedRows()) == 1
    for _ in range(2):
        hold(driver, "ctrl", "Next", lambda: driver.document)
    assert len(driver.corpus.table.selectionModel().selectedRows()) == 1


def test_opening_the_sample_shows_documents_scores_and_marks(sample: Driver) -> None:
    model = sample.corpus.model
    assert model.rowCount() == 14
    assert all(model.index(row, 4).data() for row in range(14))
    assert sample.document == model.document(0)
    assert len(sample.reading.text.marks) > 0
    assert sample.scores.model.rowCount() > 3
    assert sample.window.windowTitle().startswith("Sample")
    assert re.fullmatch(r"44 disagreements · 14 documents · F \d+\.\d\d", sample.status_text())


def test_f8_walks_every_disagreement_in_reading_order_and_shift_f8_walks_back(sample: Driver) -> None:
    stops = [sample.forest.place(row) for row in sample.forest.stops()]
    places, seen, states = [], [], set()
    for _ in stops:
        places += walk(sample, "F8", 1)
        seen.append(sample.status_text().split(" · ")[0])
        states.add(sample.state())
    assert places == stops
    assert seen == [f"Disagreement {number} of 44" for number in range(1, 45)]
    assert states == {status.name for status in Status if status.disagreement}
    assert walk(sample, "F8", 1) == stops[:1]  # behind the last one comes the first
    assert walk(sample, "shift+F8", len(stops)) == [*reversed(stops)]


def test_nothing_scrolls_when_the_next_disagreement_is_in_sight(sample: Driver) -> None:
    walk(sample, "F8", 1)
    text, tree = sample.reading.text, sample.mapping.tree
    previous_values = text.verticalScrollBar().value(), tree.verticalScrollBar().value()
    box = tree.visualRect(tree.currentIndex())
    sample.keys("F8", "shift+F8")
    sample.idle()
    assert tree.visualRect(tree.currentIndex()) == box
    assert (text.verticalScrollBar().value(), tree.verticalScrollBar().value()) == previous_values


def test_the_inspector_follows_the_walk(sample: Driver) -> None:
    walk(sample, "F8", 1)
    sample.until(sample.inspector.page.isVisible)
    first = sample.inspector.page.toPlainText()
    assert first.strip()
    walk(sample, "F8", 1)
    sample.until(lambda: sample.inspector.page.toPlainText() != first)


def test_documents_are_walked_with_control_and_page_keys(sample: Driver) -> None:
    model = sample.corpus.model
    documents = [model.document(row) for row in range(model.rowCount())]
    seen_documents = [sample.document]
    for _ in documents[1:]:
        previous_document = sample.document
        sample.keys("ctrl+Next")
        sample.until(lambda previous=previous_document: sample.document != previous)
        seen_documents.append(sample.document)
    assert seen_documents == documents
    sample.keys("ctrl+Next")  # there is none behind the last
    sample.keys("ctrl+Prior")
    sample.until(lambda: sample.document == documents[-2])


def test_n_goes_to_the_next_of_the_same_type_and_state(sample: Driver) -> None:
    sample.mapping.tree.setFocus()
    walk(sample, "F8", 1)
    forest = sample.forest
    kind = forest.kind(sample.app_state.forest_row())
    alike = [row for row in forest.stops() if forest.kind(row) == kind]
    assert len(alike) > 2
    assert walk(sample, "n", 2) == [forest.place(row) for row in alike[1:3]]
    assert walk(sample, "shift+n", 2) == [forest.place(row) for row in alike[1::-1]]


def test_o_lists_disagreements_only_and_everything_again(sample: Driver) -> None:
    sample.mapping.tree.setFocus()
    everything = sample.mapping.summary()
    sample.keys("o")
    sample.until(lambda: sample.mapping.matched() is not None)
    matched = sample.mapping.matched() or bytearray()
    shown_statuses = {
        Status(status) for status, match in zip(sample.forest.status, matched, strict=True) if match
    }
    assert shown_statuses == {status for status in Status if status.disagreement}
    assert sample.context.actions.action("view.open_only").isChecked()
    sample.keys("o")
    sample.until(lambda: sample.mapping.matched() is None)
    assert sample.mapping.summary() == everything
    assert not sample.context.actions.action("view.open_only").isChecked()


def test_single_letters_are_only_letters_in_the_filter_field(sample: Driver) -> None:
    sample.keys("ctrl+l")
    sample.until(sample.mapping.bar.field.hasFocus)
    sample.write("no NO")
    sample.until(lambda: sample.mapping.filter_text == "no NO")
    sample.idle()
    assert sample.selected is None
    assert not sample.context.actions.action("view.open_only").isChecked()


def test_keys_pressed_faster_than_documents_are_shown_all_count(sample: Driver) -> None:
    sample.keys(*["F8"] * 30)
    sample.until(lambda: sample.status_text().startswith("Disagreement 30 of 44"))
    sample.idle()
    thirtieth = sample.app_state.forest_row()
    sample.keys(*["shift+F8"] * 12)
    sample.until(lambda: sample.status_text().startswith("Disagreement 18 of 44"))
    sample.idle()
    assert sample.app_state.forest_row() < thirtieth


def test_a_walk_to_another_document_gives_way_to_the_document_that_is_chosen(sample: Driver) -> None:
    documents = (
        [name for name, _ in sample.app_state.comparison.documents] if sample.app_state.comparison else []
    )
    sample.keys("F8", "ctrl+Next", "ctrl+Next", "F8", "F8")
    sample.until(lambda: sample.selected is not None)
    sample.idle()
    place = sample.selected
    sample.keys("F8")
    sample.until(lambda: sample.selected != place)
    assert sample.document in documents
