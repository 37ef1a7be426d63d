"""Management successions and relations, ruling by ruling, as files say them. All names are invented."""

from dataclasses import replace

import pytest

from annotally.comparison.result import Level, Sides, UnitComparison
from annotally.formats.base import ReadOptions
from annotally.formats.muc_templates.reader import read
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.text import Source
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.presets.ready_made import preset
from support.builders import outcomes, rows

TASK = preset("muc6-scenario-template")
TWO_KEYS = replace(TASK, scoring_method=ScoringMethod.KEY2KEY)
RELATIONS = preset("muc7-template-relation")
COR, INC, MIS, SPU, NON = Status.COR, Status.INC, Status.MIS, Status.SPU, Status.NON

SUCCESSION = """
<TEMPLATE-7-1> :=
    DOC_NR: "7"
    CONTENT: <SUCCESSION_EVENT-7-1>
<SUCCESSION_EVENT-7-1> :=
    SUCCESSION_ORG: <ORGANIZATION-7-1>
    POST: "chief [executive]"
    IN_AND_OUT: <IN_AND_OUT-7-1>
                <IN_AND_OUT-7-2>
    VACANCY_REASON: REASSIGNMENT
<IN_AND_OUT-7-1> :=
    IO_PERSON: <PERSON-7-1>
    NEW_STATUS: IN
<IN_AND_OUT-7-2> :=
    IO_PERSON: <PERSON-7-2>
    NEW_STATUS: OUT
<ORGANIZATION-7-1> :=
    ORG_NAME: "Harrow Kites Corp."
<PERSON-7-1> :=
    PER_NAME: "Ada Quill"
<PERSON-7-2> :=
    PER_NAME: "Bea Vale"
"""


def annotations(text: str) -> AnnotationSet:
    return read([Source("file", text)], ReadOptions()).annotations


def score(key: str, response: str, task: TaskDefinition = TASK) -> UnitComparison:
    return TemplateComparer(task).compare("7", Sides((annotations(key), annotations(response)), {}))


def slot(unit: UnitComparison, name: str) -> Tally:
    """Return the tally of a slot, by the name it has in only one class."""
    (tally,) = [t for row, t in unit.table.items() if row[0] == "slot" and row[2] == name]
    return tally


def objects(unit: UnitComparison, name: str) -> Tally:
    return unit.table["object", name]


def test_a_succession_against_itself_is_all_right():
    unit = score(SUCCESSION, SUCCESSION)
    assert unit.table["total",] == Tally(cor=13, non=1)
    assert unit.table["text-filter",] == Tally(cor=1)
    assert objects(unit, "TEMPLATE") == Tally(non=1)


def test_renumbered_throughout_it_is_still_all_right():
    """C3: numbers are the annotator's own."""
    second = SUCCESSION.replace("-7-1>", "-7-x>").replace("-7-2>", "-7-1>").replace("-7-x>", "-7-9>")
    assert score(SUCCESSION, second).table == score(SUCCESSION, SUCCESSION).table


def test_m5_corporate_designators_and_articles_do_not_count():
    unit = score(SUCCESSION, SUCCESSION.replace("Harrow Kites Corp.", "the HARROW  Kites"))
    assert slot(unit, "ORG_NAME") == Tally(cor=1)


@pytest.mark.parametrize(
    ("post", "tally"),
    [("executive", Tally(cor=1)), ("chief", Tally(inc=1)), ("executive chef", Tally(inc=1))],
)
def test_m6_the_string_in_brackets_suffices(post, tally):
    assert slot(score(SUCCESSION, SUCCESSION.replace("chief [executive]", post)), "POST") == tally


def test_m7_templates_are_aligned_whatever_they_hold():
    unit = score("<TEMPLATE-7-1> :=\n    DOC_NR: 7\n", '<TEMPLATE-7-4> :=\n    COMMENT: "dull"\n')
    assert objects(unit, "TEMPLATE") == Tally(non=1)
    (why,) = [node.why for node in rows(unit.nodes) if node.level is Level.INSTANCE]
    assert (why.rule, why.f) == ("aligned-template", (0, 1))


def test_m7_an_event_of_which_one_fill_agrees_is_correct_at_object_level():
    second = SUCCESSION.replace("chief [executive]", "clerk").replace("REASSIGNMENT", "OTHER_UNK")
    unit = score(SUCCESSION, second)
    assert objects(unit, "SUCCESSION_EVENT") == Tally(cor=1)
    assert slot(unit, "POST") == slot(unit, "VACANCY_REASON") == Tally(inc=1)


COMES = """
<PERSON-7-1> :=
    PER_NAME: "Ada Quill"
<IN_AND_OUT-7-1> :=
    IO_PERSON: <PERSON-7-1>
    NEW_STATUS: IN
"""
APART = (COMES, COMES.replace("Ada Quill", "Cy Moor").replace("STATUS: IN", "STATUS: OUT"))


