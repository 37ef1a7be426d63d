"""Token columns: layout, rows, damage, and writing tags into a file."""

import time
from typing import TypedDict, Unpack

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll import format as token_columns
from annotally.formats.conll.layout import tag_columns, word_columns
from annotally.formats.conll.reader import read
from annotally.formats.conll.writer import write
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source

OPTIONS = ReadOptions()
FILE = "Ada\tB-PER\nLovelace\tI-PER\nmet\tO\n\n😀\tO\nRome\tB-LOC\n"


class _Chosen(TypedDict, total=False):
    layer: str
    repair_lookalikes: bool


def result(text: str, **options: Unpack[_Chosen]) -> ReadResult:
    return read((Source("d.conll", text),), ReadOptions(**options))


def spans(read_result: ReadResult, document: str = "d") -> list[tuple[str, str]]:
    text = next(
        candidate_document.text
        for candidate_document in read_result.documents
        if candidate_document.id == document
    )
    return [
        (instance.type, text[instance.extents[0].start : instance.extents[0].end])
        for instance in read_result.annotations.documents[document].instances
    ]


def warnings(text: str, **options: Unpack[_Chosen]) -> list[str]:
    return [str(warning).removeprefix("d.conll:") for warning in result(text, **options).warnings]


def refusal(text: str, **options: Unpack[_Chosen]) -> str:
    with pytest.raises(InputRefused) as caught:
        result(text, **options)
    return str(caught.value)


def test_text_spans_tokens_and_places() -> None:
    actual = result(FILE)
    (document,) = actual.documents
    assert document.text == "Ada Lovelace met\n😀 Rome"
    assert document.tokens is not None
    assert list(document.tokens.starts) == [0, 4, 13, 17, 19]
    assert spans(actual) == [("PER", "Ada Lovelace"), ("LOC", "Rome")]
    assert actual.warnings == ()
    rome = actual.annotations.documents["d"].instances[1]
    assert FILE[rome.source.start : rome.source.end] == "Rome\tB-LOC"
    assert [r.text for r in rome.readings()] == ["Rome"]
    for offset in range(len(document.text)):
        at = document.source_map.to_source(offset)
        assert document.text[offset] in (FILE[at], " ", "\n")


@pytest.mark.parametrize(
    "text",
    [
        "Ada B-PER\nLovelace I-PER\nmet O\n\nRome B-LOC\n",
        "Ada  x\tB-PER\r\nLovelace x I-PER\r\nmet x O\r\n\r\n\r\nRome x B-LOC",
        "\r\nword\tpos\tner\nAda\tx\tB-PER\nLovelace\tx\tI-PER\nmet\tx\tO\n\t\nRome\tx\tB-LOC\n",
        "# id 12\tx=y\nAda\tB-PER\nLovelace\tI-PER\n# sent\nmet\tO\n\nRome\tB-LOC\n",
        "# 12\n# text = Ada O\nAda B-PER\nLovelace I-PER\nmet O\n\nRome B-LOC\n",
        "-DOCSTART- O\n\nAda B-PER\nLovelace I-PER\nmet O\n\nRome B-LOC\n",
        "Ada\tI-PER\nLovelace\tI-PER\nmet\tO\n\nRome\tI-LOC\n",
        "Ada\tB-PER\nLovelace\tE-PER\nmet\tO\n\nRome\tS-LOC\n",
    ],
)
def test_one_content_in_many_layouts(text: str) -> None:
    actual = result(text)
    assert spans(actual) == [("PER", "Ada Lovelace"), ("LOC", "Rome")]
    assert actual.documents[0].text == "Ada Lovelace met\nRome"
    assert actual.warnings == ()


def test_a_token_that_begins_with_a_hash_is_no_comment() -> None:
    assert result("#\tO\n#go\tB-X\n#\tO\n").documents[0].text == "# #go #"
    assert result("# O\n#go B-X\n").documents[0].text == "# #go"


