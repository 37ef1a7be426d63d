"""Tasks with texts that may differ, with a person's options (`annotally.tasks.alignment_options`)."""

from dataclasses import replace
from typing import TypeVar

from annotally.formats.io import load_source
from annotally.model.diagnostics import TaskError
from annotally.model.text import Source
from annotally.model.wording import Wording, sentence_of
from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived import DerivedTask
from annotally.tasks.speech_rules import Component, EntityMapping
from annotally.tasks.templette_rules import CONTENT, EXTENT, ContentUnits
from annotally.text.alignment.rules import Align, Aligner, sounds_named

T = TypeVar("T")


def with_choice(task: TaskChoice, choice: DifferingChoice, encoding: str | None = None) -> TaskChoice:
    """Return the task with the options of a person.

    Raises TaskError for a task without texts that may differ and for invalid values, InputRefused for files
    that cannot be read.
    """
    # Enumerations check their values when they are made from text; a ValueError of any of them becomes a
    # TaskError here, in one place for all options.
    if choice == NOTHING_DIFFERENT:
        return task
    if not isinstance(task, TaskDefinition | DerivedTask) or not task.method_spec.aligns_texts:
        raise TaskError(Wording("{task}: all sides have the same text", task=task.name))
    try:
        return _with_rules(_with_alignment(task, choice, encoding), choice)
    except ValueError as problem:
        # Their messages name the values and come from the standard library: no catalogue has them.
        raise TaskError(sentence_of(problem)) from None


def _with_alignment(
    task: TaskDefinition | DerivedTask, choice: DifferingChoice, encoding: str | None
) -> TaskDefinition | DerivedTask:
    # An option that was not given is empty or None and leaves the task's own rule in force.
    rules = task.alignment
    return replace(
        task,
        alignment=replace(
            rules,
            align=Align(choice.align) if choice.align else rules.align,
            aligner=Aligner(choice.aligner) if choice.aligner else rules.aligner,
            glm=_source(choice.glm, encoding) or rules.glm,
            lexicon=_source(choice.lexicon, encoding) or rules.lexicon,
            sounds=sounds_named(choice.sounds) if choice.sounds else rules.sounds,
            spelling=_value_or(choice.spelling, rules.spelling),
            group=_value_or(choice.group, rules.group),
        ),
    )


def _with_rules(task: TaskDefinition | DerivedTask, choice: DifferingChoice) -> TaskChoice:
    if isinstance(task, DerivedTask):
        rules = task.templettes
        units = ContentUnits(choice.units) if choice.units else rules.content_units
        points = (
            tuple(component for component in (CONTENT, EXTENT) if component in choice.components)
            or rules.components
        )
        return replace(task, templettes=replace(rules, content_units=units, components=points))
    # An option left open keeps the value of the task; enumerations check their values on construction.
    speech = task.speech
    return replace(
        task,
        speech=replace(
            speech,
            tolerance=_value_or(choice.tolerance, speech.tolerance),
            mapping=EntityMapping(choice.mapping) if choice.mapping else speech.mapping,
            components=tuple(map(Component, choice.components)) or speech.components,
            muc_mode=_value_or(choice.muc_mode, speech.muc_mode),
        ),
    )


def _value_or(value: T | None, otherwise: T) -> T:
    return otherwise if value is None else value


def _source(path: str, encoding: str | None) -> Source | None:
    return load_source(path, encoding, any_content=True) if path else None
