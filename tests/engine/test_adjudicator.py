"""The facade of adjudication, on two annotators of the sample: decide, score, export, and come back."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from importlib.resources import as_file
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.entries import Choice, Decision, Edited, Kind, Pairing, Remark
from annotally.adjudication.ledger import Key
from annotally.adjudication.parcels import CODES
from annotally.adjudication.project import Description, create, open_project
from annotally.adjudication.rules import identical, of_type
from annotally.adjudication.targets import instance_address
from annotally.adjudicator import Adjudicator, all_scores
from annotally.comparison import TOTAL, Level
from annotally.constraints import NONE
from annotally.errors import InputRefused, TaskError
from annotally.formats.base import ReadOptions
from annotally.formats.sources import read
from annotally.model.sets import stable_ids
from annotally.scoring.tally import Tally
from annotally.tasks.definition import ScoringMethod
from annotally.tasks.event_mentions import EVENT_MENTION
from annotally.tasks.presets import preset
from annotally.workspace import OpenRequest, SideInput, Workspace, open_workspace
from annotally_resources import resource
from builders import slot
from projects import a_clock

DOCUMENT = "harbour-museum"
TAKE_A, TAKE_B = Decision(Choice.TAKE, (0,)), Decision(Choice.TAKE, (1,))
DESCRIPTION = Description("sample-template-element", (), ("first", "second"), key2key=True)


@pytest.fixture(scope="module")
def workspace() -> Iterator[Workspace]:
    with as_file(resource("sample")) as folder:
        task = replace(preset("sample-template-element"), scoring_method=ScoringMethod.KEY2KEY)
        sides = tuple(SideInput(name, (str(folder / name),)) for name in ("key", "second-key"))
        yield open_workspace(OpenRequest(task, sides, (str(folder / "texts"),)))


@pytest.fixture
def desk(workspace: Workspace, tmp_path: Path) -> Iterator[Adjudicator]:
    made = Adjudicator(workspace, create(str(tmp_path / "p.annotally"), DESCRIPTION, a_clock), a_clock)
    yield made
    made.project.close()
    for document in workspace.document_ids:
        workspace.with_constraints(document, NONE)


def first_object(desk: Adjudicator, document: str = DOCUMENT) -> int:
    return next(desk.settled(document).objects())


def total(table: object) -> Tally:
    assert isinstance(table, dict)
    found = table[TOTAL]
    assert isinstance(found, Tally)
    return found


def test_nothing_is_decided_at_first(desk: Adjudicator) -> None:
    shown = desk.decided(DOCUMENT)
    assert not any(shown.choice + shown.own)
    assert shown.objects == shown.open > 1
    assert (shown.done, shown.lost, shown.remarks) == (False, 0, {})
    assert dict(desk.open_documents())[DOCUMENT] == shown.open


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
def test_a_decision_shows_on_its_row_and_below(desk: Adjudicator, decision: Decision, code: str) -> None:
    row = first_object(desk)
    command = desk.decide(DOCUMENT, [row], decision, "decide", "somebody")
    assert command is not None
    assert (command.by, command.at) == ("somebody", a_clock())
    shown = desk.decided(DOCUMENT)
    end = desk.settled(DOCUMENT).nodes.end[row]
    assert set(shown.choice[row:end]) == {CODES[code]}
    assert list(shown.own[row:end]) == [1] + [0] * (end - row - 1)
    assert shown.open == shown.objects - 1
    assert desk.undo() == command
    assert not any(desk.decided(DOCUMENT).choice)
    assert desk.redo() == command


def test_what_was_written_is_shown(desk: Adjudicator) -> None:
    row = first_object(desk)
    nodes = desk.settled(DOCUMENT).nodes
    place = next(one for one in nodes.children(row) if nodes.level[one] == Level.SLOT)
    name = nodes.names[nodes.name[place]]
    written = Decision(Choice.EDITED, edited=Edited(slot=slot(name, "The Tern House")))
    desk.decide(DOCUMENT, [place], written, "edit")
    assert desk.decided(DOCUMENT).edited == {place: "The Tern House"}


def test_remarks_and_finished_documents_are_undone_too(desk: Adjudicator) -> None:
    row = first_object(desk)
    desk.remark(DOCUMENT, row, Remark("ask again", flagged=True), "comment")
    desk.finish(DOCUMENT, "done")
    assert desk.finish(DOCUMENT, "done") is None
    shown = desk.decided(DOCUMENT)
    assert shown.remarks == {row: Remark("ask again", True, "PERSON Ilse Varnholt")}
    assert shown.done
    assert desk.finish(DOCUMENT, "not done", done=False) is not None
    while desk.undo():
        pass
    assert desk.decided(DOCUMENT).remarks == {}


def test_scores_against_what_is_decided_follow_the_decisions(desk: Adjudicator) -> None:
    ids = desk.workspace.document_ids
    document = next(
        one for one in ids if total(desk.scores(one).between).cor < total(desk.scores(one).between).pos
    )
    between = total(desk.scores(document).between)
    desk.decide(document, [0], TAKE_A, "all from the first")
    found = desk.scores(document)
    assert total(found.between) == between
    first, second = total(found.against[0]), total(found.against[1])
    assert (first.inc, first.mis, first.spu, first.par) == (0, 0, 0, 0)
    assert second.counts() == between.counts()
    desk.decide(document, [0], Decision(Choice.NEITHER), "nothing")
    assert total(desk.scores(document).against[0]).cor == 0
    both = all_scores(desk, ids)
    assert total(both.between).pos >= between.pos


def test_a_rule_says_what_it_would_do_and_does_that_in_one_step(desk: Adjudicator) -> None:
    seen: list[tuple[int, int]] = []
    proposed = list(desk.preview(identical(), lambda done, total, _note: seen.append((done, total))))
    assert seen[-1] == (len(desk.workspace.document_ids),) * 2
    command = desk.run(identical(), "identical: take", "somebody")
    assert command is not None
    assert len(command.changes) == len(proposed) > 0
    document, row, _ = proposed[0]
    assert desk.decided(document).rule[row] == 1
    assert desk.run(identical(), "again") is None
    desk.undo()
    assert not any(desk.decided(document).rule)


# --- the final key on disk


def test_open_objects_are_listed_and_nothing_is_written(desk: Adjudicator, tmp_path: Path) -> None:
    with pytest.raises(InputRefused, match=r"objects are still open: .*\(\d+\), .* documents more"):
        desk.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_the_final_key_is_the_first_annotators_file_with_what_was_taken_from_the_second(
    desk: Adjudicator, tmp_path: Path
) -> None:
    first, second = desk.workspace.sides.sets
    for number, document in enumerate(desk.workspace.document_ids):
        desk.decide(document, [0], TAKE_B if number % 2 else TAKE_A, "by turns")
    (path,) = desk.export(str(tmp_path / "final.tmpl"))
    found = read([path], ReadOptions()).annotations
    for number, document in enumerate(desk.workspace.document_ids):
        wanted = (second if number % 2 else first).documents[document].instances
        got = found.documents[document].instances if document in found.documents else ()
        assert sorted(stable_ids(document, got)) == sorted(stable_ids(document, wanted))
    assert Path(path).read_text(encoding="utf-8").startswith(first.sources[0].text[:90])


def test_what_one_side_has_alone_comes_out_to_the_byte(desk: Adjudicator, tmp_path: Path) -> None:
    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    (path,) = desk.export(str(tmp_path / "final.tmpl"))
    assert Path(path).read_bytes() == Path(desk.workspace.sides.sets[0].sources[0].path).read_bytes()


def test_what_is_optional_is_so_in_the_file_whoever_says_it(desk: Adjudicator, tmp_path: Path) -> None:
    """Alternatives, a switch and a status slot decided apart all come back as they were decided."""
    either = Decision(Choice.EITHER, (0, 1))
    for document in desk.workspace.document_ids:
        desk.decide(document, [0], either, "either is right")
        settled = desk.settled(document)
        nodes = settled.nodes
        for number, row in enumerate(settled.objects()):
            if number % 3 == 0:
                wanted = Decision(Choice.TAKE, (0,), optional=number % 2 == 0)
                desk.decide(document, [row], wanted, "not required")
            status = [one for one in nodes.children(row) if nodes.names[nodes.name[one]] == "OBJ_STATUS"]
            if number % 3 == 1:
                desk.decide(document, status, TAKE_B, "as B has it")
    (path,) = desk.export(str(tmp_path / "final.tmpl"))
    found = read([path], ReadOptions()).annotations
    for document in desk.workspace.document_ids:
        wanted_flags = sorted(
            (one.instance.type, one.instance.optional) for one in desk.final(document).objects
        )
        got = found.documents[document].instances
        assert sorted((one.type, one.optional) for one in got) == wanted_flags
    assert "OBJ_STATUS" in Path(path).read_text("utf-8")


def test_an_input_is_never_written_over(desk: Adjudicator) -> None:
    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    with pytest.raises(InputRefused, match="is an input"):
        desk.export(desk.workspace.sides.sets[1].sources[0].path)


def test_what_would_read_back_otherwise_is_not_written(
    desk: Adjudicator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import annotally.key_file as module

    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    whole = module.write

    def damaged(*arguments: object) -> tuple[bytes, ...]:
        (content,) = whole(*arguments)  # type: ignore[arg-type]  # as given
        return (content.replace(b"Museum", b"Musem"),)

    monkeypatch.setattr(module, "write", damaged)
    with pytest.raises(InputRefused, match=r"read back, scores otherwise against key: row .* became"):
        desk.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_what_cannot_be_read_back_is_not_written(
    desk: Adjudicator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import annotally.key_file as module

    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    monkeypatch.setattr(module, "write", lambda *_arguments: (b"nothing of the kind",))
    with pytest.raises(
        InputRefused, match=r"final\.tmpl: what was decided cannot be read back: .*nothing was"
    ):
        desk.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_decisions_come_back_with_the_project(desk: Adjudicator, tmp_path: Path) -> None:
    desk.run(of_type("PERSON", 1), "people from the second")
    before = [desk.decided(document) for document in desk.workspace.document_ids]
    desk.project.close()
    again = Adjudicator(desk.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock))
    assert [again.decided(document) for document in desk.workspace.document_ids] == before
    assert again.lost() == []
    again.project.close()


def test_a_task_with_a_gold_side_is_not_settled(workspace: Workspace, desk: Adjudicator) -> None:
    gold = Workspace(EVENT_MENTION, workspace.sides, workspace.document_ids, (), "")
    with pytest.raises(TaskError, match="gold standard"):
        Adjudicator(gold, desk.project)


# --- who goes with whom (C4)


def places(desk: Adjudicator, document: str = DOCUMENT) -> dict[tuple[int, int], int]:
    """Return the rows of the objects by the numbers of their instances, -1 for none."""
    nodes = desk.workspace.unit(document).nodes
    first, second = (side.instance for side in nodes.sides)
    return {
        (first[row], second[row]): row for row, level in enumerate(nodes.level) if level == Level.INSTANCE
    }


def facts(desk: Adjudicator, document: str = DOCUMENT) -> object:
    """Return all that a window shows of a document and its scores."""
    unit, workspace = desk.workspace.unit(document), desk.workspace
    nodes = [unit.nodes.node(row) for row in range(len(unit.nodes))]
    shown = desk.decided(document), desk.settled(document).targets.addresses, desk.scores(document)
    tree = workspace.tree(document).nodes.status
    return nodes, unit.table, shown, tree, workspace.signature, workspace.comparison().manual


def two_pairs(desk: Adjudicator) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return two pairs of objects of one class."""
    types = [one.type for one in desk.workspace.sides.instances(DOCUMENT)[0]]
    pairs = [pair for pair in places(desk) if min(pair) >= 0]
    return next((one, other) for one, other in combinations(pairs, 2) if types[one[0]] == types[other[0]])


