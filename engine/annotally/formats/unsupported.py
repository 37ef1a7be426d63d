"""Formats that are told apart by their beginnings and refused by name, since no reader is there for them."""

import re

from annotally.formats.base import Format, Sniffer


def _faint(pattern: str) -> Sniffer:
    expression = re.compile(pattern)
    return lambda beginning: 20 if expression.match(beginning) else 0


def _refused(name: str, title: str, sniff: Sniffer, *suffixes: str) -> Format:
    refusal = f"{title} is recognised but cannot be read yet"
    return Format(name, title, False, True, sniff, suffixes=suffixes, refusal=refusal)


REFUSED = (
    _refused("xml", "XML", _faint(r"\s*<\?xml\s"), ".xml"),
    _refused("json", "JSON", _faint(r'\s*(?:\{\s*["}]|\[\s*[\[{"\]])'), ".json"),
)
