"""MUC SGML text files: texts with entity tags inside, in the MUC and in the IEER spelling."""

import re

from annotally.formats.base import Format, ReadOptions
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.empty_files import silent_markup
from annotally.formats.sgml.reader import NAME, read
from annotally.formats.sgml.unread import same_outside, unread
from annotally.formats.sgml.writer import is_without_tags, write
from annotally.formats.slot_limits import nesting_limit
from annotally.model.instances import Instance
from annotally.model.wording import Wording

_ENTITY = re.compile(r"<(?:b_)?(?:enamex|timex|numex|coref)[\s>]", re.IGNORECASE)
_OPENING = re.compile(r"^[ \t]*+(<doc(?:\s[^<>]*+)?>)\s*+<", re.IGNORECASE | re.MULTILINE)
"""The tag of a document ahead of another tag: in columns of tokens something else stands behind it."""
_DOCUMENT = re.compile(r"<doc[\s>]", re.IGNORECASE)
_NUMBER = re.compile(r"<doc(?:no|id|num)[\s>]", re.IGNORECASE)


def find_document(beginning: str) -> int:
    """Return where the first tag of a document stands if one with its number is in sight, or -1."""
    match = None if "<" not in beginning or _is_xml(beginning) else _OPENING.search(beginning)
    return match.start(1) if match and _NUMBER.search(beginning, match.start()) else -1


def sniff(beginning: str) -> int:
    """Rate: entity tags are likely where most lines are of no other format, tags of a document less so."""
    if _is_xml(beginning):
        return 0
    if _ENTITY.search(beginning):
        return 65
    if _DOCUMENT.search(beginning):
        return 50 if _NUMBER.search(beginning) else 30
    return 0


def _is_xml(beginning: str) -> bool:
    return beginning.lstrip()[:5] == "<?xml"


def _says_name(instance: Instance, options: ReadOptions) -> bool:
    """Tell whether a tag has its name among its attributes: those of coreference have."""
    return instance.type.casefold() in {tag.casefold() for tag in options.coreference_tags}


FORMAT = Format(
    name=NAME,
    title=Wording("MUC SGML text with entity tags"),
    carries_text=True,
    carries_annotations=True,
    sniff=sniff,
    sign=find_document,
    read=read,
    reads_files_apart=True,
    write=write,
    stands_alone=is_without_tags,
    suffixes=(".sgm", ".sgml", ".ref", ".nwt"),
    says_name=_says_name,
    silent=silent_markup,
    unread=unread,
    same_unread=same_outside,
    span_limits=nesting_limit,
    capabilities=Capabilities(
        held=frozenset({Capability.TEXT, Capability.PLACES, Capability.NESTED, Capability.OPTIONAL}),
        limits={
            Capability.ATTRIBUTES: Wording("names and values fit for attributes of tags"),
            Capability.ALTERNATIVES: Wording("of one value each"),
            Capability.EVENTS: Wording("a link to one annotation"),
            Capability.COMMENTS: Wording("as an attribute"),
        },
        unit=PlaceUnit.TAGS,
        label_option="annotation_tags",
    ),
)
