"""The only place that puts messages before a person.

What is refused interrupts; what is read past does not: it is counted in the status bar and listed on request.
Dialogs are made when first needed.
"""

import platform
import sys
import traceback
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, qVersion
from PySide6.QtWidgets import QDialog, QWidget

from annotally import __version__
from annotally.errors import Diagnostic
from annotally_gui.i18n import tr
from annotally_gui.icons import Icons


def versions() -> tuple[tuple[str, str], ...]:
    """Return the names and versions of what runs, for the report and the about dialog."""
    import PySide6

    return (
        ("Annotally", __version__),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("PySide6", PySide6.__version__),
        (tr("System"), platform.platform()),
    )


def crash_report(trace: str) -> str:
    """Return what a person can send to those who mend Annotally: versions, then the traceback."""
    head = "\n".join(f"{name} {value}" for name, value in versions())
    return f"{head}\n\n{trace.rstrip()}\n"


class Alerts(QObject):
    """Shows refusals, notices and crashes over ``window``; keeps the warnings."""

    messages_changed = Signal(int)
    """Emitted with the number of warnings kept."""

    def __init__(self, icons: Icons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._window: QWidget | None = None
        self._warnings: list[Diagnostic] = []
        self._list: QDialog | None = None
        self._crash: QDialog | None = None
        self._notices: set[str] = set()
        self.crashes = 0
        """How many crashes there were since the start."""

    def set_window(self, window: QWidget) -> None:
        """Show dialogs over ``window`` from now on."""
        self._window = window

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        """The warnings of what is open."""
        return tuple(self._warnings)

    def refused(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Say why an input was refused: where, what was found, what was expected, how to mend it."""
        from annotally_gui.dialogs.refusal import RefusalDialog

        RefusalDialog(tuple(diagnostics), self._icons, self._window).open()

    def notice(self, title: str, text: str) -> None:
        """Say one thing a person has to know before going on; once while a notice of this title is open."""
        from annotally_gui.dialogs.notice import NoticeDialog

        if title in self._notices:
            return
        dialog = NoticeDialog(title, text, self._icons, self._window)
        self._notices.add(title)
        dialog.finished.connect(lambda: self._notices.discard(title))
        dialog.open()

    def warn(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Keep warnings for the list of messages."""
        if diagnostics:
            self._warnings.extend(diagnostics)
            self.messages_changed.emit(len(self._warnings))

    def clear_warnings(self) -> None:
        """Forget the warnings: what they were about is closed."""
        self._warnings.clear()
        self._close_list()
        self.messages_changed.emit(0)

    def show_messages(self) -> None:
        """Open the list of warnings beside the window, or bring it to the front."""
        from annotally_gui.dialogs.messages import MessagesDialog

        self._close_list()
        self._list = MessagesDialog(self.warnings, self._icons, self._window)
        self._list.show()

    def crash(self, problem: BaseException | str) -> None:
        """Show what went wrong, with a report to copy: the exception, or its traceback as text."""
        from annotally_gui.dialogs.crash import CrashDialog

        trace = problem if isinstance(problem, str) else "".join(traceback.format_exception(problem))
        self.crashes += 1
        sys.stderr.write(trace)
        if self._crash is not None:
            return
        self._crash = CrashDialog(crash_report(trace), self._icons, self._window)
        self._crash.finished.connect(self._forget_crash)
        self._crash.open()

    def _forget_crash(self) -> None:
        self._crash = None

    def _close_list(self) -> None:
        if self._list is not None:
            self._list.close()
            self._list = None
