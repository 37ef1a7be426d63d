"""MMAX2: projects of words and of markables in levels, with sets and pointers."""

from annotally.formats.base import Format
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.mmax.new_project import names_of_files
from annotally.formats.mmax.project import find_root, gather_files
from annotally.formats.mmax.reader import NAME, read
from annotally.formats.mmax.unread import unread
from annotally.formats.mmax.writer import TITLE, write
from annotally.formats.slot_limits import column_limit
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import Wording

FORMAT = Format(
    name=NAME,
    title=TITLE,
    carries_text=True,
    carries_annotations=True,
    sign=find_root,
    read=read,
    write=write,
    slot_limits=column_limit,
    suffixes=(".mmax",),
    one_document_a_file=True,
    gather=gather_files,
    names_of_files=names_of_files,
    names_by_type=True,
    extents=ExtentUnit.TOKENS,
    unread=unread,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.PLACES,
                Capability.DISCONTINUOUS,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.RELATIONS,
                Capability.OPTIONAL,
                Capability.TOKENS,
            }
        ),
        limits={
            Capability.TEXT: Wording("its words, white space may change"),
            Capability.ATTRIBUTES: Wording("names fit for attributes of XML"),
            Capability.EVENTS: Wording("links between mentions"),
            Capability.COMMENTS: Wording("as an attribute"),
        },
        unit=PlaceUnit.TOKENS,
    ),
)
