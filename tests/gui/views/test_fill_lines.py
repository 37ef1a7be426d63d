import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.tree.inspection import CardLine
from annotally_gui.views.fill_lines import FillRun, pair_lines, pieces, shows_compared
from annotally_gui.views.painting import difference_spans


def fill(slot: str, text: str, current: bool = False, compared: str | None = None) -> CardLine:
    return CardLine(slot, text, text.casefold() if compared is None else compared, "", current)


def texts(a: list[CardLine], b: list[CardLine]) -> list[tuple[str, str, str]]:
    return [(p.slot, p.a.text if p.a else "", p.b.text if p.b else "") for p in pair_lines(a, b)]


def test_lines_stand_side_by_side_slot_by_slot() -> None:
    a = [fill("TEXT", "one"), fill("TYPE", "T")]
    b = [fill("Type", "T"), fill("DATE", "now")]
    assert texts(a, b) == [("TEXT", "one", ""), ("TYPE", "T", "T"), ("DATE", "", "now")]


def test_current_fills_stand_together_then_equal_ones() -> None:
    a = [fill("ID", "x"), fill("ID", "Same"), fill("ID", "mine", current=True)]
    b = [fill("ID", "theirs", current=True), fill("ID", "same"), fill("ID", "y"), fill("ID", "z")]
    actual_texts = texts(a, b)
    assert actual_texts == [
        ("ID", "x", "y"),
        ("ID", "Same", "same"),
        ("ID", "mine", "theirs"),
        ("ID", "", "z"),
    ]


LINES = st.lists(
    st.builds(fill, st.sampled_from(["A", "B"]), st.sampled_from("xyz"), st.booleans()), max_size=6
)


@given(LINES, LINES)
def test_no_line_is_lost_or_shown_twice(a: list[CardLine], b: list[CardLine]) -> None:
    pairs = pair_lines(a, b)
    for side, lines in enumerate((a, b)):
        shown = [pair[1 + side] for pair in pairs if pair[1 + side] is not None]
        assert sorted(map(repr, shown)) == sorted(map(repr, lines))


def test_only_current_fills_are_marked_if_there_are_any() -> None:
    a = [fill("TEXT", "one", current=True), fill("TYPE", "T")]
    b = [fill("TEXT", "on", current=True), fill("TYPE", "U")]
    assert [bool(pair.difference.a) for pair in pair_lines(a, b)] == [True, False]
    calm = [[fill(line.slot, line.text) for line in side] for side in (a, b)]
    assert [bool(pair.difference.a) for pair in pair_lines(*calm)] == [True, True]


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
        ("tab\tline\nend", "tab→line↓end"),
        ("hard\u00a0blank", "hard⍽blank"),
        ("null\0", "null⟨U+0000⟩"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_white_space_is_made_visible_where_it_matters(text: str, visible: str) -> None:
    assert "".join(piece.display for piece in pieces(text, ())) == visible


def test_a_differing_blank_or_joiner_is_made_visible() -> None:
    assert pieces("a b", ((1, 2),)) == [
        FillRun("a", "a", False),
        FillRun("·", " ", True),
        FillRun("b", "b", False),
    ]
    assert pieces("a\u200cb", ((1, 2),))[1] == FillRun("⟨U+200C⟩", "\u200c", True)
    assert pieces("a b", ((0, 3),)) == [FillRun("a b", "a b", True)]


@given(st.text(max_size=30), st.text(max_size=30))
def test_the_text_as_written_is_never_lost(a: str, b: str) -> None:
    for text, spans in zip((a, b), difference_spans(a, b), strict=True):
        cut = pieces(text, spans)
        assert "".join(piece.source for piece in cut) == text
        assert sum(len(piece.source) for piece in cut if piece.differs) == sum(e - s for s, e in spans)
