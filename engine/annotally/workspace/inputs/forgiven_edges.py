"""Sides whose extents are compared without edges that a person does not count."""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from annotally.comparison.moved_documents import MovedDocument
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Document
from annotally.text.edges import NO_EDGES, Edges
from annotally.workspace.inputs.moved_instances import InstanceMover


def without_edges(
    sets: Sequence[AnnotationSet], texts: Sequence[Mapping[str, Document]], edges: Edges
) -> tuple[AnnotationSet, ...]:
    """Return the sets with every extent trimmed; ``texts`` are the documents each side stands on."""
    return tuple(_trimmed(side, documents, edges) for side, documents in zip(sets, texts, strict=True))


def _trimmed(side: AnnotationSet, texts: Mapping[str, Document], edges: Edges) -> AnnotationSet:
    # Documents without a text stay: nothing says what stands at the edges of their extents.
    documents = dict(side.documents)
    for name, annotated in side.documents.items():
        document = texts.get(name)
        if document is not None and annotated.instances:
            documents[name] = _trim_document(annotated, document, edges)
    return replace(side, documents=documents)


def _trim_document(annotated: DocumentAnnotations, document: Document, edges: Edges) -> DocumentAnnotations:
    # The text stays as it is: extents alone move, so that old and new text are the same for the mover.
    mover = InstanceMover(partial(edges.trim, document.text), document.text, document.text)
    return replace(annotated, instances=tuple(map(mover.move, annotated.instances)))


def at_own_offsets(moved: MovedDocument, edges: Edges) -> DocumentAnnotations:
    """Return the annotations of a document on their own text, without edges that do not count."""
    return moved.annotated if edges == NO_EDGES else _trim_document(moved.annotated, moved.text, edges)


def sides_at_own_offsets(sides: Sides, edges: Edges) -> Sides:
    """Return sides with annotations that were moved to another text where their own text has them (C5).

    Their offsets are then taken for those of the text that is compared, without ``edges`` of their own text.
    """
    # Only documents that were moved are taken back; all others already stand on their own text.
    sets = []
    for side in sides.sets:
        documents = dict(side.documents)
        for name, moved in sides.moved.get(side.name, {}).items():
            documents[name] = at_own_offsets(moved, edges)
        sets.append(replace(side, documents=documents))
    return sides._replace(sets=tuple(sets), moved={})
