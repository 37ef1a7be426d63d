"""Three annotators adjudicated as one: votes, the rule of the majority, one final key scored against each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.decisions.rules import (
    counted_equal,
    extent_differs,
    identical,
    majority,
    of_type,
    slot_of_type,
)
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import CODES, code_side, side_code
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import TOTAL, Level
from annotally.formats.io import read
from annotally.model.diagnostics import InputRefused
from annotally.scoring.tally import Status, Tally
from support.annotator_sessions import BARE, OTHER, opened
from support.open_documents import open_documents
from support.sample_sessions import all_scores
from support.small_inputs import BODY


@pytest.fixture
def session(tmp_path: Path) -> Iterator[AdjudicationSession]:
    made = opened(tmp_path, {"1": BODY, "2": BODY}, {"1": OTHER, "2": BODY}, {"1": BODY})
    yield made
    made.project.close()


def total(table: object) -> Tally:
    assert isinstance(table, dict)
    found = table[TOTAL]
    assert isinstance(found, Tally)
    return found


def differing(session: AdjudicationSession) -> int:
    """Return the row of the one object that is not the same with all three."""
    votes, nodes = session.workspace.unit("1").votes, session.workspace.unit("1").nodes
    assert votes is not None
    (row,) = (row for row in session.state("1").table.objects() if votes.agreeing[row] < 3)
    assert nodes.level[row] == Level.INSTANCE
    return row


def test_what_two_of_three_say_is_taken(session: AdjudicationSession) -> None:
    row = differing(session)
    votes = session.workspace.unit("1").votes
    assert votes is not None
    assert (votes.agreeing[row], votes.voters[row], votes.winner(row)) == (2, 3, 0)
    command = session.rules.run(majority(), "majority")
    assert command is not None
    assert open_documents(session) == []
    found = session.state("1").table.decision(row)
    assert found is not None
    assert (found.sides, found.rule) == ((0,), "majority")
    scores = all_scores(session, session.workspace.document_ids)
    assert [total(one).inc for one in scores.against] == [0, 1, 0]
    assert (total(scores.between).inc, total(scores.manual).inc) == (2, 2)


def test_any_annotator_can_be_taken_and_the_others_beside(session: AdjudicationSession) -> None:
    row = differing(session)
    session.decide("1", [row], Decision(Choice.TAKE, (2,)), "take C")
    shown = session.display("1")
    assert (code_side(shown.choice[row]), shown.choice[row]) == (2, side_code(2))
    session.decide("1", [row], Decision(Choice.EITHER, (2, 1)), "C, or B")
    shown = session.display("1")
    assert (shown.choice[row], shown.sides[row]) == (CODES["either"], (2, 1))
    (made,) = (one for one in session.keys.of("1").objects if one.row == row)
    kind = made.instance.slot("TYPE")
    assert kind is not None
    assert [reading.text for reading in kind.readings()] == ["LOCATION", "ORGANIZATION"]
    assert {side for side, _ in made.origins} == {0, 1, 2}
    assert [code_side(CODES[name]) for name in ("first", "second", "both", "neither")] == [0, 1, -1, -1]


def test_a_slot_is_taken_from_any_annotator(session: AdjudicationSession) -> None:
    row = differing(session)
    nodes = session.workspace.unit("1").nodes
    (kind,) = (at for at in nodes.children(row) if nodes.names[nodes.name[at]] == "type")
    session.decide("1", [row], Decision(Choice.TAKE, (0,)), "take A")
    session.decide("1", [kind], Decision(Choice.TAKE, (1,)), "its type from B")
    (made,) = (one for one in session.keys.of("1").objects if one.row == row)
    slot = made.instance.slot("TYPE")
    assert slot is not None
    assert [reading.text for reading in slot.readings()] == ["ORGANIZATION"]


@pytest.mark.parametrize("side", [0, 1])
def test_what_is_exported_is_scored_against_each(
    session: AdjudicationSession, side: int, tmp_path: Path
) -> None:
    session.rules.run(majority(), "majority")
    (written,) = session.scorer.export(str(tmp_path / "final.sgm"), side=side)
    again = read([written], session.workspace.options[side]).annotations
    assert len(again.documents["1"].instances) == len(session.keys.of("1").objects)


def test_files_that_lack_a_document_cannot_hold_the_final_key(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    session.rules.run(majority(), "majority")
    with pytest.raises(InputRefused, match="2: a document that is in none of the files"):
        session.scorer.export(str(tmp_path / "final.sgm"), side=2)
    assert not (tmp_path / "final.sgm").exists()


def test_open_objects_refuse_the_export(session: AdjudicationSession, tmp_path: Path) -> None:
    session.rules.run(identical(), "identical")
    assert open_documents(session) == [("1", 1)]
    with pytest.raises(InputRefused, match="1 object is undecided"):
        session.scorer.export(str(tmp_path / "final.sgm"))
    assert not (tmp_path / "final.sgm").exists()


def test_rules_ask_everybody_who_has_the_document(session: AdjudicationSession) -> None:
    """Document 2 is of a and b alone: what they agree on all agree on."""
    counts = [
        sum(1 for _ in session.rules.preview(rule))
        for rule in (identical(), counted_equal(2), of_type("ENAMEX", 2), majority())
    ]
    every = sum(len(list(session.state(one).table.objects())) for one in ("1", "2"))
    enamex = list(session.rules.preview(of_type("ENAMEX", 2)))
    assert counts == [every - 1, every - 1, len(enamex), every]
    decided = {
        row
        for document, row, _ in session.rules.preview(slot_of_type("ENAMEX", "type", 2))
        if document == "1"
    }
    assert decided
    assert all(document == "1" for document, _, _ in session.rules.preview(slot_of_type("ENAMEX", "type", 2)))
    assert list(session.rules.preview(extent_differs(0, 3))) == []


def test_what_most_do_not_have_is_left_out(tmp_path: Path) -> None:
    session = opened(tmp_path, {"1": BODY}, {"1": BARE}, {"1": BARE})
    assert {one.choice for _, _, one in session.rules.preview(majority())} == {Choice.NEITHER}
    session.rules.run(majority(), "majority")
    assert session.keys.of("1").objects == ()
    session.project.close()


def test_everything_is_undone_in_one_step(session: AdjudicationSession) -> None:
    before = [session.display(one) for one in session.workspace.document_ids]
    session.rules.run(majority(), "majority")
    assert [session.display(one) for one in session.workspace.document_ids] != before
    session.undo()
    assert [session.display(one) for one in session.workspace.document_ids] == before


# --- documents of one annotator alone


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[AdjudicationSession]:
    """Document 2 is a's alone, all say the same of document 1."""
    made = opened(tmp_path, {"1": BODY, "2": OTHER}, {"1": BODY}, {"1": BODY})
    yield made
    made.project.close()


