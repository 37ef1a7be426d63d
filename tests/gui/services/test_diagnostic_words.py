"""Diagnostics in the user's language."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from annotally.comparison.constraints import Pin
from annotally.methods.speech.pins import place_pins
from annotally.model.diagnostics import Diagnostic, InputRefused, RefusalCause, Severity
from annotally.model.wording import Wording
from annotally.text.alignment.word_spans import WordSpan
from annotally_gui.services.diagnostic_words import diagnostic_line, place, refusal_words
from support.catalogues_installed import speaking_german


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


GERMAN = {
    "“{words}” no longer exists": "„{words}“ gibt es nicht mehr",
    "words of the text": "Wörter des Textes",
    "remove the manual alignments": "von Hand Ausgerichtetes lösen",
    "expected {expectation}": "erwartet: {expectation}",
    "{found}: {remedy}": "{found} – {remedy}",
}


def test_a_refusal_of_the_engine_is_in_the_language_of_the_window(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(InputRefused) as caught:
        place_pins([Pin(WordSpan("Bo", 0), WordSpan("Ben", 0))], ("Ada", "Ben"), "Text 1")
    (refusal,) = caught.value.diagnostics
    assert refusal_words(refusal) == "“Bo” no longer exists: remove the manual alignments"
    with speaking_german(qapp, tmp_path, GERMAN):
        assert refusal_words(refusal) == "„Bo“ gibt es nicht mehr – von Hand Ausgerichtetes lösen"
        assert diagnostic_line(refusal) == (
            "Text 1: „Bo“ gibt es nicht mehr; erwartet: Wörter des Textes; von Hand Ausgerichtetes lösen"
        )
    assert str(refusal).startswith("Text 1: “Bo” no longer exists; expected words of the text")
