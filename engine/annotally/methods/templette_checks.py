"""Text fills whose extents cannot be compared, or are not where their strings are (HUB-4, "Extent Part")."""

from collections.abc import Iterator, Mapping

from annotally.errors import Diagnostic, Severity
from annotally.formats.complaints import Complaints, shown
from annotally.model.instances import Instance, Reading
from annotally.model.sets import AnnotationSet
from annotally.model.text import Document, Source
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.templettes import EXTENT
from annotally.textual.cleaning import straighten
from annotally.textual.glm_rules import read_rules


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
        "the global mapping rules have no effect: both sides stand on the same texts",
        "texts that differ, which the rules bring into one form",
        "leave the file out, or have all texts aligned (--align always)",
    )


def misplaced_fills(
    task: TaskDefinition, side: AnnotationSet, documents: Mapping[str, Document]
) -> Iterator[Diagnostic]:
    """Warn of scored text fills without extents, and of extents that select other strings; one each a side.

    ``documents`` are the texts that the side's offsets count in, as far as they are known.
    """
    if EXTENT not in task.templettes.components:
        return
    without: list[tuple[int, Reading]] = []
    elsewhere: list[tuple[int, Reading, str]] = []
    for name, found in side.documents.items():
        text = documents[name].text if name in documents else None
        for instance in found.instances:
            for reading in _scored(task, instance):
                if reading.extent is None:
                    without.append((found.source, reading))
                elif text is not None:
                    selected = text[reading.extent.start : reading.extent.end]
                    if straighten(selected).casefold() != straighten(reading.text).casefold():
                        elsewhere.append((found.source, reading, selected))
    if without:
        source, reading = without[0]
        yield Complaints(side.sources[source]).warning(
            reading.source.start,
            f"{shown(reading.text)!r} has no extent{_more(len(without), 'nor have')}",
            "##start#end# behind the text of a fill",
            "such an extent is never right; give it, or compare content alone (--points content)",
        )
    if elsewhere:
        source, reading, selected = elsewhere[0]
        others = _more(len(elsewhere), "so do")
        yield Complaints(side.sources[source]).warning(
            reading.source.start,
            f"the extent of {shown(reading.text)!r} selects {shown(selected)!r}{others}",
            "offsets of that string, in characters from the document's first",
            "check that the offsets were made on this text",
        )


def _scored(task: TaskDefinition, instance: Instance) -> Iterator[Reading]:
    definition = task.by_name.get(instance.type.casefold())
    if definition is None:
        return
    for slot in instance.slots:
        own = definition.by_name.get(slot.name.casefold())
        if own is not None and own.scored:
            yield from (one for one in slot.readings() if one.target is None)


def _more(count: int, said: str) -> str:
    return f", {said} {count - 1} more" if count > 1 else ""
