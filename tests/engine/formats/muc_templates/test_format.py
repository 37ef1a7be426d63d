"""MUC template files: the printed examples, every construct, every refusal, and the way back."""

import re
import time
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.equality import statement
from annotally.formats.muc_templates import format as muc_templates
from annotally.formats.muc_templates.reader import read
from annotally.formats.muc_templates.writer import write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import (
    Alternative,
    Fill,
    FillPart,
    Instance,
    Reading,
    Slot,
    simple_fill,
    with_readings,
)
from annotally.model.text import Source

OPTIONS = ReadOptions()

RESPONSE = """<ORGANIZATION-9303020074-1> :=
    ORG_NAME: "Evergreen Information Technologies Inc."
    ORG_ALIAS: "Evergreen Information Technologies"
               "Evergreen"



               "Evergreen Information"
    ORG_LEADER: <PERSON-9303020074-57>
    ORG_TYPE: COMPANY
"""

KEY = """<ORGANIZATION-9303020074-1> :=
    ORG_NAME: "Evergreen Information Technologies Inc."
    ORG_TYPE: /COMPANY
    ORG_ALIAS:  "Evergreen Information Technologies"
                "Evergreen"
                "Evergreen Information"
               /"Evergreen"
                "Evergreen Information"
    ORG_LEADER: <PERSON-9303020074-57>
    OBJ_STATUS: OPTIONAL
"""


def load(*texts: str, options: ReadOptions = OPTIONS) -> ReadResult:
    return read([Source(f"{number}.tmpl", text) for number, text in enumerate(texts)], options)


def instances(result: ReadResult, number: str = "1") -> tuple[Instance, ...]:
    return result.annotations.documents[number].instances


def readings(instance: Instance, slot: str) -> list[list[Reading]]:
    result = instance.slot(slot)
    assert result is not None
    return [[fill.parts[0].readings[0] for fill in a.fills] for a in result.alternatives]


def texts(instance: Instance, slot: str) -> list[list[str]]:
    return [[reading.text for reading in fills] for fills in readings(instance, slot)]


def test_manual_response_object() -> None:
    """Manual, "Response File Format"."""
    result = load(RESPONSE)
    (instance,) = instances(result, "9303020074")
    assert (instance.type, instance.name, instance.optional, instance.extents) == (
        "ORGANIZATION",
        "1",
        False,
        (),
    )
    assert texts(instance, "ORG_NAME") == [["Evergreen Information Technologies Inc."]]
    aliases = ["Evergreen Information Technologies", "Evergreen", "Evergreen Information"]
    assert texts(instance, "ORG_ALIAS") == [aliases]
    assert [r.quote for r in readings(instance, "ORG_ALIAS")[0]] == ['"'] * 3
    (((leader,),),) = (readings(instance, "ORG_LEADER"),)
    assert (leader.text, leader.target) == ("<PERSON-9303020074-57>", "PERSON-9303020074-57")
    assert RESPONSE[leader.source.start : leader.source.end] == leader.text
    assert texts(instance, "ORG_TYPE") == [["COMPANY"]]
    (warning,) = result.warnings
    assert warning.line == 9
    assert "<PERSON-9303020074-57>" in warning.found


def test_manual_key_object() -> None:
    """Manual, "Key File Format": optional slot, alternatives, optional object."""
    (instance,) = instances(load(KEY), "9303020074")
    assert [slot.optional for slot in instance.slots] == [False, True, False, False, False]
    assert texts(instance, "ORG_TYPE") == [["COMPANY"]]
    assert texts(instance, "ORG_ALIAS") == [
        ["Evergreen Information Technologies", "Evergreen", "Evergreen Information"],
        ["Evergreen", "Evergreen Information"],
    ]
    assert instance.optional
    assert texts(instance, "OBJ_STATUS") == [["OPTIONAL"]]
    assert KEY[instance.source.start : instance.source.end] == KEY.rstrip("\n")
    alias = instance.slots[2]
    assert KEY[alias.source.start : alias.source.end].startswith("ORG_ALIAS:")
    assert KEY[alias.source.start : alias.source.end].endswith('"Evergreen Information"')


def test_manual_timex_object() -> None:
    """Manual, "Conversion of SGML tags to MUC objects"."""
    text = """<TIMEX-DOCNUM1-1> :=
    TEXT:  "the first six months of fiscal 1994"
          /"fiscal 1994"
    TYPE:  DATE
"""
    (instance,) = instances(load(text), "DOCNUM1")
    assert texts(instance, "TEXT") == [["the first six months of fiscal 1994"], ["fiscal 1994"]]


