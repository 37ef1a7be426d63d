"""The header of a WebAnno TSV file: its layers, and the content of each of their columns."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from annotally.formats.base import ReadOptions
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import NO_WORDS, Wording, verbatim

TOKEN = "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token"
"""The layer of tokens: never declared, for every file has them."""
DEPENDENCY = "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency"
"""The relation that is declared as one of parts of speech and ties tokens, with or without these."""
COREFERENCE = "de.tudarmstadt.ukp.dkpro.core.api.coref.type.CoreferenceLink"
ANYTHING = "uima.tcas.Annotation"
"""Target type of a slot feature that may point to annotations of any layer."""
GOVERNOR, DEPENDENT = "Governor", "Dependent"
TYPE, RELATION = "referenceType", "referenceRelation"
_ROLE, _BASE = "ROLE_", "BT_"
_FORMAT = re.compile(r"#FORMAT=WebAnno TSV 3(?:\.([0-9]{1,3}))?[ \t]*")
_FEATURE = re.compile(r"ROLE_[^:]*:(.+?)_[^_.]+\..*")
_ANY_FEATURE = re.compile(r"ROLE_(?:[^:]*:)?([^_]+)(?:_.*)?")


class LayerKind(StrEnum):
    """The kinds of layers in the order of their columns; each by the mark that declares it."""

    SPAN = "#T_SP="
    CHAIN = "#T_CH="
    RELATION = "#T_RL="


@dataclass(frozen=True, slots=True)
class SlotFeature:
    """A slot feature: the number of the column of its roles, the next one being that of their targets."""

    column: int
    feature: str
    target: str


@dataclass(frozen=True)
class DeclaredLayer:
    """A layer with its columns as declared; one without features has a single column without a name."""

    kind: LayerKind
    name: str
    columns: tuple[str, ...]

    @cached_property
    def links(self) -> tuple[SlotFeature, ...]:
        """The slot features of a span layer."""
        if self.kind is not LayerKind.SPAN:
            return ()
        return tuple(
            SlotFeature(number, _feature(column), self.columns[number + 1])
            for number, column in enumerate(self.columns[:-1])
            if column.startswith(_ROLE)
        )

    @cached_property
    def base(self) -> str:
        """The layer that a relation's ends are of; its column is the last one."""
        return self.columns[-1].removeprefix(_BASE) if self.kind is LayerKind.RELATION else ""

    @cached_property
    def features(self) -> tuple[tuple[int, str], ...]:
        """The number and name of each column that holds plain values; a chain's two are not among them."""
        if self.kind is LayerKind.CHAIN:
            return ()
        other_columns = {n for link in self.links for n in (link.column, link.column + 1)}
        if self.kind is LayerKind.RELATION:
            other_columns.add(len(self.columns) - 1)
        return tuple((n, name) for n, name in enumerate(self.columns) if n not in other_columns and name)

    @property
    def declaration(self) -> str:
        """The line of the header, without its end."""
        return f"{self.kind}{'|'.join((self.name, *self.columns))}"


def _feature(column: str) -> str:
    match = _FEATURE.fullmatch(column) or _ANY_FEATURE.fullmatch(column)
    return match[1] if match else column


def role_column(layer: str, feature: str) -> str:
    """Return how the column of a slot feature's roles is declared."""
    return f"{_ROLE}{layer}:{feature}_{layer}{feature[:1].upper()}{feature[1:]}Link"


def base_column(layer: str) -> str:
    """Return how the column of a relation's governors is declared."""
    return f"{_BASE}{layer}"


