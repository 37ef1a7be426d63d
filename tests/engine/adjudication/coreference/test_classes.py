"""Coreference settled: the classes of the final key are the closure of the accepted links."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.diagnostics import InputRefused
from support.chain_samples import (
    Make,
    class_row,
    document,
    final_classes,
    making,
    mention,
    settling,
    written_classes,
)

A, B = Decision(Choice.TAKE, (0,)), Decision(Choice.TAKE, (1,))
BOTH, NEITHER = Decision(Choice.TAKE, (0, 1)), Decision(Choice.NEITHER)
EITHER = Decision(Choice.EITHER, (1, 0))


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    with making(tmp_path) as one:
        yield one


def decide(desk: AdjudicationSession, row: int, decision: Decision | None) -> None:
    desk.decide(document(desk), [row], decision, "decide")


def link(desk: AdjudicationSession, word: str, *sides: int) -> None:
    desk.keys.link(document(desk), [mention(desk, word)], sides, "link")


@pytest.mark.parametrize("by_columns", [False, True])
@pytest.mark.parametrize("side", [0, 1])
def test_a_side_taken_whole_comes_out_to_the_byte(
    make: Make, tmp_path: Path, side: int, by_columns: bool
) -> None:
    desk = make(["abe", "cd"], ["ab", "cde"], by_columns=by_columns, star=True)
    decide(desk, 0, (A, B)[side])
    (path,) = desk.scorer.export(str(tmp_path / "final"), side=side)
    assert Path(path).read_bytes() == Path(desk.workspace.sides.sets[side].sources[0].path).read_bytes()


def test_a_class_whose_link_in_the_middle_is_left_out_stays_one(make: Make, tmp_path: Path) -> None:
    """The file ties c to b alone; b is left out, and c is with a all the same."""
    desk = make(["abc"], ["ac"])
    decide(desk, 0, A)
    decide(desk, mention(desk, "b"), NEITHER)
    assert final_classes(desk) == ["ac"]
    (dropped,) = desk.keys.of(document(desk)).dropped
    assert (dropped.slot, dropped.target.rpartition("-")[2]) == ("REF", "2")
    (path,) = desk.scorer.export(str(tmp_path / "final.sgm"))
    assert 'REF="1">c</COREF>' in Path(path).read_text("utf-8")


@pytest.mark.parametrize(
    ("word", "decision", "found"),
    [
        ("c", A, ["abcd"]),
        ("c", B, ["ab", "cd"]),
        ("c", BOTH, ["abcd"]),
        ("c", EITHER, ["ab", "cd"]),
        ("c", NEITHER, ["abd"]),
    ],
)
def test_one_link_decides_where_the_sides_differ_by_one(
    make: Make, word: str, decision: Decision, found: list[str]
) -> None:
    desk = make(["abcd"], ["ab", "cd"])
    decide(desk, 0, A)
    decide(desk, mention(desk, word), decision)
    assert final_classes(desk) == found
    assert desk.keys.conflicts() == []


def test_both_of_mentions_on_the_same_words_are_one_mention_with_both_links(make: Make) -> None:
    desk = make(["ac", "bd"], ["ad", "bc"])
    for word in "abd":
        decide(desk, mention(desk, word), A)
    decide(desk, mention(desk, "c"), BOTH)
    assert final_classes(desk) == ["abcd"]
    assert len(desk.keys.of(document(desk)).objects) == 4


def test_whose_class_and_whose_mention_are_two_things(make: Make) -> None:
    """The mention is taken from B, and yet it stays in the class that A has it in."""
    desk = make(["abc"], ["ab", "cd"])
    decide(desk, 0, A)
    decide(desk, mention(desk, "c"), B)
    assert final_classes(desk) == ["ab", "c"]
    decide(desk, class_row(desk, 0, "abc"), A)
    assert final_classes(desk) == ["abc"]
    assert desk.keys.of(document(desk)).objects[2].instance.name == "103"


def test_a_class_is_refused_and_its_mentions_stand(make: Make) -> None:
    desk = make(["abc", "de"], ["abc", "de"])
    decide(desk, 0, A)
    for side in (0, 1):
        decide(desk, class_row(desk, side, "abc"), NEITHER)
    assert final_classes(desk) == ["a", "b", "c", "de"]


def test_a_link_is_accepted_and_forgotten_again(make: Make) -> None:
    desk = make(["abcd"], ["ab", "cd"])
    decide(desk, 0, A)
    link(desk, "c", 1)
    assert final_classes(desk) == ["ab", "cd"]
    link(desk, "c")
    assert final_classes(desk) == ["ab", "cd"]
    desk.keys.link(document(desk), [mention(desk, "c")], None, "as decided")
    assert final_classes(desk) == ["abcd"]
    with pytest.raises(ValueError, match="no mention"):
        desk.keys.link(document(desk), [0], (0,), "link")


def test_deciding_a_class_or_a_component_anew_clears_the_links_below(make: Make) -> None:
    desk = make(["abcd"], ["ab", "cd"])
    decide(desk, 0, A)
    for row in (0, class_row(desk, 0, "abcd"), mention(desk, "c")):
        link(desk, "c", 1)
        command = desk.decide(document(desk), [row], A if row else B, "decide")
        assert command is not None
        assert sum(one.after is None for one in command.changes) >= 1
        assert desk.state(document(desk)).table.link(mention(desk, "c")) is None
        desk.undo()
        assert desk.state(document(desk)).table.link(mention(desk, "c")) is not None
        desk.undo()


# --- conflicts


def test_a_link_that_merges_classes_kept_apart_is_a_conflict(make: Make, tmp_path: Path) -> None:
    """A keeps a-b and c-d apart, and was taken; B's link from d to a would make them one."""
    desk = make(["ab", "cd"], ["ad"])
    decide(desk, 0, A)
    link(desk, "d", 0, 1)
    name = document(desk)
    ((where, found),) = desk.keys.conflicts()
    assert (where, found.side) == (name, 0)
    assert found.classes == (class_row(desk, 0, "ab"), class_row(desk, 0, "cd"))
    assert found.link == (mention(desk, "d"), mention(desk, "a"), 1)
    shown = desk.display(name)
    assert shown.conflicts == 1
    assert set(shown.merging) == {*found.classes, found.link.mention}
    assert list(shown.merging) == sorted(shown.merging)
    with pytest.raises(InputRefused, match=r"1 link merges classes that were to stay apart: 1 \(1\)"):
        desk.scorer.export(str(tmp_path / "final.sgm"))
    assert not (tmp_path / "final.sgm").exists()


