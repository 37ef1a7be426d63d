"""Two texts on one axis: rules of mapping, optional words, the number left out, blocks as a table."""

from dataclasses import replace

import pytest

from annotally.comparison.result import BLOCK_KINDS, WORDS, BlockTable
from annotally.formats.base import ReadOptions
from annotally.formats.sgml.reader import read
from annotally.methods.speech.aligned_texts import TextAligner, block_table, differ, word_shares
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.text import Document, Section, Source
from annotally.tasks.derived import TEMPLETTE
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.text.alignment.axis import Axis
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.rules import MOST, Aligner, AlignmentRules, Voice
from support.builders import annotation_set
from support.word_samples import shown

FORMATS = ("txt", "txt")


def aligner(**rules: object) -> TextAligner:
    chosen = replace(TEMPLETTE, alignment=replace(AlignmentRules(), **rules))  # type: ignore[arg-type]  # fields by name
    return TextAligner(chosen.complete([annotation_set("key", {})]))


def text(words: str, *sections: Section) -> Document:
    return Document("D", "D", words, sections)


def table(ref: Document | None, hyp: Document | None, **rules: object) -> BlockTable:
    return block_table(aligner(**rules).axis((ref, hyp), FORMATS))


def kinds(item: BlockTable) -> list[str]:
    return [BLOCK_KINDS[kind] for kind in item.kind]


def test_blocks_stand_by_their_places_in_either_text() -> None:
    result = table(text("The h- heart of it"), text("A part of it now"))
    assert kinds(result) == ["substituted", "a-optional", "substituted", "identical", "identical", "b-only"]
    assert list(zip(result.a_start, result.a_end, strict=True))[:3] == [(0, 3), (4, 6), (7, 12)]
    assert list(zip(result.b_start, result.b_end, strict=True))[:3] == [(0, 1), (1, 1), (2, 6)]
    assert result.across(1, 2, 6) == (7, 12)


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
    assert rules.spell("no colour", "txt", 1) == "NO COLOR"
    assert rules.spell("my colour", "txt", 1) == "MY COLOR"
    assert rules.words("no colour", "txt", 0).words.forms == ["NO", "COLOR"]


@pytest.mark.parametrize(("way", "blocks"), [(Aligner.PHONETIC, 1), (Aligner.ONE_TO_ONE, 2)])
def test_words_are_aligned_by_sound_or_one_by_one(way: Aligner, blocks: int) -> None:
    assert len(table(text("GINGRICH"), text("GOOD RICH"), aligner=way)) == blocks


def test_what_a_word_more_costs_is_the_task_s_to_say() -> None:
    assert len(table(text("GINGRICH"), text("GOOD RICH"), group=MOST)) == 2


def test_an_optional_word_of_either_text_may_stand_alone() -> None:
    result = table(text("it goes"), text("so it uh goes"))
    assert kinds(result) == ["b-only", "identical", "b-optional", "identical"]
    assert (list(result.a_start), list(result.a_end)) == ([0, 0, 2, 3], [0, 2, 2, 7])


def shares(ref: str, hyp: str) -> dict[str, int]:
    """Return what two texts add to the row of words, by column."""
    actual_shares = word_shares(aligner().axis((text(ref), text(hyp)), FORMATS))
    assert all(share.row == WORDS for share in actual_shares)
    return {share.column.name: int(share.amount) for share in actual_shares}


def test_h7_words_are_right_substituted_deleted_or_inserted_and_optional_ones_count_nothing() -> None:
    assert shares("one two", "one two") == {"COR": 2}
    assert shares("one two", "") == {"MIS": 2}
    assert shares("", "one two") == {"SPU": 2}
    assert shares("uh one uh two", "one two") == {"COR": 2, "NON": 2}
    # Of a block of several words as many as either side has are substituted.
    assert shares("so GINGRICH so GINGRICH", "so GOOD RICH so GOOD RICH") == {"COR": 2, "INC": 2, "SPU": 2}
    assert shares("so GOOD RICH so GOOD RICH", "so GINGRICH so GINGRICH") == {"COR": 2, "INC": 2, "MIS": 2}


def axis(ref: str, hyp: str, rules: AlignmentRules | None = None, form: str = "muc-sgml") -> str:
    task = replace(SPEECH_NAMED_ENTITY, alignment=rules or AlignmentRules())
    return written(TextAligner(task).axis((text(ref), text(hyp)), (form, form)))


def written(item: Axis) -> str:
    return shown(Blocks(item.ref.bars, item.hyp.bars), item.ref.words, item.hyp.words)


def test_words_go_by_sound_unless_one_for_one_is_asked_for() -> None:
    texts = "Newt Gingrich", "NEWT GOOD RICH"
    assert axis(*texts) == "NEWT=NEWT | GINGRICH=GOOD RICH"
    candidate_axis = axis(*texts, AlignmentRules(aligner=Aligner.ONE_TO_ONE))
    assert candidate_axis == "NEWT=NEWT | GINGRICH=GOOD | =RICH"  # S6


