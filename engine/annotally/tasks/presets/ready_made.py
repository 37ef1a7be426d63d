"""Ready-made tasks: MUC-6 and MUC-7 named entities, IE-ER, templates of MUC-4, MUC-6, MUC-7; coreference."""

from collections.abc import Iterable
from dataclasses import replace

from annotally.formats.base import MUC7_NUMBERS, ReadOptions
from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, Subtask, TaskDefinition
from annotally.tasks.presets.coreference import COREFERENCE_TASKS
from annotally.tasks.presets.elements import TEMPLATE_ELEMENTS
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from annotally.tasks.presets.scenarios import RELATIONS, SUCCESSIONS
from annotally.text.cleaning import Cleaning, Form

DEFAULT_SECTIONS = ("DOC", "DATELINE", "DD", "HEADLINE", "TEXT")
"""``doc_sections`` as the manual lists them."""

_ARTICLES = Cleaning(premodifiers=("a", "an", "the"))


def entity_class(name: str) -> ClassDefinition:
    """Return a named-entity class with the slots and weights of the manual's ``slot_defs`` example."""
    return ClassDefinition(
        name,
        name,
        (
            SlotDefinition("type", "type", True, 4, FillKind.SET),
            SlotDefinition("text", "text", True, 4, FillKind.STRING),
            SlotDefinition("status", "status", False, 4, FillKind.SET),
            SlotDefinition("alt", "alt", False, 4, FillKind.STRING),
        ),
    )


def _subtasks(type_name: str, values: Iterable[str]) -> tuple[Subtask, ...]:
    return tuple(Subtask(type_name, "type", value) for value in values)


_ENTITY_CLASSES = (entity_class("enamex"), entity_class("timex"), entity_class("numex"))
_MUC_SUBTASKS = (
    _subtasks("enamex", ("organization", "person", "location", "other"))
    + _subtasks("timex", ("date", "time", "other"))
    + _subtasks("numex", ("money", "percent", "other"))
)
_IEER_SUBTASKS = (
    _subtasks("enamex", ("organization", "person", "location"))
    + _subtasks("timex", ("date", "time", "duration"))
    + _subtasks("numex", ("money", "percent", "cardinal", "measure"))
)


def _named_entity(
    name: str, title: str, subtasks: tuple[Subtask, ...], sections: tuple[str, ...], description: str
) -> TaskDefinition:
    return TaskDefinition(
        name,
        title,
        "templates",
        _ENTITY_CLASSES,
        same_position=True,
        cleaning=_ARTICLES,
        subtasks=subtasks,
        sections=sections,
        reading=ReadOptions(
            status_slots=("STATUS",),
            docnum="verbatim" if name.startswith("ieer") else "digits",
            docnum_tags=MUC7_NUMBERS if name.startswith("muc7") else ("DOCNO",),
        ),
        description=description,
        object_word="entity",
    )


_STRING, _SET = FillKind.STRING, FillKind.SET

_MUC4_SLOTS: tuple[tuple[str, str, FillKind], ...] = (
    ("INCIDENT: DATE", "inc-date", _SET),
    ("INCIDENT: LOCATION", "inc-loc", _SET),
    ("INCIDENT: TYPE", "inc-type", _SET),
    ("INCIDENT: STAGE OF EXECUTION", "inc-stage", _SET),
    ("INCIDENT: INSTRUMENT ID", "inc-instr-id", _STRING),
    ("INCIDENT: INSTRUMENT TYPE", "inc-instr-type", _SET),
    ("PERP: INCIDENT CATEGORY", "perp-inc-cat", _SET),
    ("PERP: INDIVIDUAL ID", "perp-ind-id", _STRING),
    ("PERP: ORGANIZATION ID", "perp-org-id", _STRING),
    ("PERP: ORGANIZATION CONFIDENCE", "perp-org-conf", _SET),
    ("PHYS TGT: ID", "phys-tgt-id", _STRING),
    ("PHYS TGT: TYPE", "phys-tgt-type", _SET),
    ("PHYS TGT: NUMBER", "phys-tgt-num", _SET),
    ("PHYS TGT: FOREIGN NATION", "phys-tgt-nation", _SET),
    ("PHYS TGT: EFFECT OF INCIDENT", "phys-tgt-effect", _SET),
    ("PHYS TGT: TOTAL NUMBER", "phys-tgt-total-num", _SET),
    ("HUM TGT: NAME", "hum-tgt-name", _STRING),
    ("HUM TGT: DESCRIPTION", "hum-tgt-desc", _STRING),
    ("HUM TGT: TYPE", "hum-tgt-type", _SET),
    ("HUM TGT: NUMBER", "hum-tgt-num", _SET),
    ("HUM TGT: FOREIGN NATION", "hum-tgt-nation", _SET),
    ("HUM TGT: EFFECT OF INCIDENT", "hum-tgt-effect", _SET),
    ("HUM TGT: TOTAL NUMBER", "hum-tgt-total-num", _SET),
)


