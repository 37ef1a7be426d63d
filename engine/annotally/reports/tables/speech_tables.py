"""Rows of named entities in speech: all components, each of them, and entities by type (S1, S5)."""

from collections.abc import Iterable, Iterator

from annotally.comparison.result import TOTAL, RowKey
from annotally.model.wording import Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.speech_rules import COMPONENT_NAMES

COMPONENTS, ENTITIES = Wording("component scores"), Wording("entity scores")
ALL = Wording("all components")
"""The sections of the table."""


def by_component(task: TaskDefinition) -> bool:
    """Tell whether a task's rows are those of this module; MUC's way has MUC's rows (S4)."""
    return task.method_spec.entity_components and not task.speech.muc_mode


def speech_headings(
    task: TaskDefinition, table: Iterable[RowKey]
) -> Iterator[tuple[RowKey, Wording, str, str]]:
    """Yield key, section, group and name of each row; types have rows as they come, in order of their names.

    Entities without a type of their own stand under their tag.
    """
    for component in task.speech.components:
        yield ("component", component.value), COMPONENTS, "", COMPONENT_NAMES[component]
    # Types in the order of the task's tags, then by name: the table's own order plays no part.
    places = {definition.name: place for place, definition in enumerate(task.reported)}
    entity_keys = sorted(
        (key for key in table if key[0] == "entity"), key=lambda key: (places[key[1]], key[2])
    )
    for key in entity_keys:
        yield (key, ENTITIES, key[1], key[2]) if key[2] else (key, ENTITIES, "", key[1])
    yield TOTAL, ALL, "", ALL
