"""Command line options for texts that differ, and the task they make (C5, H5, S7)."""

import argparse
from typing import TYPE_CHECKING

from annotally.cli.argument_types import given_options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from annotally.tasks.catalogue import TaskChoice
    from annotally.tasks.text_tolerance import Realigner
    from annotally.text.alignment.rules import AlignmentRules, Sounds, Voice

_SOUND_OPTIONS = ("glm", "lexicon", "sounds", "spelling_weight", "group_weight")
_OWN_OPTIONS = ("response_text", "align", "aligner")
_OPTIONS = (*_OWN_OPTIONS, *_SOUND_OPTIONS)


def add_differing_options(score: argparse.ArgumentParser) -> None:
    """Add the options of this module to a command that scores."""
    group = score.add_argument_group("texts that differ", "for speech-named-entity and templettes")
    group.add_argument(
        "--response-text",
        nargs="+",
        metavar="FILE|DIR",
        help="the texts of the response, if they differ from the key's",
    )
    group.add_argument(
        "--align",
        choices=("auto", "never", "always"),
        help="align texts where they differ (auto), never, or always",
    )
    group.add_argument(
        "--aligner", choices=("phonetic", "one-to-one"), help="align words by sound, or one to one"
    )
    _add_sounds(group)


def add_sound_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the alignment of words to a command that aligns texts by ``--realign`` alone."""
    _add_sounds(parser.add_argument_group("texts that differ", "for --realign words and sound"))


def _add_sounds(group: "argparse._ArgumentGroup") -> None:
    group.add_argument("--glm", metavar="FILE", help="global mapping rules for the words of both sides")
    group.add_argument(
        "--lexicon", metavar="FILE", help="pronunciations in CMU dictionary format, used before the rules"
    )
    group.add_argument(
        "--sounds",
        type=_sounds,
        metavar="english|letters|voice:LANGUAGE",
        help="sounds of words without a pronunciation; voice: eSpeak NG, if installed (GPL)",
    )
    for name, case in (("spelling", "another spelling"), ("group", "each word beyond one a side")):
        group.add_argument(
            f"--{name}-weight", type=_weight, metavar="N", help=f"by sound: cost of {case}, in features"
        )


def _weight(text: str) -> int:
    from annotally.text.alignment.rules import MOST

    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is no weight; write a number from 0 to {MOST}")
    return int(text)


def _sounds(text: str) -> "Sounds | Voice":
    from annotally.model.diagnostics import TaskError
    from annotally.text.alignment.rules import sounds_named

    try:
        return sounds_named(text)
    except TaskError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def with_differing_options(arguments: argparse.Namespace, task: "TaskChoice") -> "TaskChoice | str":
    """Return the task as the options ask for it, or a sentence about options it does not know.

    Raises InputRefused for a file of mapping rules that cannot be read.
    """
    from annotally.tasks.method_options import aligns_texts, with_alignment_options

    flags = _flags(given_options(arguments, _OPTIONS))
    if not flags:
        return task
    if not aligns_texts(task):
        # Tasks on one text have no text of the response, but may be asked to bring texts onto one.
        if not given_options(arguments, _OWN_OPTIONS):
            return _clash_with_realign(arguments) or task
        return (
            f"{', '.join(flags)}: for texts that may differ, as of speech and templettes, not for {task.name}"
        )
    return with_alignment_options(task, given_options(arguments, _OPTIONS), arguments.encoding)


def _flags(names: "Iterable[str]") -> list[str]:
    return [f"--{name.replace('_', '-')}" for name in names]


def sound_flags(arguments: argparse.Namespace) -> list[str]:
    """Return the options of `add_sound_options` that were given, as they are written."""
    return _flags(given_options(arguments, _SOUND_OPTIONS))


def realignment_of(arguments: argparse.Namespace) -> "AlignmentRules | str":
    """Return how the options have words aligned by ``--realign``, or a message where it does not align any.

    Raises InputRefused for a file that cannot be read.
    """
    return _clash_with_realign(arguments) or _realignment(arguments)


def realignment_for(arguments: argparse.Namespace, task: "TaskChoice") -> "AlignmentRules":
    """Return the same for a task that `with_differing_options` accepted; options may be for its own texts."""
    from annotally.tasks.method_options import aligns_texts
    from annotally.workspace.request import USUAL_REALIGNMENT

    return USUAL_REALIGNMENT if aligns_texts(task) else _realignment(arguments)


def _realignment(arguments: argparse.Namespace) -> "AlignmentRules":
    from annotally.tasks.method_options import realignment_rules

    options = given_options(arguments, _SOUND_OPTIONS)
    return realignment_rules(_realigner(arguments), options, arguments.encoding)


def _clash_with_realign(arguments: argparse.Namespace) -> str:
    """Return a message about options that say nothing of texts realigned as asked; empty: there are none."""
    from annotally.tasks.method_options import useless_options

    useless = _flags(useless_options(_realigner(arguments), given_options(arguments, _SOUND_OPTIONS)))
    return f"{', '.join(useless)}: with --realign sound; --glm also with --realign words" if useless else ""


def _realigner(arguments: argparse.Namespace) -> "Realigner":
    from annotally.tasks.text_tolerance import Realigner

    return arguments.realign.realigner if arguments.realign is not None else Realigner.NONE
