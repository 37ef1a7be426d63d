"""Options of the methods that ``annotally score`` and the library have in common, and the tasks they make."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any, TypedDict, TypeVar

from annotally.formats.io import load_source
from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.presets.speech import with_tags
from annotally.tasks.speech_rules import Component, EntityMapping
from annotally.tasks.templette_rules import CONTENT, EXTENT, ContentUnits
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from annotally.text.alignment.rules import Align, Aligner, AlignmentRules, Sounds, Voice, sounds_named

POINTS = {"both": (CONTENT, EXTENT), "content": (CONTENT,), "extent": (EXTENT,)}
"""What a text fill of templettes earns a point for, by name."""
_StrEnum = TypeVar("_StrEnum", bound=StrEnum)


class SoundOptions(TypedDict, total=False):
    """How words are aligned by sound, and brought into one form before (H5, S7)."""

    glm: str | os.PathLike[str]
    lexicon: str | os.PathLike[str]
    sounds: str | Voice
    spelling_weight: int
    group_weight: int


class AlignmentOptions(SoundOptions, total=False):
    """How texts that differ are aligned, where the task compares two texts (C5, S6, S7)."""

    align: str
    aligner: str


class SpeechOptions(TypedDict, total=False):
    """How named entities in speech are compared."""

    extent_tolerance: int
    components: tuple[str, ...]
    tags: tuple[str, ...]
    type_attribute: str
    optimal_mapping: bool
    muc_mode: bool


class TempletteOptions(TypedDict, total=False):
    """How templettes are compared."""

    points: str
    content_units: str
    unscored_slots: tuple[str, ...]
    premodifiers: tuple[str, ...]
    status_slot: str


class MethodOptions(AlignmentOptions, SpeechOptions, TempletteOptions, total=False):
    """The options of all methods but similarity; ``invisible_words`` is that of event mentions."""

    invisible_words: tuple[str, ...]


SOUND_OPTIONS = tuple(SoundOptions.__annotations__)
_USELESS_OPTIONS = {
    Realigner.NONE: frozenset(SOUND_OPTIONS),
    Realigner.WORDS: frozenset(SOUND_OPTIONS) - {"glm"},
    Realigner.SOUND: frozenset[str](),
}
"""The sound options that change nothing of texts realigned in a way: mapping rules change words for both."""
ALIGNMENT_OPTIONS = (
    *(name for name in AlignmentOptions.__annotations__ if name not in SOUND_OPTIONS),
    *SOUND_OPTIONS,
)
SPEECH_OPTIONS = tuple(SpeechOptions.__annotations__)
TEMPLETTE_OPTIONS = tuple(TempletteOptions.__annotations__)
"""Names of options, in the order of the help."""
_EVENT_OPTIONS = ("invisible_words",)
_OF_MATCHED_ENTITIES = ("extent_tolerance", "components", "optimal_mapping")
"""Options of speech that have no sense with ``muc_mode``; one that is off has."""


def with_method_options(task: TaskChoice, options: Mapping[str, Any], encoding: str | None) -> TaskChoice:
    """Return a task as `MethodOptions` change it; files among them are read.

    Raises TaskError for options that the task does not know, ValueError for values that there are not,
    TypeError for names that there are not, and InputRefused for files that cannot be read.
    """
    # Each group of options is known to the tasks of a method with one capability.
    spec = task.method_spec
    groups = {
        ALIGNMENT_OPTIONS: aligns_texts(task),
        SPEECH_OPTIONS: spec.entity_components,
        TEMPLETTE_OPTIONS: spec.fill_components,
        _EVENT_OPTIONS: spec.compares_tokens,
    }
    known_names = [name for names in groups for name in names]
    unknown = [name for name in options if name not in known_names]
    if unknown:
        raise TypeError(f"there is no option {unknown[0]!r}; there are {', '.join(known_names)}")
    misplaced = [name for names, is_known in groups.items() for name in names if not is_known]
    misplaced = [name for name in misplaced if name in options]
    if misplaced:
        raise TaskError(Wording("{options}: not for {task}", options=", ".join(misplaced), task=task.name))
    task = with_alignment_options(task, options, encoding)
    task = with_speech_options(task, options)
    task = with_templette_options(task, options)
    if "invisible_words" in options and isinstance(task, TaskDefinition):
        task = replace(task, invisible_words=tuple(options["invisible_words"]))
    return task


def aligns_texts(task: TaskChoice) -> bool:
    """Tell whether a task has two texts, aligned by rules of its own."""
    return task.method_spec.aligns_texts and not isinstance(task, DerivedSimilarityTask)


def useless_options(realigner: Realigner, options: Iterable[str]) -> list[str]:
    """Return the names of `SoundOptions` that say nothing about texts that are realigned in a way."""
    return [name for name in options if name in _USELESS_OPTIONS[realigner]]


def realignment_rules(
    realigner: Realigner, options: Mapping[str, Any], encoding: str | None
) -> AlignmentRules:
    """Return how words are aligned where texts are realigned, as `SoundOptions` ask; others are passed over.

    Raises as `alignment_rules`, and TaskError for options that say nothing about texts that are realigned so.
    """
    if useless := useless_options(realigner, options):
        raise TaskError(
            Wording("{options}: with realignment by sound; glm also by words", options=", ".join(useless))
        )
    return alignment_rules(AlignmentRules(), options, encoding)


def tolerated_realignment(tolerance: TextTolerance, encoding: str | None) -> AlignmentRules:
    """Return how words are aligned where texts are realigned as a person chose; idle options are passed over.

    Raises as `realignment_rules`, but never for idle options.
    """
    choice = tolerance.words
    options = {
        "glm": choice.glm or None,
        "lexicon": choice.lexicon or None,
        "sounds": choice.sounds or None,
        "spelling_weight": choice.spelling,
        "group_weight": choice.group,
    }
    chosen = {name: value for name, value in options.items() if value is not None}
    for name in useless_options(tolerance.realigner, options):
        chosen.pop(name, None)
    return realignment_rules(tolerance.realigner, chosen, encoding)


def split_realignment(
    task: TaskChoice, realigner: Realigner, options: Mapping[str, Any], encoding: str | None
) -> tuple[AlignmentRules, dict[str, Any]]:
    """Return how words are aligned where texts are realigned, and the options that are the task's own.

    Raises as `realignment_rules`.
    """
    # Tasks on one text have no text of the response, but may be asked to bring texts onto one.
    names = () if aligns_texts(task) else SOUND_OPTIONS
    rules = realignment_rules(realigner, {name: options[name] for name in names if name in options}, encoding)
    return rules, {name: value for name, value in options.items() if name not in names}


def with_alignment_options(task: TaskChoice, options: Mapping[str, Any], encoding: str | None) -> TaskChoice:
    """Return a task with `AlignmentOptions`; others are passed over. Raises as `alignment_rules`."""
    if isinstance(task, DerivedSimilarityTask):
        return task
    return replace(task, alignment=alignment_rules(task.alignment, options, encoding))


def alignment_rules(
    rules: AlignmentRules, options: Mapping[str, Any], encoding: str | None
) -> AlignmentRules:
    """Return rules as `AlignmentOptions` change them; other options are passed over.

    Raises InputRefused for files that cannot be read, TaskError and ValueError for other values.
    """
    changes: dict[str, Any] = {}
    for name, kind in (("align", Align), ("aligner", Aligner)):
        if name in options:
            changes[name] = _member(kind, name, options[name])
    for name in ("glm", "lexicon"):
        if name in options:
            changes[name] = load_source(os.fspath(options[name]), encoding, any_content=True)
    if "sounds" in options:
        sounds = options["sounds"]
        changes["sounds"] = sounds if isinstance(sounds, Sounds | Voice) else sounds_named(sounds)
    for name in ("spelling", "group"):
        if f"{name}_weight" in options:
            changes[name] = options[f"{name}_weight"]
    return replace(rules, **changes) if changes else rules


def with_speech_options(task: TaskChoice, options: Mapping[str, Any]) -> TaskChoice:
    """Return a task with `SpeechOptions`; others are passed over.

    Raises TaskError for options that ``muc_mode`` leaves without sense, ValueError for other values.
    """
    if not isinstance(task, TaskDefinition):
        return task
    unused = [name for name in _OF_MATCHED_ENTITIES if options.get(name, False) is not False]
    if options.get("muc_mode") and unused:
        raise TaskError(Wording("{options}: not with muc_mode", options=", ".join(unused)))
    if "tags" in options or "type_attribute" in options:
        task = with_tags(task, tuple(options.get("tags", ())), options.get("type_attribute"))
    changes: dict[str, Any] = {}
    if "extent_tolerance" in options:
        changes["tolerance"] = _word_count(options["extent_tolerance"])
    if "components" in options:
        changes["components"] = _components(options["components"])
    if options.get("optimal_mapping"):
        changes["mapping"] = EntityMapping.OPTIMAL
    if options.get("muc_mode"):
        changes["muc_mode"] = True
    return replace(task, speech=replace(task.speech, **changes)) if changes else task


def _components(names: Iterable[str]) -> tuple[Component, ...]:
    """Return components in their order, given their names. Raises ValueError for others, and for none."""
    chosen = {_member(Component, "components", name) for name in names}
    if not chosen:
        raise ValueError(f"components are one or more of {', '.join(Component)}")
    return tuple(component for component in Component if component in chosen)


def with_templette_options(task: TaskChoice, options: Mapping[str, Any]) -> TaskChoice:
    """Return a task with `TempletteOptions`; others are passed over. Raises ValueError for other values."""
    if isinstance(task, DerivedSimilarityTask):
        return task
    changes: dict[str, Any] = {}
    if "points" in options:
        if options["points"] not in POINTS:
            raise ValueError(f"points is one of {', '.join(POINTS)}, not {options['points']!r}")
        changes["components"] = POINTS[options["points"]]
    if "content_units" in options:
        changes["content_units"] = _member(ContentUnits, "content_units", options["content_units"])
    for option, field in (("unscored_slots", "unscored"), ("premodifiers", "premodifiers")):
        if option in options:
            changes[field] = tuple(options[option])
    if "status_slot" in options:
        reading = replace(task.reading, status_slots=(options["status_slot"],))
        task = replace(task, reading=reading)
    return replace(task, templettes=replace(task.templettes, **changes)) if changes else task


def _word_count(value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError(f"extent_tolerance is a number of words, 0, 1 or more, not {value!r}")
    return value


def _member(kind: type[_StrEnum], name: str, value: str) -> _StrEnum:
    if value not in set(kind):
        raise ValueError(f"{name} is one of {', '.join(kind)}, not {value!r}")
    return kind(value)
