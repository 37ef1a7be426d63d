"""A screen reader's user: what differs, the decision made and what came of it are spoken."""

from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QTabWidget, QWidget

from annotally_gui.actions.catalogue import ACTIONS
from annotally_gui.dialogs.frame import Frame
from annotally_gui.window.guide.guide_window import GuideWindow
from support.adjudication_steps import annotators, in_chooser, into_tree, ready, verdicts
from support.driver import Driver, Start
from support.spoken import nameless, rising_steps


class Ear:
    """Hears what is announced in a window."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.heard: list[str] = []
        driver.context.alerts.announced.connect(self.heard.append)

    def press(self, *keys: str, until: str) -> str:
        """Press keys and return the first announcement after them that begins with ``until``."""
        self.heard.clear()
        self._driver.keys(*keys)
        self._driver.until(lambda: any(words.startswith(until) for words in self.heard))
        return next(words for words in self.heard if words.startswith(until))


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    """A project of two annotators in which nothing is decided."""
    driver = start()
    driver.open(annotators(tmp_path))
    in_chooser(driver, "ctrl+n", tmp_path / "spoken")
    ready(driver, objects=65)
    driver.context.settings.change(advance=False)
    return driver


def step(driver: Driver, key: str) -> None:
    """Go to a disagreement by its key, and wait until it is shown."""
    driver.keys(key)
    driver.until(lambda: driver.selected is not None)
    driver.idle()


def spoken_row(driver: Driver) -> str:
    """Return the name of the tree's current cell as an assistive technology has it."""
    interface = QAccessible.queryAccessibleInterface(driver.mapping.tree)
    assert interface is not None
    cell = interface.focusChild()
    assert cell is not None
    return cell.text(QAccessible.Text.Name)


def test_opening_says_what_there_is_and_a_step_says_what_differs(start: Start) -> None:
    driver = start()
    ear = Ear(driver)
    driver.open_sample()
    driver.until(lambda: any("14 documents" in words for words in ear.heard))
    driver.reading.text.setFocus()
    words = ear.press("F8", until="")
    title = driver.forest.title(driver.app_state.forest_row())
    assert words == f"{title}: {driver.inspector.difference}"
    assert words.endswith(".")
    driver.mapping.tree.setFocus()
    assert ear.press("F8", until="") == driver.inspector.difference


def test_decision_undo_redo_and_refusal_are_heard(project: Driver) -> None:
    ear = Ear(project)
    project.reading.text.setFocus()
    first = ear.press("alt+Down", until="")
    project.idle()
    title = project.forest.title(project.app_state.forest_row())
    assert first.startswith(f"{title}: ")
    assert "Final: undecided." in first
    assert ear.press("1", until="Saved") == f"Saved: “take A” on {title}"
    project.idle()
    project.until(lambda: "Final: A (first)" in project.inspector.page.accessibleDescription())
    assert ear.press("0", until="Saved") == f"Saved: “neither” on {title}"
    assert ear.press("ctrl+z", until="Undone") == f"Undone: “neither” on {title}"
    assert ear.press("ctrl+shift+z", until="Redone") == f"Redone: “neither” on {title}"
    ear.press("ctrl+z", until="Undone")
    ear.press("ctrl+z", until="Undone: “take A”")
    project.idle()
    assert ear.press("ctrl+z", until="Nothing to undo") == "Nothing to undo: no step was made yet"


