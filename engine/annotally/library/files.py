"""Reading and writing of annotations in every format that the program knows."""

import os
from collections.abc import Collection, Sequence
from typing import NamedTuple

from annotally.library.sides import PathLike, documents_of, paths_of, side_input
from annotally.library.values import AnnotatedText, Annotations, FinalKey
from annotally.model.diagnostics import TaskError
from annotally.model.wording import NO_WORDS, Wording
from annotally.workspace.conversion import (
    ReadSide,
    Unheld,
    convert_side,
    format_of_path,
    loss_kinds,
    read_side,
    save_converted,
)
from annotally.workspace.facade import SideInput


class WrittenFiles(NamedTuple):
    """The files that were written, and sentences about the content left out of them, as was allowed."""

    paths: tuple[str, ...]
    dropped: tuple[str, ...]


def read(
    path: PathLike | Sequence[PathLike],
    *,
    text: PathLike | Sequence[PathLike] = (),
    format: str | None = None,  # noqa: A002  # the option of the command line, by its name there
    layer: str | None = None,
    encoding: str | None = None,
) -> Annotations:
    """Read the annotations of a file or folder, or of several, for no task.

    ``text`` are the texts, where the annotations have none. Raises InputRefused for what cannot be read.
    """
    # The side is kept with what was read: a comparison reads it again as its task needs.
    side = SideInput("annotations", paths_of(path), format, layer)
    content = read_side(side, paths_of(text), encoding)
    return Annotations(
        content.annotations.format, documents_of(content), tuple(content.warnings), side, content
    )


def write(
    annotations: Annotations | FinalKey | AnnotatedText | Sequence[AnnotatedText],
    path: PathLike,
    *,
    format: str | None = None,  # noqa: A002  # the option of the command line, by its name there
    drop: Collection[str] = (),
    replace: bool = False,
) -> WrittenFiles:
    """Write annotations to a file, or to a folder where they are several files; return the files.

    The format is that of the path's ending, unless it is named. ``drop`` are kinds of what the format cannot
    hold and may be left out, as ``annotally convert --drop`` names them. A file that is there already is
    refused unless it is to be replaced; an input is never written over. Raises InputRefused, and writes
    nothing, for what the format cannot hold.
    """
    target = os.fspath(path)
    format_name = format or format_of_path(target)
    if format_name is None:
        raise TaskError(Wording("name the format: {path} has no format's ending", path=target))
    # Everything is made in memory first; nothing is written where anything is refused.
    content = _content_of(annotations)
    kinds = loss_kinds(drop)
    if in_memory := not isinstance(annotations, Annotations | FinalKey):
        # What is spelled about values given in memory, such as their types, is not the caller's.
        kinds = [*kinds, Unheld.UNREAD]
    converted = convert_side(content, format_name, kinds)
    remedy = NO_WORDS if replace else Wording("choose another name, or write with replace=True")
    paths = save_converted(converted, content, target, format_name, remedy)
    losses = [loss for loss in converted.losses if not (in_memory and loss.kind is Unheld.UNREAD)]
    return WrittenFiles(paths, tuple(str(loss.words()) for loss in losses))


def _content_of(annotations: Annotations | FinalKey | AnnotatedText | Sequence[AnnotatedText]) -> ReadSide:
    if isinstance(annotations, Annotations | FinalKey):
        return annotations.content
    return read_side(side_input("annotations", annotations, None, None))
