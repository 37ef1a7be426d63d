"""MAT task files: what they say, what is wrong with them and where, which profile is used."""

import re
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.model.diagnostics import InputRefused, Severity, TaskError
from annotally.model.text import Source
from annotally.tasks.mat.task import MatTask, chosen_profiles, looks_like_mat_task, read_mat_task
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    AttributeDecomposition,
    AttributeEquivalence,
    Dimension,
    Label,
    LabelAggregation,
    ScoreProfile,
    SimilarityProfile,
    TagProfile,
    ValueChoice,
    ValueType,
)
from support.mat_samples import TASK


def read(text: str, name: str = "", *, own_methods: bool = False) -> MatTask:
    return read_mat_task(Source("task.xml", text), name, own_methods=own_methods)


def refusal(text: str, name: str = "") -> str:
    with pytest.raises(InputRefused) as caught:
        read(text, name)
    return str(caught.value)


def assert_refused(text: str, near: str, stated_text: str) -> None:
    """Assert that a file is refused by one message about the place where ``near`` last stands."""
    message = refusal(text)
    line, column = Source("task.xml", text).place(text.rindex(near))
    assert message.startswith(f"task.xml:{line}:{column}: "), message
    assert stated_text in message
    assert "\n" not in message


def changed(old: str, new: str) -> str:
    assert TASK.count(old) >= 1
    return TASK.replace(old, new)


# --- what a file says

NOMTYPE = Attribute("nomtype", choices=(ValueChoice("NAM"), ValueChoice("NOM", "NOMINAL")))


def test_the_schema_of_a_task() -> None:
    reading = read(TASK)
    assert reading.warnings == ()
    assert reading.task.name == "people"
    assert reading.task.schema.labels == (
        Label(
            "PERSON",
            True,
            (
                NOMTYPE,
                Attribute("age", ValueType.INT),
                Attribute("alias", aggregation=Aggregation.SET),
            ),
        ),
        Label("ORGANIZATION", True, (NOMTYPE,)),
        Label(
            "RELATION",
            False,
            (
                Attribute("arg1", ValueType.ANNOTATION, restrictions=("PERSON",)),
                Attribute("arg2", ValueType.ANNOTATION, restrictions=("PERSON", "ORGANIZATION")),
            ),
        ),
    )


def test_the_profiles_of_a_task() -> None:
    task = read(TASK).task
    assert task.similarity_profiles == (
        SimilarityProfile(
            tag_profiles=(
                TagProfile(
                    ("PERSON", "ORGANIZATION"),
                    (
                        Dimension("_label", Fraction(2), "", (("true_residue", ".5"),)),
                        Dimension("_span", Fraction(8), "overlap", (("overlap_match_lower_bound", ".8"),)),
                        Dimension("nomtype", Fraction(1)),
                    ),
                ),
                TagProfile(
                    ("RELATION",), (Dimension("arg1,arg2", Fraction(2), "_annotation_set_similarity"),)
                ),
            ),
        ),
        SimilarityProfile("strict", (("PERSON", "ORGANIZATION"), ("RELATION",))),
    )
    assert task.score_profiles == (
        ScoreProfile(
            "",
            (LabelAggregation("names", ("PERSON", "ORGANIZATION")),),
            (AttributeDecomposition(("nomtype",), ("PERSON",)),),
            limitation=("PERSON", "RELATION"),
        ),
    )


def test_a_restriction_to_an_effective_label_is_one_to_the_label_that_has_it() -> None:
    task = read(changed('<label_restriction label="PERSON"/>', '<label_restriction label="NOMINAL"/>')).task
    assert task.schema.by_name["RELATION"].by_name["arg1"].restrictions == ("PERSON", "ORGANIZATION")
    assert task.schema.by_name["RELATION"].by_name["arg2"].restrictions == ("PERSON", "ORGANIZATION")


