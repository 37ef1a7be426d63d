"""Entities that may overlap, distributed over several columns of tags.

What stands unchanged stays in its columns. What took the place of an entity that is gone goes to the column
of that entity: it has the same tokens, or shares tokens with it. All else goes to the first column in which
it shares no token with another entity. Longer entities come first, so outer ones go ahead of inner ones.

The cost is linear in the tokens of the entities that change.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from annotally.formats.conll.tags import Entity

Gone = tuple[Entity, int]
"""An entity that is there no more, and its column."""


def in_columns(before: Sequence[Sequence[Entity]], after: Iterable[Entity]) -> list[list[Entity]] | Entity:
    """Return the entities of each column, or the first entity that fits into none.

    ``before`` are the entities of each column as a file has them, ``after`` all that it is to have, each
    once.
    """
    remaining = set(after)
    columns = [[entity for entity in found if entity in remaining] for found in before]
    taken = [{token for entity in found for token in range(entity.start, entity.end)} for found in columns]
    gone = [
        (entity, number) for number, found in enumerate(before) for entity in found if entity not in remaining
    ]
    new = sorted(remaining.difference(*before), key=lambda entity: (entity.start, -entity.end, entity.label))
    homes = _homes(new, gone)
    for entity in sorted(new, key=lambda entity: entity not in homes):
        tokens = range(entity.start, entity.end)
        order = [homes[entity], *range(len(columns))] if entity in homes else range(len(columns))
        column = next((number for number in order if taken[number].isdisjoint(tokens)), None)
        if column is None:
            return entity
        columns[column].append(entity)
        taken[column].update(tokens)
    return [sorted(found) for found in columns]


def _homes(new: Sequence[Entity], gone: Sequence[Gone]) -> dict[Entity, int]:
    """Return the column of the entity that each new one replaces, where it replaces one.

    The same tokens go before the same label, that before any shared token; each entity is replaced once.
    """
    by_token: defaultdict[int, list[Gone]] = defaultdict(list)
    for entity, column in gone:
        for token in range(entity.start, entity.end):
            by_token[token].append((entity, column))
    homes: dict[Entity, int] = {}
    replaced: set[Gone] = set()
    for fits in (_has_same_tokens, _has_same_label, _has_any):
        for entity in new:
            candidate = None if entity in homes else _nearest(entity, by_token, replaced, fits)
            if candidate is not None:
                replaced.add(candidate)
                homes[entity] = candidate[1]
    return homes


def _nearest(
    entity: Entity,
    by_token: dict[int, list[Gone]],
    replaced: set[Gone],
    fits: Callable[[Entity, Entity], bool],
) -> Gone | None:
    """Return the entity, not replaced yet, that shares most tokens with another; the first of equals."""
    shared: dict[Gone, int] = defaultdict(int)
    for token in range(entity.start, entity.end):
        for candidate in by_token.get(token, ()):
            if candidate not in replaced and fits(entity, candidate[0]):
                shared[candidate] += 1
    return min(shared, key=lambda candidate: (-shared[candidate], candidate[1], candidate[0]), default=None)


def _has_same_tokens(entity: Entity, before: Entity) -> bool:
    return entity[:2] == before[:2]


def _has_same_label(entity: Entity, before: Entity) -> bool:
    return entity.label == before.label


def _has_any(_entity: Entity, _before: Entity) -> bool:
    return True
