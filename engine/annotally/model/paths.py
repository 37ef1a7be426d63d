"""Whether paths are there, where nobody may look too (`Path` raises PermissionError then); their names."""

from collections.abc import Sequence
from pathlib import Path


def is_folder(path: str | Path) -> bool:
    """Tell whether a path is a folder; not one inside a folder that may not be gone through."""
    try:
        return Path(path).is_dir()
    except OSError:
        return False


def is_there(path: str | Path) -> bool:
    """Tell whether there is a file or folder; False inside a folder that may not be gone through."""
    try:
        return Path(path).exists()
    except OSError:
        return False


def distinct_names(paths: Sequence[str]) -> list[str]:
    """Return distinct names of annotators or systems: names of files without ending, or of folders.

    As much of the paths as it takes; of a path given twice the second is numbered.
    """
    # Names take one more folder of the paths until all differ; equal paths are numbered.
    parts = [(*Path(path).absolute().parts[:-1], Path(path).absolute().stem) for path in paths]
    length = next(
        (
            n
            for n in range(1, max(map(len, parts)))
            if len({path_parts[-n:] for path_parts in parts}) == len(parts)
        ),
        0,
    )
    names = ["/".join(path_parts[-max(length, 1) :]) for path_parts in parts]
    return [
        f"{name} ({names[:number].count(name) + 1})" if name in names[:number] else name
        for number, name in enumerate(names)
    ]
