"""Parts that the WebAnno TSV reader passes over: comments of sentences, and layers not named."""

from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.unread_lines import unread_comments
from annotally.formats.webanno.reader import parse
from annotally.model.annotation_sets import AnnotationSet, content
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

_comments = unread_comments("#(?!Text=|T_|FORMAT=)")


def unread(annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
    """Return the function that finds comments, and annotations of layers that are not read."""
    comments = _comments(annotations, options)

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        yield from comments(stretch)
        if options.layer is not None:
            yield from _layers(stretch, options, options.layer)

    return pieces


def _layers(stretch: FileRange, options: ReadOptions, layer: str) -> Iterator[Unread]:
    # The file is parsed with all its layers, and the instances of the layer that is read are taken away by
    # name. For that layer a piece without content says that this side reads it.
    source = stretch.source
    parsed = parse(stretch.annotations.document, source, options, Complaints(source))
    read = {instance.name for instance in parsed.selected(layer)}
    for name in parsed.chosen(layer):
        yield Unread(_layer(name), None, 0)
    contents = [
        (instance.type, repr((instance.extents, content(instance))), instance.source.start)
        for instance in parsed.instances
        if instance.name not in read
    ]
    for name, text, at in sorted(contents):
        yield Unread(_layer(name), text, at, is_layer=True)


def _layer(name: str) -> Wording:
    return Wording("the layer {name}", name=name)
