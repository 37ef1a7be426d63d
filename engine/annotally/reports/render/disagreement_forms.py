"""Disagreements as text, as JSON (schema 1) and as CSV."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from annotally import __version__
from annotally.reports.render.score_json import SCHEMA
from annotally.reports.tables.disagreements import (
    NOTHING,
    DisagreementReport,
    PlacedDisagreement,
    spans_of,
)
from annotally.reports.tables.table import Column, Table, TableRow, columns_of, csv_table, text_table

MOST = 20
"""Pairs of labels, and strings, that the text lists."""
_LONGEST = 60
"""Characters of a string that the text shows."""
_HEADER = ("document", "first", "second", "kind", "first_label", "first_extents", "first_text")
HEADER = (*_HEADER, "second_label", "second_extents", "second_text", "slots", "context")


def disagreements_text(report: DisagreementReport, examples: int) -> str:
    """Return the counts, and up to ``examples`` of each kind; lines end with LF."""
    # Tables without rows are left out, and so are strings and contexts where no text may be shown.
    pages = [
        f"DISAGREEMENTS OF {', '.join(report.names)}\n"
        f"task {report.task}, {report.documents} documents; {report.agreed} pairs agree, "
        f"{len(report.disagreements)} disagreements\n",
        text_table(_kinds(report)),
    ]
    if report.disagreements:
        pages.append(text_table(_labels(report)))
    if report.count_slots():
        pages.append(text_table(_slots(report)))
    if report.count_strings():
        pages.append(text_table(_strings(report)))
    if examples and report.disagreements:
        pages.append("".join(_examples(report, examples)))
    return "\n".join((*pages, f"{report.signature}\n"))


def _kinds(report: DisagreementReport) -> Table:
    columns = [Column(heading="KIND"), Column(heading="disagreements", right=True)]
    return Table(columns, [[f"  {kind}", count] for kind, count in report.count_kinds().items()])


def _labels(report: DisagreementReport) -> Table:
    columns = [Column(heading="LABELS"), Column(heading=""), Column(heading="disagreements", right=True)]
    rows: list[TableRow] = [
        [f"  {first or '–'}", second or "–", count] for first, second, count in report.count_labels()[:MOST]
    ]
    return Table(columns, rows)


def _slots(report: DisagreementReport) -> Table:
    columns = [Column(heading="SLOTS"), Column(heading="disagreements", right=True)]
    return Table(columns, [[f"  {name}", count] for name, count in report.count_slots()[:MOST]])


def _strings(report: DisagreementReport) -> Table:
    columns = [Column(heading="STRINGS"), Column(heading="disagreements", right=True)]
    strings = report.count_strings()[:MOST]
    return Table(columns, [[f"  {_shortened(words)}", count] for words, count in strings])


def _shortened(words: str) -> str:
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"


def _examples(report: DisagreementReport, most: int) -> Iterator[str]:
    yield "EXAMPLES\n"
    # In reading order, so that the first examples of a kind come from the beginning of the corpus.
    counts: Counter[str] = Counter()
    for placed in report.disagreements:
        kind = placed.disagreement.kind
        counts[kind] += 1
        if counts[kind] <= most:
            sides = " / ".join(_side(report, placed, side) for side in (0, 1))
            context = report.context(placed)
            yield f"  {kind}: {report.sides.label(placed.document)}: {sides}\n"
            yield f"      … {context} …\n" if context else ""


def _side(report: DisagreementReport, placed: PlacedDisagreement, side: int) -> str:
    name = report.names[placed.sides[side]]
    items = placed.instances(side)
    if not items:
        return f"{name} –"
    words = report.words(placed, side)
    quoted = f"“{_shortened(words)}”" if words else ""
    return " ".join(part for part in (name, placed.labels(side), _extents(placed, side), quoted) if part)


def _extents(placed: PlacedDisagreement, side: int) -> str:
    items = placed.instances(side)
    return " | ".join(",".join(f"{start}-{end}" for start, end in spans) for spans in spans_of(items))


def disagreements_csv(report: DisagreementReport) -> str:
    """Return a row for each disagreement (RFC 4180), extents in code points of the document."""
    rows: list[TableRow] = [
        [
            placed.document,
            *(report.names[side] for side in placed.sides),
            str(placed.disagreement.kind),
            *(cell for side in (0, 1) for cell in _cells(report, placed, side)),
            " ".join(report.slots(placed)),
            report.context(placed),
        ]
        for placed in report.disagreements
    ]
    return csv_table(Table(columns_of(HEADER), rows))


def _cells(report: DisagreementReport, placed: PlacedDisagreement, side: int) -> tuple[str, str, str]:
    return placed.labels(side), _extents(placed, side), report.words(placed, side)


def disagreements_json(report: DisagreementReport) -> str:
    """Return counts and all disagreements; texts are null where they are left out."""
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "task": report.task,
        "sides": report.names,
        "documents": report.documents,
        "agreed": report.agreed,
        "kinds": {str(kind): count for kind, count in report.count_kinds().items()},
        "labels": [
            {"first": first or None, "second": second or None, "count": count}
            for first, second, count in report.count_labels()
        ],
        "slots": [{"name": name, "count": count} for name, count in report.count_slots()],
        "strings": [{"text": words, "count": count} for words, count in report.count_strings()],
        "disagreements": [
            {
                "document": placed.document,
                "sides": [report.names[side] for side in placed.sides],
                "kind": str(placed.disagreement.kind),
                "first": _json_side(report, placed, 0),
                "second": _json_side(report, placed, 1),
                "slots": report.slots(placed),
                "context": report.context(placed) or None,
            }
            for placed in report.disagreements
        ],
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _json_side(report: DisagreementReport, placed: PlacedDisagreement, side: int) -> dict[str, object] | None:
    items = placed.instances(side)
    if placed.labels(side) == NOTHING and not items:
        return None
    return {
        "label": placed.labels(side),
        "extents": list(spans_of(items)),
        "text": report.words(placed, side) or None,
    }
