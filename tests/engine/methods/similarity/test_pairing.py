"""The pairs are those of the naive definition; no order, and no identifier, changes the result."""

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import UnitComparison
from annotally.matching.candidates import IndexPair
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.methods.similarity.measure import SimilarityMeasure
from annotally.methods.similarity.pairing import list_strata
from annotally.model.annotation_sets import stable_ids
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Slot
from annotally.scoring.matches import MatchTally
from annotally.tasks.derived_similarity import SPANS as SPANS_TASK
from annotally.tasks.similarity_profile import Schema
from engine.methods import similarity_oracle as oracle
from engine.methods.similarity.test_comparer import pairs
from support.builders import annotation_set
from support.similarity_samples import (
    DOCUMENT,
    Span,
    To,
    attribute,
    compared,
    comparison_of,
    dimension,
    note,
    profile,
    sides_of,
    spanless,
    spanned,
    task,
)

PLAIN = (attribute("a"), attribute("s", "string", "set"))
TASK = task(
    spanned("A", *PLAIN),
    spanned("B", *PLAIN, attribute("l", "string", "list")),
    spanned("C", attribute("a")),
    spanless("Z", attribute("a")),
    profiles=[
        profile(
            "A,B", dimension("_label", 1), dimension("_span", 2), dimension("a", 1), dimension("s", ".5")
        ),
        profile("C", dimension("_label", 1), dimension("_span", 1), dimension("a", 0)),
        profile("Z", dimension("_label", ".25"), dimension("a", 1)),
    ],
)
REST = task(
    spanned("A", *PLAIN),
    spanned("B", *PLAIN),
    spanless("R", attribute("x", "annotation"), attribute("y", "annotation", "set")),
)
TEXT = "aa bbb c dd eee"

SPANS = st.tuples(st.integers(0, 8), st.integers(0, 4)).map(lambda place: (place[0], place[0] + place[1]))
SINGLE = st.one_of(SPANS, st.lists(SPANS, min_size=2, max_size=2))


@st.composite
def annotation(draw: st.DrawFn, name: str) -> Instance:
    label = draw(st.sampled_from("AABBCZ"))
    values: dict[str, object] = {}
    if draw(st.booleans()):
        values["a"] = draw(st.sampled_from("pq"))
    if label in "AB" and draw(st.booleans()):
        values["s"] = draw(st.lists(st.sampled_from("pqr"), max_size=2))
    return note(label, name, None if label == "Z" else draw(SINGLE), **values)  # type: ignore[arg-type]  # fields by name


def annotations(most: int) -> st.SearchStrategy[list[Instance]]:
    return (
        st.integers(0, most)
        .flatmap(lambda size: st.tuples(*(annotation(str(n)) for n in range(size))))
        .map(list)
    )


@st.composite
def linked(draw: st.DrawFn) -> list[Instance]:
    """A few spanned annotations, and relations between them."""
    notes = [note(draw(st.sampled_from("AB")), str(n), draw(SPANS)) for n in range(draw(st.integers(0, 3)))]
    ends = [To(note.type, note.name) for note in notes] + [To("A", "nobody")]
    for n in range(draw(st.integers(0, 3))):
        values: dict[str, object] = {}
        if draw(st.booleans()):
            values["x"] = draw(st.sampled_from(ends))
        if draw(st.booleans()):
            values["y"] = draw(st.lists(st.sampled_from(ends), max_size=3))
        notes.append(note("R", f"r{n}", **values))  # type: ignore[arg-type]  # fields by name
    return notes


def total(unit: UnitComparison) -> Fraction:
    return sum(pairs(unit).values(), Fraction(0))


@settings(deadline=None)
@given(annotations(4), annotations(4))
def test_a12_pairs_are_those_found_by_trying_all(
    reference: list[Instance], hypothesis: list[Instance]
) -> None:
    expected = oracle.best(TASK.similarity, reference, hypothesis)
    assert pairs(compared(TASK, reference, hypothesis)) == expected


def crowd(chance: random.Random, most: int) -> list[Instance]:
    """Return annotations of one connected group: all cover one place."""
    return [
        note(
            chance.choice("AB"), str(n), (chance.randint(0, 5), chance.randint(6, 10)), a=chance.choice("pq")
        )
        for n in range(chance.randint(1, most))
    ]


LABELLED_SPANS = st.tuples(st.sampled_from("AB"), SPANS)
STRICT = SPANS_TASK.complete([annotation_set("key", {DOCUMENT: [note(x, x, (0, 1)) for x in "AB"]})])


