"""Reading of records: what stays of a file once its annotations were made."""

import gc
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from annotally.formats.base import ReadOptions
from annotally.formats.knowtator.scan import scan
from annotally.formats.standoff.reading import load, read_records
from annotally.formats.standoff.records import SPANS, Record
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source

ADA = (
    '<annotations textSource="{name}.txt"><annotation><mention id="m"/><annotator id="1">ada</annotator>'
    '<span start="0" end="3"/></annotation><classMention id="m"><mentionClass id="P">Ada</mentionClass>'
    "</classMention></annotations>"
)
SOURCES = [Source(f"{name}.txt.knowtator.xml", ADA.format(name=name)) for name in ("a", "b", "c")]


@dataclass(frozen=True)
class Scanned:
    """A format whose files are scanned by a function."""

    scan: Callable[[Complaints, ReadOptions], Sequence[Record]]
    name: str = "knowtator"
    unannotated_counts: bool = False


PLAIN = Scanned(partial(scan, texts={}))


def test_lists_of_a_file_stay_for_writing_alone() -> None:
    reading, writing = (
        load(PLAIN, SOURCES, ReadOptions(), for_writing=for_writing) for for_writing in (False, True)
    )
    assert reading.annotations == writing.annotations
    assert list(writing.records) == list(reading.records) == ["a", "b", "c"]
    for name, record in writing.records.items():
        (draft,) = record.drafts
        assert draft.list is record.lists[SPANS]
        assert [entry.list for entry in reading.records[name].drafts] == [None]
        assert reading.records[name].lists == {}


def test_the_tree_of_a_file_is_gone_before_the_next_is_scanned() -> None:
    """All trees together took gigabytes of memory for a million annotations."""
    lists = list[weakref.ref[object]]()
    alive = list[int]()

    def scan_and_watch(complaints: Complaints, options: ReadOptions) -> Sequence[Record]:
        gc.collect()
        alive.append(sum(reference() is not None for reference in lists))
        records = scan(complaints, options, {})
        lists.extend(weakref.ref(record.lists[SPANS]) for record in records)
        return records

    result = read_records(Scanned(scan_and_watch), SOURCES, ReadOptions())
    assert alive == [0, 0, 0]
    assert len(result.annotations.documents) == 3
