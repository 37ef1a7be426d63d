"""MAT JSON: documents with their text, annotations of any label, with spans and without (A11)."""

import re

from annotally.formats.base import Format, ReadOptions
from annotally.formats.mat_json_reader import NAME, read
from annotally.formats.mat_json_writer import write
from annotally.model.instances import Instance

_OPENING = re.compile(r'\s*\{\s*"(?:version|signal|metadata|asets)"\s*:')
_NUMBERED = re.compile(r"#+[0-9]+")
_KEY = re.compile(r'(?<!\\)"(?:asets|signal)"\s*:')


def sniff(beginning: str) -> int:
    """Rate: an object with a key of MAT's first, and the signal or the annotation sets in sight."""
    return 90 if _OPENING.match(beginning) and _KEY.search(beginning) else 0


def _says_name(instance: Instance, _options: ReadOptions) -> bool:
    """Tell whether an annotation has an identifier: others are numbered, behind a sign."""
    return _NUMBERED.fullmatch(instance.name) is None


FORMAT = Format(
    name=NAME,
    title="MAT JSON",
    carries_text=True,
    carries_annotations=True,
    sniff=sniff,
    read=read,
    write=write,
    says_name=_says_name,
    suffixes=(".json",),
    one_document_a_file=True,
)
