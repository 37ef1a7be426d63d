"""Checking inputs against each other before they are compared.

Annotations on every side, of classes the task scores; the same text everywhere (C5), every document on every
side (C6), extents inside the text, no pointers ahead of what they lead to (M18), nothing in a response that
only a key can say; and bringing linked offsets onto the Document's axis (C1, M20).
"""

import dataclasses
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, permutations
from operator import attrgetter

import msgspec

from annotally.formats.base import ReadResult
from annotally.formats.conll.reader import NAME as TOKEN_COLUMNS
from annotally.formats.documents import name_of_source
from annotally.formats.event_mentions.reader import NAME as EVENT_MENTIONS
from annotally.formats.file_names import match_documents, rename_documents
from annotally.formats.io import format_named
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import Diagnostic, Severity, error, warning
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Tokens
from annotally.tasks.class_order import OrderProblem, order_problems
from annotally.tasks.definition import OneSided, TaskDefinition
from annotally.tasks.similarity.dependency_order import PairingOrder
from annotally.tasks.similarity.labels import Labels
from annotally.workspace.inputs.linked_text import in_documents
from annotally.workspace.inputs.token_tables import mentions_placed, named_for, with_tokens
from annotally.workspace.inputs.tokens import on_tokens


def placed(
    results: Sequence[ReadResult], documents: Mapping[str, Document], findings: list[Diagnostic]
) -> tuple[AnnotationSet, ...]:
    """Return the sets with offsets in code points of the Documents (C1); what carries its text has them.

    The first result is the key's: mentions of tokens need the tables of its documents (E5, E6).
    """
    return tuple(
        _placed(result, documents, findings, is_key=number == 0) for number, result in enumerate(results)
    )


def _placed(
    result: ReadResult, documents: Mapping[str, Document], findings: list[Diagnostic], *, is_key: bool
) -> AnnotationSet:
    annotations = result.annotations
    if result.documents:
        spans = annotations.format == TOKEN_COLUMNS
        return on_tokens(annotations, result.documents, documents, with_words=spans)
    if annotations.format == EVENT_MENTIONS:
        in_place, found = mentions_placed(annotations, documents, annotations.documents if is_key else ())
    else:
        in_place, found = in_documents(annotations, documents)
    findings.extend(found)
    return in_place


def refuse_texts(annotations: AnnotationSet) -> None:
    """Raise InputRefused for a side whose format has no annotations: it would score 0 without a word."""
    found = format_named(annotations.format)
    if not found.carries_annotations:
        raise error(
            annotations.sources[0].path,
            0,
            0,
            f"{found.title}, which has no annotations, as {annotations.name}",
            f"the annotations of the {annotations.name}",
            "give texts as such, beside the files that hold annotations, or name the format",
        )


def unscored_sides(
    sets: Iterable[AnnotationSet], classes: Collection[str], task: str
) -> Iterator[Diagnostic]:
    """Warn of sides whose every object is of a class that the task does not score.

    ``classes`` are the names of those it scores.
    """
    scored = {name.casefold() for name in classes}
    for side in sets:
        types = {i.type: None for found in side.documents.values() for i in found.instances}
        if types and not any(name.casefold() in scored for name in types):
            yield warning(
                side.sources[0].path if side.sources else "",
                0,
                0,
                f"nothing but {shown(', '.join(types))} in {side.name}, which {task} does not score",
                " or ".join(classes),
                "choose the task these annotations were made for",
            )


def matched_by_file(results: Sequence[ReadResult]) -> tuple[list[ReadResult], list[Diagnostic]]:
    """Give documents that only their files name the names of the first side's; say so where it was done."""
    matched: list[ReadResult] = []
    findings = []
    first = next((one for one in results if one.annotations.documents), None)
    for result in results:
        names: dict[str, str] = {}
        if first is not None and result is not first:
            names = match_documents(first.annotations, result.annotations)
        matched.append(rename_documents(result, names) if names else result)
        if names:
            there, here = next(iter(names.items()))
            more = f", and {len(names) - 1} more" if len(names) > 1 else ""
            found = f"document {there}, taken for {here}{more}: files alone name them"
            path = result.annotations.sources[0].path
            findings.append(
                warning(path, 0, 0, found, "files of the same names", "check that they are the same")
            )
    return matched, findings


