"""Two texts behind the pipe: messages with both, compared anew by other rules, unsegmented, in a project."""

from pathlib import Path

import pytest

from annotally.comparison.result import BLOCK_KINDS, WORDS
from annotally.model.diagnostics import InputRefused
from annotally.reports.messages import DocumentView, Scored, ScoredBatch, SecondText
from annotally.service.server import Service
from annotally.tasks.alignment_options import DifferingChoice
from support.service_samples import CTM, REF, Sent
from support.small_inputs import write
from support.templette_samples import CORPUS, KEY, event


@pytest.fixture
def sent() -> Sent:
    return Sent()


@pytest.fixture
def service(sent: Sent) -> Service:
    return Service(sent, lambda: None)


def opened(service: Service, folder: Path, choice: DifferingChoice) -> DocumentView:
    sides = ("key", (write(folder, "ref.sgm", REF),)), ("heard", (write(folder, "hyp.ctm", CTM),))
    result = service.open("speech-named-entity", (), sides, differing=choice)
    assert result.texts == 2
    return service.document("cnn")


def second(view: DocumentView) -> SecondText:
    assert view.second is not None
    return view.second


def test_a_document_comes_with_both_texts_and_the_extents_of_each_on_its_own(
    service: Service, tmp_path: Path
) -> None:
    view = opened(service, tmp_path, DifferingChoice())
    second_text = second(view)
    assert second_text.text == "AND NEWT GOOD RICH OF GEORGIA\nCAN NOT SPEAK ", "in the reference's lines"
    assert "Newt Gingrich of Georgia\ncan't" in view.text
    for text, marks, lane in (
        (view.text, view.marks, 0),
        (second_text.text, second_text.marks, 1),
    ):
        own_texts = [
            text[start:end].casefold()
            for start, end, side, item in zip(marks.start, marks.end, marks.lane, marks.located, strict=True)
            if side == lane and not item
        ]
        assert own_texts == [("newt gingrich", "newt good rich")[lane], "georgia"]
        projected = [
            text[start:end].casefold()
            for start, end, side, item in zip(marks.start, marks.end, marks.lane, marks.located, strict=True)
            if side != lane and item
        ]
        assert projected == own_texts, "what the other side has, where it is aligned to"
    kinds = [BLOCK_KINDS[kind] for kind in second_text.blocks.kind]
    assert kinds[1:3] == ["identical", "regrouped"]
    assert view.rows[-1].key == WORDS


def test_what_is_scored_is_sent_without_blocks(service: Service, sent: Sent, tmp_path: Path) -> None:
    opened(service, tmp_path, DifferingChoice())
    assert isinstance(service.score(), Scored)
    (batch,) = [value for kind, value in sent if isinstance(value, ScoredBatch)]
    assert [tree.blocks for tree in batch.trees] == [None]
    words = batch.corpus[0].words
    assert words is not None
    assert (words.pos, words.cor) == (7, 5)


def test_it_is_compared_anew_by_other_rules_and_nothing_is_read_again(
    service: Service, tmp_path: Path
) -> None:
    view = opened(service, tmp_path, DifferingChoice())
    (tmp_path / "hyp.ctm").unlink()
    choice = DifferingChoice(aligner="one-to-one")
    recompared = service.compare_with("speech-named-entity", service._inputs.similarity, "cnn", choice)
    assert (recompared.setup, recompared.differing) == (None, choice)
    assert len(second(recompared.view).blocks) == len(second(view).blocks) + 2
    refused = DifferingChoice(group=5000)
    with pytest.raises(InputRefused, match="a group weight of 5000"):
        service.compare_with("speech-named-entity", service._inputs.similarity, "cnn", refused)
    assert service.recompared("cnn").differing == choice, "what was open stays"


def test_rules_that_bring_words_into_one_form_and_those_that_cannot(service: Service, tmp_path: Path) -> None:
    glm = write(tmp_path, "x.glm", ";;\n[CAN'T] => [CAN NOT] / [ ] __ [ ]\n")
    mapped = opened(service, tmp_path, DifferingChoice(glm=glm))
    words = next(row.tally for row in mapped.rows if row.key == WORDS)
    assert words.counts() == (7, 0, 1, 0, 1, 0)
    sides = ("key", (write(tmp_path, "ref.sgm", REF),)), ("same", (write(tmp_path, "same.sgm", REF),))
    result = service.open("speech-named-entity", (), sides, differing=DifferingChoice(glm=glm))
    (stated_warning,) = [warning for warning in result.warnings if "no effect" in warning.found]
    assert (stated_warning.file, result.texts) == (glm, 1)
    assert service.document("cnn").second is None


def test_an_unsegmented_corpus_of_templettes_opens_with_two_texts(service: Service, tmp_path: Path) -> None:
    heard = "<DOC>\n<DOCNO> heard </DOCNO>\n" + CORPUS.replace("Egypt", "each hipped") + "</DOC>\n"
    heard = heard.replace("<DOC>\n<DOCNO> ABC", "<DOCNO> ABC")
    plain = " ".join(heard.replace("<", " <").split("<TEXT>")[2].split())
    text = f"<DOC>\n<DOCNO> heard </DOCNO>\n{plain.split('</TEXT>')[0]}\n</DOC>\n"
    start = text.index("each hipped")
    response = event(f'WINNER: "each hipped" ##{start}#{start + 11}#', kind="SPORTS_EVENT", document="heard")
    sides = (
        ("key", (write(tmp_path, "key.tpl", KEY),)),
        ("response", (write(tmp_path, "response.tpl", response),)),
    )
    own_choice = DifferingChoice(response_texts=(write(tmp_path, "heard.sgml", text),))
    result = service.open("templette", (write(tmp_path, "texts.sgml", CORPUS),), sides, differing=own_choice)
    assert any("unsegmented" in warning.remedy for warning in result.warnings)
    assert [label for _, label in result.documents] == ["heard"]
    view = service.document("heard")
    marks = second(view).marks
    shown_texts = [
        second(view).text[start:end]
        for start, end, lane in zip(marks.start, marks.end, marks.lane, strict=True)
        if lane == 1
    ]
    assert shown_texts == ["each hipped"]
    assert view.text.count("<DOC>") == 3
