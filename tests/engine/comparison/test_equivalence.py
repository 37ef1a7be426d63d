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
    equivalence_classes = EquivalenceClasses()
    taken = [
        (equivalence_classes.tie if together else equivalence_classes.part)(first, second)
        for first, second, together in statements
    ]
    return equivalence_classes, taken


def test_to_be_the_same_goes_by_way_of_others() -> None:
    equivalence_classes, taken = said((A, B, True), (B, C, True))
    assert taken == [True, True]
    assert equivalence_classes.class_of(A) == {A, B, C}
    assert set(equivalence_classes.tied_pairs()) == {(A, B), (A, C), (B, C)}


def test_two_annotations_of_one_annotator_are_never_one_thing() -> None:
    equivalence_classes, taken = said((A, B, True), (B, C, True), (C, A2, True))
    assert taken == [True, True, False]
    assert equivalence_classes.class_of(A2) == {A2}


def test_what_is_one_with_something_is_apart_from_what_that_is_apart_from() -> None:
    equivalence_classes, taken = said((A, B, False), (A, C, True), (B, D, True), (C, D, True))
    assert taken == [True, True, True, False]
    assert equivalence_classes.are_apart(C, D)
    assert list(equivalence_classes.parted_pairs()) == [(A, B), (A, D), (B, C), (C, D)]


def test_what_is_one_thing_is_not_taken_apart() -> None:
    equivalence_classes, taken = said((A, B, True), (B, C, True), (A, C, False))
    assert taken == [True, True, False]
    assert list(equivalence_classes.parted_pairs()) == []


MEMBERS = st.tuples(st.integers(0, 3), st.integers(0, 1))
STATEMENTS = st.lists(
    st.tuples(MEMBERS, MEMBERS, st.booleans()).filter(lambda item: item[0][0] != item[1][0]), max_size=10
)


def consistent(statements: list[Said]) -> dict[Member, set[Member]] | None:
    """Return the classes that statements make, by going round until nothing grows; None: they contradict."""
    classes = {pair: {pair} for pair in product(range(4), range(2))}
    grown = True
    while grown:
        grown = False
        for first, second, together in statements:
            union = classes[first] | classes[second]
            if together and any(classes[member] != union for member in union):
                grown = True
                for member in union:
                    classes[member] = classes[member] | union
    for group in classes.values():
        if any(first[0] == second[0] for first, second in combinations(group, 2)):
            return None
    if any(not together and second in classes[first] for first, second, together in statements):
        return None
    return classes


@given(STATEMENTS)
def test_a_statement_is_taken_if_and_only_if_it_contradicts_none_that_was(statements: list[Said]) -> None:
    taken: list[Said] = []
    equivalence_classes = EquivalenceClasses()
    for mention_class, other_class, together in statements:
        possible = consistent([*taken, (mention_class, other_class, together)]) is not None
        assert (equivalence_classes.tie if together else equivalence_classes.part)(
            mention_class, other_class
        ) is possible
        if possible:
            taken.append((mention_class, other_class, together))
    classes = consistent(taken)
    assert classes is not None
    assert all(equivalence_classes.class_of(name) == group for name, group in classes.items())
    apart = {
        frozenset((first_member, second_member))
        for first, second, together in taken
        if not together
        for first_member, second_member in product(classes[first], classes[second])
        if first_member[0] != second_member[0]
    }
    assert {frozenset(pair) for pair in equivalence_classes.parted_pairs()} == apart
    for mention_class, other_class in combinations(classes, 2):
        if mention_class[0] != other_class[0]:
            assert equivalence_classes.are_apart(mention_class, other_class) is (
                frozenset((mention_class, other_class)) in apart
            )
