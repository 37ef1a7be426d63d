"""Universal NER: tags of numbered words, texts of comments, changes and new files."""

import pytest
from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conllu.universal_ner import find_table, read
from annotally.formats.io import write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document, Source
from support.conllu_samples import UNIVERSAL_NER


def read_text(text: str) -> ReadResult:
    return read([Source("files/town.iob2", text)], ReadOptions())


def write_over(text: str, document: str, *instances: Instance) -> str:
    result = read_text(text)
    documents = dict(result.annotations.documents)
    documents[document] = replace(documents[document], instances=instances)
    changed = replace(result.annotations, documents=documents)
    (content,) = write(changed, {}, ReadOptions(), "universal-ner")
    return content.decode()


def span(label: str, start: int, end: int) -> Instance:
    return Instance(label, "n", (), (Extent(start, end),))


def test_documents_texts_and_entities() -> None:
    result = read_text(UNIVERSAL_NER)
    assert [(document.id, document.text) for document in result.documents] == [
        ("town", "Ada Example (met) Bob"),
        ("hall", "Nobody came"),
    ]
    places = [
        (instance.type, instance.extents[0].start, instance.extents[0].end)
        for annotated in result.annotations.documents.values()
        for instance in annotated.instances
    ]
    assert places == [("PER", 0, 11), ("PER", 18, 21)]
    assert not result.warnings
    (content,) = write(result.annotations, {}, ReadOptions(), "universal-ner")
    assert content.decode() == UNIVERSAL_NER


def test_lines_without_the_last_columns() -> None:
    short = "# text = a b\n1\ta\tB-X\n2\tb\tI-X\t-\n"
    (annotated,) = read_text(short).annotations.documents.values()
    assert [instance.extents for instance in annotated.instances] == [(Extent(0, 3),)]
    with pytest.raises(InputRefused, match="2 cells in a line"):
        read_text("# text = a\n1\ta\n")


def test_ranges_with_and_without_a_tag() -> None:
    text = "1-2\tdu\t{}\t-\t-\n1\tde\tB-X\t-\t-\n2\tle\tO\t-\t-\n"
    labels = [
        [
            instance.type
            for annotated in read_text(text.format(tag)).annotations.documents.values()
            for instance in annotated.instances
        ]
        for tag in ("_", "B-Y")
    ]
    assert labels == [["X"], ["Y"]]


def test_tags_change_in_their_cells_alone() -> None:
    after = write_over(UNIVERSAL_NER, "town", span("LOC", 4, 16))
    assert after == (
        UNIVERSAL_NER.replace("Ada\tB-PER", "Ada\tO")
        .replace("Example\tI-PER", "Example\tB-LOC")
        .replace("(\tO", "(\tI-LOC")
        .replace("met\tO", "met\tI-LOC")
        .replace("Bob\tB-PER", "Bob\tO")
    )


@pytest.mark.parametrize(
    ("instances", "words"),
    [
        ([span("X", 1, 3)], "inside a token"),
        ([span("X", 0, 3), replace(span("Y", 0, 11), name="m")], "a token that another span has"),
        ([span("a b", 0, 3)], "label 'a b'"),
    ],
)
def test_what_tags_cannot_hold(instances: list[Instance], words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_over(UNIVERSAL_NER, "town", *instances)


def test_a_new_file() -> None:
    annotations = AnnotationSet(
        "key",
        "brat",
        {
            "d": DocumentAnnotations("d", (span("PER", 0, 3), replace(span("X", 8, 11), name="m"))),
            "e": DocumentAnnotations("e", ()),
        },
    )
    documents = {"d": Document("d", "d", "Ada's a\nbé!\nc"), "e": Document("e", "e", "")}
    (content,) = write(annotations, documents, ReadOptions(), "universal-ner")
    assert content.decode() == (
        "# newdoc id = d\n# sent_id = d-1\n# text = Ada's a\n"
        "1\tAda\tB-PER\t-\t-\n2\t'\tO\t-\t-\n3\ts\tO\t-\t-\n4\ta\tO\t-\t-\n\n"
        "# sent_id = d-2\n# text = bé!\n1\tbé\tB-X\t-\t-\n2\t!\tI-X\t-\t-\n\n"
        "# sent_id = d-3\n# text = c\n1\tc\tO\t-\t-\n\n"
        "# newdoc id = e\n\n"
    )
    again = read_text(content.decode())
    assert [document.text for document in again.documents] == ["Ada's a\nbé!\nc", ""]


def test_the_head_of_a_file_tells() -> None:
    assert find_table("\n" + UNIVERSAL_NER) == 1
    assert find_table(UNIVERSAL_NER.partition("(met) Bob\n")[2]) == -1
    assert find_table("# text = a\n1\ta\tNOUN\t-\t-\n") == -1
    assert find_table("# by hand\n1\ta\tB-X\t-\t-\n") == -1
