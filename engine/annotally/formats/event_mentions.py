"""Event mentions (tbf): the mentions of all documents in one file, by the ids of their tokens."""

from annotally.formats.base import Format
from annotally.formats.event_reader import HEADER, NAME, read
from annotally.formats.event_writer import write


def sniff(beginning: str) -> int:
    """Rate: the mark of a document's beginning is beyond doubt."""
    return 90 if beginning.lstrip().startswith(HEADER) else 0


FORMAT = Format(
    name=NAME,
    title="event mentions (tbf)",
    carries_text=False,
    carries_annotations=True,
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".tbf",),
)
"""Text and places come from the token tables."""