def test_c4_a_pair_made_by_hand_stands_and_is_undone(desk: Adjudicator) -> None:
    before = facts(desk)
    (a, b), (c, d) = two_pairs(desk)
    rows = places(desk)
    command = desk.pair(DOCUMENT, rows[a, b], rows[c, d], "pair", "somebody")
    assert command is not None
    assert (command.label, command.by, command.at) == ("pair", "somebody", a_clock())
    assert (a, d) in places(desk)
    nodes = desk.workspace.unit(DOCUMENT).nodes
    assert nodes.node(places(desk)[a, d]).rule == "paired-by-hand"
    assert desk.workspace.signature.endswith(" | manual (1)")
    after = facts(desk)
    assert desk.undo() == command
    assert facts(desk) == before
    assert desk.redo() == command
    assert facts(desk) == after


def test_c4_what_is_split_stays_apart_until_it_is_paired_again(desk: Adjudicator) -> None:
    (a, b), _ = two_pairs(desk)
    desk.split(DOCUMENT, places(desk)[a, b], "split")
    left = places(desk)
    assert (a, b) not in left
    (first,), (second,) = (
        [row for pair, row in left.items() if pair[n] == one] for n, one in enumerate((a, b))
    )
    desk.pair(DOCUMENT, first, second, "pair")
    assert (a, b) in places(desk)
    assert desk.workspace.manual == 1
    assert desk.pair(DOCUMENT, *[places(desk)[a, b]] * 2, "again") is None
    released = desk.release(DOCUMENT, places(desk)[a, b], "release")
    assert released is not None
    assert desk.workspace.manual == 0
    assert desk.release(DOCUMENT, places(desk)[a, b], "release") is None


