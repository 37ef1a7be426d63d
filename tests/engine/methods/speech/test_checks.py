"""Damage of transcripts: sides without words, tags that cut words, sides without entities."""

from dataclasses import replace as replaced

from msgspec.structs import replace

from annotally.methods.speech.checks import transcript_findings
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.extents import Extent
from support.speech_samples import TASK, sides_of


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


def test_both_sides_are_looked_at_though_the_first_has_no_words() -> None:
    assert findings("...", "...") == [(Severity.ERROR, ": no words")] * 2


def whole(*texts: str, files: tuple[str, str] = ("ref.sgml", "hyp.sgml")) -> list[Diagnostic]:
    """Return what is found of two texts that come from files of their own, in full."""
    sides = sides_of(*texts)
    sets = [
        replace(side, name=file.partition(".")[0], sources=(replace(side.sources[0], path=file),))
        for side, file in zip(sides.sets, files, strict=True)
    ]
    return list(transcript_findings(TASK, sets, sides.texts, ("x",)))


def test_what_is_damaged_is_told_with_its_file_and_what_to_do() -> None:
    expected = "the words that entities are marked in"
    assert whole("...", "<P>NEWT</P>") == [
        Diagnostic(
            Severity.ERROR, "ref.sgml", 0, 0, "ref: no words", expected, "check that it is the right file"
        )
    ]
    assert whole("NEWT", "<P>NEWT</P>") == [
        Diagnostic(
            Severity.WARNING,
            "ref.sgml",
            0,
            0,
            "ref: no entities",
            "tags P or L; --tags names others",
            "check that it is the right file",
        )
    ]
    assert whole("<P>NEWT</P>", "NEW<P>T</P>") == [
        Diagnostic(
            Severity.WARNING,
            "hyp.sgml",
            1,
            4,
            "a tag of P 1 cuts the word 'NEWT'",
            "tags between words",
            "the whole word counts as the entity's",
        )
    ]


def test_a_document_without_words_is_told_of_if_the_other_side_has_some() -> None:
    sides = sides_of("<P>NEWT</P>", "<P>NEWT</P>")
    quiet = replace(sides.documents["x"], text="...")
    texts = {**sides.texts[0], "y": quiet}, {**sides.texts[1], "y": sides.documents["x"]}
    sets = []
    for side, name in zip(sides.sets, ("ref", "hyp"), strict=True):
        first = replace(side.sources[0], path=f"{name}.sgml")
        documents = {**side.documents, "y": replace(side.documents["x"], document="y", source=1)}
        sets.append(
            replace(
                side, name=name, sources=(first, replace(first, path=f"{name}2.sgml")), documents=documents
            )
        )
    found = "ref: no words in document y, 1 in hyp"
    remedy = "all its entities count as missing or spurious"
    told = Diagnostic(Severity.WARNING, "ref2.sgml", 0, 0, found, "words on either side", remedy)
    assert told in list(transcript_findings(TASK, sets, texts, ("x", "y")))
    there = [[{**texts[0], "y": sides.documents["x"]}, texts[1]], [texts[0], {**texts[1], "y": quiet}]]
    for both in there:
        found_there = transcript_findings(TASK, sets, both, ("x", "y"))
        assert not [one for one in found_there if "no words" in one.found]


def test_sides_that_come_from_no_file_are_told_of_by_name() -> None:
    sides = sides_of("<P>NEWT</P>", "...")
    bare = [replace(side, sources=()) for side in sides.sets]
    (found,) = transcript_findings(TASK, bare, sides.texts, ("x",))
    assert (found.file, found.found) == ("", ": no words")


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
    assert (found.file, found.line, found.column) == ("", 0, 0)
    assert found.found == "a tag of P 1 cuts the word 'NEWT'"
    more = {"y": replace(sides.sets[1].documents["x"], document="y"), **sides.sets[1].documents}
    sets = sides.sets[0], replace(sides.sets[1], documents=more)
    assert len(list(transcript_findings(TASK, sets, sides.texts, ("x",)))) == 1


def test_tags_that_the_task_does_not_score_may_stand_anywhere() -> None:
    sides = sides_of("<P>NEWT</P> IN ROME", "<P>NEWT</P> IN RO<L>ME</L>")
    task = replaced(TASK, classes=TASK.classes[:1])
    assert list(transcript_findings(task, sides.sets, sides.texts, ("x",))) == []
    sides = sides_of("<P>NEWT</P> IN ROME", "RO<L>ME</L> HAS NEW<P>T</P>")
    (found,) = transcript_findings(task, sides.sets, sides.texts, ("x",))
    assert found.found == "a tag of P 2 cuts the word 'NEWT'"


def test_s8_entities_without_words_are_told_of_once_with_what_they_cover() -> None:
    told = whole("<P>...</P> NEWT <P>!</P> <L>RAN</L>", "NEWT <P>,</P> RAN")
    assert [(one.file, one.line, one.column, one.found) for one in told] == [
        ("ref.sgml", 1, 1, "P 1 covers no word: '...', and 1 more"),
        ("hyp.sgml", 1, 6, "P 1 covers no word: ','"),
    ]
    assert {(one.severity, one.expected, one.remedy) for one in told} == {
        (
            Severity.WARNING,
            "words inside of tags",
            "it equals an entity without words at the same position of the other text;"
            " check the position of the tag",
        )
    }


def test_s8_all_that_an_entity_in_several_pieces_covers_is_told() -> None:
    sides = sides_of("NEWT <P>...!</P>", "NEWT")
    (annotations,) = sides.sets[0].documents.values()
    (entity,) = annotations.instances
    (extent,) = entity.extents
    halves = Extent(extent.start, extent.start + 3), Extent(extent.start + 3, extent.end)
    pieces = replace(annotations, instances=(replace(entity, extents=halves),))
    ref = replace(sides.sets[0], documents={"x": pieces})
    told = [one.found for one in transcript_findings(TASK, (ref, sides.sets[1]), sides.texts, ("x",))]
    assert "P 1 covers no word: '...!'" in told
