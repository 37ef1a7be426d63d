"""Files of other programs that cannot be read: their names, the reason, and the export to use instead.

They are known by the beginning of their content, decoded with a sign for each byte that is no UTF-8, or,
where that is no text, by the ending of their name. Whatever a reader knows is not asked about.
"""

import re
from functools import cache
from pathlib import PurePath
from typing import NamedTuple

from annotally.formats.base import Format
from annotally.model.wording import Wording

_BINARY = Wording("its files are binary")
_DATABASE = Wording("it is a database")
_PROJECT = Wording("only its own program reads its projects")
_OFFICE = Wording("it is a document of an office program")
_PACKED = Wording("it is packed")
_TIMES = Wording("its annotations stand at times of a recording")
_PROGRAM = Wording("it holds settings and no annotations")
_OBJECTS = Wording("it holds objects of a program, which reading would run")
_COLUMNS = Wording("it is a binary table")
_OWN_JSON = Wording("its JSON refers to texts that it does not contain")
_LABELS = Wording("its labels are those of whole texts")

_AS_TABLE = Wording("save the spans as CSV with the columns document, start, end and label")
_AS_LINES = Wording("export JSON Lines with text, and start, end and label of each span")
_AS_TEXT = Wording("export the text as a .txt file in UTF-8")
_UNPACK = Wording("unpack it, or pack the files as ZIP")
_AS_QUOTATIONS = Wording("export codes with their places in the text as CSV: document, start, end and label")
_AS_TRANSCRIPT = Wording("export a tier as ctm or stm, or its text and annotations as CSV with start and end")


class _Closed(NamedTuple):
    """A kind of file: its name, the reason and the remedy, its usual endings, and how it begins."""

    title: str
    why: Wording
    remedy: Wording
    endings: tuple[str, ...] = ()
    content: str = ""
    """An expression searched for in the beginning; where there are endings too, either is enough."""


