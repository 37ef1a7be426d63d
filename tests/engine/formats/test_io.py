"""Files as found: encodings, damage, sizes, directories, recognition, and the way back to bytes."""

import os
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats import source_loading
from annotally.formats.base import ReadOptions
from annotally.formats.decoding import decode
from annotally.formats.io import expand, format_named, layers_of, load_source, read, recognise, write
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source

OPTIONS = ReadOptions()
SGML = "<DOC><DOCNO>{}</DOCNO>\r\n<ENAMEX>é</ENAMEX></DOC>\r\n"
TEMPLATE = "<A-{}-1> :=\n"


def put(path: Path, content: str | bytes) -> Path:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def refusal(path: Path, encoding: str | None = None) -> str:
    with pytest.raises(InputRefused) as caught:
        load_source(path, encoding)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.file == str(path)
    assert diagnostic.expected
    assert diagnostic.remedy
    return str(diagnostic).removeprefix(str(path))


@pytest.mark.parametrize(
    ("content", "encoding", "text", "value", "bom"),
    [
        ("é\r\n\n\r".encode(), None, "é\r\n\n\r", "utf-8", False),
        (b"\xef\xbb\xbf\xc3\xa9", None, "é", "utf-8", True),
        (b"\xef\xbb\xbf\xc3\xa9", "utf-8-sig", "é", "utf-8", True),
        (b"\xe9", "latin-1", "é", "iso8859-1", False),
        (b"\xff\xfe\xe9\x00", "utf-16", "é", "utf-16-le", True),
        (b"\xfe\xff\x00\xe9", "UTF16", "é", "utf-16-be", True),
        (b"\xff\xfe\x00\x00\xe9\x00\x00\x00", "utf-32", "é", "utf-32-le", True),
        (b"\x00\xe9", "utf-16-be", "é", "utf-16-be", False),
        (b"\xfc\x80", "cp1252", "ü€", "cp1252", False),
    ],
)
def test_encodings(
    tmp_path: Path, content: bytes, encoding: str | None, text: str, value: str, bom: bool
) -> None:
    source = load_source(put(tmp_path / "f", content), encoding)
    assert (source.text, source.encoding, source.bom) == (text, value, bom)
    assert source.encode() == content


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", ": an empty file (0 bytes)"),
        (b"\xef\xbb\xbf", ": nothing but a byte-order mark"),
        (b"ab\nc\xc3\xa9d\xe9 x", ":2:4: byte 0xE9 at offset 7: not UTF-8; expected UTF-8; convert"),
        (b"\xef\xbb\xbfab\nc\xe9", ":2:2: byte 0xE9 at offset 7"),
        (b"x\xed\xa0\xbd\xed\xb8\x80", ":1:2: bytes ED A0 BD at offset 1: half of a surrogate pair (CESU-8)"),
        (b"x\xed", ":1:2: byte 0xED at offset 1"),
        (b"plain\0", ": a NUL byte at offset 5: a binary file"),
        (b"x" * 70_000 + b"\0", ": a NUL byte at offset 70000"),
        (b"\xff\xfea\0", ":1:1: the byte-order mark of UTF-16; expected UTF-8; use --encoding utf-16"),
        (b"\x00\x00\xfe\xff\0\0\0a", ":1:1: the byte-order mark of UTF-32"),
        (
            b"#FORMAT=WebAnno TSV 3\n\xff",
            ":2:1: byte 0xFF at offset 22 in a file that looks like WebAnno TSV",
        ),
    ],
)
def test_refused_bytes(tmp_path: Path, content: bytes, message: str) -> None:
    result = refusal(put(tmp_path / "f", content))
    assert result.startswith(message)
    assert "latin-1" in result or "0xE9" not in result


@pytest.mark.parametrize(
    ("content", "encoding", "words"),
    [
        (b"a", "klingon", "the encoding 'klingon'"),
        (b"a", "hex", "the encoding 'hex'"),
        (b"a", "nul\0", "the encoding"),
        (b"\xff", "ascii", "byte 0xFF at offset 0: not ascii"),
        (b"+AEE-", "utf-7", "write back"),
        (b"a\0b", "latin-1", "NUL byte at offset 1"),
    ],
)
def test_refused_encodings(tmp_path: Path, content: bytes, encoding: str, words: str) -> None:
    assert words in refusal(put(tmp_path / "f", content), encoding)