def test_manual_link_information() -> None:
    """Manual, "Template File Caveats", and M20: read, kept, written back."""
    text = '<A-1-1> :=\n     SLOT_NAME: "a slot fill"  ##392#404#textsfilename\n'
    result = load(text)
    ((reading,),) = readings(instances(result)[0], "SLOT_NAME")
    assert (reading.text, reading.extent, reading.link_file) == (
        "a slot fill",
        Extent(392, 404),
        "textsfilename",
    )
    assert text[reading.source.start : reading.source.end] == '"a slot fill"'
    fill = instances(result)[0].slots[0].alternatives[0].fills[0]
    assert text[fill.source.start : fill.source.end] == '"a slot fill"  ##392#404#textsfilename'
    assert write_fresh(result) == '<A-1-1> :=\n    SLOT_NAME: "a slot fill" ##392#404#textsfilename\n'


HUB4 = """
<TEMPLATE-PRI19980302.2000.2923-1> :=

    DOC_NR: PRI19980302.2000.2923 ##14#35#

    EVENT: <SPORTS_EVENT-PRI19980302.2000.2923-1>

    COMMENT: "No locations for earlier tournaments."

<SPORTS_EVENT-PRI19980302.2000.2923-1> :=

    S_EVENT: "African cup of nation soccer tournament" ##216#255#

           / "the African cup" ##401#416#

           / "the tournament" ##461#475#

    WINNER: "Egypt" ##332#337#

    LOSER: "defending champion [south Africa]" ##295#326#314#326#

    SCORE: "2-0" ##327#330#
"""


def test_hub4_instance_set() -> None:
    """HUB-4, "Instance Set" and "Text Fills": blank lines between, extents maximal and minimal."""
    result = load(HUB4)
    assert not result.warnings
    number = "PRI19980302.2000.2923"
    template, event = instances(result, number)
    assert (event.type, event.name) == ("SPORTS_EVENT", "1")
    assert readings(template, "EVENT")[0][0].target == pointer_name(number, event)
    assert texts(event, "S_EVENT") == [
        ["African cup of nation soccer tournament"],
        ["the African cup"],
        ["the tournament"],
    ]
    ((loser,),) = readings(event, "LOSER")
    assert loser.text == "defending champion south Africa"
    assert loser.minimal == ("south Africa",)
    assert (loser.extent, loser.minimal_extents) == (Extent(295, 326), (Extent(314, 326),))
    ((number_fill,),) = readings(template, "DOC_NR")
    assert (number_fill.text, number_fill.quote, number_fill.extent) == (number, "", Extent(14, 35))
    assert write(result.annotations, {}, OPTIONS) == (HUB4,)


def test_types_end_at_the_first_hyphen_numbers_begin_at_the_last() -> None:
    result = load("<IN_AND_OUT-AP-1998-03-7a> :=\n")
    (instance,) = instances(result, "AP-1998-03")
    assert (instance.type, instance.name) == ("IN_AND_OUT", "7a")


def test_comments_quotes_and_blanks() -> None:
    text = (
        "# comment := <\n; \"comment\r\n<A-1-1> :=\r\n  N: 'it's'\r\n\r\n; in between\r\n   bare: word\r\n"
        '   / #not a comment\r\n\tM:"a "b" c"\r\n   K:\r\n   # a fill\r\n   \'94 season\r\n'
    )
    (instance,) = instances(load(text))
    assert [s.name for s in instance.slots] == ["N", "bare", "M", "K"]
    assert texts(instance, "N") == [["it's"]]
    assert texts(instance, "bare") == [["word"], ["#not a comment"]]
    assert texts(instance, "M") == [['a "b" c']]
    assert texts(instance, "K") == [["# a fill", "'94 season"]]


def test_a_slash_ahead_of_the_first_fill_on_whichever_line_makes_its_slot_optional() -> None:
    """Manual, "Key File Format"."""
    (instance,) = instances(load('<A-1-1> :=\n  A: /x\n  B:\n    /"x"\n    / "y"\n  C:\n'))
    assert [(s.name, s.optional) for s in instance.slots] == [("A", True), ("B", True), ("C", False)]
    assert texts(instance, "B") == [["x"], ["y"]]
    assert instance.slots[2].alternatives == ()


