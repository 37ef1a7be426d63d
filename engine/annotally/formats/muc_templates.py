"""MUC template files: records of slots and fills, as the tasks of MUC-6, MUC-7 and HUB-4 wrote them."""

import re

from annotally.formats.base import Format
from annotally.formats.template_reader import NAME, read
from annotally.formats.template_writer import write

_HEADER = re.compile(r"^[ \t]*<[^<>\s-]+-[^<>\r\n]+-[^<>\s-]+>[ \t]*:=", re.MULTILINE)
_HEADER_WITHOUT_SIGN = re.compile(
    r"^<[^\W\d]\w*-[^<>\s]+-[^<>\s-]+>[ \t]*\r?\n(?:[ \t]*\r?\n)?[ \t]+[^\W\d][\w-]*:", re.MULTILINE
)


def sniff(beginning: str) -> int:
    """Rate: a header with its sign is beyond doubt, one without, before a slot, likely."""
    if _HEADER.search(beginning):
        return 95
    return 60 if _HEADER_WITHOUT_SIGN.search(beginning) else 0


FORMAT = Format(
    name=NAME,
    title="MUC template file",
    carries_text=False,
    carries_annotations=True,
    sniff=sniff,
    read=read,
    write=write,
    names_by_type=True,
    suffixes=(".tmpl", ".templates", ".key", ".response"),
)
