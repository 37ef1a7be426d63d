"""Projects: on disk once acknowledged, undone across restarts, and sound whatever goes wrong."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from annotally.adjudication.project.entries import Choice, Decision, Edited, Entry, EntryKind
from annotally.adjudication.project.input_files import InputFile
from annotally.adjudication.project.ledger import EntryKey, StaleError
from annotally.adjudication.project.rescue import rescue
from annotally.adjudication.project.state import Project, ProjectHeldError, open_project
from annotally.adjudication.project.store import VERSION, Store
from annotally.model.diagnostics import InputRefused
from support.builders import slot
from support.projects import DESCRIPTION, TAKE_A, a_clock, decide, made

TAKE_NONE = Decision(Choice.NEITHER, by="x")
WRITTEN = Decision(Choice.EDITED, edited=Edited(slot=slot("name", "Ada Quill")))
KILLS = {"short": 3, "soak": 200}


class Projects(RuleBasedStateMachine):
    """A project that is closed and opened again between any two commands, beside its states."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.project = made(Path(self.folder.name))
        self.states: list[dict[EntryKey, Entry]] = [{}]
        self.position = 0

    @rule(about=st.sampled_from("abc"), entry=st.sampled_from([None, TAKE_A, TAKE_NONE, WRITTEN]))
    def decide(self, about: str, entry: Entry | None) -> None:
        key = EntryKey(EntryKind.DECISION, "doc", about)
        command = self.project.ledger.command("decide", [(key, entry)])
        if command is None:
            return
        self.project.do(command)
        current_other_states = {
            name: other_state for name, other_state in self.states[self.position].items() if name != key
        }
        if entry is not None:
            current_other_states[key] = entry
        self.position += 1
        self.states = [*self.states[: self.position], current_other_states]

    @rule()
    def undo(self) -> None:
        command = self.project.undo()
        assert (command is None) == (self.position == 0)
        self.position -= command is not None

    @rule()
    def redo(self) -> None:
        command = self.project.redo()
        assert (command is None) == (self.position == len(self.states) - 1)
        self.position += command is not None

    @rule()
    def restart(self) -> None:
        self.project.close()
        self.project = open_project(str(Path(self.folder.name) / "p.annotally"), now=a_clock)

    @invariant()
    def holds_what_it_should(self) -> None:
        assert dict(self.project.ledger) == self.states[self.position]

    def teardown(self) -> None:
        while self.project.undo():
            pass
        assert len(self.project.ledger) == 0
        self.project.close()
        self.folder.cleanup()


Projects.TestCase.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)
TestProjects = Projects.TestCase


def reopened(project: Project) -> Project:
    project.close()
    return open_project(project.path, now=a_clock)


def test_what_is_compared_is_kept(tmp_path: Path) -> None:
    project = made(tmp_path)
    project.remember_view({"document": "d", "scroll": 7})
    moved = InputFile("key", "elsewhere/key.v2", "1" * 64)
    project.relocate([moved])
    project = reopened(project)
    assert project.description.inputs == (moved,)
    assert project.description.task == DESCRIPTION.task
    assert project.view == {"document": "d", "scroll": 7}
    project.close()


def test_tallies_are_kept_under_their_signature_alone(tmp_path: Path) -> None:
    project = made(tmp_path)
    project.keep_tallies("one", {"d": b"1", "e": b"2"})
    project.keep_tallies("one", {"d": b"3"})
    with closing(reopened(project)) as again:
        assert again.tallies("one") == {"d": b"3", "e": b"2"}
    project = open_project(project.path, read_only=True)
    assert project.tallies("two") == {}
    project.close()
    project = open_project(project.path, now=a_clock)
    project.keep_tallies("two", {"d": b"4"})
    assert project.tallies("one") == {}
    project.close()


def test_a_command_that_does_not_fit_changes_neither_file_nor_ledger(tmp_path: Path) -> None:
    project = made(tmp_path)
    command = decide(project, "a")
    with pytest.raises(StaleError):
        project.do(command)
    assert len(project.ledger) == 1
    with closing(reopened(project)) as again:
        assert len(again.ledger) == 1


# --- one window at a time


def test_a_second_window_is_told_who_has_it_and_may_read(tmp_path: Path) -> None:
    project = made(tmp_path)
    decide(project, "a")
    with pytest.raises(ProjectHeldError) as refusal:
        open_project(project.path, now=a_clock)
    assert refusal.value.holder.process == os.getpid()
    assert "since 2026-01-01T00:00:00Z" in str(refusal.value)
    reader = open_project(project.path, read_only=True)
    assert reader.read_only
    assert len(reader.ledger) == 1
    with pytest.raises(InputRefused, match="open read-only"):
        decide(reader, "b")
    with pytest.raises(InputRefused, match="open read-only"):
        reader.undo()
    assert len(reader.ledger) == 1
    reader.close()
    project.close()
    open_project(project.path, now=a_clock).close()


