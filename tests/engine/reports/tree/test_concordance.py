"""Hits in their context: which rows stand at an occurrence, and whether somebody has just these words."""

from annotally.comparison.result import Sides
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.reports.tree.concordance import CONTEXT, NOTHING, Hit, hits
from annotally.reports.tree.unit_tree import marks
from annotally.text.search import SearchPattern, occurrences
from support.forest_builders import TASK, entity, trees

TEXT = "Ann Lee met\nLee. Bo Lee-Ross left; Lee stayed.  " + "x" * 100
FIRST = [entity(1, "Ann Lee", 0, "PERSON"), entity(2, "Lee", 12, "PERSON")]
SECOND = [
    entity(1, "Lee", 4, "PERSON"),
    entity(2, "Lee", 12, "LOCATION"),
    entity(3, "Bo Lee-Ross", 17, "PERSON"),
]


def found(words: str = "lee") -> list[Hit]:
    (tree,), _ = trees({"d": (FIRST, SECOND)})
    sets = tuple(
        AnnotationSet(name, "none", {"d": DocumentAnnotations("d", tuple(side))})
        for name, side in (("key", FIRST), ("response", SECOND))
    )
    places = list(occurrences(SearchPattern(words), TEXT))
    return list(hits("d", TEXT, places, marks(tree, TEXT, Sides(sets, {}), TASK)))


def test_a_place_is_listed_once_for_each_row_there_exact_ones_first() -> None:
    starts = [(hit.start, hit.exact, hit.row != NOTHING) for hit in found()]
    at_four = [start for start in starts if start[0] == 4]
    assert at_four[0][1:] == (True, True), "one side has just the word"
    assert (12, True, True) in starts
    assert [start for start in starts if start[0] == 20] == [(20, False, True)]
    assert [start for start in starts if start[0] == 35] == [(35, False, False)], "nobody has anything there"


def test_the_context_stands_on_one_line_and_is_cut() -> None:
    hit = next(item for item in found() if item.start == 12)
    assert (hit.before, hit.words, hit.after[:4]) == ("Ann Lee met ", "Lee", ". Bo")
    last = found("stayed")[0]
    assert last.after == f". {'x' * (CONTEXT - 3)}"
