"""The filtered list as CSV: one line per row, with texts, offsets and states."""

from collections.abc import Iterable, Iterator

from annotally.comparison.result import Level
from annotally.reports.tables.table import Cell, Table, TableRow, columns_of, csv_table
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status

COLUMNS = columns_of(
    (
        *("document", "level", "object", "slot", "state"),
        *("key_text", "key_start", "key_end"),
        *("response_text", "response_start", "response_end"),
        "rule",
    )
)


def rows_csv(trees: Iterable[tuple[TreeTable, Iterable[int]]]) -> str:
    """Return the given rows of the given trees as CSV (RFC 4180), offsets in code points, empty if none."""
    return csv_table(Table(COLUMNS, (line for tree, rows in trees for line in _lines(tree, rows))))


def _lines(tree: TreeTable, rows: Iterable[int]) -> Iterator[TableRow]:
    nodes = tree.nodes
    for row in rows:
        level = Level(nodes.level[row])
        # The title of a row below an object is that of the object it belongs to.
        owner = row
        while nodes.level[owner] > Level.INSTANCE and nodes.parent[owner] >= 0:
            owner = nodes.parent[owner]
        cells: list[Cell] = [tree.label, level.name.lower(), tree.title[owner]]
        cells.append(nodes.names[nodes.name[row]] if level > Level.INSTANCE else "")
        cells.append(Status(nodes.status[row]).name)
        for side in range(len(tree.texts)):
            start, end = tree.starts[side][row], tree.ends[side][row]
            cells += [tree.texts[side][row], *(place if place >= 0 else "" for place in (start, end))]
        cells.append(nodes.rules[nodes.rule[row]])
        yield cells
