"""GATE XML: documents with nodes and annotation sets, as GATE saves them."""

from annotally.formats.base import Format
from annotally.formats.gate_reader import NAME, read
from annotally.formats.gate_scan import filled_sets
from annotally.formats.gate_writer import write

_WITHIN = 4096


def sniff(beginning: str) -> int:
    """Rate: the root element is beyond doubt."""
    return 90 if "<GateDocument" in beginning[:_WITHIN] else 0


FORMAT = Format(
    name=NAME,
    title="GATE XML",
    carries_text=True,
    carries_annotations=True,
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".xml",),
    one_document_a_file=True,
    layers=filled_sets,
)