_QUANTIFIERS = (
    *(str(number) for number in range(1, 200)),
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
    *("thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "hundreds", "thousands"),
    *("some", "several", "many", "few", "various", "numerous", "other", "another", "all", "both", "each"),
    *("every", "certain", "any", "no", "more", "most", "half", "dozen", "dozens", "of", "approximately"),
    *("about", "at", "least", "over", "nearly", "almost", "their", "his", "her", "its", "these", "those"),
)
_NATIONALITIES = (
    *("argentine", "argentinian", "bolivian", "chilean", "colombian", "ecuadoran", "ecuadorian"),
    *("guatemalan", "honduran", "peruvian", "salvadoran", "nicaraguan", "panamanian", "mexican"),
    *("venezuelan", "brazilian", "cuban", "american", "u.s.", "spanish", "french", "german", "italian"),
    *("british", "soviet", "israeli", "japanese", "swiss", "dutch", "belgian"),
)
_MUC4_CLEANING = Cleaning(premodifiers=(*_ARTICLES.premodifiers, *_QUANTIFIERS, *_NATIONALITIES))
"""MUC-4 ignored nonessential modifiers: articles, quantifiers, adjectives of nationality (scoring guidelines,
version 7, section 3.1.1.1). The guidelines name the kinds; the lists are ours."""


def _muc4(name: str, title: str, gate: str, description: str) -> TaskDefinition:
    slots = tuple(SlotDefinition(slot, report, True, 1, kind) for slot, report, kind in _MUC4_SLOTS)
    return TaskDefinition(
        name,
        title,
        "templates",
        (ClassDefinition("TEMPLATE", "template", slots),),
        gate=gate,
        cleaning=_MUC4_CLEANING,
        description=description,
        object_word="template",
    )


PRESETS: tuple[TaskDefinition, ...] = (
    _named_entity(
        "muc6-named-entity",
        Wording("Named entity (MUC-6)"),
        _MUC_SUBTASKS,
        DEFAULT_SECTIONS,
        "ENAMEX, TIMEX and NUMEX with the sections of the Wall Street Journal texts",
    ),
    _named_entity(
        "muc7-named-entity",
        Wording("Named entity (MUC-7)"),
        _MUC_SUBTASKS,
        ("DOC", "SLUG", "DATE", "NWORDS", "PREAMBLE", "TEXT", "TRAILER"),
        "ENAMEX, TIMEX and NUMEX with the sections of the New York Times News Service texts",
    ),
    _named_entity(
        "ieer-named-entity",
        Wording("Named entity (IE-ER)"),
        _IEER_SUBTASKS,
        ("DOC", "HEADLINE", "TEXT"),
        "b_enamex, b_timex and b_numex with durations, cardinals and measures",
    ),
    TEMPLATE_ELEMENTS,
    replace(
        TEMPLATE_ELEMENTS,
        name="sample-template-element",
        title=Wording("Template elements with partial credit"),
        correct_form=Form.STRAIGHTENED,
        partial_form=Form.CLEAN,
        description="as MUC-6, but strings that only agree when cleaned earn half a point",
    ),
    SUCCESSIONS,
    RELATIONS,
    _muc4(
        "muc4",
        Wording("Terrorist incidents (MUC-4)"),
        "",
        "numbered-slot templates, mapped by F alone: systems with many wrong templates score too high, for "
        "MUC-4 asked for a common target or perpetrator; without its partial credit and human verdicts",
    ),
    _muc4(
        "muc4-gated",
        Wording("Terrorist incidents (MUC-4), gated mapping"),
        "muc4",
        "templates are only mapped if they share the incident type and a word of a target or perpetrator, "
        "much as in MUC-4; without its partial credit and human verdicts, so that F is mostly lower",
    ),
    *COREFERENCE_TASKS,
    EVENT_MENTION,
)


def preset(name: str) -> TaskDefinition:
    """Return the preset of that name. Raises TaskError with the list of names for an unknown one."""
    for task in PRESETS:
        if task.name == name:
            return task
    names = ", ".join(task.name for task in PRESETS)
    raise TaskError(Wording("there is no task {name!r}; there are {names}", name=name, names=names))
