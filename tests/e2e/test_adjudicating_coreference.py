"""Adjudicating coreference by keyboard alone: whose link holds, what a link merges, the key written."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.formats.io import read
from annotally.model.chains import classes, references
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.unresolved import UnresolvedDialog
from annotally_gui.models.tree_model import MappingColumn
from annotally_gui.services.session import Further, SessionRequest
from annotally_gui.views.classes import ClassesPane
from support.adjudication_steps import decided, in_chooser, press, ready, shot, verdicts
from support.driver import Driver, Start
from support.small_inputs import sgml, write

WORDS = "{} met {} in the hall. Later {} wrote to {}, and {} answered"
FIRST = ('ID="1"', 'ID="2"', 'ID="3" REF="1"', 'ID="4" REF="2"', 'ID="5" REF="4"')
"""Ada: she; Bea: her, Bea."""
SECOND = ('ID="11"', 'ID="12"', 'ID="13" REF="11"', 'ID="14" REF="11"', 'ID="15" REF="12"')
"""Ada: she, her; Bea: Bea. Of the fourth mention alone the two differ."""
NAMES = ("Ada Example", "Bea Sample", "she", "her", "Bea")


def text(tags: tuple[str, ...]) -> str:
    """Return the document with its mentions tagged."""
    pieces = (f"<COREF {tag}>{name}</COREF>" for tag, name in zip(tags, NAMES, strict=True))
    return sgml("1", WORDS.format(*pieces))


def take_all_from_first(driver: Driver, project: Path) -> None:
    """Begin a project of what is open, and decide everything as the first annotator has it."""
    in_chooser(driver, "ctrl+n", project)
    ready(driver, objects=5)
    driver.keys("ctrl+shift+Down")
    go(driver, Level.COMPONENT, 0)
    press(driver, "1", 5)


@pytest.fixture
def driver(start: Start, tmp_path: Path) -> Driver:
    """A window with a new project of two annotators of coreference, everything taken from A."""
    new_driver = start()
    paths = [write(tmp_path, f"{name}.sgm", text(tags)) for name, tags in (("a", FIRST), ("b", SECOND))]
    new_driver.open(SessionRequest("coreference", key=(paths[0],), response=(paths[1],), key2key=True))
    take_all_from_first(new_driver, tmp_path / "mine")
    return new_driver


def rows(driver: Driver, level: Level) -> list[int]:
    return [row for row in range(len(driver.forest)) if driver.forest.level[row] == level]


def go(driver: Driver, level: Level, number: int) -> int:
    """Select a row by keys, one step after the other."""
    expected = rows(driver, level)[number]
    while driver.app_state.forest_row() != expected:
        previous_forest_row = driver.app_state.forest_row()
        driver.keys("Down" if previous_forest_row < expected else "Up")
        driver.until(lambda previous=previous_forest_row: driver.app_state.forest_row() != previous)
        driver.idle()
    return expected


def mention(driver: Driver, name: str) -> int:
    """Select the mention of these words by keys."""
    number = next(
        number
        for number, row in enumerate(rows(driver, Level.INSTANCE))
        if driver.forest.text(row, 0) == name
    )
    return go(driver, Level.INSTANCE, number)


def card(driver: Driver) -> str:
    """Return what the card says of the link."""
    result = driver.inspector.card
    assert result is not None
    return next((line for line in result.notes.whole.split("\n") if line.startswith("Class")), "")


def written(path: Path) -> list[list[str]]:
    task = find_task("coreference")
    assert isinstance(task, TaskDefinition)
    (document,) = read([str(path)], task.reading).annotations.documents.values()
    groups = classes(references(document.document, document.instances, "REF"))
    names = [next(instance.readings()).text for instance in document.instances]
    return [[names[number] for number in group] for group in groups]


def test_a_component_is_taken_from_one_side_and_its_classes_and_mentions_with_it(driver: Driver) -> None:
    assert verdicts(driver).totals.open == 0
    codes = {verdicts(driver).code(row) for row in range(1, len(driver.forest))}
    assert codes == {CODES["first"]}
    mention(driver, "her")
    assert card(driver) == "Class: with “Bea Sample” (A) · B has a link to “she”"
    mention(driver, "she")
    assert card(driver) == "Class: with “Ada Example” (A and B)"


def test_a_link_that_merges_what_was_to_stay_apart_is_listed_and_resolved(
    driver: Driver, tmp_path: Path
) -> None:
    row = mention(driver, "her")
    driver.keys("ctrl+3")
    driver.until(lambda: verdicts(driver).totals.unresolved == 1)
    driver.idle()
    shown_card = driver.inspector.card
    assert shown_card is not None
    driver.until(lambda: shown_card.notes.whole.startswith("!"))
    assert "1 unresolved" in driver.status_text()
    assert shown_card.notes.whole.split("\n")[0] == (
        "! Its link merges separate classes: resolve it in Decide › Unresolved."
    )
    # in the tree, at the mark in the text, among the classes, by the filter
    actual_verdicts = verdicts(driver)
    apart = [row for row in rows(driver, Level.CLASS) if actual_verdicts.merges(row)]
    assert [number for number in range(len(driver.forest)) if actual_verdicts.merges(number)] == sorted(
        {0, row, *apart}
    )
    assert len(apart) == 2
    tip = driver.mapping.model.data(
        driver.mapping.model.index_at(row, MappingColumn.FINAL), int(Qt.ItemDataRole.ToolTipRole)
    )
    assert "merges separate classes" in str(tip)
    assert all(text.endswith("!") for key, text in driver.reading.text.numbers.items() if key[0] == row)
    assert len(driver.reading.text.number_boxes(row)) == 2
    lines = driver.pane(ClassesPane).model
    warned = [n for n, item in enumerate(lines.table.row) if lines.index_at(n).data().startswith("! ")]
    assert {lines.table.row[n] for n in warned} == {row, *apart}
    driver.mapping.set_filter_text("is:conflict")
    selection = driver.mapping.selection
    assert selection is not None
    assert [number for number, there in enumerate(selection.matched) if there] == sorted({row, *apart})
    driver.mapping.set_filter_text("")
    driver.mapping.tree.setFocus()
    shot(driver, "coreference-1-merges")
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.idle()
    assert "resolve it in Decide › Unresolved" in export.status.text()
    assert not export.export_button.isEnabled()
    driver.keys("Escape")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    driver.activate()
    driver.keys("ctrl+shift+h")
    unresolved = driver.dialog(UnresolvedDialog)
    assert isinstance(unresolved, UnresolvedDialog)
    driver.until(unresolved.merge_button.isEnabled)
    shot(driver, "coreference-2-unresolved")
    driver.keys("alt+l")  # give up the link
    driver.until(lambda: verdicts(driver).totals.unresolved == 0)
    driver.idle()
    assert not any(verdicts(driver).merges(number) for number in range(len(driver.forest)))
    assert not any("!" in text for text in driver.reading.text.numbers.values())
    driver.keys("Escape")
    driver.until(lambda: driver._open(UnresolvedDialog) is None)
    driver.activate()
    driver.mapping.tree.setFocus()
    driver.until(lambda: card(driver).startswith("Class: with “Bea Sample” (A)"))
    driver.keys("ctrl+2")
    driver.until(lambda: card(driver).startswith("Class: with “she” (B)"))
    driver.until(lambda: verdicts(driver).totals.unresolved == 1)  # the last mention of A follows
    driver.idle()
    driver.keys("ctrl+z")
    driver.until(lambda: verdicts(driver).totals.unresolved == 0)
    driver.idle()
    assert driver.app_state.forest_row() == row
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(export.export_button.isEnabled)
    shot(driver, "coreference-3-export")
    driver.keys("Return")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    assert written(tmp_path / "mine-final.sgm") == [["Ada Example", "she"], ["Bea Sample", "her", "Bea"]]


def test_open_mentions_are_refused_and_then_become_what_their_type_says(
    driver: Driver, tmp_path: Path
) -> None:
    driver.keys("ctrl+z")
    driver.until(lambda: verdicts(driver).totals.open == 5)
    driver.idle()
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(lambda: "COREF" in export.types.boxes)
    driver.idle()
    assert not export.export_button.isEnabled()
    export.types.boxes["COREF"].setFocus()
    shot(driver, "coreference-4-open")
    driver.keys("Down", "Down")
    driver.until(export.export_button.isEnabled)
    driver.idle()
    shot(driver, "coreference-5-filled")
    driver.click(export.export_button)
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    assert (tmp_path / "mine-final.sgm").exists()
    assert written(tmp_path / "mine-final.sgm") == [["Ada Example", "she", "her"], ["Bea Sample", "Bea"]]
    assert verdicts(driver).totals.open == 5
    assert decided(driver) == 0


def test_pointers_to_what_is_left_out_are_listed_before_the_key_is_written_and_its_class_stays_one(
    driver: Driver, tmp_path: Path
) -> None:
    mention(driver, "Bea Sample")
    driver.keys("0")
    driver.until(lambda: verdicts(driver).code(driver.app_state.forest_row()) == CODES["neither"])
    driver.idle()
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(export.export_button.isEnabled)
    driver.until(export.findings.isVisible)
    assert export.findings_label.text() == "1 pointer to an object outside the final key is removed."
    line = export.findings.item(0)
    assert "her   REF pointed to COREF-1-2, which is not in the final key" in line.text()
    shot(driver, "coreference-6-findings")
    driver.keys("Return")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    assert written(tmp_path / "mine-final.sgm") == [["Ada Example", "she"], ["her", "Bea"]]


# --- of three annotators

THIRD = ('ID="21"', 'ID="22"', 'ID="23" REF="21"', 'ID="24" REF="23"', 'ID="25" REF="22"')
"""Ada: she, her; Bea: Bea, as the second has it."""


def test_three_annotators_the_link_of_each_by_its_digit_and_of_most(start: Start, tmp_path: Path) -> None:
    driver = start()
    paths = [
        write(tmp_path, f"{name}.sgm", text(tags))
        for name, tags in (("anna", FIRST), ("ben", SECOND), ("cora", THIRD))
    ]
    further = (Further("cora", (paths[2],)),)
    driver.open(
        SessionRequest(
            "coreference",
            key=(paths[0],),
            response=(paths[1],),
            key2key=True,
            names=("anna", "ben"),
            further=further,
        )
    )
    take_all_from_first(driver, tmp_path / "three")
    mention(driver, "her")
    driver.until(lambda: card(driver) == "Class: with “Bea Sample” (A) · B and C have a link to “she”")
    driver.keys("ctrl+3")
    driver.until(
        lambda: card(driver).startswith("Class: with “she” (B and C) · A has a link to “Bea Sample”")
    )
    driver.keys("ctrl+z")
    driver.until(lambda: card(driver).startswith("Class: with “Bea Sample” (A)"))
    driver.keys("ctrl+m")
    driver.until(lambda: card(driver).startswith("Class: with “she” (B and C)"))
    driver.until(lambda: verdicts(driver).totals.unresolved == 1)
    driver.idle()
    driver.window.layout_of_panes.raise_pane("classes")
    driver.idle()
    shot(driver, "coreference-6-three")
    driver.keys("ctrl+shift+h")
    unresolved = driver.dialog(UnresolvedDialog)
    assert isinstance(unresolved, UnresolvedDialog)
    driver.until(unresolved.merge_button.isEnabled)
    shot(driver, "coreference-7-three-unresolved")
    driver.keys("Escape")
    driver.until(lambda: driver._open(UnresolvedDialog) is None)
    driver.activate()
    driver.mapping.tree.setFocus()
    mention(driver, "Bea")
    driver.keys("ctrl+m")
    driver.until(lambda: verdicts(driver).totals.unresolved == 0)
    driver.idle()
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(export.export_button.isEnabled)
    driver.keys("Return")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    assert written(tmp_path / "three-final.sgm") == [["Ada Example", "she", "her"], ["Bea Sample", "Bea"]]
