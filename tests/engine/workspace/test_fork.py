"""Tables worked out by a copy of the process are those worked out here, whatever befalls the copy."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest

from annotally.comparison.result import Sides
from annotally.methods.event_mentions import checks
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.methods.event_mentions.sides import EventSide
from annotally.workspace import facade
from annotally.workspace import fork as apart
from annotally.workspace.facade import Workspace
from annotally.workspace.uncompared import differences
from support import event_samples

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
"""Where tests run in several processes, each has a second thread, and it is said that copying it may hang."""

T = TypeVar("T")

DOCUMENTS = tuple(f"d{number}" for number in range(7))


@pytest.fixture
def few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "is_worth_forking", lambda count, jobs=None: count >= 4 and jobs != 1)
    monkeypatch.setattr(apart, "is_safe", lambda: True)
    monkeypatch.setattr(facade, "WORTH_A_COPY", 1)


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the documents that this process compares, as they come."""
    texts: list[str] = []
    visible_sides = EventMentionComparer.visible_sides

    def noted(self: EventMentionComparer, document: str, sides: Sides) -> tuple[EventSide, EventSide]:
        texts.append(document)
        return visible_sides(self, document, sides)

    monkeypatch.setattr(EventMentionComparer, "visible_sides", noted)
    return texts


def corpus(folder: Path) -> Workspace:
    """Open seven documents in which more and more is missing."""
    folder.mkdir()
    gold = {name: event_samples.mentions("t1", "t2,t3", "t5") for name in DOCUMENTS}
    system = {name: event_samples.mentions(*["t1", "t3", "t6"][: n % 4]) for n, name in enumerate(DOCUMENTS)}
    return event_samples.opened(folder, gold, system)


