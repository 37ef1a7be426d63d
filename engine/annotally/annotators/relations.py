"""Relations as labels: items are the connected instances, labels the types that annotators give.

Two relations connect the same if their arguments in each role belong to the same items; what else annotators
say of an argument, and where exactly it begins, does not matter.
"""

from collections import defaultdict

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import NOTHING
from annotally.comparison.items import NONE, Member
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Instance
from annotally.reports.tables.object_types import Types
from annotally.scoring.agreement.data import LabelledDocument

_Ends = tuple[tuple[str, int], ...]
"""Roles, case-folded, and the items of the arguments, sorted."""
_FEWEST_ENDS = 2


class RelationLabels:
    """Labels of the relations of a comparison: instances that point to two things or more.

    ``nothing``: to lack a relation is a label, else one is missing.
    """

    def __init__(self, comparison: MultiComparison, *, nothing: bool = False) -> None:
        self._comparison = comparison
        self._absent = NOTHING if nothing else None
        self._types = Types(comparison.task)

    def read(self, document: str) -> tuple[LabelledDocument, int]:
        """Return the type that each annotator gives each relation, and how many relations are left out.

        Those are left out of which an argument is not compared. Several types of one annotator for the same
        arguments are one label, by name.
        """
        annotated = self._comparison.annotated_by(document)
        sides = self._comparison.sides.instances(document)
        relations, left_out = self._by_ends(document)
        rows = []
        for ends in sorted(relations):
            types: list[set[str]] = [set() for _ in annotated]
            for annotator, number in relations[ends]:
                types[annotator].add(self._types(sides[annotator][number]))
            rows.append(
                tuple(
                    "+".join(sorted(names)) if names else self._absent if has else None
                    for names, has in zip(types, annotated, strict=True)
                )
            )
        return LabelledDocument(document, tuple(rows)), left_out

    def members(self, document: str) -> list[list[Member]]:
        """Return the instances of each relation that `read` labels, in the same order."""
        relations, _ = self._by_ends(document)
        return [relations[ends] for ends in sorted(relations)]

    def _by_ends(self, document: str) -> tuple[dict[_Ends, list[Member]], int]:
        """Return the relations by their ends, and how many are left out."""
        # One pass over the instances of each annotator: pointers are looked up by name among the members of
        # items, and relations of equal ends fall together, whatever order they stand in.
        comparison = self._comparison
        relations: defaultdict[_Ends, list[Member]] = defaultdict(list)
        left_out = 0
        for annotator, (instances, places) in enumerate(
            zip(comparison.sides.instances(document), self._places(document), strict=True)
        ):
            for number, instance in enumerate(instances):
                targets = _targets(instance)
                ends = tuple(sorted((role, places.get(name, NONE)) for role, name in targets))
                if len(ends) < _FEWEST_ENDS:
                    continue
                if any(place == NONE for _, place in ends):
                    left_out += 1
                    continue
                relations[ends].append((annotator, number))
        return relations, left_out

    def _places(self, document: str) -> list[dict[str, int]]:
        """Return the item of each instance by the folded name that pointers call it by, of each annotator."""
        # An item's number stands for its members: pointers of two annotators to it have equal targets.
        sides = self._comparison.sides.instances(document)
        places: list[dict[str, int]] = [{} for _ in sides]
        for number, item in enumerate(self._comparison.items(document)):
            for annotator, member in enumerate(item.members):
                if member != NONE:
                    name = pointer_name(document, sides[annotator][member]).casefold()
                    places[annotator][name] = number
        return places


def _targets(instance: Instance) -> list[tuple[str, str]]:
    """Return role and target of each pointer, case-folded."""
    return [
        (slot.name.casefold(), reading.target.casefold())
        for slot in instance.slots
        for reading in slot.readings()
        if reading.target is not None
    ]
