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
from annotally.formats.documents import name_of_source
from annotally.formats.file_names import (
    labels_of,
    match_documents,
    match_labels,
    match_only_parts,
    rename_documents,
)
from annotally.formats.format_names import EVENT_MENTIONS, TOKEN_COLUMNS
from annotally.formats.io import format_named
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, Severity, error, warning
from annotally.model.findings import Findings
from annotally.model.instance_columns import InstanceColumns, types_of
from annotally.model.instances import Instance
from annotally.model.missing_documents import Consequence, missing_document
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document
from annotally.model.wording import Wording, verbatim
from annotally.tasks.definition import OneSided
from annotally.workspace.inputs.altered_tokens import token_differences
from annotally.workspace.inputs.linked_text import place_links
from annotally.workspace.inputs.text_differences import combine_text_and_table, difference
from annotally.workspace.inputs.tokens import move_onto_tokens


def place_sets(
    results: Sequence[ReadResult], documents: Mapping[str, Document], findings: Findings
) -> tuple[AnnotationSet, ...]:
    """Return the sets with offsets in code points of the Documents (C1); a side with texts has them already.

    The first result is the key's: mentions of tokens need the tables of its documents (E5, E6).
    """
    return tuple(
        _place_set(result, documents, findings, is_key=number == 0) for number, result in enumerate(results)
    )


def _place_set(
    result: ReadResult, documents: Mapping[str, Document], findings: Findings, *, is_key: bool
) -> AnnotationSet:
    # Three kinds of places come together here: a side that brought its own text is moved onto the tokens of
    # the Document, event mentions name token ids of the tables, and fills of templates link to offsets in
    # files.
    annotations = result.annotations
    if result.documents:
        spans = annotations.format == TOKEN_COLUMNS
        return move_onto_tokens(annotations, result.documents, documents, with_words=spans)
    if annotations.format == EVENT_MENTIONS:
        from annotally.workspace.inputs.token_tables import place_mentions

        in_place, link_findings = place_mentions(
            annotations, documents, annotations.documents if is_key else ()
        )
    else:
        in_place, link_findings = place_links(annotations, documents)
    findings.extend(link_findings)
    return in_place


def refuse_texts(annotations: AnnotationSet) -> None:
    """Raise InputRefused for a side in a format without annotations: it would silently score 0."""
    side_format = format_named(annotations.format)
    if not side_format.carries_annotations:
        raise error(
            annotations.sources[0].path,
            0,
            0,
            Wording(
                "{side_format}, which has no annotations, as {annotations}",
                side_format=side_format.title,
                annotations=annotations.name,
            ),
            Wording("the annotations of the {annotations}", annotations=annotations.name),
            Wording("give texts as texts, next to the files with annotations, or choose the format"),
        )


def unscored_sides(
    sets: Iterable[AnnotationSet], classes: Collection[str], task: str
) -> Iterator[Diagnostic]:
    """Warn of sides with no object of a class that the task scores.

    ``classes`` are the names of those it scores.
    """
    # A side that holds something, and nothing that counts, is nearly always a wrong task or a wrong file. A
    # dictionary keeps the types in the order in which they occur.
    scored = {name.casefold() for name in classes}
    for side in sets:
        documents = side.documents.values()
        types = dict.fromkeys(chain.from_iterable(types_of(annotated.instances) for annotated in documents))
        if types and not any(name.casefold() in scored for name in types):
            yield warning(
                side.sources[0].path if side.sources else "",
                0,
                0,
                Wording(
                    "{side} has only {types}, which {task} does not score",
                    types=shown(", ".join(types)),
                    side=side.name,
                    task=task,
                ),
                any_of(classes),
                Wording("choose the task these annotations were made for"),
            )


