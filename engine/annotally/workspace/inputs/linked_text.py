"""Link information brought onto the Document's axis: ``##start#end#file`` counts from the file's beginning.

Readers of annotations keep such offsets as the file writes them; only where the texts are known can they be
stated in code points of the Document (C1, M20).
"""

from collections.abc import Mapping

from msgspec.structs import replace

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, with_readings
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document
from annotally.model.wording import Wording


def place_links(
    annotations: AnnotationSet, documents: Mapping[str, Document]
) -> tuple[AnnotationSet, tuple[Diagnostic, ...]]:
    """Return the set with every fill's extents in code points of its Document, and warnings.

    Offsets with a file behind them count from the beginning of the texts file the Document was read from;
    the file's name is not looked at, as in the manual. Without a file they count from the Document's
    beginning (HUB-4: from the ``<`` of its opening tag). Scoring ignores both (M20), so what lies outside
    the Document is no error: the fill loses its place and one warning per document says so. Documents
    whose text is not known keep what their file says.
    """
    # Only documents with offsets that move are rebuilt, so that a set without links is returned as it is.
    moved = {}
    warnings = []
    complaints = [Complaints(source) for source in annotations.sources]
    for name, annotated in annotations.documents.items():
        document = documents.get(name)
        if document is None:
            continue
        placing = _Placing(document)
        instances = tuple(placing.instance(instance) for instance in annotated.instances)
        if any(new is not old for new, old in zip(instances, annotated.instances, strict=True)):
            moved[name] = replace(annotated, instances=instances)
        if placing.outside:
            warnings.append(placing.warning(complaints[annotated.source]))
    if not moved:
        return annotations, tuple(warnings)
    return replace(annotations, documents={**annotations.documents, **moved}), tuple(warnings)


class _Placing:
    """Moves the fills of one document, and collects the readings that point outside it."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._length = len(document.text)
        self.outside: list[Reading] = []

    def instance(self, instance: Instance) -> Instance:
        """Return the instance with its fills placed: itself if nothing moves."""
        # Nearly all readings have no extent, or are in place, and nearly all slots hold a single one.
        for slot in instance.slots:
            value = slot.value
            if isinstance(value, Reading):
                is_placed = self._is_in_place(value)
            else:
                is_placed = all(map(self._is_in_place, slot.readings()))
            if not is_placed:
                break
        else:
            return instance
        moved = with_readings(instance, self._reading)
        return instance if moved.slots == instance.slots else moved

    def _is_in_place(self, reading: Reading) -> bool:
        # Offsets that count from the document's beginning are its places already.
        extent = reading.extent
        if extent is None:
            return True
        is_plain = reading.link_file is None and not reading.minimal_extents
        return is_plain and extent.end <= self._length

    def _reading(self, reading: Reading) -> Reading:
        if reading.extent is None:
            return reading
        # One lost extent of a fill costs it all: half a place would point somewhere else.
        from_file = reading.link_file is not None
        placed = [
            self._extent(raw, from_file=from_file) for raw in (reading.extent, *reading.minimal_extents)
        ]
        inside = [extent for extent in placed if extent is not None]
        if len(inside) < len(placed):
            self.outside.append(reading)
            return replace(reading, extent=None, minimal_extents=())
        return replace(reading, extent=inside[0], minimal_extents=tuple(inside[1:]))

    def _extent(self, extent: Extent, *, from_file: bool) -> Extent | None:
        # Offsets with a file behind them go through the map of the source, others are places of the text.
        start, end = extent.start, extent.end
        if from_file:
            source_map = self._document.source_map
            if start < source_map.file[0]:
                return None
            start, end = source_map.to_text(start), source_map.to_text(end)
        return Extent(start, end) if end <= self._length else None

    def warning(self, complaints: Complaints) -> Diagnostic:
        """Return the warning about the fills outside the document, at the first of them."""
        # Offsets with a file count from its beginning, others from that of the document: the range that is
        # expected is given in the same counting as the fill.
        first, number = self.outside[0], len(self.outside)
        extent = first.extent or Extent(0, 0)
        finding = Wording(
            "{text!r} at {start} to {end} lies outside document {document}",
            text=shown(first.text),
            start=extent.start,
            end=extent.end,
            document=self._document.label,
        )
        if number > 1:
            finding = Wording(
                "{finding}, and {count} more fills lie outside it", finding=finding, count=number - 1
            )
        begin = self._document.source_map.file[0] if first.link_file is not None else 0
        return complaints.warning(
            first.source.start,
            finding,
            Wording("offsets from {start} to {end}", start=begin, end=begin + len(self._document.text)),
            Wording(
                "its extent is not shown, and as the extent of a templette it is never right; "
                "check that the offsets count code points of this text"
            ),
        )
