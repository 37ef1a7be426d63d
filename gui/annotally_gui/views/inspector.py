"""The inspector: the chosen object on a card for each side, the difference in words, the decision."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally.comparison.result import Level
from annotally.reports.tree.inspection import Inspection
from annotally_gui.models.difference_sentence import DifferenceSentence, difference_sentence, reasons_title
from annotally_gui.models.spoken_cards import spoken_cards
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.views.compact_cards import CardsWriter
from annotally_gui.views.final_card import FinalCard
from annotally_gui.views.inspection_page import InspectionPage
from annotally_gui.views.painting import StatePainter
from annotally_gui.views.reasons_writer import ReasonsWriter
from annotally_gui.views.sentence_writer import SentenceWriter
from annotally_gui.views.side_cards import FOLD, CardsLayout
from annotally_gui.views.take_bar import HEIGHT as TAKES_HEIGHT
from annotally_gui.views.text_writer import PADDING
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.quiet_table import empty_label

GLYPH = 16
MOST_SIDE_BY_SIDE = 3
"""Number of sides up to which the cards stand side by side."""
LEAST_CARD = 18
"""Average characters of width that a card has at least where cards stand side by side."""
BESIDE, BESIDE_LINES = 36, 52
"""Average characters of width that the final card leaves beside it, for cards and for a line each.

With less it is a bar below.
"""
SHORT_HEAD = 640
"""Pixels of width below which the button for the reasons has a short text."""
LEAST_LINES, WHOLE_LINES = 5, 6
"""Lines that cards have at least side by side above the decision, and those that open reasons leave them.

