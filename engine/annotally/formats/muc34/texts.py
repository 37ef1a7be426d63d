"""MUC-3/4 text files: documents one after the other, each behind a line with its name.

    DEV-MUC3-0004 (NCCOSC)

       SAN SALVADOR, 3 JAN 90 -- [REPORT] …

The first word of the line is the document's name. A document reaches to the next such line; what stands ahead
of the first belongs to the first, so that the documents cover the file.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import PurePath

from annotally.formats.base import Format, ReadOptions, ReadResult
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, file_error, warning
from annotally.model.extents import line_and_column, line_starts
from annotally.model.text import Document, Source, SourceMap
from annotally.model.wording import Wording

NAME = "muc34-texts"
_MOST_ERRORS = 100
# With MULTILINE ``^`` would match behind line feeds alone, and ``$`` ahead of them: files that end lines with
# carriage returns need the characters spelled out.
_HEADER = re.compile(r"(?:^|(?<=[\r\n]))([A-Z][A-Z0-9]*-MUC\d+-\d+)[ \t]*(?:\([^\r\n]*)?(?=[\r\n]|\Z)")


def find_header(text: str) -> int:
    """Return where the first line begins that is not blank if it names a document, else -1."""
    stripped = text.lstrip()
    return len(text) - len(stripped) if _HEADER.match(stripped) else -1


def read(sources: Sequence[Source], _options: ReadOptions) -> ReadResult:
    """Read the documents of MUC-3/4 text files; the set of annotations is empty. Raises InputRefused.

    Offsets are code points from the document's first character (C1); its line with the name is part of it.
    """
    documents: dict[str, Document] = {}
    errors: list[Diagnostic] = []
    warnings: list[Diagnostic] = []
    for source in sources:
        headers = list(_HEADER.finditer(source.text))
        if not headers:
            finding = Wording("no line that names a document")
            expected = Wording("a line like TST3-MUC4-0001")
            raise file_error(source.path, finding, expected, Wording("choose another format"))
        if source.text[: headers[0].start()].strip():
            finding, expected = (
                Wording("text before the first document"),
                Wording("a line like TST3-MUC4-0001"),
            )
            warnings.append(
                warning(
                    source.path,
                    1,
                    1,
                    finding,
                    expected,
                    Wording("it is read as part of {header}", header=headers[0][1]),
                )
            )
        # Documents cover the file: the first begins at 0, each ends where the next header begins.
        starts = line_starts(source.text)
        bounds = [0, *(header.start() for header in headers[1:]), len(source.text)]
        for header, start, end in zip(headers, bounds[:-1], bounds[1:], strict=True):
            name = header[1]
            if name in documents:
                line, column = line_and_column(starts, header.start())
                repetition = Wording(
                    "document {name} again, first in {file}", name=name, file=documents[name].file
                )
                place = (source.path, line, column)
                errors.append(
                    Diagnostic(
                        Severity.ERROR,
                        *place,
                        repetition,
                        Wording("each document once"),
                        Wording("remove one of the two"),
                    )
                )
                if len(errors) == _MOST_ERRORS:
                    break
                continue
            text = source.text[start:end]
            documents[name] = Document(name, name, text, (), source.path, SourceMap((0,), (start,)))
    if errors:
        raise InputRefused(*errors, *warnings)
    name = PurePath(sources[0].path).name if sources else ""
    annotations = AnnotationSet(name, NAME, {}, tuple(sources))
    return ReadResult(annotations, tuple(documents.values()), tuple(warnings))


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], _options: ReadOptions
) -> tuple[str, ...]:
    """Write texts: the sources as they were, or without such sources the documents one after the other.

    Raises InputRefused for annotations, which these files cannot hold, and for documents that would not be
    found again: each must begin with the line that names it, and hold no other such line.
    """
    # A text that contains a line like a header would be read as two documents; the expression of the reader
    # itself is asked, so the two cannot disagree.
    for document_annotations in annotations.documents.values():
        for instance in document_annotations.instances:
            place = Wording(
                "{type} {name} of {document}",
                type=instance.type,
                name=instance.name,
                document=document_annotations.document,
            )
            raise file_error(
                annotations.name,
                place,
                Wording("texts only"),
                Wording("choose a format that can contain annotations"),
            )
    if annotations.format == NAME and annotations.sources:
        return tuple(source.text for source in annotations.sources)
    for document in documents.values():
        names = [header[1] for header in _HEADER.finditer(document.text)]
        if names != [document.id] or not _HEADER.match(document.text.lstrip()):
            expected = Wording("a first line {document} and no other such line", document=document.id)
            raise file_error(
                document.file,
                Wording("the text of {document}", document=document.id),
                expected,
                Wording("write another format"),
            )
    return ("".join(_end_line(document.text) for document in documents.values()),)


def _end_line(text: str) -> str:
    return text if text.endswith(("\n", "\r")) else text + "\n"


FORMAT = Format(
    name=NAME,
    title="MUC-3/4 texts",
    carries_text=True,
    carries_annotations=False,
    sign=find_header,
    read=read,
    write=write,
)
