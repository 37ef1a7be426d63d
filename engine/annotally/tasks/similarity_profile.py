"""The values of a MAT task: its schema, its similarity profiles, its score profiles.

Source: mat-scoring-and-comparison.txt; rulings A1–A14. Values, no behaviour: readers of task files check.
All labels are true labels unless a name says otherwise.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import cached_property


class ValueType(StrEnum):
    """The type of an attribute's values."""

    STRING = "string"
    INT = "int"
    FLOAT = "float"
    BOOLEAN = "boolean"
    ANNOTATION = "annotation"


class Aggregation(StrEnum):
    """The way in which an attribute holds several values."""

    NONE = "none"
    SET = "set"
    LIST = "list"


@dataclass(frozen=True, slots=True)
class ValueChoice:
    """A possible value of an attribute, with the effective label of annotations that have it, or empty."""

    value: str
    effective_label: str = ""


@dataclass(frozen=True)
class Attribute:
    """An attribute of a label. No choices: any value of its type.

    ``restrictions`` are the labels an annotation value may have; none: any label (A8). ``by_extent`` are
    those of them that are compared by extent and label, not by the pairs that were made (A15).
    ``names_label``: the label is the value, whatever it is (C9), and ``choices`` are the values met so far.
    """

    name: str
    type: ValueType = ValueType.STRING
    aggregation: Aggregation = Aggregation.NONE
    choices: tuple[ValueChoice, ...] = ()
    restrictions: tuple[str, ...] = ()
    by_extent: tuple[str, ...] = ()
    names_label: bool = False

    @property
    def points(self) -> bool:
        """Whether its values are annotations."""
        return self.type is ValueType.ANNOTATION

    @cached_property
    def effective_labels(self) -> dict[str, str]:
        """Effective labels by value."""
        return {choice.value: choice.effective_label for choice in self.choices if choice.effective_label}


@dataclass(frozen=True)
class Label:
    """A label: whether its annotations have a span, and their attributes."""

    name: str
    spanned: bool = True
    attributes: tuple[Attribute, ...] = ()

    @cached_property
    def by_name(self) -> dict[str, Attribute]:
        """Attributes by name, as written: MAT tells case apart."""
        return {attribute.name: attribute for attribute in self.attributes}


@dataclass(frozen=True, slots=True)
class Dimension:
    """A property by which two annotations are compared, and its weight.

    ``name`` is ``_label``, ``_span``, one of the two remainders, an attribute, an equivalence of attributes,
    or several attributes with commas between. ``method`` is empty for the default one. ``options`` are
    those of the method, in file order: ``true_residue``, ``overlap_match_lower_bound`` and
    ``overlap_mismatch_upper_bound`` are fractions between 0 and 1.
    """

    name: str
    weight: Fraction
    method: str = ""
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class AttributeEquivalence:
    """Attributes of different labels that are compared as one (A9)."""

    name: str
    attributes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TagProfile:
    """The dimensions by which annotations of some labels are compared."""

    labels: tuple[str, ...]
    dimensions: tuple[Dimension, ...]
    equivalences: tuple[AttributeEquivalence, ...] = ()


@dataclass(frozen=True, slots=True)
class SimilarityProfile:
    """Named strata, in order, and tag profiles. No strata: all labels in one (A8); no name: the default.

    ``exact_first``: annotations of similarity 1 pair before any others (C11).
    """

    name: str = ""
    strata: tuple[tuple[str, ...], ...] = ()
    tag_profiles: tuple[TagProfile, ...] = ()
    exact_first: bool = False


