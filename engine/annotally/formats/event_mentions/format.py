"""Event mentions (tbf): the mentions of all documents in one file, by the ids of their tokens."""

from annotally.formats.base import Format
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.empty_files import silent_lines
from annotally.formats.event_mentions.reader import FOOTER, HEADER, NAME, read
from annotally.formats.event_mentions.writer import write
from annotally.formats.slot_limits import column_limit
from annotally.formats.sniffing import begins_with
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import Wording

FORMAT = Format(
    name=NAME,
    title=Wording("event mentions (tbf)"),
    carries_text=False,
    carries_annotations=True,
    sign=begins_with(HEADER),
    read=read,
    write=write,
    slot_limits=column_limit,
    extents=ExtentUnit.TOKENS,
    suffixes=(".tbf",),
    silent=silent_lines(f"(?!{HEADER}|{FOOTER})[#@]"),
    capabilities=Capabilities(
        held=frozenset({Capability.PLACES, Capability.NESTED, Capability.CROSSING, Capability.TOKENS}),
        limits={
            Capability.DISCONTINUOUS: Wording("with tokens between"),
            Capability.ATTRIBUTES: Wording("those of event mentions"),
            Capability.GROUPS: Wording("coreference and sequences of mentions"),
            Capability.RELATIONS: Wording("coreference and sequences of mentions"),
        },
        unit=PlaceUnit.TOKENS,
        own_slots=frozenset({"mention", "score", "system", "tokens"}),
        label_slot="type",
    ),
)
"""Text and places come from the token tables."""
