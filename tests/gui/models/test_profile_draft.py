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


def test_attributes_are_compared_as_one_and_their_dimension_goes_with_them() -> None:
    made = draft()
    made.profile = changes.with_equivalence(made.profile, 3, 0, AttributeEquivalence("both", ("who",)))
    assert made.usable
    assert [(one.name, one.weight) for one in made.profile.tag_profiles[3].dimensions] == [
        *(("_label", 1), ("both", 2), ("whom", 2), ("since", 1)),
    ], "the dimension of the attribute has become it"
    assert made.method_of(3, "both") == "similarity"
    renamed = changes.with_equivalence(made.profile, 3, 0, AttributeEquivalence("one", ("who",)))
    assert [one.name for one in renamed.tag_profiles[3].dimensions] == ["_label", "one", "whom", "since"]
    gone = changes.with_equivalence(made.profile, 3, 0, None)
    assert [one.name for one in gone.tag_profiles[3].dimensions] == ["_label", "whom", "since"]
    nameless = changes.with_equivalence(made.profile, 3, 0, AttributeEquivalence("", ("who",)))
    assert nameless.tag_profiles[3].dimensions[1].name == "both", "nothing is called by nothing"
    taken = changes.with_equivalence(made.profile, 3, 0, AttributeEquivalence("whom", ("who",)))
    assert [one.name for one in taken.tag_profiles[3].dimensions] == ["_label", "whom", "since"]
    more = changes.with_equivalence(made.profile, 3, 0, AttributeEquivalence("both", ("who", "since")))
    assert [one.name for one in more.tag_profiles[3].dimensions] == ["_label", "both", "whom"]


def test_several_attributes_go_together_by_the_method_for_them() -> None:
    made = draft()
    assert "who,whom" in made.addable(3)
    made.profile = changes.with_new(made.profile, 3, " who , whom ")
    new = made.profile.tag_profiles[3].dimensions[-1]
    assert (new.name, new.method) == ("who,whom", "_annotation_set_similarity")
    assert made.usable
    assert read_mat_task(Source("", made.text())).task == made.task


def test_methods_are_the_programs_and_those_of_the_owner_with_their_options() -> None:
    assert draft().methods_of(0, "_span") == ("overlap",)
    made = draft(own=OWN)
    assert made.methods_of(0, "_span") == ("overlap", "near")
    assert made.methods_of(0, "_nonannotation_attribute_remainder") == ("_nonannotation_attribute_remainder",)
    made.profile = made.with_method(0, 1, "near")
    dimension = made.profile.tag_profiles[0].dimensions[1]
    assert (dimension.method, dimension.options) == ("near", ()), "bounds are no options of it"
    assert made.options_of(0, "_span") == ("tolerance", "unit")
    made.profile = changes.with_option(made.profile, 0, 1, "tolerance", "two of them")
    assert made.usable
    text = made.text()
    assert read_mat_task(Source("", text), own_methods=True).task == made.task
    made.profile = made.with_method(0, 1, "overlap")
    dimension = made.profile.tag_profiles[0].dimensions[1]
    assert (dimension.method, dimension.options) == ("", ())
    made.profile = changes.with_new(made.profile, 3, "who,whom")
    made.profile = made.with_method(3, 4, "near")
    made.profile = made.with_method(3, 4, "_annotation_set_similarity")
    assert made.profile.tag_profiles[3].dimensions[4].method == "_annotation_set_similarity"


@pytest.mark.parametrize(
    ("own", "method", "said"),
    [
        (OWN, "nears", "no function 'nears' in methods.py"),
        (OWN, "decade", "function decade, which does not take two values"),
        (OWN, "borrowed", ""),
        (OwnMethods("methods.py", (), ("*",)), "far", ""),
        (OwnMethods("gone.py", problem="cannot be read: gone"), "near", "gone.py cannot be read: gone"),
        (NO_METHODS, "near", "method 'near' of dimension _span"),
    ],
)
def test_a_method_that_the_module_does_not_have_is_found(own: OwnMethods, method: str, said: str) -> None:
    made = draft(own=own)
    dimension = replace(made.profile.tag_profiles[0].dimensions[1], method=method, options=())
    made.profile = changes.with_dimension(made.profile, 0, 1, dimension)
    assert [one.found for one in made.findings()] == ([said] if said else [])
    assert made.usable is not bool(said)


