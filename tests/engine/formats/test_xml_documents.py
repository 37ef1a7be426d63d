"""XML documents: what the parser is not asked to do, limits, messages, schemas."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from annotally.formats import xml_documents
from annotally.formats.xml_documents import (
    DEEPEST,
    XmlDocument,
    XmlPlaces,
    content_place,
    own_text,
    parse_xml,
    qualified_name,
    schema_problems,
    send_xml,
    tag_name,
)
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source


def parse(text: str) -> XmlDocument:
    return parse_xml(Complaints(Source("d.xml", text)))


class Events:
    """A handler that keeps what is sent to it, neighbouring pieces of characters joined."""

    def __init__(self, places: XmlPlaces) -> None:
        self.places = places
        self.kept: list[tuple[object, ...]] = []

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self.kept.append(("start", tag, dict(attributes)))

    def end(self, tag: str) -> None:
        self.kept.append(("end", tag))

    def data(self, text: str) -> None:
        if self.kept and self.kept[-1][0] == "text":
            text = f"{self.kept.pop()[1]}{text}"
        self.kept.append(("text", text))

    def close(self) -> "Events":
        return self


def send(text: str) -> Events:
    return send_xml(Complaints(Source("d.xml", text)), Events)


def events_of(element: "etree._Element") -> Iterator[tuple[object, ...]]:
    """Yield what `Events` keeps, from the tree."""
    yield "start", element.tag, dict(element.items())
    if element.text:
        yield "text", element.text
    for child in element:
        yield from events_of(child)
        if child.tail:
            yield "text", child.tail
    yield "end", element.tag


def refusal(text: str, read: Callable[[str], object] = parse) -> str:
    with pytest.raises(InputRefused) as caught:
        read(text)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.line > 0 < diagnostic.column
    return str(diagnostic)


def test_elements_come_with_places() -> None:
    text = "<?xml version='1.0'?><!-- <x> -->\n<a><b c='>'>é > </b><![CDATA[<d>]]><?p <d>?><e/>\r\n</a >\n"
    document = parse(text)
    found = [
        (element.tag, text[start:end], text[slice(*content_place(text, start, end))])
        for element, start, end in zip(document.root.iter("*"), *document.places, strict=True)
    ]
    inside = "<b c='>'>é > </b><![CDATA[<d>]]><?p <d>?><e/>\r\n"
    assert found == [
        ("a", f"<a>{inside}</a >", inside),
        ("b", "<b c='>'>é > </b>", "é > "),
        ("e", "<e/>", ""),
    ]


def test_text_and_attributes_are_resolved() -> None:
    root = parse("<a x='&lt;&#10;' y='2'>R&amp;D<b>no</b><!-- no --><![CDATA[<]]>\r\n</a>").root
    assert own_text(root) == "R&D<\n"
    assert own_text(root[0]) == "no"
    assert own_text(parse("<a/>").root) == ""
    assert dict(root.items()) == {"x": "<\n", "y": "2"}


def test_names_are_those_of_the_file() -> None:
    root = parse("<p:a xmlns:p='urn:p' xmlns='urn:q'><b/></p:a>").root
    assert [qualified_name(element) for element in root.iter("*")] == ["p:a", "b"]
    assert tag_name("<p:a xmlns:p='urn:p'/>", 0) == "p:a"
    assert tag_name(" <a/>", 1) == "a"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "d.xml:1:1: not well-formed XML: Document is empty"),
        ("<a>\n<b></a>", "d.xml:2:4: not well-formed XML: Opening and ending tag mismatch: b line 2 and a"),
        ("<a>\né&x;</a>", "d.xml:2:5: not well-formed XML: Entity 'x' not defined"),
        ("<a x='&x;'/>", "Entity 'x' not defined"),
        ("<a><![CDATA[x", "not well-formed XML: cdata not finished"),
        ("<a>\ud800</a>", "not well-formed XML: Invalid bytes in character encoding"),
        ("<a>\0</a>", "not well-formed XML: Invalid character"),
        ("<a>\ufffe</a>", "not well-formed XML: PCDATA invalid Char value 65534"),
        ("<a></b><c>", "mismatch"),
        ("</a>", "not well-formed XML"),
        ("x <a/>", "Start tag expected"),
        ("<p:a/>", "Namespace prefix p on a is not defined"),
        (f"<{'a' * 1000}>", "d.xml:1:"),
    ],
)
def test_every_error_is_one_message_with_its_place(text: str, message: str) -> None:
    assert message in refusal(text)
    assert len(refusal(text)) < 300
    assert refusal(text, send) == refusal(text)


def test_the_declared_encoding_does_not_count_any_more() -> None:
    assert parse("<?xml version='1.0' encoding='utf-16'?><a>é</a>").root.text == "é"


@pytest.mark.parametrize("name", ["a", 'a SYSTEM "%s"', 'a PUBLIC "-//x//é" "%s" ', "a SYSTEM '%s'"])
def test_a_document_type_is_neither_loaded_nor_known(name: str, tmp_path: Path) -> None:
    dtd = tmp_path / "a.dtd"
    dtd.write_text('<!ENTITY x "loaded"><!ATTLIST a b CDATA "loaded">')
    declaration = f"<!-- <!DOCTYPE b [] > -->\n<!DOCTYPE {name.replace('%s', dtd.as_uri())}>\n"
    document = parse(f"{declaration}<a>é</a>")
    assert etree.tostring(document.root, encoding="unicode") == "<a>é</a>"
    assert document.places == ([len(declaration)], [len(declaration) + 8])
    assert "d.xml:3:7: not well-formed XML: Entity 'x' not defined" in refusal(f"{declaration}<a>&x;</a>")


@pytest.mark.parametrize(
    "declaration",
    [
        '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]>',
        '<!DOCTYPE a SYSTEM "a.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://localhost/"> %x;]>',
        "<!DOCTYPE a []>",
        "<!DOCTYPE a",
        "<!DOCTYPE a SYSTEM>",
    ],
)
def test_a_document_type_with_declarations_is_refused(declaration: str) -> None:
    message = refusal(f"<?xml version='1.0'?>\n{declaration}<a>&x;&y;</a>")
    assert message.startswith("d.xml:2:1: a document type declaration with declarations inside it")


def test_a_document_type_in_another_place_is_refused() -> None:
    assert "not well-formed XML" in refusal("<a/><!DOCTYPE a [<!ENTITY x 'y'>]>")
    assert "not well-formed XML" in refusal("<a><!DOCTYPE a [<!ENTITY x 'y'>]>&x;</a>")


def test_depth_is_limited_ahead_of_the_parser() -> None:
    assert parse("<a>" * DEEPEST + "</a>" * DEEPEST).root.tag == "a"
    text = "<a>" * (DEEPEST + 1) + "</a>" * (DEEPEST + 1)
    assert refusal(text).startswith(
        "d.xml:1:301: elements in elements without end; expected at most 100 levels"
    )
    assert "without end" in refusal("<a>" * 1_000_000)
    around = "<a>" * (DEEPEST - 1), "</a>" * (DEEPEST - 1)
    for leaf in ("<b>é</b>", "<b><c/></b>"):
        assert parse(leaf.join(around)).root.tag == "a"
    assert "without end" in refusal("<b><c>é</c></b>".join(around))


def test_size_is_limited_ahead_of_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xml_documents, "LARGEST", 12)
    assert parse("<a>aaaaa</a>").root.text == "aaaaa"
    assert refusal("<a>aaaaé</a>").startswith("d.xml:1:1: 13 bytes of XML; expected at most 12 bytes")


def test_a_text_of_more_than_ten_megabytes_opens() -> None:
    text = "x" * 11_000_000
    assert parse(f"<a b='{text}'>{text}</a>").root.text == text


@pytest.mark.parametrize(
    "piece",
    [
        "<",
        "<a ",
        "<!--",
        "<![CDATA[",
        "<?",
        '<a b="',
        "<a b='c'",
        "</",
        "<!DOCTYPE a ",
        "&",
        "<a/>",
        "<!-- -->",
    ],
)
def test_time_is_linear_whatever_is_repeated(piece: str) -> None:
    def seconds(count: int) -> float:
        begun = time.process_time()
        for start in ("", "<a>"):
            with suppress(InputRefused):
                parse(start + piece * count)
        return time.process_time() - begun

    seconds(100)
    assert min(seconds(80_000) for _ in range(2)) < 16 * max(0.02, min(seconds(20_000) for _ in range(2)))


def test_many_attributes_and_namespaces_take_linear_time() -> None:
    attributes = " ".join(f"a{n}='1'" for n in range(50_000))
    spaces = " ".join(f"xmlns:a{n}='u{n}'" for n in range(50_000))
    begun = time.process_time()
    parse(f"<a {attributes}/>")
    parse(f"<a {spaces}><b/></a>")
    assert time.process_time() - begun < 5


@settings(max_examples=300)
@given(
    st.lists(st.sampled_from(["<a>", "</a>", "<b c='d>'/>", "é", "&lt;", "\r\n", "<!-- <a> -->", "<?p a?>"]))
)
def test_any_document_has_a_place_for_each_element(pieces: list[str]) -> None:
    text = f"<a>{''.join(pieces)}</a>"
    try:
        document = parse(text)
    except InputRefused:
        return
    for element, start, end in zip(document.root.iter("*"), *document.places, strict=True):
        assert text[start:end].startswith(f"<{element.tag}")
        assert text[start:end].endswith((f"</{element.tag}>", "/>"))
    events = send(text)
    assert events.places == document.places
    assert events.kept == list(events_of(document.root))


def test_a_handler_is_returned_with_all_it_was_sent() -> None:
    events = send("<a x='&lt;' xmlns='urn:q'>R&amp;D<!-- no --><b/><?p?><![CDATA[<]]>\r\n</a>")
    assert events.kept == [
        ("start", "{urn:q}a", {"x": "<"}),
        ("text", "R&D"),
        ("start", "{urn:q}b", {}),
        ("end", "{urn:q}b"),
        ("text", "<\n"),
        ("end", "{urn:q}a"),
    ]


def test_a_schema_finds_what_it_does_not_allow() -> None:
    good = etree.fromstring('<task><similarity_profile exact_first="yes"/></task>')
    assert schema_problems(good, "mat-task.rng") == []
    bad = etree.fromstring('<task><similarity_profile exact_first="maybe"/></task>')
    assert any("/task/similarity_profile" in problem for problem in schema_problems(bad, "mat-task.rng"))


def test_lxml_is_imported_with_the_first_document() -> None:
    code = (
        "import sys, annotally.formats.registry, annotally.tasks.mat.task\n"
        "sys.exit(any(name.partition('.')[0] == 'lxml' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
