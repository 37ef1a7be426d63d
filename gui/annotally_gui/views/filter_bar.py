"""The filter field, its facets, the chip of a score cell and the message about a faulty filter."""

from collections.abc import Callable

from PySide6.QtCore import QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from annotally.scoring.tally import Status
from annotally_gui.models.added_rows import ADDED, ADDED_LONG
from annotally_gui.models.completion import completions
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.facets import (
    FacetValue,
    class_facets,
    document_facets,
    reason_facets,
    state_facets,
    type_facets,
)
from annotally_gui.models.filter_syntax import IS, REASON, WORDS, Problem, chosen, toggled
from annotally_gui.models.forest import Forest
from annotally_gui.models.query import HELP
from annotally_gui.models.state_words import short_state
from annotally_gui.services.i18n import mark, tr
from annotally_gui.views.final_chip import added_sign
from annotally_gui.views.painting import StatePainter
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.layouts import add_layout

DELAY = 120
"""Milliseconds of rest in typing after which the filter is applied."""
MOST_VALUES = 30
"""Values a facet's menu lists; more can be written in the filter field."""
_GAP = 4
_STATES, _TYPES, _DOCUMENTS = mark("State"), mark("Type"), mark("Document")
_DECISIONS, _REASONS = mark("Decision"), mark("Reason")


class FilterField(Field):
    """A line with completions; Down and Return go on to the rows."""

    exited = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave for the rows with Down, Return or, if it is empty, Escape; empty it with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Escape):
            self.exited.emit()
        else:
            super().keyPressEvent(event)


