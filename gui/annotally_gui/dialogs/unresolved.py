"""Unresolved problems of a key: links that merge classes, and orphaned entries."""

from collections.abc import Callable
from typing import Any, TypeVarTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from annotally.adjudication.project.messages import Changed, Conflict, Lost
from annotally_gui.context import AppContext
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.dialogs.frame import wrapped
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import lost_words
from annotally_gui.models.link_words import conflict_words
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import KeyRequests

Ts = TypeVarTuple("Ts")


class UnresolvedDialog(EngineDialog):
    """A list of unresolved problems, in which conflicts are resolved and orphaned entries dismissed."""

    place_chosen = Signal(object)
    """The `Place` of a problem, which is to be shown."""
    changed = Signal(object)
    """The `Changed` documents after a problem was resolved or dismissed."""

    def __init__(
        self, context: AppContext, state: AppState, verdicts: DecisionModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Unresolved"), context, state, parent, 760, 460)
        self._verdicts = verdicts
        self._conflicts: tuple[Conflict, ...] = ()
        self._lost: tuple[Lost, ...] = ()
        self.status = wrapped()
        self.content.addWidget(self.status)
        self.list = self._make_list()
        self.content.addWidget(self.list, 1)
        self.merge_button = self.add_button(tr("Merge into &one class"), lambda: self._resolve(merge=True))
        self.apart_button = self.add_button(tr("Remove the &link"), lambda: self._resolve(merge=False))
        self.dismiss_button = self.add_button(tr("&Dismiss"), self._dismiss)
        self.add_button(tr("&Close"), self.reject)
        self.list.setFocus()
        self._refresh()
        self._ask()

    def _make_list(self) -> QListWidget:
        view = QListWidget()
        view.setAccessibleName(tr("Unresolved"))
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setUniformItemSizes(True)
        view.itemSelectionChanged.connect(self._refresh)
        view.itemActivated.connect(self._go)
        return view

    def _ask(self) -> None:
        ask = self._requester.ask
        merging = tuple(decided.document for decided in self._verdicts if decided.conflicts)
        orphaned = tuple(decided.document for decided in self._verdicts if decided.lost)
        ask(KeyRequests.conflicts, merging, on_result=self._take_conflicts, kind="conflicts")
        ask(KeyRequests.lost, orphaned, on_result=self._take_lost, kind="lost")

    def _take_conflicts(self, conflicts: tuple[Conflict, ...]) -> None:
        self._conflicts = conflicts

    def _take_lost(self, lost: tuple[Lost, ...]) -> None:
        """Fill the list: this is the second of two answers, the conflicts have come before."""
        self._lost = lost
        row = max(0, self.list.currentRow())
        self.list.clear()
        for conflict in self._conflicts:
            self._add(conflict_words(self._state.forest, conflict), conflict)
        sides = self._state.comparison.sides if self._state.comparison is not None else ()
        for entry in self._lost:
            self._add(lost_words(entry, sides), entry)
        if self.list.count():
            self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._refresh()

    def _add(self, words: str, about: Conflict | Lost) -> None:
        item = QListWidgetItem(" ".join(words.split("\n")))
        item.setToolTip(words)
        item.setData(Qt.ItemDataRole.UserRole, about)
        self.list.addItem(item)

    def _chosen(self) -> list[Conflict | Lost]:
        return [item.data(Qt.ItemDataRole.UserRole) for item in self.list.selectedItems()]

    def _refresh(self) -> None:
        chosen = self._chosen()
        writable = self._state.project is not None and not self._state.project.read_only
        # Conflicts are resolved one by one; lost entries can be dismissed together.
        conflict = chosen[0] if len(chosen) == 1 and isinstance(chosen[0], Conflict) else None
        self.merge_button.setEnabled(writable and conflict is not None)
        self.apart_button.setEnabled(writable and conflict is not None and conflict.link_side >= 0)
        lost = [item for item in chosen if isinstance(item, Lost)]
        self.dismiss_button.setEnabled(writable and bool(lost) and len(lost) == len(chosen))
        self.status.setText(self._words())

    def _words(self) -> str:
        if not self._conflicts and not self._lost:
            return tr("Nothing is unresolved: every decision fits, and no link merges separate classes.")
        parts = []
        if self._conflicts:
            parts.append(
                plural(
                    "{count} link merges separate classes: resolve it to export the final key.",
                    "{count} links merge separate classes: resolve them to export the final key.",
                    len(self._conflicts),
                )
            )
        # Decisions without effect and entries without an object have different remedies.
        refused = sum(bool(entry.why) for entry in self._lost)
        if refused:
            parts.append(
                plural(
                    "{count} decision has no effect: decide again.",
                    "{count} decisions have no effect: decide again.",
                    refused,
                )
            )
        if len(self._lost) > refused:
            parts.append(
                plural(
                    "{count} entry refers to an annotation that no longer exists: decide "
                    "again, then dismiss the entry.",
                    "{count} entries refer to annotations that no longer exist: decide "
                    "again, then dismiss the entries.",
                    len(self._lost) - refused,
                )
            )
        return " ".join(parts)

    def _go(self, item: QListWidgetItem) -> None:
        """Show the mention of a conflict, or the document of a lost entry."""
        about = item.data(Qt.ItemDataRole.UserRole)
        row = about.mention if isinstance(about, Conflict) else about.row
        if self._state.forest.row(about.document, row) is not None:
            self.place_chosen.emit(Place(about.document, row))
            self.reject()

    def _resolve(self, *, merge: bool) -> None:
        (conflict,) = (about for about in self._chosen() if isinstance(about, Conflict))
        label = tr("merge classes") if merge else tr("remove a link")
        self._call(KeyRequests.resolve, conflict, merge, label)

    def _dismiss(self) -> None:
        lost = tuple(about for about in self._chosen() if isinstance(about, Lost))
        self._call(KeyRequests.dismiss, lost, tr("dismiss entries"))

    def _call(self, request: Callable[[Any, *Ts], Changed], *args: *Ts) -> None:
        # The buttons stay greyed until the list has been asked for anew, so that nothing is resolved twice.
        for button in (self.merge_button, self.apart_button, self.dismiss_button):
            button.setEnabled(False)
        self._requester.ask(
            request,
            *args,
            on_part=self._state.take_decisions,
            on_result=self._done,
        )

    def _done(self, changed: Changed) -> None:
        self.changed.emit(changed)
        self._ask()
