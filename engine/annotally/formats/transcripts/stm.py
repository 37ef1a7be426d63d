"""Time-marked segments (stm): file, channel, speaker, begin, end, perhaps a label, then the words.

Entity tags stand inside, also from one segment into the next. Each file and channel is a document. Segments
that scoring is to ignore are read past.
"""

import re
from collections.abc import Sequence

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.sgml.tags import TagKind, TagNames
from annotally.formats.transcripts.common import (
    NUMBER,
    TimeCheck,
    TimedWords,
    TranscriptLine,
    assemble,
    lines_of,
    malformed_line,
    microseconds,
    transcript_format,
)
from annotally.formats.transcripts.unread import stm_fields, unread_fields
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

NAME = "stm"
IGNORED = frozenset({"IGNORE_TIME_SEGMENT_IN_SCORING", "INTER_SEGMENT_GAP", "EXCLUDED_REGION"})
"""Marks in place of the words, or of the speaker, of a segment that does not count."""

_LINE = re.compile(
    rf"(\S+)[ \t]+(\S+)[ \t]+(\S+)[ \t]+({NUMBER})[ \t]+({NUMBER})"
    r"(?:[ \t]+(<([^\s<>]*)>)(?!\S))?(?:[ \t]+(.*))?$"
)
_SNIFFED = re.compile(rf"\S+ +\S+ +\S+ +{NUMBER} +{NUMBER}(?: |$)")


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files of time-marked segments.

    Raises InputRefused for lines that are built otherwise, segments that end before they begin, times that
    run backwards, tags that do not nest, and a document in two files.
    """
    names = TagNames(options)
    return assemble(NAME, sources, options, [_stretches(source, names) for source in sources])


def _stretches(source: Source, names: TagNames) -> tuple[Complaints, list[TimedWords]]:
    complaints = Complaints(source)
    clock = TimeCheck(complaints)
    stretches = [_stretch(line, complaints, clock, names) for line in lines_of(source)]
    return complaints, [stretch for stretch in stretches if stretch is not None]


def _stretch(
    line: TranscriptLine, complaints: Complaints, clock: TimeCheck, names: TagNames
) -> TimedWords | None:
    match = _LINE.match(line.text)
    if match is None:
        raise malformed_line(complaints, line, Wording("file, channel, speaker, begin, end and the words"))
    file, channel, speaker, begin, end = match.groups()[:5]
    finish = microseconds(end)
    if finish < microseconds(begin):
        raise complaints.refusal(
            line.start + match.start(5),
            Wording("a segment from {begin} s to {end} s", begin=begin, end=end),
            Wording("an end not before the start"),
            Wording("swap or correct the times"),
        )
    document, at = clock.at(file, channel, begin, line.start + match.start(4))
    # The field in angle brackets is a label, unless it is a tag of an entity with which the words begin.
    start, behind = match.span(8) if match[8] is not None else (match.end(), match.end())
    if match[7] is not None and names[match[7]].kind <= TagKind.CLOSE:
        start = match.start(6)  # no label but the tag of an entity
    words = line.text[start:behind]
    if words.strip().upper() in IGNORED or speaker.upper() in IGNORED:
        finding = Wording("a segment that is not scored: {line!r}", line=shown(line.text))
        complaints.warn(
            line.start,
            finding,
            Wording("words"),
            Wording("the segment is skipped; words there count as inserted"),
        )
        return None
    return TimedWords(document, line.start + start, line.start + behind, at, finish)


FORMAT = transcript_format(
    NAME, "Time-marked segments (stm)", _SNIFFED.match, read, unread_fields(stm_fields(_LINE))
)
