"""Tables worked out by a copy of the process are those worked out here, whatever befalls the copy."""

import os
import threading
from pathlib import Path

import pytest

import event_samples
from annotally import apart
from annotally.comparison import TOTAL, RowKey, UnitComparison
from annotally.methods.event_mentions import EventMentionComparer
from annotally.scoring.families import AnyTally
from annotally.scoring.mentions import MentionTally
from annotally.workspace import Workspace

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
"""Where tests run in several processes, each has a second thread, and it is said that copying it may hang."""

DOCUMENTS = tuple(f"d{number}" for number in range(7))


@pytest.fixture
def few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "is_possible", lambda count: count >= 4)


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the documents that this process compares, as they come."""
    found: list[str] = []
    compare = EventMentionComparer.compare

    def noted(self: EventMentionComparer, document: str, *rest: object) -> UnitComparison:
        found.append(document)
        return compare(self, document, *rest)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(EventMentionComparer, "compare", noted)
    return found


def corpus(folder: Path) -> Workspace:
    """Open seven documents in which more and more is missing."""
    folder.mkdir()
    gold = {name: event_samples.mentions("t1", "t2,t3", "t5") for name in DOCUMENTS}
    system = {name: event_samples.mentions(*["t1", "t3", "t6"][: n % 4]) for n, name in enumerate(DOCUMENTS)}
    return event_samples.opened(folder, gold, system)


def tally(document: str) -> dict[RowKey, AnyTally]:
    return {TOTAL: MentionTally(0, 0, len(document), 0, 0, 0)}


def test_two_processes_come_to_what_one_does(
    tmp_path: Path, few_are_many: None, compared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del few_are_many
    by_two = corpus(tmp_path / "two")
    found = by_two.comparison()
    assert compared == list(DOCUMENTS[:4])
    assert list(found.units) == list(DOCUMENTS)
    monkeypatch.setattr(apart, "is_possible", lambda count: count > len(DOCUMENTS))
    alone = corpus(tmp_path / "one").comparison()
    assert {name: unit.table for name, unit in found.units.items()} == {
        name: unit.table for name, unit in alone.units.items()
    }
    assert found.table == alone.table
    assert found == alone  # which asks for all nodes
    assert by_two.unit("d6") is found.units["d6"]


def test_what_was_compared_before_is_not_compared_again(
    tmp_path: Path, few_are_many: None, compared: list[str]
) -> None:
    del few_are_many
    workspace = corpus(tmp_path / "one")
    unit = workspace.unit("d5")
    found = workspace.comparison()
    assert found.units["d5"] is unit
    assert sorted(compared) == sorted(DOCUMENTS)


def test_the_tables_of_a_copy_that_fails_are_worked_out_here(
    tmp_path: Path, few_are_many: None, compared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del few_are_many
    here, compare = os.getpid(), EventMentionComparer.compare

    def failing(self: EventMentionComparer, document: str, *rest: object) -> UnitComparison:
        if os.getpid() != here and document == "d5":
            raise MemoryError
        return compare(self, document, *rest)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(EventMentionComparer, "compare", failing)
    found = corpus(tmp_path / "one").comparison()
    assert compared == list(DOCUMENTS) == list(found.units)


def test_without_a_copy_nothing_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_fork() -> int:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(os, "fork", no_fork)
    with apart.worked_out_apart(["a"], tally) as tables:
        assert tables() == {}


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the numbers of the processes that are made, as they come."""
    found: list[int] = []
    fork = os.fork

    def noted() -> int:
        found.append(fork())
        return found[-1]

    monkeypatch.setattr(os, "fork", noted)
    return found


def test_a_copy_answers_and_does_not_outlive_what_asked_for_it(copies: list[int]) -> None:
    with apart.worked_out_apart(["a", "bc"], tally) as tables:
        assert tables() == {"a": tally("a"), "bc": tally("bc")}
    with pytest.raises(ChildProcessError):
        os.waitpid(copies[0], os.WNOHANG)


def test_a_copy_nobody_waits_for_is_ended(copies: list[int]) -> None:
    held, holding = os.pipe()

    def endless(document: str) -> dict[RowKey, AnyTally]:
        os.read(held, 1)  # for ever: nothing is written
        return tally(document)

    with apart.worked_out_apart(["a"], endless):
        pass
    os.close(held)
    os.close(holding)
    with pytest.raises(ChildProcessError):
        os.waitpid(copies[0], os.WNOHANG)


def test_a_process_is_copied_only_where_that_is_safe_and_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    assert apart.is_possible(apart.MANY)
    assert not apart.is_possible(apart.MANY - 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert not apart.is_possible(apart.MANY)
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert not apart.is_possible(apart.MANY)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(threading, "active_count", lambda: 2)
    assert not apart.is_possible(apart.MANY)
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    monkeypatch.setattr("sys.platform", "darwin")
    assert not apart.is_possible(apart.MANY)
