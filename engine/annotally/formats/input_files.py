"""Files that a path stands for: itself, those of a folder, and the members of archives and exports."""

import os
from pathlib import Path

from annotally.formats.archives import MOST_MEMBERS, ArchivePath, archive_path, is_archive, members_below
from annotally.formats.file_pairs import CONFIGURATION
from annotally.formats.project_exports import export_files
from annotally.formats.regular_files import STANDARD_INPUT
from annotally.model.diagnostics import file_error
from annotally.model.wording import Wording

_WORDS_FOLDER, _WORDS_ENDING = "basedata", ".xml"
PROJECT_ENDING = ".annotally"
"""Ending of project files."""
_PROJECT_FOLDERS = (("saved", "corpus"), ("Annotations", "Articles"))
"""Folders of annotations and of their texts in the projects of eHOST and of Knowtator 2."""


def files_of(path: Path) -> list[Path]:
    """Return the files that a path stands for: of exports and archives those in them.

    Of a project of eHOST or Knowtator they are the annotations, not the texts.
    """
    exported = [file.path for file in export_files(path)]
    if exported:
        return exported
    if path.is_dir():
        files = _project_files(path) or files_in(path)
        return files if any(map(_has_content, files)) else _files_of_words(path) or files_below(path)
    # An archive by itself stands for all its members, a path that leads through one for those below it; any
    # other path for itself.
    place = ArchivePath(os.fspath(path), "") if is_archive(path) else archive_path(path)
    if place is None:
        return [_absolute_if_dash(path)]
    members = [Path(member) for member in members_below(*place)]
    return _in_project([member for member in members if is_visible(member.name)])


def _project_files(folder: Path) -> list[Path]:
    """Return the files of annotations in the folder of a project; none where it is no project."""
    for annotations, texts in _PROJECT_FOLDERS:
        if (folder / annotations).is_dir() and (folder / texts).is_dir():
            return files_in(folder / annotations)
    return []


def _in_project(members: list[Path]) -> list[Path]:
    """Return the members of an archive that are the annotations of a project; all where it has none."""
    folders = {member.parent for member in members}
    for annotations, texts in _PROJECT_FOLDERS:
        inside = {
            folder for folder in folders if folder.name == annotations and folder.with_name(texts) in folders
        }
        if inside:
            return [member for member in members if member.parent in inside]
    return members


def files_in(directory: Path) -> list[Path]:
    """Return the files of a directory in name order, without hidden ones, README, LICENSE and projects.

    Raises OSError for one that cannot be listed.
    """
    with os.scandir(directory) as entries:  # knows what is a file without asking for each
        return [
            _absolute_if_dash(directory / name)
            for name in sorted(e.name for e in entries if is_visible(e.name) and e.is_file())
        ]


def _files_of_words(directory: Path) -> list[Path]:
    """Return the files of words in the folders of a directory that has no files itself, as MMAX2 has them."""
    folders = [folder for folder in sorted(directory.iterdir()) if folder.name.casefold() == _WORDS_FOLDER]
    return [file for folder in folders for file in files_in(folder) if file.suffix == _WORDS_ENDING]


def files_below(directory: Path) -> list[Path]:
    """Return the files of a directory and of all in it, in the order of their paths; links are not followed.

    Raises OSError for one that cannot be listed, and InputRefused for more files than `MOST_MEMBERS`.
    """
    files: list[Path] = []
    for folder, folders, names in os.walk(directory, onerror=_raise):
        folders[:] = sorted(name for name in folders if is_visible(name))
        inside = (Path(folder) / name for name in sorted(names) if is_visible(name))
        files += [
            path for path in inside if path.is_file() and (path.parent != directory or _has_content(path))
        ]
        if len(files) > MOST_MEMBERS:
            finding = Wording("a folder of more than {count:,} files", count=MOST_MEMBERS)
            raise file_error(os.fspath(directory), finding, Wording("fewer files"), Wording("divide it"))
    return files


def _raise(problem: OSError) -> None:
    raise problem


def _has_content(path: Path) -> bool:
    """Tell whether a file may hold annotations or texts: not if it configures a tool."""
    return path.suffix.casefold() != CONFIGURATION


def _absolute_if_dash(path: Path) -> Path:
    """Return a path to a file called ``-``, given as ``./-``, in a form unlike standard input."""
    return path.absolute() if os.fspath(path) == STANDARD_INPUT else path


def names_in(directory: str) -> frozenset[str]:
    """Return the names of all files in a folder, on the disk or in an archive."""
    folder = Path(directory)
    place = ArchivePath(os.fspath(folder), "") if is_archive(folder) else archive_path(folder)
    if place is not None:
        return frozenset(member.removeprefix(f"{folder}/") for member in members_below(*place))
    try:
        with os.scandir(directory or os.curdir) as entries:
            return frozenset([entry.name for entry in entries if entry.is_file()])
    except OSError:  # a directory that may be gone through but not listed
        return frozenset()


def is_visible(name: str) -> bool:
    """Tell whether a file of that name is read with its folder."""
    # A project lies beside its inputs by default: their directory is read as before it was made.
    return not name.upper().startswith((".", "README", "LICENSE")) and not name.endswith(PROJECT_ENDING)
