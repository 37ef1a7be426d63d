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
    new_task = task(spanned("A"))
    rules = replace(new_task.similarity, profile=profile, score=score, module="mine.py")
    result = without_idle_module(replace(new_task, similarity=rules))
    assert result.name == new_task.name
    assert replace(new_task, similarity=replace(rules, module="mine.py" if stays else "")) == result


def test_profiles_are_for_task_files_and_other_methods_have_none() -> None:
    result = replace(MAT, rules=SimilarityRules(module="mine.py", ignored=("A",)))
    actual = without_idle_module(result)
    assert isinstance(actual, DerivedSimilarityTask)
    assert actual.rules == SimilarityRules(ignored=("A",))
    other_task = preset("muc7-named-entity")
    assert without_idle_module(other_task) is other_task
