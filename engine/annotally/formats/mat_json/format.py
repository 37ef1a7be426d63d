"""MAT JSON: documents with their text, annotations of any label, with spans and without (A11)."""

import re

from annotally.formats.base import Format, ReadOptions
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.mat_json.reader import NAME, read
from annotally.formats.mat_json.unread import same_but_for_rows, unread
from annotally.formats.mat_json.writer import slot_limits, write
from annotally.model.instances import Instance
from annotally.model.wording import Wording

_OPENING = re.compile(r'\s*(\{)\s*"(?:version|signal|metadata|asets)"\s*:')
_NUMBERED = re.compile(r"#+[0-9]+")
_KEY = re.compile(r'(?<!\\)"(?:asets|signal)"\s*:')


def find_object(beginning: str) -> int:
    """Return where an object with a key of MAT's first begins, the signal or the annotation sets in sight."""
    match = _OPENING.match(beginning)
    return match.start(1) if match and _KEY.search(beginning) else -1


def _says_name(instance: Instance, _options: ReadOptions) -> bool:
    """Tell whether an annotation has an identifier: others are numbered, behind a sign."""
    return _NUMBERED.fullmatch(instance.name) is None


FORMAT = Format(
    name=NAME,
    title="MAT JSON",
    carries_text=True,
    carries_annotations=True,
    sign=find_object,
    read=read,
    write=write,
    slot_limits=slot_limits,
    says_name=_says_name,
    suffixes=(".json",),
    one_document_a_file=True,
    unread=unread,
    same_unread=same_but_for_rows,
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.TEXT,
                Capability.PLACES,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.ATTRIBUTES,
                Capability.VALUES,
                Capability.RELATIONS,
                Capability.RELATION_ATTRIBUTES,
                Capability.GROUPS,
                Capability.EVENTS,
                Capability.OBJECTS,
                Capability.OPTIONAL,
            }
        ),
        limits={Capability.COMMENTS: Wording("as an attribute")},
        unit=PlaceUnit.CODE_POINTS,
    ),
)
