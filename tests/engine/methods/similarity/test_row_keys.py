"""In which rows annotations count: labels, aggregations, decompositions, limitation (A13)."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Share, sum_shares
from annotally.methods.similarity.row_keys import AnnotationRows, RowTotals, list_shares, measure_texts
from annotally.scoring.matches import MatchColumn, MatchTally
from annotally.scoring.tally import Status
from annotally.tasks.similarity_profile import (
    Attribute,
    AttributeDecomposition,
    LabelAggregation,
    LabelEquivalence,
    ScoreProfile,
    ValueChoice,
)
from engine.methods.similarity.test_comparer import EXAMPLE, NAMES, instances, pairs, tag, values
from support.similarity_samples import To, attribute, compared, dimension, note, profile, spanned, task

EFFECTIVE = spanned(
    "ENAMEX",
    Attribute("type", choices=(ValueChoice("p", "PER"), ValueChoice("o", "ORG"), ValueChoice("x"))),
)


def test_a13_labels_are_equivalence_effective_true() -> None:
    unit = compared(
        task(EFFECTIVE), [note("ENAMEX", str(n), (n * 9, n * 9 + 5), type=v) for n, v in enumerate("pox")], []
    )
    assert [key[1] for key in unit.table] == ["PER", "<all>", "ORG", "ENAMEX"]
    classes = (LabelEquivalence("AGENT", ("PER", "ORG")), LabelEquivalence("NAME", ("ENAMEX",)))
    unit = compared(
        task(EFFECTIVE, equivalences=classes),
        [note("ENAMEX", str(n), (n * 9, n * 9 + 5), type=v) for n, v in enumerate("pox")],
        [],
    )
    assert {key[1]: tally.missing for key, tally in unit.table.items() if isinstance(tally, MatchTally)} == {
        "AGENT": 2,
        "<all>": 3,
        "NAME": 1,
    }


def test_a_true_residue_is_left_where_only_effective_labels_differ() -> None:
    first_note, second_note = note("ENAMEX", "1", (0, 5), type="p"), note("ENAMEX", "1", (0, 5), type="o")
    assert values(task(EFFECTIVE), [first_note], [second_note])["_label"] == Fraction(1, 2)
    assert values(task(EFFECTIVE), [first_note], [first_note])["_label"] == 1
    half = note("ENAMEX", "1", (0, 10), type="o")
    assert pairs(compared(task(EFFECTIVE), [first_note], [half])) == {(0, 0): Fraction(1, 2)}
    strict = task(EFFECTIVE, profiles=[profile("ENAMEX", dimension("_label", 1), dimension("_span", 1))])
    assert values(strict, [first_note], [second_note])["_label"] == 0
    same = task(EFFECTIVE, equivalences=(LabelEquivalence("AGENT", ("PER", "ORG")),))
    assert values(same, [first_note], [second_note])["_label"] == 1


def test_a13_rows_are_selected_by_each_sides_true_label() -> None:
    score = ScoreProfile(
        aggregations=(LabelAggregation("names", ("PERSON", "PLACE")),),
        attribute_decompositions=(AttributeDecomposition(("nomtype",), ("PERSON",)),),
    )
    labels = *NAMES, spanned("PLACE")
    chosen = task(*labels, score=score, profiles=EXAMPLE.similarity.profile.tag_profiles)
    reference = [
        note("PERSON", "1", (0, 5), nomtype="NAM"),
        note("PERSON", "2", (10, 15)),
        note("PLACE", "3", (20, 25)),
    ]
    hypothesis = [
        note("PERSON", "1", (0, 5), nomtype="PRO"),
        note("ORGANIZATION", "2", (10, 15)),
        note("PLACE", "3", (20, 25)),
    ]
    unit = compared(chosen, reference, hypothesis)
    assert tag(unit, "names", "aggregation") == MatchTally(match=1, refclash=2, hypclash=1)
    assert tag(unit, "PERSON", "subset", "nomtype=NAM") == MatchTally(refclash=1)
    assert tag(unit, "PERSON", "subset", "nomtype=PRO") == MatchTally(hypclash=1)
    assert tag(unit, "PERSON", "subset", "nomtype=<null>") == MatchTally(refclash=1)
    assert tag(unit, "<all>") == MatchTally(match=1, refclash=2, hypclash=2)


def test_a13_a_match_counts_with_the_references_value() -> None:
    score = ScoreProfile(attribute_decompositions=(AttributeDecomposition(("nomtype",)),))
    chosen = task(*NAMES, spanned("PLACE"), score=score, profiles=[profile("PERSON", dimension("_span", 1))])
    reference = [note("PERSON", "1", (0, 5), nomtype="NAM"), note("PLACE", "2", (9, 12))]
    unit = compared(chosen, reference, [note("PERSON", "1", (0, 5), nomtype="PRO")])
    assert tag(unit, "PERSON", "subset", "nomtype=NAM") == MatchTally(match=1)
    assert not any("PRO" in key[-1] or key[1:3] == ("PLACE", "subset") for key in unit.table)


def test_a13_values_of_decompositions_as_rows_have_them() -> None:
    names = ("s", "l", "a", "b")
    label = spanned(
        "E",
        attribute("s", "string", "set"),
        attribute("l", "int", "list"),
        attribute("a", "annotation"),
        attribute("b", "annotation", "set"),
    )
    score = ScoreProfile(attribute_decompositions=(AttributeDecomposition(names, ("E",)),))
    candidate_note = note(
        "E", "1", (0, 5), s=["y", "x"], l=["2", "01"], a=To("X", "7"), b=[To("X", "2"), To("X", "99")]
    )
    unit = compared(
        task(label, spanned("X"), score=score),
        [candidate_note, note("X", "7", (8, 9)), note("X", "2", (8, 9))],
        [],
    )
    assert ("tag", "E", "subset", "s=x|y,l=2|1,a=X,b=?|X") in unit.table
    score = ScoreProfile(attribute_decompositions=(AttributeDecomposition(("gone", "l"), ("E",)),))
    unit = compared(task(label, spanned("X"), score=score), [candidate_note], [])
    assert ("tag", "E", "subset", "gone=<null>,l=2|1") in unit.table


def test_a13_the_limitation_holds_for_all_rows_and_changes_no_pair() -> None:
    score = ScoreProfile(limitation=("PERSON",))
    reference = [note("PERSON", "1", (0, 5)), note("ORGANIZATION", "2", (10, 15))]
    hypothesis = [note("ORGANIZATION", "1", (0, 5)), note("ORGANIZATION", "2", (10, 15))]
    text = "Annie and Acmee"
    unit = compared(task(*NAMES, score=score), reference, hypothesis, text)
    assert len(pairs(unit)) == 2
    assert {key: tally.counts() for key, tally in unit.table.items()} == {
        (table, row): (0, amount, 0, 0, 0)
        for table, amount in (("tag", 1), ("token", 1), ("pseudo-token", 1), ("character", 5))
        for row in ("PERSON", "<all>")
    }


def test_ignored_labels_are_as_if_they_were_not_there() -> None:
    reference = [note("PERSON", "1", (0, 5)), note("ORGANIZATION", "2", (0, 5)), note("OTHER", "3", (0, 5))]
    unit = compared(
        task(*NAMES, ignored=("ORGANIZATION",)), reference, [note("ORGANIZATION", "2", (0, 5))], "Annie"
    )
    assert set(unit.table) == {
        (table, row) for table in ("tag", "token", "pseudo-token", "character") for row in ("PERSON", "<all>")
    }
    assert [(node.status, node.rule) for node in instances(unit)] == [
        (Status.MIS, "similarity-missing"),
        (Status.UNS, "ignored-label"),
        (Status.UNS, "undeclared-class"),
        (Status.UNS, "ignored-label"),
    ]
    effective = task(EFFECTIVE, ignored=("PER",))
    unit = compared(
        effective, [note("ENAMEX", str(n), (n * 9, n * 9 + 5), type=v) for n, v in enumerate("po")], []
    )
    assert tag(unit, "<all>") == MatchTally(missing=1)


ROWS = tuple(
    AnnotationRows(tuple((label,) for label in labels)) for labels in ((), ("A", "B"), ("B",), ("C", "A"))
)
COLUMNS = st.sampled_from(MatchColumn)
COUNTS = st.dictionaries(st.tuples(st.integers(0, 2), COLUMNS), st.integers(1, 9), max_size=4)
COVERED_TEXTS = st.text("ab \n", max_size=6)


@given(
    st.lists(st.tuples(st.sampled_from(ROWS), st.none() | COLUMNS, COUNTS), max_size=8),
    st.lists(st.tuples(st.sampled_from(ROWS), COLUMNS, COVERED_TEXTS, st.integers(0, 5)), max_size=8),
    st.lists(st.tuples(st.sampled_from(ROWS), COLUMNS, st.lists(COVERED_TEXTS, min_size=1, max_size=3))),
)
def test_totals_are_the_sums_of_the_shares_of_every_entry(
    entries: list[tuple[AnnotationRows, MatchColumn | None, dict[tuple[int, MatchColumn], int]]],
    texts: list[tuple[AnnotationRows, MatchColumn, str, int]],
    groups: list[tuple[AnnotationRows, MatchColumn, list[str]]],
) -> None:
    totals, shares = RowTotals(), list[Share]()
    for rows, column, counts in entries:
        totals.add(rows, column, counts)
        shares += list_shares(rows, column, counts)
    for rows, text_column, text, tokens in texts:
        totals.add_text(rows, text_column, text, tokens)
        shares += list_shares(rows, None, sizes(text_column, text, tokens))
    for rows, text_column, group in groups:
        totals.add_texts(rows, text_column, group, 2)
        for text in group:
            shares += list_shares(rows, text_column, sizes(text_column, text, 0))
        shares += list_shares(rows, None, {(0, text_column): 2})
    assert totals.table() == sum_shares([(tuple(shares), 1)])


def sizes(column: MatchColumn, text: str, tokens: int) -> dict[tuple[int, MatchColumn], int]:
    """Return the counts of a text by unit and column, without those of 0."""
    amounts = (tokens, *measure_texts((text,)))
    return {(unit, column): size for unit, size in enumerate(amounts) if size}
