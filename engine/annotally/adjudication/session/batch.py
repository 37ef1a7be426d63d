"""Decisions about rows of many documents in one step."""

from collections.abc import Container, Mapping
from functools import partial

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import DecisionTable, decide
from annotally.adjudication.decisions.descriptions import describe_row
from annotally.adjudication.project.entries import NO_GROUNDS, Decision, Entry, Grounds, Kind
from annotally.adjudication.project.ledger import Command, Key
from annotally.adjudication.project.state import Clock, utc_now
from annotally.adjudication.session.adjudicator import Adjudicator

Places = Mapping[str, Mapping[int, Decision | None]]
"""Decisions by document and row; None undecides."""


def decide_places(
    adjudicator: Adjudicator,
    wanted: Places,
    label: str,
    by: str = "",
    now: Clock = utc_now,
    grounds: Grounds = NO_GROUNDS,
) -> tuple[Command | None, int]:
    """Decide rows of several documents in one step; return the command, and how many rows are left out.

    Decisions about these would have no effect. Of a row and one below it the first counts. The comment of
    ``grounds`` stands beside each decision, below what was noted there before.
    """
    workspace = adjudicator.workspace
    at, left, entries = now(), 0, dict[Key, Entry | None]()
    for document, rows in wanted.items():
        settled = adjudicator.settled(document)
        chosen = [row for row in rows if not _above(settled, row, rows)]
        hindrances = adjudicator.hindrances(document)
        said = hindrances.with_effect({row: rows[row] for row in chosen})
        left += len(chosen) - len(said)
        told = partial(
            describe_row, settled, workspace.sides.instances(document), workspace.document(document).text
        )
        for row, one in said.items():
            if one is not None:
                said[row] = replace(one, by=by, at=at, about=told(row), reason=grounds.reason)
            if grounds.comment:
                key = Key(Kind.REMARK, document, settled.targets.address(row))
                entries[key] = grounds.noted(adjudicator.project.ledger.get(key), told(row))
        command = decide(adjudicator.project.ledger, settled, label, said)
        entries |= {change.key: change.after for change in command.changes} if command else {}
    return adjudicator.enter(label, entries.items(), by), left


def _above(settled: DecisionTable, row: int, rows: Container[int]) -> bool:
    """Tell whether one of ``rows`` lies above a row."""
    above = settled.nodes.parent[row]
    while above >= 0 and above not in rows:
        above = settled.nodes.parent[above]
    return above >= 0
