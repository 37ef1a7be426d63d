"""Three annotators behind the pipe: opened, kept as a project, decided by vote, the matrix of every two."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from annotally.adjudication.project.inputs import Inputs
from annotally.adjudication.project.messages import CODES, RuleChoice, code_side
from annotally.adjudication.review.decision_log import decision_log
from annotally.comparison.items import NONE, Votes
from annotally.model.diagnostics import InputRefused, RefusalCause
from annotally.reports.messages import Opened, ScoredBatch
from annotally.reports.tables.pair_matrix import PairMatrix
from annotally.reports.tree.chunks import Assembly, pieces
from annotally.reports.tree.inspection import CHOICE_OPEN
from annotally.scoring.tally import Status
from support.declared_requests import INTERLEAVED
from support.project_window import Window
from support.small_inputs import BODY, sgml, write

OTHER = BODY.replace("LOCATION", "ORGANIZATION")
SIDES = ("anna", "ben", "cora")


def opened(folder: Path, *bodies: str) -> Window:
    window = Window.make()
    sides = tuple(
        (name, (write(folder, f"{name}.sgm", sgml("1", body)),))
        for name, body in zip(SIDES, bodies, strict=True)
    )
    result = window.service.open("named-entity", (), sides)
    assert isinstance(result, Opened)
    assert (result.sides, result.key2key) == (SIDES, True)
    return window


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    session = opened(tmp_path, BODY, OTHER, BODY)
    session.ask("files.start", str(tmp_path / "p.annotally"))
    session.ask("decided")
    yield session
    session.ask("close")


def split(window: Window) -> int:
    """Return the row of the object that is not the same with all."""
    return next(row for row in window.waiting("1") if votes(window).agreeing[row] < 3)


def votes(window: Window) -> Votes:
    workspace = window.service.what_is_open[0]
    assert workspace is not None
    actual_votes = workspace.tree("1").votes
    assert actual_votes is not None
    return actual_votes


def test_a_tree_has_a_text_for_each_and_the_votes(window: Window) -> None:
    window.service.score()
    (batch,) = (value for kind, value in window.sent if isinstance(value, ScoredBatch))
    (tree,) = batch.trees
    row = split(window)
    assert tree.votes is not None
    assert (tree.votes.agreeing[row], tree.votes.voters[row], tree.votes.winner(row)) == (2, 3, 0)
    assert len(tree.texts) == 3
    (corpus,) = batch.corpus
    assert (corpus.key_count, corpus.response_count, corpus.more_counts) == (2, 2, (2,))
    assert corpus.f == Fraction(5, 6)
    whole_assembly = Assembly()
    assert [whole_assembly.add(piece) for piece in pieces(tree, corpus)][-1] == tree


def test_scores_are_of_two(window: Window) -> None:
    assert window.service.score().rows == ()
    assert window.service.document("1").rows == ()
    matrix = window.service.pairs.matrix()
    assert isinstance(matrix, PairMatrix)
    assert matrix.annotators == SIDES
    assert [(cell.first, cell.second, cell.f, cell.documents) for cell in matrix.cells] == [
        (0, 1, Fraction(3, 4), 1),
        (0, 2, Fraction(1), 1),
        (1, 2, Fraction(3, 4), 1),
    ]
    assert matrix.cell(2, 0) == matrix.cell(0, 2) != matrix.cell(1, 1)
    assert window.service.pairs.matrix("1") == matrix
    two = window.service.pairs.inputs(2, 1)
    assert [name for name, _ in two.sides] == ["cora", "ben"]
    assert (two.key2key, two.layers) == (True, (None, None))
    assert window.sent[-1] == ("progress", (3, 3, "Comparing each pair of annotators"))


def test_every_annotator_has_a_card_and_the_vote_is_told(window: Window) -> None:
    inspection = window.service.inspect("1", split(window))
    assert [card.side for card in inspection.cards] == list(SIDES)
    assert inspection.why[0] == "2 of 3 annotators agree: a majority"
    assert "annotators" in inspection.why[-1]


def test_m19_all_agree_with_one_who_leaves_a_choice_and_yet_disagree(tmp_path: Path) -> None:
    both = BODY.replace("LOCATION", "LOCATION|ORGANIZATION")
    window = opened(tmp_path, both, BODY, OTHER)
    window.ask("files.start", str(tmp_path / "p.annotally"))
    window.ask("decided")
    tree = window.service.what_is_open[0].tree("1")  # type: ignore[union-attr]  # it is open
    row = next(row for row in window.waiting("1") if Status(tree.nodes.status[row]).disagreement)
    assert votes(window).agreeing[row] == 3
    result = window.service.inspect("1", row).why[0]
    assert result == f"3 of 3 annotators agree: a majority; {CHOICE_OPEN}"
    agreed = next(row for row in window.waiting("1") if not Status(tree.nodes.status[row]).disagreement)
    assert window.service.inspect("1", agreed).why[0] == "3 of 3 annotators agree: a majority"
    window.ask("close")


def test_a_vote_decides(window: Window) -> None:
    assert {"adjudication.voting.majority", "adjudication.voting.add"} <= INTERLEAVED
    row = split(window)
    changed = window.ask("voting.majority", "1", [row], "majority")
    assert (changed.label, changed.count) == ("majority", 1)
    assert code_side(window.decided["1"].choice[row]) == 0


def test_without_a_majority_nothing_is_decided(tmp_path: Path) -> None:
    third = BODY.replace("LOCATION", "PERSON")
    window = opened(tmp_path, BODY, OTHER, third)
    window.ask("files.start", str(tmp_path / "p.annotally"))
    window.ask("decided")
    row = split(window)
    with pytest.raises(InputRefused, match="no majority here") as refused:
        window.ask("voting.majority", "1", [row], "majority")
    assert [diagnostic.cause for diagnostic in refused.value.diagnostics] == [RefusalCause.REQUEST]
    assert window.ask("scores.score_all")[1] == window.ask("scores.score_all")[2]
    inspection = window.service.inspect("1", row)
    assert inspection.why[0] == "1 of 3 annotators agree: no majority"
    window.ask("close")


def test_what_most_do_not_have_is_left_out(tmp_path: Path) -> None:
    bare = "Ada Example of Fictown left"
    window = opened(tmp_path, BODY, bare, bare)
    window.ask("files.start", str(tmp_path / "p.annotally"))
    window.ask("decided")
    row = window.waiting("1")[0]
    assert window.service.inspect("1", row).why[0] == "1 of 3 annotators agree: most do not have it"
    assert votes(window).winner(row) == NONE
    window.ask("voting.majority", "1", [row], "majority")
    assert window.decided["1"].choice[row] == CODES["neither"]
    window.ask("close")


def test_alternatives_are_added_one_by_one(window: Window) -> None:
    row = split(window)
    for side, code, sides in (
        (2, None, ()),
        (2, None, ()),
        (1, "either", (2, 1)),
        (0, "either", (2, 1, 0)),
        (2, "either", (1, 0, 2)),
    ):
        window.ask("voting.add", "1", [row], side, "add")
        shown_decision = window.decided["1"]
        assert shown_decision.choice[row] == (CODES[code] if code else 18)
        assert shown_decision.sides.get(row, ()) == sides
    answer = window.ask("standing", "1", row)
    assert answer.sides == (1, 0, 2)


def test_many_places_are_decided_as_the_majority_has_each_of_them(window: Window, tmp_path: Path) -> None:
    places = [("1", row) for row in window.waiting("1")]
    changed, left = window.ask_any("concordance.majority", places, "majority", "guideline", "as voted")
    assert (changed.label, left, window.decided["1"].open) == ("majority", 0, 0)
    assert set(window.decided["1"].reasons.values()) == {"guideline"}
    window.ask("undo")
    other_session = opened(tmp_path / "other", BODY, OTHER, BODY.replace("LOCATION", "PERSON"))
    other_session.ask("files.start", str(tmp_path / "q.annotally"))
    other_session.ask("decided")
    places = [("1", row) for row in other_session.waiting("1")]
    changed, left = other_session.ask_any("concordance.majority", places, "majority")
    assert (left, other_session.decided["1"].open) == (1, 1)
    other_session.ask("close")


def test_the_rule_of_the_majority_is_counted_run_and_scored(window: Window) -> None:
    rule = RuleChoice("majority")
    assert window.ask("rules.preview", rule, 10).count == 2
    window.ask("rules.run", rule, "rule")
    assert window.decided["1"].open == 0
    assert len(window.ask("scores.score_all")) == 4
    assert [tally.cor for tally in window.ask("scores.score", "1")[1:]] == [4, 3, 4]


def test_c4_one_of_three_is_taken_out_of_a_row_and_put_back(window: Window) -> None:
    """The new rows and every figure come with it: the list of documents, the matrix, what is counted."""
    row = split(window)
    plain = window.service.pairs.matrix()
    changed = window.ask("editing.split", "1", row, "split", (1,))
    assert (changed.label, changed.count) == ("split", 2)
    assert window.repaired[-1].corpus.f != Fraction(5, 6)
    matrix = window.service.pairs.matrix()
    assert (matrix.cell(0, 2), matrix.manual) == (plain.cell(0, 2), 2)
    assert matrix.cell(0, 1) != plain.cell(0, 1)
    by_hand = window.ask("editing.by_hand")
    assert by_hand.count == 2
    document, alone = changed.place
    assert document == "1"
    offered = window.ask("editing.candidates", "1", alone)
    here, partner = members(window, alone), next(pairing for pairing in offered if not pairing.together)
    assert partner.points
    assert not set(partner.sides) & set(here)
    window.ask("editing.pair", "1", alone, partner.row, "pair", partner.sides)
    assert set(members(window, alone)) >= set(partner.sides)
    for _ in range(2):
        window.ask("undo")
    assert window.service.pairs.matrix() == plain


def members(window: Window, row: int) -> list[int]:
    """Return who has something in a row."""
    workspace = window.service.what_is_open[0]
    assert workspace is not None
    sides = workspace.tree("1").nodes.sides
    return [number for number, arrays in enumerate(sides) if arrays.instance[row] >= 0]


def test_c4_the_log_tells_who_was_kept_apart_from_whom(window: Window) -> None:
    window.ask("editing.split", "1", split(window), "split", (2,))
    workspace = window.service.what_is_open[0]
    assert workspace is not None
    session = window.service.adjudication.session()
    lines = [line for line in decision_log(session) if line.choice == "kept apart by hand"]
    assert sorted([bool(text) for text in line.sides] for line in lines) == [
        [False, True, True],
        [True, False, True],
    ]
    assert not any(line.lost for line in lines)


def test_c4_agreement_is_that_of_the_pairs_as_they_are_and_says_so(window: Window) -> None:
    plain = window.service.agreement.measure("items", intervals=False)
    assert "manual" not in plain.signature
    window.ask("editing.split", "1", split(window), "split", (1,))
    figures = window.service.agreement.measure("items", intervals=False)
    assert figures.signature.endswith("manual (2)")
    assert figures != plain
    window.ask("undo")
    assert window.service.agreement.measure("items", intervals=False) == plain


def test_a_project_of_three_is_opened_again(window: Window, tmp_path: Path) -> None:
    window.ask("rules.run", RuleChoice("majority"), "rule")
    path = str(tmp_path / "p.annotally")
    window.ask("close")
    second_window = Window.make()
    (text, _) = second_window.ask("files.open", path)
    assert text.sides == SIDES
    second_window.ask("decided")
    assert second_window.decided["1"].open == 0
    second_window.ask("close")


def test_a_task_with_a_gold_side_is_refused(tmp_path: Path) -> None:
    window = Window.make()
    sides = tuple((name, (str(tmp_path / name),)) for name in SIDES)
    with pytest.raises(InputRefused, match="gold"):
        window.service.open("event-mention", (), sides)
    assert not window.service.is_open


def test_two_annotators_who_have_different_documents_are_compared_in_those_of_both(tmp_path: Path) -> None:
    """C6: by similarity such documents are refused, unless a person says so; the project keeps it."""
    sides = []
    for name, documents in (("a", "12"), ("b", "1")):
        for number in documents:
            write(tmp_path / name, f"{number}.txt", "Ada left.")
            write(tmp_path / name, f"{number}.ann", "T1\tPERSON 0 3\tAda\n")
        sides.append((name, (str(tmp_path / name),)))
    window = Window.make()
    inputs = Inputs("spans", (), tuple(sides), key2key=True)
    with pytest.raises(InputRefused, match="document 2 is in a but not in b"):
        window.service.open(*inputs)
    opened = window.service.open(*inputs._replace(by_pair=True))
    assert [name for name, _ in opened.documents] == ["1", "2"]
    window.ask("files.start", str(tmp_path / "p.annotally"))
    window.ask("decided")
    window.ask("rules.run", RuleChoice("identical"), "identical")
    assert [window.decided[name].open for name in "12"] == [0, 1]
    window.ask("close")
    second_window = Window.make()
    (text, _) = second_window.ask("files.open", str(tmp_path / "p.annotally"))
    assert text.documents == opened.documents
    second_window.ask("decided")
    assert [second_window.decided[name].open for name in "12"] == [0, 1]
    second_window.ask("close")
