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


def overlap(instance: Instance, other_instance: Instance) -> Fraction:
    """Return what both cover of what either covers (A2)."""
    first_characters, second_characters = characters(instance), characters(other_instance)
    if not first_characters and not second_characters:
        same = bool(instance.extents) and instance.extents == other_instance.extents
        return Fraction(int(same))
    return Fraction(len(first_characters & second_characters), len(first_characters | second_characters))


def attribute(rules: SimilarityRules, instance: Instance, other_instance: Instance, name: str) -> Fraction:
    """Return the similarity of an attribute (A6)."""
    values = [rules.schema.by_name[x.type].by_name.get(name) for x in (instance, other_instance)]
    first, second = (
        said(x, name) if a else [] for a, x in zip(values, (instance, other_instance), strict=True)
    )
    if not first or not second:
        return Fraction(int(not first and not second))
    aggregations = {a.aggregation for a in values if a}
    if Aggregation.SET in aggregations:
        return Fraction(len(set(first) & set(second)), len(set(first) | set(second)))
    equal = sum(a == b for a, b in zip(first, second, strict=False))
    return Fraction(equal, max(len(first), len(second)))


def along(
    rules: SimilarityRules, profile: TagProfile, instance: Instance, other_instance: Instance, *, same: bool
) -> Fraction:
    """Return the similarity by one profile (A1, A5)."""
    total = weights = Fraction(0)
    for dimension in profile.dimensions:
        weights += dimension.weight
        total += dimension.weight * single(rules, dimension, instance, other_instance, same=same)
    return total / weights


def single(
    rules: SimilarityRules, dimension: Dimension, instance: Instance, other_instance: Instance, *, same: bool
) -> Fraction:
    """Return the similarity in one dimension."""
    if dimension.name == "_label":
        return Fraction(int(instance.type == other_instance.type))
    if dimension.name == "_span":
        return overlap(instance, other_instance)
    return attribute(rules, instance, other_instance, dimension.name) if same else Fraction(0)


def similarity(rules: SimilarityRules, instance: Instance, other_instance: Instance) -> Fraction:
    """Return the similarity of two annotations, 0 where they cannot pair (A4, A5)."""
    if bool(instance.extents) is not bool(other_instance.extents):
        return Fraction(0)
    if instance.extents and not overlap(instance, other_instance):
        return Fraction(0)
    if not instance.extents and instance.type != other_instance.type:
        return Fraction(0)
    own_tag_profiles = [
        next(p for p in rules.profile.tag_profiles if x.type in p.labels) for x in (instance, other_instance)
    ]
    return min(
        along(rules, profile, instance, other_instance, same=own_tag_profiles[0] is own_tag_profiles[1])
        for profile in own_tag_profiles
    )


def content(instance: Instance) -> tuple[object, ...]:
    """Return what orders annotations: start, end, label, values, identifier (A12)."""
    places = sorted((e.start, e.end) for e in instance.extents)
    place = (places[0][0], max(end for _, end in places)) if places else (-1, -1)
    values = sorted((slot.name, said(instance, slot.name)) for slot in instance.slots)
    return place, instance.type, values, places, instance.name


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
    first_numbers = sorted(range(len(reference)), key=lambda n: content(reference[n]))
    second_numbers = sorted(range(len(hypothesis)), key=lambda n: content(hypothesis[n]))
    alike = {
        (row, column): result
        for row, first_number in enumerate(first_numbers)
        for column, second_number in enumerate(second_numbers)
        if (result := similarity(rules, reference[first_number], hypothesis[second_number]))
    }
    chosen: tuple[tuple[object, ...], list[int]] | None = None
    for partners in assignments(len(first_numbers), len(second_numbers)):
        pairs = [(row, column) for row, column in enumerate(partners) if column < len(second_numbers)]
        if not all(pair in alike for pair in pairs):
            continue
        labels = sum(
            reference[first_numbers[row]].type == hypothesis[second_numbers[column]].type
            for row, column in pairs
        )
        exact = sum(alike[pair] == 1 for pair in pairs)
        similar = sum((alike[pair] for pair in pairs), Fraction(0))
        worth = (exact if exact_first else 0, similar, exact, labels, [-c for c in partners])
        if chosen is None or worth > chosen[0]:
            chosen = worth, partners
    assert chosen is not None
    return {
        (first_numbers[row], second_numbers[column]): alike[row, column]
        for row, column in enumerate(chosen[1])
        if column < len(second_numbers)
    }
