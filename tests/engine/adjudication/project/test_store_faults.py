"""Faults of disks, folders, files, locks and clocks, caused for real: what was acknowledged is there."""

import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.project.damage import DamagedProject
from annotally.adjudication.project.entries import Choice, Decision, EntryKind
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.rescue import rescue
from annotally.adjudication.project.state import Project, ProjectHeldError, open_project
from annotally.adjudication.project.store import VERSION
from annotally.model.diagnostics import InputRefused
from support.projects import a_clock, decide, made
from support.rights import NOBODY, without_rights

TIMES = {"short": 1, "soak": 40}
LONG = [pytest.param("short"), pytest.param("soak", marks=pytest.mark.soak)]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that belongs to the user without rights."""
    path = Path(tempfile.mkdtemp(prefix="annotally-faults-"))
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
    yield path
    path.chmod(0o755)
    shutil.rmtree(path)


def targets(project: Project) -> list[str]:
    return sorted(key.target for key, _ in project.ledger)


def is_sound(path: str | Path) -> bool:
    connection = sqlite3.connect(path)
    result = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    return bool(result == ("ok",))


# --- the disk is full


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """Let no file of this process grow beyond so many bytes: the system refuses what is written behind."""
    previous = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, previous[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, previous)
        signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.parametrize("times", LONG)
def test_a_disk_that_takes_no_more_refuses_and_keeps_what_was_acknowledged(
    tmp_path: Path, times: str
) -> None:
    chance = random.Random(11)
    for turn in range(3 * TIMES[times]):
        project = made(tmp_path, f"{turn}.annotally")
        decide(project, "first")
        limit = Path(project.path).stat().st_size + chance.randrange(40_000)
        count, text = 0, ""
        with files_up_to(limit):
            while not text and count < 3000:
                try:
                    decide(project, f"more {count}")
                except InputRefused as refused:
                    text = refused.diagnostics[0].found
                else:
                    count += 1
        assert "cannot be written" in text
        assert len(project.ledger) == count + 1
        decide(project, "when there is room again")
        previous_targets = targets(project)
        project.close()
        assert is_sound(project.path)
        second_project = open_project(project.path, now=a_clock)
        assert targets(second_project) == previous_targets
        second_project.close()


def test_a_copy_that_finds_no_room_leaves_nothing_and_replaces_nothing(tmp_path: Path) -> None:
    project = made(tmp_path)
    for number in range(200):
        decide(project, str(number))
    (tmp_path / "copy").write_bytes(b"before")
    with files_up_to(9000), pytest.raises(InputRefused):
        project.copy_to(str(tmp_path / "copy"))
    assert (tmp_path / "copy").read_bytes() == b"before"
    assert not list(tmp_path.glob("*.part"))
    assert not list(tmp_path.glob(".copy*"))
    project.copy_to(str(tmp_path / "copy"))
    assert is_sound(tmp_path / "copy")
    project.close()


# --- the folder is read-only


def test_a_project_in_a_folder_that_is_read_only_can_be_read(folder: Path) -> None:
    with without_rights():
        project = made(folder)
        decide(project, "a")
        project.close()
        folder.chmod(0o555)
        with pytest.raises(InputRefused, match="its folder cannot be written") as refused:
            open_project(project.path, now=a_clock)
        assert "read-only" in refused.value.diagnostics[0].remedy
        reader = open_project(project.path, read_only=True)
        assert targets(reader) == ["a"]
        reader.close()
        with pytest.raises(InputRefused, match="cannot be written"):
            made(folder, "another.annotally")
    assert sorted(path.name for path in folder.iterdir()) == ["p.annotally"]


def test_a_folder_that_becomes_read_only_refuses_and_goes_on_later(folder: Path) -> None:
    with without_rights():
        project = made(folder)
        decide(project, "a")
        folder.chmod(0o555)
        with pytest.raises(InputRefused, match="cannot be"):
            decide(project, "b")
        assert targets(project) == ["a"]
        folder.chmod(0o755)
        decide(project, "c")
        project.close()
        with closing(open_project(project.path, read_only=True)) as reader:
            assert targets(reader) == ["a", "c"]


def test_a_file_that_may_not_be_written_is_refused_and_read(folder: Path) -> None:
    with without_rights():
        project = made(folder)
        decide(project, "a")
        project.close()
        Path(project.path).chmod(0o444)
        result = open_project(project.path, now=a_clock)
        with pytest.raises(InputRefused, match="read-only"):
            decide(result, "b")
        assert targets(result) == ["a"]
        result.close()


# --- the file is removed, replaced, or written by others underneath


def test_a_folder_that_is_removed_underneath_is_noticed_and_all_can_be_saved_elsewhere(
    tmp_path: Path,
) -> None:
    (tmp_path / "folder").mkdir()
    project = made(tmp_path / "folder")
    decide(project, "a")
    shutil.rmtree(tmp_path / "folder")
    with pytest.raises(InputRefused, match="removed, or replaced"):
        decide(project, "b")
    project.copy_to(str(tmp_path / "saved.annotally"))
    project.close()
    saved = open_project(str(tmp_path / "saved.annotally"), now=a_clock)
    assert targets(saved) == ["a"]
    saved.close()


def test_other_content_in_the_same_file_is_noticed_and_not_written_over(tmp_path: Path) -> None:
    """A backup copied over the open project: the file is the same one for the system."""
    project = made(tmp_path)
    decide(project, "a")
    project.copy_to(str(tmp_path / "backup"))
    decide(project, "b")
    content = (tmp_path / "backup").read_bytes()
    Path(project.path).write_bytes(content)
    for _ in range(2):
        with pytest.raises(InputRefused, match="was changed by another program") as refused:
            decide(project, "c")
        assert refused.value.diagnostics[0].remedy == "open the project again"
    assert Path(project.path).read_bytes() == content
    project.close()
    second_project = open_project(project.path, now=a_clock)
    assert targets(second_project) == ["a"]
    second_project.close()


def test_what_is_no_database_any_more_is_not_written_over(tmp_path: Path) -> None:
    project = made(tmp_path)
    decide(project, "a")
    Path(project.path).write_bytes(b"something else" * 1000)
    with pytest.raises(InputRefused):
        decide(project, "b")
    assert targets(project) == ["a"]
    assert Path(project.path).read_bytes() == b"something else" * 1000
    project.close()


def test_two_that_write_in_spite_of_the_lock_never_both_think_it_is_theirs(tmp_path: Path) -> None:
    first = made(tmp_path)
    decide(first, "a")
    (tmp_path / ".p.annotally.lock").unlink()
    second = open_project(first.path, now=a_clock)
    decide(second, "b")
    with pytest.raises(InputRefused, match="was changed by another program"):
        decide(first, "c")
    decide(second, "d")
    first.close()
    second.close()
    second_project = open_project(first.path, now=a_clock)
    assert targets(second_project) == ["a", "b", "d"]
    second_project.close()


# --- locks

_RACER = """
import sys, time
from annotally.adjudication.project.entries import Choice, Decision, EntryKind
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.state import ProjectHeldError, open_project
from annotally.model.diagnostics import InputRefused
path, name, begin = sys.argv[1], sys.argv[2], float(sys.argv[3])
time.sleep(max(0, begin - time.time()))
try:
    project = open_project(path)
    for number in range(20):
        key = EntryKey(EntryKind.DECISION, name, str(number))
        project.do(project.ledger.command("decide", [(key, Decision(Choice.NEITHER))]))
        print(f"{name} {number}", flush=True)
    sys.stdin.readline()
