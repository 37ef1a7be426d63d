"""The main fixture of the window's tests sees what is left behind, and not what is gone."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from support import leaks
from support.leaks import Snapshot, left_behind


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "PATIENCE", 0.05)


@contextmanager
def living_widget() -> Iterator[None]:
    widget = QWidget()
    yield
    widget.close()
    widget.deleteLater()


@contextmanager
def living_timer() -> Iterator[None]:
    timer = QTimer()
    timer.start(60_000)
    yield
    timer.stop()


@contextmanager
def living_thread() -> Iterator[None]:
    end = threading.Event()
    thread = threading.Thread(target=end.wait)
    thread.start()
    yield
    end.set()
    thread.join()


@contextmanager
def living_qt_thread() -> Iterator[None]:
    thread = QThread()
    thread.start()
    yield
    thread.quit()
    thread.wait()


@contextmanager
def living_child() -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        yield
        child.communicate(b"\n")


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        (living_widget, "widget <PySide6"),
        (living_timer, "active timer"),
        (living_thread, "thread <Thread"),
        (living_qt_thread, "thread <PySide6"),
        (living_child, "child process"),
    ],
)
def test_what_lives_is_seen_until_it_is_gone(qapp: QApplication, thing, words: str) -> None:
    previous = Snapshot.take()
    with thing():
        (text,) = left_behind(previous)
        assert text.startswith(words)
    assert left_behind(previous) == []
