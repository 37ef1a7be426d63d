"""Rule by rule: each test is named after the ruling or the sentence of the manual it pins."""

from dataclasses import replace

import msgspec
import pytest

from annotally.comparison.result import Level
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.extents import Extent
from annotally.model.instances import Reading, simple_fill
from annotally.scoring.tally import CountColumn, Status, Tally
from annotally.tasks.definition import ClassDefinition, FillKind, SectionGroup, SlotDefinition, TaskDefinition
from annotally.tasks.presets.ready_made import preset
from annotally.text.cleaning import Cleaning, Form
from support.builders import (
    DOCUMENT,
    compare,
    entity,
    instance,
    optional_fill,
    outcomes,
    pointer,
    rows,
    sides,
    slot,
    string,
    total,
)

PERSON = ClassDefinition(
    "person",
    "person",
    (
        SlotDefinition("name", "name"),
        SlotDefinition("alias", "alias"),
        SlotDefinition("title", "title", kind=FillKind.SET),
        SlotDefinition("comment", "comment", scored=False),
    ),
)
ORGANIZATION = ClassDefinition(
    "organization",
    "organization",
    (
        SlotDefinition("name", "name"),
        SlotDefinition("type", "type", kind=FillKind.SET),
        SlotDefinition("leader", "leader", kind=FillKind.POINTER),
    ),
)
TASK = TaskDefinition(
    "te",
    "Template elements",
    "templates",
    (PERSON, ORGANIZATION),
    cleaning=Cleaning(("a", "the"), (".",), ("inc",)),
)
NE = preset("muc6-named-entity")
COR, INC, MIS, SPU = Status.COR, Status.INC, Status.MIS, Status.SPU


def person(name: str, *slots, one_up: str = "1", **more):
    return instance("PERSON", one_up, slot("NAME", name), *slots, **more)


def replace_extents(item, extents):
    return msgspec.structs.replace(item, extents=extents)


class TestFills:
    def test_set_fills_match_whatever_their_case(self):
        unit = compare(TASK, [person("Ada", slot("TITLE", "Dr."))], [person("Ada", slot("TITLE", "DR."))])
        assert outcomes(unit, "title") == [(COR, "equal-set")]

    def test_m5_string_fills_are_cleaned(self):
        unit = compare(TASK, [person("The  Quill\nInc.")], [person("quill")])
        assert outcomes(unit, "name") == [(COR, "equal")]

    def test_set_fills_are_not_cleaned(self):
        key = person("Ada", slot("TITLE", "the Reverend"))
        unit = compare(TASK, [key], [person("Ada", slot("TITLE", "Reverend"))])
        assert outcomes(unit, "title") == [(INC, "different-set")]

    @pytest.mark.parametrize(
        ("response", "expected"),
        [
            ("Rosalind Vale", (COR, "equal")),
            ("Dr Rosalind Vale of Harrow", (INC, "different")),
            ("Vale", (COR, "minimal")),
            ("Rosalind", (INC, "different")),
        ],
    )
    def test_m6_minimal_strings(self, response, expected):
        key = instance(
            "PERSON", "1", slot("NAME", string("Rosalind Vale", minimal=["Vale"])), slot("ALIAS", "R")
        )
        unit = compare(TASK, [key], [person(response, slot("ALIAS", "R"))])
        assert outcomes(unit, "name") == [expected]

    def test_m6_minimal_strings_are_looked_for_in_the_clean_form_whichever_is_compared(self):
        task = replace(TASK, correct_form=Form.STRAIGHTENED)
        name = slot("NAME", string("Rosalind Vale Inc.", minimal=["the Vale"]))
        key = instance("PERSON", "1", name, slot("ALIAS", "R"))
        unit = compare(task, [key], [person("The  Vale Inc.", slot("ALIAS", "R"))])
        assert outcomes(unit, "name") == [(COR, "minimal")]

    def test_c3_fills_that_differ_in_minimal_strings_pair_alike_in_any_order(self):
        strict, lenient = string("Ada Vale"), string("Ada Vale", minimal=["Vale"])
        response = person("Ada", slot("ALIAS", ["Ada Vale", "Vale"]))
        for fills in ([strict, lenient], [lenient, strict]):
            unit = compare(TASK, [person("Ada", slot("ALIAS", fills))], [response])
            assert unit.table["slot", "person", "alias"] == Tally(cor=2)

    def test_partial_comparison_earns_half(self):
        task = replace(TASK, correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN)
        unit = compare(task, [person("the Quill")], [person("Quill")])
        assert outcomes(unit, "name") == [(Status.PAR, "partial")]
        assert total(unit) == Tally(par=1)

    def test_orig_form_keeps_white_space(self):
        task = replace(TASK, correct_form=Form.ORIG)
        key = person("Ada  Quill", slot("ALIAS", "Q"))
        unit = compare(task, [key], [person("Ada Quill", slot("ALIAS", "q"))])
        assert outcomes(unit, "name") == [(INC, "different")]
        assert outcomes(unit, "alias") == [(COR, "equal")]

    def test_multi_fills_pair_best_first_and_leftovers_are_missing(self):
        key = person("Ada", slot("ALIAS", ["Q", "Quill", "A. Quill"]))
        unit = compare(TASK, [key], [person("Ada", slot("ALIAS", ["quill", "Quilly"]))])
        assert [status for status, _ in outcomes(unit, "alias")] == [INC, COR, MIS]

    def test_optional_fill_costs_nothing_when_left_out(self):
        key = person("Ada", slot("ALIAS", [optional_fill("Q"), "Quill"]))
        unit = compare(TASK, [key], [person("Ada", slot("ALIAS", "Quill"))])
        assert outcomes(unit, "alias") == [(Status.OPT, "optional-fill"), (COR, "equal")]
        assert total(unit) == Tally(cor=2, non=1)