def test_the_column_that_is_read() -> None:
    headed = "word\tner\tfine\nAda\tB-PER\tB-AUTHOR\nleft\tO\tO\n"
    assert spans(result(headed)) == [("PER", "Ada")]
    assert warnings(headed) == [
        "1:1: tags in the columns ner, fine; expected one column of tags; ner is read; choose another as"
        " layer, or all"
    ]
    for layer in ("FINE", "3"):
        assert spans(result(headed, layer=layer)) == [("AUTHOR", "Ada")]
        assert warnings(headed, layer=layer) == []
    assert tag_columns(headed) == ["ner", "fine"]
    assert tag_columns("Ada B-NP B-PER\nleft O O\n") == ["3", "2"]
    assert tag_columns("Ada B-PER\nleft O\n") == ["2"]
    assert tag_columns("no tags\n") == tag_columns("") == []
    assert spans(result("Ada B-NP B-PER\nleft O O\n")) == [("PER", "Ada")]
    assert "no column 'x' of tags; expected one of the columns word, ner, fine" in refusal(headed, layer="x")
    assert "expected one of the columns 2 to 3" in refusal("Ada B-NP B-PER\nleft O O\n", layer="4")
    assert "expected one of the columns 2 to 2" in refusal("Ada B-PER\n", layer="1")


UNIVERSAL = (
    "# sent_id = weblog-1\n# text = Ada Lovelace met\n1\tAda\tB-PER\t-\tann\n2\tLovelace\tI-PER\t-\tann\n"
    "3\tmet\tO\t-\tann\n\n# sent_id = weblog-2\n# text = Rome\n1\tRome\tB-LOC\t-\tann\n"
)
"""As Universal NER has it: numbers, words, tags."""


def test_words_behind_the_numbers_of_tokens() -> None:
    actual = result(UNIVERSAL)
    assert actual.documents[0].text == "Ada Lovelace met\nRome"
    assert spans(actual) == [("PER", "Ada Lovelace"), ("LOC", "Rome")]
    assert actual.warnings == ()
    rome = actual.annotations.documents["d"].instances[1]
    assert UNIVERSAL[rome.source.start : rome.source.end] == "Rome\tB-LOC"
    blanks = "0 Ada B-PER\n1-2 Lovelace I-PER\n1 Love I-PER\n1.1 l I-PER\n2 lace I-PER\n"
    assert result(blanks).documents[0].text == "Ada Lovelace Love l lace"


@pytest.mark.parametrize(
    "text",
    [
        "1\tO\n2\tO\n",
        "1 CD O\nbox NN O\n",
        "1861 CD B-DATE\n1862 CD O\n",
        "1 CD O\n3 CD O\n",
        "1 CD O\n",
    ],
)
def test_numbers_that_are_words(text: str) -> None:
    assert result(text).documents[0].text == " ".join(line.split()[0] for line in text.splitlines())


def test_the_column_of_words_can_be_chosen() -> None:
    text = "id\tform\tlemma\tner\tfine\n7\tmet\tmeet\tO\tO\n9\tAda's\tAda\tB-PER\tB-AUTHOR\n"
    assert word_columns(text) == [("id", "7 9"), ("form", "met Ada's"), ("lemma", "meet Ada")]
    assert spans(result(text, layer="@form")) == [("PER", "Ada's")]
    assert spans(result(text, layer="fine@LEMMA")) == [("AUTHOR", "Ada")]
    assert spans(result(text, layer="5@3")) == [("AUTHOR", "Ada")]
    assert result(text, layer="ner").documents[0].text == "7 9"
    assert word_columns(UNIVERSAL)[:2] == [("2", "Ada Lovelace met"), ("1", "1 2 3")]
    assert result(UNIVERSAL, layer="@1").documents[0].text == "1 2 3\n1"
    assert spans(result("word\tn@r\nAda\tB-PER\n", layer="n@r")) == [("PER", "Ada")]
    assert "no column 'x' of words; expected one of the columns id, form" in refusal(text, layer="@x")
    assert "no column '6' of words" in refusal(text, layer="@6")
    assert "column 4 as the column of words and of tags" in refusal(text, layer="ner@ner")


def test_tags_ahead_of_their_words() -> None:
    text = "B-PER Ada\nO met\nB-LOC Rome\n"
    actual = result(text, layer="1@2")
    assert spans(actual) == [("PER", "Ada"), ("LOC", "Rome")]
    rome = actual.annotations.documents["d"].instances[1]
    assert text[rome.source.start : rome.source.end] == "B-LOC Rome"


SUFFIXED = "the\tNP-B\nold\tNP-I\nman\tNP-I\nsang\tVP-B\n.\tO\n"


def test_letters_behind_labels() -> None:
    assert spans(result(SUFFIXED)) == [("NP", "the old man"), ("VP", "sang")]
    assert warnings(SUFFIXED) == []
    assert warnings("a\tNP-B\nb\tVP-I\nc\tNP-B\nd\tNP-I\n") == [
        "2:3: VP-I continues no entity; expected an entity that starts with B (IOB2); it starts an entity"
    ]
    assert tag_columns(SUFFIXED.replace("\t", "\tNN\t")) == ["3"]


