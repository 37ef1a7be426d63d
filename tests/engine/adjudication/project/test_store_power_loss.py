"""Power lost at any call, with whatever was not synced lost or torn: what was acknowledged is there.

A session is recorded by its own system calls; after each of them the disk may hold many states. Each is
written down, and the project in it opened: it holds what was acknowledged before, or also what was under way.
"""

import random
import shutil
import tempfile
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest

from annotally.adjudication.project import connection as guarded
from annotally.adjudication.project.entries import Entry
from annotally.adjudication.project.input_files import InputFile
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.state import Project, create, open_project
from annotally.formats import durable
from annotally.formats.atomic_write import finish_saves, save_files
from annotally.model.diagnostics import InputRefused
from support.house import MEMORY
from support.power_disk import Disk, State, write_state
from support.power_recorder import Recorder, recorded
from support.projects import DESCRIPTION, a_clock, decide

Ledger = Mapping[EntryKey, Entry]
LONG = [pytest.param((1, 3), id="short"), pytest.param((12, 25), marks=pytest.mark.soak, id="soak")]
"""How often everything is done in a session, and how many states by chance are tried after each call."""
NEW = InputFile("key", "elsewhere/key.v2", "1" * 64)


class LostError(AssertionError):
    """Something that was acknowledged is not there."""


def session(recorder: Recorder, turns: int) -> list[Ledger]:
    """Work in a project; return what it held after each thing that was acknowledged."""
    ledgers: list[Ledger] = []
    project = create(str(recorder.root / "p.annotally"), DESCRIPTION, a_clock)

    def said() -> None:
        ledgers.append(dict(project.ledger))
        recorder.say(len(ledgers) - 1)

    said()
    for turn in range(turns):
        for target in ("a", "b", "c" * 6000):
            decide(project, f"{target} {turn}")
            said()
        for step in (project.undo, project.redo, project.undo):
            step()
            said()
        decide(project, f"d {turn}")
        said()
        project.remember_view({"document": "x" * turn})
        project.keep_tallies("s", {"doc": b"x" * 9000})
        said()
        project = reopened(project)
        many = [(key, None) for key, _ in list(project.ledger)[: turn % 3]]
        command = project.ledger.command("forget", many)
        if command is not None:
            project.do(command)
            said()
    project.close()
    return ledgers


def reopened(project: Project) -> Project:
    project.close()
    return open_project(project.path, now=a_clock)


def crashes(recorder: Recorder, count: int, check: Callable[[Path, int, int], None]) -> int:
    """Lose power after each call; return how many different states were looked at.

    ``check`` gets a folder and the numbers of what was acknowledged last, then and next.
    """
    disk, chance, last = Disk(recorder), random.Random(7), -1
    seen: dict[tuple[int, State], None] = {}
    for event in recorder.events:
        if event[0] == "said":
            last = event[1]
        else:
            disk.do(event)
        for state in disk.states(chance, count):
            if (last, state) in seen:
                continue
            seen[last, state] = None
            with tempfile.TemporaryDirectory(prefix="annotally-power-", dir=MEMORY) as folder:
                write_state(state, recorder.root, Path(folder))
                check(Path(folder), last, last + 1)
    return len(seen)


def holds(ledgers: list[Ledger], name: str = "p.annotally") -> Callable[[Path, int, int], None]:
    """Return what checks that a project holds what was acknowledged, or what came next."""

    def check(folder: Path, last: int, following: int) -> None:
        path = folder / name
        if last < 0 and not path.exists():
            return
        try:
            project = open_project(str(path), now=a_clock)
        except InputRefused as refused:
            raise LostError(f"after {last}: {refused}") from None
        with closing(project):
            mapping = dict(project.ledger)
            if mapping not in ledgers[max(0, last) : following + 1]:
                raise LostError(f"after {last}: {len(mapping)} entries")
            decide(project, "goes on")

    return check


@pytest.mark.parametrize("lengths", LONG)
def test_every_decision_that_was_acknowledged_outlasts_a_loss_of_power(
    tmp_path: Path, lengths: tuple[int, int]
) -> None:
    turns, count = lengths
    with recorded(tmp_path) as recorder:
        contained_session = session(recorder, turns)
    assert {"sync", "sync folder", "write", "create", "remove"} <= {event[0] for event in recorder.events}
    assert crashes(recorder, count, holds(contained_session)) > 100 * turns


def test_decisions_are_lost_where_the_folder_is_not_synced(tmp_path: Path) -> None:
    """The same with SQLite's `synchronous = FULL`: the journal that was removed may come back."""
    real = guarded.connect

    def careless(path: str, *, read_only: bool) -> object:
        connection = real(path, read_only=read_only)
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    with recorded(tmp_path) as recorder, patch("annotally.adjudication.project.store.connect", careless):
        contained_session = session(recorder, 1)
    with pytest.raises(LostError):
        crashes(recorder, 3, holds(contained_session))


