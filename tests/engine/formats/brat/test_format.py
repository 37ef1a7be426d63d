"""brat stand-off: reading, refusing, writing back; spans count code points of the .txt (C1)."""

import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.brat import format as brat
from annotally.formats.brat.reader import read
from annotally.formats.brat.writer import write
from annotally.formats.io import read as read_files
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source

OPTIONS = ReadOptions()
TEXT = "Ada 😀 met Bo in Rome,\nthen left."
ANN = (
    "T1\tPER 0 3\tAda\n"
    "T2\tPER 10 12\tBo\n"
    "T3\tMeet 6 9\tmet\n"
    "E1\tMeet:T3 Who:T1 Who2:T2 Where:T4\n"
    "T4\tLOC 16 20;27 31\tRome left\n"
    "A1\tCategory T1 Main\n"
    "M2\tNegated E1\n"
    "N1\tReference T4 Wiki:220\tRome\n"
    "#1\tAnnotatorNotes T4\tthe city?\n"
    "R1\tKnows Arg1:T1 Arg2:T2\n"
    "*\tEquiv T1 T2\n"
    "#2\tAnnotatorNotes A1\tsure\n"
)


def sources(ann: str, text: str | None = TEXT) -> tuple[Source, ...]:
    return (Source("d.ann", ann), *([Source("d.txt", text)] if text is not None else []))


def result(ann: str, text: str | None = TEXT) -> ReadResult:
    return read(sources(ann, text), OPTIONS)


def instances(ann: str, text: str | None = TEXT) -> dict[str, Instance]:
    return {instance.name: instance for instance in result(ann, text).annotations.documents["d"].instances}


def fills(instance: Instance) -> dict[str, list[str]]:
    return {
        slot.name: [reading.target or reading.text for reading in slot.readings()] for slot in instance.slots
    }


def refusal(ann: str, text: str | None = TEXT) -> str:
    with pytest.raises(InputRefused) as caught:
        read(sources(ann, text), OPTIONS)
    return str(caught.value)


def test_every_kind_of_line() -> None:
    actual_instances = instances(ANN)
    assert list(actual_instances) == ["T1", "T2", "E1", "T4", "R1", "*1"]
    assert actual_instances["T1"].type == "PER"
    assert actual_instances["T1"].extents == (Extent(0, 3),)
    assert fills(actual_instances["T1"]) == {"TEXT": ["Ada"], "Category": ["Main"]}
    assert actual_instances["T4"].extents == (Extent(16, 20), Extent(27, 31))
    assert fills(actual_instances["T4"]) == {
        "TEXT": ["Rome left"],
        "Reference": ["Wiki:220"],
        "COMMENT": ["the city?"],
    }
    assert actual_instances["E1"].extents == (Extent(6, 9),)
    assert fills(actual_instances["E1"]) == {
        "TEXT": ["met"],
        "Who": ["PER-d-T1", "PER-d-T2"],
        "Where": ["LOC-d-T4"],
        "Negated": ["true"],
    }
    assert (actual_instances["R1"].type, actual_instances["R1"].extents) == ("Knows", ())
    assert fills(actual_instances["R1"]) == {"Arg1": ["PER-d-T1"], "Arg2": ["PER-d-T2"]}
    assert fills(actual_instances["*1"]) == {"Members": ["PER-d-T1", "PER-d-T2"]}


def test_everything_knows_where_it_stands() -> None:
    def words(instance: Instance) -> list[str]:
        return [ANN[r.source.start : r.source.end] for r in instance.readings()]

    actual_instances = instances(ANN)
    assert (
        ANN[actual_instances["T4"].source.start : actual_instances["T4"].source.end]
        == "T4\tLOC 16 20;27 31\tRome left"
    )
    assert words(actual_instances["T1"]) == ["Ada", "A1\tCategory T1 Main"]
    assert words(actual_instances["E1"]) == ["met", "Who:T1", "Who2:T2", "Where:T4", "M2\tNegated E1"]
    assert words(actual_instances["*1"]) == ["T1", "T2"]


def test_what_the_text_says_counts_and_a_line_that_says_otherwise_is_warned_about() -> None:
    (warning,) = result(ANN.replace("27 31", "26 30")).warnings
    assert "d.ann:5:20: T4 is 'Rome left' in the annotation file; expected 'Rome lef'" in str(warning)
    assert result(ANN).warnings == ()
    assert result("T1\tX 21 27\t, then\n", "x" * 21 + ",\nthen").warnings == ()