def test_m8_leftovers_are_missing_and_spurious():
    unit = score(*APART)
    assert objects(unit, "PERSON") == objects(unit, "IN_AND_OUT") == Tally(mis=1, spu=1)
    assert slot(unit, "IO_PERSON") == Tally(mis=1, spu=1)


def test_m8_connected_leftovers_are_incorrect_and_so_are_pointers_between_them():
    unit = score(*APART, replace(TASK, connect_leftovers=True))
    assert objects(unit, "PERSON") == objects(unit, "IN_AND_OUT") == Tally(inc=1)
    assert slot(unit, "IO_PERSON") == slot(unit, "PER_NAME") == Tally(inc=1)


def test_m9_what_does_not_count_is_counted_as_non_committal():
    """An unfilled optional slot 1; an unused alternative its 2 fills; the longer of two comments 2."""
    key = """
<PERSON-7-1> :=
    PER_NAME: "Ada Quill"
    PER_ALIAS: "Ada"
             / "Quill"
               "A. Quill"
    PER_TITLE: / "Dr"
    COMMENT: "sure"
             "twice"
"""
    unit = score(key, '<PERSON-7-1> :=\n    PER_NAME: "Ada Quill"\n    PER_ALIAS: "Ada"\n    COMMENT: "no"\n')
    assert slot(unit, "PER_ALIAS") == Tally(cor=1, non=2)
    assert slot(unit, "PER_TITLE") == Tally(non=1)
    assert unit.table["slot", "PERSON", "COMMENT"] == Tally(non=2)


def test_m10_of_a_missing_slot_the_shortest_alternative_counts():
    key = SUCCESSION.replace(
        "                <IN_AND_OUT-7-2>", "                <IN_AND_OUT-7-2>\n    / <IN_AND_OUT-7-1>"
    )
    unit = score(key, "")
    assert unit.table["slot", "SUCCESSION_EVENT", "IN_AND_OUT"] == Tally(mis=1, non=2)


RELEVANT = (
    "<TEMPLATE-7-{}> :=\n    CONTENT: {}<SUCCESSION_EVENT-7-1>\n<SUCCESSION_EVENT-7-1> :=\n    POST: clerk\n"
)
DULL = "<TEMPLATE-7-{}> :=\n    DOC_NR: 7\n"


@pytest.mark.parametrize(
    ("key", "response", "tally", "rule"),
    [
        (RELEVANT.format(1, ""), RELEVANT.format(3, ""), Tally(cor=1), "relevant"),
        (RELEVANT.format(1, "/ "), RELEVANT.format(3, ""), Tally(cor=1), "relevant"),
        (RELEVANT.format(1, ""), DULL.format(1), Tally(inc=1), "relevant-in-key"),
        (DULL.format(1), RELEVANT.format(1, ""), Tally(inc=1), "relevant-in-response"),
        (DULL.format(1), "", Tally(cor=1), "irrelevant"),
        (DULL.format(1), "<TEMPLATE-7-1> :=\n    CONTENT:\n", Tally(cor=1), "irrelevant"),
        (DULL.format(9) + RELEVANT.format(10, ""), DULL.format(1), Tally(cor=1), "irrelevant"),
    ],
    ids=["both", "optional", "only key", "only response", "no template", "empty", "smallest number"],
)
def test_m12_text_filtering(key, response, tally, rule):
    unit = score(key, response)
    assert unit.table["text-filter",] == tally
    assert unit.nodes.node(0).rule == rule
    assert unit.nodes.node(0).status is (COR if tally.cor else INC)


TWINS = SUCCESSION.replace(
    "<IN_AND_OUT-7-2> :=\n    IO_PERSON: <PERSON-7-2>\n    NEW_STATUS: OUT",
    "<IN_AND_OUT-7-2> :=\n    IO_PERSON: <PERSON-7-1>\n    NEW_STATUS: in",
)


def test_m16_a_pointer_to_an_identical_object_is_as_good():
    """Two events, each with one of two objects that say the same; the response wrote only one."""
    key = TWINS.replace("                <IN_AND_OUT-7-2>\n", "") + (
        '<SUCCESSION_EVENT-7-2> :=\n    POST: "clerk"\n    IN_AND_OUT: <IN_AND_OUT-7-2>\n'
    )
    response = key.replace("IN_AND_OUT: <IN_AND_OUT-7-2>", "IN_AND_OUT: <IN_AND_OUT-7-1>").replace(
        "<IN_AND_OUT-7-2> :=\n    IO_PERSON: <PERSON-7-1>\n    NEW_STATUS: in\n", ""
    )
    unit = score(key, response)
    assert slot(unit, "IN_AND_OUT") == Tally(cor=2)
    assert {"pointer-aligned", "pointer-identical"} == {
        rule for _, rule in outcomes(unit, "IN_AND_OUT") if rule
    }
    assert objects(unit, "IN_AND_OUT") == Tally(cor=1, mis=1)
    alone = score(key, response, replace(TASK, equatable=()))
    assert slot(alone, "IN_AND_OUT") == Tally(cor=1, inc=1)


