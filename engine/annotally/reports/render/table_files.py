"""Several tables in one file: as text, CSV, JSON, HTML, LaTeX and XLSX, with the same figures in each."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from annotally import __version__
from annotally.reports.render.score_json import SCHEMA
from annotally.reports.tables.table import NamedTable, csv_table, json_objects, text_table

ENDINGS: Mapping[str, str] = {
    "text": "txt",
    "csv": "csv",
    "json": "json",
    "html": "html",
    "latex": "tex",
    "xlsx": "xlsx",
}
"""Endings of files by form."""
_FORMS = {f".{ending}": form for form, ending in ENDINGS.items()}


def form_of(path: str) -> str:
    """Return the form, a key of `ENDINGS`, that the ending of a path names, else text."""
    return _FORMS.get(Path(path).suffix.casefold(), "text")


def tables_bytes(title: str, tables: Sequence[NamedTable], form: str, facts: Mapping[str, object]) -> bytes:
    """Return tables under a title in a form, a key of `ENDINGS`; of several tables CSV has the first.

    ``facts`` say in JSON how the tables were made.
    """
    if form == "xlsx":
        from annotally.reports.render.table_xlsx import xlsx_tables

        return xlsx_tables(tables)
    return _text(title, tables, form, facts).encode(errors="backslashreplace")


def _text(title: str, tables: Sequence[NamedTable], form: str, facts: Mapping[str, object]) -> str:
    if form == "csv":
        return csv_table(tables[0].table)
    if form == "json":
        return tables_json(tables, facts)
    if form == "html":
        from annotally.reports.render.table_html import html_tables

        return html_tables(title, tables)
    if form == "latex":
        from annotally.reports.render.table_latex import latex_tables

        return latex_tables(title, tables)
    return tables_text(title, tables)


def tables_text(title: str, tables: Sequence[NamedTable]) -> str:
    """Return tables below each other under their titles, with their notes; lines end with LF."""
    pages = [f"{title}\n"]
    for entry in tables:
        notes = "".join(f"{note}\n" for note in entry.notes)
        pages.append(f"{entry.title.upper()}\n{text_table(entry.table)}{notes}")
    return "\n".join(pages)


def tables_json(tables: Sequence[NamedTable], facts: Mapping[str, object]) -> str:
    """Return facts, then tables as lists of objects by their names; a name again has a number: ``pair_2``."""
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        **facts,
        "tables": {
            name: {
                "title": str(entry.title),
                "notes": list(map(str, entry.notes)),
                "rows": [
                    {key: str(cell) if isinstance(cell, str) else cell for key, cell in row.items()}
                    for row in json_objects(entry.table)
                ],
            }
            for name, entry in zip(_distinct_keys(tables), tables, strict=True)
        },
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"


def _distinct_keys(tables: Sequence[NamedTable]) -> Iterator[str]:
    """Yield the name of each table, with a number from the second table of the name on."""
    counts: Counter[str] = Counter()
    for entry in tables:
        counts[entry.name] += 1
        yield f"{entry.name}_{counts[entry.name]}" if counts[entry.name] > 1 else entry.name
