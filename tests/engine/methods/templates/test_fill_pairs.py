"""Fills of several parts and readings, as MUC-3/4 writes them."""

from dataclasses import replace

import pytest

from annotally.comparison.result import Level
from annotally.model.instances import Fill, FillPart, Reading
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
)
from annotally.tasks.presets.ready_made import preset
from annotally.text.cleaning import Cleaning, Form
from support.builders import DOCUMENT, compare, instance, outcomes, rows, slot, total

SLOTS = (SlotDefinition("target", "target", kind=FillKind.SET), SlotDefinition("id", "id"))
TASK = TaskDefinition(
    "t",
    "T",
    "templates",
    (ClassDefinition("template", "template", SLOTS),),
    cleaning=Cleaning(("the",)),
    correct_form=Form.STRAIGHTENED,
    partial_form=Form.CLEAN,
)
COR, PAR, INC = Status.COR, Status.PAR, Status.INC


def fill(*parts: str | tuple[str, ...], optional: tuple[int, ...] = ()) -> Fill:
    """Return a fill; a tuple holds a part's readings, behind the first part stand cross-references."""
    built = [
        FillPart(
            tuple(Reading(text) for text in ([part] if isinstance(part, str) else part)),
            place in optional,
            "cross-reference" if place else "",
            ":" if place else "",
        )
        for place, part in enumerate(parts)
    ]
    return Fill(tuple(built))


def outcome(key: Fill, response: Fill) -> tuple[Status, str]:
    sure = slot("ID", "sure")
    unit = compare(
        TASK,
        [instance("TEMPLATE", "1", slot("TARGET", key), sure)],
        [instance("TEMPLATE", "1", slot("TARGET", response), sure)],
    )
    (item,) = outcomes(unit, "target")
    return item


@pytest.mark.parametrize(
    ("key", "response", "expected"),
    [
        (fill("DEATH", "quill"), fill("death", "Quill"), (COR, "equal-set")),
        (fill("DEATH", "quill"), fill("DEATH", "vale"), (INC, "different-part")),
        (fill("DEATH", "quill"), fill("INJURY", "quill"), (INC, "different-part")),
        (fill("DEATH", "the quill"), fill("DEATH", "quill"), (PAR, "partial")),
        (fill("the DEATH", "quill"), fill("DEATH", "quill"), (INC, "different-part")),
        (fill("DEATH", "quill"), fill("DEATH"), (INC, "different-part")),
        (fill("DEATH"), fill("DEATH", "quill"), (INC, "different-part")),
        (fill("DEATH", "quill", optional=(1,)), fill("DEATH"), (COR, "equal-set")),
        (fill("DEATH", "quill", optional=(1,)), fill("DEATH", "quill"), (COR, "equal-set")),
        (fill("DEATH", "quill", optional=(1,)), fill("DEATH", "vale"), (INC, "different-part")),
        (fill("DEATH", "a", "b", optional=(1, 2)), fill("DEATH", "a"), (COR, "equal-set")),
        (fill("DEATH", "a", "b", optional=(1, 2)), fill("DEATH", "b"), (INC, "different-part")),
        (fill("DEATH", "a", "b", optional=(1,)), fill("DEATH", "b"), (COR, "equal-set")),
        (fill("DEATH", "a", "b", optional=(1,)), fill("DEATH"), (INC, "different-part")),
        (fill(("DEATH", "INJURY")), fill("INJURY"), (COR, "equal-set")),
        (fill(("DEATH", "INJURY")), fill("THREAT"), (INC, "different-set")),
        (fill("DEATH", ("quill", "the vale")), fill("DEATH", "vale"), (PAR, "partial")),
        (fill("DEATH", ("quill", "vale")), fill("DEATH", "vale"), (COR, "equal-set")),
        (fill("DEATH", optional=(0,)), fill("INJURY"), (INC, "different-set")),
    ],
)
def test_a_fill_is_as_right_as_its_worst_part(key, response, expected):
    assert outcome(key, response) == expected


def test_objects_that_share_only_the_second_part_of_an_optional_first_are_still_weighed():
    key = instance("TEMPLATE", "1", slot("TARGET", fill("a", "b", optional=(0,))))
    response = instance("TEMPLATE", "1", slot("TARGET", Fill(fill("a", "b").parts[1:])))
    assert total(compare(TASK, [key], [response])) == Tally(cor=1)


class TestGate:
    TASK = preset("muc4-gated")

    def test_a_pair_that_does_not_pass_is_not_aligned_and_says_why(self):
        same = (slot("INCIDENT: STAGE OF EXECUTION", "ACCOMPLISHED"), slot("HUM TGT: NAME", "Quill"))
        key = instance("TEMPLATE", "1", slot("INCIDENT: TYPE", "BOMBING"), *same)
        response = instance("TEMPLATE", "1", slot("INCIDENT: TYPE", "ARSON"), *same)
        unit = compare(self.TASK, [key], [response])
        assert unit.table["object", "TEMPLATE"] == Tally(mis=1, spu=1)
        why = [node.why for node in rows(unit.nodes) if node.level is Level.INSTANCE]
        assert [loser.reason for item in why for loser in item.losers] == ["gate", "gate"]

    def test_a_pair_that_passes_is_aligned(self):
        key = instance("TEMPLATE", "1", slot("INCIDENT: TYPE", "BOMBING"), slot("HUM TGT: NAME", "Quill"))
        unit = compare(self.TASK, [key], [key])
        assert total(unit) == Tally(cor=2)