def match_by_name(results: Sequence[ReadResult]) -> tuple[list[ReadResult], list[Diagnostic]]:
    """Give documents the first side's names where files alone name them, or parts or digits tell names apart.

    A warning for each side says so.
    """
    # The names of the first side with documents are the reference; each other side is matched with it alone.
    matched: list[ReadResult] = []
    findings = []
    first = next((candidate for candidate in results if candidate.annotations.documents), None)
    for result in results:
        names: dict[str, str] = {}
        if first is not None and result is not first:
            names = match_documents(first.annotations, result.annotations)
            problem = _names_of_files
            if not names:
                names = match_only_parts(first.annotations, result.annotations)
                problem = _names_of_parts
            if not names:
                names = match_labels(labels_of(first), labels_of(result))
                problem = _names_as_written
        matched.append(rename_documents(result, names) if names else result)
        if names:
            findings.append(
                warning(
                    result.annotations.sources[0].path,
                    0,
                    0,
                    problem(names),
                    Wording("documents of the same names"),
                    Wording("check that they are the same"),
                )
            )
    return matched, findings


def _names_of_files(names: Mapping[str, str]) -> Wording:
    """Return the warning that documents were matched by the names of their files."""
    there, here = next(iter(names.items()))
    if len(names) == 1:
        return Wording(
            "documents {there} and {here} are taken for one: their names come from the files",
            there=there,
            here=here,
        )
    return Wording(
        "documents {there} and {here} are taken for one, and {count} more: their names come from the files",
        there=there,
        here=here,
        count=len(names) - 1,
    )


def _names_of_parts(names: Mapping[str, str]) -> Wording:
    """Return the warning that documents were matched without the number of their only part."""
    there, here = next(iter(names.items()))
    if len(names) == 1:
        return Wording(
            "documents {there} and {here} are taken for one: there is no other part",
            there=there,
            here=here,
        )
    return Wording(
        "documents {there} and {here} are taken for one, and {count} more: there is no other part of any",
        there=there,
        here=here,
        count=len(names) - 1,
    )


def _names_as_written(names: Mapping[str, str]) -> Wording:
    """Return the warning that documents were matched by their names as written in the files."""
    there, here = next(iter(names.items()))
    if len(names) == 1:
        return Wording(
            "documents {there} and {here} are taken for one: both are called so", there=there, here=here
        )
    return Wording(
        "documents {there} and {here} are taken for one, and {count} more: both sides call them so",
        there=there,
        here=here,
        count=len(names) - 1,
    )


def texts_of_sides(texts: ReadResult, sides: Sequence[ReadResult]) -> ReadResult:
    """Return texts under the names that the sides have for them, if both call them alike as written."""
    labels = {name: label for side in reversed(sides) for name, label in labels_of(side).items()}
    names = match_labels(labels, labels_of(texts))
    return rename_documents(texts, names) if names else texts


def with_silent_documents(results: Sequence[ReadResult]) -> list[ReadResult]:
    """Return the sides; files without content stand for documents in which nothing was annotated (C8).

    A side without any content has all documents of the others; else a file stands for the document of its
    name, or for those of a file of its name. Raises InputRefused where no side has content.
    """
    # Files without content name no document. Documents of the other sides are gathered with the names of
    # their files first; each silent file is then matched by either of the two.
    if results and all(result.silent and not result.annotations.documents for result in results):
        paths = ", ".join(path for result in results for path in result.silent[:1])
        raise error(
            paths,
            0,
            0,
            Wording("nothing on either side"),
            Wording("annotations on one at least"),
            Wording("choose other files"),
        )
    stems: dict[str, str] = {}
    for side in results:
        for name, annotations in side.annotations.documents.items():
            sources = side.annotations.sources
            stems.setdefault(name, name_of_source(sources[annotations.source]) if sources else name)
    return [_with_silent_documents(side, stems) if side.silent else side for side in results]


def _with_silent_documents(result: ReadResult, stems: Mapping[str, str]) -> ReadResult:
    """Return a side with more documents; ``stems`` are the names of files by the documents in them."""
    # A side of silent files alone has all documents (C8), in whichever file; any other side only those for
    # which it has a file of that name.
    # A silent file is looked for by the document's name, then by that of the file which has it elsewhere.
    present = result.annotations.documents
    numbers = {
        name_of_source(source): number
        for number, source in enumerate(result.annotations.sources)
        if source.path in result.silent
    }
    added = {}
    for name, stem in stems.items():
        file_name = next((candidate for candidate in (name, stem) if candidate in numbers), None)
        if name not in present and (file_name is not None or not present):
            added[name] = DocumentAnnotations(name, (), numbers[file_name] if file_name is not None else 0)
    annotations = msgspec.structs.replace(result.annotations, documents={**present, **added})
    return dataclasses.replace(result, annotations=annotations)


