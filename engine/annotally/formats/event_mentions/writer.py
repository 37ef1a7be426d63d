"""Writer of event mention files (tbf): splices changed lines into the source, or writes all afresh.

Annotations with extents become mentions of the tokens they cover (E9).
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.event_mentions.mentions import (
    CLASS,
    MENTION,
    REALIS,
    SCORE,
    SYSTEM,
    TOKENS,
    TYPE,
    value_of,
)
from annotally.formats.event_mentions.reader import FOOTER, HEADER, NAME, read
from annotally.formats.splicing import Edit, apply_line_edits
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import shown, unwritable
from annotally.model.text import Document, Tokens
from annotally.model.wording import Wording

GOLD = "gold"
"""System id of mentions that no system found: the gold standard of the document's example."""
NO_SCORE = "0"
"""Score of mentions without one (section 2.1.3)."""

_NOT_IN_A_CELL = re.compile(r"[\t\r\n]")
_BRAT_EVENT = re.compile(r"E[0-9]+")


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per event mention source of the set, or one text in all if it has none.

    Lines that say what they said keep their bytes. A document the set does not mention is left alone. Of
    annotations with extents, events where a document has any and else all of them become mentions: their type
    is the event type, their ``realis`` the realis status. Raises InputRefused for mentions without realis or
    without tokens, for extents that cut through a token or lie between tokens (E9), for documents without
    token table, and for tabs and line breaks in a value.
    """
    # Instances of other formats have extents and no tokens: a draft of each document turns extents into the
    # ids of the tokens they cover (E9).
    if annotations.format == NAME and annotations.sources:
        return _splice_sources(annotations, documents, options)
    blocks = []
    for name, document_annotations in annotations.documents.items():
        drafting = _Draft(name, documents.get(name))
        mentions = _mentions(annotations.format, document_annotations.instances)
        blocks.append(_block(name, [drafting.line(instance) for instance in _refuse_repeats(name, mentions)]))
    return ("".join(blocks),)


def _splice_sources(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    # Documents that no source has are added behind the last one; in the others only lines that differ are
    # replaced.
    original = read(annotations.sources, options).annotations.documents
    edits: list[list[Edit]] = [[] for _ in annotations.sources]
    for name, document_annotations in annotations.documents.items():
        before = original.get(name)
        if before is None:
            source = annotations.sources[-1].text
            draft = _Draft(name, documents.get(name))
            added = _block(
                name,
                [draft.line(instance) for instance in _refuse_repeats(name, document_annotations.instances)],
            )
            gap = "" if not source or source.endswith(("\n", "\r")) else "\n"
            edits[-1].append((len(source), len(source), gap + added))
        elif before.instances != document_annotations.instances:
            draft = _Draft(name, documents.get(name))
            text = annotations.sources[before.source].text
            edits[before.source] += _edits(text, before, document_annotations.instances, draft)
    return tuple(
        apply_line_edits(source.text, source_edits)
        for source, source_edits in zip(annotations.sources, edits, strict=True)
    )


def _edits(
    text: str, before: DocumentAnnotations, instances: Sequence[Instance], draft: "_Draft"
) -> Iterator[Edit]:
    # Mentions are matched by their id. Old ones are popped from ``after``, so what is left is new and goes
    # ahead of the footer, found backwards from the document's end. A line is replaced only if its columns
    # differ.
    after = {instance.name: instance for instance in _refuse_repeats(before.document, instances)}
    for old in before.instances:
        new = after.pop(old.name, None)
        if new is None:
            yield old.source.start, old.source.end, ""
        elif _columns(new) != _columns(old):
            yield old.source.start, old.source.end, draft.line(new)
    added = "".join(draft.line(new) + "\n" for new in after.values())
    if added:
        at = text.rfind(FOOTER, before.range.start, before.range.end)
        yield at, at, added


def _columns(instance: Instance) -> object:
    """Return the values in the line of a mention; places are not written, they follow from the tokens."""
    return [value_of(instance, slot) for slot in (SYSTEM, TOKENS, MENTION, TYPE, REALIS, SCORE)]


def _block(name: str, lines: Sequence[str]) -> str:
    return "\n".join((f"{HEADER} {name}", *lines, FOOTER)) + "\n"


def _refuse_repeats(document: str, instances: Sequence[Instance]) -> Sequence[Instance]:
    names = set()
    for instance in instances:
        if instance.name in names:
            raise _refusal(
                document,
                instance,
                Wording("an id another mention has"),
                Wording("every id once"),
                Wording("rename one of the two"),
            )
        names.add(instance.name)
    return instances


def _mentions(format_name: str, instances: Sequence[Instance]) -> Sequence[Instance]:
    """Return the instances that become mentions: a document's events, else all that stand in the text."""
    if format_name == NAME:
        return instances
    placed = [instance for instance in instances if instance.extents]
    events = [instance for instance in placed if _BRAT_EVENT.fullmatch(instance.name)]
    return events or placed


