"""The XML of eHOST and of Knowtator, which the CRAFT corpus is in as well."""

import re

from annotally.formats.base import ReadOptions
from annotally.formats.capabilities import PlaceUnit
from annotally.formats.knowtator.places import FILES, ROOT, TEXTS, texts_of
from annotally.formats.knowtator.scan import ALL, NAME, annotators_in, scan
from annotally.formats.knowtator.spelling import lack, new_file, spell
from annotally.formats.knowtator.unread import unread
from annotally.formats.sniffing import end_of_run
from annotally.formats.standoff.external_texts import ExternalTexts, format_with_texts
from annotally.formats.standoff.offsets import OffsetUnit
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.model.source_diagnostics import Complaints

_PROLOG = re.compile(r"\s+|<\?[^>]*>|<!--.*?-->|<![^->][^>]*>", re.DOTALL)
_ROOT = re.compile(rf"<{ROOT}(?:\s[^<>]*)?>")
_CHILD = re.compile(r"<(?:annotation>|adjudicating>|classMention\s|eHOST_Adjudication_Status)")


def _scan(complaints: Complaints, options: ReadOptions) -> list[Record]:
    return scan(complaints, options, {})


TOOL = StandoffTool(
    name=NAME,
    title="eHOST and Knowtator XML",
    scan=_scan,
    spell=spell,
    new_file=new_file,
    lines=False,
    objects=True,
    one_document_a_file=True,
    unannotated_counts=True,
    values=True,
    relation_values=True,
    several_values=True,
    discontinuous=True,
    typed=True,
    unit=OffsetUnit.UTF16,
    lack=lack,
)


def find_root(beginning: str) -> int:
    """Return where annotations of a text begin; -1 elsewhere."""
    at = end_of_run(beginning, _PROLOG)
    root = _ROOT.match(beginning, at)
    if root is None:
        return -1
    has_child = _CHILD.match(beginning, end_of_run(beginning, _PROLOG, root.end()))
    return at if has_child or "textSource" in root[0] else -1


FORMAT = format_with_texts(
    ExternalTexts(TOOL, scan, texts_of),
    find_root,
    (f"{TEXTS}{FILES}", FILES, ".xml"),
    annotators_in,
    unread,
    PlaceUnit.UTF16,
    ALL,
)