@pytest.mark.parametrize(("merge", "expected"), [(True, ["abcd"]), (False, ["ab", "cd"])])
def test_a_conflict_is_settled_either_way_and_undone(
    make: Make, tmp_path: Path, merge: bool, expected: list[str]
) -> None:
    desk = make(["ab", "cd"], ["ad"])
    decide(desk, 0, A)
    link(desk, "d", 0, 1)
    name = document(desk)
    ((_, found),) = desk.keys.conflicts()
    command = desk.keys.resolve_conflict(name, found, "settle", merge=merge, by="somebody")
    assert command is not None
    assert desk.keys.conflicts() == []
    assert desk.display(name).merging == ()
    assert final_classes(desk) == expected
    (path,) = desk.scorer.export(str(tmp_path / "final.sgm"))
    assert written_classes(desk, path) == expected
    desk.undo()
    assert desk.keys.conflicts() == [(name, found)]


def test_classes_that_nobody_decided_about_stay_apart_where_all_their_links_hold(make: Make) -> None:
    """Every mention was taken as A has it; both links of one of them would join what both sides part."""
    desk = make(["ac", "bd"], ["ad", "bc"])
    for word in "abc":
        decide(desk, mention(desk, word), A)
    decide(desk, mention(desk, "d"), BOTH)
    assert [one.side for _, one in desk.keys.conflicts()] == [0]
    assert desk.display(document(desk)).choice[class_row(desk, 0, "ac")] == 1
    assert desk.display(document(desk)).choice[class_row(desk, 1, "bc")] == 0


def test_what_a_person_wrote_ties_too(make: Make, tmp_path: Path) -> None:
    desk = make(["ab", "cd"], ["ab", "cd"])
    decide(desk, 0, A)
    name = document(desk)
    c = desk.workspace.sides.instances(name)[0][2]
    tied_to_b = desk.workspace.sides.instances(name)[0][1]
    written = type(c)(c.type, c.name, (*c.slots, tied_to_b.slots[-1]), c.extents)
    decide(desk, mention(desk, "c"), Decision(Choice.EDITED, edited=Edited(instance=written)))
    assert final_classes(desk) == ["abcd"]
    ((_, found),) = desk.keys.conflicts()
    assert found.link.side == -1
    with pytest.raises(ValueError, match="written by hand"):
        desk.keys.resolve_conflict(name, found, "apart", merge=False)
    desk.keys.resolve_conflict(name, found, "one", merge=True)
    (path,) = desk.scorer.export(str(tmp_path / "final.sgm"))
    assert written_classes(desk, path) == ["abcd"]


