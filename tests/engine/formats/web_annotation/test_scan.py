"""Web annotations: shapes of files, texts, selectors, bodies, creators, relations, and what is refused."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import layers_of, read
from annotally.formats.web_annotation import targets
from annotally.formats.web_annotation.format import FORMAT, annotators_in, find_annotation
from annotally.formats.web_annotation.places import document_of, texts_of
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source
from support.outcomes import outcome_of
from support.spans import values_of
from support.standoff_samples import WEB_LINES, WEB_TOWN

TEXT = "Ada met Bob in Villa."


def read_text(text: str, of: str | None = TEXT, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    sources = [Source("files/town.jsonld", text)]
    sources += [] if of is None else [Source("files/town.txt", of)]
    return FORMAT.read(sources, ReadOptions(layer=layer))


def instances(text: str, of: str | None = TEXT, layer: str | None = None) -> list[Instance]:
    return [
        instance
        for document in read_text(text, of, layer).annotations.documents.values()
        for instance in document.instances
    ]


def annotation(*selectors: object, **members: object) -> str:
    """Return an annotation of a part of the town's text."""
    target = {"source": "town.txt", "selector": [*selectors]}
    return json.dumps({"type": "Annotation", "target": target, **members})


def position(start: object, end: object) -> dict[str, object]:
    return {"type": "TextPositionSelector", "start": start, "end": end}


def quotation(exact: object, **context: str) -> dict[str, object]:
    return {"type": "TextQuoteSelector", "exact": exact, **context}


def extents_of(instance: Instance) -> list[tuple[int, int]]:
    return [(extent.start, extent.end) for extent in instance.extents]


