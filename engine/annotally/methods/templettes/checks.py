"""Checks of text fills: missing extents, and extents that select other strings (HUB-4, "Extent Part")."""

from collections.abc import Callable, Iterator, Mapping

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.instances import Instance, Reading
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import NO_WORDS, Wording, plural
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.templette_rules import EXTENT
from annotally.text.alignment.glm_rules import read_rules
from annotally.text.cleaning import straighten


def damaged_rules(glm: Source | None) -> tuple[Diagnostic, ...]:
    """Return the warnings about rules of a global mapping file that are left out (H5)."""
    return read_rules(glm, skip_damaged=True).warnings if glm is not None else ()


def idle_rules(glm: Source | None) -> Diagnostic:
    """Return the warning about a global mapping file where no texts are aligned (H5)."""
    return Diagnostic(
        Severity.WARNING,
        glm.path if glm is not None else "",
        0,
        0,
        Wording("the global mapping rules have no effect: both sides have the same texts"),
        Wording("texts that differ, which the rules make alike"),
        Wording("leave the file out, or have all texts aligned (--align always)"),
    )


def misplaced_fills(
    task: TaskDefinition, side: AnnotationSet, documents: Mapping[str, Document]
) -> Iterator[Diagnostic]:
    """Warn of scored text fills without extents, and of extents that select other strings; one each a side.

    ``documents`` are the texts of the side's offsets, as far as they are known.
    """
    if EXTENT not in task.templettes.components:
        return
    # One pass collects both kinds of faults; each is reported once, at its first place, with the count.
    without: list[tuple[int, Reading]] = []
    elsewhere: list[tuple[int, Reading, str]] = []
    for name, annotations in side.documents.items():
        text = documents[name].text if name in documents else None
        for instance in annotations.instances:
            for reading in _scored(task, instance):
                if reading.extent is None:
                    if not _has_offsets(side.sources[annotations.source], reading):
                        without.append((annotations.source, reading))
                elif text is not None:
                    selected = text[reading.extent.start : reading.extent.end]
                    if straighten(selected).casefold() != straighten(reading.text).casefold():
                        elsewhere.append((annotations.source, reading, selected))
    if without:
        source, reading = without[0]
        yield Complaints(side.sources[source]).warning(
            reading.source.start,
            _lacking(reading, len(without)),
            Wording("##start#end# after the text of a fill"),
            Wording(
                "such an extent is never right; add the extent, or compare content alone (--points content)"
            ),
        )
    if elsewhere:
        source, reading, selected = elsewhere[0]
        yield Complaints(side.sources[source]).warning(
            reading.source.start,
            _selecting(reading, selected, len(elsewhere)),
            Wording("offsets of that string, in characters from the document's first"),
            Wording("check that the offsets belong to this text"),
        )


def _lacking(reading: Reading, count: int) -> Wording:
    """Return the finding about fills without extents, the first of which is given."""
    finding = Wording("{text!r} has no extent", text=shown(reading.text))
    if count > 1:
        return Wording("{finding}, nor have {count} more", finding=finding, count=count - 1)
    return finding


def _selecting(reading: Reading, selected: str, count: int) -> Wording:
    """Return the finding about extents that select other strings, the first of which is given."""
    finding = Wording(
        "the extent of {text!r} selects {selected!r}", text=shown(reading.text), selected=shown(selected)
    )
    if count > 1:
        return Wording("{finding}, so do {count} more", finding=finding, count=count - 1)
    return finding


def _has_offsets(source: Source, reading: Reading) -> bool:
    """Tell whether a file gives offsets that lie outside the text: another warning reports these."""
    return source.text[reading.source.end :].lstrip(" \t").startswith("##")


Fault = tuple[Callable[[Reading], Wording], Wording, Wording]
"""A check of a reading that returns its fault or an empty string; the expectation; the remedy."""


