"""Pages as rich text: what each kind of block becomes, with all texts escaped."""

import pytest

from annotally_gui.services.guide.markdown import read_blocks
from annotally_gui.services.guide.page_markup import write_page


def resolve(target: str) -> str:
    return "" if target == "nowhere" else target


@pytest.mark.parametrize(
    ("source", "markup"),
    [
        ("## A & b", '<h2><a name="a--b" class="place">A &amp; b</a></h2>'),
        ("a **b** *c* ~~d~~ `<e>`", "<p>a <b>b</b> <i>c</i> <s>d</s> <code>&lt;e&gt;</code></p>"),
        ("[a](b.md#c) [d](nowhere)", '<p><a href="b.md#c">a</a> d</p>'),
        ("<http://a.b>", '<p><a href="http://a.b">http://a.b\u2009↗</a></p>'),
        ("- a\n- b\n\n  c", "<ul><li>a</li><li>b<p>c</p></li></ul>"),
        ("2. a", '<ol start="2"><li>a</li></ol>'),
        ("---", "<hr>"),
        ("![COR](glyph:COR) ![a](b.png)", '<p><img src="glyph:COR"> a</p>'),
        ('<a id="x"></a>a<br>b', '<p><a name="x" class="place"></a>a<br>b</p>'),
        ("p_e & snake_case a_b_c", "<p><i>p</i><sub>e</sub> &amp; snake_case a_b_c</p>"),
        ("$p_e$", '<p><span class="formula"><i>p</i><sub><i>e</i></sub></span></p>'),
    ],
)
def test_a_block_in_rich_text(source: str, markup: str) -> None:
    assert write_page(read_blocks(source), resolve, "Copy").markup == markup


def test_code_can_be_copied_and_names_its_file() -> None:
    page = write_page(read_blocks("```sh\na <b>\n```\n\n```text file a.ann\nT1\n```"), resolve, "Copy it")
    assert page.codes == ("a <b>", "T1")
    assert "<pre>a &lt;b&gt;</pre>" in page.markup
    assert '<a href="copy:1" class="copy">Copy it</a>' in page.markup
    assert page.markup.count('<p class="file">a.ann</p>') == 1


def test_cells_are_aligned_as_their_columns() -> None:
    page = write_page(read_blocks("| a | b |\n|---|--:|\n| 1 | 2 |"), resolve, "Copy")
    assert '<th align="left" valign="top" class="grid">a</th>' in page.markup
    assert '<td align="right" valign="top" class="grid">2</td>' in page.markup


def test_a_quotation_is_set_off() -> None:
    page = write_page(read_blocks("> **Note** that\n"), resolve, "Copy")
    assert '<td class="quotation"><p><b>Note</b> that</p></td>' in page.markup
