"""Coreference of three and more settled: classes are the closure of the accepted links, as of two."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.scoring.tally import Status
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

A, B, C = (Decision(Choice.TAKE, (side,)) for side in range(3))
NEITHER = Decision(Choice.NEITHER)


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    with making(tmp_path) as one:
        yield one


def decide(desk: AdjudicationSession, row: int, decision: Decision | None) -> None:
    desk.decide(document(desk), [row], decision, "decide")


def link(desk: AdjudicationSession, word: str, *sides: int) -> None:
    desk.keys.link(document(desk), [mention(desk, word)], sides, "link")


def rows(desk: AdjudicationSession, level: Level) -> list[tuple[str, Status]]:
    nodes = desk.workspace.unit(document(desk)).nodes
    return [
        (nodes.names[nodes.name[row]], Status(nodes.status[row]))
        for row, one in enumerate(nodes.level)
        if one == level
    ]


def test_classes_of_all_stand_below_what_connects_them(make: Make) -> None:
    desk = make(["abc", "de"], ["abc", "de"], ["ab", "cde"])
    assert rows(desk, Level.COMPONENT) == [("6 classes of 3 annotators", Status.INC)]
    assert [status for _, status in rows(desk, Level.CLASS)] == [Status.INC] * 6


def test_a_class_that_all_have_is_the_same(make: Make) -> None:
    other = make(["abc"], ["abc"], ["abc"])
    assert rows(other, Level.COMPONENT) == [("3 classes of 3 annotators", Status.COR)]
    assert [name for name, _ in rows(other, Level.CLASS)] == [f"{one} class of 3" for one in "ABC"]
    assert len(other.workspace.unit(document(other)).links.of("member")) == 9


def test_a_class_that_one_alone_has_is_missing_from_the_others(make: Make) -> None:
    desk = make(["ab"], ["cd"], ["cd"])
    assert [status for _, status in rows(desk, Level.COMPONENT)] == [Status.MIS, Status.INC]


@pytest.mark.parametrize("side", [0, 1, 2])
@pytest.mark.parametrize("by_columns", [False, True])
def test_an_annotator_taken_whole_comes_out_to_the_byte(
    make: Make, tmp_path: Path, side: int, by_columns: bool
) -> None:
    desk = make(["abe", "cd"], ["ab", "cde"], ["abcde"], by_columns=by_columns, star=True)
    decide(desk, 0, (A, B, C)[side])
    (path,) = desk.scorer.export(str(tmp_path / "final"), side=side)
    assert Path(path).read_bytes() == Path(desk.workspace.sides.sets[side].sources[0].path).read_bytes()


def test_the_link_of_any_annotator_is_accepted(make: Make) -> None:
    desk = make(["abcd"], ["ab", "cd"], ["abd", "c"])
    decide(desk, 0, A)
    assert final_classes(desk) == ["abcd"]
    link(desk, "c", 1)
    assert final_classes(desk) == ["ab", "cd"]
    link(desk, "d", 2)
    assert final_classes(desk) == ["abd", "c"]
    link(desk, "d", 0, 2)
    assert final_classes(desk) == ["abcd"]
    link(desk, "d")
    assert final_classes(desk) == ["ab", "c", "d"]


def test_who_has_the_same_link_is_accepted_with_whom_is_chosen(make: Make) -> None:
    desk = make(["abc"], ["abc"], ["ab", "c"])
    decide(desk, 0, A)
    grouping = desk.keys.of(document(desk)).grouping
    assert grouping is not None
    assert grouping.sides(mention(desk, "c")) == {0, 1}
    assert grouping.sides(mention(desk, "b")) == {0, 1, 2}


def test_a_link_that_merges_classes_kept_apart_is_a_conflict_to_settle(make: Make, tmp_path: Path) -> None:
    desk = make(["ab", "cd"], ["ab", "cd"], ["abcd"])
    decide(desk, 0, A)
    link(desk, "c", 2)
    name = document(desk)
    found = [one for _, one in desk.keys.conflicts()]
    assert [(one.side, one.link.side) for one in found] == [(0, 2)]
    assert desk.display(name).conflicts == 1
    with pytest.raises(InputRefused, match="1 link merges classes"):
        desk.scorer.export(str(tmp_path / "final.sgm"))
    desk.keys.resolve_conflict(name, found[0], "apart", merge=False)
    assert final_classes(desk) == ["ab", "cd"]
    desk.undo()
    while conflicts := desk.keys.conflicts():
        desk.keys.resolve_conflict(name, conflicts[0][1], "merge", merge=True)
    assert final_classes(desk) == ["abcd"]
    (path,) = desk.scorer.export(str(tmp_path / "final.sgm"))
    assert written_classes(desk, path) == ["abcd"]


def test_a_class_of_the_third_can_be_taken(make: Make) -> None:
    desk = make(["ab", "cd"], ["abcd"], ["ab", "c", "d"])
    decide(desk, 0, A)
    decide(desk, class_row(desk, 1, "abcd"), B)
    assert final_classes(desk) == ["abcd"]
    decide(desk, class_row(desk, 1, "abcd"), NEITHER)
    assert final_classes(desk) == ["ab", "cd"]


def test_more_than_half_say_with_what_a_mention_goes(make: Make) -> None:
    """c goes with b for two of three; d with c for one, begins a class for one, and one has it not."""
    desk = make(["abcd"], ["abc", "d"], ["ab", "c"])
    name = document(desk)
    decide(desk, 0, C)
    decide(desk, mention(desk, "d"), A)
    assert final_classes(desk) == ["ab", "cd"]
    found = desk.keys.voted_links(name, [0])
    words = {word: found.get(mention(desk, word)) for word in "abcd"}
    assert words == {"a": (0, 1, 2), "b": (0, 1, 2), "c": (0, 1), "d": None}
    assert desk.keys.voted_links(name, [mention(desk, "c")]) == {mention(desk, "c"): (0, 1)}
    before = final_classes(desk)
    command = desk.keys.link_each(name, found, "majority")
    assert command is not None
    assert "abc" in final_classes(desk)[0]
    desk.undo()
    assert final_classes(desk) == before


def test_of_two_the_majority_is_what_both_have(make: Make) -> None:
    desk = make(["abc"], ["ab", "c"])
    decide(desk, 0, A)
    assert {mention(desk, word) for word in "ab"} == set(desk.keys.voted_links(document(desk), [0]))


CLASSES = st.permutations("abcde").flatmap(
    lambda words: st.lists(st.integers(1, 4), min_size=1, max_size=3).map(
        lambda cuts: [
            group
            for group in (
                "".join(sorted(words[start : start + size]))
                for start, size in zip([sum(cuts[:n]) for n in range(len(cuts))], cuts, strict=True)
            )
            if group
        ]
    )
)
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["take", "neither", "class", "link", "vote", "settle", "undo", "redo"]),
        st.integers(0, 30),
        st.integers(0, 2),
    ),
    max_size=10,
)


def step(desk: AdjudicationSession, what: str, number: int, side: int) -> None:
    """Do something; what cannot be done changes nothing."""
    name = document(desk)
    nodes = desk.workspace.unit(name).nodes
    mentions = list(desk.state(name).table.objects())
    classes = [row for row, level in enumerate(nodes.level) if level in (Level.CLASS, Level.COMPONENT, 0)]
    row = mentions[number % len(mentions)]
    if what in ("undo", "redo"):
        (desk.undo if what == "undo" else desk.redo)()
    elif what == "link":
        desk.keys.link(name, [row], (side,), "link")
    elif what == "vote":
        desk.keys.link_each(name, desk.keys.voted_links(name, [0]), "vote")
    elif what == "settle":
        for _, one in desk.keys.conflicts()[:1]:
            desk.keys.resolve_conflict(name, one, "settle", merge=bool(side))
    else:
        place = classes[number % len(classes)] if what == "class" else row
        decide(desk, place, NEITHER if what == "neither" else (A, B, C)[side])


@settings(max_examples=40, deadline=None)
@given(st.tuples(CLASSES, CLASSES, CLASSES), STEPS)
def test_whatever_is_done_the_classes_are_the_closure_and_all_is_undone(
    sides: tuple[list[str], list[str], list[str]], steps: list[tuple[str, int, int]]
) -> None:
    with TemporaryDirectory() as folder:
        desk = settling(Path(folder), *sides)
        name = document(desk)
        before = desk.display(name), desk.keys.of(name).objects
        for one in steps:
            step(desk, *one)
            final = desk.keys.of(name)
            grouping = final.grouping
            assert grouping is not None
            assert final_classes(desk) == closure(desk)
            anew = AdjudicationSession(desk.workspace, desk.project)
            assert anew.display(name) == desk.display(name)
        while desk.undo():
            pass
        assert (desk.display(name), desk.keys.of(name).objects) == before
        desk.project.close()


def closure(desk: AdjudicationSession) -> list[str]:
    """Return what the accepted links tie together, by going round until nothing grows."""
    name = document(desk)
    grouping = desk.keys.of(name).grouping
    assert grouping is not None
    words = {mention(desk, word): word for word in _words(desk)}
    groups = {row: {row} for row in words if grouping.stands(row)}
    for one in grouping.links():
        union = groups[one.mention] | groups[one.antecedent]
        for row in union:
            groups[row] = union
    distinct = {frozenset(group) for group in groups.values()}
    return sorted("".join(sorted(words[row] for row in group)) for group in distinct)


def _words(desk: AdjudicationSession) -> set[str]:
    name = document(desk)
    text = desk.workspace.document(name).text
    found = desk.workspace.sides.instances(name)
    return {text[one.extents[0].start : one.extents[0].end] for side in found for one in side}
