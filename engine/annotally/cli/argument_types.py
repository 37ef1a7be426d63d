"""Words of the command line that name something: tasks, formats, encodings."""

import argparse
import difflib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from annotally.cli.output import ALL_WARNINGS, FIRST_WARNINGS, NO_WARNINGS, STANDARD_OUTPUT

if TYPE_CHECKING:
    from annotally.formats.capabilities import LossKind
    from annotally.tasks.catalogue import TaskChoice
    from annotally.tasks.similarity_profile import LabelFeature
    from annotally.tasks.text_tolerance import TextTolerance


def add_repair(parser: argparse.ArgumentParser) -> None:
    """Add the option that repairs tags of letters that only look Latin."""
    parser.add_argument(
        "--repair-lookalikes",
        action="store_true",
        help="read look-alike letters of other scripts in tags as Latin letters",
    )


def add_tolerance(parser: argparse.ArgumentParser) -> None:
    """Add the options for texts that differ in little, and for edges of extents that do not count."""
    parser.add_argument(
        "--forgive-edges",
        type=_edge_names,
        default=(),
        metavar="NAMES",
        help="compare extents without what stands at their edges, with commas between: blanks, punctuation, "
        "articles:LANGUAGE, determiners:LANGUAGE (en, de, es, fr, it, nl, pt), list:FILE",
    )
    parser.add_argument(
        "--realign",
        type=_realigning,
        default=None,
        metavar="PERCENT|words|sound",
        help="where the task compares one text: align texts that differ in at most so many of their "
        "characters (default 1), white space and Unicode form not counted; with words or sound, also "
        "2,words, those that differ in more by their words or by sound",
    )


def add_raw_option(parser: argparse.ArgumentParser) -> None:
    """Add the option that leaves out the scores by the offsets of each side's own text."""
    parser.add_argument(
        "--no-raw",
        action="store_true",
        help="where texts were aligned: leave out the figures by each side's own offsets, which need "
        "another comparison",
    )


def tolerance_of(arguments: argparse.Namespace) -> "TextTolerance":
    """Return the tolerance that the options of `add_tolerance` ask for."""
    from annotally.tasks.text_tolerance import USUAL_TOLERANCE

    return replace(arguments.realign or USUAL_TOLERANCE, edges=arguments.forgive_edges)


def _edge_names(text: str) -> tuple[str, ...]:
    from annotally.model.diagnostics import TaskError
    from annotally.tasks.forgiven_edges import normal_name

    try:
        return tuple(normal_name(name) for name in text.split(","))
    except TaskError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def _realigning(text: str) -> "TextTolerance":
    from annotally.model.diagnostics import TaskError
    from annotally.tasks.text_tolerance import realigning

    try:
        return realigning(text)
    except TaskError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def job_count(text: str) -> int:
    """Return the number of processes that an argument writes; argparse reports arguments that are wrong."""
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes; write 1 or more")
    return int(text)


def add_warnings_option(parser: argparse.ArgumentParser) -> None:
    """Add the option that has every finding printed."""
    parser.add_argument(
        "--warnings",
        choices=(FIRST_WARNINGS, ALL_WARNINGS, NO_WARNINGS),
        default=FIRST_WARNINGS,
        help="print the first of many warnings of one kind and their number (default), all, or none",
    )
    parser.add_argument(
        "-q",
        "--quiet",
        action="store_const",
        const=NO_WARNINGS,
        dest="warnings",
        help="print neither warnings nor notes nor progress; errors are printed",
    )


def add_out_option(parser: argparse.ArgumentParser) -> None:
    """Add the option that says where the result goes; its value is None for standard output."""
    parser.add_argument(
        "-o",
        "--out",
        type=_out_path,
        metavar="PATH",
        help="write the result there instead of printing it; - prints it",
    )


def _out_path(text: str) -> str | None:
    return None if text == STANDARD_OUTPUT else text


def add_label_option(parser: "argparse._ActionsContainer") -> None:
    """Add the option that says which feature of a layer is its label (C9)."""
    parser.add_argument(
        "--label",
        action="append",
        type=_label_feature,
        default=[],
        metavar="LAYER=FEATURE",
        help="WebAnno, GATE: the feature that is the label of a layer; LAYER= for the name of the layer;"
        " may be given again",
    )


def _label_feature(text: str) -> "LabelFeature":
    """Return the choice that an argument writes; argparse reports arguments that are wrong."""
    from annotally.tasks.similarity_profile import LabelFeature

    layer, equals, feature = (part.strip() for part in text.partition("="))
    if not equals or not layer:
        raise argparse.ArgumentTypeError(f"{text!r} names no label; write LAYER=FEATURE, or LAYER=")
    return LabelFeature(layer, feature)


