"""What is said of a command that was undone or redone, and of documents that are done."""

import pytest

from annotally.adjudication.project.messages import Changed
from annotally.comparison.result import Level
from annotally_gui.models.change_words import done_words, reversed_words, saved_words
from annotally_gui.models.forest import Forest
from support.forest_builders import sample_trees
from support.verdict_builders import STATE


@pytest.fixture
def forest() -> Forest:
    forest = Forest()
    forest.append(sample_trees())
    return forest


def test_undone_is_said_with_the_object_that_it_was_about(forest: Forest) -> None:
    row = next(row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE)
    slot = next(iter(forest.children(row)))
    title = forest.title(row)
    for place in (forest.place(row), forest.place(slot)):
        changed = Changed(STATE, "take B", 1, (place[0],), place)
        assert reversed_words(changed, forest, undone=True) == f"Undone: “take B” on {title}"
        assert reversed_words(changed, forest, undone=False) == f"Redone: “take B” on {title}"


def test_what_was_entered_is_called_saved_with_its_place(forest: Forest) -> None:
    row = next(row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE)
    place = forest.place(row)
    changed = Changed(STATE, "take B", 1, (place[0],), place)
    assert saved_words(changed, forest) == f"Saved: “take B” on {forest.title(row)}"
    assert saved_words(Changed(STATE), forest) == ""


def test_many_rows_and_documents_are_counted_and_a_document_is_named(forest: Forest) -> None:
    name = forest.trees[0].document
    rule = Changed(STATE, "identical: take", 14, (name,), forest.place(1))
    assert reversed_words(rule, forest, undone=True) == "Undone: “identical: take” on 14 rows"
    everywhere = Changed(STATE, "identical: take", 199, (name, forest.trees[1].document))
    assert reversed_words(everywhere, forest, undone=True) == "Undone: “identical: take” in 2 documents"
    finished = Changed(STATE, "document done", 1, (name,), (name, 0))
    assert reversed_words(finished, forest, undone=True) == f"Undone: “document done” in {name}"
    nowhere = Changed(STATE, "reasons", 1)
    assert reversed_words(nowhere, forest, undone=False) == "Redone: “reasons”"


def test_nothing_to_undo_says_why(forest: Forest) -> None:
    assert reversed_words(Changed(STATE), forest, undone=True).startswith("Nothing to undo: ")
    assert reversed_words(Changed(STATE), forest, undone=False).startswith("Nothing to redo: ")


def test_a_document_that_is_done_says_what_is_open_in_it() -> None:
    assert done_words("d1", 0, is_done=True) == "d1 is done"
    assert done_words("d1", 1, is_done=True) == "d1 is done with 1 object undecided"
    assert done_words("d1", 5, is_done=True) == "d1 is done with 5 objects undecided"
    assert done_words("d1", 5, is_done=False) == "d1 is no longer done"
