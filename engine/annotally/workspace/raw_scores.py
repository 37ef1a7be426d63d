"""Scores of annotations at the offsets of their own texts, where texts that differ were aligned (C5)."""

from annotally.comparison.result import Comparison, UnitTotals
from annotally.reports.tables.realignment import Realignment
from annotally.workspace.facade import Progress, Workspace, no_progress


def score_raw(
    workspace: Workspace, comparison: Comparison, progress: Progress = no_progress, jobs: int = 1
) -> Realignment | None:
    """Return the handling of texts that differ, and the raw scores beside those of ``comparison``.

    None where no text was aligned with another one. Only documents with annotations that were moved are
    compared again, by at most ``jobs`` processes.
    """
    raw = workspace.at_own_offsets()
    if raw is None:
        return None
    sides = workspace.sides
    moved = sides.moved_documents
    unmoved = {
        name: UnitTotals(unit.table, unit.label_pairs)
        for name, unit in comparison.units.items()
        if name not in moved
    }
    raw.take_tables(unmoved)
    totals = raw.totals(progress, jobs)
    tables = {name: unit.table for name, unit in totals.units.items() if name in moved}
    return Realignment(tables, totals.table, len(sides.set_aside), sides.not_carried)
