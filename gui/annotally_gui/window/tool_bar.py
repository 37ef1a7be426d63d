"""The toolbar: icons with words, as many of them as there is room for."""

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QActionEvent
from PySide6.QtWidgets import QToolBar, QWidget

from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.i18n import tr


class ToolBar(QToolBar):
    """A toolbar that hides no tool behind an arrow: where words have no room, the least needed go first."""

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(tr("Tools"), parent)
        self.setObjectName("tools")
        self.setMovable(False)
        self.toggleViewAction().setEnabled(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(QSize(16, 16))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._registry = actions
        self._texts: list[str] = []
        actions.fill_toolbar(self)
        self.buttons = actions.tools(self)
        """The buttons in the order in which they lose their words."""
        words = sum(button.sizeHint().width() for button in self.buttons)
        self._between = self.sizeHint().width() - words
        """Pixels of separators and edges."""

    def offer(self, action_id: str, offered: bool) -> None:
        """Show a tool at its place, or take it off the bar."""
        self._registry.offer_tool(self, action_id, offered)
        self.buttons = self._registry.tools(self)
        if self.isVisible():  # before, its width is none to fit
            self.fit(self.width())

    def actionEvent(self, event: QActionEvent) -> None:
        """Fit the words where an action is called otherwise, comes or goes."""
        super().actionEvent(event)
        if event.type() != QEvent.Type.ActionChanged or not self.isVisible():
            return  # none yet, or the window is being taken apart
        texts = [action.iconText() for action in self.actions() if action.isVisible()]
        if texts != self._texts:
            self._texts = texts
            # Its button learns of the name behind the bar.
            QTimer.singleShot(0, self, lambda: self.fit(self.width()))

    def fit(self, width: int) -> None:
        """Show as many words as there is room for in this width of the window."""
        # A button has no width of words while it shows none: all get words, and then lose them one by one.
        # Nothing is painted in between. O(buttons).
        buttons = [button for button in self.buttons if button.defaultAction().isVisible()]
        for button in buttons:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        needed = self._between + sum(button.sizeHint().width() for button in buttons)
        for button in buttons:
            if needed <= width:
                break
            needed -= button.sizeHint().width()
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            needed += button.sizeHint().width()