def test_a_trigger_is_part_of_its_event_also_where_others_refer_to_it() -> None:
    actual_instances = instances("T1\tGo 0 3\tAda\nE1\tGo:T1\nE2\tGo:T1\nA1\tSure T1\nR1\tR a:T1 b:E2\n")
    assert list(actual_instances) == ["E1", "E2", "R1"]
    assert fills(actual_instances["E1"])["Sure"] == ["true"]
    assert fills(actual_instances["R1"]) == {"a": ["Go-d-E1"], "b": ["Go-d-E2"]}


def test_roles_that_differ_in_their_number_alone_stay_apart() -> None:
    actual_instances = instances("T1\tGo 0 3\tAda\nE1\tGo:T1 Arg1:T1 Arg2:T1\n")
    assert list(fills(actual_instances["E1"])) == ["TEXT", "Arg1", "Arg2"]


def test_a_status_attribute_makes_optional() -> None:
    assert instances("T1\tX 0 3\tAda\nA1\tSTATUS T1 OPT\n")["T1"].optional


@pytest.mark.parametrize(
    ("ann", "words"),
    [
        ("T1\tX 0 3\tAda\nT1\tX 0 3\tAda\n", "d.ann:2:1: identifier T1 again, after line 1"),
        ("T1\tX 0 99\tAda\n", "d.ann:1:6: T1 ends at 99"),
        ("\nT1\tX 5 3\tAda\n", "d.ann:2:6: an extent from 5 to 3"),
        ("T1\tX 0 3;9 8\tAda\n", "d.ann:1:10: an extent from 9 to 8"),
        ("T1\tX 0 9999999999999\tAda\n", "offset 9999999999999"),
        ("hello\n", "d.ann:1:1: 'hello', which is not a brat annotation line"),
        ("T1 X 0 3 Ada\n", "d.ann:1:1"),
        ("T1\tX 0\tAda\n", "d.ann:1:4: T1 is followed by 'X 0 Ada'; expected Type start end"),
        ("R1\tKnows Arg1:T1\n", "expected Type Arg1:one Arg2:other"),
        ("E1\tGo\n", "expected Type:trigger"),
        ("A1\tLone\n", "expected Name, the annotation"),
        ("*\tEquiv T1\n", "expected Equiv and at least two"),
    ],
)
def test_refused(ann: str, words: str) -> None:
    assert words in refusal(ann)


@pytest.mark.parametrize(
    ("ann", "words"),
    [
        ("A1\tSure T9\n", "d.ann:1:9: A1 refers to T9, which this file does not have"),
        ("E1\tGo:T7\n", "d.ann:1:7: E1 refers to T7"),
        ("T1\tX 0 3\tAda\nR1\tR a:T1 b:T2\n", "d.ann:2:11: R1 refers to T2"),
        ("T1\tX 3 3\t\n", "d.ann:1:6: an empty span at 3"),
        ("T1\tX 0 3\n", "d.ann:1:9: T1 without its text"),
    ],
)
def test_warned_about(ann: str, words: str) -> None:
    assert words in str(result(ann).warnings[0])


def test_without_its_text_a_file_is_read_as_it_stands() -> None:
    actual = result("T1\tX 0 3\tAda\n", None)
    assert actual.documents == ()
    assert "no d.txt next to it" in str(actual.warnings[0])
    assert fills(actual.annotations.documents["d"].instances[0]) == {"TEXT": ["Ada"]}


def test_a_text_without_annotations_is_refused() -> None:
    with pytest.raises(InputRefused, match=r"e\.txt: a text without e\.ann next to it"):
        read((*sources(ANN), Source("e.txt", "x")), OPTIONS)


def test_two_files_of_one_stem() -> None:
    with pytest.raises(InputRefused, match=r"b/d\.ann.*a/d\.ann"):
        read((Source("a/d.ann", ""), Source("b/d.ann", "")), OPTIONS)


# --- folders


def folder(tmp_path: Path) -> Path:
    for name, text in (
        ("annotation.conf", "[entities]\nX\n"),
        ("a.ann", ""),
        ("a.txt", "nothing"),
        ("b.ann", "T1\tX 0 3\tAda\r\n"),
        ("b.txt", "Ada\r\n"),
    ):
        (tmp_path / name).write_bytes(text.encode())
    return tmp_path


def test_a_folder_of_pairs(tmp_path: Path) -> None:
    files = read_files([folder(tmp_path)], OPTIONS)
    assert files.annotations.format == "brat"
    assert {name: len(document.instances) for name, document in files.annotations.documents.items()} == {
        "a": 0,
        "b": 1,
    }
    assert [document.text for document in files.documents] == ["nothing", "Ada\r\n"]


def test_a_file_alone_brings_its_text(tmp_path: Path) -> None:
    files = read_files([folder(tmp_path) / "b.ann"], OPTIONS)
    assert [document.id for document in files.documents] == ["b"]
    assert read_files([tmp_path / "b.txt"], OPTIONS).annotations.format == "plain-text"


