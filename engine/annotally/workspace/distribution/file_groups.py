"""Files of a request that belong together, because they are of one document."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from annotally.formats.file_pairs import CONFIGURATION
from annotally.formats.io import expand
from annotally.workspace.request import OpenRequest
from annotally.workspace.signature import module_path

LEAST_FILES = 16
"""Groups of a part, at least."""
MOST_FILES = 500
"""Groups of a part, at most: its worker has their documents in memory, and its death costs their time."""

FileGroup = tuple[tuple[str, ...], ...]
"""The files of one name or of several: those of the key, the response, and the texts if there are any."""


def file_groups(request: OpenRequest) -> list[FileGroup] | None:
    """Return the files of a request by their names without endings, in corpus order.

    None if documents cannot be told by files: two sides, and texts if any, have to be a folder each, with
    files of the same names in the same order. Raises InputRefused for a folder that cannot be listed.
    """
    # Corpus order is that of the first input that has the documents; with the names in one order in all
    # folders it is that of the groups.
    inputs = _folders(request)
    if inputs is None:
        return None
    by_stem = [_by_stem(folder) for folder in inputs]
    names = list(by_stem[0])
    if len(names) < 2 or any(list(folder) != names for folder in by_stem[1:]):
        return None
    return [tuple(tuple(folder[name]) for folder in by_stem) for name in names]


def _folders(request: OpenRequest) -> list[str] | None:
    """Return the folders of the sides and of the texts, None where it is not one each."""
    path_lists = [side.paths for side in request.sides] + ([request.texts] if request.texts else [])
    has_more = (
        request.tokens
        or request.annotators
        or request.encoding  # by which bytes may not come back as they were, to be checked
        or module_path(request.task)
        or any(side.texts for side in request.sides)
    )
    if has_more or len(request.sides) != 2 or any(len(paths) != 1 for paths in path_lists):
        return None
    folders = [paths[0] for paths in path_lists]
    return folders if all(Path(folder).is_dir() for folder in folders) else None


def _by_stem(folder: str) -> dict[str, list[str]]:
    files = expand([folder])
    pairs = {file.stem for file in files if file.suffix == ".ann"}
    by_stem: dict[str, list[str]] = {}
    for file in files:
        # The configuration of a folder of brat is no document; readers leave it out, too.
        if not (pairs and file.suffix == CONFIGURATION):
            by_stem.setdefault(file.stem, []).append(str(file))
    return by_stem


def divide_groups(groups: Sequence[FileGroup], count: int) -> list[FileGroup]:
    """Return consecutive groups joined, about ``count`` of them, within the limits of a part."""
    # Parts of whole groups, all but the last of one size: small enough for every worker to get several, large
    # enough that sending one costs little.
    size = min(max(-(-len(groups) // max(1, count)), LEAST_FILES), MOST_FILES)
    remaining_groups = iter(groups)
    joined = []
    while part := list(islice(remaining_groups, size)):
        joined.append(
            tuple(tuple(path for files in side for path in files) for side in zip(*part, strict=True))
        )
    return joined


def with_files(request: OpenRequest, files: FileGroup) -> OpenRequest:
    """Return a request with these files in place of its folders."""
    sides = tuple(replace(side, paths=paths) for side, paths in zip(request.sides, files[:2], strict=True))
    return replace(request, sides=sides, texts=files[2] if len(files) > 2 else ())
