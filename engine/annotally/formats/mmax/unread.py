"""Parts of projects of MMAX2 that are passed over (C10): levels not chosen, attributes of words, comments."""

import re
from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.mmax.reader import LoadedSide, load
from annotally.formats.unread_lines import COMMENTS
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording

_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
_OF_WORDS = Wording("attributes of words")


def unread(annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
    """Return the function that finds the parts of a document that are passed over."""
    loaded: list[LoadedSide] = []

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        # Levels stand in files of their own: their pieces are told at the first word.
        if not loaded:
            loaded.append(load(annotations.sources, options))
        document = loaded[0].documents[stretch.annotations.document]
        for match in _COMMENT.finditer(stretch.text):
            yield Unread(COMMENTS, " ".join(match[1].split()), stretch.start + match.start())
        for number, attributes in document.words.attributes.items():
            place = document.words.source_map.to_source(document.words.tokens.starts[number])
            content = " ".join(f"{name}={value}" for name, value in sorted(attributes.items()))
            yield Unread(_OF_WORDS, content, place, key=str(number))
        for level in sorted(document.unchosen, key=lambda level: level.name):
            kind = Wording("the level {name}", name=level.name)
            for markable in level.markables:
                content = f"{markable.extents} {sorted(markable.attributes.items())}"
                yield Unread(kind, content, stretch.start, is_layer=True)

    return pieces
