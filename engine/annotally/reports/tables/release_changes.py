"""The changes between two releases of a corpus: documents, texts and annotations, counted by label."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from annotally.comparison.release_changes import ReleaseChangeKind
from annotally.model.extents import Extent, covered_words
from annotally.model.instances import Instance

NOTHING = ""
"""The label of a release that lacks an annotation."""


class DocumentState(StrEnum):
    """The fate of a document from one release to the next."""

    SAME = "same text"
    TEXT = "text changed"
    RENAMED = "renamed"
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class ChangedDocument:
    """A document of either release, by its names; None where it lacks one.

    ``characters`` is how many characters of a changed text differ, white space apart.
    """

    old: str | None
    new: str | None
    state: DocumentState
    characters: int = 0

    @property
    def name(self) -> str:
        """The newest name."""
        return self.new if self.new is not None else self.old or ""


@dataclass(frozen=True, slots=True)
class AnnotationChange:
    """A change of annotations in a document; extents count in the text of their own release.

    Texts are empty where no text may be shown.
    """

    document: str
    kind: ReleaseChangeKind
    old: tuple[Instance, ...]
    new: tuple[Instance, ...]
    slots: tuple[str, ...]
    old_text: str
    new_text: str
    values: tuple[tuple[str, str], ...] = ()
    """The fills of ``slots`` before and after; none where no text may be shown."""

    def label(self, instances: Sequence[Instance]) -> str:
        """Return the label of one side; several that differ have ``+`` between them."""
        return " + ".join(sorted({instance.type for instance in instances})) or NOTHING

    @property
    def labels(self) -> tuple[str, str]:
        """The labels before and after."""
        return self.label(self.old), self.label(self.new)


@dataclass(frozen=True, slots=True)
class LabelChanges:
    """A label with its annotations in both releases, and its changes by kind."""

    label: str
    old: int
    new: int
    kinds: dict[ReleaseChangeKind, int]


@dataclass(frozen=True, slots=True)
class ReleaseReport:
    """The changes from one release to the next, in corpus order."""

    signature: str
    old_name: str
    new_name: str
    documents: tuple[ChangedDocument, ...]
    changes: tuple[AnnotationChange, ...]
    old_labels: dict[str, int]
    """Numbers of annotations by label, in the old release and in the new one."""
    new_labels: dict[str, int]
    texts: bool = True

    def count_documents(self) -> dict[DocumentState, int]:
        """Return how many documents there are of each state."""
        counts = Counter(document.state for document in self.documents)
        return {state: counts[state] for state in DocumentState}

    def count_kinds(self) -> dict[ReleaseChangeKind, int]:
        """Return how many changes there are of each kind."""
        counts = Counter(change.kind for change in self.changes)
        return {kind: counts[kind] for kind in ReleaseChangeKind}

    def count_labels(self) -> list[LabelChanges]:
        """Return the labels of both releases in order; a change counts for each label that it concerns."""
        # A change from one label to another is one of both labels: sums over labels are no number of changes.
        counts: Counter[tuple[str, ReleaseChangeKind]] = Counter()
        for change in self.changes:
            for label in {instance.type for instance in (*change.old, *change.new)}:
                counts[label, change.kind] += 1
        return [
            LabelChanges(
                label,
                self.old_labels.get(label, 0),
                self.new_labels.get(label, 0),
                {kind: counts[label, kind] for kind in ReleaseChangeKind},
            )
            for label in sorted(self.old_labels.keys() | self.new_labels.keys())
        ]

    def count_relabelled(self) -> list[tuple[str, str, int]]:
        """Return the pairs of labels before and after with their numbers, the most frequent first."""
        kinds = (ReleaseChangeKind.RELABELLED, ReleaseChangeKind.BOTH)
        counts = Counter(change.labels for change in self.changes if change.kind in kinds)
        ranked = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
        return [(before, after, count) for (before, after), count in ranked]

    def count_slots(self) -> list[tuple[str, int]]:
        """Return the slots that changed with their numbers, the most frequent first."""
        counts = Counter(name for change in self.changes for name in change.slots)
        return sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))


def words_of(text: str, instances: Sequence[Instance]) -> str:
    """Return the text of instances; of one without extents the text of its first fill."""
    # Templates have no place; the first fill is what a person knows them by.
    pieces = [
        covered_words(text, instance.extents) if instance.extents else " ".join(instance.first_text().split())
        for instance in instances
    ]
    return " | ".join(pieces)


def fills_of(instance: Instance, slots: Sequence[str]) -> list[str]:
    """Return the fills of slots, by their folded names, as text."""
    fills: dict[str, list[str]] = {}
    for slot in instance.slots:
        fills.setdefault(slot.name.casefold(), []).extend(reading.text for reading in slot.readings())
    return [" | ".join(fills.get(name, ())) for name in slots]


def all_extents(instances: Sequence[Instance]) -> list[tuple[Extent, ...]]:
    """Return the extents of instances."""
    return [instance.extents for instance in instances]
