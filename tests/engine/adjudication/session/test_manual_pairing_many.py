"""Pairs made and taken apart by hand among three and more annotators (C4)."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.decisions.rules import majority
from annotally.adjudication.project.entries import Choice, Decision, EntryKind, Pairing
from annotally.adjudication.project.state import Description, create, open_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.annotators.agreement import AgreementRequest, agreement_report
from annotally.comparison.constraints import NONE
from annotally.comparison.result import TOTAL
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.scoring.tally import Tally
from support.annotator_sessions import opened
from support.projects import a_clock

TEXT = "Ada Orme and Ada Orme of Fictown left"


def tagged(*words: str) -> str:
    """Return the text with words tagged as persons, each where it stands first after the one before."""
    text, at = "", 0
    for word in words:
        start = TEXT.index(word, at)
        text += f'{TEXT[at:start]}<ENAMEX TYPE="PERSON">{word}</ENAMEX>'
        at = start + len(word)
    return text + TEXT[at:]


WIDE, NARROW, LATE = tagged("Ada Orme", "Ada Orme"), tagged("Ada", "Ada"), tagged("Fictown")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[AdjudicationSession]:
    """A and B have the name twice, C has another one that touches neither."""
    new_session = opened(tmp_path, {"1": WIDE}, {"1": WIDE}, {"1": LATE})
    yield new_session
    new_session.project.close()


def rows(session: AdjudicationSession) -> dict[tuple[int, ...], int]:
    """Return the rows of the objects by the numbers of their instances, -1 for none."""
    nodes = session.workspace.unit("1").nodes
    return {
        tuple(side.instance[row] for side in nodes.sides): row for row in session.state("1").table.objects()
    }


def facts(session: AdjudicationSession) -> object:
    """Return all that a window shows of the document and its scores."""
    unit, among = session.workspace.unit("1"), session.workspace.among()
    nodes = [unit.nodes.node(row) for row in range(len(unit.nodes))]
    shown = session.display("1"), session.state("1").table.targets.addresses, session.scorer.scores("1")
    return (
        nodes,
        unit.votes,
        shown,
        among.matrix(),
        session.workspace.signature,
        session.workspace.corpus_row("1"),
    )


def test_what_the_task_has_at_first(session: AdjudicationSession) -> None:
    assert sorted(rows(session)) == [(-1, -1, 0), (0, 0, -1), (1, 1, -1)]


def test_c4_an_annotation_comes_to_a_row_and_shows_in_every_score_it_touches(
    session: AdjudicationSession,
) -> None:
    previous_facts, actual_rows = facts(session), rows(session)
    among = session.workspace.among()
    plain = {pair: score.tally for pair, score in among.matrix().items()}
    command = session.pairing.pair("1", actual_rows[0, 0, -1], actual_rows[-1, -1, 0], "pair", "somebody")
    assert command is not None
    assert (command.label, command.by, len(command.changes)) == ("pair", "somebody", 2)
    row = rows(session)[0, 0, 0]
    votes = session.workspace.unit("1").votes
    assert votes is not None
    assert (votes.agreeing[row], votes.voters[row]) == (2, 3)
    assert session.workspace.signature.endswith(" | manual (2)")
    by_hand = {pair: score.tally for pair, score in session.workspace.among().matrix().items()}
    assert by_hand[0, 1] == plain[0, 1]
    assert by_hand[0, 2] != plain[0, 2]
    assert by_hand[1, 2] != plain[1, 2]
    scores = session.scorer.scores("1")
    assert scores.between[TOTAL] != scores.manual[TOTAL]
    report = agreement_report(session.workspace.among(), AgreementRequest(), session.workspace.signature)
    assert (report.items, report.signature) == (2, session.workspace.signature)
    after = facts(session)
    assert session.undo() == command
    assert facts(session) == previous_facts
    assert session.redo() == command
    assert facts(session) == after


def test_c4_whose_place_is_taken_stands_alone(session: AdjudicationSession) -> None:
    """C's comes to the first row, then B's second takes the place of B's first there."""
    session.pairing.pair("1", rows(session)[0, 0, -1], rows(session)[-1, -1, 0], "pair")
    session.pairing.pair("1", rows(session)[0, 0, 0], rows(session)[1, 1, -1], "pair", sides=(1,))
    assert sorted(rows(session)) == [(-1, 0, -1), (0, 1, 0), (1, -1, -1)]
    values = [
        item
        for item in session.project.ledger.of(EntryKind.PAIRING, "1").values()
        if isinstance(item, Pairing)
    ]
    assert sorted(item.sides for item in values) == [(0, 1), (0, 2), (1, 2)]
    assert all(pairing.together for pairing in values)


