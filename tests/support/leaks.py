"""What a test of the window left behind: widgets, timers, threads, processes, objects for what is gone."""

import gc
import multiprocessing
import threading
import time
from dataclasses import dataclass
from multiprocessing import forkserver, resource_tracker
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, QTimer
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem
from shiboken6 import getAllValidWrappers, getCppPointer

PATIENCE = 2.0
"""Seconds that threads and processes which were told to end are given for it."""


def _at_work() -> tuple[list[QTimer], list[QThread]]:
    """Return the active timers and the running threads that Python has objects for.

    Qt's binding lists its own objects, in a tenth of the time of looking through all of Python's.
    """
    things = [thing for thing in getAllValidWrappers() if isinstance(thing, QTimer | QThread)]
    timers = [thing for thing in things if isinstance(thing, QTimer) and thing.isActive()]
    threads = [thing for thing in things if isinstance(thing, QThread) and thing.isRunning()]
    return timers, [thread for thread in threads if not thread.isCurrentThread()]


def _children() -> dict[int, str]:
    """Return the living child processes that are not multiprocessing's own housekeepers, by id.

    Those that its server has forked for this process are children like others.
    """
    multiprocessing.active_children()  # reaps the dead
    server = getattr(forkserver._forkserver, "_forkserver_pid", None)
    keepers = {getattr(resource_tracker._resource_tracker, "_pid", None), server}
    texts: dict[int, str] = {}
    tasks = [*Path("/proc/self/task").glob("*/children"), *Path(f"/proc/{server}/task").glob("*/children")]
    for task in tasks:
        for child in map(int, task.read_text().split()):
            try:
                status = Path(f"/proc/{child}/stat").read_text()
                command = Path(f"/proc/{child}/cmdline").read_bytes()
            except FileNotFoundError:
                continue
            if child not in keepers and status.rpartition(")")[2].split()[0] != "Z":
                texts[child] = command.replace(b"\0", b" ").decode(errors="replace").strip()
    return texts


def layout_items() -> list[str]:
    """List the items of layouts that Python has objects for; see `annotally_gui.widgets.layouts`."""
    things = getAllValidWrappers()
    return [repr(item) for item in things if isinstance(item, QLayoutItem) and not isinstance(item, QLayout)]


def services() -> set[QObject]:
    """Return the objects of the program that live as long as the application: theme, alerts, actions."""
    return {thing for thing in QCoreApplication.instance().children() if _is_of_the_program(thing)}


def _is_of_the_program(thing: QObject) -> bool:
    return type(thing).__module__.partition(".")[0] == "annotally_gui"


def end_services(earlier: set[QObject]) -> None:
    """Delete the services that were not there earlier: a test is followed by others in one application.

    Each window has some hundreds of actions. Without this they pile up, and looking for leaks slows down.
    """
    for service in services() - earlier:
        service.deleteLater()


@dataclass(frozen=True)
class Snapshot:
    """What is alive at one moment. Keys are identities: the things themselves are not held."""

    widgets: dict[int, str]
    timers: dict[int, str]
    threads: dict[int, str]
    children: dict[int, str]

    @classmethod
    def take(cls) -> "Snapshot":
        """Look at the process as it is, after Qt's pending deletions."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        timers, qthreads = _at_work()
        return cls(
            {getCppPointer(w)[0]: f"widget {w!r}" for w in QApplication.topLevelWidgets()},
            {id(t): f"active timer {t!r} of {t.parent()!r}, {t.interval()} ms" for t in timers},
            {id(t): f"thread {t!r}" for t in (*threading.enumerate(), *qthreads)},
            {pid: f"child process {pid}: {command}" for pid, command in _children().items()},
        )

    def since(self, earlier: "Snapshot") -> list[str]:
        """List what is alive in this snapshot and was not in the earlier one."""
        pairs = (
            (self.widgets, earlier.widgets),
            (self.timers, earlier.timers),
            (self.threads, earlier.threads),
            (self.children, earlier.children),
        )
        return [text for current, previous in pairs for key, text in current.items() if key not in previous]


def left_behind(previous_snapshot: Snapshot) -> list[str]:
    """List what lives that did not at the time of ``before``, after garbage collection and some patience."""
    left = Snapshot.take().since(previous_snapshot)
    if left:  # only then: a collection costs more than most tests
        gc.collect()
        left = Snapshot.take().since(previous_snapshot)
    deadline = time.monotonic() + PATIENCE
    while left and time.monotonic() < deadline:
        QCoreApplication.processEvents()
        time.sleep(0.02)
        left = Snapshot.take().since(previous_snapshot)
    return left