def test_a9_both_names_of_the_list_of_equivalent_attributes() -> None:
    for name in ("equivalences", "attrs"):
        text = changed(
            '<dimension name="nomtype" weight="1"/>',
            f'<attr_equivalences name="kind" {name}="nomtype"/><dimension name="kind" weight=".25"/>',
        )
        (tags, _) = read(text).task.similarity_profiles[0].tag_profiles
        assert tags.equivalences == (AttributeEquivalence("kind", ("nomtype",)),)
        assert tags.dimensions[-1] == Dimension("kind", Fraction(1, 4))
    for words, result in (('attrs="nomtype" equivalences="nomtype"', "both"), ("", "neither")):
        text = changed(
            '<dimension name="nom', f'<attr_equivalences name="kind" {words}/><dimension name="nom'
        )
        assert f"<attr_equivalences> with {result} of equivalences and attrs; expected one of the two" in (
            refusal(text)
        )


def test_of_several_tasks_one_is_chosen_by_name() -> None:
    body = TASK[TASK.index("<task") :]
    both_text = f"<tasks>{body}{body.replace('people', 'others')}</tasks>"
    assert read(both_text, "others").task.name == "others"
    assert "2 tasks: 'people', 'others'; expected the name of a task" in refusal(both_text)
    assert "no task called 'peopel'; expected one of 'people', 'others'; did you mean people?" in (
        refusal(both_text, "peopel")
    )
    assert "a second task called 'people'" in refusal(f"<tasks>{body}{body}</tasks>", "people")
    assert "<tasks> without a task" in refusal("<tasks/>")


# --- files that are none


def test_a_document_type_with_declarations_is_refused_by_one_message() -> None:
    laughs = '<!DOCTYPE task [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]>\n<task>&b;</task>'
    external = (
        '<?xml version="1.0"?>\n<!DOCTYPE task [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<task>&a;</task>'
    )
    for text, line in ((laughs, 1), (external, 2)):
        message = refusal(text)
        assert message.startswith(f"task.xml:{line}:1: a document type declaration with declarations inside")
        assert message.endswith("remove it")


def test_the_name_of_an_external_document_type_is_passed_over() -> None:
    typed = TASK.replace("<task", '<!DOCTYPE task SYSTEM "no-such-file.dtd">\n<task', 1)
    assert read(typed).task == read(TASK).task
    assert "Entity 'x' not defined" in refusal(typed.replace("color: red", "&x;"))


@pytest.mark.parametrize(
    ("text", "place", "value"),
    [
        (
            changed('<annotation label="PERSON" d_css="color: red"/>', '<annotation label="PERSON">'),
            "26:5",
            "not well-formed XML: Opening and ending tag mismatch: annotation line 10 and",
        ),
        ("", "1:1", "not well-formed XML: Document is empty"),
        ("<task>", "1:7", "not well-formed XML: Premature end of data in tag task line 1"),
        ("<task/>more", "1:8", "not well-formed XML: Extra content at the end of the document"),
        ("<task>&x;</task>", "1:10", "not well-formed XML: Entity 'x' not defined"),
        ("<task a='1' a='2'/>", "1:", "not well-formed XML: Attribute a redefined"),
        ("<html/>", "1:1", "<html> as the document element; expected <task>"),
        ("<similarity_profile/>", "1:1", "put <task> around it"),
        ("<tag_profile/>", "1:1", "put <task> around it"),
        ("<task>" + "<x>" * 200 + "</x>" * 200 + "</task>", "1:304", "elements in elements without end"),
    ],
)
def test_files_that_are_no_task_are_refused_with_line_and_column(text: str, place: str, value: str) -> None:
    message = refusal(text)
    assert message.startswith(f"task.xml:{place}"), message
    assert value in message


# --- what does not belong there


