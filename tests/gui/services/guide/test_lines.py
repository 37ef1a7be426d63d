import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.services.guide.blocks import (
    Anchor,
    Code,
    Formula,
    Line,
    LineBreak,
    Link,
    Picture,
    Styled,
    Words,
    plain_line,
)
from annotally_gui.services.guide.lines import read_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("plain words", (Words("plain words"),)),
        ("two\nlines", (Words("two lines"),)),
        ("`a*b*` c", (Code("a*b*"), Words(" c"))),
        ("``a`b``", (Code("a`b"),)),
        ("`` ` ``", (Code("`"),)),
        ("a ` b", (Words("a ` b"),)),
        ("*Score › Systems…*", (Styled("emphasis", (Words("Score › Systems…"),)),)),
        ("**a `*` b**", (Styled("strong", (Words("a "), Code("*"), Words(" b"))),)),
        (
            "**a *b* c**",
            (Styled("strong", (Words("a "), Styled("emphasis", (Words("b"),)), Words(" c"))),),
        ),
        ("snake_case_name and 2 * 3 * 4", (Words("snake_case_name and 2 * 3 * 4"),)),
        ("_so_ ~~not~~", (Styled("emphasis", (Words("so"),)), Words(" "), Styled("struck", (Words("not"),)))),
        ("[a [b] `]`](c.md#d)", (Link("c.md#d", (Words("a [b] "), Code("]"))),)),
        ('[a](b.md "title")', (Link("b.md", (Words("a"),)),)),
        ("[a] (b)", (Words("[a] (b)"),)),
        ("<https://a.example> x", (Link("https://a.example", (Words("https://a.example"),)), Words(" x"))),
        ("at http://a.b.", (Words("at "), Link("http://a.b", (Words("http://a.b"),)), Words("."))),
        ("![a sign](glyph:COR)", (Picture("glyph:COR", "a sign"),)),
        ('<a id="rows"></a>Rows', (Anchor("rows"), Words("Rows"))),
        ("x<sub>i</sub>", (Words("x"), Styled("lowered", (Words("i"),)))),
        ("<kbd>F1</kbd><br>a < b", (Styled("key", (Words("F1"),)), LineBreak(), Words("a < b"))),
        ("a  \nb\\\nc", (Words("a"), LineBreak(), Words("b"), LineBreak(), Words("c"))),
        (r"\*a\* \| \a", (Words(r"*a* | \a"),)),
        ("&lt;a&gt; & &nothing", (Words("<a> & &nothing"),)),
        ("so $p_e$ is, for $5 and $6", (Words("so "), Formula("p_e"), Words(" is, for $5 and $6"))),
        ("$`a|b`$", (Formula("a|b"),)),
    ],
)  # fmt: skip
def test_parts_of_a_line(text: str, line: Line) -> None:
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
