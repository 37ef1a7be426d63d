"""MUC SGML: offsets, slots, sections, refusals, and texts that come out as they went in."""

import time
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import MUC7_NUMBERS, ReadOptions, ReadResult
from annotally.formats.equality import statement
from annotally.formats.sgml import format as sgml
from annotally.formats.sgml.reader import MAX_NESTING, read
from annotally.formats.sgml.writer import is_without_tags, write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Fill, FillPart, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document, Section, Source
from annotally.tasks.catalogue import find_task
from support.builders import overlap
from support.templette_samples import STORY

OPTIONS = ReadOptions()


def load(*texts: str, options: ReadOptions = OPTIONS, path: str = "corpus/one.sgm") -> ReadResult:
    return read([Source(path, text) for text in texts], options)


def document(body: str, number: str = "1") -> str:
    return f"<DOC>\n<DOCNO> {number} </DOCNO>\n<TEXT>\n{body}\n</TEXT>\n</DOC>\n"


def instances(result: ReadResult, number: str = "1") -> tuple[Instance, ...]:
    return result.annotations.documents[number].instances


def values(instance: Instance, slot: str) -> list[str]:
    result = instance.slot(slot)
    assert result is not None
    return [a.fills[0].parts[0].readings[0].text for a in result.alternatives]


def refusal(*texts: str, options: ReadOptions = OPTIONS) -> str:
    with pytest.raises(InputRefused) as caught:
        load(*texts, options=options)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.found
    assert diagnostic.expected
    assert diagnostic.remedy
    return str(diagnostic)


def test_manual_timex_example() -> None:
    """Manual, "Conversion of SGML tags to MUC objects": ALT becomes an alternative of TEXT (M9)."""
    text = '<TIMEX TYPE="DATE" ALT="fiscal 1994">the first six months of fiscal 1994</TIMEX>'
    result = load(document(text))
    (timex,) = instances(result)
    assert timex.type == "TIMEX"
    assert timex.name == "1"
    assert [slot.name for slot in timex.slots] == ["TEXT", "TYPE"]
    assert values(timex, "text") == ["the first six months of fiscal 1994", "fiscal 1994"]
    assert values(timex, "TYPE") == ["DATE"]


ADVICE = """<ADVICE>
Be glad you don't work
On the <STRUCTURE>Bungle-bung bridge</STRUCTURE>,
That they're building
Across <BODY TYPE="WATER">Boober Bay</BODY> at <LOC>Bum Ridge</LOC>.
</ADVICE>
"""


def test_manual_advice_example() -> None:
    """Manual, "The Scoring Software's View of SGML": removing the tags gives the text before tagging."""
    options = ReadOptions(annotation_tags=("structure", "Body", "LOC"))
    result = load(ADVICE, options=options)
    (advice,) = result.documents
    assert advice.id == advice.label == "one"
    assert advice.text == (
        "<ADVICE>\nBe glad you don't work\nOn the Bungle-bung bridge,\nThat they're building\n"
        "Across Boober Bay at Bum Ridge.\n</ADVICE>\n"
    )
    actual_instances = instances(result, "one")
    assert [(i.type, values(i, "TEXT")) for i in actual_instances] == [
        ("structure", ["Bungle-bung bridge"]),
        ("Body", ["Boober Bay"]),
        ("LOC", ["Bum Ridge"]),
    ]
    assert values(actual_instances[1], "TYPE") == ["WATER"]
    assert {i.sections for i in actual_instances} == {("ADVICE",)}


def test_hub4_offsets_count_from_the_document_tag() -> None:
    """HUB-4, "Extent Part" and appendix, with the tags of H4: the printed extents select their strings."""
    result = load(STORY, options=ReadOptions(docnum="verbatim"))
    (text,) = result.documents
    assert text.id == "PRI19980302.2000.2923"
    printed = {
        (14, 35): "PRI19980302.2000.2923",
        (89, 99): "03/02/1998",
        (216, 255): "African cup of\nnation soccer tournament",
        (295, 326): "defending champion south Africa",
        (314, 326): "south Africa",
        (327, 330): "2-0",
        (332, 337): "Egypt",
        (401, 416): "the African cup",
        (449, 475): "The host of the\ntournament",
    }
    assert {extent: text.text[slice(*extent)] for extent in printed} == printed


