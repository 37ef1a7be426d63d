"""Files that are dropped on the window or its dialogs."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent


def take_copies(event: QDropEvent) -> None:
    """Accept files that are dragged or dropped as copies, whatever is proposed.

    A file manager may propose to move files, and would remove its own once that is accepted.
    """
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
