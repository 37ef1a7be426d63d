"""Parts that the MUC-3/4 reader passes over: comments, and remarks behind the document's name."""

import re
from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.unread_lines import unread_comments
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording

_REMARKS = Wording("remarks after MESSAGE: ID")
_comments = unread_comments(r"[ \t]*;")
_ID = re.compile(
    r"^[ \t]*\d+[ \t]*\.?[ \t]*MESSAGE[ \t]*:[ \t]*ID[ \t]+\S+([^\r\n]*)", re.MULTILINE | re.IGNORECASE
)


def unread(annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
    """Return the function that finds comments, and remarks behind ``MESSAGE: ID`` and the name."""
    comments = _comments(annotations, options)

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        yield from comments(stretch)
        for match in _ID.finditer(stretch.source.text, stretch.start, stretch.end):
            remark = " ".join(match[1].split())
            if remark:
                yield Unread(_REMARKS, remark, match.start(1))

    return pieces
