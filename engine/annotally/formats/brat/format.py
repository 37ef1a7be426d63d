"""brat stand-off annotation: a .ann file beside each .txt."""

import re

from annotally.formats.base import Format
from annotally.formats.brat.reader import NAME, TEXTS, read
from annotally.formats.brat.unread import same_without_notes, unread
from annotally.formats.brat.writer import write
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import brat_limit
from annotally.formats.sniffing import share_of_lines
from annotally.model.wording import Wording

_LINE = re.compile(r"(?:T[0-9]+\t\S+ [0-9]+ [0-9]+|[REAMN][0-9]+\t\S|#[0-9]+\t\S|\*\t\S)")
_RATE = 98
"""Lines of identifier, label and offsets are no accident, whatever the covered text ends in."""

FORMAT = Format(
    name=NAME,
    title=Wording("brat stand-off"),
    carries_text=True,
    carries_annotations=True,
    sniff=share_of_lines(_LINE.match, rating=_RATE),
    read=read,
    reads_files_apart=True,
    states_texts=True,
    write=write,
    slot_limits=brat_limit,
    suffixes=(".ann",),
    companion=TEXTS,
    one_document_a_file=True,
    silent=silent_lines(),
    unread=unread,
    same_unread=same_without_notes,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.TEXT,
                Capability.PLACES,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.DISCONTINUOUS,
                Capability.VALUES,
                Capability.NORMALISATION,
                Capability.RELATIONS,
                Capability.RELATION_ATTRIBUTES,
                Capability.GROUPS,
                Capability.EVENTS,
                Capability.OPTIONAL,
            }
        ),
        limits={
            Capability.ATTRIBUTES: Wording("names of one word, values of one line"),
            Capability.COMMENTS: Wording("of one line"),
        },
        unit=PlaceUnit.CODE_POINTS,
        forms=f"{NAME}:",
    ),
)
