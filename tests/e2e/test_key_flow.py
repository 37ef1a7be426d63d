"""Keys pressed fast: nothing interrupts them, none is lost, and the status bar says what had no effect."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.exceptions import TimeoutError as NeverCame

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally_gui.models.app_state import Place
from annotally_gui.services.session import Further, SessionRequest
from support.adjudication_steps import in_chooser, new_project, ready, shot, verdicts
from support.driver import Driver, Start

WORDS = "Ada Quill met Ben Orme in Coloma ."
"""A text in which three annotators call the first name by three labels."""


class Watch(QObject):
    """Keeps the dialogs that come up and everything the status bar says."""

    def __init__(self, driver: Driver) -> None:
        super().__init__()
        self.dialogs: list[str] = []
        self.said: list[str] = []
        self._driver = driver
        driver.app.installEventFilter(self)
        driver.window.status.messageChanged.connect(self._keep)

    def _keep(self, message: str) -> None:
        words = message.partition(" · ")[0]
        if words and (not self.said or self.said[-1] != words):
            self.said.append(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a dialog that is shown."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QDialog):
            self.dialogs.append(type(watched).__name__)
        return False

    def stop(self) -> None:
        self._driver.app.removeEventFilter(self)

    def hears(self, *beginnings: str) -> None:
        """Wait until the last messages begin with these words, in this order."""
        count = len(beginnings)
        try:
            self._driver.until(
                lambda: len(self.said) >= count and all(map(str.startswith, self.said[-count:], beginnings)),
                20_000,
            )
        except NeverCame:
            pytest.fail("\n".join(["said:", *self.said, "expected:", *beginnings]))


@pytest.fixture
def watch(request: pytest.FixtureRequest) -> Iterator[list[Watch]]:
    """Watches that are taken away in the end."""
    watches: list[Watch] = []
    yield watches
    for watching in watches:
        watching.stop()


def watched(driver: Driver, watches: list[Watch]) -> Watch:
    watches.append(Watch(driver))
    return watches[-1]


def codes(driver: Driver) -> list[int]:
    """Return the codes of all objects in reading order."""
    forest = driver.forest
    rows = (row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE)
    return [verdicts(driver).code(row) for row in rows]


def test_two_annotators_are_adjudicated_without_a_dialog_whatever_is_pressed(
    start: Start, tmp_path: Path, watch: list[Watch]
) -> None:
    driver = new_project(start, tmp_path)
    seen = watched(driver, watch)
    driver.app_state.select(None)
    driver.idle()
    title = driver.forest.title(1)
    document = driver.forest.title(0)
    # One stream, sent faster than the worker answers.
    driver.keys(
        "1", "ctrl+z", "ctrl+y", "alt+Down", "m", "1", "ctrl+z", "ctrl+z", "ctrl+y", "ctrl+Return", "2"
    )
    seen.hears(
        "No annotation is selected: use Next undecided (Alt+Down)",
        "Nothing to undo: ",
        "Nothing to redo: ",
        "Two annotators have no majority",
        f"Undone: “take A” on {title}",
        "Nothing to undo: ",
        f"Redone: “take A” on {title}",
        f"{document} is done with 1 object undecided",
    )
    # The last key decides the first object of the document that the one before led to.
    driver.until(lambda: verdicts(driver).totals.decided == 2)
    driver.idle()
    decided_codes = [code for code in codes(driver) if code != CODES["open"]]
    assert decided_codes == [CODES["first"], CODES["second"]]
    assert verdicts(driver).totals.done == 1
    shot(driver, "flow-1-done")
    driver.keys("4", *["1"] * 63, "alt+Down")
    seen.hears("Continued from the other end")
    driver.keys("2", "alt+Up")
    driver.until(lambda: verdicts(driver).totals.open == 0)
    seen.hears("Everything is decided: use Export final key (Ctrl+Alt+E)")
    shot(driver, "flow-2-all")
    assert seen.dialogs == []


def three_labels(folder: Path) -> SessionRequest:
    """Return the request that opens three annotators who call one name by three labels."""
    paths = []
    for label in ("PERSON", "ORGANIZATION", "LOCATION"):
        path = folder / f"{label.casefold()}.sgm"
        words = WORDS
        for name, kind in (("Ada Quill", label), ("Ben Orme", "PERSON"), ("Coloma", "LOCATION")):
            words = words.replace(name, f'<ENAMEX TYPE="{kind}">{name}</ENAMEX>')
        path.write_text(f"<DOC>\n<DOCID> D1 </DOCID>\n<TEXT>\n{words}\n</TEXT>\n</DOC>\n", "utf-8")
        paths.append(str(path))
    first, second, third = paths
    return SessionRequest(
        "muc7-named-entity",
        (),
        (first,),
        (second,),
        ("anna", "ben"),
        key2key=True,
        further=(Further("cora", (third,)),),
    )


def test_no_majority_is_said_in_the_status_bar_and_the_next_key_decides(
    start: Start, tmp_path: Path, watch: list[Watch]
) -> None:
    driver = start()
    driver.open(three_labels(tmp_path))
    in_chooser(driver, "ctrl+n", tmp_path / "three")
    ready(driver, objects=3)
    seen = watched(driver, watch)
    forest = driver.forest
    row = next(forest.object_of(row) for row in range(len(forest)) if len(set(forest.texts(row))) == 3)
    driver.app_state.select(Place(*forest.place(row)))
    driver.idle()
    driver.keys("m", "m", "2", "m")
    driver.until(lambda: verdicts(driver).own(row))
    driver.idle()
    assert verdicts(driver).code(row) == CODES["second"]
    assert "There is no majority here: take the annotation of one annotator, or edit it" in seen.said
    assert verdicts(driver).totals.decided == 2, "the last key was for the row that the decision led to"
    shot(driver, "flow-3-no-majority")
    driver.keys("ctrl+z", "ctrl+z", "ctrl+z")
    seen.hears("Nothing to undo: ")
    assert verdicts(driver).code(row) == CODES["open"]
    assert seen.dialogs == []


def test_a_key_that_decides_offers_a_project_where_there_is_none(sample: Driver, watch: list[Watch]) -> None:
    driver = sample
    seen = watched(driver, watch)
    driver.keys("F8")
    driver.until(lambda: driver.selected is not None)
    place = driver.selected
    driver.keys("1", "ctrl+Return", "F8")
    seen.hears("No project is open: use New project beside the inputs (Ctrl+Shift+N) to start a project")
    driver.until(lambda: driver.selected != place)
    driver.keys("ctrl+f")
    driver.until(driver.reading.find_bar.field.hasFocus)
    driver.write("nowhere in it")
    driver.keys("Return", "Return", "Escape", "F8")
    driver.until(lambda: driver.reading.find_bar.isHidden())
    driver.keys("1")
    seen.hears("No project is open")
    shot(driver, "flow-4-no-project")
    choice = driver.window.status.choice
    driver.until(choice.isVisible)
    assert choice.text() == "New project beside the inputs"
    assert QApplication.activeModalWidget() is None
    assert seen.dialogs == []
