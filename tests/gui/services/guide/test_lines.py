import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.services.guide.blocks import (
    Anchor,
    Code,
    Formula,
    LineBreak,
    PageLine,
    PageLink,
    PagePicture,
    PlainWords,
    Styled,
    plain_line,
)
from annotally_gui.services.guide.lines import read_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("plain words", (PlainWords("plain words"),)),
        ("two\nlines", (PlainWords("two lines"),)),
        ("`a*b*` c", (Code("a*b*"), PlainWords(" c"))),
        ("``a`b``", (Code("a`b"),)),
        ("`` ` ``", (Code("`"),)),
        ("a ` b", (PlainWords("a ` b"),)),
        ("*Score › Systems…*", (Styled("emphasis", (PlainWords("Score › Systems…"),)),)),
        ("**a `*` b**", (Styled("strong", (PlainWords("a "), Code("*"), PlainWords(" b"))),)),
        (
            "**a *b* c**",
            (Styled("strong", (PlainWords("a "), Styled("emphasis", (PlainWords("b"),)), PlainWords(" c"))),),
        ),
        ("snake_case_name and 2 * 3 * 4", (PlainWords("snake_case_name and 2 * 3 * 4"),)),
        ("_so_", (Styled("emphasis", (PlainWords("so"),)),)),
        ("~~not~~", (Styled("struck", (PlainWords("not"),)),)),
        ("[a [b] `]`](c.md#d)", (PageLink("c.md#d", (PlainWords("a [b] "), Code("]"))),)),
        ('[a](b.md "title")', (PageLink("b.md", (PlainWords("a"),)),)),
        ("[a] (b)", (PlainWords("[a] (b)"),)),
        ("<https://a.b> x", (PageLink("https://a.b", (PlainWords("https://a.b"),)), PlainWords(" x"))),
        ("http://a.b.", (PageLink("http://a.b", (PlainWords("http://a.b"),)), PlainWords("."))),
        ("![a sign](glyph:COR)", (PagePicture("glyph:COR", "a sign"),)),
        ('<a id="rows"></a>Rows', (Anchor("rows"), PlainWords("Rows"))),
        ("x<sub>i</sub>", (PlainWords("x"), Styled("lowered", (PlainWords("i"),)))),
        ("<kbd>F1</kbd><br>a < b", (Styled("key", (PlainWords("F1"),)), LineBreak(), PlainWords("a < b"))),
        ("a  \nb\\\nc", (PlainWords("a"), LineBreak(), PlainWords("b"), LineBreak(), PlainWords("c"))),
        (r"\*a\* \| \a", (PlainWords(r"*a* | \a"),)),
        ("&lt;a&gt; & &nothing", (PlainWords("<a> & &nothing"),)),
        ("so $p_e$ is, for $5 and $6", (PlainWords("so "), Formula("p_e"), PlainWords(" is, for $5 and $6"))),
        ("$`a|b`$", (Formula("a|b"),)),
    ],
)  # fmt: skip
def test_parts_of_a_line(text: str, line: PageLine) -> None:
    assert read_line(text) == line


@given(st.text(alphabet="ab *_`[]()<>!$&\\~\n:/", max_size=60))
def test_nothing_is_refused_and_no_word_is_lost(text: str) -> None:
    """Letters stay in their order, but those of targets, and of entities and markup that are read."""
    letters = [letter for letter in plain_line(read_line(text)) if letter in "ab"]
    written = [letter for letter in text if letter in "ab"]
    remaining = iter(written)
    assert all(letter in remaining for letter in letters)
    if "[" not in text and "<" not in text and "&" not in text:
        assert letters == written
