"""BioC JSON, as PubTator and BioC's libraries write it."""

from dataclasses import replace
from functools import partial

from annotally.formats.base import Format, ReadOptions
from annotally.formats.bioc.format import FORMAT as XML
from annotally.formats.bioc.json_scan import DOCUMENTS, INFONS, BiocScan
from annotally.formats.bioc.json_spelling import lack, new_file, spell
from annotally.formats.capabilities import Capability
from annotally.formats.slot_limits import several_limit
from annotally.formats.standoff.json_records import first_members
from annotally.formats.standoff.reading import read_records
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.formats.standoff.unread import finder_of
from annotally.formats.standoff.writing import write_records
from annotally.model.source_diagnostics import Complaints

NAME = "bioc-json"


def _scan(complaints: Complaints, _options: ReadOptions) -> list[Record]:
    return BiocScan(complaints).run()


TOOL = StandoffTool(
    name=NAME,
    title="BioC JSON",
    scan=_scan,
    spell=spell,
    new_file=new_file,
    lines=False,
    objects=True,
    values=True,
    relation_values=True,
    several_values=True,
    discontinuous=True,
    typed=True,
    lack=lack,
    read_members=frozenset(("id", INFONS, "text", "locations", "nodes")),
    bookkeeping=frozenset(("_id", "bioctype", "created")),
)


def find_collection(beginning: str) -> int:
    """Return where the collection or the first document begins; -1 where there is none."""
    at, members = first_members(beginning)
    has_documents = any(members.get(key, "").startswith("[") for key in DOCUMENTS)
    has_passages = '"passages"' in beginning or {"source", "key"} <= members.keys()
    is_document = members.get("passages", "").startswith("[")
    return at if is_document or (has_documents and has_passages) else -1


FORMAT = Format(
    name=NAME,
    title=TOOL.title,
    carries_text=True,
    carries_annotations=True,
    sign=find_collection,
    read=partial(read_records, TOOL),
    write=partial(write_records, TOOL),
    slot_limits=several_limit,
    suffixes=(".json",),
    claims_suffixes=False,  # a new .json is MAT's
    unread=finder_of(TOOL),
    capabilities=replace(XML.capabilities, held=XML.capabilities.held | {Capability.TYPED}, forms="json:"),
)
