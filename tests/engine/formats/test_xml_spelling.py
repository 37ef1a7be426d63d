"""New XML: spelled as the program always has, so that files keep their bytes."""

from xml.sax.saxutils import escape, quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from annotally.formats.xml_spelling import (
    changed_tag,
    find_forbidden,
    is_attribute_name,
    is_name,
    spell_attribute,
    spell_element,
    spell_tag,
    spell_text,
)

LEGAL = st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from("\"'&<>;\t\r\n")).filter(
    lambda text: find_forbidden(text) is None
)


@given(LEGAL)
def test_values_and_text_are_spelled_as_the_standard_library_does(text: str) -> None:
    assert spell_attribute(text) == quoteattr(text)
    assert spell_text(text) == escape(text, {"\r": "&#13;"})
    assert spell_tag("a", {"b": text, "c": text}) == f"<a b={quoteattr(text)} c={quoteattr(text)}>"


@given(LEGAL, LEGAL, LEGAL)
def test_an_element_is_read_as_it_was(value: str, text: str, tail: str) -> None:
    element = etree.Element("a", {"b": value})
    etree.SubElement(element, "c", {"d": text}).tail = tail
    element.text = text
    second_tree = etree.fromstring(spell_element(element))
    assert etree.tostring(second_tree) == etree.tostring(element)


def test_what_follows_an_element_is_no_part_of_it() -> None:
    element = etree.Element("a")
    element.tail = "x"
    assert spell_element(element) == "<a/>"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", None),
        ("\t\n\r é\x7f\x85\ufffd😀", None),
        ("a\x0b", 1),
        ("\x00", 0),
        ("é\ud800", 1),
        ("\ufffe", 0),
    ],
)
def test_characters_that_xml_does_not_have_are_found(text: str, at: int | None) -> None:
    assert find_forbidden(text) == at


@pytest.mark.parametrize("name", ["a", "é", "a-b.c", "_", "a1"])
def test_names(name: str) -> None:
    assert is_name(name)
    assert is_attribute_name(f"xml:{name}")
    assert spell_tag(name, {f"xml:{name}": "b"}) == f'<{name} xml:{name}="b">'


@pytest.mark.parametrize("name", ["", "a b", "1a", "-a", "a:b", "{a}b", "{a", "²", "a\0", "<", "a="])
def test_what_is_no_name(name: str) -> None:
    assert not is_name(name)
    assert not is_attribute_name(name)


@pytest.mark.parametrize(
    ("tag", "before", "after", "expected"),
    [
        ("<a  b = '1'>", {"b": "1"}, {"b": "1"}, "<N  b = '1'>"),
        ("<a b='1'\n c='2'/>", {"b": "1", "c": "2"}, {"c": "<"}, '<N\n c="&lt;"/>'),
        ("<a b='1' c=''>", {"b": "1"}, {}, "<N c=''>"),
        ("<a b='1' />", {"b": "1"}, {"b": "1", "d": "3"}, "<N b='1' d=\"3\" />"),
        ("<a:x>", {}, {"b": "1"}, '<N b="1">'),
    ],
)
def test_a_changed_tag(tag: str, before: dict[str, str], after: dict[str, str], expected: str) -> None:
    assert changed_tag(tag, "N", before, after) == expected
