"""Pairing two rows without a dialog: P on the one, P on the other, or the one dragged onto the other."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QToolTip

from annotally.adjudication.project.messages import ProjectState, Prospect
from annotally.comparison.result import Level
from annotally.model.letters import LETTERS
from annotally_gui.actions.spec import Need
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.requests import Editing
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.row_drag import RowDrag
from annotally_gui.window.main_window import MainWindow

_LONGEST = 40
"""Characters of an annotation's words that are told."""


class PairingController(Controller):
    """Holds the row that a person wants to pair, until another one is chosen or it is given up.

    What a pair would do is asked of the worker for each row that is gone to, once.
    """

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        decisions: DecisionCommands,
        mapping: MappingPane,
        list_all: Callable[[], object],
    ) -> None:
        super().__init__(window.context, state)
        self._window, self._decisions, self._mapping, self._list_all = window, decisions, mapping, list_all
        self._source: Place | None = None
        self._over = -1
        """The row of the document that is told about."""
        self._prospects: dict[int, Prospect | None] = {}
        """By row what pairing would do; None: it is asked for."""
        self.bar = mapping.pairing
        self.drag = RowDrag(mapping.tree, self._may_begin)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.stop)
        self._connect()

    def _connect(self) -> None:
        state, bar, drag = self._state, self.bar, self.drag
        self._context.actions.bind("decide.pair", self.press)
        bar.confirmed.connect(self.press)
        bar.list_asked.connect(self._list)
        bar.cancelled.connect(self.stop)
        drag.begun.connect(self._drag_begun)
        drag.hovered.connect(self._dragged_over)
        drag.dropped.connect(self._dropped)
        drag.cancelled.connect(self.stop)
        state.place_changed.connect(self._place_changed)
        for signal in (state.opened, state.closed, state.repaired, state.recompared, state.rescored):
            signal.connect(lambda _value=None: self.stop())
        state.project_changed.connect(self._project_changed)

    @property
    def source(self) -> Place | None:
        """The row that is to be paired, None where nothing is."""
        return self._source

    # --- keys

    def press(self) -> None:
        """Begin with the selected row, or pair it with the one begun with; on that one list all there are."""
        place = self._state.place
        if place is None:
            return
        if self._source is None:
            self._begin(self._owner(place))
        elif self._owner(place) == self._source:
            self._list()
        else:
            self._pair(place)

    def _list(self) -> None:
        source = self._source
        self.stop()
        if source is not None and self._state.place is not None and self._owner(self._state.place) != source:
            self._state.select(source)
        self._list_all()

    def stop(self) -> None:
        """Pair nothing."""
        # Escape is a shortcut of the window only while a row is held, or it would take the key from every
        # field.
        if self._source is None:
            return
        self._source, self._over = None, -1
        self._prospects.clear()
        self.drag.stop()
        self._escape.setEnabled(False)
        self.bar.hide()
        QToolTip.hideText()
        self._mapping.tree.show_pairing(-1)
        self._mapping.tree.setAccessibleDescription("")
        self._context.actions.rename("decide.pair", "", "")

    def _begin(self, source: Place) -> None:
        self._source, self._over = source, -1
        self._prospects.clear()
        self._escape.setEnabled(True)
        self._context.actions.rename(
            "decide.pair", tr("&Pair with this"), tr("Pair this row with the row chosen first")
        )
        row = self._state.forest.row(source.document, source.row)
        assert row is not None  # it was selected
        forest = self._state.forest
        sides = [side for side, text in enumerate(forest.texts(row)) if text]
        words = self._told([(side, source.row) for side in sides]) or forest.title(row)
        self.bar.show_source(tr("Pair {what} with…", what=words))
        self._mapping.tree.show_pairing(row)
        self._look(source.row)
        if not self.drag.active:  # under the mouse the rows stay where they are: it is told there
            self.bar.show()

    def _pair(self, place: Place) -> None:
        source = self._source
        assert source is not None  # it was begun with
        if place.document != source.document:
            self._look_elsewhere()
            return
        prospect = self._prospects.get(self._owner(place).row)
        if prospect is not None and (prospect.refused or prospect.together):
            self._look(self._owner(place).row)
            return
        self.stop()
        self._decisions.pair(source, self._owner(place).row)

    # --- the mouse

    def _may_begin(self, row: int) -> bool:
        forest = self._state.forest
        if not self._context.actions.is_there(Need.WRITABLE) or forest.added_row(row) is not None:
            return False
        return self._source is None and forest.level[forest.object_of(row)] == Level.INSTANCE

    def _drag_begun(self, row: int) -> None:
        if self._window.context.actions.is_there(Need.COMPARED):
            self._begin(self._owner(Place(*self._state.forest.place(row))))
        else:
            self.drag.stop()

    def _dragged_over(self, row: int) -> None:
        if self._source is None:
            return
        place = Place(*self._state.forest.place(row)) if row >= 0 else None
        if place is None:
            self._look(self._source.row)
        elif place.document != self._source.document:
            self._look_elsewhere()
        else:
            self._look(self._owner(place).row)

    def _dropped(self, row: int) -> None:
        place = self._owner(Place(*self._state.forest.place(row)))
        source = self._source
        prospect = self._prospects.get(place.row) if source is not None else None
        refused = prospect is not None and (prospect.refused or prospect.together)
        if source is None or place == source or place.document != source.document or refused:
            self.stop()
            return
        first, second = self._rows(place.row)
        self.stop()
        self._decisions.pair(Place(source.document, first), second)

    # --- what would happen

    def _owner(self, place: Place) -> Place:
        # A place below an object stands for its object, as annotations are paired whole.
        forest = self._state.forest
        row = forest.row(place.document, place.row)
        return Place(*forest.place(forest.object_of(row))) if row is not None else place

    def _place_changed(self, place: Place | None) -> None:
        if self._source is None or self.drag.active or place is None:
            return
        if place.document != self._source.document:
            self._look_elsewhere()
        else:
            self._look(self._owner(place).row)

    def _look(self, row: int) -> None:
        """Show the effect of pairing with a row, once the worker has told it."""
        # Each row is asked about once and the answer kept until pairing ends; None: it is being asked.
        source = self._source
        assert source is not None  # it was begun with
        self._over = row

        def found(prospect: Prospect) -> None:
            # The answer may come when another row is under the pointer, or pairing has begun anew: it is
            # kept for its row, and shown only if that is still the one.
            if self._source == source:
                self._prospects[row] = prospect
                if self._over == row:
                    self._tell_prospect(prospect)

        if row == source.row:
            dragged = tr("Drop on the row to pair with; Escape cancels")
            keys = tr("Go to the other row and press P; P here lists all candidates, Escape cancels")
            self._tell(dragged if self.drag.active else keys, possible=False)
        elif row in self._prospects:
            self._tell_prospect(self._prospects[row])
        else:
            self._prospects[row] = None
            self._tell_prospect(None)
            self.ask(Editing.prospect, source.document, *self._rows(row), on_result=found)

    def _rows(self, target: int) -> tuple[int, int]:
        """Return the rows in their order: among several annotators the second comes to the first.

        What is dragged comes to where it is dropped; by keys the row begun with stays.
        """
        assert self._source is not None  # it was begun with
        opened = self._state.comparison
        turned = self.drag.active and opened is not None and len(opened.sides) > 2
        return (target, self._source.row) if turned else (self._source.row, target)

    def _look_elsewhere(self) -> None:
        self._over = -1
        self._tell(tr("Rows of different documents cannot be paired"), possible=False)

    def _tell_prospect(self, prospect: Prospect | None) -> None:
        # The words of both ends, of the likeness and of what comes apart; a refusal or a pair that stands
        # already has its sentence alone.
        if prospect is None:
            self._tell(tr("…"), possible=True)
        elif prospect.refused:
            self._tell(tr("Cannot be paired: {why}", why=translate(prospect.refused)), possible=False)
        elif prospect.together:
            self._tell(tr("These annotations are already paired"), possible=False)
        else:
            words = tr("{one} with {other}", one=self._told(prospect.stay), other=self._told(prospect.moved))
            if prospect.points:
                words = tr("{words}: similarity {points} %", words=words, points=prospect.points)
            if prospect.freed:
                words = tr(
                    "{words}. {freed} becomes unpaired",
                    words=words,
                    freed=self._told(prospect.freed),
                )
            self._tell(words, possible=True)

    def _tell(self, words: str, *, possible: bool) -> None:
        tree, source = self._mapping.tree, self._source
        self.bar.tell(words, possible=possible)
        tree.setAccessibleDescription(words)
        if source is None:
            return
        # Both ends are rows of the tree; over the row begun with, that one alone stands out.
        forest = self._state.forest
        own_row = forest.row(source.document, source.row)
        over = forest.row(source.document, self._over) if self._over != source.row else None
        tree.show_pairing(-1 if own_row is None else own_row, -1 if over is None else over, allowed=possible)
        self.drag.show_allowed(possible)
        if self.drag.active:
            QToolTip.showText(QCursor.pos(), words, tree.viewport())

    def _told(self, members: Sequence[tuple[int, int]]) -> str:
        """Return annotations in words, by side and row."""
        forest, source = self._state.forest, self._source
        assert source is not None  # it was begun with
        descriptions = []
        for side, local in members:
            row = forest.row(source.document, local)
            text = on_one_line(forest.text(row, side)) if row is not None else ""
            short = text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]}…{text[-_LONGEST // 2 :]}"
            descriptions.append(tr("{letter} “{words}”", letter=LETTERS[side], words=short))
        return ", ".join(descriptions)

    def _project_changed(self, project: ProjectState | None) -> None:
        if project is None or project.read_only:
            self.stop()
