"""The line below the tree that offers to take annotations that are identical in all.

It stands below the tree, because above it all rows would jump.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.widgets.slot_editor import text_button


class IdenticalBar(QWidget):
    """A bar with the number of objects that are identical, which takes no focus and waits for nobody."""

    taken = Signal()
    """A request to take all of them, in one step of undo."""
    list_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Identical annotations"))
        self.words = ElidedLabel()
        self.take_button = text_button(tr("Take all"), tr("Take all identical annotations, in one undo step"))
        self.list_button = text_button(tr("List…"), tr("List the identical annotations before you decide"))
        self.later_button = text_button(tr("Not now"), tr("Take nothing now; use Decide › Rules later"))
        self.take_button.clicked.connect(self.taken)
        self.list_button.clicked.connect(self.list_asked)
        self.later_button.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, GAP // 2, GAP, GAP // 2)
        row.setSpacing(GAP // 2)
        row.addWidget(self.words, 1)
        for button in (self.take_button, self.list_button, self.later_button):
            row.addWidget(button)
        # A ground of its own sets the bar off from the rows above it.
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.setAutoFillBackground(True)
        self.hide()

    def offer(self, count: int, sides: int) -> None:
        """Show that so many objects are identical in all sides; of none there is nothing to offer."""
        words = (
            plural("{count} is identical in all", "{count:,} are identical in all", count)
            if sides > 2
            else plural("{count} is identical in both", "{count:,} are identical in both", count)
        )
        self.words.set_whole(words)
        self.setVisible(count > 0)
