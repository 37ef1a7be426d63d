"""Changes from one run to another as an item model."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QObject

from annotally.reports.tree.run_changes import FILL, OBJECT, ChangeKind, RunChange, RunChanges
from annotally_gui.models.column_table import ColumnTableModel, TableColumn, spoken_with_heading
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.roles import DataRole
from annotally_gui.services.i18n import mark, tr


class RunColumn(IntEnum):
    """The columns."""

    KEY = 0
    BEFORE = 1
    AFTER = 2
    CHANGE = 3
    STATES = 4
    TYPE = 5
    SLOT = 6
    DOCUMENT = 7


_HEADERS = (
    *(mark("Key"), mark("Before"), mark("After"), mark("Change")),
    *(mark("States"), mark("Type"), mark("Slot"), mark("Document")),
)
KINDS = {
    ChangeKind.BROKEN: mark("broken"),
    ChangeKind.FIXED: mark("fixed"),
    ChangeKind.STILL_RIGHT: mark("still right"),
    ChangeKind.STILL_WRONG: mark("still wrong"),
    ChangeKind.UNCOUNTED: mark("not counted"),
}
"""Words for the kinds of change."""
LEVELS = {FILL: mark("Fills"), OBJECT: mark("Objects")}


def _column(place: RunColumn, text: Callable[[RunChange], str]) -> TableColumn[RunChange]:
    heading = _HEADERS[place]
    return TableColumn(
        tr(heading),
        text,
        key=heading.casefold(),
        cell_tip=text,
        spoken=lambda change: spoken_with_heading(tr(heading), text(change), tr("nothing")),
        roles={DataRole.STRONG: lambda _change: place == RunColumn.CHANGE},
    )


def _columns() -> tuple[TableColumn[RunChange], ...]:
    return (
        _column(RunColumn.KEY, lambda change: on_one_line(change.key)),
        _column(RunColumn.BEFORE, lambda change: on_one_line(change.before)),
        _column(RunColumn.AFTER, lambda change: on_one_line(change.after)),
        _column(RunColumn.CHANGE, lambda change: tr(KINDS[change.kind])),
        _column(RunColumn.STATES, lambda change: f"{change.was or '–'} → {change.now or '–'}"),
        _column(RunColumn.TYPE, lambda change: change.type),
        _column(RunColumn.SLOT, lambda change: change.slot),
        _column(RunColumn.DOCUMENT, lambda change: change.label),
    )


class RunModel(ColumnTableModel[RunChange]):
    """Changes of one level and kind."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_columns(), parent)

    def set_changes(self, run: RunChanges, level: str, kind: ChangeKind | None) -> None:
        """Show the changes of a level, of one kind or of all."""
        self.set_lines(
            [change for change in run.changes if change.level == level and kind in (None, change.kind)]
        )

    def change(self, row: int) -> RunChange:
        """Return the change in a row."""
        return self._lines[row]
