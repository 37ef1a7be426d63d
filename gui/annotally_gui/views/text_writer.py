"""Writing of fills into a text document, and copying from it: a copy has the characters of the file."""

from collections.abc import Sequence

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QPalette,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextDocumentFragment,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from annotally_gui.models.line_elision import ELLIPSIS
from annotally_gui.models.word_differences import NO_DIFFERENCE, Spans, WordDifference
from annotally_gui.services.i18n import tr
from annotally_gui.views.fill_lines import pieces
from annotally_gui.views.painting import StatePainter

GAP = 8
PADDING = GAP // 4
"""Pixels around the text of a cell."""
_WRITTEN = QTextFormat.Property.UserProperty.value + 1
"""Character property with the text that the file has in the place of a sign."""
_SERIAL = _WRITTEN + 1
"""Character property with a number, which keeps neighbouring signs from becoming one run."""
_MARK_STRENGTH = 0.2


class TextWriter:
    """A writer of one document, in the colours and fonts of a widget."""

    def __init__(
        self, document: QTextDocument, palette: QPalette, painter: StatePainter, font: QFont, dpr: float
    ) -> None:
        self._document, self._palette, self._painter = document, palette, painter
        self._font, self._dpr = font, dpr
        self._cursor = QTextCursor(document)
        self._plain = self._make_format(QPalette.ColorRole.Text)
        self._quiet = self._make_format(QPalette.ColorRole.PlaceholderText)
        self._strong = self._make_format(QPalette.ColorRole.Text)
        self._strong.setFontWeight(QFont.Weight.DemiBold)
        self._signs = 0

    def _begin(self) -> None:
        """Empty the document and begin an edit block: it is laid out once, at the block's end."""
        self._document.clear()
        self._cursor = QTextCursor(self._document)
        self._cursor.beginEditBlock()

    def _end(self) -> None:
        self._cursor.endEditBlock()

    def _leave_table(self, *, last: bool = False) -> None:
        """Go behind a table; the empty line that ends every document with a ``last`` table has no height."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        if last:
            flat = QTextBlockFormat()
            flat.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
            self._cursor.setBlockFormat(flat)

    def _insert_table(self, rows: int, widths: Sequence[float], padding: int = PADDING) -> QTextTable:
        """Insert a table with columns of these widths in pixels; those of 0 share the rest."""
        layout = QTextTableFormat()
        layout.setBorder(0)
        layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        layout.setCellSpacing(0)
        layout.setCellPadding(padding)
        if not all(widths):
            layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        share = QTextLength(QTextLength.Type.PercentageLength, 100 / (widths.count(0) or 1))
        layout.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.FixedLength, width) if width else share for width in widths]
        )
        return self._cursor.insertTable(rows, len(widths), layout)

    def _shade(self, table: QTextTable, row: int, column: int) -> None:
        cell = table.cellAt(row, column)
        shade = cell.format()
        shade.setBackground(self._palette.color(QPalette.ColorRole.Midlight))
        cell.setFormat(shade)

    def _strong_font(self) -> QFont:
        font = QFont(self._font)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _make_format(self, role: QPalette.ColorRole) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setForeground(self._palette.color(role))
        return look

    def _make_image(self, name: str, pixmap: QPixmap, width: int, height: int) -> QTextImageFormat:
        """Return the image format of a pixmap in the text; it is not copied."""
        # The document keeps the pixmap under its name, and a later one of that name takes its place. The
        # empty property keeps the image out of copied text.
        self._document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), pixmap)
        image = QTextImageFormat()
        image.setName(name)
        image.setWidth(width)
        image.setHeight(height)
        image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        image.setProperty(_WRITTEN, "")
        return image

    def _link_format(self, target: str, tip: str) -> QTextCharFormat:
        look = self._make_format(QPalette.ColorRole.Link)
        look.setFontUnderline(True)
        look.setAnchor(True)
        look.setAnchorHref(target)
        look.setToolTip(tip)
        return look

    def _row_format(self, target: int) -> QTextCharFormat | None:
        """Return the format of a pointer to a row; None where it leads nowhere."""
        return self._link_format(str(target), tr("Go to this object")) if target >= 0 else None

    def _write_text(
        self,
        cursor: QTextCursor,
        text: str,
        difference: WordDifference = NO_DIFFERENCE,
        status: int = 0,
        ground: QTextCharFormat | None = None,
        ranges: Spans | None = None,
    ) -> None:
        """Write a fill with its differing words marked; only ``ranges`` of it are shown, if they are given.

        What is left out is copied with the rest.
        """
        # A sign keeps the file's text as a property, which `written_text` copies in its place.
        place = 0
        for start, end in ((0, len(text)),) if ranges is None else ranges:
            self._write_ellipsis(cursor, text[place:start], ground)
            self._write_runs(cursor, text, difference, status, ground, (start, end))
            place = end
        self._write_ellipsis(cursor, text[place:] if ranges is not None else "", ground)

    def _write_ellipsis(self, cursor: QTextCursor, hidden: str, ground: QTextCharFormat | None) -> None:
        """Write the sign for text that is left out, if there is any."""
        if hidden:
            look = QTextCharFormat(ground or self._plain)
            look.setForeground(self._palette.color(QPalette.ColorRole.PlaceholderText))
            self._stand_for(look, hidden)
            cursor.insertText(ELLIPSIS, look)

    def _stand_for(self, look: QTextCharFormat, source: str) -> None:
        """Let a sign of this format be copied as the text it stands for."""
        self._signs += 1
        look.setProperty(_WRITTEN, source)
        look.setProperty(_SERIAL, self._signs)

    def _write_runs(
        self,
        cursor: QTextCursor,
        text: str,
        difference: WordDifference,
        status: int,
        ground: QTextCharFormat | None,
        part: tuple[int, int],
    ) -> None:
        for piece in pieces(text, difference, part):
            look = QTextCharFormat(ground or self._plain)
            if piece.symbol:
                look.setForeground(self._palette.color(QPalette.ColorRole.PlaceholderText))
                self._stand_for(look, piece.source)
            if piece.differs:
                color = self._painter.color(status)
                look.setBackground(_thin(color, self._palette.color(QPalette.ColorRole.Base)))
                if piece.stands_out:
                    look.setFontUnderline(True)
                    look.setUnderlineColor(color)
            cursor.insertText(piece.display, look)

    def _insert_uncopied(self, cursor: QTextCursor, characters: str) -> None:
        """Insert control characters or blanks that are never copied."""
        look = QTextCharFormat(self._quiet)
        look.setProperty(_WRITTEN, "")
        cursor.insertText(characters, look)

    def _uncopied(self, look: QTextCharFormat) -> QTextCharFormat:
        """Return a format of text that is never copied."""
        quiet = QTextCharFormat(look)
        quiet.setProperty(_WRITTEN, "")
        return quiet


def _thin(color: QColor, ground: QColor) -> QColor:
    """Return ``color`` mixed into ``ground``: opaque, so that neighbouring runs show no seam."""
    share = _MARK_STRENGTH
    mixed = (a * share + b * (1 - share) for a, b in zip(_rgb(color), _rgb(ground), strict=True))
    return QColor.fromRgbF(*mixed)


def _rgb(color: QColor) -> tuple[float, float, float]:
    return color.redF(), color.greenF(), color.blueF()


def written_text(selection: QTextDocumentFragment) -> str:
    """Return a selection as text for the clipboard: as the file has it, cells of one line parted by tabs."""
    document = QTextDocument()
    QTextCursor(document).insertFragment(selection)
    lines: list[str] = []
    above = None
    block = document.begin()
    while block.isValid():
        # Blocks of one row of a table are cells: they become one line, parted by tabs.
        place, text = _line_of(block), _block_text(block)
        if lines and place is not None and place == above:
            lines[-1] += "\t" + text
        else:
            lines.append(text)
        above = place
        block = block.next()
    return "\n".join(line.rstrip("\t") for line in lines).strip("\n")


def _line_of(block: QTextBlock) -> tuple[int, int] | None:
    """Return table and row a block stands in, None if it stands in no table."""
    table = _table_of(block)
    return None if table is None else (table.firstPosition(), table.cellAt(block.position()).row())


def _table_of(block: QTextBlock) -> QTextTable | None:
    return QTextCursor(block).currentTable()


def _block_text(block: QTextBlock) -> str:
    # A fragment is a run of one format. The serial number in a sign's format keeps two equal signs apart,
    # which Qt would join into one fragment otherwise.
    iterator = block.begin()
    parts = []
    while not iterator.atEnd():
        fragment = iterator.fragment()
        look = fragment.charFormat()
        parts.append(look.stringProperty(_WRITTEN) if look.hasProperty(_WRITTEN) else fragment.text())
        iterator += 1
    return "".join(parts)