class TestAlternatives:
    def test_the_alternative_with_the_best_f_is_compared_and_the_rest_is_non_committal(self):
        key = person("Ada", slot("ALIAS", ["Q", "Quill"], "Adeline"))
        unit = compare(TASK, [key], [person("Ada", slot("ALIAS", "Adeline"))])
        assert outcomes(unit, "alias") == [
            (COR, "equal"),
            (Status.NON, "unused-alternative"),
            (Status.NON, "unused-alternative"),
        ]
        assert total(unit) == Tally(cor=2, non=2)

    def test_m10_a_missing_slot_counts_the_alternative_with_the_fewest_fills(self):
        key = person("Ada", slot("ALIAS", ["Q", "Quill"], "Adeline"))
        unit = compare(TASK, [key], [person("Ada")])
        assert unit.table["slot", "person", "alias"] == Tally(mis=1, non=2)

    def test_m10_m21_removed_pointers_do_not_lengthen_an_alternative(self):
        leaders = slot(
            "LEADER",
            [pointer("PERSON-1"), pointer("PERSON-1"), pointer("PERSON-2")],
            [pointer("PERSON-2"), pointer("PERSON-3")],
        )
        key = [
            person("Ada", optional=True),
            person("Bea", one_up="2"),
            person("Cy", one_up="3"),
            instance("ORGANIZATION", "1", leaders),
        ]
        unit = compare(TASK, key, [])
        assert unit.table["slot", "organization", "leader"] == Tally(mis=1, non=4)

    def test_m10_of_equal_f_the_shorter_then_the_first_written(self):
        key = person("Ada", slot("ALIAS", ["X", "Y"], "Z", "W"))
        unit = compare(TASK, [key], [person("Ada", slot("ALIAS", "Q"))])
        chosen = [n.chosen[0] for n in rows(unit.nodes) if n.name == "alias" and n.status is INC and n.rule]
        assert chosen == [1]


