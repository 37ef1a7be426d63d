"""Annotations and files in memory as sources of a format, and the reading of such sources.

What is made in memory is spelled in a format that holds all of it, MAT JSON, so that everything that is done
with a file is done with it in the same way: checks, signatures, messages with a line, adjudication.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec.structs

from annotally.formats.base import Format, ReadOptions, ReadResult
from annotally.formats.file_pairs import pair_files
from annotally.formats.format_names import MAT_JSON as SPELLED_AS
from annotally.formats.input_files import is_visible
from annotally.formats.io import format_named, read_loaded, shows_another_format, write
from annotally.formats.regular_files import check_size
from annotally.formats.source_loading import BEGINNING, glimpse, source_of
from annotally.formats.unreadable import no_reader
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Instance
from annotally.model.text import Document, Source

__all__ = ["SPELLED_AS", "read_contents", "read_sources", "spell_document"]


def read_sources(sources: Sequence[Source], options: ReadOptions, format_name: str, name: str) -> ReadResult:
    """Return the result of reading sources of a format as one annotation set called ``name``.

    Raises InputRefused for an unknown format, for one without reader, and as its reader does.
    """
    chosen = format_named(format_name)
    if chosen.read is None:
        raise no_reader(chosen, sources[0].path)
    result = chosen.read(sources, options)
    return replace(result, annotations=msgspec.structs.replace(result.annotations, name=name))


def read_contents(
    contents: Mapping[str, bytes], options: ReadOptions, format_name: str, name: str
) -> ReadResult:
    """Read files of a format by their paths below a folder as one annotation set called ``name``.

    They are read as `annotally.formats.io.read` reads that folder, but nothing is asked of the disk: texts,
    and whatever else a file needs, are among them. Raises InputRefused as it does.
    """
    chosen = format_named(format_name)
    by_path = {Path(path): content for path, content in contents.items()}
    visible = sorted(path for path in by_path if is_visible(path.name))

    def shows_another(path: Path, expected: Format) -> bool:
        return shows_another_format(glimpse(by_path[path][:BEGINNING]), expected)

    paired = pair_files(visible, (chosen,), shows_another, by_path.__contains__)
    sources = []
    for path, _ in paired:
        check_size(os.fspath(path), len(by_path[path]))
        sources.append(source_of(os.fspath(path), by_path[path], options.encoding, chosen, maybe_empty=True))
    return read_loaded(tuple(sources), [paired_format for _, paired_format in paired], options, chosen, name)


def spell_document(name: str, text: str, instances: Sequence[Instance]) -> Source:
    """Return a document with its annotations as a source in the format `SPELLED_AS`.

    Raises InputRefused for what MAT JSON cannot hold.
    """
    # A set without sources is written as new files, here into memory; read again, it has this one.
    annotations = AnnotationSet(name, "", {name: DocumentAnnotations(name, instances)})
    (content,) = write(annotations, {name: Document(name, name, text)}, ReadOptions(), SPELLED_AS)
    return Source(f"{name}.json", content.decode(), document=name)
