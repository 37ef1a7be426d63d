"""What people said about pairs of several annotators in one document, and all that follows from it (C4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from annotally.comparison.constraints import NONE, AmongPair, Constraints, finding, name_instance
from annotally.comparison.equivalence import EquivalenceClasses
from annotally.comparison.items import NOBODY, GroupConstraints, Member
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import StableId, stable_ids
from annotally.model.diagnostics import Diagnostic, InputRefused


@dataclass(frozen=True)
class PairConstraints:
    """Every two annotations that are one thing and every two that are not, said so or by what was said."""

    identities: Mapping[Member, StableId]
    together: frozenset[frozenset[Member]]
    apart: frozenset[frozenset[Member]]

    @cached_property
    def by_hand(self) -> GroupConstraints:
        """What a grouping of annotations has to know."""
        members = frozenset(one for pair in self.together | self.apart for one in pair)
        return GroupConstraints(self.apart, members) if members else NOBODY

    def of(self, first: int, second: int) -> Constraints:
        """Return the constraints of two annotators, ``first`` as the first side."""
        return self._of.get((first, second), NONE)

    @cached_property
    def _of(self) -> dict[tuple[int, int], Constraints]:
        found: dict[tuple[int, int], tuple[set[tuple[StableId, StableId]], ...]] = {}
        for kind, pairs in enumerate((self.together, self.apart)):
            for one, other in map(tuple, pairs):
                for mine, theirs in ((one, other), (other, one)):
                    ids = self.identities[mine], self.identities[theirs]
                    found.setdefault((mine[0], theirs[0]), (set(), set()))[kind].add(ids)
        return {
            pair: Constraints(frozenset(forced), frozenset(kept)) for pair, (forced, kept) in found.items()
        }


UNBOUND = PairConstraints({}, frozenset(), frozenset())
"""Nobody said anything."""


def bound(constraints: Constraints, document: str, sides: Sides) -> PairConstraints:
    """Return what constraints among the annotators of a document come to.

    Constraints of two sides are those of the first two annotators. Raises InputRefused with a finding for
    every annotation that is not there, and everything said that contradicts the rest of it.
    """
    said = sorted([*constraints.among, *_of_two(constraints)], key=lambda one: (not one.together, one))
    ids = [stable_ids(document, side) for side in sides.instances(document)]
    members = [{identity: (side, n) for n, identity in enumerate(own)} for side, own in enumerate(ids)]
    findings: list[Diagnostic] = []
    same, label = EquivalenceClasses(), sides.label(document)
    for one in said:
        both = [(side, identity) for side, identity in zip(one.sides, (one.first, one.second), strict=True)]
        gone = [identity for side, identity in both if identity not in members[side]]
        findings += (
            finding(label, f"{name_instance(found)} is not there any more", "an annotation of the side")
            for found in gone
        )
        ends = [members[side][identity] for side, identity in both if identity in members[side]]
        if len(ends) == 2 and not (same.tie if one.together else same.part)(*ends):
            findings.append(finding(label, *_contradiction(one)))
    if findings:
        raise InputRefused(*findings)
    named = {member: identity for own in members for identity, member in own.items()}
    together, apart = (frozenset(map(frozenset, pairs)) for pairs in (same.tied_pairs(), same.parted_pairs()))
    return PairConstraints(named, together, apart)


def _of_two(constraints: Constraints) -> Iterator[AmongPair]:
    for together, pairs in ((True, constraints.forced), (False, constraints.forbidden)):
        for one, other in pairs:
            yield AmongPair((0, 1), one, other, together)


def _contradiction(one: AmongPair) -> tuple[str, str, str]:
    """Return what is wrong with a pair that contradicts others: found, expected, remedy."""
    both = f"{name_instance(one.first)} and {name_instance(one.second)}"
    if one.together:
        found = f"{both} are paired by hand, and by way of others with two annotations of one annotator"
        return found, "one annotation of each annotator in a row", "take the others apart"
    found = f"{both} are kept apart by hand, and paired by hand, be it by way of others"
    return found, "one or the other", "take one of the two back"
