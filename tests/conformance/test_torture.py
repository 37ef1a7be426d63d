"""Real files that break readers: each is recognised, read and written back, byte for byte."""

from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import load_source, read, recognise, write
from annotally.model.diagnostics import InputRefused
from conformance.data import data

pytestmark = pytest.mark.conformance

COUNTS = {
    "ajmc-fr-polytonic-notNFC.tsv": 207,
    "arabic-rtl-anercorp-first3000.conll": 286,
    "hebrew-rtl-A.bmes": 106,
    "hebrew-rtl-B.bmes": 95,
    "weibo-cesu8-invalid-utf8.conll": 320,
    "wnut17-mic-cis-CRLF-altered-tokens.conll": 891,
    "yoruba-yor-combining.conll": 110,
}
"""Entities of the files of token columns, counted by `naive_count`."""


def files() -> list[Path]:
    paths = sorted(path for path in data("torture").rglob("*") if path.is_file())
    assert len(paths) == 13
    return paths


def options_for(path: Path) -> ReadOptions:
    return ReadOptions(
        encoding="cesu-8" if "cesu8" in path.name else None, layer="Key" if path.suffix == ".xml" else None
    )


def whole(path: Path) -> ReadResult:
    options = options_for(path)
    reading = read([path], options)
    assert write(reading.annotations, {}, options, reading.annotations.format) == (path.read_bytes(),)
    return reading


def naive_count(path: Path) -> int:
    """Count entities: every B and S, and every I, E or M behind something else than its own kind."""
    count, previous_texts = 0, ("", "")
    column = 1 if path.suffix == ".tsv" else -1
    for line in path.read_bytes().decode("utf-8", "surrogatepass").splitlines()[path.suffix == ".tsv" :]:
        cells = line.split()
        tag = cells[column] if len(cells) > 1 and cells[0] != "#" else "O"
        letter, _, label = tag.partition("-")
        if letter in ("B", "S") or (
            letter in ("I", "E", "M") and (previous_texts[1] != label or previous_texts[0] in "ES")
        ):
            count += 1
        previous_texts = (letter, label)
    return count


def test_every_file_is_read_whole_and_written_back() -> None:
    for path in files():
        result = whole(path)
        instances = [
            instance for document in result.annotations.documents.values() for instance in document.instances
        ]
        texts = {document.id: document.text for document in result.documents}
        for name, document in result.annotations.documents.items():
            for instance in document.instances:
                covered = " ".join(texts[name][e.start : e.end] for e in instance.extents)
                assert next(instance.readings()).text == covered
        if path.suffix == ".xml":
            assert result.annotations.format == "gate-xml"
            assert instances
        else:
            assert result.annotations.format == "token-columns"
            assert len(instances) == COUNTS[path.name] == naive_count(path), path.name


def test_the_one_that_is_no_utf8_is_refused_with_the_way_to_read_it() -> None:
    path = data("torture", "weibo-cesu8-invalid-utf8.conll")
    with pytest.raises(InputRefused, match=r":2190:1: .*token columns.*CESU-8.*--encoding cesu-8"):
        load_source(path)
    result = whole(path)
    assert str(result.warnings[0]).startswith(f"{path}:2190:1: half a character, and ")
    "".join(document.text for document in result.documents).encode()


def test_documents_of_many_scripts() -> None:
    french = whole(data("torture", "ajmc-fr-polytonic-notNFC.tsv"))
    assert len(french.documents) == 15
    assert french.documents[0].id == "lestragdiesdeso00tourgoog_0064"
    hebrew = [whole(data("torture", f"hebrew-rtl-{side}.bmes")).documents[0] for side in "AB"]
    assert hebrew[0].text == hebrew[1].text


def test_gate_offsets_count_utf16_and_become_code_points() -> None:
    """Tokens say themselves what they cover, but for normalised spelling and dropped marks of users."""
    checked = astral = 0
    for path in files():
        if path.suffix != ".xml":
            continue
        result = whole(path)
        (document,) = result.documents
        for instance in result.annotations.documents[document.id].instances:
            slot = instance.slot("length")
            (extent,) = instance.extents
            if instance.type == "Token" and slot is not None:
                covered = document.text[extent.start : extent.end]
                units = len(covered.encode("utf-16-le")) // 2  # some of the files count code points here
                assert int(next(slot.readings()).text) in (units, len(covered))
                checked += 1
                astral += any(character > "\uffff" for character in document.text[: extent.start])
    assert checked > 50
    assert astral


def test_every_set_of_the_tweets_is_read() -> None:
    """What each of the sets of README.md's corpus holds, counted as elements."""
    folder = data("btc-f", "f.gatexml")
    texts = [path.read_text("utf-8") for path in sorted(folder.iterdir())]
    for name in ("Key", "merged", "crowdResults", "maxRecall", "Original markups", "crowdDisputed"):
        options = ReadOptions(layer=name)
        reading = read([folder], options)
        assert write(reading.annotations, {}, options, "gate-xml") == tuple(text.encode() for text in texts)
        parts = [
            text.partition(f'<AnnotationSet Name="{name}">')[2].partition("</AnnotationSet>")[0]
            for text in texts
        ]
        counted = [part.count("<Annotation ") for part in parts]
        assert [len(document.instances) for document in reading.annotations.documents.values()] == counted
    with pytest.raises(InputRefused, match=r"annotations in 5 sets: .*crowdResults .181., .*Key .2070."):
        read([folder], ReadOptions())


RECOGNISED = {
    "webanno/*/*.tsv": "webanno-tsv",
    "chemu/key/*.ann": "brat",
    "coreference/cases/*": "conll-coreference",
    "btc-f/f.gatexml/*.xml": "gate-xml",
    "sctk/sclite/*.ctm": "ctm",
    "sctk/sclite/*.stm": "stm",
    "earnings21/scale/*.trn": "trn",
    "earnings21/*.ref.sgm": "muc-sgml",
    "ieer/[AN]*": "muc-sgml",
    "novels/gs/*.tsv": "token-columns",
    "chemu/key/*.txt": "plain-text",
}


@pytest.mark.parametrize("pattern", RECOGNISED)
def test_the_other_corpora_are_recognised(pattern: str) -> None:
    paths = sorted(data(pattern.split("/", maxsplit=1)[0]).parent.glob(pattern))
    assert paths
    assert {recognise(load_source(path)).name for path in paths if path.is_file()} == {RECOGNISED[pattern]}
