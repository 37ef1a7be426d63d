"""The texts of spans as annotation files state them, beside the offsets."""

from annotally.formats.registry import DECLARATIONS
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import NOWHERE, Instance, Reading

_STATING = frozenset(declaration.name for declaration in DECLARATIONS if declaration.states_texts)


def source_text(annotations: AnnotationSet, document: str) -> str:
    """Return the content of the file of a document's annotations if its format states texts, else nothing."""
    entry = annotations.documents.get(document)
    if entry is None or not annotations.sources or annotations.format not in _STATING:
        return ""
    return annotations.sources[entry.source].text


def stated_text(source: str, instance: Instance, reading: Reading) -> str:
    """Return the text of a span that its file states; where it states none, that of the reading."""
    # Readers take the text from the offsets and warn where another is stated. What is stated stands where the
    # reading has its source; a line without a text is the source of both, the reading and the instance.
    place = reading.source
    is_stated = source and NOWHERE != place != instance.source
    return source[place.start : place.end] if is_stated else reading.text
