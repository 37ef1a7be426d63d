"""The only place that puts messages before a person.

Dialogs interrupt for what would be lost: a file that cannot be read or written, an error of the program. A
request that has no effect is told in the status bar, where it takes no key. What is read past is counted
there, and listed on request. Dialogs are made by a presenter, so that this service stands below them.
"""

import platform
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal, qVersion
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from annotally import __version__
from annotally.cli.terminal import visible
from annotally.model.diagnostics import Diagnostic, RefusalCause
from annotally_gui.services.diagnostic_words import refusal_words
from annotally_gui.services.i18n import tr

AlertChoice = tuple[str, Callable[[], object]]
"""What can be done, as a verb on a button, and what does it."""


def versions() -> tuple[tuple[str, str], ...]:
    """Return the names and versions of the program and its libraries, for reports and the about dialog."""
    import PySide6

    return (
        ("Annotally", __version__),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("PySide6", PySide6.__version__),
        (tr("System"), platform.platform()),
    )


def crash_report(trace: str) -> str:
    """Return a report of a crash to be sent to the developers: versions, then the traceback."""
    head = "\n".join(f"{name} {value}" for name, value in versions())
    return f"{head}\n\n{trace.rstrip()}\n"


def loses_nothing(diagnostics: Sequence[Diagnostic]) -> bool:
    """Tell whether a refusal is of a request that has no effect where it was made."""
    return all(diagnostic.cause is RefusalCause.REQUEST for diagnostic in diagnostics)


class Presenter(Protocol):
    """Makes the dialogs; `dialogs.presenter.DialogPresenter` in the program."""

    def refusal(self, diagnostics: tuple[Diagnostic, ...], window: QWidget | None) -> QDialog:
        """Return the dialog that says why an input was refused."""

    def notice(
        self, title: str, text: str, window: QWidget | None, choice: AlertChoice | None = None
    ) -> QDialog:
        """Return a dialog with one message; ``choice`` is the label and function of a further button."""

    def question(
        self, title: str, text: str, verb: str, window: QWidget | None, second: AlertChoice | None = None
    ) -> QDialog:
        """Return the dialog that is accepted if a person chooses ``verb``; ``second`` is another choice."""

    def messages(self, warnings: tuple[Diagnostic, ...], window: QWidget | None) -> QDialog:
        """Return the list of warnings."""

    def crash(self, report: str, window: QWidget | None) -> QDialog:
        """Return the dialog with the report of an error of our own."""


class Alerts(QObject):
    """Shows refusals, notices and crashes over ``window``; keeps the warnings."""

    messages_changed = Signal(int)
    """Emitted with the number of warnings kept."""
    troubled = Signal()
    """A refusal, a notice or a crash was put before a person."""
    status_message = Signal(str, object)
    """A sentence for the status bar, with an `AlertChoice` or None."""
    announced = Signal(str)
    """Words that a screen reader is to speak."""

    def __init__(self, presenter: Presenter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
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
        """The warnings of the open comparison."""
        return tuple(self._warnings)

    def refused(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Show the diagnostics of a refused input: place, finding, expectation, remedy.

        The refusal of a request that loses nothing is told in the status bar, unless a dialog hides that.
        """
        if loses_nothing(diagnostics) and QApplication.activeModalWidget() is None:
            self.tell(refusal_words(diagnostics[0]))
            return
        self._presenter.refusal(tuple(diagnostics), self._window).open()
        self.troubled.emit()

    def tell(self, text: str, choice: AlertChoice | None = None) -> None:
        """Say a sentence in the status bar; ``choice`` is the remedy as a button.

        Nothing waits for it, and keys go on where they went.
        """
        self.status_message.emit(text, choice)

    def announce(self, text: str) -> None:
        """Have a screen reader speak a text after its present one; nothing is shown."""
        if text:
            self.announced.emit(text)

    def notice(self, title: str, text: str, choice: AlertChoice | None = None) -> None:
        """Say one thing a person has to know before going on; once while a notice of this title is open.

        ``choice`` is what can be done about it.
        """
        # Dialogs do not block: `open` returns at once, so that a second notice could come while the first
        # is open. The title tells them apart until the first is closed.
        if title in self._notices:
            return
        dialog = self._presenter.notice(title, text, self._window, choice)
        self._notices.add(title)
        dialog.finished.connect(lambda: self._notices.discard(title))
        dialog.open()
        self.troubled.emit()

    def ask(
        self, title: str, text: str, verb: str, then: Callable[[], object], second: AlertChoice | None = None
    ) -> None:
        """Ask before something is done that cannot be undone; ``then`` is called if a person chooses it.

        ``second`` is something else that can be done, and its verb.
        """
        dialog = self._presenter.question(title, text, verb, self._window, second)
        dialog.accepted.connect(lambda: then())
        dialog.open()

    def warn(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Keep warnings for the list of messages."""
        if diagnostics:
            self._warnings.extend(diagnostics)
            self.messages_changed.emit(len(self._warnings))

    def clear_warnings(self) -> None:
        """Forget the warnings: their comparison is closed."""
        self._warnings.clear()
        self._close_list()
        self.messages_changed.emit(0)

    def show_messages(self) -> None:
        """Open the list of warnings beside the window, or bring it to the front."""
        # The list is not modal; a new one is made each time, as warnings may have come since.
        self._close_list()
        self._list = self._presenter.messages(self.warnings, self._window)
        self._list.show()

    def crash(self, problem: BaseException | str) -> None:
        """Show a crash with a report to copy, given as an exception, or its traceback as text."""
        # An error in painting may come back with every repaint: each is counted and written to stderr, but
        # only one dialog is open at a time.
        trace = problem if isinstance(problem, str) else "".join(traceback.format_exception(problem))
        self.crashes += 1
        sys.stderr.write(visible(trace))
        if self._crash is not None:
            return
        self._crash = self._presenter.crash(crash_report(trace), self._window)
        self._crash.finished.connect(self._forget_crash)
        self._crash.open()
        self.troubled.emit()

    def _forget_crash(self) -> None:
        self._crash = None

    def _close_list(self) -> None:
        if self._list is not None:
            self._list.close()
            self._list = None
