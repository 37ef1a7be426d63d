"""A read-only text whose counts are links, for mouse, keys and screen readers."""

import re
from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from annotally.model.wording import LinkedCount
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.rich_text import Markup, element, joined

_BEGIN, _MIDDLE, _END = "\ue000", "\ue001", "\ue002"
"""Signs for private use around the number of a link, and its text."""
_LINK = re.compile(f"{_BEGIN}([0-9]+){_MIDDLE}([^{_END}]*){_END}")


class _MarkedCount(int):
    """A count that is written between the signs of a link."""

    number: int

    def __format__(self, spec: str) -> str:
        return f"{_BEGIN}{self.number}{_MIDDLE}{super().__format__(spec)}{_END}"


class LinkedText(QTextBrowser):
    """Lines of text; each `LinkedCount` in their sentences is a link that Tab reaches and Enter follows."""

    chosen = Signal(object)
    """A `LinkedCount` was clicked, or Enter pressed on it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: list[LinkedCount] = []
        self.setAccessibleName(name)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.anchorClicked.connect(self._follow)

    def set_lines(self, lines: Iterable[str]) -> None:
        """Show lines, sentences of the engine in the user's language among them."""
        self._counts = []
        self.setHtml(
            joined(element("div", self._markup(line), style="white-space: pre-wrap") for line in lines)
        )

    @property
    def counts(self) -> tuple[LinkedCount, ...]:
        """The counts that are links, in the order of the text."""
        return tuple(self._counts)

    def go_to_first_link(self) -> None:
        """Take the focus, on the first link."""
        self.setFocus(Qt.FocusReason.TabFocusReason)

    def _markup(self, line: str) -> Markup:
        # Sentences are translated with marked counts first, so that links stand where the language has them.
        return Markup(_LINK.sub(self._anchor, escape(translate(line, self._mark))))

    def _mark(self, number: int | float) -> int | float:
        # Nothing to list behind 0: it stays a number.
        if not isinstance(number, LinkedCount) or not number:
            return number
        marked = _MarkedCount(number)
        marked.number = len(self._counts)
        self._counts.append(number)
        return marked

    def _anchor(self, link: re.Match[str]) -> str:
        return element("a", link[2], href=link[1], title=translate(self._counts[int(link[1])].title))

    def _follow(self, link: QUrl) -> None:
        self.chosen.emit(self._counts[int(link.toString())])

    def _announce(self) -> None:
        # Qt tells assistive technology of the selected number, but not that it is a link, nor to what.
        cursor = self.textCursor()
        href = cursor.charFormat().anchorHref()
        if cursor.hasSelection() and href and cursor.selectedText().isdigit():
            count = self._counts[int(href)]
            text = tr("{count}, link: {title}", count=int(count), title=translate(count.title))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next or previous link, and tell assistive technology where it leads."""
        stays = super().focusNextPrevChild(forward)
        if stays:
            self._announce()
        return stays

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go to the first link, or to the last, where the focus comes by a key."""
        # By a key the caret stays where it was last: it is set to the end from which Tab comes.
        super().focusInEvent(event)
        if self._counts and event.reason() == Qt.FocusReason.TabFocusReason:
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.focusNextPrevChild(True)
        elif self._counts and event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.moveCursor(QTextCursor.MoveOperation.End)
            self.focusNextPrevChild(False)
