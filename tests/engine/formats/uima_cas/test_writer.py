from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import file_names, read, write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, plain_identities
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document
from support.cas_samples import TEXT, save_json, save_xmi

OPTIONS = ReadOptions()
BOTH = pytest.mark.parametrize("save", [save_xmi, save_json], ids=["xmi", "json"])
FORMATS = pytest.mark.parametrize("name", ["uima-xmi", "uima-json"])


def _identities(document: str, annotations: DocumentAnnotations) -> list[str]:
    return sorted(map(repr, plain_identities(document, annotations.instances)))


def _all(result: ReadResult) -> dict[str, list[str]]:
    return {name: _identities(name, content) for name, content in result.annotations.documents.items()}


def _rewritten(result: ReadResult, instances: tuple[Instance, ...], folder: Path) -> ReadResult:
    """Return a set with other instances as it is read back, written over its sources."""
    changed = _changed(result, instances)
    return _written(changed, list(result.documents), result.annotations.format, folder)


def _written(annotations: AnnotationSet, documents: list[Document], name: str, folder: Path) -> ReadResult:
    """Return a set as it is read back once it has been written."""
    contents = write(annotations, {document.id: document for document in documents}, OPTIONS, name)
    folder.mkdir()
    for file, content in zip(file_names(annotations, name, len(contents)), contents, strict=True):
        (folder / file).write_bytes(content)
    return read([folder], OPTIONS)


def _changed(result: ReadResult, instances: tuple[Instance, ...]) -> AnnotationSet:
    content = replace(result.annotations.documents["tale"], instances=instances)
    return replace(result.annotations, documents={"tale": content})


def _slot(name: str, text: str, target: str | None = None) -> Slot:
    return Slot(name, Reading(text, target=target))


@BOTH
def test_what_is_unchanged_keeps_its_bytes(save: object, tmp_path: Path) -> None:
    assert callable(save)
    path = save(tmp_path)
    result = read([path], OPTIONS)
    documents = {document.id: document for document in result.documents}
    written = write(result.annotations, documents, OPTIONS, result.annotations.format)
    assert written == tuple(Path(s.path).read_bytes() for s in result.annotations.sources)


@BOTH
@FORMATS
def test_a_new_file_says_the_same(save: object, name: str, tmp_path: Path) -> None:
    assert callable(save)
    result = read([save(tmp_path / "old")], OPTIONS)
    fresh = replace(result.annotations, format="none", sources=())
    back = _written(fresh, list(result.documents), name, tmp_path / "new")
    assert _all(back) == _all(result)
    assert back.documents[0].text == TEXT
    assert back.documents[0].tokens == result.documents[0].tokens
    assert back.documents[0].sections == result.documents[0].sections


@BOTH
def test_over_a_source_what_is_removed_goes_and_all_else_stays(save: object, tmp_path: Path) -> None:
    assert callable(save)
    result = read([save(tmp_path / "old")], OPTIONS)
    instances = result.annotations.documents["tale"].instances
    kept = tuple(i for i in instances if i.type not in ("Dependency", "POS", "Token", "Genre"))
    back = _rewritten(result, kept, tmp_path / "new")
    assert _identities("tale", back.annotations.documents["tale"]) == sorted(
        map(repr, plain_identities("tale", kept))
    )
    assert back.documents[0].tokens == result.documents[0].tokens


@BOTH
def test_one_of_two_in_one_place_is_removed_and_not_the_other(save: object, tmp_path: Path) -> None:
    # The library takes two structures of a class for equal; the one that is meant must go.
    assert callable(save)
    result = read([save(tmp_path / "old")], OPTIONS)
    instances = tuple(result.annotations.documents["tale"].instances)
    place = (Extent(0, 5),)
    twins = tuple(
        Instance("NamedEntity", name, (_slot("value", name),), place) for name in ("first", "second", "third")
    )
    added = _written(
        _changed(result, (*instances, *twins)),
        list(result.documents),
        result.annotations.format,
        tmp_path / "two",
    )
    remaining = tuple(
        instance
        for instance in added.annotations.documents["tale"].instances
        if [r.text for s in instance.slots if s.name == "value" for r in s.readings()] != ["second"]
    )
    back = _rewritten(added, remaining, tmp_path / "one")
    values = [
        reading.text
        for instance in back.annotations.documents["tale"].instances
        if instance.type == "NamedEntity" and instance.extents == place
        for slot in instance.slots
        if slot.name == "value"
        for reading in slot.readings()
    ]
    assert sorted(values) == ["first", "third"]