def with_silent_documents(results: Sequence[ReadResult]) -> list[ReadResult]:
    """Return the sides; files without content stand for documents in which nothing was annotated (C8).

    A side without any content has all documents of the others; else a file stands for the document of its
    name, or for those of a file of its name. Raises InputRefused where no side has content.
    """
    if results and all(one.silent and not one.annotations.documents for one in results):
        paths = ", ".join(path for one in results for path in one.silent[:1])
        raise error(paths, 0, 0, "nothing on either side", "annotations on one at least", "give others")
    stems: dict[str, str] = {}
    for one in results:
        for name, annotations in one.annotations.documents.items():
            sources = one.annotations.sources
            stems.setdefault(name, name_of_source(sources[annotations.source]) if sources else name)
    return [_with_silent_documents(one, stems) if one.silent else one for one in results]


def _with_silent_documents(result: ReadResult, stems: Mapping[str, str]) -> ReadResult:
    """Return a side with more documents; ``stems`` are the names of files by the documents in them."""
    held = result.annotations.documents
    numbers = {
        name_of_source(source): number
        for number, source in enumerate(result.annotations.sources)
        if source.path in result.silent
    }
    added = {}
    for name, stem in stems.items():
        own = next((one for one in (name, stem) if one in numbers), None)
        if name not in held and (own is not None or not held):
            added[name] = DocumentAnnotations(name, (), numbers[own] if own is not None else 0)
    annotations = msgspec.structs.replace(result.annotations, documents={**held, **added})
    return dataclasses.replace(result, annotations=annotations)


def gather(
    results: Sequence[ReadResult], texts: ReadResult | None
) -> tuple[dict[str, Document], list[Diagnostic]]:
    """Gather the documents; the same document must have the same text wherever it comes from (C5).

    Texts of token-column files with equally many tokens are compared token by token: those altered are warned
    of, and the extents are brought onto the text of the first (`placed`). A file without words gives way.
    """
    documents: dict[str, Document] = {}
    findings: list[Diagnostic] = []
    for result in (texts, *results):
        if result is None:
            continue
        complaints = {source.path: Complaints(source) for source in result.annotations.sources}
        for document in result.documents:
            known = documents.setdefault(document.id, document)
            if known.text == document.text and known.tokens == document.tokens:
                continue
            together = _together(known, document)
            if together is not None:
                documents[document.id] = together
            elif known.text == document.text:
                continue
            elif known.tokens is None or document.tokens is None:
                findings.append(difference(known, document, complaints.get(document.file)))
            else:
                if document.tokens.has_words and not known.tokens.has_words:
                    documents[document.id] = document
                findings += _token_differences(known, document, complaints.get(document.file))
    named_for(documents, (name for result in results for name in result.annotations.documents))
    return documents, findings


def _together(one: Document, other: Document) -> Document | None:
    """Return a text and a token table of one document as one, if they are these and fit."""
    table, text = (other, one) if one.tokens is None else (one, other)
    if table.tokens is None or text.tokens is not None:
        return None
    return table if table.text == text.text else with_tokens(text, table)


def difference(one: Document, other: Document, complaints: Complaints | None) -> Diagnostic:
    """Say where two texts of one document part ways: file, line, column, and both readings (C5)."""
    pairs = zip(one.text, other.text, strict=False)
    shortest = min(len(one.text), len(other.text))
    at = next((n for n, (a, b) in enumerate(pairs) if a != b), shortest)
    line = one.text.count("\n", 0, at) + 1
    column = at - one.text.rfind("\n", 0, at)
    return Diagnostic(
        Severity.ERROR,
        other.file,
        *(complaints.place(other.source_map.to_source(at)) if complaints and other.text else (0, 0)),
        f"the text of document {other.label} differs from {one.file} at line {line}, column {column} of the"
        f" document: {_reading(other.text, at)}",
        _reading(one.text, at),
        "give both sides the same text; differing texts need an alignment before they can be scored",
    )


