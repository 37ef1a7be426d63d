"""Order of labels in a profile: targets must be paired before the labels that point to them (A8).

For a schema made from the data, labels that point to each other in a circle have their targets compared by
extent and label (A15).
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace

from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording
from annotally.tasks.similarity.findings import Finding, FindingKey, name_labels
from annotally.tasks.similarity_profile import Attribute, Label, Schema, SimilarityProfile


def order_findings(schema: Schema, profile: SimilarityProfile) -> Iterator[Finding]:
    """Find where a label is not paired before another one that points to it (A8).

    Strata are paired one after the other, spanned labels before spanless ones inside each. Attributes without
    label restriction are exempt, and so are targets compared by extent (A15); labels in no stratum are
    another finding (`strata_findings`).
    """
    # Every restricted pointer is one comparison of two places; reachability is worked out only where one is
    # out of order, to tell a circle from a stratum that stands too late.
    places = _places(schema, profile)
    reach = Reach(schema)
    for label in schema.labels:
        for attribute in label.attributes if label.name in places else ():
            for name in attribute.restrictions if attribute.points else ():
                target = schema.by_name.get(name) if name not in attribute.by_extent else None
                if target is not None and name in places and not _before(target, label, places):
                    key: FindingKey = ("schema", label.name, attribute.name, name)
                    if profile.strata:
                        key = ("stratum", places[label.name])
                    yield _finding(key, label, attribute, target, reach)


def _places(schema: Schema, profile: SimilarityProfile) -> dict[str, int]:
    """Return the number of the first stratum of each label, by name."""
    strata = profile.strata or (tuple(label.name for label in schema.labels),)
    return {name: number for number, stratum in reversed(list(enumerate(strata))) for name in stratum}


class PairingOrder:
    """Order in which labels are paired, by the strata of the profile."""

    def __init__(self, schema: Schema, profile: SimilarityProfile) -> None:
        self._labels, self._places = schema.by_name, _places(schema, profile)

    def is_before(self, target: str, label: str) -> bool:
        """Tell whether a label is paired before another one, or either of them is in no stratum."""
        if not {target, label} <= self._places.keys():
            return True
        return _before(self._labels[target], self._labels[label], self._places)


def circles_by_extent(schema: Schema, profile: SimilarityProfile) -> Schema:
    """Return the schema with targets that are not paired in time compared by extent and label (A15)."""
    # Only restrictions that come too late are changed: a target that is paired before is still compared by
    # its pair, which is exact.
    places = _places(schema, profile)

    def in_circles(label: Label, attribute: Attribute) -> Attribute:
        by_extent = tuple(
            name
            for name in attribute.restrictions
            if name in places and not _before(schema.by_name[name], label, places)
        )
        return replace(attribute, by_extent=by_extent) if by_extent else attribute

    labels = (
        replace(label, attributes=tuple(in_circles(label, attribute) for attribute in label.attributes))
        for label in schema.labels
    )
    return replace(schema, labels=tuple(labels))


def _before(target: Label, label: Label, places: Mapping[str, int]) -> bool:
    first, second = places[target.name], places[label.name]
    return first < second or (first == second and target.spanned and not label.spanned)


def _finding(key: FindingKey, label: Label, attribute: Attribute, target: Label, reach: "Reach") -> Finding:
    pointer, to = f"{shown(label.name, 40)}.{shown(attribute.name, 40)}", shown(target.name, 40)
    message = Wording(
        "{pointer} points to {target}, which is not paired before {label}",
        pointer=pointer,
        target=to,
        label=shown(label.name, 40),
    )
    if target.name == label.name or label.name in reach.find_reachable(target.name):
        expected = Wording("labels that do not point to each other in a circle")
        remedy = Wording(
            "take {target} out of the labels that {pointer} may have, for such annotations cannot be "
            "compared",
            target=to,
            pointer=pointer,
        )
    else:
        expected = Wording(
            "{target} in an earlier stratum, or spanned where {label} is spanless",
            target=to,
            label=shown(label.name, 40),
        )
        remedy = Wording(
            'put <stratum true_labels="{target}"/> before that with {label}',
            target=to,
            label=shown(label.name, 40),
        )
    return Finding(key, message, expected, remedy)


def strata_findings(schema: Schema, profile: SimilarityProfile) -> Iterator[Finding]:
    """Find labels in two strata, and, once there is a stratum, content labels in none (A8)."""
    # ``setdefault`` keeps the first stratum of a label, and any other number is a repetition. Labels in none
    # are searched only where there are strata: without any all labels share one.
    stratum_by_label: dict[str, int] = {}
    for number, stratum in enumerate(profile.strata):
        for name in stratum:
            if stratum_by_label.setdefault(name, number) != number:
                message = Wording(
                    "label {name} in strata {first} and {second}",
                    name=shown(name, 40),
                    first=stratum_by_label[name] + 1,
                    second=number + 1,
                )
                yield Finding(
                    ("stratum", number),
                    message,
                    Wording("every label in one"),
                    Wording("remove it from one of them"),
                )
    missing = (
        [label.name for label in schema.labels if label.name not in stratum_by_label]
        if profile.strata
        else []
    )
    if missing:
        expected = Wording("every content label in a stratum, once there is one")
        remedy = Wording("add to a stratum what is missing")
        yield Finding(
            ("stratum", len(profile.strata) - 1),
            Wording("{labels} in no stratum", labels=name_labels(missing)),
            expected,
            remedy,
        )


class Reach:
    """Reachability between labels along restricted annotation values, cached by label."""

    def __init__(self, schema: Schema) -> None:
        self._next = {
            label.name: {
                name
                for attribute in label.attributes
                if attribute.points
                for name in attribute.restrictions
                if name in schema.by_name
            }
            for label in schema.labels
        }
        self._reachable: dict[str, frozenset[str]] = {}

    def find_reachable(self, name: str) -> frozenset[str]:
        """Return the labels reachable from a label, itself only along a circle; a depth-first search."""
        if name not in self._reachable:
            reached: set[str] = set()
            waiting = [name]
            while waiting:
                for target in self._next.get(waiting.pop(), set()) - reached:
                    reached.add(target)
                    waiting.append(target)
            self._reachable[name] = frozenset(reached)
        return self._reachable[name]

    def find_circle(self, name: str) -> frozenset[str]:
        """Return the labels in a circle with this one (its strongly connected component), or none."""
        return frozenset(
            target for target in self.find_reachable(name) if name in self.find_reachable(target)
        )


def fitting_strata(schema: Schema) -> tuple[tuple[str, ...], ...]:
    """Return strata that pair targets first, as far as possible; none if a single stratum suffices.

    Labels in a circle share a stratum. Each label is in the first possible stratum; inside a stratum labels
    have the order of the schema.
    """
    # A topological sort by levels of the graph of strongly connected components: each round takes the
    # components whose outside targets are all placed. It has no circle itself, so some label always is ready.
    if not any(order_findings(schema, SimilarityProfile())):
        return ()
    reach = Reach(schema)
    circles = {name: reach.find_circle(name) for name in schema.by_name}
    outside = {name: reach.find_reachable(name) - circle for name, circle in circles.items()}
    # A circle that has a spanned label is placed as early as that label can be.
    first = {
        name for name in circles if any(schema.by_name[member].spanned for member in (name, *circles[name]))
    }
    strata: list[tuple[str, ...]] = []
    placed: set[str] = set()
    while len(placed) < len(schema.labels):
        waiting = [label for label in schema.labels if label.name not in placed]
        strata.append(_next_stratum(waiting, placed, first, outside))
        placed.update(strata[-1])
    return tuple(strata) if len(strata) > 1 else ()


def _next_stratum(
    waiting: Sequence[Label], placed: Set[str], first: Set[str], outside: Mapping[str, Set[str]]
) -> tuple[str, ...]:
    """Return the labels with targets ``outside`` their circles that are all ``placed``.

    Those not among the ``first`` may also lead to spanned labels of the same stratum.
    """
    ready = {label.name for label in waiting if label.name in first and outside[label.name] <= placed}
    beside = placed | {label.name for label in waiting if label.name in ready and label.spanned}
    ready |= {label.name for label in waiting if label.name not in first and outside[label.name] <= beside}
    return tuple(label.name for label in waiting if label.name in ready)
