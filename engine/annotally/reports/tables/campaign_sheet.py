"""Tables of a campaign as a window shows them: every cell as text."""

from collections.abc import Iterator, Sequence

import msgspec

from annotally.comparison.result import RowKey
from annotally.reports.tables.campaign import Campaign
from annotally.reports.tables.campaign_methods import campaign_methods, run_methods
from annotally.reports.tables.campaign_tables import TABLES
from annotally.reports.tables.paper_paragraph import methods_text
from annotally.reports.tables.table import Column, NamedTable, TableRow
from annotally.reports.tree.run_changes import RunChanges

SHOWN = ("systems", "tests", "groups", "types", "documents", "warnings")
"""The tables that a window shows, in its order."""


class SheetTable(msgspec.Struct, frozen=True):
    """A table: its name, title, headings, and rows of texts; ``right`` says which columns are figures."""

    name: str
    title: str
    headings: tuple[str, ...]
    right: tuple[bool, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]


class CampaignSheet(msgspec.Struct, frozen=True):
    """The tables of a campaign, the names of its systems by rank, and the one that a window has open.

    ``pairs`` has for each row of the table of tests the numbers of its two systems.
    """

    systems: tuple[str, ...]
    opened: str
    tables: tuple[SheetTable, ...]
    pairs: tuple[tuple[int, int], ...]
    methods: str = ""
    """The paragraph for a paper."""


def campaign_sheet(campaign: Campaign, opened: str) -> CampaignSheet:
    """Return the tables that a window shows; ``opened`` is the name of the system that it has open."""
    return CampaignSheet(
        tuple(system.name for system in campaign.systems),
        opened,
        tuple(_sheet_table(campaign, name) for name in SHOWN),
        tuple(
            (pair.first, pair.second) for measure in campaign.measures for pair in campaign.tests(measure.key)
        ),
        methods_text(campaign_methods(campaign)),
    )


class RunTests(msgspec.Struct, frozen=True):
    """The tests of the difference of two runs, a row for each measure, in one row of the score table.

    ``rows`` are all rows that could be tested, ``row`` the one that is. ``table`` is None where one of the
    runs is a saved result, which is not tested. ``methods`` is the paragraph for a paper.
    """

    rows: tuple[str, ...] = ()
    row: str = ""
    table: SheetTable | None = None
    methods: str = ""


def untested_runs(changes: RunChanges) -> RunTests:
    """Return the paragraph on two runs without tests: one of them is a saved result."""
    return RunTests(methods=methods_text(run_methods(changes)))


def run_tests(changes: RunChanges, campaign: Campaign, judged: RowKey) -> RunTests:
    """Return the tests of a campaign of two runs, which changed so.

    ``judged`` is the row that their task is judged by.
    """
    paths = {row.path: row.key for system in campaign.systems for row in system.rows}
    usual = next((path for path, key in paths.items() if key == judged), "")
    table = _sheet_table(campaign, "tests")
    methods = methods_text(run_methods(changes, campaign))
    return RunTests(tuple(paths), campaign.row or usual, table, methods)


def _sheet_table(campaign: Campaign, name: str) -> SheetTable:
    entry = TABLES[name](campaign)
    # Of a single measure every row would name the same.
    table = entry.table.without("measure") if len(campaign.measures) == 1 else entry.table
    return sheet_table(NamedTable(entry.name, entry.title, table, entry.notes))


def sheet_table(entry: NamedTable) -> SheetTable:
    """Return a table with every cell as text."""
    columns = entry.table.columns
    return SheetTable(
        entry.name,
        entry.title,
        tuple(column.heading for column in columns),
        tuple(column.right for column in columns),
        tuple(tuple(_texts(columns, row)) for row in entry.table.rows),
        entry.notes,
    )


def _texts(columns: Sequence[Column], row: TableRow) -> Iterator[str]:
    return (column.text(cell) for column, cell in zip(columns, row, strict=True))
