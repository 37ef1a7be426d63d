"""Pairs made or kept apart by hand: constraints on a comparison, which a score then shows (C4).

Forced pairs are taken whatever they are worth, forbidden ones never; everything else is chosen as ever. The
instances are named by their content (C7), so that constraints outlive new names and another order of files.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

import msgspec

from annotally.comparison.result import Sides
from annotally.model.annotation_sets import StableId, stable_ids
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.wording import NO_WORDS, Wording, plural, verbatim
from annotally.text.alignment.word_spans import WordSpan

IdPair = tuple[StableId, StableId]
"""An instance of the first side and one of the second, by their identities."""


class Pin(msgspec.Struct, frozen=True, order=True):
    """Words of the first side's text that a person aligned with words of the second side's."""

    first: WordSpan
    second: WordSpan


class AmongPair(msgspec.Struct, frozen=True, order=True):
    """Statement on annotations of two annotators, where there are more: the same thing, or not.

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


REASON = "reason"
"""The argument of a finding about two annotations that the task never pairs: why it does not."""
_NO_REMEDY = NO_WORDS
NONE = Constraints()
"""No constraints."""


def joined(first: Constraints, second: Constraints) -> Constraints:
    """Return the constraints of both together."""
    return Constraints(
        first.forced | second.forced,
        first.forbidden | second.forbidden,
        first.pinned | second.pinned,
        first.among | second.among,
    )