# --- whatever is decided


PARTITION = st.lists(st.integers(0, 3), min_size=6, max_size=6).map(
    lambda numbers: [
        found
        for group in range(3)  # the last group is of words that are not tagged
        if (found := "".join(word for word, one in zip("abcdef", numbers, strict=True) if one == group))
    ]
)
SIDES = st.sampled_from([(), (0,), (1,), (0, 1)])
STEPS = st.lists(
    st.tuples(
        st.sampled_from(("decide", "class", "link", "undo", "redo", "merge", "apart")),
        st.integers(0, 11),
        SIDES,
    ),
    max_size=10,
)


def step(desk: AdjudicationSession, what: str, number: int, sides: tuple[int, ...]) -> None:
    name = document(desk)
    settled = desk.state(name).table
    mentions = list(settled.objects())
    rows = [row for side in (0, 1) for row in settled.classes(side)] if what == "class" else mentions
    if what in ("undo", "redo"):
        getattr(desk, what)()
    elif what in ("merge", "apart"):
        for _, found in desk.keys.conflicts()[:1]:
            desk.keys.resolve_conflict(name, found, what, merge=what == "merge")
    elif rows and what == "link":
        desk.keys.link(name, [rows[number % len(rows)]], sides, what)
    elif rows:
        decision = Decision(Choice.TAKE, sides) if sides else NEITHER
        desk.decide(name, [rows[number % len(rows)]], decision, what)


def closure(desk: AdjudicationSession) -> list[str]:
    """Return the classes that the accepted links make, found slowly: spreading from each mention."""
    grouping = desk.keys.of(document(desk)).grouping
    assert grouping is not None
    links = [(one.mention, one.antecedent) for one in grouping.links()]
    words = {}
    for word in "abcdef":
        try:
            row = mention(desk, word)
        except LookupError:
            continue
        if any(one.row == row for one in desk.keys.of(document(desk)).objects):
            words[row] = word
    found = set()
    for row in words:
        reached = {row}
        for _ in words:
            reached |= {b for a, b in links if a in reached} | {a for a, b in links if b in reached}
        found.add("".join(sorted(words[one] for one in reached)))
    return sorted(found)


@settings(deadline=None, max_examples=40)
@given(first=PARTITION, second=PARTITION, steps=STEPS, by_columns=st.booleans(), star=st.booleans())
def test_the_file_holds_the_closure_and_conflicts_can_always_be_settled(
    first: list[str],
    second: list[str],
    steps: list[tuple[str, int, tuple[int, ...]]],
    by_columns: bool,
    star: bool,
) -> None:
    with TemporaryDirectory() as folder:
        desk = settling(Path(folder), first or ["a"], second or ["a"], by_columns=by_columns, star=star)
        name = document(desk)
        for one in steps:
            step(desk, *one)
            assert final_classes(desk) == closure(desk)
        open_rows = desk.state(name).table.open_objects()
        if open_rows:
            desk.decide(name, open_rows, A, "the rest")
        rounds = 0
        while desk.keys.conflicts():
            found = desk.keys.conflicts()[0][1]
            desk.keys.resolve_conflict(name, found, "settle", merge=rounds % 2 == 0)
            rounds += 1
            assert rounds < 40
        (path,) = desk.scorer.export(f"{folder}/final")
        assert written_classes(desk, path) == final_classes(desk) == closure(desk)
        while desk.undo():
            pass
        assert len(desk.project.ledger) == 0
        desk.project.close()


@settings(deadline=None, max_examples=20)
@given(first=PARTITION, second=PARTITION, sides=st.lists(SIDES, min_size=6, max_size=6))
def test_how_a_file_ties_its_classes_decides_nothing(
    first: list[str], second: list[str], sides: list[tuple[int, ...]]
) -> None:
    found = []
    for star in (False, True):
        with TemporaryDirectory() as folder:
            desk = settling(Path(folder), first or ["a"], second or ["a"], star=star)
            decide(desk, 0, BOTH)
            rows = list(desk.state(document(desk)).table.objects())
            for row, chosen in zip(rows, sides, strict=False):
                desk.keys.link(document(desk), [row], chosen, "link")
            found.append((final_classes(desk), len(desk.keys.conflicts())))
            desk.project.close()
    assert found[0] == found[1]
