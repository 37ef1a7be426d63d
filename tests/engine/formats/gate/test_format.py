"""GATE XML: sets, nodes that count UTF-16, features, what is refused, and writing into a file."""

import time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.gate import format as gate_xml
from annotally.formats.gate.reader import read
from annotally.formats.gate.scan import filled_sets
from annotally.formats.gate.writer import write
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source

OPTIONS = ReadOptions()
TEXT = "Ada 😀 & Bo\nleft."
NODES = (
    '<Node id="0"/>Ada<Node id="3"/> 😀<Node id="6"/> &amp; <Node id="9"/>Bo<Node id="11"/>\nleft.'
    '<Node id="17"/>'
)
ADA = (
    '<Annotation Id="1" Type="Person" StartNode="0" EndNode="3">\n'
    '<Feature>\n  <Name className="java.lang.String">rule</Name>\n'
    '  <Value className="java.lang.Long">12</Value>\n</Feature>\n'
    "<Feature><Name>empty</Name><Value></Value></Feature>\n</Annotation>\n"
)
BO = "<Annotation Id='2' Type='Person' StartNode='9' EndNode='11'/>\n"
KNOWS = '<Relation Id="3" Type="Knows" Members="1;2">\n</Relation>\n'


def gate(sets: str, text: str = NODES) -> str:
    return (
        "<?xml version='1.0' encoding='UTF-8'?>\n<GateDocument version=\"3\">\n<GateDocumentFeatures>\n"
        "<Feature><Name>a</Name><Value>b</Value></Feature></GateDocumentFeatures>\n"
        f"<TextWithNodes>{text}</TextWithNodes>\n{sets}</GateDocument>\n"
    )


def named(name: str, elements: str) -> str:
    return f'<AnnotationSet Name="{name}">\n{elements}</AnnotationSet>\n'


FILE = gate(
    "<AnnotationSet>\n</AnnotationSet>\n"
    + named("Key", ADA + BO)
    + named("Other", ADA)
    + (f'<RelationSet Name="Key">\n{KNOWS}</RelationSet>\n')
)
KEY = ReadOptions(layer="Key")


def test_sets_with_annotations_are_named_without_reading_the_file() -> None:
    assert filled_sets(FILE) == ["Key", "Other"]
    assert filled_sets(gate(f"<AnnotationSet>\n{ADA}</AnnotationSet>\n" + named("R&amp;D", BO))) == [
        "default",
        "R&D",
    ]
    assert filled_sets(FILE[: FILE.index('"Other"')]) == ["Key"]


def result(file: str, options: ReadOptions = KEY) -> ReadResult:
    return read((Source("d.xml", file),), options)


def instances(file: str, options: ReadOptions = KEY) -> dict[str, Instance]:
    return {
        instance.name: instance for instance in result(file, options).annotations.documents["d"].instances
    }


def fills(instance: Instance) -> dict[str, list[str]]:
    return {slot.name: [r.target or r.text for r in slot.readings()] for slot in instance.slots}


def refusal(file: str, options: ReadOptions = OPTIONS) -> str:
    with pytest.raises(InputRefused) as caught:
        result(file, options)
    return str(caught.value)


def test_one_set_with_its_features_and_relations() -> None:
    actual_instances = instances(FILE)
    assert [(i.type, i.extents) for i in actual_instances.values()] == [
        ("Person", (Extent(0, 3),)),
        ("Person", (Extent(8, 10),)),
        ("Knows", ()),
    ]
    assert fills(actual_instances["1"]) == {"TEXT": ["Ada"], "rule": ["12"], "empty": []}
    assert fills(actual_instances["2"]) == {"TEXT": ["Bo"]}
    assert fills(actual_instances["3"]) == {"Members": ["Person-d-1", "Person-d-2"]}
    assert FILE[actual_instances["1"].source.start : actual_instances["1"].source.end] + "\n" == ADA
    assert FILE[actual_instances["2"].source.start : actual_instances["2"].source.end] + "\n" == BO
    assert list(instances(FILE, ReadOptions(layer="other"))) == ["1"]
    assert instances(FILE, ReadOptions(layer="default")) == {}


def test_the_text_and_the_way_back() -> None:
    (document,) = result(FILE).documents
    assert document.text == TEXT
    for offset, character in enumerate(TEXT):
        assert FILE[document.source_map.to_source(offset)] == character
    crlf = result(gate(named("Key", "")).replace("\n", "\r\n")).documents[0]
    assert crlf.text == TEXT


