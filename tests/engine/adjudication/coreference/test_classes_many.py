"""Adjudicated coreference of three and more: classes are the closure of the accepted links, as of two."""

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
    open_session,
    written_classes,
)

A, B, C = (Decision(Choice.TAKE, (side,)) for side in range(3))
NEITHER = Decision(Choice.NEITHER)


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    with making(tmp_path) as result:
        yield result


def decide(session: AdjudicationSession, row: int, decision: Decision | None) -> None:
    session.decide(document(session), [row], decision, "decide")


def link(session: AdjudicationSession, word: str, *sides: int) -> None:
    session.keys.link(document(session), [mention(session, word)], sides, "link")


def rows(session: AdjudicationSession, level: Level) -> list[tuple[str, Status]]:
    nodes = session.workspace.unit(document(session)).nodes
    return [
        (nodes.names[nodes.name[row]], Status(nodes.status[row]))
        for row, item in enumerate(nodes.level)
        if item == level
    ]


def test_classes_of_all_stand_below_what_connects_them(make: Make) -> None:
    session = make(["abc", "de"], ["abc", "de"], ["ab", "cde"])
    assert rows(session, Level.COMPONENT) == [("6 classes of 3 annotators", Status.INC)]
    assert [status for _, status in rows(session, Level.CLASS)] == [Status.INC] * 6


def test_a_class_that_all_have_is_the_same(make: Make) -> None:
    second = make(["abc"], ["abc"], ["abc"])
    assert rows(second, Level.COMPONENT) == [("3 classes of 3 annotators", Status.COR)]
    assert [name for name, _ in rows(second, Level.CLASS)] == [f"{letter} class of 3" for letter in "ABC"]
    assert len(second.workspace.unit(document(second)).links.of("member")) == 9


def test_a_class_that_one_alone_has_is_missing_from_the_others(make: Make) -> None:
    session = make(["ab"], ["cd"], ["cd"])
    assert [status for _, status in rows(session, Level.COMPONENT)] == [Status.MIS, Status.INC]


@pytest.mark.parametrize("side", [0, 1, 2])
@pytest.mark.parametrize("by_columns", [False, True])
def test_an_annotator_taken_whole_comes_out_to_the_byte(
    make: Make, tmp_path: Path, side: int, by_columns: bool
) -> None:
    session = make(["abe", "cd"], ["ab", "cde"], ["abcde"], by_columns=by_columns, star=True)
    decide(session, 0, (A, B, C)[side])
    (path,) = session.scorer.export(str(tmp_path / "final"), side=side)
    assert Path(path).read_bytes() == Path(session.workspace.sides.sets[side].sources[0].path).read_bytes()


def test_the_link_of_any_annotator_is_accepted(make: Make) -> None:
    session = make(["abcd"], ["ab", "cd"], ["abd", "c"])
    decide(session, 0, A)
    assert final_classes(session) == ["abcd"]
    link(session, "c", 1)
    assert final_classes(session) == ["ab", "cd"]
    link(session, "d", 2)
    assert final_classes(session) == ["abd", "c"]
    link(session, "d", 0, 2)
    assert final_classes(session) == ["abcd"]
    link(session, "d")
    assert final_classes(session) == ["ab", "c", "d"]


def test_who_has_the_same_link_is_accepted_with_whom_is_chosen(make: Make) -> None:
    session = make(["abc"], ["abc"], ["ab", "c"])
    decide(session, 0, A)
    grouping = session.keys.of(document(session)).grouping
    assert grouping is not None
    assert grouping.sides(mention(session, "c")) == {0, 1}
    assert grouping.sides(mention(session, "b")) == {0, 1, 2}


def test_a_link_that_merges_classes_kept_apart_is_a_conflict_to_resolve(make: Make, tmp_path: Path) -> None:
    session = make(["ab", "cd"], ["ab", "cd"], ["abcd"])
    decide(session, 0, A)
    link(session, "c", 2)
    name = document(session)
    values = [result for _, result in session.keys.conflicts()]
    assert [(item.side, item.link.side) for item in values] == [(0, 2)]
    assert session.display(name).conflicts == 1
    with pytest.raises(InputRefused, match="1 link merges separate classes"):
        session.scorer.export(str(tmp_path / "final.sgm"))
    session.keys.resolve_conflict(name, values[0], "apart", merge=False)
    assert final_classes(session) == ["ab", "cd"]
    session.undo()
    while conflicts := session.keys.conflicts():
        session.keys.resolve_conflict(name, conflicts[0][1], "merge", merge=True)
    assert final_classes(session) == ["abcd"]
    (path,) = session.scorer.export(str(tmp_path / "final.sgm"))
    assert written_classes(session, path) == ["abcd"]