class _Draft:
    """The writer of the lines of one document."""

    def __init__(self, name: str, document: Document | None) -> None:
        if not name or name != name.strip() or _NOT_IN_A_CELL.search(name):
            finding = Wording("the document name {name!r}", name=name)
            raise file_error(
                "", finding, Wording("a name that one column can hold"), Wording("rename the document")
            )
        self._name = name
        self._document = document
        self._ids = list(document.tokens.numbers) if document is not None and document.tokens else []

    def line(self, instance: Instance) -> str:
        """Return a mention's line without its end."""
        # A mention of this format brings its token list; an annotation of another format has extents (E9).
        tokens, mention = value_of(instance, TOKENS), value_of(instance, MENTION)
        if tokens is None:
            tokens, mention = self._covered_tokens(instance)
        realis = value_of(instance, REALIS)
        if realis is None:
            remedy = Wording("choose actual, generic or other")
            raise self._refuse(
                instance, Wording("no realis status"), Wording("a slot {slot!r}", slot=REALIS), remedy
            )
        own_type = "" if instance.type == CLASS else instance.type
        cells = (
            value_of(instance, SYSTEM) or GOLD,
            self._name,
            instance.name,
            tokens,
            mention or "",
            value_of(instance, TYPE) or own_type,
            realis,
            value_of(instance, SCORE) or NO_SCORE,
        )
        for cell in cells:
            if _NOT_IN_A_CELL.search(cell):
                finding = Wording("a tab or a line break in {cell!r}", cell=shown(cell))
                raise self._refuse(
                    instance, finding, Wording("values without them"), Wording("change the value")
                )
        return "\t".join(cells)

    def _covered_tokens(self, instance: Instance) -> tuple[str, str]:
        """Return the ids of the tokens an instance covers, and their text (E9)."""
        tokens = self._document.tokens if self._document is not None else None
        if tokens is None or self._document is None or not tokens.numbers:
            remedy = Wording("give the folder of the token tables")
            raise self._refuse(
                instance,
                Wording("no token table for its document"),
                Wording("one for every document"),
                remedy,
            )
        numbers: set[int] = set()
        for extent in instance.extents:
            numbers.update(self._tokens_inside(instance, extent, tokens))
        chosen = sorted(numbers)
        text = self._document.text
        return ",".join(self._ids[n] for n in chosen), " ".join(tokens.word(n, text) for n in chosen)

    def _tokens_inside(self, instance: Instance, extent: Extent, tokens: Tokens) -> list[int]:
        """Return the tokens a fragment covers, and those that cover it. Raises InputRefused for neither."""
        start, end = extent.start, extent.end
        # ``within`` narrows the search to the tokens that the fragment touches; cutting through one is no
        # cover.
        touched = tokens.within(start, end)
        covered_tokens = [
            n
            for n in touched
            if (start <= tokens.starts[n] and tokens.ends[n] <= end)
            or (tokens.starts[n] <= start and end <= tokens.ends[n])
        ]
        if not covered_tokens:
            finding = Wording("the fragment from {start} to {end} touches no token", start=start, end=end)
            if touched:
                finding = Wording(
                    "the fragment from {start} to {end} only cuts through tokens", start=start, end=end
                )
            raise self._refuse(
                instance, finding, Wording("whole tokens"), Wording("move its ends to those of tokens")
            )
        return covered_tokens

    def _refuse(
        self, instance: Instance, finding: Wording, expected: Wording, remedy: Wording
    ) -> InputRefused:
        return _refusal(self._name, instance, finding, expected, remedy)


def _refusal(
    document: str, instance: Instance, finding: Wording, expected: Wording, remedy: Wording
) -> InputRefused:
    return unwritable(
        "", document, finding, expected, form=Wording("event mention files"), instance=instance, remedy=remedy
    )
