"""The objects of one class: who is connected with whom (M8), and the record of who was weighed and lost."""

from dataclasses import replace

import pytest

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import LOSERS_KEPT, Cause, Level, Loser, PairNode, UnitComparison, Why
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import stable_ids
from annotally.model.instances import Instance
from annotally.scoring.tally import Tally
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ImplicitOptionality,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
    TextFilter,
)
from annotally.tasks.presets.ready_made import preset
from annotally.text.cleaning import Cleaning, Form
from support.builders import DOCUMENT, compare, entity, instance, pointer, rows, sides, slot

PERSON = ClassDefinition(
    "person", "person", tuple(SlotDefinition(name, name) for name in ("name", "alias", "title"))
)
TASK = TaskDefinition("t", "T", "templates", (PERSON,))
CONNECTING = replace(TASK, connect_leftovers=True)
HIGH = replace(PERSON, threshold=250)
"""Three slots of 100 each: only a pair that agrees in all of them is taken."""


def person(one_up: str, name: str, alias: str = "", title: str = "", *, optional: bool = False) -> Instance:
    values = {"NAME": name, "ALIAS": alias, "TITLE": title}
    return instance(
        "PERSON", one_up, *(slot(key, text) for key, text in values.items() if text), optional=optional
    )


def objects(unit: UnitComparison) -> list[PairNode]:
    return [node for node in rows(unit.nodes) if node.level is Level.INSTANCE]


def pairs(unit: UnitComparison) -> list[tuple[int, int, str]]:
    """Return the objects by their numbers, -1 for none, with the status of each."""
    return [
        (*(side[0].instance if side else -1 for side in node.refs), node.status.name)
        for node in objects(unit)
    ]


def why(unit: UnitComparison) -> list[Why]:
    values = [node.why for node in objects(unit)]
    return [item for item in values if item is not None]


def losers(item: Why) -> list[tuple[int, int, tuple[int, int], str, int]]:
    """Return side, number and F of each loser, why it lost, and the number of who took it."""
    return [(loser.side, loser.instance, loser.f, loser.reason, loser.taken_by) for loser in item.losers]


class TestLeftovers:
    def test_m8_what_is_taken_is_not_connected(self):
        key = [person("1", "Ada"), person("2", "Bea")]
        assert pairs(compare(CONNECTING, key, [person("7", "Ada")])) == [(0, 0, "COR"), (1, -1, "MIS")]
        assert pairs(compare(CONNECTING, key[:1], [person("7", "Ada"), person("8", "Bea")])) == [
            (0, 0, "COR"),
            (-1, 1, "SPU"),
        ]

    def test_m8_m19_an_optional_one_of_either_key_is_never_connected(self):
        task = replace(CONNECTING, scoring_method=ScoringMethod.KEY2KEY)
        loose = person("7", "Bea", optional=True)
        assert pairs(compare(task, [person("1", "Ada")], [loose])) == [(0, -1, "MIS"), (-1, 0, "OPT")]
        assert pairs(compare(task, [loose], [person("1", "Ada")])) == [(0, -1, "OPT"), (-1, 0, "SPU")]

    def test_m8_the_best_f_is_connected_first(self):
        """None reaches the threshold; the second agrees in more than the first, which reads first."""
        task = replace(CONNECTING, classes=(HIGH,))
        key = [person("1", "Ada", "Q", "Dr"), person("2", "Ada", "Q", "Ms")]
        unit = compare(task, key, [person("7", "Ada", "R", "Ms")])
        assert pairs(unit) == [(0, -1, "MIS"), (1, 0, "INC")]

    def test_m8_the_better_f_goes_before_more_correct_fills(self):
        """Two right of six against three, or one of one; by content the two come first."""
        task = replace(CONNECTING, classes=(HIGH,))
        slots = slot("NAME", "Ada"), slot("ALIAS", [*"pqst"]), slot("TITLE", "Ms")
        key = [instance("PERSON", "1", *slots), person("2", "Ada")]
        unit = compare(task, key, [person("7", "Ada", "R", "Ms")])
        assert pairs(unit) == [(0, -1, "MIS"), (1, 0, "INC")]

    def test_m8_of_equal_f_the_more_correct_fills(self):
        """Two halves, or one right and one wrong: F is 50 % for both; by content the halves come first."""
        task = replace(
            CONNECTING,
            classes=(HIGH,),
            correct_form=Form.STRAIGHTENED,
            partial_form=Form.CLEAN,
            cleaning=Cleaning(("a",)),
        )
        key = [person("1", "A Ada", "A Q"), person("2", "Ada", "X")]
        unit = compare(task, key, [person("7", "Ada", "Q")])
        assert pairs(unit) == [(0, -1, "MIS"), (1, 0, "INC")]

    def test_m8_m11_one_that_is_taken_is_not_connected_with_one_it_overlaps(self):
        task = replace(preset("muc6-named-entity"), connect_leftovers=True)
        whole_entity, part = entity("Ada Quill", 0, "PERSON"), entity("Quill", 4, "PERSON", name="2")
        assert pairs(compare(task, [whole_entity], [whole_entity, part])) == [(0, 0, "COR"), (-1, 1, "SPU")]
        assert pairs(compare(task, [whole_entity, part], [whole_entity])) == [(0, 0, "COR"), (1, -1, "MIS")]