def test_which_set() -> None:
    message = refusal(FILE)
    assert "d.xml:1:1: annotations in 2 sets: default (0), Key (3), Other (1)" in message
    assert "choose one of these as layer" in message
    assert "no annotation set 'x'; expected one of default (0), Key (3)" in refusal(
        FILE, ReadOptions(layer="x")
    )
    assert list(instances(gate(named("Only", ADA)), OPTIONS)) == ["1"]
    assert instances(gate(""), OPTIONS) == {}
    two = read((Source("a.xml", FILE), Source("b.xml", gate(named("Other", BO)))), KEY)
    assert [len(document.instances) for document in two.annotations.documents.values()] == [3, 0]
    assert "b.xml:1:1: no annotation set 'Key'; expected one of Other" in str(two.warnings[0])


def test_nodes_that_were_moved_are_warned_about_and_count_by_place() -> None:
    actual = result(FILE.replace(">Ada<", ">Eva Ada<"))
    assert "node 3 at offset 7" in str(actual.warnings[0])
    assert actual.annotations.documents["d"].instances[0].extents == (Extent(0, 7),)


BOMB = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;&x;&x;&x;&x;">]>\n'


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (FILE.replace("<GateDocument", BOMB + "<GateDocument", 1), "d.xml:2:1: a document type declaration"),
        (FILE.replace("&amp;", "&x;"), "d.xml:5:67: not well-formed XML: Entity 'x' not defined"),
        (
            FILE.replace("</Feature>", "", 1),
            "d.xml:4:40: not well-formed XML: Opening and ending tag mismatch: Feature line 4 and",
        ),
        ("<a/>", "d.xml:1:1: <a>; expected <GateDocument> as the document element"),
        ("<GateDocument/>", "no <TextWithNodes>"),
        (gate("", NODES + "<b/>"), "<b> in the text"),
        (gate("", NODES + '<Node id="0"/>'), "node 0 again"),
        (gate("<TextWithNodes></TextWithNodes>"), "<TextWithNodes> again"),
        (gate(named("K", ADA) * 2), "annotation set 'K' again"),
        (gate(named("K", ADA * 2)), "identifier 1 again"),
        (gate(named("K", ADA.replace('Id="1"', ""))), "no Id or no Type"),
        (gate(named("K", ADA.replace('"0"', '"77"'))), 'StartNode="77", a node that the text does not have'),
        (gate(named("K", ADA.replace('EndNode="3"', ""))), 'EndNode=""'),
        (gate(named("K", BO.replace("9", "17"))), "an annotation from 16 to 10"),
    ],
)
def test_refused(file: str, words: str) -> None:
    assert words in refusal(file)


def test_places_are_told_in_code_points() -> None:
    line = refusal(
        gate('<AnnotationSet Name="😀"><Annotation Id="1" StartNode="0" EndNode="3"/></AnnotationSet>')
    )
    assert line.startswith("d.xml:7:25: no Id or no Type")


def test_members_that_are_not_there() -> None:
    actual = result(FILE.replace("1;2", "1;9"))
    assert "member 9, which does not exist" in str(actual.warnings[0])


def test_a_status_feature_makes_optional() -> None:
    file = gate(named("K", ADA.replace(">rule<", ">status<").replace(">12<", ">opt<")))
    assert instances(file, OPTIONS)["1"].optional


# --- writing


def rewritten(file: str, *changed: Instance, options: ReadOptions = KEY) -> str:
    annotations = result(file, options).annotations
    document = msgspec.structs.replace(annotations.documents["d"], instances=changed)
    return write(msgspec.structs.replace(annotations, documents={"d": document}), {}, options)[0]


def test_untouched_bytes_stay() -> None:
    assert write(result(FILE).annotations, {}, KEY) == (FILE,)


def test_what_changes_changes_its_element_alone() -> None:
    actual_instances = instances(FILE)
    moved = msgspec.structs.replace(actual_instances["1"], extents=(Extent(0, 2),))
    after = rewritten(FILE, moved, actual_instances["2"], actual_instances["3"])
    expected = FILE.replace(">Ada<", '>Ad<Node id="2"/>a<')
    head, _, tail = expected.partition('StartNode="0" EndNode="3"')
    assert after == head + 'StartNode="0" EndNode="2"' + tail.replace(
        "<Feature><Name>empty</Name><Value></Value></Feature>",
        "<Feature><Name>empty</Name><Value></Value></Feature>",
    )