def test_s7_a_lexicon_goes_ahead_of_the_rules_for_sounds() -> None:
    rules = AlignmentRules(lexicon=Source("x.dict", "GINGRICH  R IH1 CH\n"))
    assert axis("Newt Gingrich", "NEWT GOOD RICH", rules) == "NEWT=NEWT | =GOOD | GINGRICH=RICH"


def test_s7_a_voice_is_asked_for_only_where_words_are_aligned_by_sound() -> None:
    nobody = Voice("zz")
    aligner(aligner=Aligner.ONE_TO_ONE, sounds=nobody)
    with pytest.raises(InputRefused, match="voice"):
        aligner(aligner=Aligner.PHONETIC, sounds=nobody)


GLM = """;;
* name "test"
[CAN'T] => [CAN NOT] / [ ] __ [ ]
;; INPUT_DEPENDENT_APPLICATION = "hyp"
[GONNA] => [GOING TO] / [ ] __ [ ]
"""


def test_h5_rules_are_applied_and_some_to_one_side_only() -> None:
    rules = AlignmentRules(glm=Source("x.glm", GLM))
    assert axis("I can't", "I CAN NOT", rules) == "I=I | CAN=CAN | NOT=NOT"
    assert axis("I going to", "I GONNA", rules) == "I=I | GOING=GOING | TO=TO"
    assert "GONNA" in axis("I gonna", "I GOING TO", rules)


def test_h5_rules_may_be_for_one_format_and_words_be_left_as_they_are() -> None:
    glm = Source(
        "x.glm",
        ';;\n* name "x"\n;; INPUT_DEPENDENT_APPLICATION = "ctm"\n[GONNA] => [GOING TO] / [ ] __ [ ]\n',
    )
    rules = aligner(glm=glm)
    assert [rules.spell("gonna", form, 0) for form in ("ctm", "txt", "ctm")] == [
        "GOING TO",
        "GONNA",
        "GOING TO",
    ]
    both_texts = text("gonna"), text("gonna")
    assert rules.axis(both_texts, ("ctm", "ctm")).ref.words.forms == ["GOING", "TO"]
    assert rules.axis(both_texts, ("ctm", "ctm"), mapped=False).ref.words.forms == ["GONNA"]


@pytest.mark.parametrize("glm", [None, Source("x.glm", GLM)])
def test_h7_brackets_mean_optional_words_in_strings_of_transcripts_too(glm: Source | None) -> None:
    optional_words = [
        aligner(glm=glm).words("so (far) away", form, 0).words.optional for form in ("trn", "txt")
    ]
    assert optional_words == [{1}, set()]


def test_h5_damaged_rules_are_left_out() -> None:
    assert axis("I can't", "I CAN NOT", AlignmentRules(glm=Source("x.glm", GLM + "[A] =>\n"))).endswith(
        "NOT=NOT"
    )


def test_h7_brackets_mean_optional_words_in_transcripts_only() -> None:
    task = SPEECH_NAMED_ENTITY
    for form, optional in (("trn", {1}), ("muc-sgml", set())):
        result = TextAligner(task).axis((text("so (far) away"), text("so away")), (form, form))
        assert result.ref.words.optional == optional


def test_the_number_of_a_document_that_is_read_is_not_spoken() -> None:
    texts = []
    for body in ("<DOC><DOCNO> 17 </DOCNO>one</DOC>", "<DOC><DOCNO> 17 </DOCNO>two</DOC>"):
        texts += read([Source("x", body)], ReadOptions()).documents
    result = TextAligner(SPEECH_NAMED_ENTITY).axis((texts[0], texts[1]), ("muc-sgml", "muc-sgml"))
    assert list(result.ref.words.forms) == ["ONE"]
    assert texts[0].text[result.ref.words.starts[0] :].startswith("one")


def test_a_place_in_a_side_without_text() -> None:
    result = TextAligner(SPEECH_NAMED_ENTITY).axis((text("one"), None), ("muc-sgml", "muc-sgml"))
    blocks = block_table(result)
    assert (len(blocks), blocks.kind) == (1, b"\x03")
    assert blocks.across(1, 0, 0) == (0, 3)
    empty = block_table(TextAligner(SPEECH_NAMED_ENTITY).axis((None, None), ("muc-sgml", "muc-sgml")))
    assert (len(empty), empty.across(1, 0, 5)) == (0, (0, 0))


def test_spelled_as_compared() -> None:
    rules = AlignmentRules(glm=Source("x.glm", GLM))
    aligner = TextAligner(replace(SPEECH_NAMED_ENTITY, alignment=rules))
    assert aligner.spell("He can't, gonna", "stm", 1) == "HE CAN NOT GOING TO"
    assert aligner.spell("gonna", "stm", 1) == "GOING TO"
    assert aligner.spell("gonna", "stm", 0) == "GONNA"


def test_c5_texts_differ_or_do_not() -> None:
    first_text, second_text = text("a"), text("b")
    assert [
        differ(pair)
        for pair in (
            (first_text, second_text),
            (first_text, first_text),
            (first_text, None),
            (None, None),
        )
    ] == [
        True,
        False,
        False,
        False,
    ]
