"""The layout of the panes: docks around the text, which can be reset, and folded in a small window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QWidget

from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.context import AppContext
from annotally_gui.services.i18n import mark, tr

VERSION = 4
"""Version of the saved state; a state of another version is not restored."""

SMALL = QSize(1280, 720)
"""Size of the window in pixels below which the scores are a tab beside the mapping."""


@dataclass(frozen=True, slots=True)
class Panes:
    """The panes of the workspace; a place with None is left out."""

    text: QWidget | None = None
    corpus: QWidget | None = None
    inspector: QWidget | None = None
    mapping: QWidget | None = None
    scores: QWidget | None = None
    coreference: QWidget | None = None
    confusion: QWidget | None = None
    agreement: QWidget | None = None
    concordance: QWidget | None = None
    questions: QWidget | None = None
    pairs: QWidget | None = None


PaneFactory = Callable[[AppContext], Panes]
"""A function that makes the panes, when the workspace is first shown."""

TITLES = {
    "corpus": mark("Corpus"),
    "inspector": mark("Inspector"),
    "mapping": mark("Mapping"),
    "scores": mark("Scores"),
    "coreference": mark("Coreference"),
    "confusion": mark("Confusion"),
    "agreement": mark("Agreement"),
    "concordance": mark("Concordance"),
    "questions": mark("Flags and comments"),
    "pairs": mark("Pairs"),
}
_AREAS = {
    "corpus": Qt.DockWidgetArea.LeftDockWidgetArea,
    "inspector": Qt.DockWidgetArea.BottomDockWidgetArea,
    "mapping": Qt.DockWidgetArea.RightDockWidgetArea,
    "scores": Qt.DockWidgetArea.RightDockWidgetArea,
    "coreference": Qt.DockWidgetArea.RightDockWidgetArea,
    "confusion": Qt.DockWidgetArea.RightDockWidgetArea,
    "agreement": Qt.DockWidgetArea.RightDockWidgetArea,
    "concordance": Qt.DockWidgetArea.BottomDockWidgetArea,
    "questions": Qt.DockWidgetArea.BottomDockWidgetArea,
    "pairs": Qt.DockWidgetArea.RightDockWidgetArea,
}
_LEAST = {
    "corpus": QSize(120, 80),
    "inspector": QSize(160, 56),
    "mapping": QSize(200, 96),
    "scores": QSize(200, 72),
    "coreference": QSize(200, 72),
    "confusion": QSize(200, 72),
    "agreement": QSize(200, 72),
    "concordance": QSize(200, 72),
    "questions": QSize(200, 72),
    "pairs": QSize(200, 72),
}
_TABS = {
    "coreference": "scores",
    "confusion": "scores",
    "agreement": "scores",
    "concordance": "inspector",
    "questions": "inspector",
    "pairs": "scores",
}
"""Panes of some comparisons only, or opened on request, each with the pane it is tabbed with."""
_ORDER = (
    *("corpus", "text", "inspector", "concordance", "questions"),
    *("mapping", "scores", "coreference", "confusion", "agreement", "pairs"),
)
"""The panes as they are arranged at first: by columns from the left, each from above."""
_LEAST_TEXT = 240
"""Pixels of height that the text keeps where another pane is given more."""
_STEP = 40
"""Pixels by which a key moves a border."""
_SIDES = (Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.LeftDockWidgetArea)
_ENDS = (Qt.DockWidgetArea.BottomDockWidgetArea, Qt.DockWidgetArea.TopDockWidgetArea)


class DockLayout:
    """The docks of one window."""

    def __init__(self, window: QMainWindow, panes: Panes, actions: ActionRegistry) -> None:
        self._window = window
        self._panes = panes
        self._actions = actions
        self._folded = False
        self._state = b""
        self._offered = {name for name in TITLES if name not in _TABS}
        self.docks: dict[str, QDockWidget] = {}
        # The lower corners belong to the columns at the sides: the docks below lie between them.
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        for name in TITLES:
            pane: QWidget | None = getattr(panes, name)
            if pane is not None:
                self.docks[name] = self._make(name, pane)
        self.reset()

    def _make(self, name: str, pane: QWidget) -> QDockWidget:
        dock = QDockWidget(tr(TITLES[name]), self._window)
        # saveState and restoreState know a dock by its object name.
        dock.setObjectName(name)
        dock.setAccessibleName(tr(TITLES[name]))
        pane.setMinimumSize(_LEAST[name].expandedTo(pane.minimumSize()))
        dock.setWidget(pane)
        toggle = dock.toggleViewAction()
        action_id = f"window.{name}"
        toggle.toggled.connect(lambda on: self._actions.set_checked(action_id, on))
        self._actions.bind(action_id, lambda _on: self.go_to_pane(name))
        return dock

    def reset(self) -> None:
        """Put every pane back to its first place."""
        # Docks are put into their areas first, then tabbed, and sized last, since Qt shares the room anew
        # whenever one comes or goes.
        for name, dock in self.docks.items():
            # A dock leaves its tabs and splits only if it is removed and added again.
            self._window.removeDockWidget(dock)
            dock.setFloating(False)
            self._window.addDockWidget(_AREAS[name], dock)
            dock.setVisible(name in self._offered)
        self._stack_tabs()
        self._folded = False
        self._size()
        self.fold(self.is_small())

    def offer(self, name: str, offered: bool, *, front: bool = True) -> None:
        """Show a pane that only some tasks have, in front of those it is tabbed with, or hide it.

        One that is shown already stays as it is. Without ``front`` the scores stay before it.
        """
        dock = self.docks.get(name)
        # Kept for `reset`, which shows the offered panes only.
        (self._offered.add if offered else self._offered.discard)(name)
        # isHidden, not isVisible: a tab behind another is not visible, but it is shown.
        if dock is not None and dock.isHidden() is offered:
            dock.setVisible(offered)
            if offered:
                (dock if front else self.docks.get("scores", dock)).raise_()
                self._open_on_mapping()

    def _open_on_mapping(self) -> None:
        """Bring the mapping to the front where it shares its place: in a small window."""
        mapping = self.docks.get("mapping")
        if self._folded and mapping is not None:
            mapping.raise_()

    def widen(self, name: str, width: int) -> None:
        """Give a pane at least this width, if the window has room for all side by side."""
        # Floating docks and those in a small window are left alone; a width can only grow here, as a person
        # may have chosen more.
        dock = self.docks.get(name)
        if dock is not None and not self.is_small() and not dock.isFloating() and dock.width() < width:
            self._window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)

    def heighten(self, name: str, height: int) -> int:
        """Give a pane at least this height, if that leaves enough of the text; return the growth."""
        dock = self.docks.get(name)
        pane = dock.widget() if dock is not None else None
        if dock is None or pane is None or dock.isFloating() or pane.height() >= height:
            return 0
        growth, text = height - pane.height(), self._window.centralWidget()
        if text is not None and text.height() - growth < _LEAST_TEXT:
            return 0
        self.lower(name, -growth)
        return growth

    def lower(self, name: str, by: int) -> None:
        """Take so much of a pane's height away."""
        dock = self.docks.get(name)
        if dock is not None and by:
            self._window.resizeDocks([dock], [dock.height() - by], Qt.Orientation.Vertical)

    def _stack_tabs(self) -> None:
        """Make the panes that are not always there tabs with another pane."""
        # tabifyDockWidget shows a hidden dock, so its visibility is restored.
        for name, under in _TABS.items():
            below, dock = self.docks.get(under), self.docks.get(name)
            if below is not None and dock is not None and not dock.isFloating():
                hidden = dock.isHidden()
                self._window.tabifyDockWidget(below, dock)
                dock.setHidden(hidden)
                below.raise_()

    def _size(self) -> None:
        """Share the window: a sixth for the corpus, a third for the mapping, more of a narrow one."""
        width, height = self._window.width(), self._window.height()
        corpus = max(width * 16 // 100, min(200, width * 20 // 100), 160)
        mapping = max(width * 33 // 100, min(440, width * 38 // 100), 224)
        wide = {"corpus": corpus, "mapping": mapping}
        high = {"inspector": max(72, height * 30 // 100), "scores": max(96, height * 36 // 100)}
        # Mapping and scores share a column of the window.
        high["mapping"] = height - high["scores"]
        for sizes, direction in ((wide, Qt.Orientation.Horizontal), (high, Qt.Orientation.Vertical)):
            names = [name for name in sizes if name in self.docks]
            docks = [self.docks[name] for name in names]
            self._window.resizeDocks(docks, [sizes[name] for name in names], direction)

    def is_small(self) -> bool:
        """Tell whether the window has less than the room all panes need side by side."""
        return self._window.width() < SMALL.width() or self._window.height() < SMALL.height()

    def fold(self, small: bool) -> None:
        """Make the scores a tab over the mapping in a small window, and undo just that in a large one."""
        mapping, scores = self.docks.get("mapping"), self.docks.get("scores")
        if mapping is None or scores is None or small == self._folded:
            return
        # Docks that a person has tabbed already, or lets float, stay as they are.
        together = scores in self._window.tabifiedDockWidgets(mapping)
        if small and not together and not (mapping.isFloating() or scores.isFloating()):
            self._window.tabifyDockWidget(mapping, scores)
            self._stack_tabs()
            mapping.raise_()
        elif not small and together:
            hidden = scores.isHidden()
            self._window.removeDockWidget(scores)
            area = self._window.dockWidgetArea(mapping)
            self._window.addDockWidget(area, scores, Qt.Orientation.Vertical)
            scores.setHidden(hidden)
            self._stack_tabs()
            self._size()
        self._folded = small

    def state(self) -> bytes:
        """Return the places of the panes, for `restore`."""
        return self._state or bytes(self._window.saveState(VERSION).data())

    def restore(self, state: bytes) -> None:
        """Restore the places of the panes; a state of another version is left out."""
        if state and self._window.restoreState(state, VERSION):
            mapping, scores = self.docks.get("mapping"), self.docks.get("scores")
            # Whether a restored state is folded is told by its tabs, not by the size of the window.
            self._folded = (
                mapping is not None
                and scores is not None
                and scores in self._window.tabifiedDockWidgets(mapping)
            )
            self.fold(self.is_small())

    def hide(self) -> None:
        """Hide the docks while nothing is open, and keep their places."""
        # A second call must not overwrite the state that the first one has kept.
        if not self._state:
            # Taken before hiding: the state would say that every dock is hidden.
            self._state = bytes(self._window.saveState(VERSION).data())
            for dock in self.docks.values():
                dock.hide()

    def show(self) -> None:
        """Bring the docks back to where they were when they were hidden."""
        state, self._state = self._state, b""
        self.restore(state)

    def cycle(self, step: int) -> str:
        """Move the focus to the next (1) or previous (-1) pane that can take it; return its name."""
        # Panes in tabs that lie behind others take part too: they are raised first. From outside all panes
        # the cycle begins with the first one.
        names = sorted((name for name in _ORDER if self._is_shown(name)), key=self._place)
        if not names:
            return ""
        focused = self.focused()
        current = names.index(focused) if focused in names else None
        name = names[0 if current is None else (current + step) % len(names)]
        if name in self.docks:
            self.docks[name].raise_()
        _focus(getattr(self._panes, name))
        return name

    def _place(self, name: str) -> tuple[bool, int, int, int]:
        """Return a pane's place in reading order: by columns, from above, by tabs; floating ones last."""
        # A tab that lies behind others is moved out of sight: the place is that of the one in front.
        dock = self.docks.get(name)
        if dock is None:
            text_area = self._window.centralWidget()
            box, tab = text_area.geometry() if text_area is not None else QRect(), 0
        else:
            tabbed_docks = [dock, *self._window.tabifiedDockWidgets(dock)]
            box = next(
                (front.geometry() for front in tabbed_docks if self._is_in_sight(front)), dock.geometry()
            )
            tab = self._tab(dock)
        return dock is not None and dock.isFloating(), box.left(), box.top(), tab

    def _tab(self, dock: QDockWidget) -> int:
        """Return where a dock stands among its tabs; 0 without tabs."""
        bar = self._bar(dock)
        return _titles(bar).index(dock.windowTitle()) if bar is not None else 0

    def _bar(self, dock: QDockWidget) -> QTabBar | None:
        """Return the tabs of a dock, if it shares its place."""
        # The window makes and reuses the bars as children of its own; a title is in one of them at most.
        bars = (child for child in self._window.children() if isinstance(child, QTabBar))
        visible_bars = (bar for bar in bars if bar.isVisibleTo(self._window))
        return next((bar for bar in visible_bars if dock.windowTitle() in _titles(bar)), None)

    def _is_in_sight(self, dock: QDockWidget) -> bool:
        """Tell whether a dock is shown in the window and does not lie behind another tab."""
        is_inside = self._window.rect().intersects(dock.geometry())
        return is_inside and not dock.isHidden() and not dock.isFloating()

    def resize_focused(self, direction: Qt.Orientation, steps: int) -> bool:
        """Make the pane with the focus larger by so many steps, or smaller; return whether it can be.

        What it gets or gives is the room of the panes beside it.
        """
        # Columns share the width, the middle one with the panes below the text their height. A pane between
        # grows as those at its side shrink; one that is stacked with others takes from the next.
        dock, by = self.docks.get(self.focused()), steps * _STEP
        if dock is not None and dock.isFloating():
            growth = QSize(by, 0) if direction is Qt.Orientation.Horizontal else QSize(0, by)
            dock.resize(dock.size() + growth)
            return True
        areas = _SIDES if direction is Qt.Orientation.Horizontal else _ENDS
        area = self._window.dockWidgetArea(dock) if dock is not None else None
        if dock is not None and area in areas:
            self._share([(dock, by)], direction)
            return True
        if dock is not None and (next_dock := self._beside(dock, direction)) is not None:
            self._share([(dock, by), (next_dock, -by)], direction)
            return True
        if area in _SIDES:
            return False
        giving_dock = next((candidate for side in areas for candidate in self._docks_in(side)), None)
        if giving_dock is None:
            return False
        self._share([(giving_dock, -by)], direction)
        return True

    def _share(self, changes: Sequence[tuple[QDockWidget, int]], direction: Qt.Orientation) -> None:
        """Make docks larger or smaller by so many pixels; Qt keeps to their least sizes."""
        flat = direction is Qt.Orientation.Horizontal
        # To Qt the height of a dock includes that of its tabs.
        bars = [self._bar(dock) if self._window.tabifiedDockWidgets(dock) else None for dock, _ in changes]
        tabs = [bar.height() if bar is not None and not flat else 0 for bar in bars]
        sizes = [
            max(1, (dock.width() if flat else dock.height()) + more + by)
            for (dock, by), more in zip(changes, tabs, strict=True)
        ]
        self._window.resizeDocks([dock for dock, _ in changes], sizes, direction)
        # At once, so that the next of keys that come quickly finds the sizes of this one.
        QApplication.sendPostedEvents(self._window, QEvent.Type.LayoutRequest)

    def _docks_in(self, area: Qt.DockWidgetArea) -> list[QDockWidget]:
        """Return the docks in sight at a side of the window."""
        docks = self.docks.values()
        return [
            dock for dock in docks if self._is_in_sight(dock) and self._window.dockWidgetArea(dock) is area
        ]

    def _beside(self, dock: QDockWidget, direction: Qt.Orientation) -> QDockWidget | None:
        """Return the dock next to one at its side of the window, or before it if it is the last there."""

        def start(other: QDockWidget) -> int:
            return other.x() if direction is Qt.Orientation.Horizontal else other.y()

        row = sorted(self._docks_in(self._window.dockWidgetArea(dock)), key=start)
        behind = [other for other in row if start(other) > start(dock)]
        before = [other for other in row if start(other) < start(dock)]
        return next(iter((*behind, *reversed(before))), None)

    def place_on_screen(self, name: str) -> QRect | None:
        """Return where a pane is on the screen, or the tab before it; None where neither is in sight."""
        dock = self.docks.get(name)
        if dock is None:
            return None
        together = [dock, *self._window.tabifiedDockWidgets(dock)]
        front = next((other for other in together if other.isFloating() or self._is_in_sight(other)), None)
        return QRect(front.mapToGlobal(QPoint(0, 0)), front.size()) if front is not None else None

    def raise_pane(self, name: str) -> None:
        """Show a pane, in front of those it shares a place with."""
        if name in self.docks:
            self.docks[name].show()
            self.docks[name].raise_()

    def go_to_pane(self, name: str) -> None:
        """Show a pane in front, and move the focus into it; one that is shown is never hidden."""
        self.raise_pane(name)
        _focus(getattr(self._panes, name))
        self._actions.set_checked(f"window.{name}", True)  # the key has unchecked what was shown

    def hide_focused(self) -> None:
        """Hide the pane that has the focus, which goes to the text; the text stays."""
        name = next((name for name in self.docks if self._has_focus(name)), None)
        if name is not None:
            self.docks[name].hide()
            self.focus_text()

    def focused(self) -> str:
        """Return the name of the pane that has the focus; empty where none has."""
        return next((name for name in _ORDER if self._has_focus(name)), "")

    def focus_text(self) -> None:
        """Move the focus to the text."""
        if self._panes.text is not None:
            _focus(self._panes.text)

    def _is_shown(self, name: str) -> bool:
        pane: QWidget | None = getattr(self._panes, name)
        hidden = name in self.docks and self.docks[name].isHidden()
        return pane is not None and not hidden and _target(pane) is not None

    def _has_focus(self, name: str) -> bool:
        pane: QWidget | None = getattr(self._panes, name)
        focused = QApplication.focusWidget()
        return pane is not None and focused is not None and (focused is pane or pane.isAncestorOf(focused))


def _titles(bar: QTabBar) -> list[str]:
    return [bar.tabText(tab) for tab in range(bar.count())]


def _focus(pane: QWidget) -> None:
    """Move the focus into a pane, if a widget in it takes the focus."""
    if (target := _target(pane)) is not None:
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _target(pane: QWidget) -> QWidget | None:
    """Return the widget that takes a pane's focus: its focus proxy, else the first one that can; or None."""
    proxied = pane
    # A proxy may have a proxy: the last one of the chain counts.
    while (proxy := proxied.focusProxy()) is not None:
        proxied = proxy
    for widget in (proxied, *pane.findChildren(QWidget)):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes and widget.isEnabled() and (widget is pane or widget.isVisibleTo(pane)):
            return widget
    return None
