"""CoNLL-2011/2012 coreference files: a token a line, in the last column the brackets of its mentions.

A mention is an instance COREF; those of a chain point to its first one. An instance is named by its chain's
number and its place in the chain, ``12.1``, ``12.2``. The Document text is the words, joined by blanks, a
sentence a line; of a file without words, the tokens' numbers. Repeated mentions are taken once (M15).
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll.coreference_rows import CoreferenceCell, CoreferenceRows, rows_of
from annotally.formats.documents import DocumentRoll
from annotally.formats.span_writing import CoveredTexts
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, Source, SourceMap, Tokens
from annotally.model.wording import Wording

NAME = "conll-coreference"

_BRACKET = re.compile(r"\|?(?:(\()?([^()|\s]+)(\))?)")
"""A bracket of the last column: open, chain, close."""


class _Mention(NamedTuple):
    """First and last token, chain, and the source offsets of its two brackets."""

    first: int
    last: int
    chain: str
    opened: int
    closed: int


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
        for rows in rows_of(source, complaints):
            roll.enter(rows.label, rows.label, source, rows.begin)
            document = _document(rows, source)
            mentions = _drop_repeats(_mentions(rows.cells, complaints), complaints)
            instances = _instances(document, mentions, options, CoveredTexts(document.text, complaints))
            documents.append(document)
            annotations[document.id] = DocumentAnnotations(
                document.id, instances, index, Extent(rows.begin, rows.end)
            )
        warnings.extend(complaints.warnings)
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), tuple(documents), tuple(warnings))


def _document(rows: CoreferenceRows, source: Source) -> Document:
    # A line feed ends every sentence, the last one too.
    text, starts, ends = rows.joined
    begins = (0, *rows.breaks, len(starts))
    sentences = tuple(
        Section("sentence", Extent(starts[first], ends[behind - 1]))
        for first, behind in pairwise(begins)
        if behind
    )
    runs = SourceMap(starts, rows.starts) if starts else SourceMap((0,), (rows.begin,))
    tokens = Tokens(starts, ends, rows.has_words)
    text += "\n" if starts else ""
    return Document(rows.label, rows.label, text, sentences, source.path, runs, tokens)


@lru_cache(maxsize=1024)  # most cells occur in many documents
def _brackets(cell: str) -> Sequence[tuple[bool, str, bool, int, int]] | None:
    """Return the brackets of a cell: opens, chain, closes, start, end; None if it is not coreference."""
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


def _mentions(cells: Iterable[CoreferenceCell], complaints: Complaints) -> list[_Mention]:
    """Return the mentions in the order of their opening brackets. Of one chain the latest is closed first."""
    # One stack of open mentions for each chain: mentions of different chains may cross, those of one chain
    # nest. ``order`` numbers the brackets, so that mentions closed out of order can be sorted by where they
    # were opened. O(b log b) for b brackets.
    opened: dict[str, list[tuple[int, int, int]]] = {}
    mentions: list[tuple[int, _Mention]] = []
    order = 0
    for place, start, cell in cells:
        brackets = _brackets(cell)
        if brackets is None:
            raise complaints.refusal(
                start,
                Wording("{cell!r} in the last column", cell=shown(cell)),
                Wording("coreference: -, (12, 12), (12), several joined by |"),
                Wording("check that coreference is the last column, and that the line is whole"),
            )
        for opens, chain, closes, a, b in brackets:
            order += 1
            if opens and closes:
                mentions.append((order, _Mention(place, place, chain, start + a, start + b)))
                continue
            waiting = opened.setdefault(chain, [])
            if opens:
                waiting.append((order, place, start + a))
                continue
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
    tag = options.coreference_tags[0]
    tokens = document.tokens
    assert tokens is not None
    result = []
    for mention in mentions:
        number = counts[mention.chain] = counts.get(mention.chain, 0) + 1
        extent = Extent(tokens.starts[mention.first], tokens.ends[mention.last])
        text = covered.of((extent,), mention.opened)
        name = f"{mention.chain}.{number}"
        source = Extent(mention.opened, mention.closed)
        slots: tuple[Slot, ...] = (
            Slot(options.text_slot, Reading(text, source, extent), source=source),
            Slot(options.id_slot, Reading(name, source), source=source),
        )
        if number > 1:  # all but the first of a chain point to the first
            first = f"{mention.chain}.1"
            pointer = Reading(first, source, target=f"{tag}-{document.id}-{first}")
            slots = (*slots, Slot(options.ref_slot, pointer, source=source))
        result.append(Instance(tag, name, slots, (extent,), source=source))
    return tuple(result)
