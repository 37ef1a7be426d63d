"""The MUC-3/4 formats against the 16 keys, 17 responses and 16 text files of the evaluations.

Counts come from counting lines with regular expressions, as grep would, never from the reader.
"""

import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec.structs
import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.muc34 import format as muc34_templates
from annotally.formats.muc34 import reader as muc34_reading
from annotally.formats.muc34 import texts as muc34_texts
from annotally.model.instances import Fill, FillPart, Instance, Slot
from annotally.model.text import Source

pytestmark = pytest.mark.conformance

OPTIONS = ReadOptions()
DATA = Path(os.environ.get("ANNOTALLY_DATA", Path(__file__).parents[3] / "shared" / "data")) / "muc34"
TST3_KEY = "key-tst3.v2"


def folder(name: str) -> list[Path]:
    return sorted((DATA / name).iterdir()) if (DATA / name).is_dir() else []


KEYS, RESPONSES, TEXTS = folder("keys"), folder("responses"), folder("texts")
TEMPLATE_FILES = [*KEYS, *RESPONSES]


@pytest.fixture(autouse=True)
def _data() -> None:
    if not DATA.is_dir():
        pytest.skip("NOT RUN: the MUC-3/4 corpora are not here")


def source_of(path: Path) -> Source:
    return Source(path.name, path.read_bytes().decode("utf-8"))


def read(path: Path) -> ReadResult:
    return muc34_reading.read([source_of(path)], OPTIONS)


def instances(result: ReadResult) -> Iterator[Instance]:
    for document in result.annotations.documents.values():
        yield from document.instances


def says(result: ReadResult) -> list[tuple[str, list[object]]]:
    return [
        (name, [muc34_templates.content(i) for i in document.instances])
        for name, document in result.annotations.documents.items()
    ]


def test_all_files_are_here() -> None:
    assert (len(KEYS), len(RESPONSES), len(TEXTS)) == (16, 17, 16)


def test_templates_round_trip_byte_for_byte() -> None:
    for path in TEMPLATE_FILES:
        result = read(path)
        (text,) = muc34_templates.write(result.annotations, {}, OPTIONS)
        assert result.annotations.sources[0].encode(text) == path.read_bytes(), path.name


def test_written_fresh_and_read_again_they_say_the_same() -> None:
    for path in TEMPLATE_FILES:
        result = read(path)
        fresh = msgspec.structs.replace(result.annotations, sources=())
        (text,) = muc34_templates.write(fresh, {}, OPTIONS)
        second_reading = muc34_reading.read([Source("fresh", text)], OPTIONS)
        assert says(second_reading) == says(result), path.name


def test_written_fresh_the_tst3_key_has_the_lines_of_the_file() -> None:
    """The layout is that of the key: only - for * differs, and white space where the key is irregular."""
    path = DATA / "keys" / TST3_KEY
    fresh = msgspec.structs.replace(read(path).annotations, sources=())
    (text,) = muc34_templates.write(fresh, {}, OPTIONS)
    second = [line.rstrip() for line in path.read_text().splitlines() if line.strip() and line[0] != ";"]
    first_lines = [line for line in text.splitlines() if line]
    pairs = [
        (a, b) for a, b in zip(second, first_lines, strict=True) if a != b and (a[35:], b[35:]) != ("*", "-")
    ]
    assert [(a, b) for a, b in pairs if a.replace(" ", "") != b.replace(" ", "")] == []
    assert len(pairs) <= 8


def test_texts_cover_their_files_and_come_out_byte_for_byte() -> None:
    ids: set[str] = set()
    for path in TEXTS:
        result = muc34_texts.read([source_of(path)], OPTIONS)
        assert len(result.documents) == 100, path.name
        assert "".join(d.text for d in result.documents).encode() == path.read_bytes()
        (text,) = muc34_texts.write(result.annotations, {}, OPTIONS)
        assert text.encode() == path.read_bytes()
        ids |= {d.id for d in result.documents}
    assert len(ids) == 1600


