"""Command line options for named entities in speech, and the task they make."""

import argparse
from typing import TYPE_CHECKING

from annotally.cli.argument_types import given_options, words

if TYPE_CHECKING:
    from annotally.tasks.catalogue import TaskChoice

_OPTIONS = ("extent_tolerance", "components", "tags", "type_attribute", "optimal_mapping", "muc_mode")


def add_speech_options(score: argparse.ArgumentParser) -> None:
    """Add the options of this module to a command that scores."""
    group = score.add_argument_group("named entities in speech")
    group.add_argument(
        "--extent-tolerance",
        type=_count,
        metavar="N",
        help="words that a boundary may be off, if they are word errors (default: 1)",
    )
    group.add_argument(
        "--components",
        type=_components,
        metavar="NAME,NAME",
        help="which of type, extent and content are compared",
    )
    group.add_argument("--tags", type=_tags, metavar="TAG,TAG", help="tags of entities (default: the task's)")
    group.add_argument(
        "--type-attribute", metavar="NAME", help="attribute with the type of an entity (default: TYPE)"
    )
    group.add_argument(
        "--optimal-mapping",
        action="store_true",
        default=None,
        help="pair entities so that the total number correct is largest",
    )
    group.add_argument(
        "--muc-mode",
        action="store_true",
        default=None,
        help="score extent and content as one, mapped as the MUC scorer does",
    )


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of words; write 0, 1 or more")
    return int(text)


def _components(listed: str) -> tuple[str, ...]:
    chosen = words(listed.casefold())
    names = ("type", "extent", "content")
    if not chosen or any(name not in names for name in chosen):
        raise argparse.ArgumentTypeError(f"{listed!r}: name one or more of {', '.join(names)}")
    return tuple(name for name in names if name in chosen)


def _tags(listed: str) -> tuple[str, ...]:
    tags = words(listed)
    if not tags:
        raise argparse.ArgumentTypeError("no tag; write TAG or TAG,TAG")
    return tags


def speech_options(arguments: argparse.Namespace) -> list[str]:
    """Return the options of this module that were given, as they are written."""
    return [f"--{name.replace('_', '-')}" for name in _OPTIONS if getattr(arguments, name) is not None]


def with_speech_options(arguments: argparse.Namespace, task: "TaskChoice") -> "TaskChoice | str":
    """Return a task as the options change it, or a message about options that do not fit."""
    options = speech_options(arguments)
    if not options:
        return task
    from annotally.tasks.definition import TaskDefinition

    if not isinstance(task, TaskDefinition) or not task.method_spec.entity_components:
        return f"{', '.join(options)}: for named entities in speech only, not for {task.name}"
    unused = [name for name in options if name in ("--extent-tolerance", "--components", "--optimal-mapping")]
    if arguments.muc_mode and unused:
        return (
            f"{', '.join(unused)}: --muc-mode compares type and text, without tolerance, mapped as MUC does"
        )
    from annotally.tasks.method_options import with_speech_options as with_options

    return with_options(task, given_options(arguments, _OPTIONS))