def put(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_page() -> None:
    result = read_text(WEB_TOWN)
    assert [(document.id, document.text, document.file) for document in result.documents] == [
        ("town", TEXT, "files/town.txt")
    ]
    ada, bob, knows, town = result.annotations.documents["town"].instances
    assert (ada.type, bob.type, knows.type, town.type) == ("PER", "PER", "knows", "annotation")
    assert values_of(ada) == {
        "TEXT": ["Ada"],
        "comment": ["check"],
        "tagging": ["FRIEND"],
        "identifying": ["https://example.org/ada"],
        "sure": ["yes"],
    }
    assert extents_of(bob) == [(8, 11), (15, 20)]
    assert [reading.target for reading in knows.pointers()] == ["PER-town-1", "PER-town-http://example.org/2"]
    assert (town.extents, values_of(town)) == ((), {"comment": ["a town"]})
    assert not result.warnings


@pytest.mark.parametrize(
    "shape",
    [
        "{}",
        "[{}]",
        "{}\n{}",
        '{{"@graph": [{}, {{"id": "#me", "type": "Person"}}]}}',
        '{{"type": "AnnotationCollection", "first": {{"type": "AnnotationPage", "items": [{}]}}}}',
        '[{{"type": "AnnotationPage", "items": [{}]}}]',
        '{{"label": {{"en": "x"}}, "items": [{}]}}',
    ],
)
def test_shapes_of_files(shape: str) -> None:
    text = shape.format(annotation(position(0, 3)), annotation(position(8, 11)))
    assert [instance.first_text() for instance in instances(text)] == ["Ada", "Bob"][: shape.count("{}")]


def test_what_is_no_annotation_is_told() -> None:
    result = read_text('{"@graph": [{"id": "#me", "type": "Person"}, 5]}')
    assert "2 values without a target" in str(result.warnings[0])


def test_creators_are_annotators() -> None:
    assert annotators_in(WEB_LINES) == ["anna", "Ben"]
    (noun,) = instances(WEB_LINES, layer="anna")
    assert values_of(noun) == {"TEXT": ["Ada"], "pos": ["NOUN"], "n": ["2"]}
    (highlighted,) = instances(WEB_LINES, layer="ben")
    assert highlighted.type == "highlighting"
    body = {"type": "TextualBody", "purpose": "tagging", "value": "A", "creator": {"id": "urn:cora"}}
    assert read_text(annotation(position(0, 3), body=[body]), layer="urn:cora").annotations.documents


def test_layers_of_a_folder(tmp_path: Path) -> None:
    put(tmp_path, {"town.jsonld": WEB_LINES, "town.txt": TEXT})
    assert layers_of(tmp_path, FORMAT) == ("anna", "Ben")


@pytest.mark.parametrize(
    ("members", "label", "slots"),
    [
        ({}, "annotation", {}),
        ({"motivation": "oa:highlighting"}, "highlighting", {}),
        ({"motivation": "tagging", "bodyValue": "A"}, "A", {}),
        ({"body": "http://example.org/x", "motivation": "identifying"}, "identifying", {"identifying": 1}),
        (
            {"body": [{"value": "A", "purpose": "tagging"}, {"value": "B", "purpose": "classifying"}]},
            "B",
            {"tagging": 1},
        ),
        ({"body": {"id": "http://example.org/A", "purpose": ["tagging"]}}, "http://example.org/A", {}),
        ({"body": [{"type": "Choice", "items": []}]}, "annotation", {}),
        ({"body": {"value": 3, "purpose": "describing", "name": "n"}}, "annotation", {"n": 1}),
    ],
)
def test_labels_and_slots_of_bodies(members: dict[str, object], label: str, slots: dict[str, int]) -> None:
    (instance,) = instances(annotation(position(0, 3), **members))
    assert instance.type == label
    assert {name: len(values) for name, values in values_of(instance).items() if name != "TEXT"} == slots


def test_a_relation_by_its_body() -> None:
    first = annotation(position(0, 3), id="urn:a")
    second = annotation(position(8, 11), id="urn:b")
    linking = json.dumps({"id": "urn:c", "type": "Annotation", "body": "urn:b", "target": "urn:a"})
    relation = instances(f"[{linking}, {first}, {second}]")[0]
    assert values_of(relation) == {"Arg1": ["urn:a"], "Arg2": ["urn:b"], "comment": ["urn:b"]}


@pytest.mark.parametrize(
    ("selectors", "place"),
    [
        ([position(0, 3)], (0, 3)),
        ([position(0, 3), quotation("Ada")], (0, 3)),
        ([quotation("Bob")], (8, 11)),
        ([quotation("Bob", prefix="never", suffix="there")], (8, 11)),
        ([quotation("a", prefix="Ad")], (2, 3)),
        ([quotation("a", suffix=".")], (19, 20)),
        ([position(1, 4), quotation("Bob")], (8, 11)),
        ([position(1, 4), quotation("a")], (1, 4)),
        ([{"type": "FragmentSelector", "value": "char=8,11"}], (8, 11)),
        ([{"type": "CssSelector", "value": "p"}, position(0, 3)], (0, 3)),
    ],
)
def test_places_by_positions_and_quotations(selectors: list[object], place: tuple[int, int]) -> None:
    (instance,) = instances(annotation(*selectors))
    assert extents_of(instance) == [place]


@pytest.mark.parametrize(
    ("selectors", "words"),
    [
        ([quotation("a")], "1 annotation whose place is not found"),
        ([quotation("Cy")], "1 annotation whose place is not found"),
        ([quotation("")], "1 annotation whose place is not found"),
        ([{"type": "SvgSelector", "value": "x"}], "1 annotation of something else than a text"),
        ([{**position(0, 3), "refinedBy": position(0, 1)}], "1 annotation of something else than a text"),
        ([position(1, 4), quotation("Bob")], "1 position with another text than its quotation"),
        ([position(1, 4), quotation("a")], "'a' as the text of an annotation"),
    ],
)
def test_what_is_not_found_is_warned_of(selectors: list[object], words: str) -> None:
    result = read_text(annotation(*selectors))
    (warning,) = result.warnings
    assert words in str(warning)
    count = len(result.annotations.documents["town"].instances) if result.annotations.documents else 0
    assert count == int("position" in words or "as the text" in words)


def test_targets_in_several_texts_are_not_read() -> None:
    target = [{"source": f"{name}.txt", "selector": position(0, 1)} for name in "ab"]
    result = read_text(json.dumps({"type": "Annotation", "target": target}))
    assert "1 annotation of several texts" in " ".join(map(str, result.warnings))


@pytest.mark.parametrize(("start", "end"), [(1, 4), (2, 5)])
def test_positions_count_what_the_quotation_says(start: int, end: int) -> None:
    (ada,) = instances(annotation(position(start, end), quotation("Ada")), "\U0001f600Ada met Ada.")
    assert extents_of(ada) == [(1, 4)]


def test_several_documents_in_a_file(tmp_path: Path) -> None:
    lines = [
        json.dumps({"type": "Annotation", "target": {"source": source, "selector": position(0, 1)}})
        for source in ("http://example.org/a.txt", "texts/b%20c.txt", {"id": "file:///d"}, "urn:e.txt")
    ]
    put(tmp_path, {"all.jsonld": "\n".join(lines), "a.txt": "A", "b c.txt": "B", "d.txt": "D"})
    result = read([tmp_path / "all.jsonld"], ReadOptions())
    texts = {document.id: document.text for document in result.documents}
    assert texts == {"a": "A", "b c": "B", "d": "D"}
    assert set(result.annotations.documents) == {"a", "b c", "d", "e"}
    assert "no e.txt next to it" in str(result.warnings[0])


@pytest.mark.parametrize(
    ("iri", "name"),
    [
        ("http://example.org/x/town.txt#char=1,2", "town"),
        ("http://example.org/", "example.org"),
        ("_:town.txt", "town"),
        ("..", "own"),
        ("", "own"),
        ("a%2F..", "own"),
        (".txt", ".txt"),
    ],
)
def test_names_of_documents(iri: str, name: str) -> None:
    assert document_of(iri, "own") == name


def test_places_of_texts() -> None:
    source = Source("x/all.json", '{"target": {"source": "http://example.org/a"}}')
    assert texts_of(source) == {
        "a": ["x/a.txt", "x/a", "x/all.txt", *(f"texts/{n}" for n in ("a.txt", "a", "all.txt"))]
    }
    assert set(texts_of(Source("x/all.json", '{"target": {}, "t": "\\"source\\": \\"b\\""}'))) == {"all"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[", "not JSON"),
        ("[] 5", "more after the array"),
        (annotation(position(-1, 3)), "-1 as start"),
        (annotation(position(0, "3")), "3 as end"),
        (annotation(position(0, 99)), "an extent from 0 to 99"),
        (annotation(position(3, 2)), "an extent from 3 to 2"),
        (annotation(quotation(5)), "a quotation that is no string"),
        (f"[{annotation(position(0, 3), id='urn:a')}, 7", "no comma after an item"),
    ],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read_text(text)
    assert words in str(caught.value)
    assert all(finding.line >= 1 for finding in caught.value.diagnostics)


def test_the_search_for_quotations_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("annotally.formats.web_annotation.scan.MOST_SEARCHED", 3 * len(TEXT))
    text = "\n".join(annotation(quotation(f"x{number}")) for number in range(3))
    assert read_text(text).warnings
    with pytest.raises(InputRefused, match="quotations without positions"):
        read_text(f"{text}\n{annotation(quotation('y'))}")
    assert targets.MOST_SEARCHED > 10**9


def test_other_json_is_not_taken_for_it() -> None:
    assert find_annotation('{"items": [1]}') == -1
    assert find_annotation('{"target": "x", "text": "y"}') == -1
    assert find_annotation('{"@context": "http://www.w3.org/ns/anno.jsonld", "@type": "oa:Annotation"}') == -1
    assert find_annotation(' [{"@type": "oa:Annotation", "target": "x"}]') == 1


@given(st.integers(0, len(WEB_TOWN)), st.sampled_from(["", "[", "{", '"', "9", ",", "\0"]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    result, findings = outcome_of(lambda: read_text(WEB_TOWN[:at] + sign + WEB_TOWN[at + 1 :]))
    assert (result is None) == bool(findings)
