"""MAT's comparison by its definitions: every assignment is tried, every dimension computed on its own.

For tasks of spanned labels with plain attributes compared by default methods, in one stratum, and spanless
labels without pointers. Nothing is shared with the engine but the model and the task's values.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

from annotally.model.instances import Instance
from annotally.tasks.similarity_profile import Aggregation, Dimension, SimilarityRules, TagProfile

Pair = tuple[int, int]


def said(instance: Instance, name: str) -> list[str]:
    """Return the values of an attribute."""
    return [
        fill.parts[0].readings[0].text
        for slot in instance.slots
        if slot.name == name
        for fill in slot.alternatives[0].fills
    ]


def characters(instance: Instance) -> set[int]:
    """Return the places an annotation covers."""
    return {place for extent in instance.extents for place in range(extent.start, extent.end)}


def overlap(one: Instance, other: Instance) -> Fraction:
    """Return what both cover of what either covers (A2)."""
    ours, theirs = characters(one), characters(other)
    if not ours and not theirs:
        same = bool(one.extents) and one.extents == other.extents
        return Fraction(int(same))
    return Fraction(len(ours & theirs), len(ours | theirs))


def attribute(rules: SimilarityRules, one: Instance, other: Instance, name: str) -> Fraction:
    """Return the similarity of an attribute (A6)."""
    found = [rules.schema.by_name[x.type].by_name.get(name) for x in (one, other)]
    ours, theirs = (said(x, name) if a else [] for a, x in zip(found, (one, other), strict=True))
    if not ours or not theirs:
        return Fraction(int(not ours and not theirs))
    held = {a.aggregation for a in found if a}
    if Aggregation.SET in held:
        return Fraction(len(set(ours) & set(theirs)), len(set(ours) | set(theirs)))
    equal = sum(a == b for a, b in zip(ours, theirs, strict=False))
    return Fraction(equal, max(len(ours), len(theirs)))


def along(
    rules: SimilarityRules, profile: TagProfile, one: Instance, other: Instance, *, same: bool
) -> Fraction:
    """Return the similarity by one profile (A1, A5)."""
    total = weights = Fraction(0)
    for dimension in profile.dimensions:
        weights += dimension.weight
        total += dimension.weight * single(rules, dimension, one, other, same=same)
    return total / weights


def single(
    rules: SimilarityRules, dimension: Dimension, one: Instance, other: Instance, *, same: bool
) -> Fraction:
    """Return the similarity in one dimension."""
    if dimension.name == "_label":
        return Fraction(int(one.type == other.type))
    if dimension.name == "_span":
        return overlap(one, other)
    return attribute(rules, one, other, dimension.name) if same else Fraction(0)


def similarity(rules: SimilarityRules, one: Instance, other: Instance) -> Fraction:
    """Return the similarity of two annotations, 0 where they cannot pair (A4, A5)."""
    if bool(one.extents) is not bool(other.extents):
        return Fraction(0)
    if one.extents and not overlap(one, other):
        return Fraction(0)
    if not one.extents and one.type != other.type:
        return Fraction(0)
    own = [next(p for p in rules.profile.tag_profiles if x.type in p.labels) for x in (one, other)]
    return min(along(rules, profile, one, other, same=own[0] is own[1]) for profile in own)


def content(instance: Instance) -> tuple[object, ...]:
    """Return what orders annotations: start, end, label, values, identifier (A12)."""
    places = sorted((e.start, e.end) for e in instance.extents)
    place = (places[0][0], max(end for _, end in places)) if places else (-1, -1)
    values = sorted((slot.name, said(instance, slot.name)) for slot in instance.slots)
    return place, instance.type, places, values, instance.name


def assignments(rows: int, columns: int) -> Iterator[list[int]]:
    """Yield every way to give rows different columns or none, which is ``columns``."""
    for choice in permutations([*range(columns), *[columns] * rows], rows):
        yield list(choice)


def best(
    rules: SimilarityRules,
    reference: Sequence[Instance],
    hypothesis: Sequence[Instance],
    *,
    exact_first: bool = False,
) -> dict[Pair, Fraction]:
    """Return the pairs of the best assignment by number, and their similarities (A12, C11)."""
    ours = sorted(range(len(reference)), key=lambda n: content(reference[n]))
    theirs = sorted(range(len(hypothesis)), key=lambda n: content(hypothesis[n]))
    alike = {
        (row, column): found
        for row, one in enumerate(ours)
        for column, other in enumerate(theirs)
        if (found := similarity(rules, reference[one], hypothesis[other]))
    }
    chosen: tuple[tuple[object, ...], list[int]] | None = None
    for partners in assignments(len(ours), len(theirs)):
        pairs = [(row, column) for row, column in enumerate(partners) if column < len(theirs)]
        if not all(pair in alike for pair in pairs):
            continue
        labels = sum(reference[ours[row]].type == hypothesis[theirs[column]].type for row, column in pairs)
        exact = sum(alike[pair] == 1 for pair in pairs)
        similar = sum((alike[pair] for pair in pairs), Fraction(0))
        worth = (exact if exact_first else 0, similar, exact, labels, [-c for c in partners])
        if chosen is None or worth > chosen[0]:
            chosen = worth, partners
    assert chosen is not None
    return {
        (ours[row], theirs[column]): alike[row, column]
        for row, column in enumerate(chosen[1])
        if column < len(theirs)
    }