def test_m16_the_smallest_number_stands_for_identical_objects():
    key = annotations(TWINS)
    names = [instance.name for instance in key.documents["7"].instances]
    (stand, _) = TemplateComparer(TASK).representatives("7", Sides((key, key), {}))
    types = [instance.type for instance in key.documents["7"].instances]
    pairs = [(types[n], names[n], names[m]) for n, m in enumerate(stand) if types[n] == "IN_AND_OUT"]
    assert pairs == [("IN_AND_OUT", "1", "1"), ("IN_AND_OUT", "2", "1")]
    assert [m for n, m in enumerate(stand) if types[n] != "IN_AND_OUT"] == [
        n for n in range(len(types)) if types[n] != "IN_AND_OUT"
    ]


def test_m17_what_only_an_optional_slot_points_to_is_optional_and_all_below_it():
    """The whole event may be left out: its people come and go with it, its firm and persons too.

    12 fills below the template, its content once, its number once.
    """
    key = SUCCESSION.replace("CONTENT: <SUCC", "CONTENT: / <SUCC")
    unit = score(key, "<TEMPLATE-7-1> :=\n    DOC_NR: 7\n")
    assert unit.table["total",] == Tally(non=14)
    for name in ("SUCCESSION_EVENT", "IN_AND_OUT", "PERSON", "ORGANIZATION"):
        assert objects(unit, name) == Tally(non=objects(unit, name).non)
    causes = {
        node.name: node.why.causes[0].reason for node in rows(unit.nodes) if node.why and node.why.causes
    }
    assert causes == {
        "SUCCESSION_EVENT": "optional-slot",
        "IN_AND_OUT": "optional-object",
        "ORGANIZATION": "optional-object",
        "PERSON": "optional-object",
    }


def test_m17_an_alternative_that_another_avoids_makes_optional():
    key = SUCCESSION.replace("                <IN_AND_OUT-7-2>", "              / <IN_AND_OUT-7-2>")
    unit = score(key, "")
    assert objects(unit, "IN_AND_OUT") == Tally(non=2)
    assert objects(unit, "PERSON") == Tally(non=2)
    assert objects(unit, "SUCCESSION_EVENT") == Tally(mis=1)


def test_m17_what_every_alternative_points_to_is_not_optional():
    key = SUCCESSION.replace(
        "                <IN_AND_OUT-7-2>",
        "              / <IN_AND_OUT-7-1>\n                <IN_AND_OUT-7-2>",
    )
    assert objects(score(key, ""), "IN_AND_OUT") == Tally(mis=1, non=1)


def test_m17_nothing_pointed_to_is_not_optional_nor_is_a_template():
    key = (
        '<PERSON-7-1> :=\n    PER_NAME: "Ada Quill"\n<TEMPLATE-7-1> :=\n    CONTENT: <SUCCESSION_EVENT-7-1>\n'
    )
    unit = score(key, "")
    assert objects(unit, "PERSON") == Tally(mis=1)
    assert slot(unit, "CONTENT") == Tally(mis=1)


def test_m17_m16_a_pointer_to_a_twin_binds_both():
    """The event may leave out the second coming and going, but it says what the first says."""
    key = TWINS.replace(
        "IN_AND_OUT: <IN_AND_OUT-7-1>\n                <IN_AND_OUT-7-2>", "IN_AND_OUT: <IN_AND_OUT-7-1>"
    )
    key += "<SUCCESSION_EVENT-7-2> :=\n    IN_AND_OUT: / <IN_AND_OUT-7-2>\n"
    assert objects(score(key, ""), "IN_AND_OUT") == Tally(mis=2)
    assert objects(score(key, "", replace(TASK, equatable=())), "IN_AND_OUT") == Tally(mis=1, non=1)


RELATION = """
<ENTITY-7-1> :=
    ENT_NAME: "Ada Quill"
    OBJ_STATUS: OPTIONAL
<ENTITY-7-2> :=
    ENT_NAME: "Harrow Kites"
<EMPLOYEE_OF-7-1> :=
    PERSON: <ENTITY-7-1>
    ORGANIZATION: <ENTITY-7-2>
"""


