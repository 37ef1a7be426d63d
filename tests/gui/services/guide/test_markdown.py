"""Blocks of Markdown; the words of whole documents are those that Qt's own reader finds."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from annotally_gui.services.guide.blocks import (
    CodeBlock,
    FormulaBlock,
    Listing,
    PageBlock,
    PageHeading,
    PageTable,
    Paragraph,
    PlainWords,
    Quotation,
    Rule,
    formulas_of,
    plain_block,
)
from annotally_gui.services.guide.markdown import read_blocks, slug, without_comments
from support.house import ROOT

_OURS_ALONE = re.compile(
    r"^(```math|\$\$)$.*?^(```|\$\$)$|\$[^$\n]+\$|<a id=[^>]*></a>", re.DOTALL | re.MULTILINE
)
"""What Qt's reader does not know."""
HELP = ROOT / "resources" / "annotally_resources" / "help"


def paragraph(text: str) -> Paragraph:
    return Paragraph((PlainWords(text),))


@pytest.mark.parametrize(
    ("source", "blocks"),
    [
        ("a\nb\n\nc", (paragraph("a b"), paragraph("c"))),
        ("# A\ntext", (PageHeading(1, (PlainWords("A"),), "a"), paragraph("text"))),
        ("```sh run\na  b\n\n```\nc", (CodeBlock("a  b\n", "sh run"), paragraph("c"))),
        ("~~~\n```\n~~~", (CodeBlock("```"),)),
        ("```math\n\\frac{a}{b}\n```", (FormulaBlock("\\frac{a}{b}"),)),
        ("$$\na + b\n$$\nc", (FormulaBlock("a + b"), paragraph("c"))),
        ("$$a$$", (FormulaBlock("a"),)),
        ("a:\n\n    code\n\n    more", (paragraph("a:"), CodeBlock("code\n\nmore"))),
        ("---", (Rule(),)),
        ("> a\n> b", (Quotation((paragraph("a b"),)),)),
        (
            "| a | b |\n|---|--:|\n| 1 \\| 2 | 3 |\n| 4 |\n\nx",
            (
                PageTable(
                    ((PlainWords("a"),), (PlainWords("b"),)),
                    ("", "right"),
                    (((PlainWords("1 | 2"),), (PlainWords("3"),)), ((PlainWords("4"),), ())),
                ),
                paragraph("x"),
            ),
        ),
        ("a | b\nc", (paragraph("a | b c"),)),
        ("- a\n- b\n  c\n\nd", (Listing(((paragraph("a"),), (paragraph("b c"),))), paragraph("d"))),
        ("3. a\n4. b", (Listing(((paragraph("a"),), (paragraph("b"),)), 3),)),
        ("- a\n  - b\n- c", (Listing(((paragraph("a"), Listing(((paragraph("b"),),))), (paragraph("c"),))),)),
        (
            "1. a\n\n   ```\n   b\n   ```\n2. c",
            (Listing(((paragraph("a"), CodeBlock("b")), (paragraph("c"),)), 1),),
        ),
        ("a\n<!-- b\n\nc -->\nd", (paragraph("a"), paragraph("d"))),
        ("```\n<!-- a -->\n```", (CodeBlock("<!-- a -->"),)),
    ],
)  # fmt: skip
def test_blocks_of_a_page(source: str, blocks: tuple[PageBlock, ...]) -> None:
    assert read_blocks(source) == blocks


def test_anchors_are_those_of_github() -> None:
    assert slug("Similarity (MAT)") == "similarity-mat"
    assert slug("F, recall & precision: how?") == "f-recall--precision-how"
    headings = [block for block in read_blocks("## A b\n## A b\n## `Ä`_c") if isinstance(block, PageHeading)]
    assert [heading.anchor for heading in headings] == ["a-b", "a-b-1", "ä_c"]


def test_formulas_are_found_everywhere() -> None:
    source = "# $a$\n\n- $b$\n\n  > $$c$$\n\n| $d$ |\n|---|\n| **$e$** |\n"
    assert list(formulas_of(read_blocks(source))) == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    "path",
    [*sorted(HELP.rglob("*.md")), ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"],
    ids=lambda path: path.name,
)
def test_the_words_of_a_document_are_those_that_qt_reads(path: Path, qtbot: QtBot) -> None:
    """Another reader of the dialect is the oracle. It does not know formulas, which have their own tests."""
    source = _OURS_ALONE.sub("", without_comments(path.read_text(encoding="utf-8")))
    document = QTextDocument()
    document.setMarkdown(source, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    ours = "\n".join(map(plain_block, read_blocks(source)))
    assert re.findall(r"\w+", ours) == re.findall(r"\w+", document.toPlainText())
