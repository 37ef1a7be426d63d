"""Places of elements, attributes and characters in the text of an XML document."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.xml_documents import own_text, parse_xml
from annotally.formats.xml_places import Element, place_elements, skip_ignored, text_runs
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source


def placed(text: str) -> Element:
    return place_elements(parse_xml(Complaints(Source("d.xml", text))))


def test_elements_with_their_tags() -> None:
    text = "<!-- é -->\n<a b = \"1\" c='&amp;&#xe9;'>x<b/>y<b >z</b ></a>"
    root = placed(text)
    assert (root.name, text[root.start : root.inside]) == ("a", "<a b = \"1\" c='&amp;&#xe9;'>")
    assert (text[root.closing : root.end], root.text, root.empty) == ("</a>", "xy", False)
    assert [text[child.start : child.end] for child in root.all("b")] == ["<b/>", "<b >z</b >"]
    empty, full = root.children
    assert (empty.empty, empty.closing, full.empty, full.text) == (True, empty.end, False, "z")
    assert text[full.closing : full.end] == "</b >"
    assert list(root.all("c")) == []


def test_attributes_with_their_places() -> None:
    text = (
        "<a x='1' xmlns:p='urn:p' p:y='&lt;' xmlns=''>"
        "<b xmlns:p='urn:p' xmlns:q='urn:q' p:z='2' q:z='3'/></a>"
    )
    root = placed(text)
    assert {name: root.get(name) for name in root.attributes} == {
        "x": "1",
        "xmlns:p": "urn:p",
        "p:y": "<",
        "xmlns": "",
    }
    assert root.get("z") is None
    place = root.attribute_places()["p:y"]
    assert text[place.start : place.value_end] == "p:y='&lt;'"
    assert text[place.value_start : place.value_end] == "'&lt;'"
    assert (root.value_place("p:y"), root.value_place("y")) == (place.value_start, root.start)
    (inner,) = root.children
    assert {name: inner.get(name) for name in inner.attributes} == {
        "xmlns:p": "urn:p",
        "xmlns:q": "urn:q",
        "p:z": "2",
        "q:z": "3",
    }


PIECES = [
    "ab",
    "é😀",
    "&amp;",
    "&#65;",
    "\r\n",
    "\n",
    "\r",
    "<![CDATA[<x>\r\n&]]>",
    "<!-- &lt; <x> -->",
    "<?p x?>",
    "]",
]
INSIDE = ["<b/>", "<b c='&amp;>'>no&lt;\r\n<c>no</c></b>"]


@given(st.lists(st.sampled_from([*PIECES, *INSIDE])))
def test_runs_lead_from_each_character_to_its_place(pieces: list[str]) -> None:
    text = f"<a>{''.join(pieces)}</a>"
    document = parse_xml(Complaints(Source("d.xml", text)))
    characters = own_text(document.root)
    runs = text_runs(text, 3, len(text) - 4)
    assert list(runs.text) == sorted(set(runs.text))
    ends = [*runs.text[1:], len(characters)][: len(runs.text)]
    for start, end, at in zip(runs.text, ends, runs.file, strict=True):
        for number in range(start, end):
            character, place = characters[number], text[at + number - start]
            assert place == character or (place in "&\r" and character in "&A<\n")
    assert bool(runs.text) == bool(characters)


def test_runs_break_where_characters_are_spelled_in_another_way() -> None:
    text = "<a>x&amp;y\r\nz<b>no</b>w</a>"
    runs = text_runs(text, 3, len(text) - 4)
    assert list(runs.text) == [0, 2, 4, 5]
    assert [text[at] for at in runs.file] == ["x", "y", "z", "w"]


def test_comments_and_blanks_are_skipped() -> None:
    text = "a \n<!-- b --> <?c?>\td"
    assert text[skip_ignored(text, 1)] == "d"
    assert skip_ignored(text, 0) == 0