def _uneven(reading: Reading) -> Wording:
    pairs, brackets = len(reading.minimal_extents), len(reading.minimal)
    if not pairs or pairs == brackets:
        return NO_WORDS
    text = shown(reading.text)
    if not brackets:
        return plural(
            "{text!r} has {count} pair of offsets after the first, and no strings in brackets",
            "{text!r} has {count} pairs of offsets after the first, and no strings in brackets",
            pairs,
            text=text,
        )
    return plural(
        "{text!r} has {count} pair of offsets after the first, and {strings} strings in brackets",
        "{text!r} has {count} pairs of offsets after the first, and {strings} strings in brackets",
        pairs,
        text=text,
        strings=brackets,
    )


def _escaping(reading: Reading) -> Wording:
    if reading.extent is None:
        return NO_WORDS
    first, last = reading.extent.start, reading.extent.end
    outside = [extent for extent in reading.minimal_extents if extent.start < first or extent.end > last]
    if not outside:
        return NO_WORDS
    return Wording(
        "the offsets {start} to {end} of {text!r} lie outside its extent, {first} to {last}",
        start=outside[0].start,
        end=outside[0].end,
        text=shown(reading.text),
        first=first,
        last=last,
    )


def _bracketed_twice(reading: Reading) -> Wording:
    """Return a message for a quoted string with brackets that do not enclose a minimal string."""
    has_brackets = reading.quote and any(sign in reading.text for sign in "[]")
    if not has_brackets:
        return NO_WORDS
    return Wording("brackets inside of brackets, or without their match: {text!r}", text=shown(reading.text))


def _several(reading: Reading) -> Wording:
    pairs = len(reading.minimal_extents) + 1
    if pairs == 1:
        return NO_WORDS
    return Wording(
        "{text!r} of the response has {count} pairs of offsets", text=shown(reading.text), count=pairs
    )


_BRACKETS: Fault = (
    _bracketed_twice,
    Wording("one pair of brackets around each minimal string"),
    Wording("unmatched brackets are compared as text; remove them"),
)
_OF_KEY: tuple[Fault, ...] = (
    (
        _uneven,
        Wording("a pair of offsets for each string in brackets, or none but the first"),
        Wording("contents and extents are compared separately; correct the offsets or the brackets"),
    ),
    (
        _escaping,
        Wording("minimal extents inside the first extent"),
        Wording("no extent can match these offsets; correct them"),
    ),
    _BRACKETS,
)
_OF_RESPONSE: tuple[Fault, ...] = (
    (
        _several,
        Wording("one: only a reference has minimal extents"),
        Wording("the first pair counts; remove the others, or give --key2key to compare two keys"),
    ),
    _BRACKETS,
)


def faulty_fills(task: TaskDefinition, side: AnnotationSet, *, as_key: bool) -> Iterator[Diagnostic]:
    """Warn of scored text fills with contradicting brackets and offsets; one warning of a kind.

    ``as_key``: the side may have minimal strings and extents.
    """
    kinds = _OF_KEY if as_key else _OF_RESPONSE
    if EXTENT not in task.templettes.components:
        kinds = (_BRACKETS,)
    # Each check looks at each scored text fill; its first hit is reported with the count of the others.
    faults: list[list[tuple[int, Reading, Wording]]] = [[] for _ in kinds]
    for annotations in side.documents.values():
        for instance in annotations.instances:
            for reading in _scored(task, instance):
                for (find, _, _), findings in zip(kinds, faults, strict=True):
                    if fault := find(reading):
                        findings.append((annotations.source, reading, fault))
    for (_, expected, remedy), findings in zip(kinds, faults, strict=True):
        if findings:
            source, reading, fault = findings[0]
            if len(findings) > 1:
                fault = Wording("{finding}, likewise {count} more", finding=fault, count=len(findings) - 1)
            yield Complaints(side.sources[source]).warning(reading.source.start, fault, expected, remedy)


def _scored(task: TaskDefinition, instance: Instance) -> Iterator[Reading]:
    definition = task.by_name.get(instance.type.casefold())
    if definition is None:
        return
    for slot in instance.slots:
        slot_definition = definition.by_name.get(slot.name.casefold())
        if slot_definition is not None and slot_definition.scored:
            yield from (reading for reading in slot.readings() if reading.target is None)
