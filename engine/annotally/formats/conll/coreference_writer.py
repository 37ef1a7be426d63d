"""Writer of CoNLL coreference files: splices changed cells into the source, or writes a text afresh."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from annotally.formats.base import ReadOptions
from annotally.formats.conll.coreference_details import has_details, spelled_as_before
from annotally.formats.conll.coreference_reader import NAME, read
from annotally.formats.conll.coreference_rows import last_columns
from annotally.formats.span_writing import count_extents
from annotally.formats.splicing import Edit, apply_edits
from annotally.formats.words import BETWEEN_SPACES, cut_words
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.chains import classes, references
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import shown, unwritable
from annotally.model.text import Document, Tokens
from annotally.model.wording import Wording

_refusal = partial(unwritable, form="CoNLL coreference")

_OWN_NAME = re.compile(r"([^()|\s]+)\.[0-9]+")
_LABEL = re.compile(r"(.*); part (\S+)")

TokenSpan = tuple[int, int]
"""First and last token."""


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per CoNLL source of the set, or one text in all if it has none.

    What stands unchanged keeps its bytes; a changed document has new brackets where they differ. A class
    keeps its chain's number; new ones get the next. A text without tokens is cut at white space and at the
    ends of mentions, each of its lines a sentence. Raises InputRefused for instances that are no mentions,
    for mentions that are discontinuous or fit no tokens, and for mentions of one chain that cross.
    """
    # Splicing keeps every byte that did not change, comments and other columns among them; a set from another
    # format has no such bytes, and gets columns for document, part, number, word and brackets.
    if annotations.format == NAME and annotations.sources:
        return _splice_sources(annotations, options)
    return ("".join(_write_fresh(annotations, documents, options)),)


def _splice_sources(annotations: AnnotationSet, options: ReadOptions) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    texts = {document.id: document for document in original.documents}
    edits: list[list[Edit]] = [[] for _ in annotations.sources]
    for name, after in annotations.documents.items():
        before = original.annotations.documents.get(name)
        if before is None:
            raise _refusal(
                annotations.name,
                name,
                Wording("a document that is in none of the files"),
                Wording("its text"),
            )
        if after.instances == before.instances:
            continue
        tokens = texts[name].tokens
        assert tokens is not None
        # The brackets are worked out for the document as it was and as it is to be; a cell in which both
        # agree, in whatever order, keeps its bytes.
        old = _cells(texts[name], tokens, before.instances, options)
        new = _cells(texts[name], tokens, after.instances, options)
        text = annotations.sources[before.source].text
        columns = last_columns(annotations.sources[before.source], before.range)
        detailed = has_details(text[column.start : column.end] for column in columns)
        for place, column in enumerate(columns):
            brackets = new.get(place, ())
            if sorted(old.get(place, ())) != sorted(brackets):
                if detailed:
                    brackets = spelled_as_before(brackets, text[column.start : column.end])
                edits[before.source].append((column.start, column.end, _cell(brackets)))
    return tuple(
        apply_edits(source.text, source_edits)
        for source, source_edits in zip(annotations.sources, edits, strict=True)
    )


