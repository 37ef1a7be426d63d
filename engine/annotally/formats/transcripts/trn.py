"""Transcript lines (trn): the words, then the name of the utterance in round brackets.

Entity tags stand inside. Each utterance is a document, which may be without words.
"""

import re
from collections.abc import Sequence

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.transcripts.common import COMMENT, TimedWords, assemble, lines_of, transcript_format
from annotally.formats.unread_lines import unread_comments
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

NAME = "trn"
_NAME = re.compile(r"\(([^()\s]+)\)$")
_LIKELY_NAME = re.compile(r"[\w.-]*")
_SIGN_OF_NAME = re.compile(r"[-_0-9]")


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files of transcript lines.

    Raises InputRefused for lines without name, two of one name, and tags that do not nest inside a line.
    """
    return assemble(NAME, sources, options, [_stretches(source) for source in sources])


def _stretches(source: Source) -> tuple[Complaints, list[TimedWords]]:
    complaints = Complaints(source)
    # Each line is a document, so the name of each must be new; ``lines`` holds where a name was met.
    lines: dict[str, int] = {}
    stretches = []
    for line in lines_of(source):
        name = _NAME.search(line.text)
        if name is None:
            raise complaints.refusal(
                line.start + len(line.text),
                Wording("no name after {line!r}", line=shown(line.text, 30)),
                Wording("the name of the utterance in round brackets at the end of the line"),
                Wording("add the name"),
            )
        if name[1] in lines:
            before, _ = complaints.place(lines[name[1]])
            raise complaints.refusal(
                line.start + name.start(),
                Wording("utterance {name}, as in line {line}", name=name[1], line=before),
                Wording("every utterance once"),
                Wording("remove one of the two or give it another name"),
            )
        lines[name[1]] = line.start
        words = line.text[: name.start()].rstrip()
        stretches.append(TimedWords(name[1], line.start, line.start + len(words)))
    return complaints, stretches


def looks_named(line: str) -> bool:
    """Tell whether the line ends in a name in brackets that has ``-``, ``_`` or a digit behind its last dot.

    The last pair of brackets alone is looked at, so that the time is linear in the line's length.
    """
    line = line.rstrip()
    name = line[line.rfind("(") + 1 : -1]
    if "(" not in line or not line.endswith(")") or not _LIKELY_NAME.fullmatch(name):
        return False
    return _SIGN_OF_NAME.search(name.rpartition(".")[2]) is not None


FORMAT = transcript_format(NAME, "Transcript lines (trn)", looks_named, read, unread_comments(COMMENT))