def numbered(places: list[tuple[str, Span]]) -> list[Instance]:
    return [note(label, str(number), span) for number, (label, span) in enumerate(places)]


def exact_matches(reference: list[Instance], hypothesis: list[Instance]) -> int:
    """Count what both have of each span and label, as often as both have it."""
    first_counts, second_counts = (
        Counter((instance.type, instance.extents) for instance in side) for side in (reference, hypothesis)
    )
    return (first_counts & second_counts).total()


def matches(unit: UnitComparison) -> int:
    tally = unit.table.get(("tag", "<all>"))
    return tally.match if isinstance(tally, MatchTally) else 0


def test_c11_a_better_sum_of_overlaps_takes_no_match_away() -> None:
    key, response = numbered([("A", (0, 5)), ("A", (0, 2))]), numbered([("A", (0, 5)), ("A", (3, 5))])
    assert pairs(compared(STRICT, key, response)) == {(0, 0): 1}
    assert matches(compared(STRICT, key, response)) == 1


def test_c11_exact_pairs_come_first_only_where_the_task_has_it_so() -> None:
    """Two pairs of equal labels are worth more in all than an exact one."""
    key, response = numbered([("A", (0, 10)), ("A", (0, 6))]), numbered([("A", (0, 10)), ("A", (6, 10))])
    assert set(pairs(compared(STRICT, key, response))) == {(0, 0)}
    assert set(pairs(compared(TASK, key, response))) == {(0, 1), (1, 0)}


def test_c11_a12_of_annotations_that_are_alike_the_first_pair() -> None:
    one, twins = numbered([("A", (0, 5))]), numbered([("A", (0, 5))] * 2)
    assert pairs(compared(STRICT, one, twins)) == pairs(compared(STRICT, twins, one)) == {(0, 0): 1}
    assert pairs(compared(STRICT, twins, twins)) == {(0, 0): 1, (1, 1): 1}


@settings(deadline=None)
@given(st.lists(LABELLED_SPANS, max_size=4), st.lists(LABELLED_SPANS, max_size=4))
def test_c11_a12_spans_pair_as_trying_all_does_where_exact_pairs_come_first(
    one: list[tuple[str, Span]], other: list[tuple[str, Span]]
) -> None:
    key, response = numbered(one), numbered(other)
    expected = oracle.best(STRICT.similarity, key, response, exact_first=True)
    assert pairs(compared(STRICT, key, response)) == expected


@settings(deadline=None)
@given(st.lists(LABELLED_SPANS, max_size=60), st.lists(LABELLED_SPANS, max_size=60), st.booleans())
def test_c11_spans_match_as_often_as_a_plain_count_of_span_and_label(
    one: list[tuple[str, Span]], other: list[tuple[str, Span]], wide: bool
) -> None:
    """Nested, overlapping and repeated spans, crowded on eight characters, or eight times as far apart."""
    key, response = (
        numbered(
            [(label, (8 * start, 8 * start + end) if wide else (start, end)) for label, (start, end) in side]
        )
        for side in (one, other)
    )
    assert matches(compared(STRICT, key, response)) == exact_matches(key, response)


def test_c11_pairs_made_by_hand_come_before_exact_ones() -> None:
    key, response = numbered([("A", (0, 5)), ("A", (0, 2))]), numbered([("A", (0, 5)), ("A", (0, 2))])
    ids = stable_ids(DOCUMENT, key), stable_ids(DOCUMENT, response)
    crossed = Constraints(frozenset({(ids[0][0], ids[1][1])}), frozenset())
    sides = sides_of({DOCUMENT: key}, {DOCUMENT: response})
    unit = SimilarityComparer(STRICT).compare(DOCUMENT, sides, crossed)
    assert set(pairs(unit)) == {(0, 1), (1, 0)}
    apart = Constraints(frozenset(), frozenset({(ids[0][0], ids[1][0])}))
    assert set(pairs(SimilarityComparer(STRICT).compare(DOCUMENT, sides, apart))) == {(1, 1)}


def test_a12_groups_of_five_by_five_found_by_trying_all() -> None:
    chance = random.Random(12)
    for _ in range(25):
        reference, hypothesis = crowd(chance, 5), crowd(chance, 5)
        expected = oracle.best(TASK.similarity, reference, hypothesis)
        assert pairs(compared(TASK, reference, hypothesis)) == expected


@given(annotations(6))
def test_an_annotation_set_matches_itself(found: list[Instance]) -> None:
    unit = compared(TASK, found, found, TEXT)
    assert all(tally.f1 == 1 for tally in unit.table.values())  # type: ignore[union-attr]
    assert all(value == 1 for value in pairs(unit).values())
    assert len(pairs(unit)) == len(found)