def test_both_spellings_say_the_same() -> None:
    muc = load(document('<enamex Type="PERSON" STATUS="opt">Ada\nQuill</ENAMEX> in <NUMEX TYPE=X>9</NUMEX>'))
    ieer = load(
        document("<b_enamex type=\"PERSON\" status='opt'>Ada\nQuill<e_enamex> in <b_numex type=X>9<e_numex>")
    )
    assert [statement(i) for i in instances(muc)] == [statement(i) for i in instances(ieer)]
    assert muc.documents[0].text == ieer.documents[0].text == document("Ada\nQuill in 9").rstrip("\n")
    first = instances(muc)[0]
    assert first.type == "ENAMEX"
    assert values(first, "TEXT") == ["Ada\nQuill"]
    assert [s.name for s in first.slots] == ["TEXT", "TYPE", "STATUS"]
    assert first.optional
    assert not instances(muc)[1].optional


def test_text_and_source_ranges_are_exact() -> None:
    source = "junk\n" + document("é😀 <ENAMEX TYPE='A'>x<TIMEX>y</TIMEX></ENAMEX> & 5 < 6")
    result = load(source)
    (text,) = result.documents
    outer, inner = instances(result)
    assert text.text == source[source.index("<DOC>") : -1].replace("<ENAMEX TYPE='A'>", "").replace(
        "<TIMEX>", ""
    ).replace("</TIMEX>", "").replace("</ENAMEX>", "")
    assert [text.text[e.start : e.end] for i in (outer, inner) for e in i.extents] == ["xy", "y"]
    assert source[outer.source.start : outer.source.end] == "<ENAMEX TYPE='A'>x<TIMEX>y</TIMEX></ENAMEX>"
    assert source[outer.slots[0].source.start : outer.slots[0].source.end] == "x<TIMEX>y</TIMEX>"
    reading = outer.slots[1].alternatives[0].fills[0].parts[0].readings[0]
    assert (source[reading.source.start : reading.source.end], reading.quote) == ("A", "'")
    assert source[outer.slots[1].source.start : outer.slots[1].source.end] == "TYPE='A'"
    for offset, character in enumerate(text.text):
        assert source[text.source_map.to_source(offset)] == character
        assert text.source_map.to_text(text.source_map.to_source(offset)) == offset
    assert text.source_map.to_source(len(text.text)) == len(source) - 1


def test_values_alternatives_minimal_strings_and_quotes() -> None:
    """M14: values and minimal strings are split at ``|``; ``*`` stands for the double quote."""
    attributes = 'TYPE="PERSON|ORG" ALT="the *Old* one|it" MIN="One|Old One" SOURCE="a|b" STATUS="OPT|"'
    result = load(document(f"<ENAMEX {attributes}>Old One</ENAMEX>"))
    (instance,) = instances(result)
    assert values(instance, "TYPE") == ["PERSON", "ORG"]
    assert values(instance, "TEXT") == ["Old One", 'the "Old" one', "it"]
    assert values(instance, "SOURCE") == ["a", "b"]
    assert values(instance, "STATUS") == ["OPT|"]
    assert not instance.optional
    readings = [a.fills[0].parts[0].readings[0] for a in instance.slots[0].alternatives]
    assert [r.minimal for r in readings] == [("One", "Old One"), (), ()]
    text = result.annotations.sources[0].text
    assert [text[r.source.start : r.source.end] for r in readings] == ["Old One", "the *Old* one", "it"]


def test_entities_stay_as_they_are() -> None:
    (instance,) = instances(load(document('<ENAMEX TYPE="ORG" ALT="A&amp;B">R&amp;D</ENAMEX>')))
    assert values(instance, "TEXT") == ["R&amp;D", "A&amp;B"]


def test_sections_are_closed_elements_and_unclosed_tags_are_text() -> None:
    body = "<P>one <HL>two <ENAMEX>three</ENAMEX></HL><P>four <ENAMEX>five</ENAMEX></B>"
    result = load(document(body))
    (text,) = result.documents
    assert [section.name for section in text.sections] == ["DOC", "DOCNO", "TEXT", "HL"]
    assert text.sections[1] == Section("DOCNO", Extent(13, 16))
    hl = text.sections[3].extent
    assert text.text[hl.start : hl.end] == "two three"
    assert [i.sections for i in instances(result)] == [("DOC", "TEXT", "HL"), ("DOC", "TEXT")]
    assert "<P>one" in text.text


