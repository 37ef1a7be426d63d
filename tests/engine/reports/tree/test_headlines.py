"""What stands for an instance in one line: its name, else whom it points to, else its number."""

import pytest

from annotally.reports.tree.headlines import Headlines
from annotally.tasks.presets.ready_made import preset
from support.builders import DOCUMENT, instance, pointer, slot

INSTANCES = [
    instance("PERSON", "1", slot("PER_NAME", "Ada Quill")),
    instance("ORGANIZATION", "1", slot("ORG_NAME", "Harrow Kites")),
    instance("ORGANIZATION", "2", slot("ORG_TYPE", "COMPANY")),
    instance(
        "IN_AND_OUT",
        "1",
        slot("OTHER_ORG", pointer("ORGANIZATION-1")),
        slot("IO_PERSON", pointer("PERSON-1")),
    ),
    instance(
        "IN_AND_OUT",
        "2",
        slot("IO_PERSON", pointer("PERSON-9")),
        slot("OTHER_ORG", pointer("ORGANIZATION-2")),
    ),
    instance("SUCCESSION_EVENT", "1", slot("IN_AND_OUT", pointer("IN_AND_OUT-1"))),
    instance("UNHEARD_OF", "4", slot("PER_NAME", "Bea Vale")),
]


@pytest.mark.parametrize(
    ("number", "headline"),
    [
        (0, "Ada Quill"),
        (1, "Harrow Kites"),
        (2, "#2"),
        (3, "Ada Quill, Harrow Kites"),  # in the order of the task's slots
        (4, "#2"),  # it points to nobody, and to what has no name
        (5, "#1"),  # no further than what it points to itself
        (6, "#4"),
    ],
)
def test_headlines(number: int, headline: str) -> None:
    assert Headlines(preset("muc6-scenario-template"), DOCUMENT, INSTANCES)[number] == headline


def test_a_pointer_is_spelled_as_what_it_leads_to() -> None:
    headlines = Headlines(preset("muc6-scenario-template"), DOCUMENT, INSTANCES)
    spelled = "→ IN_AND_OUT 1 Ada Quill, Harrow Kites"
    assert headlines.text(pointer("IN_AND_OUT-1")) == spelled
    assert headlines.text(pointer("IN_AND_OUT-9")) == f"<IN_AND_OUT-{DOCUMENT}-9>"