@pytest.mark.parametrize("left", [b"", b"{}", b'{"user":"u","host":"%s","process":%d,"since":"s"}'])
def test_the_lock_of_a_program_that_is_gone_is_taken_over(tmp_path: Path, left: bytes) -> None:
    project = made(tmp_path)
    project.close()
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    lock = tmp_path / ".p.annotally.lock"
    lock.write_bytes(left % (os.uname().nodename.encode(), gone.pid) if b"%" in left else left)
    open_project(project.path, now=a_clock).close()
    assert not lock.exists()


def test_the_lock_of_another_machine_is_believed(tmp_path: Path) -> None:
    project = made(tmp_path)
    project.close()
    (tmp_path / ".p.annotally.lock").write_bytes(b'{"user":"u","host":"far.example","process":1,"since":"s"}')
    with pytest.raises(ProjectHeldError, match=r"u on far\.example since s"):
        open_project(project.path)


# --- what can go wrong


def test_a_full_disk_takes_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    project = made(tmp_path)
    decide(project, "a")
    pages = project._store._connection.execute("PRAGMA page_count").fetchone()[0]
    project._store._connection.execute(f"PRAGMA max_page_count = {pages}")
    entered = (decide(project, f"more {number}") for number in range(10_000))
    with pytest.raises(InputRefused, match="the disk is full"):
        list(entered)
    kept_mapping = dict(project.ledger)
    assert len(kept_mapping) > 1
    project = reopened(project)
    assert dict(project.ledger) == kept_mapping
    decide(project, "after")
    project.close()


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_gone_is_noticed_before_anything_is_acknowledged(
    tmp_path: Path, replaced: bool
) -> None:
    project = made(tmp_path)
    decide(project, "a")
    Path(project.path).rename(tmp_path / "elsewhere")
    if replaced:
        Path(project.path).write_bytes(b"another")
    with pytest.raises(InputRefused, match="removed, or replaced"):
        decide(project, "b")
    assert [key.target for key, _ in project.ledger] == ["a"]
    project.copy_to(str(tmp_path / "saved.annotally"))
    project.close()
    saved = open_project(str(tmp_path / "saved.annotally"), now=a_clock)
    assert [key.target for key, _ in saved.ledger] == ["a"]
    saved.close()


def test_a_file_in_use_elsewhere_refuses_and_then_goes_on(tmp_path: Path) -> None:
    project = made(tmp_path)
    project._store._connection.execute("PRAGMA busy_timeout = 10")
    second = sqlite3.connect(project.path, isolation_level=None)
    second.execute("BEGIN EXCLUSIVE")
    with pytest.raises(InputRefused, match="in use by another program"):
        decide(project, "a")
    second.close()
    decide(project, "a")
    assert len(project.ledger) == 1
    project.close()


def test_a_disk_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    project = made(tmp_path)
    project._store._connection.execute("PRAGMA query_only = 1")
    with pytest.raises(InputRefused, match="read-only"):
        decide(project, "a")
    assert len(project.ledger) == 0
    project.close()


def test_a_clock_that_goes_back_does_not_matter(tmp_path: Path) -> None:
    project = made(tmp_path)
    decide(project, "a", Decision(Choice.NEITHER, at="2026-05-05T00:00:00Z"))
    decide(project, "b", Decision(Choice.NEITHER, at="2020-05-05T00:00:00Z"))
    project = reopened(project)
    assert project.undo() is not None
    assert [key.target for key, _ in project.ledger] == ["a"]
    project.close()


def test_a_damaged_file_is_refused_untouched_and_rescued(tmp_path: Path) -> None:
    project = made(tmp_path)
    for number in range(300):
        decide(project, f"t{number:03}")
    project.close()
    path = Path(project.path)
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = b"\xff" * 4096
    path.write_bytes(data)
    with pytest.raises(InputRefused, match="is damaged"):
        open_project(str(path), now=a_clock)
    assert path.read_bytes() == bytes(data)
    count = rescue(str(path), str(tmp_path / "rescued.annotally")).entries
    assert path.read_bytes() == bytes(data)
    rescued = open_project(str(tmp_path / "rescued.annotally"), now=a_clock)
    assert 0 < len(rescued.ledger) == count <= 300
    assert rescued.description == DESCRIPTION
    rescued.close()


def test_what_cannot_be_rescued_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"no database at all" * 100)
    with pytest.raises(InputRefused, match="damaged, or not a project"):
        rescue(str(tmp_path / "x"), str(tmp_path / "y"))
    assert not (tmp_path / "y").exists()


