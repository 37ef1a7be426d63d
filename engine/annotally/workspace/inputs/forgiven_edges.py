"""Sides whose extents are compared without edges that a person does not count."""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.text import Document
from annotally.text.edges import Edges
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
            mover = InstanceMover(partial(edges.trim, document.text), document.text, document.text)
            documents[name] = replace(annotated, instances=tuple(map(mover.move, annotated.instances)))
    return replace(side, documents=documents)
