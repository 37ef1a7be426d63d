"""Differences between files of one format that their readers skip (C10), one warning a kind.

Readers do not report them while they read: when the warnings are asked for, each document's part of the files
is looked at once more, if those parts differ at all in more than what is read. Files of two formats are not
held against each other: one has no place for the data that the other skips.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from annotally.formats.base import FileRange, Format, ReadOptions, Unread, UnreadPieces
from annotally.formats.file_ranges import FileRanges
from annotally.formats.io import format_named
from annotally.formats.project_exports import without_annotator
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import NO_WORDS, Wording, plural

_LONGEST_KIND = 60
"""Code points of a kind that is named whole, and so in the language of the window."""
_MOST_KINDS = 20
"""Kinds that have a warning of their own; the others share one."""


class _Place(NamedTuple):
    source: Source
    offset: int


class _Finding(NamedTuple):
    """In how many documents files differ in a kind, where first, and whether naming a layer would read it."""

    number: int
    place: _Place
    is_layer: bool


def unread_differences(sets: Sequence[AnnotationSet], options: Sequence[ReadOptions]) -> Iterator[Diagnostic]:
    """Yield one warning for each kind of difference that is not read; ``options`` of each set.

    Documents of which a side has no file, or one without content (C8), are left out.
    """
    by_format: defaultdict[str, list[_Side]] = defaultdict(list)
    for annotations, side_options in zip(sets, options, strict=True):
        by_format[annotations.format].append(_Side(annotations, side_options))
    for name, sides in by_format.items():
        form = format_named(name) if len(sides) > 1 else None
        if form is not None and form.unread is not None:
            yield from _warnings(_findings(form, sides))


class _Side:
    """The annotations of a side, how they were read, and which part of which file each document takes."""

    def __init__(self, annotations: AnnotationSet, options: ReadOptions) -> None:
        self.annotations, self.options = annotations, options
        self._ranges = FileRanges(annotations)

    def stretch(self, document: str) -> FileRange | None:
        return self._ranges.of(document)


def _findings(form: Format, sides: Sequence[_Side]) -> Mapping[str, _Finding]:
    """Return the differences, by kind, documents in the order of their names."""
    # Stretches of equal text at the same place, or that the format takes for the same, are not searched.
    assert form.unread is not None
    finders = [
        form.unread(side.annotations, without_annotator(side.options, side.annotations.sources))
        for side in sides
    ]
    findings: dict[str, _Finding] = {}
    for document in sorted({name for side in sides for name in side.annotations.documents}):
        stretches = [side.stretch(document) for side in sides]
        readable = [
            (finder, stretch)
            for finder, stretch in zip(finders, stretches, strict=True)
            if stretch is not None
        ]
        if len(readable) > 1 and not all(
            _is_same(form, readable[0][1], stretch) for _, stretch in readable[1:]
        ):
            for kind, (place, is_layer) in _differing(readable).items():
                before = findings.get(kind, _Finding(0, place, is_layer))
                findings[kind] = before._replace(number=before.number + 1)
    return findings


def _is_same(form: Format, ours: FileRange, theirs: FileRange) -> bool:
    same_file = ours.source.text == theirs.source.text and ours.start == theirs.start
    return same_file or form.same_unread(ours, theirs)


_Pieces = Mapping[str, Sequence[Unread]]
"""By kind."""


def _differing(readable: Sequence[tuple[UnreadPieces, FileRange]]) -> Mapping[str, tuple[_Place, bool]]:
    """Return the kinds in which a document differs, each with its first place."""
    every = [_by_kind(finder(stretch)) for finder, stretch in readable]
    result: dict[str, tuple[_Place, bool]] = {}
    for kind in dict.fromkeys(kind for pieces_of_kinds in every for kind in pieces_of_kinds):
        pieces_by_side = [pieces_of_kinds.get(kind, ()) for pieces_of_kinds in every]
        if any(piece.content is None for side_pieces in pieces_by_side for piece in side_pieces):
            continue  # it is read on a side, and so compared with what the others read
        for number, side_pieces in enumerate(pieces_by_side[1:], 1):
            pair = _first_difference(pieces_by_side[0], side_pieces)
            if pair is not None:
                side, piece = (number, pair[1]) if pair[1] is not None else (0, pair[0])
                assert piece is not None
                result[kind] = _Place(readable[side][1].source, piece.offset), piece.is_layer
                break
    return result


def _by_kind(pieces: Iterable[Unread]) -> _Pieces:
    by_kind: defaultdict[str, list[Unread]] = defaultdict(list)
    for piece in pieces:
        by_kind[piece.kind].append(piece)
    return by_kind


def _first_difference(
    ours: Sequence[Unread], theirs: Sequence[Unread]
) -> tuple[Unread | None, Unread | None] | None:
    """Return the first pieces that differ, None for one that is not there; None where nothing differs."""
    # Pieces with keys are compared with those of the same key; a key that one side lacks says nothing, for
    # its annotation is compared elsewhere. ``zip_longest`` makes a missing piece a difference.
    keyed = {piece.key for piece in ours} & {piece.key for piece in theirs} - {""}
    first, second = (
        sorted(
            (candidate for candidate in side_pieces if not candidate.key or candidate.key in keyed), key=_key
        )
        for side_pieces in (ours, theirs)
    )
    for our_piece, their_piece in zip_longest(first, second):
        if our_piece is None or their_piece is None or our_piece.content != their_piece.content:
            return our_piece, their_piece
    return None


def _key(piece: Unread) -> tuple[str, str]:
    """Order pieces with keys by these; those without stay in their order."""
    return (piece.key, piece.content or "") if piece.key else ("", "")


def _warnings(findings: Mapping[str, _Finding]) -> Iterator[Diagnostic]:
    # Files may differ in any number of kinds, as many as they have layers or fields: the most frequent have a
    # message each, the rest share one.
    ordered = sorted(findings.items(), key=lambda item: (-item[1].number, item[0]))
    for kind, finding in ordered[:_MOST_KINDS]:
        source, offset = finding.place
        problem = plural(
            "{count:,} document differs in {kind}: this is not read",
            "{count:,} documents differ in {kind}: this is not read",
            finding.number,
            kind=kind if len(kind) <= _LONGEST_KIND else shown(kind, _LONGEST_KIND),
        )
        yield warning(source.path, *Complaints(source).place(offset), problem, NO_WORDS, _remedy(finding))
    if len(ordered) > _MOST_KINDS:
        source, offset = ordered[_MOST_KINDS][1].place
        kinds = ", ".join(kind for kind, _ in ordered[_MOST_KINDS:])
        number = len(ordered) - _MOST_KINDS
        problem = Wording(
            "files differ in {count} further kinds, this is not read: {kinds}",
            count=number,
            kinds=shown(kinds, 400),
        )
        yield warning(
            source.path,
            *Complaints(source).place(offset),
            problem,
            NO_WORDS,
            Wording("it does not count"),
        )


def _remedy(finding: _Finding) -> Wording:
    if finding.is_layer:
        return Wording("it does not count; choose it as layer to compare it")
    return Wording("it does not count")
