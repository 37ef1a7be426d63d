"""Coreference adjudicated: the classes of the final key are the closure of the accepted links."""

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
    open_session,
    written_classes,
)

A, B = Decision(Choice.TAKE, (0,)), Decision(Choice.TAKE, (1,))
BOTH, NEITHER = Decision(Choice.TAKE, (0, 1)), Decision(Choice.NEITHER)
EITHER = Decision(Choice.EITHER, (1, 0))


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    with making(tmp_path) as result:
        yield result


def decide(session: AdjudicationSession, row: int, decision: Decision | None) -> None:
    session.decide(document(session), [row], decision, "decide")


def link(session: AdjudicationSession, word: str, *sides: int) -> None:
    session.keys.link(document(session), [mention(session, word)], sides, "link")


@pytest.mark.parametrize("by_columns", [False, True])
@pytest.mark.parametrize("side", [0, 1])
def test_a_side_taken_whole_comes_out_to_the_byte(
    make: Make, tmp_path: Path, side: int, by_columns: bool
) -> None:
    session = make(["abe", "cd"], ["ab", "cde"], by_columns=by_columns, star=True)
    decide(session, 0, (A, B)[side])
    (path,) = session.scorer.export(str(tmp_path / "final"), side=side)
    assert Path(path).read_bytes() == Path(session.workspace.sides.sets[side].sources[0].path).read_bytes()


def test_a_class_whose_link_in_the_middle_is_left_out_stays_one(make: Make, tmp_path: Path) -> None:
    """The file ties c to b alone; b is left out, and c is with a all the same."""
    session = make(["abc"], ["ac"])
    decide(session, 0, A)
    decide(session, mention(session, "b"), NEITHER)
    assert final_classes(session) == ["ac"]
    (dropped,) = session.keys.of(document(session)).dropped
    assert (dropped.slot, dropped.target.rpartition("-")[2]) == ("REF", "2")
    (path,) = session.scorer.export(str(tmp_path / "final.sgm"))
    assert 'REF="1">c</COREF>' in Path(path).read_text("utf-8")


@pytest.mark.parametrize(
    ("word", "decision", "texts"),
    [
        ("c", A, ["abcd"]),
        ("c", B, ["ab", "cd"]),
        ("c", BOTH, ["abcd"]),
        ("c", EITHER, ["ab", "cd"]),
        ("c", NEITHER, ["abd"]),
    ],
)
def test_one_link_decides_where_the_sides_differ_by_one(
    make: Make, word: str, decision: Decision, texts: list[str]
) -> None:
    session = make(["abcd"], ["ab", "cd"])
    decide(session, 0, A)
    decide(session, mention(session, word), decision)
    assert final_classes(session) == texts
    assert session.keys.conflicts() == []


def test_both_of_mentions_on_the_same_words_are_one_mention_with_both_links(make: Make) -> None:
    session = make(["ac", "bd"], ["ad", "bc"])
    for word in "abd":
        decide(session, mention(session, word), A)
    decide(session, mention(session, "c"), BOTH)
    assert final_classes(session) == ["abcd"]
    assert len(session.keys.of(document(session)).objects) == 4


def test_whose_class_and_whose_mention_are_two_things(make: Make) -> None:
    """The mention is taken from B, and yet it stays in the class that A has it in."""
    session = make(["abc"], ["ab", "cd"])
    decide(session, 0, A)
    decide(session, mention(session, "c"), B)
    assert final_classes(session) == ["ab", "c"]
    decide(session, class_row(session, 0, "abc"), A)
    assert final_classes(session) == ["abc"]
    assert session.keys.of(document(session)).objects[2].instance.name == "103"


def test_a_class_is_refused_and_its_mentions_stand(make: Make) -> None:
    session = make(["abc", "de"], ["abc", "de"])
    decide(session, 0, A)
    for side in (0, 1):
        decide(session, class_row(session, side, "abc"), NEITHER)
    assert final_classes(session) == ["a", "b", "c", "de"]