except ProjectHeldError:
    print("held", flush=True)
except InputRefused as refused:
    print("refused", refused, flush=True)
"""


def _rest(racer: "subprocess.Popen[str]") -> list[str]:
    """Let a process end, and return the lines it still says."""
    assert racer.stdin is not None
    assert racer.stdout is not None
    racer.stdin.close()
    lines = racer.stdout.read().split("\n")
    racer.stdout.close()
    racer.wait()
    return [line for line in lines if line]


@pytest.mark.parametrize("times", LONG)
def test_of_many_that_take_over_a_lock_at_once_one_has_it(tmp_path: Path, times: str) -> None:
    """A program died with its lock; several open its project in the same moment."""
    for turn in range(TIMES[times]):
        project = made(tmp_path, f"{turn}.annotally")
        project.close()
        gone = subprocess.Popen([sys.executable, "-c", ""])
        gone.wait()
        left = b'{"user":"u","host":"%s","process":%d,"since":"s"}'
        (tmp_path / f".{turn}.annotally.lock").write_bytes(left % (os.uname().nodename.encode(), gone.pid))
        begin = str(time.time() + 1.5)
        racers = [
            subprocess.Popen(
                [sys.executable, "-c", _RACER, project.path, f"racer {number}", begin],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for number in range(4)
        ]
        first = [racer.stdout.readline().strip() for racer in racers if racer.stdout is not None]
        lines = [line for start, racer in zip(first, racers, strict=True) for line in (start, *_rest(racer))]
        acknowledged = [line for line in lines if line.startswith("racer")]
        assert sum(line == "held" for line in first) == 3, lines
        second_project = open_project(project.path, now=a_clock)
        assert sorted(f"{key.document} {key.target}" for key, _ in second_project.ledger) == sorted(
            acknowledged
        )
        assert len(acknowledged) == 20
        second_project.close()
        assert not list(tmp_path.glob(".*.lock*"))


def test_a_drive_without_links_has_locks_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    project = made(tmp_path)
    with pytest.raises(ProjectHeldError):
        open_project(project.path, now=a_clock)
    project.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["p.annotally"]


# --- clocks


def test_a_clock_that_goes_backwards_changes_neither_order_nor_what_is_kept(tmp_path: Path) -> None:
    """Every decision is earlier than the one before; undo and redo follow what was done, not the time."""
    hours = iter(range(23, -1, -1))
    project = open_project(made_and_closed(tmp_path), now=lambda: f"2026-01-01T{next(hours):02}:00:00Z")
    for number in range(20):
        entry = Decision(Choice.NEITHER, at=f"2026-01-01T{20 - number:02}:00:00Z")
        key = EntryKey(EntryKind.DECISION, "doc", f"{number:02}")
        command = project.ledger.command(str(number), [(key, entry)], at=entry.at)
        assert command is not None
        project.do(command)
    project.close()
    second_project = open_project(project.path, now=lambda: "1970-01-01T00:00:00Z")
    undone = [command.label for command in iter(second_project.undo, None)]
    assert undone == [str(number) for number in range(19, -1, -1)]
    redone = [command.label for command in iter(second_project.redo, None)]
    assert redone == undone[::-1]
    assert len(second_project.ledger) == 20
    second_project.close()


def made_and_closed(folder: Path) -> str:
    project = made(folder)
    project.close()
    return project.path


# --- versions, and damage


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_project_of_an_older_version_is_brought_up_and_still_read_where_it_may_not_be_written(
    tmp_path: Path, version: int
) -> None:
    project = made(tmp_path)
    decide(project, "a")
    project.close()
    connection = sqlite3.connect(project.path)
    connection.execute("DROP TABLE texts")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    reader = open_project(project.path, read_only=True)
    assert targets(reader) == ["a"]
    assert reader.texts == {}
    reader.close()
    second_project = open_project(project.path, now=a_clock)
    assert targets(second_project) == ["a"]
    second_project.close()
    connection = sqlite3.connect(project.path)
    assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert connection.execute("SELECT count(*) FROM texts").fetchone() == (0,)
    connection.close()


def test_a_project_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = Path(made_and_closed(tmp_path))
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    previous_content = path.read_bytes()
    for read_only in (False, True):
        with pytest.raises(InputRefused, match="newer version") as refused:
            open_project(str(path), read_only=read_only, now=a_clock)
        assert "newer Annotally" in refused.value.diagnostics[0].remedy
    assert path.read_bytes() == previous_content
    assert sorted(path.name for path in tmp_path.iterdir()) == ["p.annotally"]


@pytest.fixture(scope="module")
def project_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a project with 200 decisions."""
    project = made(tmp_path_factory.mktemp("sound"))
    for number in range(200):
        decide(project, f"{number:03}")
    project.close()
    return Path(project.path).read_bytes()


