"""Writer of CoNLL coreference files: splices changed cells into the source, or writes a text afresh."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from annotally.formats.base import ReadOptions
from annotally.formats.conll.coreference_reader import NAME, last_columns, read
from annotally.formats.splicing import Edit, edited
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.chains import classes, references
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import shown, unwritable
from annotally.model.text import Document, Tokens

_refused = partial(unwritable, form="CoNLL coreference")

_WORD = re.compile(r"\S+")
_OWN_NAME = re.compile(r"([^()|\s]+)\.[0-9]+")
_LABEL = re.compile(r"(.*); part (\S+)")

Span = tuple[int, int]
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
    if annotations.format == NAME and annotations.sources:
        return _spliced(annotations, options)
    return ("".join(_fresh(annotations, documents, options)),)


def _spliced(annotations: AnnotationSet, options: ReadOptions) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    texts = {document.id: document for document in original.documents}
    edits: list[list[Edit]] = [[] for _ in annotations.sources]
    for name, after in annotations.documents.items():
        before = original.annotations.documents.get(name)
        if before is None:
            raise _refused(annotations.name, name, "a document that none of the files holds", "its text")
        if after.instances == before.instances:
            continue
        tokens = texts[name].tokens
        assert tokens is not None
        old = _cells(texts[name], tokens, before.instances, options)
        new = _cells(texts[name], tokens, after.instances, options)
        columns = last_columns(annotations.sources[before.source], before.range)
        for place, column in enumerate(columns):
            if sorted(old.get(place, ())) != sorted(new.get(place, ())):
                edits[before.source].append((column.start, column.end, _cell(new.get(place, ()))))
    return tuple(edited(source.text, made) for source, made in zip(annotations.sources, edits, strict=True))


def _fresh(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> Iterator[str]:
    for name, found in annotations.documents.items():
        document = documents.get(name)
        if document is None:
            raise _refused(
                annotations.name, name, "a document without its text", "the texts it was read from"
            )
        tokens = document.tokens or _cut(document.text, found.instances)
        cells = _cells(document, tokens, found.instances, options)
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


def _cut(text: str, instances: Sequence[Instance]) -> Tokens:
    """Return the words of a text, cut where a mention begins or ends inside one."""
    cuts = sorted({at for one in instances for extent in one.extents for at in (extent.start, extent.end)})
    starts: list[int] = []
    ends: list[int] = []
    upcoming = 0
    for match in _WORD.finditer(text):
        start = match.start()
        while upcoming < len(cuts) and cuts[upcoming] < match.end():
            if cuts[upcoming] > start:
                starts.append(start)
                ends.append(cuts[upcoming])
                start = cuts[upcoming]
            upcoming += 1
        starts.append(start)
        ends.append(match.end())
    return Tokens(starts, ends)


def _cells(
    document: Document, tokens: Tokens, instances: Sequence[Instance], options: ReadOptions
) -> dict[int, list[str]]:
    """Return the brackets of each token that has any, outer before inner, what closes behind what opens."""
    chains = _chains(document, instances, options)
    at_start = {start: place for place, start in enumerate(tokens.starts)}
    at_end = {end: place for place, end in enumerate(tokens.ends)}
    spans: list[tuple[Span, str]] = []
    for instance, chain in zip(instances, chains, strict=True):
        spans.append((_span(document, instance, at_start, at_end, options), chain))
    spans.sort(key=lambda span: (span[0][0], -span[0][1]))
    _refuse_crossing(document, spans)
    opening: dict[int, list[str]] = {}
    closing: dict[int, list[str]] = {}
    for (first, last), chain in spans:
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
) -> Span:
    known = {tag.casefold() for tag in options.coreference_tags}
    what = f"{instance.type} {instance.name}"
    if instance.type.casefold() not in known:
        raise _refused(document.file, document.label, what, f"mentions ({', '.join(known)})")
    if len(instance.extents) != 1:
        found = f"{what}: {len(instance.extents) or 'no'} extents"
        raise _refused(document.file, document.label, found, "exactly one extent")
    extent = instance.extents[0]
    inside = document.text[extent.start : extent.end]
    start = extent.start + len(inside) - len(inside.lstrip())
    end = extent.start + len(inside.rstrip())
    if start >= end or start not in at_start or end not in at_end:
        found = f"{what}: {shown(inside, 30)!r} from {extent.start} to {extent.end}"
        raise _refused(document.file, document.label, found, "an extent of whole tokens")
    return at_start[start], at_end[end]


def _refuse_crossing(document: Document, spans: Sequence[tuple[Span, str]]) -> None:
    """Refuse what brackets cannot say: mentions of one chain that cross, or stand on the same tokens."""
    opened: dict[str, list[int]] = {}
    seen: set[Span] = set()
    for (first, last), chain in spans:
        ends = opened.setdefault(chain, [])
        while ends and ends[-1] < first:
            ends.pop()
        if (first, last) in seen or (ends and ends[-1] < last):
            what = "stand on the same tokens" if (first, last) in seen else f"of chain {chain} cross"
            found = f"two mentions {what} (tokens {first + 1} to {last + 1})"
            raise _refused(document.file, document.label, found, "mentions that brackets can tell apart")
        seen.add((first, last))
        ends.append(last)


def _chains(document: Document, instances: Sequence[Instance], options: ReadOptions) -> list[str]:
    """Return each instance's chain: its class's own number if the class has one, else a new one."""
    groups = classes(references(document.id, instances, options.ref_slot))
    own = [_own_chain([instances[member] for member in group]) for group in groups]
    highest = max((int(chain) for chain in own if chain.isdecimal()), default=-1)
    result = [""] * len(instances)
    used: set[str] = set()
    for group, chain in zip(groups, own, strict=True):
        if not chain or chain in used:
            highest += 1
            chain = str(highest)
        used.add(chain)
        for member in group:
            result[member] = chain
    return result


def _own_chain(group: Sequence[Instance]) -> str:
    """Return the chain that most members were read from, of equally many the first; empty if none was."""
    names = Counter(match[1] for one in group if (match := _OWN_NAME.fullmatch(one.name)))
    return names.most_common(1)[0][0] if names else ""


def _cell(found: Sequence[str]) -> str:
    return "|".join(found) or "-"
