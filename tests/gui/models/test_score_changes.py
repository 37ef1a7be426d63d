"""A score profile as lines of texts: what a field says is what the profile says, and the other way round."""

import pytest

from annotally.tasks.similarity_profile import (
    AttributeDecomposition,
    LabelAggregation,
    PartitionDecomposition,
    ScoreProfile,
)
from annotally_gui.models import score_changes
from annotally_gui.models.score_changes import ProfileList

SCORE = ScoreProfile(
    "all",
    (LabelAggregation("things", ("A", "B")), LabelAggregation("more", ("C",))),
    (AttributeDecomposition(("x", "y"), ("A",)), AttributeDecomposition(("z",))),
    (PartitionDecomposition("decade", ("B",)),),
    ("A", "C"),
)


def test_lines_say_what_the_profile_says() -> None:
    assert score_changes.lines_of(SCORE, ProfileList.AGGREGATION) == (("things", "A, B"), ("more", "C"))
    assert score_changes.lines_of(SCORE, ProfileList.BY_ATTRIBUTE) == (("x, y", "A"), ("z", ""))
    assert score_changes.lines_of(SCORE, ProfileList.BY_METHOD) == (("decade", "B"),)


@pytest.mark.parametrize("part", ProfileList)
def test_every_list_is_written_as_it_is_read_and_nothing_else_changes(part: ProfileList) -> None:
    lines = score_changes.lines_of(SCORE, part)
    assert score_changes.with_lines(SCORE, part, lines) == SCORE
    more = score_changes.with_new_line(SCORE, part, (" new ", "A,,B "))
    assert score_changes.lines_of(more, part) == (*lines, ("new", "A, B"))
    assert score_changes.without_line(more, part, len(lines)) == SCORE
    other_lists = [other_list for other_list in ProfileList if other_list is not part]
    assert all(
        score_changes.lines_of(more, item) == score_changes.lines_of(SCORE, item) for item in other_lists
    )


def test_one_field_of_one_line_changes() -> None:
    changed = score_changes.with_field(SCORE, ProfileList.AGGREGATION, 1, 0, "few")
    assert changed.aggregations == (LabelAggregation("things", ("A", "B")), LabelAggregation("few", ("C",)))
    changed = score_changes.with_field(SCORE, ProfileList.BY_ATTRIBUTE, 0, 1, "B, C")
    assert changed.attribute_decompositions[0] == AttributeDecomposition(("x", "y"), ("B", "C"))
    assert changed.partition_decompositions == SCORE.partition_decompositions


def test_no_labels_shown_are_all_labels() -> None:
    assert score_changes.with_limitation(SCORE, " B ,").limitation == ("B",)
    assert score_changes.with_limitation(SCORE, "").limitation == ()
