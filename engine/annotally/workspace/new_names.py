"""The names that documents get in new files: as they are written in their own files, fit for file systems."""

from collections.abc import Mapping
from typing import NamedTuple

from annotally.formats.base import Format
from annotally.formats.file_names import safe_names
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.text import Document


class NewNames(NamedTuple):
    """New names of documents.

    ``changes`` has them by the names in the set, without those that stay. ``files`` has the names of files by
    names as written, and is empty where files are not named after documents.
    """

    changes: Mapping[str, str]
    files: Mapping[str, str]


def names_in_new_files(
    annotations: AnnotationSet, documents: Mapping[str, Document], target: Format
) -> NewNames:
    """Return the names that the documents of a set get in files of a format.

    They are called as they were written in their files, not by the digits of that (M13), and where files are
    named after them, so that every system takes the name. Formats without text keep the names of the texts,
    and so do files that are written over.
    """
    if not target.carries_text or (annotations.format == target.name and annotations.sources):
        return NewNames({}, {})
    labels = {
        name: " ".join(documents[name].label.split()) if name in documents else name
        for name in annotations.documents
    }
    if len(set(labels.values())) < len(labels):
        labels = {name: name for name in labels}
    files: Mapping[str, str] = {}
    names = labels
    if target.is_written_apart(annotations, documents):
        files = safe_names(labels.values())
        names = {name: files[label] for name, label in labels.items()}
    changes = {old: new for old, new in names.items() if old != new and old in documents}
    return NewNames(changes, files)
