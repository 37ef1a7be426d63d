"""The classes of a document side by side: lines, cuts, shares of MUC, numbers for the text, cards."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.comparison.result import Level, Sides
from annotally.methods.coreference.comparer import CoreferenceComparer
from annotally.methods.templates.comparer import TemplateComparer
from annotally.reports.tree.classes import BOTH, ClassTable, class_cards, class_table, letter, numbers_of
from annotally.reports.tree.unit_tree import TreeTable, tree_table
from annotally.scoring.ratios import RatioTally
from annotally.scoring.tally import Status
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from support.builders import DOCUMENT, entity, sides
from support.coreference_samples import muc
from support.coreference_strategies import SIDE, corpus

TASK = find_task("conll-coreference")


@pytest.fixture
def tree(tmp_path: Path) -> TreeTable:
    workspace = muc(tmp_path)
    return workspace.tree(workspace.document_ids[0])


@pytest.fixture
def table(tree: TreeTable) -> ClassTable:
    return class_table(tree)


def lines(table: ClassTable) -> list[tuple[int, str, str, str, str, str, str]]:
    """Return every line: depth, state, title, both sides' texts and shares."""
    values = []
    for line in range(len(table)):
        above, depth = table.parent[line], 0
        while above >= 0:
            above, depth = table.parent[above], depth + 1
        key, response, recall, precision = (
            " ".join(side[line].split()) for side in (*table.texts, *table.shares)
        )
        status = Status(table.status[line]).name
        values.append((depth, status, table.title[line], key, response, recall, precision))
    return values


def test_classes_stand_beside_each_other_with_what_cuts_them(table: ClassTable) -> None:
    ada = "Ada Example, an expert in law,"
    assert lines(table) == [
        (0, "INC", "", ada, "Ada Example", "1/2", "1/2"),
        (1, "INC", "", ada, "", "1/2", ""),
        (2, "COR", "", ada, "Ada Example", "", ""),
        (2, "COR", "", "The lawyer", "The lawyer", "", ""),
        (2, "COR", "", "she", "she", "", ""),
        (1, "INC", "", "", "Ada Example", "", "1/1"),
        (2, "COR", "", ada, "Ada Example", "", ""),
        (2, "COR", "", "The lawyer", "The lawyer", "", ""),
        (1, "INC", "", "", "she", "", "0/1"),
        (2, "COR", "", "she", "she", "", ""),
        (2, "SPU", "", "", "white", "", ""),
        (0, "COR", "", "the Town Hall", "Town Hall", "1/1", "1/1"),
        (1, "COR", "", "the Town Hall", "", "1/1", ""),
        (2, "COR", "", "the Town Hall", "Town Hall", "", ""),
        (2, "COR", "", "It", "It", "", ""),
        (1, "COR", "", "", "Town Hall", "", "1/1"),
        (2, "COR", "", "the Town Hall", "Town Hall", "", ""),
        (2, "COR", "", "It", "It", "", ""),
        (1, "OPT", "COREF 4", "the building", "", "", ""),
        (0, "MIS", "", "allies", "", "0/1", ""),
        (1, "MIS", "", "allies", "", "0/1", ""),
        (2, "MIS", "", "allies", "", "", ""),
        (2, "MIS", "", "them", "", "", ""),
    ]


def named(tree: TreeTable, labels: dict[tuple[int, int], str]) -> dict[tuple[str, int], str]:
    return {(tree.texts[side][row].split(",")[0], side): label for (row, side), label in labels.items()}


def test_a_chosen_class_numbers_its_mentions_in_both_lanes(tree: TreeTable, table: ClassTable) -> None:
    key_class = named(tree, numbers_of(table, 1))
    assert key_class == {
        ("Ada Example", 0): "1",
        ("Ada Example", 1): "1a",
        ("The lawyer", 0): "2",
        ("The lawyer", 1): "2a",
        ("she", 0): "3",
        ("she", 1): "3b",
    }
    assert named(tree, numbers_of(table, 2)) == key_class, "a mention stands for its class"
    component = named(tree, numbers_of(table, 0))
    assert component == key_class | {("white", 1): "4b"}
    assert set(named(tree, numbers_of(table, 5)).values()) == {"1", "2"}, "nothing is cut: no letters"