class FilterBar(QWidget):
    """A line for a filter's text, with facets; the pane parses and applies it."""

    text_changed = Signal(str)
    cell_removed = Signal()
    scope_changed = Signal(bool)
    exited = Signal()

    def __init__(
        self,
        forest: Callable[[], Forest],
        verdicts: Callable[[], DecisionModel],
        painter: StatePainter,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._forest, self._verdicts = forest, verdicts
        self._adjudicating = False
        self._states = painter
        # The filter is applied after a rest in typing, or at once with Return.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.apply_now)
        self.field = self._make_field()
        self._offers = QStringListModel(self)
        self._make_completer()
        self.help = self._make_help()
        # Tab goes in the order of making: from left to right.
        self.facets = [
            self._make_facet(tr(_STATES), self._fill_states),
            self._make_facet(tr(_TYPES), self._fill_types),
            self._make_facet(tr(_DOCUMENTS), self._fill_documents),
            self._make_facet(tr(_DECISIONS), self._fill_decisions),
            self._make_facet(tr(_REASONS), self._fill_reasons),
        ]
        self.decisions, self.reasons = self.facets[-2:]
        self.scope = self._make_scope()
        self.summary = ElidedLabel(self)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.chip = self._make_chip()
        self.problem = QLabel(self)
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self._lay_out()
        self.set_adjudicating(False)

    def _make_field(self) -> FilterField:
        field = FilterField(self)
        field.setClearButtonEnabled(True)
        field.setPlaceholderText(tr("Filter: words, state:INC, type:PERSON, doc:…"))
        field.setAccessibleName(tr("Filter"))
        field.setAccessibleDescription(tr(HELP))
        field.setMinimumHeight(26)
        field.textChanged.connect(lambda: self._timer.start())
        field.textEdited.connect(self._offer)
        field.returnPressed.connect(self._finish)
        field.exited.connect(self.exited)
        return field

    def _make_completer(self) -> None:
        completer = QCompleter(self._offers, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.field.setCompleter(completer)

    def _make_help(self) -> QToolButton:
        button = self._button(tr("?"), tr("Help on the filter"))
        button.setToolTip(tr(HELP))
        button.clicked.connect(
            lambda: QToolTip.showText(button.mapToGlobal(button.rect().bottomLeft()), tr(HELP), button)
        )
        return button

    def _make_facet(self, title: str, fill: Callable[[QMenu], None]) -> QToolButton:
        button = self._button(title, tr("Filter: {facet}", facet=title))
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        button.setText(tr("{title} ▾", title=title))
        button.clicked.connect(lambda: self._open_facet(button, menu, fill))
        return button

    def _open_facet(self, button: QToolButton, menu: QMenu, fill: Callable[[QMenu], None]) -> None:
        # Filled when it is opened, because values and their counts follow the forest.
        menu.clear()
        fill(menu)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _make_scope(self) -> QCheckBox:
        box = QCheckBox(tr("This document"), self)
        box.setToolTip(tr("Show the rows of this document only"))
        box.setMinimumHeight(24)
        box.toggled.connect(self.scope_changed)
        return box

    def _make_chip(self) -> QToolButton:
        chip = self._button("", "")
        chip.setAutoRaise(False)
        chip.clicked.connect(self.cell_removed)
        chip.hide()
        return chip

    def _button(self, text: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setAutoRaise(True)
        button.setMinimumSize(24, 24)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        return button

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(_GAP)
        first.addWidget(self.field, 1)
        first.addWidget(self.help)
        second = QHBoxLayout()
        second.setSpacing(_GAP)
        for button in self.facets:
            second.addWidget(button)
        second.addWidget(self.scope)
        second.addWidget(self.summary, 1)
        third = QHBoxLayout()
        third.addWidget(self.chip)
        third.addStretch(1)
        self._second, self._third = second, third
        self._beside = (True, True)
        """Whether scope and summary stand beside the facets."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * _GAP, _GAP, 2 * _GAP, _GAP)
        layout.setSpacing(_GAP)
        add_layout(layout, first)
        layout.addWidget(self.problem)
        add_layout(layout, second)
        add_layout(layout, third)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._place_summary()

    def _place_summary(self) -> None:
        """Put summary and scope behind the facets as far as they fit there, else on the line of the chip."""
        # The summary follows the scope: where the scope does not fit, neither does the summary.
        room = (
            self.width()
            - 4 * _GAP
            - sum(button.sizeHint().width() + _GAP for button in self.facets if not button.isHidden())
        )
        scope = self.scope.sizeHint().width() + _GAP
        summary = self.fontMetrics().horizontalAdvance(self.summary.whole)
        beside = (scope <= room, scope + summary <= room)
        if beside != self._beside:
            self._beside = beside
            for part, there in zip((self.scope, self.summary), beside, strict=True):
                line = self._second if there else self._third
                line.addWidget(part, int(part is self.summary))

    # What is shown

    def set_adjudicating(self, on: bool) -> None:
        """Show or hide the facets of decisions."""
        self._adjudicating = on
        self.decisions.setVisible(on)
        self._place_summary()
        self.tell_decisions()

    def tell_decisions(self) -> None:
        """Show the facet of reasons if a decision is marked with one, or the filter names one."""
        reasons = chosen(self.field.text(), REASON)
        visible = self._adjudicating and (self._verdicts().has_reasons or bool(reasons))
        if visible == self.reasons.isHidden():
            self.reasons.setVisible(visible)
            self._place_summary()

    def set_text(self, text: str) -> None:
        """Put a filter into the field and apply it."""
        self.field.setText(text)
        self.apply_now()

    def apply_now(self) -> None:
        """Report the text as it stands, without waiting for a rest."""
        # The timer may be running still: stopped, it does not apply the same text a second time.
        self._timer.stop()
        self.text_changed.emit(self.field.text())
        self.tell_decisions()

    def show_problem(self, problem: Problem | None) -> None:
        """Show the fault of a filter and its position; None: hide the line."""
        self.problem.setVisible(problem is not None)
        if problem is not None:
            place = tr("Position {place}: {message}.", place=problem.position + 1, message=problem.message)
            self.problem.setText(place)
            self.problem.setAccessibleName(place)

    def show_cell(self, title: str | None) -> None:
        """Show the chip of a score cell, or none."""
        self.chip.setVisible(title is not None)
        if title is not None:
            self.chip.setText(tr("{title}  ×", title=title.replace("&", "&&")))
            self.chip.setAccessibleName(tr("Remove the filter {title}", title=title))
            self.chip.setToolTip(tr("Showing the fills counted in {title}. Click to remove", title=title))

    def show_summary(self, summary: str) -> None:
        """Show how much the filter leaves."""
        self.summary.set_whole(summary)
        self._place_summary()

    # Facets

    def _fill_states(self, menu: QMenu) -> None:
        ratio = self.devicePixelRatioF()
        for facet in state_facets(self._forest()):
            if facet.value == ADDED:
                title = tr("{short}  {long}", short=ADDED, long=tr(ADDED_LONG))
                self._add_value(menu, "state", facet, title, QIcon(added_sign(menu.palette(), 16, ratio)))
                continue
            status = Status[facet.value]
            annotators = self._forest().annotators
            title = tr("{short}  {long}", short=facet.value, long=self._states.text(status))
            title = short_state(status, annotators) if annotators else title
            self._add_value(menu, "state", facet, title, QIcon(self._states.glyph(status, 16, ratio)))
        self._explain_empty(menu)

    def _fill_types(self, menu: QMenu) -> None:
        forest = self._forest()
        facets = type_facets(forest)
        self._add_values(menu, "type", facets)
        classes = class_facets(forest)
        if len(classes) > 1 or not facets:
            if facets:
                menu.addSeparator()
            self._add_values(menu, "class", classes)
        self._explain_empty(menu)

    def _fill_documents(self, menu: QMenu) -> None:
        self._add_values(menu, "doc", document_facets(self._forest()))
        self._explain_empty(menu)

    def _fill_decisions(self, menu: QMenu) -> None:
        titles = (tr("Undecided"), tr("Decided"), tr("Flagged"), tr("Commented"), tr("In conflict"))
        for word, title in zip(WORDS, titles, strict=True):
            action = menu.addAction(title)
            action.setCheckable(True)
            action.setChecked(word in chosen(self.field.text(), IS))
            action.triggered.connect(
                lambda _on, word=word: self.set_text(toggled(self.field.text(), IS, word))
            )

    def _fill_reasons(self, menu: QMenu) -> None:
        self._add_values(menu, REASON, reason_facets(self._verdicts()))
        if menu.isEmpty():
            menu.addAction(tr("No decision has a reason any more")).setEnabled(False)

    def _add_values(self, menu: QMenu, key: str, facets: list[FacetValue]) -> None:
        for facet in facets[:MOST_VALUES]:
            self._add_value(menu, key, facet, facet.value)
        if len(facets) > MOST_VALUES:
            more = tr("{count} more: type {key}:… in the field", count=len(facets) - MOST_VALUES, key=key)
            menu.addAction(more).setEnabled(False)

    def _add_value(
        self, menu: QMenu, key: str, facet: FacetValue, title: str, icon: QIcon | None = None
    ) -> None:
        # In a menu ``&`` marks a mnemonic and a tab parts the text from what stands at the right, so white
        # space of the value is made plain and ``&`` is doubled.
        metrics = menu.fontMetrics()
        picked = facet.value.casefold() in chosen(self.field.text(), key)
        short = metrics.elidedText(" ".join(title.split()), Qt.TextElideMode.ElideMiddle, 320)
        action = menu.addAction(tr("{title}\t{count:,}", title=short.replace("&", "&&"), count=facet.count))
        if icon is not None:
            action.setIcon(icon)
        action.setToolTip(title)
        action.setCheckable(True)
        action.setChecked(picked)
        action.triggered.connect(lambda: self.set_text(toggled(self.field.text(), key, facet.value)))

    def _explain_empty(self, menu: QMenu) -> None:
        if menu.isEmpty():
            menu.addAction(tr("Nothing is compared yet")).setEnabled(False)

    # Writing

    def _offer(self, text: str) -> None:
        # Completions are for the word at the end: none while the cursor stands inside the text.
        whole = self.field.cursorPosition() == len(text)
        self._offers.setStringList(self._completions(text) if whole else [])

    def _completions(self, text: str) -> list[str]:
        return completions(text, self._forest(), self._verdicts().reasons if self._adjudicating else ())

    def _finish(self) -> None:
        self.apply_now()
        self.exited.emit()
