"""The rules of the templette task and the task made from the data (H9, H13)."""

from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived import TEMPLETTE
from annotally.text.alignment.rules import Align
from support.builders import DOCUMENT, annotation_set, instance, pointer, slot


def test_every_class_and_slot_of_the_data_is_there_what_h13_names_unscored() -> None:
    event = instance("EVENT", "1", slot("WHO", "Ada"), slot("OBJ_STATUS", "OPT"), slot("Comment", "x"))
    top = instance("TEMPLATE", "1", slot("DOC_NR", "1"), slot("EVENT", pointer("EVENT-1")))
    task = TEMPLETTE.complete([annotation_set("key", {DOCUMENT: [event, top]})])
    assert isinstance(task, TaskDefinition)
    assert [mention_class.name for mention_class in task.classes] == [
        "EVENT",
        "TEMPLATE",
    ]  # what is pointed to is mapped first
    assert [item.name for item in task.reported] == ["TEMPLATE", "EVENT"]
    scored = {
        f"{mention_class.name}/{s.name}": s.scored
        for mention_class in task.classes
        for s in mention_class.slots
    }
    assert scored == {
        "EVENT/WHO": True,
        "EVENT/OBJ_STATUS": False,
        "EVENT/Comment": False,
        "TEMPLATE/DOC_NR": False,
        "TEMPLATE/EVENT": True,
    }
    assert task.cleaning.premodifiers == task.templettes.premodifiers


def test_templettes_can_stand_on_texts_that_differ_other_tasks_cannot() -> None:
    assert TEMPLETTE.method_spec.aligns_texts
    assert TEMPLETTE.alignment.align is Align.AUTO
    other_task = find_task("scenario-template")
    assert not other_task.method_spec.aligns_texts
