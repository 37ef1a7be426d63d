"""Decisions about rows of many documents in one step."""

from collections.abc import Container, Mapping

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import DecisionTable, decision_entries
from annotally.adjudication.project.entries import NO_GROUNDS, Decision, Entry, EntryKind, Grounds
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.state import Clock, utc_now
from annotally.adjudication.session.adjudication_session import AdjudicationSession

BatchDecisions = Mapping[str, Mapping[int, Decision | None]]
"""Decisions by document and row; None undecides."""


def decide_places(
    session: AdjudicationSession,
    places: BatchDecisions,
    label: str,
    by: str = "",
    now: Clock = utc_now,
    grounds: Grounds = NO_GROUNDS,
) -> tuple[Command | None, int]:
    """Decide rows of several documents in one step; return the command, and how many rows are left out.

    Decisions about these would have no effect. Of a row and one below it the first counts. The comment of
    ``grounds`` stands beside each decision, below earlier comments.
    """
    # All documents together are one command: one step of undo, one transaction.
    at, left_out, entries = now(), 0, dict[EntryKey, Entry | None]()
    for document, rows in places.items():
        state, describe = session.state(document), session.describer(document)
        chosen = [row for row in rows if not _above(state.table, row, rows)]
        decisions = state.hindrances.with_effect({row: rows[row] for row in chosen})
        left_out += len(chosen) - len(decisions)
        for row, row_decision in decisions.items():
            if row_decision is not None:
                decisions[row] = replace(
                    row_decision, by=by, at=at, about=describe(row), reason=grounds.reason
                )
            if grounds.comment:
                key = EntryKey(EntryKind.REMARK, document, state.targets.address(row))
                entries[key] = grounds.extend(session.project.ledger.get(key), describe(row))
        entries |= decision_entries(state.table, decisions)
    return session.enter(label, entries.items(), by), left_out


def _above(table: DecisionTable, row: int, rows: Container[int]) -> bool:
    """Tell whether one of ``rows`` lies above a row."""
    above = table.nodes.parent[row]
    while above >= 0 and above not in rows:
        above = table.nodes.parent[above]
    return above >= 0
