"""CoNLL coreference files: text, extents and chains, refusals, and files that come out as they went in."""

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll import coreference as conll_coreference
from annotally.formats.conll.coreference import read, write
from annotally.formats.conll.coreference_reader import ChainMentions
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instance_columns import InstanceColumns, samples
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document, Source
from support.coreference_samples import conll
from support.read_or_refused import assert_read_or_refused

OPTIONS = ReadOptions()
TOWN = conll(
    [
        ("Ada", "(12|(3)"),
        ("Example", "12)"),
        ("saw", "-"),
        ("her", "(3"),
        ("house", "3)|(4)"),
        ("", ""),
        ("It", "(3)"),
        ("stood", "_"),
        (".", "-\t"),
    ]
)


def load(*texts: str) -> ReadResult:
    return read([Source(f"town{number}.conll", text) for number, text in enumerate(texts)], OPTIONS)


def only(result: ReadResult) -> tuple[Document, tuple[Instance, ...]]:
    (document,) = result.documents
    return document, result.annotations.documents[document.id].instances


def refusal(*texts: str) -> str:
    with pytest.raises(InputRefused) as caught:
        load(*texts)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.expected
    assert diagnostic.remedy
    return str(diagnostic)


def chains(document: str, instances: tuple[Instance, ...]) -> list[list[str]]:
    """Return the texts of each class."""
    groups = classes(references(document, instances, "REF"))
    return [[next(instances[member].readings()).text for member in group] for group in groups]


def test_chains_are_the_classes_of_the_pointers() -> None:
    document, instances = only(load(TOWN))
    assert isinstance(instances, InstanceColumns)
    assert instances.classes(document.id, "ref") == classes(references(document.id, instances, "ref"))
    assert instances.classes("elsewhere", "REF") is None is instances.classes(document.id, "TYPE")
    assert list(instances.labels) == [instance.type for instance in instances]


def test_words_are_joined_by_blanks_and_sentences_stand_in_lines() -> None:
    document, instances = only(load(TOWN))
    assert document.id == document.label == "town; part 000"
    assert document.text == "Ada Example saw her house\nIt stood .\n"
    assert [(s.name, document.text[s.extent.start : s.extent.end]) for s in document.sections] == [
        ("sentence", "Ada Example saw her house"),
        ("sentence", "It stood ."),
    ]
    assert [document.text[instance.extents[0].start : instance.extents[0].end] for instance in instances] == [
        "Ada Example",
        "Ada",
        "her house",
        "house",
        "It",
    ]
    assert chains(document.id, instances) == [["Ada Example"], ["Ada", "her house", "It"], ["house"]]
    assert [instance.name for instance in instances] == ["12.1", "3.1", "3.2", "4.1", "3.3"]


def test_every_word_leads_back_to_its_place_in_the_file() -> None:
    document, instances = only(load(TOWN))
    assert document.tokens is not None
    for start, end in zip(document.tokens.starts, document.tokens.ends, strict=True):
        at = document.source_map.to_source(start)
        assert TOWN[at : at + end - start] == document.text[start:end]
    first = instances[0]
    assert TOWN[first.source.start :].startswith("(12")
    assert TOWN[: first.source.end].endswith("12)")


def test_files_without_words_have_numbers_for_text() -> None:
    text = "#begin document (a/b); part 001\na/b -\na/b (1)\n\na/b (1)\n#end document\n"
    document, instances = only(load(text))
    assert document.text == "1 2\n3\n"
    assert document.tokens is not None
    assert not document.tokens.has_words
    assert [instance.extents for instance in instances] == [(Extent(2, 3),), (Extent(4, 5),)]


def test_semeval_files_have_their_words_behind_the_number() -> None:
    text = "#begin document town\n1\tAda\tx\t(1)\n2\tleft\tx\t_\n\n#end document town\n"
    document, _ = only(load(text))
    assert (document.id, document.text) == ("town", "Ada left\n")


def test_brackets_need_no_bar_between_them() -> None:
    """A reference case writes ``(1(1``; of one chain the bracket opened last is closed first."""
    document, instances = only(load(conll([("a", "(1(1"), ("b", "1)"), ("c", "1)(2)")])))
    texts = [document.text[instance.extents[0].start : instance.extents[0].end] for instance in instances]
    assert texts == ["a b c", "a b", "c"]


def test_mentions_may_cross() -> None:
    document, instances = only(load(conll([("a", "(1"), ("b", "(2"), ("c", "1)"), ("d", "2)")])))
    assert [next(instance.readings()).text for instance in instances] == ["a b c", "b c d"]
    assert chains(document.id, instances) == [["a b c"], ["b c d"]]


def test_a_repeated_mention_is_taken_once_with_a_warning() -> None:
    """M15."""
    result = load(conll([("a", "(1(1"), ("b", "1)1)"), ("c", "(2)|(1)")]))
    _, instances = only(result)
    assert [instance.name for instance in instances] == ["1.1", "2.1"]
    assert [(w.line, w.column) for w in result.warnings] == [(2, 14), (4, 16)]
    assert "there of chain 2" in result.warnings[1].found


