"""Command line options for templettes, and the task they make."""

import argparse
from typing import TYPE_CHECKING

from annotally.cli.argument_types import given_options, words
from annotally.tasks.templette_rules import ContentUnits

if TYPE_CHECKING:
    from annotally.tasks.catalogue import TaskChoice

_OPTIONS = ("points", "content_units", "unscored_slots", "premodifiers", "status_slot")


def add_templette_options(score: argparse.ArgumentParser) -> None:
    """Add the options of this module to a command that scores."""
    group = score.add_argument_group("templettes")
    group.add_argument(
        "--points",
        choices=("both", "content", "extent"),
        help="what a text fill earns a point for (default: both)",
    )
    group.add_argument(
        "--content-units",
        type=ContentUnits,
        metavar="{auto,characters,tokens}",
        help="unit of content; auto: tokens where the texts differ (default)",
    )
    group.add_argument(
        "--unscored-slots",
        type=words,
        metavar="SLOT,SLOT",
        help="slots that are not scored (default: COMMENT,DOC_NR; '' for none)",
    )
    group.add_argument(
        "--premodifiers",
        type=words,
        metavar="WORD,WORD",
        help="premodifiers that do not count (default: a,an,and,the; '' for none)",
    )
    group.add_argument(
        "--status-slot", metavar="SLOT", help="slot that marks optional instances (default: OBJ_STATUS)"
    )


def with_templette_options(arguments: argparse.Namespace, task: "TaskChoice") -> "TaskChoice | str":
    """Return the task as the options ask for it, or a sentence about options it does not know."""
    from annotally.tasks.derived_similarity import DerivedSimilarityTask

    options = [f"--{name.replace('_', '-')}" for name in _OPTIONS if getattr(arguments, name) is not None]
    if not task.method_spec.fill_components or isinstance(task, DerivedSimilarityTask):
        return f"{', '.join(options)}: for templettes only, not for {task.name}" if options else task
    from annotally.tasks.method_options import with_templette_options as with_options

    return with_options(task, given_options(arguments, _OPTIONS))