def test_document_numbers() -> None:
    """M13: digits are the key, the label is the text as written."""
    text = document("x", number="A <b_enamex>9<e_enamex>-3/4")
    assert (load(text).documents[0].id, load(text).documents[0].label) == ("934", "A 9-3/4")
    assert load(text, options=ReadOptions(docnum="verbatim")).documents[0].id == "A 9-3/4"
    other_text = "<doc><DOCID>X1</docid></doc>"
    assert load(other_text, options=ReadOptions(docnum_tags=("docid",))).documents[0].label == "X1"


def test_of_the_elements_that_may_hold_the_number_the_first_named_does() -> None:
    """MUC-7 texts: ``<DOCID> nyt960214.0704 </DOCID>``; MUC-6 texts have both."""
    either = ReadOptions(docnum_tags=MUC7_NUMBERS)
    muc7 = "<DOC><DOCID> nyt960214.0704 </DOCID></DOC>"
    assert load(muc7, options=either).documents[0].id == "9602140704"
    muc6 = "<DOC><DOCID> wsj94_026.0231 </DOCID><DOCNO> 940413-0062. </DOCNO></DOC>"
    assert load(muc6, options=either).documents[0].id == "9404130062"
    assert "document without a <DOCNO> or <DOCID> element" in refusal("<DOC></DOC>", options=either)
    assert "document without a <DOCNO> element" in refusal(muc7)


@pytest.mark.parametrize("name", ["named-entity", "muc7-named-entity", "coreference", "muc7-coreference"])
def test_tasks_of_muc_7_read_either_number(name: str) -> None:
    task = find_task(name)
    text = "<DOC><DOCID> nyt960214.0704 </DOCID></DOC>"
    assert load(text, options=task.reading).documents[0].id == "9602140704"


def test_two_numbers_in_one_document_are_refused_unless_they_are_the_same() -> None:
    same = "<DOC><DOCNO> 9-3 </DOCNO><DOCNO>93</DOCNO></DOC>"
    assert load(same).documents[0].label == "9-3"
    for two, options in (("94", OPTIONS), ("93", ReadOptions(docnum="verbatim"))):
        with pytest.raises(InputRefused) as caught:
            load(f"<DOC><DOCNO> 9-3 </DOCNO>\n<DOCNO>{two}</DOCNO></DOC>", options=options)
        (diagnostic,) = caught.value.diagnostics
        assert (diagnostic.line, diagnostic.column) == (2, 1)
        assert diagnostic.found == f"a second <DOCNO> in the document, '{two}' after '9-3'"


def test_what_the_sections_leave_out_is_counted_and_said() -> None:
    text = "<DOC><DOCNO>1</DOCNO>\n<HL><ENAMEX>a</ENAMEX></HL><ENAMEX>b</ENAMEX>\n<ENAMEX>c</ENAMEX></DOC>\n"
    for sections, left in ((("HL", "DD"), 2), (("DD",), 3), (("DOC",), 0), ((), 0)):
        result = load(text, text.replace("1", "2"), options=ReadOptions(sections=sections))
        assert [w.found.split(" ")[0] for w in result.warnings] == ([str(2 * left)] if left else [])
    (warning,) = load(text, options=ReadOptions(sections=("HL", "DD"))).warnings
    assert (warning.line, warning.column) == (2, 28)
    assert warning.found == "2 annotations outside of HL or DD"


def test_text_between_documents_is_kept_and_ignored() -> None:
    text = f"<SET x>\n{document('a', '1')}<ENAMEX>lost</ENAMEX>\n{document('b', '2')}</SET>\n"
    result = load(text)
    assert [d.id for d in result.documents] == ["1", "2"]
    (warning,) = result.warnings
    assert (warning.line, warning.column) == (8, 1)
    assert write(result.annotations, {}, OPTIONS) == (text,)


