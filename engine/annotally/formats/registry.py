"""Readers and writers, one module per format; they know no task. The registry is the only list of them.

A format's module is imported when its `Format` is first asked for. What is needed of all formats before one
is chosen, as the clues that show whether it could be a file's, is declared here; tests hold both together.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

from annotally.formats import clues
from annotally.formats.base import Format
from annotally.formats.clues import Clue, always, holds, never, opens_with
from annotally.formats.format_names import (
    CONLL_COREFERENCE,
    EVENT_MENTIONS,
    MAT_JSON,
    TOKEN_COLUMNS,
    TOKEN_TABLE,
)
from annotally.model.entry_points import load_part


class Declaration(NamedTuple):
    """A format as it is known before it is imported."""

    name: str
    module: str
    """The module below ``annotally.formats`` that has its `Format`."""
    sign: Clue = never
    """Whether a file could have the format's sign; `never` for a format without one."""
    rate: int = 0
    """The highest rate that the format gives; 0 for one that only has a sign."""
    look: Clue = always
    """Whether a file could be rated."""
    suffixes: tuple[str, ...] = ()
    """The endings of its files, for formats with a companion."""
    companion: str = ""
    states_texts: bool = False
    any_alternative: bool = False
    """Whether any of the alternatives of a response counts; in all others the first does (M24)."""
    value: str = "FORMAT"
    """The name of the `Format` in its module."""

    def load(self) -> Format:
        """Return the format; its module is imported."""
        loaded: Format = load_part(f"annotally.formats.{self.module}:{self.value}")
        return loaded


def _xml(name: str, module: str, *marks: str) -> Declaration:
    return Declaration(name, module, opens_with("<", *marks))


def _json(name: str, module: str, *marks: str) -> Declaration:
    return Declaration(name, module, opens_with("{[", *marks))


def _transcript(name: str, look: Clue) -> Declaration:
    return Declaration(name, f"transcripts.{name}", rate=96, look=look)


_TAG = clues.markup_without_prolog
DECLARATIONS: tuple[Declaration, ...] = (
    Declaration("muc-sgml", "sgml.format", _TAG, 65, _TAG),
    Declaration("muc-templates", "muc_templates.format", holds(":="), 60, holds("<")),
    Declaration("muc34", "muc34.format", clues.message, any_alternative=True),
    Declaration("muc34-texts", "muc34.texts", holds("-MUC")),
    Declaration(
        "brat",
        "brat.format",
        rate=98,
        look=clues.line_of_brat,
        suffixes=(".ann",),
        companion=".txt",
        states_texts=True,
    ),
    _xml("gate-xml", "gate.format", "<GateDocument"),
    _xml("mae", "mae.format", "<TEXT"),
    _xml("bioc-xml", "bioc.format", "<collection"),
    _xml("tei", "tei.format", "TEI", "teiCorpus"),
    _xml(
        "mmax2", "mmax.format", "<mmax_project", "<common_paths", "<words", "<markables", "<annotationscheme"
    ),
    _json("bioc-json", "bioc.json_format", '"documents"', '"PubTator3"', '"passages"'),
    Declaration("pubtator", "pubtator", holds("|t|")),
    _xml("knowtator", "knowtator.format", "<annotations")._replace(
        suffixes=(".txt.knowtator.xml", ".knowtator.xml", ".xml"), companion=".txt"
    ),
    _xml("knowtator-2", "knowtator.project_format", "<knowtator-project")._replace(
        suffixes=(".xml",), companion=".txt"
    ),
    _json(MAT_JSON, "mat_json.format", '"asets"', '"signal"'),
    Declaration("webanno-tsv", "webanno.format", holds("#FORMAT=WebAnno TSV")),
    _xml("uima-xmi", "uima_cas.xmi_format", "XMI"),
    _json("uima-json", "uima_cas.json_format", '"%'),
    _xml("inline-xml", "inline_xml.format")._replace(rate=25, look=opens_with("<")),
    _json(
        "spacy-json",
        "spacy.format",
        *('"entities"', '"cats"', '"spans"', '"links"', '"paragraphs"', '"annotations"', '"ents"'),
    ),
    _json("doccano", "doccano", '"text"', '"data"'),
    _json("prodigy", "prodigy", '"text"'),
    _json("label-studio", "label_studio.format", '"annotations"', '"completions"', '"labels"'),
    _json("web-annotation", "web_annotation.format", "Annotation", '"@context"')._replace(
        suffixes=(".jsonld", ".json"), companion=".txt"
    ),
    Declaration("span-table", "span_table", clues.header_of_spans),
    Declaration("conllu", "conllu.format", clues.numbered_words(10)),
    Declaration("universal-ner", "conllu.universal_ner", clues.numbered_words(5)),
    Declaration(TOKEN_COLUMNS, "conll.format", holds("-DOCSTART-"), 97),
    Declaration(CONLL_COREFERENCE, "conll.coreference", holds("begin document")),
    Declaration(EVENT_MENTIONS, "event_mentions.format", holds("#BeginOfDocument")),
    Declaration(TOKEN_TABLE, "event_mentions.token_tables", rate=80, look=holds("\t")),
    _transcript("ctm", clues.times),
    _transcript("stm", clues.times),
    _transcript("trn", holds("(")),
    Declaration("xml", "unsupported", rate=20, look=opens_with("<"), value="XML"),
    Declaration("json", "unsupported", rate=20, look=opens_with("{["), value="JSON"),
    Declaration("plain-text", "plain_text", rate=1),
)
"""Every format, the surer first: of two that rate a file alike the earlier is taken."""


class _Formats(Sequence[Format]):
    """The formats in the order of their declarations, each imported when it is first asked for."""

    def __init__(self, declarations: Sequence[Declaration]) -> None:
        self._declarations = declarations
        self._loaded: dict[int, Format] = {}

    def __len__(self) -> int:
        return len(self._declarations)

    @overload
    def __getitem__(self, place: int) -> Format: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Format]: ...
    def __getitem__(self, place: int | slice) -> Format | Sequence[Format]:
        if isinstance(place, slice):
            return [self[number] for number in range(*place.indices(len(self)))]
        loaded = self._loaded.get(place)
        if loaded is None:
            loaded = self._loaded[place] = self._declarations[place].load()
        return loaded

    def __iter__(self) -> Iterator[Format]:
        return (self[place] for place in range(len(self)))


FORMATS: Sequence[Format] = _Formats(DECLARATIONS)
"""Every format in the order of `DECLARATIONS`; what goes through all of them imports all."""
