"""Agreement of annotators as JSON, schema 1; the help page ``json.md`` describes every key."""

import msgspec

from annotally import __version__
from annotally.reports.render.score_json import SCHEMA, numbers, warning_value
from annotally.reports.tables.agreement import AgreementReport, AgreementRow, PairRow
from annotally.reports.tables.score_tables import counted


def agreement_json(report: AgreementReport) -> str:
    """Return the whole result on one line, which ends with LF. Values are unrounded, null where undefined."""
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "task": report.task,
        "annotators": report.annotators,
        "by": report.by,
        "seed": report.seed,
        "documents": [
            {"id": name, "label": label, "annotators": who} for name, label, who in report.documents
        ],
        "items": {
            "count": report.items,
            "majority": report.majority,
            "having": {one.annotators: one.having for one in report.counts},
            "agreeing": {one.annotators: one.agreeing for one in report.counts},
        },
        "pairs": [_pair(row) for row in report.pairs],
        "measures": [_row(row) for row in report.rows],
        "sources": {
            row.measure.key: {
                "title": row.measure.title,
                "formula": row.measure.formula,
                "source": row.measure.source,
                "undefined_when": row.measure.undefined_when,
            }
            for row in report.rows
        },
        "warnings": [warning_value(warning) for warning in report.warnings],
    }
    return msgspec.json.encode(value).decode() + "\n"


def _pair(row: PairRow) -> dict[str, object]:
    return {
        "first": row.first,
        "second": row.second,
        "scope": row.scope or None,
        "of": row.of or None,
        "documents": row.documents,
        "tally": counted(row.tally),
        **numbers({"f1": row.f, **{one.measure.key: one.value for one in row.agreement}}),
    }


def _row(row: AgreementRow) -> dict[str, object]:
    value: dict[str, object] = {
        "basis": row.basis,
        "name": row.name or None,
        "scope": row.scope or None,
        "of": row.of or None,
        "measure": row.measure.key,
        **numbers({"value": row.value}),
        "n": row.n,
        "left_out": row.left_out,
        "reason": row.reason or None,
        "interval": None,
    }
    if row.within is not None:
        ends = numbers({"low": row.within.low, "high": row.within.high, "level": row.within.level})
        value["interval"] = {**ends, "samples": row.within.samples, "undefined": row.within.undefined}
    return value
