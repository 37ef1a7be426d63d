"""Writing of CAS: the CAS of the source with its annotations changed, or a new one for each document.

The library writes the whole CAS, so a changed source is spelled anew; one that is as it was keeps its bytes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from annotally.formats.base import ReadOptions
from annotally.formats.documents import name_of_source
from annotally.formats.span_writing import Refuser
from annotally.formats.uima_cas.cas_json import NAME as JSON
from annotally.formats.uima_cas.cas_json import complete_types, parse_json
from annotally.formats.uima_cas.cas_json import load_cas as load_json_cas
from annotally.formats.uima_cas.cas_json import read as read_json
from annotally.formats.uima_cas.content import LoadedCas, content_of_cas, first_view
from annotally.formats.uima_cas.edits import CasEdits
from annotally.formats.uima_cas.growth import (
    NEW_TYPES,
    LayerChoice,
    TypeGrowth,
    grow_json,
    grow_xml,
    token_types,
)
from annotally.formats.uima_cas.layers import SENTENCE, CasLayers
from annotally.formats.uima_cas.library import (
    call_library,
    library,
    load_json_types,
    load_types,
    spelled_types,
)
from annotally.formats.uima_cas.xmi import NAME as XMI
from annotally.formats.uima_cas.xmi import XmiLoader
from annotally.formats.uima_cas.xmi import load_cas as load_xmi_cas
from annotally.formats.uima_cas.xmi import read as read_xmi
from annotally.formats.webanno.header import TOKEN
from annotally.formats.xml_spelling import find_forbidden
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from cassis import Cas, TypeSystem

TITLES = {XMI: "UIMA CAS XMI", JSON: "UIMA CAS JSON"}


def write_xmi(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one per document and the type system of all behind them.

    Over sources the type system grows by what new annotations need. Raises InputRefused for content that a
    CAS cannot hold: discontinuous spans, alternatives, names that are no names of types or features, pointers
    to missing instances, and characters that XML does not have.
    """
    return _Writing(XMI, annotations, documents, options).texts()


