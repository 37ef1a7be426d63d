"""Tasks by a person's choice: a name of the catalogue, a configuration file, or the text of one.

Readers and writers of configurations are imported where there is one.
"""

import re
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from annotally.formats.io import BEGINNING, load_source
from annotally.model.diagnostics import Diagnostic, TaskError
from annotally.model.text import Source
from annotally.model.wording import Wording
from annotally.tasks.catalogue import TaskChoice, find_task
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.report_outputs import DEFAULT_OUTPUTS, Outputs
from annotally.tasks.similarity_profile import NOTHING_ASKED, SimilarityChoice
from annotally.tasks.span_matching import with_matching
from annotally.tasks.task_names import FILE, TEXT

if TYPE_CHECKING:
    from annotally.tasks.muc_config.config import MucConfiguration


class Chosen(NamedTuple):
    """A task, with the warnings and the outputs of its file."""

    task: TaskChoice
    warnings: tuple[Diagnostic, ...] = ()
    outputs: Outputs = DEFAULT_OUTPUTS


def configuration_source(name: str, encoding: str | None = None) -> Source | None:
    """Return the configuration named by a task's name, None for a task of the catalogue.

    Raises InputRefused for a file that cannot be read.
    """
    if name.startswith(TEXT):
        path, _, text = name.removeprefix(TEXT).partition("\n")
        return Source(path or "configuration", text)
    if name.startswith(FILE):
        return load_source(name.removeprefix(FILE), encoding, any_content=True)
    return None


@cache
def _option() -> re.Pattern[str]:
    # Compiled when it is first needed, which takes a sixth of the start of a command.
    from annotally.tasks.muc_config.options import OPTIONS

    names = "|".join(option.name for option in OPTIONS)
    return re.compile(rf"^:(?:{names})(?!\S)", re.MULTILINE | re.IGNORECASE)


def looks_like_configuration(beginning: str) -> bool:
    """Tell whether a file begins like a configuration: with an option on a line, or as a MAT task."""
    from annotally.tasks.mat.task import looks_like_mat_task

    return looks_like_mat_task(beginning) or _option().search(beginning) is not None


def choose_task(
    name: str, encoding: str | None = None, similarity: SimilarityChoice = NOTHING_ASKED
) -> Chosen:
    """Return the task of that name; ``similarity`` are the options of a comparison by similarity.

    Raises TaskError for a name that the catalogue does not have and for profiles that a file does not have,
    InputRefused for a configuration that cannot be used.
    """
    # Three origins: the catalogue, a MAT task file, a MUC configuration. Warnings are those of the file.
    source = configuration_source(name, encoding)
    if source is None:
        task = find_task(name)
        if isinstance(task, DerivedSimilarityTask):
            task = with_matching(replace(task, rules=similarity.rules()), similarity.matching)
        return Chosen(task)
    from annotally.tasks.mat.task import looks_like_mat_task

    if looks_like_mat_task(source.text[:BEGINNING]):
        from annotally.tasks.mat.rules import task_of_file

        return Chosen(*task_of_file(source, similarity))
    from annotally.tasks.muc_config.config import read_configuration
    from annotally.tasks.muc_config.task import outputs_of, task_of

    configuration = read_configuration([source])
    return Chosen(task_of(configuration), configuration.warnings, outputs_of(configuration))


def same_kind(configuration: "MucConfiguration", task: TaskChoice) -> bool:
    """Tell whether a task counts like the ``scoring_task`` of a configuration."""
    if not isinstance(task, TaskDefinition):
        return task.name == configuration.scoring_task.replace("_", "-")
    from annotally.tasks.muc_config.task import describable, options_of

    return describable(task) and options_of(task)["scoring_task"] == (configuration.scoring_task,)


def written(task: TaskChoice) -> str:
    """Return the text of a configuration file that describes a task.

    Of a comparison by similarity it is a MAT task file with the profiles in use, labels taken from the data
    included. Raises TaskError for a task that no such file can describe or that is not complete yet, and
    InputRefused or TaskError for values that no file can hold.
    """
    if not isinstance(task, TaskDefinition):
        raise TaskError(
            Wording(
                "{task} is made from the data: it has no configuration until the data are read",
                task=task.name,
            )
        )
    if task.method_spec.has_profiles:
        from annotally.tasks.mat.rules import saved_task
        from annotally.tasks.mat.writer import new_task_text

        return new_task_text(saved_task(task))
    from annotally.tasks.muc_config.task import configuration_text, options_of

    return configuration_text(options_of(task), task.title)


def as_keys(task: TaskChoice) -> TaskChoice:
    """Return a task that compares two keys (M19)."""
    return replace(task, scoring_method=ScoringMethod.KEY2KEY)
