"""Annotations inside some sections of a document only (manual, ``doc_sections``)."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.model.annotation_sets import pointer_name
from annotally.model.chains import references
from annotally.model.diagnostics import Diagnostic
from annotally.model.instances import Instance, Reading, slot_with
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording, join_or, plural


def keep_inside_sections(
    document: str, instances: Sequence[Instance], options: ReadOptions
) -> Sequence[Instance]:
    """Return the instances inside any of the requested sections; all of them if none is named.

    Mentions stay in one class that are tied together by one left out: classes come first, as where optional
    mentions go (M15). A REF that leads to one left out leads on along its REFs to the next mention that
    stays; if there is none, to the first in the text of those that led to the same. That one leads nowhere.
    """
    if not options.sections:
        return instances
    instances = tuple(instances)
    # References are taken from all instances, before any is left out: only then do chains hold together.
    section_names = {name.casefold() for name in options.sections}
    stays = [any(name.casefold() in section_names for name in instance.sections) for instance in instances]
    heirs = _heirs(stays, references(document, instances, options.ref_slot))
    names = {
        pointer_name(document, instances[omitted]): pointer_name(document, instances[heir])
        for omitted, heir in heirs.items()
    }
    return tuple(
        _redirect_ref(instance, pointer_name(document, instance), options.ref_slot, names)
        for instance, inside in zip(instances, stays, strict=True)
        if inside
    )


class OutsideSections:
    """Counter of the annotations that the requested sections leave out."""

    def __init__(self, options: ReadOptions) -> None:
        self._options = options
        self._number = 0
        self._first: tuple[Complaints, int] | None = None

    def count(
        self, instances: Sequence[Instance], staying: Sequence[Instance], complaints: Complaints
    ) -> None:
        """Count those of a document that do not stay; they are in the order of the text on both sides."""
        if len(instances) == len(staying):
            return
        self._number += len(instances) - len(staying)
        if self._first is None:
            staying_ranges = {instance.source for instance in staying}
            first = next(instance for instance in instances if instance.source not in staying_ranges)
            self._first = complaints, first.source.start

    def warnings(self) -> Iterator[Diagnostic]:
        """Yield one warning for all, with the place of the first."""
        if self._first is not None:
            complaints, offset = self._first
            sections = join_or(self._options.sections)
            yield complaints.warning(
                offset,
                plural(
                    "{count} annotation outside of {sections}",
                    "{count} annotations outside of {sections}",
                    self._number,
                    sections=sections,
                ),
                Wording("annotations inside {sections}", sections=sections),
                Wording("they are left out; to compare them, set their sections (doc_sections)"),
            )


def _heirs(stays: Sequence[bool], links: Sequence[int]) -> dict[int, int]:
    """Return the heirs: for each instance left out on the way to one that stays, the one in its stead."""
    # Each link is followed until it leaves the omitted instances, or meets one whose heir is known already
    # (path compression): every omitted instance is on one path only. O(instances).
    heirs: dict[int, int] = {}
    for number, link in enumerate(links):
        if not stays[number]:
            continue
        path: dict[int, None] = {}
        while link >= 0 and not stays[link] and link not in heirs and link not in path:
            path[link] = None
            link = links[link]
        in_circle = link in path  # of mentions that are all left out (M25)
        heir = number if link < 0 or in_circle else heirs.get(link, link)
        heirs.update(dict.fromkeys(path, heir))
    return heirs


def _redirect_ref(instance: Instance, name: str, slot: str, heirs: Mapping[str, str]) -> Instance:
    """Return an instance with its REF led on to the heir of its target, unless the heir is itself."""

    # Only the slot of references is led on; other pointers keep their targets. A mention that would become
    # its own antecedent keeps its REF, which then leads nowhere: it is the head of its chain.
    def redirect(reading: Reading) -> Reading:
        heir = heirs.get(reading.target) if reading.target is not None else None
        return reading if heir is None or heir == name else replace(reading, target=heir)

    ref_slot = instance.slot(slot)
    if ref_slot is None or not any(reading.target in heirs for reading in ref_slot.readings()):
        return instance
    slots = tuple(
        slot_with(candidate, redirect) if candidate is ref_slot else candidate for candidate in instance.slots
    )
    return replace(instance, slots=slots)
