"""Sentences for the status bar that end a walk or a day's work: the state, and the keys to press now."""

from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.i18n import tr


class WhatNow:
    """The sentences, with the actions in them named by the keys they have at the time."""

    def __init__(self, actions: ActionRegistry) -> None:
        self._name = actions.name_with_keys

    def no_row(self) -> str:
        """Return that no row is selected."""
        return tr("No row is selected: use {next} to select a row", next=self._name("go.next_open"))

    def passed_over(self) -> str:
        """Return that only rows before the present one are undecided."""
        return tr(
            "Nothing undecided after this row: use {next} to start again from the top",
            next=self._name("go.next_open"),
        )

    def nothing_open(self, *, filtered: bool) -> str:
        """Return that nothing is undecided, or nothing under the filter."""
        if filtered:
            name = self._name("edit.clear_filter")
            return tr("Nothing undecided matches the filter: use {clear} to show all rows", clear=name)
        return tr(
            "Everything is decided: use {export} to save the final key", export=self._name("file.export_key")
        )

    def all_done(self) -> str:
        """Return that every document is done."""
        return tr(
            "Every document is done: use {export} to save the final key", export=self._name("file.export_key")
        )