@BOTH
def test_over_a_source_annotations_are_changed_and_added(save: object, tmp_path: Path) -> None:
    assert callable(save)
    result = read([save(tmp_path / "old")], OPTIONS)
    instances = list(result.annotations.documents["tale"].instances)
    number = next(n for n, i in enumerate(instances) if i.type == "NamedEntity")
    entity = instances[number]
    name = f"{entity.type}-tale-{entity.name}"
    slots = tuple(
        _slot("value", "ORG") if slot.name == "value" else slot
        for slot in entity.slots
        if slot.name != "TEXT"
    )
    instances[number] = replace(entity, extents=(Extent(6, 12),), slots=slots)
    instances += [
        Instance("NamedEntity", "new", (_slot("value", "LOC"), _slot("certainty", "low")), (Extent(35, 39),)),
        Instance(
            "Mill", "mill", (_slot("owner", "x", name), _slot("part.wheel", "x", name)), (Extent(31, 39),)
        ),
        Instance("Rumour", "talk", (_slot("about", "x", name),)),
        Instance(
            "Sells", "sells", (_slot("Governor", "x", name), _slot("Dependent", "x", "NamedEntity-tale-new"))
        ),
    ]
    written = _changed(result, tuple(instances))
    back = _written(written, list(result.documents), result.annotations.format, tmp_path / "new")

    def without_text(annotations: DocumentAnnotations) -> list[str]:
        plain = tuple(
            replace(i, slots=tuple(slot for slot in i.slots if slot.name != "TEXT"))
            for i in annotations.instances
        )
        return sorted(map(repr, plain_identities("tale", plain)))

    assert without_text(back.annotations.documents["tale"]) == without_text(written.documents["tale"])


@BOTH
def test_chains_follow_their_pointers(save: object, tmp_path: Path) -> None:
    assert callable(save)
    result = read([save(tmp_path / "old")], OPTIONS)
    instances = result.annotations.documents["tale"].instances
    pronoun = next(i for i in instances if i.type == "COREF" and i.slot("REF") is not None)
    later = Instance("COREF", "later", (_slot("REF", "x", f"COREF-tale-{pronoun.name}"),), (Extent(31, 39),))
    back = _written(
        _changed(result, (*instances, later)),
        list(result.documents),
        result.annotations.format,
        tmp_path / "new",
    )
    mentions = {
        i.extents[0].start: i for i in back.annotations.documents["tale"].instances if i.type == "COREF"
    }
    targets = {
        start: [r.target for s in mention.slots if s.name == "REF" for r in s.readings()]
        for start, mention in mentions.items()
    }
    assert targets == {
        0: [],
        22: [f"COREF-tale-{mentions[0].name}"],
        31: [f"COREF-tale-{mentions[22].name}"],
    }


_EITHER = tuple(Alternative((simple_fill(Reading(text)),)) for text in ("a", "b"))
_PLACE = st.tuples(st.integers(0, 12), st.integers(0, 12)).map(lambda ends: Extent(*sorted(ends)))
_VALUE = st.text(st.sampled_from("ab🜲&<\"' \n*_|"), min_size=1, max_size=6)


