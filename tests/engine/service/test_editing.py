"""The requests that make something new of two annotations: each on two annotators of the sample."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import CODES, Changed, Written
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.reports.messages import Scored
from annotally.scoring.tally import Tally
from support.declared_requests import INTERLEAVED, PATHS
from support.project_window import DOCUMENT, Window, new_project, sample_in


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with new_project(sample_in(tmp_path)) as project:
        project.service.score()
        yield project


def pairs(window: Window) -> list[int]:
    """Return the rows that pair an annotation of either side."""
    nodes = window.service.what_is_open[0].unit(DOCUMENT).nodes  # type: ignore[union-attr]  # it is open
    return [
        row
        for row, level in enumerate(nodes.level)
        if level == Level.INSTANCE and min(side.instance[row] for side in nodes.sides) >= 0
    ]


def test_every_request_about_a_row_is_answered_in_the_midst_of_longer_ones() -> None:
    known_paths = {path for path in PATHS.values() if path.startswith("adjudication.editing.")}
    assert known_paths - INTERLEAVED == {"adjudication.editing.by_hand"}


def test_c4_split_sends_the_new_tree_before_what_is_decided_of_it(window: Window) -> None:
    row = pairs(window)[0]
    previous_count = len(window.decided[DOCUMENT].choice)
    sent = len(window.sent)
    answer = window.ask("editing.split", DOCUMENT, row, "split")
    assert isinstance(answer, Changed)
    assert (answer.label, answer.documents, answer.place) == ("split", (DOCUMENT,), (DOCUMENT, row))
    kinds = [type(value).__name__ for kind, value in window.sent[sent:] if kind == "part"]
    assert kinds == ["Repaired", "Scored", "tuple"]
    tree, decided = window.repaired[0].tree, window.decided[DOCUMENT]
    assert len(tree.nodes) == len(decided.choice) > previous_count
    apart = [row for row, together in decided.paired.items() if not together]
    assert len(apart) == 2
    assert row in apart
    scored = next(value for _, value in window.sent[sent:] if isinstance(value, Scored))
    assert scored.signature.endswith("manual (1)")


def test_c4_the_plain_figure_stays_and_the_one_by_hand_stands_beside_it(window: Window) -> None:
    plain = window.ask("scores.score_all")[0]
    assert window.ask("editing.by_hand").count == 0
    assert window.ask("editing.by_hand").tally == Tally()
    window.ask("editing.split", DOCUMENT, pairs(window)[0], "split")
    by_hand = window.ask("editing.by_hand")
    assert by_hand.count == 1
    assert by_hand.tally != plain
    assert window.ask("scores.score_all")[0] == plain


def test_c4_undo_and_redo_send_the_rows_as_they_are_then(window: Window) -> None:
    row = pairs(window)[0]
    size = len(window.decided[DOCUMENT].choice)
    window.ask("editing.split", DOCUMENT, row, "split")
    apart = len(window.decided[DOCUMENT].choice)
    back = window.ask("undo")
    assert (len(window.repaired[-1].tree.nodes), len(window.decided[DOCUMENT].choice)) == (size, size)
    assert back.place == (DOCUMENT, row)
    assert window.decided[DOCUMENT].paired == {}
    window.ask("redo")
    assert len(window.repaired[-1].tree.nodes) == apart
    window.ask("editing.release", DOCUMENT, row, "release")
    assert len(window.repaired[-1].tree.nodes) == size


def test_c4_candidates_are_what_can_be_paired_and_the_best_comes_first(window: Window) -> None:
    row = pairs(window)[0]
    answer = window.ask("editing.candidates", DOCUMENT, row)
    points = [float(item.points) for item in answer]
    assert points == sorted(points, reverse=True)
    assert [pairing.row for pairing in answer if pairing.together] == [row]
    second = next(pairing for pairing in answer if not pairing.together)
    window.ask("editing.pair", DOCUMENT, row, second.row, "pair")
    nodes = window.service.what_is_open[0].unit(DOCUMENT).nodes  # type: ignore[union-attr]  # it is open
    rows = [row for row, together in window.decided[DOCUMENT].paired.items() if together]
    assert [nodes.node(row).rule for row in rows] == ["paired-by-hand"]


def test_rows_that_give_no_pair_are_refused_in_words(window: Window) -> None:
    with pytest.raises(InputRefused, match="this row is not an annotation"):
        window.ask("editing.split", DOCUMENT, 0, "split")
    with pytest.raises(InputRefused, match="this row is not an annotation"):
        window.ask("editing.candidates", DOCUMENT, 0)
    window.ask("editing.split", DOCUMENT, pairs(window)[0], "split")
    alone = min(window.decided[DOCUMENT].paired)
    with pytest.raises(InputRefused, match="annotation is not paired"):
        window.ask("editing.split", DOCUMENT, alone, "split")


def test_a_slot_is_drafted_and_written_and_says_so(window: Window) -> None:
    row = pairs(window)[0] + 1
    draft = window.ask("editing.draft", DOCUMENT, row)
    assert (draft.document, draft.row) == (DOCUMENT, row)
    written = Written(((draft.slots[0].name, (("Ada Quill",), ("A. Quill",))),))
    answer = window.ask("editing.write", DOCUMENT, row, written, "edit")
    assert (answer.label, answer.place, answer.cleared) == ("edit", (DOCUMENT, row), 0)
    assert window.decided[DOCUMENT].edited == {row: "Ada Quill; A. Quill"}
    standing = window.ask("standing", DOCUMENT, row)
    assert (standing.code, standing.words) == (CODES["edited"], "Ada Quill; A. Quill")
    with pytest.raises(InputRefused, match="not an annotation"):
        window.ask("editing.draft", DOCUMENT, 0)


def test_writing_an_object_takes_what_was_decided_below_it_and_says_how_much(window: Window) -> None:
    row = pairs(window)[0]
    for below in (row + 1, row + 2):
        window.take(DOCUMENT, below)
    draft = window.ask("editing.draft", DOCUMENT, row)
    written = Written(tuple((slot.name, slot.lines) for slot in draft.slots), draft.type)
    assert window.ask("editing.write", DOCUMENT, row, written, "edit").cleared == 2
    with pytest.raises(InputRefused, match="was edited"):
        window.take(DOCUMENT, row + 1)


def test_what_stands_nowhere_cannot_be_moved(window: Window) -> None:
    row = pairs(window)[0]
    assert window.ask("editing.places", DOCUMENT, row) == ()
    with pytest.raises(InputRefused, match="no extent in the text"):
        window.ask("editing.move", DOCUMENT, row, 0, 1, "move")


def test_what_was_added_is_told_written_anew_and_removed_each_in_one_step(window: Window) -> None:
    draft = window.ask("editing.blank", DOCUMENT, "PERSON", ())
    assert (draft.row, draft.type, draft.extents) == (-1, "PERSON", ())
    names = Written((("PER_NAME", (("Ada Quill",),)),), "PERSON")
    assert window.ask("editing.add", DOCUMENT, names, "add").documents == (DOCUMENT,)
    (row,) = window.decided[DOCUMENT].added
    assert (row.words, row.extents) == ("Ada Quill", ())
    second_answer = window.ask("editing.added", DOCUMENT, row.name)
    assert second_answer.title == row.title
    window.ask("editing.rewrite", DOCUMENT, row.name, Written((("PER_NAME", (("Bo",),)),), "PERSON"), "edit")
    assert [row.words for row in window.decided[DOCUMENT].added] == ["Bo"]
    window.ask("editing.remove", DOCUMENT, row.name, "remove")
    assert window.decided[DOCUMENT].added == ()
    with pytest.raises(InputRefused, match="no longer exists"):
        window.ask("editing.added", DOCUMENT, row.name)
    for expected in (["Bo"], ["Ada Quill"], []):
        window.ask("undo")
        assert [row.words for row in window.decided[DOCUMENT].added] == expected
    with pytest.raises(InputRefused, match="has a type"):
        window.ask("editing.add", DOCUMENT, Written(()), "add")


def test_decisions_are_marked_with_reasons_of_the_project_s_own_list(window: Window) -> None:
    assert "boundary" in window.ask("editing.reasons")
    assert window.ask("editing.keep_reasons", ("boundary", "typo")) == ("boundary", "typo")
    assert window.ask("editing.reasons") == ("boundary", "typo")
    row = pairs(window)[0]
    with pytest.raises(InputRefused, match="decide it first"):
        window.ask("editing.give_reason", DOCUMENT, [row], "typo", "reason typo")
    window.take(DOCUMENT, row)
    window.ask("editing.give_reason", DOCUMENT, [row + 1], "typo", "reason typo")
    assert window.decided[DOCUMENT].reasons == {row: "typo"}
    assert window.ask("standing", DOCUMENT, row + 1).reason == "typo"
    assert window.ask("editing.give_reason", DOCUMENT, [row], "typo", "again").label == ""
    window.ask("editing.give_reason", DOCUMENT, [row], "", "no reason")
    assert window.decided[DOCUMENT].reasons == {}
    window.ask("undo")
    assert window.decided[DOCUMENT].reasons == {row: "typo"}
    window.ask("decide", DOCUMENT, [row], "neither", (), "out", "boundary")
    assert window.decided[DOCUMENT].reasons == {row: "boundary"}


def test_the_list_of_reasons_is_there_when_the_project_is_opened_again(
    window: Window, tmp_path: Path
) -> None:
    window.ask("editing.keep_reasons", ("one", "two"))
    path = str(tmp_path / "p.annotally")
    window.ask("close")
    window.ask("files.open", path)
    assert window.ask("editing.reasons") == ("one", "two")
