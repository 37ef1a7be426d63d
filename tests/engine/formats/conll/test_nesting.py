"""Several columns of tags as one set: reading, and in which column an entity is written."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.brat.format import FORMAT as BRAT
from annotally.formats.conll.nesting import distribute_entities
from annotally.formats.conll.reader import read
from annotally.formats.conll.tags import Scheme, TaggedEntity, spell_tags
from annotally.formats.conll.writer import write
from annotally.model.annotation_sets import DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Source

ALL = ReadOptions(layer="all")
GERMEVAL = (
    "#\thttp://example.org [2009-10-17]\n1\tAufgrund\tO\tO\n2\tder\tO\tO\n3\tUniversität\tB-ORG\tO\n"
    "4\tRom\tI-ORG\tB-LOC\n5\tgab\tO\tO\n\n1\tAda\tB-PER\tO\n2\tLovelace\tI-PER\tO\n"
)
"""Laid out as in GermEval 2014: number, word, outer and inner tag."""

_Span = tuple[str, int, int]


def result(text: str, layer: str = "all") -> ReadResult:
    return read((Source("d.tsv", text),), ReadOptions(layer=layer))


def spans(text: str, layer: str = "all") -> list[tuple[str, str]]:
    actual = result(text, layer)
    body = actual.documents[0].text
    return [
        (instance.type, body[instance.extents[0].start : instance.extents[0].end])
        for instance in actual.annotations.documents["d"].instances
    ]


def changed(text: str, *expected: _Span, layer: str = "all") -> str:
    """Return the file with these entities instead of its own; they are known by what they say alone."""
    annotations = result(text, layer).annotations
    instances = tuple(
        Instance(label, str(n), (), (Extent(start, end),)) for n, (label, start, end) in enumerate(expected)
    )
    document = msgspec.structs.replace(annotations.documents["d"], instances=instances)
    sets = msgspec.structs.replace(annotations, documents={"d": document})
    return write(sets, {}, ReadOptions(layer=layer))[0]


def test_all_columns_are_one_set() -> None:
    nested = [("ORG", "Universität Rom"), ("LOC", "Rom"), ("PER", "Ada Lovelace")]
    assert spans(GERMEVAL) == spans(GERMEVAL, "ALL") == spans(GERMEVAL, "3+4") == nested
    assert spans(GERMEVAL, "4 + 3") == spans(GERMEVAL, "all@2") == spans(GERMEVAL, "3+4@2") == nested
    assert spans(GERMEVAL, "4") == [("LOC", "Rom")]
    assert result(GERMEVAL).warnings == ()
    assert not result(GERMEVAL).has_unread_columns
    assert result(GERMEVAL, "4").has_unread_columns
    instances = result(GERMEVAL).annotations.documents["d"].instances
    assert [instance.name for instance in instances] == ["1", "2", "3"]
    assert [GERMEVAL[instance.source.start : instance.source.end] for instance in instances[1:]] == [
        "Rom\tI-ORG\tB-LOC",
        "Ada\tB-PER\tO\n2\tLovelace\tI-PER",
    ]


def test_columns_under_a_header() -> None:
    headed = "word\tner\tfine\tall\nAda\tB-PER\tB-AUTHOR\tB-X\nleft\tO\tO\tO\n"
    assert spans(headed, "ner+fine") == [("PER", "Ada"), ("AUTHOR", "Ada")]
    assert spans(headed, "all") == [("X", "Ada")]
    assert [span[0] for span in spans(headed.replace("all", "more"), "all")] == ["PER", "AUTHOR", "X"]
    assert spans("word\ta+b\tb\nAda\tB-PER\tB-X\n", "a+b") == [("PER", "Ada")]


@pytest.mark.parametrize("layer", ["3+5", "3+", "3,4", "2+word"])
def test_columns_that_are_not_there(layer: str) -> None:
    with pytest.raises(InputRefused, match=r"no column .* of tags.*separated by \+, or all"):
        result(GERMEVAL, layer)


def test_all_of_no_columns_is_refused() -> None:
    with pytest.raises(InputRefused, match="no column of tags"):
        result("a b\nc d\n")
    assert spans("Ada B-PER\n") == [("PER", "Ada")]


def test_one_entity_in_two_columns_is_read_once_and_stays_in_both() -> None:
    twice = "Ada\tB-PER\tB-PER\nmet\tO\tO\nBo\tB-PER\tS-PER\nin\tO\tO\n"
    actual = result(twice)
    assert spans(twice) == [("PER", "Ada"), ("PER", "Bo")]
    assert [str(warning) for warning in actual.warnings] == [
        "d.tsv:1:11: the same entity in two columns, also on line 3; expected each entity in one"
        " column; the entity is read once"
    ]
    assert changed(twice, ("PER", 0, 3), ("PER", 8, 10)) == twice
    assert changed(twice, ("PER", 8, 10)) == twice.replace("Ada\tB-PER\tB-PER", "Ada\tO\tO")


@pytest.mark.parametrize(
    ("value", "lines"),
    [
        # A label and an extent that change stay in their column, be they inner ones.
        ([("ORG", 13, 28), ("PER", 25, 28)], {"4": "Rom\tI-ORG\tB-PER"}),
        ([("GPE", 13, 28), ("LOC", 25, 28)], {"3": "Universität\tB-GPE\tO", "4": "Rom\tI-GPE\tB-LOC"}),
        ([("ORG", 13, 28), ("LOC", 13, 28)], {"3": "Universität\tB-ORG\tB-LOC", "4": "Rom\tI-ORG\tI-LOC"}),
        # What is gone leaves the other column alone.
        ([("LOC", 25, 28)], {"3": "Universität\tO\tO", "4": "Rom\tO\tB-LOC"}),
        # A new entity goes to the first column with room for it.
        ([("ORG", 13, 28), ("LOC", 25, 28), ("X", 29, 32)], {"5": "gab\tB-X\tO"}),
        ([("ORG", 13, 28), ("LOC", 25, 28), ("X", 13, 24)], {"3": "Universität\tB-ORG\tB-X"}),
    ],
)
def test_the_column_an_entity_is_written_to(value: list[_Span], lines: dict[str, str]) -> None:
    assert len("Aufgrund der Universität") == 24
    value = [*value, ("PER", 33, 45)]
    expected = GERMEVAL.split("\n\n")
    numbered = {line.split("\t")[0]: line for line in expected[0].splitlines()}
    for number, cells in lines.items():
        numbered[number] = f"{number}\t{cells}"
    assert changed(GERMEVAL, *value) == "\n".join(numbered.values()) + "\n\n" + expected[1]


def test_no_column_has_room() -> None:
    with pytest.raises(InputRefused) as caught:
        changed(GERMEVAL, ("ORG", 13, 28), ("LOC", 25, 28), ("X", 25, 32), ("PER", 33, 45))
    assert "X 2: an entity that overlaps another in each of 2 columns of tags" in str(caught.value)
    with pytest.raises(InputRefused, match="PER 1: the same entity twice"):
        changed(GERMEVAL, ("PER", 33, 45), ("PER", 33, 45))


def test_each_column_keeps_its_scheme_and_spelling() -> None:
    text = "a\tB-X\tY-S\nb\tI-X\tO\nc\tO\tO\nd\tO\tO\n"
    assert spans(text) == [("X", "a b"), ("Y", "a")]
    after = changed(text, ("X", 0, 3), ("Y", 0, 1), ("X", 4, 7), ("Y", 4, 5))
    assert after == "a\tB-X\tY-S\nb\tI-X\tO\nc\tB-X\tY-S\nd\tI-X\tO\n"


@pytest.mark.parametrize("gap", ["\t", " "])
def test_lines_that_end_too_early(gap: str) -> None:
    rows = ["a x B-X O", "b", "c x O B-Y", "d x", "e x O O", "f x O O"]
    text = "".join(f"{row}\n" for row in rows).replace(" ", gap)
    after = changed(text, ("X", 0, 1), ("Z", 2, 7), ("Y", 4, 5)).replace(gap, " ")
    assert after == "a x B-X O\nb _ B-Z\nc x I-Z B-Y\nd x I-Z\ne x O O\nf x O O\n"
    inner = changed(text, ("Y", 2, 7), layer="4").replace(gap, " ")
    assert inner == "a x B-X O\nb _ _ B-Y\nc x O I-Y\nd x _ I-Y\ne x O O\nf x O O\n"


def test_nested_columns_in_another_format() -> None:
    actual = result(GERMEVAL)
    annotations, text = BRAT.write(actual.annotations, {"d": actual.documents[0]}, ALL) if BRAT.write else ()
    assert text == "Aufgrund der Universität Rom gab\nAda Lovelace"
    assert annotations == (
        "T1\tORG 13 28\tUniversität Rom\nT2\tLOC 25 28\tRom\nT3\tPER 33 45\tAda Lovelace\n"
    )


# --- whatever comes

LENGTH = 7
ENTITIES = st.builds(
    lambda start, length, label: TaggedEntity(start, min(start + length, LENGTH), label),
    st.integers(0, LENGTH - 1),
    st.integers(1, 4),
    st.sampled_from("XYZ"),
)


def _apart(many: list[TaggedEntity]) -> list[TaggedEntity]:
    """Return the entities that share no token with one before them."""
    chosen: list[TaggedEntity] = []
    for entity in many:
        if all(entity.end <= second.start or second.end <= entity.start for second in chosen):
            chosen.append(entity)
    return sorted(chosen)


COLUMNS = st.lists(st.lists(ENTITIES, max_size=5).map(_apart), min_size=1, max_size=3)


@settings(max_examples=300)
@given(COLUMNS, st.lists(ENTITIES, max_size=4), st.data())
def test_every_entity_stands_in_a_column_or_has_no_room(
    before: list[list[TaggedEntity]], new: list[TaggedEntity], data: st.DataObject
) -> None:
    standing = sorted({entity for item in before for entity in item})
    kept = [entity for entity in standing if data.draw(st.booleans())]
    after = {*kept, *new}
    columns = distribute_entities(before, after)
    assert columns == distribute_entities(before, data.draw(st.permutations(sorted(after))))
    if isinstance(columns, TaggedEntity):
        assert columns in after
        assert columns not in standing
        for column in before:
            assert any(
                entity.start < columns.end and columns.start < entity.end for entity in (*column, *new)
            )
        return
    assert {entity for column in columns for entity in column} == after
    for column, own in zip(columns, before, strict=True):
        assert all(first.end <= second.start for first, second in pairwise(column))
        assert set(own) & after <= set(column)
    if len(after) == len(standing) == 1 and after.isdisjoint(standing):
        (new_one,), (old_one,) = after, standing
        home = [old_one in item for item in before].index(True)
        shares = new_one.start < old_one.end and old_one.start < new_one.end
        assert [bool(column) for column in columns].index(True) == (home if shares else 0)


SCHEMES = st.sampled_from(list(Scheme))


@settings(max_examples=200)
@given(COLUMNS, SCHEMES, st.lists(ENTITIES, max_size=4))
def test_what_is_written_is_read_back(
    before: list[list[TaggedEntity]], scheme: Scheme, new: list[TaggedEntity]
) -> None:
    tags = [spell_tags(item, LENGTH, scheme) for item in before]
    text = (
        "w"
        + "\tB-A" * len(before)
        + "\n\n"
        + "".join("\t".join(("w", *row)) + "\n" for row in zip(*tags, strict=True))
    )
    actual = result(text)
    assert write(actual.annotations, {}, ALL) == (text,)
    expected = {
        TaggedEntity(0, 1, "A"),
        *(TaggedEntity(item.start + 1, item.end + 1, item.label) for item in new),
    }
    values = [(label, 2 * start, 2 * end - 1) for start, end, label in expected]
    try:
        again = changed(text, *values)
    except InputRefused:
        assert any(first.end > second.start for first, second in pairwise(sorted(expected)))
        return
    instances = result(again).annotations.documents["d"].instances
    assert sorted(
        (instance.type, instance.extents[0].start, instance.extents[0].end) for instance in instances
    ) == sorted(values)


def test_a_new_document_is_not_made_of_columns() -> None:
    annotations = result(GERMEVAL).annotations
    strange = {**annotations.documents, "x": DocumentAnnotations("x", ())}
    with pytest.raises(InputRefused, match="document x: a document that is in none of the files"):
        write(msgspec.structs.replace(annotations, documents=strange), {}, ALL)
