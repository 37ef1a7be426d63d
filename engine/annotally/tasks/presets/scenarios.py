"""Template Relation and Scenario Template as MUC-6 and MUC-7 had them, in the order of their reports."""

from annotally.model.wording import Wording
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ImplicitOptionality,
    SlotDefinition,
    TaskDefinition,
    TextFilter,
)
from annotally.tasks.presets.elements import NAME_CLEANING

_SET, _STRING, _POINTER = FillKind.SET, FillKind.STRING, FillKind.POINTER
_WEIGHT = 100
"""With a threshold of 0 one fill that agrees is enough for objects to be aligned (manual, "class_defs")."""


def _class(name: str, *slots: tuple[str, str, FillKind], scored: bool = True) -> ClassDefinition:
    """Return a class with slots of the given name, report name and kind, and an unscored comment."""
    built = [SlotDefinition(slot, report, True, _WEIGHT, kind) for slot, report, kind in slots]
    built.append(SlotDefinition("COMMENT", "comment", False, 0, _STRING))
    return ClassDefinition(name, name.lower(), tuple(built), scored)


_TEMPLATE = ClassDefinition(
    "TEMPLATE",
    "template",
    (
        SlotDefinition("DOC_NR", "doc-nr", False, 0, _STRING),
        SlotDefinition("CONTENT", "content", True, _WEIGHT, _POINTER),
        SlotDefinition("COMMENT", "comment", False, 0, _STRING),
    ),
    scored=False,
)

SUCCESSIONS = TaskDefinition(
    "muc6-scenario-template",
    Wording("Scenario template: management successions (MUC-6)"),
    "templates",
    (
        _class(
            "PERSON",
            ("PER_NAME", "name", _STRING),
            ("PER_ALIAS", "alias", _STRING),
            ("PER_TITLE", "title", _STRING),
        ),
        _class(
            "ORGANIZATION",
            ("ORG_NAME", "name", _STRING),
            ("ORG_ALIAS", "alias", _STRING),
            ("ORG_DESCRIPTOR", "descriptor", _STRING),
            ("ORG_TYPE", "type", _SET),
            ("ORG_LOCALE", "locale", _STRING),
            ("ORG_COUNTRY", "country", _STRING),
        ),
        _class(
            "IN_AND_OUT",
            ("IO_PERSON", "io_person", _POINTER),
            ("NEW_STATUS", "new_status", _SET),
            ("ON_THE_JOB", "on_the_job", _SET),
            ("OTHER_ORG", "other_org", _POINTER),
            ("REL_OTHER_ORG", "rel_oth_org", _SET),
        ),
        _class(
            "SUCCESSION_EVENT",
            ("SUCCESSION_ORG", "success_org", _POINTER),
            ("POST", "post", _STRING),
            ("IN_AND_OUT", "in_and_out", _POINTER),
            ("VACANCY_REASON", "vac_reason", _SET),
        ),
        _TEMPLATE,
    ),
    implicit_optionality=ImplicitOptionality.POINTED_TO,
    equatable=("IN_AND_OUT",),
    text_filter=TextFilter("TEMPLATE", "CONTENT"),
    report_order=("TEMPLATE", "SUCCESSION_EVENT", "IN_AND_OUT", "ORGANIZATION", "PERSON"),
    cleaning=NAME_CLEANING,
    description="who succeeds whom in which post, and which texts tell of it",
)

RELATIONS = TaskDefinition(
    "muc7-template-relation",
    Wording("Template relation (MUC-7)"),
    "templates",
    (
        _class(
            "ENTITY",
            ("ENT_NAME", "name", _STRING),
            ("ENT_TYPE", "type", _SET),
            ("ENT_DESCRIPTOR", "descriptor", _STRING),
            ("ENT_CATEGORY", "category", _SET),
        ),
        _class(
            "ARTIFACT",
            ("ART_ID", "id", _STRING),
            ("ART_DESCRIPTOR", "descriptor", _STRING),
            ("ART_TYPE", "type", _SET),
        ),
        _class(
            "LOCATION",
            ("LOCALE", "locale", _STRING),
            ("LOCALE_TYPE", "locale_type", _SET),
            ("COUNTRY", "country", _STRING),
        ),
        _class("EMPLOYEE_OF", ("PERSON", "person", _POINTER), ("ORGANIZATION", "organization", _POINTER)),
        _class("PRODUCT_OF", ("ARTIFACT", "artifact", _POINTER), ("ORGANIZATION", "organization", _POINTER)),
        _class("LOCATION_OF", ("LOCATION", "location", _POINTER), ("ORGANIZATION", "organization", _POINTER)),
    ),
    implicit_optionality=ImplicitOptionality.RELATIONS,
    cleaning=NAME_CLEANING,
    description="who works for whom, who makes what, who is where",
)