def test_pointers_in_the_first_column() -> None:
    result = load("<A-1-1> :=\nB: <A-1-2>\n<A-1-3>\n<A-1-2> :=\n<A-1-3> :=\n")
    assert texts(instances(result)[0], "B") == [["<A-1-2>", "<A-1-3>"]]
    assert not result.warnings


def test_scattered_documents_are_read_with_a_warning() -> None:
    result = load("<A-1-1> :=\n<A-2-1> :=\n<A-1-2> :=\n<B-1-2> :=\n")
    assert [i.name for i in instances(result)] == ["1", "2", "2"]
    (warning,) = result.warnings
    assert warning.line == 3


def test_odd_fills_are_read_with_a_warning() -> None:
    result = load("<A-1-1> :=\n A: <nowhere>\n B: x / y\n C: and/or\n")
    assert [w.line for w in result.warnings] == [2, 3]
    assert texts(instances(result)[0], "B") == [["x / y"]]


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("<A-1-1> :=\n X: y\n\n<a-1-1> :=\n", ":4:1", ["twice", "line 1"]),
        ("<A-1-1> :=\n X: y\n Y: z\n x: z\n", ":4:2", ["x given twice", "line 2"]),
        ("<A-1-1> :=\n  fill\n", ":2:3", ["fill outside a slot: fill"]),
        ("  fill\n", ":1:3", ["fill outside a slot", "a header first"]),
        (" X: y\n", ":1:2", ["slot X outside an object"]),
        ("<A-1-1> := X: y\n", ":1:1", ["malformed header"]),
        ("<A-1> :=\n", ":1:1", ["malformed header"]),
        ("<A-1-> :=\n", ":1:1", ["malformed header"]),
        ("A-1-1 :=\n", ":1:1", ["malformed header"]),
        ("<A-1-1>\n  X: y\n", ":1:1", ["malformed header", ":="]),
        ("<A-1-1> :=\n X: y\n<A-1-2>\n X: y\n", ":3:1", ["malformed header"]),
        ("<A-1-1> :=\n X: 'y' ##9#3#f\n", ":2:9", ["end offset 3 before start offset 9"]),
        ("<A-1-1> :=\n X: 'y' ##1#3#9#8#\n", ":2:9", ["end offset 8 before start offset 9"]),
        ("<A-1-1> :=\n X: 'y' ##1#3\n", ":2:9", ["link information ##1#3"]),
        ("<A-1-1> :=\n X: y ##a#3#\n", ":2:7", ["link information"]),
        ('<A-1-1> :=\n X: "y\n', ":2:5", ["quote without its match"]),
        ('<A-1-1> :=\n X: "y" z\n', ":2:5", ["quote without its match"]),
        ('<A-1-1> :=\n X: "y" "z"\n', ":2:5", ["two fills on one line"]),
        ('<A-1-1> :=\n X: "y" / "A B"\n', ":2:5", ["two fills on one line"]),
        ('<A-1-1> :=\n X: "y"/"A B"\n', ":2:5", ["two fills on one line"]),
        ('<A-1-1> :=\n X: "y", "A B"\n', ":2:5", ["two fills on one line"]),
        ('<A-1-1> :=\n X: "y" ##1#4#f "z"\n', ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: y ##1#4#f z ##1#4#f\n", ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: 'y' / 'z'\n", ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: 'y' / \"z\"\n", ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: 'y' / z\n", ":2:5", ["two fills on one line"]),
        ('<A-1-1> :=\n X: y / "A B"\n', ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: y / <A-1-1>\n", ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: <A-1-1> / <A-1-2>\n", ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: <A-1-1> <A-1-2>\n", ":2:5", ["two fills on one line"]),
        ("<A-1-1> :=\n X: ##1#4#f\n", ":2:5", ["offsets without a fill"]),
        ("<A-1-1> :=\n X: /##1#4#f\n", ":2:6", ["offsets without a fill"]),
        ('<A-1-1> :=\n X: //"A"\n', ":2:5", ["two slashes"]),
        ('<A-1-1> :=\n X: y\n  / /"A"\n', ":3:3", ["two slashes"]),
        ("<A-1-1> :=\n X: /\n Y: z\n", ":2:5", ["a slash without a fill"]),
        ("<A-1-1> :=\n X: y\n  /\n   z\n", ":3:3", ["a slash without a fill"]),
        ("<A-1-1> :=\n X: y\n/\n", ":3:1", ["a slash without a fill"]),
        ('<A-1-1> :=\n X: y\n NAME "z"\n', ":3:2", ["slot name NAME without a colon"]),
        ("<A-1-1> :=\n X: y\n BOSS <A-1-1>\n", ":3:2", ["slot name BOSS without a colon"]),
        ('<A-1-1> :=\n X: y\n NAME /"z"\n', ":3:2", ["slot name NAME without a colon"]),
        ("<A-1-1> :=\n X: y\n ORG_TYPE COMPANY\n", ":3:2", ["slot name ORG_TYPE without a colon"]),
        ("<A-1-1> :=\n X: y\n Kind red\n<A-1-2> :=\n Kind: red\n", ":3:2", ["slot name Kind"]),
        ("<A-1-1> :=\n X: y\n Kind\n<a-1-2> :=\n Kind: red\n", ":3:2", ["slot name Kind"]),
    ],
)
def test_refused_with_place(text: str, place: str, words: list[str]) -> None:
    with pytest.raises(InputRefused) as caught:
        load(text)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.remedy
    assert str(diagnostic).startswith(f"0.tmpl{place}: ")
    for word in words:
        assert word in str(diagnostic)


