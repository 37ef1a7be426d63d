"""The task of named entities in speech, and the same for other tags."""

from collections.abc import Sequence
from dataclasses import replace

from annotally.formats.base import ReadOptions
from annotally.model.wording import Wording
from annotally.tasks.definition import ClassDefinition, TaskDefinition
from annotally.tasks.presets.ready_made import entity_class, preset
from annotally.text.alignment.rules import Align, AlignmentRules

SPEECH_NAMED_ENTITY = replace(
    preset("ieer-named-entity"),
    name="speech-named-entity",
    title=Wording("Named entity in speech"),
    method="speech",
    sections=(),
    reading=ReadOptions(status_slots=("STATUS",), docnum="verbatim"),
    alignment=AlignmentRules(align=Align.AUTO),
    description="entities in a recogniser's words against those in a transcript: type, extent, content",
)
"""Types are those of IE-ER; other types get rows as they occur."""


def with_tags(task: TaskDefinition, tags: Sequence[str], type_attribute: str | None) -> TaskDefinition:
    """Return the task for entities in other tags, or with another attribute that holds the type.

    Without tags they stay as they are. What had a row of its own because of its type has none in MUC's way.
    """
    # A tag of the task keeps its class, any other gets that of a named entity; the slot of the type is
    # renamed in each.
    slot = type_attribute or task.reading.type_slot
    names = tuple(tags) or tuple(item.name for item in task.classes)
    definitions = task.by_name
    classes: list[ClassDefinition] = []
    for name in names:
        if any(item.name.casefold() == name.casefold() for item in classes):
            continue
        definition = definitions.get(name.casefold()) or entity_class(name)
        slots = tuple(
            replace(item, name=slot) if type_attribute and item.report_name == "type" else item
            for item in definition.slots
        )
        classes.append(replace(definition, slots=slots))
    reading = replace(task.reading, annotation_tags=tuple(item.name for item in classes), type_slot=slot)
    return replace(task, classes=tuple(classes), subtasks=(), reading=reading)