@given(linked())
def test_relations_match_themselves_where_all_targets_are_there(found: list[Instance]) -> None:
    unit = compared(REST, found, found)
    complete = [n for n, slot in enumerate(found) if all(r.text != "nobody" for r in slot.readings())]
    exact = {result for (result, _), value in pairs(unit).items() if value == 1}
    assert exact >= set(complete)


@given(annotations(6), annotations(6))
def test_exchanging_the_sides_exchanges_the_result(
    reference: list[Instance], hypothesis: list[Instance]
) -> None:
    unit, swapped = compared(TASK, reference, hypothesis), compared(TASK, hypothesis, reference)
    assert total(unit) == total(swapped)
    exact = [sum(value == 1 for value in pairs(item).values()) for item in (unit, swapped)]
    assert exact[0] == exact[1]
    first, second = (item.table.get(("tag", "<all>")) for item in (unit, swapped))
    assert (
        (first.match, first.hyptotal, first.reftotal) == (second.match, second.reftotal, second.hyptotal)
        if first and second
        else first is second
    )  # type: ignore[union-attr]


@given(annotations(6), annotations(6))
def test_the_total_is_never_below_the_greedy_one(
    reference: list[Instance], hypothesis: list[Instance]
) -> None:
    values = sorted(
        (
            (oracle.similarity(TASK.similarity, item, other_hypothesis), row, column)
            for row, item in enumerate(reference)
            for column, other_hypothesis in enumerate(hypothesis)
        ),
        reverse=True,
    )
    greedy, rows, columns = Fraction(0), set(), set()
    for value, row, column in values:
        if row not in rows and column not in columns:
            rows.add(row)
            columns.add(column)
            greedy += value
    assert total(compared(TASK, reference, hypothesis)) >= greedy


def told(unit: UnitComparison, sides: Sequence[Sequence[Instance]]) -> list[object]:
    """Return the rows of a unit in terms of the annotations, not of their numbers."""
    nodes = [unit.nodes.node(n) for n in range(len(unit.nodes))]
    return [
        (
            node.name,
            node.status,
            node.rule,
            [[sides[ref.side][ref.instance] for ref in side] for side in node.refs],
            node.shares,
            node.why
            and (
                node.why.f,
                [(sides[lost.side][lost.instance], lost.f, lost.reason) for lost in node.why.losers],
            ),
        )
        for node in nodes
    ]


@given(annotations(6), annotations(6), st.randoms(use_true_random=False))
def test_c3_the_order_of_annotations_does_not_matter(
    reference: list[Instance], hypothesis: list[Instance], chance: random.Random
) -> None:
    shuffled = [list(side) for side in (reference, hypothesis)]
    for side in shuffled:
        chance.shuffle(side)
    unit, other_comparison = compared(TASK, reference, hypothesis, TEXT), compared(TASK, *shuffled, TEXT)
    assert dict(unit.table) == dict(other_comparison.table)
    assert told(unit, (reference, hypothesis)) == told(other_comparison, shuffled)


@given(linked(), linked(), st.randoms(use_true_random=False))
def test_c3_the_order_of_relations_does_not_matter(
    reference: list[Instance], hypothesis: list[Instance], chance: random.Random
) -> None:
    shuffled = [list(side) for side in (reference, hypothesis)]
    for side in shuffled:
        chance.shuffle(side)
    assert told(compared(REST, reference, hypothesis), (reference, hypothesis)) == told(
        compared(REST, *shuffled), shuffled
    )


@given(annotations(6), annotations(6))
def test_c3_identifiers_decide_nothing_that_is_scored(
    reference: list[Instance], hypothesis: list[Instance]
) -> None:
    renamed = [replace(item, name=f"n{99 - n}") for n, item in enumerate(reference)]
    unit, other_comparison = (
        compared(TASK, reference, hypothesis, TEXT),
        compared(TASK, renamed, hypothesis, TEXT),
    )
    assert dict(unit.table) == dict(other_comparison.table)
    assert sorted(pairs(unit).values()) == sorted(pairs(other_comparison).values())


