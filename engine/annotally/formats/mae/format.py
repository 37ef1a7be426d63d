"""XML of MAE and MedTator, in which i2b2 and n2c2 publish their texts as well."""

import re
from functools import partial

from annotally.formats.base import Format, ReadOptions
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.mae.scan import scan
from annotally.formats.mae.spelling import lack, new_file, spell
from annotally.formats.mae.unread import unread
from annotally.formats.slot_limits import column_limit
from annotally.formats.sniffing import XML_PROLOG, end_of_run
from annotally.formats.standoff.offsets import OffsetUnit
from annotally.formats.standoff.reading import read_records
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.formats.standoff.writing import write_records
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

NAME = "mae"
_ROOT = re.compile(r"<[^\s<>!?/]+(?:\s[^<>]*)?>")
_TEXT = re.compile(r"<TEXT\s*>")
_SECTION = "<![CDATA["
_TAGS = re.compile(r"<TAGS\s*/?>")


def _scan(complaints: Complaints, _options: ReadOptions) -> list[Record]:
    return scan(complaints)


TOOL = StandoffTool(
    name=NAME,
    title="MAE and MedTator XML",
    scan=_scan,
    spell=spell,
    new_file=new_file,
    lines=False,
    objects=True,
    one_document_a_file=True,
    values=True,
    relation_values=True,
    discontinuous=True,
    unit=OffsetUnit.UTF16,
    lack=lack,
    ends_repeat_spans=True,
)


def find_root(beginning: str) -> int:
    """Return where the document element stands if it begins with a text, and tags follow; -1 elsewhere."""
    # Any name may be the root's, so that the text has to be its first child; the tags tell it from SGML
    # that begins alike, unless the text is a section of characters, which SGML of texts does not have.
    at = end_of_run(beginning, XML_PROLOG)
    root = _ROOT.match(beginning, at)
    text = _TEXT.match(beginning, end_of_run(beginning, XML_PROLOG, root.end())) if root is not None else None
    if text is None:
        return -1
    is_section = beginning.startswith(_SECTION, text.end())
    return at if is_section or _TAGS.search(beginning, text.end()) else -1


FORMAT = Format(
    name=NAME,
    title=TOOL.title,
    carries_text=True,
    carries_annotations=True,
    sign=find_root,
    read=partial(read_records, TOOL),
    write=partial(write_records, TOOL),
    slot_limits=column_limit,
    suffixes=(".xml",),
    claims_suffixes=False,  # a new .xml is GATE's
    one_document_a_file=True,
    unread=unread,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.TEXT,
                Capability.PLACES,
                Capability.DISCONTINUOUS,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.RELATIONS,
                Capability.RELATION_ATTRIBUTES,
                Capability.OBJECTS,
                Capability.OPTIONAL,
            }
        ),
        limits={
            Capability.ATTRIBUTES: Wording("names fit for attributes of XML"),
            Capability.COMMENTS: Wording("as an attribute"),
        },
        unit=PlaceUnit.UTF16,
    ),
)
