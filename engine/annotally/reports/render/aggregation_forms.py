"""Proposed labels as text, JSON, JSON Lines and CSV; the last two hold the distribution of every item."""

import msgspec

from annotally import __version__
from annotally.reports.tables.aggregation import (
    AggregationReport,
    ProposedItem,
    annotator_table,
    confusion_table,
    distribution_table,
    doubtful_table,
    label_table,
    source_table,
)
from annotally.reports.tables.table import Table, csv_table, text_table

SCHEMA = 1


def aggregation_csv(report: AggregationReport) -> str:
    """Return a line for each item as CSV (RFC 4180)."""
    return csv_table(distribution_table(report))


def aggregation_jsonl(report: AggregationReport) -> str:
    """Return a JSON object for each item, one a line."""
    encode = msgspec.json.encode
    return "".join(f"{encode(_item(report, item)).decode()}\n" for item in report.items)


def aggregation_json(report: AggregationReport) -> str:
    """Return the model with its parameters, the annotators, and all items."""
    aggregation = report.aggregation
    labels = aggregation.labels
    confusion = aggregation.confusion or ((),) * len(report.annotators)
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "model": aggregation.model,
        "threshold": float(report.threshold),
        "seed": aggregation.seed,
        "restarts": aggregation.restarts,
        "iterations": aggregation.iterations,
        "converged": aggregation.converged,
        "log_likelihood": aggregation.log_likelihood,
        "priors": aggregation.priors and dict(zip(labels, aggregation.priors, strict=True)),
        "annotators": [
            {
                "name": name,
                "labels": label_count,
                "reliability": share,
                "confusion": {
                    true: dict(zip(labels, line, strict=True))
                    for true, line in zip(labels, matrix, strict=False)
                    if label_count
                },
            }
            for name, label_count, share, matrix in zip(
                report.annotators, report.label_counts, aggregation.reliability, confusion, strict=True
            )
        ],
        "items": [_item(report, item) for item in report.items],
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _item(report: AggregationReport, item: ProposedItem) -> dict[str, object]:
    labels = report.aggregation.labels
    place: dict[str, object] = {"document": item.document, "item": item.name}
    if report.aligned:
        place["extents"] = [[extent.start, extent.end] for extent in item.item.extents]
        place["text"] = item.item.text
    return {
        **place,
        "votes": {label: count for label, count in zip(labels, item.votes, strict=True) if count},
        "label": item.label,
        "probability": item.probability,
        "source": item.source,
        "entropy": item.entropy,
        "distribution": item.distribution and dict(zip(labels, item.distribution, strict=True)),
        "annotators": dict(zip(report.annotators, item.item.labels, strict=True)),
    }


def aggregation_text(report: AggregationReport) -> str:
    """Return sources, labels, annotators and doubtful items as text; lines end with LF."""
    aggregation = report.aggregation
    pages = [f"{report.signature}\n{_estimate(report)}\n", text_table(source_table(report))]
    pages += [f"{title}\n{text_table(table)}" for title, table in _sections(report)]
    if aggregation.model != "majority":
        pages.append("Labels are proposals of a model, not decisions.\n")
    return "\n".join(pages)


def _sections(report: AggregationReport) -> list[tuple[str, Table]]:
    # Majority vote has no matrices; where all is decided by majorities, nothing is doubtful.
    sections = [("LABELS", label_table(report)), ("ANNOTATORS", annotator_table(report))]
    if report.aggregation.confusion:
        sections.append(("LABELS GIVEN BY TRUE LABEL", confusion_table(report)))
    doubtful = doubtful_table(report)
    return [*sections, ("UNRESOLVED, OR NOT BY THE MAJORITY", doubtful)] if doubtful.rows else sections


def _estimate(report: AggregationReport) -> str:
    """Return a line on how the labels were estimated."""
    aggregation = report.aggregation
    parts = [f"model {aggregation.model}", f"threshold {float(report.threshold):g}"]
    if aggregation.seed is not None:
        parts += [f"seed {aggregation.seed}", f"starts {aggregation.restarts}"]
    if aggregation.log_likelihood is not None:
        parts += [
            f"log-likelihood {aggregation.log_likelihood:.4f}",
            f"iterations {aggregation.iterations}",
        ]
    if aggregation.converged is False:
        parts.append("not converged")
    return ", ".join(parts)
