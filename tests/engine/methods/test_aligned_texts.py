"""Two versions of a text on one axis: rules of mapping, the number left out, blocks as a table."""

from dataclasses import replace

import pytest

from annotally.comparison import BLOCK_KINDS, BlockTable
from annotally.methods.aligned_texts import TextAligner, block_table, differ
from annotally.model.extents import Extent
from annotally.model.text import Document, Section, Source
from annotally.tasks.derived import TEMPLETTE
from annotally.tasks.differing import Aligner, AlignmentRules
from builders import annotation_set

FORMATS = ("txt", "txt")


def aligner(**rules: object) -> TextAligner:
    chosen = replace(TEMPLETTE, alignment=replace(AlignmentRules(), **rules))  # type: ignore[arg-type]
    return TextAligner(chosen.complete([annotation_set("key", {})]))


def text(words: str, *sections: Section) -> Document:
    return Document("D", "D", words, sections)


def table(ref: Document | None, hyp: Document | None, **rules: object) -> BlockTable:
    return block_table(aligner(**rules).axis((ref, hyp), FORMATS))


def kinds(found: BlockTable) -> list[str]:
    return [BLOCK_KINDS[kind] for kind in found.kind]


def test_blocks_stand_by_their_places_in_either_text() -> None:
    found = table(text("The h- heart of it"), text("A part of it now"))
    assert kinds(found) == ["different", "a-only", "different", "identical", "identical", "b-only"]
    assert list(zip(found.a_start, found.a_end, strict=True))[:3] == [(0, 3), (4, 6), (7, 12)]
    assert list(zip(found.b_start, found.b_end, strict=True))[:3] == [(0, 1), (1, 1), (2, 6)]
    assert found.to_a(2, 6) == (7, 12)


def test_a_side_without_text_has_no_words() -> None:
    assert kinds(table(text("one two"), None)) == ["a-only"] * 2
    assert len(table(None, None)) == 0


def test_the_number_of_a_document_takes_no_part() -> None:
    numbered = text("D1 ran", Section("DOCNO", Extent(0, 2)), Section("TEXT", Extent(3, 6)))
    assert kinds(table(numbered, text("ran"))) == ["identical"]


def test_words_are_mapped_to_one_form() -> None:
    glm = Source("x.glm", ";;\nCOLOUR => COLOR\n")
    assert kinds(table(text("my COLOUR"), text("my color"), glm=glm)) == ["identical"] * 2
    rules = aligner(glm=glm)
    assert rules.spelled("no colour", "txt", 1) == "NO COLOR"
    assert rules.spelled("my colour", "txt", 1) == "MY COLOR"
    assert rules.words("no colour", "txt", 0).words.forms == ["NO", "COLOR"]


@pytest.mark.parametrize(("way", "blocks"), [(Aligner.PHONETIC, 1), (Aligner.ONE_TO_ONE, 2)])
def test_words_are_aligned_by_sound_or_one_by_one(way: Aligner, blocks: int) -> None:
    assert len(table(text("GINGRICH"), text("GOOD RICH"), aligner=way)) == blocks


def test_texts_differ_where_both_are_known() -> None:
    assert differ((text("a"), text("b")))
    assert not differ((text("a"), text("a")))
    assert not differ((text("a"), None))