def test_letters_behind_labels_are_written_back_so() -> None:
    second = SUFFIXED + "\n-DOCSTART-\tO\n\nshe\tO\n"
    assert changed(SUFFIXED, ("VP", 12, 16)) == "the\tO\nold\tO\nman\tO\nsang\tVP-B\n.\tO\n"
    assert changed(SUFFIXED, ("NP", 0, 11), ("VP", 12, 18)).endswith("sang\tVP-B\n.\tVP-I\n")
    reading = read((Source("d.conll", second),), OPTIONS)
    name = reading.documents[1].id
    extent = Extent(0, 3)
    instance = Instance("NP", "1", (value_slot("TEXT", Reading("she")),), (extent,))
    theirs = {
        **reading.annotations.documents,
        name: msgspec.structs.replace(reading.annotations.documents[name], instances=(instance,)),
    }
    (text,) = write(msgspec.structs.replace(reading.annotations, documents=theirs), {}, OPTIONS)
    assert text == second.replace("she\tO", "she\tNP-B")


def test_documents() -> None:
    text = "-DOCSTART- (one (1))\tO\n\nAda\tB-PER\n\n# newdoc id = two\nBo\tB-PER\n-DOCSTART-\tO\nleft\tO\n"
    actual = result(text)
    assert [(d.id, d.text) for d in actual.documents] == [("one (1)", "Ada"), ("two", "Bo"), ("d.3", "left")]
    ranges = [actual.annotations.documents[d.id].range for d in actual.documents]
    assert "".join(text[r.start : r.end] for r in ranges) == text
    with pytest.raises(InputRefused, match="one"):
        result("# newdoc id = one\nAda\tO\n# newdoc id = one\nBo\tO\n")
    hipe = result(
        "T\tX\n# hipe2022:document_id = p1\n# a = b\nAda\tB-X\n# hipe2022:document_id = p2\nBo\tO\n"
    )
    assert [(d.id, d.text) for d in hipe.documents] == [("p1", "Ada"), ("p2", "Bo")]


def test_orphans_are_named() -> None:
    assert warnings("Ada\tB-PER\nBo\tO\nCy\tI-PER\nDi\tI-LOC\n") == [
        "3:4: I-PER continues no entity, also on line 4; expected an entity that starts with B (IOB2);"
        " it starts an entity"
    ]


def test_damaged_tags() -> None:
    text = "Ada\tB-PERX\nher\tИ-PERX\nshe\tOB-PERX\nhe\tО\nno\n"
    assert spans(result(text)) == [("PERX", "Ada")]
    lines = warnings(text)
    assert [line.split(":")[0] for line in lines] == ["2", "3", "4", "5"]
    assert "2:5: tag 'И-PERX' with U+0418, which looks like a Latin letter; expected I-PERX;" in lines[0]
    assert "repairing look-alikes reads it as I-PERX" in lines[0]
    assert "3:5: tag 'OB-PERX'; expected O, or one of B I E S M L U" in lines[1]
    assert "it is read as O" in lines[2]
    assert spans(result(text, repair_lookalikes=True)) == [("PERX", "Ada her")]
    assert "it is read as I-PERX" in warnings(text, repair_lookalikes=True)[0]


def test_a_label_that_looks_like_another() -> None:
    text = "Ada\tB-PER\nBo\tB-РER\n"
    assert spans(result(text)) == [("PER", "Ada"), ("РER", "Bo")]
    assert "repairing look-alikes reads it as B-PER" in warnings(text)[0]
    assert spans(result(text, repair_lookalikes=True)) == [("PER", "Ada"), ("PER", "Bo")]
    assert warnings("Ада\tB-ПЕР\nнет\tO\n") == []


def test_slips_are_pointed_out_and_read_as_written() -> None:
    text = "Ada\tB-PERSON\nx\tO\n" * 12 + "Mary\tB-PEROSN\n"
    assert spans(result(text))[-1] == ("PEROSN", "Mary")
    assert warnings(text) == [
        "25:6: tag 'B-PEROSN'; expected perhaps PERSON; it is read as written; correct it if it is a slip"
    ]


def test_joined_labels_are_one_label_as_written() -> None:
    text = "A\tB-x,B-y\nB\tI-x,I-y\n"
    assert [span[0] for span in spans(result(text))] == ["x,B-y", "x,I-y"]
    assert "1:3: labels joined by commas, as 'B-x,B-y', also on line 2" in warnings(text)[0]


