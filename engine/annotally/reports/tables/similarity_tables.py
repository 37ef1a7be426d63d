"""The rows of MAT's four score tables, in order, and their bootstrap (A10, A13, A14)."""

from collections.abc import Iterable, Mapping

from annotally.comparison.result import RowKey, UnitComparison
from annotally.model.wording import Wording
from annotally.scoring.bootstrap import SampleProgress, Spread, bootstrap, ignore_progress
from annotally.scoring.families import AnyTally
from annotally.scoring.matches import MatchTally
from annotally.tasks.similarity.labels import Labels
from annotally.tasks.similarity.row_keys import ALL, ALL_TAGS, TABLES, is_aggregation, subset_of
from annotally.tasks.similarity_profile import SimilarityRules

_TITLES = Wording("tags"), Wording("tokens"), Wording("pseudo-tokens"), Wording("characters")
SECTIONS = dict(zip(TABLES, _TITLES, strict=True))
"""Names of the tables, by the first word of their rows' keys."""

SimilarityHeading = tuple[RowKey, Wording, str, str]
"""A row without its tally: key, section, group, name."""


def similarity_headings(rules: SimilarityRules, table: Iterable[RowKey]) -> list[SimilarityHeading]:
    """Return the rows that something counts in, and all tags: labels, aggregations, all, decompositions."""
    # Sorted by table, then labels, aggregations, all, and decompositions; in the order of the task first.
    keys = {*table, ALL_TAGS}
    tables, labels = list(TABLES), Labels(rules).in_order()
    aggregations = [aggregation.name for aggregation in rules.score.aggregations]

    def order(key: RowKey) -> tuple[object, ...]:
        subset = subset_of(key)
        names = aggregations if is_aggregation(key) else labels
        place = names.index(key[1]) if key[1] in names else len(names)
        kind = 3 if subset else 2 if key[1] == ALL else 1 if is_aggregation(key) else 0
        return tables.index(key[0]), kind, place, key[1], subset

    ordered = sorted((key for key in keys if key[0] in SECTIONS), key=order)
    return [(key, SECTIONS[key[0]], *_named(key)) for key in ordered]


def _named(key: RowKey) -> tuple[str, str]:
    """Return group and name: the values of a decomposition stand under their label."""
    subset = subset_of(key)
    return (key[1], subset) if subset else ("", key[1])


def spreads(
    units: Mapping[str, UnitComparison], seed: int, progress: SampleProgress = ignore_progress
) -> dict[RowKey, dict[str, Spread]]:
    """Return the bootstrap of every row over the documents (A10)."""
    tables = {name: _matches(unit.table) for name, unit in units.items()}
    return bootstrap(tables, seed, progress=progress)


def _matches(table: Mapping[RowKey, AnyTally]) -> dict[RowKey, MatchTally]:
    return {row: tally for row, tally in table.items() if isinstance(tally, MatchTally)}