def test_document_in_two_files() -> None:
    with pytest.raises(InputRefused, match=r"1\.tmpl:2:1: .*0\.tmpl:1:1") as caught:
        load("<A-1-1> :=\n", "\n<A-1-2> :=\n")
    assert "'1'" in str(caught.value)
    assert list(load("<A-1-1> :=\n", "<A-2-1> :=\n").annotations.documents) == ["1", "2"]


def test_pointer_into_another_file_is_found() -> None:
    assert not load("<A-1-1> :=\n", "<A-2-1> :=\n X: <A-1-1>\n").warnings


HOSTILE = {
    "brackets": "<" * 1_000_000,
    "lines": "<\n" * 200_000,
    "headers": "".join(f"<A-{n}-1> :=\n" for n in range(50_000)),
    "fills": "<A-1-1> :=\n X:\n" + "  /y\n" * 200_000,
    "one line": "<A-1-1> :=\n X: " + "y: " * 1_000_000,
    "quotes": "<A-1-1> :=\n X: " + '" ' * 500_000 + '"',
    "minimal": '<A-1-1> :=\n X: "' + "[" * 500_000 + "]" * 500_000 + '"',
    "hashes": "<A-1-1> :=\n X: y " + "##1#2#" * 300_000,
    "number": "<A-1-1> :=\n X: y ##" + "9" * 1_000_000 + "#1#",
    "pointer": "<A-1-1> :=\n X: <" + "a-" * 1_000_000 + ">",
    "blanks": "<A-1-1> :=\n X: <a-b-c" + " " * 1_000_000,
    "twice": "<A-1-1> :=\n" + "".join(f" X{n}: y\n" for n in range(100_000)) + " X5: y",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_sizes_are_linear(name: str) -> None:
    """Ten times what was measured; quadratic time would take minutes."""
    previous_moment = time.process_time()
    with suppress(InputRefused):
        load(HOSTILE[name])
    assert time.process_time() - previous_moment < 10


LINES = st.lists(
    st.sampled_from(
        [
            *(
                "<A-1-1> :=",
                "<B-1-2> :=",
                "<A-2-1>:=",
                "<A-1-1>",
                " ",
                "\n",
                "\r\n",
                "\r",
                "N: ",
                " M:",
                "/",
                '"',
            ),
            *(
                "'",
                "a",
                "[",
                "]",
                "##1#2#",
                "##3#1#f",
                "#",
                ";",
                ":",
                "<B-1-2>",
                "\x00",
                "\x85",
                "😀",
                "STATUS: OPT",
            ),
        ]
    ),
    max_size=40,
).map("".join)


@settings(max_examples=300)
@given(LINES)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        result = load(text)
    except InputRefused:
        return
    assert write(result.annotations, {}, OPTIONS) == (text,)
    for document in result.annotations.documents.values():
        for instance in document.instances:
            for slot in instance.slots:
                for fills in readings(instance, slot.name):
                    for reading in fills:
                        written = text[reading.source.start : reading.source.end]
                        assert written.startswith(reading.quote)
                        assert reading.minimal or written.strip(reading.quote or None) == reading.text.strip(
                            reading.quote or None
                        )


def write_fresh(result: ReadResult) -> str:
    (text,) = write(AnnotationSet("new", "other", result.annotations.documents), {}, OPTIONS)
    return text


def test_written_afresh_in_the_manuals_layout() -> None:
    assert write_fresh(load(KEY)) == KEY
    assert write_fresh(load(RESPONSE)) == RESPONSE.replace("\n\n\n\n", "\n").replace(
        "ORG_ALIAS: ", "ORG_ALIAS: "
    )
    second_value = load(write_fresh(load(HUB4)))
    assert [statement(i) for d in second_value.annotations.documents for i in instances(second_value, d)] == [
        statement(i) for i in instances(load(HUB4), "PRI19980302.2000.2923")
    ]


THREE = (
    '; header comment\r\n<A-1-1> :=\r\n   N:   "x"\r\n# kept\r\n\r\n<A-1-2> :=\r\n N: y\r\n\r\n'
    "<A-2-1> :=\r\n N: z\r\n; end"
)


def edited(text: str, number: str, changed: tuple[Instance, ...]) -> str:
    annotations = load(text).annotations
    documents = dict(annotations.documents)
    documents[number] = DocumentAnnotations(number, changed)
    (result,) = write(msgspec.structs.replace(annotations, documents=documents), {}, OPTIONS)
    return result


def test_only_changed_objects_are_spliced() -> None:
    instance, two = instances(load(THREE))
    changed = msgspec.structs.replace(instance, slots=two.slots)
    assert edited(THREE, "1", (changed, two)) == THREE.replace('   N:   "x"', "    N: y")
    assert edited(THREE, "1", (instance,)) == THREE.replace("<A-1-2> :=\r\n N: y\r\n", "")
    new = msgspec.structs.replace(two, name="9")
    assert edited(THREE, "1", (instance, two, new)) == THREE.replace(
        " N: y\r\n", " N: y\r\n\r\n<A-1-9> :=\r\n    N: y\r\n"
    )
    assert edited(THREE, "3", (new,)) == THREE + "\r\n\r\n<A-3-9> :=\r\n    N: y\r\n"


def reading_slot(name: str, *fills: Reading) -> Slot:
    return Slot(name, (Alternative(tuple(map(simple_fill, fills))),))


def _parts(*parts: FillPart, optional: bool = False) -> Slot:
    return Slot("X", (Alternative((Fill(parts, optional),)),))


X = Reading("x")


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (Instance("A-B", "1", ()), "<A-B-1-1>"),
        (
            Instance("A", "1", (reading_slot("STATUS", X),), optional=True),
            "a status that agrees with the mark",
        ),
        (Instance("A", "1-2", ()), "<A-1-1-2>"),
        (Instance("A", "1", (reading_slot("TWO WORDS", X),)), "'TWO WORDS'"),
        (Instance("A", "1", (reading_slot("X", X), reading_slot("x", X))), "slot name 'x'"),
        (Instance("A", "1", (Slot("X", (Alternative(()),)),)), "structured or empty"),
        (Instance("A", "1", (_parts(FillPart((X,)), FillPart((X,))),)), "structured or empty"),
        (Instance("A", "1", (_parts(FillPart((X, X))),)), "structured or empty"),
        (Instance("A", "1", (_parts(FillPart((X,)), optional=True),)), "structured or empty"),
        (Instance("A", "1", (reading_slot("X", Reading("a: [b] c")),)), "brackets"),
        (Instance("A", "1", (reading_slot("X", Reading("a", minimal=("b",))),)), "brackets"),
        (Instance("A", "1", (reading_slot("X", Reading("a", link_file="f")),)), "'a'"),
        (Instance("A", "1", (reading_slot("X", Reading("a", extent=Extent(1, 2), link_file="f#")),)), "'a'"),
        (Instance("A", "1", (reading_slot("X", Reading("<b>", target="b")),)), "'<b>'"),
        (Instance("A", "1", (reading_slot("X", Reading("'" + 'a" "b')),)), "quotes"),
    ],
)
def test_what_templates_cannot_hold(instance: Instance, words: str) -> None:
    plain = AnnotationSet("new", "other", {"1": DocumentAnnotations("1", (instance,))})
    with pytest.raises(InputRefused) as caught:
        write(plain, {}, OPTIONS)
    assert words in str(caught.value)


