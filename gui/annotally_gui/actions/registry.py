"""QActions, menus and toolbar made from the list of actions, with shortcuts a person may change."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QSizePolicy, QToolBar, QToolButton, QWidget

from annotally_gui.actions.catalogue import ACTIONS, MENUS, TOOLBAR, WORDLESS_FIRST
from annotally_gui.actions.explanations import HINDERED, NO_USE, UNWANTED, Explanation, unmet
from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import tr
from annotally_gui.services.icons import Icons
from annotally_gui.services.settings import Settings

Handler = Callable[[], object] | Callable[[bool], object]


_FORMER_IDS = {
    "file.settle_sample": "file.adjudicate_sample",
    "decide.loose_ends": "decide.unresolved",
}
"""Ids under which settings of earlier versions keep shortcuts, and those of today."""


class ShortcutTakenError(Exception):
    """A key sequence belongs to another action already; ``other`` is its id."""

    def __init__(self, owner_id: str) -> None:
        super().__init__(owner_id)
        self.other = owner_id


def plain_text(text: str) -> str:
    """Return a menu text without its mnemonic and its dots."""
    return text.replace("&", "").removesuffix("…")


def needs_reading_focus(sequences: Iterable[QKeySequence]) -> bool:
    """Tell whether one of ``sequences`` is a bare letter, digit or sign, as typed into a field."""
    return any(_is_bare(sequence) for sequence in sequences)


_EDITING = frozenset({"Backspace", "Del"})
"""Keys that delete text in a field."""


def _is_bare(sequence: QKeySequence) -> bool:
    text = sequence.toString(QKeySequence.SequenceFormat.PortableText).removeprefix("Shift+")
    return len(text) == 1 or text in _EDITING


def _collide(sequence: QKeySequence, rival: QKeySequence) -> bool:
    """Tell whether the two are equal, or one begins the other."""
    # A partial match counts: "Ctrl+K" would swallow "Ctrl+K, S".
    apart = QKeySequence.SequenceMatch.NoMatch
    return sequence.matches(rival) is not apart or rival.matches(sequence) is not apart


class ActionRegistry(QObject):
    """Owns the QActions. An action is enabled when it is bound, wanted, and its `Need` is there."""

    shortcuts_changed = Signal()
    explained = Signal(str, str)
    """The key of an action was pressed that has no effect now: why, and the id of what helps, or nothing."""

    def __init__(self, settings: Settings, icons: Icons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._icons = icons
        self._actions: dict[str, QAction] = {}
        self._specs = {entry.id: entry for entry in ACTIONS}
        self._of_need = {need: [entry.id for entry in ACTIONS if entry.need is need] for need in Need}
        self._groups: dict[str, QActionGroup] = {}
        self._menus: dict[str, QMenu] = {}
        self._reading: list[QWidget] = []
        self._window: QWidget | None = None
        self._explainers: dict[str, QAction] = {}
        """By the ids of actions with keys: these have the keys while the action itself is greyed."""
        self._tips = {entry.id: tr(entry.tooltip) for entry in ACTIONS}
        self._bound: set[str] = set()
        self._unwanted: set[str] = set()
        self._refused: dict[str, str] = {}
        """Reasons why actions would have no effect on the selected row, by their ids."""
        self._needs_met: set[Need] = {Need.NOTHING}
        for entry in ACTIONS:
            self._actions[entry.id] = self._make(entry)
        self._load_shortcuts()

    def action(self, action_id: str) -> QAction:
        """Return the QAction; KeyError if there is none of this id."""
        return self._actions[action_id]

    def menu(self, key: str) -> QMenu:
        """Return the menu made for a key of `MENUS`."""
        return self._menus[key]

    def bind(self, action_id: str, handler: Handler) -> None:
        """Call ``handler`` when the action is triggered; a checkable one passes whether it is on."""
        # An action may be bound again: the old function is disconnected.
        action = self._actions[action_id]
        if action_id in self._bound:
            action.triggered.disconnect()
        if action.isCheckable():
            action.triggered.connect(lambda checked: handler(checked))  # type: ignore[call-arg]  # the stubs take no plain function
        else:
            action.triggered.connect(lambda _checked=False: handler())  # type: ignore[call-arg]  # the stubs take no plain function
        self._bound.add(action_id)
        self._refresh(action_id)

    def set_enabled(self, action_id: str, enabled: bool) -> None:
        """Set whether the action is of use now, apart from its `Need`."""
        if enabled == (action_id not in self._unwanted):
            return
        (self._unwanted.discard if enabled else self._unwanted.add)(action_id)
        self._refresh(action_id)

    def refuse(self, reasons: Mapping[str, str]) -> None:
        """Grey the actions that would have no effect here, with the reason in their tooltips; no others."""
        changed = {
            name for name in {*reasons, *self._refused} if reasons.get(name) != self._refused.get(name)
        }
        self._refused = dict(reasons)
        for action_id in changed:
            self._refresh(action_id)
            self._show_tip(action_id)

    def set_there(self, need: Need, there: bool) -> None:
        """Set whether a need of actions is there; they are enabled or greyed at once."""
        # Asked with every decision and selection: only the actions of a need that has changed are touched.
        if there == (need in self._needs_met):
            return
        (self._needs_met.add if there else self._needs_met.discard)(need)
        for action_id in self._of_need[need]:
            self._refresh(action_id)

    def set_about(self, action_id: str, about: str) -> None:
        """Add the object of an action to its text: ``Undo take A``; empty: nothing more."""
        action = tr(self._specs[action_id].text)
        # A single & would underline the next letter of a menu text.
        text = tr("{action} {about}", action=action, about=" ".join(about.split()).replace("&", "&&"))
        self._actions[action_id].setText(text if about else action)

    def rename(self, action_id: str, text: str, tooltip: str) -> None:
        """Give an action another text where it does something else; empty: the text of its `ActionSpec`.

        Both are given as they are in its `ActionSpec`, translated already.
        """
        entry = self._specs[action_id]
        self._tips[action_id] = tooltip or tr(entry.tooltip)
        self._actions[action_id].setText(text or tr(entry.text))
        self._show_tip(action_id)

    def set_shown(self, action_id: str, visible: bool) -> None:
        """Let an action be in its menu and on its keys, or neither: it has no meaning here."""
        self._actions[action_id].setVisible(visible)
        self._refresh(action_id)

    def show_menu(self, key: str, visible: bool) -> None:
        """Show a submenu, or take it away, where menus were built."""
        if key in self._menus:
            self._menus[key].menuAction().setVisible(visible)

    def is_there(self, need: Need) -> bool:
        """Tell whether something that actions need is there."""
        return need in self._needs_met

    def set_checked(self, action_id: str, checked: bool) -> None:
        """Show a checkable action as on or off, without calling its handler."""
        self._actions[action_id].setChecked(checked)

    def add_reading_widget(self, widget: QWidget) -> None:
        """Let shortcuts without Ctrl or Alt work while ``widget`` or a child has the focus, and only then."""
        # Qt heeds a shortcut of this context only if the action belongs to the widget that has the focus or
        # to one around it, hence the action is added to every reading widget.
        self._reading.append(widget)
        for action in (*self._actions.values(), *self._explainers.values()):
            if action.shortcutContext() is Qt.ShortcutContext.WidgetWithChildrenShortcut:
                widget.addAction(action)

    def explain_in(self, window: QWidget) -> None:
        """Let the keys of greyed actions say in a window why nothing happens; see `explained`."""
        # A greyed action has no keys for Qt: they would reach whatever has the focus, or nobody. While an
        # action is greyed another one, in no menu, therefore has its keys.
        self._window = window
        for action_id, action in self._actions.items():
            explainer = QAction(window)
            explainer.triggered.connect(lambda _checked=False, name=action_id: self._explain(name))
            self._explainers[action_id] = explainer
            self._share_keys(action_id)
            explainer.setEnabled(not action.isEnabled())

    def _share_keys(self, action_id: str) -> None:
        explainer, action = self._explainers[action_id], self._actions[action_id]
        explainer.setShortcuts(action.shortcuts())
        explainer.setShortcutContext(action.shortcutContext())
        reading = action.shortcutContext() is Qt.ShortcutContext.WidgetWithChildrenShortcut
        for widget in self._reading:
            (widget.addAction if reading else widget.removeAction)(explainer)
        if self._window is not None:
            (self._window.removeAction if reading else self._window.addAction)(explainer)

    def _explain(self, action_id: str) -> None:
        explanation = self._explanation(action_id)
        remedy = explanation.remedy if explanation.remedy in self._actions else ""
        text = tr(
            explanation.text,
            action=plain_text(self._actions[action_id].text()),
            remedy=self.name_with_keys(remedy) if remedy else "",
            reason=self._refused.get(action_id, ""),
        )
        self.explained.emit(text, remedy if remedy and self._actions[remedy].isEnabled() else "")

    def _explanation(self, action_id: str) -> Explanation:
        need = self._specs[action_id].need
        if need not in self._needs_met:
            return unmet(need, self.is_there)
        if action_id in self._refused:
            return HINDERED
        return UNWANTED.get(action_id, NO_USE) if action_id in self._unwanted else NO_USE

    def name_with_keys(self, action_id: str) -> str:
        """Return the name of an action with its keys behind it, as sentences mention it."""
        action = self._actions[action_id]
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        name = plain_text(action.text())
        return tr("{action} ({keys})", action=name, keys=keys) if keys else name

    def build_menus(self, bar: QMenuBar) -> None:
        """Fill the menu bar. Icons are drawn when a menu is first opened."""
        # Parents stand before their submenus in `MENUS`. Submenus are appended at first; those that belong
        # elsewhere are moved in the end.
        for key, title in MENUS.items():
            parent = self._menus.get(key.rpartition("/")[0])
            menu = bar.addMenu(tr(title)) if parent is None else parent.addMenu(tr(title))
            menu.setToolTipsVisible(True)
            self._menus[key] = menu
            for entry in self._specs.values():
                if entry.menu == key:
                    if entry.rule:
                        menu.addSeparator()
                    menu.addAction(self._actions[entry.id])
            menu.aboutToShow.connect(lambda key=key: self._draw_icons(key))
        self._place_submenu("file/recent", before="file.adjudicate")
        for key in ("view/sides", "view/labels", "view/theme"):
            self._place_submenu(key, before="view.full_screen")
        self._place_submenu("decide/number", before="decide.comment")
        self._place_submenu("go/order", before="go.previous_same")

    def _place_submenu(self, key: str, before: str) -> None:
        """Move a submenu, which stands last in its parent, above the separator of an action."""
        # Qt inserts before an action: here before the separator that stands ahead of it, which therefore
        # must be there.
        parent = self._menus[key.rpartition("/")[0]]
        entries = parent.actions()
        rule = entries[entries.index(self._actions[before]) - 1]
        parent.insertAction(rule, self._menus[key].menuAction())

    def fill_toolbar(self, bar: QToolBar) -> None:
        """Put the actions and menus meant for it on the toolbar; the last group stands at its end."""
        for number, group in enumerate(TOOLBAR):
            if number == len(TOOLBAR) - 1:
                space = QWidget(bar)
                space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
                bar.addWidget(space)
            elif number:
                bar.addSeparator()
            for name in group:
                bar.addAction(self._on_toolbar(name))
                button = bar.widgetForAction(self._on_toolbar(name))
                assert isinstance(button, QToolButton)  # as Qt makes of an action
                if name in self._menus:
                    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
                else:
                    self._actions[name].setIconText(tr(self._specs[name].short))
        self.draw_toolbar_icons()

    def tools(self, bar: QToolBar) -> list[QToolButton]:
        """Return the buttons of the toolbar's actions in the order in which they lose their words."""
        buttons = (bar.widgetForAction(self._on_toolbar(name)) for name in WORDLESS_FIRST)
        return [button for button in buttons if isinstance(button, QToolButton)]

    def offer_tool(self, bar: QToolBar, name: str, offered: bool) -> None:
        """Put an action at its place on the toolbar, or take it off; its menu keeps it."""
        action = self._on_toolbar(name)
        if not offered:
            bar.removeAction(action)
        elif action not in bar.actions():
            group = next(group for group in TOOLBAR if name in group)
            followers = map(self._on_toolbar, group[group.index(name) + 1 :])
            bar.insertAction(next(tool for tool in followers if tool in bar.actions()), action)

    def draw_toolbar_icons(self) -> None:
        """Draw the toolbar's icons in the colours in force."""
        for name in chain.from_iterable(TOOLBAR):
            icon = self._specs[name].icon if name in self._specs else self._icon_of_menu(name)
            self._on_toolbar(name).setIcon(self._icons.icon(icon))

    def _on_toolbar(self, name: str) -> QAction:
        return self._menus[name].menuAction() if name in self._menus else self._actions[name]

    def _icon_of_menu(self, menu: str) -> str:
        return next(entry.icon for entry in self._specs.values() if entry.menu == menu)

    def _draw_icons(self, menu: str) -> None:
        # Drawing all icons of all menus would lengthen the start; those of a menu are drawn each time it
        # opens, from a cache that a change of the theme empties.
        for action_id, entry in self._specs.items():
            if entry.menu == menu and not entry.checkable:
                self._actions[action_id].setIcon(self._icons.icon(entry.icon))

    def shortcuts(self, action_id: str) -> tuple[str, ...]:
        """Return the portable key sequences in force."""
        portable = QKeySequence.SequenceFormat.PortableText
        return tuple(sequence.toString(portable) for sequence in self._actions[action_id].shortcuts())

    def owner(self, sequence: str, besides: str = "") -> str | None:
        """Return the id of the action that ``sequence`` would collide with, other than ``besides``."""
        # O(actions and their sequences): asked only while a person edits shortcuts and once at the start.
        key_sequence = QKeySequence(sequence)
        for action_id, action in self._actions.items():
            if action_id != besides and any(
                _collide(key_sequence, shortcut) for shortcut in action.shortcuts()
            ):
                return action_id
        return None

    def rebind(self, action_id: str, sequences: Sequence[str], swap: bool = False) -> None:
        """Give the action these shortcuts and remember them.

        Raises ShortcutTakenError for a sequence of another action; with ``swap`` that action gets the
        shortcuts of this one in exchange.
        """
        # With ``swap`` the owner loses the colliding sequences and, if none is left, gets one that this
        # action gives up. This action has no sequences until all owners are settled, so that none collides in
        # between.
        for sequence in sequences:
            owner_id = self.owner(sequence, action_id)
            if owner_id is not None and not swap:
                raise ShortcutTakenError(owner_id)
            if owner_id is not None:
                remaining = [
                    shortcut
                    for shortcut in self.shortcuts(owner_id)
                    if not self._collides(shortcut, sequence)
                ]
                offered = [shortcut for shortcut in self.shortcuts(action_id) if shortcut not in sequences]
                self._set_shortcuts(owner_id, [*remaining, *offered[: 1 if not remaining else 0]])
                self._set_shortcuts(action_id, ())
        self._set_shortcuts(action_id, sequences)
        self._save_shortcuts()

    def reset_shortcuts(self) -> None:
        """Give every action its default shortcuts again."""
        for entry in self._specs.values():
            self._set_shortcuts(entry.id, entry.shortcuts)
        self._save_shortcuts()

    @staticmethod
    def _collides(shortcut: str, sequence: str) -> bool:
        return _collide(QKeySequence(shortcut), QKeySequence(sequence))

    def _make(self, entry: ActionSpec) -> QAction:
        action = QAction(tr(entry.text), self)
        action.setObjectName(entry.id)
        action.setCheckable(entry.checkable)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setIconVisibleInMenu(not entry.checkable)  # else the icon takes the place of the mark
        if entry.group:
            group = self._groups.setdefault(entry.group, QActionGroup(self))
            group.addAction(action)
        action.setEnabled(False)
        return action

    def _set_shortcuts(self, action_id: str, sequences: Sequence[str]) -> None:
        action = self._actions[action_id]
        keys = [QKeySequence(text, QKeySequence.SequenceFormat.PortableText) for text in sequences]
        action.setShortcuts(keys)
        # Bare letters would be typed into fields: they work only while a reading pane has the focus.
        reading = needs_reading_focus(keys)
        context = (
            Qt.ShortcutContext.WidgetWithChildrenShortcut if reading else Qt.ShortcutContext.WindowShortcut
        )
        action.setShortcutContext(context)
        for widget in self._reading:
            (widget.addAction if reading else widget.removeAction)(action)
        if action_id in self._explainers:
            self._share_keys(action_id)
        self._show_tip(action_id)

    def _show_tip(self, action_id: str) -> None:
        action, tooltip = self._actions[action_id], self._tips[action_id]
        if action_id in self._refused:
            action.setToolTip(tr("Not available: {reason}", reason=self._refused[action_id]))
            return
        native = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(tr("{what} ({keys})", what=tooltip, keys=native) if native else tooltip)

    def _load_shortcuts(self) -> None:
        """Set the default shortcuts, then those of the settings; a colliding one is left out."""
        for entry in self._specs.values():
            self._set_shortcuts(entry.id, entry.shortcuts)
        # All changed actions are cleared before any gets its sequences, so two of them can have swapped
        # theirs.
        stored = self._settings.values.shortcuts.items()
        changed = {
            action_id: [text for text in sequences if isinstance(text, str)]
            for action_id, sequences in (
                (_FORMER_IDS.get(stored_id, stored_id), keys) for stored_id, keys in stored
            )
            if action_id in self._actions and isinstance(sequences, list)
        }
        for action_id in changed:
            self._set_shortcuts(action_id, ())
        for action_id, sequences in changed.items():
            free = [text for text in sequences if self.owner(text, action_id) is None]
            self._set_shortcuts(action_id, free)

    def _save_shortcuts(self) -> None:
        changed = {
            action_id: list(self.shortcuts(action_id))
            for action_id, entry in self._specs.items()
            if self.shortcuts(action_id) != _portable(entry.shortcuts)
        }
        self._settings.change(shortcuts=changed)
        self.shortcuts_changed.emit()

    def _refresh(self, action_id: str) -> None:
        # The conditions are kept apart, so that whoever sets one need not know of the others.
        needed = self._specs[action_id].need in self._needs_met
        hindered = action_id in self._unwanted or action_id in self._refused
        usable = action_id in self._bound and not hindered
        action = self._actions[action_id]
        action.setEnabled(needed and usable)
        if action_id in self._explainers:  # what is hidden is greyed, too
            self._explainers[action_id].setEnabled(not action.isEnabled())


def _portable(sequences: Sequence[str]) -> tuple[str, ...]:
    portable = QKeySequence.SequenceFormat.PortableText
    return tuple(QKeySequence(text).toString(portable) for text in sequences)
