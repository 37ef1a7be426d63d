"""A person's hand on the window: gestures counted, and a picture of every step of a journey.

A gesture is a click, a key, a choice in the system's chooser, or a drop. Typing belongs to the choice.
"""

import os
import shutil
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from annotally_gui.actions.spec import Need
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.dialogs.rules import RulesDialog
from support.adjudication_steps import shot, verdicts
from support.driver import Driver

Place = tuple[str, int]
"""A document, and a row in it."""
MOST = 3
"""Gestures to the first disagreement, at most."""


class Hand:
    """The gestures of one person, counted."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.gestures = self.clicks = 0

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        self.gestures += 1
        self.clicks += 1
        self.driver.click(widget, place)

    def press(self, *keys: str) -> None:
        self.gestures += len(keys)
        self.driver.keys(*keys)

    def choose(self, *paths: str) -> None:
        """Choose files or a folder in the chooser that is open."""
        self.gestures += 1
        self.driver.dialog(QFileDialog)
        self.driver.keys("ctrl+a")
        self.driver.write(" ".join(f'"{path}"' for path in paths) if len(paths) > 1 else paths[0])
        self.driver.keys("Return")

    def drop(self, *paths: str) -> None:
        """Drop files or folders on the window; `test_opening` drags them there by mouse."""
        self.gestures += 1
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(path) for path in paths])
        buttons, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        event = QDropEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, buttons, modifiers)
        self.driver.window.dropEvent(event)

    def sheet(self) -> OpenFilesDialog:
        """Wait for the sheet of files, and return it."""
        sheet = self.driver.dialog(OpenFilesDialog)
        assert isinstance(sheet, OpenFilesDialog)
        return sheet

    def start(self) -> None:
        """Accept the sheet as it is, and wait until everything is shown."""
        sheet = self.sheet()
        assert sheet.accept_button.isEnabled(), sheet.message.text()
        self.driver.settled(lambda: self.press("Return"))
        self.driver.activate()

    def first_disagreement(self) -> tuple[Place, Place, str]:
        """Wait until a disagreement is shown; return the `selection` in which it is the first one."""
        driver = self.driver
        driver.until(lambda: driver.status_text().startswith("Disagreement 1 of "))
        driver.until(lambda: driver.inspector.page.toPlainText())
        driver.idle()
        place = driver.forest.place(driver.forest.stops()[0])
        return place, place, place[0]

    @property
    def selection(self) -> tuple[Place | None, Place | None, str]:
        """The selected row, the one selected in the tree, and the document of the text."""
        return self.driver.selected, self.driver.mapping.selected, self.driver.document

    def at_the_first_disagreement(self) -> None:
        """See the first disagreement selected, in the tree, in the text and in the cards."""
        assert self.first_disagreement() == self.selection
        assert self.gestures <= MOST


class Journey(Hand):
    """A way through the window in steps.

    ``ANNOTALLY_SHOTS`` names a folder: each step leaves a picture of the whole screen there, ``NAME/01.png``
    and so on, and a line in ``NAME/steps.tsv``: the picture's number, gestures so far, caption.
    """

    def __init__(self, driver: Driver, name: str) -> None:
        super().__init__(driver)
        self.name = name
        self.steps = 0
        folder = os.environ.get("ANNOTALLY_SHOTS")
        if folder:
            shutil.rmtree(Path(folder) / name, ignore_errors=True)
            self.fill_screen()

    def fill_screen(self) -> None:
        """Let the window take the whole screen: the picture's size is the screen's."""
        window = self.driver.window
        window.showMaximized()
        room = window.screen().availableGeometry()
        self.driver.until(lambda: window.width() == room.width())

    def go_on(self, driver: Driver) -> None:
        """Go on in another window, after a restart."""
        self.driver = driver
        if os.environ.get("ANNOTALLY_SHOTS"):
            self.fill_screen()

    def step(self, caption: str) -> None:
        """Come to rest, and keep a picture with this caption where pictures are asked for."""
        self.driver.idle()
        self.steps += 1
        folder = os.environ.get("ANNOTALLY_SHOTS")
        if folder:
            (Path(folder) / self.name).mkdir(parents=True, exist_ok=True)
            shot(self.driver, f"{self.name}/{self.steps:02}")
            with (Path(folder) / self.name / "steps.tsv").open("a", encoding="utf-8") as list_of_steps:
                print(self.steps, self.gestures, caption, sep="\t", file=list_of_steps)

    # Ways that several journeys take

    def walk_to(self, number: int) -> None:
        """Press the key of the next disagreement until this one is reached, counted from 1."""
        walked = int(self.driver.status_text().split()[1])
        for reached in range(walked + 1, number + 1):
            self.press("F8")
            words = f"Disagreement {reached} of "
            self.driver.until(lambda words=words: self.driver.status_text().startswith(words))
        self.driver.idle()

    def open_reasons(self) -> str:
        """Click what opens the reasons, and return them."""
        pane = self.driver.inspector
        self.click(pane.why)
        self.driver.until(lambda: pane.reasons.isVisible() and pane.reasons.toPlainText())
        return pane.reasons.toPlainText()

    def in_project(self, objects: int) -> None:
        """Wait until a project is open, and so many objects of it are known."""
        self.driver.until(lambda: self.driver.context.actions.is_there(Need.PROJECT))
        self.driver.until(lambda: verdicts(self.driver).totals.objects == objects)
        self.driver.idle()

    def leave(self, kind: type[QDialog]) -> None:
        """Close a dialog by Escape, and go on in the window."""
        self.press("Escape")
        self.driver.until(lambda: self.driver._open(kind) is None)
        self.driver.activate()
        self.driver.idle()

    def choose_annotators(self, folder: str) -> OpenFilesDialog:
        """Choose a folder of annotators on the welcome page, and return the sheet of its files."""
        self.click(self.driver.window.welcome.adjudicate_folder_button)
        self.choose(folder)
        return self.sheet()

    def open_rules(self) -> RulesDialog:
        """Open the rules, and return their dialog."""
        self.press("ctrl+shift+r")
        rules = self.driver.dialog(RulesDialog)
        assert isinstance(rules, RulesDialog)
        return rules

    def choose_majority(self, rules: RulesDialog) -> None:
        """Choose the rule of the majority, and wait until it says what it would decide."""
        self.press("End", "Up")
        self.driver.until(lambda: rules.current == "majority")
        self.driver.until(rules.run_button.isEnabled)

    def export_key(self) -> None:
        """Write the final key to the place that is proposed, once it is checked."""
        self.press("ctrl+alt+e")
        export = self.driver.dialog(ExportKeyDialog)
        assert isinstance(export, ExportKeyDialog)
        self.driver.until(export.export_button.isEnabled)
        self.step("The final key is checked before it is written")
        self.press("Return")
        self.driver.until(lambda: self.driver._open(ExportKeyDialog) is None)

    def click_count(self, name: str, column: str) -> int:
        """Click a count of the score table, wait until its rows are listed, and return it.

        Where the scores are behind another pane, their key brings them to the front first.
        """
        pane = self.driver.scores
        if pane.visibleRegion().isEmpty():
            self.press("alt+4")
            self.driver.until(lambda: not pane.visibleRegion().isEmpty())
        model, table = pane.model, pane.table
        lines = (model.score_row(row) for row in range(model.rowCount()))
        row = next(row for row, line in enumerate(lines) if line is not None and line.name == name)
        titles = [
            model.headerData(number, Qt.Orientation.Horizontal) for number in range(model.columnCount())
        ]
        cell = model.index(row, titles.index(column))
        table.scrollTo(cell)
        self.click(table.viewport(), table.visualRect(cell).center())
        self.driver.until(lambda: self.driver.mapping.model.cell is not None)
        self.driver.idle()
        return int(cell.data())
