"""Annotation sets: the annotations of one side of a corpus, with the sources they were read from."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec
import msgspec.structs

from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE, Fill, Instance, Reading
from annotally.model.layers import Layer
from annotally.model.text import Source


class DocumentAnnotations(msgspec.Struct, frozen=True):
    """All instances one side has in one document, in file order, and where in which source they stand."""

    document: str
    instances: tuple[Instance, ...]
    source: int = 0
    range: Extent = NOWHERE


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


def stable_ids(document: str, instances: Sequence[Instance]) -> tuple[StableId, ...]:
    """Return the StableId of every instance, in the given order.

    Inside an id a pointer fill stands as its target's type, extents and non-pointer fills, so that file
    identifiers never enter. Instances with equal content are told apart by their rank in file order.
    """
    # An id is computed without its rank first; a counter of equal ids then gives each its rank among them.
    # A pointer adds its target's content without that one's own pointers, so that cycles come to an end.
    by_name = {pointer_name(document, instance): instance for instance in instances}
    times_by_id: defaultdict[StableId, int] = defaultdict(int)
    result = []
    for instance in instances:
        plain = StableId(document, instance.type.casefold(), _extents(instance), content(instance, by_name))
        rank = times_by_id[plain]
        times_by_id[plain] += 1
        result.append(
            StableId(plain.document, plain.type, plain.extents, plain.fills, rank) if rank else plain
        )
    return tuple(result)


def pointer_name(document: str, instance: Instance) -> str:
    """Return how a pointer fill of a template file names ``instance``: ``TYPE-DOCUMENT-NAME``."""
    return f"{instance.type}-{document}-{instance.name}"


def content(
    instance: Instance, by_name: Mapping[str, Instance] | None = None
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the fills of an instance as comparable text, independent of names and of fill order.

    With ``by_name`` a pointer is spelled as its target's content; without it pointers are left out.
    """
    spelled: list[tuple[str, tuple[str, ...]]] = []
    for slot in instance.slots:
        # Fills are sorted, so that their order in the file does not matter. The unit separator U+001F joins
        # the pieces of a fill; the number in front keeps fills of different alternatives apart.
        if isinstance(slot.value, Reading) and slot.value.target is None:  # as most are, read in bulk
            spelled.append((slot.name.casefold(), (f"0\x1f{slot.value.text}",)))
            continue
        fills = sorted(
            text
            for number, alternative in enumerate(slot.alternatives)
            for fill in alternative.fills
            if (text := _spell(fill, number, by_name)) is not None
        )
        spelled.append((slot.name.casefold(), tuple(fills)))
    return tuple(sorted(spelled))


def _spell(fill: Fill, alternative: int, by_name: Mapping[str, Instance] | None) -> str | None:
    words = []
    for part in fill.parts:
        for reading in part.readings:
            if reading.target is None:
                words.append(reading.text)
            elif by_name is None:
                return None
            else:
                target = by_name.get(reading.target)
                if target is None:
                    words.append("→?")
                else:
                    words.append(f"→{target.type.casefold()}{_extents(target)}{content(target)}")
    return f"{alternative}\x1f" + "\x1f".join(words)


def _extents(instance: Instance) -> tuple[tuple[int, int], ...]:
    return tuple((e.start, e.end) for e in instance.extents)
