"""Annotations in memory as sources of a format, and the reading of such sources.

What is made in memory is spelled in a format that holds all of it, MAT JSON, so that everything that is done
with a file is done with it in the same way: checks, signatures, messages with a line, adjudication.
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec.structs

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.format_names import MAT_JSON as SPELLED_AS
from annotally.formats.io import format_named, write
from annotally.formats.unreadable import no_reader
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Instance
from annotally.model.text import Document, Source

__all__ = ["SPELLED_AS", "read_sources", "spell_document"]


def read_sources(sources: Sequence[Source], options: ReadOptions, format_name: str, name: str) -> ReadResult:
    """Return the result of reading sources of a format as one annotation set called ``name``.

    Raises InputRefused for an unknown format, for one without reader, and as its reader does.
    """
    chosen = format_named(format_name)
    if chosen.read is None:
        raise no_reader(chosen, sources[0].path)
    result = chosen.read(sources, options)
    return replace(result, annotations=msgspec.structs.replace(result.annotations, name=name))


def spell_document(name: str, text: str, instances: Sequence[Instance]) -> Source:
    """Return a document with its annotations as a source in the format `SPELLED_AS`.

    Raises InputRefused for what MAT JSON cannot hold.
    """
    # A set without sources is written as new files, here into memory; read again, it has this one.
    annotations = AnnotationSet(name, "", {name: DocumentAnnotations(name, instances)})
    (content,) = write(annotations, {name: Document(name, name, text)}, ReadOptions(), SPELLED_AS)
    return Source(f"{name}.json", content.decode(), document=name)
