"""The concordance: every occurrence of something in all texts, and decisions about many at once."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally.reports.tree.concordance import Concordance
from annotally_gui.actions.annotators import TAKES
from annotally_gui.actions.registry import ActionRegistry, plain_text
from annotally_gui.models.app_state import Place
from annotally_gui.models.concordance_model import ConcordanceModel, HitColumn
from annotally_gui.models.letters import LETTERS
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.quiet_table import EDGE, LEAST_ROW, QuietTable, empty_label
from annotally_gui.widgets.why_line import WhyLine

_BESIDES = ("decide.neither", "decide.undecide")
_EVERY = (*TAKES, "decide.majority", *_BESIDES)
_OWN = ("the text before it", "words found", "the text behind it", "INC")
_OWN_OF_MANY = ("text before", "words found", "text behind", "INC")
_SIDE, _SIDE_OF_MANY, _LAST = "PERSON some words", "PERSON words", ("A words", "document")
_NAMED = 2
"""Sides whose buttons have words on them: those of more have letters."""


def wishes(sides: int) -> tuple[str, ...]:
    """Return what can be decided about many places at once where there are so many sides.

    These are the ids of the actions that decide about one; the third annotator has the key of both of two.
    """
    if sides > 2:
        return (*TAKES[:sides], "decide.majority", *_BESIDES)
    return ("decide.first", "decide.second", "decide.both", *_BESIDES)


class Search(NamedTuple):
    """What is looked for, and how."""

    words: str
    expression: bool
    case: bool


class HitTable(QuietTable):
    """The hits; the keys that decide about a row decide about those that are meant here."""

    wished = Signal(str)
    """The id of an action."""

    def __init__(self, actions: ActionRegistry) -> None:
        super().__init__(tr("Concordance"))
        self._actions = actions
        self.wishes = wishes(2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of decisions; the rest is the table's."""
        keys = QKeySequence(event.keyCombination())
        for action_id in self.wishes:
            if keys in self._actions.action(action_id).shortcuts():
                self.wished.emit(action_id)
                return
        super().keyPressEvent(event)


