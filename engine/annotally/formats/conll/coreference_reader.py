"""CoNLL-2011/2012 coreference files: a token a line, in the last column the brackets of its mentions.

A mention is an instance COREF; those of a chain point to its first one. An instance is named by its chain's
number and its place in the chain, ``12.1``, ``12.2``. The Document text is the words, joined by blanks, a
sentence a line; of a file without words, the tokens' numbers. Repeated mentions are taken once (M15).
"""

import re
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll
from annotally.formats.span_writing import CoveredTexts, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, Source, SourceMap, Tokens
from annotally.model.wording import Wording, verbatim

NAME = "conll-coreference"

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r|\Z)")
_BEGIN = "#begin document"
_PART = re.compile(r"part[ \t]+(\S+)")
_BLANKS = " \t"
_END = re.compile(r"#end document\b")
_BRACKET = re.compile(r"\|?(?:(\()?([^()|\s]+)(\))?)")
"""A bracket of the last column: open, chain, close."""
_NOTHING = ("-", "_", "*")


class _Token(NamedTuple):
    """A token line: where it begins in the source, its text, and the offset of its last column."""

    at: int
    line: str
    last: int

    @property
    def cell(self) -> str:
        """The last column."""
        return self.line[self.last - self.at :]


class _Mention(NamedTuple):
    """First and last token, chain, and the source offsets of its two brackets."""

    first: int
    last: int
    chain: str
    opened: int
    closed: int


@dataclass(slots=True)
class _Draft:
    """A document under construction."""

    name: str
    part: str | None
    begin: int
    tokens: list[_Token] = field(default_factory=list)
    sentence_ends: set[int] = field(default_factory=set)

    @property
    def label(self) -> str:
        return self.name if self.part is None else f"{self.name}; part {self.part}"


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files as one annotation set with its documents.

    Raises InputRefused for documents that are not begun, not ended or met twice, last columns that are not
    coreference, and mentions that are closed and not opened or opened and not closed.
    """
    # Each document is built in one pass over its rows: brackets become mentions with a stack for each chain,
    # then repeated spans are dropped, then mentions become instances. Dropping comes before naming, so that
    # the places in a chain are counted without repeats (M15).
    roll = DocumentRoll()
    documents: list[Document] = []
    annotations: dict[str, DocumentAnnotations] = {}
    warnings = []
    for index, source in enumerate(sources):
        complaints = Complaints(source)
        for draft, end in _drafts(source, complaints):
            roll.enter(draft.label, draft.label, source, draft.begin)
            document = _document(draft, source)
            mentions = _drop_repeats(_mentions(draft, complaints), complaints)
            instances = _instances(document, mentions, options, CoveredTexts(document.text, complaints))
            documents.append(document)
            annotations[document.id] = DocumentAnnotations(
                document.id, instances, index, Extent(draft.begin, end)
            )
        warnings.extend(complaints.warnings)
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), tuple(documents), tuple(warnings))


def _drafts(source: Source, complaints: Complaints) -> Iterator[tuple[_Draft, int]]:
    """Yield the documents of a source, each with the offset behind its last line."""
    # A state machine of two states: inside a document (``draft`` is set) or between two. Every line is looked
    # at once; tokens keep their line, and are parsed when the document is complete.
    draft: _Draft | None = None
    for match in _LINE.finditer(source.text):
        start, line = match.start(), match[0].rstrip("\r\n \t")
        if line.startswith(_BEGIN):
            if draft is not None:
                raise _refuse_unended(draft, start, complaints)
            draft = _begin_draft(line, start, complaints)
        elif _END.match(line):
            if draft is None:
                raise complaints.refusal(
                    start,
                    Wording("#end document without #begin document"),
                    Wording("#begin document before it"),
                    Wording("add the line"),
                )
            yield draft, match.end()
            draft = None
        elif line.startswith("#"):
            continue
        elif not line:
            if draft is not None and draft.tokens:
                draft.sentence_ends.add(len(draft.tokens) - 1)
        elif draft is None:
            raise complaints.refusal(
                start,
                Wording("{line!r} outside of any document", line=shown(line)),
                Wording("#begin document (NAME); part 000"),
                Wording("add the line that begins the document"),
            )
        else:
            draft.tokens.append(_Token(start, line, start + last_column(line)))
    if draft is not None:
        raise _refuse_unended(draft, len(source.text), complaints)


def _begin_draft(line: str, start: int, complaints: Complaints) -> _Draft:
    name, part = document_title(line)
    if not name:
        raise complaints.refusal(
            start,
            verbatim(shown(line)),
            Wording("#begin document (NAME); part 000"),
            Wording("give the document a name"),
        )
    return _Draft(name, part, start)


def document_title(line: str) -> tuple[str, str | None]:
    """Return name and part of the document that ``#begin document (NAME); part 000`` begins.

    The brackets and the semicolon may be missing, and so may the part, which is None then. The name is empty
    where the line says none. ``line`` has no white space at its end. Linear: nothing is tried twice.
    """
    title = line.removeprefix(_BEGIN)
    if title[:1].isalnum() or title.startswith("_"):  # another word than "document"
        return "", None
    title = title.strip(_BLANKS)
    if title.startswith("("):
        bracketed = _bracketed_title(title)
        if bracketed is not None:
            return bracketed
    name, semicolon, behind = title.partition(";")
    part = _PART.fullmatch(behind.strip(_BLANKS))
    if semicolon and behind.strip(_BLANKS) and part is None:
        return "", None
    return name.strip(), part[1] if part is not None else None


def _bracketed_title(title: str) -> tuple[str, str | None] | None:
    """Return name and part where a name in brackets is followed by nothing but a part; None elsewhere.

    The name ends at the last bracket that allows it; one inside the last word may belong to the part.
    """
    bracket = title.rfind(")")
    if bracket > 0 and _is_gap(title[bracket + 1 :]):
        return title[1:bracket].strip(), None
    # Only the last word can be the number of the part. From there on backwards each piece is looked up by its
    # last bracket or blank, so that no expression backtracks over a long line.
    last_blank = max(map(title.rfind, _BLANKS))
    begin = len(title[: max(last_blank, 0)].rstrip(_BLANKS)) - len("part")
    part = _PART.fullmatch(title, max(begin, 0))
    bracket = title.rfind(")", 0, max(begin, 0))
    if part is None or bracket < 1 or not _is_gap(title[bracket + 1 : begin]):
        return None
    return title[1:bracket].strip(), part[1]


def _is_gap(between: str) -> bool:
    """Tell whether nothing but blanks and at most one semicolon stand there."""
    return between.strip(_BLANKS) in ("", ";")


def _refuse_unended(draft: _Draft, offset: int, complaints: Complaints) -> InputRefused:
    line, _ = complaints.place(draft.begin)
    return complaints.refusal(
        offset,
        Wording(
            "document {document!r}, begun at line {line}, is not ended",
            document=shown(draft.label),
            line=line,
        ),
        Wording("#end document after its last token"),
        Wording("add the line; part of the file may be missing"),
    )


# --- words


_WITH_WORDS = (
    re.compile(r"[ \t]*(?:[^ \t]+[ \t]+){2}[0-9]+[ \t]+([^ \t]+)[ \t]"),
    re.compile(r"[ \t]*[0-9]+[ \t]+([^ \t]+)[ \t]"),
)
"""Lines of CoNLL-2011/2012 (document, part, number, word) and of SemEval-2010 (number, word).

