"""Two texts on one axis: mapping rules, optional words, document numbers, the aligner asked for."""

from dataclasses import replace

from annotally.formats.base import ReadOptions
from annotally.formats.sgml_reader import read
from annotally.methods.aligned_texts import TextAligner, block_table, differ
from annotally.model.text import Document, Source
from annotally.tasks.differing import Aligner, AlignmentRules
from annotally.tasks.speech import SPEECH_NAMED_ENTITY
from annotally.textual.axis import Axis
from annotally.textual.blocks import Blocks
from word_samples import shown


def document(text: str) -> Document:
    return Document("x", "x", text)


def axis(ref: str, hyp: str, rules: AlignmentRules | None = None, form: str = "muc-sgml") -> str:
    task = replace(SPEECH_NAMED_ENTITY, alignment=rules or AlignmentRules())
    return written(TextAligner(task).axis((document(ref), document(hyp)), (form, form)))


def written(found: Axis) -> str:
    return shown(Blocks(found.ref.bars, found.hyp.bars), found.ref.words, found.hyp.words)


def test_words_go_by_sound_unless_one_for_one_is_asked_for() -> None:
    texts = "Newt Gingrich", "NEWT GOOD RICH"
    assert axis(*texts) == "NEWT=NEWT | GINGRICH=GOOD RICH"
    one = axis(*texts, AlignmentRules(aligner=Aligner.ONE_TO_ONE))
    assert one == "NEWT=NEWT | GINGRICH=GOOD | =RICH"  # S6


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


def test_h5_damaged_rules_are_left_out() -> None:
    assert axis("I can't", "I CAN NOT", AlignmentRules(glm=Source("x.glm", GLM + "[A] =>\n"))).endswith(
        "NOT=NOT"
    )


def test_h7_brackets_mean_optional_words_in_transcripts_only() -> None:
    task = SPEECH_NAMED_ENTITY
    for form, optional in (("trn", {1}), ("muc-sgml", set())):
        found = TextAligner(task).axis((document("so (far) away"), document("so away")), (form, form))
        assert found.ref.words.optional == optional


def test_the_number_of_a_document_is_not_spoken() -> None:
    texts = []
    for body in ("<DOC><DOCNO> 17 </DOCNO>one</DOC>", "<DOC><DOCNO> 17 </DOCNO>two</DOC>"):
        (text,) = read([Source("x", body)], ReadOptions()).documents
        texts.append(text)
    found = TextAligner(SPEECH_NAMED_ENTITY).axis((texts[0], texts[1]), ("muc-sgml", "muc-sgml"))
    assert list(found.ref.words.forms) == ["ONE"]
    assert texts[0].text[found.ref.words.starts[0] :].startswith("one")


def test_a_side_without_text_has_no_words() -> None:
    found = TextAligner(SPEECH_NAMED_ENTITY).axis((document("one"), None), ("muc-sgml", "muc-sgml"))
    table = block_table(found)
    assert (len(table), table.kind) == (1, b"\x02")
    assert table.to_a(0, 0) == (0, 3)
    empty = block_table(TextAligner(SPEECH_NAMED_ENTITY).axis((None, None), ("muc-sgml", "muc-sgml")))
    assert (len(empty), empty.to_a(0, 5)) == (0, (0, 0))


def test_spelled_as_compared() -> None:
    rules = AlignmentRules(glm=Source("x.glm", GLM))
    aligner = TextAligner(replace(SPEECH_NAMED_ENTITY, alignment=rules))
    assert aligner.spelled("He can't, gonna", "stm", 1) == "HE CAN NOT GOING TO"
    assert aligner.spelled("gonna", "stm", 1) == "GOING TO"
    assert aligner.spelled("gonna", "stm", 0) == "GONNA"


def test_c5_texts_differ_or_do_not() -> None:
    one, other = document("a"), document("b")
    assert [differ(pair) for pair in ((one, other), (one, one), (one, None), (None, None))] == [
        True,
        False,
        False,
        False,
    ]