@pytest.mark.parametrize(
    ("old", "new", "near", "text"),
    [
        (
            "<similarity_profile>",
            "<similarity_profil/><similarity_profile>",
            "<similarity_profil/>",
            "did you mean sim",
        ),
        ('<stratum true_labels="RELATION"/>', "<strata/>", "<strata/>", "did you mean <stratum>?"),
        (
            "<!-- as printed -->",
            '<dimension name="_label" weight="1"/>',
            '<dimension name="_label" weight="1"',
            "put it into <tag_profile>",
        ),
        (
            "<!-- as printed -->",
            "<score_profile/>",
            "<score_profile/>\n    <tag",
            "inside <similarity_profile>",
        ),
        (
            'name="nomtype" weight="1"',
            'nam="nomtype" name="nomtype" weight="1"',
            '"nomtype" name="nom',
            "option 'nam' of dimension nomtype",
        ),
        (
            'name="arg1" type',
            'name="arg1" typ="x" type',
            'typ="x"',
            "attribute typ of <attribute>; expected of_annotation, name, type, aggregation; did "
            "you mean type?",
        ),
        (
            '<stratum true_labels="RELATION"/>',
            "<stratum/>",
            "<stratum/>",
            '<stratum> without true_labels; expected true_labels="…"',
        ),
        ('true_labels="RELATION"/>', 'true_labels=" "/>', '" "', "<stratum> without true_labels"),
        (
            "\n    <!-- as printed -->",
            "words",
            "words\n",
            "'words' inside <similarity_profile>; expected elements only",
        ),
        (
            'label="RELATION" span="no"',
            'label="RELATION" span="none"',
            '"none"',
            "span 'none'; expected yes or no",
        ),
        (
            'name="age" type="int"',
            'name="age" type="integer"',
            '"integer"',
            "type 'integer'; expected one of string",
        ),
        (
            'aggregation="set"',
            'aggregation="sets"',
            '"sets"',
            "aggregation 'sets'; expected one of none, set, list; did you mean set?",
        ),
        (
            'category="token"',
            'category="tokens"',
            '"tokens" name',
            "category 'tokens'; expected one of content",
        ),
        ('weight="8"', 'weight="eight"', '"eight"', "weight 'eight'; expected a number such as 2 or .5"),
        ('weight="8"', 'weight="1e3"', '"1e3"', "weight '1e3'"),
        ('weight="8"', 'weight="nan"', '"nan"', "weight 'nan'"),
        (
            '<attribute of_annotation="PERSON" name="age"',
            '<attribute of_annotation="PERSN" name="age"',
            '"PERSN"',
            "label 'PERSN', which no <annotation> declares; expected declared labels; did you mean PERSON?",
        ),
        (
            "    <label_limitation",
            '    <label_limitation true_labels="PERSON"/><label_limitation',
            '<label_limitation true_labels="PERSON,R',
            "a second <label_limitation>",
        ),
    ],
)
def test_what_does_not_belong_into_a_task_has_one_message(old: str, new: str, near: str, text: str) -> None:
    assert_refused(changed(old, new), near, text)


def test_parts_of_mat_are_left_alone_and_unknown_ones_are_warned_of() -> None:
    (warning,) = read(changed("<workflows>", "<weather/><workflows>")).warnings
    assert warning.severity is Severity.WARNING
    assert str(warning) == "task.xml:48:3: <weather>; expected an element of a task; it is not read"


# --- what contradicts itself; the checks themselves have tests of their own


