"""Locks that somebody left: what the system knows to be gone is taken, the others by who knows better."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from annotally.adjudication.project.lock import Holder, Lock
from annotally.adjudication.project.state import ProjectHeldError, open_project
from annotally.model.diagnostics import InputRefused
from support.projects import a_clock, decide, made

SINCE = "2026-01-01T00:00:00Z"
FAR = Holder("ada", "far.example", 7, SINCE)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    made(tmp_path).close()
    return tmp_path / "p.annotally"


@pytest.fixture
def running() -> Iterator[int]:
    """The number of a process of another program, which runs."""
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    yield process.pid
    process.communicate()


def leave(project: Path, holder: Holder) -> Path:
    lock = project.with_name(f".{project.name}.lock")
    lock.write_bytes(msgspec.json.encode(holder))
    return lock


def test_a_lock_says_when_its_process_began(project: Path) -> None:
    with closing(open_project(str(project), now=a_clock)):
        lock = project.with_name(f".{project.name}.lock")
        first = msgspec.json.decode(lock.read_bytes(), type=Holder)
    assert first.process == os.getpid()
    boot, tick = first.started.split(":")
    assert boot == Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    assert int(tick) > 0


def test_a_process_with_the_number_of_one_that_is_gone_holds_nothing(project: Path, running: int) -> None:
    lock = leave(project, Holder("ada", socket.gethostname(), running, SINCE, "another boot:1"))
    open_project(str(project), now=a_clock).close()
    assert not lock.exists()


def holding(project: Path) -> "subprocess.Popen[str]":
    """Start a process that takes the lock, says so in a line, and runs until it is given one."""
    script = (
        "import sys; from annotally.adjudication.project.lock import Lock; "
        "lock = Lock(sys.argv[1], lambda: 's'); lock.take(); print('held', flush=True); input()"
    )
    command = [sys.executable, "-c", script, str(project)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_a_process_that_has_ended_and_was_not_waited_for_holds_nothing(project: Path) -> None:
    """The worker of a window that was killed with it keeps its number until the system has noticed."""
    with holding(project) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        process.kill()
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)  # ended, and still not reaped
        os.kill(process.pid, 0)
        open_project(str(project), now=a_clock).close()


def test_a_process_that_began_when_the_lock_says_holds_it(project: Path, running: int) -> None:
    with holding(project) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(ProjectHeldError) as refusal:
            open_project(str(project), now=a_clock)
        assert refusal.value.holder.process == process.pid
        process.communicate()


@pytest.mark.parametrize("process", [0, -1, 2**70])
def test_a_number_that_no_process_has_holds_nothing(project: Path, process: int) -> None:
    lock = project.with_name(f".{project.name}.lock")
    content = {"user": "u", "host": socket.gethostname(), "process": process, "since": SINCE}
    lock.write_bytes(
        msgspec.json.encode(content) if process < 2**63 else b'{"process":1180591620717411303424}'
    )
    open_project(str(project), now=a_clock).close()
    assert not lock.exists()


def test_the_lock_of_another_host_says_who_holds_it_and_is_taken_over_by_who_knows(project: Path) -> None:
    lock = leave(project, FAR)
    with pytest.raises(ProjectHeldError, match=r"ada on far\.example since 2026-01-01T00:00:00Z, process 7"):
        open_project(str(project), now=a_clock)
    with closing(open_project(str(project), now=a_clock, over=FAR)) as result:
        decide(result, "a")
        assert msgspec.json.decode(lock.read_bytes(), type=Holder).process == os.getpid()
    assert not lock.exists()


def test_a_lock_that_is_somebody_elses_by_now_is_not_taken_over(project: Path) -> None:
    leave(project, FAR)
    for other_holder in (Holder("bo", "far.example", 7, SINCE), Holder("ada", "far.example", 7, "later")):
        with pytest.raises(ProjectHeldError) as refusal:
            open_project(str(project), now=a_clock, over=other_holder)
        assert refusal.value.holder == FAR


def test_who_was_believed_gone_and_is_not_writes_nothing_more(tmp_path: Path) -> None:
    first = made(tmp_path)
    decide(first, "a")
    with pytest.raises(ProjectHeldError) as refusal:
        open_project(first.path, now=a_clock)
    second = open_project(first.path, now=a_clock, over=refusal.value.holder)
    decide(second, "b")
    with pytest.raises(InputRefused, match="was changed by another program"):
        decide(first, "c")
    first.close()
    assert list(tmp_path.glob(".*.lock")) or second._lock is not None
    second.close()
    with closing(open_project(first.path, now=a_clock)) as again:
        assert [key.target for key, _ in again.ledger] == ["a", "b"]


def test_a_lock_that_is_no_file_is_not_waited_for(project: Path) -> None:
    os.mkfifo(project.with_name(f".{project.name}.lock"))
    assert Lock(str(project), a_clock).take() is None