def test_what_is_no_file(tmp_path: Path) -> None:
    assert "no such file" in refusal(tmp_path / "missing")
    assert "a directory" in refusal(tmp_path)
    assert "cannot be read" in refusal(put(tmp_path / "f", "x") / "below")
    assert "cannot be read" in refusal(Path("nul\0name"))
    assert "cannot be read" in refusal(tmp_path / ("long" * 100))
    os.mkfifo(tmp_path / "pipe")
    assert "a named pipe; expected a file" in refusal(tmp_path / "pipe")


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "f", "x")

    def closed(*args: object, **keywords: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", closed)
    assert "no permission" in refusal(path)


def test_directory_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(path: Path) -> object:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "scandir", closed)
    with pytest.raises(InputRefused, match="no permission"):
        expand([tmp_path])


def sparse(path: Path, beginning: bytes, size: int) -> Path:
    with path.open("wb") as file:
        file.write(beginning)
        file.truncate(size)
    return path


@pytest.mark.parametrize(
    ("beginning", "size", "words"),
    [
        (b"words " * 20_000, 200 * 2**20, "bytes of an unknown annotation format"),
        (b"", 200 * 2**20, "bytes of an unknown annotation format"),
        (b"\x7fELF", 200 * 2**20, "bytes of an unknown annotation format"),
        (SGML.format(1).encode() * 2000, 257 * 2**20, "expected at most 268,435,456"),
        (SGML.format(1).encode(), 200 * 2**20, "NUL byte"),
    ],
)
def test_large_files_are_refused_at_a_glance(tmp_path: Path, beginning: bytes, size: int, words: str) -> None:
    path = sparse(tmp_path / "large", beginning, size)
    started = time.process_time()
    assert words in refusal(path)
    assert time.process_time() - started < 2


def test_the_caller_may_know_the_format(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "f", "words")
    monkeypatch.setattr(source_loading, "LARGEST_PLAIN", 4)
    with pytest.raises(InputRefused, match="an unknown annotation format"):
        read([path], OPTIONS)
    assert read([path], OPTIONS, "plain-text").documents[0].text == "words"


@settings(max_examples=300)
@given(
    st.binary(max_size=60) | st.text(max_size=30).map(str.encode),
    st.sampled_from(
        [None, "latin-1", "utf-16", "utf-8", "utf-7", "idna", "punycode", "unicode_escape", "rot13"]
    ),
)
def test_any_bytes_are_a_source_or_refused(data: bytes, encoding: str | None) -> None:
    try:
        source = decode("f", data, encoding)
    except InputRefused:
        return
    assert source.encode() == data
    assert source.text


@settings(max_examples=200)
@given(
    st.text(max_size=200)
    | st.lists(st.sampled_from(["<DOC>", "a\tO", "T1\tA 1 2\tx", "\n", " ", "{"])).map("".join)
)
def test_any_text_is_recognised_or_refused(text: str) -> None:
    try:
        format_name = recognise(Source("f", text))
    except InputRefused:
        return
    assert format_name in FORMATS


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (SGML.format(1), "muc-sgml"),
        (TEMPLATE.format(1), "muc-templates"),
        ("words\n", "plain-text"),
        ("<?xml version='1.0'?>\n<GateDocument version='3'>", "gate-xml"),
        ("<?xml version='1.0'?>\n<other/>", "xml"),
        ("#FORMAT=WebAnno TSV 3.3\n", "webanno-tsv"),
        ("#begin document (x);\n", "conll-coreference"),
        ("#BeginOfDocument x\n", "event-mentions"),
        ('{"version": 2, "asets": []}', "mat-json"),
        ('{"a": 1}', "json"),
        ("T1\tPER 0 3\tAda\nR1\tMet Arg1:T1 Arg2:T1\n#1\tNote T1\tx\n", "brat"),
        ("-DOCSTART- O\n\nAda B-PER\nsaw O\n", "token-columns"),
        ("# a comment\nAda\tB-PER\t_\nsaw\tO\t_\nit\tO\t_\nall\tO\t_\n.\tO\t_\n", "token-columns"),
        ("t1\tAda\t0\t2\nt2\tsaw\t4\t6\n", "token-table"),
        (";; c\na A 0.05 0.24 THEY\na A 1.02 0.29 PRIDE 0.5\n", "ctm"),
        (";; c\na A a-A 0.05 1.24 <O> they went\na A a-A 1.24 3 home\n", "stm"),
        ("so far (a-001)\nand on (a-002)\n", "trn"),
        ('a 1 0.05 0.24 <ENAMEX TYPE="PERSON">NEWT\na 1 1.02 0.29 GINGRICH</ENAMEX> 0.5\n', "ctm"),
        ('a 1 x 0.05 1.24 <ENAMEX TYPE="PERSON">NEWT GINGRICH</ENAMEX> SPOKE\n', "stm"),
        ('<ENAMEX TYPE="PERSON">NEWT GINGRICH</ENAMEX> SPOKE (a-001)\n', "trn"),
    ],
)
def test_recognised_by_content(text: str, name: str) -> None:
    assert recognise(Source("f", text)).name == name


