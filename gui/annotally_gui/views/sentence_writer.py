"""The writer of the line above the cards: how the sides differ."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat

from annotally_gui.models.difference_sentence import DifferenceSentence
from annotally_gui.services.rich_text import wrapping
from annotally_gui.views.text_writer import GAP, TextWriter


class SentenceWriter(TextWriter):
    """A writer of one line: the essence in a strong face, and additions in a plain one."""

    def write_sentence(self, sentence: DifferenceSentence, width: int) -> None:
        """Replace the document's content; words without room in ``width`` pixels stand in the tooltip.

        All of it is copied.
        """
        self._begin()
        room = self._write_part(sentence.lead, self._strong, self._strong_font(), width, sentence)
        if sentence.details:
            self._cursor.insertText(" ", self._plain)
            self._write_part(sentence.details, self._plain, self._font, room - GAP, sentence)
        self._end()

    def _write_part(
        self, text: str, look: QTextCharFormat, font: QFont, room: float, sentence: DifferenceSentence
    ) -> float:
        """Write a part, elided to the room; return the room that is left."""
        metrics, tipped = QFontMetricsF(font), QTextCharFormat(look)
        tipped.setToolTip(wrapping(sentence.whole))
        visible = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))
        if visible != text:
            self._stand_for(tipped, text)
        self._cursor.insertText(visible, tipped)
        return room - metrics.horizontalAdvance(visible)