def test_c4_one_of_three_is_taken_out_of_a_row(session: AdjudicationSession) -> None:
    previous_facts = facts(session)
    session.pairing.pair("1", rows(session)[0, 0, -1], rows(session)[-1, -1, 0], "pair")
    session.pairing.split("1", rows(session)[0, 0, 0], "split", sides=(2,))
    assert sorted(rows(session)) == [(-1, -1, 0), (0, 0, -1), (1, 1, -1)]
    assert session.display("1").paired[rows(session)[-1, -1, 0]] is False
    session.pairing.release("1", rows(session)[-1, -1, 0], "release")
    assert session.workspace.manual == 0
    while session.undo():
        pass
    assert facts(session) == previous_facts


def test_c4_majority_follows_what_was_made_by_hand(tmp_path: Path) -> None:
    """Alone each is left out by the majority; as one thing its words are not."""
    session = opened(tmp_path, {"1": tagged("Ada Orme")}, {"1": TEXT}, {"1": tagged("Fictown")})
    actual_rows = rows(session)
    assert {decision.choice for _, _, decision in session.rules.preview(majority())} == {Choice.NEITHER}
    session.pairing.pair("1", actual_rows[0, -1, -1], actual_rows[-1, -1, 0], "pair")
    assert list(session.rules.preview(majority())) == []
    session.project.close()


def test_c4_pairs_among_several_come_back_with_the_project(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    session.pairing.pair("1", rows(session)[0, 0, -1], rows(session)[-1, -1, 0], "pair")
    session.pairing.split("1", rows(session)[1, 1, -1], "split")
    previous_facts = facts(session)
    session.project.close()
    session.workspace.with_constraints("1", NONE)
    second_session = AdjudicationSession(
        session.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock), a_clock
    )
    assert facts(second_session) == previous_facts
    assert second_session.pairing.lost_pairings("1") == {}
    second_session.project.close()


def test_c4_what_no_longer_fits_is_orphaned(session: AdjudicationSession, tmp_path: Path) -> None:
    """C's annotation stands elsewhere now: the rest of what was said holds."""
    session.pairing.pair("1", rows(session)[0, 0, -1], rows(session)[-1, -1, 0], "pair")
    session.pairing.split("1", rows(session)[1, 1, -1], "split")
    session.project.close()
    folder = tmp_path / "again"
    folder.mkdir()
    other_session = opened(folder, {"1": WIDE}, {"1": WIDE}, {"1": tagged("left")})
    other_session.project.close()
    second_session = AdjudicationSession(
        other_session.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock), a_clock
    )
    lost = second_session.orphans.among()
    assert [item.key.kind for item in lost] == [EntryKind.PAIRING] * 2
    assert all(isinstance(item.entry, Pairing) and "Ada Orme" in item.entry.about for item in lost)
    assert second_session.workspace.manual == 1
    assert (1, -1, -1) in rows(second_session)
    second_session.orphans.dismiss([item.key for item in lost], "dismiss")
    assert second_session.orphans.among() == []
    second_session.project.close()


def test_c4_decisions_about_rows_that_are_gone_wait_for_the_undo(session: AdjudicationSession) -> None:
    session.decide("1", [rows(session)[0, 0, -1]], Decision(Choice.TAKE, (1,)), "take B")
    decided = session.display("1")
    session.pairing.pair("1", rows(session)[0, 0, -1], rows(session)[-1, -1, 0], "pair")
    assert session.display("1").lost == 1
    session.undo()
    assert session.display("1") == decided


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda session, row: session.pairing.pair("1", row, row, "pair"), "same annotator"),
        (lambda session, row: session.pairing.split("1", row, "split"), "choose whose annotation to split"),
        (lambda session, row: session.pairing.split("1", row, "split", sides=(0, 1, 2)), "split nothing"),
        (lambda session, row: session.pairing.split("1", 0 * row, "split"), "not an annotation"),
    ],
)
def test_c4_what_puts_nothing_together_or_apart_is_told_and_changes_nothing(
    session: AdjudicationSession, ask: Callable[[AdjudicationSession, int], object], words: str
) -> None:
    session.pairing.pair("1", rows(session)[0, 0, -1], rows(session)[-1, -1, 0], "pair")
    previous_facts = facts(session)
    with pytest.raises(ValueError, match=words):
        ask(session, rows(session)[0, 0, 0])
    alone = opened_alone(session)
    with pytest.raises(ValueError, match="annotation is not paired"):
        session.pairing.split("1", alone, "split")
    session.undo()
    assert facts(session) == previous_facts