They are name, words, label, further differences, and what is folded.
"""
RULES = 2
"""Pixels of the lines below the sentence and below the reasons."""
REASONS_SHARE, LEAST_REASONS = 0.36, 2
"""Greatest share of the height below the sentence that open reasons get, and their least lines."""

_LOOKS = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange)


class InspectorPane(QWidget):
    """A pane with one `Inspection`, as text that can be selected and copied; pointers can be followed.

    Where its parts stand depends on its size, on what is open, and on the number of annotators, and never on
    what is shown in them.
    """

    target_chosen = Signal(int)
    """A request for the row of the inspected document that a pointer leads to."""
    reasons_toggled = Signal(bool)
    """A person has opened or closed the reasons."""

    def __init__(
        self, painter: StatePainter, card: FinalCard | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._painter = painter
        self.card = card
        """The decision about the row; shown while a project is open."""
        self._inspection: Inspection | None = None
        self._names: tuple[str, ...] = ()
        self._colors: tuple[QColor, ...] = ()
        self._adjudicating = self._is_low = self._compact = self._unfolded = False
        self._sentence = DifferenceSentence("")
        self.sentence = InspectionPage(tr("Difference"))
        self.reasons = InspectionPage(tr("Reasons"))
        self.page = InspectionPage(tr("Inspector"))
        # Qt mirrors no tables of text: A stands left of B in every language, and its buttons with it.
        self.page.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.why = QToolButton()
        self._glyph = QLabel()
        self._make_head()
        self._arrange_body()
        for page in (self.page, self.reasons):
            page.link_chosen.connect(self._follow)
        self.page.fold_toggled.connect(self._toggle_fold)
        self.setFocusProxy(self.page)
        if card is not None:
            card.decision_changed.connect(self._decision_changed)
            card.editing_changed.connect(self._arrange)
        self._write()
        self._arrange()

    # --- parts

    def _make_head(self) -> None:
        self.sentence.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sentence.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sentence.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.sentence.setLineWrapMode(InspectionPage.LineWrapMode.NoWrap)
        margin = 2 * round(self.sentence.document().documentMargin())
        self.sentence.setFixedHeight(self.fontMetrics().lineSpacing() + margin)
        self._glyph.setFixedSize(GLYPH, TARGET)
        self.why.setCheckable(True)
        self.why.setAutoRaise(True)
        self.why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.why.setFixedHeight(TARGET)
        self.why.toggled.connect(self._turn_reasons)
        self.why.clicked.connect(self.reasons_toggled)
        self._head = QWidget()
        self._head_line = line = QHBoxLayout(self._head)
        line.setContentsMargins(GAP, 0, GAP // 2, 0)
        line.setSpacing(GAP // 2)
        line.addWidget(self._glyph)
        line.addWidget(self.sentence, 1)
        line.addWidget(self.why)
        self._head.setFixedHeight(TARGET + GAP // 2)
        self._head.setAutoFillBackground(True)
        self._head.setBackgroundRole(QPalette.ColorRole.Base)

    def _arrange_body(self) -> None:
        self._empty = empty_label(
            tr(
                "Choose a row or an annotation in the text, or use Go › Next "
                "disagreement. The cards of the sides and the reasons for the difference "
                "will appear here."
            ),
        )
        self.reasons.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._cards = QWidget()
        column = QVBoxLayout(self._cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.reasons)
        self._rule = _line(QFrame.Shape.HLine)
        column.addWidget(self._rule)
        column.addWidget(self.page, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._cards)
        self._main_column = QVBoxLayout()
        self._main_column.setSpacing(0)
        self._main_column.addWidget(self._stack, 1)
        self._side_rule = _line(QFrame.Shape.VLine)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(0)
        add_layout(self._body, self._main_column, 1)
        self._body.addWidget(self._side_rule)
        if self.card is not None:
            self._body.addWidget(self.card)
        self._outer_layout = outer_layout = QVBoxLayout(self)
        outer_layout.setContentsMargins(0, 0, 0, 0)
        outer_layout.setSpacing(0)
        # The pane takes any size; what has no room in it is left out on purpose, by `_arrange`.
        outer_layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        outer_layout.addWidget(self._head)
        outer_layout.addWidget(_line(QFrame.Shape.HLine))
        add_layout(outer_layout, self._body, 1)

    # --- arrangement

    def set_adjudicating(self, on: bool) -> None:
        """Show the card of the decision, or hide it."""
        self._adjudicating = on and self.card is not None
        self._arrange()

    def set_reasons_open(self, on: bool) -> None:
        """Open or close the reasons, without telling."""
        self.why.setChecked(on)

    def set_annotator_colors(self, colors: Sequence[QColor]) -> None:
        """Tell the annotators by these colours; none: by their letters alone."""
        self._colors = tuple(colors)
        self._write()

    def set_side_names(self, *names: str) -> None:
        """Name the cards; an empty name leaves the one the inspection gives."""
        self._names = names
        self._arrange()

    @property
    def difference(self) -> str:
        """The sentence that says how the sides differ; empty while nothing is chosen."""
        return self._sentence.whole

    @property
    def is_compact(self) -> bool:
        """Whether every annotator has one line."""
        return self._compact

    def _arrange(self) -> None:
        """Give every part its place for the size of the pane."""
        card, showing = self.card, self._adjudicating
        full = card.full_size() if card is not None and showing else QSize(0, 0)
        body, character = self.height() - self._head.height(), self.fontMetrics().averageCharWidth()
        room = self.width() - full.width()
        count = max(2, len(self._names))
        self._is_low = showing and (body < full.height() or room < self._least_beside())
        room = self.width() if self._is_low else room
        narrow = room < (LEAST_CARD * count + LEAST_CARD // 2) * character
        shallow = self._is_low and body < self._bar_height() + self._cards_height(LEAST_LINES)
        self._compact = shallow or narrow or count > MOST_SIDE_BY_SIDE
        if card is not None:
            self._place_card(card, full.width(), showing=showing)
        self.reasons.setVisible(self.why.isChecked())
        self._rule.setVisible(self.why.isChecked())
        self.reasons.setFixedHeight(self._reasons_height(body))
        self._outer_layout.activate()
        self._write()

    def _least_beside(self) -> int:
        """Return the width that the final card leaves at least beside it."""
        few = max(2, len(self._names)) < MOST_SIDE_BY_SIDE
        return (BESIDE if few else BESIDE_LINES) * self.fontMetrics().averageCharWidth()

    def _cards_height(self, lines: int) -> int:
        """Return the height of so many lines of cards, and of the buttons below them."""
        line = self.fontMetrics().lineSpacing() + 2 * PADDING
        takes = TAKES_HEIGHT if self._adjudicating else 0
        # Marks of annotators make the line of names a little higher than the others.
        edges = 2 * round(self.page.document().documentMargin()) + PADDING
        return lines * line + edges + takes

    def whole_height(self) -> int:
        """Return the height at which cards and decision are whole in the width there is."""
        if self.card is None or max(2, len(self._names)) > MOST_SIDE_BY_SIDE:
            return 0
        cards, full = self._cards_height(WHOLE_LINES), self.card.full_size()
        below = self.width() - full.width() < self._least_beside()
        return self._head.height() + RULES + (cards + self._bar_height() if below else full.height())

    def height_with_reasons(self) -> int:
        """Return the height at which cards stay whole below open reasons."""
        beside = self.card is not None and self._adjudicating and not self._is_low
        least = self.card.full_size().height() if self.card is not None and beside else 0
        bar = self._bar_height() if self._is_low else 0
        cards = bar + self._cards_height(WHOLE_LINES) + self._lines_of_reasons(LEAST_REASONS)
        return self._head.height() + RULES + max(least, cards)

    def _bar_height(self) -> int:
        """Return the height of the decision as a bar below cards that stand side by side."""
        return self.card.bar_height(with_decision=True) if self.card is not None else 0

    def _reasons_height(self, body: int) -> int:
        """Return the height of open reasons: whole lines, two at least, in the room that the cards leave."""
        bar = self._bar_height() if self._is_low else 0
        free = min(body - RULES - bar - self._cards_height(WHOLE_LINES), round(body * REASONS_SHARE))
        lines = (free - self._lines_of_reasons(0)) // self.fontMetrics().lineSpacing()
        return self._lines_of_reasons(max(LEAST_REASONS, lines))

    def _lines_of_reasons(self, lines: int) -> int:
        """Return the height of so many lines of the reasons."""
        # The margin below the last line is left out: the next one would show in it.
        return lines * self.fontMetrics().lineSpacing() + round(self.reasons.document().documentMargin())

    def _place_card(self, card: FinalCard, width: int, *, showing: bool) -> None:
        """Put the card beside the others, or below them as a bar, with the buttons of the others in it."""
        is_low, editing = self._is_low, showing and card.editor is not None
        # A line for each side, one for the decision, and two lines of buttons if there is room for them.
        lines = (max(2, len(self._names)) + 1) * (self.fontMetrics().lineSpacing() + PADDING) + GAP
        body = self.height() - self._head.height()
        in_card = is_low and self._compact and body < lines + card.bar_height() + TAKES_HEIGHT
        tells = is_low and not self._compact
        card.set_compact(is_low, with_takes=in_card, with_decision=tells)
        if not in_card:
            self._main_column.addWidget(card.takes)
        card.takes.setVisible(showing and (in_card or not editing))
        card.setVisible(showing)
        self._side_rule.setVisible(showing and not is_low)
        direction = QBoxLayout.Direction.TopToBottom if is_low else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(direction)
        most = self.maximumSize()
        card.setMinimumSize(0 if is_low else width, 0)
        card.setMaximumSize(most.width() if is_low else width, most.height())
        if is_low and not editing:
            card.setFixedHeight(card.bar_height(with_decision=tells))
        self._stack.setHidden(is_low and editing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Write anew in the colours and fonts now in force."""
        # Colours and pixmaps are written into the documents, so they do not follow palette or screen by
        # themselves.
        super().changeEvent(event)
        if event.type() in _LOOKS:
            self._write()

    # --- contents

    def show_inspection(self, inspection: Inspection | None) -> None:
        """Show an inspection and bring its current line into view; None: nothing is chosen."""
        self._inspection = inspection
        self._stack.setCurrentWidget(self._empty if inspection is None else self._cards)
        self._write()

    def _write(self) -> None:
        """Write everything anew."""
        inspection = self._inspection
        self.why.setVisible(inspection is not None and inspection.level != Level.DOCUMENT)
        self._write_head()
        self._write_cards()
        self._write_reasons()

    def _write_head(self) -> None:
        inspection = self._inspection
        self._sentence = difference_sentence(inspection) if inspection is not None else DifferenceSentence("")
        self.sentence.setAccessibleDescription(self._sentence.whole)
        self._glyph.clear()
        if inspection is not None:
            if not inspection.stateless:
                pixmap = self._painter.glyph(inspection.status, GLYPH, self.devicePixelRatioF())
                self._glyph.setPixmap(pixmap)
            title = reasons_title(inspection)
            words = tr("Why") if self.width() < SHORT_HEAD else title
            arrow = "▾" if self.why.isChecked() else "▸"
            self.why.setText(tr("{title} {arrow}", title=words, arrow=arrow))
            self.why.setToolTip(title)
            self.why.setAccessibleName(title)
            self._head_line.activate()
        writer = SentenceWriter(*self._writing(self.sentence))
        writer.write_sentence(self._sentence, self.sentence.viewport().width() - 2 * PADDING)

    def _write_cards(self) -> None:
        inspection, page = self._inspection, self.page
        columns, crossing = tuple[int, ...](), -1
        if inspection is None:
            page.clear()
        else:
            writer = CardsWriter(*self._writing(page))
            decision = ""
            if self._compact and self._adjudicating and self.card is not None:
                decision = self.card.summary or "–"
            writer.write_cards(inspection, self._layout_of_cards(), self._names, self._colors, decision)
            lines = [line for card in inspection.cards for line in card.lines if line.current]
            page.first_anchor = next((str(line.target) for line in lines if line.target >= 0), "")
            margin = round(page.document().documentMargin())
            columns = tuple(margin + column for column in writer.columns)
            page.show_position(writer.current_position)
            crossing = writer.fold_position
        self._describe_cards()
        page.set_columns(columns, crossing)
        page.viewport().update()
        if self.card is not None and (columns or self._compact):
            self.card.takes.set_columns(columns)

    def _describe_cards(self) -> None:
        """Give a screen reader the sentence, every card as a line, and the decision."""
        # The document of the page is a table whose lines are elided: spoken row by row it says little.
        inspection, lines = self._inspection, [self._sentence.whole]
        if inspection is not None:
            decision = self.card.summary if self._adjudicating and self.card is not None else ""
            lines.append(spoken_cards(inspection, self._names, decision))
        self.page.setAccessibleDescription("\n".join(filter(None, lines)))

    def _layout_of_cards(self) -> CardsLayout:
        line = self.fontMetrics().lineSpacing() + 2 * PADDING
        lines = max(1, (self.page.height() - 2 * PADDING) // line)
        return CardsLayout(self.page.room(), lines, self._compact, self._unfolded)

    def _write_reasons(self) -> None:
        """Write the reasons if they are open: mostly they are not, and they take as long as the cards."""
        if self._inspection is None or not self.why.isChecked():
            self.reasons.clear()
            return
        ReasonsWriter(*self._writing(self.reasons)).write_reasons(self._inspection)
        self.reasons.show_position(0)

    def _writing(self, page: InspectionPage) -> tuple[QTextDocument, QPalette, StatePainter, QFont, float]:
        """Return document, palette, painter, font and scale, from which a writer of a page is made."""
        return page.document(), self.palette(), self._painter, self.font(), self.devicePixelRatioF()

    # --- what a person does

    def _turn_reasons(self, _open: bool) -> None:
        self._arrange()

    def _toggle_fold(self) -> None:
        self._unfolded = not self._unfolded
        self._write_cards()

    def _follow(self, target: str) -> None:
        if target == FOLD:
            self._toggle_fold()
        else:
            self.target_chosen.emit(int(target))

    def _decision_changed(self) -> None:
        if self._compact:
            self._write_cards()
        else:
            self._describe_cards()


def _line(shape: QFrame.Shape) -> QFrame:
    """Return a line between parts."""
    line = QFrame()
    line.setFrameShape(shape)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setForegroundRole(QPalette.ColorRole.Mid)
    return line