class TestOptionalSlots:
    def test_m9_unfilled_counts_one_non(self):
        key = person("Ada", slot("ALIAS", ["Q", "Quill"], optional=True))
        unit = compare(TASK, [key], [person("Ada")])
        assert unit.table["slot", "person", "alias"] == Tally(non=1)

    def test_filled_is_compared_like_any_other(self):
        key = person("Ada", slot("ALIAS", "Q", optional=True))
        assert total(compare(TASK, [key], [person("Ada", slot("ALIAS", "X"))])) == Tally(cor=1, inc=1)

    @pytest.mark.parametrize("fills", [["PERSON", "LOCATION"], ["LOCATION", "PERSON"]])
    def test_unfilled_it_counts_in_one_subtask_row_in_whatever_order_its_fills_stand(self, fills):
        key = instance("ENAMEX", "1", slot("TYPE", fills, optional=True), slot("TEXT", "Ada"), at=(0, 3))
        table = compare(NE, [key], []).table
        assert {row[3]: t for row, t in table.items() if row[0] == "subtask"} == {"location": Tally(non=1)}

    def test_of_a_missing_object_it_is_non_committal_too(self):
        key = person("Ada", slot("ALIAS", "Q", optional=True))
        assert total(compare(TASK, [key], [])) == Tally(mis=1, non=1)


