"""Arcs: pointers between annotations that have a place in the text, and the relations that join such."""

from annotally.comparison.result import Level
from annotally.model.instances import Instance
from annotally.reports.tree.arcs import Arcs, arcs
from annotally.reports.tree.unit_tree import TreeTable, tree_table
from annotally.scoring.tally import Status
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from support.builders import compare, instance, pointer, sides, slot

CLASSES = {"PERSON": ("name",), "EVENT": ("who", "where"), "RELATION": ("one", "other")}
KINDS = dict.fromkeys(("who", "where", "one", "other"), FillKind.POINTER) | {"name": FillKind.STRING}
TASK = TaskDefinition(
    "arcs",
    "Arcs",
    "templates",
    tuple(
        ClassDefinition(name, name, tuple(SlotDefinition(slot, slot, kind=KINDS[slot]) for slot in slots))
        for name, slots in CLASSES.items()
    ),
)
ANN = instance("PERSON", "1", slot("name", "Ann"), at=(0, 3))
BEN = instance("PERSON", "2", slot("name", "Ben"), at=(10, 13))


def shown(key: list[Instance], response: list[Instance]) -> tuple[Arcs, TreeTable]:
    both_sides = sides(key, response)
    tree = tree_table(compare(TASK, key, response), "text", both_sides, TASK)
    return arcs(tree, both_sides), tree


def read(actual_arcs: Arcs) -> list[tuple[tuple[int, int], tuple[int, int], int, str]]:
    columns = (
        actual_arcs.source_start,
        actual_arcs.source_end,
        actual_arcs.target_start,
        actual_arcs.target_end,
        actual_arcs.lane,
    )
    return [
        ((a, b), (c, d), lane, actual_arcs.label[n])
        for n, (a, b, c, d, lane) in enumerate(zip(*columns, strict=True))
    ]


def event(*slots: object, name: str = "1") -> Instance:
    return instance("EVENT", name, *slots, at=(20, 25))  # type: ignore[arg-type]  # slots, each of them


def test_a_placed_annotation_leads_to_what_its_slots_point_to() -> None:
    candidate_event = event(slot("who", pointer("PERSON-1")), slot("where", pointer("PERSON-2")))
    actual_arcs, tree = shown([ANN, BEN, candidate_event], [])
    assert read(actual_arcs) == [((20, 25), (0, 3), 0, "who"), ((20, 25), (10, 13), 0, "where")]
    assert [tree.title[row] for row in actual_arcs.row] == ["who", "where"]
    assert list(actual_arcs.status) == [Status.MIS, Status.MIS]


def test_an_annotation_without_a_place_joins_those_it_points_to() -> None:
    relation = instance("RELATION", "1", slot("one", pointer("PERSON-2")), slot("other", pointer("PERSON-1")))
    actual_arcs, tree = shown([ANN, BEN], [ANN, BEN, relation])
    assert read(actual_arcs) == [((10, 13), (0, 3), 1, "RELATION")]
    assert tree.nodes.level[actual_arcs.row[0]] == Level.INSTANCE
    assert list(actual_arcs.status) == [Status.SPU]


def test_every_fill_has_its_own_arc_and_its_own_state() -> None:
    key = event(slot("who", [pointer("PERSON-1"), pointer("PERSON-2")]))
    response = event(slot("who", pointer("PERSON-1")))
    actual_arcs, _ = shown([ANN, BEN, key], [ANN, BEN, response])
    assert read(actual_arcs) == [
        ((20, 25), (0, 3), 0, "who"),
        ((20, 25), (0, 3), 1, "who"),
        ((20, 25), (10, 13), 0, "who"),
    ]
    assert list(actual_arcs.status) == [Status.COR, Status.COR, Status.MIS]


def test_pointers_at_annotations_without_a_place_go_on_to_the_first_there_is() -> None:
    inner = instance("RELATION", "1", slot("one", pointer("RELATION-2")), slot("other", pointer("PERSON-2")))
    circle = instance("RELATION", "2", slot("one", pointer("RELATION-1")))
    outer = event(slot("who", pointer("RELATION-1")))
    actual_arcs, _ = shown([BEN, inner, circle, outer], [])
    assert read(actual_arcs) == [((20, 25), (10, 13), 0, "who")]


def test_pointers_that_lead_nowhere_or_back_are_no_arcs() -> None:
    lost = event(slot("who", pointer("PERSON-9"), "words"), slot("where", pointer("EVENT-1")))
    alone = instance("RELATION", "1", slot("one", pointer("PERSON-1")), slot("other", pointer("PERSON-1")))
    actual_arcs, _ = shown([ANN, lost, alone], [])
    assert len(actual_arcs) == 0
    assert len(Arcs()) == 0
