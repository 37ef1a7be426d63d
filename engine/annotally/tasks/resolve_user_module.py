"""A module of methods that no profile in use needs: named for every task, it is no part of this one."""

from dataclasses import replace

from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.similarity.user_functions import needs_own_methods


def without_idle_module(task: TaskChoice) -> TaskChoice:
    """Return a task without the module that whoever compares has named, unless it has methods of it."""
    if isinstance(task, DerivedSimilarityTask):
        return replace(task, rules=replace(task.rules, module=""))
    if not isinstance(task, TaskDefinition) or not task.similarity.module:
        return task
    rules = task.similarity
    idle = not needs_own_methods(rules.profile, rules.score)
    return replace(task, similarity=replace(rules, module="")) if idle else task