@pytest.mark.parametrize(
    ("body", "place", "words"),
    [
        ("a\n <ENAMEX>b", ":5:2", ["<ENAMEX> is not closed", "</enamex>"]),
        ("a </ENAMEX> b", ":4:3", ["</ENAMEX>", "an open tag before it"]),
        ("<ENAMEX>a<TIMEX>b</ENAMEX>c</TIMEX>", ":4:18", ["</timex> first", "line 4, column 10"]),
        ("<b_enamex>a</ENAMEX>", ":4:12", ["e_enamex"]),
        ('<ENAMEX TYPE="A>a</ENAMEX>', ":4:1", ["malformed tag", "*"]),
        ('<ENAMEX ALT="the "big" one">a</ENAMEX>', ":4:1", ["malformed tag"]),
        ("<ENAMEX TYPE=A type=B>a</ENAMEX>", ":4:16", ["type is given twice"]),
        ("<ENAMEX TEXT=A>a</ENAMEX>", ":4:9", ["enclosed text"]),
        ("<DOC>", ":4:1", ["inside a document", "line 1, column 1"]),
    ],
)
def test_refused_with_place(body: str, place: str, words: list[str]) -> None:
    message = refusal(document(body))
    assert message.startswith(f"corpus/one.sgm{place}: ")
    for word in words:
        assert word in message


def test_documents_refused() -> None:
    assert "document without a <DOCNO>" in refusal("\n<DOC><ENAMEX>x</ENAMEX></DOC>")
    assert "at least one digit" in refusal(document("x", "ABC"))
    assert "without a close tag" in refusal("<DOC><DOCNO>1</DOCNO>")
    assert "without open tag" in refusal("<ENAMEX>x</ENAMEX></DOC>")
    twice = refusal(document("x", "A-1") + document("y", "B 1"))
    assert "corpus/one.sgm:8:1" in twice
    assert "'B 1'" in twice
    assert "'A-1' (corpus/one.sgm:2:1)" in twice
    assert "'1'" in refusal(document("x"), document("y"))


def test_file_without_tags_is_read_with_a_warning() -> None:
    result = load("nothing here")
    assert [d.id for d in result.documents] == ["one"]
    assert len(result.warnings) == 1


def test_nesting_is_limited() -> None:
    depth = MAX_NESTING
    deep = "<ENAMEX>" * depth + "x" + "</ENAMEX>" * depth
    assert len(instances(load(document(deep)))) == depth
    assert "nesting" in refusal(document(f"<ENAMEX>{deep}</ENAMEX>"))
    sections = "<A>" * depth + "<ENAMEX>x</ENAMEX>" + "</A>" * depth
    assert "nesting" in refusal(document(sections))
    unclosed = "<P>" * 5000 + "<ENAMEX>x</ENAMEX>"
    assert instances(load(document(unclosed)))[0].sections == ("DOC", "TEXT")


