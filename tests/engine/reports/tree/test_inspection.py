"""What the inspector shows: forms of string fills, where pointers lead, names as the task spells them."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import Level
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import stable_ids
from annotally.model.text import Document
from annotally.reports.tree.inspection import Inspection, inspect
from annotally.reports.tree.pointers import DocumentPointers
from annotally.scoring.tally import Status
from annotally.tasks.presets.ready_made import preset
from annotally.text.cleaning import CleanedRun, Cleaning, Form
from support.builders import DOCUMENT, entity, instance, pointer, sides, slot, string
from support.coreference_samples import muc

TASK = replace(
    preset("sample-template-element"),
    cleaning=Cleaning(premodifiers=("the",)),
    correct_form=Form.STRAIGHTENED,
    partial_form=Form.CLEAN,
)
KEY = [
    instance("Person", "1", slot("PER_NAME", "Ada Quill")),
    instance(
        "organization",
        "2",
        slot("org_name", "The  Quill\nHouse"),
        slot("ORG_LEADER", pointer("PERSON-1")),
        slot("ORG_TYPE", "COMPANY"),
    ),
]
RESPONSE = [
    instance("PERSON", "7", slot("PER_NAME", "Ada Quill")),
    instance("ORGANIZATION", "8", slot("ORG_NAME", "Quill House"), slot("ORG_LEADER", pointer("PERSON-7"))),
]
SIDES = sides(KEY, RESPONSE)
UNIT = TemplateComparer(TASK).compare(DOCUMENT, SIDES)


def row_of(name: str, level: Level = Level.SLOT) -> int:
    nodes = UNIT.nodes
    values = (row for row in range(len(nodes)) if nodes.level[row] == level)
    return next(row for row in values if nodes.names[nodes.name[row]] == name)


def shown(name: str, level: Level = Level.SLOT) -> Inspection:
    return inspect(UNIT, row_of(name, level), "Text 1", SIDES, TASK)


def test_m5_a_chosen_string_fill_is_shown_in_every_form() -> None:
    result = shown("ORG_NAME")
    lines = {line.slot: line for line in result.cards[0].lines}
    (forms,) = lines["ORG_NAME"].forms
    assert forms.original == "The  Quill\nHouse"
    assert forms.straightened == "The Quill House"
    assert forms.clean == (CleanedRun("the ", True), CleanedRun("quill house", False))
    assert lines["ORG_NAME"].compared == "the quill house"  # the form in which it must be equal
    assert (result.correct, result.partial) == (Form.STRAIGHTENED, Form.CLEAN)
    (other_line,) = (line for line in result.cards[1].lines if line.current)
    assert other_line.forms[0].clean == (CleanedRun("quill house", False),)
    assert all(not line.forms for line in result.cards[0].lines if not line.current)


def test_no_forms_are_shown_of_objects_sets_and_pointers() -> None:
    for item in (shown("ORGANIZATION", Level.INSTANCE), shown("ORG_TYPE"), shown("ORG_LEADER")):
        assert all(not line.forms for card in item.cards for line in card.lines)


def test_pointers_lead_to_the_row_of_their_target() -> None:
    person = row_of("PERSON", Level.INSTANCE)
    targets = {line.slot: line.target for line in shown("ORG_LEADER").cards[0].lines}
    assert targets == {"ORG_NAME": -1, "ORG_LEADER": person, "ORG_TYPE": -1}
    pointers = DocumentPointers(UNIT, SIDES)
    assert pointers.row_of(row_of("ORG_LEADER")) == person
    assert pointers.row_of(row_of("ORG_NAME")) == -1
    assert pointers.row_of(row_of("ORGANIZATION", Level.INSTANCE)) == -1
    assert pointers.row_of(0) == -1


@pytest.mark.parametrize("dangling", [True, False])
def test_a_pointer_that_leads_nowhere_leads_nowhere(dangling: bool) -> None:
    fills = [pointer("PERSON-99"), pointer("PERSON-1")][: 1 if dangling else 2]
    key = [KEY[0], instance("ORGANIZATION", "2", slot("ORG_NAME", "Q"), slot("ORG_LEADER", fills))]
    both_sides = sides(key, [])
    unit = TemplateComparer(TASK).compare(DOCUMENT, both_sides)
    nodes = unit.nodes
    row = next(r for r in range(len(nodes)) if nodes.names[nodes.name[r]] == "ORG_LEADER")
    person = next(r for r in range(len(nodes)) if nodes.names[nodes.name[r]] == "PERSON")
    assert DocumentPointers(unit, both_sides).row_of(row) == (-1 if dangling else person)


def test_classes_and_slots_are_called_what_the_task_calls_them() -> None:
    result = shown("ORG_NAME")
    assert [card.heading for card in result.cards] == ["ORGANIZATION 2", "ORGANIZATION 8"]
    assert "→ PERSON 1 Ada Quill" in [line.text for line in result.cards[0].lines]
    task = preset("muc6-named-entity")
    other_sides = sides([entity("Ada", 0, "PERSON"), instance("Odd", "3", slot("What", "x"))], [])
    unit = TemplateComparer(task).compare(DOCUMENT, other_sides)
    cards = [inspect(unit, row, "", other_sides, task).cards[0] for row in range(1, len(unit.nodes))]
    assert {card.heading for card in cards} == {"enamex 1", "Odd 3"}
    assert {line.slot for card in cards for line in card.lines} == {"text", "type", "What"}


def test_a_document_has_no_state_and_no_cards_but_says_what_it_holds() -> None:
    inspection = inspect(UNIT, 0, "Text 1", SIDES, TASK)
    assert inspection.stateless
    assert inspection.title == "Text 1"
    assert inspection.cards == ()
    assert inspection.why == ("objects: 2 in key, 2 in response", "1 disagree, or have parts that disagree")
    same = sides(KEY, KEY)
    unit = TemplateComparer(TASK).compare(DOCUMENT, same)
    assert inspect(unit, 0, "", same, TASK).why[1] == "none of them disagrees"


def test_who_lost_to_the_pair_shown_is_not_said_to_be_aligned() -> None:
    key = [KEY[0], instance("PERSON", "2", slot("PER_NAME", "Ada Quill"), slot("PER_ALIAS", "Quill"))]
    both_sides = sides(key, [RESPONSE[0]])
    unit = TemplateComparer(TASK).compare(DOCUMENT, both_sides)
    paired = next(
        row for row in range(len(unit.nodes)) if unit.nodes.why.get(row) and not unit.nodes.status[row]
    )
    (sentence,) = inspect(unit, paired, "", both_sides, TASK).considered
    assert sentence == (
        "also considered: key PERSON 2, F 66.67 %, weights 10000: not paired: the pair shown has"
        " precedence (M7)"
    )


def test_m7_a_candidate_below_the_threshold_tells_its_weights_and_the_threshold() -> None:
    high = tuple(replace(mention_class, threshold=15000) for mention_class in TASK.classes)
    both_sides = sides(
        KEY[:1], [instance("PERSON", "7", slot("PER_NAME", "Ada Quill"), slot("PER_ALIAS", "Q"))]
    )
    unit = TemplateComparer(replace(TASK, classes=high)).compare(DOCUMENT, both_sides)
    (sentence,) = inspect(unit, 1, "", both_sides, TASK).considered
    assert sentence == (
        "also considered: response PERSON 7, F 66.67 %, weights 10000: the weights of what matches do not"
        " exceed the threshold of 15000"
    )


def test_m15_a_mention_leads_to_the_one_it_refers_to(tmp_path: Path) -> None:
    workspace = muc(tmp_path)
    document = workspace.document_ids[0]
    tree = workspace.tree(document)
    rows = {
        tree.texts[0][row]: row for row in range(len(tree.nodes)) if tree.nodes.level[row] == Level.INSTANCE
    }
    first = next(row for text, row in rows.items() if text.startswith("Ada"))
    lawyer, she = (workspace.inspect(document, rows[text]) for text in ("The lawyer", "she"))
    assert (lawyer.target, she.target) == (first, rows["The lawyer"])
    assert workspace.inspect(document, first).target == -1


def test_the_inspector_of_a_class_lists_its_mentions(tmp_path: Path) -> None:
    workspace = muc(tmp_path)
    document = workspace.document_ids[0]
    levels = workspace.unit(document).nodes.level
    for level, mentions in ((Level.COMPONENT, 4), (Level.CLASS, 3)):
        inspection = workspace.inspect(document, levels.index(level))
        assert {line.slot for card in inspection.cards for line in card.lines} == {
            str(number) for number in range(1, mentions + 1)
        }


def test_c4_what_was_done_by_hand_is_told_of_every_object() -> None:
    key = [instance("PERSON", str(n), slot("PER_NAME", name)) for n, name in enumerate(("Ada Quill", "Bea"))]
    both_sides = sides(key, key)
    first, second = stable_ids(DOCUMENT, key)
    constraints = Constraints(frozenset({(first, second)}), frozenset({(second, first)}))
    unit = TemplateComparer(TASK).compare(DOCUMENT, both_sides, constraints)
    rows = [row for row, level in enumerate(unit.nodes.level) if level == Level.INSTANCE]
    pair, missing, spurious = (inspect(unit, row, "", both_sides, TASK) for row in rows)
    assert pair.why[-1] == "object: paired manually (C4): F 0.00 %"
    whole_text = "also considered: {}, F 100.00 %, weights 10000: "
    passed = whole_text + "not chosen, because the pair shown is a manual pair (C4)"
    assert pair.considered == (passed.format("response PERSON 0"), passed.format("key PERSON 1"))
    taken = whole_text + "paired manually with another one (C4) ({})"
    apart = "also considered: {}, F 0.00 %, weights 0: split manually (C4)"
    assert missing.considered == (
        taken.format("response PERSON 1", "PERSON 0"),
        apart.format("response PERSON 0"),
    )
    assert spurious.considered == (taken.format("key PERSON 0", "PERSON 1"), apart.format("key PERSON 1"))


def test_the_states_of_all_slots_come_along_whatever_row_is_inspected() -> None:
    expected = [("ORG_NAME", Status.PAR), ("ORG_LEADER", Status.COR), ("ORG_TYPE", Status.MIS)]
    for item in (shown("ORGANIZATION", Level.INSTANCE), shown("ORG_NAME")):
        assert sorted((o.name.upper(), o.status) for o in item.outcomes) == sorted(expected)
        assert [card.label.upper() for card in item.cards] == ["ORGANIZATION"] * 2
        assert not item.annotators
        assert item.common_text
    assert shown("ORG_NAME").level == Level.SLOT


def test_a_side_without_a_slot_shows_the_object_that_lacks_it() -> None:
    cards = shown("ORG_TYPE").cards
    assert [card.heading for card in cards] == ["ORGANIZATION 2", "ORGANIZATION 8"]
    assert [line.slot for line in cards[1].lines] == ["ORG_NAME", "ORG_LEADER"]
    assert not any(line.current for line in cards[1].lines)


def test_a_document_counts_objects_and_open_rows() -> None:
    item = inspect(UNIT, 0, "Text 1", SIDES, TASK)
    assert (item.level, item.counts, item.open_count) == (Level.DOCUMENT, (2, 2), UNIT.open_count())
    assert item.outcomes == ()


def test_annotations_say_where_they_stand_and_fills_too() -> None:
    ada = entity("Ada Quill", 4, "PERSON", slot("TEXT", string("Ada Quill", extent=(4, 13))))
    both = sides([ada], [ada])._replace(documents={DOCUMENT: Document(DOCUMENT, DOCUMENT, "Dr. Ada Quill")})
    task = preset("muc7-named-entity")
    item = inspect(TemplateComparer(task).compare(DOCUMENT, both), 1, "Text 1", both, task)
    for card in item.cards:
        assert (card.label, card.start, card.end, card.words) == ("PERSON", 4, 13, "Ada Quill")
    places = {line.slot.upper(): (line.start, line.end) for line in item.cards[0].lines}
    assert places["TYPE"] == (-1, -1)
    assert (4, 13) in places.values()
