"""MUC SGML text files: texts with entity tags inside, in the MUC and in the IEER spelling."""

import re

from annotally.formats.base import Format, ReadOptions
from annotally.formats.sgml_reader import NAME, read
from annotally.formats.sgml_writer import write
from annotally.model.instances import Instance

_ENTITY = re.compile(r"<(?:b_)?(?:enamex|timex|numex|coref)[\s>]", re.IGNORECASE)
_DOCUMENT = re.compile(r"<doc[\s>]", re.IGNORECASE)
_NUMBER = re.compile(r"<doc(?:no|id|num)[\s>]", re.IGNORECASE)


def sniff(beginning: str) -> int:
    """Rate: entity tags are beyond doubt, documents with a number nearly so."""
    if beginning.lstrip()[:5] == "<?xml":
        return 0
    if _ENTITY.search(beginning):
        return 95
    if _DOCUMENT.search(beginning):
        return 80 if _NUMBER.search(beginning) else 30
    return 0


def _says_name(instance: Instance, options: ReadOptions) -> bool:
    """Tell whether a tag has its name among its attributes: those of coreference have."""
    return instance.type.casefold() in {tag.casefold() for tag in options.coreference_tags}


FORMAT = Format(
    name=NAME,
    title="MUC SGML text with entity tags",
    carries_text=True,
    carries_annotations=True,
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".sgm", ".sgml", ".ref", ".nwt"),
    says_name=_says_name,
)
