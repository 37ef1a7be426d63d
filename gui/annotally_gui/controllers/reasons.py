"""Marks decisions with a reason: a menu with digits, and the list that it shows."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.dialogs.reasons import ReasonsDialog
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import Editing
from annotally_gui.window.main_window import MainWindow

_DIGITS = 9


class DigitMenu(QMenu):
    """A menu that keeps digits to itself: in the tree behind it they decide."""

    def event(self, event: QEvent) -> bool:
        """Take every key before it can be a shortcut."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


class ReasonMenu(Controller):
    """Menu of reasons: R opens it, a digit chooses; an open row keeps the reason for its decision."""

    listed = Signal(object)
    """A tuple: the list of reasons has been changed."""

    def __init__(self, window: MainWindow, state: AppState, decisions: DecisionCommands) -> None:
        super().__init__(window.context, state, window)
        self._window, self._decisions = window, decisions
        self.menu: QMenu | None = None
        window.context.actions.bind("decide.reason", lambda: self._list(self._offer))
        window.context.actions.bind("decide.reasons", lambda: self._list(self._edit))

    def _list(self, then: Callable[[Sequence[str]], object]) -> None:
        self.ask(Editing.reasons, on_result=then)

    def _offer(self, reasons: Sequence[str]) -> None:
        """Show the reasons at the pane that has the keyboard; a digit or a click chooses one."""
        # The menu deletes itself when it is hidden: one is made for each opening, as the list may have
        # changed.
        menu = DigitMenu(self._window)
        for number, reason in enumerate(reasons, 1):
            plain = reason.replace("&", "&&")
            text = f"&{number}  {plain}" if number <= _DIGITS else plain
            menu.addAction(text).triggered.connect(lambda _on, reason=reason: self._decisions.reason(reason))
        menu.addSeparator()
        menu.addAction(tr("&0  no reason")).triggered.connect(lambda: self._decisions.reason(""))
        menu.addAction(tr("&Edit the list…")).triggered.connect(lambda: self._edit(reasons))
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        focus: QWidget | None = self._window.focusWidget()
        owner = focus if focus is not None else self._window
        menu.popup(owner.mapToGlobal(QPoint(owner.width() // 4, owner.height() // 4)))

    def _edit(self, reasons: Sequence[str]) -> None:
        sheet = ReasonsDialog(reasons, self._window)
        sheet.confirmed.connect(self._keep)
        sheet.open()

    def _keep(self, reasons: tuple[str, ...]) -> None:
        self.ask(Editing.keep_reasons, reasons, on_result=self._kept)

    def _kept(self, reasons: Sequence[str]) -> None:
        self._window.status.say(plural("{count} reason", "{count} reasons", len(reasons)))
        self.listed.emit(reasons)
