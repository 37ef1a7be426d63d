"""Nodes of templettes: which row and column each point counts in, and what has no points (H1, H13)."""

from pathlib import Path

from annotally.comparison.result import Level
from annotally.reports.tree.unit_tree import tree_table
from annotally.scoring.tally import Tally
from annotally.workspace.facade import Workspace
from support.builders import rows
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
    found = [one for one in told(opened(tmp_path, key, ahead + response)) if one[0] in ("WHO", "COMMENT")]
    right = "content-equal+extent-right"
    assert [one for one in found if one[2][1] != [(0, (0, 0, 0))]] == [
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
    found = told(opened(tmp_path, key, event('WHO: "Ada" ##1#4#', "COMMENT:")))
    assert found[-1] == ("WHO", "no-response", [[(0, (0, 0, 1))], []])


def test_both_points_of_a_fill_count_in_its_slot(tmp_path: Path) -> None:
    one = event('WHO: "Ada" ##1#4#')
    assert counts(opened(tmp_path, one, one), ("slot", "EVENT", "WHO")) == Tally(cor=2)


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