class ConcordancePane(QWidget):
    """A line to search with, the hits, and what can be decided about them."""

    searched = Signal()
    """A person wants `search` looked for."""
    place_chosen = Signal(str, int, int)
    """Document, row (-1: nobody has anything there), and the code point where the words begin."""
    wished = Signal(str)
    """The id of an action of `wishes`, about `meant`."""
    left = Signal()
    """A person is ready here, and wants to go on in the text."""

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._found: Concordance | None = None
        self._settling = False
        self.model = ConcordanceModel(self)
        self._make_line()
        self.table = HitTable(actions)
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.chosen.connect(self._choose)
        self.table.wished.connect(self._wish)
        self.table.selectionModel().selectionChanged.connect(lambda: self._refresh())
        self.model.dataChanged.connect(lambda: self._refresh())
        self._empty = empty_label()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.table)
        self._make_decisions()
        self.why = WhyLine(EDGE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.line)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.why)
        layout.addWidget(self.foot)
        self.setFocusProxy(self.field)
        self.set_settling(False)
        self.forget()

    def _make_line(self) -> None:
        self.line = QWidget()
        self.field = Field()
        self.field.setPlaceholderText(tr("Find in all documents"))
        self.field.setAccessibleName(tr("Find in all documents"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumHeight(LEAST_ROW)
        self.field.returnPressed.connect(self.searched)
        self.expression = _box(tr("E&xpression"), tr("What is written is a regular expression"), self._again)
        self.case = _box(tr("Match &case"), tr("Capitals and small letters are told apart"), self._again)
        self.exact = _box(
            tr("Just these &words"),
            tr("List only what somebody has annotated with these words, no more and no less"),
            lambda: self._show_exact(),
        )
        row = QHBoxLayout(self.line)
        row.setContentsMargins(EDGE, 0, EDGE, 0)
        row.setSpacing(GAP)
        row.addWidget(self.field, 1)
        for box in (self.case, self.expression, self.exact):
            row.addWidget(box)

    def _make_decisions(self) -> None:
        self.foot = QWidget()
        self.said = ElidedLabel()
        self.about = QComboBox()
        self.about.setAccessibleName(tr("What is decided about"))
        self.about.setMinimumHeight(LEAST_ROW)
        self.about.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.about.addItems(["", ""])
        self.about.currentIndexChanged.connect(lambda: self._refresh())
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(EDGE, 0, EDGE, EDGE)
        row.setSpacing(GAP)
        row.addWidget(self.said, 1)
        row.addWidget(self.about)
        for action_id in _EVERY:
            button = self.buttons[action_id] = QToolButton()
            button.setMinimumHeight(LEAST_ROW)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, action_id=action_id: self._wish(action_id))
            row.addWidget(button)
        self._name_buttons()
        self._actions.shortcuts_changed.connect(self._name_buttons)

    def _name_buttons(self) -> None:
        for action_id, button in self.buttons.items():
            action = self._actions.action(action_id)
            text = plain_text(action.text())
            brief = action_id in TAKES and self.model.side_count > _NAMED
            button.setText(LETTERS[TAKES.index(action_id)] if brief else text)
            button.setAccessibleName(text)
            button.setToolTip(action.toolTip())

    # -- what is shown

    @property
    def search(self) -> Search:
        """What is looked for."""
        return Search(self.field.text().strip(), self.expression.isChecked(), self.case.isChecked())

    def begin(self, words: str = "") -> None:
        """Let a person write what to look for; ``words`` stand there at first."""
        if words:
            self.field.setText(words)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def set_side_names(self, *names: str) -> None:
        """Name the sides: each has a column, and what takes it has a button."""
        self.model.set_side_names(*names)
        self.table.wishes = wishes(len(names))
        for column in range(self.model.columnCount()):
            self.table.setColumnHidden(column, False)
        self._name_buttons()
        self.set_settling(self._settling)

    def set_settling(self, on: bool) -> None:
        """Show what is decided, and let a person decide; or not."""
        self._settling = on
        self.table.setColumnHidden(self.model.final, not on)
        self._refresh()

    def forget(self) -> None:
        """Show no hits."""
        self.say(tr("Every place where something stands in the texts will be listed here: write it above."))

    def say(self, text: str) -> None:
        """Show a sentence instead of hits."""
        self._found = None
        self.model.clear()
        self._empty.setText(text)
        self._stack.setCurrentWidget(self._empty)
        self._refresh()

    def append(self, hits: Sequence[object]) -> None:
        """List more hits."""
        first = not self.model.rowCount()
        self.model.append(hits)  # type: ignore[arg-type]  # what the worker sends
        if first and self.model.rowCount():
            self._stack.setCurrentWidget(self.table)
            own, side = (_OWN, _SIDE) if self.model.side_count == 2 else (_OWN_OF_MANY, _SIDE_OF_MANY)
            samples = (*own, *[side] * self.model.side_count, *_LAST)
            self.table.fit_columns(samples, (self.model.document,))
            self.table.setColumnHidden(self.model.final, not self._settling)
        self._refresh()

    def finish(self, found: Concordance) -> None:
        """Take how many there are."""
        self._found = found
        if not found.hits:
            self._empty.setText(tr("It stands nowhere in these texts."))
        elif self.table.currentIndex().row() < 0 and self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, HitColumn.WORDS))
            if self.field.hasFocus():
                self.table.setFocus()
        self._refresh()

    def tell(self, text: str) -> None:
        """Say what was done, until a person goes on."""
        self.said.set_whole(text)

    # -- what a person means

    @property
    def chosen(self) -> list[Place]:
        """What stands in the chosen rows."""
        return self.model.places(index.row() for index in self.table.selectionModel().selectedRows())

    @property
    def meant(self) -> list[Place]:
        """What a decision is about: what stands in the chosen rows, or in all that are listed."""
        return self.model.places(range(self.model.rowCount())) if self.about.currentIndex() else self.chosen

    def _refresh(self) -> None:
        every, chosen = self.model.places(range(self.model.rowCount())), self.chosen
        for number, text, places in ((0, tr("{count} chosen"), chosen), (1, tr("all {count} listed"), every)):
            self.about.setItemText(number, self._count(text, places))
        meant = every if self.about.currentIndex() else chosen
        self.said.set_whole(self._told(len(every)))
        for widget in (self.why, self.about):
            widget.setVisible(self._settling)
        for action_id, button in self.buttons.items():
            button.setVisible(self._settling and action_id in self.table.wishes)
        for button in self.buttons.values():
            button.setEnabled(bool(meant))

    def _count(self, text: str, places: Sequence[Place]) -> str:
        """Say how many places are meant, and how many of them are decided already."""
        said = text.format(count=f"{len(places):,}")
        decided = self.model.decided(places) if self._settling else 0
        return tr("{said}, {decided} decided", said=said, decided=f"{decided:,}") if decided else said

    def _told(self, every: int) -> str:
        if self._found is None:
            return ""
        found = self._found
        parts = [plural("{count} place", "{count} places", found.places)]
        parts.append(plural("{count} annotation", "{count} annotations", every))
        if found.listed < found.hits:
            parts.append(tr("the first {listed} of {hits} listed", listed=found.listed, hits=found.hits))
        return " · ".join(parts)

    def _again(self) -> None:
        if self.field.text().strip():
            self.searched.emit()

    def _show_exact(self) -> None:
        self.model.set_exact(self.exact.isChecked())
        if self._found is not None and self._found.hits:
            self._stack.setCurrentWidget(self.table)
        self._refresh()

    def _wish(self, action_id: str) -> None:
        if self._settling and self.meant and self._actions.action(action_id) is not None:
            self.wished.emit(action_id)

    def _choose(self, index: QModelIndex) -> None:
        hit = self.model.hit(index.row())
        self.place_chosen.emit(hit.document, hit.row, hit.start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape; the rest is Qt's."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _box(text: str, tip: str, toggled: Callable[[], object]) -> QCheckBox:
    box = QCheckBox(text)
    box.setToolTip(tip)
    box.setMinimumHeight(LEAST_ROW)
    box.toggled.connect(lambda _on: toggled())
    return box
