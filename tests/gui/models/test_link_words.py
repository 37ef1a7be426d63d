"""Links of mentions in words."""

import pytest

from annotally.adjudication.project.messages import CODES, Linked, Lost
from annotally.comparison.result import Level
from annotally_gui.models.final_words import lost_words
from annotally_gui.models.forest import Forest
from annotally_gui.models.link_words import link_words, mention_words
from support.annotator_samples import ADA, BEN, tree_of
from support.forest_builders import sample_trees


@pytest.fixture
def forest() -> Forest:
    new_forest = Forest()
    new_forest.append(sample_trees())
    return new_forest


def mentions(forest: Forest) -> tuple[str, list[int]]:
    tree = forest.trees[0]
    return tree.document, [row for row, level in enumerate(tree.nodes.level) if level == Level.INSTANCE]


def test_a_link_says_with_what_and_whose_it_is(forest: Forest) -> None:
    document, (first, second, third, *_) = mentions(forest)
    words = {row: mention_words(forest, document, row) for row in (first, second)}
    actual_link_words = link_words(forest, Linked(document, third, (0, 1), (first, first)))
    assert actual_link_words == f"Class: with “{words[first]}” (A and B)"
    actual_link_words = link_words(forest, Linked(document, third, (0,), (first, second)))
    other_mention_words = mention_words(forest, document, second, 1)
    assert actual_link_words == f"Class: with “{words[first]}” (A) · B has a link to “{other_mention_words}”"
    actual_link_words = link_words(forest, Linked(document, third, (0, 1), (first, second)))
    assert actual_link_words == f"Class: with “{words[first]}” (A), with “{other_mention_words}” (B)"
    actual_link_words = link_words(forest, Linked(document, third, (1,), (-1, -1), decided=True))
    assert actual_link_words == "Class: new class (B) · A begins a new class · link chosen manually"


def test_of_several_annotators_those_who_say_the_same_are_told_together() -> None:
    forest = Forest([tree_of([ADA, BEN], [ADA, BEN], [ADA, BEN], [ADA, BEN])])
    document, (first, second) = mentions(forest)
    actual_link_words = link_words(forest, Linked(document, second, (0, 1, 3), (first, first, -1, first)))
    assert actual_link_words == "Class: with “Ada Quill” (A, B and D) · C begins a new class"
    actual_link_words = link_words(forest, Linked(document, second, (2,), (first, first, -1, first)))
    assert actual_link_words == "Class: new class (C) · A, B and D have a link to “Ada Quill”"
    actual_link_words = link_words(forest, Linked(document, second, (1,), (-1, first, -1, Linked.NOT_THERE)))
    assert actual_link_words == "Class: with “Ada Quill” (B) · A and C begin a new class"


def test_what_a_side_has_not_is_not_told_and_no_link_is_said_so(forest: Forest) -> None:
    document, (first, _, third, *_) = mentions(forest)
    assert link_words(forest, Linked(document, third, (), (first, Linked.NOT_THERE))).startswith(
        "Class: new class, no link is accepted · A has a link to “"
    )


def test_words_of_a_mention_are_on_one_line_and_short(forest: Forest) -> None:
    document, rows = mentions(forest)
    assert mention_words(forest, "no such document", rows[0]) == ""
    for row in rows:
        words = mention_words(forest, document, row)
        assert words
        assert "\n" not in words
        assert len(words) <= 40


@pytest.mark.parametrize(
    ("lost", "text"),
    [
        (Lost("L", "decision", "d", "t", "X", CODES["edited"], "new words"), "edited: new words"),
        (Lost("L", "decision", "d", "t", "X", CODES["neither"]), "neither"),
        (Lost("L", "remark", "d", "t", "X"), "flagged"),
        (Lost("L", "link", "d", "t", "X", sides=(0, 1)), "link of A B"),
        (Lost("L", "link", "d", "t", "X"), "link of –"),
        (Lost("L", "pairing", "d", "t", "X", 1), "paired manually"),
        (Lost("L", "pairing", "d", "t", "X", 0), "split manually"),
        (Lost("L", "pin", "d", "t", "X"), "aligned manually"),
        (Lost("L", "added", "d", "t", "X", words="ENAMEX"), "ENAMEX, added"),
    ],
)
def test_what_was_lost_is_told_with_what_was_said(lost: Lost, text: str) -> None:
    assert lost_words(lost, ("Ada", "Ben")) == f"L   X   → {text}"


def test_a_pair_that_no_longer_fits_says_whose_it_was_among_several() -> None:
    lost = Lost("L", "pairing", "d", "t", "X", 0, sides=(1, 2))
    assert lost_words(lost, ("anna", "ben", "cora")).endswith("B and C split manually")
    assert lost_words(lost, ("anna", "ben")).endswith("→ split manually")