def gather(results: Sequence[ReadResult], texts: ReadResult | None) -> tuple[dict[str, Document], Findings]:
    """Gather the documents; the same document must have the same text wherever it comes from (C5).

    Texts of token-column files with equally many tokens are compared token by token: those altered are warned
    of, and the extents are brought onto the text of the first (`placed`). A file without words gives way.
    """
    # One pass over all results: the first text of a document stands, every later one is compared with it.
    documents: dict[str, Document] = {}
    findings = Findings()
    for result in (texts, *results):
        if result is None:
            continue
        complaints = {source.path: Complaints(source) for source in result.annotations.sources}
        for document in result.documents:
            first_text = documents.setdefault(document.id, document)
            if first_text is not document:
                standing, differences = _reconcile(first_text, document, complaints.get(document.file))
                documents[document.id] = standing
                findings += differences
    if any(document.tokens is not None for document in documents.values()):
        from annotally.workspace.inputs.token_tables import rename_tables

        rename_tables(documents, (name for result in results for name in result.annotations.documents))
    return documents, findings


def _reconcile(
    first_text: Document, document: Document, complaints: Complaints | None
) -> tuple[Document, Sequence[Diagnostic]]:
    """Return the text that stands of two for one document, and how they differ if that is to be said."""
    # A text and its token table make one document; equal texts need no word; two tables are compared by
    # tokens, and the one with words stands; any others by their characters.
    if first_text.text == document.text and first_text.tokens == document.tokens:
        return first_text, ()
    if (combined := combine_text_and_table(first_text, document)) is not None:
        return combined, ()
    if first_text.text == document.text:
        return first_text, ()
    if first_text.tokens is None or document.tokens is None:
        return first_text, (difference(first_text, document, complaints),)
    needs_words = document.tokens.has_words and not first_text.tokens.has_words
    return document if needs_words else first_text, token_differences(first_text, document, complaints)


def document_order(documents: Mapping[str, Document], sets: Iterable[AnnotationSet]) -> tuple[str, ...]:
    """Return every document's id: those with a text first, then the sides' in the order of the sides."""
    order = dict.fromkeys(documents)
    for annotation_set in sets:
        order.update(dict.fromkeys(annotation_set.documents))
    return tuple(order)


def one_sided(
    sets: tuple[AnnotationSet, ...], ids: Iterable[str], outcome: OneSided = OneSided.SCORED
) -> list[Diagnostic]:
    """Report documents that only some sides have, with the consequence (C6); errors where refused."""
    # A single document against several is reported once, as undivided, instead of once for each of them.
    if outcome is OneSided.REFUSED and (undivided := _undivided(sets)) is not None:
        return [undivided]
    findings: list[Diagnostic] = []
    severity = Severity.ERROR if outcome is OneSided.REFUSED else Severity.WARNING
    for document_id in ids:
        having = [document_id in side.documents for side in sets]
        if any(having) and not all(having):
            without = ", ".join(side.name for side, has in zip(sets, having, strict=True) if not has)
            having_it = [side for side, has in zip(sets, having, strict=True) if has]
            present = ", ".join(side.name for side in having_it)
            first = having_it[0]
            findings.append(
                missing_document(
                    severity,
                    first.sources[first.documents[document_id].source].path if first.sources else "",
                    document=document_id,
                    present=present,
                    without=without,
                    consequence=_consequence(outcome, in_key=having[0], is_alone=len(having_it) == 1),
                )
            )
    return findings


