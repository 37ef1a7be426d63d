"""The delegate that draws the cells of the mapping tree: glyphs, texts, and marks where sides differ."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
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
_GROUND = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver
"""States in which a cell has a ground of its own."""


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
        if option.state & _GROUND:  # other cells have the ground of their row
            widget: QWidget | None = option.widget
            style = widget.style() if widget is not None else QApplication.style()
            style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        row, column = self._model.row_at(index), index.column()
        across = self._model.is_added(row) and (column == MappingColumn.FINAL or column_side(column) >= 0)
        whole = self._joined_room(option) if across else option.rect
        room: QRect = whole.adjusted(PADDING, 0, -PADDING, 0)
        if room.width() <= 0:
            return
        painter.save()
        if self._model.is_context(row) and not option.state & QStyle.StateFlag.State_Selected:
            quiet = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.Text, quiet)
        painter.setClipRect(option.rect)
        if column == MappingColumn.STATE:
            self._paint_state(painter, option, room, row)
        elif across:  # each cell its part of one line: the sides have nothing to say here
            self._paint_final(painter, option, room, row)
        elif column_side(column) >= 0:
            self._paint_side(painter, option, room, row, column)
        elif column == MappingColumn.FINAL:
            self._paint_final(painter, option, room, row)
        else:
            title = on_one_line(self._model.text(row, column))
            if not self._model.is_document(row):
                title = self._texts.fit_title(title, option.font, room.width())
            self._paint_text(painter, option, room, CellText(title, 0, 0))
        painter.restore()

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

    def _paint_state(self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, row: int) -> None:
        status = self._model.status(row)
        size = max(GLYPH, min(24, option.fontMetrics.height() // 4 * 4))
        if self._model.is_added(row) and self._model.text(row, MappingColumn.STATE):
            self._paint_added(painter, option, room, row, size)
        if status is None:
            return
        filled = not self.adjudicating or self._model.verdicts.code(row) != CODES["open"]
        glyph = self._states.glyph(int(status), size, painter.device().devicePixelRatio(), filled)
        painter.drawPixmap(room.left(), room.center().y() + 1 - size // 2, glyph)
        room.setLeft(room.left() + size + PADDING)
        words = self._model.text(row, MappingColumn.STATE)
        # The state of several annotators stands in the glyph; their votes nowhere else on screen.
        if (vote := self._model.vote(row)) and option.fontMetrics.horizontalAdvance(words) > room.width():
            words = vote
        self._paint_text(painter, option, room, CellText(words, 0, 0))

    def _paint_added(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, row: int, size: int
    ) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        box = QRectF(room.left(), room.center().y() + 1 - size / 2, size, size)
        paint_added(painter, box, option.palette.color(role))
        room.setLeft(room.left() + size + PADDING)
        self._paint_text(painter, option, room, CellText(self._model.text(row, MappingColumn.STATE), 0, 0))

    def _paint_side(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, row: int, column: int
    ) -> None:
        status = self._model.status(row)
        text = self._model.text(row, column)
        if not text or status is None:
            return
        rival = self._model.rival(row, column_side(column))
        self._paint_text(painter, option, room, mark_difference(text, rival), int(status))

    def _paint_final(self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, row: int) -> None:
        verdicts, selected = self._model.verdicts, bool(option.state & QStyle.StateFlag.State_Selected)
        quiet, loud = QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Text
        is_own = verdicts.own(row)
        role = QPalette.ColorRole.HighlightedText if selected else quiet
        ink = option.palette.color(role)
        ground = QPalette.ColorRole.Highlight if selected else QPalette.ColorRole.Base
        painter.setFont(option.font)
        signs = option.palette.color(QPalette.ColorRole.HighlightedText if selected else loud)
        # Signs stand at the right, the chip at the left, the words in the room between.
        noted = verdicts.remark(row), verdicts.paired(row)
        used = paint_signs(painter, room, signs, *noted, conflict=verdicts.merges(row))
        room.setRight(room.right() - used)
        sign = chip_sign(verdicts.code(row), verdicts.sides(row))
        if not sign or room.width() <= 0:
            return
        sign += OPTIONAL if verdicts.optional(row) else ""
        paper = option.palette.color(ground)
        room.setLeft(room.left() + paint_chip(painter, room, sign, ink, paper, filled=is_own))
        words = " ".join(
            filter(
                None, (RULE * verdicts.by_rule(row), on_one_line(self._model.text(row, MappingColumn.FINAL)))
            )
        )
        if room.width() > 0:
            if not is_own and not selected:
                option.palette.setColor(loud, ink)
            self._paint_text(painter, option, room, CellText(words, 0, 0))

    def _paint_text(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, cell: CellText, status: int = -1
    ) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        fitted = self._texts.fit(cell, option.font, room.width())
        if fitted.start < fitted.end and status >= 0:
            _draw_layout(painter, option.font, room, fitted.text, [self._marking(fitted, status)])
        # Marks and characters of substituted fonts need a layout; other texts are drawn faster without.
        elif fitted.text.replace(LEFT_OUT, "").isascii():
            self._texts.draw(painter, option.font, room, fitted.text)
        else:
            _draw_layout(painter, option.font, room, fitted.text, [])

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
