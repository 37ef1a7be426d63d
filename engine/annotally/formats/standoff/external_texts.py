"""Stand-off formats whose texts are files of their own, which the annotations stand beside."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import PurePath

from annotally.formats.base import ReadOptions, ReadResult, TextPlaces
from annotally.formats.companions import normal_path
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import read_records
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.formats.standoff.writing import write_records
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

Texts = Mapping[str, Source | None]
"""The text of each document of a file; None where it is not there."""

ScanWithTexts = Callable[[Complaints, ReadOptions, Texts], list[Record]]


@dataclass(frozen=True)
class ExternalTexts:
    """A stand-off format with texts beside its files; ``tool.scan`` is not used."""

    tool: StandoffTool
    scan: ScanWithTexts
    places: Callable[[Source], TextPlaces]

    def read(self, sources: Sequence[Source], options: ReadOptions) -> ReadResult:
        """Read the files of annotations among the sources, with the texts among them.

        Raises InputRefused as `read_records` does.
        """
        return read_records(self._tool_for(sources), sources, options)

    def write(
        self, annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
    ) -> tuple[str, ...]:
        """Write over the set's own files, else a file for each document with one of its text behind it.

        Raises InputRefused as `write_records` does.
        """
        files = write_records(self._tool_for(annotations.sources), annotations, documents, options)
        if annotations.format == self.tool.name and annotations.sources:
            return files
        texts = (documents[name].text for name in annotations.documents)
        return tuple(content for pair in zip(files, texts, strict=True) for content in pair)

    def _tool_for(self, sources: Sequence[Source]) -> StandoffTool:
        """Return the tool with a scan that knows the texts among the sources."""
        by_path = {normal_path(source.path): source for source in sources}
        texts = {source.path: self._texts_of(source, by_path) for source in sources}
        used = {text.path for of_source in texts.values() for text in of_source.values() if text is not None}
        return replace(self.tool, scan=partial(self._scan, texts, used))

    def _texts_of(self, source: Source, by_path: Mapping[str, Source]) -> Texts:
        found: dict[str, Source | None] = {}
        for name, paths in self.places(source).items():
            present = (by_path.get(normal_path(path)) for path in paths)
            found[name] = next((text for text in present if text not in (None, source)), None)
        return found

    def _scan(
        self, texts: Mapping[str, Texts], used: set[str], complaints: Complaints, options: ReadOptions
    ) -> list[Record]:
        path = complaints.source.path
        return [] if path in used else self.scan(complaints, options, texts.get(path, {}))


def take_text(record: Record, text: Source | None, offsets: OffsetScale) -> None:
    """Put the text of a document into its record, with the scale of its offsets."""
    record.offsets = offsets
    if text is not None:
        record.text, record.text_path = text.text, text.path


def warn_of_no_text(complaints: Complaints, paths: Sequence[str]) -> None:
    """Warn of a file without the text beside it; ``paths`` are where it may be."""
    name = PurePath(paths[0]).name if paths else ""
    complaints.warn(
        0,
        Wording("no {name} next to it", name=name),
        Wording("the text that these offsets count in"),
        Wording("add the file, unless the other side or the texts have it"),
    )
