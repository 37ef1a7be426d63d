"""A list of rows of the trees, in words; choosing one leads there."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from annotally_gui.models.app_state import Place
from annotally_gui.models.forest import Forest
from annotally_gui.services.i18n import tr

LISTED = 500
"""Greatest number of rows that are listed."""


class RowList(QListWidget):
    """A list of rows with their documents and the texts of the sides."""

    place_chosen = Signal(object)
    """A `Place` that is to be shown."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.itemActivated.connect(self._go)
        self.itemClicked.connect(self._go)

    def add(self, forest: Forest, place: Place, more: str = "") -> None:
        """List a row, with ``more`` about it; one that is not in the forest, or one too many, is left out."""
        row = forest.row(place.document, place.row)
        if row is None or self.count() >= LISTED:
            return
        label = forest.trees[forest.document_at(row)].label
        # Equal texts of both sides are shown once.
        texts = dict.fromkeys(filter(None, (forest.text(row, 0), forest.text(row, 1))))
        words = tr(
            "{document}   {title}   {texts}", document=label, title=forest.title(row), texts=" · ".join(texts)
        )
        item = QListWidgetItem(" ".join(filter(None, (*words.split("\n"), more))))
        item.setData(Qt.ItemDataRole.UserRole, (place.document, place.row))
        self.addItem(item)

    def _go(self, item: QListWidgetItem) -> None:
        self.place_chosen.emit(Place(*item.data(Qt.ItemDataRole.UserRole)))
