"""BioC XML, in which biomedical corpora and tools exchange documents, annotations and relations."""

import re
from functools import partial

from annotally.formats.base import Format, ReadOptions
from annotally.formats.bioc.scan import scan
from annotally.formats.bioc.spelling import lack, new_file, spell
from annotally.formats.bioc.unread import unread
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.slot_limits import several_limit
from annotally.formats.sniffing import XML_PROLOG, end_of_run
from annotally.formats.standoff.reading import read_records
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.formats.standoff.writing import write_records
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

NAME = "bioc-xml"
_ROOT = re.compile(r"<collection(?:\s[^<>]*)?>")
_CHILD = re.compile(r"<(?:source|date|key|infon|document)[\s/>]")


def _scan(complaints: Complaints, _options: ReadOptions) -> list[Record]:
    return scan(complaints)


TOOL = StandoffTool(
    name=NAME,
    title="BioC XML",
    scan=_scan,
    spell=spell,
    new_file=new_file,
    lines=False,
    objects=True,
    values=True,
    relation_values=True,
    several_values=True,
    discontinuous=True,
    lack=lack,
)


def find_root(beginning: str) -> int:
    """Return where the collection begins, ahead of one of the elements that BioC has in it; -1 elsewhere."""
    at = end_of_run(beginning, XML_PROLOG)
    root = _ROOT.match(beginning, at)
    child = (
        _CHILD.match(beginning, end_of_run(beginning, XML_PROLOG, root.end())) if root is not None else None
    )
    return at if child is not None else -1


FORMAT = Format(
    name=NAME,
    title=TOOL.title,
    carries_text=True,
    carries_annotations=True,
    sign=find_root,
    read=partial(read_records, TOOL),
    write=partial(write_records, TOOL),
    slot_limits=several_limit,
    suffixes=(".xml", ".bioc"),
    claims_suffixes=False,  # a new .xml is GATE's
    unread=unread,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.TEXT,
                Capability.PLACES,
                Capability.DISCONTINUOUS,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.ATTRIBUTES,
                Capability.VALUES,
                Capability.RELATIONS,
                Capability.RELATION_ATTRIBUTES,
                Capability.OBJECTS,
                Capability.OPTIONAL,
            }
        ),
        limits={Capability.COMMENTS: Wording("as an attribute")},
        unit=PlaceUnit.CODE_POINTS,
    ),
)
