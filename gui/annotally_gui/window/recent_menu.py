"""The submenu of recent comparisons, filled when it is opened."""

from collections.abc import Callable

from PySide6.QtWidgets import QMenu

from annotally_gui.context import AppContext
from annotally_gui.services.i18n import tr
from annotally_gui.services.recent_files import recent_entries, recent_titles
from annotally_gui.services.session import SessionRequest


class RecentMenu:
    """The submenu of recent comparisons, newest first; those with missing files are greyed."""

    def __init__(self, context: AppContext, open_request: Callable[[SessionRequest], object]) -> None:
        self._context = context
        self._open = open_request
        menu = context.actions.menu("file/recent")
        menu.aboutToShow.connect(lambda: self._fill(menu))
        context.settings.changed.connect(lambda _names: self._enable(menu))
        self._enable(menu)

    def _enable(self, menu: QMenu) -> None:
        menu.setEnabled(bool(self._context.settings.values.recent))

    def _fill(self, menu: QMenu) -> None:
        # Filled when it is about to open: whether files are missing is asked of the file system, which may
        # be slow and may have changed.
        menu.clear()
        entries = recent_entries(self._context.settings.values.recent)
        for number, (entry, title) in enumerate(zip(entries, recent_titles(entries), strict=True), 1):
            escaped = title.replace("&", "&&")
            action = menu.addAction(f"&{number % 10}  {escaped}")
            action.setToolTip("\n".join(entry.request.paths))
            action.setEnabled(not entry.missing())
            action.triggered.connect(lambda _checked=False, request=entry.request: self._open(request))
        menu.addSeparator()
        menu.addAction(tr("&Clear list")).triggered.connect(lambda: self._context.settings.change(recent=()))