def test_optional_object_without_slot_gets_one() -> None:
    plain = AnnotationSet(
        "new", "other", {"1": DocumentAnnotations("1", (Instance("A", "1", (), optional=True),))}
    )
    assert write(plain, {}, OPTIONS) == ("<A-1-1> :=\n    OBJ_STATUS: OPT\n",)


def test_two_objects_of_one_name_are_not_written() -> None:
    twins = (Instance("A", "1", ()), Instance("a", "1", ()))
    with pytest.raises(InputRefused, match="every object once"):
        write(AnnotationSet("new", "other", {"1": DocumentAnnotations("1", twins)}), {}, OPTIONS)


EXTENTS = st.builds(lambda a, b: Extent(a, a + b), st.integers(0, 99), st.integers(0, 9))
TEXTS = st.text("ab :/#<>'\";[]-=é😀", max_size=8)


@st.composite
def written_readings(draw: st.DrawFn) -> Reading:
    if draw(st.booleans()) and draw(st.booleans()):
        return Reading("<A-1-7>", target="A-1-7")
    text = draw(TEXTS)
    extent, link, more = draw(st.none() | EXTENTS), None, ()
    if extent is not None:
        link = draw(st.none() | st.just("texts.v1"))
        more = tuple(draw(st.lists(EXTENTS, max_size=2)))
    minimal = (text[1:3],) if len(text) > 3 and draw(st.booleans()) else ()
    quote = draw(st.sampled_from(["", "'", '"']))
    return Reading(text, extent=extent, minimal=minimal, quote=quote, link_file=link, minimal_extents=more)


