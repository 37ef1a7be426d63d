"""Warnings about differences that a task does not compare, and about a task that compares nothing (C10)."""

from collections.abc import Iterator, Mapping, Sequence

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import NO_WORDS, Wording, plural, verbatim
from annotally.reports.tree.inspection import object_word
from annotally.tasks.definition import TaskDefinition
from annotally.workspace.uncompared.differences import Aspect, Difference, DifferenceKind, differences
from annotally.workspace.uncompared.scope import Scope

_NAMED = 8
"""How many aspects a warning names; the others are counted."""


def uncompared(
    task: TaskDefinition, sets: Sequence[AnnotationSet], jobs: int | None = 1
) -> tuple[list[Diagnostic], frozenset[tuple[str, str]]]:
    """Return one warning for each kind of difference between sides that is not compared.

    With them come the types and slots, without case, that the warnings are about; of a whole class the
    name of the slot is empty. At most ``jobs`` processes look for them;
    None: as many as pay.
    """
    found_by_aspect = differences(Scope(task, sets), sets, jobs)
    named_slots = frozenset((aspect.type.casefold(), aspect.slot.casefold()) for aspect in found_by_aspect)
    return list(_warnings(task, found_by_aspect, sets)), named_slots


def _warnings(
    task: TaskDefinition, found_by_aspect: Mapping[Aspect, Difference], sets: Sequence[AnnotationSet]
) -> Iterator[Diagnostic]:
    for kind in DifferenceKind:
        of_kind = {
            aspect: difference for aspect, difference in found_by_aspect.items() if aspect.kind is kind
        }
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
    # Either nothing is annotated, or none of it is what the task compares: two causes with two remedies.
    path = next((side.sources[0].path for side in sets if side.sources), "")
    types = sorted(
        {
            instance.type
            for side in sets
            for annotated in side.documents.values()
            for instance in annotated.instances
        }
    )
    sides: str = sets[0].name
    for side in sets[1:]:
        sides = Wording("{sides} and {side}", sides=sides, side=side.name)
    if not types:
        problem = Wording("nothing is scored: nothing is annotated in {sides}", sides=sides)
        remedy = Wording("give files with annotations")
        return warning(path, 0, 0, problem, Wording("annotations to compare"), remedy)
    called = task.title if by_title else task.name
    problem = Wording(
        "nothing is scored: {task} does not compare {types} of {sides}",
        task=called,
        sides=sides,
        types=_listed(types),
    )
    expected = _listed(task.scored_names) or Wording("annotations that it compares")
    return warning(path, 0, 0, problem, expected, Wording("choose the task these annotations were made for"))


def _warning(
    task: TaskDefinition,
    kind: DifferenceKind,
    found_by_aspect: Mapping[Aspect, Difference],
    sets: Sequence[AnnotationSet],
) -> Diagnostic:
    # Aspects are listed most frequent first; the place is that of the first difference by document and
    # instance.
    ordered = sorted(found_by_aspect.items(), key=lambda item: (-item[1].number, str(item[0])))
    total = sum(difference.number for difference in found_by_aspect.values())
    names = _listed([f"{aspect} ({difference.number:,})" for aspect, difference in ordered])
    _, first = min(ordered, key=lambda item: (item[1].document, item[1].member))
    problem = _difference_words(task, kind, total, names)
    return warning(*_place(first, sets), problem, NO_WORDS, _remedy(task, kind))


def _difference_words(task: TaskDefinition, kind: DifferenceKind, total: int, names: Wording) -> Wording:
    """Return the finding that so many differences are not compared; ``names`` are those of their aspects."""
    if kind is DifferenceKind.MARKS:
        return plural(
            "{count:,} mark of the response differs and is not read: {names}",
            "{count:,} marks of the response differ and are not read: {names}",
            total,
            names=names,
        )
    if kind is DifferenceKind.SLOTS:
        return plural(
            "{count:,} value differs and is not compared by {task}: {names}",
            "{count:,} values differ and are not compared by {task}: {names}",
            total,
            task=task.name,
            names=names,
        )
    if kind is DifferenceKind.PLACES:
        return plural(
            "{count:,} place differs and is not compared by {task}: {names}",
            "{count:,} places differ and are not compared by {task}: {names}",
            total,
            task=task.name,
            names=names,
        )
    return plural(
        "{count:,} {object} differs and is not compared by {task}: {names}",
        "{count:,} {object}s differ and are not compared by {task}: {names}",
        total,
        object=Wording("annotation") if task.method_spec.has_labels else object_word(task),
        task=task.name,
        names=names,
    )


def _listed(names: Sequence[str]) -> Wording:
    listed = verbatim(shown(", ".join(names[:_NAMED]), 400))
    if len(names) > _NAMED:
        return Wording("{names} and {count} more", names=listed, count=len(names) - _NAMED)
    return listed


def _remedy(task: TaskDefinition, kind: DifferenceKind) -> Wording:
    if kind is DifferenceKind.MARKS:
        return Wording("compare two keys if both are")
    if task.name == "spans":
        return Wording("they do not count; the task mat compares them")
    if task.method_spec.declares_slots:
        return Wording(
            "they do not count; declare them (class_defs, slot_defs), or choose a task that compares them"
        )
    return Wording("they do not count; choose a task that compares them if they should")


def _place(difference: Difference, sets: Sequence[AnnotationSet]) -> tuple[str, int, int]:
    """Return file, line and column of the first instance that differs."""
    side, number = difference.member
    annotations = sets[side]
    document = annotations.documents[difference.document]
    if document.source >= len(annotations.sources):
        return "", 0, 0
    source = annotations.sources[document.source]
    return source.path, *Complaints(source).place(document.instances[number].source.start)
