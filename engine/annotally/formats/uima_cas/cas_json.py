"""Reading of UIMA CAS JSON: one document a file, which has its type system in it."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.json_places import JSON_ESCAPE
from annotally.formats.uima_cas.content import LoadedCas, first_view
from annotally.formats.uima_cas.layers import ANNOTATION, ANNOTATION_BASE, DKPRO, STRING, TOP, CasLayers
from annotally.formats.uima_cas.library import (
    EXPORT_AGAIN,
    STRUCTURES,
    TYPES,
    VIEWS,
    cached_json_types,
    check_text,
    load_json,
    spelled_types,
)
from annotally.formats.uima_cas.offsets import check_offsets, map_text
from annotally.formats.uima_cas.reader import read_sources
from annotally.formats.utf16 import Utf16Offsets
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source, SourceMap
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from cassis import Cas

NAME = "uima-json"
IDENTIFIER, TYPE, SOFA = "%ID", "%TYPE", "uima.cas.Sofa"

_OPENING = re.compile(r'\s*(\{)\s*"%(?:TYPES|FEATURE_STRUCTURES|VIEWS|FLAGS)"\s*:')
_IDENTIFIED = re.compile(r'"%ID"\s*:\s*([0-9]{1,12})(?![0-9.eE])')
_TEXT = re.compile(r'"sofaString"\s*:\s*"')
_STRING = re.compile(r'[^"\\]*(?:\\.[^"\\]*)*', re.DOTALL)


def find_object(beginning: str) -> int:
    """Return the offset of a leading object that begins with a key of a CAS; -1 without one."""
    match = _OPENING.match(beginning)
    return match.start(1) if match else -1


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files as one set with their texts.

    Raises InputRefused for what is no JSON, or no CAS with its type system, and for all that the library and
    `read_sources` refuse.
    """
    return read_sources(NAME, sources, range(len(sources)), options, JsonLoader())


class JsonLoader:
    """Loader of CAS in JSON, which keeps the layers of each type system."""

    def __init__(self) -> None:
        self._layers: dict[str, CasLayers] = {}

    def __call__(self, complaints: Complaints) -> LoadedCas:
        """Load the CAS of a source."""
        content = parse_json(complaints)
        return load_cas(complaints, content, self.layers_of(content, complaints.source.path))

    def layers_of(self, content: Mapping[str, Any], path: str) -> CasLayers:
        """Return the layers of the type system of a CAS."""
        spelled = spelled_types(complete_types(content))
        layers = self._layers.get(spelled)
        if layers is None:
            layers = self._layers[spelled] = CasLayers(cached_json_types(spelled, path))
        return layers


def load_cas(complaints: Complaints, content: Mapping[str, Any], layers: CasLayers) -> LoadedCas:
    """Return the CAS of a source, checked. Raises InputRefused for all that the check and the library do."""
    places = _JsonCheck(content, layers, complaints).places()
    cas = load_json(complaints, layers.types)
    place = places.get(first_view(cas).get_sofa().xmiID)
    return LoadedCas(cas, layers, places, _map_text(complaints, cas, place), complaints)


def parse_json(complaints: Complaints) -> dict[str, Any]:
    """Return the content of a source. Raises InputRefused unless it is JSON with the parts of a CAS."""
    # The library parses the text once more; this pass finds flaws with their places and declares types.
    text = complaints.source.text
    try:
        content = json.loads(text)
    except json.JSONDecodeError as problem:
        finding = Wording("not well-formed JSON: {why}", why=problem.msg)
        raise complaints.refusal(problem.pos, finding, Wording("well-formed JSON"), EXPORT_AGAIN) from None
    except (ValueError, RecursionError):
        finding = Wording("JSON with numbers too long or brackets nested too deep")
        raise complaints.refusal(0, finding, Wording("a UIMA CAS"), EXPORT_AGAIN) from None
    if not isinstance(content, dict) or not isinstance(content.get(STRUCTURES), (list, dict)):
        raise complaints.refusal(
            0, Wording("no {key}", key=STRUCTURES), Wording("the structures of a CAS"), EXPORT_AGAIN
        )
    for key in (TYPES, VIEWS):
        if not isinstance(content.get(key), dict):
            remedy = Wording("export it with its type system and its views")
            raise complaints.refusal(0, Wording("no {key}", key=key), Wording("all parts of a CAS"), remedy)
    return content


def identifier_places(text: str) -> dict[int, int]:
    """Return where the identifiers of structures stand in a text."""
    # They are found by their key: a string with the same characters in it has them behind backslashes.
    return {int(match[1]): match.start() for match in _IDENTIFIED.finditer(text)}


