"""Entries about links of mentions and about classes, and the entries that end a conflict."""

from collections.abc import Iterable, Mapping

from annotally.adjudication.coreference.classes import WRITTEN, ClassConflict, Grouping
from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import EntryKind, Link
from annotally.adjudication.project.ledger import EntryKey
from annotally.comparison.result import Level
from annotally.model.wording import Wording

EntriesToSet = Mapping[EntryKey, Link | None]
"""The entries to set; None removes one."""


def link_entries(table: DecisionTable, rows: Iterable[int], entry: Link | None) -> EntriesToSet:
    """Return the entries that accept links of mentions as ``entry`` has them; None removes such entries.

    Raises ValueError for rows that are no mentions.
    """
    entries: dict[EntryKey, Link | None] = {}
    for row in rows:
        if table.nodes.level[row] != Level.INSTANCE:
            raise ValueError(Wording("this is not a mention: choose a mention to decide its link"))
        entries[_key(table, row)] = entry
    return entries


def merge_entries(table: DecisionTable, conflict: ClassConflict, by: str = "", at: str = "") -> EntriesToSet:
    """Return the entries after which the classes of a conflict need not stay apart."""
    return {_key(table, row): Link(merges=True, by=by, at=at) for row in conflict.classes[1:]}


def separation_entries(
    table: DecisionTable, grouping: Grouping, conflict: ClassConflict, by: str = "", at: str = ""
) -> EntriesToSet:
    """Return the entries that refuse the link of a conflict and keep the other accepted ones.

    Raises ValueError for a link that a person wrote: it is to be written otherwise.
    """
    link = conflict.link
    if link.side == WRITTEN:
        raise ValueError(Wording("the link was edited manually: edit it again"))
    # Where both sides have the same link, neither is left.
    remaining_sides = tuple(
        side
        for side in sorted(grouping.sides(link.mention))
        if grouping.antecedent(link.mention, side) != link.antecedent
    )
    return {_key(table, link.mention): Link(remaining_sides, by=by, at=at)}


def _key(table: DecisionTable, row: int) -> EntryKey:
    return EntryKey(EntryKind.LINK, table.targets.document, table.targets.address(row))