def test_every_document_of_a_key_has_its_text() -> None:
    texts = {d.id for path in TEXTS for d in muc34_texts.read([source_of(path)], OPTIONS).documents}
    keyed = [name for path in KEYS for name in read(path).annotations.documents]
    assert len(keyed) == len(set(keyed)) == 1600
    assert set(keyed) == texts


def test_formats_recognise_their_own_files_only() -> None:
    for path in TEMPLATE_FILES:
        head = path.read_text()[:4096]
        assert muc34_templates.FORMAT.sign(head) >= 0 > muc34_texts.FORMAT.sign(head), path.name
    for path in TEXTS:
        head = path.read_text()[:4096]
        assert muc34_texts.FORMAT.sign(head) >= 0 > muc34_templates.FORMAT.sign(head), path.name


def lines_of(path: Path) -> Iterator[tuple[str, str]]:
    """Yield slot number and trimmed fill column of every line that fills a slot."""
    number = ""
    for line in path.read_text().splitlines():
        slot = re.match(r"(\d+)\. +([A-Z]+ ?(?:TGT)?: [A-Z ]+[A-Z])\s*(.*)", line)
        if line.startswith(";") or not line.strip():
            continue
        if slot:
            number = slot[1]
            split = re.match(
                r"\d+\. +[A-Z ]+: (?:STAGE OF EXECUTION|(?:INSTRUMENT|INDIVIDUAL|ORGANIZATION) ID|"
                r"INSTRUMENT TYPE|INCIDENT CATEGORY|ORGANIZATION CONFIDENCE|FOREIGN NATION|"
                r"EFFECT OF INCIDENT|TOTAL NUMBER|TEMPLATE|"
                r"DATE|LOCATION|TYPE|NUMBER|ID|NAME|DESCRIPTION)\s*(.*?)\s*$",
                line,
            )
            assert split, line
            yield number, split[1]
        elif line[0].isspace():
            yield number, line.strip()


def grep(paths: list[Path]) -> Counter[str]:
    """Count shapes in the lines, quoted strings hidden."""
    count: Counter[str] = Counter()
    for path in paths:
        for number, raw in lines_of(path):
            bare = raw.replace('\\"', "'")
            fill = re.sub(r'"[^"]*"', "Q", bare)
            if number == "0":
                count["templates"] += 1
            elif number == "1":
                count["irrelevant"] += fill == "*"
                count["optional templates"] += "OPTIONAL" in fill
            elif fill not in ("-", "*", "* * *"):
                count["lines"] += 1
                count["optional fills"] += bool(re.match(r"\?[^?]", fill))
                count["dummy referents"] += bool(re.search(r': ?"-"$', bare))
                count["bare dummies"] += bool(re.search(r": ?-$", fill))
                count["null values"] += fill.startswith("-: ")
                count["escaped quotes"] += raw.count('\\"')
                if number == "2":
                    count["open dates"] += len(re.findall(r"(?:^|/ |\()- ?\d", fill))
                    count["date ranges"] += len(re.findall(r"[0-9L] - [0-9N]", fill))
                elif number == "3":
                    count["between places"] += fill.count(") - ")
                else:
                    count["cross-references"] += ":" in fill
                    count["slashes"] += fill.count("/")
                    count["slashes on both sides"] += bool(re.search(r"/.*:.*/", fill))
    return count


def first(slot: Slot) -> tuple[Fill, ...]:
    return slot.alternatives[0].fills if slot.alternatives else ()


def distinct_parts(slot: Slot) -> list[FillPart]:
    """Return the parts of a slot, those of repeated lines once."""
    parts = {}
    for alternative in slot.alternatives:
        for fill in alternative.fills:
            for part in fill.parts:
                parts[part.readings[0].source] = part
    return list(parts.values())


