"""Agreement of annotators as JSON, schema 1; the help page ``json.md`` describes every key."""

import msgspec

from annotally import __version__
from annotally.reports.render.score_json import SCHEMA, numbers, warning_value
from annotally.reports.tables.agreement import AgreementReport, AgreementRow, PairRow
from annotally.reports.tables.score_tables import counted


def agreement_json(report: AgreementReport) -> str:
    """Return the whole result on one line, which ends with LF. Values are unrounded, null where undefined."""
    # The keys of the help page in its order. Publications of measures stand once, under ``sources``.
    value: dict[str, object] = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "task": report.task,
        "annotators": report.annotators,
        "by": report.by,
        "seed": report.seed,
        "documents": [
            {"id": name, "label": label, "annotators": names} for name, label, names in report.documents
        ],
        "items": {
            "count": report.items,
            "majority": report.majority,
            "having": {count.annotators: count.having for count in report.counts},
            "agreeing": {count.annotators: count.agreeing for count in report.counts},
        },
        "pairs": [_pair(row) for row in report.pairs],
        "measures": _rows(report),
        "sources": {
            row.measure.key: {
                "title": str(row.measure.title),
                "formula": str(row.measure.formula),
                "source": str(row.measure.source),
                "undefined_when": str(row.measure.undefined_when),
            }
            for row in report.rows
        },
        "warnings": [warning_value(warning) for warning in report.warnings],
    }
    if report.raw is not None:
        raw = {"pairs": [_pair(row) for row in report.raw.pairs], "measures": _rows(report.raw)}
        value["realignment"] = {"raw": raw}
    return msgspec.json.encode(value).decode() + "\n"


def _rows(report: AgreementReport) -> list[dict[str, object]]:
    return [_row(row) for row in report.rows]


def _pair(row: PairRow) -> dict[str, object]:
    return {
        "first": row.first,
        "second": row.second,
        "scope": row.scope or None,
        "of": row.of or None,
        "documents": row.documents,
        "tally": counted(row.tally),
        **numbers(
            {"f1": row.f, **{measure_row.measure.key: measure_row.value for measure_row in row.agreement}}
        ),
    }


def _row(row: AgreementRow) -> dict[str, object]:
    # ``interval`` is null where none was computed, so that every row has the same keys.
    value: dict[str, object] = {
        "basis": row.basis,
        "name": row.name or None,
        "scope": row.scope or None,
        "of": row.of or None,
        "measure": row.measure.key,
        **numbers({"value": row.value}),
        "n": row.n,
        "left_out": {str(reason): count for reason, count in row.left_out.items()},
        "reason": str(row.reason) or None,
        "interval": None,
    }
    if row.within is not None:
        ends = numbers({"low": row.within.low, "high": row.within.high, "level": row.within.level})
        value["interval"] = {**ends, "samples": row.within.samples, "undefined": row.within.undefined}
    return value
