"""The window killed with its worker by SIGKILL while keys decide: what it had acknowledged is stored.

The long form kills ``ANNOTALLY_KILLS`` times, else 1,000 times; what is random in it begins with
``ANNOTALLY_KILLS_SEED``.
"""

import os
import random
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from support.killed_program import (
    DECIDING,
    NEXT_OPEN,
    PATIENCE,
    REDO,
    UNDO,
    History,
    WatchedProgram,
    acknowledged,
    histories,
    stored_history,
)
from support.program import xdotool
from support.small_inputs import sgml, write
from support.span_projects import opened

FEW_KILLS = 2
KILLS = int(os.environ.get("ANNOTALLY_KILLS", "1000"))
SEED = int(os.environ.get("ANNOTALLY_KILLS_SEED", "1"))
SENTENCES = 150
"""Disagreements of the project, each about one sentence."""
RESERVE = 40
"""Open disagreements with which a cycle begins a new project: more than a cycle decides."""


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A project in which nothing is decided, closed."""

    def body(kind: str) -> str:
        return "\n".join(
            f'In <ENAMEX TYPE="{kind}">Fictown {number}</ENAMEX> it rained.' for number in range(SENTENCES)
        )

    paths = [
        write(tmp_path, f"{name}.sgm", sgml("1", body(kind)))
        for name, kind in (("anna", "PERSON"), ("ben", "LOCATION"))
    ]
    opened(paths, tmp_path / "fresh.annotally", "muc7-named-entity").close()
    return tmp_path / "fresh.annotally"


def random_bursts(chance: random.Random) -> list[list[str]]:
    """Return keys to be sent at once, burst by burst: to decide and undo, to redo, and to decide again.

    Each burst waits until the one before is acknowledged: Redo is greyed until then, and only then is the
    selection where undo and redo have put it.
    """
    back = chance.choice((0, 1, 2, 4))
    deciding = chance.choices(list(DECIDING), k=chance.randrange(back + 1, 16))
    bursts = [[*deciding, *[UNDO] * back]]
    if back:
        bursts.append([REDO] * chance.randrange(1, back + 1))
    return [*bursts, [NEXT_OPEN, *chance.choices(list(DECIDING), k=chance.randrange(1, 12))]]


@dataclass
class Soak:
    """A project that is opened, decided in and killed again and again."""

    fresh: Path
    chance: random.Random
    kills: int = 0
    startups: int = 0
    """Kills before the project was there."""
    keys: int = 0
    acknowledged: int = 0
    """Keys whose steps were acknowledged."""
    further: int = 0
    """Keys whose steps are stored although no count had acknowledged them yet."""
    path: Path = field(init=False)
    stored: History = field(init=False)
    _projects: int = 0

    def __post_init__(self) -> None:
        self._renew()

    def _renew(self) -> None:
        self._projects += 1
        self.path = self.fresh.with_name(f"p{self._projects}.annotally")
        shutil.copyfile(self.fresh, self.path)
        self.stored = History(())

    def _start(self) -> WatchedProgram:
        return WatchedProgram(self.fresh.parent / "config", [str(self.path)])

    def cycle(self) -> None:
        """Open the project, send keys, kill everything, and look at what is stored."""
        if len(self.stored.done) > SENTENCES - RESERVE:
            self._renew()
        program = self._start()
        try:
            keys = self._work(program)
            counts = program.counts()
        except AssertionError as failure:
            program.stop()
            failure.add_note(f"the program wrote: {program.errors()}")
            raise
        finally:
            program.stop()
        assert program.errors() == ""
        expected = histories(self.stored, keys)
        least = acknowledged(expected, counts)
        stored = stored_history(self.path)
        beginnings = [number for number, history in enumerate(expected) if history.explains(stored)]
        story = f"kill {self.kills}, keys {keys}, counts {counts}, stored: {stored}"
        assert beginnings, f"what is stored is no beginning of the keys: {story}"
        assert beginnings[-1] >= least, f"lost: {story}"
        self.stored = stored
        self.kills += 1
        self.keys += len(keys)
        self.acknowledged += least
        self.further += max(0, beginnings[0] - least)

    def _work(self, program: WatchedProgram) -> list[str]:
        """Send keys and kill everything; return the keys that were sent, in time or too late."""
        if self.chance.random() < 0.05:  # while it starts and opens
            time.sleep(self.chance.uniform(0, 1.5))
            self._kill(program)
            self.startups += 1
            return []
        _take_keyboard(program, self.path)
        keys = [NEXT_OPEN, self.chance.choice(list(DECIDING))]
        xdotool("key", *keys)
        program.wait_for(histories(self.stored, keys))
        bursts = random_bursts(self.chance)
        last = self.chance.randrange(len(bursts))
        for burst in bursts[:last]:
            keys += burst
            xdotool("key", *burst)
            program.wait_for(histories(self.stored, keys))
        keys += bursts[last]
        delay = str(self.chance.choice((1, 6, 12)))
        typing = subprocess.Popen(["xdotool", "key", "--delay", delay, *bursts[last]])
        try:
            if self.chance.random() < 0.2:
                program.wait_for(histories(self.stored, keys))
            else:  # in the middle of the burst, or soon after
                time.sleep(self.chance.uniform(0, 0.03 * len(bursts[last])))
            self._kill(program)
        finally:
            typing.wait(20)
        return keys

    def _kill(self, program: WatchedProgram) -> None:
        program.kill_all(window_first=self.chance.random() < 0.5)

    def end(self) -> None:
        """Open the project a last time, undo a step by its key, and quit."""
        program = self._start()
        try:
            _take_keyboard(program, self.path)
            xdotool("key", UNDO)
            expected = histories(self.stored, [UNDO])
            program.wait_for(expected)
            xdotool("key", "ctrl+q")
            assert program.ended() == 0
        finally:
            program.stop()
        assert expected[-1].explains(stored_history(self.path))

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.startups} of them while the project was opened; {self.keys} keys, "
            f"{self.acknowledged} acknowledged, none of them lost; {self.further} more stored"
        )


def _take_keyboard(program: WatchedProgram, project: Path) -> None:
    """Wait until a project is open, without a question, and all is counted; give the window the keyboard."""
    program.wait_for_line("decided.*Final")
    program.focus(program.wait_for_title(f"^{project.stem}"))


class FailingProgram(WatchedProgram):
    """A program that ends before it shows a window."""

    code = ("-c", "import sys; sys.exit('no display here')")


def test_a_program_that_ends_is_not_waited_for(tmp_path: Path) -> None:
    program = FailingProgram(tmp_path, [])
    begun = time.monotonic()
    with pytest.raises(AssertionError, match=r"ended with 1: \[\]\nno display here"):
        program.wait_for_line("decided")
    assert time.monotonic() - begun < PATIENCE / 2


SHORT = pytest.param(FEW_KILLS, marks=pytest.mark.timeout(240))
LONG = pytest.param(KILLS, marks=[pytest.mark.soak, pytest.mark.timeout(36_000)])


@pytest.mark.parametrize("kills", [SHORT, LONG])
def test_what_the_window_acknowledged_is_stored_when_all_of_it_is_killed(
    fresh: Path, kills: int, capsys: pytest.CaptureFixture[str]
) -> None:
    soak = Soak(fresh, random.Random(SEED))
    for _ in range(kills):
        soak.cycle()
        if soak.kills % 50 == 0:
            with capsys.disabled():
                sys.stdout.write(f"\n{soak}")
    soak.end()
    assert soak.acknowledged > 2 * kills
