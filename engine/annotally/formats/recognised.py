"""Formats that are told apart by their beginnings and refused by name, since no reader is there for them."""

import re

from annotally.formats.base import Format, Sniffer
from annotally.formats.sampling import share_of_lines

_NUMBER = r"[0-9]+(?:\.[0-9]+)?"
_STM = re.compile(rf"\S+ +\S+ +\S+ +{_NUMBER} +{_NUMBER}(?: |$)")
_CTM = re.compile(rf"\S+ +\S+ +{_NUMBER} +{_NUMBER} +[^\s0-9<]\S*(?: +{_NUMBER})?\s*$")
_TRN = re.compile(r".*\([\w.-]+[-_0-9]\w*\)\s*$")


def _faint(pattern: str) -> Sniffer:
    expression = re.compile(pattern)
    return lambda beginning: 20 if expression.match(beginning) else 0


def _refused(name: str, title: str, sniff: Sniffer, *suffixes: str) -> Format:
    refusal = f"{title} is recognised but cannot be read yet"
    return Format(name, title, False, True, sniff, suffixes=suffixes, refusal=refusal)


REFUSED = (
    _refused("ctm", "time-marked words (ctm)", share_of_lines(_CTM.match, comment=";;"), ".ctm"),
    _refused("stm", "time-marked segments (stm)", share_of_lines(_STM.match, comment=";;"), ".stm"),
    _refused("trn", "transcript lines (trn)", share_of_lines(_TRN.match, comment=";;"), ".trn"),
    _refused("xml", "XML", _faint(r"\s*<\?xml\s"), ".xml"),
    _refused("json", "JSON", _faint(r'\s*(?:\{\s*["}]|\[\s*[\[{"\]])'), ".json"),
)
