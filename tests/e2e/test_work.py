"""Long work, Cancel, a worker that dies, and errors of the program's own."""

import os
import signal
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QToolButton

from annotally_gui.dialogs.message_boxes import CrashDialog, NoticeDialog, RefusalDialog
from annotally_gui.services.session import SessionRequest
from support.driver import Driver, kill_worker
from support.small_inputs import BODY, sgml, write

COUNT = 2000
"""Documents of the large input: enough that reading them takes a second."""


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> SessionRequest:
    """Files whose reading and scoring takes seconds."""
    folder = tmp_path_factory.mktemp("large")
    body = "\n".join(BODY for _ in range(30))
    texts = "".join(sgml(f"{number:05}", body) for number in range(COUNT))
    paths = write(folder, "key.sgm", texts), write(folder, "response.sgm", texts)
    return SessionRequest("muc7-named-entity", (), (paths[0],), (paths[1],))


class Heart:
    """Beats in the window's event loop, and notes the longest pause."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.monotonic()
        self._timer = QTimer(interval=5)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        current_moment = time.monotonic()
        self.longest, self._last = max(self.longest, current_moment - self._last), current_moment

    def stop(self) -> float:
        self._timer.stop()
        return self.longest


def cancel_button(driver: Driver) -> QToolButton:
    button = driver.window.status.progress.findChild(QToolButton)
    assert button is not None
    return button


def test_a_long_load_shows_progress_and_cancel_keeps_what_was_open(
    sample: Driver, large: SessionRequest
) -> None:
    progress = sample.window.status.progress
    assert progress.isHidden()
    previous_status_text = sample.status_text()
    sample.window.open_requested.emit(large)
    sample.until(progress.isVisible)
    sample.keys("ctrl+Next")  # the window answers meanwhile
    sample.click(cancel_button(sample))
    sample.until(progress.isHidden)
    assert sample.status_text() == previous_status_text
    assert sample.corpus.model.rowCount() == 14
    sample.idle()  # on a machine that is too busy to answer in time, what was open is read again
    sample.keys("F8")
    sample.until(lambda: sample.selected is not None)
    sample.idle()
    assert sample.inspector.page.isVisible()


def test_cancel_while_reading_goes_on_scoring_what_is_open(sample: Driver, large: SessionRequest) -> None:
    sample.window.open_requested.emit(large)
    sample.until(lambda: sample.corpus.model.rowCount() == COUNT)  # read, and not scored yet
    assert f"{COUNT:,} documents · F" not in sample.status_text()
    sample.window.open_requested.emit(large)
    sample.until(sample.window.status.progress.isVisible)
    sample.settled(lambda: sample.click(cancel_button(sample)))
    assert sample.status_text() == f"0 disagreements · {COUNT:,} documents · F 100.00"


def test_the_window_answers_while_a_large_file_is_read_and_scored(
    sample: Driver, large: SessionRequest
) -> None:
    heart = Heart()
    sample.open(large)
    stall = heart.stop()
    assert sample.corpus.model.rowCount() == COUNT
    assert sample.status_text() == f"0 disagreements · {COUNT:,} documents · F 100.00"
    assert stall < 1, "the window stood still for a second: work was done on its thread"


def test_a_killed_worker_is_told_of_and_what_was_open_comes_back_at_the_same_place(sample: Driver) -> None:
    sample.keys("F8", "F8", "F8")
    sample.until(lambda: sample.status_text().startswith("Disagreement 3 of 44"))
    sample.idle()
    place = sample.selected
    with sample.bot.waitSignal(sample.window.settled):
        kill_worker(sample)
        sample.dialog(NoticeDialog)
        assert sample.document  # what was shown is still shown
        sample.keys("Return")
    sample.until(sample.window.isActiveWindow)
    sample.until(lambda: sample.selected == place)
    sample.keys("F8")
    sample.until(lambda: sample.status_text().startswith("Disagreement 4 of 44"))


def test_a_worker_killed_while_it_opens_a_file_leaves_what_was_open(
    sample: Driver, large: SessionRequest
) -> None:
    sample.window.open_requested.emit(large)
    sample.until(sample.window.status.progress.isVisible)
    kill_worker(sample)
    sample.dialog(NoticeDialog)
    sample.keys("Return", "F8", "ctrl+Next")  # asked for before the new worker has read the files
    sample.until(sample.window.isActiveWindow)
    sample.idle()
    assert sample.window.windowTitle().startswith("Sample")
    assert len(sample.forest.stops()) == 44
    sample.open(large)
    assert sample.corpus.model.rowCount() == COUNT


def test_an_exception_in_a_slot_shows_a_report_to_copy_and_the_program_goes_on(sample: Driver) -> None:
    def fail() -> None:
        raise ZeroDivisionError("planted")

    QTimer.singleShot(0, sample.window, fail)
    dialog = sample.dialog(CrashDialog)
    assert isinstance(dialog, CrashDialog)
    assert "ZeroDivisionError: planted" in dialog.report.toPlainText()
    assert "Annotally " in dialog.report.toPlainText()
    sample.keys("alt+y")
    sample.until(lambda: "ZeroDivisionError: planted" in QApplication.clipboard().text())
    sample.keys("Return")
    sample.until(sample.window.isActiveWindow)
    sample.keys("F8")
    sample.until(lambda: sample.selected is not None)
    assert sample.context.alerts.crashes == 1
    sample.context.alerts.crashes = 0


def stop_worker(driver: Driver) -> int:
    """Wedge the worker as nothing else could: it does nothing at all. Return its number."""
    process = driver.engine._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    return process.pid


def assert_at_work(driver: Driver, wedged: int) -> None:
    """Assert that the sample is open in a new worker, which has to answer to show another document."""
    process = driver.engine._process
    assert process is not None
    assert process.pid != wedged
    assert not Path(f"/proc/{wedged}").exists()
    assert driver.window.windowTitle().startswith("Sample")
    previous_document = driver.document
    driver.keys("ctrl+Next")
    driver.until(lambda: driver.document != previous_document)


def test_cancel_ends_work_that_does_not_stop_and_what_was_open_comes_back(
    sample: Driver, large: SessionRequest
) -> None:
    sample.keys("F8", "F8", "F8")
    sample.until(lambda: sample.status_text().startswith("Disagreement 3 of 44"))
    place = sample.selected
    wedged = stop_worker(sample)
    sample.window.open_requested.emit(large)
    sample.until(sample.window.status.progress.isVisible)
    begun = time.monotonic()
    with sample.bot.waitSignal(sample.engine.restarted, timeout=10_000):
        button = sample.window.status.progress.findChild(QToolButton)
        sample.click(button, button.rect().center())
    assert time.monotonic() - begun < 6
    sample.idle()
    sample.until(lambda: sample.selected == place)
    assert_at_work(sample, wedged)


def test_opening_something_else_ends_work_that_does_not_stop(
    sample: Driver, large: SessionRequest, tmp_path: Path
) -> None:
    wedged = stop_worker(sample)
    sample.window.open_requested.emit(large)
    sample.until(sample.window.status.progress.isVisible)
    key = write(tmp_path, "key.sgm", sgml("0001"))
    sample.open(SessionRequest("muc7-named-entity", (), (key,), (key,)))
    assert sample.corpus.model.rowCount() == 1
    assert not Path(f"/proc/{wedged}").exists()


def test_what_was_open_comes_back_where_something_else_cannot_be_opened(
    sample: Driver, large: SessionRequest, tmp_path: Path
) -> None:
    wedged = stop_worker(sample)
    sample.window.open_requested.emit(large)
    sample.until(sample.window.status.progress.isVisible)
    os.mkfifo(tmp_path / "pipe")
    pipe = str(tmp_path / "pipe")
    sample.window.open_requested.emit(SessionRequest("muc7-named-entity", (), (pipe,), (pipe,)))
    sample.dialog(RefusalDialog)
    sample.keys("Return")
    sample.until(sample.window.isActiveWindow)
    sample.idle()
    assert_at_work(sample, wedged)
