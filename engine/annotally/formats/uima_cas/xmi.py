"""Reading of UIMA CAS XMI: one document a file, with its type system in a file beside it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.sniffing import end_of_run
from annotally.formats.uima_cas.content import LoadedCas, first_view, reachable
from annotally.formats.uima_cas.layers import CasLayers
from annotally.formats.uima_cas.library import TYPE_SYSTEM, cached_types, load_xmi
from annotally.formats.uima_cas.offsets import XML_ESCAPE, map_text
from annotally.formats.uima_cas.reader import read_sources
from annotally.formats.uima_cas.xmi_check import XmiContent, check_xmi
from annotally.formats.xml_documents import parse_xml, without_document_type
from annotally.model.diagnostics import file_error
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source, SourceMap
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from cassis import Cas

NAME = "uima-xmi"
TYPE_SYSTEMS = (TYPE_SYSTEM, "typesystem.xml")

_PROLOG = re.compile(r"\s+|<\?[^>]*>|<!--.*?-->|<![^->][^>]*>", re.DOTALL)
_ROOT = re.compile(r"<(?:[\w.-]+:)?XMI\s")
_TYPES_ROOT = re.compile(r"<(?:[\w.-]+:)?typeSystemDescription[\s>]")
_TEXT = re.compile(r"""\ssofaString\s*=\s*(["'])""")


def find_root(beginning: str) -> int:
    """Return where the root of an XMI stands, behind nothing but a prolog; -1 where there is none."""
    at = end_of_run(beginning, _PROLOG)
    return at if _ROOT.match(beginning, at) else -1


def is_type_system(source: Source) -> bool:
    """Tell whether a source is a type system, by its root."""
    return _TYPES_ROOT.match(source.text, end_of_run(source.text, _PROLOG)) is not None


def type_systems_beside(path: str) -> tuple[str, ...]:
    """Return the names of the files that may hold the type system of an XMI, in its folder."""
    folder = path[: len(path) - len(Path(path).name)]
    return tuple(folder + name for name in TYPE_SYSTEMS)


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read the XMI among the sources as one set with their texts, each by the type system in its folder.

    Raises InputRefused for an XMI without its type system, and for all that `check_xmi`, the library and
    `read_sources` refuse.
    """
    # Type systems are told apart by their root, not by their names, which differ between tools.
    sources = _without_copies(sources)
    load = XmiLoader(sources)
    return read_sources(NAME, sources, load.numbers, options, load)


def _without_copies(sources: Sequence[Source]) -> tuple[Source, ...]:
    """Return the sources with one type system where all are the same, as those of an export are."""
    # An export packs the same type system beside every document. Kept once, it is loaded once, and a set
    # that is written over its sources has one file to grow where a new type is needed.
    types = [source for source in sources if is_type_system(source)]
    if len({source.text for source in types}) != 1:
        return tuple(sources)
    paths = {source.path for source in types}
    return (*(source for source in sources if source.path not in paths), types[0])


class XmiLoader:
    """Loader of the XMI among the sources of a set, which takes their type systems from the others."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self._types = {source.path: source for source in sources if is_type_system(source)}
        self.numbers = [number for number, source in enumerate(sources) if source.path not in self._types]
        """The numbers of the sources that are no type systems."""
        self._layers: dict[str, CasLayers] = {}

    def types_of(self, source: Source) -> Source:
        """Return the type system of an XMI. Raises InputRefused where there is none."""
        types = next(
            (self._types[name] for name in type_systems_beside(source.path) if name in self._types), None
        )
        if types is None and len(self._types) == 1:
            types = next(iter(self._types.values()))
        if types is None:
            raise file_error(
                source.path,
                Wording("an XMI without its type system"),
                Wording("a file {name} in the same folder", name=TYPE_SYSTEM),
                Wording("put the {name} there that was exported with it", name=TYPE_SYSTEM),
            )
        return types

    def layers_of(self, source: Source) -> CasLayers:
        """Return the layers of the type system of an XMI."""
        types_source = self.types_of(source)
        layers = self._layers.get(types_source.text)
        if layers is None:
            layers = self._layers[types_source.text] = CasLayers(cached_types(types_source))
        return layers

    def __call__(self, complaints: Complaints) -> LoadedCas:
        """Load the CAS of a source."""
        return load_cas(complaints, self.layers_of(complaints.source))


def load_cas(complaints: Complaints, layers: CasLayers) -> LoadedCas:
    """Return the CAS of a source, checked. Raises InputRefused as `check_xmi` and the library do."""
    document = parse_xml(complaints)
    content = check_xmi(document, layers, complaints)
    data = without_document_type(complaints).encode("utf-8", "surrogatepass")
    cas = load_xmi(complaints, data, layers.types)
    if content.unindexed:
        _convert_unindexed(cas, content, layers)
    place = content.places.get(first_view(cas).get_sofa().xmiID)
    return LoadedCas(cas, layers, content.places, _map_text(complaints, cas, place), complaints)


def _convert_unindexed(cas: "Cas", content: XmiContent, layers: CasLayers) -> None:
    """Make code points of the offsets of annotations in no view, which the library leaves as they are."""
    for structure in reachable(cas, layers):
        if structure.xmiID in content.unindexed:
            text = content.texts[structure.sofa.xmiID]
            structure.begin, structure.end = (
                text.to_code_points(structure.begin),
                text.to_code_points(structure.end),
            )


def _map_text(complaints: Complaints, cas: "Cas", place: Extent | None) -> SourceMap:
    """Return where the text stands in the attribute that has it."""
    source, text = complaints.source.text, first_view(cas).sofa_string or ""
    match = _TEXT.search(source, place.start, place.end) if place is not None else None
    if match is None:
        return SourceMap((0,), (0,))
    return map_text(source, match.end(), source.find(match[1], match.end()), XML_ESCAPE, text)
