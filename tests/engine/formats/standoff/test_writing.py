"""What all stand-off formats have in common: files come out as they were, changes and nothing else change."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial

import msgspec.structs
import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import recognise, write
from annotally.formats.span_writing import covered_text
from annotally.model.annotation_sets import AnnotationSet, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document, Source
from support.outcomes import outcome_of
from support.standoff_samples import SAMPLES, Sample

TEXT = "Ada met Bob in Villa. " * 3
"""The text of documents in tables, which have none."""
every = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
every_json = pytest.mark.parametrize(
    "sample", [sample for sample in SAMPLES if sample.json], ids=lambda sample: sample.name
)


def read(sample: Sample, text: str | None = None) -> ReadResult:
    assert sample.format.read is not None
    source = Source("files/town.x", sample.text if text is None else text)
    return sample.format.read([source], ReadOptions(layer=sample.layer))


def written(sample: Sample, annotations: AnnotationSet, result: ReadResult) -> str:
    documents = texts(result)
    options = ReadOptions(layer=sample.layer)
    named = msgspec.structs.replace(annotations, name="key")
    return write(named, documents, options, sample.format.name)[0].decode()


def texts(result: ReadResult) -> dict[str, Document]:
    """Return the documents of a result; those of tables, which have no texts, with one."""
    names = result.annotations.documents
    return {name: Document(name, name, TEXT) for name in names} | {
        document.id: document for document in result.documents
    }


def contents(annotations: AnnotationSet) -> dict[str, list[object]]:
    """Return what a set says, document by document, without names and order."""
    return {
        name: sorted(stable_ids(name, document.instances), key=repr)
        for name, document in annotations.documents.items()
    }


def with_instances(result: ReadResult, name: str, instances: Sequence[Instance]) -> AnnotationSet:
    document = msgspec.structs.replace(result.annotations.documents[name], instances=tuple(instances))
    return msgspec.structs.replace(
        result.annotations, documents={**result.annotations.documents, name: document}
    )


def changes(sample: Sample) -> Iterator[tuple[str, AnnotationSet, ReadResult]]:
    """Yield the sample's set with one thing changed: a label, a place, an annotation fewer or one more."""
    result = read(sample)
    for name, document in result.annotations.documents.items():
        instances = list(document.instances)
        pointed = {reading.target for instance in instances for reading in instance.pointers()}
        for number, instance in enumerate(instances):
            rest = [*instances[:number], *instances[number + 1 :]]
            needed = {reading.target for other in rest for reading in other.pointers()}
            rest = [
                other for other in rest if other.type != "token" or f"token-{name}-{other.name}" in needed
            ]  # tokens are there for relations alone
            if f"{instance.type}-{name}-{instance.name}" in pointed:
                continue
            yield f"without {instance.name}", with_instances(result, name, rest), result
            renamed = [*instances]
            renamed[number] = msgspec.structs.replace(instance, type=sample.label)
            yield f"another label of {instance.name}", with_instances(result, name, renamed), result
        text = texts(result)[name].text
        added = Instance(sample.label, "added", (), (Extent(1, len(text) - 1),))
        yield "one more", with_instances(result, name, [added, *instances]), result
        spans = [instance for instance in instances if instance.extents and instance.type != "token"]
        relations = [instance for instance in instances if not instance.extents]
        if not relations:
            yield "nothing but another", with_instances(result, name, [added]), result
            yield "nothing", with_instances(result, name, ()), result
        else:
            yield "no relations", with_instances(result, name, spans), result


@every
def test_it_is_recognised_and_read(sample: Sample) -> None:
    assert recognise(Source("f", sample.text)) is sample.format
    result = read(sample)
    assert sum(len(document.instances) for document in result.annotations.documents.values()) == (
        sample.annotations
    )
    documents = texts(result)
    for name, document in result.annotations.documents.items():
        for instance in document.instances:
            if instance.extents:
                reading = next(instance.slots[0].readings())
                covered = covered_text(documents[name].text, instance.extents)
                assert not sample.json or reading.text == covered
            at = instance.source
            assert document.range.encloses(at)


