"""Checks of one tag profile: every dimension must be able to compare any two annotations of its labels."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

from annotally.model.plugins import DIMENSIONS, plugin_origin
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording, join_and, join_commas, plural
from annotally.tasks.near_names import perhaps
from annotally.tasks.similarity.builtin_methods import (
    ANNOTATION_REMAINDER,
    MATCH_BOUND,
    MISMATCH_BOUND,
    NONANNOTATION_REMAINDER,
    OPTIONS,
    SPAN,
    SPECIAL,
    built_in,
)
from annotally.tasks.similarity.findings import (
    Finding,
    FindingKey,
    find_missing_parts,
    name_attributes,
    name_labels,
)
from annotally.tasks.similarity_profile import Attribute, Dimension, Label, Schema, TagProfile

_REMAINDERS = (NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER)


def tag_profile_findings(schema: Schema, tags: TagProfile, *, own_methods: bool = False) -> Iterator[Finding]:
    """Find the faults of a tag profile; labels unknown to the schema are ignored."""
    labels = [schema.by_name[name] for name in dict.fromkeys(tags.labels) if name in schema.by_name]
    if not tags.labels:
        yield Finding(
            (),
            Wording("a tag profile without labels"),
            Wording("at least one label"),
            Wording("add labels, or remove the tag profile"),
        )
    yield from _equivalence_findings(labels, tags)
    yield from _weight_findings(tags)
    # Faults of the whole profile first, then each dimension; unknown labels are findings of the caller.
    checking = _Dimensions(labels, tags, own_methods=own_methods)
    earlier_names: set[str] = set()
    for number, dimension in enumerate(tags.dimensions):
        key: FindingKey = ("dimension", number)
        if dimension.name in earlier_names:
            message = Wording(
                "dimension {dimension} twice in one tag profile", dimension=shown(dimension.name, 40)
            )
            yield Finding(
                (*key, "name"), message, Wording("every dimension once"), Wording("remove one of them")
            )
        earlier_names.add(dimension.name)
        yield from checking.findings(key, dimension)


def _weight_findings(tags: TagProfile) -> Iterator[Finding]:
    for number, dimension in enumerate(tags.dimensions):
        if dimension.weight < 0:
            message = Wording(
                "weight {weight} of dimension {dimension}",
                weight=str(dimension.weight),
                dimension=shown(dimension.name, 40),
            )
            yield Finding(
                ("dimension", number, "weight"),
                message,
                Wording("a number from 0 up"),
                Wording("correct the weight"),
            )
    if not tags.dimensions:
        message = Wording("a tag profile without dimensions")
        yield Finding(
            (),
            message,
            Wording("at least one dimension"),
            Wording("add dimensions, or remove the tag profile"),
        )
    elif all(dimension.weight == 0 for dimension in tags.dimensions):
        message = Wording("weights that are all 0, for {labels}", labels=name_labels(tags.labels or ("",)))
        yield Finding(
            (), message, Wording("a dimension with a weight above 0"), Wording("give one dimension a weight")
        )


def _equivalence_findings(labels: list[Label], tags: TagProfile) -> Iterator[Finding]:
    # An equivalence reads one attribute of each label under one name, so three things must hold: its name is
    # free, no attribute is in two of them, and no label has two of its attributes.
    names: set[str] = set()
    owner: dict[str, str] = {}
    has = {name for label in labels for name in label.by_name}
    for number, equivalence in enumerate(tags.equivalences):
        key: FindingKey = ("attr_equivalences", number)
        shown_name = shown(equivalence.name, 40)
        yield from find_missing_parts(key, Wording("an equivalence of attributes"), name=equivalence.name)
        yield from find_missing_parts(
            key, Wording("equivalence {name!r}", name=shown_name), attributes=equivalence.attributes
        )
        if equivalence.name in names:
            message = Wording("a second equivalence of attributes called {name!r}", name=shown_name)
            yield Finding(
                (*key, "name"), message, Wording("every name once"), Wording("give it another name")
            )
        names.add(equivalence.name)
        if equivalence.name in SPECIAL or "," in equivalence.name:
            expected = Wording("a name that no dimension of the program has, without comma")
            yield Finding(
                (*key, "name"),
                Wording("an equivalence called {name!r}", name=shown_name),
                expected,
                Wording("give it another name"),
            )
        for name in equivalence.attributes:
            if labels and name not in has:
                message = Wording("attribute {name!r}, which none of these labels has", name=shown(name, 40))
                remedy = perhaps(
                    name, sorted(has), Wording("remove the attribute, or add the label that has it")
                )
                yield Finding(key, message, Wording("attributes of the labels"), remedy)
            if name in owner:
                message = Wording(
                    "attribute {name!r} twice, in {first} and {second}",
                    name=shown(name, 40),
                    first=shown(owner[name], 40),
                    second=shown_name,
                )
                yield Finding(
                    key,
                    message,
                    Wording("every attribute in one equivalence, once"),
                    Wording("remove one of them"),
                )
            owner[name] = equivalence.name
        for label in labels:
            if (
                len(
                    shared_names := [
                        name for name in dict.fromkeys(equivalence.attributes) if name in label.by_name
                    ]
                )
                > 1
            ):
                message = Wording(
                    "{attributes} of {label} in {name}",
                    attributes=name_attributes(shared_names),
                    label=shown(label.name, 40),
                    name=shown_name,
                )
                yield Finding(
                    key, message, Wording("one attribute of each label"), Wording("remove all but one")
                )


def _uneven_findings(key: FindingKey, name: str, attributes: Mapping[str, Attribute]) -> Iterator[Finding]:
    """Find a type or an aggregation that is not the same at all labels; ``attributes`` are by label."""
    remedy = Wording("split the tag profile, or correct the attribute")
    types = {label: attribute.type for label, attribute in attributes.items()}
    if len(set(types.values())) > 1:
        message = Wording("type of {name!r}: {listing}", name=shown(name, 40), listing=_list_values(types))
        yield Finding(key, message, Wording("one type at every label of the tag profile"), remedy)
    aggregations = {label: attribute.aggregation for label, attribute in attributes.items()}
    if len(set(aggregations.values())) > 1:
        listing = _list_values(aggregations)
        message = Wording("aggregation of {name!r}: {listing}", name=shown(name, 40), listing=listing)
        yield Finding(key, message, Wording("one aggregation at every label of the tag profile"), remedy)


def _list_values(values: Mapping[str, str]) -> Wording:
    return join_commas(
        [
            Wording("{value} at {label}", value=value, label=shown(label, 40))
            for label, value in values.items()
        ]
    )


class _Dimensions:
    """The dimensions of one tag profile."""

    def __init__(self, labels: list[Label], tags: TagProfile, *, own_methods: bool) -> None:
        self._labels = labels
        self._own_methods = own_methods
        self._members = {equivalence.name: equivalence.attributes for equivalence in tags.equivalences}
        self._owner = {
            name: equivalence.name for equivalence in tags.equivalences for name in equivalence.attributes
        }

    def findings(self, key: FindingKey, dimension: Dimension) -> Iterator[Finding]:
        """Find the faults of a dimension, except for its weight."""
        # Special dimensions are known by name; anything else is one attribute, or several parted by commas,
        # which methods compare together.
        name = dimension.name
        if name == SPAN:
            spanless = [label.name for label in self._labels if not label.spanned]
            if spanless:
                message = Wording("_span for {labels} without span", labels=name_labels(spanless))
                remedy = Wording("remove the dimension, or give spanless labels a tag profile of their own")
                yield Finding((*key, "name"), message, Wording("spanned labels only"), remedy)
        elif name not in SPECIAL:
            parts = [part.strip() for part in name.split(",")]
            for part in parts:
                yield from self._attribute_findings((*key, "name"), part, is_dimension=len(parts) == 1)
            if len(parts) > 1:
                yield from self._several_findings(key, dimension, parts)
        yield from self._method_findings(key, dimension)

    def _find_attribute(self, label: Label, name: str) -> Attribute | None:
        """Return the attribute of a label that a dimension compares (A9), or None."""
        for member in self._members.get(name, (name,)):
            if member in label.by_name:
                return label.by_name[member]
        return None

    def _attribute_findings(self, key: FindingKey, name: str, *, is_dimension: bool) -> Iterator[Finding]:
        if name in self._owner and name not in self._members:
            message = Wording(
                "attribute {name!r}, which is part of {owner}",
                name=shown(name, 40),
                owner=shown(self._owner[name], 40),
            )
            yield Finding(
                key,
                message,
                Wording("the name of the equivalence"),
                Wording("write {owner}", owner=self._owner[name]),
            )
            return
        # First the labels that lack the attribute, with the nearest name; then the type and the aggregation,
        # which must be the same at all labels.
        attributes = {label.name: self._find_attribute(label, name) for label in self._labels}
        declared = {label: attribute for label, attribute in attributes.items() if attribute is not None}
        if len(declared) < len(attributes):
            lacking_labels = [label for label in attributes if label not in declared]
            yield self._missing_finding(key, name, lacking_labels, is_dimension=is_dimension)
            return
        yield from _uneven_findings(key, name, declared)

    def _missing_finding(
        self, key: FindingKey, name: str, labels: list[str], *, is_dimension: bool
    ) -> Finding:
        """Return the finding about labels without an attribute, with the name that is nearest."""
        candidates = dict.fromkeys((*self._members, *(n for owner in self._labels for n in owner.by_name)))
        other_names = [
            candidate for candidate in (*(SPECIAL if is_dimension else ()), *candidates) if candidate != name
        ]
        fallback = Wording("remove the dimension, or split the tag profile")
        remedy = fallback if name in candidates else perhaps(name, other_names, fallback)
        # A form for each of the two: behind another noun a language may need other words.
        names = {"name": shown(name, 40), "labels": join_and([shown(label, 40) for label in labels])}
        message = plural(
            "attribute {name!r}, which label {labels} does not have",
            "attribute {name!r}, which labels {labels} do not have",
            len(labels),
            **names,
        )
        if is_dimension:
            message = plural(
                "dimension {name!r}, which label {labels} does not have",
                "dimension {name!r}, which labels {labels} do not have",
                len(labels),
                **names,
            )
        return Finding(key, message, Wording("what every label of the tag profile has"), remedy)

    def _several_findings(self, key: FindingKey, dimension: Dimension, parts: list[str]) -> Iterator[Finding]:
        # Attributes compared together have no default method: pooling them is only defined for annotations.
        if not dimension.method:
            message = Wording("dimension {dimension!r} without a method", dimension=shown(dimension.name, 40))
            method = built_in(dimension.name, points=True)
            remedy = Wording('write method="{method}"', method=method)
            yield Finding(key, message, Wording("a method: several attributes are compared together"), remedy)
        if len(set(parts)) < len(parts):
            message = Wording("an attribute twice in {dimension!r}", dimension=shown(dimension.name, 40))
            yield Finding(
                (*key, "name"), message, Wording("every attribute once"), Wording("remove one of the two")
            )
        if dimension.method in ("", built_in(dimension.name, points=True)):
            plain = [
                p
                for p in parts
                for label in self._labels
                if (a := self._find_attribute(label, p)) and not a.points
            ]
            if plain:
                message = Wording(
                    "{attributes}, whose values are no annotations",
                    attributes=name_attributes(dict.fromkeys(plain)),
                )
                remedy = Wording("give it a dimension of its own")
                yield Finding((*key, "name"), message, Wording("annotation-valued attributes"), remedy)

    def _method_findings(self, key: FindingKey, dimension: Dimension) -> Iterator[Finding]:
        attributes = [a for label in self._labels if (a := self._find_attribute(label, dimension.name))]
        default_method = built_in(dimension.name, points=any(attribute.points for attribute in attributes))
        if dimension.method not in ("", default_method):
            further = self._own_methods or plugin_origin(DIMENSIONS, dimension.method) is not None
            if not further or dimension.method in OPTIONS:
                message = Wording(
                    "method {method!r} of dimension {dimension}",
                    method=shown(dimension.method, 40),
                    dimension=shown(dimension.name, 40),
                )
                otherwise = Wording(
                    "use that, or give the Python module that defines it (--dimension-methods, or "
                    "the preferences)"
                )
                remedy = perhaps(dimension.method, [default_method], otherwise)
                yield Finding(
                    (*key, "method"),
                    message,
                    Wording("{method}, the only method of the program for it", method=default_method),
                    remedy,
                )
            elif dimension.name in _REMAINDERS:
                message = Wording(
                    "method {method!r} of dimension {dimension}",
                    method=shown(dimension.method, 40),
                    dimension=shown(dimension.name, 40),
                )
                yield Finding(
                    (*key, "method"), message, Wording("no method: it has its own"), Wording("remove it")
                )
            return  # options of the owner's methods are not checked
        # Only methods of the program have known options: numbers from 0 to 1, and two bounds in order.
        option_names = OPTIONS[default_method]
        bounds: dict[str, Fraction] = {}
        for name, text in dimension.options:
            if name not in option_names:
                message = Wording(
                    "option {name!r} of dimension {dimension}",
                    name=shown(name, 40),
                    dimension=shown(dimension.name, 40),
                )
                expected = Wording("of {method}: no options", method=default_method)
                if option_names:
                    expected = Wording(
                        "of {method}: {names}", method=default_method, names=", ".join(option_names)
                    )
                remedy = perhaps(name, [*option_names, "weight", "method", "name"], Wording("remove it"))
                yield Finding((*key, name), message, expected, remedy)
                continue
            value = fraction(text)
            if value is None or not 0 <= value <= 1:
                message = Wording("{name} {text!r}", name=name, text=shown(text, 40))
                yield Finding(
                    (*key, name), message, Wording("a number from 0 to 1"), Wording("correct the number")
                )
            else:
                bounds[name] = value
        if bounds.get(MATCH_BOUND, 1) < bounds.get(MISMATCH_BOUND, 0):
            message = Wording("{upper} is smaller than {lower}", upper=MATCH_BOUND, lower=MISMATCH_BOUND)
            yield Finding(
                (*key, MATCH_BOUND),
                message,
                Wording("match bound above mismatch bound"),
                Wording("swap the two"),
            )


@lru_cache(maxsize=256)
def fraction(text: str) -> Fraction | None:
    """Return the exact number of a text of digits, point and sign; None for any other text."""
    stripped = text.strip()
    plain = stripped.removeprefix("-").replace(".", "", 1)
    return Fraction(stripped) if plain.isascii() and plain.isdigit() and len(plain) < 40 else None
