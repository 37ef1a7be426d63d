"""Real span annotations: every file is read and written back, and the counts of the data's README.md hold.

The counts are set arithmetic over documents, types and extents; no method of comparison is involved.
"""

from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.sources import read, write
from conformance.data import data

pytestmark = pytest.mark.conformance

Spans = set[tuple[str, str, tuple[tuple[int, int], ...]]]


def spans(found: ReadResult) -> Spans:
    """Return document, type and extents of every instance that has a place."""
    return {
        (name, one.type, tuple((e.start, e.end) for e in one.extents))
        for name, document in found.annotations.documents.items()
        for one in document.instances
        if one.extents
    }


def read_and_written_back(path: Path, options: ReadOptions | None = None) -> ReadResult:
    options = options or ReadOptions()
    found = read([path], options)
    texts = {document.id: document for document in found.documents}
    written = write(found.annotations, texts, options, found.annotations.format)
    assert written == tuple(Path(source.path).read_bytes() for source in found.annotations.sources)
    return found


def test_chemu_counts_of_exact_spans_with_exact_types() -> None:
    key = spans(read_and_written_back(data("chemu", "key")))
    response = spans(read_and_written_back(data("chemu", "response")))
    assert (len(key & response), len(response - key), len(key - response)) == (761, 6, 9)


def test_chemu_counts_by_type_are_those_of_its_report() -> None:
    key, response = (spans(read([data("chemu", side)], ReadOptions())) for side in ("key", "response"))
    report = data("chemu", "expected", "ner-gt-test-exact-exact.txt").read_text().splitlines()
    rows = [line.split("|")[:4] for line in report if line.count("|") == 6][1:-1]
    assert len(rows) == 11
    for name, *counts in rows:
        ours = (
            len({s for s in part if s[1] == name})
            for part in (key & response, response - key, key - response)
        )
        assert list(ours) == [int(count) for count in counts], name


def test_eco_collectf_is_read_whole() -> None:
    """As many instances as there are T lines, as many attributes, normalisations and notes as A, N and #."""
    folder = data("eco-collectf", "ECO_3", "data", "ECO_annotation3")
    for annotator in ("A2", "D1", "T1"):
        found = read_and_written_back(folder / annotator)
        lines = [
            line
            for file in (folder / annotator).glob("*.ann")
            for line in file.read_text("utf-8").splitlines()
        ]
        instances = [one for document in found.annotations.documents.values() for one in document.instances]
        assert len(found.documents) == 9
        assert len(instances) == sum(line[0] == "T" for line in lines)
        assert sum(len(list(one.readings())) - 1 for one in instances) == sum(
            line[0] != "T" for line in lines
        )
