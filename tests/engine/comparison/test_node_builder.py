"""The builder of nodes: facets below objects, rows that are repeated, statuses above several fills."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.links import LinkWriter
from annotally.comparison.node_builder import (
    Facet,
    NodeBuilder,
    OutlineBuilder,
    Passages,
    combine_statuses,
    one_sided,
    slot_facet,
)
from annotally.comparison.result import (
    NO_PLACE,
    TOTAL,
    Level,
    NodePlace,
    Nodes,
    Ref,
    Repetition,
    Share,
    Why,
)
from annotally.model.instances import Instance
from annotally.scoring.tally import CountColumn, Status, Tally

WHY = Why("aligned")
COR = (Share(TOTAL, CountColumn.COR),)
MIS = (Share(TOTAL, CountColumn.MIS),)


def at(instance: int, *path: int) -> NodePlace:
    slot, alternative, fill = (*path, -1, -1, -1)[:3]
    return instance, slot, alternative, fill


def both(instance: int, *path: int) -> tuple[NodePlace, NodePlace]:
    return at(instance, *path), at(instance + 1, *path)


def tree(nodes: Nodes) -> list[tuple[int, Level, str, Status]]:
    """Return the depth, level, name and status of each row."""
    return [
        (node.depth, node.level, node.name, node.status)
        for node in (nodes.node(n) for n in range(len(nodes)))
    ]


def test_facets_stand_below_their_object_in_preorder() -> None:
    builder = NodeBuilder()
    builder.open_document("d")
    fills = [Facet("name", Status.COR, both(0, 0, 0, n), COR, "equal") for n in (0, 1)]
    unused = Facet("name", Status.NON, both(0, 0, 1), below=fills[:1], level=Level.ALTERNATIVE)
    slots = [
        Facet("name", Status.PAR, both(0, 0), below=[*fills, unused]),
        Facet("type", Status.INC, both(0, 1)),
    ]
    assert builder.pair("person", Status.INC, both(0), slots, MIS, WHY) == 1
    unit = builder.unit("d")
    assert tree(unit.nodes) == [
        (0, Level.DOCUMENT, "d", Status.NON),
        (1, Level.INSTANCE, "person", Status.INC),
        (2, Level.SLOT, "name", Status.PAR),
        (3, Level.FILL, "name", Status.COR),
        (3, Level.FILL, "name", Status.COR),
        (3, Level.ALTERNATIVE, "name", Status.NON),
        (4, Level.FILL, "name", Status.COR),
        (2, Level.SLOT, "type", Status.INC),
    ]
    assert list(unit.nodes.parent) == [-1, 0, 1, 2, 2, 2, 5, 1]
    assert list(unit.nodes.end) == [8, 8, 7, 4, 5, 7, 7, 8]
    assert unit.table == {TOTAL: Tally(cor=3, mis=1)}
    assert unit.nodes.node(1).why is WHY
    assert [unit.nodes.node(row).rule for row in (1, 2, 3)] == ["aligned", "", "equal"]
    assert unit.nodes.node(4).refs == ((Ref(0, 0, (0, 0, 1)),), (Ref(1, 1, (0, 0, 1)),))


def test_facets_of_a_mention_are_slots() -> None:
    builder = NodeBuilder()
    builder.open_document("d")
    reasons = Why("also-mapped")
    kind = Facet("type", Status.COR, both(0, 0))
    mention = Facet("event", Status.COR, both(0), rule="also", below=[kind], level=Level.MENTION, why=reasons)
    builder.pair("event", Status.COR, both(0), [mention], (), WHY)
    nodes = builder.unit("d").nodes
    assert [Level(level) for level in nodes.level] == [
        *(Level.DOCUMENT, Level.INSTANCE, Level.MENTION, Level.SLOT)
    ]
    assert (nodes.node(2).why, nodes.node(2).rule, nodes.node(3).why) == (reasons, "also", None)


def test_a_facet_keeps_a_level_of_its_own() -> None:
    builder = NodeBuilder()
    builder.open_document("d")
    part = Facet("part", Status.COR, both(0), level=Level.SLOT)
    builder.pair("x", Status.COR, both(0), [Facet("rest", Status.COR, both(0), below=[part])], (), WHY)
    assert list(builder.unit("d").nodes.level[1:]) == [Level.INSTANCE, Level.SLOT, Level.SLOT]


def test_the_document_has_a_place_on_no_side() -> None:
    builder = NodeBuilder()
    builder.open_document("d", Status.INC, MIS, "relevant-in-key", sides=3)
    node = builder.unit("d").nodes.node(0)
    assert (node.refs, node.status, node.shares, node.rule) == (
        ((), (), ()),
        Status.INC,
        MIS,
        "relevant-in-key",
    )


def test_a_unit_has_its_links() -> None:
    builder, links = NodeBuilder(), LinkWriter()
    builder.open_document("d")
    row = builder.pair("mention", Status.COR, both(0), (), (), WHY)
    links.add(0, row, row)
    assert builder.unit("d", links.links()).links == links.links()


def test_rows_that_are_open_make_no_nodes() -> None:
    with pytest.raises(ValueError, match="not closed, or none was"):
        NodeBuilder().finish()
    builder = NodeBuilder()
    builder.open_document("d")
    with pytest.raises(ValueError, match="not closed, or none was"):
        builder.finish()


def test_undeclared_instances_stand_last_by_side() -> None:
    builder = NodeBuilder()
    builder.open_document("d")
    names = ("A", "B", "C")
    sides = [[Instance(name, str(number), ()) for number, name in enumerate(names)] for _ in range(2)]
    builder.add_undeclared(sides, ([1], [0, 2]))
    nodes = builder.unit("d").nodes
    assert [(node.name, node.status, node.rule, node.refs) for node in map(nodes.node, (1, 2, 3))] == [
        ("A", Status.UNS, "undeclared-class", ((Ref(0, 0),), ())),
        ("C", Status.UNS, "undeclared-class", ((Ref(0, 2),), ())),
        ("B", Status.UNS, "undeclared-class", ((), (Ref(1, 1),))),
    ]


# --- repeated rows


def test_nothing_is_repeated_without_the_key() -> None:
    builder = NodeBuilder({})
    builder.open_document("d")
    builder.pair("x", Status.COR, both(0), (), COR, WHY)
    assert not builder.repeat("key", (2, 3), WHY)
    assert len(builder) == 2


def test_the_first_row_of_a_repetition_may_have_other_shares() -> None:
    builder = NodeBuilder({})
    builder.open_document("d")
    facets = [Facet("slot", Status.COR, both(0, 0), COR)]
    builder.pair("x", Status.COR, both(0), facets, COR, WHY, key="key")
    assert builder.repeat("key", (2, 3), WHY, MIS)
    assert builder.repeat("key", (4, 5), WHY)
    assert builder.unit("d").table == {TOTAL: Tally(cor=5, mis=1)}


def test_an_outline_notes_what_repeats() -> None:
    passages: Passages = {}
    builder = OutlineBuilder(passages)
    builder.open_document("d")
    assert not builder.repeat("key", (2, 3), WHY)
    builder.pair("x", Status.COR, both(0), [Facet("slot", Status.COR, both(0, 0), COR)], COR, WHY, key="key")
    assert builder.repeat("key", (2, 3), WHY, MIS)
    builder.pair("y", Status.COR, both(1), (), COR, WHY)
    builder.close()
    nodes, repetitions = builder.outline()
    assert [nodes.node(row).name for row in range(len(nodes))] == ["d", "x", "slot", "y"]
    assert list(repetitions) == [Repetition(3, passages["key"], (2, 3), WHY, MIS)]


NAMES = st.sampled_from(["name", "type", "place"])
STATUSES = st.sampled_from(list(Status))
SHARES = st.lists(st.sampled_from([*COR, *MIS]), max_size=2).map(tuple)
PATHS = st.lists(st.integers(0, 2), max_size=3).map(tuple)
HAVING = st.sampled_from([(True, True), (True, False), (False, True)])
ROWS = st.recursive(
    st.tuples(NAMES, STATUSES, SHARES, PATHS, HAVING, st.just(())),
    lambda below: st.tuples(NAMES, STATUSES, SHARES, PATHS, HAVING, st.lists(below, max_size=3).map(tuple)),
    max_leaves=6,
)


def facet(row: tuple, numbers: tuple[int, int]) -> Facet:
    name, status, shares, path, having, below = row
    places = tuple(
        at(number, *path) if has and number >= 0 else NO_PLACE
        for number, has in zip(numbers, having, strict=True)
    )
    return Facet(name, status, places, shares, "rule", [facet(part, numbers) for part in below])


OBJECTS = st.lists(
    st.tuples(
        st.integers(0, 2), st.sampled_from([(True, True), (True, False), (False, True)]), st.booleans()
    ),
    max_size=8,
)


@given(st.lists(st.lists(ROWS, max_size=3), min_size=3, max_size=3), st.lists(OBJECTS, max_size=3))
def test_repeated_rows_are_those_that_would_be_written(kinds: list, documents: list) -> None:
    """Objects of three kinds, in documents that share a cache; the oracle writes each anew."""
    passages: Passages = {}
    for objects in documents:
        repeating, plain = NodeBuilder(passages), NodeBuilder()
        for builder in (repeating, plain):
            builder.open_document("d")
        for number, (kind, having, own_reasons) in enumerate(objects):
            numbers = number if having[0] else -1, 10 + number if having[1] else -1
            why = Why("aligned", (number, 10)) if own_reasons else WHY
            facets = [facet(row, numbers) for row in kinds[kind]]
            places = at(numbers[0]) if having[0] else NO_PLACE, at(numbers[1]) if having[1] else NO_PLACE
            plain.pair(f"kind {kind}", Status.COR, places, facets, COR, why)
            if not repeating.repeat((kind, having), numbers, why):
                repeating.pair(f"kind {kind}", Status.COR, places, facets, COR, why, key=(kind, having))
        repeated, written = repeating.unit("d"), plain.unit("d")
        assert [repeated.nodes.node(n) for n in range(len(repeated.nodes))] == [
            written.nodes.node(n) for n in range(len(written.nodes))
        ]
        assert (repeated.nodes.parent, repeated.nodes.end) == (written.nodes.parent, written.nodes.end)
        assert repeated.table == written.table


# --- slots


def test_a_slot_of_one_line_is_that_line() -> None:
    line = Facet("name", Status.COR, both(0, 0, 0, 0), COR)
    assert slot_facet("name", both(0, 0), [line]) is line


def test_lines_and_unused_alternatives_stand_below_their_slot() -> None:
    line, other_line = (Facet("name", status, both(0, 0, 0)) for status in (Status.COR, Status.PAR))
    unused = Facet("name", Status.NON, both(0, 0, 1), level=Level.ALTERNATIVE)
    assert slot_facet("name", both(0, 0), [line, other_line]) == Facet(
        "name", Status.PAR, both(0, 0), below=(line, other_line)
    )
    assert slot_facet("name", both(0, 0), [line], [unused]) == Facet(
        "name", Status.COR, both(0, 0), below=(line, unused)
    )
    assert slot_facet("name", both(0, 0), []) == Facet("name", Status.NON, both(0, 0))


def test_a_place_on_one_side() -> None:
    assert one_sided(0, at(3)) == (at(3), NO_PLACE)
    assert one_sided(1, at(3)) == (NO_PLACE, at(3))


@pytest.mark.parametrize(
    ("statuses", "expected"),
    [
        ([], Status.NON),
        ([Status.OPT, Status.NON], Status.OPT),
        ([Status.UNS], Status.UNS),
        ([Status.REM, Status.COR], Status.COR),
        ([Status.COR, Status.COR], Status.COR),
        ([Status.MIS, Status.NON, Status.MIS], Status.MIS),
        ([Status.COR, Status.PAR], Status.PAR),
        ([Status.COR, Status.PAR, Status.SPU], Status.INC),
        ([Status.COR, Status.MIS], Status.INC),
        ([Status.PAR, Status.INC], Status.INC),
    ],
)
def test_the_status_above_several_fills(statuses: list[Status], expected: Status) -> None:
    assert combine_statuses(statuses) is expected
