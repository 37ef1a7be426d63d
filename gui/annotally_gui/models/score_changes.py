"""Changes of a score profile as values: each of its lines is a tuple of texts, as in its fields (A13).

Lines are parsed from these texts and shown as such; lists of names have commas between. No Qt.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from annotally.tasks.similarity_profile import (
    AttributeDecomposition,
    LabelAggregation,
    PartitionDecomposition,
    ScoreProfile,
)
from annotally_gui.models.profile_draft import names_in


class ProfileList(StrEnum):
    """The lists of a score profile, by the names their findings have."""

    AGGREGATION = "aggregation"
    BY_ATTRIBUTE = "attr_decomposition"
    BY_METHOD = "partition_decomposition"


LIMITATION = "label_limitation"
"""First part of the keys of findings about the labels that are shown."""
ChangeLine = tuple[str, str]


def lines_of(score: ScoreProfile, part: ProfileList) -> tuple[ChangeLine, ...]:
    """Return the lines of a list: the names or attributes or method first, the labels second."""
    if part is ProfileList.AGGREGATION:
        return tuple((row.name, joined(row.labels)) for row in score.aggregations)
    if part is ProfileList.BY_ATTRIBUTE:
        return tuple((joined(row.attributes), joined(row.labels)) for row in score.attribute_decompositions)
    return tuple((row.method, joined(row.labels)) for row in score.partition_decompositions)


def with_lines(score: ScoreProfile, part: ProfileList, lines: Sequence[ChangeLine]) -> ScoreProfile:
    """Return a score profile with other lines in one of its lists."""
    # The fields' texts are parsed here and nowhere else; blanks around names are dropped, and unknown names
    # stay, for the findings to report.
    if part is ProfileList.AGGREGATION:
        aggregations = tuple(LabelAggregation(name.strip(), names_in(labels)) for name, labels in lines)
        return replace(score, aggregations=aggregations)
    if part is ProfileList.BY_ATTRIBUTE:
        by_attribute = tuple(
            AttributeDecomposition(names_in(head), names_in(label_text)) for head, label_text in lines
        )
        return replace(score, attribute_decompositions=by_attribute)
    by_method = tuple(
        PartitionDecomposition(head.strip(), names_in(label_text)) for head, label_text in lines
    )
    return replace(score, partition_decompositions=by_method)


def with_field(score: ScoreProfile, part: ProfileList, place: int, column: int, text: str) -> ScoreProfile:
    """Return a score profile with another text in one field of a line."""
    lines = list(lines_of(score, part))
    first, second = lines[place]
    lines[place] = (first, text) if column else (text, second)
    return with_lines(score, part, lines)


def without_line(score: ScoreProfile, part: ProfileList, place: int) -> ScoreProfile:
    """Return a score profile without one line of a list."""
    lines = lines_of(score, part)
    return with_lines(score, part, (*lines[:place], *lines[place + 1 :]))


def with_new_line(score: ScoreProfile, part: ProfileList, line: ChangeLine) -> ScoreProfile:
    """Return a score profile with a further line in one of its lists."""
    return with_lines(score, part, (*lines_of(score, part), line))


def with_limitation(score: ScoreProfile, text: str) -> ScoreProfile:
    """Return a score profile that shows these labels only; without any, all of them."""
    return replace(score, limitation=names_in(text))


def joined(names: Sequence[str]) -> str:
    """Return names as a field shows them."""
    return ", ".join(names)
