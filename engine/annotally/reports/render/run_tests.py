"""Tests of the difference of two runs, as text, CSV and JSON: the table of tests of a campaign of the two."""

from annotally.reports.tables.campaign import Campaign
from annotally.reports.tables.campaign_tables import tests_table
from annotally.reports.tables.table import csv_table, json_objects, text_table


def run_tests_text(campaign: Campaign) -> str:
    """Return the tests with their notes as text; lines end with LF."""
    table = tests_table(campaign)
    notes = "".join(f"{note}\n" for note in table.notes)
    return f"TESTS OF THE DIFFERENCE\n{text_table(table.table)}{notes}"


def run_tests_csv(campaign: Campaign) -> str:
    """Return a line for each measure as CSV (RFC 4180)."""
    return csv_table(tests_table(campaign).table)


def run_tests_value(campaign: Campaign) -> dict[str, object]:
    """Return the tests as a value for JSON: how they were made, the documents that were exchanged, rows."""
    choice = campaign.choice
    return {
        "row": campaign.row,
        "seed": choice.seed,
        "shuffles": choice.shuffles,
        "samples": choice.samples,
        "level": float(choice.level),
        "documents": len(campaign.tested_documents),
        "rows": list(json_objects(tests_table(campaign).table)),
    }