class TestObjects:
    def test_m7_pairs_are_taken_best_f_first(self):
        key = [person("Ada", slot("ALIAS", "Q"), one_up="1"), person("Ada", one_up="2")]
        response = [person("Ada", one_up="8"), person("Ada", slot("ALIAS", "Q"), one_up="9")]
        assert total(compare(TASK, key, response)) == Tally(cor=3)

    def test_m7_nothing_in_common_is_no_pair(self):
        """It is not weighed at all; where a threshold lets such a pair be taken it is (M7)."""
        unit = compare(TASK, [person("Ada")], [person("Bea")])
        assert total(unit) == Tally(mis=1, spu=1)
        assert unit.table["object", "person"] == Tally(mis=1, spu=1)
        assert [node.why.losers for node in rows(unit.nodes) if node.why is not None] == [(), ()]
        lenient = replace(TASK, classes=(replace(PERSON, threshold=-1),))
        assert compare(lenient, [person("Ada")], [person("Bea")]).table["object", "person"] == Tally(cor=1)

    def test_m7_half_right_is_something_in_common(self):
        task = replace(TASK, correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN)
        halves = compare(task, [person("the Ada")], [person("Ada")])
        assert halves.table["object", "person"] == Tally(cor=1)

    def test_m7_pairs_that_agree_in_different_slots_are_weighed_apart(self):
        """Both pairs agree in one pointer of two; only that of the leader has weight."""
        slots = tuple(
            SlotDefinition(name, name, weight=weight, kind=FillKind.POINTER)
            for name, weight in (("leader", 1), ("founder", 0))
        )
        definition = ClassDefinition("organization", "organization", slots, threshold=50)
        task = replace(TASK, classes=(PERSON, definition))
        people = [person(name, one_up=str(number)) for number, name in enumerate("abcdef")]

        def organization(name, leader, founder):
            pointers = (pointer(f"PERSON-{leader}"), pointer(f"PERSON-{founder}"))
            return instance("ORGANIZATION", name, *map(slot, ("LEADER", "FOUNDER"), pointers))

        key = [*people, organization("1", 0, 1), organization("2", 2, 3)]
        response = [*people, organization("1", 0, 4), organization("2", 5, 3)]
        for first, second in ((key, response), (key[:6] + key[:5:-1], response)):
            unit = compare(task, first, second)
            assert unit.table["object", "organization"] == Tally(cor=1, mis=1, spu=1)
            assert unit.table["slot", "organization", "leader"] == Tally(cor=1, mis=1, spu=1)

    def test_m7_unscored_slots_have_no_weight_wherever_they_stand(self):
        comment, name = PERSON.slots[3], PERSON.slots[0]
        task = replace(TASK, classes=(replace(PERSON, slots=(comment, name)),))
        alike, other_person = person("Ada", slot("COMMENT", "x")), person("Bea", slot("COMMENT", "x"))
        assert compare(task, [alike], [other_person]).table["object", "person"] == Tally(mis=1, spu=1)
        unlike = person("Ada", slot("COMMENT", "y"))
        unit = compare(task, [alike], [unlike])
        assert unit.table["object", "person"] == Tally(cor=1)
        why = rows(unit.nodes)[1].why
        assert why is not None
        assert (why.f, why.weighted) == ((1, 1), 100.0)

    def test_m7_the_weighted_sum_must_exceed_the_threshold(self):
        strict = replace(PERSON, threshold=100)
        task = replace(TASK, classes=(strict,))
        assert total(compare(task, [person("Ada")], [person("Ada")])) == Tally(mis=1, spu=1)
        both_slot = slot("ALIAS", "Q")
        assert total(compare(task, [person("Ada", both_slot)], [person("Ada", both_slot)])) == Tally(cor=2)

    def test_m7_an_aligned_pair_is_correct_at_object_level_whatever_its_fills(self):
        key = person("Ada", slot("TITLE", "Dr"), slot("ALIAS", "Q"))
        response = person("Bea", slot("TITLE", "Dr"), slot("ALIAS", "R"))
        unit = compare(TASK, [key], [response])
        assert unit.table["object", "person"] == Tally(cor=1)
        assert total(unit) == Tally(cor=1, inc=2)

    @pytest.mark.parametrize("first", [True, False])
    def test_c3_of_two_objects_that_say_the_same_the_required_one_is_aligned(self, first):
        key = [person("Ada", optional=first), person("Ada", one_up="2", optional=not first)]
        unit = compare(TASK, key, [person("Ada")])
        assert unit.table["object", "person"] == Tally(cor=1, non=1)

    def test_c3_an_object_begins_where_its_first_extent_does_in_whatever_order_they_stand(self):
        early = replace_extents(person("Ada"), (Extent(30, 33), Extent(0, 3)))
        late = person("Ada", at=(10, 13), one_up="2")
        nodes = compare(TASK, [late, early], [person("Ada")]).nodes
        taken = next(n for n in rows(nodes) if n.level is Level.INSTANCE and n.status is COR)
        assert taken.refs[0][0].instance == 1

    def test_m8_leftovers_are_connected_as_incorrect_only_on_request(self):
        key, response = person("Ada", slot("ALIAS", ["Q", "R"])), person("Bea", slot("ALIAS", "S"))
        unit = compare(replace(TASK, connect_leftovers=True), [key], [response])
        assert unit.table["object", "person"] == Tally(inc=1)
        assert total(unit) == Tally(inc=2, mis=1)

    def test_m8_optional_leftovers_are_never_connected(self):
        key = person("Ada", optional=True)
        unit = compare(replace(TASK, connect_leftovers=True), [key], [person("Bea")])
        assert total(unit) == Tally(spu=1, non=1)

    def test_m8_optional_fills_of_connected_objects_are_left_over_first(self):
        task = replace(TASK, connect_leftovers=True)
        key = person("Ada", slot("ALIAS", [optional_fill("Q"), "R"]))
        unit = compare(task, [key], [person("Bea", slot("ALIAS", "S"))])
        assert unit.table["slot", "person", "alias"] == Tally(inc=1, non=1)

    def test_m8_m21_pointers_are_removed_from_connected_objects_too(self):
        task = replace(TASK, connect_leftovers=True)
        leader = slot("LEADER", pointer("PERSON-1"))
        key = [person("Ada", optional=True), instance("ORGANIZATION", "1", leader)]
        unit = compare(task, key, [instance("ORGANIZATION", "1", slot("NAME", "Q"), leader)])
        assert unit.table["object", "organization"] == Tally(inc=1)
        assert unit.table["slot", "organization", "leader"] == Tally(spu=1, non=1)

    def test_m8_m11_named_entities_in_different_places_are_not_connected(self):
        task = replace(NE, connect_leftovers=True)
        key = [entity("Ada", 0, "PERSON"), entity("Bea", 10, "PERSON", name="2")]
        unit = compare(task, key, [entity("Ad", 0, "VESSEL"), entity("Bea", 20, "PERSON", name="2")])
        assert unit.table["object", "enamex"] == Tally(inc=1, mis=1, spu=1)

    def test_m9_every_fill_of_an_unaligned_optional_object_is_non_committal(self):
        key = person("Ada", slot("ALIAS", "Q", ["R", "S"]), optional=True)
        unit = compare(TASK, [key], [])
        assert total(unit) == Tally(non=4)
        assert unit.table["object", "person"] == Tally(non=1)

    def test_m9_unscored_slots_count_the_larger_number_of_fills(self):
        key = person("Ada", slot("COMMENT", ["x", "y"]))
        unit = compare(TASK, [key], [person("Ada", slot("COMMENT", "z"))])
        assert unit.table["slot", "person", "comment"] == Tally(non=2)
        assert {s for s, _ in outcomes(unit, "comment")} == {Status.UNS}

    def test_m9_an_unscored_class_counts_one_object_level_non(self):
        task = replace(TASK, classes=(replace(PERSON, scored=False),))
        unit = compare(task, [person("Ada"), person("Bea", one_up="2")], [person("Ada")])
        assert unit.table["object", "person"] == Tally(non=2)
        assert total(unit) == Tally(cor=1, mis=1)

    def test_undeclared_classes_are_shown_and_count_nothing(self):
        unit = compare(TASK, [instance("VEHICLE", "1", slot("NAME", "x"))], [])
        assert unit.table == {}
        assert [n.status for n in rows(unit.nodes) if n.level is Level.INSTANCE] == [Status.UNS]


