"""Files of other programs are refused by their names, with what to export instead."""

import gzip
import pickle
import sqlite3
import time
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions
from annotally.formats.closed_formats import CLOSED, closed_format
from annotally.formats.io import read
from annotally.model.diagnostics import Diagnostic, InputRefused
from support.standoff_samples import PRODIGY_SPANS


def refusal(path: Path) -> Diagnostic:
    with pytest.raises(InputRefused) as caught:
        read([path], ReadOptions())
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.file == str(path)
    return diagnostic


def database(table: str) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        connection = sqlite3.connect(path)
        connection.execute(f'CREATE TABLE "{table}" (id INTEGER)')
        connection.commit()
        connection.close()

    return make


def package(member: str) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(member, "x")

    return make


def content(data: bytes) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        path.write_bytes(data)

    return make


XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'
KINDS: list[tuple[str, Callable[[Path], object], str, str]] = [
    ("a.spacy", content(zlib.compress(b"x" * 99)), "spaCy DocBin", "Doc.to_json"),
    ("prodigy.db", database("dataset"), "Prodigy database", "prodigy db-out"),
    ("db.sqlite3", database("examples_example"), "doccano database", "JSONL"),
    ("any.sqlite3", database("task_completion"), "Label Studio database", "as JSON"),
    ("any.db", database("notes"), "SQLite database", "JSON Lines"),
    ("a.ser", content(b"\xac\xed\x00\x05sr\x00"), "serialized CAS of INCEpTION or WebAnno", "XMI"),
    ("a.data", content(b"\xac\xed\x00\x05sr\x00gate.corpora.DocumentImpl"), "GATE datastore", "GATE XML"),
    ("a.gapp", content(XML + b"<gate.util.persistence.GateApplication>\n"), "GATE application", "GATE XML"),
    ("a.xlsx", package("xl/workbook.xml"), "Excel workbook", "CSV"),
    ("a.bin", package("word/document.xml"), "Word document", ".txt"),
    ("a.ods", package("content.xml"), "OpenDocument spreadsheet", "CSV"),
    ("a.odt", package("content.xml"), "OpenDocument text", ".txt"),
    ("a.pptx", package("content.xml"), "slides", ".txt"),
    ("a.dat", package("x.xml"), "ZIP archive without the ending .zip", "rename"),
    ("a.doc", content(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), "Word document", ".txt"),
    ("a.msg", content(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), "old Office document", ".txt"),
    ("a.pdf", content(b"%PDF-1.7\n1 0 obj\n"), "PDF", ".txt"),
    ("b.pdf", content(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"), "PDF", ".txt"),
    ("a.rtf", content(b"{\\rtf1 Ada}"), "Rich Text", ".txt"),
    ("a.atlproj", content(b"\x00\x01"), "ATLAS.ti project", "CSV"),
    ("a.mx22", content(b"\x00\x01"), "MAXQDA project", "CSV"),
    ("a.nvpx", content(b"\x00\x01"), "NVivo project", "CSV"),
    ("a.qdpx", package("project.qde"), "REFI-QDA project", "CSV"),
    (
        "a.xml",
        content(XML + b"<document>\n <header>\n  <textfile>a.txt</textfile>"),
        "UAM CorpusTool file",
        "CSV",
    ),
    ("a.eaf", content(XML + b'<ANNOTATION_DOCUMENT AUTHOR="">\n'), "ELAN file", "ctm or stm"),
    (
        "a.TextGrid",
        content(b'File type = "ooTextFile"\n'),
        "Praat TextGrid",
        "ctm",
    ),
    ("b.TextGrid", content('File type = "ooTextFile"\n'.encode("utf-16")), "Praat TextGrid", "ctm"),
    ("a.exb", content(XML + b"<basic-transcription>\n"), "EXMARaLDA file", "ctm"),
    ("a.aif.xml", content(XML + b"<!DOCTYPE AGSet SYSTEM 'a.dtd'>\n"), "Callisto AIF", "SGML"),
    ("a.corpus", content(b'{"_filename": "a", "_sentences": []}'), "Annotatix corpus", "CoNLL-U"),
    (
        "a.ann.json",
        content(b'{"annotatable": {"parts": ["s1v1"]}, "entities": []}'),
        "tagtog annotations",
        "table of spans",
    ),
    (
        "a.json",
        content(b'{"examples": [{"tagged_token_id": "x"}]}'),
        "LightTag export",
        "CSV",
    ),
    ("b.json", content(b'{"rows": [], "spans": [{"labelSetIndex": 0}]}'), "Datasaur export", "CoNLL 2003"),
    (
        "c.json",
        content(b'[{"documentName": "a", "x": {"entityLabel": 1}}]'),
        "UBIAI export",
        "spaCy",
    ),
    (
        "a.jsonl",
        content(b'{"id": "0", "tokens": ["EU"], "ner_tags": [3]}\n'),
        "Hugging Face rows of token classification",
        "token columns",
    ),
    ("a.csv", content(b"id,text,label\n1,Ada,good\n"), "doccano CSV of labels of documents", "JSONL"),
    ("annotation.conf", content(b"# ours\n[entities]\nPER\n"), "brat configuration", ".ann"),
    ("a.parquet", content(b"PAR1\x15\x04"), "Parquet or Arrow table", "JSON Lines"),
    ("a.h5", content(b"\x89HDF\r\n\x1a\n"), "HDF5 file", "JSON Lines"),
    ("a.avro", content(b"Obj\x01\x04"), "Avro file", "JSON Lines"),
    ("a.npy", content(b"\x93NUMPY\x01\x00"), "NumPy array", "JSON Lines"),
    ("a.rda", content(b"RDX3\nX\n\x00"), "data of R", "CSV"),
    ("a.pkl", content(pickle.dumps({"a": [1]}, protocol=4)), "pickled objects of Python", "JSON Lines"),
    ("a.bin2", content(pickle.dumps(["a"], protocol=2)), "pickled objects of Python", "JSON Lines"),
    ("a.jsonl.gz", content(gzip.compress(b"{}")), "compressed file", "ZIP"),
    ("a.7z", content(b"7z\xbc\xaf\x27\x1c"), "archive", "ZIP"),
]


def test_every_kind_is_tried() -> None:
    assert {title for _, _, title, _ in KINDS} == {str(kind.title) for kind in CLOSED}


@pytest.mark.parametrize(("name", "make", "title", "remedy"), KINDS, ids=[kind[0] for kind in KINDS])
def test_a_kind_is_called_by_its_name(
    name: str, make: Callable[[Path], object], title: str, remedy: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    make(path)
    finding = refusal(path)
    assert str(finding.found).startswith(f"{title}, which cannot be read: ")
    assert remedy in str(finding.remedy)
    assert not finding.expected


def test_names_count_only_where_the_content_is_no_text(tmp_path: Path) -> None:
    text, spans = tmp_path / "text.doc", tmp_path / "spans.xlsx"
    text.write_text("Ada left.\n")
    spans.write_text(PRODIGY_SPANS)
    assert read([text], ReadOptions()).annotations.format == "plain-text"
    assert read([spans], ReadOptions()).annotations.format == "prodigy"
    cut_off = tmp_path / "long.doc"
    cut_off.write_bytes(b"a" * 65535 + "é".encode())
    assert read([cut_off], ReadOptions()).annotations.format == "plain-text"


def test_a_member_of_an_archive_is_called_by_its_name(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("in/a.spacy", zlib.compress(b"x" * 99))
    with pytest.raises(InputRefused, match="spaCy DocBin, which cannot be read"):
        read([tmp_path / "a.zip"], ReadOptions())


@pytest.mark.parametrize(
    "unit", ["PK\x03\x04", "{", '"documentName"', "#\n", " ", "\n", "<document>", "SQLite format 3\0", "a,"]
)
def test_beginnings_are_searched_in_linear_time(unit: str) -> None:
    for size in (2**16, 2**17):
        began = time.process_time()
        closed_format("x", "{" + unit * (size // len(unit)), by_name=True)
        assert time.process_time() - began < 0.5
