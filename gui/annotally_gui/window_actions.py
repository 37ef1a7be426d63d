"""What the window itself answers: zoom, theme, panes, dialogs, copying."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QDialog

from annotally_gui.layout import Layout
from annotally_gui.settings import declarations

if TYPE_CHECKING:
    from annotally_gui.main_window import MainWindow

_ZOOM_STEP = 10


class WindowActions:
    """Binds the window's own actions."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._context = window.context
        bind = self._context.actions.bind
        bind("file.open", lambda: window.open_paths())
        bind("file.open_sample", window.sample_requested.emit)
        bind("file.close", window.close_comparison)
        bind("file.quit", lambda: window.close())
        bind("edit.copy", lambda: _ask_focused("copy"))
        bind("edit.select_all", lambda: _ask_focused("selectAll", "select_all"))
        bind("edit.preferences", self._preferences)
        bind("view.zoom_in", lambda: self._zoom(self._context.settings.values.zoom + _ZOOM_STEP))
        bind("view.zoom_out", lambda: self._zoom(self._context.settings.values.zoom - _ZOOM_STEP))
        bind("view.zoom_reset", lambda: self._zoom(100))
        bind("view.full_screen", self._full_screen)
        bind("window.messages", self._context.alerts.show_messages)
        bind("help.help", self._help)
        bind("help.shortcuts", self._shortcuts)
        bind("help.about", self._about)
        for choice in ("system", "light", "dark"):
            bind(
                f"view.theme_{choice}", lambda _on, choice=choice: self._context.settings.change(theme=choice)
            )
        self._context.settings.changed.connect(self._settings_changed)
        self._show_theme()

    def bind_layout(self, layout: Layout) -> None:
        """Bind what needs the panes to be there."""
        bind = self._context.actions.bind
        bind("window.reset_layout", layout.reset)
        bind("window.next_pane", lambda: layout.cycle(1))
        bind("window.previous_pane", lambda: layout.cycle(-1))

    def _settings_changed(self, names: frozenset[str]) -> None:
        if "theme" in names:
            self._context.theme.choose(self._context.settings.values.theme)
            self._show_theme()

    def _show_theme(self) -> None:
        self._context.actions.set_checked(f"view.theme_{self._context.settings.values.theme}", True)

    def _zoom(self, percent: int) -> None:
        declaration = declarations()["zoom"]
        low, high = declaration.low or percent, declaration.high or percent
        self._context.settings.change(zoom=max(low, min(high, percent)))

    def _full_screen(self, on: bool) -> None:
        if on:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _preferences(self) -> None:
        from annotally_gui.dialogs.preferences import PreferencesDialog

        _show(PreferencesDialog(self._context, self._window))

    def _shortcuts(self) -> None:
        from annotally_gui.dialogs.shortcuts import ShortcutSheet

        _show(ShortcutSheet(self._context.actions, self._window))

    def _help(self) -> None:
        from annotally_gui.dialogs.help import HelpDialog

        _show(HelpDialog(self._context.glyphs, self._context.actions, self._window))

    def _about(self) -> None:
        from annotally_gui.dialogs.about import AboutDialog

        _show(AboutDialog(self._window))


def _show(dialog: QDialog) -> None:
    dialog.open()


def _ask_focused(*methods: str) -> None:
    """Call the first of ``methods`` that the widget with the focus has, or the nearest one around it."""
    widget = QApplication.focusWidget()
    while widget is not None:
        for method in methods:
            answer = getattr(widget, method, None)
            if callable(answer):
                answer()
                return
        widget = widget.parentWidget()
