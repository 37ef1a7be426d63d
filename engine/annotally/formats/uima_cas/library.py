"""The library dkpro-cassis: imported where the first CAS is read, its errors turned into refusals.

It makes Python classes of the types of a CAS, and code of the names of their features: names are checked
ahead of it. It keeps two dictionary entries for each character of a text, hence `LONGEST_TEXT`.
"""

import io
import json
import keyword
import warnings
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

from annotally.formats.xml_documents import parse_xml
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from cassis import Cas, TypeSystem

_LIBRARY, _INSTALLATION = "dkpro-cassis", "pip install 'annotally[cas]'"
TYPE_SYSTEM = "TypeSystem.xml"
"""Name of the file with the type system, beside those of the CAS."""
LONGEST_TEXT = 4 * 2**20
"""Code points of a text beyond which a CAS is refused."""
MOST_TYPES = 20_000
"""Types beyond which a type system is refused: large real ones have fewer than two thousand."""
TYPES, STRUCTURES, VIEWS = "%TYPES", "%FEATURE_STRUCTURES", "%VIEWS"
"""The three parts of a CAS in JSON."""
EXPORT_AGAIN = Wording("export the CAS again from the tool that made it")

Result = TypeVar("Result")


def library(path: str) -> ModuleType:
    """Return the library. Raises InputRefused, for the file that needs it, where it is not installed."""
    try:
        import cassis
    except ImportError:
        raise file_error(
            path,
            Wording("a UIMA CAS, and no library that reads it"),
            Wording("the library {name}", name=_LIBRARY),
            Wording("install it: {command}", command=_INSTALLATION),
        ) from None
    module: ModuleType = cassis
    return module


def call_library(complaints: Complaints, function: Callable[[], Result]) -> Result:
    """Return the result of a function that calls the library.

    Raises InputRefused in place of whatever the library raises; its warnings are about its own interface.
    """
    # Not only its own errors: it goes by the input, and so meets missing keys, values of other types, circles
    # and numbers of any size. A refusal of the program's own passes through.
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return function()
    except InputRefused:
        raise
    except Exception as problem:
        finding = Wording(
            "a CAS that cannot be read: {why}", why=shown(f"{type(problem).__name__}: {problem}", 120)
        )
        raise complaints.refusal(0, finding, Wording("a UIMA CAS"), EXPORT_AGAIN) from None


def load_types(source: Source) -> "TypeSystem":
    """Return the type system of an XML file. Raises InputRefused for any other file."""
    # Names are collected ahead of the library, which puts those of features into code that it runs.
    complaints = Complaints(source)
    document = parse_xml(complaints)
    names: list[str] = []
    features: list[str] = []
    if document.root.tag.rpartition("}")[2] != "typeSystemDescription":
        finding = Wording("<{tag}> at its root", tag=shown(document.root.tag.rpartition("}")[2]))
        raise complaints.refusal(0, finding, Wording("a type system of UIMA"), EXPORT_AGAIN)
    for element in document.root.iter("{*}typeDescription"):
        names.append((element.findtext("{*}name") or "").strip())
        features += [
            (name.text or "").strip()
            for name in element.iterfind("{*}features/{*}featureDescription/{*}name")
        ]
    check_names(names, features, complaints)
    data = source.text.encode("utf-8", "surrogatepass")
    cassis = library(source.path)
    # The declaration of an encoding is that of the file's bytes; these are UTF-8, whatever it says.
    content = io.BytesIO(_without_declaration(data))
    types: TypeSystem = call_library(complaints, lambda: cassis.load_typesystem(content))
    return types


def _without_declaration(data: bytes) -> bytes:
    """Return XML without its declaration."""
    stripped = data.lstrip()
    return stripped[stripped.find(b"?>") + 2 :].lstrip() if stripped.startswith(b"<?xml") else stripped


@lru_cache(maxsize=8)
def cached_types(source: Source) -> "TypeSystem":
    """Return `load_types`, once for each type system; nobody may change it."""
    return load_types(source)


