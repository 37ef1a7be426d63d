"""The findings about a key before it is written: dropped pointers, renamed and repeated objects."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from annotally.adjudication.project.messages import BrokenEnds, KeyFindings
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.i18n import plural, tr, translate

_DROPPED = Qt.ItemDataRole.UserRole + 1
"""Whether an item is about a dropped pointer."""


class KeyFindingsList(QListWidget):
    """A list of findings; a dropped pointer leads to the object that held it."""

    place_chosen = Signal(object)
    """The `Place` of a pointer's object, which is to be shown."""

    def __init__(self, state: AppState) -> None:
        super().__init__()
        self._state = state
        self._broken = 0
        """Number of relations that lost an end; they stand first."""
        self.setAccessibleName(tr("Removed pointers and new names"))
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.itemActivated.connect(self._go)
        self.hide()

    def show_findings(self, findings: KeyFindings) -> None:
        """List findings about the key."""
        self.clear()
        self._broken = 0
        # Row -1 is an object added by hand, which has no place in the tree to go to.
        for document, row, slot, target in findings.dropped:
            words = tr(
                "{document}   {title}   {slot} pointed to {target}, which is not in the final key",
                document=self._label(document),
                title=self._title(document, row),
                slot=slot,
                target=target,
            )
            self._add(words, Place(document, row) if row >= 0 else None)
            self.item(self.count() - 1).setData(_DROPPED, True)
        for document, before, after in findings.renamed:
            words = tr(
                "{document}   a second {before} is renamed {after}; its pointers are updated",
                document=self._label(document),
                before=before,
                after=after,
            )
            self._add(words, None)
        for document, row, called in findings.repeated:
            words = tr(
                "{document}   {called} has the same content as another object and is kept twice",
                document=self._label(document),
                called=called,
            )
            self._add(words, Place(document, row) if row >= 0 else None)

    def show_broken(self, broken: Sequence[BrokenEnds]) -> None:
        """List relations that lost an end, above the other findings and instead of those listed before."""
        for _ in range(self._broken):
            self.takeItem(0)
        self._broken = len(broken)
        places = {Place(relation.document, relation.row) for relation in broken if relation.row >= 0}
        # From the end on, so that the numbers of the items still to be looked at stay valid.
        for number in reversed(range(self.count())):
            item = self.item(number)
            if item.data(_DROPPED) and item.data(Qt.ItemDataRole.UserRole) in places:
                self.takeItem(number)  # the relation is told of, with all its ends
        for number, relation in enumerate(broken):
            self._add(
                translate(relation.words),
                Place(relation.document, relation.row) if relation.row >= 0 else None,
                number,
            )

    def _add(self, words: str, place: Place | None, at: int | None = None) -> None:
        item = QListWidgetItem(" ".join(words.split("\n")))
        item.setToolTip(words)
        item.setData(Qt.ItemDataRole.UserRole, place)
        self.insertItem(self.count() if at is None else at, item)

    def _label(self, document: str) -> str:
        number = self._state.forest.document_number(document)
        return self._state.forest.trees[number].label if number is not None else document

    def _title(self, document: str, row: int) -> str:
        number = self._state.forest.row(document, row) if row >= 0 else None
        if number is None:
            return tr("added annotation")
        texts = filter(None, (self._state.forest.text(number, side) for side in (0, 1)))
        return " ".join([self._state.forest.title(number), *list(texts)[:1]])

    def _go(self, item: QListWidgetItem) -> None:
        place = item.data(Qt.ItemDataRole.UserRole)
        if place is not None:
            self.place_chosen.emit(place)


def findings_words(findings: KeyFindings) -> str:
    """Return the number of findings of each kind in words, and how many are listed."""
    parts = []
    if findings.dropped_count:
        parts.append(
            plural(
                "{count} pointer to an object outside the final key is removed",
                "{count} pointers to objects outside the final key are removed",
                findings.dropped_count,
            )
        )
    if findings.renamed_count:
        parts.append(
            plural(
                "{count} object is renamed, because its name is already used",
                "{count} objects are renamed, because their names are already used",
                findings.renamed_count,
            )
        )
    if findings.repeated_count:
        parts.append(
            plural(
                "{count} object occurs twice, as in an input file",
                "{count} objects occur twice, as in an input file",
                findings.repeated_count,
            )
        )
    summary = tr("; ").join(parts)
    listed = len(findings.dropped) + len(findings.renamed) + len(findings.repeated)
    # The worker counts all findings and sends the first of each kind.
    more = findings.dropped_count + findings.renamed_count + findings.repeated_count > listed
    return tr("{said}; the first {count} are listed.", said=summary, count=listed) if more else f"{summary}."


def broken_words(count: int) -> str:
    """Return in words the number of relations that lost an end."""
    return plural(
        "{count} relation points to an object that is not in the final key.",
        "{count} relations point to objects that are not in the final key.",
        count,
    )