class TestWhy:
    def test_losers_of_a_pair_are_those_of_either_object_the_nearest_first(self):
        """Both adas agree in the name with both; each has gone with the one it agrees with in all."""
        key = [person("1", "Ada", "Q", "Dr"), person("2", "Ada", "R"), person("3", "Ada", "Q")]
        response = [person("7", "Ada", "R"), person("8", "Ada", "Q", "Dr")]
        first, second, third = why(compare(TASK, key, response))
        assert (first.rule, first.f, first.weighted, first.threshold) == ("aligned", (1, 1), 300.0, 0)
        assert losers(first) == [
            (0, 2, (4, 5), "taken", -1),
            (1, 0, (2, 5), "taken", 1),
            (0, 1, (2, 5), "taken", 0),
        ]
        assert losers(second) == [
            (0, 2, (1, 2), "taken", -1),
            (1, 1, (2, 5), "taken", 0),
            (0, 0, (2, 5), "taken", 1),
        ]
        assert (third.rule, third.f, third.weighted) == ("unaligned-key", None, None)
        assert losers(third) == [(1, 1, (4, 5), "taken", 0), (1, 0, (1, 2), "taken", 1)]

    def test_not_more_than_said_are_kept_and_those_the_nearest(self):
        """Of five that agree in ever more slots the farthest two are left out, on either side."""
        task = replace(TASK, classes=(replace(PERSON, threshold=1000),))
        many = [
            person("1", "Ada"),
            person("2", "Ada", "Q"),
            person("3", "Ada", "Q", "Dr"),
            person("4", "Ada"),
            person("5", "Ada", "Q"),
        ]
        candidate_person = person("7", "Ada", "Q", "Dr")
        assert LOSERS_KEPT == 3
        alone = why(compare(task, many, [candidate_person]))[-1]
        assert [(loser.side, loser.instance) for loser in alone.losers] == [(0, 2), (0, 1), (0, 4)]
        (alone, *rest) = why(compare(task, [candidate_person], many))
        assert [(loser.side, loser.instance) for loser in alone.losers] == [(1, 2), (1, 1), (1, 4)]
        assert [len(second.losers) for second in rest] == [1] * 5

    def test_who_comes_after_many_equals_has_losers_too(self):
        """Five against four, all alike and all too little: the fifth is told of three like the others."""
        task = replace(TASK, classes=(replace(PERSON, threshold=1000),))
        unit = compare(
            task, [person(str(n), "Ada") for n in range(5)], [person(str(n), "Ada") for n in range(4)]
        )
        assert [[loser.instance for loser in item.losers] for item in why(unit)[:5]] == [[0, 1, 2]] * 5

    def test_leftovers_have_each_their_own_losers(self):
        """One that was weighed against nothing stands before them; nothing reaches the threshold."""
        task = replace(TASK, classes=(replace(PERSON, threshold=1000),))
        key = [person("1", "Di"), person("2", "Ada"), person("3", "Bea", "Q")]
        unit = compare(task, key, [person("7", "Bea", "R"), person("8", "Ada")])
        assert [losers(item) for item in why(unit)] == [
            [],
            [(1, 1, (1, 1), "below", -1)],
            [(1, 0, (1, 2), "below", -1)],
            [(0, 2, (1, 2), "below", -1)],
            [(0, 1, (1, 1), "below", -1)],
        ]

    def test_who_shares_nothing_was_not_considered_half_right_fills_or_not(self):
        task = replace(
            TASK, correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN, cleaning=Cleaning(("the",))
        )
        unit = compare(task, [person("1", "the Ada")], [person("7", "the Bea"), person("8", "Ada", "Q")])
        assert [losers(item) for item in why(unit)] == [[], []]

    def test_records_that_say_the_same_are_one_unless_something_lost(self):
        key = [person("1", "Ada"), person("2", "Bea"), person("3", "Cy", "Q"), person("4", "Di")]
        unit = compare(TASK, key, [person("7", "Ada"), person("8", "Bea"), person("9", "Cy", "R")])
        ada, bea, cy, di = why(unit)
        assert ada is bea
        assert ada == Why("aligned", (1, 1), 100.0, 0)
        assert cy == Why("aligned", (1, 2), 100.0, 0)
        assert di == Why("unaligned-key", threshold=0)

    def test_connected_leftovers_say_so_and_what_they_were_weighed_against(self):
        task = replace(CONNECTING, classes=(HIGH,))
        (node,) = why(compare(task, [person("1", "Ada", "Q")], [person("7", "Ada", "R")]))
        assert (node.rule, node.f, node.threshold) == ("leftover", None, 250)
        assert losers(node) == [(1, 0, (1, 2), "below", -1)]

    def test_templates_of_a_document_have_no_weights(self):
        template = ClassDefinition("template", "template", (SlotDefinition("content", "content"),))
        task = replace(TASK, classes=(template,), text_filter=TextFilter())
        (result,) = why(compare(task, [instance("TEMPLATE", "1")], [instance("TEMPLATE", "2")]))
        assert result == Why("aligned-template", (0, 1), None, 0)

    def test_of_two_templates_of_a_document_one_is_taken_and_not_for_being_worth_more(self):
        template = ClassDefinition("template", "template", (SlotDefinition("content", "content"),))
        task = replace(TASK, classes=(template,), text_filter=TextFilter())
        key = [instance("TEMPLATE", name, slot("CONTENT", name)) for name in "ab"]
        first, second = why(compare(task, key, [instance("TEMPLATE", "1", slot("CONTENT", "c"))]))
        assert (first.rule, losers(first)) == ("aligned-template", [(0, 1, (0, 1), "taken", -1)])
        assert (second.rule, losers(second)) == ("unaligned-key", [(1, 0, (0, 1), "taken", 0)])

    @pytest.mark.parametrize("side", [0, 1])
    def test_m17_optional_objects_say_why_they_are(self, side):
        event = ClassDefinition("event", "event", (SlotDefinition("who", "who", kind=FillKind.POINTER),))
        task = replace(
            TASK,
            classes=(PERSON, event),
            implicit_optionality=ImplicitOptionality.POINTED_TO,
            scoring_method=ScoringMethod.KEY2KEY,
        )
        holds = [
            person("1", "Ada"),
            person("2", "Bea"),
            instance("EVENT", "1", slot("WHO", [pointer("PERSON-1"), pointer("PERSON-2")]), optional=True),
        ]
        unit = compare(task, *([holds, []] if side == 0 else [[], holds]))
        cause = Cause(side, 2, "WHO", "optional-object")
        ada, bea, own = why(unit)
        assert ada == bea == Why("unaligned-optional", threshold=0, causes=(cause,))
        assert own == Why("unaligned-optional", threshold=0)