def test_two_processes_come_to_what_one_does(
    tmp_path: Path, few_are_many: None, compared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del few_are_many
    by_two = corpus(tmp_path / "two")
    comparison = by_two.comparison()
    assert compared == list(DOCUMENTS[:4])
    assert list(comparison.units) == list(DOCUMENTS)
    monkeypatch.setattr(apart, "is_worth_forking", lambda *_: False)
    alone = corpus(tmp_path / "one").comparison()
    assert {name: unit.table for name, unit in comparison.units.items()} == {
        name: unit.table for name, unit in alone.units.items()
    }
    assert comparison.table == alone.table
    assert comparison == alone  # which asks for all nodes
    assert by_two.unit("d6") is comparison.units["d6"]


@pytest.mark.parametrize("jobs", [1, 2, 3, 7, 40])
def test_totals_are_the_same_by_any_number_of_processes(
    tmp_path: Path, few_are_many: None, compared: list[str], jobs: int
) -> None:
    del few_are_many
    totals, steps = corpus(tmp_path / "some"), list[tuple[int, int]]()
    comparison = totals.totals(lambda done, total, _words: steps.append((done, total)), jobs)
    here = {1: 7, 2: 4, 3: 3, 7: 2, 40: 1}[jobs]
    assert compared == list(DOCUMENTS[:here]), "the others were compared in copies"
    assert steps == [(done + 1, here) for done in range(here)]
    alone = corpus(tmp_path / "alone").comparison()
    assert list(comparison.units) == list(DOCUMENTS)
    assert list(comparison.table.items()) == list(alone.table.items()), "in the same order of rows"
    assert comparison == alone  # which asks for all nodes


def test_a_corpus_of_few_annotations_is_not_divided(tmp_path: Path, compared: list[str]) -> None:
    corpus(tmp_path / "small").totals(jobs=2)
    assert compared == list(DOCUMENTS)


def test_documents_are_divided_without_making_their_annotations(
    tmp_path: Path, few_are_many: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    del few_are_many
    workspace = corpus(tmp_path / "all")
    monkeypatch.delattr(Sides, "instances")
    assert workspace.divide(DOCUMENTS, 2) == [list(DOCUMENTS[:4]), list(DOCUMENTS[4:])]


@pytest.mark.parametrize("fails", [False, True])
def test_findings_of_two_processes_are_those_of_one(
    tmp_path: Path, few_are_many: None, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    del few_are_many
    looked_at, process = list[int](), os.getpid()

    def noting(function: Callable[..., T]) -> Callable[..., T]:
        def noted(*arguments: object) -> T:
            looked_at.append(1)
            if fails and os.getpid() != process:
                os._exit(1)
            return function(*arguments)

        return noted

    monkeypatch.setattr(checks, "twins", noting(checks.twins))
    monkeypatch.setattr(differences, "columns_agree", noting(lambda *_: False))
    by_two = with_findings(tmp_path)
    assert len(looked_at) == (6 if not fails else 14), "both sides of the first half, and of all"
    looked_at.clear()
    by_two_findings = list(by_two.warnings)
    assert len(looked_at) == (3 if not fails else 7)
    monkeypatch.setattr(apart, "is_worth_forking", lambda *_: False)
    (tmp_path / "tokens").rename(tmp_path / "tables")
    alone = with_findings(tmp_path)
    assert by_two_findings == list(alone.warnings)
    assert sum("on the same tokens" in str(finding) for finding in by_two_findings) == 14
    assert sum("not compared" in str(finding) for finding in by_two_findings) == 1


def with_findings(folder: Path) -> Workspace:
    """Open seven documents with twins on both sides, and with texts that differ and are not compared."""
    gold = {name: event_samples.mentions("t1", "t2", "t1") for name in DOCUMENTS}
    twins = event_samples.mentions("t1", "t4", "t4")
    rows = [(name, tokens, "told", kind, realis) for name, tokens, _, kind, realis in twins]
    return event_samples.opened(folder, gold, dict.fromkeys(DOCUMENTS, rows))


def test_totals_of_nothing_are_empty(tmp_path: Path, few_are_many: None, compared: list[str]) -> None:
    del few_are_many
    workspace = corpus(tmp_path / "all")
    first = workspace.totals(jobs=2)
    compared.clear()
    assert workspace.totals(jobs=2).table == first.table
    assert compared == [], "every document had its table already"


def test_what_was_compared_before_is_not_compared_again(
    tmp_path: Path, few_are_many: None, compared: list[str]
) -> None:
    del few_are_many
    workspace = corpus(tmp_path / "one")
    unit = workspace.unit("d5")
    comparison = workspace.comparison()
    assert comparison.units["d5"] is unit
    assert sorted(compared) == sorted(DOCUMENTS)


def test_the_tables_of_a_copy_that_fails_are_worked_out_here(
    tmp_path: Path, few_are_many: None, compared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del few_are_many
    here, visible_sides = os.getpid(), EventMentionComparer.visible_sides

    def failing(self: EventMentionComparer, document: str, sides: Sides) -> tuple[EventSide, EventSide]:
        if os.getpid() != here and document == "d5":
            raise MemoryError
        return visible_sides(self, document, sides)

    monkeypatch.setattr(EventMentionComparer, "visible_sides", failing)
    comparison = corpus(tmp_path / "one").comparison()
    assert compared == list(DOCUMENTS) == list(comparison.units)


def test_without_a_copy_nothing_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_fork() -> int:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(os, "fork", no_fork)
    with apart.forked(lambda: 1) as answer:
        assert answer(None) == ()


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the numbers of the processes that are made, as they come."""
    numbers: list[int] = []
    fork = os.fork

    def noted() -> int:
        numbers.append(fork())
        return numbers[-1]

    monkeypatch.setattr(os, "fork", noted)
    return numbers


def test_a_copy_answers_and_does_not_outlive_what_asked_for_it(copies: list[int]) -> None:
    with apart.forked(lambda: {"a": 1}) as answer:
        assert answer(None) == ({"a": 1},)
    with pytest.raises(ChildProcessError):
        os.waitpid(copies[0], os.WNOHANG)


def test_a_copy_nobody_waits_for_is_ended(copies: list[int]) -> None:
    result, holding = os.pipe()

    with apart.forked(lambda: os.read(result, 1)):  # for ever: nothing is written
        pass
    os.close(result)
    os.close(holding)
    with pytest.raises(ChildProcessError):
        os.waitpid(copies[0], os.WNOHANG)


def test_processors_are_those_this_process_may_use_or_else_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0, 3}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    assert apart.available_processors() == 2
    monkeypatch.delattr(os, "sched_getaffinity")
    assert apart.available_processors() == 8
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert apart.available_processors() == 1


def test_a_process_is_copied_only_where_that_is_safe_and_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(apart, "available_processors", lambda: 2)
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    assert apart.is_worth_forking(apart.MANY)
    assert apart.is_worth_forking(apart.MANY, 2)
    assert not apart.is_worth_forking(apart.MANY, 1)
    assert not apart.is_worth_forking(apart.MANY - 1)
    monkeypatch.setattr(apart, "available_processors", lambda: 1)
    assert not apart.is_worth_forking(apart.MANY)
    monkeypatch.setattr(apart, "available_processors", lambda: 2)
    monkeypatch.setattr(threading, "active_count", lambda: 2)
    assert not apart.is_worth_forking(apart.MANY)
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    monkeypatch.setattr("sys.platform", "darwin")
    assert not apart.is_worth_forking(apart.MANY)


@pytest.fixture
def safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "is_safe", lambda: True)


def test_the_work_is_done_in_another_process_while_this_one_looks_round(safe: None) -> None:
    del safe
    looks: list[int] = []

    def work() -> int:
        time.sleep(0.5)
        return os.getpid()

    result = apart.run_forked(work, lambda: looks.append(os.getpid()))
    assert result != os.getpid()
    assert len(looks) >= 3
    assert set(looks) == {os.getpid()}


def test_what_it_changes_stays_there(safe: None) -> None:
    del safe
    numbers: list[int] = []

    def work() -> int:
        numbers.append(1)
        return len(numbers)

    assert apart.run_forked(work, lambda: None) == 1
    assert numbers == []


def test_whoever_looks_can_end_it(safe: None) -> None:
    del safe
    began = time.monotonic()

    def stop() -> NoReturn:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        apart.run_forked(lambda: time.sleep(60), stop)
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("death", ["exit", "raise", "unsendable"])
def test_where_the_copy_fails_the_work_is_done_here(death: str, safe: None) -> None:
    del safe
    here = os.getpid()

    def work() -> object:
        if os.getpid() != here:
            if death == "exit":
                os._exit(3)
            if death == "raise":
                raise ValueError
            return lambda: None
        return "done here"

    assert apart.run_forked(work, lambda: None) == "done here"


def test_what_it_raises_is_raised_here(safe: None) -> None:
    del safe

    def work() -> NoReturn:
        raise KeyError("gone")

    with pytest.raises(KeyError, match="gone"):
        apart.run_forked(work, lambda: None)


def test_where_processes_cannot_be_copied_it_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "is_safe", lambda: False)
    assert apart.run_forked(os.getpid, lambda: None) == os.getpid()