def _token_differences(one: Document, other: Document, complaints: Complaints | None) -> Iterator[Diagnostic]:
    """Say which tokens of two token-column files are not the same, or that they are not equally many (C5)."""
    assert one.tokens is not None
    assert other.tokens is not None
    mine, theirs = _words(one, one.tokens), _words(other, other.tokens)
    written = one.tokens.has_words and other.tokens.has_words
    if len(mine) != len(theirs):
        pairs = enumerate(zip(mine, theirs, strict=False))
        shortest = min(len(mine), len(theirs))
        at = next((n for n, (a, b) in pairs if written and a != b), shortest)
        words = tuple(repr(words[at]) if at < len(words) else "the end" for words in (mine, theirs))
        place = _token_place(other, other.tokens, at, complaints)
        yield Diagnostic(
            Severity.ERROR,
            other.file,
            *place,
            f"document {other.label} has {len(theirs)} tokens, {len(mine)} in {one.file}; they part ways at"
            f" token {at + 1}: {words[1]}",
            words[0],
            "give both sides the same tokens; differing texts need an alignment before they can be scored",
        )
    elif written:
        for at, (expected, found) in enumerate(zip(mine, theirs, strict=True)):
            if expected != found:
                yield warning(
                    other.file,
                    *_token_place(other, other.tokens, at, complaints),
                    f"token {at + 1} of document {other.label} is altered: {shown(found)!r}",
                    f"{shown(expected)!r} as in {one.file}",
                    "the documents are compared by token position (C5)",
                )


def _words(document: Document, tokens: Tokens) -> list[str]:
    return [document.text[start:end] for start, end in zip(tokens.starts, tokens.ends, strict=True)]


def _token_place(
    document: Document, tokens: Tokens, at: int, complaints: Complaints | None
) -> tuple[int, int]:
    if complaints is None or not len(tokens):
        return 0, 0
    offset = tokens.starts[at] if at < len(tokens) else tokens.ends[-1]
    return complaints.place(document.source_map.to_source(offset))


def _reading(text: str, at: int) -> str:
    """Return what stands at ``at``, up to the end of the line but never nothing."""
    if at == len(text):
        return "the end of the text"
    return repr(text[at : at + 30].split("\n", 1)[0] or "\n")


def document_order(documents: Mapping[str, Document], sets: Iterable[AnnotationSet]) -> tuple[str, ...]:
    """Return every document's id: those with a text first, then the sides' in the order of the sides."""
    order = dict.fromkeys(documents)
    for annotation_set in sets:
        order.update(dict.fromkeys(annotation_set.documents))
    return tuple(order)


def one_sided(
    sets: tuple[AnnotationSet, ...], ids: Iterable[str], outcome: OneSided = OneSided.SCORED
) -> list[Diagnostic]:
    """Tell of documents that only some sides have, and what becomes of them (C6); errors where refused."""
    if outcome is OneSided.REFUSED and (undivided := _undivided(sets)) is not None:
        return [undivided]
    findings = []
    severity = Severity.ERROR if outcome is OneSided.REFUSED else Severity.WARNING
    for document_id in ids:
        having = [document_id in side.documents for side in sets]
        if any(having) and not all(having):
            without = ", ".join(side.name for side, has in zip(sets, having, strict=True) if not has)
            having_it = [side for side, has in zip(sets, having, strict=True) if has]
            present = ", ".join(side.name for side in having_it)
            first = having_it[0]
            findings.append(
                Diagnostic(
                    severity,
                    first.sources[first.documents[document_id].source].path if first.sources else "",
                    0,
                    0,
                    f"document {document_id} is in {present} but not in {without}",
                    "every document on every side",
                    _one_sided_outcome(outcome, in_key=having[0], alone=len(having_it) == 1),
                )
            )
    return findings


def _undivided(sets: Sequence[AnnotationSet]) -> Diagnostic | None:
    """Say of a side that it has but one document where the other has several, and that it is none of them."""
    for side, other in permutations(sets, 2):
        if len(side.documents) == 1 < len(other.documents) and not set(side.documents) & set(other.documents):
            (name,) = side.documents
            listed = shown(", ".join(other.documents))
            return Diagnostic(
                Severity.ERROR,
                side.sources[0].path if side.sources else "",
                0,
                0,
                f"one document in {side.name}, {name}; {other.name} has {len(other.documents)}: {listed}",
                f"a document for each of those in {other.name}, of the same name",
                "divide it where those begin and end (C6)",
            )
    return None


