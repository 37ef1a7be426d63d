"""What becomes of open objects when a final key is written: refused, unless their type has a rule."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.project.entries import Decision, OpenRule
from annotally.model.instances import Instance

NAME = "open"
"""The rule that decisions about open objects are told by."""


def open_types(settled: DecisionTable, instances: Sequence[Sequence[Instance]]) -> Counter[str]:
    """Return how many open objects a document has of each type."""
    return types_of(settled, instances, settled.open_objects())


def types_of(
    settled: DecisionTable, instances: Sequence[Sequence[Instance]], rows: Iterable[int]
) -> Counter[str]:
    """Return the types of objects in rows, and how many there are of each."""
    return Counter(_type_of(settled, instances, row) for row in rows)


def filled_in(
    settled: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    rules: Mapping[str, OpenRule],
    hindrances: Hindrances,
) -> DecisionTable:
    """Return the decisions as they are once open objects are decided by the rules of their types.

    ``rules`` are by type, case-folded. What was decided about parts of an object stands; what a rule has no
    effect on, as ``hindrances`` tell, stays open.
    """
    if not rules:
        return settled
    wanted = dict[int, Decision | None]()
    for row in settled.open_objects():
        rule = rules.get(_type_of(settled, instances, row).casefold())
        if rule is not None:
            wanted[row] = Decision(rule.choice, rule.sides, rule=NAME)
    filled = {row: one for row, one in hindrances.with_effect(wanted).items() if one is not None}
    return settled.with_decisions(filled) if filled else settled


def _type_of(settled: DecisionTable, instances: Sequence[Sequence[Instance]], row: int) -> str:
    """Return the type of an object; where the sides differ, the first one's."""
    sides = settled.nodes.sides
    side = next(number for number, one in enumerate(sides) if one.instance[row] >= 0)
    return instances[side][sides[side].instance[row]].type