def with_labels(task: "TaskChoice", labels: "Sequence[LabelFeature]") -> "TaskChoice | str":
    """Return a task with the labels in features that options name, or a message about a fault in them."""
    from annotally.tasks.derived_similarity import DerivedSimilarityTask

    if not labels:
        return task
    if not isinstance(task, DerivedSimilarityTask):
        return f"--label: for spans and mat, whose labels come from the data, not for {task.name}"
    return replace(task, rules=replace(task.rules, labels=tuple(labels)))


def unknown_name(kind: str, name: str, names: Iterable[str]) -> str:
    """Return the complaint about a name that is none of ``names``: the nearest one, else all of them."""
    names = list(names)
    near = difflib.get_close_matches(name.casefold(), names, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
    return f"there is no {kind} {name!r}; {hint}"


def option_names(parser: argparse.ArgumentParser) -> list[str]:
    """Return the names of all options of a parser."""
    return [name for action in parser._actions for name in action.option_strings]


def unknown_argument(argument: str, options: Iterable[str]) -> str:
    """Return the complaint about an argument that a command does not take: the nearest option, if any."""
    if not argument.startswith("-"):
        return f"unexpected argument '{argument}'"
    name = argument.partition("=")[0]
    near = difflib.get_close_matches(name.casefold(), options, n=1)
    return f"there is no option '{name}'" + (f"; did you mean {near[0]}?" if near else "")


def task_word(name: str) -> "TaskChoice":
    """Return the task of that name, whatever its case; argparse reports other names."""
    from annotally.model.diagnostics import InputRefused, TaskError
    from annotally.tasks.catalogue import find_task, task_names

    try:
        return find_task(name.casefold())
    except TaskError:
        raise argparse.ArgumentTypeError(unknown_name("task", name, task_names())) from None
    except InputRefused as refused:  # a plugin of that name fails
        raise argparse.ArgumentTypeError(str(refused)) from None


def format_word(name: str) -> str:
    """Return the name of a format as the registry has it, whatever its case."""
    from annotally.formats.named import format_names
    from annotally.formats.registry import DECLARATIONS

    folded_name = name.casefold()
    if any(declaration.name == folded_name for declaration in DECLARATIONS):
        return folded_name
    names = format_names()
    if folded_name not in names:
        raise argparse.ArgumentTypeError(unknown_name("format", name, names))
    return folded_name


def given_options(arguments: argparse.Namespace, names: Iterable[str]) -> dict[str, object]:
    """Return the options of these names that were given, by name."""
    return {name: value for name in names if (value := getattr(arguments, name)) is not None}


def words(listed: str) -> tuple[str, ...]:
    """Return the members of a list with commas."""
    return tuple(word for word in (part.strip() for part in listed.split(",")) if word)


def encoding_word(name: str) -> str:
    """Return the name of an encoding that there is."""
    from annotally.formats import cesu8

    cesu8.register()
    try:
        "".encode(name)
    except (LookupError, ValueError):
        raise argparse.ArgumentTypeError(f"there is no encoding {name!r}; latin-1 is one") from None
    return name


def drop_word(text: str) -> "list[LossKind]":
    """Return the kinds of losses that an argument names; argparse reports words that are none."""
    from annotally.formats.capabilities import LOSS_KINDS

    if text == "all":
        return list(LOSS_KINDS)
    by_word = {kind.value: kind for kind in LOSS_KINDS}
    kinds = []
    for word in text.split(","):
        if word not in by_word:
            raise argparse.ArgumentTypeError(f"no kind {word!r}; choose from all, {', '.join(by_word)}")
        kinds.append(by_word[word])
    return kinds


def count_word(text: str) -> int:
    """Return the number of shuffles or samples that an option names; argparse reports other words."""
    if not (text.isascii() and text.isdecimal() and int(text) <= 1_000_000):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number up to 1000000")
    return int(text)


def level_word(text: str) -> Fraction:
    """Return the level of significance that an option names; argparse reports other words."""
    try:
        level = Fraction(text)
    except (ValueError, ZeroDivisionError):
        level = Fraction(0)
    if not 0 < level < 1 or level.denominator > 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no level between 0 and 1; write 0.05")
    return level


def examples_word(text: str) -> int:
    """Return a number of examples."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of examples; write 0 or more")
    return int(text)
