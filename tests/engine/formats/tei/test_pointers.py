"""Pointers of TEI into a text: identifiers, ranges, characters of elements; what is not read."""

import pytest

from annotally.formats.tei.pointers import PointerTargets, split_pointers, unknown_scheme
from annotally.model.extents import Extent

TARGETS = PointerTargets(
    {"p": Extent(2, 12), "w1": Extent(2, 5), "w3": Extent(8, 12), "lb": Extent(6, 6)}, 14
)


@pytest.mark.parametrize(
    ("stated", "pointers"),
    [
        ("", []),
        (" #a  #b\n", ["#a", "#b"]),
        ("#range(#a, #b) #c", ["#range(#a, #b)", "#c"]),
        ("#range(left(a), string-index(b, 2))", ["#range(left(a), string-index(b, 2))"]),
        ("a) b", ["a)", "b"]),
        ("(a b", ["(a b"]),
    ],
)
def test_blanks_in_parentheses_separate_no_pointers(stated: str, pointers: list[str]) -> None:
    assert split_pointers(stated) == pointers


@pytest.mark.parametrize(
    ("pointer", "scheme"),
    [
        ("#w1", ""),
        ("#range(#a,#b)", ""),
        ("#range(left(a),string-index(b,2))", ""),
        ("#string-range(a,0,2)", ""),
        ("#match(a,'x')", "match"),
        ("xpath(//w[1])", "xpath"),
        ("#string-range(//p[1],0,2)", "xpath"),
        ("#range(xpath(//w),b)", "xpath"),
        ("#range(match(w),b)", "match"),
    ],
)
def test_schemes_that_are_not_read_have_names(pointer: str, scheme: str) -> None:
    assert unknown_scheme(pointer) == scheme


@pytest.mark.parametrize(
    ("pointer", "extents"),
    [
        ("#w1", [(2, 5)]),
        ("w1", [(2, 5)]),
        ("#range(#w1,#w3)", [(2, 12)]),
        ("#range( w1 , w3 )", [(2, 12)]),
        ("#range(w1,w1,w3,w3)", [(2, 5), (8, 12)]),
        ("#range(right(w1),left(w3))", [(5, 8)]),
        ("#range(string-index(w3,1),right( w3 ))", [(9, 12)]),
        ("#string-range(#p,0,3)", [(2, 5)]),
        ("#string-range(p, 6, 4)", [(8, 12)]),
        ("#string-range(p,0,3,w3,1,2)", [(2, 5), (9, 11)]),
        ("#string-range(lb,2,6)", [(8, 14)]),
        ("#w9", []),
        ("#range(w3,left(w1))", []),
        ("#range(w1,w9)", []),
        ("#range(right(w9),w1)", []),
        ("#range(xpath(w1),w1)", []),
        ("#range(string-index(w1,4),w3)", []),
        ("#range(w1)", []),
        ("#range()", []),
        ("#range(w1,w3,w3)", []),
        ("#string-range(w1,0,4)", []),
        ("#string-range(w1,-1,2)", []),
        ("#string-range(w1,0,x)", []),
        ("#string-range(w9,0,1)", []),
        ("#string-range(lb,2,7)", []),
        ("#string-range(p,0,3,w3,1,9)", []),
        ("#match(w1,w1)", []),
    ],
)
def test_places_in_the_text(pointer: str, extents: list[tuple[int, int]]) -> None:
    assert [*TARGETS.extents(pointer)] == [Extent(*extent) for extent in extents]
