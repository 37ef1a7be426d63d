"""Parts that the MAT JSON reader passes over: unknown members, and the declarations of attributes.

Values of another declared type can be spelled alike: the number 5 and the string.
"""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording

_FILE = frozenset(("version", "signal", "asets"))
_ASET = frozenset(("type", "hasID", "hasSpan", "attrs", "annots"))
_ATTRIBUTE = frozenset(("name", "type", "aggregation"))
_READ_OF_ASET = _ASET - {"type", "attrs"}
_RawMembers = dict[str, msgspec.Raw]
_FILE_MEMBERS = msgspec.json.Decoder(_RawMembers)
_ASET_MEMBERS = msgspec.json.Decoder(list[_RawMembers])


def same_but_for_rows(first: FileRange, second: FileRange) -> bool:
    """Tell whether two files spell everything alike but their texts and annotations."""
    # Members stay as they are spelled: only their ends are looked for, in a tenth of the time that it takes
    # to make values of all rows.
    passed_over = _list_passed_over(first.source.text)
    return passed_over is not None and passed_over == _list_passed_over(second.source.text)


def _list_passed_over(text: str) -> list[list[tuple[str, bytes]]] | None:
    """Return the members of a file and of each label that no reader takes; None for unusual files."""
    try:
        members = _FILE_MEMBERS.decode(text)
        asets = _ASET_MEMBERS.decode(members["asets"])
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None
    return [
        [(name, bytes(content)) for name, content in part.items() if name not in read_names]
        for part, read_names in ((members, _FILE), *((aset, _READ_OF_ASET) for aset in asets))
    ]


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds other members: metadata of the file, notes on labels and attributes."""
    return _pieces


def _pieces(stretch: FileRange) -> Iterator[Unread]:
    # The file is parsed once more with the standard library, since the reader's scan keeps nothing of what it
    # skips. The declared types are pieces too: values alone do not show the difference of a number and a
    # string.
    text = stretch.source.text
    document = json.loads(text)
    yield from _members(text, document, _FILE, "")
    for aset in document["asets"]:
        yield from _members(text, aset, _ASET, aset["type"])
        for attribute in aset.get("attrs", ()):
            if isinstance(attribute, Mapping):
                owner = f"{aset['type']}.{attribute['name']}"
                yield from _members(text, attribute, _ATTRIBUTE, owner)
                yield from _declared(text, attribute["name"], attribute, owner)
            else:
                yield from _declared(text, attribute, {}, f"{aset['type']}.{attribute}")


def _declared(text: str, name: str, attribute: Mapping[str, object], owner: str) -> Iterator[Unread]:
    at = max(0, text.find(json.dumps(name)))
    for member, default in (("type", "string"), ("aggregation", "none")):
        yield Unread(_kind(member, owner), str(attribute.get(member, default)), at, key=owner)


def _members(
    text: str, members: Mapping[str, object], known_names: frozenset[str], owner: str
) -> Iterator[Unread]:
    for name in sorted(members.keys() - known_names):
        content = json.dumps(members[name], sort_keys=True)
        yield Unread(_kind(name, owner), content, max(0, text.find(f"{json.dumps(name)}")))


@lru_cache(maxsize=1024)  # the files of a corpus have the same members
def _kind(member: str, owner: str) -> Wording:
    """Return the kind of a member of a label or an attribute; without ``owner`` it is one of the file."""
    if not owner:
        return Wording('"{member}" of the file', member=member)
    return Wording('"{member}" of {owner}', member=member, owner=owner)
