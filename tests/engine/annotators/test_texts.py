"""Tokens and spans of several annotators."""

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.texts import TextLabels, spans_of_type
from annotally.comparison.result import Sides
from annotally.model.instances import Instance
from annotally.model.text import Document, Tokens
from annotally.scoring.agreement.data import LabelledSpan
from support.builders import annotation_set
from support.similarity_samples import note, spanned, task

TEXT = "Ada Quill left."
TASK = task(spanned("A"), spanned("B"), spanned("lex"))


def texts(*annotators: list[Instance] | None, document: Document | None = None) -> TextLabels:
    """Return what annotators did to document 1; None: nothing, for it was not theirs."""
    sets = tuple(
        annotation_set("abc"[n], {} if own_annotator is None else {"1": own_annotator})
        for n, own_annotator in enumerate(annotators)
    )
    documents = {"1": document} if document is not None else {}
    return TextLabels(MultiComparison(TASK, Sides(sets, documents), ["1"]))


PLAIN = Document("1", "1", TEXT)


def test_a_token_has_the_type_of_what_covers_any_of_it() -> None:
    actual_texts = texts(
        [note("A", "1", (2, 9))], [note("A", "1", (0, 3)), note("HAT", "2", (4, 9))], document=PLAIN
    )
    assert actual_texts.tokens("1").items == (("A", "A"), ("A", "O"), ("O", "O"))


def test_touching_is_not_covering() -> None:
    assert texts([note("A", "1", (3, 4))], [note("A", "1", (9, 10))], document=PLAIN).tokens("1").items == (
        *(("O", "O"),) * 3,
    )


def test_several_types_are_one_label_and_each_can_be_looked_at_alone() -> None:
    both_notes = [note("B", "1", (0, 3)), note("A", "2", (0, 9)), note("A", "3", (0, 3))]
    actual_texts = texts(both_notes, [note("A", "1", [(0, 3), (10, 14)])], document=PLAIN)
    assert actual_texts.tokens("1").items == (("A+B", "A"), ("A", "O"), ("O", "A"))
    assert actual_texts.tokens("1", "B").items == (("B", "O"), ("O", "O"), ("O", "O"))


def test_tokens_are_those_the_document_lists() -> None:
    listed = Document("1", "1", TEXT, tokens=Tokens((0, 4, 14), (3, 9, 15)))
    actual_texts = texts([note("A", "1", (14, 15))], [], document=listed)
    assert actual_texts.tokens("1").items == (("O", "O"), ("O", "O"), ("A", "O"))


def test_else_the_tokens_somebody_annotated() -> None:
    """Of several who did, those of whom annotated most, whoever comes first (A14)."""
    few, many = [note("lex", "1", (0, 9))], [note("lex", "1", (0, 3)), note("lex", "2", (4, 9))]
    for order in ((few, many), (many, few)):
        assert len(texts(*order, document=PLAIN).tokens("1").items) == 2


def test_who_did_not_annotate_the_document_has_no_label_in_it() -> None:
    actual_texts = texts([note("A", "1", (0, 3))], [], None, document=PLAIN)
    assert actual_texts.tokens("1").items[:2] == (("A", "O", None), ("O", "O", None))
    assert actual_texts.spans("1").spans == ((LabelledSpan(0, 3, "A"),), (), None)


def test_spans_are_the_pieces_of_what_is_compared() -> None:
    actual_texts = texts(
        [note("A", "1", [(0, 3), (10, 14)]), note("HAT", "2", (0, 1))],
        [note("B", "1", (4, 9))],
        document=PLAIN,
    )
    spans = actual_texts.spans("1")
    assert spans.length == len(TEXT)
    assert spans.spans == (
        (LabelledSpan(0, 3, "A"), LabelledSpan(10, 14, "A")),
        (LabelledSpan(4, 9, "B"),),
    )
    assert spans_of_type(spans, "B").spans == ((), (LabelledSpan(4, 9, "B"),))
    assert spans_of_type(texts([], None, document=PLAIN).spans("1"), "B").spans == ((), None)


def test_without_a_text_there_are_no_tokens_and_spans_say_how_long_it_is() -> None:
    actual_texts = texts([note("A", "1", (2, 9))], [note("A", "1", (0, 3))])
    assert actual_texts.tokens("1").items == ()
    assert actual_texts.spans("1").length == 9


def test_segments_lie_between_the_tokens_where_spans_begin_and_end() -> None:
    actual_texts = texts([note("A", "1", (0, 3))], [note("A", "1", (5, 15))], None, document=PLAIN)
    # Ada | Quill left.; the same, since the second begins within Quill; not annotated.
    assert actual_texts.segments("1") == [(1, 2), (1, 2), None]
    listed = Document("1", "1", TEXT, tokens=Tokens((0, 4, 14), (3, 9, 15)))
    assert texts([note("A", "1", (4, 14))], [], document=listed).segments("1") == [(1, 1, 1), (3,)]


def test_without_a_text_there_are_no_segments() -> None:
    assert texts([note("A", "1", (0, 3))], []).segments("1") == [None, None]
    assert texts([], [], document=Document("1", "1", " ")).segments("1") == [None, None]
