"""Pairs made and taken apart by hand (C4), on two annotators of the sample."""

from contextlib import suppress
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.decisions.targets import instance_address, told_apart_by
from annotally.adjudication.project.entries import EntryKind, Pairing
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.state import create, open_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.constraints import NONE
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.workspace.facade import Workspace
from support.projects import a_clock
from support.sample_sessions import DESCRIPTION, DOCUMENT, TAKE_A, all_scores, total

# --- who goes with whom (C4)


def places(session: AdjudicationSession, document: str = DOCUMENT) -> dict[tuple[int, int], int]:
    """Return the rows of the objects by the numbers of their instances, -1 for none."""
    nodes = session.workspace.unit(document).nodes
    first, second = (side.instance for side in nodes.sides)
    return {
        (first[row], second[row]): row for row, level in enumerate(nodes.level) if level == Level.INSTANCE
    }


def facts(session: AdjudicationSession, document: str = DOCUMENT) -> object:
    """Return all that a window shows of a document and its scores."""
    unit, workspace = session.workspace.unit(document), session.workspace
    nodes = [unit.nodes.node(row) for row in range(len(unit.nodes))]
    shown = (
        session.display(document),
        session.state(document).table.targets.addresses,
        session.scorer.scores(document),
    )
    tree = workspace.tree(document).nodes.status
    return nodes, unit.table, shown, tree, workspace.signature, workspace.comparison().manual


