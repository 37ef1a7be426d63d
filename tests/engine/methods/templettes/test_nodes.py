"""Nodes of templettes: which row and column each point counts in, and what has no points (H1, H13)."""

from collections.abc import Sequence
from pathlib import Path

from annotally.comparison.result import TOTAL, Level, UnitComparison
from annotally.model.instances import Fill, Instance
from annotally.reports.tree.unit_tree import tree_table
from annotally.scoring.tally import Tally
from annotally.workspace.facade import Workspace
from engine.methods.templettes.test_mapping import KEYS, compared
from support.builders import instance, lines, rows, slot, string
from support.builders import told as all_told
from support.templette_samples import counts, event, opened, said

KEY = event('WHO: "Ada" ##1#4#', '    / "Bo" ##6#8#', '      "Cy" ##9#11#', 'COMMENT: "one"', '    "two"')
RESPONSE = event('WHO: "Ada" ##50#53#', 'COMMENT: "three"')


def test_a_point_counts_in_the_total_its_slot_and_its_component(tmp_path: Path) -> None:
    workspace = opened(tmp_path, KEY, RESPONSE)
    assert counts(workspace) == counts(workspace, ("slot", "EVENT", "WHO")) == Tally(cor=1, inc=1)
    assert counts(workspace, ("component", "content")) == Tally(cor=1)
    assert counts(workspace, ("component", "extent")) == Tally(inc=1)


def test_other_alternatives_and_unscored_slots_are_shown_without_points(tmp_path: Path) -> None:
    workspace = opened(tmp_path, KEY, RESPONSE)
    nodes = workspace.unit("D").nodes
    assert said(workspace) == [
        ("WHO", "INC", "content-equal+extent-wrong"),
        ("WHO", "UNS", "other-alternative"),
        ("WHO", "UNS", "other-alternative"),
        ("COMMENT", "UNS", "unscored-slot"),
        ("COMMENT", "UNS", "unscored-slot"),
    ]
    assert [node.level for node in rows(nodes) if node.name == "WHO"][:3] == [
        Level.SLOT,
        Level.FILL,
        Level.ALTERNATIVE,
    ]
    tree = workspace.tree("D")
    assert tree == tree_table(workspace.unit("D"), "D", workspace.sides, workspace.task)
    assert [tree.texts[0][row] for row in range(len(nodes))][3:7] == ["Ada", "Bo; Cy", "Bo", "Cy"]


Told = tuple[str, str, list[list[tuple[int, tuple[int, ...]]]]]


def told(workspace: Workspace) -> list[Told]:
    """Return name and rule of every node below the document, and where it stands on either side."""
    return [
        (node.name, node.rule, [[(ref.instance, ref.path) for ref in side] for side in node.refs])
        for node in rows(workspace.unit("D").nodes)[1:]
    ]


def test_every_node_says_where_it_stands_on_either_side(tmp_path: Path) -> None:
    """The response's event is its second instance, and its second slot the one compared."""
    ahead = event('WHO: "Dee" ##90#93#', kind="ANOTHER")
    response = event('COMMENT: "three"', 'WHO: "Cy" ##9#11#', '    "Ada" ##1#4#', '    "El" ##70#72#')
    key = event('WHO: "Ada" ##1#4#', '      "Cy" ##9#11#', '    / "Bo" ##6#8#', 'COMMENT: "one"', '    "two"')
    messages = [
        message
        for message in told(opened(tmp_path, key, ahead + response))
        if message[0] in ("WHO", "COMMENT")
    ]
    right = "content-equal+extent-right"
    assert [message for message in messages if message[2][1] != [(0, (0, 0, 0))]] == [
        ("COMMENT", "", [[(0, (1, 0, 0))], [(1, (0, 0, 0))]]),
        ("COMMENT", "unscored-slot", [[(0, (1, 0, 0))], [(1, (0, 0, 0))]]),
        ("COMMENT", "unscored-slot", [[(0, (1, 0, 1))], []]),
        ("WHO", "", [[(0, (0, 0))], [(1, (1, 0))]]),
        ("WHO", right, [[(0, (0, 0, 0))], [(1, (1, 0, 1))]]),
        ("WHO", right, [[(0, (0, 0, 1))], [(1, (1, 0, 0))]]),
        ("WHO", "no-key", [[], [(1, (1, 0, 2))]]),
        ("WHO", "other-alternative", [[(0, (0, 1))], []]),
        ("WHO", "other-alternative", [[(0, (0, 1, 0))], []]),
    ]


