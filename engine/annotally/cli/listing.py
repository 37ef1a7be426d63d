"""The commands that list: formats, tasks, and the contents of a configuration."""

import argparse
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from annotally.cli.argument_types import encoding_word, task_word
from annotally.cli.command import add_command
from annotally.cli.output import DONE, USAGE, complain, notify, print_out
from annotally.model.diagnostics import InputRefused, TaskError

if TYPE_CHECKING:
    from annotally.tasks.catalogue import TaskChoice

Listed = TypeVar("Listed")

_TASK_EXAMPLES = ("annotally tasks", "annotally tasks --config named-entity > task.cfg")


def add_formats(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command that lists formats."""
    text = "list the file formats that can be read and written"
    add_command(commands, "formats", _formats, text, ("annotally formats",))


def add_tasks(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command that lists tasks."""
    text = "list the tasks"
    tasks = add_command(commands, "tasks", _tasks, text, _TASK_EXAMPLES)
    tasks.add_argument(
        "--config", type=task_word, metavar="TASK", help="print a configuration file that describes this task"
    )


def add_config(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command that shows configurations."""
    text = "list the options of a MUC scorer configuration, and where each value comes from"
    config = add_command(commands, "config", _config, text, ("annotally config named-entity.cfg",))
    config.add_argument("files", nargs="+", metavar="FILE", help="configuration files, read as one")
    config.add_argument(
        "--show",
        choices=("effective", "given"),
        default="effective",
        help="print all options that affect the task, or only those in the files",
    )
    config.add_argument("--encoding", type=encoding_word, help="encoding (default: UTF-8)")


def _available(
    names: Iterable[str], find: Callable[[str], Listed], arguments: argparse.Namespace
) -> list[Listed]:
    """Return the things of these names; a plugin that fails is complained of, and left out."""
    listed = []
    for name in names:
        try:
            listed.append(find(name))
        except InputRefused as refused:
            complain(refused.diagnostics, arguments.warnings)
    return listed


def _formats(arguments: argparse.Namespace) -> int:
    from annotally.formats.named import format_named, format_names
    from annotally.reports.tables.table import Column, Table, text_table

    rows = [
        (
            file_format.name,
            "yes" if file_format.read else "no",
            "yes" if file_format.write else "no",
            file_format.title,
        )
        for file_format in _available(format_names(), format_named, arguments)
    ]
    headings = ("format", "reads", "writes", "what it is")
    print_out(text_table(Table([Column(heading=heading) for heading in headings], rows)))
    return DONE


def _tasks(arguments: argparse.Namespace) -> int:
    from annotally.reports.tables.table import Column, Table, text_table
    from annotally.tasks.catalogue import find_task, task_names

    if arguments.config is not None:
        return _print_configuration(arguments.config)
    rows = [
        (task.name, task.title, task.description) for task in _available(task_names(), find_task, arguments)
    ]
    headings = ("task", "title", "what is compared")
    print_out(text_table(Table([Column(heading=heading) for heading in headings], rows)))
    return DONE


def _print_configuration(task: "TaskChoice") -> int:
    from annotally.tasks.resolve import written

    try:
        print_out(written(task), data=True)
    except TaskError as problem:
        notify(f"annotally tasks: error: {problem}")
        return USAGE
    return DONE


def _config(arguments: argparse.Namespace) -> int:
    from annotally.reports.tables.configuration import options_text
    from annotally.tasks.muc_config.config import load_configuration

    configuration = load_configuration(arguments.files, arguments.encoding)
    complain(configuration.warnings, arguments.warnings)
    print_out(options_text(configuration, given_only=arguments.show == "given"), data=True)
    return DONE
