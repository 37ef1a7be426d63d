"""Annotation sets: the annotations of one side of a corpus, with the sources they were read from."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

import msgspec
import msgspec.structs

from annotally.model.extents import Extent
from annotally.model.instance_columns import SlotColumn, extents_of, names_of, types_of
from annotally.model.instances import NOWHERE, Fill, Instance, Reading
from annotally.model.layers import Layer
from annotally.model.text import Source


class DocumentAnnotations(msgspec.Struct, frozen=True):
    """All instances one side has in one document, in file order, and where in which source they stand."""

    document: str
    instances: Sequence[Instance]
    source: int = 0
    range: Extent = NOWHERE
    own_name: str = ""
    """The name of the document in its file, where it was given the name that another side has for it."""


class AnnotationSet(msgspec.Struct, frozen=True):
    """The annotations of one side by document id, in file order, and the sources that hold their bytes.

    ``layers`` are those whose annotations may keep their label in a feature (C9), in formats that have such.
    """

    name: str
    format: str
    documents: Mapping[str, DocumentAnnotations]
    sources: tuple[Source, ...] = ()
    layers: tuple[Layer, ...] = ()


class StableId(msgspec.Struct, frozen=True, order=True):
    """Identity that survives renumbering and reordering (C7): content first, then rank among equals."""

    document: str
    type: str
    extents: tuple[tuple[int, int], ...]
    fills: tuple[tuple[str, tuple[str, ...]], ...]
    rank: int = 0


PlainIdentity = tuple[str, str, tuple[tuple[int, int], ...], tuple[tuple[str, tuple[str, ...]], ...]]
"""The fields of a StableId but the last: equal ones are told apart by their rank."""


def stable_ids(document: str, instances: Sequence[Instance]) -> tuple[StableId, ...]:
    """Return the StableId of every instance, in the given order.

    Inside an id a pointer fill stands as its target's type, extents and non-pointer fills, so that file
    identifiers never enter. Instances with equal content are told apart by their rank in file order.
    """
    # An id is computed without its rank first; a counter of equal ids then gives each its rank among them.
    times_by_id: defaultdict[PlainIdentity, int] = defaultdict(int)
    result = []
    for plain in plain_identities(document, instances):
        rank = times_by_id[plain]
        times_by_id[plain] = rank + 1
        result.append(StableId(*plain, rank))
    return tuple(result)


def plain_identities(document: str, instances: Sequence[Instance]) -> Iterator[PlainIdentity]:
    """Yield the identity of every instance without its rank among equals, in the given order."""
    spell_target = TargetContents(document, instances).__getitem__
    for instance in instances:
        yield plain_identity(document, instance, spell_target)


def plain_identity(document: str, instance: Instance, spell_target: Callable[[str], str]) -> PlainIdentity:
    """Return the identity of an instance without its rank; ``spell_target`` is that of `TargetContents`."""
    return document, instance.type.casefold(), _extents(instance.extents), _content(instance, spell_target)


class TargetContents(dict[str, str]):
    """The contents of the instances of a document by the names that pointers lead to them by.

    Each is spelled when it is first asked for, without its own pointers, so that cycles come to an end.
    """

    def __init__(
        self, document: str, instances: Sequence[Instance], slots: Sequence[SlotColumn] | None = None
    ) -> None:
        """Take the instances; ``slots`` are all slots of those in columns, from which none needs be made."""
        super().__init__()
        self._document, self._instances, self._slots = document, instances, slots

    # Only targets are spelled, each once, however many pointers lead to it: the names of all come from their
    # columns.

    @cached_property
    def _numbers(self) -> dict[str, int]:
        numbered_names = enumerate(zip(types_of(self._instances), names_of(self._instances), strict=True))
        return {f"{kind}-{self._document}-{name}": number for number, (kind, name) in numbered_names}

    @cached_property
    def _extents(self) -> Sequence[Sequence[Extent]]:
        return extents_of(self._instances)

    def __missing__(self, name: str) -> str:
        number = self._numbers.get(name)
        if number is None or self._slots is None:
            spelled = _spell_target(None if number is None else self._instances[number])
        else:
            kind, extents = types_of(self._instances)[number], self._extents[number]
            spelled = _join_target(kind, extents, _row_content(self._slots, number))
        self[name] = spelled
        return spelled


def _row_content(slots: Sequence[SlotColumn], number: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the content of an instance in columns, its pointers left out, as `content` does."""
    spelled: list[tuple[str, tuple[str, ...]]] = []
    for name, texts, pointing in slots:
        text = texts[number]
        if text is not None or not pointing:
            spelled.append((name.casefold(), () if text is None or pointing else (f"0\x1f{text}",)))
    spelled.sort()
    return tuple(spelled)


def pointer_name(document: str, instance: Instance) -> str:
    """Return how a pointer fill of a template file names ``instance``: ``TYPE-DOCUMENT-NAME``."""
    return named_pointer(document, instance.type, instance.name)


def named_pointer(document: str, label: str, name: str) -> str:
    """Return how a pointer fill names the instance of that label and name: ``TYPE-DOCUMENT-NAME``."""
    return f"{label}-{document}-{name}"


def content(
    instance: Instance, by_name: Mapping[str, Instance] | None = None
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the fills of an instance as comparable text, independent of names and of fill order.

    With ``by_name`` a pointer is spelled as its target's content; without it pointers are left out.
    """
    return _content(instance, None if by_name is None else lambda name: _spell_target(by_name.get(name)))


def _content(
    instance: Instance, spell_target: Callable[[str], str] | None
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return `content`, with pointers spelled by a function; without one they are left out."""
    spelled: list[tuple[str, tuple[str, ...]]] = []
    for slot in instance.slots:
        # Fills are sorted, so that their order in the file does not matter. The unit separator U+001F joins
        # the pieces of a fill; the number in front keeps fills of different alternatives apart.
        value = slot.value
        if isinstance(value, Reading):  # as most are, read in bulk
            text: str | None = value.text
            if value.target is not None:
                text = None if spell_target is None else spell_target(value.target)
            spelled.append((slot.name.casefold(), () if text is None else (f"0\x1f{text}",)))
            continue
        fills = sorted(
            text
            for number, alternative in enumerate(slot.alternatives)
            for fill in alternative.fills
            if (text := _spell(fill, number, spell_target)) is not None
        )
        spelled.append((slot.name.casefold(), tuple(fills)))
    spelled.sort()
    return tuple(spelled)


def _spell(fill: Fill, alternative: int, spell_target: Callable[[str], str] | None) -> str | None:
    words = []
    for part in fill.parts:
        for reading in part.readings:
            if reading.target is None:
                words.append(reading.text)
            elif spell_target is None:
                return None
            else:
                words.append(spell_target(reading.target))
    return f"{alternative}\x1f" + "\x1f".join(words)


def _spell_target(target: Instance | None) -> str:
    """Return the content of the instance that a pointer names, without that one's own pointers."""
    if target is None:
        return "→?"
    return _join_target(target.type, target.extents, content(target))


def _join_target(
    kind: str, extents: Sequence[Extent], spelled: tuple[tuple[str, tuple[str, ...]], ...]
) -> str:
    return f"→{kind.casefold()}{_extents(extents)}{spelled}"


def _extents(extents: Sequence[Extent]) -> tuple[tuple[int, int], ...]:
    return tuple([(extent.start, extent.end) for extent in extents])