def test_a_fill_that_is_missing_stands_in_the_key_alone(tmp_path: Path) -> None:
    key = event('WHO: "Ada" ##1#4#', '      "Cy" ##9#11#', "COMMENT:")
    messages = told(opened(tmp_path, key, event('WHO: "Ada" ##1#4#', "COMMENT:")))
    assert messages[-1] == ("WHO", "no-response", [[(0, (0, 0, 1))], []])


def test_both_points_of_a_fill_count_in_its_slot(tmp_path: Path) -> None:
    candidate_event = event('WHO: "Ada" ##1#4#')
    assert counts(opened(tmp_path, candidate_event, candidate_event), ("slot", "EVENT", "WHO")) == Tally(
        cor=2
    )


def test_h14_what_counts_nowhere_says_by_which_rule(tmp_path: Path) -> None:
    optional = event('WHO: "Ada" ##1#4#', 'OBJ_STATUS: "OPT"')
    assert ("WHO", "OPT", "unmapped-optional") in said(opened(tmp_path, optional, event(kind="OTHER")))


def test_what_is_unscored_on_one_side_only_is_shown(tmp_path: Path) -> None:
    workspace = opened(
        tmp_path, event('WHO: "Ada" ##1#4#'), event('WHO: "Ada" ##1#4#', "COMMENT: x", "NOTE:")
    )
    assert said(workspace)[-1] == ("COMMENT", "UNS", "unscored-slot")


def test_instances_where_nothing_counts_are_correct(tmp_path: Path) -> None:
    key = event('WHO: / "Ada" ##1#4#')
    nodes = rows(opened(tmp_path, key, event()).unit("D").nodes)
    assert [node.status.name for node in nodes if node.level is Level.INSTANCE] == ["COR"]
    missing = event('WHO: "Ada" ##1#4#', 'OBJ_STATUS: "OPT"')
    nodes = rows(opened(tmp_path, missing, event(kind="OTHER")).unit("D").nodes)
    assert [(node.status.name, node.rule) for node in nodes if node.level is Level.INSTANCE] == [
        ("SPU", "unmapped-response"),
        ("OPT", "unmapped-optional"),
    ]


def test_an_instance_all_of_whose_fills_are_missing_is_incorrect(tmp_path: Path) -> None:
    nodes = rows(opened(tmp_path, event('WHO: "Ada" ##1#4#'), event()).unit("D").nodes)
    assert [node.status.name for node in nodes if node.level is Level.INSTANCE] == ["INC"]


def text(fill: str, start: int) -> Fill:
    return string(fill, extent=(start, start + len(fill)))


EQUAL = "content-equal+extent-right total:total=COR slot:{0}=COR component:content=COR component:extent=COR"
UNCOUNTED = "total:total=NON slot:{0}=NON component:content=NON component:extent=NON"
LOOSE = [
    instance(
        "A",
        "1",
        slot("NAME", text("Ada", 4)),
        slot("IN", text("Rome", 9), text("Oslo", 9)),
        slot("AT", text("noon", 20), optional=True),
    ),
    instance("A", "2", slot("NAME", text("zed", 30)), optional=True),
]
EXACT = [instance("A", "1", slot("NAME", text("Ada", 4)), slot("IN", text("Oslo", 9), text("Bern", 9)))]


