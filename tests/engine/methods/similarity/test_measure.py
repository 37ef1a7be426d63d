"""The measure is exact, and of two directions the smaller counts (A5)."""

from fractions import Fraction

from annotally.methods.similarity.annotations import AnnotationKind
from annotally.methods.similarity.measure import SimilarityMeasure
from annotally.methods.similarity.profiles import AnnotationPair, TagProfiles
from annotally.methods.similarity.user_functions import Functions
from engine.methods.similarity.test_dense_groups import prepare
from engine.methods.similarity.test_pairing import TASK
from support.similarity_samples import To, attribute, dimension, note, profile, spanned, task


def test_the_smaller_direction_counts_and_is_named() -> None:
    measure = SimilarityMeasure(TagProfiles(TASK.similarity.profile, Functions("")))
    sides = prepare(TASK, [note("A", "0", (0, 4), a="p")], [note("C", "0", (0, 2), a="p")])
    kinds = [side.kinds[0] for side in sides]
    assert isinstance(kinds[0], AnnotationKind)
    assert isinstance(kinds[1], AnnotationKind)
    numerator, denominator, direction = measure.compare(kinds[0], kinds[1], AnnotationPair(sides, (0, 0), {}))
    # A's weights: label 1, span 2, a 1, s .5, of which the attributes are dead; C's: label 1, span 1.
    assert Fraction(numerator, denominator) == min(Fraction(2, 2) / Fraction(9, 2), Fraction(1, 2) / 2)
    assert direction.total == 9
    assert direction in [terms.direction for terms in measure.compile_kinds(kinds[0], kinds[1])]


def test_what_points_elsewhere_is_not_compared_by_places_alone() -> None:
    chosen = task(
        spanned("A", attribute("to", "annotation")),
        profiles=[profile("A", dimension("_span", 1), dimension("to", 1))],
    )
    measure = SimilarityMeasure(TagProfiles(chosen.similarity.profile, Functions("")))
    pointing = [note("A", "0", (0, 4), to=To("A", "1")), note("A", "1", (5, 6))]
    kinds = prepare(chosen, pointing, pointing)[0].kinds
    assert isinstance(kinds[0], AnnotationKind)
    assert isinstance(kinds[1], AnnotationKind)
    assert measure.compare_places((kinds[0], kinds[0]), ((0, 4), (0, 4))) is None
