"""The options of a caller for a MAT task, applied and checked."""

from collections.abc import Iterator
from dataclasses import replace

from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.source_diagnostics import shown
from annotally.model.text import Source
from annotally.model.wording import NO_WORDS, Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.mat.task import chosen_profiles, read_mat_task
from annotally.tasks.similarity.findings import Finding, unknown_labels
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
    """Return the task of a MAT task file, and the warnings about it.

    Raises InputRefused for what `read_mat_task` and `chosen_profiles` refuse, and for labels of the choice
    that the task does not have; TaskError for profiles it does not have.
    """
    # The task's values come from the file, the rules from the caller; chosen profiles replace the defaults.
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
        names += [
            label.name,
            *(name for attribute in label.attributes for name in attribute.effective_labels.values()),
        ]
    return tuple(dict.fromkeys(names))


def refuse_unknown_labels(rules: SimilarityRules, schema: Schema, file: str) -> None:
    """Check a caller's labels. Raises InputRefused for labels that are unknown or equated twice."""
    findings = [
        Diagnostic(finding.severity, file, 0, 0, finding.found, finding.expected, finding.remedy)
        for finding in rules_findings(rules, schema)
    ]
    if findings:
        raise InputRefused(*findings)


def rules_findings(rules: SimilarityRules, schema: Schema) -> Iterator[Finding]:
    """Find labels, true or effective, that the schema does not have, and labels in two classes.

    Find also equivalence classes with the name of another row of the scores: a label, ``<all>``, an
    aggregation.
    """
    # The name of a class may be that of one of its own labels, but of no other row.
    labels = asked_labels(schema)
    yield from unknown_labels(("ignored",), rules.ignored, labels)
    class_of: dict[str, str] = {}
    rows = {ALL, *(aggregation.name for aggregation in rules.score.aggregations)}
    for number, entry in enumerate(rules.equivalences):
        yield from unknown_labels(("equivalence", number), entry.labels, labels)
        message = NO_WORDS
        if entry.name in labels and entry.name not in entry.labels:
            message = Wording(
                "an equivalence class {name!r}, as a label outside of it", name=shown(entry.name, 40)
            )
        elif entry.name in rows:
            message = Wording(
                "an equivalence class {name!r}, as another row of the scores", name=shown(entry.name, 40)
            )
        if message:
            yield Finding(
                ("equivalence", number),
                message,
                Wording("a name of its own"),
                Wording("give it another name"),
            )
        for label in dict.fromkeys(entry.labels):
            if class_of.setdefault(label, entry.name) != entry.name:
                message = Wording(
                    "label {label} in equivalence classes {first} and {second}",
                    label=shown(label, 40),
                    first=class_of[label],
                    second=entry.name,
                )
                yield Finding(
                    ("equivalence", number),
                    message,
                    Wording("every label in one"),
                    Wording("remove it from one of them"),
                )
