"""Instance sets of an unsegmented response: overlap, greedy choice, what stands alone (H8)."""

from annotally.methods.templettes.instance_sets import NO_INSTANCES, PlacedSet, extent_of, map_sets
from annotally.methods.templettes.mapping import InstanceSet, TemplettePreparedInstance
from annotally.methods.templettes.nodes import set_status
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.tasks.derived import TEMPLETTE
from support.builders import annotation_set, instance, pointer, slot, string

EMPTY = instance("EVENT", "1")
TASK = TEMPLETTE.complete([annotation_set("key", {"D": [EMPTY]})])


def placed(name: str, place: tuple[int, int] | None, *own_instance: Instance, first: int = 0) -> PlacedSet:
    prepared = tuple(
        TemplettePreparedInstance(n, n, item, TASK.classes[0], ()) for n, item in enumerate(own_instance)
    )
    return PlacedSet(name, InstanceSet(own_instance, prepared), place[0] if place else 0, place, first)


def test_the_extent_of_a_set_is_from_its_smallest_to_its_largest_offset() -> None:
    first_instance = instance(
        "EVENT", "1", slot("WHO", string("x", extent=(20, 30))), slot("E", pointer("EVENT-1"))
    )
    second_instance = instance("EVENT", "2", slot("WHO", string("y", extent=(5, 9))), slot("WHAT", "none"))
    assert extent_of(InstanceSet((first_instance, second_instance), ())) == Extent(5, 30)
    assert extent_of(NO_INSTANCES) is None


def test_only_sets_that_overlap_are_mapped_the_first_in_the_text_first() -> None:
    key = [placed("A", (0, 4), EMPTY), placed("B", (5, 9), EMPTY), placed("C", (10, 19))]
    response = [placed("x", (9, 12), EMPTY), placed("y", (3, 5), EMPTY), placed("z", None)]
    mapped_sets = map_sets(TASK, "all", key, response)
    assert [(mapped_set.name, mapped_set.sides, mapped_set.why.rule) for mapped_set in mapped_sets] == [
        ("A = y", (True, True), "mapped"),
        ("B = x", (True, True), "mapped"),
        ("C", (True, False), "set-unmapped"),
        ("z", (False, True), "set-unmapped"),
    ]


def test_what_is_alone_has_its_own_instances_and_says_which_it_did_not_get() -> None:
    key = [placed("A", (0, 9), EMPTY, first=2), placed("B", (0, 9), EMPTY, first=3)]
    mapped_sets = map_sets(TASK, "all", key, [placed("x", (0, 9), EMPTY, first=4)])
    assert [(mapped_set.name, len(mapped_set.pair.entries)) for mapped_set in mapped_sets] == [
        ("A = x", 1),
        ("B", 1),
    ]
    assert [
        [(loser.side, loser.instance, loser.taken_by) for loser in each.why.losers] for each in mapped_sets
    ] == [
        [(0, 3, -1)],
        [(1, 4, 2)],
    ]
    (_, alone) = map_sets(TASK, "all", key[:1], [placed("x", (0, 9), EMPTY), placed("y", (0, 9), EMPTY)])
    assert (alone.name, len(alone.pair.entries)) == ("y", 1)
    assert [(loser.side, loser.instance, loser.taken_by) for loser in alone.why.losers] == [(0, 2, 0)]


def test_the_status_of_sets_is_that_of_what_is_in_them() -> None:
    key = [placed("A", (0, 4), EMPTY), placed("C", (10, 19))]
    mapped_sets = map_sets(TASK, "all", key, [placed("y", (3, 5), EMPTY), placed("z", None)])
    assert [
        (mapped_set.name, set_status(mapped_set.pair, mapped_set.sides).name) for mapped_set in mapped_sets
    ] == [
        ("A = y", "COR"),
        ("C", "MIS"),
        ("z", "SPU"),
    ]


def test_c3_the_order_of_sets_changes_nothing() -> None:
    key = [placed("A", (0, 9), EMPTY), placed("B", (5, 9), EMPTY)]
    response = [placed("x", (1, 9), EMPTY), placed("y", (6, 9), EMPTY)]
    names = [
        {map_set.name for map_set in map_sets(TASK, "all", k, r)}
        for k in (key, key[::-1])
        for r in (response, response[::-1])
    ]
    assert names == [{"A = x", "B = y"}] * 4
