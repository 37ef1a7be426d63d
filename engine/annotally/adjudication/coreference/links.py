"""What people say about links of mentions and about classes: as entries, and what to do about a conflict."""

from collections.abc import Iterable, Mapping

from annotally.adjudication.coreference.classes import WRITTEN, ClassConflict, Grouping
from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Kind, Link
from annotally.adjudication.project.ledger import Key
from annotally.comparison.result import Level

Wanted = Mapping[Key, Link | None]
"""Entries as they are to be; None: gone."""


def linked(settled: DecisionTable, rows: Iterable[int], said: Link | None) -> Wanted:
    """Return the entries that accept links of mentions as ``said``; with None as their mentions say again.

    Raises ValueError for rows that are no mentions.
    """
    wanted: dict[Key, Link | None] = {}
    for row in rows:
        if settled.nodes.level[row] != Level.INSTANCE:
            raise ValueError("that is no mention: choose the mention whose link is meant")
        wanted[_key(settled, row)] = said
    return wanted


def let_merge(settled: DecisionTable, conflict: ClassConflict, by: str = "", at: str = "") -> Wanted:
    """Return the entries after which the classes of a conflict need not stay apart."""
    return {_key(settled, row): Link(merges=True, by=by, at=at) for row in conflict.classes[1:]}


def held_apart(
    settled: DecisionTable, grouping: Grouping, conflict: ClassConflict, by: str = "", at: str = ""
) -> Wanted:
    """Return the entries after which the link of a conflict is not accepted, else what is accepted stays.

    Raises ValueError for a link that a person wrote: it is to be written otherwise.
    """
    link = conflict.link
    if link.side == WRITTEN:
        raise ValueError("the link was written by hand: write it otherwise")
    # Where both sides have the same link, neither is left.
    left = tuple(
        side
        for side in sorted(grouping.sides(link.mention))
        if grouping.antecedent(link.mention, side) != link.antecedent
    )
    return {_key(settled, link.mention): Link(left, by=by, at=at)}


def _key(settled: DecisionTable, row: int) -> Key:
    return Key(Kind.LINK, settled.targets.document, settled.targets.address(row))