def test_m17_a_relation_to_an_optional_element_is_optional_and_nothing_below_it():
    unit = score(RELATION, "", RELATIONS)
    assert objects(unit, "EMPLOYEE_OF") == Tally(non=1)
    assert objects(unit, "ENTITY") == Tally(mis=1, non=1)
    (why,) = [node.why for node in rows(unit.nodes) if node.name == "EMPLOYEE_OF" and node.why]
    assert [cause.reason for cause in why.causes] == ["points-to-optional"]
    marked = RELATION.replace("    OBJ_STATUS: OPTIONAL\n", "").replace(
        "    ORGANIZATION", "    OBJ_STATUS: OPTIONAL\n    ORGANIZATION"
    )
    assert objects(score(marked, "", RELATIONS), "ENTITY") == Tally(mis=2)


def test_m19_of_two_keys_either_may_have_alternatives_and_the_best_pair_counts():
    named = '<PERSON-7-1> :=\n    PER_NAME: "Ada Quill"\n    PER_ALIAS: '
    key, second = named + '"Q"\n    / "Ada"\n    "A."\n', named + '"Quill"\n    / "A."\n    "Ada"\n'
    unit = score(key, second, TWO_KEYS)
    assert slot(unit, "PER_ALIAS") == Tally(cor=2, non=2)


def test_m19_what_either_key_may_leave_out_costs_nothing():
    bare = '<PERSON-7-1> :=\n    PER_NAME: "Ada Quill"\n'
    full = bare + '    PER_TITLE: / "Dr"\n<PERSON-7-2> :=\n    PER_NAME: "Cy"\n    OBJ_STATUS: OPTIONAL\n'
    for first, second in ((bare, full), (full, bare)):
        unit = score(first, second, TWO_KEYS)
        assert unit.table["total",] == Tally(cor=1, non=2)
        assert objects(unit, "PERSON") == Tally(cor=1, non=1)
    assert score(bare, full).table["total",] == Tally(cor=1, spu=2)


def test_m19_m6_a_minimal_string_suffices_in_either_key():
    short = SUCCESSION.replace("chief [executive]", "executive")
    for first, second in ((SUCCESSION, short), (short, SUCCESSION)):
        assert slot(score(first, second, TWO_KEYS), "POST") == Tally(cor=1)
    assert slot(score(short, SUCCESSION), "POST") == Tally(inc=1)


def test_m19_m17_objects_are_optional_by_themselves_in_both_keys():
    loose = SUCCESSION.replace("CONTENT: <SUCC", "CONTENT: / <SUCC")
    empty = "<TEMPLATE-7-1> :=\n    DOC_NR: 7\n"
    for first, second in ((loose, empty), (empty, loose)):
        assert score(first, second, TWO_KEYS).table["total",] == Tally(non=14)


def test_m20_link_information_changes_nothing():
    linked = SUCCESSION.replace('"Ada Quill"', '"Ada Quill" ##10#19#texts')
    assert (
        score(linked, SUCCESSION).table
        == score(SUCCESSION, linked).table
        == score(SUCCESSION, SUCCESSION).table
    )


def test_m21_a_pointer_to_an_optional_object_that_was_not_found_is_removed():
    """The response points elsewhere: that pointer is spurious, for the key has none left."""
    key = SUCCESSION.replace('"Ada Quill"', '"Ada Quill"\n    OBJ_STATUS: OPTIONAL')
    response = SUCCESSION.replace("Ada Quill", "Cy Moor")
    unit = score(key, response)
    assert objects(unit, "PERSON") == Tally(cor=1, non=1, spu=1)
    assert slot(unit, "IO_PERSON") == Tally(cor=1, non=1, spu=1)
    assert (Status.REM, "removed-pointer") in outcomes(unit, "IO_PERSON")


def test_m21_m19_pointers_of_either_key_are_removed():
    key = SUCCESSION.replace('"Ada Quill"', '"Ada Quill"\n    OBJ_STATUS: OPTIONAL')
    response = SUCCESSION.replace("Ada Quill", "Cy Moor")
    unit, turned = score(key, response, TWO_KEYS), score(response, key, TWO_KEYS)
    assert slot(turned, "IO_PERSON") == Tally(cor=1, non=1, mis=1)
    assert turned.table == {row: tally.swapped() for row, tally in unit.table.items()}


def test_m23_obj_status_marks_optional_objects_and_is_no_slot_of_the_report():
    key = SUCCESSION.replace('"Bea Vale"', '"Bea Vale"\n    OBJ_STATUS: OPT')
    unit = score(key, SUCCESSION)
    assert unit.table == score(SUCCESSION, SUCCESSION).table
    assert objects(score(key, ""), "PERSON") == Tally(mis=1, non=1)


def test_trees_begin_with_the_template_and_go_down():
    unit = score(SUCCESSION, SUCCESSION)
    names = [node.name for node in rows(unit.nodes) if node.level is Level.INSTANCE]
    assert list(dict.fromkeys(names)) == [definition.name for definition in TASK.reported]
