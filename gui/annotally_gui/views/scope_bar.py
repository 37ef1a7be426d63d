"""The choice between the corpus and the document shown, above a table that has both."""

from enum import StrEnum

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally_gui.services.i18n import tr
from annotally_gui.widgets.quiet_table import LEAST_ROW

_PATIENCE = 150
"""Milliseconds for which old figures stand unmarked: a mark for a shorter time would only flicker."""


class NumberScope(StrEnum):
    """The texts that figures are of: all documents, or the one shown."""

    CORPUS = "corpus"
    DOCUMENT = "document"


class ScopeBar(QWidget):
    """Two buttons, of which one is down: the corpus at first. ``corpus`` and ``document`` are tooltips."""

    scope_changed = Signal(str)
    """A `NumberScope`: another one than before."""

    def __init__(self, title: str, corpus: str, document: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scope = NumberScope.CORPUS
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        row.addWidget(QLabel(title))
        self.buttons = QButtonGroup(self)
        for scope, text, tip in (
            (NumberScope.CORPUS, tr("Corpus"), corpus),
            (NumberScope.DOCUMENT, tr("This document"), document),
        ):
            row.addWidget(self._button(scope, text, tip))
        row.addStretch(1)
        self.stale = QLabel(tr("being compared again"))
        self.stale.setToolTip(tr("These figures are out of date: the documents are being compared again"))
        self.stale.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.stale.hide()
        row.addWidget(self.stale)
        self._old = self._document_old = False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._show_stale)

    def _button(self, scope: NumberScope, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setChecked(scope is self._scope)
        button.setMinimumHeight(LEAST_ROW)
        button.clicked.connect(lambda _=False: self.set_scope(scope))
        self.buttons.addButton(button)
        return button

    def set_stale(self, stale: bool, *, document: bool = False) -> None:
        """Mark figures as old, with ``document`` its own too, unless new ones come within `_PATIENCE`."""
        self._old, self._document_old = stale, stale and document
        # New figures mostly come within `_PATIENCE`: the mark waits for that, but one in sight is updated.
        if not stale:
            self._patience.stop()
            self.stale.hide()
        elif not self.stale.isHidden():
            self._show_stale()
        elif not self._patience.isActive():
            self._patience.start()

    def _show_stale(self) -> None:
        self.stale.setVisible(self._document_old or (self._old and self._scope is NumberScope.CORPUS))

    def fill_pane(self, pane: QWidget, *pages: QWidget) -> QStackedWidget:
        """Fill a pane with this bar above a stack of pages; return the stack, which shows the first page."""
        stack = QStackedWidget()
        for page in pages:
            stack.addWidget(page)
        layout = QVBoxLayout(pane)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self)
        layout.addWidget(stack, 1)
        return stack

    @property
    def scope(self) -> NumberScope:
        """The chosen scope."""
        return self._scope

    def set_scope(self, scope: NumberScope) -> None:
        """Choose the corpus or the document."""
        changed = scope is not self._scope
        self._scope = scope
        for choice, button in zip(NumberScope, self.buttons.buttons(), strict=True):
            button.setChecked(choice is scope)
        if not self._patience.isActive():
            self._show_stale()
        if changed:
            self.scope_changed.emit(scope.value)
