"""The program killed with its worker while keys decide: the acknowledged steps against the stored ones.

The acknowledgement is the text of the status line ("12 of 65 decided · saved 10:15"): by it a person knows
that a decision is entered, and `watched_program` passes it on as soon as it is set, painted or not. What the
project's file holds is no acknowledgement.

Keys are handled in their order, and each is one step of undo. So the stored steps must be those of some
beginning of the keys. The shortest beginning that explains every count the line has shown, in their order, is
what was acknowledged: no shorter one may be stored. Counts may fit a longer beginning too; then less is
required than was acknowledged, never more.
"""

import os
import re
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from itertools import dropwhile, takewhile
from pathlib import Path
from typing import NamedTuple

from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.ledger import Command
from annotally.adjudication.project.state import open_project
from support.house import MEMORY
from support.program import Program

UNDO, REDO, NEXT_OPEN = "ctrl+z", "ctrl+y", "alt+Down"
DECIDING = {
    "1": (Choice.TAKE, (0,)),
    "2": (Choice.TAKE, (1,)),
    "3": (Choice.TAKE, (0, 1)),
    "shift+2": (Choice.EITHER, (0, 1)),
    "0": (Choice.NEITHER, ()),
}
"""The keys that decide, and the entry that each makes."""
PATIENCE = 60
"""Seconds until what a test waits for counts as not coming; a busy machine is no reason to fail."""

_COUNT = re.compile(r"([\d,]+) of [\d,]+ decided")


class History(NamedTuple):
    """The steps that are done, and those undone in the order in which they are redone.

    A step is a command of the project, or the key that is to have made it.
    """

    done: tuple[Command | str, ...]
    undone: tuple[Command | str, ...] = ()

    def after(self, key: str) -> "History":
        """Return the history after one more key."""
        if key in DECIDING:
            return History((*self.done, key))
        if key == UNDO and self.done:
            return History(self.done[:-1], (self.done[-1], *self.undone))
        if key == REDO and self.undone:
            return History((*self.done, self.undone[0]), self.undone[1:])
        return self

    def explains(self, stored: "History") -> bool:
        """Tell whether the steps of a project are these: the same commands, and those that the keys make."""
        return all(
            len(steps) == len(commands) and all(map(_is_step, steps, commands))
            for steps, commands in zip(self, stored, strict=True)
        )

    def __str__(self) -> str:
        done, undone = (", ".join(map(_words, steps)) for steps in self)
        return f"done {done}; undone {undone}"


def _is_step(step: Command | str, command: Command | str) -> bool:
    if isinstance(step, Command) or isinstance(command, str):
        return step == command
    [change] = command.changes
    entry = change.after
    return isinstance(entry, Decision) and (entry.choice, entry.sides) == DECIDING[step]


def _words(step: Command | str) -> str:
    if isinstance(step, str):
        return step
    return " and ".join(f"{step.label} of {getattr(change.after, 'about', '')}" for change in step.changes)


def histories(start: History, keys: Iterable[str]) -> list[History]:
    """Return what each beginning of the keys comes to, from none of them on."""
    reached = [start]
    for key in keys:
        reached.append(reached[-1].after(key))
    return reached


def acknowledged(expected: Sequence[History], counts: Iterable[int]) -> int:
    """Return how many keys explain all counts of decided objects that were shown, in their order.

    Raises AssertionError for a count that no key explains.
    """
    number = 0
    for count in counts:
        later = range(number, len(expected))
        place = next((place for place in later if len(expected[place].done) == count), None)
        assert place is not None, f"{count} decided, after {number} of the keys"
        number = place
    return number


def _idle_keys(expected: Sequence[History]) -> int:
    """Return how many keys at the end have changed nothing."""
    pairs = zip(expected[-2::-1], expected[:0:-1], strict=True)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class WatchedProgram(Program):
    """The program, of which every text of the status line is known."""

    code = (str(Path(__file__).with_name("watched_program.py")),)

    def __init__(self, folder: Path, words: Iterable[str]) -> None:
        """Start it; the next one finds what Python compiles."""
        super().__init__(folder, words, PYTHONDONTWRITEBYTECODE="")
        assert self.process.stdout is not None
        self._pipe = self.process.stdout.fileno()
        os.set_blocking(self._pipe, False)
        self._bytes = b""

    def lines(self) -> list[str]:
        """Return all texts of the status line so far."""
        with suppress(BlockingIOError):
            while piece := os.read(self._pipe, 65536):
                self._bytes += piece
        return self._bytes.decode().split("\n")[:-1]

    def counts(self) -> list[int]:
        """Return how many objects were decided, as the status line has said it since all was counted.

        Before that, while a project is opened, the line says 0 whatever is decided.
        """
        counted = dropwhile(lambda line: "Final" not in line, self.lines())
        matches = filter(None, map(_COUNT.search, counted))
        return [int(match[1].replace(",", "")) for match in matches]

    def wait_for(self, expected: Sequence[History]) -> None:
        """Wait until the counts have shown the last history, after those before it."""
        last = len(expected) - 1 - _idle_keys(expected)
        self._wait_until(lambda: acknowledged(expected, self.counts()) >= last, f"never {expected[-1]}")

    def wait_for_line(self, pattern: str) -> None:
        """Wait until a text of the status line matches."""
        self._wait_until(
            lambda: any(re.search(pattern, line) for line in self.lines()), f"no line matches {pattern}"
        )

    def _wait_until(self, condition: Callable[[], bool], failure: str) -> None:
        """Wait for a condition; raise AssertionError at once if the program ends before, else in time."""
        until = time.monotonic() + PATIENCE
        while not condition():
            code = self.process.poll()
            assert code is None, f"{failure}: ended with {code}: {self.lines()[-3:]}\n{self.errors()}"
            assert time.monotonic() < until, f"{failure}: {self.lines()[-3:]}"
            time.sleep(0.01)

    def kill_all(self, *, window_first: bool) -> None:
        """Kill the window and what it has started, and wait until all have ended."""
        workers = _descendants(self.process.pid)
        window = [self.process.pid]
        for process in [*window, *workers] if window_first else [*workers, *window]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.process.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(map(_runs, workers)):
            assert time.monotonic() < until, "a killed worker still runs"
            time.sleep(0.005)


def _descendants(process: int) -> list[int]:
    try:
        words = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except FileNotFoundError:
        return []
    children = list(map(int, words))
    return [*children, *(below for child in children for below in _descendants(child))]


def _runs(process: int) -> bool:
    """Tell whether a process runs; one that has ended and was not yet reaped does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def stored_history(path: Path) -> History:
    """Return the steps that a project holds, having undone and redone all of them in a copy.

    The copy includes the journal of a step that was cut off. Raises AssertionError where the entries in force
    are not what the done steps come to.
    """
    with tempfile.TemporaryDirectory(prefix="annotally-killed-", dir=MEMORY) as folder:
        for file in path.parent.glob(f"{path.name}*"):
            shutil.copyfile(file, Path(folder) / file.name)
        with closing(open_project(str(Path(folder) / path.name))) as project:
            entries = dict(project.ledger)
            done = tuple(iter(project.undo, None))[::-1]
            assert not len(project.ledger)
            assert tuple(project.redo() for _ in done) == done
            assert dict(project.ledger) == entries
            return History(done, tuple(iter(project.redo, None)))
