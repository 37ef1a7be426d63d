"""The concordance: every place of some words in all texts, and decisions about many at once."""

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

from annotally.model.letters import LETTERS
from annotally.reports.tree.concordance import Concordance
from annotally_gui.actions.annotators import TAKES
from annotally_gui.actions.registry import ActionRegistry, plain_text
from annotally_gui.models.app_state import Place
from annotally_gui.models.concordance_model import ConcordanceModel, HitColumn
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
"""Number of sides up to which the buttons have words on them; with more they have letters."""


def decision_actions(sides: int) -> tuple[str, ...]:
    """Return the decisions that many places at once can have, with so many ``sides``.

    These are ids of the actions that decide about one place. The third annotator has the key that takes both
    where there are two.
    """
    if sides > 2:
        return (*TAKES[:sides], "decide.majority", *_BESIDES)
    return ("decide.first", "decide.second", "decide.both", *_BESIDES)


class Search(NamedTuple):
    """The words of a search, whether they are a regular expression, and whether case counts."""

    words: str
    expression: bool
    case: bool


class HitTable(QuietTable):
    """A table of hits, in which the keys of decisions apply to `ConcordancePane.target_places`."""

    decision_chosen = Signal(str)
    """The id of an action."""

    def __init__(self, actions: ActionRegistry) -> None:
        super().__init__(tr("Concordance"))
        self._actions = actions
        self.decision_actions = decision_actions(2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of decisions; pass other keys to the table."""
        # The keys decide about single rows elsewhere; here they apply to all target places.
        keys = QKeySequence(event.keyCombination())
        for action_id in self.decision_actions:
            if keys in self._actions.action(action_id).shortcuts():
                self.decision_chosen.emit(action_id)
                return
        super().keyPressEvent(event)


class ConcordancePane(QWidget):
    """A line to search with, the hits, and buttons to decide about them."""

    searched = Signal()
    """A request to look for `search`."""
    place_chosen = Signal(str, int, int)
    """Document, row (-1: no annotation there), and the code point where the words begin."""
    decision_chosen = Signal(str)
    """The id of an action of `decision_actions`, about `target_places`."""
    exited = Signal()
    """A request to go on in the text."""

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._concordance: Concordance | None = None
        self._adjudicating = False
        self.model = ConcordanceModel(self)
        self._make_line()
        self.table = HitTable(actions)
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.chosen.connect(self._choose)
        self.table.decision_chosen.connect(self._choose_decision)
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
        # The pane begins without hits and without decisions.
        self.setFocusProxy(self.field)
        self.set_adjudicating(False)
        self.forget()

    def _make_line(self) -> None:
        self.line = QWidget()
        self.field = Field()
        self.field.setPlaceholderText(tr("Find in all documents"))
        self.field.setAccessibleName(tr("Find in all documents"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumHeight(LEAST_ROW)
        self.field.returnPressed.connect(self.searched)
        # Case and expression search anew; exact words only narrow the listed hits.
        self.expression = _box(
            tr("Regular e&xpression"), tr("Search for a regular expression"), self._search_again
        )
        self.case = _box(tr("Match &case"), tr("Distinguish upper and lower case"), self._search_again)
        self.exact = _box(
            tr("Exactly these &words"),
            tr("List only annotations of exactly these words"),
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
        self.status = ElidedLabel()
        self.about = QComboBox()
        self.about.setAccessibleName(tr("Rows to decide"))
        self.about.setMinimumHeight(LEAST_ROW)
        self.about.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # Two entries, the chosen rows and all rows; `_refresh` writes their texts.
        self.about.addItems(["", ""])
        self.about.currentIndexChanged.connect(lambda: self._refresh())
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(EDGE, 0, EDGE, EDGE)
        row.setSpacing(GAP)
        row.addWidget(self.status, 1)
        row.addWidget(self.about)
        for action_id in _EVERY:
            button = self.buttons[action_id] = QToolButton()
            button.setMinimumHeight(LEAST_ROW)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, action_id=action_id: self._choose_decision(action_id))
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
        """The search as it is written now."""
        return Search(self.field.text().strip(), self.expression.isChecked(), self.case.isChecked())

    def begin(self, words: str = "") -> None:
        """Put the cursor into the line of the search; ``words`` stand there at first."""
        if words:
            self.field.setText(words)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def set_side_names(self, *names: str) -> None:
        """Name the sides: each has a column, and a button that takes it."""
        self.model.set_side_names(*names)
        self.table.decision_actions = decision_actions(len(names))
        for column in range(self.model.columnCount()):
            self.table.setColumnHidden(column, False)
        self._name_buttons()
        self.set_adjudicating(self._adjudicating)

    def set_adjudicating(self, on: bool) -> None:
        """Show decisions and the buttons that make them; or hide both."""
        self._adjudicating = on
        self.table.setColumnHidden(self.model.final, not on)
        self._refresh()

    def forget(self) -> None:
        """Show no hits."""
        self.say(tr("Every occurrence of the words in the texts will be listed here: type words above."))

    def say(self, text: str) -> None:
        """Show a sentence instead of hits."""
        self._concordance = None
        self.model.clear()
        self._empty.setText(text)
        self._stack.setCurrentWidget(self._empty)
        self._refresh()

    def append(self, hits: Sequence[object]) -> None:
        """List more hits."""
        # Columns are fitted once, with the first hits: fitting at every batch would make them jump.
        first = not self.model.rowCount()
        self.model.append(hits)  # type: ignore[arg-type]  # what the worker sends
        if first and self.model.rowCount():
            self._stack.setCurrentWidget(self.table)
            texts, side = (_OWN, _SIDE) if self.model.side_count == 2 else (_OWN_OF_MANY, _SIDE_OF_MANY)
            samples = (*texts, *[side] * self.model.side_count, *_LAST)
            self.table.fit_columns(samples, (self.model.document,), twin=HitColumn.AFTER)
            self.table.setColumnHidden(self.model.final, not self._adjudicating)
        self._refresh()

    def finish(self, concordance: Concordance) -> None:
        """Show the counts of a search that has ended."""
        # The focus goes to the first hit only if it is still in the search field, where Return was pressed:
        # a person may have gone on elsewhere.
        self._concordance = concordance
        if not concordance.hits:
            self._empty.setText(tr("No occurrences in these texts."))
        elif self.table.currentIndex().row() < 0 and self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, HitColumn.WORDS))
            if self.field.hasFocus():
                self.table.setFocus()
        self._refresh()

    def tell(self, text: str) -> None:
        """Show the outcome of a decision, until something else is chosen."""
        self.status.set_whole(text)

    # -- places a decision is about

    @property
    def chosen(self) -> list[Place]:
        """The places of the chosen rows."""
        return self.model.places(index.row() for index in self.table.selectionModel().selectedRows())

    @property
    def target_places(self) -> list[Place]:
        """The places a decision is about: those of the chosen rows, or all that are listed."""
        return self.model.places(range(self.model.rowCount())) if self.about.currentIndex() else self.chosen

    def _refresh(self) -> None:
        listed, chosen = self.model.places(range(self.model.rowCount())), self.chosen
        # The combo box offers both subjects, each with its own counts.
        for number, text, places in (
            (0, tr("{count} selected"), chosen),
            (1, tr("all {count} listed"), listed),
        ):
            self.about.setItemText(number, self._count(text, places))
        targets = listed if self.about.currentIndex() else chosen
        self.status.set_whole(self._summary(len(listed)))
        for widget in (self.why, self.about):
            widget.setVisible(self._adjudicating)
        for action_id, button in self.buttons.items():
            button.setVisible(self._adjudicating and action_id in self.table.decision_actions)
        for button in self.buttons.values():
            button.setEnabled(bool(targets))

    def _count(self, text: str, places: Sequence[Place]) -> str:
        """Return a text with the number of places, and how many of them are decided already."""
        number = text.format(count=f"{len(places):,}")
        decided = self.model.decided(places) if self._adjudicating else 0
        return tr("{said}, {decided} decided", said=number, decided=f"{decided:,}") if decided else number

    def _summary(self, listed_count: int) -> str:
        if self._concordance is None:
            return ""
        concordance = self._concordance
        parts = [plural("{count} occurrence", "{count} occurrences", concordance.places)]
        parts.append(plural("{count} annotation", "{count} annotations", listed_count))
        if concordance.listed < concordance.hits:
            parts.append(
                tr("the first {listed} of {hits} listed", listed=concordance.listed, hits=concordance.hits)
            )
        return " · ".join(parts)

    def _search_again(self) -> None:
        if self.field.text().strip():
            self.searched.emit()

    def _show_exact(self) -> None:
        self.model.set_exact(self.exact.isChecked())
        if self._concordance is not None and self._concordance.hits:
            self._stack.setCurrentWidget(self.table)
        self._refresh()

    def _choose_decision(self, action_id: str) -> None:
        if self._adjudicating and self.target_places and self._actions.action(action_id) is not None:
            self.decision_chosen.emit(action_id)

    def _choose(self, index: QModelIndex) -> None:
        hit = self.model.hit(index.row())
        self.place_chosen.emit(hit.document, hit.row, hit.start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape; pass other keys to Qt."""
        if event.key() == Qt.Key.Key_Escape:
            self.exited.emit()
        else:
            super().keyPressEvent(event)


def _box(text: str, tip: str, toggled: Callable[[], object]) -> QCheckBox:
    box = QCheckBox(text)
    box.setToolTip(tip)
    box.setMinimumHeight(LEAST_ROW)
    box.toggled.connect(lambda _on: toggled())
    return box
