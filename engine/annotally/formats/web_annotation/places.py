"""Names of the documents that web annotations are about, and places of their texts."""

import re
from collections.abc import Iterable
from pathlib import PurePath
from urllib.parse import unquote

from annotally.formats.base import TextPlaces
from annotally.formats.companions import normal_path
from annotally.formats.json_scan import DECODE, JsonValue
from annotally.model.text import Source

TEXTS = ".txt"
_SOURCE = re.compile(r'(?<!\\)"source"\s*:\s*(?:\{[^{}"]*"id"\s*:\s*)?("(?:[^"\\]|\\.)*")')
_STEPS = re.compile(r"[\\/:]")
_FOLDERS = ("", "../texts/")


def document_of(iri: str, fallback: str) -> str:
    """Return the name of the document of a source: its last part, else ``fallback``."""
    # Query and fragment name no document; a last part that is a step, or nothing, is no name.
    path = re.split(r"[?#]", iri, maxsplit=1)[0].rstrip("/")
    name = _STEPS.split(unquote(path))[-1].strip()
    name = name.removesuffix(TEXTS) or name
    return fallback if name in ("", ".", "..") else name


def own_name(source: Source) -> str:
    """Return the name of the document of a file that names no source."""
    return source.document or PurePath(source.path).stem


def iri_of(value: JsonValue) -> str:
    """Return the IRI that a value states: itself, or an identifier of a resource; empty without one."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        value = value["id"] if "id" in value else value.get("@id")
    return value if isinstance(value, str) else ""


def texts_of(source: Source) -> TextPlaces:
    """Return where the texts of a file may be: beside it under the names of their sources, or its own."""
    # The sources are looked for by their key, without decoding the file, which is decoded by the scan. A
    # string that looks like one only names a file that nobody asks for.
    fallback = own_name(source)
    names = dict.fromkeys(
        document_of(_string(spelled), fallback) for spelled in _spelled_sources(source.text)
    )
    if not names or source.text.count('"target"') > source.text.count('"source"'):
        names[fallback] = None
    path = PurePath(source.path)
    folder = source.path[: len(source.path) - len(path.name)]
    places = {}
    for name in names:
        files = [f"{name}{TEXTS}", name, *([f"{path.stem}{TEXTS}"] if len(names) == 1 else [])]
        paths = [normal_path(f"{folder}{place}{file}") for place in _FOLDERS for file in files]
        places[name] = list(dict.fromkeys(paths))
    return places


def _spelled_sources(text: str) -> Iterable[str]:
    """Return the sources that a file names, as it spells them, each once."""
    # Most files name one: it is counted, which takes a tenth of the time of a search for all of them.
    first = _SOURCE.search(text)
    if first is None or text.count(first[0]) == text.count('"source"'):
        return () if first is None else (first[1],)
    return dict.fromkeys(_SOURCE.findall(text))


def _string(spelled: str) -> str:
    """Return a string of JSON, empty where it is damaged."""
    # The file is not checked here: a string that cannot be decoded names no text.
    try:
        value, _ = DECODE(spelled, 0)
    except ValueError:
        return ""
    return value if isinstance(value, str) else ""
