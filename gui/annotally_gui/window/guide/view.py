"""The page of the guide that is shown: rich text in the colours of the theme, with its matches marked."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from annotally.scoring.tally import Status
from annotally.text.search import fold
from annotally_gui.services.guide.page_markup import GLYPH, WrittenPage
from annotally_gui.services.guide.search import matches_in, places_of
from annotally_gui.services.i18n import tr
from annotally_gui.services.status_glyphs import Glyphs
from annotally_gui.services.theme import Theme, mono_font
from annotally_gui.window.guide.page_style import page_style

_MARGIN = 20
_LEAD = 0.25
"""The share of the height that stays above a match that is scrolled to."""


class GuideView(QTextBrowser):
    """A browser of one page; links are reported, not followed."""

    followed = Signal(str)
    """The target of a link that was clicked, or chosen with Return."""
    zoomed = Signal(int)
    """The wheel was turned with Ctrl: one step larger (1) or smaller (-1)."""

    def __init__(self, theme: Theme, glyphs: Glyphs) -> None:
        super().__init__()
        self._theme, self._glyphs = theme, glyphs
        self._page = WrittenPage()
        self._matches: list[tuple[int, int]] = []
        self.setOpenLinks(False)
        # Tables that are too wide scroll: their words are not broken.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setAccessibleName(tr("Page of the guide"))
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))

    @property
    def find_count(self) -> int:
        """The number of places marked on the page."""
        return len(self._matches)

    def show_page(self, page: WrittenPage, zoom: int) -> None:
        """Show a page at its beginning, with letters of so many percent."""
        self._page = page
        # The match that is gone to is the selection: it has to differ from the others, which have its colour
        # elsewhere in the window.
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Highlight, self._theme.color("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, self._theme.color("accent_text"))
        self.setPalette(palette)
        document = self.document()
        document.clear()  # else the page before is laid out once more, in the new size
        size = QGuiApplication.font().pointSizeF() * zoom / 100
        font = QGuiApplication.font()
        font.setPointSizeF(size)
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(page_style(self._theme.tokens, size, mono_font().family()))
        ratio = self.devicePixelRatioF()
        for status in Status:
            picture = self._glyphs.pixmap(status, round(16 * zoom / 100), ratio)
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(GLYPH + status.name), picture)
        self.setHtml(page.markup)
        self.clear_find()

    def redraw(self, zoom: int) -> None:
        """Show the same page in the colours in force and in another size, at the same place."""
        # Sizes and line breaks change: the share of the page that was scrolled past is the same part of
        # it, nearly.
        bar = self.verticalScrollBar()
        share = bar.value() / max(bar.maximum(), 1)
        words = [self._text()[start:end] for start, end in self._matches]
        self.show_page(self._page, zoom)
        bar.setValue(round(share * bar.maximum()))
        self.mark({fold(word) for word in words})

    def mark(self, terms: Iterable[str]) -> None:
        """Mark every place that matches one of the folded terms."""
        folded_terms = tuple(terms)
        self._matches = matches_in(self._text(), folded_terms) if folded_terms else []
        self._show_matches()

    def go_to_match(self, anchor: str) -> None:
        """Go to the first match below an anchor, or the first one of the page."""
        start = self._position_of(anchor)
        places = [place for place, _ in self._matches]
        following = next((number for number, place in enumerate(places) if place >= start), 0)
        if places:
            self._select(following)

    def go_to_anchor(self, anchor: str) -> None:
        """Scroll to an anchor; to the beginning without one."""
        if anchor:
            self.scrollToAnchor(anchor)
        else:
            self.verticalScrollBar().setValue(0)

    def switch_caret(self) -> None:
        """Show a caret at the top of the part in sight, by which keys select text, or hide it again."""
        # Qt scrolls with the arrows without it, and moves the caret with them otherwise.
        by_keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(self.textInteractionFlags() ^ by_keys)
        if self.textInteractionFlags() & by_keys:
            self.setTextCursor(self.cursorForPosition(self.viewport().rect().topLeft()))
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def selected_text(self) -> str:
        """Return the selected text, paragraphs in lines."""
        return self.textCursor().selectedText().replace("\u2029", "\n")

    def find_text(self, text: str, *, backwards: bool = False, case: bool = False) -> bool:
        """Mark every place of a text and go to the next one; return whether there is one."""
        page, needle = (self._text(), text) if case else (fold(self._text()), fold(text))
        self._matches = [(place, place + len(needle)) for place in places_of(page, needle)]
        cursor = self.textCursor()
        here = cursor.selectionStart()
        numbers = range(len(self._matches))
        if backwards:
            following = next((n for n in reversed(numbers) if self._matches[n][0] < here), len(numbers) - 1)
        else:
            # What is selected already is gone on from only if it is this very text.
            is_match = any(self._matches[n] == (here, cursor.selectionEnd()) for n in numbers)
            following = next((n for n in numbers if self._matches[n][0] >= here + is_match), 0)
        self._show_matches()
        if self._matches:
            self._select(following)
        return bool(self._matches)

    def clear_find(self) -> None:
        """Mark nothing."""
        self._matches = []
        self._show_matches()

    def _text(self) -> str:
        # Places of Qt count code units; guide pages with letters beyond the first plane would be shifted, so
        # these are replaced here.
        text = self.document().toRawText()
        return "".join(letter if letter <= "\uffff" else "\ufffd\ufffd" for letter in text)

    def _position_of(self, anchor: str) -> int:
        """Return the place of an anchor in the text; 0 if there is none."""
        # Qt scrolls to anchors, but does not say where they are. O(fragments of the page), some thousands.
        block = self.document().begin() if anchor else self.document().end()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                if anchor in pieces.fragment().charFormat().anchorNames():
                    return pieces.fragment().position()
                pieces += 1
            block = block.next()
        return 0

    def _select(self, number: int) -> None:
        start, end = self._matches[number]
        # Qt scrolls as little as it can; a match at the lower edge would show nothing of what follows it.
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        bar, top = self.verticalScrollBar(), self.cursorRect(cursor).top()
        if not 0 <= top <= self.viewport().height() * (1 - _LEAD):
            bar.setValue(bar.value() + top - round(self.viewport().height() * _LEAD))

    def _show_matches(self) -> None:
        look = QTextCharFormat()
        look.setBackground(self._theme.color("selection"))
        look.setForeground(self._theme.color("selection_text"))
        selections = []
        for start, end in self._matches:
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            selection.cursor, selection.format = cursor, look
            selections.append(selection)
        self.setExtraSelections(selections)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl report a change of the size."""
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)