@pytest.mark.parametrize(
    ("old", "new", "near", "text"),
    [
        (
            '<tag_profile true_labels="RELATION">',
            '<tag_profile true_labels="PERSON"><dimension name="_label" weight="1"/></tag_profile>'
            '<tag_profile true_labels="RELATION">',
            '"PERSON"><dim',
            "in tag profiles 1 and 2",
        ),
        (
            '<stratum true_labels="RELATION"/>',
            '<stratum true_labels="RELATION,PERSON"/>',
            '<stratum true_labels="RELATION,P',
            "in strata 1 and 2",
        ),
        (
            '<stratum true_labels="RELATION"/>',
            "",
            '<stratum true_labels="PERSON',
            "label RELATION in no stratum; expected every content label",
        ),
        (
            'name="nomtype" weight="1"',
            'name="nomtyp" weight="1"',
            '"nomtyp"',
            "dimension 'nomtyp', which labels PERSON and ORGANIZATION do not have; "
            "expected what every label of the tag profile has; did you mean nomtype?",
        ),
        (
            'name="nomtype" weight="1"',
            'name="age" weight="1"',
            '"age" weight',
            "dimension 'age', which label ORGANIZATION does not have",
        ),
        (
            '<dimension name="arg1,arg2" weight="2"',
            '<dimension name="_span" weight="1"/><dimension name="arg1,arg2" weight="2"',
            '"_span" weight="1"',
            "_span for label RELATION",
        ),
        ('method="overlap"', 'method="overlapp"', '"overlapp"', "method 'overlapp' of dimension _span"),
        ('true_residue=".5"', 'true_residu=".5"', '".5"/', "option 'true_residu'"),
        (
            'true_residue=".5"',
            'true_residue="1.5"',
            '"1.5"',
            "true_residue '1.5'; expected a number from 0 to 1",
        ),
        (
            'overlap_match_lower_bound=".8"',
            'overlap_match_lower_bound="x"',
            '"x"',
            "expected a number from 0 to 1",
        ),
        ('weight="8"', 'weight="-8"', '"-8"', "weight -8 of dimension _span; expected a number from 0 up"),
        (
            'name="arg1,arg2" weight="2"',
            'name="arg1,arg2" weight="0"',
            '<tag_profile true_labels="RELATION"',
            "weights that are all 0, for label RELATION; expected a dimension with a weight above 0",
        ),
        (
            ' method="_annotation_set_similarity"',
            "",
            '<dimension name="arg1,arg2"',
            "dimension 'arg1,arg2' without a method",
        ),
        (
            '<similarity_profile name="strict">',
            "<similarity_profile>",
            "<similarity_profile>",
            "a second similarity_profile without name",
        ),
        (
            '<aggregation name="names"',
            '<aggregation name="PERSON"',
            '"PERSON" true',
            "an aggregation called 'PERSON', as another row",
        ),
        (
            'attrs="nomtype"',
            'attrs="arg1"',
            '"arg1" true',
            "attribute 'arg1', which none of these labels has",
        ),
        (
            '<label_limitation true_labels="PERSON,RELATION"',
            '<label_limitation true_labels="PERSONS,RELATION"',
            "<label_lim",
            "label 'PERSONS', which the task does not have",
        ),
        (
            "    <label_limitation",
            '    <partition_decomposition method="m"/><label_limitation',
            '"m"',
            "partition method 'm'",
        ),
        (
            '<label_restriction label="ORGANIZATION"/>',
            '<label_restriction label="ORG"/>',
            '<label_restriction label="ORG"',
            "label 'ORG', which the task does not have",
        ),
        (
            '<annotation label="RELATION" span="no"/>',
            '<annotation label="RELATION" span="no"/><annotation label="RELATION"/>',
            '<annotation label="RELATION"/>',
            "label RELATION again",
        ),
    ],
)
def test_what_contradicts_itself_has_one_message(old: str, new: str, near: str, text: str) -> None:
    assert_refused(changed(old, new), near, text)


def test_a8_the_printed_cycle_and_the_printed_order_are_refused_by_both_names() -> None:
    printed = (
        "<task><annotation_set_descriptors><annotation_set_descriptor>\n"
        '<annotation label="PERSON"/><annotation label="EVENT"/>\n'
        '<attribute of_annotation="EVENT" type="annotation" name="arg1">\n'
        '<label_restriction label="PERSON"/>%s\n</attribute>\n'
        "</annotation_set_descriptor></annotation_set_descriptors>%s</task>"
    )
    strata = '<similarity_profile>%s<stratum true_labels="EVENT"/>%s</similarity_profile>'
    person = '<stratum true_labels="PERSON"/>'
    assert "task.xml:4:1: EVENT.arg1 points to PERSON, which is not paired before EVENT" in refusal(
        printed % ("", "")
    )
    assert read(printed % ("", strata % (person, ""))).warnings == ()
    late = refusal(printed % ("", strata % ("", person)))
    assert late.startswith("task.xml:6:")
    assert "EVENT.arg1 points to PERSON" in late
    assert 'put <stratum true_labels="PERSON"/> before that with EVENT' in late
    cyclic = refusal(printed % ('\n<label_restriction label="EVENT"/>', strata % (person, "")))
    assert "EVENT.arg1 points to EVENT" in cyclic
    assert "in a circle" in cyclic


