"""Whether paths are there, where nobody may look too: `Path` raises PermissionError then."""

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
