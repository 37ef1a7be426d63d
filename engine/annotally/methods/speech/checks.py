"""Damage of transcripts that are to be compared: sides or tags without words, tags that cut words."""

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

Texts = Sequence[Mapping[str, Document]]


def transcript_findings(
    task: TaskDefinition, sets: Sequence[AnnotationSet], texts: Texts, ids: Sequence[str]
) -> Iterator[Diagnostic]:
    """Find sides or documents without words, sides without entities, tags that cut words.

    ``texts`` are the documents each side stands on. A side without any word is an error.
    """
    words = [{one: words_of(own[one].text) for one in ids if one in own} for own in texts]
    spoken = [any(len(one) for one in side.values()) for side in words]
    for number, side in enumerate(sets):
        other = sets[number - 1]
        if not spoken[number]:
            yield _speechless(side, Severity.ERROR, "no words", "the words that entities are marked in")
            continue
        for one in ids:
            mine, theirs = words[number].get(one), words[number - 1].get(one)
            if mine is not None and not len(mine) and theirs is not None and len(theirs):
                found = f"no words in document {one}, {len(theirs)} in {other.name}"
                expected, own = "words on either side", side.documents.get(one)
                yield _speechless(side, Severity.WARNING, found, expected, own)
        if not any(
            one.type.casefold() in task.by_name for own in side.documents.values() for one in own.instances
        ):
            tags = " or ".join(definition.name for definition in task.classes)
            yield _speechless(side, Severity.WARNING, "no entities", f"tags {tags}; --tags names others")
        yield from _cut(task, side, texts[number], words[number])
        yield from _wordless(task, side, texts[number], words[number])


def _speechless(
    side: AnnotationSet,
    severity: Severity,
    found: str,
    expected: str,
    own: DocumentAnnotations | None = None,
) -> Diagnostic:
    path = side.sources[own.source if own is not None else 0].path if side.sources else ""
    remedy = (
        "check that it is the right file" if own is None else "all its entities count as missing or spurious"
    )
    return Diagnostic(severity, path, 0, 0, f"{side.name}: {found}", expected, remedy)


def _cut(
    task: TaskDefinition, side: AnnotationSet, texts: Mapping[str, Document], words: Mapping[str, Words]
) -> Iterator[Diagnostic]:
    """Yield one warning about all tags of a side that begin or end inside a word, at the first of them."""
    first, count = None, 0
    for one, annotations in side.documents.items():
        if one not in words:
            continue
        for instance in annotations.instances:
            if instance.type.casefold() not in task.by_name:
                continue
            places = [place for extent in instance.extents for place in (extent.start, extent.end)]
            inside = [word for place in places if (word := _word_around(words[one], place)) is not None]
            if inside:
                count += 1
                first = first or (one, annotations.source, instance, inside[0])
    if first is None:
        return
    document, source, instance, word = first
    extent = words[document].extent(word)
    written = texts[document].text[extent.start : extent.end]
    more = f", and {count - 1} more" if count > 1 else ""
    yield warning(
        *_file_place(side, source, instance),
        f"a tag of {instance.type} {instance.name} cuts the word {shown(written)!r}{more}",
        "tags between words",
        "the whole word counts as the entity's",
    )


def _wordless(
    task: TaskDefinition, side: AnnotationSet, texts: Mapping[str, Document], words: Mapping[str, Words]
) -> Iterator[Diagnostic]:
    """Yield one warning about all entities of a side that cover no word, at the first of them (S8)."""
    without = [
        (one, annotations.source, instance)
        for one, annotations in side.documents.items()
        if one in words
        for instance in annotations.instances
        if instance.type.casefold() in task.by_name
        and not any(_has_word(words[one], extent) for extent in instance.extents)
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
