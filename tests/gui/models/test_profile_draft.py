"""A profile that is edited: changes are values, the file keeps every byte that is not changed."""

from dataclasses import replace
from fractions import Fraction

import pytest

from annotally.model.text import Source
from annotally.reports.parcels import SimilaritySetup
from annotally.tasks.mat_task import read_mat_task
from annotally.tasks.names import file_name, text_name
from annotally.tasks.similarity import Dimension, SimilarityChoice, SimilarityTask
from annotally_gui.models import profile_draft as changes
from annotally_gui.models.profile_draft import ProfileDraft
from profile_samples import FILE, PATH, SOURCE


def draft(profile: str = "", file: SimilarityTask = FILE, text: str = SOURCE.text) -> ProfileDraft:
    name = file_name(PATH) if text else "mat"
    choice = SimilarityChoice(similarity_profile=profile)
    return ProfileDraft(SimilaritySetup(name, choice, file, PATH if text else "", text, ()))


def test_without_a_change_it_is_the_task_that_was_opened() -> None:
    made = draft()
    assert made.task == FILE
    assert made.text() == SOURCE.text
    assert made.task_name() == file_name(PATH)
    assert made.usable
    assert not made.unsaved


def test_a_weight_changes_one_line_of_the_file_and_the_named_profile_only() -> None:
    made = draft("places and labels")
    made.profile = changes.with_weight(made.profile, 0, 1, Fraction("2.25"))
    assert made.task.similarity_profiles[0] == FILE.similarity_profiles[0]
    pairs = zip(SOURCE.text.splitlines(), made.text().splitlines(), strict=True)
    ((old, new),) = [pair for pair in pairs if pair[0] != pair[1]]
    assert new == old.replace('weight="1"', 'weight="2.25"')
    assert made.task_name() == text_name(PATH, made.text())
    assert read_mat_task(Source("", made.text())).task == made.task


def test_options_dimensions_labels_and_tag_profiles_change_and_change_back() -> None:
    made = draft()
    before = made.profile
    bounded = changes.with_option(before, 2, 1, "overlap_match_lower_bound", ".5")
    assert bounded.tag_profiles[2].dimensions[1].options == (("overlap_match_lower_bound", ".5"),)
    assert changes.with_option(bounded, 2, 1, "overlap_match_lower_bound", "") == before
    new = Dimension("role", Fraction(1))
    more = changes.with_dimension(before, 0, 4, new)
    assert more.tag_profiles[0].dimensions[4] == new
    assert changes.with_dimension(more, 0, 4, None) == before
    named = changes.with_labels(before, 0, " PERSON ,PLACE,")
    assert named.tag_profiles[0].labels == ("PERSON", "PLACE")
    place = made.schema.by_name["PLACE"]
    added = changes.with_own(before, place)
    assert added.tag_profiles[-1].labels == ("PLACE",)
    assert [one.name for one in added.tag_profiles[-1].dimensions][:2] == ["_label", "_span"]
    assert changes.without_tags(added, 4) == before
    spanless = changes.with_own(before, replace(place, spanned=False)).tag_profiles[-1]
    assert "_span" not in [one.name for one in spanless.dimensions]


def test_strata_are_lines_of_names() -> None:
    profile = draft().profile
    assert changes.with_strata(profile, ("A, B", "", " C ")).strata == (("A", "B"), ("C",))


def test_what_is_wrong_names_its_part() -> None:
    made = draft()
    made.profile = changes.with_weight(made.profile, 0, 1, Fraction(-1))
    (found,) = made.findings()
    assert found.key == ("tag_profile", 0, "dimension", 1, "weight")
    assert not made.usable


def test_what_can_be_added_depends_on_the_labels() -> None:
    made = draft()
    assert made.unprofiled() == ("PLACE",)
    assert made.addable(0) == ("_nonannotation_attribute_remainder", "_annotation_attribute_remainder")
    assert made.addable(1) == (
        *("kind", "_nonannotation_attribute_remainder", "_annotation_attribute_remainder"),
    )
    assert "_span" not in made.addable(3), "relations have no span"
    made.profile = changes.with_labels(made.profile, 1, "NAME, PERSON")
    assert "kind" not in made.addable(1), "not an attribute of both"


@pytest.mark.parametrize(
    ("tag", "name", "method"),
    [
        (0, "_span", "overlap"),
        (0, "role", "equality"),
        (2, "at", "similarity"),
        (0, "a,b", "_annotation_set_similarity"),
    ],
)
def test_methods_are_those_of_the_program(tag: int, name: str, method: str) -> None:
    assert draft().method_of(tag, name) == method


def test_a_task_from_the_data_becomes_a_new_file() -> None:
    made = draft(file=replace(FILE, similarity_profiles=(), score_profiles=()), text="")
    assert made.task_name() == "mat"
    assert made.profile.tag_profiles == ()
    made.profile = changes.with_own(made.profile, made.schema.by_name["PERSON"])
    assert not made.usable, "events point to what is not paired before them"
    made.profile = changes.with_strata(made.profile, ("PERSON, NAME, PLACE, WORKS_FOR", "EVENT"))
    assert made.usable
    assert len(made.task.similarity_profiles) == 1
    assert read_mat_task(Source("", made.text())).task == made.task
    assert made.task_name().startswith(text_name("", "<?xml"))


def test_a_task_changed_before_is_in_no_file() -> None:
    setup = SimilaritySetup(text_name(PATH, SOURCE.text), SimilarityChoice(), FILE, PATH, SOURCE.text, ())
    assert ProfileDraft(setup).unsaved
