"""TEI: texts with names inside and spans beside them; what is read, written and refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from annotally.formats.base import FileRange, ReadOptions, ReadResult
from annotally.formats.recognition import recognised_format
from annotally.formats.tei.format import FORMAT
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, only_text
from annotally.model.text import Document, Source
from support.inline_samples import TEI_TOWN
from support.outcomes import outcome_of


def read(text: str = TEI_TOWN, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.xml", text)], ReadOptions(layer=layer))


def write(annotations: AnnotationSet, result: ReadResult) -> str:
    assert FORMAT.write is not None
    (text,) = FORMAT.write(
        annotations, {document.id: document for document in result.documents}, ReadOptions()
    )
    return text


def changed(result: ReadResult, *instances: Instance) -> AnnotationSet:
    annotated = structs.replace(result.annotations.documents["town"], instances=instances)
    return structs.replace(result.annotations, documents={"town": annotated})


def placed(result: ReadResult, words: str) -> Extent:
    start = result.documents[0].text.index(words)
    return Extent(start, start + len(words))


PERSONS = TEI_TOWN.replace("<persName ", '<persName resp="#cleo" ', 1).replace(
    "</text>",
    "</text><standOff><spanGrp type='x' resp='#anna #ben'><span target='#n1'/>"
    '<span target="#n1" type="y" resp="#cleo"/></spanGrp></standOff>',
)
"""Spans of three persons, of whom one has a name in the text, too; all else is nobody's."""


@pytest.mark.parametrize(
    ("layer", "labels"),
    [
        (None, ["persName", "x", "y"]),
        ("#anna", ["x"]),
        ("#ben", ["x"]),
        ("#cleo", ["persName", "y"]),
        ("#anna+#cleo", ["persName", "x", "y"]),
        ("persName+#cleo", ["persName", "y"]),
        ("#zoe", []),
    ],
)
def test_persons_are_layers(layer: str | None, labels: list[str]) -> None:
    assert FORMAT.layers(PERSONS) == ["#anna", "#ben", "#cleo"]
    instances = read(PERSONS, layer).annotations.documents["town"].instances
    by_persons = [instance for instance in instances if instance.slot("resp") is not None]
    assert [instance.type for instance in by_persons] == labels
    if layer in (None, "#anna"):
        x = next(instance for instance in by_persons if instance.type == "x")
        slot = x.slot("resp")
        assert slot is not None
        assert only_text(slot) == "#anna #ben"
        assert len(instances) > len(by_persons)


def test_files_of_one_person_have_no_layers() -> None:
    assert FORMAT.layers(TEI_TOWN) == []
    assert FORMAT.layers('<spanGrp resp="#anna"><span resp="#anna"/></spanGrp><w resp="#ben"/>') == []


def test_spans_of_other_persons_keep_their_bytes() -> None:
    result = read(PERSONS, "#anna")
    instances = result.annotations.documents["town"].instances
    annotations = changed(result, *(instance for instance in instances if instance.type != "x"))
    assert FORMAT.write is not None
    documents = {document.id: document for document in result.documents}
    (text,) = FORMAT.write(annotations, documents, ReadOptions(layer="#anna"))
    assert text == PERSONS.replace("<span target='#n1'/>", "")


def test_text_names_and_spans() -> None:
    result = read()
    (document,) = result.documents
    assert document.text == "\nAda went to\ntown in\nMay as she said.\n"
    instances = result.annotations.documents["town"].instances
    found = [
        (
            instance.type,
            instance.name,
            [document.text[extent.start : extent.end] for extent in instance.extents],
            {slot.name: only_text(slot) for slot in instance.slots[1:]},
        )
        for instance in instances
    ]
    assert found == [
        ("persName", "n1", ["Ada"], {"ref": "#ada"}),
        ("place", "#2", ["town"], {"key": "7"}),
        ("date", "#3", ["May"], {"when": "2001-05"}),
        ("name", "#4", ["she"], {}),
        ("theme", "s1", ["Ada went to\ntown"], {"ana": "#travel", "content": "a journey"}),
        ("echo", "#6", ["Ada", "said"], {}),
    ]
    assert write(result.annotations, result) == TEI_TOWN
    assert not result.warnings


def test_any_element_may_be_chosen() -> None:
    labels = [instance.type for instance in read(layer="w+pb").annotations.documents["town"].instances]
    assert labels == ["w", "w", "pb", "w", "theme", "echo"]
    points = [i for i in read(layer="pb").annotations.documents["town"].instances if i.type == "pb"]
    assert points[0].extents == (Extent(17, 17),)


