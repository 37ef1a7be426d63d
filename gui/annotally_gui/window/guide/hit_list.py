"""The list of hits of a search: the titles of page and section, and an excerpt with its matches set off."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from annotally_gui.models.roles import AnyIndex
from annotally_gui.services.guide.search import GuideHit
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, GRID, Theme

_HIT = Qt.ItemDataRole.UserRole
_LINES = 3
"""Lines of an excerpt at most."""


class HitList(QListWidget):
    """The hits, the best first. Return or a click goes to one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Results"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always there: excerpts are broken into lines by the width that it leaves.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_HitDelegate(theme, self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)

    def show_hits(self, hits: list[GuideHit]) -> None:
        """List hits; the first one is current."""
        self.clear()
        for hit in hits:
            item = QListWidgetItem(f"{titles_of(hit)}\n{hit.excerpt}", self)
            item.setData(_HIT, hit)
        self.setCurrentRow(0 if hits else -1)

    def hit(self, item: QListWidgetItem | None = None) -> GuideHit | None:
        """Return the hit of an item, or of the current one."""
        hit = (item or self.currentItem()).data(_HIT) if self.count() else None
        return hit if isinstance(hit, GuideHit) else None


def titles_of(hit: GuideHit) -> str:
    """Return the titles of a hit's page and section."""
    return hit.page_title if hit.title == hit.page_title else f"{hit.page_title} › {hit.title}"


class _HitDelegate(QStyledItemDelegate):
    """Paints the titles over the excerpt; both are broken into lines."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint the ground as the style does, and the words of the hit."""
        # The style paints selection and focus; the words are laid out by hand, as items have no rich text.
        hit = index.data(_HIT)
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = ""
        option.widget.style().drawControl(
            option.widget.style().ControlElement.CE_ItemViewItem,
            ground,
            painter,
            option.widget,
        )
        box = self._inner(option.rect)
        top = box.top()
        for layout, token in zip(self._layouts(hit, option, box.width()), ("text", "muted"), strict=True):
            painter.setPen(self._theme.color(token))
            layout.draw(painter, QPointF(box.left(), top))
            top += round(layout.boundingRect().height()) + GRID // 2

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height that the words need in the width of the list."""
        # Lines depend on the width of the list, so the height does.
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListWidget) else 0
        inner = self._inner(QRect(0, 0, width, 0)).width()
        layouts = self._layouts(index.data(_HIT), option, inner)
        height = sum(round(layout.boundingRect().height()) for layout in layouts)
        return QSize(width, height + GRID // 2 + 2 * GAP)

    @staticmethod
    def _inner(box: QRect) -> QRect:
        return box.adjusted(GAP, GAP, -GAP, -GAP)

    def _layouts(self, hit: GuideHit, option: QStyleOptionViewItem, width: int) -> list[QTextLayout]:
        font = QFont(option.font)
        heavy = QFont(font)
        heavy.setWeight(QFont.Weight.DemiBold)
        excerpt = QTextLayout(hit.excerpt, font)
        excerpt.setFormats([self._match(start, end) for start, end in hit.matches])
        return [_laid_out(QTextLayout(titles_of(hit), heavy), width), _laid_out(excerpt, width)]

    def _match(self, start: int, end: int) -> QTextLayout.FormatRange:
        span, look = QTextLayout.FormatRange(), QTextCharFormat()
        look.setFontWeight(QFont.Weight.DemiBold)
        look.setForeground(self._theme.color("text"))
        span.start, span.length, span.format = start, end - start, look
        return span


def _laid_out(layout: QTextLayout, width: int) -> QTextLayout:
    """Break a text into lines of a width, at most `_LINES` of them."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    for _ in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout
