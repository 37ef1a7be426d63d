from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import read
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Slot
from annotally.model.layers import Layer, label_feature
from support.cas_samples import TEXT, TOKENS, save_json, save_xmi

OPTIONS = ReadOptions()


@pytest.fixture(params=[save_xmi, save_json], ids=["xmi", "json"])
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> ReadResult:
    return read([request.param(tmp_path)], OPTIONS)


def _instances(result: ReadResult) -> tuple[Instance, ...]:
    return tuple(result.annotations.documents["tale"].instances)


def _of_type(result: ReadResult, name: str) -> list[Instance]:
    return [instance for instance in _instances(result) if instance.type == name]


def _texts(slot: Slot | None) -> list[str]:
    return [] if slot is None else [reading.text for reading in slot.readings()]


def _target(result: ReadResult, instance: Instance, slot: str) -> Instance:
    found = instance.slot(slot)
    assert found is not None
    (reading,) = found.readings()
    (target,) = [i for i in _instances(result) if f"{i.type}-tale-{i.name}" == reading.target]
    return target


def test_each_layer_of_annotators_is_read_and_none_of_components(sample: ReadResult) -> None:
    types = sorted(instance.type for instance in _instances(sample))
    expected = ["COREF", "COREF", "Deal", "Dependency", "Genre", "Knows", "NamedEntity", "NamedEntity", "POS"]
    # The token "met" has no part of speech, so the dependency leads to it itself.
    assert types == sorted([*expected, "Token"])


def test_offsets_count_code_points(sample: ReadResult) -> None:
    assert sample.documents[0].text == TEXT
    texts = {instance.type: _texts(instance.slot("TEXT")) for instance in _instances(sample)}
    assert texts["NamedEntity"] == ["Tam"]
    assert texts["Deal"] == ["sold"]
    for instance in _instances(sample):
        for extent in instance.extents:
            assert _texts(instance.slot("TEXT")) == [TEXT[extent.start : extent.end]]


def test_tokens_and_sentences_are_the_documents(sample: ReadResult) -> None:
    (document,) = sample.documents
    assert document.tokens is not None
    assert tuple(zip(document.tokens.starts, document.tokens.ends, strict=True)) == TOKENS
    assert [TEXT[s.extent.start : s.extent.end] for s in document.sections] == TEXT.split("\n")


def test_features_are_slots_and_links_have_their_roles(sample: ReadResult) -> None:
    (deal,) = _of_type(sample, "Deal")
    values = {slot.name: _texts(slot) for slot in deal.slots}
    assert (values["price"], values["sure"], values["rate"]) == (["12"], ["true"], ["0.5"])
    assert _texts(_target(sample, deal, "args.seller").slot("value")) == ["PER"]
    assert _texts(_target(sample, deal, "args.buyer").slot("TEXT")) == ["Tam"]


def test_relations_have_two_ends_and_no_extent(sample: ReadResult) -> None:
    (knows,) = _of_type(sample, "Knows")
    assert not knows.extents
    assert _texts(_target(sample, knows, "Dependent").slot("TEXT")) == ["Tam"]
    (dependency,) = _of_type(sample, "Dependency")
    # As in the TSV of the same tool: the part of speech at a token, where it has one, stands for it.
    assert _target(sample, dependency, "Governor").type == "POS"
    assert _target(sample, dependency, "Dependent").type == "Token"


def test_a_link_of_a_chain_points_to_the_one_before_it(sample: ReadResult) -> None:
    pointing = [mention for mention in _of_type(sample, "COREF") if mention.slot("REF") is not None]
    assert [_texts(mention.slot("TEXT")) for mention in pointing] == [["She"]]
    assert _texts(_target(sample, pointing[0], "REF").slot("referenceType")) == ["name"]


def test_annotations_of_the_document_have_no_extent(sample: ReadResult) -> None:
    (genre,) = _of_type(sample, "Genre")
    assert (genre.extents, _texts(genre.slot("value"))) == ((), ["tale"])


def test_the_label_may_stand_in_a_feature(sample: ReadResult) -> None:
    layers: dict[str, Layer] = {layer.type: layer for layer in sample.annotations.layers}
    assert label_feature(layers["NamedEntity"]) == "value"
    assert label_feature(layers["POS"]) == "PosValue"
    assert label_feature(layers["Deal"]) == ""  # numbers and truth values are no labels


@pytest.mark.parametrize("name", ["Deal", "webanno.custom.Deal", "DEAL"])
@pytest.mark.parametrize("save", [save_xmi, save_json])
def test_a_layer_comes_with_what_it_points_to(save: object, name: str, tmp_path: Path) -> None:
    assert callable(save)
    result = read([save(tmp_path)], ReadOptions(layer=name))
    assert sorted(i.type for i in _instances(result)) == ["Deal", "NamedEntity", "NamedEntity"]


def test_a_layer_that_no_file_has_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    with pytest.raises(InputRefused, match=r"no layer 'Dael'; expected one of .*webanno.custom.Deal"):
        read([save_xmi(tmp_path)], ReadOptions(layer="Dael"))


def test_both_spellings_of_a_cas_say_the_same(tmp_path: Path) -> None:
    xmi = read([save_xmi(tmp_path / "xmi")], OPTIONS)
    in_json = read([save_json(tmp_path / "json")], OPTIONS)

    def contents(result: ReadResult) -> list[object]:
        return sorted(
            (instance.type, instance.extents, sorted((slot.name, _texts(slot)) for slot in instance.slots))
            for instance in _instances(result)
        )

    assert contents(xmi) == contents(in_json)
    # The library lists the features of a type by their names in JSON, in their own order in XML.
    layers = [
        {(layer.type, layer.name, frozenset(layer.features)) for layer in result.annotations.layers}
        for result in (xmi, in_json)
    ]
    assert layers[0] == layers[1]


@pytest.mark.parametrize("save", [save_xmi, save_json])
def test_the_text_is_found_in_the_file(save: object, tmp_path: Path) -> None:
    assert callable(save)
    result = read([save(tmp_path)], OPTIONS)
    (document,) = result.documents
    source = next(source for source in result.annotations.sources if source.path == document.file)
    for offset, character in enumerate(TEXT):
        if character not in "\n🜲":  # which files may escape
            assert source.text[document.source_map.to_source(offset)] == character