def test_a_text_too_many(tmp_path: Path) -> None:
    (folder(tmp_path) / "c.txt").write_text("more")
    with pytest.raises(InputRefused, match=r"c\.txt: a text without c\.ann"):
        read_files([tmp_path], OPTIONS)


def test_a_file_of_that_name_with_other_content(tmp_path: Path) -> None:
    (tmp_path / "x.ann").write_text("<DOC><DOCNO>1</DOCNO></DOC>")
    (tmp_path / "x.txt").write_text("words")
    assert read_files([tmp_path / "x.ann"], OPTIONS).annotations.format == "muc-sgml"


# --- writing


def with_instances(read_result: ReadResult, *changed: Instance) -> AnnotationSet:
    annotations = read_result.annotations
    document = msgspec.structs.replace(annotations.documents["d"], instances=changed)
    return msgspec.structs.replace(annotations, documents={"d": document})


def rewritten(ann: str, *changed: Instance) -> str:
    return write(with_instances(result(ann), *changed), {}, OPTIONS)[0]


def test_untouched_bytes_stay() -> None:
    crlf = ANN.replace("\n", "\r\n").removesuffix("\r\n")
    assert write(result(crlf).annotations, {}, OPTIONS) == (crlf, TEXT)


def test_what_changes_changes_its_line_alone() -> None:
    actual_instances = instances(ANN)
    moved = msgspec.structs.replace(actual_instances["T1"], extents=(Extent(0, 2),))
    after = rewritten(ANN, moved, *list(actual_instances.values())[1:])
    assert after == ANN.replace("T1\tPER 0 3\tAda", "T1\tPER 0 2\tAd")


def test_a_slot_more_and_a_slot_less() -> None:
    actual_instances = instances(ANN)
    bare = msgspec.structs.replace(actual_instances["T1"], slots=actual_instances["T1"].slots[:1])
    full = msgspec.structs.replace(
        actual_instances["T2"], slots=(*actual_instances["T2"].slots, brat_slot("Category", "Other"))
    )
    after = rewritten(ANN, bare, full, *list(actual_instances.values())[2:])
    expected = ANN.replace("A1\tCategory T1 Main\n", "")
    assert after == expected.replace("\tBo\n", "\tBo\nA2\tCategory T2 Other\n")


def brat_slot(name: str, value: str) -> object:
    from annotally.formats.span_writing import value_slot

    return value_slot(name, Reading(value))


def test_a_normalisation_stays_one() -> None:
    actual_instances = instances(ANN)
    slots = tuple(
        brat_slot("Reference", "Wiki:9") if s.name == "Reference" else s for s in actual_instances["T4"].slots
    )
    after = rewritten(
        ANN,
        *(
            msgspec.structs.replace(i, slots=slots) if i.name == "T4" else i
            for i in actual_instances.values()
        ),
    )
    assert "N2\tReference T4 Wiki:9\t\n" in after
    assert "Wiki:220" not in after


def test_what_goes_takes_its_lines_along() -> None:
    actual_instances = instances(ANN)
    after = rewritten(ANN, *(i for i in actual_instances.values() if i.name in ("T1", "T2", "R1", "*1")))
    assert after == (
        "T1\tPER 0 3\tAda\nT2\tPER 10 12\tBo\nA1\tCategory T1 Main\n"
        "R1\tKnows Arg1:T1 Arg2:T2\n*\tEquiv T1 T2\n#2\tAnnotatorNotes A1\tsure\n"
    )


def test_what_is_new_comes_last_and_points() -> None:
    actual_instances = instances(ANN)
    slots = actual_instances["R1"].slots
    new = Instance("Trip", "new one", (), (Extent(22, 26),))
    relation = Instance("Knows", "R1b", slots)
    after = rewritten(ANN.removesuffix("\n"), *actual_instances.values(), new, relation)
    assert after == ANN + "T5\tTrip 22 26\tthen\nR1b\tKnows Arg1:T1 Arg2:T2\n"