The number tells them from files of other columns; behind the word stands at least the last column.
"""


def _words(draft: _Draft) -> list[tuple[str, int]] | None:
    """Return each token's word and its offset in the source; None if not every line has one."""
    # A layout counts only if it fits every token line, so that a number in the place of a word in one line
    # cannot shift the words of the whole document.
    for pattern in _WITH_WORDS:
        words: list[tuple[str, int]] = []
        for token in draft.tokens:
            match = pattern.match(token.line)
            if match is None:
                break
            words.append((match[1], token.at + match.start(1)))
        if words and len(words) == len(draft.tokens):
            return words
    return None


def _document(draft: _Draft, source: Source) -> Document:
    # Each word and the one sign behind it (blank, or line feed at the end of a sentence) move ``length`` on;
    # the three arrays hold, for each token, its start and end in the Document text and its offset in the
    # source.
    words = _words(draft)
    pieces: list[str] = []
    starts, ends, lines = array("q"), array("q"), array("q")
    sentences: list[Section] = []
    length = begin = 0
    for place, token in enumerate(draft.tokens):
        word, at = words[place] if words is not None else (str(place + 1), token.at)
        last = place in draft.sentence_ends or place == len(draft.tokens) - 1
        pieces += (word, "\n" if last else " ")
        starts.append(length)
        ends.append(length + len(word))
        lines.append(at)
        length += len(word) + 1
        if last:
            sentences.append(Section("sentence", Extent(begin, length - 1)))
            begin = length
    runs = SourceMap(starts, lines) if starts else SourceMap((0,), (draft.begin,))
    tokens = Tokens(starts, ends, words is not None)
    label = draft.label
    return Document(label, label, "".join(pieces), tuple(sentences), source.path, runs, tokens)


# --- mentions


def _brackets(cell: str) -> list[tuple[bool, str, bool, int, int]] | None:
    """Return the brackets of a cell: opens, chain, closes, start, end; None if it is not coreference."""
    if cell in _NOTHING:
        return []
    brackets = []
    # Each match begins where the one before it ended, so that anything between two brackets is found out;
    # linear.
    at = 0
    while at < len(cell):
        match = _BRACKET.match(cell, at)
        if match is None or not (match[1] or match[3]):
            return None
        brackets.append(
            (bool(match[1]), match[2], bool(match[3]), match.start(2) - bool(match[1]), match.end())
        )
        at = match.end()
    return brackets


