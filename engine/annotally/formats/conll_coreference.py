"""CoNLL-2011/2012 coreference files: a token a line, in the last column the brackets of its mentions."""

from annotally.formats.base import Format
from annotally.formats.conll_coreference_reader import NAME, read
from annotally.formats.conll_coreference_writer import write


def sniff(beginning: str) -> int:
    """Rate: the line that begins a document is beyond doubt."""
    return 90 if beginning.lstrip().startswith("#begin document") else 0


FORMAT = Format(
    name=NAME,
    title="CoNLL coreference",
    carries_text=True,
    carries_annotations=True,
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".conll", ".v4_gold_conll"),
)