def test_a_loser_names_the_object_of_the_other_side():
    """Numbers differ on both sides: no object stands where its partner does."""
    key = [person("1", "Cy"), person("2", "Ada", "Q"), person("3", "Ada")]
    response = [person("6", "Di"), person("7", "Ed"), person("8", "Ada"), person("9", "Ada", "Q")]
    unit = compare(TASK, key, response)
    by_key = {node.refs[0][0].instance: node.why for node in objects(unit) if node.refs[0]}
    assert by_key[1] is not None
    assert by_key[1].losers == (
        Loser(1, 2, (2, 3), 100.0, "taken", 2),
        Loser(0, 2, (2, 3), 100.0, "taken", 2),
    )


def by_hand(
    forced: list[tuple[int, int]],
    forbidden: list[tuple[int, int]],
    task: TaskDefinition,
    *both_instances: list[Instance],
) -> UnitComparison:
    """Compare under constraints on pairs of numbers."""
    first_ids, second_ids = (stable_ids(DOCUMENT, side) for side in both_instances)
    constraints = Constraints(
        frozenset((first_ids[k], second_ids[r]) for k, r in forced),
        frozenset((first_ids[k], second_ids[r]) for k, r in forbidden),
    )
    return TemplateComparer(task).compare(DOCUMENT, sides(*both_instances), constraints)


