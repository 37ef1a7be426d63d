"""Two panes for two versions of a text, scrolled together by their alignment, with a band between them."""

from collections.abc import Collection, Hashable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QLabel, QVBoxLayout, QWidget

from annotally.text.alignment.block_table import WORD_ERRORS, BlockTable
from annotally.text.search import fold
from annotally_gui.services.i18n import tr
from annotally_gui.text.band import AlignmentBand
from annotally_gui.text.block_glyphs import TITLES
from annotally_gui.text.block_marks import PaneAlignment
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.pane import TextPane
from annotally_gui.text.scroll_mapping import ScrollMapping
from annotally_gui.text.text_style import TextTheme

_NARROW = 440
"""Pixels of width below which the texts stand one above the other."""
_LEAST = 120, 60
"""Width and height that one of two texts has at least."""
_LEAST_NAME = 6
"""Characters of a name that the list of texts has room for at least."""
_REACH = 2.0
"""Lines around a place that are looked at, so that words of one text alone are passed little by little."""


class TextPair(QWidget):
    """Shows one text in `first`, or two: then `second` stands beside it, or below if turned.

    The pane a person scrolls leads, the other follows to the aligned line. A selection in one is framed in
    the other. ``block_changed`` carries the current block, -1 where there is none, ``text_chosen`` the number
    of the side whose text a person wants to see beside the first.
    """

    block_changed = Signal(int)
    text_chosen = Signal(int)

    def __init__(self, first: TextPane, second: TextPane, theme: TextTheme) -> None:
        super().__init__()
        self.first, self.second = first, second
        self.band = AlignmentBand((first, second), theme)
        self.blocks: BlockTable | None = None
        self.current = range(0)
        """The blocks that are current: those the selection touches, or one that was gone to."""
        self._mapping: ScrollMapping | None = None
        self._leader = first
        self._busy = 0
        self._turned_by_person = self.is_turned = False
        self._shapes: dict[TextPane, tuple[int, int, int]] = {}
        self._names = [QLabel(), QLabel()]
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._frames = [
            self._with_name(label, pane) for label, pane in zip(self._names, self.panes, strict=True)
        ]
        self.chooser = self._make_chooser(self._frames[1])
        """The list of the sides whose text can be the second one; hidden unless there are several."""
        for widget in (self._frames[0], self.band, self._frames[1]):
            self._layout.addWidget(widget, int(widget is not self.band))
        for pane in self.panes:
            pane.moved.connect(lambda pane=pane: self._moved(pane))
            pane.selection_changed.connect(lambda start, end, pane=pane: self._selected(pane, start, end))
            pane.installEventFilter(self)
        self.band.block_chosen.connect(self.go_to_block)
        self.band.set_tooltip_source(self.words_about)
        self._lay_out()
        self._show_second(False)

    @property
    def panes(self) -> tuple[TextPane, TextPane]:
        """Both panes."""
        return self.first, self.second

    @property
    def is_double(self) -> bool:
        """Whether there are two texts."""
        return self.blocks is not None

    @property
    def leader(self) -> TextPane:
        """The pane that a person looks at: the one they last scrolled, clicked or moved in."""
        return self._leader

    @property
    def other(self) -> TextPane:
        """The pane that follows."""
        return self.second if self._leader is self.first else self.first

    # The texts shown

    def prepare(self) -> None:
        """Forget how the texts are aligned: another one is about to be shown in `first`."""
        self.blocks, self._mapping, self.current = None, None, range(0)
        self.band.set_blocks(None)
        self._tell_panes()

    def show_second(self, text: str, marks: MarkSet, blocks: BlockTable) -> None:
        """Show another version of the text in `first` beside it."""
        # While the second text is set its pane reports moves and a selection, which must not make it the
        # leader.
        self.blocks = blocks
        self.current = range(0)
        self._mapping = ScrollMapping(blocks, (len(self.first.text), len(text)))
        self._busy += 1
        self.second.set_document(text, marks)
        self._busy -= 1
        self.band.set_blocks(blocks)
        self._show_second(True)
        self._tell_panes()
        self._follow()

    def show_one(self) -> None:
        """Show the text in `first` alone."""
        self.prepare()
        self._leader = self.first
        self._show_second(False)
        self.second.set_document("", MarkSet())

    def set_names(self, first: str, second: str) -> None:
        """Name the two texts."""
        for label, name, pane in zip(self._names, (first, second), self.panes, strict=True):
            label.setText(name)
            pane.setAccessibleName(tr("Text of {side}", side=name))

    @property
    def second_name(self) -> str:
        """The name of the second text."""
        return self._names[1].text()

    def set_choices(self, choices: Sequence[tuple[int, str]], chosen: int = -1) -> None:
        """Offer the texts of several sides, by number and name, as the second one; of fewer tell its name."""
        # The list stays as it is while its entries do: it may have the focus, or be open.
        entries = [
            (self.chooser.itemData(place), self.chooser.itemText(place))
            for place in range(self.chooser.count())
        ]
        if entries != list(choices):
            self.chooser.clear()
            for side, name in choices:
                self.chooser.addItem(name, side)
        self.chooser.setCurrentIndex(self.chooser.findData(chosen))
        has_several = len(choices) > 1
        self.chooser.setVisible(has_several)
        self._names[1].setVisible(not has_several)
        self._names[0].setMinimumHeight(self.chooser.sizeHint().height() if has_several else 0)

    def _make_chooser(self, frame: QWidget) -> QComboBox:
        chooser = QComboBox(frame)
        chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        chooser.setMinimumContentsLength(_LEAST_NAME)
        chooser.setAccessibleName(tr("Annotator whose text is shown"))
        chooser.setToolTip(tr("Annotator whose text is shown"))
        chooser.activated.connect(lambda place: self.text_chosen.emit(chooser.itemData(place)))
        chooser.hide()
        column = frame.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, chooser)
        return chooser

    def set_turned(self, turned: bool) -> None:
        """Put the texts one above the other, or side by side, if there is room."""
        self._turned_by_person = turned
        self._lay_out()

    def _lay_out(self) -> None:
        self.is_turned = self._turned_by_person or self.width() < _NARROW
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(down if self.is_turned else right)
        self.band.set_turned(self.is_turned)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the texts one above the other where two would be too narrow."""
        if (self._turned_by_person or self.width() < _NARROW) is not self.is_turned:
            self._lay_out()
        super().resizeEvent(event)

    def set_theme(self, theme: TextTheme) -> None:
        """Draw with other colours or type."""
        # While ``_busy`` is not 0, scrolling comes from the program, and no pane becomes the leader by it.
        self._busy += 1
        for pane in self.panes:
            pane.set_theme(theme)
        self._busy -= 1
        self.band.set_theme(theme)
        self._follow()

    def set_reflowed(self, on: bool) -> None:
        """Join lines of both texts that were broken by a width, or show each."""
        self._busy += 1
        for pane in self.panes:
            pane.set_reflowed(on)
        self._busy -= 1
        self._follow()

    def set_zoom(self, percent: int) -> None:
        """Show both texts at ``percent`` of their size."""
        self._busy += 1
        for pane in self.panes:
            pane.set_zoom(percent)
        self._busy -= 1
        self._follow()

    def set_current(self, *keys: Hashable, outlined: bool = True, linked: Collection[Hashable] = ()) -> None:
        """Outline the marks of ``keys`` in both texts, as `TextPane.set_current` does in one."""
        # The leader scrolls first and the follower then quietly: both show the marks, and the leader stays
        # the leader.
        if not self.is_double:
            self.first.set_current(*keys, outlined=outlined, linked=linked)
            return
        if keys:
            self._set_current(range(0))
        leader, follower = self._leader, self.other
        leader.set_current(*keys, outlined=outlined, linked=linked)
        self._busy += 1
        follower.set_current(*keys, outlined=outlined, linked=linked)
        self._busy -= 1

    def _show_second(self, visible: bool) -> None:
        # Two texts must stay readable beside each other; one alone may be as narrow as the window wants.
        for pane in self.panes:
            pane.setMinimumSize(*(_LEAST if visible else (0, 0)))
        self.band.setVisible(visible)
        self._frames[1].setVisible(visible)
        self._names[0].setVisible(visible)

    def _with_name(self, label: QLabel, pane: TextPane) -> QWidget:
        frame = QWidget()
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        label.setContentsMargins(8, 2, 8, 2)
        label.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(label)
        column.addWidget(pane, 1)
        return frame

    # Blocks

    def words_about(self, block: int) -> str:
        """Return the words about a block: its kind, and its text on both sides."""
        blocks = self.blocks
        if blocks is None or not 0 <= block < len(blocks):
            return ""
        texts = []
        for side, pane in enumerate(self.panes):
            start, end = blocks.extent(side, block, block)
            texts.append(" ".join(pane.text[start:end].split()))
        quotes = " – ".join(tr("“{words}”", words=words) if words else tr("nothing") for words in texts)
        description = tr("{kind}: {words}", kind=tr(TITLES[blocks.kind[block]]), words=quotes)
        return tr("{told} (aligned manually)", told=description) if blocks.is_manual(block) else description

    def go_to_block(self, block: int) -> None:
        """Make a block the current one and bring it into view in both texts."""
        blocks = self.blocks
        if blocks is None or not 0 <= block < len(blocks):
            return
        side = self.panes.index(self._leader)
        start, _ = blocks.extent(side, block, block)
        self._busy += 1
        self._leader.select(start, start)
        self._busy -= 1
        self._set_current(range(block, block + 1))
        self._follow()

    def next_error(self, step: int) -> bool:
        """Go to the next (1) or previous (-1) word error, going round; tell whether it went round."""
        blocks = self.blocks
        if blocks is None:
            return False
        # Search on from the current block, then once around from the other end.
        start = self._search_start(step)
        ahead = self._errors(start, step)
        block = next(ahead, None)
        if block is not None:
            self.go_to_block(block)
            return False
        block = next(self._errors(0 if step > 0 else len(blocks) - 1, step), None)
        if block is not None:
            self.go_to_block(block)
        return block is not None

    def _search_start(self, step: int) -> int:
        """Return the block at which the search for the next error starts."""
        assert self.blocks is not None
        if self.current:
            return self.current.stop if step > 0 else self.current.start - 1
        touched = self.blocks.touched(self.panes.index(self._leader), self._leader.caret, self._leader.caret)
        block = touched[0] if touched is not None else 0
        return block if step > 0 else block - 1

    def _errors(self, start: int, step: int) -> Iterator[int]:
        assert self.blocks is not None
        kinds = self.blocks.kind
        places = range(start, len(kinds)) if step > 0 else range(start, -1, -1)
        return (block for block in places if kinds[block] in WORD_ERRORS)

    def selected_blocks(self) -> tuple[int, int] | None:
        """Return the first and the last block that is current, None where none is."""
        return (self.current.start, self.current.stop - 1) if self.current else None

    def _set_current(self, current: range) -> None:
        self.current = current
        self.band.set_current(current)
        self._tell_panes()
        self.block_changed.emit(current.start if current else -1)

    def _tell_panes(self) -> None:
        for side, pane in enumerate(self.panes):
            alignment = PaneAlignment(self.blocks, side, self.current) if self.blocks is not None else None
            pane.set_alignment(alignment)

    def _selected(self, pane: TextPane, start: int, end: int) -> None:
        """Make the blocks of a selection, or of the word at the caret, current in both texts."""
        if self.blocks is None or self._busy:
            return
        self._leader = pane
        side = self.panes.index(pane)
        touched = self.blocks.touched(side, start, end)
        if touched is None:
            return
        if start == end:  # between words nothing is current
            begin, behind = self.blocks.extent(side, touched[0], touched[0])
            current = range(touched[0], touched[0] + 1) if begin <= start <= behind else range(0)
        else:
            current = range(touched[0], touched[1] + 1)
        self._set_current(current)

    # Scrolling together

    def _moved(self, pane: TextPane) -> None:
        # A resize moves the text too, but nobody scrolled: a pane becomes the leader only if its width,
        # height and pitch are those of the time before.
        self.band.update()
        if self._busy or self._mapping is None:
            return
        flow = pane.flow
        shape = flow.width, flow.view_height, flow.measures.pitch
        if self._shapes.get(pane) == shape:  # else the pane has another size, and nobody has scrolled it
            self._leader = pane
        self._shapes[pane] = shape
        self._follow()

    def _follow(self) -> None:
        """Bring the other text to where the leader is: its first line at the top, its last at the bottom."""
        course = self._mapping
        if course is None:
            return
        leader, follower = self._leader, self.other
        # The line compared moves down the view as the leader is scrolled from its top to its end, so that
        # both ends of the texts meet: at share s of the way it stands at s of the view's height.
        flow, side = leader.flow, self.panes.index(leader)
        hidden = flow.total - flow.view_height
        if hidden <= 0 or flow.y <= 0:
            place, y = 0.0, 0.0
        else:
            share = min(1.0, flow.y / hidden)
            y = share * flow.view_height
            line = flow.spot_at(y).line
            reach = _REACH * max(1, line.end - line.start)
            place = course.smooth(side, flow.place_at(y), reach)
            y = share * follower.flow.view_height
        self._busy += 1
        if place <= 0 and y <= 0:
            follower.scroll_to(0)
        else:
            follower.show_place(place, y)
        self._busy -= 1
        self.band.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the pane that takes the focus lead."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, TextPane):
            self._leader = watched
        return super().eventFilter(watched, event)

    # Find, as the line below the texts asks for it

    @property
    def find_count(self) -> int:
        """The number of places with the string last looked for, in both texts."""
        return sum(pane.find_count for pane in self._searched())

    def selected_text(self) -> str:
        """Return the selected part of the text that leads."""
        return self._leader.selected_text()

    def clear_find(self) -> None:
        """Look for nothing, highlight nothing."""
        for pane in self.panes:
            pane.clear_find()

    def find_text(self, text: str, *, backwards: bool = False, case: bool = False) -> bool:
        """Select the next place that holds ``text``, in the other text behind the last of one."""
        if not self.is_double:
            return self.first.find_text(text, backwards=backwards, case=case)
        leader, follower = self._leader, self.other
        # Both texts are one long one here: the leader's places first, then those of the follower. A place
        # that lies behind the search's start (it went round) means that the leader has no more.
        start, selected = leader.selection()[0], leader.selected_text()
        on_it = selected == text if case else fold(selected) == fold(text)
        place = leader.find_place(text, backwards=backwards, case=case)
        follower_place = follower.find_place(text, backwards=backwards, case=case)
        if place is not None and (
            not on_it or (place < start if backwards else place > start) or follower_place is None
        ):
            leader.select(place, place + len(text))
        elif follower_place is not None:
            follower.select(*(len(follower.text),) * 2 if backwards else (0, 0))
            follower.find_text(text, backwards=backwards, case=case)
        return place is not None or follower_place is not None

    def _searched(self) -> tuple[TextPane, ...]:
        return self.panes if self.is_double else (self.first,)
