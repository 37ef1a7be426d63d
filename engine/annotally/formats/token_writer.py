"""Writer of token columns: changes tags in the source, or writes a token and a tag a line."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from annotally.formats.base import ReadOptions
from annotally.formats.complaints import Complaints, shown
from annotally.formats.spans import Refuser
from annotally.formats.splicing import Edit, edited
from annotally.formats.token_layout import DOCUMENT_START, Layout, layout_of
from annotally.formats.token_reader import NAME, read, scheme_in, sound_tags, tags_letter_first
from annotally.formats.token_rows import Rows, rows_of
from annotally.formats.token_tags import UNLABELLED, Entity, Scheme, entities, spelled
from annotally.formats.unchanged import statement
from annotally.model.instances import Instance
from annotally.model.sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Document, Source

_TOKEN = re.compile(r"[\w\u0300-\u036f]+|[^\w\s]")
_LABEL = re.compile(r"[^\s,]\S*")
_BARE = re.compile(r"[BIESMLU]")


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one text in all, in which -DOCSTART- begins each document.

    In a source only the tags of tokens that change are written, in its own scheme; afresh in IOB2. Texts
    that were not made from tokens are cut into words and single punctuation marks. Raises InputRefused for
    what one tag a token cannot hold: spans that overlap, are discontinuous, begin or end inside a token, or
    go beyond a sentence of the source, labels with blanks, and slots beside the text.
    """
    refuser = Refuser("token columns", annotations)
    if annotations.format == NAME and annotations.sources:
        return _spliced(annotations, options, refuser)
    pieces = []
    for name, found in annotations.documents.items():
        document = refuser.document(found, documents)
        pieces.append(f"{DOCUMENT_START} ({name})\tO\n\n{_fresh(found, document, options, refuser)}")
    return ("\n".join(pieces),)


def _fresh(found: DocumentAnnotations, document: Document, options: ReadOptions, refuser: Refuser) -> str:
    text = document.text
    starts, ends = _tokens(document)
    many = _entities(found, found.instances, starts, ends, options, refuser)
    tags = spelled(many, len(starts), Scheme.IOB2)
    lines: list[str] = []
    behind = 0
    for start, end, tag in zip(starts, ends, tags, strict=True):
        if lines and not tag.startswith("I") and "\n" in text[behind:start]:
            lines.append("\n")
        lines.append(f"{text[start:end]}\t{tag}\n")
        behind = end
    return "".join(lines)


def _tokens(document: Document) -> tuple[list[int], list[int]]:
    """Return where the tokens of a text begin and end."""
    if document.tokens is not None:
        return list(document.tokens.starts), list(document.tokens.ends)
    spans = [match.span() for match in _TOKEN.finditer(document.text)]
    return [start for start, _ in spans], [end for _, end in spans]


def _entities(
    found: DocumentAnnotations,
    instances: Iterable[Instance],
    starts: Sequence[int],
    ends: Sequence[int],
    options: ReadOptions,
    refuser: Refuser,
) -> list[Entity]:
    """Return instances as ranges of tokens. Raises InputRefused for what tags cannot hold."""
    placed: list[tuple[Entity, Instance]] = []
    for instance in instances:
        if len(instance.extents) != 1:
            what = f"{len(instance.extents) or 'no'} extents"
            raise refuser.unfit(found, instance, what, "exactly one extent")
        for slot in instance.slots:
            if slot.name.casefold() != options.text_slot.casefold():
                raise refuser.unfit(found, instance, f"slot {shown(slot.name)!r}", "a label and nothing else")
        if not _LABEL.fullmatch(instance.type):
            raise refuser.unfit(found, instance, f"label {shown(instance.type)!r}", "a label without blanks")
        if instance.optional:
            raise refuser.unfit(found, instance, "optional", "instances that are not optional")
        extent = instance.extents[0]
        first, last = bisect_left(starts, extent.start), bisect_left(ends, extent.end)
        inside = first < len(starts) and last < len(ends) and first <= last
        if not inside or starts[first] != extent.start or ends[last] != extent.end:
            what = f"extent {extent.start}–{extent.end}, which begins or ends inside a token"
            raise refuser.unfit(found, instance, what, "extents of whole tokens")
        placed.append((Entity(first, last + 1, instance.type), instance))
    placed.sort(key=lambda pair: pair[0])
    for (before, _), (after, instance) in pairwise(placed):
        if after.start < before.end:
            raise refuser.unfit(found, instance, "a token that another span has", "spans that do not overlap")
    return [entity for entity, _ in placed]


