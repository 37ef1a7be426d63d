"""Writer of event mention files (tbf): splices changed lines into the source, or writes all afresh.

Annotations with extents become mentions of the tokens they cover (E9).
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.event_mentions.reader import (
    CLASS,
    FOOTER,
    HEADER,
    MENTION,
    NAME,
    REALIS,
    SCORE,
    SYSTEM,
    TOKENS,
    TYPE,
    read,
    value_of,
)
from annotally.formats.splicing import Edit, edited_lines
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused, error
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import shown
from annotally.model.text import Document, Tokens

GOLD = "gold"
"""System id of mentions that no system found: what the document's example calls its gold standard."""
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
    if annotations.format == NAME and annotations.sources:
        return _spliced(annotations, documents, options)
    blocks = []
    for name, found in annotations.documents.items():
        drafting = _Draft(name, documents.get(name))
        mentions = _mentions(annotations.format, found.instances)
        blocks.append(_block(name, [drafting.line(one) for one in _once(name, mentions)]))
    return ("".join(blocks),)


def _spliced(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    original = read(annotations.sources, options).annotations.documents
    edits: list[list[Edit]] = [[] for _ in annotations.sources]
    for name, found in annotations.documents.items():
        before = original.get(name)
        if before is None:
            source = annotations.sources[-1].text
            draft = _Draft(name, documents.get(name))
            added = _block(name, [draft.line(one) for one in _once(name, found.instances)])
            gap = "" if not source or source.endswith(("\n", "\r")) else "\n"
            edits[-1].append((len(source), len(source), gap + added))
        elif before.instances != found.instances:
            draft = _Draft(name, documents.get(name))
            text = annotations.sources[before.source].text
            edits[before.source] += _edits(text, before, found.instances, draft)
    return tuple(
        edited_lines(source.text, made) for source, made in zip(annotations.sources, edits, strict=True)
    )


def _edits(
    text: str, before: DocumentAnnotations, instances: Sequence[Instance], draft: "_Draft"
) -> Iterator[Edit]:
    after = {one.name: one for one in _once(before.document, instances)}
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
    """Return all that a line says; places are not written, they follow from the tokens."""
    return [value_of(instance, slot) for slot in (SYSTEM, TOKENS, MENTION, TYPE, REALIS, SCORE)]


def _block(name: str, lines: Sequence[str]) -> str:
    return "\n".join((f"{HEADER} {name}", *lines, FOOTER)) + "\n"


def _once(document: str, instances: Sequence[Instance]) -> Sequence[Instance]:
    seen = set()
    for instance in instances:
        if instance.name in seen:
            raise _refused(document, instance, "an id another mention has", "every id once", "rename one")
        seen.add(instance.name)
    return instances


def _mentions(format_name: str, instances: Sequence[Instance]) -> Sequence[Instance]:
    """Return the instances that become mentions: a document's events, else all that stand in the text."""
    if format_name == NAME:
        return instances
    placed = [instance for instance in instances if instance.extents]
    events = [instance for instance in placed if _BRAT_EVENT.fullmatch(instance.name)]
    return events or placed


class _Draft:
    """Spells the mentions of one document."""

    def __init__(self, name: str, document: Document | None) -> None:
        if not name or name != name.strip() or _NOT_IN_A_CELL.search(name):
            found = f"the document name {name!r}"
            raise error("", 0, 0, found, "a name that one column can hold", "rename the document")
        self._name = name
        self._document = document
        self._ids = list(document.tokens.numbers) if document is not None and document.tokens else []

    def line(self, instance: Instance) -> str:
        """Return a mention's line without its end."""
        tokens, mention = value_of(instance, TOKENS), value_of(instance, MENTION)
        if tokens is None:
            tokens, mention = self._covered(instance)
        realis = value_of(instance, REALIS)
        if realis is None:
            remedy = "say whether it is actual, generic or other"
            raise self._refuse(instance, "no realis status", f"a slot {REALIS!r}", remedy)
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
                found = f"a tab or a line break in {shown(cell)!r}"
                raise self._refuse(instance, found, "values without them", "change the value")
        return "\t".join(cells)

    def _covered(self, instance: Instance) -> tuple[str, str]:
        """Return the ids of the tokens an instance covers, and their text (E9)."""
        tokens = self._document.tokens if self._document is not None else None
        if tokens is None or self._document is None or not tokens.numbers:
            remedy = "give the folder of the token tables"
            raise self._refuse(instance, "no token table for its document", "one for every document", remedy)
        numbers: set[int] = set()
        for extent in instance.extents:
            numbers.update(self._inside(instance, extent, tokens))
        chosen = sorted(numbers)
        text = self._document.text
        return ",".join(self._ids[n] for n in chosen), " ".join(tokens.word(n, text) for n in chosen)

    def _inside(self, instance: Instance, extent: Extent, tokens: Tokens) -> list[int]:
        """Return the tokens a fragment covers, and those that cover it. Raises InputRefused for neither."""
        start, end = extent.start, extent.end
        touched = tokens.within(start, end)
        whole = [
            n
            for n in touched
            if (start <= tokens.starts[n] and tokens.ends[n] <= end)
            or (tokens.starts[n] <= start and end <= tokens.ends[n])
        ]
        if not whole:
            does = "only cuts through tokens" if touched else "touches no token"
            found = f"the fragment from {start} to {end} {does}"
            raise self._refuse(instance, found, "whole tokens (E9)", "move its ends to those of tokens")
        return whole

    def _refuse(self, instance: Instance, found: str, expected: str, remedy: str) -> InputRefused:
        return _refused(self._name, instance, found, expected, remedy)


def _refused(document: str, instance: Instance, found: str, expected: str, remedy: str) -> InputRefused:
    said = f"document {document}: mention {instance.name} ({instance.type}): {found}"
    return error("", 0, 0, said, f"{expected} (for event mention files)", remedy)
