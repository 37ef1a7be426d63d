"""Messages are found by their templates, whatever stands for the arguments."""

import pytest

from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.wording import Wording, plural
from annotally_gui.services.guide.messages import MessageIndex
from annotally_gui.services.guide.pages import HOME, Guide, GuidePlace

GUIDE = Guide(
    {
        HOME: "# Guide\n\nan extent in the guide\n",
        "messages.md": (
            "# Messages\n\n## Tags\n\n| message | remedy |\n|---|---|\n"
            "| the tag {name} is not closed | close it |\n\n"
            "## Bytes\n\n- byte ‹byte› at offset ‹at›: not UTF-8; expected UTF-8; **convert it; or not**\n"
            "- ‹name› is ‹value›; expected a number; **correct it**\n\n"
            "## Places\n\n**an extent of … characters**\n\nMore words.\n\n- `{count} rows`: too many\n"
        ),
        "messages/brat.md": "# brat\n\n## Line without a tab\n\nSo do this.\n",
    }
)


def finding(words: Wording) -> Diagnostic:
    return warning("a.txt", 1, 1, words, Wording("b"), Wording("c"))


TAGS = GuidePlace("messages.md", "tags", "the tag {name} is not closed")
EXTENTS = GuidePlace("messages.md", "places", "an extent of … characters")
ROWS = GuidePlace("messages.md", "places", "{count} rows")
BYTES = GuidePlace("messages.md", "bytes", "byte ‹byte› at offset ‹at›: not UTF-8")
VALUES = GuidePlace("messages.md", "bytes", "‹name› is ‹value›")
TABS = GuidePlace("messages/brat.md", "line-without-a-tab", "Line without a tab")


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (Wording("the tag {tag} is not closed", tag="B"), TAGS),
        (Wording("an extent of {count} characters", count=3), EXTENTS),
        (plural("one row", "{count} rows", 1), ROWS),
        (Wording("line without a tab"), TABS),
        (Wording("byte 0x{byte} at offset {at}: not UTF-8", byte="ff", at=3), BYTES),
        (Wording("{start}: not {name}", start=Wording("byte 0xff at offset 3"), name="UTF-8"), BYTES),
        (Wording("{name} is {value}", name="a", value="b"), VALUES),
        (Wording("{whole}", whole=Wording("x is y")), None),
        (Wording("an extent in the guide"), None),
        (Wording("{text}", text="the tag B is not closed"), TAGS),
    ],
)
def test_where_a_message_is_explained(words: Wording, place: GuidePlace | None) -> None:
    assert MessageIndex(GUIDE).place_of(finding(words)) == place


def test_a_guide_without_messages_explains_none() -> None:
    assert MessageIndex(Guide({})).place_of(finding(Wording("line without a tab"))) is None
