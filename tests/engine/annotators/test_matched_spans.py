"""Agreement of spans by a rule of matching: every two annotators as a comparison of the two has it."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.annotators.agreement import DOCUMENT, TYPE, AgreementRequest, agreement_report
from annotally.annotators.comparison import MultiComparison
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Document
from annotally.scoring.families import f1
from annotally.scoring.tally import Tally
from annotally.tasks.similarity.row_keys import ALL
from annotally.tasks.span_matching import matching_row, matching_rule
from support.span_samples import PlacedLabel, matched, notes, span_sides, span_task, spans_anywhere

TEXT = "x" * 60
RULES = ("strict", "exact", "partial", "type", "semeval", "overlap", "overlap:50%", "gate")


def among(rule: str, annotators: Sequence[Sequence[PlacedLabel]]) -> MultiComparison:
    sets = tuple(
        AnnotationSet(name, "mat-json", {"d": DocumentAnnotations("d", notes(spans))})
        for name, spans in zip("abcdefghi", annotators, strict=False)
    )
    task = span_task(rule, span_sides([], [note for own in annotators for note in notes(own)], TEXT))
    return MultiComparison(task, Sides(sets, {"d": Document("d", "d", TEXT)}), ("d",))


def f_by_scheme(
    rule: str, annotators: Sequence[Sequence[PlacedLabel]], scope: str = "", of: str = ""
) -> dict[str, Fraction | None]:
    report = agreement_report(among(rule, annotators), AgreementRequest(per=(TYPE, DOCUMENT)))
    return {
        row.name: row.value
        for row in report.rows
        if row.basis == "spans" and row.measure.key == "pairwise_f" and (row.scope, row.of) == (scope, of)
    }


THREE = ([(0, 4, "A"), (10, 14, "B")], [(0, 4, "A"), (11, 14, "B")], [(0, 3, "A"), (10, 14, "A")])


def test_a_count_by_hand() -> None:
    """Strict: a and b have one of two alike, others none. Overlap: a and b two, others one of two."""
    assert f_by_scheme("strict", THREE) == {"strict": Fraction(1, 2) / 3}
    assert f_by_scheme("overlap", THREE) == {"overlap": (1 + Fraction(1, 2) + Fraction(1, 2)) / 3}
    # Exact: a and c have the second, whatever its label. Partial: a half for each other that overlaps.
    assert f_by_scheme("exact", THREE) == {"exact": (Fraction(1, 2) + Fraction(1, 2) + 0) / 3}
    assert f_by_scheme("partial", THREE) == {
        "partial": (Fraction(3, 4) + Fraction(3, 4) + Fraction(1, 2)) / 3
    }
    assert f_by_scheme("overlap", THREE, TYPE, "B") == {"overlap": (1 + Fraction(0) + Fraction(0)) / 3}


@settings(max_examples=40, deadline=None)
@given(st.lists(spans_anywhere(most=4), min_size=2, max_size=4), st.sampled_from(RULES))
def test_the_mean_of_every_two_compared_by_themselves(annotators: list[list[PlacedLabel]], rule: str) -> None:
    found = f_by_scheme(rule, annotators)
    assert list(found) == [scheme.name for scheme in matching_rule(rule).schemes]
    for scheme in matching_rule(rule).schemes:
        values = []
        for first, second in combinations(annotators, 2):
            row = matching_row(scheme, ALL)
            tables = [
                matched(rule, notes(x), notes(y), TEXT).table for x, y in ((first, second), (second, first))
            ]
            # Ties are broken by the content of the two: one of both orders, of the same F but for such ties.
            values.append(
                {f1(tally) for table in tables if isinstance(tally := table.get(row, Tally()), Tally)}
            )
        chosen = [
            [value for value in combination if value is not None]
            for combination in _choices([sorted(own, key=str) for own in values])
        ]
        means = {sum(own, Fraction(0)) / len(own) if own else None for own in chosen}
        assert found[scheme.name] in means


def _choices(sets: list[list[Fraction | None]]) -> list[list[Fraction | None]]:
    choices: list[list[Fraction | None]] = [[]]
    for own in sets:
        choices = [[*before, value] for before in choices for value in own]
    return choices


@settings(max_examples=20, deadline=None)
@given(st.lists(spans_anywhere(most=4), min_size=3, max_size=3), st.sampled_from(RULES))
def test_the_order_of_annotators_changes_nothing(annotators: list[list[PlacedLabel]], rule: str) -> None:
    results = [f_by_scheme(rule, order) for order in permutations(annotators)]
    assert all(result == results[0] for result in results)


@pytest.mark.parametrize("scope", [("", ""), (DOCUMENT, "d"), (TYPE, "A")])
def test_a_measure_without_pairs_says_why_it_is_undefined(scope: tuple[str, str]) -> None:
    report = agreement_report(among("overlap", THREE), AgreementRequest(per=(TYPE, DOCUMENT)))
    (row,) = (
        row for row in report.rows if row.measure.key == "unitizing_alpha" and (row.scope, row.of) == scope
    )
    assert row.value is None
    assert row.reason == "it measures distances and knows no pairs: no rule of matching applies"