@pytest.mark.parametrize(
    ("text", "place", "value"),
    [
        (conll([("a", "(1"), ("b", "-")]), ":2:", "(1 opens a mention that is not closed"),
        (conll([("a", "1)")]), ":2:", "1) closes a mention that is not open"),
        (conll([("a", "NN")]), ":2:", "'NN' in the last column"),
        (conll([("a", "(1||(2)")]), ":2:", "in the last column"),
        (conll([("a", "()")]), ":2:", "in the last column"),
        (conll([("a", "-")]).replace("#end document\n", ""), ":4:1", "begun at line 1, is not ended"),
        ("#begin document (a);\n#begin document (b);\n#end document\n", ":2:1", "is not ended"),
        ("a 0 0 x -\n", ":1:1", "outside of any document"),
        ("#end document\n", ":1:1", "#end document without #begin document"),
        ("#begin document (); part 000\n#end document\n", ":1:1", "give the document a name"),
        ("#begin document\n#end document\n", ":1:1", "give the document a name"),
        (conll([("a", "-")]) * 2, ":5:1", "has the number 'town; part 000' of document"),
    ],
)
def test_damage_is_refused_with_its_place(text: str, place: str, value: str) -> None:
    message = refusal(text)
    assert place in message
    assert value in message


def test_one_document_in_two_files_is_refused() -> None:
    assert "town1.conll:1:1" in refusal(TOWN, TOWN)


def test_parts_are_documents_of_their_own() -> None:
    result = load(conll([("a", "(1)")]) + "\n" + conll([("b", "(1)")], part="001"))
    assert list(result.annotations.documents) == ["town; part 000", "town; part 001"]


def test_files_come_out_as_they_went_in() -> None:
    for text in (TOWN, TOWN.replace("\n", "\r\n"), "# note\n\n" + TOWN + "\n\n", TOWN.replace("\t", "   ")):
        result = load(text)
        documents = {document.id: document for document in result.documents}
        assert write(result.annotations, documents, OPTIONS) == (text,)


def changed(result: ReadResult, instances: tuple[Instance, ...]) -> AnnotationSet:
    (name,) = result.annotations.documents
    actual = msgspec.structs.replace(result.annotations.documents[name], instances=instances)
    return msgspec.structs.replace(result.annotations, documents={name: actual})


def test_only_cells_that_differ_are_written_anew() -> None:
    result = load(TOWN)
    _, instances = only(result)
    without = changed(result, tuple(instance for instance in instances if instance.name != "4.1"))
    assert write(without, {}, OPTIONS) == (TOWN.replace("3)|(4)", "3)"),)


def test_a_new_mention_gets_a_bracket_and_a_new_class_a_number() -> None:
    result = load(TOWN)
    _, instances = only(result)
    reading = Reading("stood", extent=Extent(29, 34))
    new = Instance("COREF", "x", (Slot("TEXT", (Alternative((simple_fill(reading),)),)),), (Extent(29, 34),))
    (written,) = write(changed(result, (*instances, new)), {}, OPTIONS)
    assert written == TOWN.replace("stood\t_", "stood\t(13)")
    pointing = msgspec.structs.replace(
        new,
        slots=(
            *new.slots,
            Slot("REF", (Alternative((simple_fill(Reading("3.1", target="COREF-town; part 000-3.1")),)),)),
        ),
    )
    (written,) = write(changed(result, (*instances, pointing)), {}, OPTIONS)
    assert written == TOWN.replace("stood\t_", "stood\t(3)")


def unfit(instances: tuple[Instance, ...], text: str = "Ada left town\n") -> str:
    annotations = AnnotationSet("key", "other", {"d": DocumentAnnotations("d", instances)})
    with pytest.raises(InputRefused) as caught:
        write(annotations, {"d": Document("d", "d", text)}, OPTIONS)
    return str(caught.value)


def coref(name: str, *extents: tuple[int, int], of: str = "") -> Instance:
    slots = (Slot("REF", (Alternative((simple_fill(Reading(of, target=f"COREF-d-{of}")),)),)),) if of else ()
    return Instance("COREF", name, slots, tuple(Extent(*extent) for extent in extents))


def test_what_columns_cannot_hold_is_refused() -> None:
    assert "ENAMEX 1" in unfit((Instance("ENAMEX", "1", (), (Extent(0, 3),)),))
    assert "2 extents" in unfit((coref("1", (0, 3), (4, 8)),))
    assert "no extents" in unfit((coref("1"),))
    assert "from 3 to 4" in unfit((coref("1", (3, 4)),))
    assert "have the same tokens" in unfit((coref("1", (0, 3)), coref("2", (0, 3))))
    assert "of chain 0 cross" in unfit((coref("1", (0, 8)), coref("2", (4, 13), of="1")))
    annotations = AnnotationSet("key", "other", {"d": DocumentAnnotations("d", ())})
    with pytest.raises(InputRefused, match="without its text"):
        write(annotations, {}, OPTIONS)
    lost = changed(load(TOWN), ())
    lost = msgspec.structs.replace(lost, documents={"other": DocumentAnnotations("other", ())})
    with pytest.raises(InputRefused, match="in none of the files"):
        write(lost, {}, OPTIONS)


