"""Spelling of new XML by lxml: whole elements, and parts of them to be put into a file.

Characters that XML does not have cannot be written: `find_forbidden` finds them, for the format to refuse.
"""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.etree import _Element

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MARKED = re.compile(r"[&<>\r]")
"""Characters that are spelled in another way between tags; most texts have none."""
_SPECIAL = re.compile("[&<>\"'\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""Characters of values that may be spelled in another way, or not at all."""
_QUOTED = re.compile(r'"([^"<>]*&quot;[^"<>]*)"')


def find_forbidden(text: str) -> int | None:
    """Return the offset of the first character that XML does not have; None where there is none."""
    match = _FORBIDDEN.search(text)
    return match.start() if match else None


def spell_element(element: "_Element") -> str:
    """Return an element with all inside it, but not the characters behind it."""
    from lxml import etree

    # Values with quotation marks stand between apostrophes where they can, as in all files written so far.
    # The entity appears nowhere but in values: lxml leaves quotation marks of the text as they are.
    text = etree.tostring(element, encoding="unicode", with_tail=False)
    return _QUOTED.sub(_swap_quotes, text) if "&quot;" in text else text


def _swap_quotes(value: re.Match[str]) -> str:
    return value[0] if "'" in value[1] else "'" + value[1].replace("&quot;", '"') + "'"


def spell_tag(name: str, attributes: Mapping[str, str]) -> str:
    """Return a start tag."""
    from lxml import etree

    return spell_element(etree.Element(name, dict(attributes))).removesuffix("/>") + ">"


def spell_attribute(value: str) -> str:
    """Return the value of an attribute in quotes."""
    if _SPECIAL.search(value) is None:
        return f'"{value}"'
    return spell_tag("a", {"a": value}).removeprefix("<a a=").removesuffix(">")


def spell_text(text: str) -> str:
    """Return characters as they stand between tags."""
    if _MARKED.search(text) is None:
        return text
    from lxml import etree

    element = etree.Element("a")
    element.text = text
    return spell_element(element).removeprefix("<a>").removesuffix("</a>")
