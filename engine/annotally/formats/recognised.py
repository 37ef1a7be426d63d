"""Formats that are told apart by their beginnings and refused by name, since no reader is there for them."""

import re
from collections.abc import Callable

from annotally.formats.base import Format, Sniffer

_SAMPLE = 200
"""Lines looked at."""
_MOST_COLUMNS = 30
_TAG = re.compile(r"O|[BIESMLU][-_]\S+")
_NUMBER = r"[0-9]+(?:\.[0-9]+)?"
_ANN = re.compile(r"(?:T[0-9]+\t\S+ [0-9]+ [0-9]+|[REAMN][0-9]+\t\S|#[0-9]+\t\S|\*\t\S)")
_STM = re.compile(rf"\S+ +\S+ +\S+ +{_NUMBER} +{_NUMBER}(?: |$)")
_CTM = re.compile(rf"\S+ +\S+ +{_NUMBER} +{_NUMBER} +[^\s0-9<]\S*(?: +{_NUMBER})?\s*$")
_TRN = re.compile(r".*\([\w.-]+[-_0-9]\w*\)\s*$")


def _share_of_lines(fits: Callable[[str], object], *, comment: str = "") -> Sniffer:
    """Return a sniffer that asks four lines in five to fit, comments and blank lines apart."""

    def sniff(beginning: str) -> int:
        # The last line is left out where there are others: the sample may end inside it.
        lines = beginning.split("\n", _SAMPLE)
        lines = [line for line in lines[: max(1, len(lines) - 1)] if line.strip()]
        lines = [line for line in lines if not (comment and line.startswith(comment))]
        fitting = sum(1 for line in lines if fits(line))
        return 70 if lines and 5 * fitting >= 4 * len(lines) else 0

    return sniff


def _begins(*marks: str, within: int = 0) -> Sniffer:
    """Return a sniffer for files that begin with a mark, or hold one in their first ``within`` characters."""

    def sniff(beginning: str) -> int:
        head = beginning[:within] if within else beginning.lstrip()
        return 90 if any(mark in head if within else head.startswith(mark) for mark in marks) else 0

    return sniff


def _has_tag_column(line: str) -> bool:
    columns = line.split("\t" if "\t" in line else None, _MOST_COLUMNS)
    return len(columns) <= _MOST_COLUMNS and any(_TAG.fullmatch(column.strip()) for column in columns[1:])


def _faint(pattern: str) -> Sniffer:
    expression = re.compile(pattern)
    return lambda beginning: 20 if expression.match(beginning) else 0


def _refused(name: str, title: str, sniff: Sniffer, *suffixes: str) -> Format:
    refusal = f"{title} is recognised but cannot be read yet"
    return Format(name, title, False, True, sniff, suffixes=suffixes, refusal=refusal)


REFUSED = (
    _refused("gate-xml", "GATE XML", _begins("<GateDocument", within=4096), ".xml"),
    _refused("webanno-tsv", "WebAnno TSV", _begins("#FORMAT=WebAnno TSV"), ".tsv"),
    _refused(
        "mat-json", "MAT JSON", lambda text: 90 if re.match(r'\s*\{[^{}]*"asets"', text) else 0, ".json"
    ),
    _refused("brat", "brat stand-off", _share_of_lines(_ANN.match), ".ann"),
    _refused("token-columns", "token columns (CoNLL)", _share_of_lines(_has_tag_column), ".conll", ".bmes"),
    _refused("ctm", "time-marked words (ctm)", _share_of_lines(_CTM.match, comment=";;"), ".ctm"),
    _refused("stm", "time-marked segments (stm)", _share_of_lines(_STM.match, comment=";;"), ".stm"),
    _refused("trn", "transcript lines (trn)", _share_of_lines(_TRN.match, comment=";;"), ".trn"),
    _refused("xml", "XML", _faint(r"\s*<\?xml\s"), ".xml"),
    _refused("json", "JSON", _faint(r'\s*(?:\{\s*["}]|\[\s*[\[{"\]])'), ".json"),
)