def opened_alone(session: AdjudicationSession) -> int:
    """Take one annotation out of its row; return where it stands."""
    session.pairing.split("1", rows(session)[1, 1, -1], "split")
    return rows(session)[1, -1, -1]


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("pair", "split", "release", "decide", "undo", "redo")),
        st.integers(0, 40),
        st.integers(0, 40),
        st.sets(st.integers(0, 3), max_size=2),
    ),
    max_size=10,
)


def step(session: AdjudicationSession, what: str, number: int, other_number: int, sides: set[int]) -> None:
    """Do something with rows; what cannot be done changes nothing."""
    known_rows = sorted(rows(session).values())
    row, partner = known_rows[number % len(known_rows)], known_rows[other_number % len(known_rows)]
    with suppress(ValueError, InputRefused):
        if what == "pair":
            session.pairing.pair("1", row, partner, "pair", sides=sides)
        elif what == "split":
            session.pairing.split("1", row, "split", sides=sides)
        elif what == "release":
            session.pairing.release("1", row, "release")
        elif what == "decide":
            session.decide("1", [row], Decision(Choice.TAKE, (number % 4,)), "decide")
        else:
            getattr(session, what)()


def obeyed(session: AdjudicationSession) -> bool:
    """Tell whether the rows are as the ledger says."""
    ids = [stable_ids("1", side) for side in session.workspace.sides.instances("1")]
    targets = session.state("1").table.targets
    number = {
        (side, targets.instance(side, n)): n
        for side, own_identifier in enumerate(ids)
        for n in range(len(own_identifier))
    }
    actual = [
        item
        for item in session.project.ledger.of(EntryKind.PAIRING, "1").values()
        if isinstance(item, Pairing)
    ]
    values = [
        any(
            members[pairing.sides[0]] == number[pairing.sides[0], pairing.first]
            and members[pairing.sides[1]] == number[pairing.sides[1], pairing.second]
            for members in rows(session)
        )
        is pairing.together
        for pairing in actual
    ]
    return len(actual) == session.workspace.manual and all(values)


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AdjudicationSession]:
    new_session = opened(
        tmp_path_factory.mktemp("four"), *({"1": item} for item in (WIDE, WIDE, NARROW, LATE))
    )
    yield new_session
    new_session.project.close()


@settings(deadline=None, max_examples=40)
@given(steps=STEPS)
def test_c4_whatever_is_done_is_obeyed_and_undone(
    four: AdjudicationSession, steps: list[tuple[str, int, int, set[int]]]
) -> None:
    with TemporaryDirectory() as folder:
        project = create(f"{folder}/p", Description("named-entity", (), tuple("abcd")), a_clock)
        session = AdjudicationSession(four.workspace, project, a_clock)
        previous_facts = facts(session)
        for candidate_step in steps:
            step(session, *candidate_step)
            assert obeyed(session)
        after = facts(session)
        assert facts(AdjudicationSession(four.workspace, project, a_clock)) == after
        undone = 0
        while session.undo():
            undone += 1
        assert facts(session) == previous_facts
        for _ in range(undone):
            session.redo()
        assert facts(session) == after
        project.close()
        four.workspace.with_constraints("1", NONE)


def test_scores_among_several_are_given_with_and_without(session: AdjudicationSession) -> None:
    plain = session.scorer.scores("1")
    assert plain.manual == plain.between
    session.pairing.split("1", rows(session)[0, 0, -1], "split")
    scores = session.scorer.scores("1")
    assert scores.between == plain.between
    tally, other_tally = scores.manual[TOTAL], plain.manual[TOTAL]
    assert isinstance(tally, Tally)
    assert isinstance(other_tally, Tally)
    assert tally.cor < other_tally.cor
