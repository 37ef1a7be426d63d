"""GATE XML: documents with nodes and annotation sets, as GATE saves them."""

import re

from annotally.formats.base import Format
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.gate.annotation_sets import annotators_sets
from annotally.formats.gate.reader import NAME, layers_of, read
from annotally.formats.gate.unread import same_but_for_the_set, unread
from annotally.formats.gate.writer import write
from annotally.formats.slot_limits import gate_limit
from annotally.formats.sniffing import end_of_run
from annotally.model.wording import Wording

_PROLOG = re.compile(r"\s+|<\?[^>]*>|<!--.*?-->|<![^->][^>]*>", re.DOTALL)
_ROOT = re.compile(r"<GateDocument[\s>]")


def find_root(beginning: str) -> int:
    """Return where the root element stands, behind nothing but a prolog; -1 where there is none."""
    at = end_of_run(beginning, _PROLOG)
    return at if _ROOT.match(beginning, at) else -1


FORMAT = Format(
    name=NAME,
    title="GATE XML",
    carries_text=True,
    carries_annotations=True,
    sign=find_root,
    read=read,
    write=write,
    slot_limits=gate_limit,
    suffixes=(".xml",),
    one_document_a_file=True,
    layers=annotators_sets,
    labels=layers_of,
    unread=unread,
    same_unread=same_but_for_the_set,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.TEXT,
                Capability.PLACES,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.ATTRIBUTES,
                Capability.TYPED,
                Capability.OPTIONAL,
            }
        ),
        limits={
            Capability.GROUPS: Wording("members without roles"),
            Capability.COMMENTS: Wording("as an attribute"),
        },
        unit=PlaceUnit.UTF16,
        forms=f"{NAME}:",
    ),
)
