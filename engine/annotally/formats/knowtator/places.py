"""Places of the texts that files of Knowtator and eHOST annotate, and the names of their documents."""

import html
import re
from pathlib import PurePath

from annotally.formats.base import TextPlaces
from annotally.formats.companions import normal_path
from annotally.model.text import Source

FILES = ".knowtator.xml"
"""Ending behind the name of the text."""
TEXTS = ".txt"
ROOT = "annotations"
_SOURCE = re.compile(rf"<{ROOT}\s[^<>]*?\btextSource\s*=\s*(?:\"([^\"<]*)\"|'([^'<]*)')")
_STEPS = re.compile(r"[\\/]")
_FOLDERS = ("", "../corpus/", "../Articles/", "../articles/", "../../../../articles/txt/")
"""Folders of the texts: eHOST's, those of projects of Knowtator 2, that of the CRAFT corpus."""


def text_source(text: str) -> str:
    """Return the name of the text that a file says it annotates, without folders; empty if it says none."""
    match = _SOURCE.search(text, 0, 10_000)
    name = html.unescape(match[1] or match[2] or "") if match is not None else ""
    return _STEPS.split(name)[-1].strip()


def stem_of(path: str) -> str:
    """Return the name of a file of annotations without its ending: that of its text."""
    name = PurePath(path).name
    for ending in (FILES, ".xml"):
        if name.casefold().endswith(ending) and len(name) > len(ending):
            return name[: -len(ending)]
    return name


def document_of(source: Source) -> str:
    """Return the name of the document that a file annotates."""
    name = source.document or text_source(source.text) or stem_of(source.path)
    return name.removesuffix(TEXTS) or name


def texts_of(source: Source) -> TextPlaces:
    """Return where the text of a file may be: beside it, or in the folder that its tool has for texts."""
    # Likelier names and nearer folders first; paths that come out the same are looked for once.
    path = PurePath(source.path)
    folder = source.path[: len(source.path) - len(path.name)]
    stem = stem_of(source.path)
    names = [text_source(source.text), stem, f"{stem.removesuffix(TEXTS)}{TEXTS}", f"{path.stem}{TEXTS}"]
    paths = [normal_path(f"{folder}{place}{name}") for place in _FOLDERS for name in names if name]
    return {document_of(source): list(dict.fromkeys(paths))}