def test_methods_of_the_owner_need_no_module_to_be_read() -> None:
    text = changed('method="overlap" ', 'method="mine" depth="3" ')
    assert "method 'mine'" in refusal(text)
    dimension = read(text, own_methods=True).task.similarity_profiles[0].tag_profiles[0].dimensions[1]
    assert dimension.method == "mine"
    assert dimension.options == (("depth", "3"), ("overlap_match_lower_bound", ".8"))


# --- which profile


def test_the_unnamed_profile_is_the_default_and_others_are_named() -> None:
    task = read(TASK).task
    chosen = chosen_profiles(task, None, None, "task.xml")
    assert (chosen.similarity, chosen.score) == (task.similarity_profiles[0], task.score_profiles[0])
    assert chosen_profiles(task, "strict", None, "task.xml").similarity is task.similarity_profiles[1]
    with pytest.raises(
        TaskError, match=re.escape("no similarity profile called 'strickt'; did you mean strict?")
    ):
        chosen_profiles(task, "strickt", None, "task.xml")
    with pytest.raises(TaskError, match="no score profile called 'x'; it has none with a name"):
        chosen_profiles(task, None, "x", "task.xml")


def test_named_profiles_only_leave_the_program_s_own_with_a_warning() -> None:
    task = read(changed("<similarity_profile>", '<similarity_profile name="loose">')).task
    chosen = chosen_profiles(task, None, None, "task.xml")
    assert chosen.similarity == SimilarityProfile()
    assert [str(warning) for warning in chosen.warnings] == [
        "task.xml: similarity profiles with names only: loose, strict; expected one without name, which is "
        "the default; the program's own is used; --similarity-profile NAME chooses one"
    ]


def test_a8_the_program_s_own_profile_is_checked_when_it_is_used() -> None:
    spanned = changed('<annotation label="RELATION" span="no"/>', '<annotation label="RELATION"/>')
    text = (
        spanned[: spanned.index("<similarity_profile>")] + spanned[spanned.index("<similarity_profile n") :]
    )
    task = read(text).task
    assert chosen_profiles(task, "strict", None, "task.xml").similarity.name == "strict"
    with pytest.raises(
        InputRefused, match=re.escape("RELATION.arg1 points to PERSON, which is not paired before")
    ):
        chosen_profiles(task, None, None, "task.xml")


def test_recognised_by_the_document_element() -> None:
    assert looks_like_mat_task(TASK)
    assert looks_like_mat_task("\ufeff<tasks>")
    assert looks_like_mat_task("<!DOCTYPE task [\n]>\n<task/>")
    assert looks_like_mat_task("<tag_profile true_labels='A'>")
    assert not looks_like_mat_task("<GateDocument>")
    assert not looks_like_mat_task(":scoring_task named_entity")
    assert not looks_like_mat_task("words <task>")
    assert not looks_like_mat_task("")
    assert not looks_like_mat_task("<!-- no end")


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_nothing_but_diagnostics_with_places_whatever_the_bytes(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TASK)))
    end = data.draw(st.integers(start, min(len(TASK), start + 30)))
    words = ["", '"', "<", ">", "/>", "&", "PERSON", ",", " ", "0", "-1", "]]>", "<dimension/>", "\x00", "é"]
    try:
        read(TASK[:start] + data.draw(st.sampled_from(words)) + TASK[end:])
    except InputRefused as refused:
        for diagnostic in refused.diagnostics:
            assert min(diagnostic.line, diagnostic.column) >= 1
