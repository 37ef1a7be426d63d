"""Task files written: what changed and nothing else, new ones from values, and both read again."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import place_elements
from annotally.model.diagnostics import InputRefused, TaskError
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.tasks.mat.nodes import decimal
from annotally.tasks.mat.reader import TaskReading
from annotally.tasks.mat.task import MatTask, read_mat_task
from annotally.tasks.mat.writer import edited_task_text, new_task_text
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    AttributeDecomposition,
    AttributeEquivalence,
    Dimension,
    Label,
    LabelAggregation,
    PartitionDecomposition,
    Schema,
    ScoreProfile,
    SimilarityProfile,
    SimilarityTask,
    TagProfile,
    ValueChoice,
    ValueType,
)
from support.mat_samples import TASK


def read(text: str = TASK) -> MatTask:
    return read_mat_task(Source("task.xml", text))


def unchecked(text: str) -> MatTask:
    """Return a task as its elements say it, right or wrong."""
    source = Source("task.xml", text)
    element = place_elements(parse_xml(Complaints(source)))
    return MatTask(source, element, TaskReading(element).task())


FILE = read()
FIRST, STRICT = FILE.task.similarity_profiles
NAMES, RELATION = FIRST.tag_profiles


def with_first(profile: SimilarityProfile) -> SimilarityTask:
    return replace(FILE.task, similarity_profiles=(profile, STRICT))


def with_dimensions(*dimensions: Dimension) -> SimilarityTask:
    return with_first(replace(FIRST, tag_profiles=(replace(NAMES, dimensions=dimensions), RELATION)))


def test_what_is_unchanged_keeps_every_byte() -> None:
    assert edited_task_text(FILE, FILE.task) == TASK


def test_what_a_derived_task_alone_says_is_read_again() -> None:
    """Exact pairs first (C11), targets in a circle by extent (A15): MAT has no words for either."""
    to_itself = Attribute("to", ValueType.ANNOTATION, restrictions=("A", "B"), by_extent=("A",))
    schema = Schema((Label("A", True, (to_itself,)), Label("B")))
    profile = SimilarityProfile(strata=(("B",), ("A",)), exact_first=True)
    text = new_task_text(SimilarityTask("t", schema, (profile,)))
    assert '<label_restriction label="A" by_extent="yes"/>\n' in text
    assert '<label_restriction label="B"/>\n' in text
    assert '<similarity_profile exact_first="yes">' in text
    assert read(text).task == SimilarityTask("t", schema, (profile,))
    with pytest.raises(InputRefused, match=r"exact_first 'no!'.*yes or no"):
        read(text.replace('exact_first="yes"', 'exact_first="no!"'))


def test_a_weight_changes_alone() -> None:
    label, span, nomtype = NAMES.dimensions
    task = with_dimensions(label, replace(span, weight=Fraction(1, 4)), nomtype)
    assert edited_task_text(FILE, task) == TASK.replace('weight="8"', 'weight="0.25"')


def test_options_come_and_go_inside_their_element() -> None:
    label, span, nomtype = NAMES.dimensions
    bare = replace(label, options=())
    full = replace(span, method="", options=(*span.options, ("overlap_mismatch_upper_bound", ".1")))
    assert edited_task_text(FILE, with_dimensions(bare, full, nomtype)) == TASK.replace(
        ' true_residue=".5"', ""
    ).replace(' method="overlap"', "").replace(
        'lower_bound=".8"/>', 'lower_bound=".8" overlap_mismatch_upper_bound=".1"/>'
    )


def test_dimensions_come_and_go_with_their_lines() -> None:
    label, span, nomtype = NAMES.dimensions
    assert edited_task_text(FILE, with_dimensions(label, span)) == TASK.replace(
        '      <dimension name="nomtype" weight="1"/>\n', ""
    )
    added = with_dimensions(label, Dimension("_annotation_attribute_remainder", Fraction(1)), span, nomtype)
    assert edited_task_text(FILE, added) == TASK.replace(
        'true_residue=".5"/>\n',
        'true_residue=".5"/>\n      <dimension name="_annotation_attribute_remainder" weight="1"/>\n',
    )


def test_profiles_come_and_go() -> None:
    new = SimilarityProfile("new", (("PERSON",),))
    task = replace(FILE.task, similarity_profiles=(FIRST, STRICT, new))
    text = edited_task_text(FILE, task)
    assert text == TASK.replace(
        "  <score_profile>",
        '  <similarity_profile name="new">\n    <stratum true_labels="PERSON"/>\n  </similarity_profile>\n'
        "  <score_profile>",
    )
    gone = edited_task_text(FILE, replace(FILE.task, similarity_profiles=(STRICT,), score_profiles=()))
    first, strict, score, behind = (
        TASK.index(f"\n  <{part}")
        for part in ("similarity_profile>", "similarity_profile n", "score", "work")
    )
    assert gone == TASK[:first] + TASK[strict:score] + TASK[behind:]


def test_labels_and_attributes_change_where_they_stand() -> None:
    person, organization, relation = FILE.task.schema.labels
    nomtype, age, alias = person.attributes
    schema = Schema(
        (
            replace(person, attributes=(nomtype, replace(age, type=ValueType.FLOAT), alias)),
            replace(organization, attributes=()),
            relation,
            Label("PLACE", True, (Attribute("kind"),)),
        )
    )
    text = edited_task_text(FILE, replace(FILE.task, schema=schema))
    assert text == TASK.replace('type="int"', 'type="float"').replace(
        'of_annotation="PERSON, ORGANIZATION"', 'of_annotation="PERSON"'
    ).replace(
        '<annotation label="RELATION" span="no"/>\n',
        '<annotation label="RELATION" span="no"/>\n      <annotation label="PLACE"/>\n',
    ).replace(
        '        <label_restriction label="ORGANIZATION"/>\n      </attribute>\n',
        '        <label_restriction label="ORGANIZATION"/>\n      </attribute>\n'
        '      <attribute of_annotation="PLACE" name="kind"/>\n',
    )


def test_labels_in_another_order_are_written_in_that_order() -> None:
    schema = Schema(tuple(reversed(FILE.task.schema.labels)))
    text = edited_task_text(FILE, replace(FILE.task, schema=schema))
    assert read(text).task.schema == schema
    assert "<!-- people and what they do -->" in text
    assert '<annotation label="lex"/>' in text


def test_a9_the_list_of_equivalences_keeps_the_name_it_has() -> None:
    text = TASK.replace(
        '<dimension name="nomtype" weight="1"/>',
        '<attr_equivalences attrs="nomtype" name="k"/><dimension name="k" weight="1"/>',
    )
    file = read(text)
    tags = file.task.similarity_profiles[0].tag_profiles[0]
    both = replace(tags, equivalences=(AttributeEquivalence("k", ("nomtype", "sort")),))
    profile = replace(file.task.similarity_profiles[0], tag_profiles=(both, RELATION))
    assert edited_task_text(file, replace(file.task, similarity_profiles=(profile, STRICT))) == text.replace(
        'attrs="nomtype" name="k"', 'attrs="nomtype,sort" name="k"'
    )


def test_line_ends_and_empty_elements() -> None:
    text = "<task>\r\n <similarity_profile/>\r\n</task>"
    file = unchecked(text)
    task = replace(file.task, similarity_profiles=(SimilarityProfile("", (("A",),)),))
    assert edited_task_text(file, task) == (
        '<task>\r\n <similarity_profile>\r\n   <stratum true_labels="A"/>'
        "\r\n </similarity_profile>\r\n</task>"
    )
    file = unchecked("<task/>")
    assert edited_task_text(file, replace(file.task, schema=Schema((Label("A"),)))) == (
        "<task>\n  <annotation_set_descriptors>\n"
        '    <annotation_set_descriptor name="content" category="content">\n      <annotation label="A"/>\n'
        "    </annotation_set_descriptor>\n  </annotation_set_descriptors>\n</task>"
    )


def test_a_new_file() -> None:
    text = new_task_text(replace(FILE.task, schema=replace(FILE.task.schema, derived=True)))
    assert read(text).task == FILE.task
    assert text.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<task name="people">\n  <annotation_set')
    assert '<attribute of_annotation="PERSON,ORGANIZATION" name="nomtype">' in text
    assert '<choice effective_label="NOMINAL">NOM</choice>' in text


def profiled(profile: SimilarityProfile) -> SimilarityTask:
    return SimilarityTask("t", similarity_profiles=(profile,))


THIRD = TagProfile(("A",), (Dimension("x", Fraction(1, 3)),))


@pytest.mark.parametrize(
    ("task", "text"),
    [
        (SimilarityTask("t", Schema((Label("a,b", True, (Attribute("x"),)),))), "a task file cannot contain"),
        (SimilarityTask("t", Schema((Label(" a"),))), "a task file cannot contain"),
        (SimilarityTask("t", Schema((Label("a\x01"),))), r"has the character U\+0001"),
        (profiled(SimilarityProfile("", (), (THIRD,))), "no exact decimal"),
        (profiled(SimilarityProfile("", (("A", ""),))), "a task file cannot contain"),
    ],
)
def test_what_no_file_can_hold_is_refused(task: SimilarityTask, text: str) -> None:
    with pytest.raises(TaskError, match=text):
        new_task_text(task)
    with pytest.raises(TaskError, match=text):
        edited_task_text(FILE, task)


def test_decimals() -> None:
    numbers = [Fraction(0), Fraction(12), Fraction(1, 2), Fraction(-5, 4), Fraction(1, 1000)]
    assert [decimal(number) for number in numbers] == ["0", "12", "0.5", "-1.25", "0.001"]


# --- properties

NAME = st.text(st.sampled_from("ABc&<'\"é\t. 1"), min_size=1, max_size=4).map(str.strip).filter(bool)
NAMES_ = st.lists(NAME, min_size=1, max_size=3, unique=True).map(tuple)
WEIGHT = st.integers(-50, 200).map(lambda n: Fraction(n, 100))
OPTION = st.sampled_from(["true_residue", "overlap_match_lower_bound", "depth"])
OPTIONS = st.dictionaries(OPTION, st.sampled_from([".5", "1", "a b"]), max_size=2).map(
    lambda options: tuple(options.items())
)
CHOICES = st.lists(st.builds(ValueChoice, NAME, st.just("") | NAME), max_size=2).map(tuple)
TYPES = st.sampled_from(["string", "int"]).map(ValueType)
PLAIN = st.builds(Attribute, NAME, TYPES, st.sampled_from(Aggregation), CHOICES)
DIMENSION = st.builds(Dimension, NAMES_.map(",".join), WEIGHT, st.just("") | NAME, OPTIONS)
EQUIVALENCE = st.builds(AttributeEquivalence, NAME, NAMES_)


def some(kind: st.SearchStrategy[object], most: int = 2) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(kind, max_size=most).map(tuple)


TAGS = st.builds(TagProfile, NAMES_, some(DIMENSION), some(EQUIVALENCE))
PROFILE = st.builds(SimilarityProfile, st.just("") | NAME, some(NAMES_), some(TAGS))
SCORE = st.builds(
    ScoreProfile,
    st.just("") | NAME,
    some(st.builds(LabelAggregation, NAME, NAMES_)),
    some(st.builds(AttributeDecomposition, NAMES_, st.just(()) | NAMES_)),
    some(st.builds(PartitionDecomposition, NAME, st.just(()) | NAMES_)),
    st.just(()) | NAMES_,
)


@st.composite
def schemas(draw: st.DrawFn) -> Schema:
    names = draw(st.lists(NAME, max_size=3, unique=True))
    labels = []
    for name in names:
        attributes = list(draw(st.lists(PLAIN, max_size=2, unique_by=lambda a: a.name)))
        if draw(st.booleans()):
            restrictions = draw(st.lists(st.sampled_from(names), unique=True, max_size=2))
            attributes.append(
                Attribute("to", ValueType.ANNOTATION, Aggregation.NONE, (), tuple(restrictions))
            )
        labels.append(Label(name, draw(st.booleans()), tuple(attributes)))
    return Schema(tuple(labels))


TASKS = st.builds(SimilarityTask, st.just("") | NAME, schemas(), some(PROFILE), some(SCORE))


@settings(max_examples=60, deadline=None)
@given(TASKS)
def test_a_new_file_read_again_gives_equal_values(task: SimilarityTask) -> None:
    assert unchecked(new_task_text(task)).task == task


@settings(max_examples=60, deadline=None)
@given(TASKS, TASKS, st.booleans())
def test_any_file_becomes_any_task_and_is_read_again(
    before: SimilarityTask, after: SimilarityTask, lines: bool
) -> None:
    text = new_task_text(before)
    file = unchecked(text if lines else "".join(line.strip() for line in text.split("\n")))
    assert unchecked(edited_task_text(file, after)).task == after
    assert edited_task_text(file, before) == file.source.text


@settings(max_examples=40, deadline=None)
@given(TASKS)
def test_comments_and_foreign_parts_outlive_any_change(after: SimilarityTask) -> None:
    text = edited_task_text(FILE, after)
    for part in (
        "<!-- people and what they do -->",
        '<languages><language code="en"/></languages>',
        '<annotation label="lex"/>',
        "<!-- not companies only -->",
        '<workflows><workflow name="hand"/></workflows>',
        'class="Something.Else"',
    ):
        assert part in text