@dataclass(frozen=True, slots=True)
class LabelAggregation:
    """A row that adds the scores of several labels."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AttributeDecomposition:
    """Rows for every combination of values of some attributes, under each of some labels (none: all)."""

    attributes: tuple[str, ...]
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PartitionDecomposition:
    """Rows by the result of a method of the owner's module for each annotation, under each of some labels."""

    method: str
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreProfile:
    """The rows of a score besides those of labels and ``<all>``; no name: the default (A13)."""

    name: str = ""
    aggregations: tuple[LabelAggregation, ...] = ()
    attribute_decompositions: tuple[AttributeDecomposition, ...] = ()
    partition_decompositions: tuple[PartitionDecomposition, ...] = ()
    limitation: tuple[str, ...] = ()
    """The labels shown and counted in ``<all>``; empty: every label."""


@dataclass(frozen=True)
class Schema:
    """The labels of a task. ``derived``: taken from the data, for inputs without a task file."""

    labels: tuple[Label, ...] = ()
    derived: bool = False

    @cached_property
    def by_name(self) -> dict[str, Label]:
        """Labels by name, as written: MAT tells case apart."""
        return {label.name: label for label in self.labels}

    @cached_property
    def naming(self) -> dict[str, str]:
        """The attribute that holds the label, of the types that have one (C9)."""
        return {
            label.name: attribute.name
            for label in self.labels
            for attribute in label.attributes
            if attribute.names_label
        }

    @cached_property
    def lists(self) -> frozenset[tuple[str, str]]:
        """The attributes in which the order of values says something: label and name."""
        return frozenset(
            (label.name, attribute.name)
            for label in self.labels
            for attribute in label.attributes
            if attribute.aggregation is Aggregation.LIST
        )


@dataclass(frozen=True, slots=True)
class LabelEquivalence:
    """Labels counted under one name (``--equivalence-class NAME=LABEL,LABEL``)."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LabelFeature:
    """The feature of a layer that is its label (``--label LAYER=FEATURE``); empty: the layer's name."""

    layer: str
    feature: str = ""


@dataclass(frozen=True, slots=True)
class SimilarityRules:
    """The rules of a comparison by similarity: the schema, the chosen profiles, a caller's options."""

    schema: Schema = field(default_factory=Schema)
    profile: SimilarityProfile = SimilarityProfile()
    score: ScoreProfile = ScoreProfile()
    equivalences: tuple[LabelEquivalence, ...] = ()
    ignored: tuple[str, ...] = ()
    """Labels of ignored annotations (``--ignore``)."""
    module: str = ""
    """Path of the Python module with its owner's dimension methods; never named by a data file."""
    seed: int = 0
    """The seed of the bootstrap (A10)."""
    labels: tuple[LabelFeature, ...] = ()
    """A caller's choices of features as labels; C9 decides the others."""
    matching: str = field(default="", repr=False)
    """The rule by which spans match (`tasks.span_matching`); empty: the same span and label. Signatures name
    it, and their digests are without it."""


@dataclass(frozen=True, slots=True)
class SimilarityChoice:
    """A caller's options for a MAT task: profiles by name, labels equated or ignored.

    Empty: the unnamed profiles of the task file, or nothing.
    """

    task: str = ""
    similarity_profile: str = ""
    score_profile: str = ""
    equivalences: tuple[LabelEquivalence, ...] = ()
    ignored: tuple[str, ...] = ()
    module: str = ""
    seed: int = 0
    labels: tuple[LabelFeature, ...] = ()
    matching: str = ""
    """The rule by which spans match; empty: the same span and label."""

    def rules(self) -> SimilarityRules:
        """Return the rules of a task made from the data; profiles are for task files only."""
        return SimilarityRules(
            equivalences=self.equivalences,
            ignored=self.ignored,
            module=self.module,
            seed=self.seed,
            labels=self.labels,
        )


NOTHING_ASKED = SimilarityChoice()


@dataclass(frozen=True, slots=True)
class SimilarityTask:
    """A MAT task file: its schema and all its profiles."""

    name: str = ""
    schema: Schema = field(default_factory=Schema)
    similarity_profiles: tuple[SimilarityProfile, ...] = ()
    score_profiles: tuple[ScoreProfile, ...] = ()