def test_nothing_knows_it() -> None:
    with pytest.raises(InputRefused, match=r"content of an unknown format.*MUC SGML"):
        recognise(Source("f", "\x01\x02"))


def test_registry() -> None:
    names = [file_format.name for file_format in FORMATS]
    assert len(set(names)) == len(names)
    assert {"muc-sgml", "muc-templates", "plain-text"} < set(names)
    assert all(bool(file_format.read) != bool(file_format.refusal) for file_format in FORMATS)
    assert format_named("MUC-SGML").name == "muc-sgml"
    with pytest.raises(InputRefused, match="one of muc-sgml"):
        format_named("muc")


def test_an_empty_name_is_not_the_current_directory() -> None:
    with pytest.raises(InputRefused, match="an empty name"):
        expand([""])


def test_directories_are_their_files_in_name_order(tmp_path: Path) -> None:
    for name in ("b.sgm", "a.sgm", ".hidden", "README.md", "LICENSE", "a.annotally"):
        put(tmp_path / name, SGML.format(name))
    (tmp_path / "more").mkdir()
    assert [path.name for path in expand([tmp_path, tmp_path / "README.md"])] == [
        "a.sgm",
        "b.sgm",
        "README.md",
    ]
    with pytest.raises(InputRefused, match="a directory without files"):
        expand([tmp_path / "more"])
    assert expand([tmp_path / "missing"]) == (tmp_path / "missing",)


def test_annotations_of_a_file_are_named_where_it_has_several(tmp_path: Path) -> None:
    (tmp_path / "a.conll").write_text("token ner fine\nAda B-PER B-AUTHOR\n", encoding="utf-8")
    columns = format_named("token-columns")
    assert layers_of(tmp_path, columns) == layers_of(tmp_path / "a.conll", columns) == ("ner", "fine")
    (tmp_path / "a.conll").write_text("Ada B-PER\n", encoding="utf-8")
    assert layers_of(tmp_path / "a.conll", columns) == ()
    assert layers_of(tmp_path / "a.conll", format_named("plain-text")) == ()


def test_several_files_are_one_set(tmp_path: Path) -> None:
    put(tmp_path / "a.sgm", SGML.format("A 1"))
    put(tmp_path / "b.sgm", b"\xef\xbb\xbf" + SGML.format("A 2").encode())
    result = read([tmp_path], OPTIONS, name="response")
    assert (result.annotations.name, result.annotations.format) == ("response", "muc-sgml")
    assert [(d.document, d.source) for d in result.annotations.documents.values()] == [("1", 0), ("2", 1)]
    assert write(result.annotations, {}, OPTIONS, "muc-sgml") == tuple(
        path.read_bytes() for path in sorted(tmp_path.iterdir())
    )


def test_a_document_in_two_files(tmp_path: Path) -> None:
    for name in ("a", "b"):
        put(tmp_path / name, SGML.format(7))
    with pytest.raises(InputRefused) as caught:
        read([tmp_path], OPTIONS)
    assert str(tmp_path / "a") in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / "b"))


def test_files_of_different_formats(tmp_path: Path) -> None:
    put(tmp_path / "a", SGML.format(1))
    put(tmp_path / "b", TEMPLATE.format(2))
    with pytest.raises(InputRefused, match=f"MUC template file, while {tmp_path / 'a'} is MUC SGML"):
        read([tmp_path], OPTIONS)
    with pytest.raises(InputRefused, match="no files"):
        read([], OPTIONS)


