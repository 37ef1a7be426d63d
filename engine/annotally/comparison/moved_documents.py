"""Documents in which a side is compared on another text than its own (C5)."""

from typing import NamedTuple

from annotally.model.annotation_sets import DocumentAnnotations
from annotally.model.text import Document
from annotally.text.alignment.text_versions import TextVersions


class MovedDocument(NamedTuple):
    """A document as a side has it, and the places of its text in the text that is compared."""

    annotated: DocumentAnnotations
    text: Document
    versions: TextVersions
