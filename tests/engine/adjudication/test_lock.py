"""The lock of a project where several find that its holder is gone: what came meanwhile is put back."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from annotally.adjudication.lock import Holder, Lock
from projects import a_clock

HOST = os.uname().nodename


@pytest.fixture
def gone() -> Holder:
    """A holder whose program has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return Holder("u", HOST, process.pid, "s")


def put(folder: Path, holder: Holder) -> Path:
    path = folder / ".p.lock"
    path.write_bytes(msgspec.json.encode(holder))
    return path


def test_a_lock_that_came_in_place_of_the_one_that_was_left_is_put_back(tmp_path: Path, gone: Holder) -> None:
    alive = Holder("other", HOST, os.getpid(), "now")
    path = put(tmp_path, alive)
    Lock(str(tmp_path / "p"), a_clock)._clear(gone)
    assert msgspec.json.decode(path.read_bytes(), type=Holder) == alive
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("there", [True, False])
def test_what_was_left_is_taken_away_if_nobody_else_has(tmp_path: Path, gone: Holder, there: bool) -> None:
    if there:
        put(tmp_path, gone)
    Lock(str(tmp_path / "p"), a_clock)._clear(gone)
    assert list(tmp_path.iterdir()) == []


def test_whoever_keeps_coming_first_is_believed(
    tmp_path: Path, gone: Holder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program leaves its lock and dies, again and again: in the end nobody waits for ever."""
    put(tmp_path, gone)
    monkeypatch.setattr(Lock, "_clear", lambda _self, _left: None)
    assert Lock(str(tmp_path / "p"), a_clock).take() == gone


def test_only_its_own_lock_is_given_back(tmp_path: Path) -> None:
    lock = Lock(str(tmp_path / "p"), a_clock)
    assert lock.take() is None
    other = Holder("other", HOST, os.getpid(), "later")
    path = put(tmp_path, other)
    lock.release()
    assert path.exists()