def two_pairs(session: AdjudicationSession) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return two pairs of objects of one class."""
    types = [instance.type for instance in session.workspace.sides.instances(DOCUMENT)[0]]
    pairs = [pair for pair in places(session) if min(pair) >= 0]
    return next(
        (pair, other_pair)
        for pair, other_pair in combinations(pairs, 2)
        if types[pair[0]] == types[other_pair[0]]
    )


def test_c4_a_pair_made_by_hand_stands_and_is_undone(session: AdjudicationSession) -> None:
    previous_facts = facts(session)
    (a, b), (c, d) = two_pairs(session)
    rows = places(session)
    command = session.pairing.pair(DOCUMENT, rows[a, b], rows[c, d], "pair", "somebody")
    assert command is not None
    assert (command.label, command.by, command.at) == ("pair", "somebody", a_clock())
    assert (a, d) in places(session)
    nodes = session.workspace.unit(DOCUMENT).nodes
    assert nodes.node(places(session)[a, d]).rule == "paired-by-hand"
    assert session.workspace.signature.endswith(" | manual (1)")
    after = facts(session)
    assert session.undo() == command
    assert facts(session) == previous_facts
    assert session.redo() == command
    assert facts(session) == after


def test_c4_what_is_split_stays_apart_until_it_is_paired_again(session: AdjudicationSession) -> None:
    (a, b), _ = two_pairs(session)
    session.pairing.split(DOCUMENT, places(session)[a, b], "split")
    left = places(session)
    assert (a, b) not in left
    (first,), (second,) = (
        [row for pair, row in left.items() if pair[n] == item] for n, item in enumerate((a, b))
    )
    session.pairing.pair(DOCUMENT, first, second, "pair")
    assert (a, b) in places(session)
    assert session.workspace.manual == 1
    assert session.pairing.pair(DOCUMENT, *[places(session)[a, b]] * 2, "again") is None
    released = session.pairing.release(DOCUMENT, places(session)[a, b], "release")
    assert released is not None
    assert session.workspace.manual == 0
    assert session.pairing.release(DOCUMENT, places(session)[a, b], "release") is None


def test_c4_scores_are_given_with_and_without(session: AdjudicationSession) -> None:
    plain = session.scorer.scores(DOCUMENT)
    assert plain.manual == plain.between
    (a, b), _ = two_pairs(session)
    session.pairing.split(DOCUMENT, places(session)[a, b], "split")
    scores = session.scorer.scores(DOCUMENT)
    assert scores.between == plain.between
    assert total(scores.manual).cor < total(plain.manual).cor
    every = all_scores(session, session.workspace.document_ids)
    assert total(every.between).cor - total(every.manual).cor == (
        total(plain.between).cor - total(scores.manual).cor
    )


def test_c4_decisions_about_rows_that_are_gone_wait_for_the_undo(session: AdjudicationSession) -> None:
    (a, b), _ = two_pairs(session)
    session.decide(DOCUMENT, [places(session)[a, b]], TAKE_A, "decide")
    decided = session.display(DOCUMENT)
    session.pairing.split(DOCUMENT, places(session)[a, b], "split")
    shown_display = session.display(DOCUMENT)
    assert (shown_display.lost, shown_display.objects - shown_display.open) == (1, 0)
    assert len(session.orphans.among()) == 1
    session.undo()
    assert session.display(DOCUMENT) == decided


def test_c4_both_orders_give_the_same(session: AdjudicationSession) -> None:
    (a, b), (c, d) = two_pairs(session)
    third = next(pair for pair in places(session) if min(pair) >= 0 and pair not in ((a, b), (c, d)))

    def pair() -> None:
        session.pairing.pair(DOCUMENT, places(session)[a, b], places(session)[c, d], "pair")

    def split() -> None:
        session.pairing.split(DOCUMENT, places(session)[third], "split")

    values = []
    for steps in ((pair, split), (split, pair)):
        for step in steps:
            step()
        values.append(facts(session))
        while session.undo():
            pass
    assert values[0] == values[1]


def test_c4_pairs_come_back_with_the_project(session: AdjudicationSession, tmp_path: Path) -> None:
    (a, b), (c, d) = two_pairs(session)
    session.pairing.pair(DOCUMENT, places(session)[a, b], places(session)[c, d], "pair")
    session.pairing.split(DOCUMENT, places(session)[a, d], "split")
    previous_facts = facts(session)
    session.project.close()
    session.workspace.with_constraints(DOCUMENT, NONE)
    second_session = AdjudicationSession(
        session.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock), a_clock
    )
    assert facts(second_session) == previous_facts
    assert second_session.pairing.lost_pairings(DOCUMENT) == {}
    second_session.project.close()


def test_c4_rows_that_give_no_pair_are_told_and_change_nothing(session: AdjudicationSession) -> None:
    previous_facts = facts(session)
    (a, b), _ = two_pairs(session)
    types = [instance.type for instance in session.workspace.sides.instances(DOCUMENT)[0]]
    rows = places(session)
    other_row = next(pair for pair in rows if min(pair) >= 0 and types[pair[0]] != types[a])
    with pytest.raises(InputRefused, match="they are of different classes"):
        session.pairing.pair(DOCUMENT, rows[a, b], rows[other_row], "pair")
    with pytest.raises(ValueError, match="not an annotation"):
        session.pairing.split(DOCUMENT, 0, "split")
    assert facts(session) == previous_facts
    assert session.project.undoable == ""
    session.pairing.split(DOCUMENT, rows[a, b], "split")
    alone = next((row for pair, row in places(session).items() if min(pair) < 0), 0)
    with pytest.raises(ValueError, match="annotation is not paired"):
        session.pairing.split(DOCUMENT, alone, "split")


def test_c4_what_cannot_be_kept_is_not_compared_either(
    session: AdjudicationSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    previous_facts = facts(session)
    (a, b), _ = two_pairs(session)

    def full(_command: object) -> None:
        raise InputRefused

    monkeypatch.setattr(session.project, "do", full)
    with pytest.raises(InputRefused):
        session.pairing.split(DOCUMENT, places(session)[a, b], "split")
    assert facts(session) == previous_facts


def entered(session: AdjudicationSession, pairing: Pairing, target: str) -> None:
    command = session.project.ledger.command(
        "enter", [(EntryKey(EntryKind.PAIRING, DOCUMENT, target), pairing)]
    )
    assert command is not None
    session.project.do(command)


def test_c4_pairings_that_cannot_be_followed_are_lost_and_the_others_hold(
    session: AdjudicationSession,
) -> None:
    (a, b), _ = two_pairs(session)
    ids = [told_apart_by(DOCUMENT, side) for side in session.workspace.sides.instances(DOCUMENT)]
    first, second = ([instance_address(item) for item in side] for side in ids)
    types = [instance.type for instance in session.workspace.sides.instances(DOCUMENT)[1]]
    other = next(n for n, name in enumerate(types) if name != types[b])
    entered(session, Pairing(first[a], second[other]), "1")
    entered(session, Pairing(first[a], second[b], together=False), "2")
    entered(session, Pairing("gone", second[b]), "3")
    second_session = AdjudicationSession(session.workspace, session.project, a_clock)
    assert sorted(second_session.pairing.lost_pairings(DOCUMENT)) == ["1", "3"]
    assert (a, b) not in places(second_session)
    assert second_session.workspace.manual == 1
    assert second_session.pairing.pair(
        DOCUMENT, *[places(second_session)[next(p for p in places(second_session) if min(p) >= 0)]] * 2, "pin"
    )
    assert second_session.workspace.manual == 2
    while second_session.undo():
        pass
    assert second_session.pairing.lost_pairings(DOCUMENT) == {}


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("pair", "split", "release", "decide", "undo", "redo")),
        st.integers(0, 40),
        st.integers(0, 40),
    ),
    max_size=12,
)


def step(session: AdjudicationSession, what: str, number: int, other_number: int) -> None:
    """Do something with rows; what cannot be done changes nothing."""
    rows = sorted(places(session).values())
    row, partner = rows[number % len(rows)], rows[other_number % len(rows)]
    with suppress(ValueError, InputRefused):
        if what == "pair":
            session.pairing.pair(DOCUMENT, row, partner, "pair")
        elif what in ("split", "release"):
            getattr(session.pairing, what)(DOCUMENT, row, what)
        elif what == "decide":
            session.decide(DOCUMENT, [row], TAKE_A, "decide")
        else:
            getattr(session, what)()


def obeyed(session: AdjudicationSession) -> bool:
    """Tell whether the pairs are as the ledger says."""
    ids = [told_apart_by(DOCUMENT, side) for side in session.workspace.sides.instances(DOCUMENT)]
    first, second = ([instance_address(item) for item in side] for side in ids)
    values = [
        item
        for item in session.project.ledger.of(EntryKind.PAIRING, DOCUMENT).values()
        if isinstance(item, Pairing)
    ]
    pairs = places(session)
    return len(values) == session.workspace.manual and all(
        ((first.index(pairing.first), second.index(pairing.second)) in pairs) is pairing.together
        for pairing in values
    )


@settings(deadline=None, max_examples=40)
@given(steps=STEPS)
def test_c4_whatever_is_done_is_obeyed_and_undone(
    workspace: Workspace, steps: list[tuple[str, int, int]]
) -> None:
    with TemporaryDirectory() as folder:
        session = AdjudicationSession(workspace, create(f"{folder}/p", DESCRIPTION, a_clock), a_clock)
        previous_facts = facts(session)
        for candidate_step in steps:
            step(session, *candidate_step)
            assert obeyed(session)
        after = facts(session)
        assert facts(AdjudicationSession(workspace, session.project, a_clock)) == after
        undone = 0
        while session.undo():
            undone += 1
        assert facts(session) == previous_facts
        for _ in range(undone):
            session.redo()
        assert facts(session) == after
        session.project.close()
        workspace.with_constraints(DOCUMENT, NONE)
