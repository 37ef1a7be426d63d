"""The side of the guide: a field that searches all pages, over their contents or the hits."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from annotally_gui.services.guide.pages import ContentsEntry, Guide, GuidePlace
from annotally_gui.services.guide.search import GuideIndex, terms_of
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.theme import GAP, Theme
from annotally_gui.widgets.field import Field
from annotally_gui.window.guide.hit_list import HitList

_PLACE = Qt.ItemDataRole.UserRole


class GuideSide(QWidget):
    """Contents or hits. A choice in them is reported with the terms that are searched."""

    chosen = Signal(object, object)
    """A `GuidePlace`, and the folded terms to be marked there: nothing from the contents."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._guide = Guide({})
        self._index: GuideIndex | None = None
        self.field = Field()
        self.field.setPlaceholderText(tr("Search the guide"))
        self.field.setAccessibleName(tr("Search the guide"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.count = QLabel()
        self.count.hide()
        self.contents = self._make_contents()
        self.hits = HitList(theme)
        self.hits.itemActivated.connect(self._choose_hit)
        self.hits.itemClicked.connect(self._choose_hit)
        self._lists = QStackedWidget()
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.hits)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP)
        column.addWidget(self.field)
        column.addWidget(self.count)
        column.addWidget(self._lists, 1)

    def _make_contents(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setHeaderHidden(True)
        tree.setAccessibleName(tr("Contents"))
        tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        tree.itemActivated.connect(lambda item, _column: self._choose_entry(item))
        tree.itemClicked.connect(lambda item, _column: self._choose_entry(item))
        return tree

    def set_guide(self, guide: Guide) -> None:
        """List the contents of a guide, and search it from now on."""
        self._guide, self._index = guide, None
        self.contents.clear()
        _fill(self.contents.invisibleRootItem(), guide.contents(tr("More pages")))
        for item in _items_below(self.contents.invisibleRootItem()):
            item.setExpanded(item.data(0, _PLACE) is None)
        self._search(self.field.text())

    def show_place(self, place: GuidePlace) -> None:
        """Make the entry of a place current, or that of its page; nothing is reported."""
        entries = list(_items_below(self.contents.invisibleRootItem()))
        chapter = self._guide.pages[place.page].chapter_of(place.anchor) if place.anchor else ""
        places = [GuidePlace(place.page, chapter), GuidePlace(place.page)]
        for candidate in places:
            item = next((item for item in entries if item.data(0, _PLACE) == candidate), None)
            if item is not None:
                self.contents.setCurrentItem(item)
                self.contents.scrollToItem(item)
                return

    def begin_search(self) -> None:
        """Go to the field, with its words selected."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def take_focus(self) -> None:
        """Go to the list that is shown."""
        visible_list = self.contents if self._lists.currentWidget() is self.contents else self.hits
        visible_list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def has_focus(self) -> bool:
        """Tell whether the focus is in a part of the side."""
        return self.isAncestorOf(self.window().focusWidget())

    def _search(self, text: str) -> None:
        # Searched with every key press: a scan of all sections takes a few milliseconds.
        searching = bool(terms_of(text))
        self._lists.setCurrentWidget(self.hits if searching else self.contents)
        self.count.setVisible(searching)
        if not searching:
            return
        if self._index is None:  # made with the first search: all pages are read for it
            self._index = GuideIndex(self._guide)
        hits = self._index.search(text)
        self.hits.show_hits(hits)
        none = tr("No results. Try fewer or other words.")
        self.count.setText(plural("{count} result", "{count} results", len(hits)) if hits else none)
        self.count.setWordWrap(True)

    def _choose_hit(self, item: QListWidgetItem | None = None) -> None:
        hit = self.hits.hit(item)
        if hit is not None:
            self.chosen.emit(hit.place, terms_of(self.field.text()))

    def _choose_entry(self, item: QTreeWidgetItem) -> None:
        place = item.data(0, _PLACE)
        if isinstance(place, GuidePlace):
            self.chosen.emit(place, ())
        else:
            item.setExpanded(not item.isExpanded())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from the field to the first hit with Return, to the list with Down; empty it with Escape."""
        # A filter, as a field has no signal for Down and Escape.
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose_hit()
                return True
            if event.key() == Qt.Key.Key_Down:
                self.take_focus()
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)


def _fill(parent: QTreeWidgetItem, entries: tuple[ContentsEntry, ...]) -> None:
    for entry in entries:
        item = QTreeWidgetItem(parent, [entry.title])
        item.setToolTip(0, entry.title)
        item.setData(0, _PLACE, entry.place)
        _fill(item, entry.children)


def _items_below(parent: QTreeWidgetItem) -> Iterator[QTreeWidgetItem]:
    for row in range(parent.childCount()):
        item = parent.child(row)
        if item is not None:
            yield item
            yield from _items_below(item)
