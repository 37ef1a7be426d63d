"""The attributes of a tag profile that are compared as one, line by line (A9)."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from annotally.tasks.similarity.findings import Finding
from annotally.tasks.similarity_profile import AttributeEquivalence, SimilarityProfile
from annotally_gui.dialogs.finding_words import finding_text
from annotally_gui.dialogs.profile.field_rows import FieldColumn, FieldRows
from annotally_gui.models.profile_draft import ProfileDraft, names_in, with_equivalence
from annotally_gui.models.score_changes import joined
from annotally_gui.services.i18n import tr

_NAME = 0


class EquivalenceRows(FieldRows):
    """A line for each equivalence of a tag profile: its name and its attributes."""

    changed = Signal(object, object)
    """The profile with the change, and the key of the changed field (a tuple, empty for none)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Attributes compared as one"),
            tr(
                "For labels that name the same attribute differently: a dimension of this name compares them."
            ),
            # Dimensions follow the whole of what is written, never the letters on the way.
            (
                FieldColumn(tr("Name"), live=False),
                FieldColumn(tr("Attributes"), several=True, live=False, stretch=2),
            ),
            tr("Add e&quivalence"),
            parent,
        )
        self._profile = SimilarityProfile()
        self._tag = -1
        self.edited.connect(self._edit)
        self.removed.connect(lambda number: self._put(number, None))
        self.added.connect(self._add)

    def show_tag(self, draft: ProfileDraft, tag: int, findings: Sequence[Finding]) -> None:
        """Show the equivalences of a tag profile and the faults of each."""
        self._profile, self._tag = draft.profile, tag
        equivalences = draft.profile.tag_profiles[tag].equivalences
        attributes = draft.attributes(tag)
        problems = [
            finding_text(findings, ("tag_profile", tag, "attr_equivalences", number))
            for number in range(len(equivalences))
        ]
        lines = [(equivalence.name, joined(equivalence.attributes)) for equivalence in equivalences]
        self.show_lines(lines, problems, [((), attributes)] * len(lines))

    def _edit(self, number: int, column: int, text: str) -> None:
        equivalence = self._profile.tag_profiles[self._tag].equivalences[number]
        name, attributes = (
            (text.strip(), equivalence.attributes) if column == _NAME else (equivalence.name, names_in(text))
        )
        self._put(number, AttributeEquivalence(name, attributes), ("equivalence", self._tag, number, column))

    def _add(self) -> None:
        count = len(self._profile.tag_profiles[self._tag].equivalences)
        self._put(count, AttributeEquivalence("", ()))
        self.focus_last()

    def _put(
        self, number: int, equivalence: AttributeEquivalence | None, field: tuple[object, ...] = ()
    ) -> None:
        self.changed.emit(with_equivalence(self._profile, self._tag, number, equivalence), field)
