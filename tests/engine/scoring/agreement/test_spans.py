"""Agreement on spans: the published example of unitizing, the identity of F, naive oracles."""

from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.agreement.data import LabelledSpan, SpannedDocument
from annotally.scoring.agreement.labels import cohen_kappa
from annotally.scoring.agreement.spans import (
    EMPTY,
    OVERLAPPING,
    UNSEEN,
    UNSHARED,
    SpanPair,
    UnitizingData,
    disagreements,
    exact_matches,
    pair_f,
    pairwise_f,
    unitizing_alpha,
    units_of,
)
from annotally.scoring.agreement.tallies import USED, TwoAnnotatorTally, summed
from annotally.scoring.measures import Ratio, rounded
from support.agreement_samples import UNITIZING, UNITIZING_1995, naive_unitizing, spans


def alphas_by_label(tally: UnitizingData) -> dict[str, Ratio]:
    """Return alpha of each label; None where nothing is expected to disagree."""
    return {
        label: 1 - Fraction(observed) / expected if expected else None
        for label, (observed, expected) in disagreements(tally).items()
    }


def test_krippendorff_2004() -> None:
    """Page 254: D_o .0144 and .0000, D_e .0532 and .0490, alpha of c .7286, of k 1.

    Of both labels together these rounded figures give 1 − .0144/.1022 = .8591; unrounded it is .8587.
    """
    tally = units_of(UNITIZING)
    actual_disagreements = disagreements(tally)
    assert list(actual_disagreements) == ["c", "k"]
    assert [
        rounded(actual_disagreement.observed, 4) for actual_disagreement in actual_disagreements.values()
    ] == ["0.0144", "0.0000"]
    assert [rounded(diagnostic.expected, 4) for diagnostic in actual_disagreements.values()] == [
        "0.0532",
        "0.0490",
    ]
    assert rounded(1 - Fraction(144, 532 + 490), 4) == "0.8591"
    total = unitizing_alpha(tally)
    assert total is not None
    assert rounded(total, 4) == "0.8587"
    alphas = alphas_by_label(tally)
    assert alphas["k"] == 1
    assert alphas["c"] is not None
    assert rounded(alphas["c"], 4) == "0.7286"
    assert tally.items == {USED: 9}


def test_distances_of_krippendorff_2004() -> None:
    """The distances the example prints: 50 of the first units, 850 of the next, 400 of the one in a gap."""
    assert units_of(UNITIZING).distances["c"] == 50 + 850 + 400
    first, second = UNITIZING.spans
    assert first is not None
    assert second is not None

    def distance(
        labelled_spans: tuple[LabelledSpan, ...], other_labelled_spans: tuple[LabelledSpan, ...]
    ) -> int:
        return units_of(SpannedDocument("d", 300, (labelled_spans, other_labelled_spans))).distances["c"]

    assert distance(first[:1], second[:1]) == 50
    assert distance(first[1:2], second[1:2]) == 850
    assert distance((), second[2:3]) == 400


def test_observed_disagreements_of_krippendorff_1995() -> None:
    """Page 57; the expected ones there follow from a sign that the later text mends."""
    values = {name: disagreements(units_of(item))["1"].observed for name, item in UNITIZING_1995.items()}
    assert values == {
        "A": Fraction(18, 576),
        "B": Fraction(1306, 576),
        "C": Fraction(16, 576),
        "D": Fraction(223, 576),
    }
    assert rounded(values["A"], 5) == "0.03125"
    assert rounded(values["B"], 5) == "2.26736"
    assert rounded(values["D"], 5) == "0.38715"


def document(*annotators: str, name: str = "d", length: int = 20) -> SpannedDocument:
    """Return a document from words such as ``2-5a`` of each annotator; ``-`` is one who left it out."""

    def read(word: str) -> LabelledSpan:
        start, _, rest = word.partition("-")
        return LabelledSpan(int(start), int(rest[:-1]), rest[-1])

    values = (None if annotator == "-" else tuple(map(read, annotator.split())) for annotator in annotators)
    return SpannedDocument(name, length, tuple(values))


def test_pairwise_f_is_the_mean_over_pairs() -> None:
    tally = exact_matches(document("0-2a 3-5a 3-5a", "0-2a 3-5b 3-5a", ""))
    assert pair_f(tally, SpanPair(0, 1)) == Fraction(2, 3)
    assert pair_f(tally, SpanPair(0, 2)) == pair_f(tally, SpanPair(1, 2)) == 0
    assert pairwise_f(tally) == Fraction(2, 9)
    assert tally.items == {USED: 6}
    tally = exact_matches(document("0-2a", "0-2a", "-"))
    assert pairwise_f(tally) == 1
    assert tally.items == {USED: 2, UNSEEN: 2}
    assert pair_f(tally, SpanPair(0, 2)) is None
    assert pairwise_f(exact_matches(document("", ""))) is None