def test_a_new_project_is_lost_where_its_folder_is_not_synced(tmp_path: Path) -> None:
    with recorded(tmp_path) as recorder, patch("annotally.formats.durable.sync_folder", lambda _folder: None):
        contained_session = session(recorder, 1)
    with pytest.raises(LostError):
        crashes(recorder, 3, holds(contained_session))


# --- copies


def test_a_backup_is_the_old_one_or_the_new_one_whole(tmp_path: Path) -> None:
    project = create(str(tmp_path / "p.annotally"), DESCRIPTION, a_clock)
    decide(project, "a")
    ledgers: list[Ledger] = [dict(project.ledger)]
    project.copy_to(str(tmp_path / "backup"))
    project.close()
    with recorded(tmp_path) as recorder:
        project = open_project(project.path, now=a_clock)
        recorder.say(0)
        for target in "bc":
            decide(project, target)
            ledgers.append(dict(project.ledger))
            project.copy_to(str(tmp_path / "backup"), [NEW])
            recorder.say(len(ledgers) - 1)
        project.close()
    assert crashes(recorder, 4, holds(ledgers, "backup")) > 50


def test_a_journal_of_what_a_copy_replaces_is_not_played_into_it(tmp_path: Path) -> None:
    """Power was lost while the old project was written; a backup of another goes to its place."""
    with recorded(tmp_path) as recorder:
        contained_session = session(recorder, 1)
    disk, hot = Disk(recorder), 0
    source = create(str(tmp_path / "source.annotally"), DESCRIPTION, a_clock)
    decide(source, "of the source")
    for event in recorder.events:
        if event[0] == "said":
            continue
        disk.do(event)
        state = next(iter(disk.states(random.Random(1), 0)))
        if not any(path.endswith("-journal") and content for path, content in state) or ".part" in str(event):
            continue
        hot += 1
        with tempfile.TemporaryDirectory(prefix="annotally-power-", dir=MEMORY) as folder:
            write_state(state, tmp_path, Path(folder))
            target = Path(folder) / "p.annotally"
            if target.exists():
                source.copy_to(str(target))
                with closing(open_project(str(target), now=a_clock)) as copy:
                    assert dict(copy.ledger) == dict(source.ledger)
                target.unlink()
                shutil.copy(source.path, Path(folder) / "kept")
    source.close()
    assert hot > 5
    assert contained_session


# --- several files


OLD = {"first": b"old 1" * 900, "second": b"old 2", "third": b"old 3" * 500}
CHANGED = {name: content.replace(b"old", b"new") * 2 for name, content in OLD.items()}


@pytest.mark.parametrize("there", [OLD, {"second": OLD["second"]}, {}], ids=["all", "one", "none"])
@pytest.mark.parametrize("count", [6, pytest.param(200, marks=pytest.mark.soak)])
def test_several_files_are_all_new_or_all_as_they_were(
    tmp_path: Path, there: Mapping[str, bytes], count: int
) -> None:
    for name, content in there.items():
        (tmp_path / name).write_bytes(content)
    with recorded(tmp_path) as recorder:
        save_files({str(tmp_path / name): content for name, content in CHANGED.items()})
        recorder.say(0)

    def check(folder: Path, last: int, _following: int) -> None:
        if last < 0:
            finish_saves(folder)
        content = {name: (folder / name).read_bytes() for name in OLD if (folder / name).exists()}
        assert content in (CHANGED,) if last == 0 else content in (CHANGED, dict(there))
        save_files({str(folder / name): b"later" for name in OLD})
        assert {(folder / name).read_bytes() for name in OLD} == {b"later"}

    assert crashes(recorder, count, check) > 20


def test_a_file_alone_and_in_a_new_folder_is_on_disk_once_it_is_said_so(tmp_path: Path) -> None:
    with recorded(tmp_path) as recorder:
        (tmp_path / "new").mkdir()
        save_files({str(tmp_path / "new" / "report"): b"content" * 700})
        recorder.say(0)

    def check(folder: Path, last: int, _following: int) -> None:
        path = folder / "new" / "report"
        if last == 0 or path.exists():
            assert path.read_bytes() == b"content" * 700

    assert crashes(recorder, 6, check) > 3


def test_without_syncing_files_are_lost(tmp_path: Path) -> None:
    (tmp_path / "report").write_bytes(b"old")
    with recorded(tmp_path) as recorder, patch("os.fsync", lambda _descriptor: None):
        save_files({str(tmp_path / "report"): b"content" * 700})
        recorder.say(0)

    def check(folder: Path, last: int, _following: int) -> None:
        content = (folder / "report").read_bytes()
        if content not in ((b"content" * 700,) if last == 0 else (b"content" * 700, b"old")):
            raise LostError

    with pytest.raises((LostError, FileNotFoundError)):
        crashes(recorder, 6, check)
    assert durable.part_name(tmp_path).parent == tmp_path
