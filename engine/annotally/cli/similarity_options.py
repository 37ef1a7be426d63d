"""Command line options for comparisons by similarity (MAT), and the task they make."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from annotally.model.wording import Wording

if TYPE_CHECKING:
    from annotally.model.diagnostics import Diagnostic
    from annotally.model.text import Source
    from annotally.tasks.catalogue import TaskChoice
    from annotally.tasks.similarity_profile import LabelEquivalence, SimilarityChoice

_OPTIONS = (
    *("config_task", "similarity_profile", "score_profile", "equivalence_class"),
    *("ignore", "dimension_methods", "seed", "match"),
)
_OF_FILES = _OPTIONS[:3]
"""The options that choose inside a task file."""


def add_similarity_options(score: argparse.ArgumentParser) -> None:
    """Add the options of this module to a command that scores."""
    group = score.add_argument_group("annotations by similarity", "for MAT task files, mat and spans")
    group.add_argument("--config-task", metavar="NAME", help="the task, if the task file has several")
    group.add_argument(
        "--similarity-profile",
        metavar="NAME",
        help="profile of the task file (default: the file's own default)",
    )
    group.add_argument(
        "--score-profile", metavar="NAME", help="profile of the task file (default: the file's own default)"
    )
    group.add_argument(
        "--equivalence-class",
        action="append",
        type=_equivalence,
        metavar="NAME=LABEL,LABEL",
        help="labels counted as one; may be given again",
    )
    group.add_argument("--ignore", type=_labels, metavar="LABEL,LABEL", help="labels to leave out")
    add_match_option(group, "counts of matches and clashes")
    add_methods_option(group)
    group.add_argument("--seed", type=seed_word, metavar="N", help="seed of the random samples (default: 0)")


def add_match_option(parser: "argparse._ActionsContainer", default: str) -> None:
    """Add the option for the matching rule of spans; ``default`` describes the rule used without it."""
    parser.add_argument(
        "--match",
        type=_matching,
        metavar="RULE",
        help="spans: strict, exact, partial or type; semeval for these four; overlap, overlap:N%%"
        f" or approximate:N%%; gate (default: {default})",
    )


def add_methods_option(parser: "argparse._ActionsContainer") -> None:
    """Add the option that names the owner's methods: no task and no project does."""
    parser.add_argument(
        "--dimension-methods", metavar="FILE", help="a Python module with your own methods; it is run"
    )


def _labels(listed: str) -> tuple[str, ...]:
    labels = tuple(name for name in (part.strip() for part in listed.split(",")) if name)
    if not labels:
        raise argparse.ArgumentTypeError("no label; write LABEL or LABEL,LABEL")
    return labels


def _equivalence(text: str) -> "LabelEquivalence":
    from annotally.tasks.similarity_profile import LabelEquivalence

    name, equals, listed = text.partition("=")
    if not equals or not name.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is no equivalence class; write NAME=LABEL,LABEL")
    return LabelEquivalence(name.strip(), _labels(listed))


def _matching(text: str) -> str:
    from annotally.model.diagnostics import TaskError
    from annotally.tasks.span_matching import matching_rule

    try:
        return matching_rule(text).name
    except TaskError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def seed_word(text: str) -> int:
    """Return the seed that an option names; argparse reports other words."""
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is no seed; write a whole number such as 0 or 17")
    return int(text)


def similarity_options(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the options of this module that were given, as they are written."""
    options = (name for name in _OPTIONS if getattr(arguments, name) is not None)
    return tuple(f"--{name.replace('_', '-')}" for name in options)


def _choice(arguments: argparse.Namespace) -> "SimilarityChoice":
    from annotally.tasks.similarity_profile import SimilarityChoice

    return SimilarityChoice(
        arguments.config_task or "",
        arguments.similarity_profile or "",
        arguments.score_profile or "",
        tuple(arguments.equivalence_class or ()),
        arguments.ignore or (),
        arguments.dimension_methods or "",
        arguments.seed or 0,
        matching=arguments.match or "",
    )


def mat_task_source(paths: Sequence[str], encoding: str | None) -> "Source | None":
    """Return the only configuration file, if it is a MAT task file.

    Raises InputRefused for a task file beside other files, and for one that cannot be read.
    """
    from annotally.formats.io import BEGINNING, load_source
    from annotally.model.diagnostics import error
    from annotally.tasks.mat.task import looks_like_mat_task

    for path in paths:
        if not Path(path).is_file():
            continue  # whoever reads it will say so
        source = load_source(path, encoding, any_content=True)
        if looks_like_mat_task(source.text[:BEGINNING]):
            if len(paths) > 1:
                problem_text = Wording("a MAT task file among {count} configuration files", count=len(paths))
                raise error(
                    path,
                    0,
                    0,
                    problem_text,
                    Wording("the task file and no other configuration"),
                    Wording("give no other file"),
                )
            return source
    return None


def task_of_source(
    arguments: argparse.Namespace, source: "Source"
) -> "tuple[TaskChoice, tuple[Diagnostic, ...]]":
    """Return the task of a MAT task file as the options choose, and warnings about it.

    Raises InputRefused, and TaskError for profiles that the file does not have.
    """
    from annotally.tasks.mat.rules import task_of_file

    return task_of_file(source, _choice(arguments))


def with_options(arguments: argparse.Namespace, task: "TaskChoice") -> "TaskChoice | str":
    """Return a task of the catalogue as the options change it, or a message about options that do not fit."""
    from annotally.tasks.derived_similarity import DerivedSimilarityTask

    options = similarity_options(arguments)
    if not options:
        return task
    if not isinstance(task, DerivedSimilarityTask):
        return f"{', '.join(options)}: for comparisons by similarity only, not for {task.name}"
    of_files = [f"--{name.replace('_', '-')}" for name in _OF_FILES if getattr(arguments, name) is not None]
    if of_files:
        return f"{', '.join(of_files)}: names something in a task file; give one with --config"
    chosen = replace(task, rules=_choice(arguments).rules())
    return with_match(chosen, arguments.match)


def with_match(task: "TaskChoice", rule: str | None) -> "TaskChoice | str":
    """Return the task with the matching rule of that name for its spans, or a message where it has none."""
    from annotally.tasks.derived_similarity import DerivedSimilarityTask
    from annotally.tasks.span_matching import with_matching

    if not rule:
        return task
    if not isinstance(task, DerivedSimilarityTask) or not task.spans_only:
        return f"--match: for --task spans only, not for {task.name}"
    return with_matching(task, rule)