def _one_sided_outcome(outcome: OneSided, *, in_key: bool, alone: bool) -> str:
    if outcome is OneSided.KEY_ONLY:
        return "all its mentions are missing (E5)" if in_key else "it is not scored (E5)"
    if outcome is OneSided.BY_PAIR and alone:
        return "nobody is compared in it; in a project its annotations are open (C6)"
    return {
        OneSided.SCORED: "it is scored as missing or spurious throughout (C6)",
        OneSided.REFUSED: "add it there, or ask for incomplete pairs to be skipped (--skip-incomplete; C6)",
        OneSided.SKIPPED: "it is skipped, as asked for (C6)",
        OneSided.BY_PAIR: "only those who have it are compared in it (C6)",
    }[outcome]


def unshared(sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Find that no two of several annotators have a document in common: nothing could be compared."""
    chosen = tuple(sets)
    count = Counter(document for side in chosen for document in side.documents)
    if count and max(count.values()) > 1:
        return
    sources = [side.sources[0].path for side in chosen if side.sources]
    yield Diagnostic(
        Severity.ERROR,
        sources[0] if sources else "",
        0,
        0,
        f"no document that two of {', '.join(side.name for side in chosen)} have",
        "documents in common",
        "give the annotations of the same texts; documents that files name must be called alike",
    )


def on_all_sides(sets: Iterable[AnnotationSet], ids: Iterable[str], outcome: OneSided) -> tuple[str, ...]:
    """Return the documents that are compared; by pair those too that one annotator alone has.

    In these nobody is compared: they wait to be settled.
    """
    chosen = tuple(sets)
    if outcome is OneSided.KEY_ONLY:
        return tuple(chosen[0].documents)
    if outcome is OneSided.SKIPPED:
        return tuple(one for one in ids if all(one in side.documents for side in chosen))
    if outcome is OneSided.BY_PAIR:
        return tuple(one for one in ids if any(one in side.documents for side in chosen))
    return tuple(ids)


def never_compared(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Warn of annotation values whose labels are not compared, so that they count 0 (A6); each label once."""
    labels = Labels(task.similarity)
    told: set[str] = set()
    for side in sets:
        complaints = [Complaints(source) for source in side.sources]
        for document, annotations in side.documents.items():
            by_name = {pointer_name(document, one).casefold(): one for one in annotations.instances}
            for instance in annotations.instances:
                for reading in instance.readings():
                    target = by_name.get((reading.target or "").casefold())
                    if target is None or target.type in told or labels.is_compared(target):
                        continue
                    told.add(target.type)
                    where = complaints[annotations.source] if complaints else None
                    place = where.place(reading.source.start) if where is not None else (0, 0)
                    yield warning(
                        where.source.path if where is not None else "",
                        *place,
                        f"{instance.type} {instance.name} points to {target.type} {target.name}, of a label"
                        " that is not compared",
                        "a label that is",
                        "such values count as different (A6)",
                    )


def paired_too_late(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Warn of annotation values that count 0 because what they lead to is not paired before (A6); once each.

    Attributes without label restriction alone lead there (A8); a task made from the data has none.
    """
    rules = task.similarity
    order = PairingOrder(rules.schema, rules.profile)
    free = {
        (label.name, attribute.name)
        for label in rules.schema.labels
        for attribute in label.attributes
        if attribute.points and not attribute.restrictions
    }
    told: set[tuple[str, str, str]] = set()
    for side in sets if free else ():
        for document, annotations in side.documents.items():
            types = {pointer_name(document, one).casefold(): one.type for one in annotations.instances}
            for instance, slot, reading in _pointers(annotations, free):
                target = types.get((reading.target or "").casefold(), "")
                seen = (instance.type, slot.name, target)
                if seen in told or order.is_before(target, instance.type):
                    continue
                told.add(seen)
                place = "", 0, 0
                if annotations.source < len(side.sources):
                    source = side.sources[annotations.source]
                    place = source.path, *Complaints(source).place(reading.source.start)
                yield warning(*place, *_said_of_late(instance.type, slot.name, target))


def _said_of_late(label: str, attribute: str, target: str) -> tuple[str, str, str]:
    """Return what is found of values whose target is paired too late, what is expected, and a remedy."""
    label, attribute, target = shown(label, 40), shown(attribute, 40), shown(target, 40)
    earlier = f'put <stratum true_labels="{target}"/> ahead of that with {label}, or ' * (target != label)
    return (
        f"{label}.{attribute} points to {target}, which is not paired before {label}",
        "labels that are paired before others point to them (A8)",
        f"such values count as different (A6); {earlier}let {attribute} have"
        f' <label_restriction label="{target}" by_extent="yes"/> to compare by extent and label (A15)',
    )


def _pointers(
    annotations: DocumentAnnotations, attributes: Collection[tuple[str, str]]
) -> Iterator[tuple[Instance, Slot, Reading]]:
    """Yield the pointers in some attributes of labels, each with its instance and slot."""
    for instance in annotations.instances:
        for slot in instance.slots:
            if (instance.type, slot.name) in attributes:
                for reading in slot.readings():
                    if reading.target is not None:
                        yield instance, slot, reading


def compared_by_extent(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Say once, of a task made from the data, which pointers lead into circles and how they compare (A15)."""
    by_attribute = {
        (label.name, attribute.name): attribute.by_extent
        for label in task.similarity.schema.labels
        for attribute in label.attributes
        if attribute.by_extent and task.similarity.schema.derived
    }
    if not by_attribute:
        return
    listed = [f"{label}.{name} to {' or '.join(to)}" for (label, name), to in by_attribute.items()]
    yield warning(
        *_first_pointer(by_attribute, sets),
        f"labels that point to themselves or to each other in a circle: {shown(', '.join(listed), 200)}",
        "labels that are paired before others point to them (A8)",
        "what these point to is compared by extent and label, not by the pair it is in (A15)",
    )


def _first_pointer(
    attributes: Collection[tuple[str, str]], sets: Iterable[AnnotationSet]
) -> tuple[str, int, int]:
    """Return file, line and column of the first pointer in one of these attributes of labels."""
    for side in sets:
        for annotations in side.documents.values():
            for _, _, reading in _pointers(annotations, attributes) if side.sources else ():
                source = side.sources[annotations.source]
                return source.path, *Complaints(source).place(reading.source.start)
    return "", 0, 0


_EXTENTS, _END = attrgetter("extents"), attrgetter("end")


def outside_text(sets: Iterable[AnnotationSet], documents: Mapping[str, Document]) -> list[Diagnostic]:
    """Find extents that reach past the end of their document's text; linear, however many there are."""
    findings: list[Diagnostic] = []
    for annotation_set in sets:
        if annotation_set.format == EVENT_MENTIONS:
            continue  # their extents are those of tokens, which lie inside
        complaints = [Complaints(source) for source in annotation_set.sources]
        for document_id, annotations in annotation_set.documents.items():
            document = documents.get(document_id)
            if document is None:
                continue
            length = len(document.text)
            extents = chain.from_iterable(map(_EXTENTS, annotations.instances))
            if max(map(_END, extents), default=0) <= length:
                continue
            for instance in annotations.instances:
                if all(extent.end <= length for extent in instance.extents):
                    continue
                findings += (
                    complaints[annotations.source]
                    .refusal(
                        instance.source.start,
                        f"{instance.type} {instance.name} ends at {max(e.end for e in instance.extents)}",
                        f"an end no greater than {length}, the length of document {document.label}",
                        "check that these annotations were made on this text",
                    )
                    .diagnostics
                )
    return findings


def misordered(
    task: TaskDefinition, sets: Iterable[AnnotationSet], severity: Severity
) -> Iterator[Diagnostic]:
    """Find pointers that are compared before what they lead to is aligned (M18), each kind of them once.

    ``sets`` are the keys: what only a response does wrong is merely incorrect.
    """
    for problem in order_problems(task, sets):
        last = problem.sightings[-1]
        complaints = [Complaints(source) for source in last.annotations.sources]
        place = ("", 0, 0)
        if complaints:
            own = complaints[last.document.source]
            place = (own.source.path, *own.place(last.reading.source.start))
        yield Diagnostic(severity, *place, *_misorder(problem))


def _misorder(problem: OrderProblem) -> tuple[str, str, str]:
    """Return what is found, what is expected, how to mend it."""
    if problem.cycle:
        return (
            f"pointers lead in a circle: {problem.path}",
            "that no class leads back to itself: what is pointed to must be aligned first (M18)",
            "mend this pointer, or choose a task that does not score one of these slots",
        )
    (edge,) = problem.edges
    return (
        f"{edge} leads to a class that is mapped later",
        f"{edge.target} before {edge.source} in the order of the task's classes (M18)",
        "mend this pointer, or change the order of the classes",
    )
