"""What entries were about, in words that outlive it."""

from pathlib import Path

import msgspec

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.descriptions import LONGEST, describe_row
from annotally.adjudication.decisions.targets import RowAddresses
from annotally.model.instances import Instance
from annotally.tasks.definition import ClassDefinition, SlotDefinition, TaskDefinition
from support.builders import compare, entity, instance, sides, slot
from support.coreference_samples import muc

TASK = TaskDefinition(
    "about",
    "About",
    "templates",
    (
        ClassDefinition(
            "PERSON", "person", (SlotDefinition("name", "name"), SlotDefinition("trade", "trade"))
        ),
        ClassDefinition("ENAMEX", "enamex", (SlotDefinition("TEXT", "text"), SlotDefinition("TYPE", "type"))),
    ),
)


def told(key: list[Instance], response: list[Instance], text: str = "") -> list[str]:
    """Return the words of every row."""
    unit, both_sides = compare(TASK, key, response), sides(key, response)
    table = DecisionTable(unit.nodes, RowAddresses(unit, both_sides), {})
    return [describe_row(table, both_sides.instances("doc-1"), text, row) for row in range(len(unit.nodes))]


def test_an_object_is_told_by_what_it_says_and_a_slot_by_both_sides() -> None:
    ada = instance("PERSON", "1", slot("name", "Ada Quill"), slot("trade", ["printer", "binder"]))
    other_instance = instance("PERSON", "7", slot("name", "Ada  Quill"), slot("trade", "clerk"))
    messages = told([ada], [other_instance])
    assert messages[:2] == ["doc-1", "PERSON Ada Quill"]
    assert "PERSON Ada Quill, name: Ada Quill" in messages
    assert "PERSON Ada Quill, trade: printer; binder · clerk" in messages


def test_what_stands_in_a_text_is_told_by_its_words_and_cut_where_it_is_long() -> None:
    text = "Ada of " + "Far " * 40
    messages = told([entity("Ada", 0, "PERSON")], [entity("Far " * 40, 7, "LOCATION")], text)
    assert "ENAMEX Ada" in messages
    (long,) = (text for text in messages if text.startswith("ENAMEX Far") and "," not in text)
    assert len(long) == len("ENAMEX ") + LONGEST
    assert long.endswith("…")


def test_every_row_is_told_in_one_line() -> None:
    messages = told([instance("PERSON", "1", slot("name", "Ada\nQuill", "A. Quill"))], [])
    assert all(message and "\n" not in message for message in messages)
    assert any("Ada Quill | A. Quill" in message for message in messages)


def test_classes_and_their_components_are_told_in_text_that_can_be_stored(tmp_path: Path) -> None:
    workspace = muc(tmp_path)
    (document,) = workspace.document_ids
    unit = workspace.unit(document)
    table = DecisionTable(unit.nodes, RowAddresses(unit, workspace.sides), {})
    instances, text = workspace.sides.instances(document), workspace.document(document).text
    messages = [describe_row(table, instances, text, row) for row in range(len(unit.nodes))]
    assert messages[1] == "1 key class, 2 response classes"
    assert messages[2].startswith("key class of 3: ")
    assert msgspec.json.decode(msgspec.json.encode(messages)) == messages
