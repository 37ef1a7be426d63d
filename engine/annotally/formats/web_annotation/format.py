"""W3C Web Annotation in JSON-LD, which annotation tools of the web and of the humanities exchange."""

import json
import re
from collections.abc import Iterator

from annotally.formats.base import ReadOptions
from annotally.formats.standoff.external_texts import ExternalTexts, format_with_texts
from annotally.formats.standoff.json_records import first_members
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.formats.standoff.unread import finder_of
from annotally.formats.web_annotation.bodies import NAME
from annotally.formats.web_annotation.places import texts_of
from annotally.formats.web_annotation.scan import FIRST, LISTS, creator_of, scan
from annotally.formats.web_annotation.spelling import lack, new_file, spell
from annotally.model.source_diagnostics import Complaints

_CREATOR = re.compile(r'(?<!\\)"creator"\s*:\s*(?=["{\[])')
_IN_USE = re.compile(
    r"anno\.jsonld|\bTextPositionSelector\b|\bTextQuoteSelector\b|\bAnnotation(?:Page|Collection)\b"
)


_READ = "@context id @id type @type body bodyValue hasBody target hasTarget motivation motivatedBy creator"


def _scan(complaints: Complaints, options: ReadOptions) -> list[Record]:
    return scan(complaints, options, {})


TOOL = StandoffTool(
    name=NAME,
    title="W3C Web Annotation",
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
    lack=lack,
    read_members=frozenset(_READ.split()),
    bookkeeping=frozenset(("created", "modified", "generated", "generator", "canonical", "via")),
)


def find_annotation(beginning: str) -> int:
    """Return where the first annotation, page or collection begins; -1 where there is none."""
    at, members = first_members(beginning)
    kind = members.get("type", members.get("@type", ""))
    is_container = any(members.get(key, "").startswith(("[", "{")) for key in (*LISTS, FIRST))
    is_annotation = "target" in members or "hasTarget" in members
    names_itself = re.match(r'\[?\s*"(?:oa:)?Annotation(?:Page|Collection)?"', kind) is not None
    if names_itself and (is_annotation or is_container or "total" in members):
        return at
    return (
        at if (is_annotation or is_container) and _IN_USE.search(beginning) and "@context" in members else -1
    )


def annotators_in(text: str) -> list[str]:
    """Return the creators of annotations in a file, which may be cut off."""
    return list(dict.fromkeys(_creators(text)))


def _creators(text: str) -> Iterator[str]:
    decode = json.JSONDecoder().raw_decode
    for match in _CREATOR.finditer(text):
        try:
            value, _ = decode(text, match.end())
        except (ValueError, RecursionError):
            continue
        name, _ = creator_of({"creator": value})
        if name:
            yield name


FORMAT = format_with_texts(
    ExternalTexts(TOOL, scan, texts_of), find_annotation, (".jsonld", ".json"), annotators_in, finder_of(TOOL)
)
