"""Spelling of new XML by lxml: whole elements, and parts of them to be put into a file.

Characters that XML does not have cannot be written: `find_forbidden` finds them, for the format to refuse.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.etree import _Element

_MARKED = re.compile(r"[&<>\r]")
"""Characters that are spelled in another way between tags; most texts have none."""
_OWN_PREFIX, _OWN_NAMESPACE = "xml:", "{http://www.w3.org/XML/1998/namespace}"
_TAG_NAME = re.compile(r"<[^\s/>]+")
_ATTRIBUTE = re.compile(r"(\s+)([^\s=/>]+)(\s*=\s*)(\"[^\"]*\"|'[^']*')")
_SPECIAL = re.compile("[&<>\"'\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""Characters of values that may be spelled in another way, or not at all."""
_QUOTED = re.compile(r'"([^"<>]*&quot;[^"<>]*)"')


@cache
def _forbidden() -> re.Pattern[str]:
    # Compiled when it is first needed: a set beyond the first 65,536 code points takes milliseconds.
    return re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def find_forbidden(text: str) -> int | None:
    """Return the offset of the first character that XML does not have; None where there is none."""
    match = _forbidden().search(text)
    return match.start() if match else None


@lru_cache(maxsize=1024)  # annotations of a few labels share their names
def is_name(text: str) -> bool:
    """Tell whether an element may have a name; names with a prefix, which needs a declaration, are none."""
    from lxml import etree

    # What begins with a brace would be a namespace to lxml.
    if not text or ":" in text or text[0] == "{":
        return False
    try:
        etree.Element(text)
    except ValueError:
        return False
    return True


def _is_plain_name(text: str) -> bool:
    return is_name(text) and not text.startswith("xmlns")


def is_attribute_name(text: str) -> bool:
    """Tell whether an attribute may have a name, alone or in XML's own namespace, as ``xml:lang``."""
    return is_name(text.removeprefix(_OWN_PREFIX))


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
    """Return a start tag. Raises ValueError for names and characters that XML does not have."""
    # Nearly all tags have nothing that is spelled in another way; the library spells the others.
    if (
        is_name(name)
        and all(map(_is_plain_name, attributes))
        and not any(map(_SPECIAL.search, attributes.values()))
    ):
        return f"<{name}" + "".join([f' {key}="{value}"' for key, value in attributes.items()]) + ">"
    from lxml import etree

    values = {
        attribute.replace(_OWN_PREFIX, _OWN_NAMESPACE, 1)
        if attribute.startswith(_OWN_PREFIX)
        else attribute: value
        for attribute, value in attributes.items()
    }
    return spell_element(etree.Element(name, values)).removesuffix("/>") + ">"


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


def changed_tag(tag: str, name: str, before: Mapping[str, str], after: Mapping[str, str]) -> str:
    """Return a start tag, or an empty one, with another name and with other values of attributes.

    ``before`` are the values that it had: of these, those that ``after`` does not have are left out. All
    attributes that stay keep their bytes, new ones come last.
    """
    opening = _TAG_NAME.match(tag)
    at = opening.end() if opening is not None else 0
    values = dict(after)
    pieces = [f"<{name}"]
    while (match := _ATTRIBUTE.match(tag, at)) is not None:
        at = match.end()
        attribute = match[2]
        if attribute not in values:
            pieces += [match[0]] if attribute not in before else []
            continue
        value = values.pop(attribute)
        is_same = value == before.get(attribute)
        pieces.append(match[0] if is_same else f"{match[1]}{attribute}{match[3]}{spell_attribute(value)}")
    pieces += [f" {attribute}={spell_attribute(value)}" for attribute, value in values.items()]
    return "".join((*pieces, tag[at:]))
