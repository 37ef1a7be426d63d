"""Two annotations that overlap are counted as the sweeps over all annotations count them."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import UnitTotals
from annotally.methods.similarity.annotations import Kinds
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.methods.similarity.isolated import IsolatedAnnotations
from annotally.model.instances import Instance
from annotally.model.text import Tokens
from annotally.scoring.matches import MatchTally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import ScoreProfile
from engine.methods.similarity.test_isolated import TEXT, TOKENS, sides_of
from support.similarity_samples import DOCUMENT, attribute, dimension, note, profile, spanned, task

LABELS = spanned("A", attribute("a")), spanned("B"), spanned("C")
TASKS = (
    task(*LABELS),
    task(*LABELS, strata=("A,C",)),
    task(*LABELS, score=ScoreProfile(limitation=("B",))),
    task(*LABELS, profiles=[profile("A,B,C", dimension("_label", 1), dimension("_span", 0))]),
    task(
        *LABELS,
        profiles=[
            profile("A", dimension("_span", 1, overlap_match_lower_bound=".3")),
            profile("B", dimension("_span", 1)),
        ],
    ),
)
PLACES = st.tuples(st.integers(0, 12), st.integers(1, 9)).map(lambda place: (place[0], sum(place)))


def totals(
    chosen: TaskDefinition, first: list[Instance], second: list[Instance], tokens: Tokens | None
) -> UnitTotals:
    return SimilarityComparer(chosen).totals(DOCUMENT, sides_of(TEXT, tokens, (first, second)))


@given(
    st.sampled_from(TASKS),
    st.tuples(st.sampled_from("ABC"), PLACES),
    st.tuples(st.sampled_from("ABC"), PLACES),
    st.lists(st.tuples(st.sampled_from("ABC"), st.integers(12, 27)), max_size=2),
    st.sampled_from(TOKENS[:-1]),
)
def test_totals_are_those_of_the_nodes(
    chosen: TaskDefinition,
    ours: tuple[str, tuple[int, int]],
    theirs: tuple[str, tuple[int, int]],
    neighbours: list[tuple[str, int]],
    tokens: Tokens | None,
) -> None:
    """Neighbours may share a token with the two, or a character."""
    first = [note(ours[0], "1", ours[1])]
    second = [note(theirs[0], "1", theirs[1])]
    second += [note(label, str(n), (at, at + 2)) for n, (label, at) in enumerate(neighbours, 2)]
    unit = SimilarityComparer(chosen).compare(DOCUMENT, sides_of(TEXT, tokens, (first, second)))
    assert totals(chosen, first, second, tokens) == unit.totals


def test_a10_a_clash_counts_under_both_labels() -> None:
    """The first covers "aa bbb", the second "bb, c dd": both "bb", each three and four characters alone."""
    result = totals(TASKS[0], [note("A", "1", (0, 6))], [note("B", "2", (4, 12))], None)
    assert result.table["tag", "A"] == MatchTally(refclash=1)
    assert result.table["tag", "B"] == MatchTally(hypclash=1)
    assert result.table["character", "A"] == MatchTally(refclash=2, missing=3)
    assert result.table["character", "B"] == MatchTally(hypclash=2, spurious=4)
    assert result.label_pairs == {("A", "B"): 1}


def test_a8_labels_of_different_strata_are_alone() -> None:
    result = totals(TASKS[1], [note("A", "1", (0, 6))], [note("B", "2", (0, 6))], None)
    assert result.label_pairs == {("A", ""): 1, ("", "B"): 1}
    assert result.table["tag", "<all>"] == MatchTally(missing=1, spurious=1)


def test_a4_a_similarity_of_0_is_no_pair() -> None:
    """Of the fourth task only labels count, which differ; their units clash all the same (A14)."""
    result = totals(TASKS[3], [note("A", "1", (0, 6))], [note("B", "2", (0, 6))], None)
    assert result.label_pairs == {("A", ""): 1, ("", "B"): 1}
    assert result.table["tag", "A"] == MatchTally(missing=1)
    assert result.table["character", "A"] == MatchTally(refclash=5)


def test_those_are_found_that_overlap_nothing_else() -> None:
    pair = [note("A", "1", (0, 4))], [note("B", "1", (2, 6))]
    result = IsolatedAnnotations(sides_of(TEXT, None, pair).documents[DOCUMENT], pair)
    weighed: list[object] = []

    def weigh(kinds: object, places: object) -> tuple[int, int]:
        weighed.append(places)
        return 1, 2

    result.find(Kinds(TASKS[0].similarity), lambda _: True, weigh)
    assert (weighed, result.numbers) == ([((0, 4), (2, 6))], ({0}, {0}))
    third = pair[0], [*pair[1], note("C", "2", (5, 8))]
    result = IsolatedAnnotations(sides_of(TEXT, None, third).documents[DOCUMENT], third)
    result.find(Kinds(TASKS[0].similarity), lambda _: True, weigh)
    assert result.numbers == (set(), set())


def test_labels_of_two_that_do_not_pair_count_each_where_it_is_scored() -> None:
    chosen = task(*LABELS, strata=("A,C",), score=ScoreProfile(limitation=("B",)))
    in_first = totals(chosen, [note("B", "1", (0, 6))], [note("A", "2", (4, 12))], None)
    in_second = totals(chosen, [note("A", "1", (0, 6))], [note("B", "2", (4, 12))], None)
    assert in_first.label_pairs == {("B", ""): 1}
    assert in_second.label_pairs == {("", "B"): 1}
    assert totals(chosen, [note("A", "1", (0, 6))], [note("C", "2", (4, 12))], None).label_pairs == {}