def test_c4_scores_are_given_with_and_without(desk: Adjudicator) -> None:
    plain = desk.scores(DOCUMENT)
    assert plain.manual == plain.between
    (a, b), _ = two_pairs(desk)
    desk.split(DOCUMENT, places(desk)[a, b], "split")
    found = desk.scores(DOCUMENT)
    assert found.between == plain.between
    assert total(found.manual).cor < total(plain.manual).cor
    every = all_scores(desk, desk.workspace.document_ids)
    assert total(every.between).cor - total(every.manual).cor == (
        total(plain.between).cor - total(found.manual).cor
    )


def test_c4_decisions_about_rows_that_are_gone_wait_for_the_undo(desk: Adjudicator) -> None:
    (a, b), _ = two_pairs(desk)
    desk.decide(DOCUMENT, [places(desk)[a, b]], TAKE_A, "decide")
    decided = desk.decided(DOCUMENT)
    desk.split(DOCUMENT, places(desk)[a, b], "split")
    shown = desk.decided(DOCUMENT)
    assert (shown.lost, shown.objects - shown.open) == (1, 0)
    assert len(desk.lost()) == 1
    desk.undo()
    assert desk.decided(DOCUMENT) == decided


def test_c4_both_orders_give_the_same(desk: Adjudicator) -> None:
    (a, b), (c, d) = two_pairs(desk)
    third = next(pair for pair in places(desk) if min(pair) >= 0 and pair not in ((a, b), (c, d)))

    def pair() -> None:
        desk.pair(DOCUMENT, places(desk)[a, b], places(desk)[c, d], "pair")

    def split() -> None:
        desk.split(DOCUMENT, places(desk)[third], "split")

    found = []
    for steps in ((pair, split), (split, pair)):
        for step in steps:
            step()
        found.append(facts(desk))
        while desk.undo():
            pass
    assert found[0] == found[1]


