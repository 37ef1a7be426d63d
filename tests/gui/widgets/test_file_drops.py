"""Files that are dropped stay where they are."""

from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent

from annotally_gui.widgets.file_drops import take_copies


def test_what_is_dropped_is_accepted_as_a_copy() -> None:
    both = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    data = QMimeData()
    event = QDropEvent(QPointF(), both, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    event.setDropAction(Qt.DropAction.MoveAction)
    event.ignore()
    take_copies(event)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction
