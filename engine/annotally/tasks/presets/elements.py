"""The template-element task of MUC-6: organizations and persons."""

from annotally.model.wording import Wording
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from annotally.text.cleaning import Cleaning

NAME_CLEANING = Cleaning(
    premodifiers=("a", "an", "the"),
    postmodifiers=(".", ","),
    corporate_designators=(
        "co",
        "company",
        "corp",
        "corporation",
        "inc",
        "incorporated",
        "llc",
        "ltd",
        "plc",
    ),
)


def element_slots(prefix: str, *slots: tuple[str, FillKind]) -> tuple[SlotDefinition, ...]:
    """Return scored slots with a common prefix, and behind them status and comment, which are not."""
    scored = tuple(SlotDefinition(f"{prefix}_{name}", name.lower(), True, 100, kind) for name, kind in slots)
    unscored = tuple(
        SlotDefinition(name, report, False, 0, kind)
        for name, report, kind in (
            ("OBJ_STATUS", "status", FillKind.SET),
            ("COMMENT", "comment", FillKind.STRING),
        )
    )
    return scored + unscored


TEMPLATE_ELEMENTS = TaskDefinition(
    "muc6-template-element",
    Wording("Template elements (MUC-6)"),
    "templates",
    # Persons first: organizations point to them.
    (
        ClassDefinition(
            "PERSON",
            "person",
            element_slots(
                "PER", ("NAME", FillKind.STRING), ("ALIAS", FillKind.STRING), ("TITLE", FillKind.STRING)
            ),
        ),
        ClassDefinition(
            "ORGANIZATION",
            "organization",
            element_slots(
                "ORG",
                ("NAME", FillKind.STRING),
                ("ALIAS", FillKind.STRING),
                ("DESCRIPTOR", FillKind.STRING),
                ("TYPE", FillKind.SET),
                ("LOCALE", FillKind.STRING),
                ("COUNTRY", FillKind.STRING),
                ("LEADER", FillKind.POINTER),
            ),
        ),
    ),
    cleaning=NAME_CLEANING,
    description="organizations and persons with names, aliases, titles, descriptors",
    object_word="object",
)
