"""The writer of an inspection into a text document: state, cards side by side or stacked, and reasons."""

from collections.abc import Sequence

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
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
    QTextListFormat,
    QTextTable,
    QTextTableFormat,
)

from annotally.reports.tables.similarity_details import DimensionBar
from annotally.reports.tree.inspection import Card, CardLine, Inspection, StringForms
from annotally.scoring.tally import Status
from annotally.text.cleaning import Form
from annotally_gui.models.plain_names import plain_name
from annotally_gui.services.i18n import tr
from annotally_gui.services.status_glyphs import OUTCOMES, state_title
from annotally_gui.views.dimension_bars import HEIGHT, WIDTH, bar_pixmap
from annotally_gui.views.fill_lines import LinePair, pair_lines, pieces, shows_compared
from annotally_gui.views.painting import Spans, StatePainter

GAP = 8
GLYPH = 16
_WRITTEN = QTextFormat.Property.UserProperty.value + 1
"""Character property with the text that the file has in the place of a sign."""
_SERIAL = _WRITTEN + 1
"""Character property with a number, which keeps neighbouring signs from becoming one run."""
_ISOLATE, _END_ISOLATE = "\u2066", "\u2069"
_MARK_STRENGTH = 0.2


def sentence(text: str) -> str:
    """Return ``text`` with a capital first letter, unless its first word is all capitals or has digits."""
    return text[:1].upper() + text[1:]


