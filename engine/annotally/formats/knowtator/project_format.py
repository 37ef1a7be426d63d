"""The XML of Knowtator 2, whose projects have a file of annotations for each text."""

import re
from collections.abc import Iterator
from dataclasses import replace

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.capabilities import Capability, PlaceUnit
from annotally.formats.knowtator.project import ROOT, annotators_in_project, scan_project, texts_of_project
from annotally.formats.knowtator.project_spelling import lack, new_file, spell
from annotally.formats.knowtator.scan import ALL
from annotally.formats.slot_limits import column_limit
from annotally.formats.sniffing import end_of_run
from annotally.formats.standoff.external_texts import ExternalTexts, format_with_texts
from annotally.formats.standoff.offsets import OffsetUnit
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.formats.unread_lines import COMMENTS
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

NAME = "knowtator-2"
_PROLOG = re.compile(r"\s+|<\?[^>]*>|<!--.*?-->|<![^->][^>]*>", re.DOTALL)
_ROOT = re.compile(rf"<{ROOT}[\s>/]")
_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)


def _scan(complaints: Complaints, options: ReadOptions) -> list[Record]:
    return scan_project(complaints, options, {})


TOOL = StandoffTool(
    name=NAME,
    title="Knowtator 2 XML",
    scan=_scan,
    spell=spell,
    new_file=new_file,
    lines=False,
    objects=True,
    one_document_a_file=True,
    unannotated_counts=True,
    values=True,
    relation_values=True,
    discontinuous=True,
    unit=OffsetUnit.UTF16,
    lack=lack,
)


def find_root(beginning: str) -> int:
    """Return where the project begins; -1 elsewhere."""
    at = end_of_run(beginning, _PROLOG)
    return at if _ROOT.match(beginning, at) else -1


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds the comments of a file, which are passed over."""
    return _comments


def _comments(stretch: FileRange) -> Iterator[Unread]:
    for match in _COMMENT.finditer(stretch.text):
        yield Unread(COMMENTS, " ".join(match[1].split()), stretch.start + match.start())


_WITH_TEXTS = format_with_texts(
    ExternalTexts(TOOL, scan_project, texts_of_project),
    find_root,
    (".xml",),
    annotators_in_project,
    unread,
    PlaceUnit.UTF16,
    ALL,
)
_UNHELD = frozenset(
    {Capability.ATTRIBUTES, Capability.VALUES, Capability.TYPED, Capability.RELATION_ATTRIBUTES}
    | {Capability.OPTIONAL, Capability.COMMENTS}
)
FORMAT = replace(
    _WITH_TEXTS,
    slot_limits=column_limit,
    capabilities=replace(
        _WITH_TEXTS.capabilities,
        held=_WITH_TEXTS.capabilities.held - _UNHELD,
        limits={
            **_WITH_TEXTS.capabilities.limits,
            Capability.ATTRIBUTES: Wording("motivation and type"),
            Capability.RELATION_ATTRIBUTES: Wording("motivation, quantifier, value and polarity"),
        },
        forms="",
    ),
)
