"""Deciding about rows: one request at a time, shown once the worker has acknowledged it, then on to the next.

Keys pressed faster than the worker answers wait for their turn, each for the row it leads to.
"""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar, TypeVarTuple

from PySide6.QtCore import Signal

from annotally.adjudication.project.messages import Changed, RowDraft, Written
from annotally.comparison.result import Level
from annotally.model.diagnostics import Diagnostic
from annotally_gui.actions.offered_decisions import LINKS, OFFERED_DECISIONS, OfferedDecision
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.navigation import Matched
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.controllers.commands.what_now import WhatNow
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.change_words import done_words, reversed_words, saved_words
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.object_queue import ObjectOrder
from annotally_gui.services.alerts import loses_nothing
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.requests import Adjudication, Editing, KeyRequests, PinRequests

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

SelectedRows = Callable[[], Sequence[int]]
"""Returns the selected rows of the forest."""


class DecisionCommands(Controller):
    """Adjudication of rows as commands of the user, one request to the worker at a time."""

    acknowledged = Signal(object)
    """Changed: it is on disk."""
    sent = Signal()
    """A command went to the worker, and no other one waits."""
    busy_changed = Signal()
    """A command was asked for, or answered: `is_changing` may be otherwise."""

    def __init__(
        self,
        context: AppContext,
        state: AppState,
        opening: OpenCommands,
        verdicts: Callable[[], DecisionModel],
        matched: Matched,
        chosen: SelectedRows,
        say: Callable[[str], object],
        order: ObjectOrder,
    ) -> None:
        super().__init__(context, state)
        self._order = order
        self._opening, self._verdicts, self._matched = opening, verdicts, matched
        self._chosen, self._say = chosen, say
        self._what_now = WhatNow(context.actions)
        self._waiting: deque[Callable[[], None]] = deque()
        self._reversing = {"undo": 0, "redo": 0}
        """How often either was asked for and is not answered yet."""
        self._busy = False
        self._going = False
        self._reason = ""
        """What the next decision is to be marked with."""
        self._words: list[str] = []
        """What there is to say of the command under way, once the row that it leads to is selected."""
        state.place_changed.connect(self._arrived)
        state.document_shown.connect(self._led_elsewhere)
        state.opened.connect(self.forget)
        state.closed.connect(self.forget)

    def forget(self) -> None:
        """Forget the waiting commands: another comparison is open, or none."""
        self._waiting.clear()
        self._reversing = dict.fromkeys(self._reversing, 0)
        self._busy = self._going = False
        self._reason = ""
        self._words.clear()

    @property
    def is_changing(self) -> bool:
        """Whether a command is under way, or waits for its turn."""
        return self._busy or bool(self._waiting)

    def decide(self, action_id: str) -> None:
        """Decide the selected rows as one of `OFFERED_DECISIONS` says, and go on to the next open row."""
        self.decide_as(OFFERED_DECISIONS[action_id])

    def decide_as(self, decision: OfferedDecision) -> None:
        """Decide the selected rows so, and go on to the next open row."""
        self._in_turn(lambda: self._decide(decision))

    def decide_by(self, request: Callable[[Any, str, tuple[int, ...], *Ts], Changed], *args: *Ts) -> None:
        """Decide the selected rows by a request of the worker, and go on to the next open row."""

        def ask() -> None:
            place, rows = self._target()
            self._change(request, place.document, rows, *args, then=lambda _changed: self._go_on(place))

        self._in_turn(ask)

    def toggle_optional(self) -> None:
        """Say of the selected rows that they are not required, or that they are."""

        def ask() -> None:
            place, rows = self._target()
            self._change(Adjudication.toggle_optional, place.document, rows, tr("not required"))

        self._in_turn(ask)

    def flag(self) -> None:
        """Flag the selected row, or take the flag away."""

        def ask() -> None:
            comment, flagged = self._remark()
            label = tr("remove the flag") if flagged else tr("flag")
            self._note(comment, not flagged, label)

        self._in_turn(ask)

    def comment(self, place: Place, text: str) -> None:
        """Note a comment about a row."""

        def ask() -> None:
            row = self._state.forest.row(place.document, place.row)
            remark = self._verdicts().remark(row) if row is not None else None
            flagged = remark is not None and remark.flagged
            self._change(Adjudication.remark, place.document, place.row, text, flagged, tr("comment"))

        self._in_turn(ask, needs_row=False)

    def finish(self) -> None:
        """Mark the document that is shown as done, or as not."""
        view = self._state.view
        if view is not None:
            decided = self._verdicts()[view.document]
            is_done = decided is None or not decided.done
            label = tr("document done") if is_done else tr("document not done")

            def then(changed: Changed) -> bool:
                now = self._verdicts()[view.document]
                has_key = self._state.comparison is not None and self._state.comparison.texts == 1
                open_count = now.open if now is not None and has_key else 0
                self._words.append(done_words(view.label, open_count, is_done=is_done))
                return is_done and self._leave(changed)

            self._in_turn(
                lambda: self._change(Adjudication.finish, view.document, is_done, label, then=then),
                needs_row=False,
            )

    def _leave(self, changed: Changed) -> bool:
        """Go on from a document that is done to the next that is not: to its first open row, or the first.

        Returns whether that leads to a row.
        """
        opened, view = self._state.comparison, self._state.view
        if opened is None or view is None or not self._context.settings.values.advance or not changed.label:
            return False
        following = self._next_undone([name for name, _ in opened.documents], view.document)
        if following is None:
            self._words.append(self._what_now.all_done())
            return False
        first = self._state.forest.row(following, 0)
        if first is None or self._state.forest.end(first) == first + 1:
            self._state.select(None)
            self._opening.show_document(following)
            return False
        row = self._verdicts().next_open(first, self._matched())
        there = row is not None and self._state.forest.place(row)[0] == following
        return self._go(row if row is not None and there else first + 1)

    def _next_undone(self, documents: Sequence[str], current: str) -> str | None:
        """Return the next document that is not done, after the last one the first; None if all are."""
        at = documents.index(current)
        decided = ((name, self._verdicts()[name]) for name in (*documents[at + 1 :], *documents[:at]))
        return next((name for name, document in decided if document is None or not document.done), None)

    # --- edits

    def draft(self, then: Callable[[RowDraft], object]) -> None:
        """Ask for the draft in which the selected row can be edited."""
        self._look(Editing.draft, then)

    def _look(self, request: Callable[[Any, str, int], T], then: Callable[[T], object]) -> None:
        """Ask about the selected row before an editor opens; keys pressed since then belong to the editor."""
        # The queue is emptied before ``then`` opens an editor: keys pressed while the worker answered were
        # meant for the editor, not for other rows.

        def found(value: T) -> None:
            self._waiting.clear()
            self._next()
            then(value)

        def ask() -> None:
            place = self._state.place
            assert place is not None  # asked for in turn
            self.ask(
                request,
                place.document,
                place.row,
                on_result=found,
                on_refused=self._refused,
            )

        self._in_turn(ask)

    def write(self, draft: RowDraft, written: Written) -> None:
        """Decide the row of a draft as it was written, and go on as after every decision."""
        place = Place(draft.document, draft.row)
        label = tr("edit {what}", what=draft.title)

        def ask() -> None:
            edit = place.document, place.row, written, label
            self._change(Editing.write, *edit, then=lambda _changed: self._go_on(place))

        self._in_turn(ask, needs_row=False)

    # --- alignments of two texts

    def align(self, document: str, first: tuple[int, int], second: tuple[int, int]) -> None:
        """Let words of one text stand for words of the other, given by their extents."""

        def ask() -> None:
            self._change(PinRequests.align, document, first, second, tr("align words manually"))

        self._in_turn(ask, needs_row=False)

    def release_words(self, document: str, side: int, start: int, end: int) -> None:
        """Release the words that were aligned by hand in an extent of a side's text."""

        def ask() -> None:
            self._change(PinRequests.release, document, side, start, end, tr("align words automatically"))

        self._in_turn(ask, needs_row=False)

    # --- extents

    def places(self, then: Callable[[tuple[tuple[int, int], ...]], object]) -> None:
        """Ask where the annotation of the selected row stands."""
        self._look(Editing.places, then)

    def move(self, place: Place, start: int, end: int) -> None:
        """Let the annotation of a row begin and end elsewhere, and go on as after every decision."""

        def ask() -> None:
            row_and_extent = place.document, place.row, start, end
            self._change(
                Editing.move, *row_and_extent, tr("move extent"), then=lambda _changed: self._go_on(place)
            )

        self._in_turn(ask, needs_row=False)

    # --- added annotations

    def add(self, document: str, written: Written) -> None:
        """Add an annotation as it was written."""
        self._in_document(Editing.add, document, written, tr("add {what}", what=written.type))

    def rewrite(self, document: str, name: str, written: Written) -> None:
        """Write an annotation anew that was added."""
        self._in_document(Editing.rewrite, document, name, written, tr("edit {what}", what=written.type))

    def remove(self, document: str, name: str) -> None:
        """Remove an annotation that was added."""
        self._in_document(Editing.remove, document, name, tr("remove the added annotation"))

    def _in_document(self, request: Callable[[Any, *Ts], Changed], *args: *Ts) -> None:
        self._in_turn(lambda: self._change(request, *args, then=self._go_back), needs_row=False)

    # --- links and pairs

    def link(self, action_id: str) -> None:
        """Accept links of the selected mentions as one of `LINKS` says."""
        sides, label = LINKS[action_id]
        self.link_as(sides, tr(label))

    def link_as(self, sides: tuple[int, ...] | None, label: str) -> None:
        """Accept the links of the selected mentions that some have; None: as was decided otherwise."""

        def ask() -> None:
            place, rows = self._target()
            level, row = self._state.forest.level, self._state.forest.row
            mentions = tuple(
                local
                for local in rows
                if (number := row(place.document, local)) is not None and level[number] == Level.INSTANCE
            )
            self._change(KeyRequests.link, place.document, mentions, sides, label)

        self._in_turn(ask)

    def link_by_vote(self) -> None:
        """Accept the links that most annotators have of the mentions that are, or lie in, selected rows."""

        def ask() -> None:
            place, rows = self._target()
            self._change(KeyRequests.link_majority, place.document, rows, tr("link as in the majority"))

        self._in_turn(ask)

    def split(self) -> None:
        """Keep the two annotations of the selected row apart, and stay with the first."""
        self._about_pair(Editing.split, tr("split"))

    def having(self, then: Callable[[Place, tuple[int, ...]], object]) -> None:
        """Ask for the annotators that have something in the selected row."""
        place = self._state.place
        if place is None:
            return
        self._look(Editing.having, lambda sides: then(place, sides))

    def split_off(self, place: Place, sides: tuple[int, ...]) -> None:
        """Split the annotations of some of several annotators off a row."""

        def ask() -> None:
            self._change(Editing.split, place.document, place.row, tr("split"), sides, then=self._go_back)

        self._in_turn(ask, needs_row=False)

    def release(self) -> None:
        """Let the task pair the annotations of the selected row again."""
        self._about_pair(Editing.release, tr("pair automatically"))

    def pair(self, place: Place, partner_row: int, sides: tuple[int, ...] = ()) -> None:
        """Pair the annotation of a row with that of another; of several annotators that of ``sides``."""

        def ask() -> None:
            rows = place.document, place.row, partner_row
            self._change(Editing.pair, *rows, tr("pair manually"), sides, then=self._go_back)

        self._in_turn(ask, needs_row=False)

    def _about_pair(self, request: Callable[[Any, str, int, str], Changed], label: str) -> None:
        def ask() -> None:
            place = self._state.place
            assert place is not None  # asked for in turn
            self._change(request, place.document, place.row, label, then=self._go_back)

        self._in_turn(ask)

    def undo(self) -> None:
        """Take the last command back, and go to its place."""
        self._reverse("undo", Adjudication.undo)

    def redo(self) -> None:
        """Repeat the last command that was taken back, and go to its place."""
        self._reverse("redo", Adjudication.redo)

    def _reverse(self, name: str, request: Callable[[Any], Changed]) -> None:
        """Undo or redo in turn; the opposite can be asked for before the worker has answered."""
        self._reversing[name] += 1
        self._in_turn(lambda: self._change(request, then=self._go_back, reversing=name), needs_row=False)

    def is_asked(self, name: str) -> bool:
        """Tell whether ``undo`` or ``redo`` was asked for and is not answered yet."""
        return self._reversing[name] > 0

    # --- navigation

    def next_open(self) -> None:
        """Go to the next object that is still to be decided; behind the last one to the first."""
        self.walk(lambda: self._step(partial(self._order.next_open, self._verdicts()), -1))

    def previous_open(self) -> None:
        """Go to the object before that is still to be decided; before the first one to the last."""
        find = partial(self._order.previous_open, self._verdicts())
        self.walk(lambda: self._step(find, len(self._state.forest)))

    def walk(self, step: Callable[[], object]) -> None:
        """Go somewhere in turn: from the row that the commands before have led to."""

        def begin() -> None:
            self._busy, self._going = False, True
            step()
            if self._going and self._opening.heading is None:  # nothing was to be fetched: there, or nowhere
                self._next()

        self._in_turn(begin, needs_row=False)

    def _step(self, find: Callable[[int, bytearray | None], int | None], end: int) -> None:
        """Go to the row that ``find`` leads to from here, or else from one ``end`` of all rows."""
        row = find(self._start(), self._matched())
        wrapped = find(end, self._matched()) if row is None else None
        if wrapped is not None:
            self._words.append(tr("Continued from the other end"))
            row = wrapped
        elif row is None:
            self._words.append(self._what_now.nothing_open(filtered=self._hides_open()))
        if row is None or not self._go(row):
            self._tell_words()

    def _hides_open(self) -> bool:
        return self._matched() is not None and self._verdicts().totals.open > 0

    def _start(self) -> int:
        heading = self._opening.heading
        ahead = self._state.forest.row(heading.document, heading.row) if heading is not None else None
        row = self._state.forest_row() if ahead is None else ahead
        if row < 0 and self._state.view is not None:
            first = self._state.forest.row(self._state.view.document, 0)
            row = -1 if first is None else first
        return row

    def _go(self, row: int) -> bool:
        place = Place(*self._state.forest.place(row))
        if place == self._state.place:
            return False
        self._opening.go(place, self._tell_words)
        return True

    def _tell_words(self) -> None:
        words, self._words = self._words, []
        if words:
            self._say(". ".join(words))

    # --- requests, one after the other

    # Keys come faster than the worker answers. A command waits in a queue until the one before is answered
    # (`_busy`) and its row is selected (`_going`): it acts on the row that the user was led to.

    def _in_turn(self, ask: Callable[[], None], needs_row: bool = True) -> None:
        def begin() -> None:
            if needs_row and self._state.place is None:
                self._say(self._what_now.no_row())
                self._next()
            else:
                ask()

        self._waiting.append(begin)
        if not self._busy and not (self._going and self._opening.heading is not None):
            self._next()
        self.busy_changed.emit()

    def _next(self) -> None:
        self._busy = self._going = False
        if self._waiting:
            self._busy = True
            self._waiting.popleft()()

    def _led_elsewhere(self, _view: object) -> None:
        """Go on where another document was chosen than the one that a command led to."""
        if self._going and self._opening.heading is None:
            self._next()

    def _arrived(self, _place: Place | None) -> None:
        if self._going:
            self._next()

    def _change(
        self,
        request: Callable[[Any, *Ts], Changed],
        *args: *Ts,
        then: Callable[[Changed], bool] = lambda _changed: False,
        reversing: str = "",
    ) -> None:
        self.ask(
            request,
            *args,
            on_part=self._state.take_change,
            on_result=lambda changed: self._answered(changed, then, reversing),
            on_refused=lambda diagnostics: self._refused(diagnostics, reversing),
            is_prompt=True,
        )
        if not self._waiting:
            self.sent.emit()

    def _answered(self, changed: Changed, then: Callable[[Changed], bool], reversing: str) -> None:
        if reversing:
            self._count_answer(reversing)
            self._words.append(reversed_words(changed, self._state.forest, undone=reversing == "undo"))
        else:
            self._context.alerts.announce(saved_words(changed, self._state.forest))
        self._done(changed, then)

    def _count_answer(self, reversing: str) -> None:
        self._reversing[reversing] = max(0, self._reversing[reversing] - 1)

    def _done(self, changed: Changed, then: Callable[[Changed], bool]) -> None:
        """Go on: ``then`` returns whether it leads somewhere else, where the next key belongs."""
        self._state.set_project(changed.project)
        if changed.label:
            self.acknowledged.emit(changed)
        if count := changed.cleared:
            self._words.append(
                plural("{count} decision below removed", "{count} decisions below removed", count)
            )
        self._busy, self._going = False, True
        if not then(changed):
            self._tell_words()
            if self._going:
                self._next()
        self.busy_changed.emit()

    def _refused(self, diagnostics: tuple[Diagnostic, ...], reversing: str = "") -> None:
        """Say why nothing was entered. Keys that wait go on, unless the project cannot be written."""
        if loses_nothing(diagnostics):
            if reversing:
                self._count_answer(reversing)
            self._context.alerts.refused(diagnostics)
            self._next()
            self.busy_changed.emit()
            return
        self.forget()
        self.busy_changed.emit()
        first = diagnostics[0]
        text = tr("{found}. {remedy}", found=translate(first.found), remedy=translate(first.remedy)).strip()
        self._context.alerts.notice(tr("Nothing was changed"), text)

    # --- rows

    def _decide(self, decision: OfferedDecision) -> None:
        place, rows = self._target()
        then = self._go_on if decision.choice else _stay
        why, self._reason = (self._reason, "") if decision.choice else ("", self._reason)
        arguments = place.document, rows, decision.choice, decision.sides, tr(decision.label), why
        self._change(Adjudication.decide, *arguments, then=lambda _changed: then(place))

    def reason(self, reason: str) -> None:
        """Mark the decisions about the selected rows with a reason; without one, mark the next decision."""

        def ask() -> None:
            place, rows = self._target()
            forest, verdicts = self._state.forest, self._verdicts()
            if not verdicts.code(self._state.forest_row()):
                self._reason = reason
                self._say(tr("Reason for the next decision: {reason}", reason=reason) if reason else "")
                self._next()
                return
            numbers = ((row, forest.row(place.document, row)) for row in rows)
            decided = tuple(row for row, number in numbers if number is not None and verdicts.code(number))
            label = tr("reason {reason}", reason=reason) if reason else tr("no reason")
            self._change(Editing.give_reason, place.document, decided, reason, label)

        self._in_turn(ask)

    def _target(self) -> tuple[Place, tuple[int, ...]]:
        """Return the selected row, and all that are decided with it: of its document, none below another."""
        place, forest = self._state.place, self._state.forest
        assert place is not None  # asked for in turn
        local_rows: list[int] = []
        added, end = forest.added_row(self._state.forest_row()) is not None, -1
        for row in self._chosen():
            document, local = forest.place(row)
            alike = (forest.added_row(row) is not None) is added  # what was added is decided by itself
            if document == place.document and forest.level[row] > Level.DOCUMENT and alike and row >= end:
                local_rows.append(local)
                end = forest.end(row)
        return place, tuple(local_rows) if place.row in local_rows else (place.row,)

    def _remark(self) -> tuple[str, bool]:
        remark = self._verdicts().remark(self._state.forest_row())
        return (remark.comment, remark.flagged) if remark is not None else ("", False)

    def _note(self, comment: str, flagged: bool, label: str) -> None:
        place = self._state.place
        if place is not None:
            self._change(Adjudication.remark, place.document, place.row, comment, flagged, label)

    def _go_on(self, place: Place) -> bool:
        """Go to the next open row; return whether that leads to another row."""
        forest, verdicts = self._state.forest, self._verdicts()
        row = forest.row(place.document, place.row)
        if row is None or not self._context.settings.values.advance or self._state.place != place:
            return False
        if forest.added_row(row) is not None:
            return False
        owner = forest.object_of(row)
        if verdicts.waits(owner):  # one of its slots was decided: on to the next of them
            beside = forest.children(forest.parent(row)) if row != owner else ()
            following = next(
                (sibling for sibling in beside if sibling > row and not verdicts.code(sibling)), None
            )
        else:
            following = self._order.next_open(verdicts, row, self._matched())
            if following is None:
                self._words.append(
                    self._what_now.passed_over()
                    if verdicts.totals.open
                    else self._what_now.nothing_open(filtered=False)
                )
        return following is not None and self._go(following)

    def _go_back(self, changed: Changed) -> bool:
        """Go where a command that was undone or redone has changed something, if that is one place."""
        if changed.place is None:
            return False
        row = self._state.forest.row(*changed.place)
        return row is not None and self._go(row)


def _stay(_place: Place) -> bool:
    return False