def _undivided(sets: Sequence[AnnotationSet]) -> Diagnostic | None:
    """Report a side of one document where the other side has several, and that it is none of them."""
    # The usual cause of a document that no other side has: one file with the whole corpus in it against one
    # file a document. It is reported as such in place of as many missing documents.
    for side, larger in permutations(sets, 2):
        if len(side.documents) == 1 < len(larger.documents) and not set(side.documents) & set(
            larger.documents
        ):
            (name,) = side.documents
            listed = shown(", ".join(larger.documents))
            return Diagnostic(
                Severity.ERROR,
                side.sources[0].path if side.sources else "",
                0,
                0,
                Wording(
                    "one document in {side}, {name}; {other_side} has {count}: {names}",
                    side=side.name,
                    name=name,
                    other_side=larger.name,
                    count=len(larger.documents),
                    names=listed,
                ),
                Wording("a document for each of those in {side}, of the same name", side=larger.name),
                Wording("split the document where those start and end"),
            )
    return None


def _consequence(outcome: OneSided, *, in_key: bool, is_alone: bool) -> Consequence:
    if outcome is OneSided.KEY_ONLY:
        return Consequence.ALL_MISSING if in_key else Consequence.NOT_SCORED
    if outcome is OneSided.BY_PAIR:
        return Consequence.NOT_COMPARED if is_alone else Consequence.BY_PAIR
    return {
        OneSided.SCORED: Consequence.SCORED,
        OneSided.REFUSED: Consequence.REFUSED,
        OneSided.SKIPPED: Consequence.SKIPPED,
    }[outcome]


def any_of(names: Collection[str]) -> Wording:
    """Return names of which one is expected, such as ``PERSON or PLACE``."""
    first, *further = names or ("",)
    joined = verbatim(first)
    for name in further:
        joined = Wording("{names} or {name}", names=joined, name=name)
    return joined


def check_shared(sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Find that no two of several annotators have a document in common: nothing could be compared."""
    # A multiset of the documents of all sides: nothing can be compared if none of them counts twice.
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
        Wording("no document is in two of {sides}", sides=", ".join(side.name for side in chosen)),
        Wording("documents in common"),
        Wording("choose annotations of the same texts; documents must have the same names in all files"),
    )


def compared_documents(
    sets: Iterable[AnnotationSet], ids: Iterable[str], outcome: OneSided
) -> tuple[str, ...]:
    """Return the documents that are compared; by pair those too that one annotator alone has.

    In these nobody is compared: they wait for a decision.
    """
    # ``ids`` are in corpus order, and every outcome but the key's own keeps it.
    chosen = tuple(sets)
    if outcome is OneSided.KEY_ONLY:
        return tuple(chosen[0].documents)
    if outcome is OneSided.SKIPPED:
        return tuple(
            document_id for document_id in ids if all(document_id in side.documents for side in chosen)
        )
    if outcome is OneSided.BY_PAIR:
        return tuple(
            document_id for document_id in ids if any(document_id in side.documents for side in chosen)
        )
    return tuple(ids)


_EXTENTS, _END = attrgetter("extents"), attrgetter("end")


def _last_end(instances: Sequence[Instance]) -> int:
    """Return the furthest end of all extents of instances, 0 where there are none."""
    if isinstance(instances, InstanceColumns):
        return instances.last_end
    return max(map(_END, chain.from_iterable(map(_EXTENTS, instances))), default=0)


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
            # The greatest end of all extents is had without a loop of Python; only documents where it is too
            # great are looked at instance by instance.
            length = len(document.text)
            if _last_end(annotations.instances) <= length:
                continue
            for instance in annotations.instances:
                if all(extent.end <= length for extent in instance.extents):
                    continue
                findings += (
                    complaints[annotations.source]
                    .refusal(
                        instance.source.start,
                        Wording(
                            "{type} {name} ends at {end}",
                            type=instance.type,
                            name=instance.name,
                            end=max(extent.end for extent in instance.extents),
                        ),
                        Wording(
                            "an end no greater than {length}, the length of document {document}",
                            length=length,
                            document=document.label,
                        ),
                        Wording("check that these annotations belong to this text"),
                    )
                    .diagnostics
                )
    return findings