def tally(paths: list[Path]) -> Counter[str]:
    """Count the same shapes in what the reader made of the files."""
    count: Counter[str] = Counter()
    for path in paths:
        result = read(path)
        for instance in instances(result):
            count["real"] += 1
            count["optional templates"] += instance.optional
            for slot in instance.slots:
                count["lines"] += len(first(slot))
                count["optional fills"] += sum(fill.optional for fill in first(slot))
                _tally_parts(slot, count)
    return count


def _tally_parts(slot: Slot, count: Counter[str]) -> None:
    for part in distinct_parts(slot):
        last = part.readings[-1]
        count["dummy referents"] += part.role == "cross-reference" and (last.text, last.quote) == ("-", '"')
        count["bare dummies"] += part.role == "cross-reference" and (last.text, last.quote) == ("-", "")
        count["null values"] += (part.role, last.text) == ("", "-")
        count["escaped quotes"] += sum(r.text.count('"') for r in part.readings)
        count["between places"] += (part.role, part.joint) == ("place", "-")
        count["cross-references"] += part.role == "cross-reference"
        if part.role in ("", "cross-reference"):
            count["slashes"] += len(part.readings) - 1
    for fill in first(slot):
        sides = [len(part.readings) > 1 for part in fill.parts]
        count["slashes on both sides"] += slot.name[:9] != "INCIDENT:" and len(sides) == 2 and all(sides)
        count["slashes on both sides"] += (
            slot.name.endswith("INSTRUMENT TYPE") and len(sides) == 2 and all(sides)
        )
    for alternative in slot.alternatives:
        for fill in alternative.fills:
            dates = [part.joint for part in fill.parts if part.role == "date"]
            count["open dates"] += dates == ["-"]
            count["date ranges"] += len(dates) == 2


BARE_QUOTES = [("key-dev-0101.muc4", 153), ("key-dev-0201.muc4", 745), ("key-dev-1101.muc4", 3356)]
"""Lines of the keys with a quotation mark too many or too few; the odd one is kept as text."""

SHAPES_OF_KEYS = {
    "templates": 2146,
    "irrelevant": 718,
    "optional templates": 213,
    "lines": 21460,
    "optional fills": 518,
    "dummy referents": 360,
    "bare dummies": 6,
    "null values": 5,
    "escaped quotes": 200,
    "open dates": 598,
    "date ranges": 108,
    "between places": 26,
    "cross-references": 9605,
    "slashes": 5792,
    "slashes on both sides": 114,
}


def test_shapes_of_the_keys_are_all_there() -> None:
    counted, read_back = grep(KEYS), tally(KEYS)
    assert {name: counted[name] for name in SHAPES_OF_KEYS} == SHAPES_OF_KEYS
    assert read_back["real"] == counted["templates"] - counted["irrelevant"]
    differences = {
        name: read_back[name] - counted[name]
        for name in SHAPES_OF_KEYS
        if name not in ("templates", "irrelevant") and read_back[name] != counted[name]
    }
    assert differences == {"escaped quotes": len(BARE_QUOTES)}


def test_bare_quotation_marks_are_warned_about() -> None:
    warned = [(w.file, w.line) for path in KEYS for w in read(path).warnings if "quotation" in w.found]
    assert warned == BARE_QUOTES


def test_shapes_of_the_responses_are_all_there() -> None:
    counted, read_back = grep(RESPONSES), tally(RESPONSES)
    assert (counted["templates"], counted["irrelevant"]) == (2890, 567)
    assert read_back["real"] == 2890 - 567
    differences = {
        name: read_back[name] - counted[name]
        for name in SHAPES_OF_KEYS
        if name not in ("templates", "irrelevant") and read_back[name] != counted[name]
    }
    assert differences == {}


def test_tst3_key_has_its_documents_and_templates() -> None:
    result = read(DATA / "keys" / TST3_KEY)
    actual_instances = list(instances(result))
    documents = result.annotations.documents.values()
    assert len(documents) == 100
    assert (len(actual_instances), sum(i.optional for i in actual_instances)) == (123, 21)
    assert sum(not d.instances for d in documents) == 31
    assert result.warnings == ()


