"""Where the project of an adjudication is proposed to be: beside its inputs, never in the place of a file."""

import os
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from annotally.model.paths import is_folder
from annotally_gui.services.i18n import tr
from annotally_gui.services.session import SessionRequest
from annotally_gui.services.settings import default_path
from annotally_resources import resource

SUFFIX = "annotally"
"""The ending of project files, without its dot."""
_SHORTEST = 3
"""The fewest characters that names of files must begin with alike for that to be a name."""
_BETWEEN = " ._-()[]"
"""Characters that join a name with a number or with that of an annotator."""


def folder_of(paths: Sequence[str]) -> Path:
    """Return the innermost folder that all of these files and folders lie in."""
    folders = [os.fspath(Path(path).absolute().parent) for path in paths]
    try:
        return Path(os.path.commonpath(folders))
    except ValueError:  # on several drives, or none
        return Path(folders[0]) if folders else Path.home()


def common_name(paths: Sequence[str]) -> str:
    """Return the common beginning of names of files, else the name of their folder: ``Emma`` of Emma_1."""
    # Letters are compared column by column from the left. A number or a sign at the end of the common part
    # belongs to the part that differs: `Emma` of Emma_11 and Emma_12. Linear in the lengths of the names.
    stems = [Path(path).stem for path in dict.fromkeys(paths)]
    columns = zip(*stems, strict=False)
    shared = "".join(letters[0] for letters in takewhile(lambda letters: len(set(letters)) == 1, columns))
    if len(stems) > 1 and shared not in stems:
        shared = shared.rstrip("0123456789").rstrip(_BETWEEN)
        if len(shared) >= _SHORTEST:
            return shared
    return folder_of(paths).name or tr("project")


def proposed_place(paths: Sequence[str]) -> Path:
    """Return where a project of annotations may be made: no file has that name yet.

    It lies beside them; where nothing can be written there, and for samples, among the person's documents.
    """
    # Samples lie inside the program, where nobody looks for a project.
    folder = folder_of(paths)
    samples = Path(str(resource("sample")))
    if not is_writable(folder) or folder == samples or samples in folder.parents:
        folder = _documents()
    return free_place(folder / f"{common_name(paths)}.{SUFFIX}")


def free_place(place: Path) -> Path:
    """Return ``place``, or with the first number behind its name that no file has: ``Emma 2.annotally``."""
    # A link that leads nowhere is a name in use, too.
    number, candidate = 1, place
    while os.path.lexists(candidate):
        number += 1
        candidate = place.with_name(f"{place.stem} {number}{place.suffix}")
    return candidate


def is_writable(folder: Path) -> bool:
    """Tell whether a file can be made in a folder."""
    return is_folder(folder) and os.access(folder, os.W_OK | os.X_OK)


def annotated_paths(request: SessionRequest) -> tuple[str, ...]:
    """Return the files and folders of all sides of a request."""
    return tuple(path for _, paths in request.sides for path in paths)


def _documents() -> Path:
    """Return the folder of a person's documents, or the home folder, or that of the settings."""
    location = QStandardPaths.StandardLocation.DocumentsLocation
    folders = (Path(QStandardPaths.writableLocation(location)), Path.home())
    return next((folder for folder in folders if is_writable(folder)), default_path().parent)
