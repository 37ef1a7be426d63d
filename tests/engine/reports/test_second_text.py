"""Texts as they are shown: of one side, of two, of one that has no text."""

import msgspec.structs

from annotally.comparison.result import Sides
from annotally.methods.speech.comparer import SpeechComparer
from annotally.reports.second_text import second_text, shown_text
from annotally.reports.tree.unit_tree import TreeTable, tree_table
from support.speech_samples import TASK, compared, sides_of


def tree(sides: Sides) -> TreeTable:
    return tree_table(SpeechComparer(TASK).compare("x", sides), "x", sides, TASK)


def test_a_second_text_is_there_where_texts_differ() -> None:
    sides = sides_of("one <P>two</P>", "ONE <P>TOO</P>")
    found = second_text(tree(sides), sides, TASK)
    assert found is not None
    assert found.text == "ONE TOO"
    assert len(found.blocks) == 2
    same = sides_of("one two", "one two")
    assert second_text(tree(same), same, TASK) is None
    assert shown_text(tree(same), same) == "one two"


def test_words_of_one_a_line_stand_in_the_lines_of_the_other() -> None:
    sides = sides_of("one\ntwo three", "ONE\nTWO\nTHREE")
    heard = msgspec.structs.replace(sides.sets[1], format="ctm")
    turned = sides._replace(sets=(sides.sets[0], heard))
    assert shown_text(tree(turned), turned, 1) == "ONE\nTWO THREE"
    both = sides._replace(sets=(msgspec.structs.replace(sides.sets[0], format="ctm"), heard))
    assert shown_text(tree(both), both, 1) == "ONE TWO THREE", "nobody has lines, and no times are known"


def test_a_side_without_text_shows_the_one_there_is() -> None:
    sides = sides_of("one two", "one two")
    alone = sides._replace(texts=({}, sides.texts[1]))
    assert shown_text(tree(alone), alone) == "one two"
    nobody = Sides(sides.sets, {})
    assert shown_text(tree(nobody), nobody) == ""
    assert compared("one", "one").blocks is None
