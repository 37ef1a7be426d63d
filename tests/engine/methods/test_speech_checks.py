"""Damage of transcripts: sides without words, tags that cut words, sides without entities."""

from annotally.errors import Severity
from annotally.methods.speech_checks import transcript_findings
from speech_samples import TASK, sides_of


def findings(ref: str, hyp: str):
    sides = sides_of(ref, hyp)
    return [(one.severity, one.found) for one in transcript_findings(TASK, sides.sets, sides.texts, ("x",))]


def test_a_tag_that_cuts_a_word_is_told_once_with_its_place_and_how_many_there_are() -> None:
    assert findings("<P>NEWT</P> SAID", "NEW<P>T</P> <P>SA</P>ID") == [
        (Severity.WARNING, "a tag of P 1 cuts the word 'NEWT', and 1 more")
    ]
    assert findings("<P>Clinton</P>'s", "<P>CLINTON'S</P>") == [
        (Severity.WARNING, 'a tag of P 1 cuts the word "Clinton\'s"')
    ]


def test_a_hypothesis_without_words_is_an_error() -> None:
    found = findings("<P>NEWT</P>", "...")
    assert found == [(Severity.ERROR, ": no words")]


def test_what_is_whole_is_not_complained_of() -> None:
    assert findings("<P>NEWT</P>, <L>ROME</L>.", "<P>NEWT</P> <L>ROME</L>") == []


def test_a_side_without_entities_is_told_of() -> None:
    ((severity, found),) = findings("<P>NEWT</P>", "NEWT")
    assert severity is Severity.WARNING
    assert found.endswith("no entities")