def test_c4_pairs_come_back_with_the_project(desk: Adjudicator, tmp_path: Path) -> None:
    (a, b), (c, d) = two_pairs(desk)
    desk.pair(DOCUMENT, places(desk)[a, b], places(desk)[c, d], "pair")
    desk.split(DOCUMENT, places(desk)[a, d], "split")
    before = facts(desk)
    desk.project.close()
    desk.workspace.with_constraints(DOCUMENT, NONE)
    again = Adjudicator(desk.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock), a_clock)
    assert facts(again) == before
    assert again.lost_pairings(DOCUMENT) == {}
    again.project.close()


def test_c4_rows_that_give_no_pair_are_told_and_change_nothing(desk: Adjudicator) -> None:
    before = facts(desk)
    (a, b), _ = two_pairs(desk)
    types = [one.type for one in desk.workspace.sides.instances(DOCUMENT)[0]]
    rows = places(desk)
    other = next(pair for pair in rows if min(pair) >= 0 and types[pair[0]] != types[a])
    with pytest.raises(InputRefused, match="they are of different classes"):
        desk.pair(DOCUMENT, rows[a, b], rows[other], "pair")
    with pytest.raises(ValueError, match="no annotation"):
        desk.split(DOCUMENT, 0, "split")
    assert facts(desk) == before
    assert desk.project.undoable == ""
    desk.split(DOCUMENT, rows[a, b], "split")
    alone = next((row for pair, row in places(desk).items() if min(pair) < 0), 0)
    with pytest.raises(ValueError, match="alone already"):
        desk.split(DOCUMENT, alone, "split")