def test_what_no_file_can_hold_is_found_and_not_raised() -> None:
    made = draft()
    aggregation = LabelAggregation("a\x01b", ("PERSON",))
    made.profiles = made.profiles._replace(score=replace(made.score, aggregations=(aggregation,)))
    (found,) = made.findings()
    assert found.key == ()
    assert "U+0001" in found.found
    assert not made.usable


def test_the_score_profile_in_force_is_the_one_that_changes() -> None:
    made = draft(score="relations")
    assert made.score.limitation == ("EVENT", "WORKS_FOR")
    made.profiles = made.profiles._replace(score=replace(made.score, limitation=("EVENT",)))
    assert made.task.score_profiles[0] == FILE.score_profiles[0]
    assert made.task.score_profiles[1].limitation == ("EVENT",)
    assert made.task.similarity_profiles == FILE.similarity_profiles
    pairs = zip(SOURCE.text.splitlines(), made.text().splitlines(), strict=True)
    ((old, new),) = [pair for pair in pairs if pair[0] != pair[1]]
    assert (old.strip(), new.strip()) == (
        '<label_limitation true_labels="EVENT,WORKS_FOR"/>',
        '<label_limitation true_labels="EVENT"/>',
    )


LABELS = [one.name for one in FILE.schema.labels]
ATTRIBUTES = sorted({name for one in FILE.schema.labels for name in one.by_name})
SOME_LABELS = st.lists(st.sampled_from(LABELS), max_size=3).map(", ".join)
WORDS = st.text(st.sampled_from("ab ,<&\"'\x02é東"), max_size=4) | st.sampled_from([*LABELS, *ATTRIBUTES])
WEIGHTS = st.integers(0, 20).map(Fraction) | st.decimals(0, 9, places=3).map(Fraction)
TAGS, PLACES = st.integers(0, 3), st.integers(0, 3)


def similarity_edits(draw: st.DrawFn, made: ProfileDraft) -> SimilarityProfile:
    """Draw one change of the similarity profile, as a person can make it."""
    profile, tag = made.profile, draw(TAGS)
    tags = profile.tag_profiles[tag]
    if not tags.dimensions or draw(st.booleans()):
        if draw(st.booleans()) and (addable := made.addable(tag)):
            return changes.with_new(profile, tag, draw(st.sampled_from(addable)))
        attributes = tuple(draw(st.lists(st.sampled_from(ATTRIBUTES), max_size=2)))
        place = draw(st.integers(0, len(tags.equivalences)))
        equivalence = AttributeEquivalence(draw(WORDS).strip(), attributes)
        return changes.with_equivalence(profile, tag, place, draw(st.sampled_from((equivalence, None))))
    place = draw(PLACES) % len(tags.dimensions)
    name = tags.dimensions[place].name
    kind = draw(st.integers(0, 3))
    if kind == 0:
        return made.with_method(tag, place, draw(st.sampled_from(made.methods_of(tag, name))))
    if kind == 1 and (options := made.options_of(tag, name)):
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
    made = draft(own=own, text=data.draw(st.sampled_from((SOURCE.text, ""))))
    saved = 0
    for _ in range(data.draw(st.integers(1, 6))):
        made.profiles = data.draw(edits(made))
        if made.usable:
            saved += 1
            again = read_mat_task(Source("", made.text()), own_methods=own is OWN).task
            assert again == made.task
    event(f"saved: {bool(saved)}")
    made.profiles = made.original
    assert made.task == FILE
