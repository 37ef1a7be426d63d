"""Checks of transcripts before a comparison: sides or tags without words, tags that cut words."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document
from annotally.tasks.definition import TaskDefinition
from annotally.text.alignment.words import Words, words_of

SideTexts = Sequence[Mapping[str, Document]]


def transcript_findings(
    task: TaskDefinition, sets: Sequence[AnnotationSet], texts: SideTexts, ids: Sequence[str]
) -> Iterator[Diagnostic]:
    """Find sides or documents without words, sides without entities, tags that cut words.

    ``texts`` are the documents of each side. A side without any word is an error.
    """
    # For each side: no words at all is an error and ends its checks; documents without words, a side without
    # entities, cut words and wordless entities are warnings.
    words = [
        {document: words_of(side_texts[document].text) for document in ids if document in side_texts}
        for side_texts in texts
    ]
    for number, side in enumerate(sets):
        if not any(len(document) for document in words[number].values()):
            yield _make_finding(side, Severity.ERROR, "no words", "the words that entities are marked in")
            continue
        yield from _find_silent_documents(side, sets[number - 1], words[number], words[number - 1])
        if not _has_entities(task, side):
            tags = " or ".join(definition.name for definition in task.classes)
            yield _make_finding(side, Severity.WARNING, "no entities", f"tags {tags}; --tags names others")
        yield from _find_cut_words(task, side, texts[number], words[number])
        yield from _find_wordless(task, side, texts[number], words[number])


def _find_silent_documents(
    side: AnnotationSet,
    opposite: AnnotationSet,
    words: Mapping[str, Words],
    opposite_words: Mapping[str, Words],
) -> Iterator[Diagnostic]:
    """Find documents in which the other side alone has words."""
    for document, side_words in words.items():
        other_words = opposite_words.get(document)
        if not len(side_words) and other_words is not None and len(other_words):
            message = f"no words in document {document}, {len(other_words)} in {opposite.name}"
            annotations = side.documents.get(document)
            yield _make_finding(side, Severity.WARNING, message, "words on either side", annotations)


def _has_entities(task: TaskDefinition, side: AnnotationSet) -> bool:
    return any(
        instance.type.casefold() in task.by_name
        for annotations in side.documents.values()
        for instance in annotations.instances
    )


def _make_finding(
    side: AnnotationSet,
    severity: Severity,
    message: str,
    expected: str,
    annotations: DocumentAnnotations | None = None,
) -> Diagnostic:
    path = side.sources[annotations.source if annotations is not None else 0].path if side.sources else ""
    remedy = (
        "check that it is the right file"
        if annotations is None
        else "all its entities count as missing or spurious"
    )
    return Diagnostic(severity, path, 0, 0, f"{side.name}: {message}", expected, remedy)


def _find_cut_words(
    task: TaskDefinition, side: AnnotationSet, texts: Mapping[str, Document], words: Mapping[str, Words]
) -> Iterator[Diagnostic]:
    """Yield one warning about all tags of a side that begin or end inside a word, at the first of them."""
    # Binary search for each tag boundary: O(tags log words). Only the first cut tag is reported, with the
    # count.
    first, count = None, 0
    for name, annotations in side.documents.items():
        if name not in words:
            continue
        for instance in annotations.instances:
            if instance.type.casefold() not in task.by_name:
                continue
            places = [place for extent in instance.extents for place in (extent.start, extent.end)]
            inside = [word for place in places if (word := _word_around(words[name], place)) is not None]
            if inside:
                count += 1
                first = first or (name, annotations.source, instance, inside[0])
    if first is None:
        return
    document, source, instance, word = first
    extent = words[document].extent(word)
    word_text = texts[document].text[extent.start : extent.end]
    more = f", and {count - 1} more" if count > 1 else ""
    yield warning(
        *_file_place(side, source, instance),
        f"a tag of {instance.type} {instance.name} cuts the word {shown(word_text)!r}{more}",
        "tags between words",
        "the whole word counts as the entity's",
    )


def _find_wordless(
    task: TaskDefinition, side: AnnotationSet, texts: Mapping[str, Document], words: Mapping[str, Words]
) -> Iterator[Diagnostic]:
    """Yield one warning about all entities of a side that cover no word, at the first of them (S8)."""
    # Damage in one place tends to repeat, so one warning stands for all, at the first entity.
    without = [
        (name, annotations.source, instance)
        for name, annotations in side.documents.items()
        if name in words
        for instance in annotations.instances
        if instance.type.casefold() in task.by_name
        and not any(_has_word(words[name], extent) for extent in instance.extents)
    ]
    if not without:
        return
    document, source, instance = without[0]
    covered = "".join(texts[document].text[extent.start : extent.end] for extent in instance.extents)
    more = f", and {len(without) - 1} more" if len(without) > 1 else ""
    yield warning(
        *_file_place(side, source, instance),
        f"{instance.type} {instance.name} covers no word: {shown(covered)!r}{more}",
        "words inside of tags",
        "it equals one without words at the same place of the other text (S8); check where the tag belongs",
    )


def _file_place(side: AnnotationSet, source: int, instance: Instance) -> tuple[str, int, int]:
    """Return file, line and column of an instance; an empty name and zeros where a side has no files."""
    if not side.sources:
        return "", 0, 0
    file = side.sources[source]
    return file.path, *Complaints(file).place(instance.source.start)


def _has_word(words: Words, extent: Extent) -> bool:
    """Tell whether a word shares a character with an extent."""
    return bisect_right(words.ends, extent.start) < bisect_left(words.starts, extent.end)


def _word_around(words: Words, place: int) -> int | None:
    """Return the word that begins before a place and ends behind it, if there is one."""
    word = bisect_right(words.ends, place)
    return word if word < bisect_left(words.starts, place) else None
