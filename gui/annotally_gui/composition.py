"""Puts the window together: which widgets are its panes, and who answers what it asks for."""

from annotally_gui.context import AppContext
from annotally_gui.i18n import tr
from annotally_gui.inputs import Inputs
from annotally_gui.layout import Panes
from annotally_gui.main_window import MainWindow


class Composition:
    """The parts of the window that show data, and the operations behind its actions."""

    def inputs(self) -> Inputs:
        """Return what is known about files and tasks."""
        return Inputs(lambda _path: tr("no format is known"), ())

    def panes(self, context: AppContext) -> Panes:
        """Make the panes of the window with these services."""
        del context
        return Panes()

    def attach(self, window: MainWindow) -> None:
        """Answer the window's signals and bind its actions."""
