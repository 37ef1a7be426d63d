"""What people say is one thing and what is not: closed, and never in contradiction with itself."""

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.equivalence import EquivalenceClasses
from annotally.comparison.items import Member

A, B, C, D = ((annotator, 0) for annotator in range(4))
A2, B2 = (0, 1), (1, 1)
Said = tuple[Member, Member, bool]


def said(*statements: Said) -> tuple[EquivalenceClasses, list[bool]]:
    found = EquivalenceClasses()
    taken = [(found.tie if together else found.part)(one, other) for one, other, together in statements]
    return found, taken


def test_to_be_the_same_goes_by_way_of_others() -> None:
    found, taken = said((A, B, True), (B, C, True))
    assert taken == [True, True]
    assert found.class_of(A) == {A, B, C}
    assert set(found.tied_pairs()) == {(A, B), (A, C), (B, C)}


def test_two_annotations_of_one_annotator_are_never_one_thing() -> None:
    found, taken = said((A, B, True), (B, C, True), (C, A2, True))
    assert taken == [True, True, False]
    assert found.class_of(A2) == {A2}


def test_what_is_one_with_something_is_apart_from_what_that_is_apart_from() -> None:
    found, taken = said((A, B, False), (A, C, True), (B, D, True), (C, D, True))
    assert taken == [True, True, True, False]
    assert found.are_apart(C, D)
    assert list(found.parted_pairs()) == [(A, B), (A, D), (B, C), (C, D)]


def test_what_is_one_thing_is_not_taken_apart() -> None:
    found, taken = said((A, B, True), (B, C, True), (A, C, False))
    assert taken == [True, True, False]
    assert list(found.parted_pairs()) == []


MEMBERS = st.tuples(st.integers(0, 3), st.integers(0, 1))
STATEMENTS = st.lists(
    st.tuples(MEMBERS, MEMBERS, st.booleans()).filter(lambda one: one[0][0] != one[1][0]), max_size=10
)


def consistent(statements: list[Said]) -> dict[Member, set[Member]] | None:
    """Return the classes that statements make, by going round until nothing grows; None: they contradict."""
    classes = {one: {one} for one in product(range(4), range(2))}
    grown = True
    while grown:
        grown = False
        for one, other, together in statements:
            union = classes[one] | classes[other]
            if together and any(classes[member] != union for member in union):
                grown = True
                for member in union:
                    classes[member] = classes[member] | union
    for group in classes.values():
        if any(one[0] == other[0] for one, other in combinations(group, 2)):
            return None
    if any(not together and other in classes[one] for one, other, together in statements):
        return None
    return classes


@given(STATEMENTS)
def test_a_statement_is_taken_if_and_only_if_it_contradicts_none_that_was(statements: list[Said]) -> None:
    taken: list[Said] = []
    found = EquivalenceClasses()
    for one, other, together in statements:
        possible = consistent([*taken, (one, other, together)]) is not None
        assert (found.tie if together else found.part)(one, other) is possible
        if possible:
            taken.append((one, other, together))
    classes = consistent(taken)
    assert classes is not None
    assert all(found.class_of(one) == group for one, group in classes.items())
    apart = {
        frozenset((mine, theirs))
        for one, other, together in taken
        if not together
        for mine, theirs in product(classes[one], classes[other])
        if mine[0] != theirs[0]
    }
    assert {frozenset(pair) for pair in found.parted_pairs()} == apart
    for one, other in combinations(classes, 2):
        if one[0] != other[0]:
            assert found.are_apart(one, other) is (frozenset((one, other)) in apart)
