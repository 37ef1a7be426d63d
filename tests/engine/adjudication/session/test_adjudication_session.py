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
from support.open_documents import open_documents
from support.projects import a_clock
from support.sample_sessions import DOCUMENT, TAKE_A, TAKE_B, all_scores, total


def first_object(session: AdjudicationSession, document: str = DOCUMENT) -> int:
    return next(session.state(document).table.objects())


def test_nothing_is_decided_at_first(session: AdjudicationSession) -> None:
    shown = session.display(DOCUMENT)
    assert not any(shown.choice + shown.own)
    assert shown.objects == shown.open > 1
    assert (shown.done, shown.lost, shown.remarks) == (False, 0, {})
    assert dict(open_documents(session))[DOCUMENT] == shown.open


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
    session: AdjudicationSession, decision: Decision, code: str
) -> None:
    row = first_object(session)
    command = session.decide(DOCUMENT, [row], decision, "decide", "somebody")
    assert command is not None
    assert (command.by, command.at) == ("somebody", a_clock())
    shown = session.display(DOCUMENT)
    end = session.state(DOCUMENT).table.nodes.end[row]
    assert set(shown.choice[row:end]) == {CODES[code]}
    assert list(shown.own[row:end]) == [1] + [0] * (end - row - 1)
    assert shown.open == shown.objects - 1
    assert session.undo() == command
    assert not any(session.display(DOCUMENT).choice)
    assert session.redo() == command


def test_what_was_written_is_shown(session: AdjudicationSession) -> None:
    row = first_object(session)
    nodes = session.state(DOCUMENT).table.nodes
    place = next(one for one in nodes.children(row) if nodes.level[one] == Level.SLOT)
    name = nodes.names[nodes.name[place]]
    written = Decision(Choice.EDITED, edited=Edited(slot=slot(name, "The Tern House")))
    session.decide(DOCUMENT, [place], written, "edit")
    assert session.display(DOCUMENT).edited == {place: "The Tern House"}


def test_remarks_and_finished_documents_are_undone_too(session: AdjudicationSession) -> None:
    row = first_object(session)
    session.remark(DOCUMENT, row, Remark("ask again", flagged=True), "comment")
    session.finish(DOCUMENT, "done")
    assert session.finish(DOCUMENT, "done") is None
    shown = session.display(DOCUMENT)
    assert shown.remarks == {row: Remark("ask again", True, "PERSON Ilse Varnholt")}
    assert shown.done
    assert session.finish(DOCUMENT, "not done", finished=False) is not None
    while session.undo():
        pass
    assert session.display(DOCUMENT).remarks == {}


def test_scores_against_what_is_decided_follow_the_decisions(session: AdjudicationSession) -> None:
    ids = session.workspace.document_ids
    document = next(
        one
        for one in ids
        if total(session.scorer.scores(one).between).cor < total(session.scorer.scores(one).between).pos
    )
    between = total(session.scorer.scores(document).between)
    session.decide(document, [0], TAKE_A, "all from the first")
    found = session.scorer.scores(document)
    assert total(found.between) == between
    first, second = total(found.against[0]), total(found.against[1])
    assert (first.inc, first.mis, first.spu, first.par) == (0, 0, 0, 0)
    assert second.counts() == between.counts()
    session.decide(document, [0], Decision(Choice.NEITHER), "nothing")
    assert total(session.scorer.scores(document).against[0]).cor == 0
    both = all_scores(session, ids)
    assert total(both.between).pos >= between.pos


def test_a_rule_says_what_it_would_do_and_does_that_in_one_step(session: AdjudicationSession) -> None:
    seen: list[tuple[int, int]] = []
    proposed = list(session.rules.preview(identical(), lambda done, total, _note: seen.append((done, total))))
    assert seen[-1] == (len(session.workspace.document_ids),) * 2
    command = session.rules.run(identical(), "identical: take", "somebody")
    assert command is not None
    assert len(command.changes) == len(proposed) > 0
    document, row, _ = proposed[0]
    assert session.display(document).rule[row] == 1
    assert session.rules.run(identical(), "again") is None
    session.undo()
    assert not any(session.display(document).rule)


def test_decisions_come_back_with_the_project(session: AdjudicationSession, tmp_path: Path) -> None:
    session.rules.run(of_type("PERSON", 1), "people from the second")
    before = [session.display(document) for document in session.workspace.document_ids]
    session.project.close()
    again = AdjudicationSession(session.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock))
    assert [again.display(document) for document in session.workspace.document_ids] == before
    assert again.orphans.among() == []
    again.project.close()


def test_a_task_with_a_gold_side_is_not_adjudicated(
    workspace: Workspace, session: AdjudicationSession
) -> None:
    gold = Workspace(EVENT_MENTION, workspace.sides, workspace.document_ids, (), "")
    with pytest.raises(TaskError, match="no final key"):
        AdjudicationSession(gold, session.project)
