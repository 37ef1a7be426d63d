import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.tree.inspection import CardLine
from annotally_gui.models.word_differences import WordDifference, word_differences
from annotally_gui.views.fill_lines import FillRun, pieces, shows_compared


def fill(slot: str, text: str, current: bool = False, compared: str | None = None) -> CardLine:
    return CardLine(slot, text, text.casefold() if compared is None else compared, (), current)


@pytest.mark.parametrize(
    ("text", "compared", "visible"),
    [
        ("The House", "house", True),
        ("PERSON", "person", False),
        ("two\n words", "two words", False),
        ("pointer", "", False),
    ],
)
def test_the_compared_form_is_shown_where_it_differs_visibly(text: str, compared: str, visible: bool) -> None:
    assert shows_compared(fill("TEXT", text, compared=compared)) is visible


@pytest.mark.parametrize(
    ("text", "visible"),
    [
        ("plain words", "plain words"),
        (" edge ", "·edge·"),
        ("two  blanks", "two··blanks"),
        ("tab\tline\nend", "tab→line end"),
        ("two\r\nlines\rof text", "two\u200b lines of text"),
        ("a\n\nparagraph\n indented", "a↓↓paragraph↓ indented"),
        ("end\r\n", "end↵↓"),
        ("hard\u00a0blank", "hard⍽blank"),
        ("null\0", "null⟨U+0000⟩"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_white_space_is_made_visible_where_it_matters(text: str, visible: str) -> None:
    assert "".join(piece.display for piece in pieces(text)) == visible


def words(*spans: tuple[int, int]) -> WordDifference:
    return WordDifference(spans, spans)


def test_a_differing_blank_or_joiner_is_made_visible() -> None:
    assert pieces("a b", words((1, 2))) == [
        FillRun("a", "a", False),
        FillRun("·", " ", True, True),
        FillRun("b", "b", False),
    ]
    assert pieces("a\u200cb", words((1, 2)))[1] == FillRun("⟨U+200C⟩", "\u200c", True, True)
    assert pieces("a b", words((0, 3))) == [FillRun("a b", "a b", True, True)]


def test_a_line_end_is_a_sign_where_only_white_space_differs() -> None:
    first, second = ("BRIGHT\nWATER", "BRIGHT WATER")
    shown = [
        "".join(piece.display for piece in pieces(text, difference))
        for text, difference in zip((first, second), word_differences(first, second), strict=True)
    ]
    assert shown == ["BRIGHT↓WATER", "BRIGHT·WATER"]
    difference, _ = word_differences(first, "Brightwater")
    assert "".join(piece.display for piece in pieces(first, difference)) == "BRIGHT WATER"


def test_what_differs_within_a_word_stands_out() -> None:
    assert pieces("John", WordDifference(((0, 4),), ((2, 3),))) == [
        FillRun("Jo", "Jo", True),
        FillRun("h", "h", True, True),
        FillRun("n", "n", True),
    ]


def test_a_part_is_cut_as_the_whole_is() -> None:
    assert pieces("one two three", words((4, 7)), (3, 9)) == [
        FillRun(" ", " ", False),
        FillRun("two", "two", True, True),
        FillRun(" t", " t", False),
    ]


@given(st.text(max_size=30), st.text(max_size=30))
def test_the_text_as_written_is_never_lost(a: str, b: str) -> None:
    for text, difference in zip((a, b), word_differences(a, b), strict=True):
        cut = pieces(text, difference)
        assert "".join(piece.source for piece in cut) == text
        marked = sum(end - start for start, end in difference.words)
        assert sum(len(piece.source) for piece in cut if piece.differs) == marked
