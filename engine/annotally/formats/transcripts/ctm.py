"""Time-marked words (ctm): file, channel, begin, duration, word, and a confidence, one word a line.

Entity tags stand around words, or on lines of their own in the place of one. Each file and channel is a
document. Of ``<ALT_BEGIN>`` … ``<ALT_END>`` the first alternative is read.
"""

import re
from collections.abc import Sequence

from annotally.formats.base import ReadOptions, ReadResult
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
from annotally.formats.transcripts.unread import ctm_fields, unread_fields
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

NAME = "ctm"
_WORD = r"(?:</?[A-Za-z][^<>\n]*>|[^\s<]|<(?!/?[A-Za-z]))+"
_LINE = re.compile(rf"(\S+)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)[ \t]+({_WORD})(?:[ \t]+(\S+))?")
_NUMBER = re.compile(NUMBER)
_CONFIDENCE = re.compile(rf"-?{NUMBER}(?:[eE][-+]?[0-9]+)?|NA", re.IGNORECASE)
_ALTERNATIVES = {"<alt_begin>": (0, 1), "<alt>": (1, 2), "<alt_end>": (1, 0)}
"""Marks of alternatives: 1 if one must be open, else 0; the number of the one that begins, 0 for none."""

_TAG = r"</?[A-Za-z][^<>\n]*>"
_GAP = r" +(?! )"
"""A run of blanks, all of it: there is one way to match it, so that nothing is tried again."""
SNIFFED = re.compile(
    rf"\S+{_GAP}\S+{_GAP}{NUMBER}{_GAP}{NUMBER}{_GAP}(?:{_TAG})*"
    rf"(?:(?:[^\s0-9<][^\s<]*)(?:{_TAG})*)?(?:{_GAP}{NUMBER})?\s*$"
    rf"|\S+{_GAP}\S+{_GAP}\*{_GAP}\*{_GAP}<ALT"
)


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files of time-marked words.

    Raises InputRefused for lines with too few fields, times that are no numbers or run backwards, a word of
    several words, alternatives that are not closed, tags that do not nest, and a document in two files.
    """
    return assemble(NAME, sources, options, [_stretches(source) for source in sources])


def _stretches(source: Source) -> tuple[Complaints, list[TimedWords]]:
    reader = _Reader(source)
    for line in lines_of(source):
        reader.line(line)
    reader.close()
    return reader.complaints, reader.stretches


class _Reader:
    """Reader of the lines of one source."""

    def __init__(self, source: Source) -> None:
        self.complaints = Complaints(source)
        self.stretches: list[TimedWords] = []
        self._clock = TimeCheck(self.complaints)
        self._alternative = 0
        self._opened = 0

    def line(self, line: TranscriptLine) -> None:
        """Read one line."""
        match = _LINE.match(line.text)
        if match is None:
            raise malformed_line(self.complaints, line, Wording("file, channel, begin, duration and a word"))
        file, channel, begin, duration, word, more = match.groups()
        if word.casefold() in _ALTERNATIVES:
            self._mark(word, line)
            return
        # Words of later alternatives are skipped before their times are looked at: these may overlap the
        # first's.
        if self._alternative > 1 or (self._alternative and word == "@"):
            return
        for time, group in ((begin, 3), (duration, 4)):
            if not _NUMBER.fullmatch(time):
                finding = Wording("begin {time!r}", time=shown(time))
                if group == 4:
                    finding = Wording("duration {time!r}", time=shown(time))
                raise self.complaints.refusal(
                    line.start + match.start(group),
                    finding,
                    Wording("seconds, as 12.34"),
                    Wording("write the time as a number"),
                )
        if more is not None and not _CONFIDENCE.fullmatch(more):
            raise self.complaints.refusal(
                line.start + match.start(6),
                Wording("{text!r} in place of a confidence", text=shown(more)),
                Wording("one word a line, a number or nothing after it"),
                Wording("write every word on a line of its own"),
            )
        document, at = self._clock.at(file, channel, begin, line.start + match.start(3))
        start, end = match.span(5)
        finish = at + microseconds(duration)
        self.stretches.append(TimedWords(document, line.start + start, line.start + end, at, finish))

    def _mark(self, word: str, line: TranscriptLine) -> None:
        # A state machine over ALT_BEGIN, ALT and ALT_END: the table says which state a mark needs and which
        # it leaves. The place of the first group is kept, one too high, so that 0 means none was met; the
        # warning comes once.
        needed, inside = _ALTERNATIVES[word.casefold()]
        if bool(self._alternative) != bool(needed):
            finding = Wording("{mark} inside alternatives", mark=word)
            if needed:
                finding = Wording("{mark} outside of alternatives", mark=word)
            raise self.complaints.refusal(
                line.start,
                finding,
                Wording("<ALT_BEGIN>, then <ALT> between alternatives, then <ALT_END>"),
                Wording("add or remove a mark"),
            )
        if not needed and not self._opened:
            finding = Wording("alternatives")
            self.complaints.warn(
                line.start, finding, Wording("one reading"), Wording("of all such the first is read")
            )
        self._opened = line.start + 1 if inside else self._opened
        self._alternative = inside

    def close(self) -> None:
        """End the source. Raises InputRefused for alternatives that are not closed."""
        if self._alternative:
            raise self.complaints.refusal(
                self._opened - 1,
                Wording("alternatives that are not closed"),
                Wording("<ALT_END>"),
                Wording("add the mark"),
            )


FORMAT = transcript_format(
    NAME, "Time-marked words (ctm)", SNIFFED.match, read, unread_fields(ctm_fields(_LINE))
)
