"""The delegate that draws the cells of the mapping tree: glyphs, texts, and marks where sides differ."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from annotally.adjudication.project.messages import CODES
from annotally_gui.models.differences import differing, on_one_line, white_space_differs
from annotally_gui.models.final_words import sign as chip_sign
from annotally_gui.models.roles import AnyIndex
from annotally_gui.models.tree_model import MappingColumn, MappingModel, column_side
from annotally_gui.views.final_chip import OPTIONAL, RULE, paint_added, paint_chip, paint_signs
from annotally_gui.views.fitted_texts import LEFT_OUT, CellText, FittedTexts
from annotally_gui.views.painting import StatePainter

PADDING = 4
GLYPH = 16
ROW = 24
_TINT = 0.18
_SELECTED, _UNDER_MOUSE = QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_MouseOver
_TEXT, _QUIET_TEXT = QPalette.ColorRole.Text, QPalette.ColorRole.PlaceholderText
_SELECTED_TEXT = QPalette.ColorRole.HighlightedText


class PaintedCell(NamedTuple):
    """A cell while it is painted: where, in which ink, and whether its row is selected."""

    painter: QPainter
    option: QStyleOptionViewItem
    font: QFont
    room: QRect
    """The room that is left: what is painted takes its part away."""
    row: int
    ink: QColor
    selected: bool


class MappingDelegate(QStyledItemDelegate):
    """A delegate for rows of one line, which takes texts from the model and looks from the `StatePainter`."""

    def __init__(self, model: MappingModel, painter: StatePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._states = painter
        self._texts = FittedTexts()
        self.adjudicating = False
        """Whether a project is open: glyphs of undecided rows are outlined then."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height every row has, at least that of a target to click."""
        del index
        return QSize(80, max(ROW, option.fontMetrics.height() + 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one cell."""
        state = option.state
        selected = _SELECTED in state
        if selected or _UNDER_MOUSE in state:  # other cells have the ground of their row
            widget: QWidget | None = option.widget
            style = widget.style() if widget is not None else QApplication.style()
            style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        row, column, box = self._model.row_at(index), index.column(), option.rect
        across = self._model.is_added(row) and (column == MappingColumn.FINAL or column_side(column) >= 0)
        outer_room = self._joined_room(option) if across else box
        room: QRect = outer_room.adjusted(PADDING, 0, -PADDING, 0)
        if room.width() <= 0:
            return
        font = option.font
        is_quiet = not selected and self._model.is_context(row)
        ink = option.palette.color(_SELECTED_TEXT if selected else _QUIET_TEXT if is_quiet else _TEXT)
        cell = PaintedCell(painter, option, font, room, row, ink, selected)
        painter.save()
        painter.setClipRect(box)
        if across:  # each cell its part of one line: the sides have nothing to say here
            self._paint_final(cell)
        else:
            self._paint_content(cell, column)
        painter.restore()

    def _paint_content(self, cell: PaintedCell, column: int) -> None:
        if column == MappingColumn.STATE:
            self._paint_state(cell)
        elif column_side(column) >= 0:
            self._paint_side(cell, column)
        elif column == MappingColumn.FINAL:
            self._paint_final(cell)
        else:
            title = on_one_line(self._model.text(cell.row, column))
            if not self._model.is_document(cell.row):
                title = self._texts.fit_title(title, cell.font, cell.room.width())
            self._paint_text(cell, CellText(title, 0, 0))

    def _joined_room(self, option: QStyleOptionViewItem) -> QRect:
        """Return the rectangle over the cells of the sides and of the decision, in the row of a cell."""
        tree, box = option.widget, QRect(option.rect)
        if isinstance(tree, QTreeView):
            sided = [column for column in self._model.columns if column_side(column) >= 0]
            columns = [column for column in (*sided, MappingColumn.FINAL) if not tree.isColumnHidden(column)]
            # From the first of these columns to the last, whatever their order on screen.
            box.setLeft(min(tree.columnViewportPosition(column) for column in columns))
            box.setRight(
                max(tree.columnViewportPosition(column) + tree.columnWidth(column) for column in columns) - 1
            )
        return box

    def _paint_state(self, cell: PaintedCell) -> None:
        model, row, room, option = self._model, cell.row, cell.room, cell.option
        status, text = model.status(row), model.text(row, MappingColumn.STATE)
        size = max(GLYPH, min(24, option.fontMetrics.height() // 4 * 4))
        if model.is_added(row) and text:
            box = QRectF(room.left(), room.center().y() + 1 - size / 2, size, size)
            paint_added(cell.painter, box, cell.ink)
        elif status is not None:
            filled = not self.adjudicating or model.verdicts.code(row) != CODES["open"]
            ratio = cell.painter.device().devicePixelRatio()
            glyph = self._states.glyph(int(status), size, ratio, filled)
            cell.painter.drawPixmap(room.left(), room.center().y() + 1 - size // 2, glyph)
        else:
            return
        room.setLeft(room.left() + size + PADDING)
        # The state of several annotators stands in the glyph; their votes nowhere else on screen.
        if (vote := model.vote(row)) and option.fontMetrics.horizontalAdvance(text) > room.width():
            text = vote
        self._paint_text(cell, CellText(text, 0, 0))

    def _paint_side(self, cell: PaintedCell, column: int) -> None:
        status, text = self._model.status(cell.row), self._model.text(cell.row, column)
        if not text or status is None:
            return
        rival = self._model.rival(cell.row, column_side(column))
        self._paint_text(cell, mark_difference(text, rival), int(status))

    def _paint_final(self, cell: PaintedCell) -> None:
        painter, palette, room, row = cell.painter, cell.option.palette, cell.room, cell.row
        verdicts, is_own = self._model.verdicts, self._model.verdicts.own(row)
        ink = cell.ink if cell.selected else palette.color(_QUIET_TEXT)
        painter.setFont(cell.font)
        # Signs stand at the right, the chip at the left, the words in the room between.
        noted = verdicts.remark(row), verdicts.paired(row)
        used = paint_signs(painter, room, cell.ink, *noted, conflict=verdicts.merges(row))
        room.setRight(room.right() - used)
        sign = chip_sign(verdicts.code(row), verdicts.sides(row))
        if not sign or room.width() <= 0:
            return
        sign += OPTIONAL if verdicts.optional(row) else ""
        paper = palette.color(QPalette.ColorRole.Highlight if cell.selected else QPalette.ColorRole.Base)
        room.setLeft(room.left() + paint_chip(painter, room, sign, ink, paper, filled=is_own))
        final = on_one_line(self._model.text(row, MappingColumn.FINAL))
        words = " ".join(filter(None, (RULE * verdicts.by_rule(row), final)))
        if room.width() > 0:
            self._paint_text(cell if is_own else cell._replace(ink=ink), CellText(words, 0, 0))

    def _paint_text(self, cell: PaintedCell, text: CellText, status: int = -1) -> None:
        painter, font, room = cell.painter, cell.font, cell.room
        painter.setPen(cell.ink)
        fitted = self._texts.fit(text, font, room.width())
        if fitted.start < fitted.end and status >= 0:
            _draw_layout(painter, font, room, fitted.text, [self._marking(fitted, status)])
        # Marks and characters of substituted fonts need a layout; other texts are drawn faster without.
        elif fitted.text.replace(LEFT_OUT, "").isascii():
            self._texts.draw(painter, font, room, fitted.text)
        else:
            _draw_layout(painter, font, room, fitted.text, [])

    def _marking(self, cell: CellText, status: int) -> QTextLayout.FormatRange:
        # Qt counts UTF-16 units in format ranges, while the cell counts code points.
        marking = QTextLayout.FormatRange()
        marking.start = utf16(cell.text[: cell.start])
        marking.length = utf16(cell.text[cell.start : cell.end])
        color = self._states.color(status)
        look = QTextCharFormat()
        look.setFontUnderline(True)
        look.setUnderlineColor(color)
        tint = color
        tint.setAlphaF(_TINT)
        look.setBackground(tint)
        marking.format = look
        return marking


def _draw_layout(
    painter: QPainter, font: QFont, room: QRect, text: str, formats: list[QTextLayout.FormatRange]
) -> None:
    layout = QTextLayout(text, font)
    layout_option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    layout_option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(layout_option)
    layout.setFormats(formats)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(room.width() + 1)
    layout.endLayout()
    top = room.top() + (room.height() - line.height()) / 2
    layout.draw(painter, QPointF(room.left(), top))


def utf16(text: str) -> int:
    """Return the length of ``text`` in the units Qt counts in."""
    return len(text) + sum(1 for sign in text if sign > "\uffff")


def mark_difference(text: str, rival: str) -> CellText:
    """Return ``text`` on one line, with the part that differs from ``rival`` marked.

    Nothing is marked if ``rival`` is empty. Where they differ in white space only, it is made visible.
    """
    if not rival or text == rival:
        return CellText(on_one_line(text), 0, 0)
    difference = differing(text, rival)[0]
    line = on_one_line(text, difference if white_space_differs(text, rival) else None)
    return CellText(line, difference.start, difference.end)
