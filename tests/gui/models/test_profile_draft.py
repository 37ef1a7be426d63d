"""A profile that is edited: changes are values, the file keeps every byte that is not changed."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from annotally.model.text import Source
from annotally.reports.messages import SimilaritySetup
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.similarity.user_functions import NO_METHODS, OwnFunction, OwnMethods
from annotally.tasks.similarity_profile import (
    AttributeEquivalence,
    Dimension,
    LabelAggregation,
    ScoreProfile,
    SimilarityChoice,
    SimilarityProfile,
    SimilarityTask,
)
from annotally.tasks.task_names import file_name, text_name
from annotally_gui.models import profile_draft as changes
from annotally_gui.models import score_changes
from annotally_gui.models.profile_draft import ProfileDraft, Profiles
from annotally_gui.models.score_changes import ProfileList
from support.profile_samples import FILE, PATH, SOURCE

NEAR = OwnFunction("near", 2, 4, ("tolerance", "unit"))
OWN = OwnMethods("methods.py", (NEAR, OwnFunction("decade", 1, 1)), ("borrowed",))


def draft(
    profile: str = "",
    file: SimilarityTask = FILE,
    text: str = SOURCE.text,
    own: OwnMethods = NO_METHODS,
    score: str = "",
) -> ProfileDraft:
    name = file_name(PATH) if text else "mat"
    choice = SimilarityChoice("", profile, score, module=own.path)
    return ProfileDraft(SimilaritySetup(name, choice, file, PATH if text else "", text, (), own))


def test_without_a_change_it_is_the_task_that_was_opened() -> None:
    new_draft = draft()
    assert new_draft.task == FILE
    assert new_draft.text() == SOURCE.text
    assert new_draft.task_name() == file_name(PATH)
    assert new_draft.usable
    assert not new_draft.unsaved


def test_a_weight_changes_one_line_of_the_file_and_the_named_profile_only() -> None:
    new_draft = draft("places and labels")
    new_draft.profile = changes.with_weight(new_draft.profile, 0, 1, Fraction("2.25"))
    assert new_draft.task.similarity_profiles[0] == FILE.similarity_profiles[0]
    pairs = zip(SOURCE.text.splitlines(), new_draft.text().splitlines(), strict=True)
    ((old, new),) = [pair for pair in pairs if pair[0] != pair[1]]
    assert new == old.replace('weight="1"', 'weight="2.25"')
    assert new_draft.task_name() == text_name(PATH, new_draft.text())
    assert read_mat_task(Source("", new_draft.text())).task == new_draft.task


def test_options_dimensions_labels_and_tag_profiles_change_and_change_back() -> None:
    new_draft = draft()
    previous_profile = new_draft.profile
    bounded = changes.with_option(previous_profile, 2, 1, "overlap_match_lower_bound", ".5")
    assert bounded.tag_profiles[2].dimensions[1].options == (("overlap_match_lower_bound", ".5"),)
    assert changes.with_option(bounded, 2, 1, "overlap_match_lower_bound", "") == previous_profile
    new = Dimension("role", Fraction(1))
    more = changes.with_dimension(previous_profile, 0, 4, new)
    assert more.tag_profiles[0].dimensions[4] == new
    assert changes.with_dimension(more, 0, 4, None) == previous_profile
    named = changes.with_labels(previous_profile, 0, " PERSON ,PLACE,")
    assert named.tag_profiles[0].labels == ("PERSON", "PLACE")
    place = new_draft.schema.by_name["PLACE"]
    added = changes.with_own(previous_profile, place)
    assert added.tag_profiles[-1].labels == ("PLACE",)
    assert [dimension.name for dimension in added.tag_profiles[-1].dimensions][:2] == ["_label", "_span"]
    assert changes.without_tags(added, 4) == previous_profile
    spanless = changes.with_own(previous_profile, replace(place, spanned=False)).tag_profiles[-1]
    assert "_span" not in [dimension.name for dimension in spanless.dimensions]


def test_strata_are_lines_of_names() -> None:
    profile = draft().profile
    assert changes.with_strata(profile, ("A, B", "", " C ")).strata == (("A", "B"), ("C",))


def test_what_is_wrong_names_its_part() -> None:
    new_draft = draft()
    new_draft.profile = changes.with_weight(new_draft.profile, 0, 1, Fraction(-1))
    (finding,) = new_draft.findings()
    assert finding.key == ("tag_profile", 0, "dimension", 1, "weight")
    assert not new_draft.usable


def test_what_can_be_added_depends_on_the_labels() -> None:
    new_draft = draft()
    assert new_draft.unprofiled() == ("PLACE",)
    assert new_draft.addable(0) == ("_nonannotation_attribute_remainder", "_annotation_attribute_remainder")
    assert new_draft.addable(1) == (
        *("kind", "_nonannotation_attribute_remainder", "_annotation_attribute_remainder"),
    )
    assert "_span" not in new_draft.addable(3), "relations have no span"
    new_draft.profile = changes.with_labels(new_draft.profile, 1, "NAME, PERSON")
    assert "kind" not in new_draft.addable(1), "not an attribute of both"


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
    new_draft = draft(file=replace(FILE, similarity_profiles=(), score_profiles=()), text="")
    assert new_draft.task_name() == "mat"
    assert new_draft.profile.tag_profiles == ()
    new_draft.profile = changes.with_own(new_draft.profile, new_draft.schema.by_name["PERSON"])
    assert not new_draft.usable, "events point to what is not paired before them"
    new_draft.profile = changes.with_strata(new_draft.profile, ("PERSON, NAME, PLACE, WORKS_FOR", "EVENT"))
    assert new_draft.usable
    assert len(new_draft.task.similarity_profiles) == 1
    assert read_mat_task(Source("", new_draft.text())).task == new_draft.task
    assert new_draft.task_name().startswith(text_name("", "<?xml"))


def test_a_task_changed_before_is_in_no_file() -> None:
    setup = SimilaritySetup(text_name(PATH, SOURCE.text), SimilarityChoice(), FILE, PATH, SOURCE.text, ())
    assert ProfileDraft(setup).unsaved


def test_attributes_are_compared_as_one_and_their_dimension_goes_with_them() -> None:
    new_draft = draft()
    new_draft.profile = changes.with_equivalence(
        new_draft.profile, 3, 0, AttributeEquivalence("both", ("who",))
    )
    assert new_draft.usable
    assert [
        (dimension.name, dimension.weight) for dimension in new_draft.profile.tag_profiles[3].dimensions
    ] == [
        *(("_label", 1), ("both", 2), ("whom", 2), ("since", 1)),
    ], "the dimension of the attribute has become it"
    assert new_draft.method_of(3, "both") == "similarity"
    renamed = changes.with_equivalence(new_draft.profile, 3, 0, AttributeEquivalence("one", ("who",)))
    assert [dimension.name for dimension in renamed.tag_profiles[3].dimensions] == [
        "_label",
        "one",
        "whom",
        "since",
    ]
    gone = changes.with_equivalence(new_draft.profile, 3, 0, None)
    assert [dimension.name for dimension in gone.tag_profiles[3].dimensions] == ["_label", "whom", "since"]
    nameless = changes.with_equivalence(new_draft.profile, 3, 0, AttributeEquivalence("", ("who",)))
    assert nameless.tag_profiles[3].dimensions[1].name == "both", "nothing is called by nothing"
    taken = changes.with_equivalence(new_draft.profile, 3, 0, AttributeEquivalence("whom", ("who",)))
    assert [dimension.name for dimension in taken.tag_profiles[3].dimensions] == ["_label", "whom", "since"]
    more = changes.with_equivalence(new_draft.profile, 3, 0, AttributeEquivalence("both", ("who", "since")))
    assert [dimension.name for dimension in more.tag_profiles[3].dimensions] == ["_label", "both", "whom"]


def test_several_attributes_go_together_by_the_method_for_them() -> None:
    new_draft = draft()
    assert "who,whom" in new_draft.addable(3)
    new_draft.profile = changes.with_new(new_draft.profile, 3, " who , whom ")
    new = new_draft.profile.tag_profiles[3].dimensions[-1]
    assert (new.name, new.method) == ("who,whom", "_annotation_set_similarity")
    assert new_draft.usable
    assert read_mat_task(Source("", new_draft.text())).task == new_draft.task


def test_methods_are_the_programs_and_those_of_the_owner_with_their_options() -> None:
    assert draft().methods_of(0, "_span") == ("overlap",)
    new_draft = draft(own=OWN)
    assert new_draft.methods_of(0, "_span") == ("overlap", "near")
    assert new_draft.methods_of(0, "_nonannotation_attribute_remainder") == (
        "_nonannotation_attribute_remainder",
    )
    new_draft.profile = new_draft.with_method(0, 1, "near")
    dimension = new_draft.profile.tag_profiles[0].dimensions[1]
    assert (dimension.method, dimension.options) == ("near", ()), "bounds are no options of it"
    assert new_draft.options_of(0, "_span") == ("tolerance", "unit")
    new_draft.profile = changes.with_option(new_draft.profile, 0, 1, "tolerance", "two of them")
    assert new_draft.usable
    text = new_draft.text()
    assert read_mat_task(Source("", text), own_methods=True).task == new_draft.task
    new_draft.profile = new_draft.with_method(0, 1, "overlap")
    dimension = new_draft.profile.tag_profiles[0].dimensions[1]
    assert (dimension.method, dimension.options) == ("", ())
    new_draft.profile = changes.with_new(new_draft.profile, 3, "who,whom")
    new_draft.profile = new_draft.with_method(3, 4, "near")
    new_draft.profile = new_draft.with_method(3, 4, "_annotation_set_similarity")
    assert new_draft.profile.tag_profiles[3].dimensions[4].method == "_annotation_set_similarity"


@pytest.mark.parametrize(
    ("own_value", "method", "text"),
    [
        (OWN, "nears", "no function 'nears' in methods.py"),
        (OWN, "decade", "function decade, which does not take two values"),
        (OWN, "borrowed", ""),
        (OwnMethods("methods.py", (), ("*",)), "far", ""),
        (OwnMethods("gone.py", problem="cannot be read: gone"), "near", "gone.py cannot be read: gone"),
        (NO_METHODS, "near", "method 'near' of dimension _span"),
    ],
)
def test_a_method_that_the_module_does_not_have_is_found(
    own_value: OwnMethods, method: str, text: str
) -> None:
    new_draft = draft(own=own_value)
    dimension = replace(new_draft.profile.tag_profiles[0].dimensions[1], method=method, options=())
    new_draft.profile = changes.with_dimension(new_draft.profile, 0, 1, dimension)
    assert [finding.found for finding in new_draft.findings()] == ([text] if text else [])
    assert new_draft.usable is not bool(text)


def test_what_no_file_can_hold_is_found_and_not_raised() -> None:
    new_draft = draft()
    aggregation = LabelAggregation("a\x01b", ("PERSON",))
    new_draft.profiles = new_draft.profiles._replace(
        score=replace(new_draft.score, aggregations=(aggregation,))
    )
    (finding,) = new_draft.findings()
    assert finding.key == ()
    assert "U+0001" in finding.found
    assert not new_draft.usable


def test_the_score_profile_in_force_is_the_one_that_changes() -> None:
    new_draft = draft(score="relations")
    assert new_draft.score.limitation == ("EVENT", "WORKS_FOR")
    new_draft.profiles = new_draft.profiles._replace(score=replace(new_draft.score, limitation=("EVENT",)))
    assert new_draft.task.score_profiles[0] == FILE.score_profiles[0]
    assert new_draft.task.score_profiles[1].limitation == ("EVENT",)
    assert new_draft.task.similarity_profiles == FILE.similarity_profiles
    pairs = zip(SOURCE.text.splitlines(), new_draft.text().splitlines(), strict=True)
    ((old, new),) = [pair for pair in pairs if pair[0] != pair[1]]
    assert (old.strip(), new.strip()) == (
        '<label_limitation true_labels="EVENT,WORKS_FOR"/>',
        '<label_limitation true_labels="EVENT"/>',
    )


LABELS = [label.name for label in FILE.schema.labels]
ATTRIBUTES = sorted({name for label in FILE.schema.labels for name in label.by_name})
SOME_LABELS = st.lists(st.sampled_from(LABELS), max_size=3).map(", ".join)
WORDS = st.text(st.sampled_from("ab ,<&\"'\x02é東"), max_size=4) | st.sampled_from([*LABELS, *ATTRIBUTES])
WEIGHTS = st.integers(0, 20).map(Fraction) | st.decimals(0, 9, places=3).map(Fraction)
TAGS, PLACES = st.integers(0, 3), st.integers(0, 3)


def similarity_edits(draw: st.DrawFn, profile_draft: ProfileDraft) -> SimilarityProfile:
    """Draw one change of the similarity profile, as a person can make it."""
    profile, tag = profile_draft.profile, draw(TAGS)
    tags = profile.tag_profiles[tag]
    if not tags.dimensions or draw(st.booleans()):
        if draw(st.booleans()) and (addable := profile_draft.addable(tag)):
            return changes.with_new(profile, tag, draw(st.sampled_from(addable)))
        attributes = tuple(draw(st.lists(st.sampled_from(ATTRIBUTES), max_size=2)))
        place = draw(st.integers(0, len(tags.equivalences)))
        equivalence = AttributeEquivalence(draw(WORDS).strip(), attributes)
        return changes.with_equivalence(profile, tag, place, draw(st.sampled_from((equivalence, None))))
    place = draw(PLACES) % len(tags.dimensions)
    name = tags.dimensions[place].name
    kind = draw(st.integers(0, 3))
    if kind == 0:
        return profile_draft.with_method(
            tag, place, draw(st.sampled_from(profile_draft.methods_of(tag, name)))
        )
    if kind == 1 and (options := profile_draft.options_of(tag, name)):
        value = draw(st.sampled_from(("", ".5", "1", "x")))
        return changes.with_option(profile, tag, place, draw(st.sampled_from(options)), value)
    if kind == 2:
        return changes.with_dimension(profile, tag, place, None)
    return changes.with_weight(profile, tag, place, draw(WEIGHTS))


def score_edits(draw: st.DrawFn, score: ScoreProfile) -> ScoreProfile:
    """Draw one change of the score profile, as a person can make it."""
    part, line = draw(st.sampled_from(ProfileList)), draw(PLACES)
    kind = draw(st.integers(0, 3))
    if kind == 0:
        return score_changes.with_limitation(score, draw(SOME_LABELS))
    if line >= len(score_changes.lines_of(score, part)):
        return score_changes.with_new_line(score, part, (draw(WORDS), draw(SOME_LABELS)))
    if kind == 1:
        return score_changes.without_line(score, part, line)
    column = draw(st.integers(0, 1))
    return score_changes.with_field(score, part, line, column, draw(SOME_LABELS if column else WORDS))


@st.composite
def edits(draw: st.DrawFn, made: ProfileDraft) -> Profiles:
    """Draw one change of what a draft is now."""
    if draw(st.booleans()):
        return made.profiles._replace(similarity=similarity_edits(draw, made))
    return made.profiles._replace(score=score_edits(draw, made.score))


@given(st.data())
def test_whatever_is_edited_is_found_wrong_or_reads_back_as_it_is(data: st.DataObject) -> None:
    """From a file that is there, and as a new one; and going back to the first value gives the first task."""
    own = data.draw(st.sampled_from((OWN, NO_METHODS)))
    new_draft = draft(own=own, text=data.draw(st.sampled_from((SOURCE.text, ""))))
    saved = 0
    for _ in range(data.draw(st.integers(1, 6))):
        new_draft.profiles = data.draw(edits(new_draft))
        if new_draft.usable:
            saved += 1
            second_task = read_mat_task(Source("", new_draft.text()), own_methods=own is OWN).task
            assert second_task == new_draft.task
    event(f"saved: {bool(saved)}")
    new_draft.profiles = new_draft.original
    assert new_draft.task == FILE
