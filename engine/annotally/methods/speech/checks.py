"""Checks of transcripts before a comparison: sides or tags without words, tags that cut words."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document
from annotally.model.wording import Wording
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
            yield _make_finding(
                side, Severity.ERROR, Wording("no words"), Wording("the words that entities are marked in")
            )
            continue
        yield from _find_silent_documents(side, sets[number - 1], words[number], words[number - 1])
        if not _has_entities(task, side):
            names = [definition.name for definition in task.classes]
            tags: str = names[0]
            for name in names[1:]:
                tags = Wording("{names} or {name}", names=tags, name=name)
            yield _make_finding(
                side,
                Severity.WARNING,
                Wording("no entities"),
                Wording("tags {tags}; --tags names others", tags=tags),
            )
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
            message = Wording(
                "no words in document {document}, {count} in {side}",
                document=document,
                count=len(other_words),
                side=opposite.name,
            )
            annotations = side.documents.get(document)
            yield _make_finding(side, Severity.WARNING, message, Wording("words on either side"), annotations)


def _has_entities(task: TaskDefinition, side: AnnotationSet) -> bool:
    return any(
        instance.type.casefold() in task.by_name
        for annotations in side.documents.values()
        for instance in annotations.instances
    )


def _make_finding(
    side: AnnotationSet,
    severity: Severity,
    message: Wording,
    expected: Wording,
    annotations: DocumentAnnotations | None = None,
) -> Diagnostic:
    path = side.sources[annotations.source if annotations is not None else 0].path if side.sources else ""
    remedy = (
        Wording("check that it is the right file")
        if annotations is None
        else Wording("all its entities count as missing or spurious")
    )
    return Diagnostic(
        severity, path, 0, 0, Wording("{side}: {finding}", side=side.name, finding=message), expected, remedy
    )


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
    finding = Wording(
        "a tag of {type} {name} cuts the word {word!r}",
        type=instance.type,
        name=instance.name,
        word=shown(word_text),
    )
    yield warning(
        *_file_place(side, source, instance),
        _with_count(finding, count),
        Wording("tags between words"),
        Wording("the whole word counts as the entity's"),
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
    finding = Wording(
        "{type} {name} covers no word: {text!r}",
        type=instance.type,
        name=instance.name,
        text=shown(covered),
    )
    yield warning(
        *_file_place(side, source, instance),
        _with_count(finding, len(without)),
        Wording("words inside of tags"),
        Wording(
            "it equals an entity without words at the same position of the other text; check "
            "the position of the tag"
        ),
    )


def _with_count(finding: Wording, count: int) -> Wording:
    """Return a finding about the first of so many with the number of the others."""
    return Wording("{finding}, and {count} more", finding=finding, count=count - 1) if count > 1 else finding


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
