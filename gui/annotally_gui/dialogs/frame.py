"""The base of the dialogs: margins, buttons, a size that fits the screen, and copying."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from annotally_gui.services.icons import Icons
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.focus_order import step_focus
from annotally_gui.widgets.layouts import add_layout

HELP_ACTION = "help.help"
"""The id of the action that opens the guide."""
_EDGE = 48
"""Pixels of the screen that a dialog leaves free for frame and panels."""
_BORDER, _TITLE = 8, 32
"""Pixels of a window's frame at the sides, and at the top."""


class Frame(QDialog):
    """A dialog with one column of content and a row of buttons below it. Esc closes."""

    def __init__(self, title: str, parent: QWidget | None, width: int, height: int) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.content = QVBoxLayout()
        self.content.setContentsMargins(0, 0, 0, 0)
        self.content.setSpacing(GAP)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(GAP)
        self.buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GAP, 2 * GAP, 2 * GAP, 2 * GAP)
        column.setSpacing(2 * GAP)
        add_layout(column, self.content, 1)
        add_layout(column, self.buttons)
        self._row: list[QPushButton] = []
        """The buttons, from left to right."""
        self._fit(width, height)
        self._shown = False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next part, or the one before; the buttons come last, whatever was made behind them."""
        return step_focus(self, self._row, forward=forward)

    def showEvent(self, event: QShowEvent) -> None:
        """Come up no higher than the contents."""
        super().showEvent(event)
        if not self._shown:
            self._shown = True
            self._take_help()
            self._shrink()

    def _take_help(self) -> None:
        """Let the keys of the guide work here: those of the window or dialog that this one belongs to."""
        # Shortcuts work in the window that has the action; a dialog is a window of its own. The main
        # window has the action, and a dialog over a dialog finds it there.
        window = self.parentWidget()
        while window is not None and not self._helps_of(self):
            self.addActions(self._helps_of(window))
            window = window.parentWidget()

    @staticmethod
    def _helps_of(window: QWidget) -> list[QAction]:
        return [action for action in window.actions() if action.objectName() == HELP_ACTION]

    def open_guide(self) -> None:
        """Open the guide at the place that belongs to the part with the focus."""
        for action in self._helps_of(self):
            action.trigger()

    def _shrink(self) -> None:
        spare = self._spare_height()
        if spare > 0:
            self.resize(self.width(), self.height() - spare)

    def fit_contents(self) -> None:
        """Take the size of the contents again, once rows came or went, as far as the screen has it.

        The width grows only: what stood side by side stays where it is.
        """
        # The width comes first: in another one texts have other heights.
        room = self.screen().availableSize()
        lacking = max((_lacking_width(area) for area in self.findChildren(QScrollArea)), default=0)
        self.resize(min(self.width() + max(lacking, 0), room.width() - _EDGE), self.height())
        self.resize(self.width(), min(self.height() - self._spare_height(), room.height() - _EDGE))

    def _spare_height(self) -> int:
        """Return the pixels that the dialog is higher than its contents need; below 0: that it lacks."""
        # Lists and texts take what room there is, as they may be filled later. A page that scrolls needs
        # the height of its contents, and everything else that of the layout.
        layout, width = self.layout(), self.width()
        areas = [area for area in self.findChildren(QAbstractScrollArea) if area.isVisibleTo(self)]
        if layout is None or not all(isinstance(area, QScrollArea) for area in areas):
            return 0
        layout.activate()
        if areas:
            return min(area.viewport().height() - _height_of(area) for area in areas)
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else -1
        return self.height() - max(needed, layout.totalMinimumSize().height())

    def _fit(self, width: int, height: int) -> None:
        # Logical pixels of the primary screen, without its panels.
        screen = QGuiApplication.primaryScreen().availableSize()
        self.resize(min(width, screen.width() - _EDGE), min(height, screen.height() - _EDGE))

    def stand_left_of(self, box: QRect) -> None:
        """Come up left of a box of the screen, narrower if need be; where there is no room, anywhere."""
        # A window manager may still put it elsewhere, as those of Wayland do.
        room = self.screen().availableGeometry()
        width = min(self.width(), box.left() - room.left() - _BORDER)
        if width < self.minimumSizeHint().width():
            return
        self.resize(width, self.height())
        top = min(box.bottom() - self.height(), room.bottom() - self.height() - _BORDER)
        self.move(box.left() - width - _BORDER, max(room.top() + _TITLE, top))

    def scroll_content(self, page: QWidget, name: str) -> None:
        """Show ``page`` so that it scrolls where the screen is too small for it."""
        self.content.addWidget(scrolled(page, name), 1)

    def add_button(self, text: str, action: Callable[[], object], default: bool = False) -> QPushButton:
        """Put a button at the end of the row."""
        button = make_button(text, action)
        button.setDefault(default)
        self.buttons.addWidget(button)
        self._row.append(button)
        return button

    def add_copy_button(self, text: str, source: Callable[[], str]) -> QPushButton:
        """Put a button at the left end of the row that copies the text returned by ``source``."""
        button = make_button(text, lambda: QGuiApplication.clipboard().setText(source()))
        self.buttons.insertWidget(0, button)
        self._row.insert(0, button)
        return button


def _height_of(area: QAbstractScrollArea) -> int:
    """Return the height that the contents of a scroll area need in its width."""
    page = area.widget() if isinstance(area, QScrollArea) else None
    if page is None:
        return 0
    width = area.viewport().width()
    return page.heightForWidth(width) if page.hasHeightForWidth() else page.sizeHint().height()


def _lacking_width(area: QScrollArea) -> int:
    """Return the pixels that a scroll area is narrower than its contents, a vertical scroll bar aside."""
    page, bar = area.widget(), area.verticalScrollBar().sizeHint().width()
    return page.minimumSizeHint().width() + bar - area.width() if page is not None else 0


def scrolled(page: QWidget, name: str) -> QScrollArea:
    """Return an area without a frame in which ``page`` scrolls."""
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setAccessibleName(name)
    return area


def make_button(text: str, action: Callable[[], object]) -> QPushButton:
    """Return a push button that calls ``action`` and does not take Return from others."""
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.setMinimumHeight(TARGET)
    button.clicked.connect(lambda: action())
    return button


def wrapped(text: str = "", selectable: bool = False) -> QLabel:
    """Return a label that breaks its text into lines; plain text, never markup."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    if selectable:
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
    return label


def headline(icon: QLabel, text: QLabel) -> QHBoxLayout:
    """Return a row with an icon and the sentence a dialog opens with."""
    row = QHBoxLayout()
    row.setSpacing(2 * GAP)
    row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(text, 1, Qt.AlignmentFlag.AlignVCenter)
    return row


def icon_label(icons: Icons, name: str, token: str) -> QLabel:
    """Return a label showing an icon of 24 pixels, sharp on this screen."""
    label = QLabel()
    label.setPixmap(icons.pixmap(name, 24, token, QGuiApplication.primaryScreen().devicePixelRatio()))
    label.setFixedSize(24, 24)
    return label


def replace_in_column(owner: QWidget, old: QWidget, new: QWidget) -> None:
    """Put a widget in the place of another one in the column layout of their owner."""
    column = owner.layout()
    if isinstance(column, QVBoxLayout):
        # Not replaceWidget: Qt would leave the old layout item to us, and nothing of ours would free it.
        place = column.indexOf(old)
        column.removeWidget(old)
        column.insertWidget(place, new)
    old.hide()
    old.deleteLater()
