"""A session of adjudication, on two annotators of the sample: decide, score, and come back."""

from pathlib import Path

import pytest

from annotally.adjudication.decisions.rules import identical, of_type
from annotally.adjudication.project.entries import Choice, Decision, Edited, Remark
from annotally.adjudication.project.messages import CODES
from annotally.adjudication.project.state import open_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.model.diagnostics import TaskError
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from annotally.workspace.facade import Workspace
from support.builders import slot
from support.projects import a_clock
from support.sample_desks import DOCUMENT, TAKE_A, TAKE_B, all_scores, total


def first_object(desk: AdjudicationSession, document: str = DOCUMENT) -> int:
    return next(desk.state(document).table.objects())


def test_nothing_is_decided_at_first(desk: AdjudicationSession) -> None:
    shown = desk.display(DOCUMENT)
    assert not any(shown.choice + shown.own)
    assert shown.objects == shown.open > 1
    assert (shown.done, shown.lost, shown.remarks) == (False, 0, {})
    assert dict(desk.keys.open_documents())[DOCUMENT] == shown.open


@pytest.mark.parametrize(
    ("decision", "code"),
    [
        (TAKE_A, "first"),
        (TAKE_B, "second"),
        (Decision(Choice.TAKE, (0, 1)), "both"),
        (Decision(Choice.EITHER, (0, 1)), "either"),
        (Decision(Choice.NEITHER), "neither"),
    ],
)
def test_a_decision_shows_on_its_row_and_below(
    desk: AdjudicationSession, decision: Decision, code: str
) -> None:
    row = first_object(desk)
    command = desk.decide(DOCUMENT, [row], decision, "decide", "somebody")
    assert command is not None
    assert (command.by, command.at) == ("somebody", a_clock())
    shown = desk.display(DOCUMENT)
    end = desk.state(DOCUMENT).table.nodes.end[row]
    assert set(shown.choice[row:end]) == {CODES[code]}
    assert list(shown.own[row:end]) == [1] + [0] * (end - row - 1)
    assert shown.open == shown.objects - 1
    assert desk.undo() == command
    assert not any(desk.display(DOCUMENT).choice)
    assert desk.redo() == command


def test_what_was_written_is_shown(desk: AdjudicationSession) -> None:
    row = first_object(desk)
    nodes = desk.state(DOCUMENT).table.nodes
    place = next(one for one in nodes.children(row) if nodes.level[one] == Level.SLOT)
    name = nodes.names[nodes.name[place]]
    written = Decision(Choice.EDITED, edited=Edited(slot=slot(name, "The Tern House")))
    desk.decide(DOCUMENT, [place], written, "edit")
    assert desk.display(DOCUMENT).edited == {place: "The Tern House"}


def test_remarks_and_finished_documents_are_undone_too(desk: AdjudicationSession) -> None:
    row = first_object(desk)
    desk.remark(DOCUMENT, row, Remark("ask again", flagged=True), "comment")
    desk.finish(DOCUMENT, "done")
    assert desk.finish(DOCUMENT, "done") is None
    shown = desk.display(DOCUMENT)
    assert shown.remarks == {row: Remark("ask again", True, "PERSON Ilse Varnholt")}
    assert shown.done
    assert desk.finish(DOCUMENT, "not done", finished=False) is not None
    while desk.undo():
        pass
    assert desk.display(DOCUMENT).remarks == {}


def test_scores_against_what_is_decided_follow_the_decisions(desk: AdjudicationSession) -> None:
    ids = desk.workspace.document_ids
    document = next(
        one
        for one in ids
        if total(desk.scorer.scores(one).between).cor < total(desk.scorer.scores(one).between).pos
    )
    between = total(desk.scorer.scores(document).between)
    desk.decide(document, [0], TAKE_A, "all from the first")
    found = desk.scorer.scores(document)
    assert total(found.between) == between
    first, second = total(found.against[0]), total(found.against[1])
    assert (first.inc, first.mis, first.spu, first.par) == (0, 0, 0, 0)
    assert second.counts() == between.counts()
    desk.decide(document, [0], Decision(Choice.NEITHER), "nothing")
    assert total(desk.scorer.scores(document).against[0]).cor == 0
    both = all_scores(desk, ids)
    assert total(both.between).pos >= between.pos


def test_a_rule_says_what_it_would_do_and_does_that_in_one_step(desk: AdjudicationSession) -> None:
    seen: list[tuple[int, int]] = []
    proposed = list(desk.rules.preview(identical(), lambda done, total, _note: seen.append((done, total))))
    assert seen[-1] == (len(desk.workspace.document_ids),) * 2
    command = desk.rules.run(identical(), "identical: take", "somebody")
    assert command is not None
    assert len(command.changes) == len(proposed) > 0
    document, row, _ = proposed[0]
    assert desk.display(document).rule[row] == 1
    assert desk.rules.run(identical(), "again") is None
    desk.undo()
    assert not any(desk.display(document).rule)


def test_decisions_come_back_with_the_project(desk: AdjudicationSession, tmp_path: Path) -> None:
    desk.rules.run(of_type("PERSON", 1), "people from the second")
    before = [desk.display(document) for document in desk.workspace.document_ids]
    desk.project.close()
    again = AdjudicationSession(desk.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock))
    assert [again.display(document) for document in desk.workspace.document_ids] == before
    assert again.orphans.among() == []
    again.project.close()


def test_a_task_with_a_gold_side_is_not_settled(workspace: Workspace, desk: AdjudicationSession) -> None:
    gold = Workspace(EVENT_MENTION, workspace.sides, workspace.document_ids, (), "")
    with pytest.raises(TaskError, match="no final key"):
        AdjudicationSession(gold, desk.project)
