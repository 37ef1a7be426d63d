"""Parts that readers of transcripts pass over: comments, speakers, labels, times and confidences.

Two transcripts may have different words; the fields of a word or a segment are compared with those of its
counterpart on the other side: the one with the same words, as often met before.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadFinder, UnreadPieces
from annotally.formats.transcripts.common import COMMENT, document_name, lines_of
from annotally.formats.unread_lines import unread_comments
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.text import Source
from annotally.model.wording import Wording

Fields = Callable[[str], tuple[str, str, dict[Wording, tuple[str, int]]] | None]
"""Returns document, words and further fields of a line, by kind with their places; None for other lines."""
_SPEAKERS, _TIMES, _CONFIDENCES = Wording("speakers"), Wording("times"), Wording("confidences")
_LABELS = Wording("labels of segments")
_TAG = re.compile(r"</?[A-Za-z][^<>\n]*>")

_comments = unread_comments(COMMENT)


def unread_fields(fields: Fields) -> UnreadFinder:
    """Return the finder of comments and fields for formats in which documents may alternate by line."""

    def finder(annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
        # Documents may alternate line by line in one file, so a file is parsed once for all of them and the
        # result is kept while its ranges are asked for one after another: a cache of one source.
        comments = _comments(annotations, options)
        last: list[tuple[Source, dict[str, list[Unread]], dict[int, str]]] = []

        def pieces(stretch: FileRange) -> Iterator[Unread]:
            source = stretch.source
            if not last or last[0][0] is not source:
                last[:] = [(source, *_by_document(source, fields))]
            _, by_document, documents = last[0]
            begin = source.text.rfind("\n", 0, stretch.annotations.range.start) + 1
            yield from comments(stretch)
            yield from by_document.get(documents.get(begin, ""), ())

        return pieces

    return finder


def _by_document(source: Source, fields: Fields) -> tuple[dict[str, list[Unread]], dict[int, str]]:
    """Return the fields of each document, and the document of each line by its offset."""
    by_document: dict[str, list[Unread]] = {}
    documents: dict[int, str] = {}
    word_counts: Counter[tuple[str, str]] = Counter()
    # The key is the words and how often they came before in the document, so that the second "yes" of one
    # side is compared with the second of the other.
    for line in lines_of(source):
        line_fields = fields(line.text)
        if line_fields is not None:
            document, words, contents = line_fields
            documents[line.start] = document
            words = " ".join(_TAG.sub(" ", words).casefold().split())
            word_counts[document, words] += 1
            key = f"{words} {word_counts[document, words]}"
            by_document.setdefault(document, []).extend(
                Unread(kind, content, line.start + at, key) for kind, (content, at) in contents.items()
            )
    return by_document, documents


def stm_fields(pattern: re.Pattern[str]) -> Fields:
    """Return the function that extracts the fields of a segment from the groups of its line."""

    # Times are compared as numbers (``1.50`` is ``1.5``), everything else as written. A line without labels
    # yields the place behind the times, where a label would stand.
    def fields(line: str) -> tuple[str, str, dict[Wording, tuple[str, int]]] | None:
        match = pattern.match(line)
        if match is None:
            return None
        contents = {_SPEAKERS: (match[3], match.start(3))}
        contents[_TIMES] = f"{float(match[4])} {float(match[5])}", match.start(4)
        contents[_LABELS] = match[7] or "", match.start(7) if match[7] else match.end(5)
        return document_name(match[1], match[2]), match[8] or "", contents

    return fields


def ctm_fields(pattern: re.Pattern[str]) -> Fields:
    """Return the function that extracts the fields of a word from the groups of its line."""

    def fields(line: str) -> tuple[str, str, dict[Wording, tuple[str, int]]] | None:
        match = pattern.match(line)
        if match is None or "*" in (match[3], match[4]):
            return None
        contents = {_TIMES: (f"{float(match[3])} {float(match[4])}", match.start(3))}
        contents[_CONFIDENCES] = match[6] or "", match.start(6) if match[6] else match.end(5)
        return document_name(match[1], match[2]), match[5], contents

    return fields