class TestByHand:
    KEY = (person("1", "Ada", "A"), person("2", "Bea", "B"))
    RESPONSE = (person("7", "Ada", "A"), person("8", "Bea", "C"))

    def test_c4_a_forced_pair_is_aligned_whatever_it_is_worth(self):
        unit = by_hand([(0, 1)], [], TASK, [*self.KEY], [*self.RESPONSE])
        assert pairs(unit) == [(0, 1, "INC"), (1, -1, "MIS"), (-1, 0, "SPU")]
        assert unit.table["object", "person"] == Tally(cor=1, mis=1, spu=1)
        forced, key, response = why(unit)
        assert (forced.rule, forced.f, forced.weighted) == ("paired-by-hand", (0, 1), None)
        assert losers(forced) == [(1, 0, (1, 1), "passed-by-hand", -1), (0, 1, (1, 2), "passed-by-hand", -1)]
        assert (key.rule, losers(key)) == ("unaligned-key", [(1, 1, (1, 2), "taken-by-hand", 0)])
        assert (response.rule, losers(response)) == (
            "unaligned-response",
            [(0, 0, (1, 1), "taken-by-hand", 1)],
        )

    def test_c4_a_pair_kept_apart_is_no_candidate(self):
        unit = by_hand([], [(0, 0)], TASK, [*self.KEY], [*self.RESPONSE])
        assert pairs(unit) == [(0, -1, "MIS"), (1, 1, "INC"), (-1, 0, "SPU")]
        assert losers(why(unit)[0]) == [(1, 0, (1, 1), "apart-by-hand", -1)]

    def test_c4_that_a_pair_was_kept_apart_is_told_even_if_it_was_worth_too_little(self):
        task = replace(TASK, classes=(HIGH,))
        unit = by_hand([], [(0, 0)], task, [*self.KEY], [*self.RESPONSE])
        assert [losers(item) for item in why(unit)][:2] == [
            [(1, 0, (1, 1), "apart-by-hand", -1)],
            [(1, 1, (1, 2), "below", -1)],
        ]

    def test_c4_m8_a_pair_kept_apart_is_not_connected_either(self):
        task = replace(CONNECTING, classes=(HIGH,))
        persons, other_persons = [person("1", "Ada")], [person("7", "Bea")]
        assert pairs(compare(task, persons, other_persons)) == [(0, 0, "INC")]
        assert pairs(by_hand([], [(0, 0)], task, persons, other_persons)) == [(0, -1, "MIS"), (-1, 0, "SPU")]

    def test_c4_m11_a_forced_pair_need_not_share_a_character(self):
        task = preset("muc6-named-entity")
        entities, other_entities = [entity("Ada", 0, "PERSON")], [entity("Ada", 9, "PERSON")]
        assert pairs(compare(task, entities, other_entities)) == [(0, -1, "MIS"), (-1, 0, "SPU")]
        assert pairs(by_hand([(0, 0)], [], task, entities, other_entities)) == [(0, 0, "COR")]

    def test_c4_pointers_follow_what_is_paired_by_hand(self):
        both = [
            [*people, instance("ORGANIZATION", "3", slot("LEADER", pointer(f"PERSON-{leader}")))]
            for people, leader in ((self.KEY, "1"), (self.RESPONSE, "8"))
        ]
        led = ClassDefinition(
            "organization", "organization", (SlotDefinition("leader", "leader", kind=FillKind.POINTER),)
        )
        task = replace(TASK, classes=(PERSON, led))
        slots = compare(task, *both).table, by_hand([(0, 1)], [], task, *both).table
        assert ("slot", "organization", "leader") in slots[0]
        assert slots[0]["slot", "organization", "leader"] == Tally(mis=1, spu=1)
        assert slots[1]["slot", "organization", "leader"] == Tally(cor=1)

    def test_c4_m7_templates_of_a_document_stay_apart_too(self):
        template = ClassDefinition("template", "template", (SlotDefinition("comment", "comment"),))
        task = replace(TASK, classes=(template,), text_filter=TextFilter())
        instances = [instance("TEMPLATE", "1", slot("COMMENT", "x"))]
        result = why(by_hand([], [(0, 0)], task, instances, instances))
        assert [node.rule for node in result] == ["unaligned-key", "unaligned-response"]
        (forced,) = why(by_hand([(0, 0)], [], task, instances, instances))
        assert forced.rule == "paired-by-hand"
