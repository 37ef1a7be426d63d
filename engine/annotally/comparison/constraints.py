"""What people said about who goes with whom: constraints on a comparison, which a score then shows (C4).

Forced pairs are taken whatever they are worth, forbidden ones never; everything else is chosen as ever. The
instances are named by what they say (C7), so that constraints outlive new names and another order of files.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

import msgspec

from annotally.comparison.result import Sides
from annotally.matching.candidates import Pair
from annotally.model.annotation_sets import StableId, stable_ids
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.text.alignment.word_spans import Stretch

IdPair = tuple[StableId, StableId]
"""An instance of the first side and one of the second, by their identities."""


class Pin(msgspec.Struct, frozen=True, order=True):
    """Words of the first side's text that a person aligned with words of the second side's."""

    first: Stretch
    second: Stretch


class AmongPair(msgspec.Struct, frozen=True, order=True):
    """What a person said of two annotators' annotations where there are more: they are one thing, or not.

    ``sides`` are the numbers of the two, the smaller first.
    """

    sides: tuple[int, int]
    first: StableId
    second: StableId
    together: bool


class Constraints(msgspec.Struct, frozen=True):
    """The pairs of one document that people made, those they took apart, and the words they aligned.

    ``forced`` and ``forbidden`` are of two sides, ``among`` of more. Its length is how many.
    """

    forced: frozenset[IdPair] = frozenset()
    forbidden: frozenset[IdPair] = frozenset()
    pinned: frozenset[Pin] = frozenset()
    among: frozenset[AmongPair] = frozenset()

    def __len__(self) -> int:
        return len(self.forced) + len(self.forbidden) + len(self.pinned) + len(self.among)


NONE = Constraints()
"""Nobody said anything."""


def joined(one: Constraints, other: Constraints) -> Constraints:
    """Return what either says."""
    return Constraints(
        one.forced | other.forced,
        one.forbidden | other.forbidden,
        one.pinned | other.pinned,
        one.among | other.among,
    )


@dataclass(frozen=True)
class Bound:
    """Constraints by the numbers of instances: forced pairs as first → second, forbidden ones as pairs."""

    forced: Mapping[int, int]
    forbidden: frozenset[Pair]

    @cached_property
    def pairs(self) -> frozenset[Pair]:
        """All pairs that something was said about."""
        return self.forbidden.union(self.forced.items())

    @cached_property
    def backward(self) -> Mapping[int, int]:
        """The forced pairs as second → first."""
        return {second: first for first, second in self.forced.items()}

    def is_forced(self, pair: Pair) -> bool:
        """Tell whether a pair was made by hand."""
        return self.forced.get(pair[0]) == pair[1]

    def touches(self, pair: Pair) -> bool:
        """Tell whether either of two instances was paired by hand."""
        return pair[0] in self.forced or pair[1] in self.backward

    def loss(self, pair: Pair, listed: int) -> str:
        """Return why a pair was not made: a code of `reason_codes.REASONS`, empty if not by hand.

        It is told to the instance of the side ``listed``, as what happened to the other one.
        """
        if pair in self.forbidden:
            return "apart-by-hand"
        taken = pair[0] in self.forced, pair[1] in self.backward
        if taken[1 - listed]:
            return "taken-by-hand"
        return "passed-by-hand" if taken[listed] else ""

    def within(self, first: Sequence[int], second: Sequence[int]) -> "Bound":
        """Return what concerns the instances of two lists alone, by their places in these."""
        if self is FREE:
            return FREE
        places = [{number: place for place, number in enumerate(side)} for side in (first, second)]

        def found(pairs: Iterator[Pair]) -> Iterator[Pair]:
            return ((places[0][k], places[1][r]) for k, r in pairs if k in places[0] and r in places[1])

        result = Bound(dict(found(iter(self.forced.items()))), frozenset(found(iter(self.forbidden))))
        return result if result.pairs else FREE


FREE = Bound({}, frozenset())
"""Nothing is said about any pair."""

Hindrance = Callable[[int, int], str]
"""Says why a method cannot pair the instances of these numbers, first side first; nothing where it can."""


def bind(constraints: Constraints, document: str, sides: Sides, hindrance: Hindrance) -> Bound:
    """Return constraints by the numbers of a document's instances.

    Raises InputRefused with a finding for every instance that is not there or in two forced pairs, every pair
    both forced and forbidden, and every forced pair that ``hindrance`` says cannot be.
    """
    if not constraints:
        return FREE
    refuse_pins(constraints, document, sides)
    ids = [stable_ids(document, side) for side in sides.instances(document)]
    numbers = [{identity: number for number, identity in enumerate(side)} for side in ids]
    findings = list(_contradictions(constraints))
    absent = _absent(constraints, numbers)
    findings += ((f"{told(one)} is not there any more", "an annotation of the side", "") for one in absent)

    def known(pairs: frozenset[IdPair]) -> Iterator[Pair]:
        return (
            (numbers[0][one], numbers[1][other])
            for one, other in sorted(pairs)
            if one in numbers[0] and other in numbers[1]
        )

    forced = list(known(constraints.forced))
    for k, r in forced:
        reason = hindrance(k, r)
        if reason:
            said = f"{told(ids[0][k])} and {told(ids[1][r])} cannot be paired: {reason}"
            findings.append((said, "two that the task may pair", ""))
    if findings:
        raise InputRefused(*(finding(sides.label(document), *one) for one in sorted(findings)))
    return Bound(dict(forced), frozenset(known(constraints.forbidden)))


def refuse(constraints: Constraints, document: str, sides: Sides) -> None:
    """Raise InputRefused where there are pairs made by hand: for methods that map all of a document at once.

    What people aligned is refused where the texts of the sides do not differ.
    """
    if not sides.texts:
        refuse_pins(constraints, document, sides)
    count = len(constraints) - len(constraints.pinned)
    if count:
        said = f"{count} pairs made or kept apart by hand"
        raise InputRefused(finding(sides.label(document), said, "pairs as the task makes them", ""))


def refuse_pins(constraints: Constraints, document: str, sides: Sides) -> None:
    """Raise InputRefused where people aligned words: of texts that do not differ."""
    if constraints.pinned:
        said = f"{len(constraints.pinned)} stretches of words aligned by hand"
        remedy = "release what was aligned by hand"
        raise InputRefused(finding(sides.label(document), said, "texts that differ", remedy))


def told(identity: StableId) -> str:
    """Return what users read of an instance: its type, and where it stands or what it says first."""
    if identity.extents:
        shown = f"{identity.extents[0][0]}-{identity.extents[-1][1]}"
    else:
        texts = (
            text.partition("\x1f")[2].replace("\x1f", " ") for _, fills in identity.fills for text in fills
        )
        shown = next((f'"{text}"' for text in texts if text), "without content")
    again = f" (number {identity.rank + 1} of equal ones)" if identity.rank else ""
    return f"{identity.type} {shown}{again}"


_Said = tuple[str, str, str]
"""Found, expected, remedy."""


def _contradictions(constraints: Constraints) -> Iterator[_Said]:
    for side in (0, 1):
        times = Counter(pair[side] for pair in constraints.forced)
        for identity, count in times.items():
            if count > 1:
                found = f"{told(identity)} is in {count} pairs made by hand"
                yield found, "one pair for each annotation", "take the others apart"
    for one, other in constraints.forced & constraints.forbidden:
        found = f"{told(one)} and {told(other)} are both paired and kept apart by hand"
        yield found, "one or the other", "take one of the two back"


def _absent(constraints: Constraints, numbers: Sequence[Mapping[StableId, int]]) -> Iterator[StableId]:
    said = chain(constraints.forced, constraints.forbidden)
    gone = {(side, pair[side]) for pair in said for side in (0, 1) if pair[side] not in numbers[side]}
    return (identity for _, identity in gone)


def finding(label: str, found: str, expected: str, remedy: str = "") -> Diagnostic:
    """Return what is wrong with what people said about the document of a label."""
    return Diagnostic(Severity.ERROR, label, 0, 0, found, expected, remedy or "take the pairing back")
