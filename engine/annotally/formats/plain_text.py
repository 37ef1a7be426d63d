"""Plain text: one document a file, its name the file's, no annotations."""

import re
from collections.abc import Sequence

from annotally.formats.base import Format, ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

NAME = "plain-text"
_NOT_TEXT = re.compile("[\x00-\x08\x0e-\x19\x1b-\x1f\x7f]")


def sniff(beginning: str) -> int:
    """Rate: any text without control characters will do, if nothing better is found."""
    return 0 if _NOT_TEXT.search(beginning) else 1


def read(
    sources: Sequence[Source],
    options: ReadOptions,  # noqa: ARG001  # nothing in plain text depends on them
) -> ReadResult:
    """Read every source as a document of its own with the file's stem for an id.

    Raises InputRefused for two files of one stem.
    """
    roll = DocumentRoll()
    documents = []
    annotations = {}
    for index, source in enumerate(sources):
        stem = name_of_source(source)
        roll.enter(stem, stem, source)
        documents.append(Document(stem, stem, source.text, (), source.path))
        annotations[stem] = DocumentAnnotations(stem, (), index, Extent(0, len(source.text)))
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), tuple(documents))


FORMAT = Format(
    name=NAME,
    title=Wording("Plain text, one document a file"),
    carries_text=True,
    carries_annotations=False,
    sniff=sniff,
    read=read,
    reads_files_apart=True,
    suffixes=(".txt",),
)
