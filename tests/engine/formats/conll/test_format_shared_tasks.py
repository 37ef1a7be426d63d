"""Files of the shared tasks of CoNLL-2002 and CoNLL-2003: columns, documents, schemes, encodings."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import read, write
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import shown

SPANISH_2002 = "Zoé B-PER\nPérez I-PER\nvive O\nen O\nVilla B-LOC\nMuestra I-LOC\n. O\n\n« O\nSí O\n» O\n\n"
"""Two columns, IOB2, no marks of documents."""
DUTCH_2002 = (
    "-DOCSTART- -DOCSTART- O\nZoë N B-PER\nvan Prep I-PER\nVoorbeeld N I-PER\nzong V O\n. Punc O\n\n"
    "-DOCSTART- -DOCSTART- O\nNiemand Pron O\nkwam V O\n. Punc O\n\n"
)
"""Three columns; nothing between the mark of a document and its first word."""
ENGLISH_2003 = (
    "-DOCSTART- -X- O O\n\nAda NNP I-NP I-PER\nSample NNP I-NP I-PER\nBob NNP B-NP B-PER\nmet VBD I-VP O\n"
    "EU NNP I-NP I-ORG\nstaff NN I-NP O\n. . O O\n\n"
    "-DOCSTART- -X- O O\n\nVilla NNP I-NP I-LOC\n\n"
)
"""Four columns, of which chunks and entities are in IOB1."""
GERMAN_2003 = (
    "-DOCSTART- -X- -X- -X- O\n\nZoë Zoë NE I-NC I-PER\nMüller Müller NE I-NC I-PER\n"
    "läuft laufen VVFIN I-VC O\n"
    "nach nach APPR I-PC O\nÜb <unknown> NE I-NC I-LOC\n. . $. O O\n\n"
)
"""Five columns with lemmas."""


def read_file(folder: Path, text: str, encoding: str = "latin-1", **options: str) -> ReadResult:
    path = folder / "esp.testa"
    path.write_bytes(text.encode(encoding))
    return read([path], ReadOptions(encoding=encoding, **options))


def told(result: ReadResult) -> dict[str, list[tuple[str, str]]]:
    texts = {document.id: document.text for document in result.documents}
    return {
        name: [
            (instance.type, texts[name][instance.extents[0].start : instance.extents[0].end])
            for instance in annotated.instances
        ]
        for name, annotated in result.annotations.documents.items()
    }


def test_conll_2002_spanish(tmp_path: Path) -> None:
    result = read_file(tmp_path, SPANISH_2002)
    assert told(result) == {"esp": [("PER", "Zoé Pérez"), ("LOC", "Villa Muestra")]}
    assert result.documents[0].text == "Zoé Pérez vive en Villa Muestra .\n« Sí »"
    assert not result.warnings


def test_conll_2002_dutch(tmp_path: Path) -> None:
    result = read_file(tmp_path, DUTCH_2002)
    assert told(result) == {"esp.1": [("PER", "Zoë van Voorbeeld")], "esp.2": []}
    assert not result.warnings


def test_conll_2003_english_entities_are_the_last_column_and_iob1_is_no_damage(tmp_path: Path) -> None:
    result = read_file(tmp_path, ENGLISH_2003, "utf-8")
    assert told(result) == {
        "esp.1": [("PER", "Ada Sample"), ("PER", "Bob"), ("ORG", "EU")],
        "esp.2": [("LOC", "Villa")],
    }
    assert not result.warnings
    chunks = read_file(tmp_path, ENGLISH_2003, "utf-8", layer="3")
    assert told(chunks)["esp.1"] == [("NP", "Ada Sample"), ("NP", "Bob"), ("VP", "met"), ("NP", "EU staff")]


def test_conll_2003_german(tmp_path: Path) -> None:
    result = read_file(tmp_path, GERMAN_2003)
    assert told(result) == {"esp": [("PER", "Zoë Müller"), ("LOC", "Üb")]}


@pytest.mark.parametrize("text", [SPANISH_2002, DUTCH_2002, ENGLISH_2003, GERMAN_2003])
def test_files_in_latin_1_keep_their_bytes(text: str, tmp_path: Path) -> None:
    result = read_file(tmp_path, text)
    options = ReadOptions(encoding="latin-1")
    assert write(result.annotations, {}, options, "token-columns") == (text.encode("latin-1"),)


def test_an_encoding_that_is_not_named_is_one_message_with_the_remedy(tmp_path: Path) -> None:
    path = tmp_path / "esp.testa"
    path.write_bytes(SPANISH_2002.encode("latin-1"))
    with pytest.raises(InputRefused) as caught:
        read([path], ReadOptions())
    (finding,) = caught.value.diagnostics
    assert str(finding.found) == (
        "byte 0xE9 at offset 2 in a file that looks like token columns (CoNLL): not UTF-8"
    )
    assert "--encoding latin-1" in shown(str(finding.remedy), 200)


def test_a_change_is_written_in_iob1(tmp_path: Path) -> None:
    result = read_file(tmp_path, ENGLISH_2003, "utf-8")
    annotated = result.annotations.documents["esp.1"]
    ada = annotated.instances[0]
    new = Instance("PER", "new", (), (Extent(0, 3),))
    surname = Instance("PER", "surname", (), (Extent(4, 10),))
    assert ada.extents == (Extent(0, 10),)
    changed = replace(annotated, instances=(new, surname, *annotated.instances[1:]))
    documents = {**result.annotations.documents, "esp.1": changed}
    (content,) = write(
        replace(result.annotations, documents=documents), {}, ReadOptions(encoding="utf-8"), "token-columns"
    )
    assert content.decode() == ENGLISH_2003.replace("Sample NNP I-NP I-PER", "Sample NNP I-NP B-PER")
