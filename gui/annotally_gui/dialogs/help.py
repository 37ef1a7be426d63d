"""The help: a page for each task, found by words; it opens at the page of the pane in use."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from annotally.scoring.tally import Status
from annotally_gui.actions.catalogue import spec
from annotally_gui.actions.registry import ActionRegistry, plain_text
from annotally_gui.dialogs.frame import Frame, scrolled, wrapped
from annotally_gui.dialogs.help_pages import PAGES, STATES, HelpPage
from annotally_gui.dialogs.shortcuts import native
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.status_glyphs import Glyphs, state_title
from annotally_gui.services.theme import GAP, heading_font
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.layouts import add_layout

MEANINGS = {
    Status.COR: mark("Key and response agree."),
    Status.PAR: mark("Key and response agree in part and earn partial credit."),
    Status.INC: mark("Key and response are paired and differ."),
    Status.MIS: mark("Only in the key. Shown in the upper lane only."),
    Status.SPU: mark("Only in the response. Shown in the lower lane only."),
    Status.OPT: mark("Optional in the key and left out: not counted."),
    Status.NON: mark("Not counted: optional, or another alternative was compared."),
    Status.UNS: mark("Not scored by the task."),
    Status.REM: mark("A pointer to an optional object without a pair: not counted."),
}
_LIST_WIDTH = 200
_ID = Qt.ItemDataRole.UserRole


class HelpDialog(Frame):
    """A dialog with a list of pages, a field that searches them, and the page that is chosen."""

    def __init__(
        self, glyphs: Glyphs, actions: ActionRegistry, parent: QWidget | None = None, page: str = STATES
    ) -> None:
        """Open at the page of this id."""
        super().__init__(tr("Help"), parent, 760, 560)
        self._glyphs, self._actions = glyphs, actions
        self._words = {entry.id: _words(entry, actions) for entry in PAGES}
        self.field = Field()
        self.field.setPlaceholderText(tr("Search the help"))
        self.field.setAccessibleName(tr("Search the help"))
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Pages"))
        self.list.setFixedWidth(_LIST_WIDTH)
        self.list.setWordWrap(True)
        self._page = QVBoxLayout()
        self._shown_page: QWidget | None = None
        list_column = QVBoxLayout()
        list_column.setSpacing(GAP)
        list_column.addWidget(self.field)
        list_column.addWidget(self.list, 1)
        columns = QHBoxLayout()
        columns.setSpacing(2 * GAP)
        add_layout(columns, list_column)
        add_layout(columns, self._page, 1)
        add_layout(self.content, columns, 1)
        self.field.setFixedWidth(_LIST_WIDTH)
        for entry in PAGES:
            item = QListWidgetItem(tr(entry.title), self.list)
            item.setData(_ID, entry.id)
        self.list.currentItemChanged.connect(lambda item, _before: self._show(item))
        self.field.textChanged.connect(self._search)
        self.add_button(tr("&Close"), self.accept, default=True)
        self.go_to(page)
        self.list.setFocus()

    @property
    def page(self) -> str:
        """The id of the page that is shown; empty where nothing was found."""
        chosen = next(iter(self.list.selectedItems()), None)
        return str(chosen.data(_ID)) if chosen is not None and not chosen.isHidden() else ""

    def go_to(self, page: str) -> None:
        """Show the page of an id."""
        self.list.setCurrentItem(next(item for item in self._items() if item.data(_ID) == page))

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _search(self, text: str) -> None:
        """List the pages that have all words; the chosen one stays if it is among them."""
        words = text.casefold().split()
        for item in self._items():
            item.setHidden(not all(word in self._words[str(item.data(_ID))] for word in words))
        listed = [item for item in self._items() if not item.isHidden()]
        current = self.list.currentItem()
        if listed and current not in listed:
            self.list.setCurrentItem(listed[0])
        else:
            self._show(current if listed else None)

    def _show(self, item: QListWidgetItem | None) -> None:
        if self._shown_page is not None:
            self._page.removeWidget(self._shown_page)
            self._shown_page.hide()
            self._shown_page.deleteLater()
        page = next((entry for entry in PAGES if item is not None and entry.id == item.data(_ID)), None)
        if page is None:
            area = scrolled(wrapped(tr("No results. Try fewer words, or the name of an action.")), tr("Help"))
        else:
            area = scrolled(self._body(page), tr(page.title))
        self._shown_page = area
        self._page.addWidget(area)

    def _body(self, page: HelpPage) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, GAP, 0)
        column.setSpacing(GAP)
        heading = QLabel(tr(page.title))
        heading.setFont(heading_font())
        column.addWidget(heading)
        if page.id == STATES:
            add_layout(column, _states(self._glyphs))
        for text in page.texts:
            column.addWidget(wrapped(tr(text)))
        if page.actions:
            column.addSpacing(GAP)
            add_layout(column, _keys(self._actions, page.actions))
        column.addStretch(1)
        return body


def _words(page: HelpPage, actions: ActionRegistry) -> str:
    """Return all that a page is found by."""
    names = (f"{plain_text(tr(spec(name).text))} {native(actions.shortcuts(name))}" for name in page.actions)
    tips = (tr(spec(name).tooltip) for name in page.actions)
    states = (f"{status.name} {state_title(status)} {tr(text)}" for status, text in MEANINGS.items())
    texts = map(tr, page.texts)
    parts = (tr(page.title), *texts, *names, *tips, *(states if page.id == STATES else ()))
    return "\n".join(parts).casefold()


def _states(glyphs: Glyphs) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(GAP)
    grid.setVerticalSpacing(GAP)
    grid.setColumnStretch(3, 1)
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    for row, (status, meaning) in enumerate(MEANINGS.items()):
        glyph = QLabel()
        glyph.setPixmap(glyphs.pixmap(status, 16, ratio))
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(glyph, row, 0, top)
        grid.addWidget(QLabel(status.name), row, 1, top)
        grid.addWidget(QLabel(state_title(status)), row, 2, top)
        grid.addWidget(wrapped(tr(meaning)), row, 3)
    return grid


def _keys(actions: ActionRegistry, names: tuple[str, ...]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * GAP)
    grid.setVerticalSpacing(GAP // 2)
    grid.setColumnStretch(2, 1)
    top = Qt.AlignmentFlag.AlignTop
    for row, action_id in enumerate(names):
        grid.addWidget(QLabel(native(actions.shortcuts(action_id))), row, 0, top)
        grid.addWidget(QLabel(plain_text(tr(spec(action_id).text))), row, 1, top)
        grid.addWidget(wrapped(tr(spec(action_id).tooltip)), row, 2)
    return grid
