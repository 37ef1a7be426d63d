"""Damage of transcripts: sides without words, tags that cut words, sides without entities."""

from dataclasses import replace as replaced

from msgspec.structs import replace

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


def test_documents_that_are_skipped_and_sides_without_files_are_no_hindrance() -> None:
    sides = sides_of("<P>NEWT</P>", "NEW<P>T</P>")
    bare = tuple(replace(side, sources=()) for side in sides.sets)
    (found,) = transcript_findings(TASK, bare, sides.texts, ("x",))
    assert (found.file, found.line, found.found) == ("", 0, "a tag of P 1 cuts the word 'NEWT'")
    more = {**sides.sets[1].documents, "y": replace(sides.sets[1].documents["x"], document="y")}
    sets = sides.sets[0], replace(sides.sets[1], documents=more)
    assert len(list(transcript_findings(TASK, sets, sides.texts, ("x",)))) == 1


def test_tags_that_the_task_does_not_score_may_stand_anywhere() -> None:
    sides = sides_of("<P>NEWT</P> IN ROME", "<P>NEWT</P> IN RO<L>ME</L>")
    task = replaced(TASK, classes=TASK.classes[:1])
    assert list(transcript_findings(task, sides.sets, sides.texts, ("x",))) == []
