"""What whoever compares asks of a MAT task besides its file, carried out and checked."""

from collections.abc import Iterator
from dataclasses import replace

from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.source_diagnostics import shown
from annotally.model.text import Source
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.mat.task import chosen_profiles, read_mat_task
from annotally.tasks.similarity.findings import Finding, unknown_names
from annotally.tasks.similarity.row_keys import ALL
from annotally.tasks.similarity_profile import (
    Schema,
    ScoreProfile,
    SimilarityChoice,
    SimilarityProfile,
    SimilarityRules,
    SimilarityTask,
)


def task_of_file(source: Source, choice: SimilarityChoice) -> tuple[TaskDefinition, tuple[Diagnostic, ...]]:
    """Return the task that a MAT task file describes, and what is to be said about it.

    Raises InputRefused for what `read_mat_task` and `chosen_profiles` refuse, and for labels of the choice
    that the task does not have; TaskError for profiles it does not have.
    """
    file = read_mat_task(source, choice.task, own_methods=bool(choice.module))
    chosen = chosen_profiles(file.task, choice.similarity_profile, choice.score_profile, source.path)
    rules = replace(choice.rules(), score=chosen.score)
    refuse_unknown_labels(rules, file.task.schema, source.path)
    task = TaskDefinition(
        "mat",
        file.task.name or "Annotations by similarity",
        "similarity",
        (),
        similarity=replace(rules, schema=file.task.schema, profile=chosen.similarity, labels=()),
        description=f"annotations as the task {shown(file.task.name, 60)!r} describes them",
        object_word="annotation",
    )
    return task, (*file.warnings, *chosen.warnings)


def saved_task(task: TaskDefinition) -> SimilarityTask:
    """Return a task as a task file can hold it: its labels and the profiles in use, as the default ones."""
    rules = task.similarity
    profile, score = replace(rules.profile, name=""), replace(rules.score, name="")
    return SimilarityTask(
        task.title,
        replace(rules.schema, derived=False),
        (profile,) if profile != SimilarityProfile() else (),
        (score,) if score != ScoreProfile() else (),
    )


def asked_labels(schema: Schema) -> tuple[str, ...]:
    """Return the labels, true and effective, that can be ignored or equated, in the order of the schema."""
    names: list[str] = []
    for label in schema.labels:
        names += [label.name, *(name for one in label.attributes for name in one.effective_labels.values())]
    return tuple(dict.fromkeys(names))


def refuse_unknown_labels(rules: SimilarityRules, schema: Schema, file: str) -> None:
    """Raise InputRefused where a caller names labels that a task does not have, or equates them twice."""
    findings = [
        Diagnostic(one.severity, file, 0, 0, one.found, one.expected, one.remedy)
        for one in rules_findings(rules, schema)
    ]
    if findings:
        raise InputRefused(*findings)


def rules_findings(rules: SimilarityRules, schema: Schema) -> Iterator[Finding]:
    """Find labels, true or effective, that the schema does not have, and labels that go by two names.

    So too equivalence classes that are called as another row of the scores: a label, ``<all>``, an
    aggregation.
    """
    known = asked_labels(schema)
    yield from unknown_names(("ignored",), "label", rules.ignored, known, "the task")
    seen: dict[str, str] = {}
    rows = {ALL, *(aggregation.name for aggregation in rules.score.aggregations)}
    for number, one in enumerate(rules.equivalences):
        yield from unknown_names(("equivalence", number), "label", one.labels, known, "the task")
        if one.name in known and one.name not in one.labels:
            found = f"an equivalence class {shown(one.name, 40)!r}, as a label outside of it"
            yield Finding(("equivalence", number), found, "a name of its own", "give it another name")
        elif one.name in rows:
            found = f"an equivalence class {shown(one.name, 40)!r}, as another row of the scores"
            yield Finding(("equivalence", number), found, "a name of its own", "give it another name")
        for label in dict.fromkeys(one.labels):
            if seen.setdefault(label, one.name) != one.name:
                found = f"label {shown(label, 40)} in equivalence classes {seen[label]} and {one.name}"
                yield Finding(("equivalence", number), found, "every label in one", "take it out of one")
