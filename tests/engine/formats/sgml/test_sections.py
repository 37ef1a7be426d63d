"""Annotations inside some sections only (manual, ``doc_sections``), and what ties mentions together then."""

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.sgml.reader import read
from annotally.formats.sgml.writer import write
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from support.small_inputs import sgml


def options(*sections: str) -> ReadOptions:
    task = find_task("coreference")
    assert isinstance(task, TaskDefinition)
    return replace(task.reading, sections=sections)


def load(body: str, *sections: str) -> ReadResult:
    return read([Source("key.sgm", sgml("1", body))], options(*sections))


def tied(result: ReadResult) -> list[tuple[str, ...]]:
    """Return the classes of the document by the IDs of their mentions."""
    (document,) = result.annotations.documents.values()
    groups = classes(references("1", document.instances, "REF"))
    return [tuple(document.instances[number].name for number in group) for group in groups]


def refs(result: ReadResult) -> dict[str, tuple[str, int]]:
    """Return, by ID, each REF as it is written and where it leads, -1 for nowhere."""
    (document,) = result.annotations.documents.values()
    links = references("1", document.instances, "REF")
    slots = {instance.name: instance.slot("REF") for instance in document.instances}
    return {
        name: (next(slot.readings()).text, link)
        for (name, slot), link in zip(slots.items(), links, strict=True)
        if slot is not None
    }


def mention(name: int, ref: int = -1, section: str = "S") -> str:
    pointer = f' REF="{ref}"' if ref >= 0 else ""
    return f'<{section}><COREF ID="{name}"{pointer}>it</COREF></{section}>'


def test_m15_a_mention_left_out_still_ties_what_stays() -> None:
    """A stays, B in the headline does not, C stays: C is A's, whoever said so."""
    body = mention(1) + mention(2, 1, "HL") + mention(3, 2)
    assert tied(load(body)) == [("1", "2", "3")]
    value = load(body, "S")
    assert tied(value) == [("1", "3")]
    assert refs(value) == {"3": ("2", 0)}


def test_m15_mentions_that_lead_to_one_left_out_stay_together() -> None:
    """Nobody they lead to stays: the first of them stands for the class, the others lead to it."""
    body = (
        mention(1, section="HL") + mention(2, 1) + mention(3, 1) + mention(4, 5, "HL") + mention(5, 1, "HL")
    )
    value = load(body + mention(6, 4), "S")
    assert tied(value) == [("2", "3", "6")]
    assert refs(value) == {"2": ("1", -1), "3": ("1", 0), "6": ("4", 0)}


def test_a_mention_whose_class_is_left_out_is_alone() -> None:
    body = mention(1, section="HL") + mention(2, 1) + mention(3, section="DD") + mention(4, 3)
    assert tied(load(body, "S")) == [("2",), ("4",)]
    assert tied(load(body, "s", "dd")) == [("2",), ("3", "4")]


def test_what_is_left_out_must_hold_all_the_same() -> None:
    for body, result in (
        (mention(1, 2, "HL"), "REF '2', which no tag of the document has as ID"),
        (mention(1, section="HL") + mention(1), "ID '1', which the tag at line"),
        ('<HL><COREF ID="1|3">it</COREF></HL>', "2 values in one attribute"),
    ):
        with pytest.raises(InputRefused, match=result):
            load(body, "S")


def test_what_is_left_out_is_written_back() -> None:
    text = sgml("1", mention(1, section="HL") + mention(2, 1) + mention(3, 2, "HL") + mention(4, 3))
    result = read([Source("key.sgm", text)], options("S"))
    documents = {document.id: document for document in result.documents}
    assert write(result.annotations, documents, options("S")) == (text,)
    actual_document = result.annotations.documents["1"]
    fewer = msgspec.structs.replace(actual_document, instances=actual_document.instances[:-1])
    changed = msgspec.structs.replace(result.annotations, documents={"1": fewer})
    assert write(changed, documents, options("S")) == (text.replace(mention(4, 3), "<S>it</S>"),)


@given(st.lists(st.tuples(st.integers(0, 9), st.booleans()), max_size=10), st.randoms())
def test_m15_classes_are_those_of_the_whole_document_without_what_is_left_out(links, order) -> None:
    """The oracle: classes of all mentions first, then those inside the sections."""
    bodies = [
        mention(number, -1 if ref >= number else ref, "S" if stays else "HL")
        for number, (ref, stays) in enumerate(links)
    ]
    order.shuffle(bodies)
    kept_texts = {str(number) for number, (_, stays) in enumerate(links) if stays}
    whole = [tuple(name for name in group if name in kept_texts) for group in tied(load("".join(bodies)))]
    assert sorted(tied(load("".join(bodies), "S"))) == sorted(group for group in whole if group)