def _write_fresh(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> Iterator[str]:
    # Documents of other formats may have no tokens: they are cut into words, and where a mention begins or
    # ends, so that every mention fits whole tokens. The label is parted into name and part number where it
    # came from such a file; other documents are part 000.
    for name, document_annotations in annotations.documents.items():
        document = documents.get(name)
        if document is None:
            raise _refusal(
                annotations.name,
                name,
                Wording("a document without its text"),
                Wording("the texts it was read from"),
            )
        tokens = document.tokens or _cut_words(document.text, document_annotations.instances)
        cells = _cells(document, tokens, document_annotations.instances, options)
        label = _LABEL.fullmatch(document.label)
        title, part = (label[1], label[2]) if label else (document.label, "000")
        yield f"#begin document ({title}); part {part}\n"
        yield from _lines(document, tokens, cells, "_".join(title.split()), part)
        yield "\n#end document\n"


def _lines(
    document: Document, tokens: Tokens, cells: Mapping[int, Sequence[str]], title: str, part: str
) -> Iterator[str]:
    number = behind = 0
    shown_part = part.lstrip("0") or "0"
    for place, (start, end) in enumerate(zip(tokens.starts, tokens.ends, strict=True)):
        if place and "\n" in document.text[behind:start]:
            yield "\n"
            number = 0
        word = document.text[start:end]
        yield f"{title}\t{shown_part}\t{number}\t{word}\t{_cell(cells.get(place, ()))}\n"
        number, behind = number + 1, end


def _cut_words(text: str, instances: Sequence[Instance]) -> Tokens:
    """Return the words of a text, cut where a mention begins or ends inside one."""
    edges = [at for instance in instances for extent in instance.extents for at in (extent.start, extent.end)]
    words = cut_words(text, edges, BETWEEN_SPACES)
    return Tokens([start for start, _ in words], [end for _, end in words])


def _cells(
    document: Document, tokens: Tokens, instances: Sequence[Instance], options: ReadOptions
) -> dict[int, list[str]]:
    """Return the brackets by token, outer ones before inner ones, closing ones behind opening ones."""
    chains = _chains(document, instances, options)
    at_start = {start: place for place, start in enumerate(tokens.starts)}
    at_end = {end: place for place, end in enumerate(tokens.ends)}
    spans: list[tuple[TokenSpan, str, Instance]] = []
    for instance, chain in zip(instances, chains, strict=True):
        spans.append((_span(document, instance, at_start, at_end, options), chain, instance))
    # Longer spans come first among those that begin together, so opening brackets are in order as they are
    # met, and each closing bracket goes ahead of those closed so far at its token. O(m log m) for m mentions.
    spans.sort(key=lambda span: (span[0][0], -span[0][1]))
    _refuse_crossing(document, spans)
    opening: dict[int, list[str]] = {}
    closing: dict[int, list[str]] = {}
    for (first, last), chain, _ in spans:
        if first == last:
            opening.setdefault(first, []).append(f"({chain})")
        else:
            opening.setdefault(first, []).append(f"({chain}")
            closing.setdefault(last, []).insert(0, f"{chain})")
    return {place: [*opening.get(place, ()), *closing.get(place, ())] for place in {*opening, *closing}}


def _span(
    document: Document,
    instance: Instance,
    at_start: Mapping[int, int],
    at_end: Mapping[int, int],
    options: ReadOptions,
) -> TokenSpan:
    # White space at either end of an extent is trimmed first, since no token begins or ends with any. The
    # rest must begin where a token begins and end where one ends, which two dictionaries of offsets answer in
    # O(1).
    tags = {tag.casefold() for tag in options.coreference_tags}
    refuse = partial(_refusal, document.file, document.label, instance=instance)
    if instance.type.casefold() not in tags:
        finding = Wording("label {label!r}", label=shown(instance.type))
        raise refuse(finding, Wording("mentions ({labels})", labels=", ".join(tags)))
    if len(instance.extents) != 1:
        raise refuse(count_extents(instance), Wording("exactly one extent"))
    extent = instance.extents[0]
    inside = document.text[extent.start : extent.end]
    start = extent.start + len(inside) - len(inside.lstrip())
    end = extent.start + len(inside.rstrip())
    if start >= end or start not in at_start or end not in at_end:
        finding = Wording(
            "{text!r} from {start} to {end}", text=shown(inside, 30), start=extent.start, end=extent.end
        )
        raise refuse(finding, Wording("an extent of whole tokens"))
    return at_start[start], at_end[end]


def _refuse_crossing(document: Document, spans: Sequence[tuple[TokenSpan, str, Instance]]) -> None:
    """Refuse mentions that brackets cannot hold: of one chain and crossing, or on the same tokens."""
    opened: dict[str, list[int]] = {}
    earlier_spans: set[TokenSpan] = set()
    # ``ends`` is the stack of open mentions of a chain. Spans come sorted by their starts, outer ones first:
    # what ends behind the innermost open mention crosses it. Each is pushed and popped once.
    for (first, last), chain, instance in spans:
        ends = opened.setdefault(chain, [])
        while ends and ends[-1] < first:
            ends.pop()
        if (first, last) in earlier_spans or (ends and ends[-1] < last):
            tokens = {"first": first + 1, "last": last + 1}
            finding = Wording(
                "two mentions of chain {chain} cross (tokens {first} to {last})", chain=chain, **tokens
            )
            if (first, last) in earlier_spans:
                finding = Wording("two mentions have the same tokens (tokens {first} to {last})", **tokens)
            expected = Wording("mentions that brackets can tell apart")
            raise _refusal(document.file, document.label, finding, expected, instance=instance)
        earlier_spans.add((first, last))
        ends.append(last)


def _chains(document: Document, instances: Sequence[Instance], options: ReadOptions) -> list[str]:
    """Return each instance's chain: its class's own number if the class has one, else a new one."""
    # Classes are the connected components of the references (union-find). Of several classes with one chain's
    # number the first keeps it; the others, and classes without, are numbered behind the highest number there
    # is.
    groups = classes(references(document.id, instances, options.ref_slot))
    own_chains = [_own_chain([instances[member] for member in group]) for group in groups]
    highest = max((int(chain) for chain in own_chains if chain.isdecimal()), default=-1)
    result = [""] * len(instances)
    used: set[str] = set()
    for group, chain in zip(groups, own_chains, strict=True):
        if not chain or chain in used:
            highest += 1
            chain = str(highest)
        used.add(chain)
        for member in group:
            result[member] = chain
    return result


def _own_chain(group: Sequence[Instance]) -> str:
    """Return the chain that most members were read from, of equally many the first; empty if none was."""
    names = Counter(match[1] for member in group if (match := _OWN_NAME.fullmatch(member.name)))
    return names.most_common(1)[0][0] if names else ""


def _cell(brackets: Sequence[str]) -> str:
    return "|".join(brackets) or "-"