@pytest.mark.parametrize("content", [b"", b"SQLite", b"SQLite format 3\0" + bytes(4000), b"{}" * 5000])
def test_what_is_no_project_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.annotally"
    path.write_bytes(content)
    with pytest.raises(InputRefused, match=r"project"):
        open_project(str(path), now=a_clock)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        (f"PRAGMA user_version = {VERSION + 1}", "of a newer version"),
        ("PRAGMA application_id = 7", "the mark of Annotally is missing"),
        ("PRAGMA application_id = 7; DROP TABLE commands", "is not a project of Annotally"),
        ("DELETE FROM facts", "is damaged"),
        ("INSERT INTO entries VALUES ('decision', 'd', 't', '{')", "is damaged"),
        ("INSERT INTO entries VALUES ('kind', 'd', 't', '{}')", "is damaged"),
        ("DROP TABLE commands", "lacks 'commands'"),
    ],
)
def test_a_file_of_another_making_is_refused(tmp_path: Path, statement: str, words: str) -> None:
    project = made(tmp_path)
    project.close()
    connection = sqlite3.connect(project.path)
    connection.executescript(statement)
    connection.close()
    with pytest.raises(InputRefused, match=words):
        open_project(project.path, now=a_clock)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["p.annotally"]


def test_no_file_is_made_over_another(tmp_path: Path) -> None:
    made(tmp_path).close()
    with pytest.raises(InputRefused, match="exists already"):
        made(tmp_path)
    with pytest.raises(InputRefused, match="cannot be written"):
        made(tmp_path / "nowhere")
    with pytest.raises(InputRefused, match="no such file"):
        open_project(str(tmp_path / "q.annotally"))


# --- killed at any instant

_DECIDER = """
import sys
from annotally.adjudication.project.entries import Choice, Decision, EntryKind
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.state import open_project
project = open_project(sys.argv[1])
print("ready", flush=True)
for number in range(1000):
    key = EntryKey(EntryKind.DECISION, "doc", f"{number % 97}")
    entry = Decision(Choice.TAKE, (number % 2,), reason=str(number))
    project.do(project.ledger.command("decide", [(key, entry)]))
    print(number, flush=True)
"""


def _killed(project: Path, chance: random.Random) -> int:
    """Decide in another process, kill it, and return the number of the last decision it acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-c", _DECIDER, str(project)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(chance.random() * 0.4)
    process.send_signal(signal.SIGKILL)
    heard = process.stdout.read().split("\n")
    process.stdout.close()
    process.wait()
    return max((int(line) for line in heard[:-1]), default=-1)


@pytest.mark.parametrize("times", ["short", pytest.param("soak", marks=pytest.mark.soak)])
def test_whoever_is_killed_has_lost_nothing_that_was_acknowledged(tmp_path: Path, times: str) -> None:
    chance = random.Random(5)
    for turn in range(KILLS[times]):
        made(tmp_path, f"{turn}.annotally").close()
        last = _killed(tmp_path / f"{turn}.annotally", chance)
        project = open_project(str(tmp_path / f"{turn}.annotally"), now=a_clock)
        reasons = sorted(int(e.reason) for _, e in project.ledger if isinstance(e, Decision))
        # The one under way may be there too: it was written, and the process died before it could say so.
        assert reasons in [
            sorted({n % 97: n for n in range(count)}.values()) for count in (last + 1, last + 2)
        ]
        connection = sqlite3.connect(project.path)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
        project.close()


def test_what_was_looked_at_is_read_again_only_where_the_file_has_changed(tmp_path: Path) -> None:
    project = made(tmp_path)
    decide(project, "a")
    project.close()
    looked = open_project(project.path, read_only=True)
    looked.close()
    second_project = open_project(project.path, earlier=looked)
    assert second_project.ledger is looked.ledger
    decide(second_project, "b")
    decide(second_project, "b", None)
    second_project.close()
    later = open_project(project.path, earlier=looked)
    assert later.ledger is not looked.ledger
    assert dict(later.ledger).keys() == {EntryKey(EntryKind.DECISION, "doc", "a")}
    later.close()


def test_what_is_still_as_it_was_is_not_searched_for_damage_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = made(tmp_path)
    decide(project, "a")
    project.close()
    looked = open_project(project.path, read_only=True)
    looked.close()
    searched: list[bool] = []
    check = Store._check
    monkeypatch.setattr(
        Store, "_check", lambda store, *, whole: (searched.append(whole), check(store, whole=whole))[1]
    )
    open_project(project.path, earlier=looked).close()
    open_project(project.path).close()
    second_project = open_project(project.path)
    decide(second_project, "b")
    second_project.close()
    open_project(project.path, earlier=looked).close()
    assert searched == [False, True, True, True]


@pytest.mark.parametrize(
    "label", ["plain", 'with "quotes" and \\', "Entscheidungen übernehmen ✓", "ü" * 2000, ""]
)
def test_what_can_be_undone_is_told_as_it_was_labelled(tmp_path: Path, label: str) -> None:
    project = made(tmp_path)
    command = project.ledger.command(label, [(EntryKey(EntryKind.DECISION, "doc", "a"), TAKE_A)])
    assert command is not None
    project.do(command)
    assert (project.undoable, project.redoable) == (label, "")
    project.undo()
    assert (project.undoable, project.redoable) == ("", label)
    project.close()
