"""Constraints in terms of a document's instances (C4, C7): found by what they say; refusals."""

import pytest

from annotally.comparison.constraints import (
    FREE,
    NONE,
    Bound,
    Constraints,
    IdPair,
    bind,
    joined,
    name_instance,
    refuse,
)
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from support.builders import DOCUMENT, instance, sides, slot

ADA, BEA, CY = (instance("PERSON", name, slot("NAME", name)) for name in ("Ada", "Bea", "Cy"))
BOTH = sides([ADA, BEA, CY], [CY, ADA])


def pair(first_instance: Instance, second_instance: Instance) -> IdPair:
    (first,), (second,) = stable_ids(DOCUMENT, [first_instance]), stable_ids(DOCUMENT, [second_instance])
    return first, second


def bound(constraints: Constraints, both_sides: Sides = BOTH) -> Bound:
    return bind(constraints, DOCUMENT, both_sides, lambda _one, _other: "")


def findings(constraints: Constraints) -> list[str]:
    with pytest.raises(InputRefused) as caught:
        bound(constraints)
    return [str(diagnostic) for diagnostic in caught.value.diagnostics]


def test_c4_c7_pairs_are_found_by_what_they_say_wherever_they_stand() -> None:
    constraints = Constraints(frozenset({pair(ADA, CY)}), frozenset({pair(BEA, ADA)}))
    assert bound(constraints) == Bound({0: 0}, frozenset({(1, 1)}))
    turned = sides([CY, BEA, ADA], [ADA, CY])
    assert bound(constraints, turned) == Bound({2: 1}, frozenset({(1, 0)}))
    assert bound(constraints).pairs == {(0, 0), (1, 1)}
    assert len(constraints) == 2


def test_c7_equal_ones_are_told_apart_by_their_rank() -> None:
    first, second = stable_ids(DOCUMENT, [ADA, ADA])
    (only,) = stable_ids(DOCUMENT, [ADA])
    second_sides = sides([ADA, ADA], [ADA])
    assert bound(Constraints(frozenset({(second, only)})), second_sides).forced == {1: 0}
    assert name_instance(first) == 'person "Ada"'
    assert name_instance(second) == 'person "Ada" (number 2 of equal ones)'


def test_an_instance_is_told_by_its_place_or_what_it_says_first() -> None:
    named, bare = stable_ids(DOCUMENT, [instance("T", "1", slot("A", "x"), at=(3, 7)), instance("T", "2")])
    assert name_instance(named) == "t 3-7"
    assert name_instance(bare) == "t without content"


def test_without_constraints_nobody_is_asked() -> None:
    def ask(_one: int, _other: int) -> str:
        raise AssertionError

    assert bind(NONE, DOCUMENT, BOTH, ask) is FREE


def test_one_instance_in_two_forced_pairs_is_one_finding() -> None:
    constraints = Constraints(frozenset({pair(ADA, CY), pair(ADA, ADA)}))
    assert findings(constraints) == [
        f'{DOCUMENT}: person "Ada" is in 2 manual pairs; expected one pair for each annotation; '
        "split the other annotations"
    ]
    assert len(findings(Constraints(frozenset({pair(ADA, CY), pair(BEA, CY)})))) == 1


def test_a_pair_both_made_and_kept_apart_is_one_finding() -> None:
    (finding,) = findings(Constraints(frozenset({pair(ADA, CY)}), frozenset({pair(ADA, CY)})))
    assert 'person "Ada" and person "Cy" are both paired and split manually' in finding


def test_instances_that_are_gone_are_found_once_each_and_by_side() -> None:
    gone = instance("PERSON", "9", slot("NAME", "Dee"))
    constraints = Constraints(frozenset({pair(gone, ADA)}), frozenset({pair(gone, CY), pair(ADA, BEA)}))
    assert [finding.partition(";")[0] for finding in findings(constraints)] == [
        f'{DOCUMENT}: person "Bea" no longer exists',
        f'{DOCUMENT}: person "Dee" no longer exists',
    ]


def test_what_the_method_cannot_pair_is_told_with_its_reason() -> None:
    constraints = Constraints(frozenset({pair(ADA, CY)}), frozenset({pair(BEA, ADA)}))
    with pytest.raises(
        InputRefused, match='"Ada" and person "Cy" cannot be paired: no; expected two'
    ) as caught:
        bind(constraints, DOCUMENT, BOTH, lambda first, second: "no" if (first, second) == (0, 0) else "")
    assert len(caught.value.diagnostics) == 1


def test_places_in_lists_stand_for_the_numbers_in_them() -> None:
    spoken_bound = Bound({4: 7, 5: 8}, frozenset({(4, 9), (6, 7)}))
    assert spoken_bound.within([5, 4], [9, 7]) == Bound({1: 1}, frozenset({(1, 0)}))
    assert spoken_bound.within([1], [2]) is FREE
    assert FREE.within([4], [7]) is FREE


def test_why_a_pair_was_not_made_is_told_to_either_side() -> None:
    spoken_bound = Bound({1: 1}, frozenset({(2, 2)}))
    assert spoken_bound.is_forced((1, 1))
    assert not spoken_bound.is_forced((1, 2))
    assert [spoken_bound.touches(number) for number in ((1, 5), (5, 1), (5, 5))] == [True, True, False]
    assert [spoken_bound.loss((2, 2), side) for side in (0, 1)] == ["apart-by-hand"] * 2
    assert [spoken_bound.loss((1, 5), side) for side in (0, 1)] == ["passed-by-hand", "taken-by-hand"]
    assert [spoken_bound.loss((5, 1), side) for side in (0, 1)] == ["taken-by-hand", "passed-by-hand"]
    assert spoken_bound.loss((5, 5), 0) == ""


def test_what_two_say_is_said_by_both_joined() -> None:
    constraints, other_constraints = (
        Constraints(frozenset({pair(ADA, CY)})),
        Constraints(frozenset(), frozenset({pair(BEA, CY)})),
    )
    assert joined(constraints, other_constraints) == Constraints(
        constraints.forced, other_constraints.forbidden
    )


def test_methods_whose_pairs_are_not_made_by_hand_say_so() -> None:
    refuse(NONE, DOCUMENT, BOTH)
    with pytest.raises(InputRefused, match="1 manual pair or split"):
        refuse(Constraints(frozenset({pair(ADA, ADA)})), DOCUMENT, BOTH)