def _mentions(draft: _Draft, complaints: Complaints) -> list[_Mention]:
    """Return the mentions in the order of their opening brackets. Of one chain the latest is closed first."""
    # One stack of open mentions for each chain: mentions of different chains may cross, those of one chain
    # nest. ``order`` numbers the brackets, so that mentions closed out of order can be sorted by where they
    # opened. O(b log b) for b brackets.
    opened: dict[str, list[tuple[int, int, int]]] = {}
    mentions: list[tuple[int, _Mention]] = []
    order = 0
    for place, token in enumerate(draft.tokens):
        start, cell = token.last, token.cell
        if cell in _NOTHING:
            continue
        parsed = _brackets(cell)
        if parsed is None:
            raise complaints.refusal(
                start,
                Wording("{cell!r} in the last column", cell=shown(cell)),
                Wording("coreference: -, (12, 12), (12), several joined by |"),
                Wording("check that coreference is the last column, and that the line is whole"),
            )
        for opens, chain, closes, a, b in parsed:
            order += 1
            waiting = opened.setdefault(chain, [])
            if opens:
                waiting.append((order, place, start + a))
            if closes:
                if not waiting:
                    raise complaints.refusal(
                        start + a,
                        Wording("{chain}) closes a mention that is not open", chain=chain),
                        Wording("({chain} at an earlier token of the document", chain=chain),
                        Wording("open the mention, or remove the bracket"),
                    )
                number, first, at = waiting.pop()
                mentions.append((number, _Mention(first, place, chain, at, start + b)))
    # Of all mentions still open the one that was opened first is reported, whatever the order of the chains.
    unclosed = min((stack[0] for stack in opened.values() if stack), default=None)
    if unclosed is not None:
        chain = next(chain for chain, stack in opened.items() if unclosed in stack)
        raise complaints.refusal(
            unclosed[2],
            Wording("({chain} opens a mention that is not closed", chain=chain),
            Wording("{chain}) at this or a later token of the document", chain=chain),
            Wording("close the mention, or remove the bracket"),
        )
    mentions.sort()
    return [mention for _, mention in mentions]


def _drop_repeats(mentions: list[_Mention], complaints: Complaints) -> list[_Mention]:
    """Return the mentions, each span once: the first that was opened stands, others are warned of (M15)."""
    # A dictionary keyed by the pair of tokens keeps the first mention and the order in which spans were met.
    # Repeats are found across chains too: one span cannot be in two classes.
    mentions_by_tokens: dict[tuple[int, int], _Mention] = {}
    for mention in mentions:
        first = mentions_by_tokens.setdefault((mention.first, mention.last), mention)
        if first is not mention:
            finding = Wording(
                "mention of chain {chain} on the same tokens as one before it", chain=mention.chain
            )
            if first.chain != mention.chain:
                finding = Wording(
                    "mention of chain {chain} on the same tokens as one before it, there of chain {first}",
                    chain=mention.chain,
                    first=first.chain,
                )
            complaints.warn(
                mention.opened,
                finding,
                Wording("every mention once"),
                Wording("only the first one counts"),
            )
    return list(mentions_by_tokens.values())


def _instances(
    document: Document, mentions: Sequence[_Mention], options: ReadOptions, covered: CoveredTexts
) -> tuple[Instance, ...]:
    counts: dict[str, int] = {}
    names = (options.text_slot, options.id_slot, options.ref_slot)
    tag = options.coreference_tags[0]
    tokens = document.tokens
    assert tokens is not None
    result = []
    # The slots of text, ID and REF stand in this order; ``zip`` leaves out REF for the first mention of a
    # chain, which has no reading for it.
    for mention in mentions:
        number = counts[mention.chain] = counts.get(mention.chain, 0) + 1
        extent = Extent(tokens.starts[mention.first], tokens.ends[mention.last])
        text = covered.of((extent,), mention.opened)
        name = f"{mention.chain}.{number}"
        source = Extent(mention.opened, mention.closed)
        readings = [Reading(text, source, extent), Reading(name, source)]
        if number > 1:  # all but the first of a chain point to the first
            first = f"{mention.chain}.1"
            readings.append(Reading(first, source, target=f"{tag}-{document.id}-{first}"))
        slots = tuple(
            value_slot(slot, reading, source=source) for slot, reading in zip(names, readings, strict=False)
        )
        result.append(Instance(tag, name, slots, (extent,), source=source))
    return tuple(result)


def last_columns(source: Source, document: Extent) -> list[Extent]:
    """Return where the last column of each token stands, for the document in that range of the source."""
    columns = []
    for match in _LINE.finditer(source.text, document.start, document.end):
        line = match[0].rstrip("\r\n \t")
        if line and not line.startswith("#"):
            columns.append(Extent(match.start() + last_column(line), match.start() + len(line)))
    return columns


def word_columns(rows: Sequence[str]) -> int:
    """Return the number, from 1, of the column in which the words of a document's lines stand; 0: in none."""
    for pattern in _WITH_WORDS:
        matches = [pattern.match(line) for line in rows]
        first = matches[0] if matches else None
        if first is not None and None not in matches:
            return len(rows[0][: first.end(1)].split())
    return 0


def is_mark(line: str) -> bool:
    """Tell whether a line begins or ends a document."""
    return line.startswith(_BEGIN) or _END.match(line) is not None


def last_column(line: str) -> int:
    """Return where the last column of a line begins that ends with it."""
    return max(line.rfind(" "), line.rfind("\t")) + 1
