"""The window of the guide, beside the main window and its dialogs: neither holds the other up."""

from typing import NamedTuple

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QMainWindow, QSizePolicy, QSplitter, QToolBar, QVBoxLayout, QWidget

from annotally_gui.actions.help import GUIDE
from annotally_gui.context import AppContext
from annotally_gui.services.guide.history import History
from annotally_gui.services.guide.page_markup import COPY, WrittenPage, write_page
from annotally_gui.services.guide.pages import HOME, Guide, GuidePlace, page_sources
from annotally_gui.services.i18n import tr
from annotally_gui.services.settings import declarations
from annotally_gui.views.find_bar import FindBar
from annotally_gui.widgets.focus_order import step_focus
from annotally_gui.window.guide.sections import GUIDE as ABOUT_GUIDE
from annotally_gui.window.guide.side import GuideSide
from annotally_gui.window.guide.view import GuideView
from annotally_gui.window.guide.window_pages import WINDOW, window_pages
from annotally_resources import resource

_SIZE = QSize(980, 720)
_EDGE = 40
"""Pixels of the screen that are left free at first."""
_SHARE = 0.66
"""The share of the screen's width that is taken at most at first."""
_ZOOM_STEP = 10
_TOOLS = (
    ("back", "forward", "home"),
    ("find",),
    ("zoom_out", "zoom_in"),
)
"""The actions of the tool bar in groups."""


class Visit(NamedTuple):
    """A place that was gone to, the terms marked there, and how far it was scrolled when it was left."""

    place: GuidePlace
    terms: tuple[str, ...] = ()
    scrolled: int | None = None