class TestPointers:
    def test_correct_only_through_aligned_objects(self):
        key = [
            person("Ada"),
            instance("ORGANIZATION", "1", slot("NAME", "Q"), slot("LEADER", pointer("PERSON-1"))),
        ]
        response = [
            person("Bea", one_up="1"),
            person("Ada", one_up="7"),
            instance("ORGANIZATION", "4", slot("NAME", "Q"), slot("LEADER", pointer("PERSON-7"))),
        ]
        unit = compare(TASK, key, response)
        assert outcomes(unit, "leader") == [(COR, "pointer-aligned")]
        wrong = [
            *response[:2],
            instance("ORGANIZATION", "4", slot("NAME", "Q"), slot("LEADER", pointer("PERSON-1"))),
        ]
        assert outcomes(compare(TASK, key, wrong), "leader") == [(INC, "pointer-unaligned")]

    def test_m21_a_pointer_to_an_unaligned_optional_object_is_removed(self):
        key = [
            person("Ada", optional=True),
            instance("ORGANIZATION", "1", slot("NAME", "Q"), slot("LEADER", pointer("PERSON-1"))),
        ]
        response = [instance("ORGANIZATION", "1", slot("NAME", "Q"))]
        unit = compare(TASK, key, response)
        assert outcomes(unit, "leader") == [(Status.REM, "removed-pointer")]
        assert total(unit) == Tally(cor=1, non=2)


