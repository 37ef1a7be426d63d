"""XML with annotations inside the text: what is written over a file, and to new ones."""

from collections.abc import Iterable

import pytest
from msgspec import structs

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.inline_xml.format import FORMAT
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source
from support.inline_samples import LETTER


def read(text: str, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("letter.xml", text)], ReadOptions(layer=layer))


def written_over(instances: Iterable[Instance], text: str = LETTER, layer: str | None = None) -> str:
    assert FORMAT.write is not None
    result = read(text, layer)
    annotated = structs.replace(result.annotations.documents["letter"], instances=tuple(instances))
    changed = structs.replace(result.annotations, documents={"letter": annotated})
    (written,) = FORMAT.write(changed, {"letter": result.documents[0]}, ReadOptions(layer=layer))
    return written


def instances(text: str = LETTER, layer: str | None = None) -> dict[str, Instance]:
    return {
        instance.name: instance for instance in read(text, layer).annotations.documents["letter"].instances
    }


def test_a_label_and_attributes_change_in_their_tag() -> None:
    ada = instances()["p1"]
    slots = (ada.slots[0], value_slot("role", Reading("queen")), value_slot("sure", Reading("<yes>")))
    changed = written_over([structs.replace(ada, type="human", slots=slots), *list(instances().values())[1:]])
    assert changed == LETTER.replace(
        '<person id="p1" role="friend &amp; foe">', '<human id="p1" role="queen" sure="&lt;yes&gt;">'
    ).replace("Example</person>", "Example</human>")


def test_an_attribute_goes_and_an_empty_one_stays() -> None:
    before = instances()
    bare = structs.replace(before["p1"], slots=before["p1"].slots[:1])
    bob = structs.replace(before["#5"], slots=(*before["#5"].slots, value_slot("sure", Reading("no"))))
    changed = written_over([bare, *(before[name] for name in ("#2", "#3", "#4")), bob])
    assert changed == LETTER.replace(' role="friend &amp; foe"', "").replace('role="">', 'role="" sure="no">')


def test_annotations_that_are_gone_leave_their_words() -> None:
    before = instances()
    changed = written_over([before["p1"], before["#4"]])
    expected = LETTER.replace("<title>Dr</title>", "Dr").replace('<place sure="yes">Villa</place>', "Villa")
    assert changed == expected.replace('<person role="">Bob</person>', "Bob")
    everything = instances(layer="all")
    rest = [instance for instance in everything.values() if instance.type not in ("br", "empty")]
    assert written_over(rest, layer="all") == LETTER.replace("<br/>", "").replace("<empty/>", "")


def test_another_place_is_another_pair_of_tags() -> None:
    before = instances()
    (extent,) = before["#4"].extents
    moved = structs.replace(before["#4"], extents=(Extent(extent.start, extent.start + 3),))
    rest = [instance for name, instance in before.items() if name != "#4"]
    assert written_over([*rest, moved]) == LETTER.replace("<date>May 3</date>", "<date>May</date> 3")


def test_new_tags_have_the_prefix_of_the_text() -> None:
    text = '<x:t xmlns:x="urn:x">Ada <x:b>met</x:b> Bob</x:t>'
    new = Instance("N", "n", (value_slot("k", Reading("v")),), (Extent(0, 3),))
    changed = written_over([*instances(text).values(), new], text)
    assert changed == text.replace("Ada", '<x:N k="v">Ada</x:N>')


def test_attributes_with_a_prefix_stay_where_it_is_declared() -> None:
    text = '<t xmlns:x="urn:x">Ada <b x:k="1" l="2">met</b> Bob</t>'
    (met,) = instances(text).values()
    changed = structs.replace(
        met, slots=(*met.slots[:2], value_slot("l", Reading("3")), value_slot("xml:lang", Reading("de")))
    )
    assert written_over([changed], text) == text.replace('l="2"', 'l="3" xml:lang="de"')
    new = Instance("N", "n", (value_slot("x:k", Reading("v")),), (Extent(0, 3),))
    with pytest.raises(InputRefused, match="'x:k' as the name of an attribute"):
        written_over([met, new], text)


# --- new files


def fresh(text: str, *added: Instance) -> str:
    assert FORMAT.write is not None
    annotations = AnnotationSet("key", "other", {"d": DocumentAnnotations("d", added)})
    (written,) = FORMAT.write(annotations, {"d": Document("d", "d", text)}, ReadOptions())
    return written


def span(label: str, start: int, end: int, **slots: str) -> Instance:
    extents = (Extent(start, end),)
    values = [value_slot(name, Reading(value)) for name, value in slots.items()]
    return Instance(label, f"{label}{start}", (text_slot("TEXT", "", extents, extents[0]), *values), extents)


def test_a_new_file() -> None:
    text = 'Ada & "Bob" <met>\r\n x'
    written = fresh(text, span("B", 6, 11, a='"<'), span("A", 0, 17), span("C", 6, 11), span("D", 3, 3))
    assert written == (
        '<?xml version="1.0" encoding="UTF-8"?>\n<text><A>Ada<D></D> &amp; '
        '<B a=\'"&lt;\'><C>"Bob"</C></B> &lt;met&gt;</A>&#13;\n x</text>\n'
    )
    assert read(written).documents[0].text == text


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (span("a b", 0, 1), "name of an element"),
        (span("", 0, 1), "name of an element"),
        (span("{a}b", 0, 1), "name of an element"),
        (span("A", 0, 1, **{"b c": "d"}), "name of an attribute"),
        (span("A", 0, 1, id="d"), "name of an attribute"),
        (span("A", 0, 1, xmlns="d"), "name of an attribute"),
        (span("A", 0, 1, b="\x01"), "character that XML does not have"),
        (span("A", 0, 9), "extent 0–9"),
        (Instance("A", "1", (), (Extent(0, 1), Extent(2, 3))), "2 extents"),
        (Instance("A", "1", ()), "no extents"),
        (Instance("A", "1", (value_slot("b", Reading("c", target="c")),), (Extent(0, 1),)), "pointers in b"),
        (
            Instance("A", "1", (value_slot("b", Reading("c"), Reading("d")),), (Extent(0, 1),)),
            "several fills",
        ),
    ],
)
def test_what_no_element_holds_is_refused(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        fresh("Ada", instance)


def test_annotations_that_cross_are_refused() -> None:
    with pytest.raises(InputRefused, match="crosses the element A"):
        fresh("Ada met", span("A", 0, 4), span("B", 2, 6))


def test_a_text_with_a_character_that_xml_lacks_is_refused() -> None:
    with pytest.raises(InputRefused, match=r"U\+000C in the text"):
        fresh("Ada\f", span("A", 0, 1))