def damaged_everywhere(content: bytes, place: int, length: int, value: int, *, cut: bool) -> bytes:
    at = place % len(content)
    return content[:at] if cut else content[:at] + bytes([value]) * length + content[at + length :]


def survives(content: bytes) -> str:
    """Open damaged bytes: say what came of it. The file is as it was unless it could be used."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "p.annotally"
        path.write_bytes(content)
        try:
            project = open_project(str(path), now=a_clock)
        except DamagedProject:
            assert path.read_bytes() == content
            try:
                count = rescue(str(path), f"{folder}/rescued").entries
            except InputRefused:
                assert not Path(f"{folder}/rescued").exists()
            else:
                assert 0 <= count <= 200
                assert is_sound(f"{folder}/rescued")
            assert path.read_bytes() == content
            return "rescued"
        except InputRefused:
            assert path.read_bytes() == content
            return "refused"
        assert len(project.ledger) <= 200
        project.close()
        return "opened"


@settings(deadline=None, max_examples=60)
@given(
    place=st.integers(0, 10**6),
    length=st.integers(1, 5000),
    value=st.integers(0, 255),
    cut=st.booleans(),
)
def test_damage_anywhere_is_refused_or_rescued_and_never_anything_else(
    project_bytes: bytes, place: int, length: int, value: int, cut: bool
) -> None:
    content = damaged_everywhere(project_bytes, place, length, value, cut=cut)
    assert survives(content) in ("rescued", "refused", "opened")


def test_whole_pages_that_are_gone_are_damage_that_can_be_rescued(project_bytes: bytes) -> None:
    values = set()
    for page in range(2, len(project_bytes) // 4096):
        content = damaged_everywhere(project_bytes, page * 4096, 4096, 0xFF, cut=False)
        values.add(survives(content))
    assert "rescued" in values
    assert values <= {"rescued", "opened"}