@st.composite
def objects(draw: st.DrawFn) -> tuple[Instance, ...]:
    values = []
    for number in range(draw(st.integers(0, 3))):
        slots = []
        for name in draw(st.sets(st.sampled_from(["N", "LONG_NAME", "x-y"]))):
            alternatives = draw(st.lists(st.lists(written_readings(), min_size=1, max_size=2), max_size=3))
            fills = tuple(Alternative(tuple(map(simple_fill, alternative))) for alternative in alternatives)
            slots.append(Slot(name, fills, draw(st.booleans())))
        values.append(Instance(draw(st.sampled_from(["A", "B_C"])), str(number), tuple(slots)))
    return tuple(values)


@settings(max_examples=300)
@given(objects(), objects())
def test_writing_and_reading_is_the_identity(
    found: tuple[Instance, ...], other: tuple[Instance, ...]
) -> None:
    plain = AnnotationSet("new", "other", {"1": DocumentAnnotations("1", found)} if found else {})
    try:
        (text,) = write(plain, {}, OPTIONS)
    except InputRefused:
        return
    second_document = load(text).annotations.documents.get("1", DocumentAnnotations("1", ()))
    assert [statement(i) for i in second_document.instances] == [statement(i) for i in found]
    try:
        spliced = edited(text, "1", other)
    except InputRefused:
        return
    second_document = load(spliced).annotations.documents.get("1", DocumentAnnotations("1", ()))
    # What a person writes into a template file is read there as any of its lines, brackets included (M26).
    expected = [with_readings(item, as_a_line) for item in other]
    assert sorted(repr(statement(i)) for i in second_document.instances) == sorted(
        repr(statement(i)) for i in expected
    )


def as_a_line(reading: Reading) -> Reading:
    marks = re.findall(r"\[([^\[\]]+)\]", reading.text)
    if reading.minimal or reading.target is not None or not marks:
        return reading
    plain = re.sub(r"\[([^\[\]]+)\]", r"\1", reading.text)
    return msgspec.structs.replace(reading, text=plain, minimal=tuple(marks))


@pytest.mark.parametrize(
    ("text", "rating"),
    [
        (KEY.replace(" :=", ""), 60),
        ("0.  MESSAGE: ID    DEV-MUC3-0001 (NOSC)\n", 0),
        ("<DOC>\n", 0),
    ],
)
def test_sniff(text: str, rating: int) -> None:
    assert muc_templates.sniff(text) == rating


@pytest.mark.parametrize(
    ("text", "place"),
    [(f"about\n{KEY[KEY.index('<') :]}", 6), (KEY.replace(" :=", ""), -1), ("T1\tA 0 5\t<A-1-1> :=\n", -1)],
)
def test_its_sign_is_a_header(text: str, place: int) -> None:
    assert muc_templates.FORMAT.sign(text) == place