@given(st.integers(1, 9), st.integers(0, 9), st.integers(0, 9))
def test_kappa_comes_close_to_f_where_there_is_much_to_agree_not_to_mark(a: int, b: int, c: int) -> None:
    """Hripcsak and Rothschild (2005): F is 2a/(2a + b + c), and kappa nears it as negative cases grow."""
    text = 100
    own_labelled_spans = [LabelledSpan(n, n + 1, "x") for n in range(a + b)]
    second_labelled_spans = [LabelledSpan(n, n + 1, "x") for n in (*range(a), *range(50, 50 + c))]
    f = pairwise_f(
        exact_matches(SpannedDocument("d", text, (tuple(own_labelled_spans), tuple(second_labelled_spans))))
    )
    assert f == Fraction(2 * a, 2 * a + b + c)

    def kappa(negative: int) -> Fraction:
        first = {"x": a + b, "o": c + negative}
        second = {"x": a + c, "o": b + negative}
        n = a + b + c + negative
        ratio = cohen_kappa(TwoAnnotatorTally({"x": a, "o": negative}, first, second, {USED: n}))
        assert ratio is not None
        return ratio

    far, near = abs(f - kappa(10**3)), abs(f - kappa(10**6))
    assert near <= far
    assert near < Fraction(1, 1000)


def test_what_is_left_out_is_counted() -> None:
    tally = units_of(document("0-5a 3-8a 5-6a 3-4b 7-7a", "0-5a 0-3a"))
    assert tally.items == {USED: 4, OVERLAPPING: 2, EMPTY: 1}
    assert units_of(document("0-5a", "-")).items == {UNSHARED: 1}
    assert unitizing_alpha(units_of(document("0-5a", "-"))) is None
    assert unitizing_alpha(units_of(document("", ""))) is None


def test_of_spans_of_one_label_that_begin_together_the_longest_is_kept() -> None:
    assert units_of(document("0-3a 0-5a 3-4a", "")).units == {("a", 5): 1}


def test_a_label_of_spans_without_characters_only_has_no_alpha() -> None:
    assert alphas_by_label(units_of(document("0-5a 7-7b", "0-5a"))) == {"a": 1}


def test_a_document_that_somebody_left_out_adds_nothing_to_the_others() -> None:
    actual_documents = [document("0-5a", "0-4a"), document("0-5a", "-", name="e")]
    assert alpha(actual_documents) == alpha(actual_documents[:1])


def test_nothing_can_disagree_where_all_is_one_unit_of_one_character() -> None:
    """C2."""
    tally = units_of(document("0-1a", "0-1a", length=1))
    assert unitizing_alpha(tally) is None
    assert alphas_by_label(tally) == {"a": None}


@st.composite
def documents(draw: st.DrawFn) -> list[SpannedDocument]:
    """Draw documents whose annotators' spans of a label do not overlap."""
    width = draw(st.integers(2, 3))
    result = []
    for number in range(draw(st.integers(1, 3))):
        length = draw(st.integers(1, 15))
        annotators = []
        for _ in range(width):
            labelled_spans: list[LabelledSpan] = []
            for label in "ab":
                cuts = sorted(draw(st.sets(st.integers(0, length), max_size=6)))
                pairs = list(zip(cuts[::2], cuts[1::2], strict=False))
                labelled_spans += [LabelledSpan(start, end, label) for start, end in pairs]
            annotators.append(tuple(labelled_spans))
        result.append(SpannedDocument(f"d{number}", length, tuple(annotators)))
    return result


def alpha(spanned_documents: list[SpannedDocument]) -> Ratio:
    return unitizing_alpha(summed([units_of(spanned_document) for spanned_document in spanned_documents]))


@given(documents())
def test_alpha_against_the_sums_as_published(found: list[SpannedDocument]) -> None:
    assert alpha(found) == naive_unitizing(found)


@given(documents(), st.integers(0, 99))
def test_no_order_counts(found: list[SpannedDocument], seed: int) -> None:
    random = Random(seed)
    width = len(found[0].spans)
    columns = random.sample(range(width), width)

    def mixed(spanned_document: SpannedDocument) -> SpannedDocument:
        annotators = (spanned_document.spans[number] or () for number in columns)
        shuffled = tuple(tuple(random.sample(of, len(of))) for of in annotators)
        return SpannedDocument(spanned_document.document, spanned_document.length, shuffled)

    other_documents = [mixed(item) for item in random.sample(found, len(found))]
    assert alpha(found) == alpha(other_documents)
    tallies = [[exact_matches(item) for item in each] for each in (found, other_documents)]
    assert pairwise_f(summed(tallies[0])) == pairwise_f(summed(tallies[1]))


@given(documents())
def test_perfect_agreement_is_one(found: list[SpannedDocument]) -> None:
    alike = [SpannedDocument(place.document, place.length, place.spans[:1] * 3) for place in found]
    assert alpha(alike) in (1, None)
    anything = any(item.spans[0] for item in alike)
    assert pairwise_f(summed([exact_matches(item) for item in alike])) == (1 if anything else None)
    if any(len(span) > 1 for item in alike for span in item.spans[0] or ()):
        assert alpha(alike) == 1


def test_the_samples_are_those_of_the_book() -> None:
    first, _ = UNITIZING.spans
    assert first == spans((75, 70, "c"), (220, 30, "c"), (30, 60, "k"), (150, 50, "k"))
