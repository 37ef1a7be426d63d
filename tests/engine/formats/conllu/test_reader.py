"""Reading CoNLL-U: texts, brackets as entities and as coreference, tags of keys."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conllu.format import FORMAT, find_table
from annotally.formats.conllu.reader import layers_in, read
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source
from annotally.tasks.catalogue import find_task, guessed_task
from support.conllu_samples import COREFUD, TAGGED, row
from support.outcomes import outcome_of

MENTIONS = find_task("conll-coreference").reading


def read_text(text: str, options: ReadOptions | None = None, layer: str | None = None) -> ReadResult:
    return read([Source("files/town.conllu", text)], options or ReadOptions(layer=layer))


def instances(result: ReadResult) -> list[Instance]:
    return [
        instance for annotated in result.annotations.documents.values() for instance in annotated.instances
    ]


def told(result: ReadResult) -> list[tuple[str, list[str], dict[str, str]]]:
    """Return of each instance its label, the texts of its extents, and its other slots."""
    text = {document.id: document.text for document in result.documents}
    return [
        (
            instance.type,
            [text[name][extent.start : extent.end] for extent in instance.extents],
            {slot.name: next(slot.readings()).text for slot in instance.slots if slot.name != "TEXT"},
        )
        for name, annotated in result.annotations.documents.items()
        for instance in annotated.instances
    ]


def test_entities_of_brackets() -> None:
    result = read_text(COREFUD)
    (document,) = result.documents
    assert document.id == "town"
    assert document.text == "Ada's friend  gave Bob (a Dr.) up.\ndu!"
    assert told(result) == [
        ("person", ["Ada's friend"], {"head": "2", "sure": "yes"}),
        ("person", ["Ada's"], {"eid": "e1"}),
        ("event", ["gave", "up"], {}),
        ("person", ["Bob (a Dr.)"], {"eid": "e3", "note": "a-b"}),
        ("person", ["du"], {"eid": "e3"}),
    ]
    (warning,) = result.warnings
    assert "1 mention of words that the text leaves out" in str(warning.found)
    assert (warning.line, warning.column) == (11, 28)


def test_tokens_are_words_and_ranges_that_do_not_divide() -> None:
    (document,) = read_text(COREFUD).documents
    assert document.tokens is not None
    assert not document.tokens.made_text
    words = document.tokens.strings(range(len(document.tokens)), document.text)
    assert words == ["Ada", "'s", "friend", "gave", "Bob", "(", "a", "Dr.", ")", "up", ".", "du", "!"]
    source = COREFUD.index("\tBob\t") + 1
    assert document.source_map.to_source(document.text.index("Bob")) == source
    assert [(s.name, document.text[s.extent.start : s.extent.end]) for s in document.sections][1] == (
        "sentence",
        "du!",
    )


def test_coreference_of_brackets() -> None:
    for result in (read_text(COREFUD, layer="Coreference"), read_text(COREFUD, MENTIONS)):
        found = told(result)
        assert [label for label, _, _ in found] == ["COREF"] * 5
        assert [(slots["ID"], slots.get("REF")) for _, _, slots in found] == [
            ("e2.1", None),
            ("e1.1", None),
            ("e4.1", None),
            ("e3.1", None),
            ("e3.2", "e3.1"),
        ]
        assert found[0][2]["etype"] == "person"


def test_one_place_is_one_mention_of_coreference() -> None:
    text = row("1", "Ada", "Entity=(e1--1)(e2--1)")
    assert len(instances(read_text(text, layer="coreference"))) == 1
    assert len(instances(read_text(text, layer="entities"))) == 2


def test_mentions_without_types_are_coreference() -> None:
    text = "# global.Entity = eid-etype-head-other\n" + row("1", "Ada", "Entity=(c1--1)")
    assert layers_in(text) == ["coreference", "entities"]
    assert [instance.type for instance in instances(read_text(text))] == ["COREF"]
    assert [instance.type for instance in instances(read_text(text, layer="entities"))] == ["entity"]
    assert guessed_task(text, "conllu") == "coreference"
    assert guessed_task(COREFUD, "conllu") == "spans"


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (["(person-1", "(place-2)", "person-1)"], [("person", "a b c", ""), ("place", "b", "")]),
        (["(person", "_", "person)"], [("person", "a b c", "")]),
        (["(e1-person", "(e2-place)", "e1)"], [("person", "a b c", ""), ("place", "b", "")]),
        (["(1-person-new-cf1)", "_", "(1-person-giv-cf2)"], [("person", "a", "1"), ("person", "c", "1")]),
    ],
)
def test_brackets_without_a_comment_that_names_their_parts(
    cells: Sequence[str], expected: list[tuple[str, str, str]]
) -> None:
    words = zip("abc", cells, strict=True)
    text = "".join(
        row(str(number), word, cell if cell == "_" else f"Entity={cell}")
        for number, (word, cell) in enumerate(words, 1)
    )
    found = [(label, texts[0], slots.get("eid", "")) for label, texts, slots in told(read_text(text))]
    assert found == expected


def test_parts_are_named_by_the_file() -> None:
    text = "# global.Entity = GRP-etype-infstat-minspan-identity\n" + row(
        "1", "Durham", "Entity=(14-place-new-1-Durham%2C_England)"
    )
    assert told(read_text(text)) == [
        ("place", ["Durham"], {"infstat": "new", "minspan": "1", "identity": "Durham,_England"})
    ]


def test_tags_of_a_key() -> None:
    assert layers_in(TAGGED) == ["NER"]
    assert told(read_text(TAGGED)) == [("PER", ["Ada Example"], {}), ("LOC", ["Villa"], {})]
    assert told(read_text(TAGGED, layer="ner")) == told(read_text(TAGGED))
    both = TAGGED.replace("|start_char=0", "|Entity=(e1-x)").replace("NER=", "ne=")
    assert layers_in(both) == ["entities", "coreference", "ne"]
    assert [label for label, _, _ in told(read_text(both))] == ["x"]
    assert [label for label, _, _ in told(read_text(both, layer="ne"))] == ["PER", "LOC"]


def test_a_key_whose_values_only_look_like_tags_is_none() -> None:
    assert layers_in(row("1", "U-turn", "MSeg=U-turn") + row("2", "ahead", "MSeg=a-head")) == []


def test_a_range_with_a_tag_stands_for_its_words() -> None:
    text = row("1-2", "du", "ner=B-X") + row("1", "de") + row("2", "le") + row("3", "Lac", "ner=I-X")
    assert told(read_text(text)) == [("X", ["du Lac"], {})]


def test_documents_and_their_names() -> None:
    text = row("1", "a") + "\n# newdoc id = x\n# global.Entity = eid-etype\n" + row("1", "b") + "\n# newdoc\n"
    text += row("1", "c")
    result = read_text(text)
    assert [(document.id, document.text) for document in result.documents] == [
        ("town.1", "a"),
        ("x", "b"),
        ("town.3", "c"),
    ]
    ranges = [annotated.range for annotated in result.annotations.documents.values()]
    assert [text[place.start :].split("\n")[0][:8] for place in ranges] == [
        "1\ta\t_\t_\t",
        "# newdoc",
        "# newdoc",
    ]
    assert [document.id for document in read_text("# global.Entity = eid\n").documents] == ["town"]


def test_text_of_a_sentence() -> None:
    words = row("1", "a", "SpaceAfter=No") + row("2", "b", "X=SpaceAfter=No")
    assert read_text(words).documents[0].text == "ab"
    assert read_text("# text = a  b \n" + words).documents[0].text == "a  b"
    assert read_text("# text = a x b\n" + words).documents[0].text == "ab"
    assert read_text("# text = a b c\n" + words).documents[0].text == "ab"
    assert read_text(words.replace("\n", "\r\n")).documents[0].text == "ab"


@pytest.mark.parametrize(
    ("text", "words", "place"),
    [
        ("1\ta\n", "2 cells in a line", (1, 1)),
        (row("x", "a"), "'x a' as a word", (1, 1)),
        (row("1", ""), "'1' as a word", (1, 1)),
        (row("3-2", "a"), "words 3 to 2", (1, 1)),
        (row("1", "a", "Entity=(e1-x"), "opens a mention that is not closed", (1, 26)),
        (row("1", "a", "Gloss=b|Entity=e1)"), "closes a mention that is not open", (1, 34)),
        (row("1", "a", "Entity=(e1-x)]"), "as brackets of entities", (1, 32)),
        (row("1", "a", "Entity=(e1[1/2]-x)"), "without its last part", (1, 26)),
        (row("1", "a", "Entity=(e1[2/2]-x)"), "a part without the one ahead of it", (1, 26)),
    ],
)
def test_damage(text: str, words: str, place: tuple[int, int]) -> None:
    with pytest.raises(InputRefused) as caught:
        read_text(text)
    (finding,) = caught.value.diagnostics
    assert words in str(finding.found)
    assert (finding.line, finding.column) == place


def test_layers_that_are_not_there() -> None:
    with pytest.raises(InputRefused, match="no annotations called 'NE'"):
        read_text(COREFUD, layer="NE")
    assert FORMAT.layers(COREFUD) == ["entities", "coreference"]
    assert instances(read_text(row("1", "a"))) == []


def test_the_head_of_a_file_tells() -> None:
    assert find_table("\n# a\n" + row("1-2", "a")) == 1
    assert find_table(row("1", "a").replace("_\n", "B-PER\n")) == -1
    assert find_table(row("7", "a")) == -1
    assert find_table("#begin document (x)\n" + row("1", "a")) == -1
    assert find_table(row("1", "a").rstrip()[:-2]) == -1


SIGNS = st.sampled_from(["", "\t", "\n", "|", "(", ")", "-", "1", "=", "\r", "%", "["])


@given(st.integers(0, len(COREFUD)), SIGNS, st.sampled_from(["entities", "coreference"]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str, layer: str) -> None:
    text = COREFUD[:at] + sign + COREFUD[at + 1 :]
    result, findings = outcome_of(lambda: read_text(text, layer=layer))
    assert (result is None) == bool(findings)


@given(st.lists(st.sampled_from(["Ada", "'s", "du", "(", "  ", " ", "x y"]), min_size=1, max_size=12))
def test_words_stand_in_the_text_where_they_are_said_to(pieces: list[str]) -> None:
    """Oracle: each form is the text at its place, and the declared text is the whole."""
    forms = [piece for piece in pieces if piece.strip()]
    declared = "".join(pieces)
    text = f"# text = {declared}\n" + "".join(row(str(n), form) for n, form in enumerate(forms, 1))
    (document,) = read_text(text).documents
    assert document.tokens is not None
    places = zip(document.tokens.starts, document.tokens.ends, strict=True)
    assert [document.text[start:end] for start, end in places] == forms
    assert document.text == (declared.rstrip() if forms else "")
    for start, form in zip(document.tokens.starts, forms, strict=True):
        at = document.source_map.to_source(start)
        assert text[at : at + len(form)] == form


def test_an_empty_file_has_no_document() -> None:
    assert not read_text("").annotations.documents