def _spliced(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    documents = {document.id: document for document in original.documents}
    changed: dict[int, dict[int, tuple[DocumentAnnotations, DocumentAnnotations]]] = {}
    for found in annotations.documents.values():
        before = refuser.in_sources(found, original.annotations.documents)
        said = [statement(instance) for instance in found.instances]
        if said != [statement(instance) for instance in before.instances]:
            changed.setdefault(before.source, {})[before.range.start] = (before, found)
    result = [source.text for source in annotations.sources]
    for index, pairs in changed.items():
        source = annotations.sources[index]
        complaints = Complaints(source)
        layout = layout_of(source.text, options, complaints)
        many = list(rows_of(source, layout, complaints))
        tags = sound_tags(source, many, options, complaints)
        scheme = scheme_in(many, tags)
        edits: list[Edit] = []
        written, spell = tags_letter_first(source, many)
        for rows, own, theirs in zip(many, tags, written, strict=True):
            pair = pairs.get(rows.begin)
            if pair is not None:
                starts, ends = _tokens(documents[pair[0].document])
                after = _entities(pair[1], pair[1].instances, starts, ends, options, refuser)
                _refuse_across(rows.breaks, after, pair[1], starts, refuser)
                changes = _edits(source, layout, rows, own, theirs, scheme, after)
                edits += [(start, end, gap + spell(tag)) for start, end, gap, tag in changes]
        result[index] = edited(source.text, edits)
    return tuple(result)


def _refuse_across(
    breaks: Sequence[int],
    many: Sequence[Entity],
    found: DocumentAnnotations,
    starts: Sequence[int],
    refuser: Refuser,
) -> None:
    """Raise InputRefused for an entity that a sentence break would part."""
    for entity in many:
        at = bisect_right(breaks, entity.start)
        if at < len(breaks) and breaks[at] < entity.end:
            begins = starts[entity.start]
            instance = next(one for one in found.instances if one.extents[0].start == begins)
            raise refuser.unfit(found, instance, "more than one sentence", "spans inside a sentence")


def _edits(
    source: Source,
    layout: Layout,
    rows: Rows,
    tags: Sequence[str],
    written: Sequence[str],
    scheme: Scheme,
    after: Sequence[Entity],
) -> list[tuple[int, int, str, str]]:
    """Return what changes the tags of a document: those that differ, or all if the rest would be misread.

    Each change has its source range, what goes ahead of a tag where there was none, and the tag. All tags
    have their letters first, those ``written`` in the file too.
    """
    joint = next((tag[1] for tag in written if tag[1:2] in ("-", "_") and tag[:1].isalpha()), "-")
    before, _ = entities(tags, rows.breaks)
    old, new = (_in_file(spelled(many, len(tags), scheme, joint), written) for many in (before, after))
    mixed = [kept if one == other else other for kept, one, other in zip(tags, old, new, strict=True)]
    if entities(mixed, rows.breaks)[0] != list(after):
        mixed = new
    gap = "\t" if layout.tabs else " "
    return [
        (start, end, "" if end > start or source.text[start - 1] in " \t" else gap, tag)
        for start, end, kept, read_as, tag in zip(
            rows.tag_starts, rows.tag_ends, written, tags, mixed, strict=True
        )
        if tag not in (kept, read_as)
    ]


def _in_file(tags: Sequence[str], written: Sequence[str]) -> list[str]:
    """Return tags as a file spells them that has none but bare letters."""
    if not any(_BARE.fullmatch(tag) for tag in written):
        return list(tags)
    return [tag[0] if tag[2:] == UNLABELLED else tag for tag in tags]