def test_c4_what_cannot_be_kept_is_not_compared_either(
    desk: Adjudicator, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = facts(desk)
    (a, b), _ = two_pairs(desk)

    def full(_command: object) -> None:
        raise InputRefused

    monkeypatch.setattr(desk.project, "do", full)
    with pytest.raises(InputRefused):
        desk.split(DOCUMENT, places(desk)[a, b], "split")
    assert facts(desk) == before


def entered(desk: Adjudicator, one: Pairing, target: str) -> None:
    command = desk.project.ledger.command("enter", [(Key(Kind.PAIRING, DOCUMENT, target), one)])
    assert command is not None
    desk.project.do(command)


def test_c4_pairings_that_cannot_be_followed_are_lost_and_the_others_hold(desk: Adjudicator) -> None:
    (a, b), _ = two_pairs(desk)
    ids = [stable_ids(DOCUMENT, side) for side in desk.workspace.sides.instances(DOCUMENT)]
    first, second = ([instance_address(one) for one in side] for side in ids)
    types = [one.type for one in desk.workspace.sides.instances(DOCUMENT)[1]]
    other = next(n for n, name in enumerate(types) if name != types[b])
    entered(desk, Pairing(first[a], second[other]), "1")
    entered(desk, Pairing(first[a], second[b], together=False), "2")
    entered(desk, Pairing("gone", second[b]), "3")
    again = Adjudicator(desk.workspace, desk.project, a_clock)
    assert sorted(again.lost_pairings(DOCUMENT)) == ["1", "3"]
    assert (a, b) not in places(again)
    assert again.workspace.manual == 1
    assert again.pair(DOCUMENT, *[places(again)[next(p for p in places(again) if min(p) >= 0)]] * 2, "pin")
    assert again.workspace.manual == 2
    while again.undo():
        pass
    assert again.lost_pairings(DOCUMENT) == {}


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("pair", "split", "release", "decide", "undo", "redo")),
        st.integers(0, 40),
        st.integers(0, 40),
    ),
    max_size=12,
)


def step(desk: Adjudicator, what: str, one: int, other: int) -> None:
    """Do something with rows; what cannot be done changes nothing."""
    rows = sorted(places(desk).values())
    row, partner = rows[one % len(rows)], rows[other % len(rows)]
    with suppress(ValueError, InputRefused):
        if what == "pair":
            desk.pair(DOCUMENT, row, partner, "pair")
        elif what in ("split", "release"):
            getattr(desk, what)(DOCUMENT, row, what)
        elif what == "decide":
            desk.decide(DOCUMENT, [row], TAKE_A, "decide")
        else:
            getattr(desk, what)()


def obeyed(desk: Adjudicator) -> bool:
    """Tell whether the pairs are as the ledger says."""
    ids = [stable_ids(DOCUMENT, side) for side in desk.workspace.sides.instances(DOCUMENT)]
    first, second = ([instance_address(one) for one in side] for side in ids)
    said = [
        one for one in desk.project.ledger.of(Kind.PAIRING, DOCUMENT).values() if isinstance(one, Pairing)
    ]
    pairs = places(desk)
    return len(said) == desk.workspace.manual and all(
        ((first.index(one.first), second.index(one.second)) in pairs) is one.together for one in said
    )


@settings(deadline=None, max_examples=40)
@given(steps=STEPS)
def test_c4_whatever_is_done_is_obeyed_and_undone(
    workspace: Workspace, steps: list[tuple[str, int, int]]
) -> None:
    with TemporaryDirectory() as folder:
        desk = Adjudicator(workspace, create(f"{folder}/p", DESCRIPTION, a_clock), a_clock)
        before = facts(desk)
        for one in steps:
            step(desk, *one)
            assert obeyed(desk)
        after = facts(desk)
        assert facts(Adjudicator(workspace, desk.project, a_clock)) == after
        undone = 0
        while desk.undo():
            undone += 1
        assert facts(desk) == before
        for _ in range(undone):
            desk.redo()
        assert facts(desk) == after
        desk.project.close()
        workspace.with_constraints(DOCUMENT, NONE)


steps = st.lists(
    st.tuples(st.sampled_from(["first", "second", "neither", "none", "undo", "redo"]), st.integers(0, 500)),
    min_size=1,
    max_size=12,
)


@given(steps)
def test_what_is_shown_follows_each_command_as_if_it_were_worked_out_anew(
    workspace: Workspace, taken: list[tuple[str, int]]
) -> None:
    """Whatever is decided about rows above and below one another, and taken back again."""
    choices = {"first": TAKE_A, "second": TAKE_B, "neither": Decision(Choice.NEITHER), "none": None}
    with TemporaryDirectory() as folder:
        project = create(str(Path(folder) / "p.annotally"), DESCRIPTION, a_clock)
        desk = Adjudicator(workspace, project, a_clock)
        desk.decided(DOCUMENT)
        for what, where in taken:
            if what in choices:
                with suppress(ValueError):  # not to be decided apart
                    row = where % len(desk.settled(DOCUMENT).nodes)
                    desk.decide(DOCUMENT, [row], choices[what], what)
            else:
                (desk.undo if what == "undo" else desk.redo)()
            found = desk.decided(DOCUMENT)
            anew = Adjudicator(workspace, project, a_clock)
            assert found == anew.decided(DOCUMENT)
            assert desk.settled(DOCUMENT).open_objects() == anew.settled(DOCUMENT).open_objects()
        project.close()
