"""Stand-off formats whose texts are files of their own, which the annotations stand beside."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from annotally.formats.base import Format, ReadOptions, ReadResult, Sign, TextPlaces, UnreadFinder
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.companions import normal_path
from annotally.formats.slot_limits import several_limit
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import read_records
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.formats.standoff.writing import write_records
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording, plural

_TEXTS = ".txt"
_HELD = frozenset(
    {
        Capability.TEXT,
        Capability.PLACES,
        Capability.DISCONTINUOUS,
        Capability.NESTED,
        Capability.CROSSING,
        Capability.ATTRIBUTES,
        Capability.VALUES,
        Capability.TYPED,
        Capability.RELATIONS,
        Capability.RELATION_ATTRIBUTES,
        Capability.OBJECTS,
        Capability.OPTIONAL,
        Capability.COMMENTS,
    }
)
TextsByName = Mapping[str, Source | None]
"""The text of each document of a file; None where it is not there."""

ScanWithTexts = Callable[[Complaints, ReadOptions, TextsByName], list[Record]]


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
        # The text of each document goes behind its file.
        texts = (documents[name].text for name in annotations.documents)
        return tuple(content for pair in zip(files, texts, strict=True) for content in pair)

    def _tool_for(self, sources: Sequence[Source]) -> StandoffTool:
        """Return the tool with a scan that knows the texts among the sources."""
        # Paths are compared in normal form, for formats name texts by steps from their own folder.
        by_path = {normal_path(source.path): source for source in sources}
        texts = {source.path: self._texts_of(source, by_path) for source in sources}
        # A text that no file asks for is a text all the same, unless there is nothing else.
        used = {text.path for by_name in texts.values() for text in by_name.values() if text is not None}
        text_paths = {source.path for source in sources if source.path.casefold().endswith(_TEXTS)}
        used |= text_paths if len(text_paths) < len(sources) else set()
        return replace(self.tool, scan=partial(self._scan, texts, used))

    def _texts_of(self, source: Source, by_path: Mapping[str, Source]) -> TextsByName:
        # The likelier path comes first; a file is never its own text.
        texts: dict[str, Source | None] = {}
        for name, paths in self.places(source).items():
            present = (by_path.get(normal_path(path)) for path in paths)
            texts[name] = next((text for text in present if text not in (None, source)), None)
        return texts

    def _scan(
        self, texts: Mapping[str, TextsByName], used: set[str], complaints: Complaints, options: ReadOptions
    ) -> list[Record]:
        # A source that is the text of another one has no records.
        path = complaints.source.path
        return [] if path in used else self.scan(complaints, options, texts.get(path, {}))


def format_with_texts(
    files: ExternalTexts,
    sign: Sign,
    suffixes: tuple[str, ...],
    layers: Callable[[str], Sequence[str]],
    unread: UnreadFinder,
    unit: PlaceUnit = PlaceUnit.CODE_POINTS,
    all_layers: str = "",
) -> Format:
    """Return the format of files with texts beside them, which hold spans, relations and objects."""
    tool = files.tool
    return Format(
        name=tool.name,
        title=tool.title,
        carries_text=True,
        carries_annotations=True,
        sign=sign,
        read=files.read,
        write=files.write,
        slot_limits=several_limit,
        suffixes=suffixes,
        claims_suffixes=False,  # a new .xml is GATE's, a new .json MAT's
        companion=_TEXTS,
        one_document_a_file=True,
        layers=layers,
        all_layers=all_layers,
        texts=files.places,
        unread=unread,
        capabilities=Capabilities(
            held=_HELD,
            limits={Capability.ANNOTATORS: Wording("one is written")},
            unit=unit,
            forms=f"{tool.name}:",
        ),
    )


def take_text(record: Record, text: Source | None, offsets: OffsetScale) -> None:
    """Put the text of a document into its record, with the scale of its offsets."""
    # A record without its text keeps the scale, which then counts as the file does.
    record.offsets = offsets
    if text is not None:
        record.text, record.text_path = text.text, text.path


def warn_of_no_texts(complaints: Complaints, names: Sequence[str]) -> None:
    """Warn of a file without the texts beside it."""
    first, *further = [shown(name) for name in names]
    finding = Wording("no {name} next to it", name=first)
    if further:
        finding = plural(
            "no {name} next to it, nor {count} further text",
            "no {name} next to it, nor {count} further texts",
            len(further),
            name=first,
        )
    complaints.warn(
        0,
        finding,
        Wording("the text that these offsets count in"),
        Wording("add the file, unless the other side or the texts have it"),
    )