def test_line_437_has_alternatives_on_both_sides_of_the_colon() -> None:
    path = DATA / "keys" / TST3_KEY
    text = path.read_text()
    start = sum(len(line) + 1 for line in text.split("\n")[:436])
    slots = [slot for i in instances(read(path)) for slot in i.slots if slot.source.start == start]
    assert [slot.name for slot in slots] == ["PERP: ORGANIZATION CONFIDENCE"]
    fill, two = slots[0].alternatives[0].fills
    assert len(slots[0].alternatives) == 1
    assert not fill.optional
    value, referent = fill.parts
    assert (value.role, value.joint, referent.role, referent.joint) == ("", "", "cross-reference", ":")
    assert [(r.text, r.quote) for r in value.readings] == [
        ("REPORTED AS FACT", ""),
        ("SUSPECTED OR ACCUSED", ""),
    ]
    assert [(r.text, r.quote) for r in referent.readings] == [
        ("ARMY", '"'),
        ("ARMY'S 1ST INFANTRY BRIGADE", '"'),
        ("ARMED FORCES", '"'),
    ]
    assert [text[r.source.start : r.source.end] for r in (*value.readings, *referent.readings)] == [
        "REPORTED AS FACT",
        "SUSPECTED OR ACCUSED",
        '"ARMY"',
        '"ARMY\'S 1ST INFANTRY BRIGADE"',
        '"ARMED FORCES"',
    ]
    assert [len(part.readings) for part in two.parts] == [1, 3]


def test_readings_stand_where_they_say() -> None:
    """Every reading's range holds its text; only place types like (CITY / TOWN) are spelled out."""
    spelled_out = 0
    for path in TEMPLATE_FILES:
        result = read(path)
        text = result.annotations.sources[0].text
        for instance in instances(result):
            for slot in instance.slots:
                for part in distinct_parts(slot):
                    for reading in part.readings:
                        raw = text[reading.source.start : reading.source.end]
                        stated_text = (
                            raw[1:-1].replace('\\"', '"') if reading.quote else " ".join(raw.split())
                        )
                        spelled_out += stated_text != reading.text
                        assert stated_text == reading.text or part.role == "place"
    assert spelled_out == 11


PAGES_TWICE = {"LSI": 2, "SRI": 1}
"""Pages that the official score file prints, and counts, a second time (TST3-MUC4-0005, -0006; -0060)."""
PAGES_LOST = {"NYU": {("TST3-MUC4-0046", "3", "6")}}
"""Pairs that the official score file leaves out, as document, key template and response template."""
PAGE = re.compile(r"^(TST3-MUC4-\d+)\s+key: (\S+)\s+response: (\S+)", re.MULTILINE)


def test_official_scores_know_the_same_templates() -> None:
    """Each official page names a key and a response template; we read exactly those."""
    summary = json.loads((DATA / "official_scores" / "summary.tst3.json").read_text())
    key = {
        (name, i.name)
        for name, d in read(DATA / "keys" / TST3_KEY).annotations.documents.items()
        for i in d.instances
    }
    for path in RESPONSES:
        system = path.stem
        official = summary[f"tst3/{system}"]
        pages = PAGE.findall((DATA / "official_scores" / f"{system}.scores").read_text())
        lost = PAGES_LOST.get(system, set())
        first_names = {
            (name, i.name) for name, d in read(path).annotations.documents.items() for i in d.instances
        }
        second = {(d, r) for d, _, r in pages if r[0].isdigit()} | {(d, r) for d, _, r in lost}
        keyed = {(d, k) for d, k, _ in pages if k[0].isdigit()} | {(d, k) for d, k, _ in lost}
        assert (first_names, key) == (second, keyed), system
        assert len(pages) == official["n_template_pairs"]
        templates = official["summary"]["template-id"]
        assert templates["ACT"] == len(first_names) + PAGES_TWICE.get(system, 0) - len(lost), system
        assert 123 - 21 <= templates["POS"] <= 123
