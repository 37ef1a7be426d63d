"""Formats that are recognised by their beginnings and refused by name, since they have no reader."""

import re

from annotally.formats.base import Format, Sniffer
from annotally.model.wording import Wording


def _sniff_faintly(pattern: str) -> Sniffer:
    expression = re.compile(pattern)
    return lambda beginning: 20 if expression.match(beginning) else 0


def _refused_format(name: str, title: str, sniff: Sniffer, *suffixes: str) -> Format:
    refusal = Wording("{format} is recognised but cannot be read yet", format=title)
    return Format(name, title, False, True, sniff, suffixes=suffixes, refusal=refusal)


XML = _refused_format("xml", "XML", _sniff_faintly(r"\s*<\?xml\s"), ".xml")
JSON = _refused_format("json", "JSON", _sniff_faintly(r'\s*(?:\{\s*["}]|\[\s*[\[{"\]])'), ".json")
