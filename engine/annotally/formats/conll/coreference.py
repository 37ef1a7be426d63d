"""CoNLL-2011/2012 coreference files: a token a line, in the last column the brackets of its mentions."""

import re

from annotally.formats.base import Format, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.conll.coreference_reader import NAME, read
from annotally.formats.conll.coreference_unread import same_but_for_mentions, unread
from annotally.formats.conll.coreference_writer import write
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import column_limit
from annotally.formats.sniffing import begins_with
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import Wording

_GUM = re.compile(r"# begin document[^\n]*\n0\t[^\t\n]+\t[^\t\n]+\n")
"""Beginning of GUM's files, whose tokens are numbered from 0; with a blank the mark could be any comment."""
_MARK = begins_with("#begin document", comments=True)


def _sign(beginning: str) -> int:
    at = _MARK(beginning)
    return at if at >= 0 or _GUM.match(beginning) is None else 0


FORMAT = Format(
    name=NAME,
    title=Wording("CoNLL coreference"),
    carries_text=True,
    carries_annotations=True,
    sign=_sign,
    read=read,
    reads_files_apart=True,
    write=write,
    slot_limits=column_limit,
    extents=ExtentUnit.TOKENS,
    says_name=unnamed,
    suffixes=(".conll", ".v4_gold_conll"),
    silent=silent_lines("#(?! ?begin document| ?end document)"),
    unread=unread,
    same_unread=same_but_for_mentions,
    capabilities=Capabilities(
        held=frozenset({Capability.PLACES, Capability.NESTED, Capability.CROSSING, Capability.TOKENS}),
        limits={
            Capability.TEXT: Wording("its words, white space may change"),
            Capability.EVENTS: Wording("links between mentions"),
            Capability.ATTRIBUTES: Wording("names of entities"),
        },
        unit=PlaceUnit.TOKENS,
        slot_options=("id_slot", "ref_slot"),
        label_option="coreference_tags",
    ),
)