def write_json(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one per document, each with its type system.

    Raises InputRefused as `write_xmi` does.
    """
    return _Writing(JSON, annotations, documents, options).texts()


class _Writing:
    """The writing of one set."""

    def __init__(
        self,
        format_name: str,
        annotations: AnnotationSet,
        documents: Mapping[str, Document],
        options: ReadOptions,
    ) -> None:
        self._format = format_name
        self._annotations = annotations
        self._documents = documents
        self._options = options
        self._refuser = Refuser(TITLES[format_name], annotations)

    def texts(self) -> tuple[str, ...]:
        if self._annotations.format == self._format and self._annotations.sources:
            return self._changed_sources()
        return self._new_files()

    def _refusals(
        self, document: DocumentAnnotations
    ) -> Callable[[Instance, Wording, Wording], InputRefused]:
        return lambda instance, finding, expected: self._refuser.refusal(
            document, instance, finding, expected
        )

    # --- over sources

    def _changed_sources(self) -> tuple[str, ...]:
        # Type systems grow first, since several documents may share one; then each changed document is loaded
        # with the larger one, edited and spelled. Each source is loaded two or three times: writing is rare.
        sources = self._annotations.sources
        read = read_xmi if self._format == XMI else read_json
        original = read(sources, self._options).annotations.documents
        texts = [source.text for source in sources]
        changed = [
            (document, before)
            for document in self._annotations.documents.values()
            if (before := self._refuser.in_sources(document, original)).instances != document.instances
        ]
        grown = self._grown_types(changed)
        for document, before in changed:
            source = sources[before.source]
            texts[before.source] = self._change(source, document, before, grown)
        for number, source in enumerate(sources):
            texts[number] = grown.get(source.path, texts[number])
        return tuple(texts)

    def _grown_types(
        self, changed: Sequence[tuple[DocumentAnnotations, DocumentAnnotations]]
    ) -> dict[str, str]:
        """Return the type systems of XMI that changed documents need to be larger, by their paths."""
        grown: dict[str, str] = {}
        if self._format != XMI:
            return grown
        loader = XmiLoader(self._annotations.sources)
        for document, before in changed:
            source = self._annotations.sources[before.source]
            types_source = loader.types_of(source)
            text = grown.get(types_source.path, types_source.text)
            layers = CasLayers(load_types(Source(types_source.path, text)))
            growth = self._growth(source, layers, document)
            larger = grow_xml(text, growth.types, lambda name: layers.types.contains_type(name, True))  # noqa: B023  # called at once
            if larger != text:
                grown[types_source.path] = larger
        return grown

    def _growth(self, source: Source, layers: CasLayers, document: DocumentAnnotations) -> TypeGrowth:
        """Return the types and features that a document needs and its source does not have."""
        loaded = self._load(source, layers)
        refusal = self._refusals(document)
        choice = LayerChoice(
            layers, content_of_cas(name_of_source(source), loaded, self._options).types, self._options
        )
        growth = TypeGrowth(layers, choice, self._options, refusal)
        growth.add(document.instances)
        return growth

    def _load(self, source: Source, layers: CasLayers) -> LoadedCas:
        complaints = Complaints(source)
        if self._format == XMI:
            return load_xmi_cas(complaints, layers)
        return load_json_cas(complaints, parse_json(complaints), layers)

    def _change(
        self,
        source: Source,
        document: DocumentAnnotations,
        before: DocumentAnnotations,
        grown: Mapping[str, str],
    ) -> str:
        """Return a source with the annotations of its document changed."""
        if self._format == XMI:
            types_source = XmiLoader(self._annotations.sources).types_of(source)
            types = load_types(Source(types_source.path, grown.get(types_source.path, types_source.text)))
        else:
            spelled = spelled_types(complete_types(parse_json(Complaints(source))))
            layers = CasLayers(load_json_types(spelled, source.path))
            growth = self._growth(source, layers, document)
            types = load_json_types(grow_json(spelled, growth.types), source.path)
        layers = CasLayers(types)
        # The structures are found by the identifiers of instances, which are those of the file.
        loaded = self._load(source, layers)
        content = content_of_cas(name_of_source(source), loaded, self._options)
        choice = LayerChoice(layers, content.types, self._options)
        text = content.document.text
        edits = CasEdits(loaded.cas, layers, choice, document, text, self._options, self._refuser)
        edits.apply(before.instances)
        return self._spell(loaded.cas, source, document)

    def _spell(self, cas: "Cas", source: Source, document: DocumentAnnotations) -> str:
        if self._format == JSON:
            return call_library(Complaints(source), lambda: str(cas.to_json())) + "\n"
        for instance in document.instances:
            for text in (instance.type, *(reading.text for reading in instance.readings())):
                at = find_forbidden(text)
                if at is not None:
                    finding = Wording("character U+{code:04X}", code=ord(text[at]))
                    raise self._refuser.refusal(document, instance, finding, Wording("characters of XML"))
        spelled = call_library(Complaints(source), lambda: str(cas.to_xmi()))
        if source.encoding.casefold() not in ("utf-8", "utf8", "ascii"):
            spelled = spelled.replace("encoding='UTF-8'", f"encoding='{source.encoding}'", 1)
        return spelled + "\n"

    # --- new files

    def _new_files(self) -> tuple[str, ...]:
        # One type system for all documents: it has grown by all of them before the first CAS is made.
        library(self._annotations.name)
        additions = token_types()
        text = grow_xml(NEW_TYPES, additions, lambda _: False)
        layers = CasLayers(load_types(Source(self._annotations.name, text)))
        choice = LayerChoice(layers, {}, self._options)
        documents = self._annotations.documents.values()
        for document in documents:
            self._refuser.document(document, self._documents)
            growth = TypeGrowth(layers, choice, self._options, self._refusals(document))
            growth.types = additions
            growth.add(document.instances)
        text = grow_xml(NEW_TYPES, additions, lambda _: False)
        layers = CasLayers(load_types(Source(self._annotations.name, text)))
        texts = [self._new_file(document, layers, choice) for document in documents]
        return (*texts, text) if self._format == XMI else tuple(texts)

    def _new_file(self, annotated: DocumentAnnotations, layers: CasLayers, choice: LayerChoice) -> str:
        document = self._documents[annotated.document]
        source = Source(self._annotations.name, "")
        at = find_forbidden(document.text)
        if at is not None and self._format == XMI:
            finding = Wording("character U+{code:04X} in the text", code=ord(document.text[at]))
            raise self._refuser.refusal(annotated, None, finding, Wording("characters of XML"))
        cas = call_library(Complaints(source), lambda: self._new_cas(document, layers.types))
        edits = CasEdits(cas, layers, choice, annotated, document.text, self._options, self._refuser)
        edits.apply(())
        return self._spell(cas, source, annotated)

    def _new_cas(self, document: Document, types: "TypeSystem") -> "Cas":
        """Return a CAS of a text with its sentences and tokens."""
        cas: Cas = library(self._annotations.name).Cas(
            typesystem=types, sofa_string=document.text, sofa_mime="text/plain"
        )
        sentence, token = types.get_type(SENTENCE), types.get_type(TOKEN)
        view = first_view(cas)
        for section in document.sections:
            if section.name == "sentence":
                view.add(sentence(begin=section.extent.start, end=section.extent.end))
        if document.tokens is not None:
            for start, end in zip(document.tokens.starts, document.tokens.ends, strict=True):
                view.add(token(begin=start, end=end))
        return cas