def test_m19_either_of_two_keys_has_alternatives_and_what_may_be_left_out() -> None:
    assert all_told(compared(LOOSE, EXACT, KEYS)) == lines(
        f"""
        INSTANCE A COR 0 0 mapped
        SLOT NAME COR 0.0.0.0 0.0.0.0 {EQUAL.format("NAME")}
        SLOT IN COR 0.1.1 0.1.0 -
        FILL IN COR 0.1.1.0 0.1.0.0 {EQUAL.format("IN")}
        ALTERNATIVE IN UNS 0.1.0 - other-alternative
        FILL IN UNS 0.1.0.0 - other-alternative
        ALTERNATIVE IN UNS - 0.1.1 other-alternative
        FILL IN UNS - 0.1.1.0 other-alternative
        SLOT AT OPT 0.2.0.0 - fill-optional {UNCOUNTED.format("AT")}
        INSTANCE A OPT 1 - unmapped-optional
        SLOT NAME OPT 1.0.0.0 - unmapped-optional {UNCOUNTED.format("NAME")}
        """
    )
    assert all_told(compared(EXACT, LOOSE, KEYS)) == lines(
        f"""
        INSTANCE A COR 0 0 mapped
        SLOT NAME COR 0.0.0.0 0.0.0.0 {EQUAL.format("NAME")}
        SLOT IN COR 0.1.0 0.1.1 -
        FILL IN COR 0.1.0.0 0.1.1.0 {EQUAL.format("IN")}
        ALTERNATIVE IN UNS 0.1.1 - other-alternative
        FILL IN UNS 0.1.1.0 - other-alternative
        ALTERNATIVE IN UNS - 0.1.0 other-alternative
        FILL IN UNS - 0.1.0.0 other-alternative
        SLOT AT OPT - 0.2.0.0 fill-optional {UNCOUNTED.format("AT")}
        INSTANCE A OPT - 1 unmapped-optional
        SLOT NAME OPT - 1.0.0.0 unmapped-optional {UNCOUNTED.format("NAME")}
        """
    )


def test_of_a_response_the_first_alternative_is_shown_and_nothing_may_be_left_out() -> None:
    spurious = "total:total=SPU slot:{0}=SPU component:content=SPU component:extent=SPU"
    wrong = (
        "total:total=COR slot:IN=COR total:total=INC slot:IN=INC component:content=INC component:extent=COR"
    )
    assert all_told(compared(EXACT, LOOSE)) == lines(
        f"""
        INSTANCE A INC 0 0 mapped
        SLOT NAME COR 0.0.0.0 0.0.0.0 {EQUAL.format("NAME")}
        SLOT IN INC 0.1.0 0.1.0 -
        FILL IN INC 0.1.0.0 0.1.0.0 content-different+extent-right {wrong}
        ALTERNATIVE IN UNS 0.1.1 - other-alternative
        FILL IN UNS 0.1.1.0 - other-alternative
        SLOT AT SPU - 0.2.0.0 no-key {spurious.format("AT")}
        INSTANCE A SPU - 1 unmapped-response
        SLOT NAME SPU - 1.0.0.0 no-key {spurious.format("NAME")}
        """
    )


def test_m19_what_may_be_left_out_and_is_there_on_both_sides_counts_in_full() -> None:
    """And what may not is spurious, wherever the other key has nothing like it."""
    loose = [
        instance("A", "1", slot("NAME", text("zed", 30)), slot("IN", text("Rome", 9)), optional=True),
        instance("B", "2", slot("NAME", text("Ada", 4))),
    ]
    bare = [instance("A", "1", slot("NAME", text("zed", 30)), optional=True)]
    first, second = compared(loose, bare, KEYS), compared(bare, loose, KEYS)
    assert (first.table[TOTAL], second.table[TOTAL]) == (Tally(cor=2, mis=4), Tally(cor=2, spu=4))
    alone = [line[:6] for line in all_told(second) if line[:2] == ("INSTANCE", "B")]
    assert alone == [("INSTANCE", "B", "SPU", "-", "1", "unmapped-response")]


def chosen(unit: UnitComparison) -> tuple[int, int]:
    """Return the alternatives of the slot IN that were compared."""
    (line,) = [line for line in all_told(unit) if line[:2] == ("SLOT", "IN")]
    first, second = (int(place.split(".")[2]) for place in line[3:5])
    return first, second


def test_m19_of_equal_f_the_alternatives_with_more_right_are_compared_then_those_with_fewer_points() -> None:
    def key(*alternatives: Sequence[str]) -> list[Instance]:
        fills = [[text(word, 10 * ord(word)) for word in words] for words in alternatives]
        return [instance("A", "1", slot("NAME", text("Ada", 4)), slot("IN", *fills))]

    assert chosen(compared(key("a", "ab"), key("a", "ab"), KEYS)) == (1, 1)
    assert chosen(compared(key("ab", "c"), key("de", "f"), KEYS)) == (1, 1)