def test_labels_are_elements_or_types() -> None:
    result = read()
    ada, town, may, *rest = result.annotations.documents["town"].instances
    new = Instance("SPEECH", "new", (), (placed(result, "she said"),))
    relabelled = changed(
        result,
        structs.replace(ada, type="orgName"),
        structs.replace(town, type="city"),
        structs.replace(may, type="MONTH"),
        *rest,
        new,
    )
    expected = TEI_TOWN
    for before, after in (
        ("persName", "orgName"),
        ('<rs type="place" ', '<rs type="city" '),
        ('<date when="2001-05">May</date>', '<rs when="2001-05" type="MONTH">May</rs>'),
        ("<name>she", '<rs type="SPEECH"><name>she'),
        ("said</w>", "said</w></rs>"),
    ):
        assert before in expected
        expected = expected.replace(before, after)
    assert write(relabelled, result) == expected


def test_a_chosen_element_stays_one() -> None:
    assert FORMAT.write is not None
    result = read(layer="w")
    new = Instance("w", "new", (), (placed(result, "went"),))
    instances = (*result.annotations.documents["town"].instances, new)
    (text,) = FORMAT.write(changed(result, *instances), {}, ReadOptions(layer="w"))
    assert text == TEI_TOWN.replace(" went to", " <w>went</w> to")


def test_spans_beside_the_text_stay_or_go() -> None:
    result = read()
    *inside, theme, echo = result.annotations.documents["town"].instances
    without = write(changed(result, *inside, theme), result)
    assert without == TEI_TOWN.replace('<span target="#w1 #w3" type="echo"/>', "")
    with pytest.raises(InputRefused, match="stands beside the text"):
        write(changed(result, *inside, structs.replace(theme, type="other"), echo), result)


@pytest.mark.parametrize("places", ['from="#w9"', 'from="#w2" to="#w1"', 'target="#w1 #w9"', 'target=""', ""])
def test_spans_that_point_nowhere_are_left_out(places: str) -> None:
    result = read(TEI_TOWN.replace('target="#w1 #w3"', places))
    assert len(result.annotations.documents["town"].instances) == 5
    assert [warning.remedy for warning in result.warnings] == ["the span is left out; correct it"]


def test_a_corpus_has_several_documents() -> None:
    text = (
        '<teiCorpus xmlns="http://www.tei-c.org/ns/1.0"><teiHeader/><TEI xml:id="a"><text>Ada</text></TEI>'
        "<TEI><teiHeader/><text><name>Bob</name></text></TEI></teiCorpus>"
    )
    result = read(text)
    assert {document.id: document.text for document in result.documents} == {"a": "Ada", "2": "Bob"}
    assert write(result.annotations, result) == text
    second = result.annotations.documents["2"]
    both = structs.replace(result.annotations, documents={"2": structs.replace(second, instances=())})
    assert write(both, result) == text.replace("<name>Bob</name>", "Bob")


def test_a_new_file() -> None:
    spans = (
        Instance("persName", "1", (), (Extent(0, 3),)),
        Instance("PER", "2", (), (Extent(4, 5),)),
    )
    assert FORMAT.write is not None
    annotations = AnnotationSet("key", "other", {"a&b": DocumentAnnotations("a&b", spans)})
    (text,) = FORMAT.write(annotations, {"a&b": Document("a&b", "a&b", "Ada & Bo")}, ReadOptions())
    assert '<ab><persName>Ada</persName> <rs type="PER">&amp;</rs> Bo</ab>' in text
    assert "<title>a&amp;b</title>" in text
    again = read(text)
    assert again.documents[0].text == "Ada & Bo"
    assert [instance.type for instance in again.annotations.documents["town"].instances] == [
        "persName",
        "PER",
    ]


def test_parts_that_are_not_read() -> None:
    result = read()
    assert FORMAT.unread is not None
    annotated = result.annotations.documents["town"]
    stretch = FileRange(result.annotations.sources[0], 0, len(TEI_TOWN), annotated)
    kinds = [piece.kind for piece in FORMAT.unread(result.annotations, ReadOptions())(stretch)]
    names = ("teiHeader", "listPerson", "body", "p", "w", "w", "pb", "w")
    assert kinds == [f"the element {name}" for name in names]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (TEI_TOWN, True),
        ("<!-- a --><TEI.2>", True),
        ("<t:teiCorpus xmlns:t='x'>", True),
        ("<TEIX>", False),
        ("<a><TEI></a>", False),
    ],
)
def test_recognition(text: str, found: bool) -> None:
    recognised = recognised_format(text)
    assert (recognised is FORMAT) == found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<TEI/>", "without a text"),
        ("<text>Ada</text>", "without a text"),
        ("<TEI><text>a</TEI>", "mismatch"),
    ],
)
def test_refused(text: str, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        read(text)


@given(st.integers(0, len(TEI_TOWN)), st.sampled_from(["", "<", "#", "</w>", '"', "\0"]))
def test_damage_is_refused_or_read(at: int, junk: str) -> None:
    outcome_of(lambda: read(TEI_TOWN[:at] + junk + TEI_TOWN[at:]))
