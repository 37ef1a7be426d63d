"""The text of a document with its marks, and the line that looks for words in it."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from annotally.reports.arcs import Arcs
from annotally.reports.trees import Marks
from annotally.scoring.tally import Status
from annotally_gui.context import AppContext
from annotally_gui.i18n import tr
from annotally_gui.settings import Preferences
from annotally_gui.text.arcs import ArcSet
from annotally_gui.text.look import TextTheme
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.numbers import Numbers
from annotally_gui.text.pane import TextPane
from annotally_gui.theme import Theme, reading_font
from annotally_gui.views.find_bar import FindBar


def text_theme(theme: Theme, values: Preferences) -> TextTheme:
    """Return what the text is drawn with, from the theme in force and the user's reading face."""
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
    )


class ReadingPane(QWidget):
    """Shows one document at a time; tells which row a click meant."""

    row_clicked = Signal(int)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.text = TextPane(text_theme(context.theme, context.settings.values))
        self.text.set_zoom(context.settings.values.zoom)
        self.text.mark_clicked.connect(self._clicked)
        self.text.zoom_requested.connect(self._zoom_by)
        self.text.customContextMenuRequested.connect(self._menu)
        self.find_bar = FindBar(self.text)
        self.find_bar.closed.connect(self.text.setFocus)
        self.setFocusProxy(self.text)
        self.empty = QLabel(tr("This document has no text here. Open its text file to see it."))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.text)
        self._pages.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._pages, 1)
        column.addWidget(self.find_bar)
        context.theme.changed.connect(self._restyle)
        context.settings.changed.connect(self._settings_changed)

    def show_document(self, text: str, marks: Marks, arcs: Arcs, *, numbered: bool = False) -> None:
        """Show a document's text from its beginning, ``numbered`` with room for the numbers of mentions.

        Where mentions are numbered only the arcs of what is looked at are drawn: each mention has one.
        """
        self.text.set_document(
            text,
            MarkSet(
                marks.start,
                marks.end,
                marks.lane,
                marks.status,
                marks.located,
                marks.row,
                marks.level,
                marks.order,
                marks.furthest,
            ),
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
        self._pages.setCurrentWidget(self.text if text else self.empty)
        self.find_bar.again()

    def clear(self) -> None:
        """Show nothing."""
        self.text.set_document("", MarkSet())
        self._pages.setCurrentWidget(self.text)

    def set_current(self, rows: Sequence[int], *, outlined: bool = True, linked: Sequence[int] = ()) -> None:
        """Outline the marks of these rows, or only go there; nothing scrolls if one of them can be seen.

        The arcs of the rows ``linked`` stand out.
        """
        self.text.set_current(*rows, outlined=outlined, linked=linked)

    def set_numbers(self, numbers: Numbers) -> None:
        """Show numbers where mentions begin, by row and side."""
        self.text.set_numbers(numbers)

    def enter(self) -> None:
        """Move the focus into the text, with the caret where the current marks begin."""
        place = self.text.current_start()
        if place is not None:
            self.text.select(place, place)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_tooltip_source(self, tell: Callable[[Hashable], str]) -> None:
        """Ask ``tell`` for the words about the row of a mark."""
        self.text.set_tooltip_source(tell)

    def set_side_names(self, a: str, b: str) -> None:
        """Name the lanes."""
        self.text.set_lane_labels(a, b)

    def copy(self) -> None:
        """Copy the selected text."""
        self.text.copy()

    def _clicked(self, key: object) -> None:
        if isinstance(key, int):
            self.row_clicked.emit(key)

    def _zoom_by(self, steps: int) -> None:
        action = self._context.actions.action("view.zoom_in" if steps > 0 else "view.zoom_out")
        for _ in range(abs(steps)):
            action.trigger()

    def _menu(self, place: QPoint) -> None:
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        for name in ("edit.copy", "edit.select_all", "edit.find"):
            menu.addAction(self._context.actions.action(name))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.text.viewport().mapToGlobal(place))

    def _restyle(self) -> None:
        self.text.set_theme(text_theme(self._context.theme, self._context.settings.values))

    def _settings_changed(self, names: frozenset[str]) -> None:
        if names & {"reading_family", "reading_style", "reading_size"}:
            self._restyle()
        if "zoom" in names:
            self.text.set_zoom(self._context.settings.values.zoom)