def test_a_link_is_accepted_and_forgotten_again(make: Make) -> None:
    session = make(["abcd"], ["ab", "cd"])
    decide(session, 0, A)
    link(session, "c", 1)
    assert final_classes(session) == ["ab", "cd"]
    link(session, "c")
    assert final_classes(session) == ["ab", "cd"]
    session.keys.link(document(session), [mention(session, "c")], None, "as decided")
    assert final_classes(session) == ["abcd"]
    with pytest.raises(ValueError, match="not a mention"):
        session.keys.link(document(session), [0], (0,), "link")


def test_deciding_a_class_or_a_component_anew_clears_the_links_below(make: Make) -> None:
    session = make(["abcd"], ["ab", "cd"])
    decide(session, 0, A)
    for row in (0, class_row(session, 0, "abcd"), mention(session, "c")):
        link(session, "c", 1)
        command = session.decide(document(session), [row], A if row else B, "decide")
        assert command is not None
        assert sum(change.after is None for change in command.changes) >= 1
        assert session.state(document(session)).table.link(mention(session, "c")) is None
        session.undo()
        assert session.state(document(session)).table.link(mention(session, "c")) is not None
        session.undo()


# --- conflicts


def test_a_link_that_merges_classes_kept_apart_is_a_conflict(make: Make, tmp_path: Path) -> None:
    """A keeps a-b and c-d apart, and was taken; B's link from d to a would make them one."""
    session = make(["ab", "cd"], ["ad"])
    decide(session, 0, A)
    link(session, "d", 0, 1)
    name = document(session)
    ((where, result),) = session.keys.conflicts()
    assert (where, result.side) == (name, 0)
    assert result.classes == (class_row(session, 0, "ab"), class_row(session, 0, "cd"))
    assert result.link == (mention(session, "d"), mention(session, "a"), 1)
    shown_display = session.display(name)
    assert shown_display.conflicts == 1
    assert set(shown_display.merging) == {*result.classes, result.link.mention}
    assert list(shown_display.merging) == sorted(shown_display.merging)
    with pytest.raises(InputRefused, match=r"1 link merges separate classes: 1 \(1\)"):
        session.scorer.export(str(tmp_path / "final.sgm"))
    assert not (tmp_path / "final.sgm").exists()


@pytest.mark.parametrize(("merge", "expected"), [(True, ["abcd"]), (False, ["ab", "cd"])])
def test_a_conflict_is_resolved_either_way_and_undone(
    make: Make, tmp_path: Path, merge: bool, expected: list[str]
) -> None:
    session = make(["ab", "cd"], ["ad"])
    decide(session, 0, A)
    link(session, "d", 0, 1)
    name = document(session)
    ((_, result),) = session.keys.conflicts()
    command = session.keys.resolve_conflict(name, result, "resolve", merge=merge, by="somebody")
    assert command is not None
    assert session.keys.conflicts() == []
    assert session.display(name).merging == ()
    assert final_classes(session) == expected
    (path,) = session.scorer.export(str(tmp_path / "final.sgm"))
    assert written_classes(session, path) == expected
    session.undo()
    assert session.keys.conflicts() == [(name, result)]


def test_classes_that_nobody_decided_about_stay_apart_where_all_their_links_hold(make: Make) -> None:
    """Every mention was taken as A has it; both links of one of them would join what both sides part."""
    session = make(["ac", "bd"], ["ad", "bc"])
    for word in "abc":
        decide(session, mention(session, word), A)
    decide(session, mention(session, "d"), BOTH)
    assert [result.side for _, result in session.keys.conflicts()] == [0]
    assert session.display(document(session)).choice[class_row(session, 0, "ac")] == 1
    assert session.display(document(session)).choice[class_row(session, 1, "bc")] == 0


def test_what_a_person_wrote_ties_too(make: Make, tmp_path: Path) -> None:
    session = make(["ab", "cd"], ["ab", "cd"])
    decide(session, 0, A)
    name = document(session)
    c = session.workspace.sides.instances(name)[0][2]
    tied_to_b = session.workspace.sides.instances(name)[0][1]
    written = type(c)(c.type, c.name, (*c.slots, tied_to_b.slots[-1]), c.extents)
    decide(session, mention(session, "c"), Decision(Choice.EDITED, edited=Edited(instance=written)))
    assert final_classes(session) == ["abcd"]
    ((_, result),) = session.keys.conflicts()
    assert result.link.side == -1
    with pytest.raises(ValueError, match="edited manually"):
        session.keys.resolve_conflict(name, result, "apart", merge=False)
    session.keys.resolve_conflict(name, result, "one", merge=True)
    (path,) = session.scorer.export(str(tmp_path / "final.sgm"))
    assert written_classes(session, path) == ["abcd"]


