"""Equality of the content of instances, wherever it stands: writers keep the bytes of unchanged ones."""

from collections.abc import Callable
from functools import lru_cache

from annotally.formats.base import ReadOptions
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot, only_text
from annotally.model.wording import Wording


def statement(instance: Instance) -> object:
    """Return the content of an instance: all but its name, sections, source ranges and quote characters.

    The result can be hashed and compared; names of types and slots count without case.
    """
    return (
        instance.type.casefold(),
        instance.extents,
        instance.optional,
        tuple((slot.name.casefold(), slot.optional, _values(slot)) for slot in instance.slots),
    )


def _values(slot: Slot) -> object:
    # Nested tuples mirror alternatives, fills, parts and readings, without their source ranges: equal
    # contents give equal tuples, which can be hashed, wherever they were read.
    return tuple(
        tuple(
            (
                fill.optional,
                tuple(
                    (part.optional, part.role, part.joint, tuple(map(_reading, part.readings)))
                    for part in fill.parts
                ),
            )
            for fill in alternative.fills
        )
        for alternative in slot.alternatives
    )


def _reading(reading: Reading) -> object:
    place = (reading.extent, reading.minimal_extents, reading.link_file)
    return (reading.text, reading.minimal, reading.target, place, reading.form)


def plain_readings(slot: Slot) -> tuple[tuple[Reading, ...], ...] | None:
    """Return the readings of each alternative's fills, or None if a fill is optional or has parts to tell."""
    # Most formats have no notation for parts, optional fills or readings to choose from. What they can write
    # is one reading a fill; anything richer makes the whole slot unfit, told apart by None from an empty
    # slot.
    result = []
    for alternative in slot.alternatives:
        readings = []
        for fill in alternative.fills:
            if fill.optional or len(fill.parts) != 1:
                return None
            part = fill.parts[0]
            if part.optional or len(part.readings) != 1:
                return None
            readings.append(part.readings[0])
        result.append(tuple(readings))
    return tuple(result)


@lru_cache(maxsize=16)
def folded_words(words: tuple[str, ...]) -> frozenset[str]:
    """Return words without case: those of the options, which are the same for all instances of a file."""
    return frozenset(word.casefold() for word in words)


def missing_mark(
    instance: Instance,
    options: ReadOptions,
    preferred: str,
    refusal: Callable[[Instance, Wording, Wording], InputRefused],
) -> tuple[str, str] | None:
    """Return the status slot and value a file needs so that the instance is read as optional, if any.

    ``preferred`` is the slot to take if the options know several (M23 names one per kind of task). Raises the
    exception that ``refusal`` builds from instance, finding and expectation, where the instance's own status
    slots contradict its optionality, or the options have no status that would fit.
    """
    names, values = folded_words(options.status_slots), folded_words(options.optional_values)
    # The reader would call the instance optional by its slots (``marked``); only where that disagrees with
    # the instance, and no status slot says otherwise, is a mark missing.
    status = [slot for slot in instance.slots if slot.name.casefold() in names]
    marked = any(only_text(slot) in values for slot in status)  # M27
    if marked == instance.optional:
        return None
    if status or not names or not values:
        finding = Wording("marked optional, but its status differs")
        if not instance.optional:
            finding = Wording("not marked optional, but its status differs")
        raise refusal(instance, finding, Wording("a status that agrees with the mark"))
    name = preferred if preferred.casefold() in names else options.status_slots[0]
    return name, min(options.optional_values, key=len)