class TestNamedEntities:
    def test_m11_only_the_same_position_is_a_candidate(self):
        assert total(
            compare(NE, [entity("Clinton", 0, "PERSON")], [entity("Clinton", 50, "PERSON")])
        ) == Tally(mis=2, spu=2)

    def test_m11_touching_is_not_overlapping(self):
        unit = compare(NE, [entity("ab", 0, "PERSON")], [entity("ab", 2, "PERSON")])
        assert unit.table["object", "enamex"] == Tally(mis=1, spu=1)

    def test_m11_the_class_must_be_the_same(self):
        unit = compare(NE, [entity("May", 0, "DATE", kind="TIMEX")], [entity("May", 0, "PERSON")])
        assert total(unit) == Tally(mis=2, spu=2)

    def test_m14_alt_and_type_alternatives(self):
        key = instance(
            "ENAMEX",
            "1",
            slot("TEXT", "the first half of 2031", "2031"),
            slot("TYPE", "PERSON", "ORGANIZATION"),
            at=(0, 22),
        )
        response = entity("2031", 18, "ORGANIZATION")
        assert total(compare(NE, [key], [response])) == Tally(cor=2, non=2)

    def test_m22_subtask_rows_follow_the_key_value_and_spurious_ones_the_response(self):
        key = [entity("Ada", 0, "PERSON"), entity("Bea", 10, "PERSON", name="2")]
        response = [entity("Ada", 0, "LOCATION"), entity("Cea", 20, "ORGANIZATION", name="2")]
        table = compare(NE, key, response).table
        assert table["subtask", "enamex", "type", "person"] == Tally(inc=1, mis=1)
        assert table["subtask", "enamex", "type", "organization"] == Tally(spu=1)
        assert ("subtask", "enamex", "type", "location") not in table

    def test_m22_unlisted_values_have_no_row(self):
        unit = compare(NE, [entity("Ada", 0, "VESSEL")], [entity("Ada", 0, "VESSEL")])
        assert not [row for row in unit.table if row[0] == "subtask"]

    def test_m22_sections_are_the_innermost_listed_of_the_key_else_of_the_response(self):
        key = [entity("Ada", 0, "PERSON", sections=("DOC", "TEXT", "S", "HEADLINE"))]
        response = [
            entity("Ada", 0, "PERSON", sections=("DOC", "TEXT")),
            entity("Bea", 9, "PERSON", sections=("DOC", "TEXT", "S")),
        ]
        table = compare(NE, key, response).table
        assert table["section", "HEADLINE"] == Tally(cor=2)
        assert table["section", "TEXT"] == Tally(spu=2)
        assert ("section", "DOC") not in table

    def test_m22_with_groups_only_groups_count(self):
        task = replace(NE, section_groups=(SectionGroup("Body", ("TEXT",)),))
        items = [entity("Ada", 0, "PERSON", sections=("DOC", "TEXT"))]
        table = compare(task, items, items).table
        assert table["section", "Body"] == Tally(cor=2)
        assert ("section", "TEXT") not in table

    def test_m22_a_listed_section_without_a_group_is_not_replaced_by_the_response_s(self):
        task = replace(NE, section_groups=(SectionGroup("Body", ("TEXT",)),))
        key = [entity("Ada Quill", 0, "PERSON", sections=("DOC", "HEADLINE"))]
        table = compare(task, key, [entity("Quill", 4, "PERSON", sections=("DOC", "TEXT"))]).table
        assert not [row for row in table if row[0] == "section"]

    def test_they_stand_in_reading_order_whichever_side_has_them(self):
        """A pair stands where its first one begins; of what begins together the key's comes first."""
        key = [entity("Ada Quill", 10, "PERSON"), entity("Cy", 30, "PERSON", name="2")]
        response = [
            entity("Eve", 50, "PERSON"),
            entity("Quill", 14, "PERSON", name="2"),
            entity("Di", 12, "ORGANIZATION", name="3"),
            entity("Bea", 0, "PERSON", name="4"),
            entity("Cy", 30, "DATE", name="5", kind="TIMEX"),
        ]
        for first, second, order in (
            (key, response, [(-1, 3), (0, 1), (-1, 2), (1, -1), (-1, 4), (-1, 0)]),
            (response, key, [(3, -1), (1, 0), (2, -1), (4, -1), (-1, 1), (0, -1)]),
        ):
            nodes = [node for node in rows(compare(NE, first, second).nodes) if node.level is Level.INSTANCE]
            instances = [tuple(side[0].instance if side else -1 for side in node.refs) for node in nodes]
            assert instances == order


