"""The line below two aligned texts: a legend of the signs between them, and the word errors."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from annotally.reports.tables.word_errors import rate_text
from annotally.scoring.tally import Tally
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, GRID, TARGET, Theme
from annotally_gui.text import block_glyphs
from annotally_gui.widgets.elided_label import ElidedLabel

_SIGN = 8.0


def words_text(words: Tally) -> str:
    """Return the word errors of a document, or of all, as one line."""
    parts = [
        tr("{count} words", count=words.pos),
        tr("{count} correct", count=words.cor),
        tr("{count} substituted", count=words.inc),
        tr("{count} deleted", count=words.mis),
        tr("{count} inserted", count=words.spu),
    ]
    if words.non:
        parts.append(tr("{count} left out", count=words.non))
    return " · ".join([tr("Word errors {rate} %", rate=rate_text(words)), *parts])


class _Signs(QWidget):
    """The signs of the kinds of blocks, each with its name where there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._kinds = (*block_glyphs.LEGEND, block_glyphs.MANUAL)
        self.setToolTip("\n".join(self._names()))
        self.setAccessibleName(tr("Signs of the alignment"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _names(self) -> list[str]:
        titles = [tr(block_glyphs.TITLES[kind]) for kind in block_glyphs.LEGEND]
        return [*titles, tr("aligned manually")]

    def sizeHint(self) -> QSize:
        """Return the width with all names."""
        measure = self.fontMetrics().horizontalAdvance
        return QSize(sum(measure(name) + 5 * GRID + GAP for name in self._names()), TARGET)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the signs alone."""
        return QSize(len(self._kinds) * (5 * GRID), TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the signs, and the names if all fit."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBackground(QBrush(self._theme.color("window")))
            has_names = self.width() >= self.sizeHint().width()
            x = float(GRID)
            measure = self.fontMetrics().horizontalAdvance
            for kind, name in zip(self._kinds, self._names(), strict=True):
                manual = kind == block_glyphs.MANUAL
                painter.setPen(QPen(self._theme.color("accent" if manual else "muted"), 1.2))
                block_glyphs.draw(
                    painter, kind, QRectF(x, (self.height() - _SIGN) / 2, _SIGN, _SIGN), filled=manual
                )
                x += 3 * GRID
                if has_names:
                    painter.setPen(self._theme.color("muted"))
                    width = measure(name)
                    painter.drawText(QRectF(x, 0, width + 1, self.height()), _MIDDLE, name)
                    x += width + GAP
                x += 2 * GRID


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
"""Left, and centred from top to bottom."""


class AlignmentLine(QWidget):
    """A line that is shown while two texts are."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.words = ElidedLabel()
        self.signs = _Signs(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, 0, GAP, 0)
        row.setSpacing(GAP)
        row.addWidget(self.words, 1)
        row.addWidget(self.signs)
        self.setFixedHeight(TARGET)
        self.hide()

    def show_words(self, words: Tally | None) -> None:
        """Show the word errors of a document; None: there is one text."""
        self.setVisible(words is not None)
        self.words.set_whole("" if words is None else words_text(words))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size: figures go before the names of signs."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        # All names or none, as the widget of the signs paints them.
        room = self.width() - 3 * GAP - self.words.fontMetrics().horizontalAdvance(self.words.whole)
        named_width, bare_width = self.signs.sizeHint().width(), self.signs.minimumSizeHint().width()
        self.signs.setFixedWidth(named_width if room >= named_width else bare_width)