def test_the_tree_speaks_rows_with_state_sides_and_decision(project: Driver) -> None:
    ear = Ear(project)
    into_tree(project)
    step(project, "alt+Down")
    tree, row = project.mapping.tree, project.app_state.forest_row()
    tree.selectionModel().setCurrentIndex(
        tree.currentIndex().siblingAtColumn(0), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    title = project.forest.title(row)
    words = spoken_row(project)
    assert words.startswith(f"{title}, ")
    assert "first " in words
    assert "second " in words
    assert words.endswith("; final: undecided")
    ear.press("2", until="Saved: “take B”")
    project.until(lambda: verdicts(project).code(row))
    assert "; final: B (second)" in spoken_row(project)


def test_a_filter_says_how_much_it_leaves_and_that_all_is_listed_again(sample: Driver) -> None:
    ear = Ear(sample)
    sample.keys("ctrl+l")
    sample.until(sample.mapping.bar.field.hasFocus)
    ear.heard.clear()
    sample.write("state:SPU")
    sample.until(lambda: any(words.startswith("Listed: ") for words in ear.heard))
    assert f"Listed: {sample.mapping.summary()}" in ear.heard
    assert " of 264 fills" in ear.heard[-1]
    assert ear.press("ctrl+a", "BackSpace", until="Listed") == "Listed: 264 fills"


def test_the_caret_speaks_of_the_marks_that_it_comes_into(sample: Driver) -> None:
    ear = Ear(sample)
    text = sample.reading.text
    text.setFocus()
    text.select(0, 0)
    start = min(start for start in text.marks.starts if start > 0)
    key = text.marks.keys[list(text.marks.starts).index(start)]
    words = ear.press(*["Right"] * start, until=sample.forest.trees[0].title[key].split(" ")[0])
    assert "\nkey: " in words


def test_the_cards_are_read_side_by_side_with_outcome(project: Driver) -> None:
    step(project, "alt+Down")
    project.until(lambda: "Final: undecided." in project.inspector.page.accessibleDescription())
    sentence, first, second, *_, decision = project.inspector.page.accessibleDescription().splitlines()
    assert sentence == project.inspector.difference
    assert first.startswith("A, first: ")
    assert second.startswith("B, second: ")
    assert "…" not in first + second
    assert decision == "Final: undecided."


SHEETS = [spec.id for spec in ACTIONS if "…" in spec.text or spec.menu == "help"]
"""The actions that open a dialog, a menu of choices or a field."""


def unnamed_parts(root: QWidget) -> list[str]:
    """Return what has no name in a window, on whichever of its tabs."""
    unnamed = nameless(root)
    for tabs in root.findChildren(QTabWidget):
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            unnamed += nameless(root)
    return unnamed


def faults_of_sheets(driver: Driver) -> dict[str, list[str]]:
    """Open the sheet of every action on offer; return by action what has no name, and where Tab goes up."""
    faults: dict[str, list[str]] = {}
    for action_id in SHEETS:
        action = driver.context.actions.action(action_id)
        if not action.isEnabled():
            continue
        action.trigger()
        driver.idle()
        driver.app.processEvents()
        for sheet in QApplication.topLevelWidgets():
            if isinstance(sheet, QDialog | QMenu | GuideWindow) and sheet.isVisible():
                if not isinstance(sheet, QFileDialog):
                    faults[action_id] = unnamed_parts(sheet)
                if isinstance(sheet, Frame):
                    faults[action_id] += rising_steps(sheet)
                sheet.close()
        driver.app.processEvents()
    return faults


@pytest.mark.timeout(180, method="thread")
def test_every_sheet_of_a_comparison_names_its_parts(sample: Driver) -> None:
    step(sample, "F8")
    faults = faults_of_sheets(sample)
    assert {"edit.preferences", "score.configuration", "help.shortcuts", "help.help"} <= set(faults)
    assert {action: parts for action, parts in faults.items() if parts} == {}


@pytest.mark.timeout(180, method="thread")
def test_every_sheet_and_pane_of_a_project_names_its_parts(project: Driver) -> None:
    step(project, "alt+Down")
    faults = faults_of_sheets(project)
    sheets = {"decide.rules", "decide.edit", "decide.add", "decide.pair_list", "file.export_key"}
    assert sheets <= set(faults)
    assert {action: parts for action, parts in faults.items() if parts} == {}
    for name in project.window.layout_of_panes.docks:
        project.window.layout_of_panes.raise_pane(name)
        project.app.processEvents()
        assert nameless(project.window) == [], name


def test_every_heading_of_tree_and_tables_says_what_it_means(project: Driver) -> None:
    panes = (project.mapping.tree, project.scores.table, project.corpus.table)
    for view in panes:
        model = view.model()
        for column in range(model.columnCount()):
            words = [
                model.headerData(column, Qt.Orientation.Horizontal, role)
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleDescriptionRole)
            ]
            assert all(words), (view.accessibleName(), column, words)


def test_tab_goes_round_the_window_and_never_out_of_sight(project: Driver) -> None:
    step(project, "alt+Down")
    project.reading.text.setFocus()
    seen: list[QWidget] = []
    for _ in range(60):
        before = project.window.focusWidget()
        project.keys("Tab")
        project.until(lambda before=before: project.window.focusWidget() is not before)
        focused = project.window.focusWidget()
        assert focused is not None
        place = QRect(focused.mapTo(project.window, QPoint(0, 0)), focused.size())
        assert project.window.rect().contains(place), (type(focused).__name__, focused.accessibleName())
        if focused in seen:
            break
        seen.append(focused)
    assert seen[-1] is project.reading.text
    assert len(seen) > 20
