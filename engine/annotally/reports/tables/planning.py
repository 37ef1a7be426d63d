"""Numbers of documents that make intervals of agreement as narrow as wanted, reckoned from a pilot."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil

import msgspec

from annotally import __version__
from annotally.reports.tables.agreement import AgreementReport, AgreementRow
from annotally.reports.tables.table import Column, Table, TableRow, columns_of, csv_table, text_table
from annotally.scoring.measures import rounded

SCHEMA = 1
HEADER = ("basis", "name", "measure", "value", "low", "high", "width", "documents", "needed")
ASSUMPTION = (
    "the width falls with the square root of the number of documents: documents like those of the pilot, "
    "annotated by as many people"
)


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """A measure of the pilot, and the documents that its interval needs to be as narrow as wanted.

    ``needed`` is None where there is no interval, or the pilot's has no width and says nothing.
    """

    row: AgreementRow
    width: Fraction | None
    needed: int | None


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan for a wanted width of intervals of 95 %."""

    report: AgreementReport
    wanted: Fraction
    documents: int
    """Documents of the pilot that at least two annotators have."""
    rows: tuple[PlannedRow, ...]


def plan_documents(report: AgreementReport, target_width: Fraction) -> Plan:
    """Return the documents needed for each measure of the whole corpus; ``report`` has intervals."""
    # The standard error of a mean over documents falls with the root of their number, and the widths of
    # percentile intervals with it: n · (width / wanted)² documents, rounded up.
    # An interval without a width is one of documents that are all alike, or of one document: nothing is
    # reckoned from it, for no number of documents would be the answer.
    documents = len(report.documents)
    rows = []
    for row in report.rows:
        if row.scope:
            continue
        width = row.within.high - row.within.low if row.within is not None else None
        needed = ceil(documents * (width / target_width) ** 2) if width else None
        rows.append(PlannedRow(row, width, needed))
    return Plan(report, target_width, documents, tuple(rows))


def plan_text(plan: Plan) -> str:
    """Return the plan as text; lines end with LF."""
    columns = [
        Column(heading=f"WIDTH {rounded(plan.wanted, 4)}"),
        *(Column(heading=name, right=True) for name in ("value", "from", "to", "width", "documents needed")),
    ]
    # Where there is no interval its cells stay empty; a dash stands for a number that cannot be reckoned.
    rows: list[TableRow] = []
    for planned in plan.rows:
        row, within = planned.row, planned.row.within
        ends = ("", "") if within is None else (within.low, within.high)
        name = " ".join(filter(None, (row.basis, row.name, str(row.measure.title))))
        needed = "–" if planned.needed is None else str(planned.needed)
        rows.append(
            [f"  {name}", row.value, *ends, planned.width if planned.width is not None else "", needed]
        )
    head = f"PLAN FROM A PILOT OF {', '.join(plan.report.annotators)}: {plan.documents} documents\n"
    notes = f"intervals of 95 % over documents, seed {plan.report.seed}; {ASSUMPTION}\n"
    return "\n".join((head, text_table(Table(columns, rows)) + notes, f"{plan.report.signature}\n"))


def plan_csv(plan: Plan) -> str:
    """Return a row for each measure (RFC 4180), with empty cells for unknown figures."""
    rows: list[TableRow] = []
    for planned in plan.rows:
        row, within = planned.row, planned.row.within
        ends = (None, None) if within is None else (within.low, within.high)
        figures = (row.value, *ends, planned.width, plan.documents, planned.needed)
        rows.append([row.basis, row.name, row.measure.key, *figures])
    return csv_table(Table(columns_of(HEADER), rows))


def plan_json(plan: Plan) -> str:
    """Return the plan as JSON, unknown figures being null."""
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": plan.report.signature,
        "task": plan.report.task,
        "annotators": plan.report.annotators,
        "seed": plan.report.seed,
        "documents": plan.documents,
        "width": float(plan.wanted),
        "assumption": ASSUMPTION,
        "measures": [_json_row(planned) for planned in plan.rows],
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _json_row(planned: PlannedRow) -> dict[str, object]:
    row, within = planned.row, planned.row.within
    return {
        "basis": row.basis,
        "name": row.name or None,
        "measure": row.measure.key,
        "value": None if row.value is None else float(row.value),
        "low": None if within is None else float(within.low),
        "high": None if within is None else float(within.high),
        "width": None if planned.width is None else float(planned.width),
        "needed": planned.needed,
    }
