"""Steps of tests that adjudicate the sample of two annotators by keys."""

import os
import shutil
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog

from annotally_gui.dialogs.pair_with import PairWithDialog
from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.services.samples import ANNOTATORS
from annotally_gui.services.session import Further, SessionRequest
from support.driver import Driver, Start

SETTLING = 200
"""Milliseconds after which what was done has been painted."""


def shot(driver: Driver, name: str) -> None:
    """Keep a picture of the window, if somebody asks for pictures: ANNOTALLY_SHOTS names a folder.

    ANNOTALLY_SHOTS_THEME=dark takes them in the dark.
    """
    folder = os.environ.get("ANNOTALLY_SHOTS")
    if folder:
        driver.bot.wait(SETTLING)
        driver.window.screen().grabWindow(0).save(str(Path(folder) / f"{name}.png"))


def verdicts(driver: Driver) -> DecisionModel:
    return driver.mapping.model.verdicts


def annotators(folder: Path) -> SessionRequest:
    """Return the request that opens a copy of the two annotators' sample."""
    request = ANNOTATORS.request()

    def copied(paths: tuple[str, ...]) -> tuple[str, ...]:
        values = [folder / Path(path).name for path in paths]
        for path, target in zip(paths, values, strict=True):
            shutil.copytree(path, target)
        return tuple(map(str, values))

    return replace(
        request, texts=copied(request.texts), key=copied(request.key), response=copied(request.response)
    )


def three_annotators(folder: Path) -> SessionRequest:
    """Return the request that opens a copy of that sample with a third annotator."""
    third = folder / "response"
    shutil.copytree(Path(ANNOTATORS.request().key[0]).parent / "response", third)
    further = (Further("cora", (str(third),)),)
    return replace(annotators(folder), names=("anna", "ben"), further=further)


def in_chooser(driver: Driver, keys: str, path: Path, picture: str = "") -> None:
    """Press a shortcut and give the file dialog that it opens a path, on a picture of that name."""
    driver.keys(keys)
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(path))
    if picture:
        shot(driver, picture)
    driver.keys("Return")


def into_tree(driver: Driver) -> None:
    """Go into the tree by F6, which walks through the panes, and from the filter above it by Down."""
    tree, field = driver.mapping.tree, driver.mapping.bar.field
    driver.until(driver.window.isActiveWindow)
    for _ in range(8):
        if tree.hasFocus():
            return
        previous = QApplication.focusWidget()
        driver.keys("Down" if field.hasFocus() else "F6")
        driver.until(lambda previous=previous: QApplication.focusWidget() is not previous)
    assert tree.hasFocus(), "F6 does not lead to the tree"


def ready(driver: Driver, objects: int = 65) -> None:
    """Wait until a project is open and at least so many objects of it are known, and go into the tree."""
    driver.until(lambda: driver.app_state.project is not None)
    driver.until(lambda: verdicts(driver).totals.objects >= objects)
    driver.idle()
    driver.activate()
    driver.mapping.tree.setFocus()


def decided(driver: Driver) -> int:
    return verdicts(driver).totals.decided


def waits(driver: Driver) -> bool:
    """Tell whether the selected row is an object that is still to be decided."""
    return verdicts(driver).waits(driver.app_state.forest_row())


def words_of(driver: Driver) -> str:
    """Return the words of the selected object: A's, or B's where A has none."""
    row = driver.app_state.forest_row()
    return driver.forest.text(row, 0) or driver.forest.text(row, 1)


def first_open(driver: Driver) -> None:
    """Go to the first object that is open, by its key."""
    driver.keys("alt+Down")
    driver.until(lambda: driver.selected is not None and waits(driver))
    driver.idle()


def press(driver: Driver, key: str, count: int) -> None:
    """Press a key that decides, and wait until so many objects are decided."""
    driver.keys(key)
    driver.until(lambda: decided(driver) == count)
    driver.idle()


def new_project(start: Start, folder: Path) -> Driver:
    """Return a window with a new project of two annotators."""
    driver = start()
    driver.open(annotators(folder))
    in_chooser(driver, "ctrl+n", folder / "mine")
    ready(driver)
    return driver


def pair_with_first(driver: Driver, picture: str) -> None:
    """Pair the selected row with the candidate that its dialog proposes, on a picture of that name."""
    driver.keys("p", "p")
    dialog = driver.dialog(PairWithDialog)
    assert isinstance(dialog, PairWithDialog)
    driver.until(dialog.pair_button.isEnabled)
    driver.idle()
    shot(driver, picture)
    assert dialog.list.topLevelItemCount() > 0
    driver.keys("Return")
    driver.until(lambda: driver._open(PairWithDialog) is None)


def run_identical(driver: Driver, picture: str) -> int:
    """Decide by the first rule what both say alike, on a picture of that name; return how much that is."""
    driver.keys("ctrl+shift+r")
    dialog = driver.dialog(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    driver.until(dialog.run_button.isEnabled)
    driver.idle()
    shot(driver, picture)
    driver.keys("Return")
    driver.until(lambda: decided(driver) > 0)
    driver.idle()
    driver.keys("Escape")
    driver.until(lambda: driver._open(RulesDialog) is None)
    into_tree(driver)
    return decided(driver)