@every
def test_the_source_map_leads_to_each_character(sample: Sample) -> None:
    for document in read(sample).documents:
        for place, character in enumerate(document.text):
            at = document.source_map.to_source(place)
            assert sample.text[at] in (character, "\\", '"', "&", "<", "{")


@every
def test_an_unchanged_file_is_written_back_byte_for_byte(sample: Sample) -> None:
    result = read(sample)
    assert written(sample, result.annotations, result) == sample.text


@every
def test_a_change_is_written_and_nothing_else(sample: Sample) -> None:
    tried = 0
    for name, changed, result in changes(sample):
        text = written(sample, changed, result)
        if sample.layer is not None and not any(contents(changed).values()):
            continue  # nothing in the file names this annotator any more
        again = read(sample, text)
        assert again.warnings == result.warnings, name
        found = contents(again.annotations)
        expected = {key: value for key, value in contents(changed).items() if value or key in found}
        assert _without_text(found) == _without_text(expected), name
        assert len(_lines(sample.text) & _lines(text)) >= len(_lines(sample.text)) - 8
        tried += 1
    assert tried >= 3


def _lines(text: str) -> set[str]:
    return set(text.splitlines())


def _without_text(documents: dict[str, list[object]]) -> str:
    """Return contents without the slots of texts, which added annotations do not have."""
    return re.sub(r"\('text', \([^()]*\)\),? ?", "", repr(sorted(documents.items())))


@every
def test_a_new_file_says_the_same(sample: Sample) -> None:
    result = read(sample)
    elsewhere = msgspec.structs.replace(result.annotations, format="", sources=())
    text = written(sample, elsewhere, result)
    assert recognise(Source("f", text)) is sample.format
    again = read(sample._replace(layer=None), text)
    filled = {name: value for name, value in contents(again.annotations).items() if value}
    assert filled == {name: value for name, value in contents(result.annotations).items() if value}


@every
def test_whatever_is_cut_off_is_read_or_refused(sample: Sample) -> None:
    readable = contents(read(sample).annotations)
    for end in range(0, len(sample.text), 3):
        result, refusal = outcome_of(partial(read, sample, sample.text[:end]))
        if result is None:
            assert refusal, end
            assert all(finding.file and finding.line for finding in refusal), end
        else:
            assert len(contents(result.annotations)) <= len(readable), end


VALUES = re.compile(r'"(?:[^"\\]|\\.)*"(?!\s*:)|-?[0-9]+|\[\]|null|true|false')
WRONG = ("null", "-1", "1e9", "99999", '"x"', "[]", "{}", "[1]", "true", '"\\ud800"', "9" * 5000)


@every_json
def test_values_of_other_types_are_read_or_refused_with_their_place(sample: Sample) -> None:
    for match in VALUES.finditer(sample.text):
        for wrong in WRONG:
            text = sample.text[: match.start()] + wrong + sample.text[match.end() :]
            result, refusal = outcome_of(partial(read, sample, text))
            assert all(finding.line for finding in refusal), (match, wrong)
            if result is not None:
                with suppress(InputRefused):
                    assert written(sample, result.annotations, result) == text


@every_json
def test_keys_that_stand_twice_are_refused(sample: Sample) -> None:
    for match in re.finditer(r'"(\w+)"\s*: ', sample.text):
        text = f"{sample.text[: match.start()]}{match[0]}1, {sample.text[match.start() :]}"
        with pytest.raises(InputRefused) as caught:
            read(sample, text)
        assert caught.value.diagnostics[0].line


@every_json
@pytest.mark.parametrize("bracket", ["[", '{"a": '])
def test_brackets_without_end_are_refused(sample: Sample, bracket: str) -> None:
    for match in re.finditer(r"\[", sample.text):
        with pytest.raises(InputRefused):
            read(sample, sample.text[: match.end()] + bracket * 100_000 + sample.text[match.end() :])


@every_json
def test_half_a_character_is_not_written(sample: Sample) -> None:
    result = read(sample)
    name = next(iter(result.annotations.documents))
    half = Instance("\ud800", "x", (), (Extent(0, 1),))
    with pytest.raises(InputRefused):
        written(sample, with_instances(result, name, [half]), result)