class InspectionWriter:
    """A writer that fills a text document with one inspection."""

    def __init__(
        self, document: QTextDocument, palette: QPalette, painter: StatePainter, font: QFont, dpr: float
    ) -> None:
        self._document = document
        self._painter = painter
        self._dpr = dpr
        self._font = font
        self._palette = palette
        self._cursor = QTextCursor(document)
        self._plain = self._make_format(QPalette.ColorRole.Text)
        self._quiet = self._make_format(QPalette.ColorRole.PlaceholderText)
        self._strong = self._make_format(QPalette.ColorRole.Text)
        self._strong.setFontWeight(QFont.Weight.DemiBold)
        self._signs = 0
        self._correct, self._partial = Form.CLEAN, Form.NONE
        self.current_position = -1
        """Where the first current line begins, -1 if no line is current."""

    def _make_format(self, role: QPalette.ColorRole) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setForeground(self._palette.color(role))
        return look

    def write(self, inspection: Inspection, names: Sequence[str], *, stacked: bool) -> None:
        """Replace the document's content. ``names`` are the sides' names, the cards' own where empty."""
        # One edit block: the document is laid out once, at its end. The order is head, reasons of the
        # state, dimensions, cards, and what was considered besides.
        self._correct, self._partial = inspection.correct, inspection.partial
        self._document.clear()
        self._cursor = QTextCursor(self._document)
        self._cursor.beginEditBlock()
        self._write_head(inspection)
        self._write_reasons(inspection.why)
        self._write_dimensions(inspection.dimensions)
        cards = [
            Card(name or card.side, card.heading, card.lines)
            for card, name in zip(inspection.cards, (*names, *[""] * len(inspection.cards)), strict=False)
        ]
        # The arrangement follows the number of cards: added by hand, two sides, several annotators.
        if len(cards) == 1:  # of what was added by hand: it is of no side
            self._write_card(
                inspection.cards[0], pair_lines((), inspection.cards[0].lines), 1, inspection.status
            )
            self._leave_table()
        elif len(cards) > 2:
            self._write_below_each_other(cards, inspection.status)
        elif len(cards) == 2:
            lines = pair_lines(cards[0].lines, cards[1].lines)
            (self._write_stacked if stacked else self._write_side_by_side)(cards, lines, inspection.status)
        self._write_reasons(inspection.considered)
        self._cursor.endEditBlock()

    # -- state and title

    def _write_head(self, inspection: Inspection) -> None:
        if not inspection.stateless:
            self._write_state(inspection)
        title = QTextCharFormat(self._strong)
        title.setFontPointSize(self._font.pointSizeF() * 1.3)
        title.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignNormal)
        self._cursor.insertText(inspection.title, title)

    def _write_state(self, inspection: Inspection) -> None:
        glyph = self._painter.glyph(inspection.status, GLYPH, self._dpr)
        self._cursor.insertImage(self._make_image("state", glyph, GLYPH, GLYPH))
        has_title = inspection.rule in OUTCOMES
        title = state_title(Status(inspection.status), inspection.rule) if has_title else ""
        title = title or self._painter.text(inspection.status)
        self._cursor.insertText(f" {sentence(title)}  ", self._plain)

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

    # -- dimensions

    def _write_dimensions(self, bars: Sequence[DimensionBar]) -> None:
        """Write a line for each dimension: name, bar and similarity, weight."""
        if not bars:
            return
        strong = QFont(self._font)
        strong.setWeight(QFont.Weight.DemiBold)
        values = [self._room([_value(bar) for bar in bars], strong) + WIDTH + GAP]
        table = self._insert_table(
            len(bars), 3, [tr("similarity") + "  ", *(plain_name(bar.name) for bar in bars)], 32, values
        )
        for row, bar in enumerate(bars):
            if bar.current:
                for column in range(table.columns()):
                    self._shade(table, row, column)
                self.current_position = table.cellAt(row, 0).firstCursorPosition().position()
            self._write_dimension(table, row, bar)
        self._leave_table()

    def _write_dimension(self, table: QTextTable, row: int, bar: DimensionBar) -> None:
        look = self._strong if bar.total or bar.current else self._plain
        name = tr("similarity") if bar.total else plain_name(bar.name)
        cursor = table.cellAt(row, 0).firstCursorPosition()
        cursor.insertText(f"{'– ' if bar.below else ''}{name}", look if bar.total else self._quiet)
        cursor = table.cellAt(row, 1).firstCursorPosition()
        self._insert_bar(cursor, bar, row)
        cursor.insertText(_value(bar), look)
        cursor = table.cellAt(row, 2).firstCursorPosition()
        if bar.total:
            cursor.insertText(tr("weights {sum} in all", sum=bar.weight), self._quiet)
        elif bar.weight:
            cursor.insertText(tr("weight {weight}", weight=bar.weight), self._plain)
        if bar.note:
            cursor.insertText(f"  {bar.note}", self._quiet)

    def _insert_bar(self, cursor: QTextCursor, bar: DimensionBar, number: int) -> None:
        image = self._make_image(f"bar-{number}", bar_pixmap(bar, self._palette, self._dpr), WIDTH, HEIGHT)
        image.setToolTip(bar.exact or bar.value)
        cursor.insertImage(image)
        self._insert_uncopied(cursor, "  ")

    # -- cards

    def _write_side_by_side(self, cards: Sequence[Card], lines: Sequence[LinePair], status: int) -> None:
        # Row 0 has the headings of the sides; a slot with several lines is named in its first one.
        table = self._insert_table(1 + len(lines), 3, [line.slot for line in lines])
        for side, card in enumerate(cards):
            self._write_heading(table, 0, side + 1, card)
        above = ""
        for row, pair in enumerate(lines, start=1):
            self._write_slot(table, row, pair, repeated=pair.slot.casefold() == above)
            above = pair.slot.casefold()
            self._write_fill(table, row, 1, pair.a, pair.difference.a, status)
            self._write_fill(table, row, 2, pair.b, pair.difference.b, status)
        self._leave_table()

    def _write_stacked(self, cards: Sequence[Card], lines: Sequence[LinePair], status: int) -> None:
        for side, card in enumerate(cards):
            self._write_card(card, lines, side, status)
        self._leave_table()

    def _write_below_each_other(self, cards: Sequence[Card], status: int) -> None:
        """Write the cards of several annotators, each compared with the first one that has the object."""
        first = next((card for card in cards if card.heading), cards[0])
        for card in cards:
            self._write_card(card, pair_lines(first.lines, card.lines), 1, status)
        self._leave_table()

    def _write_card(self, card: Card, lines: Sequence[LinePair], side: int, status: int) -> None:
        """Write one card in a table of its own."""
        pairs = [pair for pair in lines if pair[1 + side] is not None]
        table = self._insert_table(1 + len(pairs), 2, [pair.slot for pair in pairs])
        self._write_heading(table, 0, 1, card)
        above = ""
        for row, pair in enumerate(pairs, start=1):
            self._write_slot(table, row, pair, repeated=pair.slot.casefold() == above)
            above = pair.slot.casefold()
            line = pair.b if side else pair.a
            self._write_fill(table, row, 1, line, pair.difference[side], status)
        self._leave_table()

    @staticmethod
    def _room(texts: Sequence[str], font: QFont) -> float:
        return max((QFontMetricsF(font).horizontalAdvance(text) for text in texts), default=0.0) + 2 * GAP

    def _insert_table(
        self, rows: int, columns: int, slots: Sequence[str], widest: int = 18, fixed: Sequence[float] = ()
    ) -> QTextTable:
        """Insert a table with a first column wide enough for ``slots``, up to ``widest`` average characters.

        The next ones are ``fixed`` pixels wide; the last share the remaining width.
        """
        room = QFontMetricsF(self._font).averageCharWidth() * widest
        widths = [min(self._room(slots, self._font), room + 2 * GAP), *fixed]
        # Fixed pixels for slots and bars; the other columns share 100 % evenly.
        share = QTextLength(QTextLength.Type.PercentageLength, 100 / (columns - len(widths)))
        layout = QTextTableFormat()
        layout.setBorder(0)
        layout.setCellSpacing(0)
        layout.setCellPadding(GAP / 4)
        layout.setTopMargin(GAP)
        layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        layout.setColumnWidthConstraints(
            [
                *(QTextLength(QTextLength.Type.FixedLength, width) for width in widths),
                *[share] * (columns - len(widths)),
            ]
        )
        layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        return self._cursor.insertTable(rows, columns, layout)

    def _leave_table(self) -> None:
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _write_heading(self, table: QTextTable, row: int, column: int, card: Card) -> None:
        cursor = table.cellAt(row, column).firstCursorPosition()
        cursor.insertText(card.side, self._quiet)
        if card.heading:
            cursor.insertText("  " + card.heading, self._strong)
        else:
            cursor.insertText("  " + tr("has nothing here"), self._quiet)

    def _write_slot(self, table: QTextTable, row: int, pair: LinePair, *, repeated: bool) -> None:
        cell = table.cellAt(row, 0)
        cursor = cell.firstCursorPosition()
        if pair.current:
            for column in range(table.columns()):
                self._shade(table, row, column)
            if self.current_position < 0:
                self.current_position = cursor.position()
        if not repeated:
            cursor.insertText(pair.slot, self._strong if pair.current else self._quiet)

    def _shade(self, table: QTextTable, row: int, column: int) -> None:
        cell = table.cellAt(row, column)
        shade = cell.format()
        shade.setBackground(self._palette.color(QPalette.ColorRole.Midlight))
        cell.setFormat(shade)

    def _write_fill(
        self, table: QTextTable, row: int, column: int, line: CardLine | None, differing: Spans, status: int
    ) -> None:
        if line is None:
            return
        cell = table.cellAt(row, column)
        apart = cell.format().toTableCellFormat()
        apart.setRightPadding(GAP)
        cell.setFormat(apart)
        cursor = cell.firstCursorPosition()
        self._write_text(cursor, line.text, differing, status, self._link_format(line.target))
        if line.note:
            cursor.insertText("  ", self._quiet)
            # Isolated, so that a note's offsets stay in order behind right-to-left text.
            self._insert_uncopied(cursor, _ISOLATE)
            cursor.insertText(line.note, self._quiet)
            self._insert_uncopied(cursor, _END_ISOLATE)
        if line.forms:
            self._write_forms(cursor, line.forms)
        elif shows_compared(line):
            cursor.insertBlock(QTextBlockFormat(), self._quiet)
            cursor.insertText(tr("compared as") + " ", self._quiet)
            self._write_text(cursor, line.compared, (), status, self._quiet)

    def _link_format(self, target: int) -> QTextCharFormat | None:
        if target < 0:
            return None
        look = self._make_format(QPalette.ColorRole.Link)
        look.setFontUnderline(True)
        look.setAnchor(True)
        look.setAnchorHref(str(target))
        look.setToolTip(tr("Go to this object"))
        return look

    def _write_forms(self, cursor: QTextCursor, forms: Sequence[StringForms]) -> None:
        """Write each reading straightened and clean (M5); the parts that cleaning removes are struck through.

        The removed parts are not copied.
        """
        for form in forms:
            if len(forms) > 1:
                self._write_form_name(cursor, tr("written"), "")
                self._write_text(cursor, form.original, (), 0)
            self._write_form_name(cursor, tr("straightened"), self._credit_words(Form.STRAIGHTENED))
            self._write_text(cursor, form.straightened, (), 0)
            self._write_form_name(cursor, tr("clean"), self._credit_words(Form.CLEAN))
            for piece in form.clean:
                look = QTextCharFormat(self._quiet if piece.removed else self._plain)
                if piece.removed:
                    look.setFontStrikeOut(True)
                    look.setProperty(_WRITTEN, "")
                    look.setToolTip(tr("Removed by cleaning"))
                cursor.insertText(piece.text, look)

    def _write_form_name(self, cursor: QTextCursor, name: str, use: str) -> None:
        cursor.insertBlock(QTextBlockFormat(), self._quiet)
        cursor.insertText(f"{name} ({use})  " if use else f"{name}  ", self._quiet)

    def _credit_words(self, form: Form) -> str:
        """Return the credit for equality in a form, in words."""
        if form is self._correct:
            return tr("compared")
        return tr("partial credit") if form is self._partial else ""

    def _write_text(
        self,
        cursor: QTextCursor,
        text: str,
        differing: Spans,
        status: int,
        ground: QTextCharFormat | None = None,
    ) -> None:
        # A sign keeps the file's text as a property, which `written_text` copies in its place.
        for piece in pieces(text, differing):
            look = QTextCharFormat(ground or self._plain)
            if piece.symbol:
                self._signs += 1
                look.setForeground(self._palette.color(QPalette.ColorRole.PlaceholderText))
                look.setProperty(_WRITTEN, piece.source)
                look.setProperty(_SERIAL, self._signs)
            if piece.differs:
                color = self._painter.color(status)
                look.setFontUnderline(True)
                look.setUnderlineColor(color)
                look.setBackground(_thin(color, self._palette.color(QPalette.ColorRole.Base)))
            cursor.insertText(piece.display, look)

    def _insert_uncopied(self, cursor: QTextCursor, character: str) -> None:
        """Insert a control character or blanks that are never copied."""
        look = QTextCharFormat(self._quiet)
        look.setProperty(_WRITTEN, "")
        cursor.insertText(character, look)

    # -- reasons

    def _write_reasons(self, why: Sequence[str]) -> None:
        if not why:
            return
        style = QTextListFormat()
        style.setStyle(QTextListFormat.Style.ListDisc)
        style.setIndent(1)
        if not self._cursor.atBlockStart():  # else it is the empty line behind a table
            self._cursor.insertBlock(QTextBlockFormat(), self._plain)
        self._cursor.createList(style)
        for number, reason in enumerate(why):
            if number:
                self._cursor.insertBlock()
            self._cursor.insertText(reason, self._plain)


def _value(bar: DimensionBar) -> str:
    return f"{bar.value} = {bar.exact}" if bar.exact else bar.value


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
