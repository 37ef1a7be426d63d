"""What a key will be told of before it is written: pointers that go, names that are given anew."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from annotally.adjudication.project.messages import BrokenEnds, KeyFindings
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.i18n import plural, tr

_DROPPED = Qt.ItemDataRole.UserRole + 1
"""Whether an item is about a pointer that goes."""


class KeyFindingsList(QListWidget):
    """Lists them; a pointer that goes leads to the object it was in."""

    place_chosen = Signal(object)
    """Place: a person wants to see the object of a pointer."""

    def __init__(self, desk: AppState) -> None:
        super().__init__()
        self._desk = desk
        self._broken = 0
        """How many relations that lost an end stand first."""
        self.setAccessibleName(tr("Pointers that go and names given anew"))
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.itemActivated.connect(self._go)
        self.hide()

    def show_findings(self, found: KeyFindings) -> None:
        """List what was found."""
        self.clear()
        self._broken = 0
        for document, row, slot, target in found.dropped:
            words = tr(
                "{document}   {title}   {slot} pointed to {target}, which is not in the key",
                document=self._label(document),
                title=self._title(document, row),
                slot=slot,
                target=target,
            )
            self._add(words, Place(document, row) if row >= 0 else None)
            self.item(self.count() - 1).setData(_DROPPED, True)
        for document, before, after in found.renamed:
            words = tr(
                "{document}   a second {before} is called {after}; pointers follow",
                document=self._label(document),
                before=before,
                after=after,
            )
            self._add(words, None)
        for document, row, called in found.repeated:
            words = tr(
                "{document}   {called} says what another one says: it stands there twice",
                document=self._label(document),
                called=called,
            )
            self._add(words, Place(document, row) if row >= 0 else None)

    def show_broken(self, broken: Sequence[BrokenEnds]) -> None:
        """List relations that lost an end, above the other findings and instead of those listed before."""
        for _ in range(self._broken):
            self.takeItem(0)
        self._broken = len(broken)
        places = {Place(one.document, one.row) for one in broken if one.row >= 0}
        for number in reversed(range(self.count())):
            item = self.item(number)
            if item.data(_DROPPED) and item.data(Qt.ItemDataRole.UserRole) in places:
                self.takeItem(number)  # the relation is told of, with all its ends
        for number, one in enumerate(broken):
            self._add(one.words, Place(one.document, one.row) if one.row >= 0 else None, number)

    def _add(self, words: str, place: Place | None, at: int | None = None) -> None:
        item = QListWidgetItem(" ".join(words.split("\n")))
        item.setToolTip(words)
        item.setData(Qt.ItemDataRole.UserRole, place)
        self.insertItem(self.count() if at is None else at, item)

    def _label(self, document: str) -> str:
        number = self._desk.forest.document_number(document)
        return self._desk.forest.trees[number].label if number is not None else document

    def _title(self, document: str, row: int) -> str:
        number = self._desk.forest.row(document, row) if row >= 0 else None
        if number is None:
            return tr("added by hand")
        texts = filter(None, (self._desk.forest.text(number, side) for side in (0, 1)))
        return " ".join([self._desk.forest.title(number), *list(texts)[:1]])

    def _go(self, item: QListWidgetItem) -> None:
        place = item.data(Qt.ItemDataRole.UserRole)
        if place is not None:
            self.place_chosen.emit(place)


def findings_words(found: KeyFindings) -> str:
    """Return how much there is to be told, and how much of it is listed."""
    parts = []
    if found.dropped_count:
        parts.append(
            plural(
                "{count} pointer to what is not in the key goes",
                "{count} pointers to what is not in the key go",
                found.dropped_count,
            )
        )
    if found.renamed_count:
        parts.append(
            plural(
                "{count} object is given another name, because two share one",
                "{count} objects are given other names, because two share one",
                found.renamed_count,
            )
        )
    if found.repeated_count:
        parts.append(
            plural(
                "{count} object stands twice, as a file has it",
                "{count} objects stand twice, as a file has them",
                found.repeated_count,
            )
        )
    said = tr("; ").join(parts)
    listed = len(found.dropped) + len(found.renamed) + len(found.repeated)
    more = found.dropped_count + found.renamed_count + found.repeated_count > listed
    return tr("{said}; the first {count} are listed.", said=said, count=listed) if more else f"{said}."


def broken_words(count: int) -> str:
    """Return how many relations lost an end."""
    return plural(
        "{count} relation points to what is not in the key.",
        "{count} relations point to what is not in the key.",
        count,
    )
