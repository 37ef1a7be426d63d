"""States in words and abbreviations."""

import pytest

from annotally.reports.tree.inspection import Card, Inspection
from annotally.scoring.tally import Status
from annotally_gui.models.state_words import reasons_title, short_state


def test_only_key_and_response_have_muc_codes() -> None:
    assert [short_state(status, annotators=False) for status in Status] == [status.name for status in Status]
    words = [short_state(status, annotators=True) for status in Status]
    assert words[:5] == ["same", "partly", "differ", "only A", "only B"]
    assert not {status.name for status in Status} & set(words)


@pytest.mark.parametrize(
    ("status", "sides", "rule", "title"),
    [
        (Status.INC, 0, "", "Why it counts as incorrect"),
        (Status.INC, 0, "similarity-clash", "Why it counts as clash"),
        (Status.INC, 2, "", "Why it counts as different"),
        (Status.MIS, 2, "", "Why it counts as only A’s"),
        (Status.MIS, 3, "", "Why it counts as different"),
        (Status.OPT, 2, "", "Why it does not count"),
        (Status.COR, 3, "", "Why it counts as the same"),
    ],
)
def test_the_reasons_are_announced_in_the_words_of_the_comparison(
    status: Status, sides: int, rule: str, title: str
) -> None:
    cards = tuple(Card("x", "", ()) for _ in range(sides or 2))
    shown = Inspection("d", 1, "t", status, cards, (), rule=rule, annotators=sides > 0)
    assert reasons_title(shown) == title


def test_what_has_no_state_has_reasons_all_the_same() -> None:
    assert reasons_title(Inspection("d", 1, "t", Status.UNS, (), (), stateless=True)) == "Why"