@dataclass
class Header:
    """Version and layers; ``places`` are the offsets of the declarations, the format's own line first."""

    version: int = 3
    layers: list[DeclaredLayer] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    """The names of the layers."""

    @property
    def java(self) -> bool:
        """Whether texts are escaped as Java escapes strings."""
        return self.version < 2

    @property
    def width(self) -> int:
        """The number of columns of all layers together."""
        return sum(len(layer.columns) for layer in self.layers)

    def begin(self, line: str, at: int, complaints: Complaints) -> None:
        """Take the first line. Raises InputRefused if it is not that of a version 3."""
        match = _FORMAT.fullmatch(line)
        if match is None:
            raise complaints.refusal(
                at,
                verbatim(shown(line)),
                Wording("#FORMAT=WebAnno TSV 3.3, or another version 3"),
                Wording("export it as WebAnno TSV 3"),
            )
        self.version = int(match[1] or 0)
        self.places.append((at, at + len(line)))

    def declare(self, line: str, at: int, complaints: Complaints) -> None:
        """Take the declaration of a layer. Raises InputRefused for other lines and repeated layers."""
        # Layers are kept in the order of their lines, for their columns follow in that order in every row;
        # the place of each line is kept for the writer.
        kind = next((kind for kind in LayerKind if line.startswith(kind)), None)
        name, *columns = line.partition("=")[2].split("|")
        if kind is None or not name:
            raise complaints.refusal(
                at,
                verbatim(shown(line)),
                Wording("#T_SP=, #T_CH= or #T_RL= and the name of a layer"),
                Wording("correct the line"),
            )
        layer = DeclaredLayer(kind, name, tuple(columns) or ("",))
        if name in self.names:
            raise complaints.refusal(
                at,
                Wording("layer {name} again", name=shown(name)),
                Wording("every layer once"),
                Wording("remove the line"),
            )
        _check(layer, at, complaints)
        self.names.add(name)
        self.layers.append(layer)
        self.places.append((at, at + len(line)))


def _check(layer: DeclaredLayer, at: int, complaints: Complaints) -> None:
    # Each case is one that would make columns of rows ambiguous. They are tried by kind of layer, and the
    # first that holds is the one named.
    columns = layer.columns
    expected = NO_WORDS
    if layer.kind is LayerKind.CHAIN and sorted(columns) != [RELATION, TYPE]:
        expected = Wording("the columns {first} and {second} of a chain", first=TYPE, second=RELATION)
    elif layer.kind is LayerKind.RELATION and not columns[-1].startswith(_BASE):
        expected = Wording("{sign} and the layer of the relation's ends in the last column", sign=_BASE)
    elif len({name for _, name in layer.features}) < len(layer.features):
        expected = Wording("every feature once")
    elif layer.kind is LayerKind.SPAN and columns[-1].startswith(_ROLE):
        expected = Wording("the type of the targets in the column after a role")
    if expected:
        raise complaints.refusal(
            at, verbatim(shown(layer.declaration, 100)), expected, Wording("export the file again")
        )


# --- names on this side


def short_name(layer: str) -> str:
    """Return the name of a layer without its packages."""
    return layer.rpartition(".")[2]


def type_names(layers: Iterable[str], options: ReadOptions) -> dict[str, str]:
    """Return the type of each layer's instances, tokens among them, by the layer's name.

    It is the layer's short name; its full one where two have the same. The built-in chains of coreference
    are called as mentions are in other formats, so that the tasks of coreference find them; tokens that are
    in no column give way to a layer of that name.
    """
    # Short names are counted without case, as types are compared: only a name that is unique that way may
    # stand for its layer. The token layer is added last and gives way.
    names = {name: short_name(name) for name in layers}
    if COREFERENCE in names:
        names[COREFERENCE] = options.coreference_tags[0]
    folded = Counter(name.casefold() for name in names.values())
    result = {layer: name if folded[name.casefold()] == 1 else layer for layer, name in names.items()}
    used_names = {name.casefold() for name in result.values()}
    result.setdefault(TOKEN, TOKEN if short_name(TOKEN).casefold() in used_names else short_name(TOKEN))
    return result


def slot_names(layer: DeclaredLayer, options: ReadOptions) -> dict[int, str]:
    """Return the slot of each plain feature by its column: its name, unlike those of reserved slots."""
    reserved = [GOVERNOR, DEPENDENT] if layer.kind is LayerKind.RELATION else [options.text_slot]
    return distinct_names(layer.features, reserved)


def distinct_names(features: Sequence[tuple[int, str]], reserved: Iterable[str]) -> dict[int, str]:
    """Return a name for each feature that, whatever the case, is neither taken nor another one's."""
    # Underscores are added until a name is free; the features keep their order, so the result is always the
    # same.
    used = {name.casefold() for name in reserved}
    result = {}
    for column, feature in features:
        name = feature
        while name.casefold() in used:
            name += "_"
        used.add(name.casefold())
        result[column] = name
    return result
