"""Diagnostics in the user's language."""

import pytest

from annotally.model.diagnostics import Diagnostic, RefusalCause, Severity
from annotally.model.wording import Wording
from annotally_gui.services.diagnostic_words import diagnostic_line, place, refusal_words


def diagnostic(expected: str = "", remedy: str = "") -> Diagnostic:
    found = Wording("no slot {name}", name="DATE")
    cause = RefusalCause.FILE
    return Diagnostic(Severity.ERROR, "/in/a.txt", 3, 9, found, Wording(expected), Wording(remedy), cause)


@pytest.mark.parametrize(
    ("expected", "remedy"), [("", ""), ("a slot", ""), ("", "add it"), ("a slot", "add it")]
)
def test_without_a_catalogue_a_line_is_that_of_the_command_line(expected: str, remedy: str) -> None:
    assert diagnostic_line(diagnostic(expected, remedy)) == str(diagnostic(expected, remedy))


def test_a_place_has_the_folder_where_there_is_room() -> None:
    assert place(diagnostic()) == "/in/a.txt:3:9"
    assert place(diagnostic(), full=False) == "a.txt:3:9"


def test_a_refused_request_is_a_sentence() -> None:
    assert refusal_words(diagnostic(remedy="add it")) == "No slot DATE: add it"
    assert refusal_words(diagnostic()) == "No slot DATE"
