"""What stands on the nodes of a coreference comparison, in which order, and what they say (M15, M19)."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.comparison.result import Level, PairNode, Ref, UnitComparison
from annotally.methods.coreference.comparer import CoreferenceComparer
from annotally.methods.coreference.nodes import BLANC
from annotally.scoring.ratios import LinkTally
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from support.builders import rows
from support.coreference_samples import KEY, RESPONSE, muc


def of_level(unit: UnitComparison, *levels: Level) -> list[PairNode]:
    return [node for node in rows(unit.nodes) if node.level in levels]


def places(node: PairNode) -> tuple[int, int]:
    """Return the numbers of the instances a node stands on, -1 for none; it stands on nothing below them."""
    for side, refs in enumerate(node.refs):
        assert all(ref == Ref(side, ref.instance) for ref in refs)
    key, response = (refs[0].instance if refs else -1 for refs in node.refs)
    return key, response


def test_components_and_classes_stand_with_their_first_mentions(tmp_path: Path) -> None:
    """Mentions by number: key {0 1 2} {3 (4) 5} {6 7}, response {0 1} {2 5} {3 4}."""
    unit = muc(tmp_path).unit("1")
    assert [(places(node), node.rule) for node in of_level(unit, Level.COMPONENT, Level.CLASS)] == [
        ((0, 0), ""),
        ((0, -1), "class-differs"),
        ((-1, 0), "class-differs"),
        ((-1, 2), "class-differs"),
        ((3, 3), ""),
        ((3, -1), "class-same"),
        ((-1, 3), "class-same"),
        ((6, -1), ""),
        ((6, -1), "class-alone"),
    ]


@pytest.mark.parametrize("name", ["coreference", "muc7-coreference"])
def test_an_outline_has_the_rows_of_the_nodes_without_the_shares_of_classes(
    name: str, tmp_path: Path
) -> None:
    sides, task = muc(tmp_path).sides, find_task(name)
    assert isinstance(task, TaskDefinition)
    comparer = CoreferenceComparer(task)
    outlined, plain = comparer.outlined("1", sides), comparer.compare("1", sides)
    assert outlined.outline_maker is not None
    outline, nodes = outlined.outline_maker(), plain.nodes
    assert not outline.repetitions
    shown = ("level", "depth", "status", "parent", "end", "name", "rule", "sides", "names", "rules")
    assert [getattr(outline.nodes, column) for column in shown] == [
        getattr(nodes, column) for column in shown
    ]
    metrics = {share.row[0] for bundle in outline.nodes.bundles for share in bundle}
    assert metrics == {"mentions"}
    assert (outlined.links, outlined) == (plain.links, plain)


def test_mentions_stand_below_their_classes_in_reading_order(tmp_path: Path) -> None:
    unit = muc(tmp_path).unit("1")
    pair_nodes = of_level(unit, Level.INSTANCE)
    assert {node.name for node in pair_nodes} == {"COREF"}
    assert [(places(node), node.rule) for node in pair_nodes] == [
        ((0, 0), "minimal-extent"),
        ((1, 1), "exact-extent"),
        ((2, 2), "exact-extent"),
        ((-1, 5), "mention-spurious"),
        ((3, 3), "minimal-extent"),
        ((4, -1), "mention-optional"),
        ((5, 4), "exact-extent"),
        ((6, -1), "mention-missing"),
        ((7, -1), "mention-missing"),
    ]
    assert all(node.why is not None and node.why.rule == node.rule for node in pair_nodes)


def test_a_spurious_class_says_so(tmp_path: Path) -> None:
    unit = muc(tmp_path, RESPONSE, KEY).unit("1")
    (alone,) = [node for node in of_level(unit, Level.CLASS) if node.rule == "class-alone"]
    assert (places(alone), alone.status.name) == ((-1, 6), "SPU")


def test_every_scored_mention_leads_to_its_class_and_no_class_is_without(tmp_path: Path) -> None:
    """The optional mention nobody found (4) leads to none."""
    unit = muc(tmp_path).unit("1")
    nodes = unit.nodes
    values = [
        (places(nodes.node(mention)), nodes.node(group).name) for mention, group in unit.links.of("member")
    ]
    assert values == [
        ((0, 0), "key class of 3"),
        ((0, 0), "response class of 2"),
        ((1, 1), "key class of 3"),
        ((1, 1), "response class of 2"),
        ((2, 2), "key class of 3"),
        ((2, 2), "response class of 2"),
        ((-1, 5), "response class of 2"),
        ((3, 3), "key class of 2"),
        ((3, 3), "response class of 2"),
        ((5, 4), "key class of 2"),
        ((5, 4), "response class of 2"),
        ((6, -1), "key class of 2"),
        ((7, -1), "key class of 2"),
    ]


@pytest.mark.parametrize("two_keys", [False, True])
def test_blanc_s_pairs_of_mentions_stand_on_the_document(tmp_path: Path, two_keys: bool) -> None:
    """Linked in both: 0-1, 3-5; key 3 + 1 + 1, response 1 + 1 + 1; all pairs of 7, of 6, of 5."""
    task = find_task("coreference")
    assert isinstance(task, TaskDefinition)
    if two_keys:
        task = replace(task, scoring_method=ScoringMethod.KEY2KEY)
    unit = muc(tmp_path, task=task).unit("1")
    assert unit.table[BLANC] == LinkTally(2, 5, 3, 10 - 4 - 2 + 2, 21 - 5, 15 - 3, int(two_keys))
    assert unit.nodes.node(0).name == "1"
    assert {share.row for share in unit.nodes.node(0).shares} == {BLANC}


def test_of_mentions_that_begin_together_the_outer_one_stands_first(tmp_path: Path) -> None:
    body = '<COREF ID="1"><COREF ID="2">Ada</COREF> Example</COREF> and <COREF ID="3">she</COREF>'
    unit = muc(tmp_path, body, "Ada Example and she").unit("1")
    assert [places(node)[0] for node in of_level(unit, Level.INSTANCE)] == [0, 1, 2]


def test_of_mentions_in_one_place_those_of_the_key_stand_first(tmp_path: Path) -> None:
    unit = muc(tmp_path, '<COREF ID="1">Ada</COREF>', '<COREF ID="1"><COREF ID="2">Ada</COREF></COREF>').unit(
        "1"
    )
    assert [node.status.name for node in of_level(unit, Level.INSTANCE)] == ["COR", "SPU"]


def test_a_pair_tells_of_those_near_its_response_too(tmp_path: Path) -> None:
    """The whole name would do for the response; the name inside it, of the same extent, goes before it."""
    key = '<COREF ID="1" MIN="Example">Ada <COREF ID="2">Example</COREF></COREF>'
    unit = muc(tmp_path, key, 'Ada <COREF ID="1">Example</COREF>').unit("1")
    missing, pair = of_level(unit, Level.INSTANCE)
    assert missing.why is not None
    assert [(loser.side, loser.instance, loser.reason, loser.taken_by) for loser in missing.why.losers] == [
        (1, 0, "taken", 1)
    ]
    assert pair.why is not None
    assert [(loser.side, loser.instance, loser.reason, loser.taken_by) for loser in pair.why.losers] == [
        (0, 0, "outdone", -1)
    ]


@pytest.mark.parametrize("turn", [1, -1])
def test_a_mention_is_called_by_its_own_tag_whatever_stands_last(tmp_path: Path, turn: int) -> None:
    task = find_task("coreference")
    assert isinstance(task, TaskDefinition)
    task = replace(task, reading=replace(task.reading, annotation_tags=("COREF", "ENAMEX")))
    bodies = ('<COREF ID="1">Ada</COREF> met <ENAMEX>Bea</ENAMEX>', "Ada met <ENAMEX>Bea</ENAMEX>")[::turn]
    pair_nodes = of_level(muc(tmp_path, *bodies, task).unit("1"), Level.INSTANCE)
    assert [node.name for node in pair_nodes] == ["COREF", "ENAMEX", "ENAMEX"]