def test_what_goes_and_what_comes() -> None:
    actual_instances = instances(FILE)
    new = Instance("Emoji", "x", (value_slot("kind", Reading("a < b & c")),), (Extent(4, 5),))
    after = rewritten(FILE, actual_instances["1"], new)
    assert BO not in after
    assert KNOWS not in after
    assert '> <Node id="4"/>😀<Node id="6"/>' in after
    second_instances = instances(after)
    assert [i.type for i in second_instances.values()] == ["Person", "Emoji"]
    assert fills(second_instances["4"]) == {"TEXT": ["😀"], "kind": ["a < b & c"]}
    assert result(after).warnings == ()
    assert list(instances(after, ReadOptions(layer="Other"))) == ["1"]


@pytest.mark.parametrize("sets", ["", '<AnnotationSet Name="Key"/>\n', named("Key", "")])
def test_into_a_set_without_annotations(sets: str) -> None:
    options = KEY if sets else OPTIONS
    new = Instance("X", "1", (), (Extent(0, 3),))
    after = rewritten(gate(sets), new, options=options)
    assert [(i.type, i.extents) for i in instances(after, options).values()] == [("X", (Extent(0, 3),))]


def test_into_an_empty_text() -> None:
    empty = gate("").replace(f"<TextWithNodes>{NODES}</TextWithNodes>", "<TextWithNodes/>")
    after = rewritten(empty, Instance("X", "1", (), (Extent(0, 0),)), options=OPTIONS)
    assert [i.extents for i in instances(after, OPTIONS).values()] == [(Extent(0, 0),)]


def afresh(text: str, *many: Instance, layer: str | None = None) -> str:
    annotation_set = AnnotationSet("key", "brat", {"d": DocumentAnnotations("d", many)})
    return write(annotation_set, {"d": Document("d", "d", text)}, ReadOptions(layer=layer))[0]


def test_afresh_is_read_as_it_was() -> None:
    text = "A 😀\r\n<b> & ]]>\n"
    instance = Instance("X", "T1", (value_slot("k", Reading("\r v")),), (Extent(2, 3),))
    other_instance = Instance("Y", "T2", (), (Extent(0, 12),))
    pointers = (Reading("T1", target="X-d-T1"), Reading("T2", target="Y-d-T2"))
    relation = Instance("R", "R1", (value_slot("Members", *pointers),))
    for layer in (None, "Key"):
        actual = result(
            afresh(text, instance, other_instance, relation, layer=layer), ReadOptions(layer=layer)
        )
        assert actual.documents[0].text == text
        assert actual.warnings == ()
        assert [(i.type, i.extents, fills(i)) for i in actual.annotations.documents["d"].instances] == [
            ("X", (Extent(2, 3),), {"TEXT": ["😀"], "k": ["\r v"]}),
            ("Y", (Extent(0, 12),), {"TEXT": [text[:12]]}),
            ("R", (), {"Members": ["X-d-0", "Y-d-1"]}),
        ]


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (Instance("X", "1", (), (Extent(0, 1), Extent(2, 3))), "X 1: 2 extents"),
        (Instance("X", "1", ()), "X 1: no extents"),
        (Instance("X", "1", (), (Extent(0, 99),)), "extent 0–99"),
        (
            Instance("X", "1", (value_slot("a", Reading("b"), Reading("c")),), (Extent(0, 1),)),
            "several fills in a",
        ),
        (Instance("X", "1", (value_slot("a", Reading("b\x01")),), (Extent(0, 1),)), "character U+0001"),
        (Instance("X", "1", (value_slot("Members", Reading("b", target="y")),)), "Members points to 'b'"),
    ],
)
def test_what_xml_cannot_hold_is_refused(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        afresh("abc", instance)
    assert words in str(caught.value)


def test_a_text_that_xml_cannot_hold() -> None:
    with pytest.raises(InputRefused, match=r"document d: character U\+000C at offset 1"):
        afresh("a\fb")


# --- whatever comes


@settings(max_examples=300)
@given(st.data())
def test_any_damage_is_read_or_refused_and_written_back(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(FILE)))
    cut = data.draw(st.integers(0, 12))
    piece = data.draw(
        st.sampled_from(["", "<", ">", "&", "é", "😀", "\x01", '"', "/", '<Node id="5"/>', "]]>", " "])
    )
    file = FILE[:at] + piece + FILE[at + cut :]
    try:
        actual = result(file)
    except InputRefused:
        return
    assert write(actual.annotations, {}, KEY) == (file,)
    length = len(actual.documents[0].text)
    assert all(e.end <= length for i in actual.annotations.documents["d"].instances for e in i.extents)


