"""What the formats of transcripts share: lines, ids, times, and time that runs backwards."""

import pytest

from annotally.formats.transcripts.common import TimeCheck, document_name, lines_of, microseconds
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source


def test_lines_that_say_something() -> None:
    source = Source("x", ";; no\r\n\r\n  a b \rc\n")
    assert [(line.text, line.start) for line in lines_of(source)] == [("  a b", 9), ("c", 16)]


@pytest.mark.parametrize(("written", "exact"), [("12.34", 12_340_000), (".5", 500_000), ("7.", 7_000_000)])
def test_times_are_exact(written: str, exact: int) -> None:
    assert microseconds(written) == exact


def test_the_only_channel_goes_without_saying_and_case_does_not_matter() -> None:
    assert [document_name("cnn", channel) for channel in ("1", "a", "A")] == ["cnn", "cnn A", "cnn A"]


def test_time_may_stand_still_but_not_run_backwards() -> None:
    clock = TimeCheck(Complaints(Source("x", "1\n2\n3\n")))
    assert clock.at("a", "1", "5", 0) == ("a", 5_000_000)
    assert clock.at("a", "1", "5", 2) == ("a", 5_000_000)
    assert clock.at("b", "x", "1", 4) == ("b X", 1_000_000)
    with pytest.raises(InputRefused, match="4 s in a, after 5 s in line 2"):
        clock.at("a", "1", "4", 4)
