"""Two releases of a corpus, read each by itself, and the changes from one to the other."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec.structs

from annotally.comparison.release_changes import find_changes
from annotally.model.extents import Extent
from annotally.model.instance_columns import made
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.reports.tables.comparability import PROGRAM
from annotally.reports.tables.object_types import Types
from annotally.reports.tables.release_changes import (
    AnnotationChange,
    ChangedDocument,
    DocumentState,
    ReleaseReport,
    fills_of,
    words_of,
)
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import TaskDefinition
from annotally.text.alignment.text_versions import TextVersions, match_versions
from annotally.workspace.conversion import ReadSide, read_side
from annotally.workspace.request import SideInput


@dataclass(frozen=True, slots=True)
class ChangesRequest:
    """The two releases with their texts, if these are apart; the task, if only its annotations count."""

    old: SideInput
    new: SideInput
    old_texts: tuple[str, ...] = ()
    new_texts: tuple[str, ...] = ()
    task: TaskChoice | None = None
    encoding: str | None = None


def list_changes(
    request: ChangesRequest, *, texts: bool = True
) -> tuple[ReleaseReport, tuple[ReadSide, ...]]:
    """Return the changes from the old release to the new one, and both releases as they were read.

    A document that has another name now, and the same text, is renamed, if no other document has that text.
    Where a text changed, the old annotations are moved to the new text before they are compared. Raises
    InputRefused for what cannot be read.
    """
    # Both are read as a conversion reads, everything that their formats say; documents are paired by name,
    # and annotations within each pair.
    sides = (
        read_side(request.old, request.old_texts, request.encoding),
        read_side(request.new, request.new_texts, request.encoding),
    )
    counts = _Selection(request.task, sides)
    signature = " | ".join(
        (
            PROGRAM,
            "changes",
            *(f"{side.annotations.name} {_digest(side)}" for side in sides),
            *([counts.task.name] if counts.task is not None else []),
        )
    )
    documents = _pair_documents(*sides)
    changes = [
        change for document in documents for change in _document_changes(document, sides, counts, texts=texts)
    ]
    labels = [
        Counter(instance.type for name in side.annotations.documents for instance in counts.of(side, name))
        for side in sides
    ]
    report = ReleaseReport(
        signature,
        request.old.name,
        request.new.name,
        tuple(documents),
        tuple(changes),
        dict(labels[0]),
        dict(labels[1]),
        texts,
    )
    return report, sides


def _digest(side: ReadSide) -> str:
    return " ".join(source.byte_digest() for source in side.annotations.sources[:1]) + (
        f" and {len(side.annotations.sources) - 1} more" if len(side.annotations.sources) > 1 else ""
    )


class _Selection:
    """The annotations that count: those of a task, or all."""

    def __init__(self, choice: TaskChoice | None, sides: Sequence[ReadSide]) -> None:
        self.task: TaskDefinition | None = None
        self._compares: Callable[[Instance], bool] = lambda _instance: True
        if choice is not None:
            sets = [side.annotations for side in sides]
            task = choice if isinstance(choice, TaskDefinition) else choice.complete(sets)
            self.task, self._compares = task, Types(task).compares

    def of(self, side: ReadSide, document: str | None) -> list[Instance]:
        """Return the annotations of a document that count."""
        entry = side.annotations.documents.get(document) if document is not None else None
        return [item for item in made(entry.instances) if self._compares(item)] if entry is not None else []


def _pair_documents(old: ReadSide, new: ReadSide) -> list[ChangedDocument]:
    """Return the documents of both releases: the old ones in their order, then those that are new."""
    # Texts without annotations are documents, too, and so are annotations whose text is not at hand.
    names = [dict.fromkeys((*side.documents, *side.annotations.documents)) for side in (old, new)]
    gone, fresh = ([n for n in mine if n not in theirs] for mine, theirs in (names, names[::-1]))
    renamed = _renamed(old.documents, gone, new.documents, fresh)
    documents = []
    for name in names[0]:
        if name in renamed:
            documents.append(ChangedDocument(name, renamed[name], DocumentState.RENAMED))
        elif name in names[1]:
            texts = [side.documents[name].text if name in side.documents else "" for side in (old, new)]
            state, characters = DocumentState.SAME, 0
            if texts[0] != texts[1]:
                state, characters = DocumentState.TEXT, match_versions(*texts).count_changes()
            documents.append(ChangedDocument(name, name, state, characters))
        else:
            documents.append(ChangedDocument(name, None, DocumentState.REMOVED))
    targets = set(renamed.values())
    documents += [ChangedDocument(None, n, DocumentState.ADDED) for n in fresh if n not in targets]
    return documents


def _renamed(
    old: Mapping[str, Document], gone: Sequence[str], new: Mapping[str, Document], fresh: Sequence[str]
) -> dict[str, str]:
    """Return the new names of documents with a text that occurs once in either release."""
    # A hash map from texts to names on either side. A text that several documents have, such as an empty
    # form, tells nothing of which became which.
    places: list[dict[str, list[str]]] = []
    for documents, names in ((old, gone), (new, fresh)):
        by_text: dict[str, list[str]] = {}
        for name in names:
            if name in documents and documents[name].text.strip():
                by_text.setdefault(documents[name].text, []).append(name)
        places.append(by_text)
    return {
        names[0]: places[1][text][0]
        for text, names in places[0].items()
        if len(names) == 1 and len(places[1].get(text, ())) == 1
    }


def _document_changes(
    document: ChangedDocument, sides: Sequence[ReadSide], counts: _Selection, *, texts: bool
) -> Iterator[AnnotationChange]:
    """Yield the changes of a document; all annotations of one that was added or removed changed with it."""
    old_side, new_side = sides
    old, new = counts.of(old_side, document.old), counts.of(new_side, document.new)
    old_text, new_text = (
        side.documents[name].text if name is not None and name in side.documents else ""
        for side, name in ((old_side, document.old), (new_side, document.new))
    )
    # Changes carry the annotations as they were read, with the places of their own text, although they are
    # found on the new one.
    moved = old
    if document.state is DocumentState.TEXT:
        versions = match_versions(old_text, new_text)
        moved = [_moved(instance, versions) for instance in old]
    # The text of an extent is the extent's: where that moves, its slot follows.
    ignored = frozenset({old_side.options.text_slot.casefold()})
    for change in find_changes(document.name, moved, new, ignored):
        before, after = tuple(old[n] for n in change.old), tuple(new[n] for n in change.new)
        words = (words_of(old_text, before), words_of(new_text, after)) if texts else ("", "")
        values: tuple[tuple[str, str], ...] = ()
        if texts and change.slots:
            fills = (fills_of(instance, change.slots) for instance in (before[0], after[0]))
            values = tuple(zip(*fills, strict=True))
        yield AnnotationChange(document.name, change.kind, before, after, change.slots, *words, values)


def _moved(instance: Instance, versions: TextVersions) -> Instance:
    """Return an old annotation on the new text; parts of which nothing remains go."""
    if not instance.extents:
        return instance
    # An annotation of which nothing remains keeps its place with no characters: nothing overlaps it there.
    places = [versions.place(extent) for extent in instance.extents]
    remaining = tuple(place for place in places if place.start < place.end)
    nowhere = (Extent(places[0].start, places[0].start),)
    return msgspec.structs.replace(instance, extents=remaining or nowhere)
