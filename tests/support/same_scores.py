"""Equality of the scores of a corpus that were computed in two ways."""

from annotally.workspace.scored_corpus import ScoredCorpus


def assert_same_scores(first: ScoredCorpus, second: ScoredCorpus) -> None:
    """Compare everything that a report is made of, the order of rows and documents included."""
    units, other_units = first.comparison.units, second.comparison.units
    assert list(units) == list(other_units)
    for name, unit in units.items():
        assert list(unit.table.items()) == list(other_units[name].table.items())
        assert unit.label_pairs == other_units[name].label_pairs
        assert unit.nodes.status == other_units[name].nodes.status
        assert unit.nodes.table() == unit.table
    assert list(first.comparison.table.items()) == list(second.comparison.table.items())
    for field in ("task", "signature", "sides", "manual"):
        assert getattr(first.comparison, field) == getattr(second.comparison, field)
    assert first._replace(comparison=second.comparison) == second
