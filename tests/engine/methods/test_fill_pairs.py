"""Fills of several parts and readings, as MUC-3/4 writes them."""

import pytest

from annotally.comparison import Level
from annotally.model.instances import Fill, Part, Reading
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import (
    ClassDefinition,
    Cleaning,
    FillKind,
    Form,
    SlotDefinition,
    TaskDefinition,
)
from annotally.tasks.presets import preset
from builders import compare, instance, outcomes, rows, slot, total

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
        Part(
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
    (found,) = outcomes(unit, "target")
    return found


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
        assert [loser.reason for one in why for loser in one.losers] == ["gate", "gate"]

    def test_a_pair_that_passes_is_aligned(self):
        key = instance("TEMPLATE", "1", slot("INCIDENT: TYPE", "BOMBING"), slot("HUM TGT: NAME", "Quill"))
        unit = compare(self.TASK, [key], [key])
        assert total(unit) == Tally(cor=2)
