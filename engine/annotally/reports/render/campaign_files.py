"""A campaign as text, CSV, JSON, HTML, LaTeX and XLSX: every form has the same tables."""

from collections.abc import Mapping, Sequence

import msgspec

from annotally import __version__
from annotally.model.wording import plural
from annotally.reports.render.score_json import SCHEMA
from annotally.reports.tables.campaign import Campaign
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
NAME = "campaign"


def campaign_title(campaign: Campaign) -> str:
    """Return the title of every form."""
    systems = plural("{count} system", "{count} systems", len(campaign.systems))
    documents = plural("{count} document", "{count} documents", len(campaign.documents))
    return f"{systems}, task {campaign.task}, {documents}"


def campaign_bytes(campaign: Campaign, tables: Sequence[NamedTable], form: str) -> bytes:
    """Return tables of a campaign in a form, a key of `ENDINGS`; of several tables CSV has the first."""
    if form == "xlsx":
        from annotally.reports.render.table_xlsx import xlsx_tables

        return xlsx_tables(tables)
    return _text(campaign, tables, form).encode(errors="backslashreplace")


def _text(campaign: Campaign, tables: Sequence[NamedTable], form: str) -> str:
    if form == "csv":
        return csv_table(tables[0].table)
    if form == "json":
        return campaign_json(campaign, tables)
    if form == "html":
        from annotally.reports.render.table_html import html_tables

        return html_tables(campaign_title(campaign), tables)
    if form == "latex":
        from annotally.reports.render.table_latex import latex_tables

        return latex_tables(campaign_title(campaign), tables)
    return campaign_text(campaign, tables)


def campaign_text(campaign: Campaign, tables: Sequence[NamedTable]) -> str:
    """Return tables below each other under their titles, with their notes; lines end with LF."""
    pages = [f"{campaign_title(campaign)}\n"]
    for entry in tables:
        notes = "".join(f"{note}\n" for note in entry.notes)
        pages.append(f"{entry.title.upper()}\n{text_table(entry.table)}{notes}")
    return "\n".join(pages)


def campaign_json(campaign: Campaign, tables: Sequence[NamedTable]) -> str:
    """Return tables as lists of objects by the names of the tables; the help page describes every key."""
    choice = campaign.choice
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "task": campaign.task,
        "row": campaign.row or None,
        "measures": [measure.key for measure in campaign.measures],
        "seed": choice.seed,
        "shuffles": choice.shuffles,
        "samples": choice.samples,
        "level": float(choice.level),
        "tables": {
            entry.name: {
                "title": str(entry.title),
                "notes": list(map(str, entry.notes)),
                "rows": [
                    {key: str(cell) if isinstance(cell, str) else cell for key, cell in row.items()}
                    for row in json_objects(entry.table)
                ],
            }
            for entry in tables
        },
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"
