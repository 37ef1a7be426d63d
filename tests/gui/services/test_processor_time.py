"""Processor time of other processes, as the system tells it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from annotally_gui.services.processor_time import Turn, turn_of


@pytest.fixture
def start() -> Iterator[Callable[[str], int]]:
    """Start a program in Python; return its number once it has printed a line."""
    begun: list[subprocess.Popen[bytes]] = []

    def make(program: str) -> int:
        begun.append(subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE))
        out = begun[-1].stdout
        assert out is not None
        out.readline()
        return begun[-1].pid

    yield make
    for process in begun:
        process.kill()
        process.communicate()


def turn(process: int) -> Turn:
    result = turn_of(process)
    assert result is not None
    return result


def soon(condition: Callable[[], bool]) -> bool:
    until = time.monotonic() + 20
    while not condition() and time.monotonic() < until:
        time.sleep(0.01)
    return condition()


def test_what_works_spends_time_and_what_is_stopped_does_not(start: Callable[[str], int]) -> None:
    process = start("print(flush=True)\nwhile True: pass")
    previous = turn(process)
    assert previous.ready
    assert soon(lambda: turn(process).spent > previous.spent + 0.1)
    os.kill(process, signal.SIGSTOP)
    assert soon(lambda: not turn(process).ready)
    stopped = turn(process)
    time.sleep(0.1)
    assert turn(process) == stopped


def test_what_waits_is_not_ready(start: Callable[[str], int]) -> None:
    process = start("import time; print(flush=True); time.sleep(60)")
    assert soon(lambda: not turn(process).ready)


def test_a_process_that_is_not_there_has_no_turn() -> None:
    assert turn_of(0) is None