@pytest.mark.parametrize("text", ["words\nalone\n", "a b\nc d\n", "\n", "#\n"])
def test_no_column_of_tags(text: str) -> None:
    assert "a token and a tag such as O or B-PER on each line" in refusal(text)


def test_a_line_without_a_token() -> None:
    assert "2:1: a line without a token" in warnings("Ada\tB-PER\n\tO\n")[0]


# --- writing


def changed(text: str, *spans: tuple[str, int, int], **options: Unpack[_Chosen]) -> str:
    annotations = result(text, **options).annotations
    instances = tuple(Instance(type_, str(n), (), (Extent(a, b),)) for n, (type_, a, b) in enumerate(spans))
    document = msgspec.structs.replace(annotations.documents["d"], instances=instances)
    sides = msgspec.structs.replace(annotations, documents={"d": document})
    return write(sides, {}, ReadOptions(**options))[0]


@pytest.mark.parametrize(
    ("previous", "after"),
    [
        (FILE, FILE.replace("Lovelace\tI-PER", "Lovelace\tO")),
        ("Ada S-PER\r\nx O\r\n", "Ada S-PER\r\nx O\r\n"),
    ],
)
def test_only_what_changes_is_written(previous: str, after: str) -> None:
    spans_ = [("PER", 0, 3)] + ([("LOC", 19, 23)] if previous is FILE else [])
    assert changed(previous, *spans_) == after


def test_in_the_scheme_of_the_file() -> None:
    text = "a B-X\nb E-X\nc O\nd S-Y\n"
    assert changed(text, ("X", 0, 5), ("Y", 6, 7)) == "a B-X\nb I-X\nc E-X\nd S-Y\n"
    assert changed("a\tI_X\nb\tO\nc\tI_X\n", ("X", 0, 1), ("X", 2, 5)) == "a\tI_X\nb\tB_X\nc\tI_X\n"
    assert changed("a B\nb I\nc O\n", ("ENTITY", 2, 5)) == "a O\nb B\nc I\n"


def test_damage_that_would_be_misread_is_rewritten() -> None:
    assert changed("a\tO\nb\tI-X\nc\tB-Y\n", ("X", 0, 1), ("X", 2, 3), ("Y", 4, 5)) == (
        "a\tB-X\nb\tB-X\nc\tB-Y\n"
    )
    assert changed("a\tB-X\nb\tOB-X\n", ("X", 2, 3), ("X", 0, 1)) == "a\tB-X\nb\tB-X\n"
    assert changed("a\tO\nb\nc\tB-X\n", ("X", 2, 3)) == "a\tO\nb\tB-X\nc\tO\n"


def test_across_sentences() -> None:
    with pytest.raises(InputRefused, match="PER 0: more than one sentence"):
        changed(FILE, ("PER", 13, 18))


def test_afresh_from_any_text() -> None:
    text = "Ada Lovelace,\nof Rome."
    instances = (Instance("PER", "1", (), (Extent(0, 12),)), Instance("LOC", "2", (), (Extent(17, 21),)))
    annotation_set = AnnotationSet("key", "brat", {"x": DocumentAnnotations("x", instances)})
    (written,) = write(annotation_set, {"x": Document("x", "x", text)}, OPTIONS)
    assert written == ("-DOCSTART- (x)\tO\n\nAda\tB-PER\nLovelace\tI-PER\n,\tO\n\nof\tO\nRome\tB-LOC\n.\tO\n")
    assert [document.id for document in result(written).documents] == ["x"]


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (Instance("X", "1", (), (Extent(0, 1), Extent(4, 5))), "X 1: 2 extents"),
        (Instance("X", "1", ()), "X 1: no extents"),
        (Instance("X", "1", (), (Extent(0, 2),)), "starts or ends inside a token"),
        (Instance("X", "1", (), (Extent(3, 40),)), "starts or ends inside a token"),
        (Instance("X Y", "1", (), (Extent(0, 3),)), "label 'X Y'"),
        (Instance("X", "1", (), (Extent(0, 3),), optional=True), "optional"),
        (Instance("X", "1", (value_slot("a", Reading("b")),), (Extent(0, 3),)), "slot 'a'"),
    ],
)
def test_what_tags_cannot_hold_is_refused_where_it_stands(instance: Instance, words: str) -> None:
    placed = msgspec.structs.replace(instance, source=Extent(2, 3))
    annotation_set = AnnotationSet(
        "key", "brat", {"x": DocumentAnnotations("x", (placed,))}, (Source("k.ann", "1\n2\n"),)
    )
    with pytest.raises(InputRefused) as caught:
        write(annotation_set, {"x": Document("x", "x", "Ada left")}, OPTIONS)
    assert str(caught.value).startswith("k.ann:2:1: document x: ")
    assert words in str(caught.value)


