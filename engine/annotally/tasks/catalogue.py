"""Every task there is, by the name the command line and the window know it by."""

import re
from dataclasses import replace

from annotally.errors import TaskError
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived import (
    SCENARIO_TEMPLATE,
    TEMPLATE_ELEMENT,
    TEMPLATE_RELATION,
    TEMPLETTE,
    DerivedTask,
)
from annotally.tasks.presets import PRESETS, preset
from annotally.tasks.similarity_derived import MAT, SPANS, DerivedSimilarityTask
from annotally.tasks.speech import SPEECH_NAMED_ENTITY

TaskChoice = TaskDefinition | DerivedTask | DerivedSimilarityTask
"""A task that is complete, or one that is completed from the data."""

NAMED_ENTITY = replace(
    preset("muc7-named-entity"),
    name="named-entity",
    title="Named entity",
    description="ENAMEX, TIMEX and NUMEX, as muc7-named-entity",
)

TASKS: tuple[TaskChoice, ...] = (
    NAMED_ENTITY,
    SPEECH_NAMED_ENTITY,
    SPANS,
    MAT,
    TEMPLATE_ELEMENT,
    TEMPLATE_RELATION,
    SCENARIO_TEMPLATE,
    TEMPLETTE,
    *PRESETS,
)


_TELLING = (
    ("muc6-scenario-template", re.compile(r"^<SUCCESSION_EVENT-[^<>\n]*> *:=", re.MULTILINE)),
    ("muc7-template-relation", re.compile(r"^<(EMPLOYEE|PRODUCT|LOCATION)_OF-[^<>\n]*> *:=", re.MULTILINE)),
    (
        "templette",
        re.compile(
            r'^[ \t]*(?:/[ \t]*)?(?:[\w-]+:[ \t]*)?"[^"\n]*"[ \t]+##\d+#\d+(?:#\d+)*#[ \t]*\r?$', re.MULTILINE
        ),
    ),
    ("ieer-named-entity", re.compile(r"<b_(enamex|timex|numex)\b", re.IGNORECASE)),
    (
        "muc6-template-element",
        re.compile(r"^[ \t]*(ORG|PER)_NAME:", re.MULTILINE),
    ),
    ("muc4-gated", re.compile(r"^0\.[ \t]+MESSAGE: ID[ \t]+\S", re.MULTILINE)),
    ("event-mention", re.compile(r"\A\s*#BeginOfDocument ")),
    ("coreference", re.compile(r"\A\s*#begin document|<coref[\s>]", re.IGNORECASE)),
    ("mat", re.compile(r'\A\s*\{[^{}]*"(?:asets|signal)"')),
    (
        "spans",
        re.compile(
            r"<GateDocument\b|^T[0-9]+\t\S+ [0-9]+ [0-9]"
            r"|^[^\s<]\S*[ \t](?:[^\r\n]*[ \t])?[BIESMLU][-_]\S+(?=[\t\r]|$)",
            re.MULTILINE,
        ),
    ),
)


def suggested_task(beginning: str) -> str:
    """Return the task that the beginning of a file speaks of by its spelling, or an empty string."""
    return next((name for name, pattern in _TELLING if pattern.search(beginning)), "")


def find_task(name: str) -> TaskChoice:
    """Return the task of that name. Raises TaskError that lists the names there are."""
    for task in TASKS:
        if task.name == name:
            return task
    raise TaskError(f"there is no task {name!r}; there are {', '.join(task.name for task in TASKS)}")