@lru_cache(maxsize=8)
def cached_json_types(spelled: str, path: str) -> "TypeSystem":
    """Return the type system that a CAS in JSON declares, once for each; nobody may change it."""
    return load_json_types(spelled, path)


def load_json_types(spelled: str, path: str) -> "TypeSystem":
    """Return the type system of declarations in JSON, by the names of types.

    Raises InputRefused, for the file of that path, where they are none.
    """
    complaints = Complaints(Source(path, ""))
    declared = json.loads(spelled)
    features = []
    for declaration in declared.values():
        if not isinstance(declaration, dict):
            raise complaints.refusal(
                0, Wording("a type that is no object"), Wording("its features"), EXPORT_AGAIN
            )
        features += [name for name in declaration if not name.startswith("%")]
    check_names(declared, features, complaints)
    content = json.dumps({TYPES: declared, STRUCTURES: [], VIEWS: {}})
    cassis = library(path)
    cas = call_library(complaints, lambda: cassis.load_cas_from_json(content))
    types: TypeSystem = cas.typesystem
    return types


def check_names(types: Iterable[str], features: Iterable[str], complaints: Complaints) -> None:
    """Raise InputRefused for names of types or features that the library cannot make code of."""
    names = list(types)
    if len(names) > MOST_TYPES:
        finding = Wording("a type system of {count:,} types", count=len(names))
        raise complaints.refusal(0, finding, Wording("at most {limit:,}", limit=MOST_TYPES), EXPORT_AGAIN)
    unfit = next((name for name in names if not is_type_name(name)), None)
    if unfit is None:
        unfit = next((name for name in features if not is_feature_name(name)), None)
    if unfit is not None:
        at = max(complaints.source.text.find(unfit), 0)
        raise complaints.refusal(
            at,
            Wording("the name {name!r}", name=shown(unfit)),
            Wording("names of letters, digits and underscores"),
            Wording("rename it in the type system"),
        )


def is_type_name(name: str) -> bool:
    """Tell whether a type may have a name: words of letters, digits and underscores with dots between."""
    words = name.removesuffix("[]").split(".")
    return all(word.isidentifier() for word in words)


def is_feature_name(name: str) -> bool:
    """Tell whether a feature may have a name, which is to be a name in Python too."""
    return (
        name.isidentifier() and not keyword.iskeyword(name) and not name.startswith("_") and name != "xmiID"
    )


def check_text(text: str, place: int, complaints: Complaints) -> None:
    """Raise InputRefused, at a source offset, for a text beyond `LONGEST_TEXT`."""
    if len(text) > LONGEST_TEXT:
        raise complaints.refusal(
            place,
            Wording("a text of {size:,} characters", size=len(text)),
            Wording("at most {limit:,}", limit=LONGEST_TEXT),
            Wording("divide the document"),
        )


def load_xmi(complaints: Complaints, data: bytes, types: "TypeSystem") -> "Cas":
    """Return the CAS of an XMI that has been checked, in UTF-8. Raises InputRefused like `call_library`."""
    cassis = library(complaints.source.path)
    content = io.BytesIO(_without_declaration(data))
    # ``trusted`` only lifts the parser's limits of size: ours have been kept.
    return call_library(complaints, lambda: cassis.load_cas_from_xmi(content, typesystem=types, trusted=True))


def load_json(complaints: Complaints, types: "TypeSystem") -> "Cas":
    """Return the CAS of a JSON that has been checked. Raises InputRefused as `call_library` does."""
    cassis = library(complaints.source.path)
    text = complaints.source.text
    return call_library(
        complaints, lambda: cassis.load_cas_from_json(text, typesystem=types, merge_typesystem=False)
    )


def spelled_types(declared: Mapping[str, object]) -> str:
    """Return declarations of types as JSON of one spelling, by which they are cached."""
    return json.dumps(declared, sort_keys=True)
