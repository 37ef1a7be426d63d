"""Manual constraints on pairs of several annotators in one document, with all that follows from them (C4)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from annotally.comparison.constraints import NONE, AmongPair, Constraints, absence, finding, name_instance
from annotally.comparison.equivalence import EquivalenceClasses
from annotally.comparison.items import NOBODY, GroupConstraints, Member
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import StableId, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.wording import NO_WORDS, Wording


@dataclass(frozen=True)
class PairConstraints:
    """Every two annotations that are the same thing and every two that are not, stated or derived."""

    identities: Mapping[Member, StableId]
    together: frozenset[frozenset[Member]]
    apart: frozenset[frozenset[Member]]

    @cached_property
    def manual(self) -> GroupConstraints:
        """The constraints as the grouping of annotations takes them."""
        members = frozenset(member for pair in self.together | self.apart for member in pair)
        return GroupConstraints(self.apart, members) if members else NOBODY

    def between(self, first: int, second: int) -> Constraints:
        """Return the constraints of two annotators, ``first`` as the first side."""
        return self._by_pair.get((first, second), NONE)

    @cached_property
    def _by_pair(self) -> dict[tuple[int, int], Constraints]:
        # A pair binds the comparison of two annotators whichever of them is the key, hence both directions.
        # One dictionary for all pairs is filled in one pass, in place of a search for each two of nine
        # annotators.
        ids_by_pair: dict[tuple[int, int], tuple[set[tuple[StableId, StableId]], ...]] = {}
        for kind, pairs in enumerate((self.together, self.apart)):
            for first, second in map(tuple, pairs):
                for mine, theirs in ((first, second), (second, first)):
                    ids = self.identities[mine], self.identities[theirs]
                    ids_by_pair.setdefault((mine[0], theirs[0]), (set(), set()))[kind].add(ids)
        return {
            pair: Constraints(frozenset(forced), frozenset(forbidden))
            for pair, (forced, forbidden) in ids_by_pair.items()
        }


UNBOUND = PairConstraints({}, frozenset(), frozenset())
"""No constraints."""


def resolve_constraints(constraints: Constraints, document: str, sides: Sides) -> PairConstraints:
    """Return the constraints among the annotators of a document with all that follows from them.

    Constraints of two sides are those of the first two annotators. Raises InputRefused with a finding for
    every annotation that is not there, and for every constraint that contradicts the rest.
    """
    # Pairs first, then those kept apart, each in content order: which constraint is reported as contradicting
    # does not depend on the order they were made in. Ties are a union-find, near-linear.
    demands = sorted([*constraints.among, *_of_two(constraints)], key=lambda pair: (not pair.together, pair))
    members = [
        {identity: (side, number) for number, identity in enumerate(stable_ids(document, instances))}
        for side, instances in enumerate(sides.instances(document))
    ]
    same, label = EquivalenceClasses(), sides.label(document)
    findings = [finding(label, *words) for pair in demands for words in _state_pair(pair, members, same)]
    if findings:
        raise InputRefused(*findings)
    identity_of = {member: identity for identities in members for identity, member in identities.items()}
    together, apart = (frozenset(map(frozenset, pairs)) for pairs in (same.tied_pairs(), same.parted_pairs()))
    return PairConstraints(identity_of, together, apart)


def _of_two(constraints: Constraints) -> Iterator[AmongPair]:
    for together, pairs in ((True, constraints.forced), (False, constraints.forbidden)):
        for first, second in pairs:
            yield AmongPair((0, 1), first, second, together)


def _state_pair(
    pair: AmongPair, members: Sequence[Mapping[StableId, Member]], same: EquivalenceClasses
) -> Iterator[tuple[Wording, Wording, Wording]]:
    """State a pair in ``same``; yield findings, each with its expectation and remedy, where that fails."""
    # A wanted pair that would put two annotations of one annotator together is a contradiction, too: the
    # union of classes refuses it, and the finding says which pair it was.
    ends = []
    for side, identity in zip(pair.sides, (pair.first, pair.second), strict=True):
        if identity in members[side]:
            ends.append(members[side][identity])
        else:
            yield absence(identity), Wording("an annotation of the side"), NO_WORDS
    if len(ends) == 2 and not (same.tie if pair.together else same.part)(*ends):
        yield _contradiction(pair)


def _contradiction(pair: AmongPair) -> tuple[Wording, Wording, Wording]:
    """Return the finding, expectation and remedy for a pair that contradicts others."""
    first, second = name_instance(pair.first), name_instance(pair.second)
    if pair.together:
        finding_text = Wording(
            "{first} and {second} are paired manually, and so with two annotations of one annotator",
            first=first,
            second=second,
        )
        expected = Wording("one annotation of each annotator in a row")
        return finding_text, expected, Wording("split the other annotations")
    finding_text = Wording(
        "{first} and {second} are split manually and also paired manually, perhaps through other annotations",
        first=first,
        second=second,
    )
    return finding_text, Wording("only one of the two"), Wording("undo the manual pair or the split")
