"""What is said of differences that a task does not compare, and of a task that compares nothing (C10)."""

from collections.abc import Iterator, Mapping, Sequence

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.source_diagnostics import Complaints, shown
from annotally.tasks.definition import TaskDefinition
from annotally.workspace.uncompared.differences import Aspect, Difference, Kind, differences
from annotally.workspace.uncompared.scope import Scope

_NAMED = 8
"""How many aspects a warning names; the others are counted."""


def uncompared(
    task: TaskDefinition, sets: Sequence[AnnotationSet]
) -> tuple[list[Diagnostic], frozenset[tuple[str, str]]]:
    """Return one warning for each kind of what differs between sides and is not compared.

    With them come the types and slots, without case, that the warnings are about; of a whole class the
    name of the slot is empty.
    """
    found = differences(Scope(task, sets), sets)
    told = frozenset((aspect.type.casefold(), aspect.slot.casefold()) for aspect in found)
    return list(_warnings(task, found, sets)), told


def _warnings(
    task: TaskDefinition, found: Mapping[Aspect, Difference], sets: Sequence[AnnotationSet]
) -> Iterator[Diagnostic]:
    for kind in Kind:
        of_kind = {aspect: one for aspect, one in found.items() if aspect.kind is kind}
        if of_kind:
            yield _warning(task, kind, of_kind, sets)


def scores_nothing(task: TaskDefinition, sets: Sequence[AnnotationSet]) -> bool:
    """Tell whether no instance of any side is compared; it ends at the first one that is."""
    scope = Scope(task, sets)
    return not any(
        scope.compares(instance)
        for side in sets
        for document in side.documents.values()
        for instance in document.instances
    )


def nothing_scored(
    task: TaskDefinition, sets: Sequence[AnnotationSet], *, by_title: bool = False
) -> Diagnostic:
    """Return the warning that a comparison compares nothing; the task goes by its name, or ``by_title``."""
    path = next((side.sources[0].path for side in sets if side.sources), "")
    types = sorted({one.type for side in sets for own in side.documents.values() for one in own.instances})
    names = " and ".join(side.name for side in sets)
    if not types:
        found, remedy = f"nothing is annotated in {names}", "give files with annotations"
        return warning(path, 0, 0, f"nothing is scored: {found}", "annotations to compare", remedy)
    called = task.title if by_title else task.name
    found = f"nothing is scored: {called} compares nothing of what {names} hold, {_listed(types)}"
    expected = _listed(task.scored_names) or "annotations that it compares"
    return warning(path, 0, 0, found, expected, "choose the task these annotations were made for")


def _warning(
    task: TaskDefinition, kind: Kind, found: Mapping[Aspect, Difference], sets: Sequence[AnnotationSet]
) -> Diagnostic:
    ordered = sorted(found.items(), key=lambda item: (-item[1].number, str(item[0])))
    total = sum(one.number for one in found.values())
    named = _listed([f"{aspect} ({one.number:,})" for aspect, one in ordered])
    word = "annotation" if task.method == "similarity" else task.object_word
    number = f"{total:,} {{}}" if total == 1 else f"{total:,} {{}}s"
    differ = "differs" if total == 1 else "differ"
    are = "is" if total == 1 else "are"
    said = {
        Kind.INSTANCES: f"{number.format(word)} {differ} and {are} not compared by {task.name}:",
        Kind.SLOTS: f"{number.format('value')} {differ} and {are} not compared by {task.name}:",
        Kind.PLACES: f"{number.format('place')} {differ} and {are} not compared by {task.name}:",
        Kind.MARKS: f"{number.format('mark')} of the response {differ} and {are} not read:",
    }[kind]
    _, first = min(ordered, key=lambda item: (item[1].document, item[1].member))
    return warning(*_place(first, sets), f"{said} {named}", "", _remedy(task, kind))


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return shown(", ".join(names[:_NAMED]), 400) + more


def _remedy(task: TaskDefinition, kind: Kind) -> str:
    if kind is Kind.MARKS:
        return "compare two keys if both are"
    if task.name == "spans":
        return "they do not count; the task mat compares them"
    if task.method == "templates":
        return "they do not count; declare them (class_defs, slot_defs), or choose a task that compares them"
    return "they do not count; choose a task that compares them if they should"


def _place(found: Difference, sets: Sequence[AnnotationSet]) -> tuple[str, int, int]:
    """Return file, line and column of the first instance that differs."""
    side, number = found.member
    annotations = sets[side]
    document = annotations.documents[found.document]
    if document.source >= len(annotations.sources):
        return "", 0, 0
    source = annotations.sources[document.source]
    return source.path, *Complaints(source).place(document.instances[number].source.start)
