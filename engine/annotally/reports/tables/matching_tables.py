"""The rows of spans compared by a rule of matching, and their report as text."""

from collections.abc import Iterable

from annotally.comparison.result import RowKey
from annotally.model.wording import Wording
from annotally.tasks.similarity.labels import Labels
from annotally.tasks.similarity.row_keys import ALL
from annotally.tasks.similarity_profile import SimilarityRules
from annotally.tasks.span_matching import MATCHING, matching_row, matching_rule

ALL_SPANS, BY_LABEL = Wording("all spans"), Wording("spans by label")
_SCHEMES = {
    str(title): title
    for title in (
        Wording("strict"),
        Wording("exact"),
        Wording("partial"),
        Wording("type"),
        Wording("overlap"),
        Wording("lenient"),
        Wording("average"),
    )
}
"""Names of schemes for people; those with a number are left as they are written."""
MatchingHeading = tuple[RowKey, Wording, str, str]
"""A row without its tally: key, section, group, name."""


def matching_headings(rules: SimilarityRules, table: Iterable[RowKey]) -> list[MatchingHeading]:
    """Return the rows: every scheme of the rule for all spans, then for each label that occurs.

    Labels stand in the order of the task, those that it does not list by name behind them.
    """
    # Schemes of one label stand together, to be compared with each other; the first row is the one that
    # counts. A row of all spans is there even where nothing was counted.
    schemes = matching_rule(rules.matching).schemes
    labels = Labels(rules).in_order()
    place_of = {label: place for place, label in enumerate(labels)}
    occurring = {key[2] for key in table if key[0] == MATCHING} - {ALL}
    ordered = sorted(occurring, key=lambda label: (place_of.get(label, len(labels)), label))
    titled_schemes = [(scheme, _SCHEMES.get(scheme.name, scheme.name)) for scheme in schemes]
    headings = [(matching_row(scheme, ALL), ALL_SPANS, "", name) for scheme, name in titled_schemes]
    headings += [
        (matching_row(scheme, label), BY_LABEL, label, name)
        for label in ordered
        for scheme, name in titled_schemes
    ]
    return headings


def judged_matching(rules: SimilarityRules) -> RowKey:
    """Return the row that a rule is judged by: all spans by its first scheme."""
    return matching_row(matching_rule(rules.matching).schemes[0], ALL)
