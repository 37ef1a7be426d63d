"""Writes an inspection into a text document: state, cards side by side or stacked, and the reasons."""

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
from annotally_gui.services.i18n import tr
from annotally_gui.services.status_glyphs import OUTCOMES, state_title
from annotally_gui.views.dimension_bars import HEIGHT, WIDTH, bar_pixmap
from annotally_gui.views.fill_lines import LinePair, pair_lines, pieces, shows_compared
from annotally_gui.views.painting import Spans, StatePainter

GAP = 8
GLYPH = 16
_WRITTEN = QTextFormat.Property.UserProperty.value + 1
"""Character property: what the file has where a sign is shown."""
_SERIAL = _WRITTEN + 1
"""Keeps neighbouring signs from becoming one run."""
_ISOLATE, _END_ISOLATE = "\u2066", "\u2069"
_MARK_STRENGTH = 0.2


def sentence(text: str) -> str:
    """Return ``text`` with a capital first letter, unless its first word is all capitals or has digits."""
    return text[:1].upper() + text[1:]


class InspectionWriter:
    """Fills a document with one inspection, in the colours and fonts given."""

    def __init__(
        self, document: QTextDocument, palette: QPalette, painter: StatePainter, font: QFont, dpr: float
    ) -> None:
        self._document = document
        self._painter = painter
        self._dpr = dpr
        self._font = font
        self._palette = palette
        self._cursor = QTextCursor(document)
        self._plain = self._format(QPalette.ColorRole.Text)
        self._quiet = self._format(QPalette.ColorRole.PlaceholderText)
        self._strong = self._format(QPalette.ColorRole.Text)
        self._strong.setFontWeight(QFont.Weight.DemiBold)
        self._signs = 0
        self._correct, self._partial = Form.CLEAN, Form.NONE
        self.current_position = -1
        """Where the first current line begins, -1 if no line is current."""

    def _format(self, role: QPalette.ColorRole) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setForeground(self._palette.color(role))
        return made

    def write(self, inspection: Inspection, names: Sequence[str], *, stacked: bool) -> None:
        """Replace the document's content. ``names`` are the sides' names, the cards' own where empty."""
        self._correct, self._partial = inspection.correct, inspection.partial
        self._document.clear()
        self._cursor = QTextCursor(self._document)
        self._cursor.beginEditBlock()
        self._head(inspection)
        self._reasons(inspection.why)
        self._dimensions(inspection.dimensions)
        cards = [
            Card(name or card.side, card.heading, card.lines)
            for card, name in zip(inspection.cards, (*names, *[""] * len(inspection.cards)), strict=False)
        ]
        if len(cards) == 1:  # of what was added by hand: it is of no side
            self._card(inspection.cards[0], pair_lines((), inspection.cards[0].lines), 1, inspection.status)
            self._leave()
        elif len(cards) > 2:
            self._below_each_other(cards, inspection.status)
        elif len(cards) == 2:
            lines = pair_lines(cards[0].lines, cards[1].lines)
            (self._stacked if stacked else self._side_by_side)(cards, lines, inspection.status)
        self._reasons(inspection.considered)
        self._cursor.endEditBlock()

    # -- state and title

    def _head(self, inspection: Inspection) -> None:
        if not inspection.stateless:
            self._state(inspection)
        title = QTextCharFormat(self._strong)
        title.setFontPointSize(self._font.pointSizeF() * 1.3)
        title.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignNormal)
        self._cursor.insertText(inspection.title, title)

    def _state(self, inspection: Inspection) -> None:
        glyph = self._painter.glyph(inspection.status, GLYPH, self._dpr)
        self._cursor.insertImage(self._image("state", glyph, GLYPH, GLYPH))
        known = inspection.rule in OUTCOMES
        title = state_title(Status(inspection.status), inspection.rule) if known else ""
        title = title or self._painter.text(inspection.status)
        self._cursor.insertText(f" {sentence(title)}  ", self._plain)

    def _image(self, name: str, pixmap: QPixmap, width: int, height: int) -> QTextImageFormat:
        """Return what stands for a picture in the text; it is not copied."""
        self._document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), pixmap)
        image = QTextImageFormat()
        image.setName(name)
        image.setWidth(width)
        image.setHeight(height)
        image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        image.setProperty(_WRITTEN, "")
        return image

    # -- dimensions

    def _dimensions(self, bars: Sequence[DimensionBar]) -> None:
        """Write a line for each dimension: name, bar and similarity, weight."""
        if not bars:
            return
        strong = QFont(self._font)
        strong.setWeight(QFont.Weight.DemiBold)
        values = [self._room([_value(bar) for bar in bars], strong) + WIDTH + GAP]
        table = self._table(len(bars), 3, [tr("similarity") + "  ", *(bar.name for bar in bars)], 32, values)
        for row, bar in enumerate(bars):
            if bar.current:
                for column in range(table.columns()):
                    self._shade(table, row, column)
                self.current_position = table.cellAt(row, 0).firstCursorPosition().position()
            self._dimension(table, row, bar)
        self._leave()

    def _dimension(self, table: QTextTable, row: int, bar: DimensionBar) -> None:
        made = self._strong if bar.total or bar.current else self._plain
        name = tr("similarity") if bar.total else bar.name
        cursor = table.cellAt(row, 0).firstCursorPosition()
        cursor.insertText(f"{'– ' if bar.below else ''}{name}", made if bar.total else self._quiet)
        cursor = table.cellAt(row, 1).firstCursorPosition()
        self._bar(cursor, bar, row)
        cursor.insertText(_value(bar), made)
        cursor = table.cellAt(row, 2).firstCursorPosition()
        if bar.total:
            cursor.insertText(tr("weights {sum} in all", sum=bar.weight), self._quiet)
        elif bar.weight:
            cursor.insertText(tr("weight {weight}", weight=bar.weight), self._plain)
        if bar.note:
            cursor.insertText(f"  {bar.note}", self._quiet)

    def _bar(self, cursor: QTextCursor, bar: DimensionBar, number: int) -> None:
        image = self._image(f"bar-{number}", bar_pixmap(bar, self._palette, self._dpr), WIDTH, HEIGHT)
        image.setToolTip(bar.exact or bar.value)
        cursor.insertImage(image)
        self._unwritten(cursor, "  ")

    # -- cards

    def _side_by_side(self, cards: Sequence[Card], lines: Sequence[LinePair], status: int) -> None:
        table = self._table(1 + len(lines), 3, [line.slot for line in lines])
        for side, card in enumerate(cards):
            self._heading(table, 0, side + 1, card)
        above = ""
        for row, pair in enumerate(lines, start=1):
            self._slot(table, row, pair, repeated=pair.slot.casefold() == above)
            above = pair.slot.casefold()
            self._fill(table, row, 1, pair.a, pair.difference.a, status)
            self._fill(table, row, 2, pair.b, pair.difference.b, status)
        self._leave()

    def _stacked(self, cards: Sequence[Card], lines: Sequence[LinePair], status: int) -> None:
        for side, card in enumerate(cards):
            self._card(card, lines, side, status)
        self._leave()

    def _below_each_other(self, cards: Sequence[Card], status: int) -> None:
        """Write the cards of several annotators; what differs is marked beside the first who has it."""
        first = next((card for card in cards if card.heading), cards[0])
        for card in cards:
            self._card(card, pair_lines(first.lines, card.lines), 1, status)
        self._leave()

    def _card(self, card: Card, lines: Sequence[LinePair], side: int, status: int) -> None:
        """Write one card in a table of its own."""
        shown = [pair for pair in lines if pair[1 + side] is not None]
        table = self._table(1 + len(shown), 2, [pair.slot for pair in shown])
        self._heading(table, 0, 1, card)
        above = ""
        for row, pair in enumerate(shown, start=1):
            self._slot(table, row, pair, repeated=pair.slot.casefold() == above)
            above = pair.slot.casefold()
            line = pair.b if side else pair.a
            self._fill(table, row, 1, line, pair.difference[side], status)
        self._leave()

    @staticmethod
    def _room(texts: Sequence[str], font: QFont) -> float:
        return max((QFontMetricsF(font).horizontalAdvance(text) for text in texts), default=0.0) + 2 * GAP

    def _table(
        self, rows: int, columns: int, slots: Sequence[str], widest: int = 18, fixed: Sequence[float] = ()
    ) -> QTextTable:
        """Insert a table whose first column has room for ``slots``, up to ``widest`` average characters.

        The next ones are ``fixed`` pixels wide; the last share what is left.
        """
        room = QFontMetricsF(self._font).averageCharWidth() * widest
        wide = [min(self._room(slots, self._font), room + 2 * GAP), *fixed]
        share = QTextLength(QTextLength.Type.PercentageLength, 100 / (columns - len(wide)))
        made = QTextTableFormat()
        made.setBorder(0)
        made.setCellSpacing(0)
        made.setCellPadding(GAP / 4)
        made.setTopMargin(GAP)
        made.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        made.setColumnWidthConstraints(
            [
                *(QTextLength(QTextLength.Type.FixedLength, one) for one in wide),
                *[share] * (columns - len(wide)),
            ]
        )
        made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        return self._cursor.insertTable(rows, columns, made)

    def _leave(self) -> None:
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _heading(self, table: QTextTable, row: int, column: int, card: Card) -> None:
        cursor = table.cellAt(row, column).firstCursorPosition()
        cursor.insertText(card.side, self._quiet)
        if card.heading:
            cursor.insertText("  " + card.heading, self._strong)
        else:
            cursor.insertText("  " + tr("has nothing here"), self._quiet)

    def _slot(self, table: QTextTable, row: int, pair: LinePair, *, repeated: bool) -> None:
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

    def _fill(
        self, table: QTextTable, row: int, column: int, line: CardLine | None, differing: Spans, status: int
    ) -> None:
        if line is None:
            return
        cell = table.cellAt(row, column)
        apart = cell.format().toTableCellFormat()
        apart.setRightPadding(GAP)
        cell.setFormat(apart)
        cursor = cell.firstCursorPosition()
        self._text(cursor, line.text, differing, status, self._link(line.target))
        if line.note:
            cursor.insertText("  ", self._quiet)
            self._unwritten(cursor, _ISOLATE)
            cursor.insertText(line.note, self._quiet)
            self._unwritten(cursor, _END_ISOLATE)
        if line.forms:
            self._forms(cursor, line.forms)
        elif shows_compared(line):
            cursor.insertBlock(QTextBlockFormat(), self._quiet)
            cursor.insertText(tr("compared as") + " ", self._quiet)
            self._text(cursor, line.compared, (), status, self._quiet)

    def _link(self, target: int) -> QTextCharFormat | None:
        if target < 0:
            return None
        made = self._format(QPalette.ColorRole.Link)
        made.setFontUnderline(True)
        made.setAnchor(True)
        made.setAnchorHref(str(target))
        made.setToolTip(tr("Go to this object"))
        return made

    def _forms(self, cursor: QTextCursor, forms: Sequence[StringForms]) -> None:
        """Write each reading straightened and clean (M5), what cleaning removes struck through.

        What is removed is not copied.
        """
        for form in forms:
            if len(forms) > 1:
                self._named_form(cursor, tr("written"), "")
                self._text(cursor, form.written, (), 0)
            self._named_form(cursor, tr("straightened"), self._use(Form.STRAIGHTENED))
            self._text(cursor, form.straightened, (), 0)
            self._named_form(cursor, tr("clean"), self._use(Form.CLEAN))
            for piece in form.clean:
                made = QTextCharFormat(self._quiet if piece.removed else self._plain)
                if piece.removed:
                    made.setFontStrikeOut(True)
                    made.setProperty(_WRITTEN, "")
                    made.setToolTip(tr("Removed by cleaning"))
                cursor.insertText(piece.text, made)

    def _named_form(self, cursor: QTextCursor, name: str, use: str) -> None:
        cursor.insertBlock(QTextBlockFormat(), self._quiet)
        cursor.insertText(f"{name} ({use})  " if use else f"{name}  ", self._quiet)

    def _use(self, form: Form) -> str:
        """Return what equality in a form is worth."""
        if form is self._correct:
            return tr("compared")
        return tr("partial credit") if form is self._partial else ""

    def _text(
        self,
        cursor: QTextCursor,
        text: str,
        differing: Spans,
        status: int,
        ground: QTextCharFormat | None = None,
    ) -> None:
        for piece in pieces(text, differing):
            made = QTextCharFormat(ground or self._plain)
            if piece.symbol:
                self._signs += 1
                made.setForeground(self._palette.color(QPalette.ColorRole.PlaceholderText))
                made.setProperty(_WRITTEN, piece.written)
                made.setProperty(_SERIAL, self._signs)
            if piece.differs:
                color = self._painter.color(status)
                made.setFontUnderline(True)
                made.setUnderlineColor(color)
                made.setBackground(_thin(color, self._palette.color(QPalette.ColorRole.Base)))
            cursor.insertText(piece.shown, made)

    def _unwritten(self, cursor: QTextCursor, character: str) -> None:
        """Insert what is never copied: it keeps a note's offsets in order behind right-to-left text."""
        made = QTextCharFormat(self._quiet)
        made.setProperty(_WRITTEN, "")
        cursor.insertText(character, made)

    # -- reasons

    def _reasons(self, why: Sequence[str]) -> None:
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
    """Return a little of ``color`` on ``ground``: opaque, so that neighbouring runs show no seam."""
    share = _MARK_STRENGTH
    mixed = (one * share + other * (1 - share) for one, other in zip(_rgb(color), _rgb(ground), strict=True))
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
    iterator = block.begin()
    parts = []
    while not iterator.atEnd():
        fragment = iterator.fragment()
        made = fragment.charFormat()
        parts.append(made.stringProperty(_WRITTEN) if made.hasProperty(_WRITTEN) else fragment.text())
        iterator += 1
    return "".join(parts)