def complete_types(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return the types that a CAS declares, and those of its tool that it takes for granted.

    INCEpTION reads files whose tokens and sentences are declared nowhere: it has these types itself. They are
    declared by the features that their structures have.
    """
    # One pass over the structures. The type above another follows from their members: annotations have a
    # begin, others at least the view they are in. The range of a feature follows from its first value.
    declared = dict(content[TYPES])
    granted: dict[str, dict[str, Any]] = {}
    structures = content[STRUCTURES]
    for structure in structures.values() if isinstance(structures, dict) else structures:
        name = structure.get(TYPE) if isinstance(structure, dict) else None
        if not isinstance(name, str) or name in declared or not name.startswith(f"{DKPRO}."):
            continue
        above = ANNOTATION if "begin" in structure else ANNOTATION_BASE if "@sofa" in structure else TOP
        features = granted.setdefault(name, {"%NAME": name, "%SUPER_TYPE": above})
        for key, value in structure.items():
            feature = key.removeprefix("@")
            if not key.startswith("%") and feature not in ("sofa", "begin", "end"):
                features.setdefault(feature, {"%NAME": feature, "%RANGE": _range(key, value)})
    return declared | granted


def _range(key: str, value: object) -> str:
    """Return the type of a feature that is declared nowhere, by one of its values."""
    if key.startswith("@"):
        return TOP
    if isinstance(value, bool):
        return "uima.cas.Boolean"
    if isinstance(value, int):
        return "uima.cas.Integer"
    return "uima.cas.Double" if isinstance(value, float) else STRING


class _JsonCheck:
    """The check of one file ahead of the library: texts first, which offsets are checked by."""

    def __init__(self, content: Mapping[str, Any], layers: CasLayers, complaints: Complaints) -> None:
        self._layers = layers
        self._complaints = complaints
        self._places = identifier_places(complaints.source.text)
        structures = content[STRUCTURES]
        if isinstance(structures, dict):
            structures = [
                {**value, IDENTIFIER: int(key)} if isinstance(value, dict) and key.isdecimal() else None
                for key, value in structures.items()
            ]
        self._structures = structures

    def places(self) -> dict[int, Extent]:
        """Return the places of the structures by their identifiers.

        Raises InputRefused for what is no structure, identifiers given twice, types that the type system does
        not have, offsets that are no places of their text, and texts that are too long.
        """
        places: dict[int, Extent] = {}
        texts: dict[object, Utf16Offsets] = {}
        for structure in self._structures:
            identifier = self._identify(structure)
            at = self._places.get(identifier, 0)
            if identifier in places:
                finding = Wording("identifier {identifier} again", identifier=str(identifier))
                raise self._refusal(at, finding, Wording("every identifier once"))
            places[identifier] = Extent(at, at)
            if structure[TYPE] == SOFA:
                text = structure.get("sofaString")
                check_text(text if isinstance(text, str) else "", at, self._complaints)
                texts[identifier] = Utf16Offsets(text if isinstance(text, str) else "")
        for structure in self._structures:
            if structure[TYPE] != SOFA:
                self._check_structure(structure, texts)
        return places

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> InputRefused:
        return self._complaints.refusal(at, finding, expected, EXPORT_AGAIN)

    def _identify(self, structure: object) -> int:
        identifier = structure.get(IDENTIFIER) if isinstance(structure, dict) else None
        type_name = structure.get(TYPE) if isinstance(structure, dict) else None
        if not isinstance(identifier, int) or not 0 <= identifier < 10**12 or not isinstance(type_name, str):
            finding = Wording("a structure without {name} or {type}", name=IDENTIFIER, type=TYPE)
            raise self._refusal(0, finding, Wording("both"))
        return identifier

    def _check_structure(self, structure: Mapping[str, Any], texts: Mapping[object, Utf16Offsets]) -> None:
        # Arrays have no features of their own, and what has no extent needs no check of its place. The values
        # of features are checked by the library.
        at = self._places.get(structure[IDENTIFIER], 0)
        type_name = structure[TYPE]
        if type_name.endswith("[]"):
            return
        if not self._layers.types.contains_type(type_name, True):
            finding = Wording("type {type}, which the type system does not have", type=shown(type_name))
            raise self._refusal(at, finding, Wording("a type of the type system in the file"))
        if not self._layers.of(type_name).has_extent:
            return
        text = texts.get(structure.get("@sofa"))
        if text is None:
            raise self._refusal(at, Wording("an annotation of no text"), Wording("the text it is of"))
        begin, end = structure.get("begin"), structure.get("end")
        if type(begin) is not int or type(end) is not int:
            raise self._refusal(
                at, Wording("an annotation without begin or end"), Wording("both, as numbers")
            )
        check_offsets(text, begin, end, at, self._complaints)


def _map_text(complaints: Complaints, cas: "Cas", place: Extent | None) -> SourceMap:
    """Return where the text stands in the string that has it."""
    source, text = complaints.source.text, first_view(cas).sofa_string or ""
    match = _TEXT.search(source, place.start) if place is not None else None
    if match is None:
        return SourceMap((0,), (0,))
    closing = _STRING.match(source, match.end())
    return map_text(source, match.end(), closing.end() if closing else match.end(), JSON_ESCAPE, text)
