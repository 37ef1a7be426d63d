"""Annotations of TEI beside the text in lists: places, labels, persons, what is left out, what is written."""

import pytest
from msgspec import structs

from annotally.formats.base import FileRange, ReadOptions, ReadResult
from annotally.formats.tei.format import FORMAT
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source

TOWN = """<TEI xmlns="http://www.tei-c.org/ns/1.0">
<teiHeader><respStmt><resp>editor</resp><name ref="#zoe">Zoe</name></respStmt></teiHeader>
<text xml:id="t"><p xml:id="p1"><w xml:id="w1">Ada</w> <w xml:id="w2">Quill</w> saw <w
xml:id="w3">Bo</w></p></text>
<standOff>%s
</standOff>
</TEI>
"""


def town(*annotations: str, of: str = "<listAnnotation>") -> str:
    """Return a file with annotations in a list."""
    return TOWN % "\n".join((of, *annotations, "</listAnnotation>"))


def read(text: str, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.xml", text)], ReadOptions(layer=layer))


def write(result: ReadResult, *instances: Instance) -> str:
    """Return the file of a result with other annotations."""
    assert FORMAT.write is not None
    annotated = structs.replace(result.annotations.documents["town"], instances=instances)
    annotations = structs.replace(result.annotations, documents={"town": annotated})
    (text,) = FORMAT.write(
        annotations, {document.id: document for document in result.documents}, ReadOptions()
    )
    return text


def instances_of(result: ReadResult) -> tuple[Instance, ...]:
    return tuple(result.annotations.documents["town"].instances)


def values(instance: Instance) -> dict[str, str]:
    """Return the slots but that of the text, several values with a bar between."""
    return {slot.name: "|".join(reading.text for reading in slot.readings()) for slot in instance.slots[1:]}


def words(result: ReadResult, instance: Instance) -> list[str]:
    text = result.documents[0].text
    return [text[extent.start : extent.end] for extent in instance.extents]


@pytest.mark.parametrize(
    ("target", "covered"),
    [
        ("#w3", ["Bo"]),
        ("#w1 #w2", ["Ada Quill"]),
        ("#w3 #w1", ["Ada", "Bo"]),
        ("#p1 #w2", ["Ada Quill saw Bo"]),
        ("#range(#w1,#w2)", ["Ada Quill"]),
        ("#string-range(#p1, 4, 9) #w3", ["Quill saw Bo"]),
        ("#string-range(t,10,3)", ["saw"]),
    ],
)
def test_targets_are_elements_ranges_and_characters(target: str, covered: list[str]) -> None:
    result = read(town(f'<annotation xml:id="a1" target="{target}" type="x"/>'))
    (instance,) = instances_of(result)
    assert (instance.type, instance.name) == ("x", "a1")
    assert words(result, instance) == covered
    assert not result.warnings


def test_spans_point_in_the_same_ways() -> None:
    spans = '<span target="#string-range(p1,0,3) #w2"/><span from="#string-range(w1,1,2)" to="#w2"/>'
    result = read(TOWN % f'<listAnnotation><spanGrp type="x">{spans}</spanGrp></listAnnotation>')
    assert [words(result, span) for span in instances_of(result)] == [["Ada", "Quill"], ["da Quill"]]


@pytest.mark.parametrize(
    ("attributes", "body", "group", "label", "slots"),
    [
        ('type="PER" ana="#x" motivation="tagging"', "", "", "PER", {"ana": "#x", "motivation": "tagging"}),
        ('ana="#PER" motivation="tagging"', "", ' type="g"', "PER", {"motivation": "tagging"}),
        ('ana="types.xml#PER"', "", "", "PER", {}),
        ('ana="#a #b"', '<rs type="city"/>', ' type="g"', "city", {"ana": "#a #b"}),
        ("", '<rs type="city"/><note type="why"/>', ' type="g"', "g", {}),
        ('motivation="tagging"', "", ' type="g"', "g", {"motivation": "tagging"}),
        ('motivation="tagging"', "", "", "tagging", {}),
        ("", '<respStmt type="no"/>', "", "annotation", {}),
    ],
)
def test_a_label_is_the_nearest_kind(
    attributes: str, body: str, group: str, label: str, slots: dict[str, str]
) -> None:
    text = town(f'<annotation target="#w3" {attributes}>{body}</annotation>', of=f"<listAnnotation{group}>")
    (instance,) = instances_of(read(text))
    assert (instance.type, values(instance)) == (label, slots)


def test_a_body_says_words_and_references() -> None:
    body = (
        '<rs ref="#bo">Bo</rs><ptr target="http://example.org/bo"/><note>a\n friend<hi>of</hi></note>'
        "<note>Bo</note><licence>free</licence>"
    )
    (instance,) = instances_of(read(town(f'<annotation target="#w3" type="x">{body}</annotation>')))
    assert values(instance) == {"ref": "#bo|http://example.org/bo", "content": "Bo|a friend of"}


PERSONS = town(
    '<annotation target="#w3" type="x" resp="#anna"/>',
    '<annotation target="#w3" type="y"><respStmt><resp>annotator</resp><name ref="#ben">Ben</name></respStmt>'
    '<rs ref="#bo"/></annotation>',
    '<annotation target="#w3" type="z"/>',
    of='<listAnnotation resp="#cleo">',
)


def test_persons_are_layers() -> None:
    assert FORMAT.layers(PERSONS) == ["#cleo", "#anna", "#ben"]
    assert [values(instance)["resp"] for instance in instances_of(read(PERSONS))] == [
        "#anna",
        "#ben",
        "#cleo",
    ]
    assert [instance.type for instance in instances_of(read(PERSONS, "#ben"))] == ["y"]


def test_a_person_may_have_a_name_alone() -> None:
    statement = "<respStmt><name>Anna <hi>Quill</hi></name></respStmt><respStmt/>"
    text = town(f'<annotation target="#w3" type="x">{statement}</annotation>')
    (instance,) = instances_of(read(text))
    assert values(instance) == {"resp": "Anna Quill"}
    assert FORMAT.layers(text) == []


def test_annotations_stand_in_lists_of_lists_and_without_any() -> None:
    inner = '<listAnnotation type="y"><annotation target="#w1"/></listAnnotation>'
    text = TOWN % f'<annotation target="#w3" type="x"/><listAnnotation>{inner}</listAnnotation>'
    result = read(text)
    assert [(instance.type, words(result, instance)) for instance in instances_of(result)] == [
        ("x", ["Bo"]),
        ("y", ["Ada"]),
    ]


@pytest.mark.parametrize("target", ["#w9", "#w1 #w9", "", "#string-range(w3,1,2)", "#range(w3,w1)"])
def test_annotations_that_point_nowhere_are_left_out(target: str) -> None:
    result = read(town(f'<annotation target="{target}"/>', '<annotation target="#w1"/>'))
    assert len(instances_of(result)) == 1
    (warning,) = result.warnings
    assert (warning.line, warning.remedy) == (6, "the annotation is left out; correct its target")


def test_a_scheme_that_is_not_read_is_named_once() -> None:
    result = read(
        town(
            '<annotation target="#w1"/>',
            '<annotation target="#xpath(//w[2])"/>',
            '<annotation target="#w1 #xpath(//w[3])"/>',
            "<annotation target=\"#match(p1, 'Bo')\"/>",
        )
    )
    assert len(instances_of(result)) == 1
    assert [(warning.line, warning.found) for warning in result.warnings] == [
        (7, "2 annotations with the pointer xpath(); the first is here"),
        (9, "1 annotation with the pointer match()"),
    ]
    assert {warning.remedy for warning in result.warnings} == {
        "left out; give the elements of the text an xml:id and point to it"
    }


def test_annotations_beside_the_text_stay_or_go() -> None:
    annotations = ('<annotation target="#w1" type="x"/>', '<annotation target="#w3" type="y"/>')
    text = town(*annotations)
    result = read(text)
    x, y = instances_of(result)
    assert write(result, x, y) == text
    assert write(result, y) == text.replace(annotations[0], "")
    with pytest.raises(InputRefused, match="stands beside the text"):
        write(result, structs.replace(x, type="z"), y)


def test_parts_that_are_not_read() -> None:
    text = TOWN % (
        "<listPerson/><listAnnotation><head>List</head><spanGrp/><annotation target='#w1'><licence/>"
        "<respStmt/><note/></annotation></listAnnotation>"
    )
    result = read(text)
    assert FORMAT.unread is not None
    stretch = FileRange(result.annotations.sources[0], 0, len(text), result.annotations.documents["town"])
    kinds = [piece.kind for piece in FORMAT.unread(result.annotations, ReadOptions())(stretch)]
    names = ("teiHeader", "listPerson", "head", "licence", "p", "w", "w", "w")
    assert kinds == [f"the element {name}" for name in names]
