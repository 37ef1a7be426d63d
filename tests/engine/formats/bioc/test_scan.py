"""BioC collections: texts of passages, annotations, relations, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.bioc.format import FORMAT, find_root
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source
from support.outcomes import outcome_of
from support.standoff_samples import BIOC_TOWN


def read(text: str) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.xml", text)], ReadOptions())


def values_of(instance: Instance) -> dict[str, list[str]]:
    return {slot.name: [reading.text for reading in slot.readings()] for slot in instance.slots}


def passages(*contents: tuple[int, str], inside: str = "") -> str:
    """Return a collection of one document of passages; ``inside`` stands in the last one."""
    parts = [f"<passage><offset>{at}</offset><text>{text}</text></passage>" for at, text in contents]
    parts[-1] = parts[-1].replace("</passage>", f"{inside}</passage>")
    return f"<collection><document><id>d</id>{''.join(parts)}</document></collection>"


def test_a_collection() -> None:
    result = read(BIOC_TOWN)
    assert [(document.id, document.text) for document in result.documents] == [
        ("7", "Ada & Bob\nZoë met them."),
        ("8", " Nobody came."),
    ]
    ada, zoe, knows, mood = result.annotations.documents["7"].instances
    assert (ada.type, zoe.type, knows.type, mood.type) == ("PER", "annotation", "knows", "relation")
    assert [(extent.start, extent.end) for extent in zoe.extents] == [(10, 13), (18, 22)]
    assert values_of(ada) == {"TEXT": ["Ada"], "MESH": ["D1", "D2"]}
    assert values_of(knows) == {"Arg1": ["a"], "Arg2": ["b"], "since": ["2001"], "Role1": ["who"]}
    assert [reading.target for reading in knows.pointers()] == ["PER-7-a", "annotation-7-b"]
    assert (mood.extents, values_of(mood)) == ((), {"mood": ["good"]})
    assert not result.warnings


def test_gaps_between_passages_keep_the_offsets() -> None:
    (document,) = read(passages((2, "Ada"), (8, "Bob &amp; Cy"))).documents
    assert document.text == "  Ada  \nBob & Cy"
    source = passages((2, "Ada"), (8, "Bob &amp; Cy"))
    for word in ("Ada", "Bob", "Cy"):
        assert source.startswith(word, document.source_map.to_source(document.text.index(word)))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<collections/>", "the element collections"),
        (passages((0, "Ada"), (2, "Bob")), "a passage that begins at 2"),
        (passages((0, "Ada"), (10**9, "Bob")), "a passage that begins at 1000000000"),
        (passages((0, "Ada")).replace("<offset>0", "<offset>x"), "'x' as offset"),
        (passages((0, "Ada")).replace("<offset>0</offset>", ""), "'' as offset"),
        (passages((0, "Ada"), inside='<annotation><location offset="0"/></annotation>'), "'' as length"),
        (
            passages((0, "Ada"), inside='<annotation><location offset="1" length="9"/></annotation>'),
            "1 to 10",
        ),
        (
            passages(
                (0, "Ada"),
                inside='<annotation><infon key="type">A</infon><infon key="type">B</infon></annotation>',
            ),
            "2 infons of the type",
        ),
        (BIOC_TOWN[:-30], "not well-formed XML"),
    ],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read(text)
    assert words in str(caught.value)
    assert all(finding.line >= 1 for finding in caught.value.diagnostics)


def test_the_root_tells() -> None:
    assert find_root("<?xml version='1.0'?><!DOCTYPE collection>\n<collection><source/>") >= 0
    assert find_root("<collection><book/></collection>") == -1
    assert find_root("<corpus><document/></corpus>") == -1


@given(st.integers(0, len(BIOC_TOWN)), st.sampled_from(["", "<", "&", '"', "9", "\0"]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    result, findings = outcome_of(lambda: read(BIOC_TOWN[:at] + sign + BIOC_TOWN[at + 1 :]))
    assert (result is None) == bool(findings)
