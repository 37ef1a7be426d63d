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


def placed(name: str, place: tuple[int, int] | None, *own: Instance, first: int = 0) -> PlacedSet:
    prepared = tuple(TemplettePreparedInstance(n, n, one, TASK.classes[0], ()) for n, one in enumerate(own))
    return PlacedSet(name, InstanceSet(own, prepared), place[0] if place else 0, place, first)


def test_the_extent_of_a_set_is_from_its_smallest_to_its_largest_offset() -> None:
    one = instance("EVENT", "1", slot("WHO", string("x", extent=(20, 30))), slot("E", pointer("EVENT-1")))
    other = instance("EVENT", "2", slot("WHO", string("y", extent=(5, 9))), slot("WHAT", "none"))
    assert extent_of(InstanceSet((one, other), ())) == Extent(5, 30)
    assert extent_of(NO_INSTANCES) is None


def test_only_sets_that_overlap_are_mapped_the_first_in_the_text_first() -> None:
    key = [placed("A", (0, 4), EMPTY), placed("B", (5, 9), EMPTY), placed("C", (10, 19))]
    response = [placed("x", (9, 12), EMPTY), placed("y", (3, 5), EMPTY), placed("z", None)]
    found = map_sets(TASK, "all", key, response)
    assert [(one.name, one.sides, one.why.rule) for one in found] == [
        ("A = y", (True, True), "mapped"),
        ("B = x", (True, True), "mapped"),
        ("C", (True, False), "set-unmapped"),
        ("z", (False, True), "set-unmapped"),
    ]


def test_what_is_alone_has_its_own_instances_and_says_which_it_did_not_get() -> None:
    key = [placed("A", (0, 9), EMPTY, first=2), placed("B", (0, 9), EMPTY, first=3)]
    found = map_sets(TASK, "all", key, [placed("x", (0, 9), EMPTY, first=4)])
    assert [(one.name, len(one.pair.entries)) for one in found] == [("A = x", 1), ("B", 1)]
    assert [[(one.side, one.instance, one.taken_by) for one in each.why.losers] for each in found] == [
        [(0, 3, -1)],
        [(1, 4, 2)],
    ]
    (_, alone) = map_sets(TASK, "all", key[:1], [placed("x", (0, 9), EMPTY), placed("y", (0, 9), EMPTY)])
    assert (alone.name, len(alone.pair.entries)) == ("y", 1)
    assert [(one.side, one.instance, one.taken_by) for one in alone.why.losers] == [(0, 2, 0)]


def test_the_status_of_sets_is_that_of_what_is_in_them() -> None:
    key = [placed("A", (0, 4), EMPTY), placed("C", (10, 19))]
    found = map_sets(TASK, "all", key, [placed("y", (3, 5), EMPTY), placed("z", None)])
    assert [(one.name, set_status(one.pair, one.sides).name) for one in found] == [
        ("A = y", "COR"),
        ("C", "MIS"),
        ("z", "SPU"),
    ]


def test_c3_the_order_of_sets_changes_nothing() -> None:
    key = [placed("A", (0, 9), EMPTY), placed("B", (5, 9), EMPTY)]
    response = [placed("x", (1, 9), EMPTY), placed("y", (6, 9), EMPTY)]
    told = [
        {one.name for one in map_sets(TASK, "all", k, r)}
        for k in (key, key[::-1])
        for r in (response, response[::-1])
    ]
    assert told == [{"A = x", "B = y"}] * 4
