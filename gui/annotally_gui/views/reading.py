"""The text of a document with its marks, and the line that searches it."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from annotally.model.letters import LETTERS
from annotally.model.source_diagnostics import shown
from annotally.model.token_boundaries import TokenBoundaries
from annotally.reports.messages import SecondText
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.unit_tree import Marks
from annotally.scoring.tally import Status, Tally
from annotally_gui.context import AppContext
from annotally_gui.models.lanes import Lanes
from annotally_gui.services.i18n import tr
from annotally_gui.services.settings import Preferences
from annotally_gui.services.theme import Theme, reading_font
from annotally_gui.text.arcs import ArcSet
from annotally_gui.text.final_pane import FinalPane
from annotally_gui.text.labels import ShownLabels
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.numbers import Numbers, with_warnings
from annotally_gui.text.outcomes import OutcomeSource, ShownSides
from annotally_gui.text.pair import TextPair
from annotally_gui.text.pane import TextPane
from annotally_gui.text.text_style import TextTheme
from annotally_gui.views.alignment_line import AlignmentLine
from annotally_gui.views.find_bar import FindBar
from annotally_gui.widgets.layouts import add_layout


def text_theme(theme: Theme, values: Preferences, annotators: int = 0) -> TextTheme:
    """Return colours and font of the text, from the theme in force and the user's reading face.

    With ``annotators`` the rules have a colour for each of so many; with 0 they have those of the states.
    """
    font = reading_font(values.reading_family, values.reading_style, values.reading_size, 100)
    return TextTheme(
        theme.color("base"),
        theme.color("text"),
        theme.color("selection"),
        theme.color("accent"),
        theme.color("muted"),
        {status: theme.state(status) for status in Status},
        {status: theme.state_tint(status) for status in Status},
        font.family(),
        font.pointSizeF(),
        annotators=tuple(map(theme.annotator, range(annotators))),
    )


def mark_set(marks: Marks) -> MarkSet:
    """Return the marks of a text as a pane shows them."""
    return MarkSet(
        marks.start,
        marks.end,
        marks.lane,
        marks.status,
        marks.located,
        marks.row,
        marks.level,
        marks.order,
        marks.furthest,
        marks.sides,
        marks.labels,
    )


class ReadingPane(QWidget):
    """A pane with one document at a time, which reports the row of a clicked mark."""

    row_clicked = Signal(int)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._annotators = context, 0
        theme = text_theme(context.theme, context.settings.values)
        self.text, self.second = FinalPane(theme), TextPane(theme)
        self.pair = TextPair(self.text, self.second, theme)
        """The view of one or two texts; `text` is that of the first side."""
        self.pair.set_zoom(context.settings.values.zoom)
        self.pair.set_turned(context.settings.values.texts_turned)
        self.pair.set_reflowed(context.settings.values.reflowed)
        # Both panes are connected from the start; the second is shown with a second text only.
        for pane in self.pair.panes:
            pane.mark_clicked.connect(self._clicked)
            pane.zoom_requested.connect(self._zoom_by)
            pane.hidden_clicked.connect(partial(self._list_marks, pane))
            pane.customContextMenuRequested.connect(lambda place, pane=pane: self._menu(pane, place))
        self._numbers: Numbers = {}
        self._side_names = "", ""
        """The names of the first two sides, or those above and below the words."""
        self._sides: tuple[str, ...] = ()
        """The names of all sides, as far as they are known."""
        self._second_side = 1
        """The side whose text is the second one, by number."""
        self._choices: tuple[int, ...] = ()
        """The sides whose text can be the second one."""
        self._warned: tuple[int, ...] = ()
        self.find_bar = FindBar(self.pair)
        self.find_bar.closed.connect(lambda: self.pair.leader.setFocus())
        self.alignment = AlignmentLine(context.theme)
        self.setFocusProxy(self.text)
        self.empty = QLabel(tr("The text of this document is missing. Open its text file to see the text."))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.pair)
        self._pages.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        add_layout(column, self._pages, 1)
        column.addWidget(self.alignment)
        column.addWidget(self.find_bar)
        context.theme.changed.connect(self._restyle)
        context.settings.changed.connect(self._settings_changed)

    def show_document(
        self,
        text: str,
        marks: Marks,
        arcs: Arcs,
        *,
        numbered: bool = False,
        second: SecondText | None = None,
        words: Tally | None = None,
        tokens: TokenBoundaries | None = None,
        sides: Sequence[str] = (),
    ) -> None:
        """Show a document's text from its beginning, ``numbered`` with room for the numbers of mentions.

        Where mentions are numbered only arcs of the current rows are drawn, for each mention has one. A
        ``second`` text stands beside it; ``words`` are its word errors. Extents in it go by its ``tokens``.
        Texts of more than two ``sides``, or of several that have another text, are called by their names.
        """
        self.pair.prepare()
        self.text.set_document(
            text,
            mark_set(marks),
            ArcSet(
                (arcs.source_start, arcs.source_end),
                (arcs.target_start, arcs.target_end),
                arcs.lane,
                arcs.status,
                arcs.row,
                arcs.label,
                quiet=numbered,
            ),
            numbered=numbered,
        )
        self.text.set_tokens(tokens)
        # Without a text the page says so, unless there is a second text.
        self._pages.setCurrentWidget(self.pair if text or second is not None else self.empty)
        if second is None:
            self._show_one()
        else:
            self._sides, self._second_side, self._choices = tuple(sides), second.side, second.choices
            self._name_texts()
            self.pair.show_second(second.text, mark_set(second.marks), second.blocks)
            self.second.set_tokens(second.tokens)
        own_words = second.words if second is not None else None
        self.alignment.show_words(words if words is not None and second is not None else own_words)
        self.find_bar.search_again()

    def _show_one(self) -> None:
        """Show the first text alone."""
        self._sides, self._second_side, self._choices = (), 1, ()
        self._name_texts()
        self.pair.show_one()

    def clear(self) -> None:
        """Show nothing."""
        self.pair.prepare()
        self.text.set_document("", MarkSet())
        self._show_one()
        self.alignment.show_words(None)
        self._pages.setCurrentWidget(self.pair)

    def set_current(self, rows: Sequence[int], *, outlined: bool = True, linked: Sequence[int] = ()) -> None:
        """Outline the marks of these rows, or only go there; nothing scrolls if one of them can be seen.

        The arcs of the rows ``linked`` stand out.
        """
        self.pair.set_current(*rows, outlined=outlined, linked=linked)

    def set_numbers(self, numbers: Numbers) -> None:
        """Show numbers where mentions begin, by row and side."""
        self._numbers = numbers
        self.text.set_numbers(with_warnings(numbers, self._warned))

    def set_labels(self, labels: ShownLabels) -> None:
        """Show the labels of all annotations, of those that disagree, or none."""
        for text in self.pair.panes:
            text.set_labels(labels)

    def set_decisions(self, outcomes: OutcomeSource | None, sides: ShownSides) -> None:
        """Show the decisions about the marks, or none."""
        for text in self.pair.panes:
            text.set_decisions(outcomes, sides)

    def update_decisions(self) -> None:
        """Show the decisions anew: some have changed; nothing moves."""
        for text in self.pair.panes:
            text.update_decisions()

    @property
    def shows_decisions(self) -> bool:
        """Whether decisions are shown, or would be if they were wanted."""
        return self.text.has_decisions

    def set_warned(self, rows: Sequence[int]) -> None:
        """Warn at the marks of these rows, whatever is numbered; nothing scrolls."""
        self._warned = tuple(rows)
        self.text.set_numbers(with_warnings(self._numbers, self._warned))

    def enter(self) -> None:
        """Move the focus into the text, with the caret where the current marks begin."""
        text = self.pair.leader
        place = text.current_start()
        if place is not None:
            text.select(place, place)
        text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_tooltip_source(self, tell: Callable[[Hashable], str]) -> None:
        """Ask ``tell`` for the words about the row of a mark."""
        for text in self.pair.panes:
            text.set_tooltip_source(tell)

    def set_side_names(self, a: str, b: str) -> None:
        """Name the lanes."""
        for text in self.pair.panes:
            text.set_lane_labels(a, b)
        self._side_names = a, b
        self._name_texts()

    def _name_texts(self) -> None:
        """Name both texts, and offer those of other annotators."""
        if len(self._sides) <= 2 and len(self._choices) <= 1:
            self.pair.set_names(*(self._side_names if self._second_side else self._side_names[::-1]))
            self.pair.set_choices(())
            return
        names = {side: Lanes((side,), ()).label(True, self._sides) for side in self._choices}
        self.pair.set_names(tr("Text compared"), names[self._second_side])
        self.text.setAccessibleName(tr("Text compared"))
        self.pair.set_choices(tuple(names.items()), self._second_side)

    def copy(self) -> None:
        """Copy the selected text."""
        self.pair.leader.copy()

    def _clicked(self, key: object) -> None:
        if isinstance(key, int):
            self.row_clicked.emit(key)

    def list_at_caret(self) -> bool:
        """Open the list of the annotations at the caret, and return whether there are any.

        The focus stays where it is: in the text some keys have another meaning.
        """
        pane = self.pair.leader
        numbers = pane.marks_at_caret()
        if numbers:
            self._list_marks(pane, numbers, pane.caret_rect().bottomLeft())
        return bool(numbers)

    def _list_marks(self, pane: TextPane, numbers: tuple[int, ...], place: QPoint) -> None:
        """Open a menu of marks at a place of the viewport; each leads to its row."""
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        for number in numbers:
            marks, key = pane.marks, pane.marks.keys[number]
            words = shown(pane.text[marks.starts[number] : marks.ends[number]])
            line = f"{LETTERS[marks.side(number)]}   {marks.label(number)}   {words}"
            entry = menu.addAction(line.replace("&", "&&"))
            entry.triggered.connect(partial(self._clicked, key))
        menu.setActiveAction(menu.actions()[0])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(pane.viewport().mapToGlobal(place))

    def _zoom_by(self, steps: int) -> None:
        # Through the actions, which keep the zoom within its limits and in the settings.
        action = self._context.actions.action("view.zoom_in" if steps > 0 else "view.zoom_out")
        for _ in range(abs(steps)):
            action.trigger()

    def _menu(self, text: TextPane, place: QPoint) -> None:
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        for name in ("edit.copy", "edit.select_all", "edit.find"):
            menu.addAction(self._context.actions.action(name))
        if text.marks_at_caret():
            menu.addAction(self._context.actions.action("go.at_caret"))
        for name in ("decide.add", "decide.extent"):
            if self._context.actions.action(name).isEnabled():
                menu.addAction(self._context.actions.action(name))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(text.viewport().mapToGlobal(place))

    def set_annotators(self, count: int) -> None:
        """Draw the rules of so many annotators in a colour for each; 0: in those of the states."""
        if count != self._annotators:
            self._annotators = count
            self._restyle()

    def _restyle(self) -> None:
        theme = self._context.theme
        self.pair.set_theme(text_theme(theme, self._context.settings.values, self._annotators))
        self.alignment.update()

    def _settings_changed(self, names: frozenset[str]) -> None:
        if names & {"reading_family", "reading_style", "reading_size"}:
            self._restyle()
        if "zoom" in names:
            self.pair.set_zoom(self._context.settings.values.zoom)
        if "reflowed" in names:
            self.pair.set_reflowed(self._context.settings.values.reflowed)
        if "texts_turned" in names:
            self.pair.set_turned(self._context.settings.values.texts_turned)
