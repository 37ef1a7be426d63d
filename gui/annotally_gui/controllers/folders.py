"""Folders that are chosen or dropped: the sides in them, and the text that lies beside files.

The engine is asked, and imported, only when a person chooses something.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from annotally.model.paths import is_folder
from annotally_gui.services.input_roles import FolderPart


def parts_of(path: str) -> tuple[FolderPart, ...]:
    """Return the sides and the texts in a folder that holds several sides; empty for any other path."""
    if not is_folder(path):
        return ()
    from annotally.workspace.inputs.arrangement import arrangement_of

    arrangement = arrangement_of(path)
    if arrangement is None:
        return ()
    sides = tuple(FolderPart(_shown(side.paths), side.paths) for side in arrangement.sides)
    return (*sides, *(FolderPart(text, (text,)) for text in arrangement.texts))


def text_beside(paths: Sequence[str]) -> str:
    """Return the only file with a text that lies beside files; empty where there is none, or several."""
    from annotally.workspace.inputs.arrangement import text_beside as find_text

    return find_text(paths)


def _shown(paths: Sequence[str]) -> str:
    """Return one path, or several of one name in different folders as ``FOLDER/*/NAME``."""
    if len(paths) == 1:
        return paths[0]
    parents = [Path(path).parent for path in paths]
    return os.fspath(Path(os.path.commonpath(parents)) / "*" / Path(paths[0]).name)
