"""Brackets that say more than the chain, as CorefUD has them: read, written over, and told as not read."""

import pytest
from msgspec import structs

from annotally.formats.base import FileRange, ReadOptions, ReadResult
from annotally.formats.conll.coreference import FORMAT
from annotally.formats.conll.coreference_details import has_details, spelled_as_before, without_details
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source

PLAIN = ("(e1)", "-", "(e2|(e1)", "-", "e2)", "-", "(e1)", "(e2)")
DETAILED = (
    "(e1-person-1-coref)",
    "-",
    "(e2-x-y-2-|(e1-person-1-coref)",
    "_",
    "e2)",
    "-",
    "(e1--1)",
    "(e2-x)",
)


def file_of(cells: tuple[str, ...]) -> str:
    """Return a file with a word for each cell of coreference."""
    rows = "".join(f"d 0 {number} w{number} {cell}\n" for number, cell in enumerate(cells))
    return f"#begin document (d); part 000\n{rows}\n#end document\n"


def read(cells: tuple[str, ...]) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("d.conll", file_of(cells))], ReadOptions())


def instances_of(result: ReadResult) -> tuple[Instance, ...]:
    (annotated,) = result.annotations.documents.values()
    return tuple(annotated.instances)


def chains(cells: tuple[str, ...]) -> list[list[str]]:
    """Return the words of the mentions of each chain."""
    result = read(cells)
    instances = instances_of(result)
    groups = classes(references(result.documents[0].id, instances, ReadOptions().ref_slot))
    text = result.documents[0].text
    return [
        [text[extent.start : extent.end] for member in group for extent in instances[member].extents]
        for group in groups
    ]


def write(cells: tuple[str, ...], *instances: Instance) -> str:
    result = read(cells)
    ((name, annotated),) = result.annotations.documents.items()
    documents = {name: structs.replace(annotated, instances=instances)}
    assert FORMAT.write is not None
    (text,) = FORMAT.write(structs.replace(result.annotations, documents=documents), {}, ReadOptions())
    return text


@pytest.mark.parametrize("cells", [PLAIN, DETAILED, tuple(cell.replace("|", "") for cell in DETAILED)])
def test_chains_are_entities_whatever_stands_behind(cells: tuple[str, ...]) -> None:
    assert chains(cells) == [["w0", "w2", "w6"], ["w2 w3 w4", "w7"]]
    assert [instance.name for instance in instances_of(read(cells))] == [
        "e1.1",
        "e2.1",
        "e1.2",
        "e1.3",
        "e2.2",
    ]


@pytest.mark.parametrize(
    ("cells", "detailed"),
    [
        (["(12)", "(3", "3)"], False),
        (["(e1-person", "e1)"], True),
        (["(a-b", "a)"], True),
        (["(e1-person)", "(e2-place-1)"], True),
        (["(e1-person)", "(x2-place)"], False),
        (["(a-b)"], False),
        (["(12-3", "12-3)"], False),
        (["(e1-x", "e1-x)", "(e1-y)"], False),
        ([], False),
        (["-", "_"], False),
    ],
)
def test_chains_may_have_hyphens_themselves(cells: list[str], detailed: bool) -> None:
    assert has_details(cells) == detailed


def test_chains_with_hyphens_stay_apart() -> None:
    assert chains(("(12-3)", "(12-4)", "(12-3", "12-3)")) == [["w0", "w2 w3"], ["w1"]]


def test_a_bracket_of_details_alone_keeps_them() -> None:
    assert (without_details("e1-person"), without_details("-person")) == ("e1", "-person")


def test_open_mentions_are_refused_by_their_entity() -> None:
    with pytest.raises(InputRefused, match=r"d\.conll:2:10: \(e1 opens a mention that is not closed"):
        read(("(e1-person-1", "-"))


def test_brackets_that_stay_keep_their_details() -> None:
    e1, e2, inner, *others = instances_of(read(DETAILED))
    assert write(DETAILED, e1, e2, inner, *others) == file_of(DETAILED)
    without_inner = write(DETAILED, e1, e2, *others)
    assert without_inner == file_of(DETAILED).replace("(e2-x-y-2-|(e1-person-1-coref)", "(e2-x-y-2-")
    without_outer = write(DETAILED, e1, inner, *others)
    expected = file_of(DETAILED).replace("(e2-x-y-2-|(e1-person-1-coref)", "(e1-person-1-coref)")
    assert without_outer == expected.replace(" e2)", " -")


def test_brackets_of_a_cell_are_told_apart() -> None:
    cell = "(e1-a|(e1-b)|(e2)|e3)"
    brackets = ["(e1)", "(e1", "e3)", "(e2)", "(e1)"]
    assert spelled_as_before(brackets, cell) == ["(e1-b)", "(e1-a", "e3)", "(e2)", "(e1)"]


@pytest.mark.parametrize(("cells", "unread"), [(PLAIN, []), (DETAILED, [0, 2, 6, 7])])
def test_details_are_told_as_not_read(cells: tuple[str, ...], unread: list[int]) -> None:
    result = read(cells)
    (annotated,) = result.annotations.documents.values()
    (source,) = result.annotations.sources
    assert FORMAT.unread is not None
    stretch = FileRange(source, 0, len(source.text), annotated)
    pieces = FORMAT.unread(result.annotations, ReadOptions())(stretch)
    details = [(piece.content, piece.offset) for piece in pieces if piece.kind == "details of mentions"]
    assert [text for text, _ in details] == [cells[number] for number in unread]
    assert all(source.text.startswith(text or "?", at) for text, at in details)