def test_a_class_of_the_third_can_be_taken(make: Make) -> None:
    session = make(["ab", "cd"], ["abcd"], ["ab", "c", "d"])
    decide(session, 0, A)
    decide(session, class_row(session, 1, "abcd"), B)
    assert final_classes(session) == ["abcd"]
    decide(session, class_row(session, 1, "abcd"), NEITHER)
    assert final_classes(session) == ["ab", "cd"]


def test_more_than_half_say_with_what_a_mention_goes(make: Make) -> None:
    """c goes with b for two of three; d with c for one, begins a class for one, and one has it not."""
    session = make(["abcd"], ["abc", "d"], ["ab", "c"])
    name = document(session)
    decide(session, 0, C)
    decide(session, mention(session, "d"), A)
    assert final_classes(session) == ["ab", "cd"]
    voted_links = session.keys.voted_links(name, [0])
    words = {word: voted_links.get(mention(session, word)) for word in "abcd"}
    assert words == {"a": (0, 1, 2), "b": (0, 1, 2), "c": (0, 1), "d": None}
    assert session.keys.voted_links(name, [mention(session, "c")]) == {mention(session, "c"): (0, 1)}
    previous_final_classes = final_classes(session)
    command = session.keys.link_each(name, voted_links, "majority")
    assert command is not None
    assert "abc" in final_classes(session)[0]
    session.undo()
    assert final_classes(session) == previous_final_classes


def test_of_two_the_majority_is_what_both_have(make: Make) -> None:
    session = make(["abc"], ["ab", "c"])
    decide(session, 0, A)
    assert {mention(session, word) for word in "ab"} == set(session.keys.voted_links(document(session), [0]))


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
        st.sampled_from(["take", "neither", "class", "link", "vote", "resolve", "undo", "redo"]),
        st.integers(0, 30),
        st.integers(0, 2),
    ),
    max_size=10,
)


def step(session: AdjudicationSession, what: str, number: int, side: int) -> None:
    """Do something; what cannot be done changes nothing."""
    name = document(session)
    nodes = session.workspace.unit(name).nodes
    mentions = list(session.state(name).table.objects())
    classes = [row for row, level in enumerate(nodes.level) if level in (Level.CLASS, Level.COMPONENT, 0)]
    row = mentions[number % len(mentions)]
    if what in ("undo", "redo"):
        (session.undo if what == "undo" else session.redo)()
    elif what == "link":
        session.keys.link(name, [row], (side,), "link")
    elif what == "vote":
        session.keys.link_each(name, session.keys.voted_links(name, [0]), "vote")
    elif what == "resolve":
        for _, result in session.keys.conflicts()[:1]:
            session.keys.resolve_conflict(name, result, "resolve", merge=bool(side))
    else:
        place = classes[number % len(classes)] if what == "class" else row
        decide(session, place, NEITHER if what == "neither" else (A, B, C)[side])


@settings(max_examples=40, deadline=None)
@given(st.tuples(CLASSES, CLASSES, CLASSES), STEPS)
def test_whatever_is_done_the_classes_are_the_closure_and_all_is_undone(
    sides: tuple[list[str], list[str], list[str]], steps: list[tuple[str, int, int]]
) -> None:
    with TemporaryDirectory() as folder:
        session = open_session(Path(folder), *sides)
        name = document(session)
        previous = session.display(name), session.keys.of(name).objects
        for candidate_step in steps:
            step(session, *candidate_step)
            final = session.keys.of(name)
            grouping = final.grouping
            assert grouping is not None
            assert final_classes(session) == closure(session)
            anew = AdjudicationSession(session.workspace, session.project)
            assert anew.display(name) == session.display(name)
        while session.undo():
            pass
        assert (session.display(name), session.keys.of(name).objects) == previous
        session.project.close()


def closure(session: AdjudicationSession) -> list[str]:
    """Return what the accepted links tie together, by going round until nothing grows."""
    name = document(session)
    grouping = session.keys.of(name).grouping
    assert grouping is not None
    words = {mention(session, word): word for word in _words(session)}
    groups = {row: {row} for row in words if grouping.stands(row)}
    for candidate_link in grouping.links():
        union = groups[candidate_link.mention] | groups[candidate_link.antecedent]
        for row in union:
            groups[row] = union
    distinct = {frozenset(group) for group in groups.values()}
    return sorted("".join(sorted(words[row] for row in group)) for group in distinct)


def _words(session: AdjudicationSession) -> set[str]:
    name = document(session)
    text = session.workspace.document(name).text
    instances = session.workspace.sides.instances(name)
    return {
        text[instance.extents[0].start : instance.extents[0].end] for side in instances for instance in side
    }