def test_a_mention_in_no_class_is_numbered_alone(tree: TreeTable, table: ClassTable) -> None:
    assert named(tree, numbers_of(table, 18)) == {("the building", 0): "1"}


def test_the_inspector_lists_the_mentions_and_leads_to_them(tree: TreeTable, table: ClassTable) -> None:
    key, response = class_cards(table, tree, table.row[1], ("gold", "ours"))
    assert (key.side, key.heading, response.heading) == ("gold", "3 mentions", "3 mentions")
    assert [(line.slot, line.text, line.notes) for line in key.lines[1:]] == [
        ("2", "The lawyer", ()),
        ("3", "she", ()),
    ]
    assert [line.notes for line in response.lines] == [("in a",), ("in a",), ("in b",)]
    assert [line.target for line in key.lines] == [table.row[line] for line in (2, 3, 4)]
    missing = class_cards(table, tree, table.row[20], ("gold", "ours"))
    assert (missing[0].heading, missing[1].heading) == ("2 mentions", "")
    assert class_cards(table, tree, table.row[2], ("gold", "ours")) == ()


def test_other_methods_have_no_classes() -> None:
    task = find_task("named-entity")
    assert isinstance(task, TaskDefinition)
    actual_sides = sides([entity("Ada", 0, "PERSON")], [])
    unit = TemplateComparer(task).compare(DOCUMENT, actual_sides)
    assert len(class_table(tree_table(unit, "1", actual_sides, task))) == 0


@pytest.mark.parametrize(
    ("number", "name"), [(-1, ""), (0, "a"), (25, "z"), (26, "aa"), (27, "ab"), (702, "aaa")]
)
def test_classes_go_by_letters(number: int, name: str) -> None:
    assert letter(number) == name


@settings(deadline=None)
@given(SIDE, SIDE, st.sets(st.integers(0, 8)), st.data())
def test_lines_and_numbers_agree_with_the_tree(
    key: list[tuple[int, int, int]],
    response: list[tuple[int, int, int]],
    optional: set[int],
    data: st.DataObject,
) -> None:
    assert isinstance(TASK, TaskDefinition)
    actual_sides = Sides((corpus("key", key, frozenset(optional)), corpus("response", response)), {})
    unit = CoreferenceComparer(TASK).compare("d", actual_sides)
    tree = tree_table(unit, "1", actual_sides, TASK)
    table = class_table(tree)
    nodes = tree.nodes
    expected = [row for row, level in enumerate(nodes.level) if level != Level.DOCUMENT]
    if not len(table):
        assert Level.CLASS not in nodes.level
        return
    assert set(expected) <= set(table.row), "every row has a line"
    members = tree.links.of("member")
    for line in range(len(table)):
        if table.level[line] == Level.CLASS:
            below = [table.row[child] for child in table.children(line)]
            assert below == [mention for mention, owner in members if owner == table.row[line]]
    shares = [sum_of(table, side) for side in (0, 1)]
    muc_tally = unit.table.get(("metric", "muc"), RatioTally())
    assert isinstance(muc_tally, RatioTally)
    assert (*shares[0], *shares[1]) == muc_tally.counts()
    line = data.draw(st.integers(0, len(table) - 1))
    labels = numbers_of(table, line)
    digits = {int(label.rstrip("abcdefghijklmnopqrstuvwxyz")) for label in labels.values()}
    assert digits == set(range(1, len(digits) + 1)), "numbers run from 1 without a gap"
    for row, side in labels:
        assert nodes.sides[side].instance[row] >= 0


def sum_of(table: ClassTable, side: int) -> tuple[int, int]:
    """Return the sum of the fractions of a side over all classes."""
    parts = [
        tuple(map(int, table.shares[side][line].split("/")))
        for line in range(len(table))
        if table.level[line] == Level.CLASS and table.shares[side][line]
    ]
    return sum(part[0] for part in parts), sum(part[1] for part in parts)


def test_components_have_the_sums_of_their_classes(table: ClassTable) -> None:
    for line in range(len(table)):
        if table.level[line] == Level.COMPONENT:
            for side in (0, 1):
                inside = [table.shares[side][child] for child in table.children(line)]
                tops = sum(int(text.split("/")[0]) for text in inside if text)
                bottoms = sum(int(text.split("/")[1]) for text in inside if text)
                assert table.shares[side][line] == (f"{tops}/{bottoms}" if bottoms else "")
            assert table.side[line] == BOTH
