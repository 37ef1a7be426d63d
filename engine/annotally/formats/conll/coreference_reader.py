"""CoNLL-2011/2012 coreference files: a token a line, in the last column the brackets of its mentions.

A mention is an instance COREF; those of a chain point to its first one. An instance is named by its chain's
number and its place in the chain, ``12.1``, ``12.2``. The Document text is the words, joined by blanks, a
sentence a line; of a file without words, the tokens' numbers. Repeated mentions are taken once (M15).
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from sys import intern
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll.coreference_details import BRACKET, has_details, without_details
from annotally.formats.conll.coreference_rows import CoreferenceCell, CoreferenceRows, rows_of
from annotally.formats.conll.rows import OFFSET
from annotally.formats.documents import DocumentRoll
from annotally.formats.format_names import CONLL_COREFERENCE
from annotally.formats.span_writing import CoveredTexts
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instance_columns import ById, SlotColumn, SpanColumns, covered_texts
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, Source, SourceMap, Tokens
from annotally.model.wording import Wording

NAME = CONLL_COREFERENCE


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
            covered = CoveredTexts(document.text, complaints)
            instances = ChainMentions(document, mentions, options, covered)
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
def _brackets(cell: str, detailed: bool) -> Sequence[tuple[bool, str, bool, int, int]] | None:
    """Return the brackets of a cell: opens, chain, closes, start, end; None if it is not coreference."""
    brackets = []
    # Each match begins where the one before it ended, so that anything between two brackets is found out;
    # linear.
    at = 0
    while at < len(cell):
        match = BRACKET.match(cell, at)
        if match is None or not (match[1] or match[3]):
            return None
        chain = without_details(match[2]) if detailed else match[2]
        brackets.append((bool(match[1]), chain, bool(match[3]), match.start(2) - bool(match[1]), match.end()))
        at = match.end()
    return brackets


def _mentions(cells: Sequence[CoreferenceCell], complaints: Complaints) -> list[_Mention]:
    """Return the mentions in the order of their opening brackets. Of one chain the latest is closed first."""
    # One stack of open mentions for each chain: mentions of different chains may cross, those of one chain
    # nest. ``order`` numbers the brackets, so that mentions closed out of order can be sorted by where they
    # were opened. O(b log b) for b brackets.
    opened: dict[str, list[tuple[int, int, int]]] = {}
    mentions: list[tuple[int, _Mention]] = []
    order = 0
    detailed = has_details(cell.text for cell in cells)
    for place, start, cell in cells:
        brackets = _brackets(cell, detailed)
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


class ChainMentions(SpanColumns):
    """The mentions of a document; all of a chain but the first point to it."""

    def __init__(
        self, document: Document, mentions: Sequence[_Mention], options: ReadOptions, covered: CoveredTexts
    ) -> None:
        """Take mentions in text order. Raises InputRefused where they cover too much text in all."""
        tokens = document.tokens
        assert tokens is not None
        token_starts, token_ends = tokens.starts, tokens.ends
        starts = array(OFFSET, [token_starts[mention.first] for mention in mentions])
        ends = array(OFFSET, [token_ends[mention.last] for mention in mentions])
        begins = array(OFFSET, [mention.opened for mention in mentions])
        stops = array(OFFSET, [mention.closed for mention in mentions])
        super().__init__((starts, ends), (begins, stops))
        for start, end, place in zip(starts, ends, begins, strict=True):
            covered.count(end - start, place)
        self._chains = [intern(mention.chain) for mention in mentions]
        counts = dict.fromkeys(self._chains, 0)
        self._numbers = array(OFFSET)
        """The place of each mention in its chain, from 1."""
        for chain in self._chains:
            counts[chain] += 1
            self._numbers.append(counts[chain])
        self._text, self._document = document.text, document.id
        self._slots = options.text_slot, options.id_slot, options.ref_slot
        self._tag = options.coreference_tags[0]

    def build(self, number: int, start: int, end: int, begin: int, stop: int) -> Instance:
        """Return the mention of that number, from 0, with its extent and its range in the source."""
        extent, source = Extent(start, end), Extent(begin, stop)
        chain, place = self._chains[number], self._numbers[number]
        text_slot, id_slot, ref_slot = self._slots
        text, name = self._text[start:end], f"{chain}.{place}"
        slots: tuple[Slot, ...] = (
            Slot(text_slot, Reading(text, source, extent), False, source),
            Slot(id_slot, Reading(name, source), False, source),
        )
        if place > 1:
            pointer = Reading(f"{chain}.1", source, target=self._target(chain))
            slots = (*slots, Slot(ref_slot, pointer, False, source))
        return Instance(self._tag, name, slots, (extent,), False, (), source)

    @property
    def labels(self) -> Sequence[str]:
        """The type of mentions, for each."""
        return (self._tag,) * len(self)

    @property
    def names(self) -> Sequence[str]:
        """The chain of each mention and its place there."""
        return _names(ById(self))

    def make_names(self) -> list[str]:
        """Return `names` anew."""
        return [f"{chain}.{place}" for chain, place in zip(self._chains, self._numbers, strict=True)]

    def list_slots(self) -> Sequence[SlotColumn]:
        """Return the slots with text and name, and the one that points to the first of a chain."""
        text_slot, id_slot, ref_slot = self._slots
        targets = [
            self._target(chain) if place > 1 else None
            for chain, place in zip(self._chains, self._numbers, strict=True)
        ]
        return [
            SlotColumn(text_slot, covered_texts(self._text, self.places)),
            SlotColumn(id_slot, self.names),
            SlotColumn(ref_slot, targets, pointing=True),
        ]

    def _target(self, chain: str) -> str:
        """Return how mentions of a chain point to the first."""
        return f"{self._tag}-{self._document}-{chain}.1"

    def classes(self, document: str, slot: str) -> Sequence[tuple[int, ...]] | None:
        """Return the chains; None for another document or slot than those that mentions point by."""
        if document != self._document or slot.casefold() != self._slots[2].casefold():
            return None
        numbers: dict[str, list[int]] = {}
        for number, chain in enumerate(self._chains):
            numbers.setdefault(chain, []).append(number)
        return list(map(tuple, numbers.values()))

    @property
    def samples(self) -> Sequence[Instance]:
        """A mention that points to another and that one, else the first of all."""
        pointing = next((number for number, place in enumerate(self._numbers) if place > 1), None)
        if pointing is None:
            return self[:1]
        return [self.make(self._chains.index(self._chains[pointing])), self.make(pointing)]


@lru_cache(maxsize=8)  # who writes a document asks for them several times
def _names(columns: ById[ChainMentions]) -> list[str]:
    return columns.instances.make_names()
