"""Event mention files: columns with their places, damage by file and line (E6), lines that come out as in."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.event_mentions import format as event_mentions
from annotally.formats.event_mentions.mentions import CLASS, column_of, value_of
from annotally.formats.event_mentions.reader import lines, read
from annotally.formats.event_mentions.token_tables import read as read_tables
from annotally.formats.event_mentions.writer import write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent, line_starts
from annotally.model.instances import Instance, Slot
from annotally.model.text import Document, Source
from support.builders import slot
from support.read_or_refused import assert_read_or_refused

OPTIONS = ReadOptions()
EXAMPLE = "system1\tsample_document_id\tE6\tt96\ttalking\tContact_Meet\tOther\t1"
"""Section 2.1.3, "Example"."""


def line(
    name: str, tokens: str = "t1", document: str = "doc", kind: str = "Meet", realis: str = "Other"
) -> str:
    return "\t".join(("sys", document, name, tokens, "said", kind, realis, "1"))


def file(*lines: str, document: str = "doc", end: str = "\n") -> str:
    return end.join((f"#BeginOfDocument {document}", *lines, "#EndOfDocument", ""))


def load(*texts: str) -> ReadResult:
    return read([Source(f"corpus/{number}.tbf", text) for number, text in enumerate(texts)], OPTIONS)


def mentions(result: ReadResult, document: str = "doc") -> tuple[Instance, ...]:
    return result.annotations.documents[document].instances


def refusal(*texts: str) -> str:
    with pytest.raises(InputRefused) as caught:
        load(*texts)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.found
    assert diagnostic.expected
    assert diagnostic.remedy
    return str(diagnostic)


def test_the_documents_example() -> None:
    (mention,) = mentions(load(file(EXAMPLE, document="sample_document_id")), "sample_document_id")
    assert (mention.type, mention.name) == (CLASS, "E6")
    values = {slot.name: value_of(mention, slot.name) for slot in mention.slots}
    assert values == {
        "mention": "talking",
        "type": "Contact_Meet",
        "realis": "Other",
        "tokens": "t96",
        "system": "system1",
        "score": "1",
    }


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_column_keeps_its_place_in_the_source(end: str) -> None:
    text = file(line("E1"), line("E2", "t2,t3"), end=end)
    result = load(text)
    actual_mentions = mentions(result)
    assert [text[m.source.start : m.source.end] for m in actual_mentions] == [line("E1"), line("E2", "t2,t3")]
    for mention in actual_mentions:
        for candidate_slot in mention.slots:
            place = column_of(Source("", text), mention, candidate_slot.name)
            assert text[place.start : place.end] == value_of(mention, candidate_slot.name)
    place = result.annotations.documents["doc"].range
    assert text[place.start : place.end] == text.removesuffix(end)


def test_documents_come_in_file_order_and_blank_lines_do_not_matter() -> None:
    text = "\n" + file(document="b") + "\n\n" + file(line("E1", document="a"), "", document="a")
    assert list(load(text).annotations.documents) == ["b", "a"]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (f"#BeginOfDocument doc\n{line('E1')}\n", "0.tbf:3:1: no #EndOfDocument for document doc"),
        (f"#BeginOfDocument doc\n{file()}", "0.tbf:2:1: no #EndOfDocument for document doc, which"),
        (file() + file(), "0.tbf:3:1: document doc again, first in corpus/0.tbf:1"),
        (file() + line("E1"), "0.tbf:3:1: 'sys doc E1 t1 said Meet Other…' outside a document"),
        (line("E1") + "\n" + file(), "0.tbf:1:1: 'sys doc E1"),
        (file(line("E1", document="other")), "0.tbf:2:5: document 'other' inside document doc"),
        (file("sys\tdoc\tE1\tt1\tsaid\tMeet\tOther"), "0.tbf:2:1: 7 columns; expected 8:"),
        (file(line("E1") + "\tx"), "0.tbf:2:1: 9 columns; expected 8:"),
        (file("no tabs at all"), "0.tbf:2:1: 1 column"),
        (file(line("E1"), line("E2"), line("E1")), "0.tbf:4:9: mention id 'E1' again, first in line 2"),
        (file(line("E1", "")), "0.tbf:2:12: mention E1 with the token list ''"),
        (file(line("E1", "t1,,t2")), "0.tbf:2:12: mention E1 with the token list 't1,,t2'"),
        ("#BeginOfDocument \n#EndOfDocument\n", "0.tbf:1:1: #BeginOfDocument without a name"),
        ("#EndOfDocument\n", "0.tbf:1:1: #EndOfDocument without a document"),
    ],
)  # fmt: skip
def test_e6_damage_is_an_error_with_file_and_line(text: str, value: str) -> None:
    assert value in refusal(text)


def test_e6_a_document_stands_once_in_all_files_of_a_side() -> None:
    assert "1.tbf:1:1: document doc again, first in corpus/0.tbf:1" in refusal(file(), file())


def test_e6_a_token_id_repeated_on_a_line_is_warned_about() -> None:
    result = load(file(line("E1", "t3,t1,t3")))
    (warned,) = result.warnings
    assert (warned.line, warned.column) == (2, 12)
    assert "token t3 twice in mention E1" in str(warned)
    assert value_of(mentions(result)[0], "tokens") == "t3,t1,t3"


def test_e6_ids_need_not_be_in_order() -> None:
    assert load(file(line("E1", "t9,t2"))).warnings == ()


def test_lines_that_are_no_mentions_are_read_past_with_a_warning() -> None:
    result = load(file(line("E1"), "@Coreference\tR1\tE1,E2", "# a remark"))
    assert [(warning.line, warning.found) for warning in result.warnings] == [
        (3, "'@Coreference R1 E1,E2'"),
        (4, "'# a remark'"),
    ]


cells = st.text(st.characters(codec="utf-8", exclude_characters="\t\r\n"), max_size=6)


@given(st.text(st.sampled_from("#BeginOfDocument doc\t\n\r,t1@ \u0416")) | st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert_read_or_refused(load, text)


CELLS = st.sampled_from(["", "t1", "t2", "t1,t2", "t2,t2", "t1,", "E1", "#x", "\u0416", "\f", "\ud800"])
ROWS = (
    st.builds(line, st.sampled_from(["E1", "E2", "E3"]), CELLS, st.sampled_from(["doc"] * 5 + ["d2"]), CELLS)
    | st.lists(CELLS, min_size=7, max_size=9).map("\t".join)
    | st.sampled_from(["", "@x", "#EndOfDocument ", "#EndOfDocumentary", "#BeginOfDocument doc"])
)
FILES = st.lists(
    st.builds(
        lambda rows, name, blank: file(*rows, document=name) + blank,
        st.lists(st.builds(line, st.sampled_from(["E1", "E2"]), st.just("t1")), max_size=2)
        | st.lists(ROWS, max_size=4),
        st.sampled_from(["doc", "doc", "doc", "d2", " d2", ""]),
        st.sampled_from(["", "\n", "\n\n", " \n", "x\n"]),
    ),
    max_size=3,
).map("".join)


def outcome(text: str) -> object:
    """Return what is read, or what is said of it."""
    try:
        result = load(text)
    except InputRefused as refused:
        return [diagnostic.found for diagnostic in refused.diagnostics]
    return result.annotations.documents, result.warnings


@given(FILES | FILES.map(lambda text: text[:-1]))
def test_what_is_read_by_columns_is_what_is_read_line_by_line(text: str) -> None:
    assert outcome(text) == outcome(text + "\r")  # of which the whole file is read line by line


@given(st.text("a\n\r"))
def test_lines_and_their_ends_make_up_the_text(text: str) -> None:
    actual_lines = list(lines(text))
    assert [at for at, _ in actual_lines] == line_starts(text)
    assert [text[at : at + len(line)] for at, line in actual_lines] == [line for _, line in actual_lines]
    assert not any(set(line) & set("\n\r") for _, line in actual_lines)


@given(
    st.lists(st.tuples(cells, cells, cells, cells, cells), max_size=5),
    st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_untouched_files_come_out_as_they_went_in(rows: list[tuple[str, ...]], end: str) -> None:
    text = file(
        *("\t".join((a, "doc", f"E{n}", "t1", b, c, d, e)) for n, (a, b, c, d, e) in enumerate(rows)), end=end
    )
    result = load(text)
    assert write(result.annotations, {}, OPTIONS) == (text,)
    starts = [mention.source for mention in mentions(result)]
    assert all(start.end < other_start.start for start, other_start in pairwise(starts))


def changed(result: ReadResult, *instances: Instance, document: str = "doc") -> AnnotationSet:
    actual = result.annotations.documents.get(document, DocumentAnnotations(document, ()))
    documents = {
        **result.annotations.documents,
        document: msgspec.structs.replace(actual, instances=instances),
    }
    return msgspec.structs.replace(result.annotations, documents=documents)


def filled(name: str, **slots: str) -> Instance:
    return Instance(CLASS, name, tuple(slot(key, value) for key, value in slots.items()))


def test_changed_lines_are_replaced_and_all_others_keep_their_bytes() -> None:
    text = "# kept\r\n" + file(line("E1"), line("E2"), line("E3"), end="\r\n") + "\r\n"
    result = load(text)
    candidate_text, two, _ = mentions(result)
    slots = tuple(s if s.name != "realis" else slot("realis", "Actual") for s in two.slots)
    new = filled("E9", tokens="t7", mention="met", type="Meet", realis="Generic")
    after = changed(result, msgspec.structs.replace(two, slots=slots), candidate_text, new)
    expected = file(
        line("E1"), line("E2", realis="Actual"), "gold\tdoc\tE9\tt7\tmet\tMeet\tGeneric\t0", end="\r\n"
    )
    assert write(after, {}, OPTIONS) == ("# kept\r\n" + expected + "\r\n",)


def test_a_new_document_stands_at_the_end() -> None:
    text = file(line("E1")).removesuffix("\n")
    result = load(text)
    new = filled("E1", tokens="t7", mention="met", type="Meet", realis="Generic")
    added = file("gold\tnew\tE1\tt7\tmet\tMeet\tGeneric\t0", document="new")
    assert write(changed(result, new, document="new"), {}, OPTIONS) == (f"{text}\n{added}",)


TABLE = "t0\tHe\t0\t1\nt1\twas\t3\t5\nt2\tgoing\t7\t11\nt3\taway\t13\t16\n"


def spans(*instances: Instance, format_name: str = "none") -> AnnotationSet:
    return AnnotationSet("key", format_name, {"doc": DocumentAnnotations("doc", instances)})


def span(name: str, *extents: tuple[int, int], kind: str = "Transport", realis: str = "Actual") -> Instance:
    return Instance(kind, name, (slot("Realis", realis),), tuple(Extent(*extent) for extent in extents))


def tables() -> dict[str, Document]:
    (document,) = read_tables([Source("doc.tab", TABLE)], OPTIONS).documents
    return {"doc": document}


def written(*instances: Instance, format_name: str = "none") -> list[str]:
    (text,) = write(spans(*instances, format_name=format_name), tables(), OPTIONS)
    return text.splitlines()[1:-1]


@pytest.mark.parametrize(
    ("extents", "tokens", "mention"),
    [
        ([(7, 12)], "t2", "going"),
        ([(3, 12)], "t1,t2", "was going"),
        ([(8, 10)], "t2", "going"),
        ([(7, 12), (13, 17)], "t2,t3", "going away"),
        ([(13, 17), (0, 2)], "t0,t3", "He away"),
        ([(7, 10), (9, 12)], "t2", "going"),
        ([(2, 15)], "t1,t2", "was going"),
    ],
)
def test_e9_a_fragment_stands_for_the_tokens_it_covers_and_those_that_cover_it(
    extents: list[tuple[int, int]], tokens: str, mention: str
) -> None:
    assert written(span("E1", *extents)) == [f"gold\tdoc\tE1\t{tokens}\t{mention}\tTransport\tActual\t0"]


@pytest.mark.parametrize(
    ("extent", "text"), [((5, 9), "only cuts through tokens"), ((2, 3), "touches no token")]
)
def test_e9_a_fragment_that_covers_no_token_is_an_error_naming_the_mention(
    extent: tuple[int, int], text: str
) -> None:
    with pytest.raises(InputRefused, match=f"Transport E4: the fragment from {extent[0]} .*{text}"):
        written(span("E4", extent))


def test_e9_where_there_are_events_they_are_the_mentions() -> None:
    event, entity = span("E1", (7, 12)), Instance("Person", "T3", (), (Extent(0, 2),))
    assert [text.split("\t")[2] for text in written(event, entity, format_name="brat")] == ["E1"]
    bound = span("T1", (7, 12))
    assert [text.split("\t")[2] for text in written(bound, format_name="brat")] == ["T1"]


@pytest.mark.parametrize(
    ("instance", "text"),
    [
        (Instance("Transport", "E1", (), (Extent(7, 12),)), "no realis status"),
        (span("E1", (7, 12), realis="a\tb"), "a tab or a line break"),
    ],
)
def test_what_a_line_cannot_hold_is_refused(instance: Instance, text: str) -> None:
    with pytest.raises(InputRefused, match=text):
        written(instance)


def test_mentions_need_the_token_table_of_their_document() -> None:
    with pytest.raises(InputRefused, match="no token table for its document"):
        write(spans(span("E1", (7, 12))), {"doc": Document("doc", "doc", "He was going")}, OPTIONS)


def test_two_mentions_of_one_id_are_refused() -> None:
    with pytest.raises(InputRefused, match="an id another mention has"):
        written(span("E1", (7, 12)), span("E1", (0, 2)))


def test_a_document_without_a_name_for_one_column_is_refused() -> None:
    odd = AnnotationSet("key", "none", {"a\nb": DocumentAnnotations("a\nb", ())})
    with pytest.raises(InputRefused, match="the document name"):
        write(odd, {}, OPTIONS)


def test_recognised_by_its_first_mark() -> None:
    assert event_mentions.FORMAT.sign("\n#BeginOfDocument x\n") == 1
    assert event_mentions.FORMAT.sign("#begin document x") == -1


def test_a_slot_that_is_not_filled_has_no_value() -> None:
    instance = Instance(CLASS, "E1", (Slot("type", ()), slot("realis", "Other")))
    assert (value_of(instance, "type"), value_of(instance, "realis"), value_of(instance, "score")) == (
        None,
        "Other",
        None,
    )