def test_what_one_annotator_alone_has_is_open_and_never_gold_by_itself(
    alone: AdjudicationSession, tmp_path: Path
) -> None:
    for rule in (identical(), counted_equal(0), majority()):
        alone.rules.run(rule, rule.name)
    assert open_documents(alone) == [("2", 2)]
    assert alone.keys.of("2").objects == ()
    with pytest.raises(InputRefused, match=r"2 objects are undecided: 2 \(2\)"):
        alone.scorer.export(str(tmp_path / "final.sgm"))


@pytest.mark.parametrize(
    ("decision", "left"), [(Decision(Choice.TAKE, (0,)), 2), (Decision(Choice.NEITHER), 0)]
)
def test_it_is_taken_from_that_annotator_or_not(
    alone: AdjudicationSession, tmp_path: Path, decision: Decision, left: int
) -> None:
    alone.rules.run(identical(), "identical")
    before = [alone.display(one) for one in alone.workspace.document_ids]
    alone.decide("2", [0], decision, "decide")
    assert len(alone.keys.of("2").objects) == left
    (path,) = alone.scorer.export(str(tmp_path / "final.sgm"))
    again = read([path], alone.workspace.options[0]).annotations
    assert len(again.documents["2"].instances) == left
    alone.undo()
    assert [alone.display(one) for one in alone.workspace.document_ids] == before


def test_a_rule_of_a_type_speaks_of_it_for_the_annotator_who_has_it(alone: AdjudicationSession) -> None:
    assert {one for one, _, _ in alone.rules.preview(of_type("ENAMEX", 0))} == {"1", "2"}
    assert {one for one, _, _ in alone.rules.preview(of_type("ENAMEX", 1))} == {"1"}


@pytest.mark.parametrize("by_pair", [False, True])
def test_of_two_annotators_it_is_open_as_well(tmp_path: Path, by_pair: bool) -> None:
    """C6: of two its annotations are missing throughout; by pair nobody is compared in it."""
    session = opened(tmp_path, {"1": BODY, "2": OTHER}, {"1": BODY}, by_pair=by_pair)
    session.rules.run(identical(), "identical")
    assert open_documents(session) == [("2", 2)]
    row, unit = session.workspace.corpus_row("2"), session.workspace.unit("2")
    assert (row.alone, row.f) == (0, None if by_pair else 0)
    assert {Status(one) for one in unit.nodes.status[1:]} == {Status.UNS if by_pair else Status.MIS}
    assert total(all_scores(session, ["1"]).between) == total(session.workspace.unit("1").table)
    with pytest.raises(InputRefused, match="are undecided"):
        session.scorer.export(str(tmp_path / "final.sgm"))
    session.decide("2", [0], Decision(Choice.TAKE, (0,)), "take A")
    (path,) = session.scorer.export(str(tmp_path / "final.sgm"))
    assert len(read([path], session.workspace.options[0]).annotations.documents["2"].instances) == 2
    session.project.close()
