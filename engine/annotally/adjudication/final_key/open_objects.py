"""Open objects when a final key is written: refused, unless their type has a rule."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.project.entries import Decision, OpenRule
from annotally.model.instances import Instance

NAME = "open"
"""The name of the rule in decisions about open objects."""


def open_types(table: DecisionTable, instances: Sequence[Sequence[Instance]]) -> Counter[str]:
    """Return how many open objects a document has of each type."""
    return types_of(table, instances, table.open_objects())


def types_of(
    table: DecisionTable, instances: Sequence[Sequence[Instance]], rows: Iterable[int]
) -> Counter[str]:
    """Return the types of objects in rows, and how many there are of each."""
    return Counter(_type_of(table, instances, row) for row in rows)


def filled_in(
    table: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    rules: Mapping[str, OpenRule],
    hindrances: Hindrances,
) -> DecisionTable:
    """Return the table with open objects decided by the rules of their types.

    ``rules`` are by type, case-folded. Decisions about parts of an object stay; objects that a rule has no
    effect on, by ``hindrances``, stay open.
    """
    # The table is not changed: decisions by rules exist in the returned one alone, and are never entered in
    # the project.
    if not rules:
        return table
    decisions = dict[int, Decision | None]()
    for row in table.open_objects():
        rule = rules.get(_type_of(table, instances, row).casefold())
        if rule is not None:
            decisions[row] = Decision(rule.choice, rule.sides, rule=NAME)
    filled = {
        row: filling for row, filling in hindrances.with_effect(decisions).items() if filling is not None
    }
    return table.with_decisions(filled) if filled else table


def _type_of(table: DecisionTable, instances: Sequence[Sequence[Instance]], row: int) -> str:
    """Return the type of an object; where the sides differ, the first one's."""
    sides = table.nodes.sides
    side = next(number for number, arrays in enumerate(sides) if arrays.instance[row] >= 0)
    return instances[side][sides[side].instance[row]].type