def to(name: str) -> FillPart:
    return FillPart((Reading(f"<PERSON-{name}>", target=f"PERSON-{DOCUMENT}-{name}"),))


class TestPointersAmongParts:
    """A pointer beside other parts or readings counts by whom it leads to."""

    WHO = SlotDefinition("who", "who", kind=FillKind.POINTER)
    PEOPLE = (ClassDefinition("person", "person", (SlotDefinition("name", "name"),)),)
    TASK = TaskDefinition(
        "t", "T", "templates", (*PEOPLE, ClassDefinition("event", "event", (WHO, SlotDefinition("id", "id"))))
    )

    def outcome(self, key: Fill, response: Fill) -> tuple[Status, str]:
        people = [instance("PERSON", "1", slot("NAME", "Ada")), instance("PERSON", "2", slot("NAME", "Bea"))]
        key_side, response_side = (
            [*people, instance("EVENT", "1", slot("ID", "sure"), slot("WHO", item))]
            for item in (key, response)
        )
        (item,) = outcomes(compare(self.TASK, key_side, response_side), "who")
        return item

    def test_a_part_that_points_is_right_where_its_target_is_aligned(self):
        clerk = FillPart((Reading("clerk"),))
        assert self.outcome(Fill((clerk, to("1"))), Fill((clerk, to("1")))) == (COR, "equal")
        assert self.outcome(Fill((clerk, to("1"))), Fill((clerk, to("2")))) == (INC, "different-part")
        assert self.outcome(Fill((to("1"), clerk)), Fill((to("1"), clerk))) == (COR, "pointer-aligned")

    def test_of_several_readings_the_best_decides_and_a_wrong_pointer_is_named_before_a_wrong_word(self):
        word = Reading("clerk")
        either = Fill((FillPart((word, *to("1").readings)),))
        assert self.outcome(either, Fill((to("1"),))) == (COR, "pointer-aligned")
        assert self.outcome(either, Fill((to("2"),))) == (INC, "pointer-unaligned")
        assert self.outcome(either, Fill((FillPart((word,)),))) == (COR, "equal")
        for readings in ((word, *to("1").readings), (*to("1").readings, word)):
            wrong = self.outcome(Fill((FillPart(readings),)), Fill((FillPart((Reading("cook"),)),)))
            assert wrong == (INC, "pointer-unaligned")


@pytest.mark.parametrize(("kind", "rule"), [(FillKind.SET, "different-set"), (FillKind.STRING, "different")])
def test_of_several_readings_none_of_which_is_right_the_kind_of_slot_is_named(kind, rule):
    name = "TARGET" if kind is FillKind.SET else "ID"
    key, response = (
        instance(
            "TEMPLATE", "1", slot(name, candidate_fill), slot("ID" if name == "TARGET" else "TARGET", "sure")
        )
        for candidate_fill in (fill(("a", "b")), fill(("c", "d")))
    )
    assert outcomes(compare(TASK, [key], [response]), name.lower()) == [(INC, rule)]


def test_m8_fills_of_connected_objects_are_incorrect_because_of_that():
    task = replace(TASK, connect_leftovers=True)
    key, response = (instance("TEMPLATE", "1", slot("ID", letter)) for letter in "ab")
    assert outcomes(compare(task, [key], [response]), "id") == [(INC, "leftover")]


@pytest.mark.parametrize("turn", [1, -1])
@pytest.mark.parametrize("side", [0, 1])
def test_c3_of_several_wrong_pointers_that_is_paired_whose_target_comes_first_not_who_is_written_first(
    turn, side
):
    """Nobody points to the right one; Ada comes before Bea by name."""
    people = [instance("PERSON", "1", slot("NAME", "Bea")), instance("PERSON", "2", slot("NAME", "Ada"))]
    two = [Fill((to("1"),)), Fill((to("2"),))][::turn]
    sure = slot("ID", "sure")
    many = [*people, instance("EVENT", "1", sure, slot("WHO", two))]
    instances = [instance("EVENT", "1", sure, slot("WHO", Fill((to("9"),))))]
    unit = compare(TestPointersAmongParts.TASK, *((many, instances) if side == 0 else (instances, many)))
    (paired,) = [node for node in rows(unit.nodes) if node.name == "who" and node.rule == "pointer-unaligned"]
    (ref,) = paired.refs[side]
    assert two[ref.path[-1]] == Fill((to("2"),))


def test_m19_of_the_ways_two_keys_leave_open_the_best_counts():
    """With their second parts they are half right, without them wholly."""
    task = replace(TASK, scoring_method=ScoringMethod.KEY2KEY)
    key, response = (
        instance("TEMPLATE", "1", slot("TARGET", fill("DEATH", second, optional=(1,))), slot("ID", "sure"))
        for second in ("the quill", "quill")
    )
    for result, other in ((key, response), (response, key)):
        assert outcomes(compare(task, [result], [other]), "target") == [(COR, "equal-set")]
