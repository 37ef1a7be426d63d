"""The writer of the reasons of a state: rules in words, similarity by dimension, forms, candidates."""

from collections.abc import Sequence

from PySide6.QtGui import (
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextTable,
)

from annotally.model.letters import LETTERS
from annotally.reports.tables.similarity_details import DimensionBar
from annotally.reports.tree.inspection import CardLine, Inspection, StringForms
from annotally.text.cleaning import Form
from annotally_gui.models.number_words import sentence
from annotally_gui.models.plain_names import plain_name
from annotally_gui.services.i18n import tr, translate
from annotally_gui.views.dimension_bars import HEIGHT, WIDTH, bar_pixmap
from annotally_gui.views.fill_lines import shows_compared
from annotally_gui.views.text_writer import GAP, TextWriter

_NAMES = 32
"""Average characters that the names of dimensions get at most."""


class ReasonsWriter(TextWriter):
    """A writer that fills a document with the reasons of one inspection."""

    def write_reasons(self, inspection: Inspection) -> None:
        """Replace the document's content: rules, dimensions, forms compared, candidates."""
        # From the cause to the evidence: rules, the figures they rest on, the forms that were compared, and
        # last the candidates that were rejected.
        self._begin()
        self._correct, self._partial = inspection.correct, inspection.partial
        self._write_lines([sentence(translate(reason)) for reason in inspection.why])
        self._write_dimensions(inspection.dimensions)
        for side, card in enumerate(inspection.cards):
            for line in card.lines:
                name = tr("{side}: {slot}", side=LETTERS[side], slot=line.slot)
                if line.forms:
                    self._write_forms(name, line.forms)
                elif shows_compared(line):
                    self._write_compared(name, line)
        self._write_lines([sentence(translate(reason)) for reason in inspection.considered])
        self._end()

    def _write_dimensions(self, bars: Sequence[DimensionBar]) -> None:
        """Write a line for each dimension: name, bar and similarity, weight."""
        if not bars:
            return
        # Columns have the width of their widest entry, so that bars and weights stand below each other. Names
        # are cut first: they can be read in the tree, too.
        plain, strong = QFontMetricsF(self._font), QFontMetricsF(self._strong_font())
        names = [tr("similarity") + "  ", *(plain_name(bar.name) for bar in bars)]
        name = min(max(map(plain.horizontalAdvance, names)), plain.averageCharWidth() * _NAMES) + 2 * GAP
        value = max(strong.horizontalAdvance(_value(bar)) for bar in bars) + 3 * GAP + WIDTH
        self._begin_line()
        table = self._insert_table(len(bars), (name, value, 0))
        for row, bar in enumerate(bars):
            if bar.current:
                for column in range(table.columns()):
                    self._shade(table, row, column)
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
            cursor.insertText(f"  {translate(bar.note)}", self._quiet)

    def _insert_bar(self, cursor: QTextCursor, bar: DimensionBar, number: int) -> None:
        image = self._make_image(f"bar-{number}", bar_pixmap(bar, self._palette, self._dpr), WIDTH, HEIGHT)
        image.setToolTip(bar.exact or bar.value)
        cursor.insertImage(image)
        self._insert_uncopied(cursor, "  ")

    def _write_compared(self, name: str, line: CardLine) -> None:
        """Write the form of a fill that was compared, where it is another one than was written."""
        self._begin_line()
        self._cursor.insertText(tr("{fill} compared as", fill=name) + "  ", self._quiet)
        self._write_text(self._cursor, line.compared)

    def _write_forms(self, name: str, forms: Sequence[StringForms]) -> None:
        """Write each reading straightened and clean (M5); the parts that cleaning removes are struck through.

        The removed parts are not copied.
        """
        for form in forms:
            self._write_form_name(name, tr("written"), "")
            self._write_text(self._cursor, form.original)
            self._write_form_name("", tr("straightened"), self._credit_words(Form.STRAIGHTENED))
            self._write_text(self._cursor, form.straightened)
            self._write_form_name("", tr("clean"), self._credit_words(Form.CLEAN))
            for piece in form.clean:
                look = self._uncopied(self._quiet) if piece.removed else QTextCharFormat(self._plain)
                if piece.removed:
                    look.setFontStrikeOut(True)
                    look.setToolTip(tr("Removed by cleaning"))
                self._cursor.insertText(piece.text, look)

    def _write_form_name(self, fill: str, form: str, use: str) -> None:
        self._begin_line()
        name = " ".join(filter(None, (fill, form)))
        self._cursor.insertText(f"{name} ({use})  " if use else f"{name}  ", self._quiet)

    def _credit_words(self, form: Form) -> str:
        """Return the credit for equality in a form, in words."""
        if form is self._correct:
            return tr("compared")
        return tr("partial credit") if form is self._partial else ""

    def _write_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._begin_line()
            self._cursor.insertText(line, self._plain)

    def _begin_line(self) -> None:
        """Go to a new line, unless there is an empty one: at the beginning, and behind a table."""
        if not self._cursor.atBlockStart():
            self._cursor.insertBlock(QTextBlockFormat(), self._plain)


def _value(bar: DimensionBar) -> str:
    return f"{bar.value} = {bar.exact}" if bar.exact else bar.value
