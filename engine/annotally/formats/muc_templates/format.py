"""MUC template files: records of slots and fills, as the tasks of MUC-6, MUC-7 and HUB-4 wrote them."""

import re

from annotally.formats.base import Format
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.empty_files import silent_lines
from annotally.formats.muc_templates.reader import NAME, read
from annotally.formats.muc_templates.writer import write
from annotally.formats.unread_lines import unread_comments
from annotally.model.wording import Wording

_HEADER = re.compile(r"^[ \t]*<[^<>\s-]+-[^<>\r\n]+-[^<>\s-]+>[ \t]*:=", re.MULTILINE)
_HEADER_WITHOUT_SIGN = re.compile(
    r"^<[^\W\d]\w*-[^<>\s]+-[^<>\s-]+>[ \t]*\r?\n(?:[ \t]*\r?\n)?[ \t]+[^\W\d][\w-]*:", re.MULTILINE
)


def find_header(beginning: str) -> int:
    """Return where the first header with ``:=`` behind it stands, or -1."""
    match = _HEADER.search(beginning) if ":=" in beginning else None
    return match.start() if match else -1


def sniff(beginning: str) -> int:
    """Rate: a header without ``:=``, ahead of a slot, is likely."""
    return 60 if _HEADER_WITHOUT_SIGN.search(beginning) else 0


FORMAT = Format(
    name=NAME,
    title=Wording("MUC template file"),
    carries_text=False,
    carries_annotations=True,
    sniff=sniff,
    sign=find_header,
    read=read,
    write=write,
    keeps_places=False,
    names_by_type=True,
    suffixes=(".tmpl", ".templates", ".key", ".response"),
    silent=silent_lines("[#;]"),
    unread=unread_comments("[#;]"),
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.ATTRIBUTES,
                Capability.VALUES,
                Capability.ALTERNATIVES,
                Capability.RELATIONS,
                Capability.RELATION_ATTRIBUTES,
                Capability.GROUPS,
                Capability.EVENTS,
                Capability.OBJECTS,
                Capability.OPTIONAL,
            }
        ),
        limits={Capability.COMMENTS: Wording("as a slot")},
        unit=PlaceUnit.NONE,
    ),
)