HOSTILE = {
    "brackets": "<" * 1_000_000,
    "open tags": "<ENAMEX>" * 200_000,
    "elements": "<A>" * 200_000 + "<ENAMEX>a</ENAMEX>" + "</A>" * 200_000,
    "quotes": '<a x="<a y=' * 100_000,
    "mixed quotes": """<a x="<a y='"<a""" * 60_000,
    "attributes": "<a " + "x=1 " * 200_000 + "<",
    "blanks": "<a" + " " * 5_000_000 + "<",
    "one line": "<ENAMEX>" + "x" * 5_000_000 + "</ENAMEX>",
    "digits": document("x", "1" * 1_000_000),
    "close tags": "</A>" * 200_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_sizes_are_linear(name: str) -> None:
    """Ten times what was measured; quadratic time would take minutes."""
    previous_moment = time.process_time()
    with suppress(InputRefused):
        load(HOSTILE[name])
    assert time.process_time() - previous_moment < 10


PIECES = st.sampled_from(
    [
        *("<DOC>", "</DOC>", "<DOCNO>", "</DOCNO>", "<TEXT>", "</TEXT>", "<P>", "<ENAMEX>", "</ENAMEX>", "<"),
        *(
            "<b_timex>",
            "<e_timex>",
            '<NUMEX TYPE="A">',
            "</NUMEX>",
            '<ENAMEX ALT="',
            "'",
            '"',
            ">",
            "17",
            " a\r\n",
        ),
        *("é", "😀", "\x00", "&amp;", "=", "|", "*", "</DOC", "<ENAMEX MIN=a|b STATUS=OPT>"),
    ]
)


@settings(max_examples=300)
@given(st.lists(PIECES, max_size=40).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        result = load(text)
    except InputRefused:
        return
    assert write(result.annotations, {}, OPTIONS) == (text,)
    for candidate_document in result.documents:
        for instance in instances(result, candidate_document.id):
            assert (
                values(instance, "TEXT")[0]
                == candidate_document.text[instance.extents[0].start : instance.extents[0].end]
            )


def edited(result: ReadResult, number: str, changed: tuple[Instance, ...]) -> str:
    documents = dict(result.annotations.documents)
    documents[number] = msgspec.structs.replace(documents[number], instances=changed)
    (text,) = write(
        msgspec.structs.replace(result.annotations, documents=documents),
        {d.id: d for d in result.documents},
        OPTIONS,
    )
    return text


TWO = document(
    "<b_enamex  type='A' x=1>Ada<e_enamex > and <b_timex TYPE=\"D|E\">May <b_numex>9<e_numex><e_timex>", "1"
) + document("<b_enamex>left alone<e_enamex>", "2")


def test_only_changed_tags_are_spliced() -> None:
    result = load(TWO)
    ada, may, nine = instances(result)
    changed = msgspec.structs.replace(ada, slots=(ada.slots[0], may.slots[1]))
    assert edited(result, "1", (changed, may, nine)) == TWO.replace(
        "<b_enamex  type='A' x=1>Ada<e_enamex >", '<b_enamex type="D|E">Ada<e_enamex>'
    )
    assert edited(result, "1", (ada, nine)) == TWO.replace('<b_timex TYPE="D|E">', "").replace(
        "<e_timex>", ""
    )
    start = result.documents[0].text.index("Ada")
    new = Instance("ENAMEX", "9", (), (Extent(start, start + 3),))
    around = Instance("NUMEX", "10", (), (Extent(start, start + 7),))
    assert edited(result, "1", (ada, may, nine, new, around)) == TWO.replace(
        "Ada<e_enamex > and", "<b_enamex>Ada<e_enamex><e_enamex > and<e_numex>"
    ).replace("<b_enamex  type", "<b_numex><b_enamex  type")


def test_empty_elements_stay_on_their_side() -> None:
    text = document("<ENAMEX></ENAMEX><TIMEX>a<NUMEX></NUMEX></TIMEX><NUMEX></NUMEX>b<ENAMEX>c</ENAMEX>")
    result = load(text)
    *kept, _last = instances(result)
    assert edited(result, "1", tuple(kept)) == text.replace("<ENAMEX>c</ENAMEX>", "c")


def fresh(result: ReadResult, actual_instances: tuple[Instance, ...], options: ReadOptions = OPTIONS) -> str:
    (candidate_document,) = result.documents
    plain = AnnotationSet(
        "new", "other", {candidate_document.id: DocumentAnnotations(candidate_document.id, actual_instances)}
    )
    (text,) = write(plain, {candidate_document.id: candidate_document}, options)
    return text


def test_written_afresh_in_the_muc_spelling() -> None:
    result = load(document("<b_enamex type='A|B' alt='the \"x\"' min=a status=opt>a b<e_enamex>"))
    assert fresh(result, instances(result)) == document(
        '<ENAMEX ALT="the *x*" MIN="a" TYPE="A|B" STATUS="opt">a b</ENAMEX>'
    ).rstrip("\n")


def filled(name: str, *texts: str) -> Slot:
    return Slot(name, tuple(Alternative((simple_fill(Reading(text)),)) for text in texts))


def test_optional_instance_without_slot_gets_one() -> None:
    result = load(document("abc"))
    text = fresh(result, (Instance("ENAMEX", "1", (), (Extent(30, 32),), optional=True),))
    assert '<ENAMEX STATUS="OPT">' in text
    assert load(text).annotations.documents["1"].instances[0].optional
    other_read_options = ReadOptions(status_slots=("MAYBE",), optional_values=("perhaps", "yes"))
    text = fresh(result, (Instance("ENAMEX", "1", (), (Extent(30, 32),), optional=True),), other_read_options)
    assert '<ENAMEX MAYBE="yes">' in text


def _two_fills(name: str) -> Slot:
    return Slot(name, (Alternative((simple_fill(Reading("a")), simple_fill(Reading("b")))),))


HERE = (Extent(29, 31),)
MINIMAL_LATER = Slot(
    "TEXT",
    (Alternative((simple_fill(Reading("a")),)), Alternative((simple_fill(Reading("b", minimal=("b",))),))),
)


@pytest.mark.parametrize(
    ("actual", "words"),
    [
        ((Instance("ENAMEX", "1", (), HERE), Instance("TIMEX", "2", (), (Extent(30, 32),))), "cross"),
        ((Instance("ENAMEX", "1", (), ()),), "no extents"),
        ((Instance("ENAMEX", "1", (), (Extent(1, 2), Extent(3, 4))),), "2 extents"),
        ((Instance("ENAMEX", "1", (), (Extent(1, 2000),)),), "offsets up to"),
        ((Instance("MEETING", "1", (), HERE),), "MEETING"),
        ((Instance("ENAMEX", "1", (filled("TYPE", 'say "*"'),), HERE),), "TYPE"),
        ((Instance("ENAMEX", "1", (filled("TYPE", "a|b"),), HERE),), "a|b"),
        ((Instance("ENAMEX", "1", (filled("STATUS", "a", "b"),), HERE),), "alternatives in STATUS"),
        ((Instance("ENAMEX", "1", (filled("TEXT", "other"),), HERE),), "'other'"),
        ((Instance("ENAMEX", "1", (_two_fills("TYPE"),), HERE),), "several or optional fills"),
        ((Instance("ENAMEX", "1", (filled("HUM TGT", "a"),), HERE),), "slot 'HUM TGT'"),
        ((Instance("ENAMEX", "1", (filled("T", "a"), filled("t", "a")), HERE),), "slot 't'"),
        ((Instance("ENAMEX", "1", (filled("alt", "a"),), HERE),), "slot 'alt'"),
        (
            (Instance("ENAMEX", "1", (filled("STATUS", "opt"),), HERE),),
            "not marked optional, but its status differs",
        ),
        (
            (Instance("ENAMEX", "1", (filled("STATUS", "no"),), HERE, optional=True),),
            "a status that agrees with the mark",
        ),
        ((Instance("ENAMEX", "1", (MINIMAL_LATER,), (Extent(32, 33),)),), "minimal strings in a later"),
        (
            (
                Instance(
                    "ENAMEX",
                    "1",
                    (Slot("T", (Alternative((Fill((FillPart((Reading("a"),), True),)),)),)),),
                    HERE,
                ),
            ),
            "several or optional fills",
        ),
    ],
)
def test_what_tags_cannot_hold(actual: tuple[Instance, ...], words: str) -> None:
    result = load(document("abcdef"))
    with pytest.raises(InputRefused, match="document") as caught:
        fresh(result, actual)
    assert words in str(caught.value)


def test_texts_that_would_not_be_read_back() -> None:
    texts = {name: Document(name, name, "a <ENAMEX>tag</ENAMEX>") for name in ("a", "b")}
    marked = AnnotationSet("new", "other", {name: DocumentAnnotations(name, ()) for name in texts})
    with pytest.raises(InputRefused, match="would change when read back"):
        write(marked, texts, OPTIONS)
    with pytest.raises(InputRefused, match="without its text"):
        write(marked, {}, OPTIONS)
    loaded = load(document("x"))
    elsewhere = {"7": DocumentAnnotations("7", ())}
    with pytest.raises(InputRefused, match="none of the files"):
        write(msgspec.structs.replace(loaded.annotations, documents=elsewhere), {}, OPTIONS)


def test_texts_without_tags_have_a_file_each() -> None:
    texts = {name: Document(name, name, f"plain text {name}") for name in ("a", "b")}
    span = Instance("ENAMEX", "1", (), (Extent(6, 10),))
    marked = AnnotationSet("new", "other", {name: DocumentAnnotations(name, (span,)) for name in texts})
    written = write(marked, texts, OPTIONS)
    assert written == ("plain <ENAMEX>text</ENAMEX> a", "plain <ENAMEX>text</ENAMEX> b")
    numbered = {"c": Document("c", "c", "\n<doc ><docno>c</docno></doc>")}
    assert [is_without_tags(document) for document in (*texts.values(), *numbered.values())] == [
        True,
        True,
        False,
    ]


SAFE = st.text("ab &<>\n'\"é😀", min_size=1, max_size=6)


@st.composite
def annotated(draw: st.DrawFn) -> tuple[Document, tuple[Instance, ...]]:
    """A document of which any nesting set of extents is annotated."""
    text = "<DOC><DOCNO>1</DOCNO>" + draw(st.text("ab &<\n>é😀", max_size=20)) + "</DOC>"
    body = range(21, len(text) - 6 + 1)
    extents: list[Extent] = []
    for _ in range(draw(st.integers(0, 6))):
        start, end = sorted((draw(st.sampled_from(body)), draw(st.sampled_from(body))))
        new = Extent(start, end)
        if all(e.encloses(new) or new.encloses(e) or not overlap(e, new) for e in extents):
            extents.append(new)
    actual = []
    for extent in extents:
        main = Reading(
            text[extent.start : extent.end], extent=extent, minimal=tuple(draw(st.lists(SAFE, max_size=2)))
        )
        alternatives = [Alternative((simple_fill(main),))]
        alternatives += [Alternative((simple_fill(Reading(t)),)) for t in draw(st.lists(SAFE, max_size=2))]
        slots = [Slot("TEXT", tuple(alternatives))]
        slots += [filled("TYPE", *draw(st.lists(SAFE, max_size=2)))] if draw(st.booleans()) else []
        actual.append(Instance(draw(st.sampled_from(OPTIONS.annotation_tags)), "0", tuple(slots), (extent,)))
    return Document("1", "1", text), tuple(actual)


def said(actual_instances: tuple[Instance, ...]) -> list[str]:
    return sorted(repr(statement(actual_instance)) for actual_instance in actual_instances)


@settings(max_examples=200)
@given(annotated(), st.data())
def test_writing_and_reading_is_the_identity(
    made: tuple[Document, tuple[Instance, ...]], data: st.DataObject
) -> None:
    text, actual = made
    plain = AnnotationSet("new", "other", {"1": DocumentAnnotations("1", actual)})
    (written,) = write(plain, {"1": text}, OPTIONS)
    result = load(written)
    assert result.documents[0].text == text.text
    assert said(instances(result)) == said(actual)
    kept_instances = tuple(instance for instance in instances(result) if data.draw(st.booleans()))
    second_value = load(edited(result, "1", kept_instances))
    assert second_value.documents[0].text == text.text
    assert said(instances(second_value)) == said(kept_instances)
    restored = load(edited(second_value, "1", instances(result)))
    assert said(instances(restored)) == said(actual)


@pytest.mark.parametrize(
    ("text", "rating"),
    [
        (document("x"), 50),
        (document("<b_enamex>x<e_enamex>"), 65),
        ("<DOC> x", 30),
        ("<?xml version='1.0'?><DOC>", 0),
        ("5 < 6", 0),
    ],
)
def test_sniff(text: str, rating: int) -> None:
    assert sgml.sniff(text) == rating


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (document("x"), 0),
        ("about\n <DOC id=1>\n\n<DOCID>1</DOCID>", 7),
        ("<DOC>\tO\n<DOCNO>\tO\n1\tO\n", -1),
        ("T1\tTag 0 5\t<DOC> <DOCNO>", -1),
        ("<DOC> <x>", -1),
        ("<?xml version='1.0'?>\n<DOC><DOCNO>1</DOCNO>", -1),
    ],
)
def test_its_sign_is_a_document_with_its_number(text: str, place: int) -> None:
    assert sgml.FORMAT.sign(text) == place


def test_annotations_outside_the_sections_asked_for_are_left_out() -> None:
    """Manual, ``doc_sections``: the sections that are parsed; with the document's own tag all of them."""
    text = (
        "<DOC>\n<DOCNO> 1 </DOCNO>\n<HL><ENAMEX>Acme</ENAMEX></HL>\n<ENAMEX>Between</ENAMEX>\n"
        "<TEXT><P><ENAMEX>Arden</ENAMEX></P></TEXT>\n</DOC>\n"
    )
    for sections, left in (
        ((), ["Acme", "Between", "Arden"]),
        (("Doc",), ["Acme", "Between", "Arden"]),
        (("text", "HEADLINE"), ["Arden"]),
        (("hl", "p"), ["Acme", "Arden"]),
        (("DATELINE",), []),
    ):
        result = load(text, options=ReadOptions(sections=sections))
        assert [values(instance, "TEXT") for instance in instances(result)] == [[name] for name in left]
        assert "ENAMEX" not in result.documents[0].text
