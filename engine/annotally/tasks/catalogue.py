"""The catalogue of tasks, by their names in the command line and the window."""

import re
from dataclasses import replace

from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived import (
    SCENARIO_TEMPLATE,
    TEMPLATE_ELEMENT,
    TEMPLATE_RELATION,
    TEMPLETTE,
    DerivedTask,
)
from annotally.tasks.derived_similarity import MAT, SPANS, DerivedSimilarityTask
from annotally.tasks.plugin_methods import method_names, plugin_method
from annotally.tasks.presets.ready_made import PRESETS, preset
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY

TaskChoice = TaskDefinition | DerivedTask | DerivedSimilarityTask
"""A task that is complete, or one that is completed from the data."""

NAMED_ENTITY = replace(
    preset("muc7-named-entity"),
    name="named-entity",
    title=Wording("Named entity"),
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
    (
        "coreference",
        re.compile(r"\A\s*#begin document|\A# begin document[^\n]*\n0\t|<coref[\s>]", re.IGNORECASE),
    ),
    ("coreference", re.compile(r"[\t|]Entity=\([A-Za-z]*[0-9]+--")),
    (
        "coreference",
        re.compile(
            r"\A#FORMAT=WebAnno TSV 3[^\n]*\n(?:#T_CH=\S*\.CoreferenceLink\|[^\n]*\n)+\s*(?:#Text|\Z)"
        ),
    ),
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
    """Return the name of the task that fits the spelling of a file's beginning, or an empty string."""
    return next((name for name, pattern in _TELLING if pattern.search(beginning)), "")


_SPANS = (
    "brat",
    "token-columns",
    "conllu",
    "universal-ner",
    "gate-xml",
    "mae",
    "bioc-xml",
    "tei",
    "mmax2",
    "bioc-json",
    "pubtator",
    "knowtator",
    "knowtator-2",
    "mat-json",
    "webanno-tsv",
    "uima-xmi",
    "uima-json",
    "inline-xml",
    "spacy-json",
    "doccano",
    "prodigy",
    "label-studio",
    "web-annotation",
    "span-table",
)
_USUAL_FORMATS: dict[str, tuple[str, ...]] = {
    "spans": _SPANS,
    "mat": _SPANS,
    "speech-named-entity": ("stm", "ctm", "trn", "muc-sgml"),
    "muc4": ("muc34",),
    "muc4-gated": ("muc34",),
    "coreference": ("conll-coreference", "conllu"),
    "conll-coreference": ("conll-coreference", "conllu"),
    "event-mention": ("event-mentions",),
}


def usual_formats(name: str) -> tuple[str, ...]:
    """Return the names of the usual formats of a task's annotations."""
    formats = _USUAL_FORMATS.get(name)
    if formats is not None:
        return formats
    return ("muc-sgml",) if name.endswith(("named-entity", "coreference")) else ("muc-templates",)


def guessed_task(beginning: str, format_name: str) -> str:
    """Return the name of the task that fits the beginning and the format of annotations.

    Every format of annotations has one, under which something of it can be scored (C10); of others there is
    none, an empty string. Spans are compared as such, whatever else they hold.
    """
    if format_name in usual_formats("spans") and format_name != "mat-json":
        return suggested_task(beginning) or "spans"
    usual = (task.name for task in TASKS if format_name in usual_formats(task.name))
    return suggested_task(beginning) or next(usual, "")


def find_task(name: str) -> TaskChoice:
    """Return the task of that name; those of plugins are looked for where no other has it.

    Raises TaskError with the list of names for an unknown one, InputRefused, naming the distribution, for a
    plugin that fails.
    """
    for task in TASKS:
        if task.name == name:
            return task
    if (plugin := plugin_method(name)) is not None:
        return plugin.task
    names = ", ".join(task_names())
    raise TaskError(Wording("there is no task {name!r}; there are {names}", name=name, names=names))


def task_names() -> tuple[str, ...]:
    """Return the names of all tasks, those of plugins last; plugins are not imported."""
    return (*(task.name for task in TASKS), *method_names())
