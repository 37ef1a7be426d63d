"""Tasks by what a person says they are: a name of the catalogue, a configuration file, or the text of one."""

from typing import NamedTuple

from annotally.errors import Diagnostic, TaskError
from annotally.formats.sources import load_source
from annotally.model.text import Source
from annotally.tasks.catalogue import TaskChoice, find_task
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.muc_config import MucConfiguration, read_configuration
from annotally.tasks.muc_config_task import configuration_text, options_of, task_of

FILE = "configuration:"
"""Ahead of the path of a configuration file."""
TEXT = "configuration-text:"
"""Ahead of a path, a line feed, and the text of a configuration that is not, or not yet, in that file."""


class Chosen(NamedTuple):
    """A task, and what is to be said about the file it comes from."""

    task: TaskChoice
    warnings: tuple[Diagnostic, ...] = ()


def text_name(path: str, text: str) -> str:
    """Return the name of a task that a text describes; ``path`` is where it came from, or empty."""
    return f"{TEXT}{path}\n{text}"


def configuration_path(name: str) -> str:
    """Return the path of the configuration file in a task's name; empty if there is none."""
    if name.startswith(TEXT):
        return name.removeprefix(TEXT).partition("\n")[0]
    return name.removeprefix(FILE) if name.startswith(FILE) else ""


def configuration_source(name: str, encoding: str | None = None) -> Source | None:
    """Return the configuration a task's name speaks of, None for a task of the catalogue.

    Raises InputRefused for a file that cannot be read.
    """
    if name.startswith(TEXT):
        path, _, text = name.removeprefix(TEXT).partition("\n")
        return Source(path or "configuration", text)
    if name.startswith(FILE):
        return load_source(name.removeprefix(FILE), encoding, any_content=True)
    return None


def choose_task(name: str, encoding: str | None = None) -> Chosen:
    """Return the task of that name.

    Raises TaskError for a name that the catalogue does not have, InputRefused for a configuration that cannot
    be used.
    """
    source = configuration_source(name, encoding)
    if source is None:
        return Chosen(find_task(name))
    configuration = read_configuration([source])
    return Chosen(task_of(configuration), configuration.warnings)


def same_kind(configuration: MucConfiguration, task: TaskChoice) -> bool:
    """Return whether a task counts as the ``scoring_task`` of a configuration does."""
    if not isinstance(task, TaskDefinition):
        return task.name == configuration.scoring_task.replace("_", "-")
    return options_of(task)["scoring_task"] == (configuration.scoring_task,)


def written(task: TaskChoice) -> str:
    """Return the text of a configuration file that describes a task.

    Raises TaskError for a task that no such file can describe or that is made from the data, InputRefused for
    values that no file can hold.
    """
    if not isinstance(task, TaskDefinition):
        raise TaskError(f"{task.name} is made from the data: it has no configuration before they are read")
    return configuration_text(options_of(task), task.title)
