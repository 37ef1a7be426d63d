"""What the inspector says of objects that are optional by themselves, identical, or stand for their text."""

from dataclasses import replace

import pytest

from annotally.comparison.result import Level
from annotally.methods.templates.comparer import TemplateComparer
from annotally.reports.tree.inspection import Inspection, inspect
from annotally.tasks.presets.ready_made import preset
from support.builders import DOCUMENT, instance, pointer, sides, slot

SUCCESSIONS, RELATIONS = preset("muc6-scenario-template"), preset("muc7-template-relation")


def shown(task, key, response, name: str, level: Level = Level.INSTANCE) -> Inspection:
    """Return what is shown of the first row of that name."""
    both_sides = sides(key, response)
    unit = TemplateComparer(task).compare(DOCUMENT, both_sides)
    nodes = [unit.nodes.node(row) for row in range(len(unit.nodes))]
    row = next(node.row for node in nodes if node.level is level and node.name in (name, DOCUMENT))
    return inspect(unit, row, "Text 1", both_sides, task)


def event(name: str, *alternatives: object, loose: bool = False, optional: bool = False):
    people = slot("IN_AND_OUT", *alternatives, optional=loose)
    return instance("SUCCESSION_EVENT", name, people, optional=optional)


COMES = instance("IN_AND_OUT", "1", slot("NEW_STATUS", "IN"))
TO_IT = pointer("IN_AND_OUT-1")


@pytest.mark.parametrize(
    ("pointing", "text"),
    [
        (event("4", TO_IT, loose=True), "SUCCESSION_EVENT 4 points to it in IN_AND_OUT and may leave it out"),
        (event("4", TO_IT, optional=True), "SUCCESSION_EVENT 4 points to it in IN_AND_OUT and is optional"),
        (
            event("4", TO_IT, pointer("IN_AND_OUT-9")),
            "SUCCESSION_EVENT 4 points to it in IN_AND_OUT, but an alternative there does without it",
        ),
    ],
)
def test_m17_every_cause_is_told_with_who_points_where(pointing, text):
    result = shown(SUCCESSIONS, [COMES, pointing], [], "IN_AND_OUT")
    assert result.cards[0].heading == "IN_AND_OUT 1 (implicitly optional)"
    assert result.why[-1] == f"optional though not marked so: {text} (M17)"


def test_m17_nothing_is_told_of_what_must_be_found():
    result = shown(SUCCESSIONS, [COMES, event("4", TO_IT)], [], "IN_AND_OUT")
    assert result.cards[0].heading == "IN_AND_OUT 1"
    assert "(M17)" not in "".join(result.why)


def test_m17_of_a_relation_the_element_is_told():
    key = [
        instance("ENTITY", "1", slot("ENT_NAME", "Ada Quill"), optional=True),
        instance("EMPLOYEE_OF", "2", slot("PERSON", pointer("ENTITY-1"))),
    ]
    result = shown(RELATIONS, key, [], "EMPLOYEE_OF")
    assert result.why[-1].startswith(
        "optional though not marked so: its PERSON points to ENTITY 1, which is optional"
    )


def test_m16_a_pointer_to_an_identical_object_says_so():
    twin = instance("IN_AND_OUT", "2", slot("NEW_STATUS", "in"))
    post = slot("POST", "clerk")
    key = [COMES, twin, instance("SUCCESSION_EVENT", "1", post, slot("IN_AND_OUT", pointer("IN_AND_OUT-2")))]
    response = [COMES, instance("SUCCESSION_EVENT", "1", post, slot("IN_AND_OUT", pointer("IN_AND_OUT-1")))]
    result = shown(SUCCESSIONS, key, response, "IN_AND_OUT", Level.SLOT)
    assert "identical" in result.why[0]
    assert "(M16)" in result.why[0]


def test_m12_a_document_says_who_holds_it_relevant():
    key = [instance("TEMPLATE", "1", slot("CONTENT", pointer("SUCCESSION_EVENT-1"))), event("1")]
    result = shown(SUCCESSIONS, key, [], DOCUMENT, Level.DOCUMENT)
    assert result.why[0] == "document: the text is relevant in the key, not in the response (M12)"
    assert not result.stateless
    assert shown(replace(SUCCESSIONS, text_filter=None), key, [], DOCUMENT, Level.DOCUMENT).stateless


def test_m7_a_template_is_aligned_without_a_threshold():
    candidate_instance = instance("TEMPLATE", "1", slot("DOC_NR", "1"))
    (sentence,) = shown(SUCCESSIONS, [candidate_instance], [candidate_instance], "TEMPLATE").why
    assert "whatever they contain (M7)" in sentence
    assert "threshold" not in sentence
