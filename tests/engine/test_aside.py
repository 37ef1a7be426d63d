"""Work in a copy of the process."""

import os
import time
from typing import NoReturn

import pytest

from annotally.aside import aside


def test_the_work_is_done_in_another_process_while_this_one_looks_round() -> None:
    looks: list[int] = []

    def work() -> int:
        time.sleep(0.05)
        return os.getpid()

    found = aside(work, lambda: looks.append(os.getpid()))
    assert found != os.getpid()
    assert len(looks) >= 3
    assert set(looks) == {os.getpid()}


def test_what_it_changes_stays_there() -> None:
    held: list[int] = []

    def work() -> int:
        held.append(1)
        return len(held)

    assert aside(work, lambda: None) == 1
    assert held == []


def test_whoever_looks_can_end_it() -> None:
    began = time.monotonic()

    def stop() -> NoReturn:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        aside(lambda: time.sleep(60), stop)
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("death", ["exit", "raise", "unsendable"])
def test_where_the_copy_fails_the_work_is_done_here(death: str) -> None:
    here = os.getpid()

    def work() -> object:
        if os.getpid() != here:
            if death == "exit":
                os._exit(3)
            if death == "raise":
                raise ValueError
            return lambda: None
        return "done here"

    assert aside(work, lambda: None) == "done here"


def test_what_it_raises_is_raised_here() -> None:
    def work() -> NoReturn:
        raise KeyError("gone")

    with pytest.raises(KeyError, match="gone"):
        aside(work, lambda: None)


def test_where_processes_cannot_be_copied_it_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    assert aside(os.getpid, lambda: None) == os.getpid()