_OLE = "\\A\ufffd\ufffd\\x11"
_ZIP = r"\APK\x03\x04"
_SQLITE = r"\ASQLite format 3\x00"
_CLOSED = (
    _Closed(
        "spaCy DocBin",
        _BINARY,
        Wording("write its documents with Doc.to_json, one a line, as JSON Lines"),
        (".spacy",),
    ),
    _Closed(
        "Prodigy database",
        _DATABASE,
        Wording("export with: prodigy db-out DATASET > annotations.jsonl"),
        ("prodigy.db",),
        rf"{_SQLITE}[\s\S]*?CREATE TABLE \"?(?:dataset|link|example)\"",
    ),
    _Closed(
        "doccano database",
        _DATABASE,
        Wording("export the data set there: Dataset, Actions, Export, JSONL"),
        (),
        rf"{_SQLITE}[\s\S]*?(?:api_document|examples_example|labels_span)",
    ),
    _Closed(
        "Label Studio database",
        _DATABASE,
        Wording("export the project there as JSON"),
        ("label_studio.sqlite3",),
        rf"{_SQLITE}[\s\S]*?(?:task_completion|htx_user)",
    ),
    _Closed(
        "GATE datastore", _OBJECTS, Wording("save the documents there as GATE XML"), (), "gate\\.corpora"
    ),
    _Closed(
        "GATE application",
        _PROGRAM,
        Wording("save the documents there as GATE XML, not the application"),
        (".gapp", ".xgapp"),
        r"<gate\.util\.persistence",
    ),
    _Closed(
        Wording("serialized CAS of INCEpTION or WebAnno"),
        _OBJECTS,
        Wording("export the project there in the format UIMA CAS XMI or WebAnno TSV v3.3"),
        (".ser",),
        "\\A\ufffd\ufffd\\x00\\x05",
    ),
    _Closed(
        "Excel workbook", _OFFICE, _AS_TABLE, (".xlsx", ".xlsm", ".xls", ".xlsb"), rf"{_ZIP}[\s\S]*?\bxl/"
    ),
    _Closed("OpenDocument spreadsheet", _OFFICE, _AS_TABLE, (".ods",), "oasis\\.opendocument\\.spreadsheet"),
    _Closed("Word document", _OFFICE, _AS_TEXT, (".docx", ".docm", ".doc"), rf"{_ZIP}[\s\S]*?\bword/"),
    _Closed("OpenDocument text", _OFFICE, _AS_TEXT, (".odt",), "oasis\\.opendocument\\.text"),
    _Closed(Wording("slides"), _OFFICE, _AS_TEXT, (".pptx", ".ppt", ".odp"), rf"{_ZIP}[\s\S]*?\bppt/"),
    _Closed("Rich Text", _OFFICE, _AS_TEXT, (".rtf",), r"\A\{\\rtf"),
    _Closed("PDF", _OFFICE, _AS_TEXT, (".pdf",), r"\A%PDF-"),
    _Closed(
        "ATLAS.ti project",
        _PROJECT,
        _AS_QUOTATIONS,
        (".atlproj", ".atlproj22", ".atlproj23", ".hpr7", ".hpr8"),
    ),
    _Closed(
        "MAXQDA project",
        _PROJECT,
        _AS_QUOTATIONS,
        (".mx12", ".mx18", ".mx20", ".mx22", ".mx24", ".mex20", ".mex22", ".mex24"),
    ),
    _Closed("NVivo project", _PROJECT, _AS_QUOTATIONS, (".nvp", ".nvpx", ".nvcx")),
    _Closed("REFI-QDA project", _PROJECT, _AS_QUOTATIONS, (".qdpx", ".qdc"), "urn:QDA-XML"),
    _Closed(
        "UAM CorpusTool file",
        _PROJECT,
        _AS_QUOTATIONS,
        (".ctpr", ".ctpr3"),
        r"<document>\s*<header>\s*<textfile>",
    ),
    _Closed("ELAN file", _TIMES, _AS_TRANSCRIPT, (".eaf", ".pfsx"), "<ANNOTATION_DOCUMENT\\b"),
    _Closed(
        "Praat TextGrid",
        _TIMES,
        _AS_TRANSCRIPT,
        (".textgrid",),
        r'\A(?:File type = )?"?oo(?:Text|Binary)File',
    ),
    _Closed(
        "EXMARaLDA file",
        _TIMES,
        _AS_TRANSCRIPT,
        (".exb", ".exs"),
        "<(?:basic|segmented)-transcription\\b",
    ),
    _Closed(
        "Callisto AIF",
        _PROJECT,
        Wording("export inline tags (SGML) there"),
        (".aif", ".aif.xml"),
        r"<!DOCTYPE (?:AGSet|Corpus)\b|<Corpus\b[^>]*schemeLocation",
    ),
    _Closed(
        "Annotatix corpus",
        _PROJECT,
        Wording("download the corpus there as CoNLL-U"),
        (),
        r'"_labeler"|"_sentences"',
    ),
    _Closed(
        "tagtog annotations",
        _OWN_JSON,
        Wording("download the documents there as entitiestsv or as plain text with a table of spans"),
        (".ann.json",),
        r'"annotatable"\s*:\s*\{\s*"parts"',
    ),
    _Closed(
        "LightTag export",
        _PROJECT,
        _AS_TABLE,
        (),
        r'"tagged_token_id"|"annotated_by"\s*:\s*\[\s*\{\s*"annotator"',
    ),
    _Closed(
        "Datasaur export",
        _PROJECT,
        Wording("export there as CoNLL 2003 or as JSON Lines of spans"),
        (),
        r'"rowAnswerSets"|"labelSetIndex"|"spanAndArrowLabels"',
    ),
    _Closed(
        "UBIAI export",
        _PROJECT,
        Wording("export there in the format spaCy or CoNLL"),
        (),
        r'\A(?=[\s\S]*?"documentName")[\s\S]*?"entityLabel"',
    ),
    _Closed(
        Wording("Hugging Face rows of token classification"),
        Wording("its tags are numbers, whose names stand elsewhere"),
        Wording("write a line for each token with its tag by name, as token columns"),
        (),
        r'\A(?:\[\s*)?\{[^{}]*"(?:ner_)?tags"\s*:\s*\[\s*[0-9]',
    ),
    _Closed(
        Wording("doccano CSV of labels of documents"),
        _LABELS,
        Wording("export JSONL of sequence labelling, or compare the labels with: annotally agreement"),
        (),
        r'\A"?(?:id"?,"?)?text"?,"?label"?(?:,"?comments"?)?\r?\n',
    ),
    _Closed(
        "brat configuration",
        _PROGRAM,
        Wording("choose the .ann files, or their folder"),
        (),
        r"\A(?:\s|#[^\n]*\n)*\[(?:entities|relations|events|attributes|spans|tools|labels|drawing)\]",
    ),
    _Closed(
        "Parquet or Arrow table",
        _COLUMNS,
        _AS_LINES,
        (".parquet", ".arrow", ".feather"),
        r"\A(?:PAR1|ARROW1|FEA1)",
    ),
    _Closed("HDF5 file", _COLUMNS, _AS_LINES, (".h5", ".hdf5"), "\\A\ufffdHDF\r\n"),
    _Closed("Avro file", _COLUMNS, _AS_LINES, (".avro",), r"\AObj\x01"),
    _Closed("NumPy array", _COLUMNS, _AS_LINES, (".npy", ".npz"), "\\A\ufffdNUMPY"),
    _Closed(Wording("data of R"), _OBJECTS, _AS_TABLE, (".rds", ".rdata", ".rda"), r"\ARD[AX][23]\n"),
    _Closed(
        Wording("pickled objects of Python"),
        _OBJECTS,
        _AS_LINES,
        (".pkl", ".pickle", ".joblib", ".pt"),
        "\\A\ufffd[\\x02-\\x05](?:\ufffd|[}\\](cX])",
    ),
    _Closed(
        Wording("compressed file"),
        _PACKED,
        _UNPACK,
        (".gz", ".bz2", ".xz", ".zst", ".tgz"),
        "\\A(?:\\x1f\ufffd\\x08|BZh[1-9])",
    ),
    _Closed(
        Wording("archive"),
        _PACKED,
        _UNPACK,
        (".7z", ".rar", ".tar"),
        "\\A(?:7z\ufffd\ufffd|Rar!)|\\A[^\\0]+\\0[\\s\\S]{1,256}ustar",
    ),
    _Closed("SQLite database", _DATABASE, _AS_LINES, (), _SQLITE),
    _Closed(Wording("old Office document"), _OFFICE, _AS_TEXT, (), _OLE),
    _Closed(
        Wording("ZIP archive without the ending .zip"),
        _PACKED,
        Wording("rename it so that it ends in .zip"),
        (),
        _ZIP,
    ),
)
_GENERAL = next(number for number, kind in enumerate(_CLOSED) if kind.content == _SQLITE)
"""The number of the first kind of container: what is in it is told by the name of the file alone."""
CLOSED = tuple(
    Format(
        name=kind.title,
        title=kind.title,
        carries_text=False,
        carries_annotations=True,
        refusal=Wording("{format}, which cannot be read: {why}", format=kind.title, why=kind.why),
        remedy=kind.remedy,
    )
    for kind in _CLOSED
)
"""The kinds as formats without a reader, in the order in which they are asked."""


@cache
def _expressions() -> tuple[re.Pattern[str] | None, ...]:
    """Return the expression of each kind, compiled when a file is first asked about."""
    return tuple(re.compile(kind.content) if kind.content else None for kind in _CLOSED)


def closed_format(path: str, beginning: str, *, by_name: bool) -> Format | None:
    """Return the kind of a file that no reader knows, by its decoded beginning, or else ``by_name``."""
    # Content goes before names, which may be anything, but what may hold files of many kinds comes behind.
    # Each expression goes through the beginning once.
    text, expressions = beginning.lstrip(" \t\r\n"), _expressions()
    name = PurePath(path).name.casefold() if by_name else ""
    for kinds in (range(_GENERAL), range(_GENERAL, len(_CLOSED))):
        for number in kinds:
            expression = expressions[number]
            if expression is not None and expression.search(text):
                return CLOSED[number]
        for number in kinds:
            if _CLOSED[number].endings and name.endswith(_CLOSED[number].endings):
                return CLOSED[number]
    return None
