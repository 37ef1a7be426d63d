"""How the delegate marks a text where it differs from another."""

import pytest

from annotally_gui.views.mapping_delegate import mark_difference, utf16


@pytest.mark.parametrize(
    ("text", "second", "visible", "marked"),
    [
        ("John Dingell", "Dingell", "John Dingell", "John "),
        ("Captain Corvane", "Corvane", "Captain Corvane", "Captain "),
        ("Corvane", "Captain Corvane", "Corvane", ""),
        ("the two of the two", "the two", "the two of the two", "two of the "),
        ("banana", "bana", "banana", "na"),
        ("the White\nHouse", "the White House", "the White↓House", "↓"),
        ("a\nb", "", "a b", ""),
        ("same", "same", "same", ""),
    ],
)
def test_the_differing_part_is_marked(text: str, second: str, visible: str, marked: str) -> None:
    cell = mark_difference(text, second)
    assert cell.text == visible
    assert cell.text[cell.start : cell.end] == marked


def test_lengths_for_qt_count_surrogates_twice() -> None:
    assert utf16("a😀b") == 4