def test_overlap_is_refused() -> None:
    many = (Instance("X", "1", (), (Extent(0, 3),)), Instance("Y", "2", (), (Extent(0, 8),)))
    annotation_set = AnnotationSet("key", "brat", {"x": DocumentAnnotations("x", many)})
    with pytest.raises(InputRefused, match="Y 2: a token that another span has"):
        write(annotation_set, {"x": Document("x", "x", "Ada left")}, OPTIONS)


# --- whatever comes

TAGS = st.sampled_from(["O", "B-A", "I-A", "B-B", "I-B", "E-A", "S-B", "И-A", "OB-A", "", "B-A,B-B", "_"])
ROWS = st.tuples(st.sampled_from(["a", "é", "😀", "#", "# x", "-DOCSTART-", "б в"]), TAGS).map("\t".join)
PIECES = st.lists(st.one_of(ROWS, st.sampled_from(["", " ", "# c", "x", "-DOCSTART- (1)", "\x00", "\t\t"])))
FILES = st.tuples(PIECES, st.sampled_from(["\n", "\r\n", "\r"])).map(lambda item: item[1].join(item[0]))


@settings(max_examples=300)
@given(FILES | st.text("aOB-XI \t\n\r#", max_size=40), st.sampled_from([None, "2", "3", "x"]), st.booleans())
def test_any_text_is_read_or_refused_and_written_back(text: str, layer: str | None, repair: bool) -> None:
    options = ReadOptions(layer=layer, repair_lookalikes=repair)
    try:
        reading = read((Source("d", text),), options)
    except InputRefused:
        return
    assert write(reading.annotations, {}, options) == (text,)
    for document in reading.documents:
        assert document.tokens is not None
        assert list(document.tokens.starts[:1]) in ([], [0])
        assert all(document.text[start - 1] in " \n" for start in document.tokens.starts[1:])
        for instance in reading.annotations.documents[document.id].instances:
            (extent,) = instance.extents
            assert extent.start in set(document.tokens.starts)
            assert extent.end <= len(document.text)


@settings(max_examples=200)
@given(
    st.lists(st.tuples(TAGS, st.booleans()), min_size=1, max_size=9),
    st.lists(st.tuples(st.integers(0, 8), st.integers(1, 3), st.sampled_from("AB")), max_size=4),
)
def test_any_change_is_read_back(rows: list[tuple[str, bool]], wanted: list[tuple[int, int, str]]) -> None:
    text = "x\tO\nx\tB-A\n" + "".join(("\n" if gap else "") + f"w\t{tag}\n" for tag, gap in rows)
    breaks = {n + 2 for n, (_, gap) in enumerate(rows) if gap}
    taken: set[int] = set()
    spans_ = []
    for start, length, label in wanted:
        tokens = set(range(start, start + length))
        if max(tokens) < len(rows) + 2 and not tokens & taken and not (tokens - {start}) & breaks:
            taken |= tokens
            spans_.append((label, 2 * start, 2 * (start + length) - 1))
    second_result = result(changed(text, *spans_))
    got = [
        (i.type, *i.extents[0].__reduce__()[1]) for i in second_result.annotations.documents["d"].instances
    ]
    assert sorted(got) == sorted(spans_)


def test_linear_time() -> None:
    def seconds(count: int) -> float:
        text = "word\tB-PER\nword\tI-LOC\nword\tИ-PER\nword\tO\n\n" * count + " \t" * count
        started = time.process_time()
        result(text)
        return time.process_time() - started

    seconds(500)
    assert min(seconds(8000) for _ in range(2)) < 12 * max(0.02, min(seconds(2000) for _ in range(2)))


@pytest.mark.parametrize(
    ("text", "rating"),
    [
        (FILE, 97),
        (FILE.replace("\t", " "), 70),
        ("# text = a b\na\tO\n\n# text = c\nc\tO\n", 97),
        ("a\tNP-B\nb\tNP-I\n", 97),
        ("words\n", 0),
        ("", 0),
    ],
)
def test_sniff(text: str, rating: int) -> None:
    assert token_columns.FORMAT.sniff(text) == rating