@pytest.mark.parametrize("format_name", [None, "json"])
def test_formats_without_reader_are_refused_by_name(tmp_path: Path, format_name: str | None) -> None:
    path = put(tmp_path / "x.json", '{"a": 1}\n')
    with pytest.raises(InputRefused, match=r"JSON is recognised but cannot be read yet"):
        read([path], OPTIONS, format_name)


def test_encoding_on_request(tmp_path: Path) -> None:
    path = put(tmp_path / "x.sgm", SGML.format(1).encode("latin-1"))
    result = read([path], ReadOptions(encoding="latin-1"))
    assert result.documents[0].text.endswith("é</DOC>")
    assert write(result.annotations, {}, OPTIONS, "muc-sgml") == (path.read_bytes(),)


def test_what_cannot_be_written() -> None:
    plain = AnnotationSet("key", "other", {"1": DocumentAnnotations("1", ())})
    with pytest.raises(InputRefused, match=r"Plain text.*as the format to write"):
        write(plain, {}, OPTIONS, "plain-text")
    narrow = Source("n.tmpl", TEMPLATE.format("é"), "ascii")
    with pytest.raises(InputRefused, match=r"n\.tmpl: character U\+00E9.*ascii"):
        write(AnnotationSet("key", "muc-templates", {}, (narrow,)), {}, OPTIONS, "muc-templates")


SPAN_FILES = {
    "x.ann": "T1\tPER 0 3\tAdé\n",
    "x.conll": "Adé\tB-PER\nleft\tO\n",
    "x.xml": "<GateDocument><TextWithNodes><Node id='0'/>Adé<Node id='3'/></TextWithNodes><AnnotationSet>"
    "<Annotation Id='1' Type='PER' StartNode='0' EndNode='3'/></AnnotationSet></GateDocument>\n",
}


@pytest.mark.parametrize("name", SPAN_FILES)
@pytest.mark.parametrize("encoding", [None, "latin-1", "utf-16", "bom"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_files_of_spans_in_other_encodings(
    tmp_path: Path, name: str, encoding: str | None, line_end: str
) -> None:
    codec = {None: "utf-8", "bom": "utf-8-sig"}.get(encoding, encoding) or ""
    path = put(tmp_path / name, SPAN_FILES[name].replace("\n", line_end).encode(codec))
    if name == "x.ann":
        put(tmp_path / "x.txt", "Adé left".encode(codec))
    options = ReadOptions(encoding=None if encoding == "bom" else encoding)
    reading = read([path], options)
    (document,) = reading.documents
    (instance,) = reading.annotations.documents["x"].instances
    assert document.text[instance.extents[0].start : instance.extents[0].end] == "Adé"
    assert reading.warnings == ()
    assert write(reading.annotations, {}, options, reading.annotations.format)[0] == path.read_bytes()


@pytest.mark.parametrize("name", SPAN_FILES)
def test_files_of_spans_with_a_nul_byte(tmp_path: Path, name: str) -> None:
    path = put(tmp_path / name, SPAN_FILES[name] + "\0")
    with pytest.raises(InputRefused, match=rf"{name}: a NUL byte at offset"):
        read([path], OPTIONS)


def test_spans_pass_from_format_to_format(tmp_path: Path) -> None:
    """What every format of spans can hold comes out of any round through them as it was."""
    first = read([put(tmp_path / "x.conll", "Ada\tB-PER\nLove\tI-PER\nleft\tO\n\n😀\tB-X\n")], OPTIONS)
    texts = {document.id: document for document in first.documents}
    expected = [(instance.type, instance.extents) for instance in first.annotations.documents["x"].instances]
    for number, (name, suffixes) in enumerate([("brat", (".ann", ".txt")), ("gate-xml", (".xml",))]):
        folder = tmp_path / str(number)
        folder.mkdir()
        for suffix, data in zip(suffixes, write(first.annotations, texts, OPTIONS, name), strict=True):
            put(folder / f"x{suffix}", data)
        reading = read([folder], OPTIONS)
        assert reading.annotations.format == name
        assert [document.text for document in reading.documents] == [texts["x"].text]
        got = [(instance.type, instance.extents) for instance in reading.annotations.documents["x"].instances]
        assert got == expected
        (back,) = write(reading.annotations, {"x": reading.documents[0]}, OPTIONS, "token-columns")
        assert back.decode() == "-DOCSTART- (x)\tO\n\nAda\tB-PER\nLove\tI-PER\nleft\tO\n\n😀\tB-X\n"
