"""Gates: conditions a pair of objects must meet before it is weighed; a task names one of them."""

import re
from collections.abc import Callable, Mapping

from annotally.model.instances import Instance

Features = frozenset[tuple[str, str]]
"""Features of an instance that a gate compares, extracted once per instance: kind and value."""


def _values(instance: Instance, slot_name: str) -> set[str]:
    slot = instance.slot(slot_name)
    if slot is None:
        return set()
    return {
        " ".join(reading.text.split()).casefold()
        for alternative in slot.alternatives
        for fill in alternative.fills
        for reading in fill.parts[0].readings
    }


_MUC4_TARGETS = (
    "PERP: INDIVIDUAL ID",
    "PERP: ORGANIZATION ID",
    "PHYS TGT: ID",
    "HUM TGT: NAME",
    "HUM TGT: DESCRIPTION",
)
_WORD = re.compile(r"\w+")
_FUNCTION_WORDS = frozenset(
    {"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
)


def muc4_features(instance: Instance) -> Features:
    """Return the incident types of a template and the words of its targets and perpetrators."""
    # The kind is part of a feature, lest the word of a target equal an incident type that is spelled alike.
    # Function words are left out, since nearly any two templates would share one.
    types = {("type", value) for value in _values(instance, "INCIDENT: TYPE")}
    words = {
        ("word", word)
        for name in _MUC4_TARGETS
        for value in _values(instance, name)
        for word in _WORD.findall(value)
        if word not in _FUNCTION_WORDS
    }
    return frozenset(types | words)


def muc4_passes(key: Features, response: Features) -> bool:
    """Tell whether two templates share an incident type and a word of a target or perpetrator.

    A response's ATTACK goes with every incident type: MUC-4 counts it half right against any other one
    (scoring guidelines, version 7, section 3.2.4).
    """
    shared = {kind for kind, _ in key & response}
    return "word" in shared and ("type" in shared or ("type", "attack") in response)


class Gate:
    """A named condition: a function that extracts features, and a test on the features of a pair."""

    def __init__(
        self, extract: Callable[[Instance], Features], passes: Callable[[Features, Features], bool]
    ) -> None:
        self.extract = extract
        self.passes = passes


GATES: Mapping[str, Gate] = {"muc4": Gate(muc4_features, muc4_passes)}
