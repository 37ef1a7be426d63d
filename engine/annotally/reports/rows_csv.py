"""The filtered list as CSV: one line per row, with texts, offsets and states."""

import csv
import io
from collections.abc import Iterable, Iterator

from annotally.comparison import Level
from annotally.reports.trees import TreeTable
from annotally.scoring.tally import Status

HEADER = (
    "document",
    "level",
    "object",
    "slot",
    "state",
    "key_text",
    "key_start",
    "key_end",
    "response_text",
    "response_start",
    "response_end",
    "rule",
)


def rows_csv(trees: Iterable[tuple[TreeTable, Iterable[int]]]) -> str:
    """Return the given rows of the given trees as CSV (RFC 4180), offsets in code points, empty if none."""
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerow(HEADER)
    for tree, rows in trees:
        writer.writerows(_lines(tree, rows))
    return buffer.getvalue()


def _lines(tree: TreeTable, rows: Iterable[int]) -> Iterator[tuple[str, ...]]:
    nodes = tree.nodes
    for row in rows:
        level = Level(nodes.level[row])
        owner = row
        while nodes.level[owner] > Level.INSTANCE and nodes.parent[owner] >= 0:
            owner = nodes.parent[owner]
        cells = [tree.label, level.name.lower(), tree.title[owner]]
        cells.append(nodes.names[nodes.name[row]] if level > Level.INSTANCE else "")
        cells.append(Status(nodes.status[row]).name)
        for side in range(len(tree.texts)):
            start, end = tree.starts[side][row], tree.ends[side][row]
            cells += [tree.texts[side][row], str(start) if start >= 0 else "", str(end) if end >= 0 else ""]
        cells.append(nodes.rules[nodes.rule[row]])
        yield tuple(cells)