def test_pairs_afresh_are_read_as_they_were() -> None:
    previous_result = result(ANN)
    plain = msgspec.structs.replace(previous_result.annotations, format="", sources=())
    texts = write(plain, {"d": previous_result.documents[0]}, OPTIONS)
    second_reading = read((Source("d.ann", texts[0]), Source("d.txt", texts[1])), OPTIONS)
    assert texts[1] == TEXT
    assert second_reading.warnings == ()

    def told(read_result: ReadResult) -> list[object]:
        return [(i.type, i.extents, fills(i)) for i in read_result.annotations.documents["d"].instances]

    assert told(second_reading) == told(previous_result)


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (Instance("ORG", "1", (brat_slot("NAME", "x"),)), "ORG 1: an annotation without extent and pointers"),
        (Instance("TWO WORDS", "1", (), (Extent(0, 1),)), "type 'TWO WORDS'"),
        (Instance("X", "1", (), (Extent(0, 999),)), "extent 0–999"),
        (Instance("X", "1", (brat_slot("a", "b\nc"),), (Extent(0, 1),)), "a 'b c'"),
        (Instance("X", "1", (brat_slot("COMMENT", "b\nc"),), (Extent(0, 1),)), "note 'b c'"),
    ],
)
def test_what_lines_cannot_hold_is_refused_where_it_stands(instance: Instance, words: str) -> None:
    annotations = AnnotationSet(
        "key",
        "muc-sgml",
        {"d": DocumentAnnotations("d", (msgspec.structs.replace(instance, source=Extent(3, 4)),))},
        (Source("k.sgm", "1\n\n3\n"),),
    )
    with pytest.raises(InputRefused) as caught:
        write(annotations, {"d": Document("d", "d", TEXT)}, OPTIONS)
    assert words in str(caught.value)
    assert str(caught.value).startswith("k.sgm:3:1: document d: ")


# --- whatever comes

PIECES = st.sampled_from(
    [
        *ANN.split("\n"),
        "T9",
        "\t",
        " ",
        "\r\n",
        "\n",
        "5 3",
        ";",
        "E1\tMeet:T3",
        "A\tX T1",
        "#",
        "*",
        "\x00",
        "é",
    ]
)


@settings(max_examples=300)
@given(st.lists(PIECES, max_size=12).map("\n".join) | st.lists(PIECES, max_size=12).map("".join))
def test_any_text_is_read_or_refused_and_written_back(ann: str) -> None:
    try:
        actual = result(ann)
    except InputRefused:
        return
    assert write(actual.annotations, {}, OPTIONS) == (ann, TEXT)
    for instance in actual.annotations.documents["d"].instances:
        assert all(extent.end <= len(TEXT) for extent in instance.extents)


EXTENTS = st.tuples(st.integers(0, 29), st.integers(1, 3)).map(lambda e: Extent(e[0], e[0] + e[1]))
SPANS = st.builds(
    lambda type_, extents, value: Instance(
        type_, "", (brat_slot("Kind", value),) if value else (), tuple(sorted(set(extents)))
    ),
    st.sampled_from(["A", "B"]),
    st.lists(EXTENTS, min_size=1, max_size=3),
    st.sampled_from(["", "x", "true", "a b"]),
)


@settings(max_examples=200)
@given(st.lists(SPANS, max_size=6), st.data())
def test_any_change_is_read_back(spans: list[Instance], data: st.DataObject) -> None:
    """Spans that go, come and change, written into the lines of others, are what is read again."""
    actual_instances = instances(ANN)
    bare = msgspec.structs.replace(actual_instances["E1"], slots=actual_instances["E1"].slots[:1])
    other_instances = [
        actual_instances["T1"],
        actual_instances["T2"],
        actual_instances["T4"],
        actual_instances["E1"],
    ]
    kept = data.draw(st.sampled_from([[], [bare], [actual_instances["T2"]], other_instances]))
    named = [
        msgspec.structs.replace(
            span,
            name=data.draw(
                st.sampled_from(
                    [f"T{n + 20}", f"n{n}"] if kept == other_instances else [f"T{n + 20}", "T1", "T4"]
                )
            ),
        )
        for n, span in enumerate(spans)
    ]
    unique = list({item.name: item for item in (*kept, *named)}.values())
    after = rewritten(ANN, *unique)

    def told(many: Iterable[Instance]) -> list[object]:
        return sorted(
            (i.type, i.extents, sorted((k, v) for k, v in fills(i).items() if k != "TEXT")) for i in many
        )

    assert told(instances(after).values()) == told(unique)


def test_linear_time() -> None:
    def seconds(count: int) -> float:
        ann = (
            "".join(f"T{n}\tX 0 3\tAda\nA{n}\tSure T{n} yes\nE{n}\tX:T{n} a:T{n}\n" for n in range(count))
            + "A0x\tSure T1 "
            + " y" * count
            + "\n"
        )
        started = time.process_time()
        result(ann)
        return time.process_time() - started

    seconds(500)
    assert min(seconds(8000) for _ in range(2)) < 12 * max(0.02, min(seconds(2000) for _ in range(2)))


@pytest.mark.parametrize(("text", "rating"), [(ANN, 98), ("", 0), ("words\n", 0)])
def test_sniff(text: str, rating: int) -> None:
    assert brat.FORMAT.sniff(text) == rating