# --- whatever is decided


PARTITION = st.lists(st.integers(0, 3), min_size=6, max_size=6).map(
    lambda numbers: [
        text
        for group in range(3)  # the last group is of words that are not tagged
        if (text := "".join(word for word, number in zip("abcdef", numbers, strict=True) if number == group))
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


def step(session: AdjudicationSession, what: str, number: int, sides: tuple[int, ...]) -> None:
    name = document(session)
    table = session.state(name).table
    mentions = list(table.objects())
    rows = [row for side in (0, 1) for row in table.classes(side)] if what == "class" else mentions
    if what in ("undo", "redo"):
        getattr(session, what)()
    elif what in ("merge", "apart"):
        for _, result in session.keys.conflicts()[:1]:
            session.keys.resolve_conflict(name, result, what, merge=what == "merge")
    elif rows and what == "link":
        session.keys.link(name, [rows[number % len(rows)]], sides, what)
    elif rows:
        decision = Decision(Choice.TAKE, sides) if sides else NEITHER
        session.decide(name, [rows[number % len(rows)]], decision, what)


def closure(session: AdjudicationSession) -> list[str]:
    """Return the classes that the accepted links make, found slowly: spreading from each mention."""
    grouping = session.keys.of(document(session)).grouping
    assert grouping is not None
    links = [(link.mention, link.antecedent) for link in grouping.links()]
    words = {}
    for word in "abcdef":
        try:
            row = mention(session, word)
        except LookupError:
            continue
        if any(candidate_row.row == row for candidate_row in session.keys.of(document(session)).objects):
            words[row] = word
    values = set()
    for row in words:
        reached = {row}
        for _ in words:
            reached |= {b for a, b in links if a in reached} | {a for a, b in links if b in reached}
        values.add("".join(sorted(words[item] for item in reached)))
    return sorted(values)


@settings(deadline=None, max_examples=40)
@given(first=PARTITION, second=PARTITION, steps=STEPS, by_columns=st.booleans(), star=st.booleans())
def test_the_file_holds_the_closure_and_conflicts_can_always_be_resolved(
    first: list[str],
    second: list[str],
    steps: list[tuple[str, int, tuple[int, ...]]],
    by_columns: bool,
    star: bool,
) -> None:
    with TemporaryDirectory() as folder:
        session = open_session(
            Path(folder), first or ["a"], second or ["a"], by_columns=by_columns, star=star
        )
        name = document(session)
        for candidate_step in steps:
            step(session, *candidate_step)
            assert final_classes(session) == closure(session)
        open_rows = session.state(name).table.open_objects()
        if open_rows:
            session.decide(name, open_rows, A, "the rest")
        rounds = 0
        while session.keys.conflicts():
            conflict = session.keys.conflicts()[0][1]
            session.keys.resolve_conflict(name, conflict, "resolve", merge=rounds % 2 == 0)
            rounds += 1
            assert rounds < 40
        (path,) = session.scorer.export(f"{folder}/final")
        assert written_classes(session, path) == final_classes(session) == closure(session)
        while session.undo():
            pass
        assert len(session.project.ledger) == 0
        session.project.close()


@settings(deadline=None, max_examples=20)
@given(first=PARTITION, second=PARTITION, sides=st.lists(SIDES, min_size=6, max_size=6))
def test_how_a_file_ties_its_classes_decides_nothing(
    first: list[str], second: list[str], sides: list[tuple[int, ...]]
) -> None:
    values = []
    for star in (False, True):
        with TemporaryDirectory() as folder:
            session = open_session(Path(folder), first or ["a"], second or ["a"], star=star)
            decide(session, 0, BOTH)
            rows = list(session.state(document(session)).table.objects())
            for row, chosen in zip(rows, sides, strict=False):
                session.keys.link(document(session), [row], chosen, "link")
            values.append((final_classes(session), len(session.keys.conflicts())))
            session.project.close()
    assert values[0] == values[1]
