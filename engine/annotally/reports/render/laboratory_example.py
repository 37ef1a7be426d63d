"""A published example of a measure: its data, the printed value, and the one the program computes now."""

from fractions import Fraction

import msgspec

from annotally import __version__
from annotally.reports.render.score_json import SCHEMA
from annotally.reports.tables.table import Column, Table, TableRow, csv_table, json_objects, text_table
from annotally.scoring.agreement.laboratory.catalogue import LaboratoryMeasure
from annotally.scoring.agreement.laboratory.examples import PublishedExample

_COLUMNS = (
    Column("measure", "MEASURE"),
    Column("distance", "DISTANCE"),
    Column("label", "LABEL"),
    Column("part", "FIGURE"),
    Column("printed", "PRINTED", right=True),
    Column("computed", "COMPUTED", right=True),
    Column("same", "SAME"),
)


def example_table(example: PublishedExample) -> Table:
    """Return the printed figures beside those computed now."""
    computed = example.compute()
    rows: list[TableRow] = []
    for figure in example.printed:
        value = computed[figure]
        same = "yes" if figure.agrees(value) else "no"
        exact = None if value is None else Fraction(value)
        parts = (figure.measure, figure.distance, figure.label, figure.part, figure.text)
        rows.append([*parts, exact, same])
    return Table(_COLUMNS, rows)


def example_text(measure: LaboratoryMeasure, example: PublishedExample) -> str:
    """Return an example as text; lines end with LF."""
    heading, *body = example.table
    data = text_table(Table([Column(heading=name) for name in heading], [list(row) for row in body]))
    pages = [
        f"EXAMPLE OF {measure.title} ({measure.key})\n{example.source}\n",
        data,
        text_table(example_table(example)) + (f"{example.note}\n" if example.note else ""),
        f"{measure.short} = {measure.formula}\n{measure.source}\n",
    ]
    return "\n".join(pages)


def example_csv(example: PublishedExample) -> str:
    """Return the figures as CSV (RFC 4180)."""
    return csv_table(example_table(example))


def example_json(measure: LaboratoryMeasure, example: PublishedExample) -> str:
    """Return data and figures as JSON on one line, which ends with LF."""
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "measure": measure.key,
        "source": example.source,
        "note": example.note or None,
        "data": example.table,
        "figures": list(json_objects(example_table(example))),
    }
    return msgspec.json.encode(value).decode() + "\n"
