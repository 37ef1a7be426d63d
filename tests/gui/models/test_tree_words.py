"""What tooltips say."""

from annotally.comparison.result import RULES, Level
from annotally.reports.tree.unit_tree import tree_table
from annotally.scoring.tally import Status
from annotally_gui.models.forest import Forest
from annotally_gui.models.tree_words import accessible_text, full_text, mark_text
from engine.reports.tables.test_similarity_tables import RESULT, SIDES, TASK
from support.forest_builders import entity, sample_trees, trees


def test_the_tooltip_of_a_mark_says_state_sides_and_reason() -> None:
    number = 0
    for tree in sample_trees():
        for row, level in enumerate(tree.nodes.level):
            lines = mark_text(tree, ("gold", "ours"), row).splitlines()
            assert lines[0].startswith(f"{tree.title[row]}: ")
            for side, name in enumerate(("gold", "ours")):
                text = " ".join(tree.texts[side][row].split())
                assert (f"{name}: {text}" in lines) == bool(text)
            if level == Level.FILL and tree.nodes.status[row] == Status.INC:
                assert lines[-1] == RULES[tree.nodes.rules[tree.nodes.rule[row]]] != ""
                number += 1
    assert number


def test_a_long_fill_is_left_out_in_the_middle() -> None:
    item = entity(1, "head " + 500 * "x" + " tail", 0, "PERSON")
    (tree,), _ = trees({"1": ([item], [])})
    line = mark_text(tree, ("key", "response"), 1).splitlines()[1]
    assert line.startswith("key: head")
    assert line.endswith("x tail")
    assert "…" in line
    assert len(line) < 200


def test_pairs_by_similarity_match_or_clash() -> None:
    """In the words of the task at hand; what stands alone is missing or spurious everywhere."""
    tree = tree_table(RESULT.units["a"], "a", SIDES, TASK)
    forest = Forest()
    forest.append([tree])
    nodes = tree.nodes
    pairs = [row for row, level in enumerate(nodes.level) if level == Level.INSTANCE]
    states = {Status.COR: "match", Status.INC: "clash", Status.MIS: "missing"}
    assert {Status(nodes.status[row]) for row in pairs} == set(states)
    for row in pairs:
        status = Status(nodes.status[row])
        assert mark_text(tree, ("key", "response"), row).splitlines()[0].endswith(f": {states[status]}")
        assert full_text(forest, row, 1) == f"{status.name}: {states[status]}"
        assert f", {states[status]}, " in accessible_text(forest, row)


def test_where_the_labels_of_two_sides_differ_each_is_spoken_with_its_side() -> None:
    own, other = entity(5, "London", 4, "LOCATION"), entity(5, "London", 4, "ORGANIZATION")
    forest = Forest()
    forest.append([*trees({"1": ([own], [other])})[0]])
    assert forest.title(1) == "LOCATION │ ORGANIZATION 5"
    assert accessible_text(forest, 1, ("anna", "ben")) == (
        "LOCATION, ORGANIZATION 5, incorrect, anna LOCATION London, ben ORGANIZATION London"
    )


def test_of_annotators_a_mark_says_no_key() -> None:
    for tree in sample_trees():
        for row in range(len(tree.nodes)):
            words = mark_text(tree, ("anna", "ben"), row, keys=True).splitlines()[-1]
            assert "the key" not in words
            assert "the response" not in words
