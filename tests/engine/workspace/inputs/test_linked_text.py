"""Offsets of template files count from their texts file, or from their document (C1, M20; HUB-4)."""

from annotally.formats.base import ReadOptions
from annotally.formats.muc34 import texts as muc34_texts
from annotally.formats.muc_templates import format as muc_templates
from annotally.formats.sgml import format as sgml
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Severity
from annotally.model.extents import Extent
from annotally.model.instances import Reading
from annotally.model.text import Document, Source, SourceMap
from annotally.workspace.inputs.linked_text import place_links

TEXTS = """\
<DOC><DOCNO>1</DOCNO>
Tam Gribble keeps the light.
</DOC>
<DOC><DOCNO>2</DOCNO>
The light keeps <ENAMEX TYPE="PERSON">Yolande</ENAMEX> Merrow.
</DOC>
"""


def templates(*lines: str) -> AnnotationSet:
    source = Source("key.tmpl", "".join(f"{line}\n" for line in lines))
    return muc_templates.read([source], ReadOptions()).annotations


def documents(text: str = TEXTS) -> dict[str, Document]:
    result = sgml.read([Source("texts.sgm", text)], ReadOptions())
    return {document.id: document for document in result.documents}


def readings(annotations: AnnotationSet, document: str) -> list[Reading]:
    return [
        fill.parts[0].readings[0]
        for instance in annotations.documents[document].instances
        for slot in instance.slots
        for alternative in slot.alternatives
        for fill in alternative.fills
    ]


def selected(document: Document, reading: Reading) -> str:
    assert reading.extent is not None
    return document.text[reading.extent.start : reading.extent.end]


def test_offsets_with_a_file_count_from_the_beginning_of_the_texts_file() -> None:
    light, name = TEXTS.rindex("light"), TEXTS.index("Yolande")
    end = TEXTS.index(" Merrow") + len(" Merrow")
    read = templates(
        "<PERSON-1-1> :=",
        f'  PER_NAME: "Tam Gribble" ##{TEXTS.index("Tam")}#{TEXTS.index(" keeps")}#texts.sgm',
        "<PERSON-2-1> :=",
        f'  PER_NAME: "[Yolande] Merrow" ##{name}#{end}#{name}#{name + 7}#texts.sgm',
        f'  PER_ALIAS: "light" ##{light}#{light + 5}#another-name',
    )
    known_documents = documents()
    placed, warnings = place_links(read, known_documents)
    assert warnings == ()
    assert [selected(known_documents["1"], reading) for reading in readings(placed, "1")] == ["Tam Gribble"]
    assert [selected(known_documents["2"], reading) for reading in readings(placed, "2")] == [
        "Yolande Merrow",
        "light",
    ]
    (minimal,) = readings(placed, "2")[0].minimal_extents
    assert known_documents["2"].text[minimal.start : minimal.end] == "Yolande"
    assert readings(placed, "2")[0].link_file == "texts.sgm"


def test_offsets_without_a_file_count_from_the_document() -> None:
    known_documents = documents()
    at = known_documents["2"].text.index("Yolande")
    read = templates("<PERSON-2-1> :=", f'  PER_NAME: "Yolande" ##{at}#{at + 7}#')
    placed, warnings = place_links(read, known_documents)
    assert warnings == ()
    assert placed is read
    assert selected(known_documents["2"], readings(placed, "2")[0]) == "Yolande"
    assert known_documents["2"].text[0] == "<"


def test_texts_without_tags_have_their_beginning_too() -> None:
    text = "TST1-MUC3-0001\n\nONE.\n\nTST1-MUC3-0002\n\nTWO.\n"
    result = muc34_texts.read([Source("tst1", text)], ReadOptions())
    known_documents = {document.id: document for document in result.documents}
    at = text.index("TWO")
    read = templates("<PERSON-TST1-MUC3-0002-1> :=", f'  PER_NAME: "TWO" ##{at}#{at + 3}#tst1')
    placed, _ = place_links(read, known_documents)
    assert selected(known_documents["TST1-MUC3-0002"], readings(placed, "TST1-MUC3-0002")[0]) == "TWO"


def test_a_fill_outside_its_document_loses_its_place_and_is_reported_once_per_document() -> None:
    ahead = TEXTS.index("Tam")
    read = templates(
        "<PERSON-2-1> :=",
        f'  PER_NAME: "Tam" ##{ahead}#{ahead + 3}#texts.sgm',
        "  PER_ALIAS: 'Nobody' ##9000#9006#texts.sgm",
        "  PER_TITLE: 'Sir' ##9000#9003#",
    )
    placed, (warning,) = place_links(read, documents())
    assert [reading.extent for reading in readings(placed, "2")] == [None, None, None]
    assert (warning.severity, warning.file, warning.line, warning.column) == (
        Severity.WARNING,
        "key.tmpl",
        2,
        13,
    )
    assert "'Tam'" in warning.found
    assert "2 more fills" in warning.found


def test_the_last_character_of_a_document_is_inside() -> None:
    known = {"d": Document("d", "d", "abc", source_map=SourceMap((0,), (10,)))}
    read = templates("<A-d-1> :=", "  N: 'c' ##12#13#f", "  M: 'c?' ##12#14#f", "  O: 'a' ##10#11#f")
    placed, _ = place_links(read, known)
    assert [reading.extent for reading in readings(placed, "d")] == [Extent(2, 3), None, Extent(0, 1)]


def test_without_the_text_offsets_stay_as_written() -> None:
    read = templates("<A-d-1> :=", "  N: 'c' ##12#13#f")
    assert place_links(read, {}) == (read, ())
