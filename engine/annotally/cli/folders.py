"""Folders named on the command line that hold all sides."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from annotally.cli.output import add_note

if TYPE_CHECKING:
    from annotally.workspace.inputs.arrangement import Arrangement


def take_sides_of_key(arguments: argparse.Namespace) -> None:
    """Take key and response from the folder named as key, where it is named alone and no response is.

    Folders of texts in it are the texts unless others are named. Raises InputRefused for a folder of sides
    that are not a key and a response.
    """
    if arguments.config or arguments.response or not arguments.key or len(arguments.key) > 1:
        return
    from annotally.workspace.inputs.arrangement import arrangement_of, check_key

    arrangement = arrangement_of(arguments.key[0])
    if arrangement is None:
        return
    check_key(arguments.key[0], arrangement)
    _notify_of_project(arguments, arguments.key[0], arrangement)
    arguments.key, arguments.response = (list(side.paths) for side in arrangement.sides)
    arguments.text = arguments.text or list(arrangement.texts)


def arrangement_of_one(arguments: argparse.Namespace, paths: Sequence[str]) -> "Arrangement | None":
    """Return the sides in a folder that is named alone, in name order; None where it holds no sides."""
    if len(paths) != 1:
        return None
    from annotally.workspace.inputs.arrangement import arrangement_of

    arrangement = arrangement_of(paths[0])
    if arrangement is not None:
        _notify_of_project(arguments, paths[0], arrangement)
    return arrangement._replace(sides=tuple(sorted(arrangement.sides))) if arrangement is not None else None


def text_of(
    arguments: argparse.Namespace,
    sides: Sequence[Sequence[str]],
    formats: Sequence[str | None],
    targets: Sequence[str] = (),
) -> tuple[str, ...]:
    """Return the texts named, else the only one that lies beside sides without text, as the sheet takes it.

    A note says which that is. ``targets`` are the files that the command writes. None is looked for where
    token tables or texts of one side are named.
    """
    if arguments.text or arguments.tokens or getattr(arguments, "response_text", None):
        return tuple(arguments.text)
    from annotally.workspace.inputs.arrangement import text_of_sides

    text = text_of_sides(sides, formats, targets)
    if not text:
        return ()
    add_note(
        arguments, f"{text} lies beside the annotations and is taken as their text; --text names another"
    )
    return (text,)


def _notify_of_project(arguments: argparse.Namespace, path: str, arrangement: "Arrangement") -> None:
    if arrangement.taken_from:
        add_note(
            arguments,
            f"{path} is an exported project; the annotators in {arrangement.taken_from} are compared,"
            " and curations left out",
        )
