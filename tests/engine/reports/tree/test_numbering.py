"""The numbers of texts mean the same in all trees of one run, and each text is told once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import NO_PLACE, Level
from annotally.reports.tree.columns import PIECE_ROWS, SEPARATOR, text_column
from annotally.reports.tree.numbering import Numbering, TextNumbers, fold_blanks
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status

WORDS = st.sampled_from(["", " ", "a", "A", "John Dingell", "John\nDingell", "John  Dingell", "è", "\u3000x"])


def tree(*sides: list[str]) -> TreeTable:
    """Return a tree that says this."""
    builder = NodeBuilder()
    for _ in sides[0]:
        builder.open(builder.leaf(Level.INSTANCE, "one", Status.COR, (NO_PLACE, NO_PLACE)))
        builder.close()
    columns = tuple(map(text_column, sides))
    return TreeTable("d", "d", builder.finish(), text_column(["one"] * len(sides[0])), columns, (), ())


@given(st.lists(st.lists(st.tuples(WORDS, WORDS), min_size=1), max_size=4))
def test_numbers_lead_back_to_the_texts(documents: list[list[tuple[str, str]]]) -> None:
    numbering, known, runs = Numbering(), list[str](), set()
    for rows in documents:
        sides = [key for key, _ in rows], [response for _, response in rows]
        (result,) = numbering.numbered(tree(*sides)).numbered
        runs.add(result.run)
        assert result.first == len(known)
        known += result.fresh.split(SEPARATOR) if result.count else []
        assert len(known) == result.first + result.count == len(set(known))
        values = [[known[number] for number in side] for side in result.numbers]
        assert values == [list(map(fold_blanks, side)) for side in sides]
    assert len(runs) <= 1


def test_a_large_tree_is_numbered_piece_by_piece() -> None:
    side = [f"text {row % 9000}" for row in range(PIECE_ROWS + 3000)]
    first, second = Numbering().numbered(tree(side, side)).numbered
    assert (first.first, first.count, len(first.numbers[0])) == (0, PIECE_ROWS, PIECE_ROWS)
    assert (second.first, second.count, len(second.numbers[0])) == (PIECE_ROWS, 9000 - PIECE_ROWS, 3000)


def test_every_run_has_a_name_of_its_own() -> None:
    runs = {Numbering().numbered(tree(["a"], ["b"])).numbered[0].run for _ in range(20)}
    assert len(runs) == 20


def test_numbers_go_on_from_texts_that_are_known() -> None:
    numbers = TextNumbers(["a", "b"])
    assert list(numbers.of_rows(text_column(["b", "c", "a", "c"]).pieces[0])) == [1, 2, 0, 2]
    assert (len(numbers), numbers.since(2), numbers.since(3)) == (3, ["c"], [])


@pytest.mark.parametrize(("text", "folded"), [("a\r\nb", "a b"), (" \t\u2003", " "), ("", "")])
def test_white_space_is_folded(text: str, folded: str) -> None:
    assert fold_blanks(text) == folded