class TestWhy:
    def test_the_mapper_records_what_lost_and_to_whom(self):
        key = [entity("Ada Quill", 0, "PERSON")]
        response = [entity("Ada Quill", 0, "PERSON"), entity("Quill", 4, "PERSON", name="2")]
        nodes = compare(NE, key, response).nodes
        why = [n.why for n in rows(nodes) if n.level is Level.INSTANCE]
        assert why[0] is not None
        assert why[0].rule == "aligned"
        assert why[0].f == (1, 1)
        assert why[0].weighted == 800.0
        (loser,) = why[0].losers
        assert (loser.side, loser.instance, loser.f, loser.reason) == (1, 1, (1, 2), "taken")
        assert why[1] is not None
        assert why[1].rule == "unaligned-response"
        assert (why[1].losers[0].side, why[1].losers[0].taken_by) == (0, 0)

    def test_a_candidate_below_the_threshold_is_recorded_as_such(self):
        nodes = compare(NE, [entity("Ada", 0, "PERSON")], [entity("Ad", 0, "LOCATION")]).nodes
        why = next(n.why for n in rows(nodes) if n.level is Level.INSTANCE)
        assert why is not None
        assert [loser.reason for loser in why.losers] == ["below"]


class TestNodes:
    def test_the_table_is_the_sum_of_the_shares_behind_each_cell(self):
        key = [entity("Ada", 0, "PERSON"), entity("Bea", 10, "PERSON", name="2")]
        unit = compare(NE, key, [entity("Ada", 0, "LOCATION")])
        for row, tally in unit.table.items():
            for column in CountColumn:
                behind = [unit.nodes.node(n) for n in unit.nodes.with_share(row, column)]
                amount = sum(
                    s.amount for n in behind for s in n.shares if s.row == row and s.column is column
                )
                assert amount == tally.counts()[column]

    def test_nodes_stand_in_reading_order_and_know_their_parents(self):
        key = [entity("Bea", 10, "PERSON"), entity("Ada", 0, "PERSON", name="2")]
        unit = compare(NE, key, [])
        nodes = unit.nodes
        assert unit.document == nodes.node(0).name == DOCUMENT
        instances = list(nodes.children(0))
        assert [nodes.node(i).refs[0][0].instance for i in instances] == [1, 0]
        assert all(nodes.parent[c] == i for i in instances for c in nodes.children(i))


@pytest.mark.parametrize(("form", "status"), [("none", INC), ("muc34", COR)])
def test_m24_of_alternatives_of_a_response_the_first_counts_in_files_of_muc_3_and_4_the_best(
    form: str, status: Status
) -> None:
    """Those of a key always do."""
    agreed = slot("TYPE", "COMPANY")
    one = [instance("ORGANIZATION", "1", slot("NAME", "Acme"), agreed)]
    several = [instance("ORGANIZATION", "1", slot("NAME", "Zeta", "Acme"), agreed)]
    comparer = TemplateComparer(TASK)
    (name,) = outcomes(comparer.compare(DOCUMENT, sides(one, several, form)), "name")[:1]
    assert name[0] is status
    key = comparer.compare(DOCUMENT, sides(several, one, form))
    assert outcomes(key, "name")[0][0] is COR


@pytest.mark.parametrize(("said", "status"), [("the [Ada] firm", COR), ("the Ada firm", INC), ("Ada", INC)])
def test_m26_brackets_in_set_fills_of_a_key_are_text(said: str, status: Status) -> None:
    marked = simple_fill(Reading("the Ada firm", minimal=("Ada",), bracketed="the [Ada] firm"))
    name = slot("NAME", "Acme")
    for key in (slot("TYPE", marked), slot("TYPE", [marked], ["none"])):
        unit = compare(
            TASK,
            [instance("ORGANIZATION", "1", name, key)],
            [instance("ORGANIZATION", "1", name, slot("TYPE", said))],
        )
        assert outcomes(unit, "type")[0][0] is status


def test_m10_of_alternatives_of_both_sides_that_are_equally_right_the_first_are_compared() -> None:
    key = [instance("ORGANIZATION", "1", slot("NAME", "Acme", "Bolt"), slot("TYPE", "COMPANY"))]
    response = [instance("ORGANIZATION", "1", slot("NAME", "Zeta", "Yoyo"), slot("TYPE", "COMPANY"))]
    unit = TemplateComparer(TASK).compare(DOCUMENT, sides(key, response, "muc34"))
    (whole,) = [node for node in rows(unit.nodes) if node.name == "name" and node.level is Level.SLOT]
    assert whole.chosen == (0, 0)
