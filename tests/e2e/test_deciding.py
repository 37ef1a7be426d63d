"""Settling two annotators by keyboard alone: decide, undo, redo, rules, export, and come back."""

import os
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from annotally.adjudication.parcels import CODES
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.models.verdicts import Verdicts
from annotally_gui.samples import SAMPLES
from annotally_gui.session import OpenRequest
from driver import Driver, Start


def shot(driver: Driver, name: str) -> None:
    """Keep a picture of the window, if somebody asks for pictures."""
    folder = os.environ.get("ANNOTALLY_SHOTS")
    if folder:
        driver.window.screen().grabWindow(0).save(str(Path(folder) / f"{name}.png"))


def verdicts(driver: Driver) -> Verdicts:
    return driver.mapping.model.verdicts


def annotators(folder: Path) -> OpenRequest:
    """Return the request that opens a copy of the two annotators' sample."""
    request = next(one for one in SAMPLES if one.key2key).request()

    def copied(paths: tuple[str, ...]) -> tuple[str, ...]:
        made = [folder / Path(path).name for path in paths]
        for path, target in zip(paths, made, strict=True):
            shutil.copytree(path, target)
        return tuple(map(str, made))

    return replace(
        request, texts=copied(request.texts), key=copied(request.key), response=copied(request.response)
    )


def in_chooser(driver: Driver, keys: str, path: Path) -> None:
    """Press a shortcut and give the file dialog that it opens a path."""
    driver.keys(keys)
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(path))
    driver.keys("Return")


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    """A window with a new project of two annotators."""
    driver = start()
    driver.open(annotators(tmp_path))
    in_chooser(driver, "ctrl+n", tmp_path / "mine")
    driver.until(lambda: driver.desk.project is not None)
    driver.until(lambda: verdicts(driver).totals.objects > 0)
    driver.idle()
    driver.activate()
    driver.mapping.tree.setFocus()
    return driver


def decided(driver: Driver) -> int:
    return verdicts(driver).totals.decided


def score(driver: Driver, pair: str) -> float:
    """Return one of the three scores as the status bar has it."""
    found = re.search(rf"{pair} (\d+\.\d\d)", driver.status_text())
    return float(found[1]) if found else 0.0


def waits(driver: Driver) -> bool:
    """Tell whether the selected row is an object that is still to be decided."""
    return verdicts(driver).waits(driver.desk.forest_row())


def press(driver: Driver, key: str, count: int) -> None:
    """Press a key that decides, and wait until so many objects are decided."""
    driver.keys(key)
    driver.until(lambda: decided(driver) == count)
    driver.idle()


def test_twenty_disagreements_are_settled_undone_exported_and_found_again(
    project: Driver, start: Start, tmp_path: Path
) -> None:
    driver = project
    assert driver.window.windowTitle().startswith("mine")
    assert (tmp_path / "mine.annotally").exists()
    shot(driver, "1-new")
    # What both say alike is decided by a rule.
    driver.keys("ctrl+shift+r")
    dialog = driver.dialog(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    driver.until(dialog.run_button.isEnabled)
    driver.idle()
    shot(driver, "2-rules")
    driver.keys("Return")
    driver.until(lambda: decided(driver) > 0)
    ruled = decided(driver)
    driver.keys("Escape")
    driver.until(lambda: driver._open(RulesDialog) is None)
    driver.activate()
    assert f"({ruled} by rule)" in driver.status_text()
    left = verdicts(driver).totals.open
    assert left >= 20
    # The rest by hand: each key decides, and leads to the next that is open.
    driver.mapping.tree.setFocus()
    driver.keys("alt+Down")
    driver.until(lambda: driver.selected is not None and waits(driver))
    driver.idle()
    shot(driver, "3-first-open")
    keys = ("1", "2", "3", "0", "shift+2")
    codes = ("first", "second", "both", "neither", "either")
    places = []
    for number in range(20):
        assert driver.selected is not None
        places.append(driver.selected)
        press(driver, keys[number % 5], ruled + number + 1)
        document, row = places[-1]
        known = verdicts(driver)[document]
        assert known is not None
        assert known.choice[row] == CODES[codes[number % 5]]
    assert len(set(places)) == 20
    assert places == sorted(places, key=lambda place: driver.forest.row(*place) or 0)
    driver.until(lambda: "A–Final" in driver.status_text())
    shot(driver, "4-twenty")
    # All the way back to the rule, and forward again.
    for count in range(19, -1, -1):
        press(driver, "ctrl+z", ruled + count)
    assert driver.selected == places[0]
    for count in range(1, 21):
        press(driver, "ctrl+shift+z", ruled + count)
    # What is left is taken from A: keys pressed faster than anything is acknowledged count, too.
    left = verdicts(driver).totals.open
    if left:
        driver.keys("alt+Down")
        driver.until(lambda: waits(driver))
        driver.keys(*["1"] * left)
    driver.until(lambda: verdicts(driver).totals.open == 0)
    driver.idle()
    driver.keys("ctrl+Return")
    driver.until(lambda: verdicts(driver).totals.done == 1)
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(export.export_button.isEnabled)
    shot(driver, "5-export")
    driver.keys("Return")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    assert "PERSON" in (tmp_path / "mine-final.tmpl").read_text("utf-8")
    driver.until(lambda: score(driver, "A–Final") > 90 < score(driver, "B–Final"))
    before = {one.document: one for one in verdicts(driver)}
    driver.close()
    # At the next start everything is there, and can still be undone.
    again = start()
    with again.bot.waitSignal(again.window.settled, timeout=20_000):
        again.window.restore_session()
    again.until(lambda: len(list(verdicts(again))) == len(before))
    again.idle()
    assert {one.document: one for one in verdicts(again)} == before
    shot(again, "6-again")
    again.activate()
    again.keys("ctrl+z")
    again.until(lambda: verdicts(again).totals.done == 0)
    again.idle()