def test_a_text_without_tokens_is_cut_where_mentions_begin_and_end() -> None:
    actual_instances = (coref("1", (0, 3)), coref("2", (8, 10), of="1"), coref("3", (0, 13)))
    annotations = AnnotationSet("key", "other", {"d": DocumentAnnotations("d", actual_instances)})
    (text,) = write(annotations, {"d": Document("d", "d", "Ada saw herself\nleft\n")}, OPTIONS)
    document, instances = only(load(text))
    assert document.text == "Ada saw he rse lf\nleft\n"
    assert chains(document.id, instances) == [["Ada saw he rse"], ["Ada", "he"]]


def test_formats_are_recognised() -> None:
    assert conll_coreference.FORMAT.sign("\n#begin document (x);\n") == 1
    assert conll_coreference.FORMAT.sign("# made by hand\n\n#begin document (x);\n") == 16
    assert conll_coreference.FORMAT.sign("x\n#begin document (x);\n") == -1


ROWS = st.lists(st.sampled_from(["-", "(1)", "(1", "1)", "(2(1", "2)|1)", "(3)", "", "(1)|(3)"]), max_size=8)


@given(ROWS)
def test_whatever_is_read_is_written_back_and_read_again(cells: list[str]) -> None:
    text = conll([(f"w{n}" if cell else "", cell) for n, cell in enumerate(cells)])
    with suppress(InputRefused):
        result = load(text)
        document, instances = only(result)
        assert write(result.annotations, {}, OPTIONS) == (text,)
        fresh = msgspec.structs.replace(result.annotations, sources=(), format="other")
        with suppress(InputRefused):  # crossing mentions of one chain are read, but not written afresh
            (second_text,) = write(fresh, {document.id: document}, OPTIONS)
            copy, copies = only(load(second_text))
            assert copy.text == document.text
            assert sorted(chains(copy.id, copies)) == sorted(chains(document.id, instances))


@given(ROWS)
def test_samples_have_every_slot_and_the_targets_of_their_pointers(cells: list[str]) -> None:
    with suppress(InputRefused):
        document, instances = only(
            load(conll([(f"w{n}" if cell else "", cell) for n, cell in enumerate(cells)]))
        )
        shown = samples(instances)
        assert all(instance in instances for instance in shown)
        assert {slot.name for instance in shown for slot in instance.slots} == {
            slot.name for instance in instances for slot in instance.slots
        }
        targets = {reading.target for instance in shown for reading in instance.readings()} - {None}
        assert targets <= {pointer_name(document.id, instance) for instance in shown}


@given(ROWS)
def test_columns_have_the_names_and_slots_of_the_mentions(cells: list[str]) -> None:
    with suppress(InputRefused):
        _, instances = only(load(conll([(f"w{n}" if cell else "", cell) for n, cell in enumerate(cells)])))
        assert isinstance(instances, ChainMentions)
        mentions = list(instances)
        assert list(instances.names) == [mention.name for mention in mentions]
        for slot in instances.slot_columns() or ():
            slots = [mention.slot(slot.name) for mention in mentions]
            readings = [None if own_slot is None else next(own_slot.readings()) for own_slot in slots]
            assert list(slot.texts) == [
                None if reading is None else (reading.target if slot.pointing else reading.text)
                for reading in readings
            ]


@given(st.text(alphabet="#begin document(x);\n\t 01|)-"))
def test_damage_brings_nothing_but_refusals(text: str) -> None:
    assert_read_or_refused(load, text)


# --- as GUM has it


GUM = (
    "# begin document{}\n0\tAda\t(person-1\n1\tExample\tperson-1)\n"
    "2\tsaw\t_\n3\ther\t(person-1)\n# end document\n"
)


@pytest.mark.parametrize(
    ("name", "document"), [(" GUM_news_town", "GUM_news_town"), ("", "town0"), (" ", "town0")]
)
def test_files_of_gum_number_tokens_from_0_and_may_leave_out_the_name(name: str, document: str) -> None:
    text = GUM.format(name)
    assert conll_coreference.FORMAT.sign(text) == 0
    result = load(text)
    actual, instances = only(result)
    assert (actual.label, actual.text) == (document, "Ada Example saw her\n")
    assert chains(actual.id, instances) == [["Ada Example", "her"]]
    assert write(result.annotations, {}, OPTIONS) == (text,)


def test_a_comment_about_a_document_is_no_sign() -> None:
    assert conll_coreference.FORMAT.sign("# begin document a\n1\tAda\tada\tPROPN\t_\t_\t0\troot\t_\t_\n") < 0
