"""Scores that follow decisions passage by passage are those of the document as a whole."""

import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.project.messages import Written
from annotally.adjudication.session import passage_scores
from annotally.adjudication.session.passage_scores import Division, RunningTable, Work
from annotally.comparison.result import TOTAL
from annotally.model.diagnostics import InputRefused
from annotally.scoring.tally import Tally
from annotally.service.adjudication import Adjudication
from support.span_projects import brat_files, opened, span_files

WORDS = [f"{letter}{letter}" for letter in "abcdefghijklmnopqrst"]
TEXT = " ".join(WORDS)
LABELS = ("PERSON", "LOCATION", "ORGANIZATION")
Span = tuple[int, int, str]
"""The first word, the number of words, and a label."""
Step = tuple[str, int, int, int]
"""An action, and numbers that choose what it is about, counted round."""
ACTIONS = ("take", "either", "neither", "undecide", "move", "add", "remove", "undo", "redo", "optional")

spans = st.lists(
    st.tuples(st.integers(0, len(WORDS) - 1), st.integers(1, 3), st.sampled_from(LABELS)),
    min_size=1,
    max_size=8,
    unique_by=lambda span: span[0],
)
steps = st.lists(
    st.tuples(st.sampled_from(ACTIONS), st.integers(0, 99), st.integers(0, 99), st.integers(0, 3)),
    min_size=1,
    max_size=12,
)


def place(span: Span) -> tuple[int, int]:
    """Return start and end of a span in code points; two of three begin inside a word."""
    start, end = 3 * span[0], 3 * min(len(WORDS), span[0] + span[1]) - 1
    return start + span[0] % 3 % 2, end


def in_brat(folder: Path, side: Sequence[Span]) -> str:
    lines = [
        f"T{number}\t{span[2]} {place(span)[0]} {place(span)[1]}\t{TEXT[slice(*place(span))]}\n"
        for number, span in enumerate(side, 1)
    ]
    return brat_files(folder, "".join(lines), TEXT)


def in_sgml(folder: Path, side: Sequence[Span]) -> str:
    """Write spans that do not overlap as tags in the text."""
    pieces, at = [], 0
    for span in sorted(side):
        start, end = place(span)
        if start >= at:
            pieces += [TEXT[at:start], f'<ENAMEX TYPE="{span[2]}">', TEXT[start:end], "</ENAMEX>"]
            at = end
    body = "".join([*pieces, TEXT[at:]])
    content = f"<DOC>\n<DOCNO> 1 </DOCNO>\n<TXT>\n{body}\n</TXT>\n</DOC>\n"
    return f"{span_files(folder, {'side.sgm': content})}/side.sgm"


def act(project: Adjudication, step: Step) -> None:
    """Do something in the document; what the program refuses changes nothing."""
    action, first, second, length = step
    session = project.session()
    (document,) = session.workspace.document_ids
    size = session.state(document).size
    start = first % (len(TEXT) - 8)
    with suppress(InputRefused):
        if action in ("undo", "redo"):
            getattr(project, action)()
        elif action == "move":
            project.editing.move(document, second % size, start, start + length + 1, "move")
        elif action == "add":
            draft = project.editing.blank(document, "", ((start, start + length + 1),))
            kind = draft.types[second % len(draft.types)]
            project.editing.add(document, Written((), kind, draft.extents), "add")
        elif action == "remove":
            project.editing.remove_rows(document, [size + second % 3], "remove")
        elif action == "optional":
            project.toggle_optional(document, [second % size], "optional")
        else:
            sides = {"take": [first % 2], "either": [0, 1]}.get(action, [])
            choice = "" if action == "undecide" else action
            project.decide(document, [second % size], choice, sides, action)


@pytest.mark.parametrize(
    ("task", "write"), [("mat", in_brat), ("spans", in_brat), ("muc7-named-entity", in_sgml)]
)
@given(first=spans, second=spans, done=steps)
def test_whatever_is_decided_the_scores_are_those_of_the_whole_document(
    task: str,
    write: Callable[[Path, Sequence[Span]], str],
    first: list[Span],
    second: list[Span],
    done: list[Step],
) -> None:
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setattr(passage_scores, "FEWEST", 1)
        paths = [write(Path(folder) / name, side) for name, side in (("a", first), ("b", second))]
        project = opened(paths, Path(folder) / "p.annotally", task)
        scorer = project.session().scorer
        (document,) = project.session().workspace.document_ids
        for step in done:
            act(project, step)
            assert scorer.follow(document) == scorer.scores(document)
        project.close()


def test_only_the_passages_that_were_decided_are_scored_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passage_scores, "FEWEST", 1)
    side = [(number, 1, LABELS[0]) for number in range(0, 20, 2)]
    project = opened([in_brat(tmp_path / name, side) for name in "ab"], tmp_path / "p.annotally")
    session = project.session()
    session.scorer.follow("d")
    scored: list[int] = []
    score = passage_scores.PassageScores._score  # the only place that calls the comparer

    def count(self: passage_scores.PassageScores, number: int, *rest: object) -> object:
        scored.append(number)
        return score(self, number, *rest)

    monkeypatch.setattr(passage_scores.PassageScores, "_score", count)
    rows = list(session.state("d").table.objects())
    project.decide("d", [rows[4]], "take", [0], "take A")
    project.decide("d", [rows[7]], "take", [0], "take A")
    session.scorer.follow("d")
    assert scored == [4, 7]
    project.decide("d", [0], "take", [1], "all of B")
    session.scorer.follow("d")
    assert scored[2:] == list(range(10))
    project.close()


def test_decisions_made_while_a_document_is_divided_are_in_the_scores(tmp_path: Path) -> None:
    side = [(number, 1, LABELS[0]) for number in range(0, 20, 2)]
    project = opened([in_brat(tmp_path / name, side) for name in "ab"], tmp_path / "p.annotally")
    session = project.session()
    rows = list(session.state("d").table.objects())

    def divide(work: Work) -> Division | None:
        division = work()
        project.decide("d", [rows[3]], "take", [0], "take A")
        return division

    undecided = session.scorer.scores("d")
    scores = session.scorer.follow("d", divide)
    assert scores == session.scorer.scores("d")
    assert scores != undecided
    project.close()


def test_annotations_that_point_to_others_have_no_passages(tmp_path: Path) -> None:
    annotations = "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nR1\tKnows Arg1:T1 Arg2:T2\n"
    project = opened([brat_files(tmp_path / name, annotations) for name in "ab"], tmp_path / "p.annotally")
    assert project.session().scorer.follow("d") is None
    project.close()


def test_a_sum_forgets_rows_that_no_table_has_any_more() -> None:
    running, row = RunningTable(), ("slot", "PERSON", "TYPE")
    running.add({TOTAL: Tally(cor=2), row: Tally(mis=1)})
    running.add({TOTAL: Tally(spu=1)})
    assert running.table() == {TOTAL: Tally(cor=2, spu=1), row: Tally(mis=1)}
    running.remove({TOTAL: Tally(cor=2), row: Tally(mis=1)})
    assert running.table() == {TOTAL: Tally(spu=1)}
    running.add({row: Tally(mis=3)})
    assert running.table() == {TOTAL: Tally(spu=1), row: Tally(mis=3)}