@settings(max_examples=150)
@given(
    st.text("aé😀&<\n\r ", min_size=1, max_size=20),
    st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20), st.sampled_from("AB")), max_size=5),
    st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20), st.sampled_from("AB")), max_size=5),
)
def test_any_change_is_read_back(
    text: str, first: list[tuple[int, int, str]], second: list[tuple[int, int, str]]
) -> None:
    def made(spans: list[tuple[int, int, str]]) -> list[Instance]:
        places = [(min(a, b, len(text)), min(max(a, b), len(text)), label) for a, b, label in spans]
        return [Instance(label, str(n), (), (Extent(a, b),)) for n, (a, b, label) in enumerate(places)]

    file = afresh(text, *made(first))
    after = rewritten(file, *made(second), options=OPTIONS)
    actual = result(after, OPTIONS)
    assert actual.documents[0].text == text
    assert actual.warnings == ()
    values = [(i.type, i.extents) for i in actual.annotations.documents["d"].instances]
    assert sorted(values) == sorted((i.type, i.extents) for i in made(second))


def test_linear_time() -> None:
    def seconds(count: int) -> float:
        text = "".join(f'<Node id="{3 * n}"/>é😀' for n in range(count)) + f'<Node id="{3 * count}"/>'
        sets = "".join(
            f'<Annotation Id="{n}" Type="X" StartNode="{3 * n}" EndNode="{3 * n + 3}"></Annotation>\n'
            for n in range(count)
        )
        file = gate(named("Key", sets), text)
        started = time.process_time()
        result(file)
        return time.process_time() - started

    seconds(500)
    assert min(seconds(8000) for _ in range(2)) < 12 * max(0.02, min(seconds(2000) for _ in range(2)))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (FILE, FILE.index("<GateDocument")),
        ("<!-- <x> -- -->\n<!DOCTYPE x>\n<GateDocument >", 29),
        ("<?xml version='1.0'?>", -1),
        ("about <GateDocument>", -1),
        ("<x><GateDocument>", -1),
        ("<!--" * 5000, -1),
    ],
)
def test_its_sign_is_the_root_element(text: str, place: int) -> None:
    assert gate_xml.FORMAT.sign(text) == place


TOKEN = '<Annotation Id="9" Type="Token" StartNode="0" EndNode="3"></Annotation>\n'
SENTENCE = TOKEN.replace("Token", "Sentence").replace('"9"', '"8"')


@pytest.mark.parametrize(
    ("sets", "offered"),
    [
        ((("Key", ADA), ("Original markups", TOKEN + SENTENCE)), ["Key"]),
        (
            (("Original markups", ADA), ("ANNIE", TOKEN + SENTENCE), ("a", ADA), ("b", ADA + TOKEN)),
            ["a", "b"],
        ),
        ((("Original markups", TOKEN), ("ANNIE", TOKEN)), ["Original markups", "ANNIE"]),
        ((("Original markups", ADA),), ["Original markups"]),
        ((), []),
    ],
)
def test_sets_that_look_like_annotators_are_offered(
    sets: tuple[tuple[str, str], ...], offered: list[str]
) -> None:
    file = gate("".join(named(*candidate_set) for candidate_set in sets))
    assert list(gate_xml.FORMAT.layers(file)) == offered


def test_the_only_set_that_looks_like_an_annotators_is_read() -> None:
    file = gate(named("Original markups", TOKEN) + named("Key", ADA))
    (warning,) = result(file, ReadOptions()).warnings
    assert "annotations in 2 sets: Original markups (1), Key (1); expected one set; Key is read" in str(
        warning
    )
    assert [instance.type for instance in instances(file, ReadOptions()).values()] == [
        instance.type for instance in instances(gate(named("Key", ADA)), ReadOptions()).values()
    ]
    assert result(file, ReadOptions(layer="original markups")).warnings == ()
    with pytest.raises(InputRefused, match="annotations in 3 sets"):
        result(gate(named("Original markups", TOKEN) + named("a", ADA) + named("b", ADA)), ReadOptions())
