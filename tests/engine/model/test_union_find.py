"""Union-find, and a partition of sets as its oracle."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.union_find import UnionFind


def test_a_class_is_named_after_its_smallest_item_in_any_order_of_joins() -> None:
    for joins in ([(1, 2), (2, 3)], [(3, 2), (2, 1)], [(3, 1), (3, 2)]):
        forest = UnionFind[int]()
        assert [forest.join(*pair) for pair in joins] == [True, True]
        assert [forest.find(item) for item in (1, 2, 3)] == [1, 1, 1]


def test_items_of_one_class_are_not_joined_again() -> None:
    forest = UnionFind([1, 2, 3])
    assert [forest.join(*pair) for pair in ((1, 1), (1, 2), (2, 1), (2, 3), (1, 3))] == [
        *(False, True, False, True, False)
    ]


def test_an_unknown_item_is_a_class_of_its_own() -> None:
    forest = UnionFind([5])
    assert forest.find(3) == 3
    assert forest.members(4) == [4]
    assert forest.classes() == [[3], [5]]


def test_classes_are_ascending_and_stand_by_their_smallest_items() -> None:
    forest = UnionFind([4, 3, 2, 1, 0])
    forest.join(4, 1)
    forest.join(3, 0)
    assert forest.classes() == [[0, 3], [1, 4], [2]]


def test_items_may_be_pairs() -> None:
    forest = UnionFind[tuple[int, int]]()
    forest.join((1, 0), (0, 7))
    assert forest.find((1, 0)) == (0, 7)
    assert forest.members((1, 0)) == [(1, 0), (0, 7)]


def test_items_may_be_texts() -> None:
    forest = UnionFind(["b", "a", "c"])
    forest.join("c", "b")
    assert [forest.find(text) for text in "abc"] == ["a", "b", "b"]


def test_a_long_chain_is_found_from_its_end() -> None:
    """A path of many steps is no recursion, and is short once it has been walked."""
    many = 100_000
    forest = UnionFind(range(many))
    for item in range(many - 1, 0, -1):
        forest.join(item - 1, item)
    assert forest.find(many - 1) == 0
    assert sorted(forest.members(17)) == list(range(many))


ITEMS = st.integers(0, 11)


@given(st.lists(ITEMS, max_size=8), st.lists(st.tuples(ITEMS, ITEMS), max_size=20))
def test_it_agrees_with_a_partition_of_sets(items: list[int], joins: list[tuple[int, int]]) -> None:
    """The oracle goes through all sets for each join: O(items) a join."""
    forest = UnionFind(items)
    partition = [{item} for item in sorted(set(items))]
    for first, second in joins:
        for item in (first, second):
            if not any(item in group for group in partition):
                partition.append({item})
        with_first, with_second = (
            next(group for group in partition if item in group) for item in (first, second)
        )
        assert forest.join(first, second) is (with_first is not with_second)
        if with_first is not with_second:
            with_first |= with_second
            partition.remove(with_second)
        for group in partition:
            for item in group:
                assert forest.find(item) == min(group)
                members = forest.members(item)
                assert members[0] == item
                assert sorted(members) == sorted(group)
    assert forest.classes() == sorted(sorted(group) for group in partition)
