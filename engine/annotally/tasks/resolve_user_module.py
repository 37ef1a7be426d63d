"""Removal of a module of methods that no profile in use needs."""

from dataclasses import replace

from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.similarity.user_functions import needs_own_methods


def without_idle_module(task: TaskChoice) -> TaskChoice:
    """Return a task without a caller's module of methods, unless its profiles use them."""
    if isinstance(task, DerivedSimilarityTask):
        return replace(task, rules=replace(task.rules, module=""))
    if not isinstance(task, TaskDefinition) or not task.similarity.module:
        return task
    rules = task.similarity
    idle = not needs_own_methods(rules.profile, rules.score)
    return replace(task, similarity=replace(rules, module="")) if idle else task