@given(st.lists(st.tuples(annotations(3), annotations(3)), max_size=4))
def test_the_order_of_documents_does_not_matter(corpus: list[tuple[list[Instance], list[Instance]]]) -> None:
    """A comparer remembers pairs of values; what it saw before changes nothing."""
    names = [f"doc-{n}" for n in range(len(corpus))]
    backwards = list(reversed(names))
    results = []
    for order in (names, backwards):
        sides = sides_of(
            {name: corpus[names.index(name)][0] for name in order},
            {name: corpus[names.index(name)][1] for name in order},
        )
        results.append(comparison_of(TASK, sides))
    assert dict(results[0].table) == dict(results[1].table)
    for name in names:
        unit, other_unit = results[0].units[name], results[1].units[name]
        assert unit.table == other_unit.table
        assert [unit.nodes.node(n) for n in range(len(unit.nodes))] == [
            other_unit.nodes.node(n) for n in range(len(other_unit.nodes))
        ]


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: object) -> None:
    import annotally.methods.similarity.measure as measure

    patch = monkeypatch.setattr  # type: ignore[attr-defined]
    patch(measure, "MOST_KNOWN", 1)
    reference = [note("A", str(n), (n * 10, n * 10 + 5), a=str(n)) for n in range(4)]
    comparer = SimilarityComparer(TASK)
    # Twins beside nothing else are one case, two of them at one place the other.
    twice = [*reference, *[note("A", f"{n}.2", (n * 10, n * 10 + 5), a=str(n)) for n in range(4)]]
    for instances in (reference, twice):
        sides = sides_of({"doc-1": instances}, {"doc-1": instances})
        assert all(tally.f1 == 1 for tally in comparer.compare("doc-1", sides).table.values())  # type: ignore[union-attr]  # tallies of matches
    assert isinstance(comparer._measure, SimilarityMeasure)
    assert len(comparer._measure._compiled) == 1 == len(comparer._measure._twin_directions)


def test_a8_labels_that_no_stratum_names_come_last() -> None:
    schema = Schema(tuple(map(spanned, "XYZ")))
    assert list_strata(schema, [("Y",)]) == (frozenset("Y"), frozenset("XZ"))
    assert list_strata(schema, [("Y",), ("X", "Z")]) == (frozenset("Y"), frozenset("XZ"))
    assert list_strata(schema, []) == (frozenset("XYZ"),)


def test_a4_groups_are_as_large_as_they_must_be() -> None:
    """Chains of overlaps: every link is considered, the ends never meet."""
    reference = [note("A", str(n), (n * 6, n * 6 + 5)) for n in range(30)]
    hypothesis = [
        replace(instance, extents=tuple(Extent(e.start + 2, e.end + 2) for e in instance.extents))
        for instance in reference
    ]
    assert set(pairs(compared(TASK, reference, hypothesis))) == {(n, n) for n in range(30)}


def test_a12_members_of_sets_have_no_order_those_of_lists_have() -> None:
    label = spanned(
        "A",
        attribute("s", "string", "set"),
        attribute("l", "string", "list"),
        attribute("to", "annotation", "list"),
    )
    chosen = task(label, profiles=[profile("A", dimension("_span", 1))])

    def pair(name: str, texts: Sequence[str | To], other_texts: Sequence[str | To]) -> list[Instance]:
        ends = [note("A", "x", (20, 21)), note("A", "y", (30, 31))]
        return [
            note("A", "2", (0, 5), **{name: list(texts)}),
            note("A", "1", (0, 5), **{name: list(other_texts)}),
            *ends,
        ]

    crossed = {(0, 1), (1, 0), (2, 2), (3, 3)}
    straight = {(0, 0), (1, 1), (2, 2), (3, 3)}
    sets = pair("s", "pq", "qp"), pair("s", "pq", "rp")
    assert set(pairs(compared(chosen, *sets))) == crossed  # identifiers 1, 2 against contents pq, pr
    assert set(pairs(compared(chosen, pair("l", "pq", "qp"), pair("l", "pq", "rp")))) == straight
    ends = To("A", "x"), To("A", "y")
    links = pair("to", ends, ends[::-1]), pair("to", ends[::-1], ends)
    assert set(pairs(compared(chosen, *links))) == crossed


def test_an_attribute_written_twice_counts_as_first_written() -> None:
    candidate_note = note("A", "1", (0, 5), a="p")
    twice = replace(candidate_note, slots=(*candidate_note.slots, *note("A", "2", a="q").slots))
    assert pairs(compared(TASK, [candidate_note], [twice])) == {(0, 0): 1}


def test_an_attribute_without_values_is_absent_and_shows_nothing() -> None:
    label = spanned("A", attribute("a"), attribute("to", "annotation"))
    chosen = task(
        label, profiles=[profile("A", dimension("_span", 1), dimension("a", 1), dimension("to", 1))]
    )
    bare = note("A", "1", (0, 5))
    empty = replace(bare, slots=(Slot("a", ()), Slot("to", ())))
    unit = compared(chosen, [bare], [empty])
    assert pairs(unit) == {(0, 0): 1}
    assert all(
        ref.path == () for node in map(unit.nodes.node, range(1, 5)) for side in node.refs for ref in side
    )


