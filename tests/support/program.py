"""The program as a process of its own, seen and driven from outside."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from support.house import ROOT


def xdotool(*words: object) -> str:
    """Run xdotool and return what it printed."""
    done = subprocess.run(
        ["xdotool", *map(str, words)], check=True, capture_output=True, text=True, timeout=20
    )
    return done.stdout


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a program of its own: its settings lie in ``folder``."""
    paths = [str(ROOT / name) for name in ("engine", "gui", "resources")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "XDG_CONFIG_HOME": str(folder)}


class Program:
    """The program as a process of its own, seen from outside only."""

    code: tuple[str, ...] = ("-m", "annotally_gui")
    """What Python runs."""

    def __init__(self, folder: Path, words: Iterable[str], **changes: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *self.code, *words],
            env=environment(folder) | changes,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._words: tuple[str, str] | None = None

    def wait_for_title(self, title: str) -> str:
        """Return the id of this program's window once its title matches ``title``."""
        expected = ("search", "--sync", "--onlyvisible", "--all", "--pid", self.process.pid, "--name", title)
        until = time.monotonic() + 20
        while True:
            # A search ends in an error when a window goes away under it: look again.
            try:
                if parts := xdotool(*expected).split():
                    return parts[0]
            except subprocess.CalledProcessError:
                pass
            assert time.monotonic() < until, f"no window called {title}"
            time.sleep(0.05)

    def focus(self, window: str) -> None:
        """Give a window the keyboard, and wait until it has it."""
        until = time.monotonic() + 20
        while True:
            xdotool("windowactivate", "--sync", window)
            if xdotool("getwindowfocus").split() == [window]:
                return
            assert time.monotonic() < until, f"not {window} has the keyboard, there are {self._titles()}"
            time.sleep(0.05)

    def _titles(self) -> list[str]:
        """Return ids and titles of the program's visible windows."""
        found = xdotool("search", "--onlyvisible", "--all", "--pid", self.process.pid, "--name", "").split()
        return [f"{window} {xdotool('getwindowname', window).strip()!r}" for window in found]

    def output(self) -> str:
        """Return what an ended program wrote to its standard output."""
        return self._told()[0]

    def errors(self) -> str:
        """Return what an ended program wrote to its standard error."""
        return self._told()[1]

    def _told(self) -> tuple[str, str]:
        if self._words is None:
            self._words = self.process.communicate(timeout=20)
        return self._words

    def ended(self, seconds: float = 30) -> int:
        """Wait for the end, and return the exit code."""
        return self.process.wait(seconds)

    def stop(self) -> None:
        """End it, whatever it does."""
        if self.process.poll() is None:
            self.process.kill()
        self._told()


Run = Callable[..., Program]
"""Starts the program with words and changes of the environment; the fixture ``run``."""
