"""A module stays in a task that has methods of it, and in no other (C4)."""

from dataclasses import replace
from fractions import Fraction

import pytest

from annotally.tasks.derived_similarity import MAT, DerivedSimilarityTask
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.resolve_user_module import without_idle_module
from annotally.tasks.similarity_profile import (
    Dimension,
    PartitionDecomposition,
    ScoreProfile,
    SimilarityProfile,
    SimilarityRules,
    TagProfile,
)
from support.similarity_samples import spanned, task


@pytest.mark.parametrize(
    ("method", "score", "stays"),
    [
        ("", ScoreProfile(), False),
        ("overlap", ScoreProfile(), False),
        ("near", ScoreProfile(), True),
        ("", ScoreProfile(partition_decompositions=(PartitionDecomposition("decade"),)), True),
    ],
)
def test_it_stays_where_it_is_needed(method: str, score: ScoreProfile, stays: bool) -> None:
    tags = TagProfile(("A",), (Dimension("_span", Fraction(1), method),))
    profile = SimilarityProfile(tag_profiles=(tags,))
    made = task(spanned("A"))
    rules = replace(made.similarity, profile=profile, score=score, module="mine.py")
    found = without_idle_module(replace(made, similarity=rules))
    assert found.name == made.name
    assert replace(made, similarity=replace(rules, module="mine.py" if stays else "")) == found


def test_profiles_are_for_task_files_and_other_methods_have_none() -> None:
    asked = replace(MAT, rules=SimilarityRules(module="mine.py", ignored=("A",)))
    found = without_idle_module(asked)
    assert isinstance(found, DerivedSimilarityTask)
    assert found.rules == SimilarityRules(ignored=("A",))
    other = preset("muc7-named-entity")
    assert without_idle_module(other) is other