@FORMATS
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_spans_come_back(
    name: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    text = data.draw(st.text(st.sampled_from("ab 🜲\n"), min_size=12, max_size=12))
    spans = data.draw(
        st.lists(
            st.tuples(st.sampled_from(["Name", "Place"]), _PLACE, st.lists(_VALUE, max_size=2)), max_size=5
        )
    )
    instances = []
    for number, (kind, extent, values) in enumerate(spans):
        fills = tuple(simple_fill(Reading(value)) for value in values)
        slots = (Slot("word", (Alternative(fills),)),) if fills else ()
        instances.append(Instance(kind, f"n{number}", slots, (extent,)))
    if len(instances) > 1:
        pointers = tuple(
            Reading("x", target=f"{i.type}-tale-{i.name}")
            for i in data.draw(st.lists(st.sampled_from(instances), min_size=1, max_size=3, unique_by=id))
        )
        fills = tuple(map(simple_fill, pointers))
        instances.append(Instance("Group", "g", (Slot("members", (Alternative(fills),)),)))
    annotations = AnnotationSet("x", "none", {"tale": DocumentAnnotations("tale", tuple(instances))})
    folder = tmp_path_factory.mktemp("cas") / "new"
    back = _written(annotations, [Document("tale", "tale", text)], name, folder)
    (document,) = back.documents
    assert document.text == text
    read_back = tuple(
        replace(i, slots=tuple(slot for slot in i.slots if slot.name != "TEXT"))
        for i in back.annotations.documents["tale"].instances
    )
    assert sorted(map(repr, plain_identities("tale", read_back))) == sorted(
        map(repr, plain_identities("tale", instances))
    )


@FORMATS
@pytest.mark.parametrize(
    ("instance", "message"),
    [
        (Instance("Name", "n", (), (Extent(0, 2), Extent(3, 4))), "2 extents; expected exactly one extent"),
        (Instance("Na me", "n", (), (Extent(0, 2),)), "type 'Na me'"),
        (Instance("Name", "n", (_slot("class", "x"),), (Extent(0, 2),)), "slot 'class'"),
        (Instance("Name", "n", (_slot("to", "x", "Name-tale-gone"),), (Extent(0, 2),)), "to points to 'x'"),
        (Instance("Name", "n", (), (Extent(0, 99),)), "extent 0–99"),
        (
            Instance(
                "Name",
                "n",
                (
                    Slot(
                        "w",
                        (
                            Alternative((simple_fill(Reading("a")),)),
                            Alternative((simple_fill(Reading("b")),)),
                        ),
                    ),
                ),
                (Extent(0, 2),),
            ),
            "alternatives",
        ),
    ],
)
def test_what_a_cas_cannot_hold_is_refused(name: str, instance: Instance, message: str) -> None:
    annotations = AnnotationSet("x", "none", {"tale": DocumentAnnotations("tale", (instance,))})
    documents = {"tale": Document("tale", "tale", "Tam left.")}
    with pytest.raises(InputRefused, match=message):
        write(annotations, documents, OPTIONS, name)


def test_characters_that_xml_does_not_have_are_refused_in_xmi_alone() -> None:
    annotations = AnnotationSet("x", "none", {"tale": DocumentAnnotations("tale", ())})
    documents = {"tale": Document("tale", "tale", "Tam\x01left.")}
    with pytest.raises(InputRefused, match=r"character U\+0001 in the text"):
        write(annotations, documents, OPTIONS, "uima-xmi")
    assert b"Tam\\u0001left." in write(annotations, documents, OPTIONS, "uima-json")[0]


@BOTH
def test_a_value_of_another_kind_than_the_features_is_refused(save: object, tmp_path: Path) -> None:
    assert callable(save)
    result = read([save(tmp_path)], OPTIONS)
    instances = tuple(
        replace(i, slots=tuple(_slot("price", "dear") if s.name == "price" else s for s in i.slots))
        for i in result.annotations.documents["tale"].instances
    )
    documents = {document.id: document for document in result.documents}
    with pytest.raises(InputRefused, match="price is 'dear'; expected a value of the type Integer"):
        write(_changed(result, instances), documents, OPTIONS, result.annotations.format)
