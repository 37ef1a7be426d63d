"""Half of the documents are scored beside the process, and nothing that is decided meanwhile is missed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.service import decided_scores
from support.project_window import DOCUMENT, Window, new_project, sample_in


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    # Other tests of the same process may have left threads behind.
    monkeypatch.setattr(decided_scores, "is_safe", lambda: True)
    with new_project(sample_in(tmp_path)) as project:
        yield project


@pytest.fixture
def scored_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of the documents that this process scores."""
    documents: list[str] = []
    score = decided_scores._score

    def noted(session: object, document: str) -> object:
        documents.append(document)
        return score(session, document)  # type: ignore[arg-type]  # the session of the service

    monkeypatch.setattr(decided_scores, "_score", noted)
    return documents


def test_scores_are_the_same_and_half_of_the_work_is_done_here(
    window: Window, scored_here: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = window.ask("scores.score_all")
    assert len(scored_here) == len(window.decided)
    scored_here.clear()
    window.service.adjudication._tallies.clear()
    monkeypatch.setattr(decided_scores, "SHARED", 2)
    assert window.ask("scores.score_all") == answer
    assert len(scored_here) == len(window.decided) // 2
    assert len(window.service.adjudication._tallies) == len(window.decided)
    row = window.waiting()[0]
    window.take(DOCUMENT, row)
    scored_here.clear()
    window.ask("scores.score_all")
    assert scored_here == [DOCUMENT]


def test_a_copy_that_ends_without_an_answer_costs_nothing_but_time(
    window: Window, scored_here: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = window.ask("scores.score_all")
    window.service.adjudication._tallies.clear()
    scored_here.clear()

    def fail(_session: object, _documents: object) -> object:
        raise SystemExit

    monkeypatch.setattr(decided_scores, "SHARED", 2)
    monkeypatch.setattr(decided_scores, "_score_each", fail)
    assert window.ask("scores.score_all") == answer
    assert len(scored_here) == len(window.decided)


@pytest.mark.parametrize("place", [0, -1])
def test_a_decision_in_either_half_counts(
    window: Window, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    monkeypatch.setattr(decided_scores, "SHARED", 2)
    document = [name for name in window.decided if window.waiting(name)][place]
    row = window.waiting(document)[0]
    window.polled.append(lambda: (window.polled.clear(), window.take(document, row))[0])
    answer = window.ask("scores.score_all")
    assert row not in window.waiting(document)
    window.service.adjudication._tallies.clear()
    assert answer == window.ask("scores.score_all")
