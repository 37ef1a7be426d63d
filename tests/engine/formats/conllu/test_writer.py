"""Writing CoNLL-U: unchanged bytes, changed brackets and tags, new files."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conllu.reader import read
from annotally.formats.io import write
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source, Tokens
from support.conllu_samples import COREFUD, TAGGED, row

FIELDS = "# global.Entity = eid-etype-head-other\n"


def read_text(text: str, layer: str | None = None) -> ReadResult:
    return read([Source("files/town.conllu", text)], ReadOptions(layer=layer))


def written(
    text: str, layer: str | None, remove: Sequence[str] = (), add: Sequence[Instance] = (), relabel: str = ""
) -> str:
    """Return a file written over with instances removed by name, added, and the first one relabelled."""
    result = read_text(text, layer)
    ((name, annotated),) = result.annotations.documents.items()
    instances = [instance for instance in annotated.instances if instance.name not in remove]
    if relabel:
        instances[0] = replace(instances[0], type=relabel)
    after = replace(annotated, instances=(*instances, *add))
    changed = replace(result.annotations, documents={name: after})
    (content,) = write(changed, {}, ReadOptions(layer=layer), "conllu")
    return content.decode()


def span(label: str, name: str, *extents: Extent, **slots: str) -> Instance:
    values = (value_slot(key, Reading(value)) for key, value in slots.items())
    text = [text_slot("TEXT", "", extents, Extent(0, 0))] if extents else []
    return Instance(label, name, (*text, *values), extents)


@pytest.mark.parametrize("text", [COREFUD, TAGGED, COREFUD.replace("\n", "\r\n"), TAGGED + TAGGED[19:]])
@pytest.mark.parametrize("layer", [None, "entities", "coreference"])
def test_unchanged_files_keep_their_bytes(text: str, layer: str | None) -> None:
    result = read_text(text, layer)
    assert write(result.annotations, {}, ReadOptions(layer=layer), "conllu") == (text.encode(),)


def test_a_mention_is_removed_with_its_brackets_alone() -> None:
    after = written(COREFUD, "entities", ["e1.1"])
    assert after == COREFUD.replace("(e1-person-1-\n", "\n").replace("Entity=e1)", "_")
    after = written(COREFUD, "entities", ["e2.1"])
    assert after == COREFUD.replace("(e2-person-2-sure:yes", "").replace("Entity=e2)|", "")
    after = written(COREFUD, "entities", ["e4.1"])
    assert after == COREFUD.replace("Entity=(e4[1/2]-event-1-)", "_").replace(
        "Entity=(e4[2/2]-event-1-)|SpaceAfter", "SpaceAfter"
    )


def test_a_mention_is_added_beside_what_the_cells_have() -> None:
    new = span("place", "new", Extent(14, 18), note="x")
    assert written(COREFUD, "entities", (), [new]) == COREFUD.replace(
        "Entity=(e4[1/2]-event-1-)", "Entity=(e4[1/2]-event-1-)(e5-place-1-note:x)"
    )
    over = span("thing", "new", Extent(6, 18))
    assert written(COREFUD, "entities", (), [over]) == COREFUD.replace(
        "Entity=e2)|Gloss=mate", "Entity=e2)(e5-thing-1|Gloss=mate"
    ).replace("Entity=(e4[1/2]-event-1-)", "Entity=(e4[1/2]-event-1-)e5)")


def test_a_label_changes_in_its_bracket_alone() -> None:
    assert written(COREFUD, "entities", relabel="two-part") == COREFUD.replace(
        "(e2-person-2-sure:yes", "(e2-two%2Dpart-2-sure:yes"
    )


def test_links_change_the_entity_of_brackets() -> None:
    result = read_text(COREFUD, "coreference")
    (annotated,) = result.annotations.documents.values()
    first, second = annotated.instances[0], annotated.instances[-1]
    pointer = value_slot("REF", Reading("e2.1", target="COREF-town-e2.1"))
    slots = tuple(pointer if slot.name == "REF" else slot for slot in second.slots)
    moved = (first, *annotated.instances[1:-1], replace(second, slots=slots))
    changed = replace(result.annotations, documents={"town": replace(annotated, instances=moved)})
    (content,) = write(changed, {}, ReadOptions(layer="coreference"), "conllu")
    assert content.decode() == COREFUD.replace("Entity=(e3-person-1-)", "Entity=(e2-person-1)")


def test_tags_change_in_their_words_alone() -> None:
    first = span("ORG", "new", Extent(12, 18))
    expected = TAGGED.replace("NER=O|", "NER=B-ORG|").replace(
        "4\tBob" + "\t_" * 8, "4\tBob" + "\t_" * 7 + "\tNER=I-ORG"
    )
    assert written(TAGGED, "NER", (), [first]) == expected
    assert written(TAGGED, "NER", ["2"]) == TAGGED.replace("NER=B-LOC", "NER=O")


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (span("x", "n", Extent(1, 4)), "inside a token"),
        (span("x", "n"), "no extents"),
        (span(" ", "n", Extent(0, 3)), "an empty type"),
        (span("x", "n", Extent(0, 5), eid="e3"), None),
        (span("person", "n", Extent(23, 33), eid="e3"), "crosses another"),
    ],
)
def test_what_brackets_cannot_hold(instance: Instance, words: str | None) -> None:
    if words is None:
        assert "(e3-x-1" in written(COREFUD, "entities", (), [instance])
        return
    with pytest.raises(InputRefused, match=words):
        written(COREFUD, "entities", (), [instance])


def test_slots_that_the_file_does_not_declare() -> None:
    text = "# global.Entity = eid-etype\n" + row("1", "Ada", "Entity=(e1-person)")
    with pytest.raises(InputRefused, match="slot note, for which the file has no part"):
        written(text, "entities", (), [span("x", "n", Extent(0, 3), note="y")])
    bare = "# global.Entity = eid\n" + row("1", "Ada", "Entity=(e1)")
    with pytest.raises(InputRefused, match="mentions without a type"):
        written(bare, "entities", (), [span("x", "n", Extent(0, 3))])
    with pytest.raises(InputRefused, match="mentions \\(COREF\\)"):
        written(COREFUD, "coreference", (), [span("x", "n", Extent(0, 3))])


def new_file(text: str, *instances: Instance, tokens: Tokens | None = None) -> str:
    annotations = AnnotationSet("key", "brat", {"d": DocumentAnnotations("d", instances)})
    (content,) = write(annotations, {"d": Document("d", "d", text, tokens=tokens)}, ReadOptions(), "conllu")
    return content.decode()


def test_a_new_file() -> None:
    text = new_file(
        "Ada met\nBob-Cy.",
        span("PER", "T1", Extent(0, 3), sure="a-b|c"),
        span("A B", "T2", Extent(4, 7), Extent(8, 11)),
    )
    assert text == (
        f"# newdoc id = d\n{FIELDS}# sent_id = d-1\n# text = Ada met\n"
        + row("1", "Ada", "Entity=(e1-PER-1-sure:a%2Db%7Cc)")
        + row("2", "met", "Entity=(e2[1/2]-A%20B-1)")
        + "\n# sent_id = d-2\n# text = Bob-Cy.\n"
        + row("1", "Bob", "Entity=(e2[2/2]-A%20B-1)|SpaceAfter=No")
        + row("2", "-", "SpaceAfter=No")
        + row("3", "Cy", "SpaceAfter=No")
        + row("4", ".")
        + "\n"
    )
    assert new_file("") == f"# newdoc id = d\n{FIELDS}\n"


def test_a_new_file_of_coreference() -> None:
    first = span("COREF", "1", Extent(0, 3))
    pointer = value_slot("REF", Reading("1", target="COREF-d-1"))
    second = replace(span("COREF", "2", Extent(4, 7)), slots=(pointer,))
    text = new_file("Ada she", first, second)
    assert "Entity=(e1--1)\n" in text
    assert text.count("(e1--1)") == 2
    again = read_text(text).annotations.documents["d"].instances
    assert [instance.type for instance in again] == ["COREF", "COREF"]
    assert [reading.target for reading in again[1].pointers()] == ["COREF-d-e1.1"]


WORDS = "ab cd, ef gh\nij k l"
STARTS = st.integers(0, len(WORDS) - 1)


@st.composite
def spans(draw: st.DrawFn) -> list[Instance]:
    def extents() -> Iterator[Extent]:
        start = draw(STARTS)
        for _ in range(draw(st.integers(1, 3))):
            end = draw(st.integers(start + 1, len(WORDS)))
            extent = Extent(start, end)
            if WORDS[start:end].strip() == WORDS[start:end]:
                yield extent
            start = end + 1
            if start >= len(WORDS):
                return

    labels = st.sampled_from(["PER", "two words", "a-b", "x|y(z)", "%41", "entity", "Ä"])
    found = []
    for number in range(draw(st.integers(0, 5))):
        places = tuple(extents())
        if places:
            slots = draw(
                st.dictionaries(st.sampled_from(["note", "a:b", "head"]), st.sampled_from(["7", "-,:"]))
            )
            found.append(span(draw(labels), f"T{number}", *places, **slots))
    return found


@given(spans())
def test_what_is_written_anew_is_read_again(instances: list[Instance]) -> None:
    again = read_text(new_file(WORDS, *instances), "entities")
    assert again.documents[0].text == WORDS

    def content(found: Sequence[Instance]) -> list[object]:
        return sorted(
            (
                instance.type,
                instance.extents,
                sorted(
                    (s.name, next(s.readings()).text) for s in instance.slots if s.name not in ("TEXT", "eid")
                ),
            )
            for instance in found
        )

    assert content(again.annotations.documents["d"].instances) == content(instances)