def test_c3_a_pointer_where_none_is_declared_is_not_compared_by_its_identifier() -> None:
    notes = [note("A", "1", (0, 5), a=To("B", "7")), note("B", "7", (8, 9))]
    other_notes = [note("A", "1", (0, 5), a=To("B", "8")), note("B", "8", (8, 9))]
    assert set(pairs(compared(TASK, notes, other_notes)).values()) == {1}


def by_hand(
    reference: list[Instance], hypothesis: list[Instance], forced: set[IndexPair], apart: set[IndexPair]
) -> UnitComparison:
    """Compare, pairs of these numbers made or kept apart by hand."""
    first_ids, second_ids = stable_ids(DOCUMENT, reference), stable_ids(DOCUMENT, hypothesis)
    values = [frozenset((first_ids[k], second_ids[r]) for k, r in item) for item in (forced, apart)]
    sides = sides_of({DOCUMENT: reference}, {DOCUMENT: hypothesis})
    return SimilarityComparer(TASK).compare(DOCUMENT, sides, Constraints(*values))


@settings(deadline=None)
@given(annotations(4), annotations(4), st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=8))
def test_c4_a12_what_is_kept_apart_is_not_among_the_pairs_that_are_tried(
    reference: list[Instance], hypothesis: list[Instance], apart: set[IndexPair]
) -> None:
    apart = {(k, r) for k, r in apart if k < len(reference) and r < len(hypothesis)}
    rules = TASK.similarity
    worth = {
        (k, r): oracle.similarity(rules, item, other_hypothesis)
        for k, item in enumerate(reference)
        for r, other_hypothesis in enumerate(hypothesis)
        if (k, r) not in apart
    }
    best = max(
        sum((worth.get((k, r), Fraction(0)) for k, r in enumerate(assignment) if r >= 0), Fraction(0))
        for assignment in oracle.assignments(len(reference), len(hypothesis))
    )
    assert total(by_hand(reference, hypothesis, set(), apart)) == best


def test_c4_a_pair_made_by_hand_need_not_be_alike_and_all_say_why() -> None:
    reference = [note("C", "1", (0, 4)), note("C", "2", (10, 14))]
    hypothesis = [note("C", "1", (0, 4)), note("C", "2", (10, 13))]
    unit = by_hand(reference, hypothesis, {(0, 1)}, {(1, 0)})
    values = {
        (node.status.name, node.rule): [
            (loser.side, loser.instance, loser.reason) for loser in node.why.losers
        ]
        for node in map(unit.nodes.node, range(len(unit.nodes)))
        if node.why is not None
    }
    assert values == {
        ("INC", "paired-by-hand"): [(1, 0, "passed-by-hand"), (0, 1, "passed-by-hand")],
        ("MIS", "similarity-missing"): [(1, 1, "taken-by-hand"), (1, 0, "apart-by-hand")],
        ("SPU", "similarity-spurious"): [(0, 0, "taken-by-hand"), (0, 1, "apart-by-hand")],
    }


def test_c4_rows_by_hand_are_not_repeated_for_others() -> None:
    """The comparer remembers rows: those of a pair made by hand tell so, all others do not."""
    both_notes = [note("A", str(n), (4 * n, 4 * n + 2)) for n in range(3)]
    nodes = by_hand(both_notes, both_notes, {(1, 1)}, set()).nodes
    rules = [node.rule for node in map(nodes.node, range(len(nodes))) if node.why is not None]
    assert rules == ["similarity-match", "paired-by-hand", "similarity-match"]


def test_c4_a_pair_made_by_hand_may_have_nothing_in_common() -> None:
    unit = by_hand(
        [note("A", "1", (0, 4))], [note("A", "1", (20, 24)), note("C", "2", (10, 14))], {(0, 1)}, set()
    )
    first = unit.nodes.node(1)
    assert first.why is not None
    assert (first.rule, first.why.f) == ("paired-by-hand", (0, 1))


def test_c4_two_that_could_never_pair_are_not_told_as_kept_apart() -> None:
    both_notes = [note("A", "1", (0, 4)), note("Z", "2")]
    nodes = by_hand(both_notes, both_notes, set(), {(0, 1)}).nodes
    whys = [node.why for node in map(nodes.node, range(len(nodes))) if node.why is not None]
    assert [(node.rule, node.losers) for node in whys] == [("similarity-match", ())] * 2
