"""Distribution of entities that may overlap over several columns of tags.

Unchanged entities stay in their columns. An entity that replaces a former one, with the same tokens or shared
ones, goes to its column. All others go to the first column in which they share no token with another entity
(first fit). Longer entities come first, so outer ones go ahead of inner ones.

The cost is linear in the tokens of the entities that change.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from annotally.formats.conll.tags import TaggedEntity

Former = tuple[TaggedEntity, int]
"""A former entity, no longer among those to be written, and its column."""


def distribute_entities(
    before: Sequence[Sequence[TaggedEntity]], after: Iterable[TaggedEntity]
) -> list[list[TaggedEntity]] | TaggedEntity:
    """Return the entities of each column, or the first entity that fits into none.

    ``before`` are the entities of each column as a file has them, ``after`` all that it is to have, each
    once.
    """
    # Three steps: what stays keeps its column; what replaces a former entity takes its column, if it is free;
    # the rest is placed first-fit, longer ones first. ``column_tokens`` are the tokens taken in each column.
    remaining = set(after)
    columns = [[entity for entity in column_entities if entity in remaining] for column_entities in before]
    column_tokens = [set(_tokens_of(column_entities)) for column_entities in columns]
    former = [
        (entity, number)
        for number, column_entities in enumerate(before)
        for entity in column_entities
        if entity not in remaining
    ]
    new = sorted(remaining.difference(*before), key=lambda entity: (entity.start, -entity.end, entity.label))
    homes = _columns_of_replaced(new, former)
    # The sort is stable: entities with a home come first, each group still in text order, outer ones ahead.
    for entity in sorted(new, key=lambda entity: entity not in homes):
        tokens = range(entity.start, entity.end)
        order = [homes[entity], *range(len(columns))] if entity in homes else range(len(columns))
        column = next((number for number in order if column_tokens[number].isdisjoint(tokens)), None)
        if column is None:
            return entity
        columns[column].append(entity)
        column_tokens[column].update(tokens)
    return [sorted(column_entities) for column_entities in columns]


def _tokens_of(entities: Iterable[TaggedEntity]) -> Iterator[int]:
    """Yield the tokens of entities."""
    for entity in entities:
        yield from range(entity.start, entity.end)


def _columns_of_replaced(new: Sequence[TaggedEntity], former: Sequence[Former]) -> dict[TaggedEntity, int]:
    """Return the column of the entity that each new one replaces, where it replaces one.

    The same tokens go before the same label, that before any shared token; each entity is replaced once.
    """
    by_token: defaultdict[int, list[Former]] = defaultdict(list)
    for entity, column in former:
        for token in range(entity.start, entity.end):
            by_token[token].append((entity, column))
    homes: dict[TaggedEntity, int] = {}
    replaced: set[Former] = set()
    # A greedy matching in three rounds from the strictest criterion to the loosest: an entity that has found
    # a home in an earlier round leaves the later ones. Only pairs that share a token are ever looked at.
    for fits in (_has_same_tokens, _has_same_label, _has_any):
        for entity in new:
            candidate = None if entity in homes else _nearest(entity, by_token, replaced, fits)
            if candidate is not None:
                replaced.add(candidate)
                homes[entity] = candidate[1]
    return homes


def _nearest(
    entity: TaggedEntity,
    by_token: dict[int, list[Former]],
    replaced: set[Former],
    fits: Callable[[TaggedEntity, TaggedEntity], bool],
) -> Former | None:
    """Return the entity, not replaced yet, that shares most tokens with another; the first of equals."""
    # Shared tokens are counted with an index from token to former entities, so only those that touch the
    # entity are looked at. Ties go to the earlier column, then to the earlier entity: the result depends on
    # no order of insertion.
    shared: dict[Former, int] = defaultdict(int)
    for token in range(entity.start, entity.end):
        for candidate in by_token.get(token, ()):
            if candidate not in replaced and fits(entity, candidate[0]):
                shared[candidate] += 1
    return min(shared, key=lambda candidate: (-shared[candidate], candidate[1], candidate[0]), default=None)


def _has_same_tokens(entity: TaggedEntity, before: TaggedEntity) -> bool:
    return entity[:2] == before[:2]


def _has_same_label(entity: TaggedEntity, before: TaggedEntity) -> bool:
    return entity.label == before.label


def _has_any(_entity: TaggedEntity, _before: TaggedEntity) -> bool:
    return True
