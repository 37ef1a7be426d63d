"""BioC JSON: the shapes of files, infons of any type, relations, and what is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.bioc import json_scan
from annotally.formats.bioc.json_format import FORMAT, find_collection
from annotally.formats.standoff.records import Value
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from support.outcomes import outcome_of
from support.spans import values_of
from support.standoff_samples import BIOC_JSON_LINES, BIOC_JSON_TOWN


def read(text: str) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.json", text)], ReadOptions())


def document(**members: object) -> str:
    return json.dumps({"id": "d", "passages": [{"offset": 0, "text": "Ada met Bob."}], **members})


def annotated(**members: object) -> str:
    passage = {"offset": 0, "text": "Ada met Bob.", "annotations": [members]}
    return json.dumps({"id": "d", "passages": [passage]})


def test_a_collection() -> None:
    result = read(BIOC_JSON_TOWN)
    assert [(document.id, document.text) for document in result.documents] == [
        ("7", 'Ada & "Bob"\nZoë met them. \U0001f600 left.'.replace(". \U0001f600", ".\n\U0001f600")),
        ("8", " Nobody came."),
    ]
    ada, zoe, knows, mood = result.annotations.documents["7"].instances
    assert (ada.type, zoe.type, knows.type, mood.type) == ("PER", "annotation", "knows", "relation")
    assert [(extent.start, extent.end) for extent in zoe.extents] == [(12, 15), (20, 24)]
    assert values_of(ada) == {"TEXT": ["Ada"], "MESH": ["D1", "D2"], "sure": ["true"], "of": ["x"]}
    assert values_of(zoe) == {"TEXT": ["Zoë them"], "score": ["0.5"], "where": ['{"in": "town"}']}
    assert values_of(knows) == {"Arg1": ["a"], "Arg2": ["5"], "since": ["2001"], "Role1": ["who"]}
    assert [reading.target for reading in knows.pointers()] == ["PER-7-a", "annotation-7-5"]
    assert list(values_of(mood)) == ["mood", "role1", "role2"]
    assert not result.warnings


@pytest.mark.parametrize(
    "text",
    [
        BIOC_JSON_LINES,
        f"[{BIOC_JSON_LINES.strip().replace(chr(10), ',')}]",
        f'{{"PubTator3": [{BIOC_JSON_LINES.strip().replace(chr(10), ",")}]}}',
        f'[{{"source": "", "documents": [{BIOC_JSON_LINES.strip().replace(chr(10), ",")}]}}]',
    ],
)
def test_documents_by_lines_in_arrays_and_in_collections(text: str) -> None:
    result = read(text)
    assert {name: len(of.instances) for name, of in result.annotations.documents.items()} == {"9": 1, "10": 1}
    assert find_collection(text) >= 0


def test_relations_that_lead_nowhere_are_objects() -> None:
    result = read(document(relations=[{"id": "r", "infons": {}, "nodes": [{"refid": "x", "role": "y"}]}]))
    (relation,) = result.annotations.documents["d"].instances
    assert values_of(relation) == {"Arg1": ["x"], "Role1": ["y"]}
    assert not relation.pointers()
    assert "1 relation whose nodes are no annotations" in str(result.warnings[0])


@pytest.mark.parametrize(
    ("infon", "values"),
    [
        (None, []),
        ("", []),
        ("a", [("a", "")]),
        (["a"], [("a", "json:item")]),
        (["a", 2], [("a", ""), ("2", "json:number")]),
        ([2], [("[2]", "json:value")]),
        ([], [("[]", "json:value")]),
        ({"ü": 1}, [('{"ü": 1}', "json:value")]),
        (True, [("true", "json:truth")]),
        (1.5, [("1.5", "json:number")]),
    ],
)
def test_values_of_infons(infon: object, values: list[tuple[str, str]]) -> None:
    assert json_scan.values_of(infon) == tuple(Value(text, form=form) for text, form in values)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"documents": 5}', "passages"),
        ("[]5", "more after the array"),
        ("  \n", "a file without content"),
        ('{"id": "d", "passages": {}}', "passages"),
        (document(passages=[{"text": "x"}]), 'no "offset" in a passage'),
        (document(passages=[{"offset": -1, "text": "x"}]), "-1 as offset"),
        (document(passages=[{"offset": 0, "text": "Ada"}, {"offset": 2}]), "a passage that begins at 2"),
        (document(passages=[{"offset": 10**12, "text": "Ada"}]), "a passage that begins at 1000000000000"),
        (document(annotations=[5]), "5 as annotation"),
        (annotated(locations=[{"offset": 0}]), "null as length"),
        (annotated(locations=[{"offset": 9, "length": 9}]), "an extent from 9 to 18"),
        (annotated(locations={}), "{} as locations"),
        (annotated(locations=[1]), "1 as location"),
        (annotated(infons=[1]), "[1] as infons"),
        (annotated(infons={"type": ["a"]}), '["a"] as type'),
        (annotated(nodes=5), "5 as nodes"),
        (annotated(nodes=[5]), "5 as node"),
        (annotated(nodes=[{"refid": None}]), "null as refid"),
        (BIOC_JSON_TOWN[:-3], "not JSON"),
        ('{"documents": [{"documents": [{"passages": []}]}]}', 'no "passages" in a document'),
    ],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read(text)
    assert words in str(caught.value)
    assert all(finding.line >= 1 for finding in caught.value.diagnostics)


def test_other_json_is_not_taken_for_it() -> None:
    assert find_collection('{"documents": [{"text": "x"}]}') == -1
    assert find_collection('{"text": "\\"passages\\"", "label": []}') == -1
    assert find_collection("<collection/>") == -1


@given(st.integers(0, len(BIOC_JSON_TOWN)), st.sampled_from(["", "[", "{", '"', "9", ",", "\0"]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    result, findings = outcome_of(lambda: read(BIOC_JSON_TOWN[:at] + sign + BIOC_JSON_TOWN[at + 1 :]))
    assert (result is None) == bool(findings)