@dataclass(frozen=True)
class Bound:
    """Constraints by the numbers of instances: forced pairs as first → second, forbidden ones as pairs."""

    forced: Mapping[int, int]
    forbidden: frozenset[tuple[int, int]]

    @cached_property
    def pairs(self) -> frozenset[tuple[int, int]]:
        """All pairs that are forced or forbidden."""
        return self.forbidden.union(self.forced.items())

    @cached_property
    def backward(self) -> Mapping[int, int]:
        """The forced pairs as second → first."""
        return {second: first for first, second in self.forced.items()}

    def is_forced(self, pair: tuple[int, int]) -> bool:
        """Tell whether a pair was made by hand."""
        return self.forced.get(pair[0]) == pair[1]

    def touches(self, pair: tuple[int, int]) -> bool:
        """Tell whether either of two instances was paired by hand."""
        return pair[0] in self.forced or pair[1] in self.backward

    def loss(self, pair: tuple[int, int], listed: int) -> str:
        """Return why a pair was not made: a code of `reason_codes.REASONS`, empty if not by hand.

        The reason is listed with the instance of the side ``listed`` and tells what became of the other one.
        """
        if pair in self.forbidden:
            return "apart-by-hand"
        paired = pair[0] in self.forced, pair[1] in self.backward
        if paired[1 - listed]:
            return "taken-by-hand"
        return "passed-by-hand" if paired[listed] else ""

    def within(self, first: Sequence[int], second: Sequence[int]) -> "Bound":
        """Return the constraints between instances of two lists, by their places in these."""
        if self is FREE:
            return FREE
        # Objects of one class are compared by their places in its lists: constraints are renumbered likewise.
        places = [{number: place for place, number in enumerate(side)} for side in (first, second)]

        def renumber(pairs: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
            return ((places[0][k], places[1][r]) for k, r in pairs if k in places[0] and r in places[1])

        result = Bound(dict(renumber(iter(self.forced.items()))), frozenset(renumber(iter(self.forbidden))))
        return result if result.pairs else FREE


FREE = Bound({}, frozenset())
"""No pair is forced or forbidden."""

Hindrance = Callable[[int, int], Wording]
"""Says why a method cannot pair the instances of these numbers, first side first; nothing where it can."""


def bind(constraints: Constraints, document: str, sides: Sides, hindrance: Hindrance) -> Bound:
    """Return constraints by the numbers of a document's instances.

    Raises InputRefused with a finding for every instance that is not there or in two forced pairs, every pair
    both forced and forbidden, and every forced pair that ``hindrance`` says cannot be.
    """
    if not constraints:
        return FREE
    refuse_pins(constraints, document, sides)
    # All contradictions are reported at once, sorted, so that the message does not depend on any order.
    ids = [stable_ids(document, side) for side in sides.instances(document)]
    numbers = [{identity: number for number, identity in enumerate(side)} for side in ids]
    findings = list(_contradictions(constraints))
    absent = _absent(constraints, numbers)
    findings += ((absence(absent_id), Wording("an annotation of the side"), NO_WORDS) for absent_id in absent)

    def number_pairs(pairs: frozenset[IdPair]) -> Iterator[tuple[int, int]]:
        return (
            (numbers[0][first], numbers[1][second])
            for first, second in sorted(pairs)
            if first in numbers[0] and second in numbers[1]
        )

    forced = list(number_pairs(constraints.forced))
    for k, r in forced:
        reason = hindrance(k, r)
        if reason:
            problem = Wording(
                "{first} and {second} cannot be paired: {reason}",
                first=name_instance(ids[0][k]),
                second=name_instance(ids[1][r]),
                reason=reason,
            )
            findings.append((problem, Wording("two that the task may pair"), NO_WORDS))
    if findings:
        raise InputRefused(*(finding(sides.label(document), *texts) for texts in sorted(findings)))
    return Bound(dict(forced), frozenset(number_pairs(constraints.forbidden)))


def refuse(constraints: Constraints, document: str, sides: Sides) -> None:
    """Raise InputRefused where there are pairs made by hand: for methods that map all of a document at once.

    Words aligned by hand are refused where the texts of the sides do not differ.
    """
    if not sides.texts:
        refuse_pins(constraints, document, sides)
    count = len(constraints) - len(constraints.pinned)
    if count:
        problem = plural("{count} manual pair or split", "{count} manual pairs and splits", count)
        raise InputRefused(finding(sides.label(document), problem, Wording("pairs as the task makes them")))


def refuse_pins(constraints: Constraints, document: str, sides: Sides) -> None:
    """Raise InputRefused where people aligned words: of texts that do not differ."""
    if constraints.pinned:
        problem = Wording("{count} manual alignments of words", count=len(constraints.pinned))
        remedy = Wording("remove the manual alignments")
        raise InputRefused(finding(sides.label(document), problem, Wording("texts that differ"), remedy))


def absence(identity: StableId) -> Wording:
    """Return the finding about an instance that is not there."""
    return Wording("{name} no longer exists", name=name_instance(identity))


def name_instance(identity: StableId) -> Wording:
    """Return an instance as users read it: its type, and its extent or the first text it has."""
    # Where there is no extent, the first text of the fills; U+001F parts the pieces of an identity's text.
    if identity.extents:
        position = f"{identity.extents[0][0]}-{identity.extents[-1][1]}"
    else:
        texts = (
            text.partition("\x1f")[2].replace("\x1f", " ") for _, fills in identity.fills for text in fills
        )
        position = next((f'"{text}"' for text in texts if text), "")
    name = Wording("{type} without content", type=identity.type)
    if position:
        name = verbatim(f"{identity.type} {position}")
    if identity.rank:
        return Wording("{name} (number {number} of equal ones)", name=name, number=identity.rank + 1)
    return name


_Problem = tuple[Wording, Wording, Wording]
"""Found, expected, remedy."""


def _contradictions(constraints: Constraints) -> Iterator[_Problem]:
    # Two kinds: an annotation in several forced pairs, and a pair that is both forced and forbidden.
    for side in (0, 1):
        times = Counter(pair[side] for pair in constraints.forced)
        for identity, count in times.items():
            if count > 1:
                problem = Wording(
                    "{name} is in {count} manual pairs", name=name_instance(identity), count=count
                )
                yield problem, Wording("one pair for each annotation"), Wording("split the other annotations")
    for first, second in constraints.forced & constraints.forbidden:
        problem = Wording(
            "{first} and {second} are both paired and split manually",
            first=name_instance(first),
            second=name_instance(second),
        )
        yield problem, Wording("only one of the two"), Wording("undo the manual pair or the split")


def _absent(constraints: Constraints, numbers: Sequence[Mapping[StableId, int]]) -> Iterator[StableId]:
    pairs = chain(constraints.forced, constraints.forbidden)
    absent = {(side, pair[side]) for pair in pairs for side in (0, 1) if pair[side] not in numbers[side]}
    return (identity for _, identity in absent)


def finding(label: str, found: Wording, expected: Wording, remedy: Wording = _NO_REMEDY) -> Diagnostic:
    """Return the error about constraints on the document with that label."""
    remedy = remedy or Wording("undo the manual pair")
    return Diagnostic(Severity.ERROR, label, 0, 0, found, expected, remedy)
