"""Where new tags go among those that stay: texts and extents come out as asked for, or are refused."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.inline_xml.format import FORMAT
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Source

ALL = ReadOptions(layer="all")


def read(text: str) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("d.xml", text)], ALL)


def placed(result: ReadResult) -> list[tuple[str, int, int]]:
    annotated = result.annotations.documents["d"]
    return sorted(
        (instance.type, extent.start, extent.end)
        for instance in annotated.instances
        for extent in instance.extents
    )


def with_instances(result: ReadResult, instances: list[Instance]) -> AnnotationSet:
    annotated = structs.replace(result.annotations.documents["d"], instances=tuple(instances))
    return structs.replace(result.annotations, documents={"d": annotated})


def write(annotations: AnnotationSet, result: ReadResult) -> str:
    assert FORMAT.write is not None
    (text,) = FORMAT.write(annotations, {"d": result.documents[0]}, ALL)
    return text


# --- random files

PIECES = (
    "Ada",
    " ",
    "\n",
    "&amp;",
    "&#233;",
    "\r\n",
    "<!-- <x> -->",
    "<?do it?>",
    "<![CDATA[<b> & c]]>",
    "<e/>",
)
contents = st.recursive(
    st.sampled_from(PIECES),
    lambda inner: st.tuples(st.sampled_from("uvw"), st.lists(inner, max_size=4)).map(
        lambda pair: f"<{pair[0]}>{''.join(pair[1])}</{pair[0]}>"
    ),
    max_leaves=8,
)
files = st.lists(contents, max_size=5).map(lambda pieces: f"<t>{''.join(pieces)}</t>")


class Span(NamedTuple):
    """A new annotation."""

    start: int
    end: int


def crosses(first: tuple[int, int], second: tuple[int, int]) -> bool:
    return first[0] < second[0] < first[1] < second[1] or second[0] < first[0] < second[1] < first[1]


@given(files, st.data())
def test_new_annotations_stand_where_they_should_or_cross(text: str, data: st.DataObject) -> None:
    result = read(text)
    length = len(result.documents[0].text)
    place = st.integers(0, length)
    spans = data.draw(st.lists(st.tuples(place, place).map(sorted).map(lambda pair: Span(*pair)), max_size=4))
    old = list(result.annotations.documents["d"].instances)
    kept = data.draw(st.lists(st.sampled_from(old), unique_by=id)) if old else []
    new = [Instance("N", f"n{n}", (), (Extent(*span),)) for n, span in enumerate(spans)]
    standing = [(extent.start, extent.end) for instance in kept for extent in instance.extents]
    ranges = [*standing, *((span.start, span.end) for span in spans)]
    crossing = any(crosses(first, second) for first in ranges for second in ranges)
    annotations = with_instances(result, [*kept, *new])
    if crossing:
        with pytest.raises(InputRefused, match="crosses the element"):
            write(annotations, result)
        return
    written = write(annotations, result)
    again = read(written)
    assert again.documents[0].text == result.documents[0].text
    expected = sorted(
        (instance.type, extent.start, extent.end) for instance in (*kept, *new) for extent in instance.extents
    )
    assert placed(again) == expected


@given(files)
def test_an_unchanged_file_keeps_its_bytes_and_places(text: str) -> None:
    result = read(text)
    assert write(result.annotations, result) == text
    document = result.documents[0]
    for instance in result.annotations.documents["d"].instances:
        # What stands between the tags in the file is what stands in the text, references resolved.
        (extent,) = instance.extents
        inside = text[instance.source.start : instance.source.end]
        assert read(f"<t>{inside}</t>").documents[0].text == document.text[extent.start : extent.end]
    file_places = [document.source_map.to_source(offset) for offset in range(len(document.text))]
    assert all(first < second for first, second in pairwise(file_places))
    plain = [
        offset for offset, character in enumerate(document.text) if character in "Ad" or character == " "
    ]
    assert all(text[file_places[offset]] == document.text[offset] for offset in plain)


# --- cases


@pytest.mark.parametrize(
    ("text", "span", "expected"),
    [
        ("<t>a <u>b</u> c</t>", (2, 3), "<t>a <N><u>b</u></N> c</t>"),
        ("<t>a <u>bcd</u> e</t>", (2, 3), "<t>a <u><N>b</N>cd</u> e</t>"),
        ("<t>a <u>bcd</u> e</t>", (3, 5), "<t>a <u>b<N>cd</N></u> e</t>"),
        ("<t>a <u>b</u> c</t>", (0, 5), "<t><N>a <u>b</u> c</N></t>"),
        ("<t>a<e/>b</t>", (1, 2), "<t>a<e/><N>b</N></t>"),
        ("<t>a<e/>b</t>", (1, 1), "<t>a<e/><N></N>b</t>"),
        ("<t>ab</t>", (2, 2), "<t>ab<N></N></t>"),
        ("<t>a&amp;b</t>", (1, 2), "<t>a<N>&amp;</N>b</t>"),
        ("<t>a<![CDATA[bc]]></t>", (2, 3), "<t>a<![CDATA[b]]><N><![CDATA[c]]></N></t>"),
        ("<t>a<!-- x -->b</t>", (0, 2), "<t><N>a<!-- x -->b</N></t>"),
    ],
)
def test_places(text: str, span: tuple[int, int], expected: str) -> None:
    result = read(text)
    old = list(result.annotations.documents["d"].instances)
    new = Instance("N", "n", (), (Extent(*span),))
    written = write(with_instances(result, [*old, new]), result)
    assert read(written).documents[0].text == result.documents[0].text
    if "CDATA" in text:
        assert placed(read(written)) == [("N", *span)]
    else:
        assert written == expected


def test_an_element_without_content_has_no_place() -> None:
    result = read("<t/>")
    new = Instance("N", "n", (), (Extent(0, 0),))
    with pytest.raises(InputRefused, match="element without content"):
        write(with_instances(result, [new]), result)
