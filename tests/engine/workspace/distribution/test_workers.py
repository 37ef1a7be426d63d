"""Parts are answered once each, whatever befalls the processes of this machine that work on them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.workspace.distribution.workers import MOST_SENDINGS, LocalWorkers, PartLoop
from support import part_work
from support.child_processes import child_processes


@pytest.fixture
def workers() -> Iterator[LocalWorkers]:
    with LocalWorkers(2) as two:
        yield two
    assert child_processes() == []


def test_every_part_is_answered(workers: LocalWorkers) -> None:
    assert workers.count == 2
    answers = dict(PartLoop(workers, part_work.double, range(20)).answers())
    assert answers == {number: 2 * number for number in range(20)}


def test_a_part_whose_process_was_killed_is_sent_again(workers: LocalWorkers, tmp_path: Path) -> None:
    parts = [(str(tmp_path / "killed"), number) for number in range(8)]
    answers = list(PartLoop(workers, part_work.double_after_a_death, parts).answers())
    assert (tmp_path / "killed").exists()
    assert sorted(answers) == [(number, 2 * number) for number in range(8)], "each part once"


def test_a_part_that_kills_every_process_is_refused(workers: LocalWorkers) -> None:
    with pytest.raises(InputRefused, match=f"processes ended {MOST_SENDINGS} times before they answered"):
        list(PartLoop(workers, part_work.die, [1]).answers())


def test_an_exception_of_the_work_is_raised_here(workers: LocalWorkers) -> None:
    with pytest.raises(ArithmeticError):
        list(PartLoop(workers, part_work.fail, [1]).answers())


def test_processes_end_at_once_where_nobody_waits_for_them() -> None:
    with LocalWorkers(2) as workers:
        answers = PartLoop(workers, part_work.sleep, [0.0, 600.0]).answers()
        assert next(answers) == (0, 0.0)
    assert child_processes() == []


def test_no_process_is_started_without_parts() -> None:
    with LocalWorkers(2) as workers:
        assert list(PartLoop(workers, part_work.double, []).answers()) == []
        assert child_processes() == []
