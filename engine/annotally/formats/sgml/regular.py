"""Documents of MUC SGML in which every ``<`` begins a tag and nothing is unusual: they are cut at once."""

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate, compress, islice, repeat
from operator import add, sub
from typing import NamedTuple

from annotally.formats.sgml.draft import MAX_NESTING, DocumentDraft
from annotally.formats.sgml.tagged import OFFSET, TagColumns
from annotally.formats.sgml.tags import TAG, AttributeReader, Attributes, TagKind, TagName, TagNames
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints


class _Head(NamedTuple):
    """The inside of a tag between ``<`` and ``>``."""

    step: int
    """What it adds to the depth of annotations: 1, -1, or 0 for tags of other kinds."""
    kind: TagKind
    size: int
    """Length of the tag."""
    name: TagName
    partner: str
    attributes: Attributes
    attributes_at: int
    """Where the attributes begin, from the beginning of the tag."""


_ALL_BUT_BRACKETS = bytes(set(range(256)) - set(b"<>"))
_STEPS = {TagKind.OPEN: 1, TagKind.CLOSE: -1}


class _Heads(dict[str, _Head | None]):
    """Cache of the insides of tags by their spelling; None for those that are not read as they stand."""

    def __init__(self, names: TagNames, attributes: AttributeReader, complaints: Complaints) -> None:
        super().__init__()
        self._names, self._attributes, self._complaints = names, attributes, complaints

    def __missing__(self, spelling: str) -> _Head | None:
        self[spelling] = head = self._parse(spelling)
        return head

    def _parse(self, spelling: str) -> _Head | None:
        match = TAG.fullmatch(f"<{spelling}>")
        if match is None or not match[3]:
            return None
        tag = self._names[match[1]]
        if tag.kind is TagKind.CLOSE and match[2]:
            return None
        is_opening = tag.kind is TagKind.OPEN
        try:
            attributes = self._attributes.read(match[2] if is_opening else "", 0, self._complaints)
        except InputRefused:  # told when the tag is read in its turn
            return None
        step, size = _STEPS.get(tag.kind, 0), len(spelling) + 2
        return _Head(step, tag.kind, size, tag, tag.partner, attributes, match.start(2))


class RegularScan:
    """The scanner of regular documents of a source."""

    def __init__(
        self, text: str, names: TagNames, attributes: AttributeReader, complaints: Complaints
    ) -> None:
        self._text, self._names = text, names
        self._heads = _Heads(names, attributes, complaints)

    def document(self, behind: int) -> DocumentDraft | None:
        """Return the next document from an offset on, which is between two; None where anything is unusual.

        Then it has to be read tag by tag.
        """
        text = self._text
        begin = text.find("<", behind)
        opened = TAG.match(text, begin) if begin >= 0 else None
        if opened is None or not opened[3] or self._names[opened[1]].kind is not TagKind.DOCUMENT_OPEN:
            return None
        close_tag = f"</{opened[1]}>"
        close_start = text.find(close_tag, opened.end())
        return self._cut(begin, close_start + len(close_tag)) if close_start >= 0 else None

    def _cut(self, begin: int, end: int) -> DocumentDraft | None:
        """Return the document of a range from its open tag to its close tag."""
        # Where every ``<`` has its ``>``, a document is cut at all of them: the pieces are texts and insides
        # of tags by turns. Few insides differ, and each is parsed once. An inside that makes a tag with its
        # two brackets is the tag that begins at this ``<``: no longer one does. All else are sums of lengths.
        # Linear.
        block = self._text[begin:end]
        brackets = block.encode("utf-8", "surrogatepass").translate(None, _ALL_BUT_BRACKETS)
        pieces = block.replace(">", "<").split("<")
        heads = list(map(self._heads.__getitem__, pieces[1::2]))
        if brackets != b"<>" * len(heads) or not all(heads):
            return None
        # The length of a piece, and of the bracket ahead of it, leads from one bracket to the next.
        starts = islice(accumulate(map(add, map(len, pieces), repeat(1)), initial=begin - 1), 1, None, 2)
        tags = [(head, start) for head, start in zip(heads, starts, strict=False) if head is not None]
        marks = [tag for tag in tags if tag[0].step]
        nesting = _nest([head for head, _ in marks])
        if nesting is None:
            return None
        # Between two annotation tags lies a run of text, which may be empty.
        mark_starts = [start for _, start in marks]
        behind = [begin, *(start + head.size for head, start in marks)]
        lengths = list(map(sub, (*mark_starts, end), behind))
        places = list(accumulate(lengths, initial=0))
        draft = DocumentDraft(begin, end, numbered=True, length=places[-1], number_at=begin, end=end)
        draft.pieces = list(map(self._text.__getitem__, map(slice, behind, (*mark_starts, end))))
        draft.runs.extend(compress(places, lengths))
        draft.file_runs.extend(compress(behind, lengths))
        draft.columns = _columns(marks, nesting, places)
        elements = [tag for tag in tags if not tag[0].step]
        return draft if self._take_elements(draft, elements, mark_starts, behind, places) else None

    def _take_elements(
        self,
        draft: DocumentDraft,
        elements: Sequence[tuple[_Head, int]],
        mark_starts: Sequence[int],
        behind: Sequence[int],
        places: Sequence[int],
    ) -> bool:
        """Note the structural tags; False unless the first and the last alone are those of the document."""
        kinds = [head.kind for head, _ in elements]
        if TagKind.DOCUMENT_OPEN in kinds[1:] or kinds.index(TagKind.DOCUMENT_CLOSE) < len(kinds) - 1:
            return False
        length, cursor = draft.length, draft.cursor
        for head, start in elements:
            run = bisect_left(mark_starts, start)
            draft.length, draft.cursor = places[run], behind[run]
            if head.kind in (TagKind.ELEMENT_OPEN, TagKind.DOCUMENT_OPEN):
                draft.open_element(head.name, start, start + head.size)
            else:
                draft.close_element(head.name, start)
        draft.length, draft.cursor = length, cursor
        return True


def _nest(heads: Sequence[_Head]) -> tuple[list[int], list[int]] | None:
    """Return the numbers of the open tags and of their close tags; None unless they nest, not too deep."""
    opened: list[int] = []
    closed: list[int] = []
    waiting: list[int] = []
    for at, head in enumerate(heads):
        if head.step > 0:
            waiting.append(len(opened))
            opened.append(at)
            closed.append(at)
            if len(waiting) > MAX_NESTING:
                return None
        elif waiting and heads[opened[waiting[-1]]].partner == head.partner:
            closed[waiting.pop()] = at
        else:
            return None
    return None if waiting else (opened, closed)


def _columns(
    marks: Sequence[tuple[_Head, int]], nesting: tuple[list[int], list[int]], places: Sequence[int]
) -> TagColumns:
    """Return annotations as columns; ``places`` are those of their tags in the Document text, from 1."""
    # Text that ends at a tag begins behind the tag before it, so that of a tag is the place of the next run.
    opened, closed = ([marks[at] for at in numbers] for numbers in nesting)
    return TagColumns(
        [head.name.name for head, _ in opened],
        [head.attributes for head, _ in opened],
        array(OFFSET, [start + head.attributes_at for head, start in opened]),
        array(OFFSET, [places[at + 1] for at in nesting[0]]),
        array(OFFSET, [places[at + 1] for at in nesting[1]]),
        array(OFFSET, [start for _, start in opened]),
        array(OFFSET, [start + head.size for head, start in opened]),
        array(OFFSET, [start for _, start in closed]),
        array(OFFSET, [start + head.size for head, start in closed]),
    )
