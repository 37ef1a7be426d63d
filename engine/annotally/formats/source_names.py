"""Names of documents that have none of their own, where not the file tells them but its folder."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from annotally.formats.archives import archive_path, is_archive
from annotally.formats.documents import printable_name
from annotally.model.text import Source


def named_sources(
    sources: tuple[Source, ...], names: Mapping[Path, str], documents: Collection[Path]
) -> tuple[Source, ...]:
    """Return sources with the names of their documents: of the folders that are documents, else as given."""
    if not names and not documents:
        return sources
    return tuple(_named(source, names, documents) for source in sources)


def _named(source: Source, names: Mapping[Path, str], documents: Collection[Path]) -> Source:
    path = Path(source.path)
    name = path.parent.name if path.parent in documents else names.get(path, "")
    return replace(source, document=printable_name(name)) if name else source


def names_by_folder(paths: Sequence[str | Path], files: Sequence[Path]) -> dict[Path, str]:
    """Return the names of documents by file, for files of one name in several folders below the same path.

    A document has the name of its folder where there is but one name in all of them, as the files of an
    annotator beside each other's documents have, else names of folder and file.
    """
    # Only folders and archives are gone through: paths that were named one by one are none of theirs.
    result: dict[Path, str] = {}
    if len({file.parent for file in files}) < 2:  # as nearly always
        return result
    for root in map(Path, paths):
        if not (root.is_dir() or is_archive(root) or archive_path(root) is not None):
            continue
        inside = [file for file in files if root in file.parents]
        folders: dict[str, set[Path]] = {}
        for file in inside:
            folders.setdefault(file.stem, set()).add(file.parent)
        everywhere = len(folders) == 1
        for file in inside:
            if len(folders[file.stem]) > 1:
                parts = file.parent.relative_to(root).parts
                result[file] = "-".join((*parts, *(() if everywhere and parts else (file.stem,))))
    return result
