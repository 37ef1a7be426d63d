"""A format: a span a line, document, begin, end and label with bars between."""

from collections.abc import Mapping, Sequence

from annotally.formats.base import Format, ReadOptions, ReadResult
from annotally.formats.capabilities import Capabilities, Capability
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import error
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

NAME = "bar-spans"


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read spans; a line that is none is refused with its place."""
    instances: dict[str, list[Instance]] = {}
    numbers: dict[str, int] = {}
    for number, source in enumerate(sources):
        for line_number, line in enumerate(source.text.splitlines(), 1):
            cells = line.split("|")
            if len(cells) != 4 or not (cells[1].isdecimal() and cells[2].isdecimal()):
                finding = Wording("a line of {count} cells", count=len(cells))
                expected = Wording("document, begin, end and label")
                raise error(source.path, line_number, 1, finding, expected, Wording("correct the line"))
            name, begin, end, label = cells
            spans = instances.setdefault(name, [])
            numbers.setdefault(name, number)
            spans.append(Instance(label, str(len(spans) + 1), (), (Extent(int(begin), int(end)),)))
    documents = {
        name: DocumentAnnotations(name, tuple(spans), numbers[name]) for name, spans in instances.items()
    }
    return ReadResult(AnnotationSet("", NAME, documents, tuple(sources)))


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write all documents into one file."""
    lines = [
        f"{name}|{instance.extents[0].start}|{instance.extents[0].end}|{instance.type}\n"
        for name, annotated in annotations.documents.items()
        for instance in annotated.instances
    ]
    return ("".join(lines),)


FORMAT = Format(
    name=NAME,
    title="spans with bars",
    carries_text=False,
    carries_annotations=True,
    read=read,
    write=write,
    suffixes=(".bars",),
    capabilities=Capabilities(held=frozenset({Capability.PLACES, Capability.NESTED, Capability.CROSSING})),
)