class GuideWindow(QMainWindow):
    """The guide: contents and search at the side, a page, and the keys of a browser."""

    def __init__(self, context: AppContext) -> None:
        # Without a parent: a dialog of the main window would block it.
        super().__init__()
        self._context = context
        self._history: History[Visit] = History()
        self._page = WrittenPage()
        self._place = GuidePlace(HOME)
        self.setWindowTitle(tr("Guide"))
        self.setWindowIcon(QGuiApplication.windowIcon())
        self.setMinimumSize(480, 300)
        self.view = GuideView(context.theme, context.glyphs)
        self.side = GuideSide(context.theme)
        self.find_bar = FindBar(self.view)
        self.find_bar.name_field(tr("Find on this page"))
        self.address = QLabel()
        self._actions = {entry.id: self._make_action(entry.id) for entry in GUIDE}
        self._lay_out()
        self._bind()
        self._read_guide()
        self._restore_size()

    def _make_action(self, action_id: str) -> QAction:
        entry = next(entry for entry in GUIDE if entry.id == action_id)
        action = QAction(tr(entry.text), self)
        # Escape is taken where nothing else takes it: fields empty themselves with it first.
        keys = [QKeySequence(text) for text in entry.shortcuts if text != "Esc"]
        action.setShortcuts(keys)
        native = keys[0].toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(tr("{what} ({keys})", what=tr(entry.tooltip), keys=native))
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(self.find_bar)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.side)
        self._splitter.addWidget(page)
        self._splitter.setStretchFactor(1, 1)
        self.setCentralWidget(self._splitter)
        self._tools = QToolBar(tr("Guide"), self)
        self._tools.setMovable(False)
        self._tools.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for number, group in enumerate(_TOOLS):
            if number:
                self._tools.addSeparator()
            for name in group:
                self._tools.addAction(self._actions[f"guide.{name}"])
        self.addToolBar(self._tools)
        self.statusBar().setSizeGripEnabled(False)
        self.address.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.statusBar().addWidget(self.address, 1)
        self._draw_icons()

    def _bind(self) -> None:
        functions = {
            "back": lambda: self._step(-1),
            "forward": lambda: self._step(1),
            "home": lambda: self.go_to(GuidePlace(HOME)),
            "search": self.side.begin_search,
            "find": self.find_bar.begin,
            "find_next": self.find_bar.step,
            "find_previous": lambda: self.find_bar.step(backwards=True),
            "side": self._change_side,
            "caret": self.view.switch_caret,
            "zoom_in": lambda: self._zoom(1),
            "zoom_out": lambda: self._zoom(-1),
            "zoom_reset": lambda: self._zoom(0),
            "help": lambda: self.go_to(GuidePlace(WINDOW, ABOUT_GUIDE)),
            "close": self.close,
        }
        for name, function in functions.items():
            self._actions[f"guide.{name}"].triggered.connect(lambda _checked=False, call=function: call())
        self.side.chosen.connect(lambda place, terms: self.go_to(place, terms))
        self.view.followed.connect(self._follow)
        self.view.zoomed.connect(self._zoom)
        self.view.highlighted.connect(self._show_address)
        self.find_bar.closed.connect(self.view.setFocus)
        self._context.theme.changed.connect(self._theme_changed)
        self._context.actions.shortcuts_changed.connect(self._read_again)

    @property
    def place(self) -> GuidePlace:
        """The place that was gone to last."""
        return self._place

    @property
    def guide(self) -> Guide:
        """The pages shown."""
        return self._guide

    def _read_guide(self) -> None:
        """Take the pages that there are; those about the window in its language, with its shortcuts."""
        # Whatever files there are. The pages that are made go before those that stand for them in the folder.
        sources = page_sources(resource("help"))
        pages = window_pages(Guide(sources), self._context.actions.shortcuts, drawn=True)
        self._guide = Guide({**sources, **pages}, titled=pages)  # in the language of the window
        self.side.set_guide(self._guide)

    def _read_again(self) -> None:
        self._read_guide()
        self._write()
        self.view.show_page(self._page, self._context.settings.values.guide_zoom)
        self._look_at(Visit(self._place))

    def go_to_target(self, target: str) -> None:
        """Show the place of a link, such as ``window.md#rows``; the first page if there is none."""
        self.go_to(self._guide.place_of(target) or GuidePlace(HOME))

    def go_to(self, place: GuidePlace, terms: tuple[str, ...] = ()) -> None:
        """Show a place, with every match of the folded terms marked and the first one in sight."""
        if place.page not in self._guide.pages:
            place = GuidePlace(HOME)
        self._leave()
        visit = Visit(place, terms)
        self._history.visit(visit)
        self._show(visit)
        self.view.setFocus()

    def _leave(self) -> None:
        """Note how far the page is scrolled, for a way back."""
        visit = self._history.shown
        if visit is not None:
            self._history.leave(visit._replace(scrolled=self.view.verticalScrollBar().value()))

    def _step(self, by: int) -> None:
        self._leave()
        visit = self._history.step(by)
        if visit is not None:
            self._show(visit)
            if visit.scrolled is not None:
                self.view.verticalScrollBar().setValue(visit.scrolled)

    def _show(self, visit: Visit) -> None:
        # A place on the same page is only scrolled to.
        is_new = visit.place.page != self._place.page or not self._page.markup
        self._place = visit.place
        if is_new:
            self._write()
            self.view.show_page(self._page, self._context.settings.values.guide_zoom)
        self._look_at(visit)
        self.side.show_place(visit.place)
        title = self._guide.pages[visit.place.page].title
        self.setWindowTitle(tr("{page} – Guide", page=title))
        self._actions["guide.back"].setEnabled(self._history.can_go_back)
        self._actions["guide.forward"].setEnabled(self._history.can_go_forward)

    def _write(self) -> None:
        page = self._guide.pages[self._place.page]
        self._page = write_page(page.blocks, self._target_of, tr("Copy"))

    def _target_of(self, target: str) -> str:
        """Return a link's target as the view reports it: a place from the first page on, or an address."""
        if "://" in target:
            return target
        place = self._guide.place_of(target, self._place.page)
        return str(place) if place is not None else ""

    def _look_at(self, visit: Visit) -> None:
        terms = visit.terms or ((visit.place.words,) if visit.place.words else ())
        self.view.go_to_anchor(visit.place.anchor)
        self.view.mark(terms)
        if terms:
            self.view.go_to_match(visit.place.anchor)

    def _follow(self, target: str) -> None:
        """Go to a place, copy code, or leave an address to the browser."""
        # Targets are ours, as `_target_of` wrote them: numbers of code blocks, addresses, places.
        if target.startswith(COPY):
            QGuiApplication.clipboard().setText(self._page.codes[int(target.removeprefix(COPY))])
            self.statusBar().showMessage(tr("Copied."), 4000)
        elif "://" in target:
            QDesktopServices.openUrl(QUrl(target))
        else:
            self.go_to_target(target)

    def _show_address(self, url: QUrl) -> None:
        target = url.toString()
        self.address.setText(tr("Opens in the browser: {address}", address=target) if "://" in target else "")

    def _change_side(self) -> None:
        if self.side.has_focus():
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.side.take_focus()

    def _zoom(self, steps: int) -> None:
        declaration = declarations()["guide_zoom"]
        low, high = declaration.low or 0, declaration.high or 0
        percent = self._context.settings.values.guide_zoom + steps * _ZOOM_STEP if steps else 100
        self._context.settings.change(guide_zoom=max(low, min(high, percent)))
        self.view.redraw(self._context.settings.values.guide_zoom)
        self.statusBar().showMessage(f"{self._context.settings.values.guide_zoom} %", 2000)

    def _theme_changed(self) -> None:
        self._draw_icons()
        self.view.redraw(self._context.settings.values.guide_zoom)

    def _draw_icons(self) -> None:
        for group in _TOOLS:
            for name in group:
                entry = next(entry for entry in GUIDE if entry.id == f"guide.{name}")
                self._actions[entry.id].setIcon(self._context.icons.icon(entry.icon))

    def _restore_size(self) -> None:
        # Qt moves a window that was left on a screen that is gone.
        values = self._context.settings.values
        if not (values.guide_geometry and self.restoreGeometry(QByteArray(values.guide_geometry))):
            self._stand_right()
        self._splitter.setSizes([values.guide_side, max(self.width() - values.guide_side, 1)])

    def _stand_right(self) -> None:
        """Come up at the right of the screen, with some of the main window left in sight."""
        room = QGuiApplication.primaryScreen().availableGeometry()
        most = QSize(round(room.width() * _SHARE), room.height() - 2 * _EDGE)
        self.resize(_SIZE.boundedTo(most))
        self.move(room.right() - self.width() - _EDGE // 2, room.top() + _EDGE)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and place."""
        self._context.settings.change(
            guide_geometry=bytes(self.saveGeometry().data()), guide_side=self.side.width()
        )
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next part, or the one before."""
        return step_focus(self, forward=forward)
