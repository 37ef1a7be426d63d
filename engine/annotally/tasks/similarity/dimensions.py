"""Checks of one tag profile: every dimension must be able to compare any two annotations of its labels."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

from annotally.model.source_diagnostics import shown
from annotally.tasks.muc_config.values import perhaps
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
from annotally.tasks.similarity.findings import Finding, FindingKey, find_missing_parts, named
from annotally.tasks.similarity_profile import Attribute, Dimension, Label, Schema, TagProfile

_REMAINDERS = (NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER)


def tag_profile_findings(schema: Schema, tags: TagProfile, *, own_methods: bool = False) -> Iterator[Finding]:
    """Find the faults of a tag profile; labels unknown to the schema are ignored."""
    labels = [schema.by_name[name] for name in dict.fromkeys(tags.labels) if name in schema.by_name]
    if not tags.labels:
        yield Finding((), "a tag profile without labels", "at least one label", "name some, or take it out")
    yield from _equivalence_findings(labels, tags)
    yield from _weight_findings(tags)
    # Faults of the whole profile first, then each dimension; unknown labels are findings of the caller.
    checking = _Dimensions(labels, tags, own_methods=own_methods)
    earlier_names: set[str] = set()
    for number, dimension in enumerate(tags.dimensions):
        key: FindingKey = ("dimension", number)
        if dimension.name in earlier_names:
            message = f"dimension {shown(dimension.name, 40)} twice in one tag profile"
            yield Finding((*key, "name"), message, "every dimension once", "take one of them out")
        earlier_names.add(dimension.name)
        yield from checking.findings(key, dimension)


def _weight_findings(tags: TagProfile) -> Iterator[Finding]:
    for number, dimension in enumerate(tags.dimensions):
        if dimension.weight < 0:
            message = f"weight {dimension.weight} of dimension {shown(dimension.name, 40)}"
            yield Finding(("dimension", number, "weight"), message, "a number from 0 up", "correct it")
    if not tags.dimensions:
        message = "a tag profile without dimensions"
        yield Finding((), message, "at least one dimension", "add some, or take it out")
    elif all(dimension.weight == 0 for dimension in tags.dimensions):
        message = f"weights that are all 0, for {named('label', tags.labels or ('',))}"
        yield Finding((), message, "a dimension with a weight above 0 (A3)", "give one a weight")


def _equivalence_findings(labels: list[Label], tags: TagProfile) -> Iterator[Finding]:
    # An equivalence reads one attribute of each label under one name, so three things must hold: its name is
    # free, no attribute is in two of them, and no label has two of its attributes.
    names: set[str] = set()
    owner: dict[str, str] = {}
    has = {name for label in labels for name in label.by_name}
    for number, equivalence in enumerate(tags.equivalences):
        key: FindingKey = ("attr_equivalences", number)
        shown_name = shown(equivalence.name, 40)
        yield from find_missing_parts(key, "an equivalence of attributes", name=equivalence.name)
        yield from find_missing_parts(key, f"equivalence {shown_name!r}", attributes=equivalence.attributes)
        if equivalence.name in names:
            message = f"a second equivalence of attributes called {shown_name!r}"
            yield Finding((*key, "name"), message, "every name once (A9)", "give it another name")
        names.add(equivalence.name)
        if equivalence.name in SPECIAL or "," in equivalence.name:
            expected = "a name that no dimension of the program has, without comma"
            yield Finding(
                (*key, "name"), f"an equivalence called {shown_name!r}", expected, "give it another name"
            )
        for name in equivalence.attributes:
            if labels and name not in has:
                message = f"attribute {shown(name, 40)!r}, which none of these labels has"
                remedy = perhaps(name, sorted(has), "take it out, or add the label that has it")
                yield Finding(key, message, "attributes of the labels (A9)", remedy)
            if name in owner:
                message = f"attribute {shown(name, 40)!r} twice, in {shown(owner[name], 40)} and {shown_name}"
                yield Finding(
                    key, message, "every attribute in one equivalence, once", "take one of them out"
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
                message = f"{named('attribute', shared_names)} of {shown(label.name, 40)} in {shown_name}"
                yield Finding(key, message, "one attribute of each label (A9)", "take out all but one")


def _uneven_findings(
    key: FindingKey, name: str, property_name: str, values: Mapping[str, str]
) -> Iterator[Finding]:
    """Find a property of an attribute that is not the same at all labels; ``values`` are by label."""
    if len(set(values.values())) > 1:
        listing = ", ".join(f"{value} at {shown(label, 40)}" for label, value in values.items())
        message = f"{property_name} of {shown(name, 40)!r}: {listing}"
        remedy = "split the tag profile, or correct the attribute"
        yield Finding(key, message, f"one {property_name} at every label of the tag profile", remedy)


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
                message = f"_span for {named('label', spanless)} without span"
                remedy = "take it out, or give spanless labels a tag profile of their own"
                yield Finding((*key, "name"), message, "spanned labels only", remedy)
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
            message = f"attribute {shown(name, 40)!r}, which is part of {shown(self._owner[name], 40)}"
            yield Finding(key, message, "the name of the equivalence (A9)", f"write {self._owner[name]}")
            return
        # First the labels that lack the attribute, with the nearest name; then the type and the aggregation,
        # which must be the same at all labels.
        attributes = {label.name: self._find_attribute(label, name) for label in self._labels}
        declared = {label: attribute for label, attribute in attributes.items() if attribute is not None}
        if len(declared) < len(attributes):
            lacking_labels = [label for label in attributes if label not in declared]
            yield self._missing_finding(key, name, lacking_labels, is_dimension=is_dimension)
            return
        types = {label: attribute.type for label, attribute in declared.items()}
        aggregations = {label: attribute.aggregation for label, attribute in declared.items()}
        yield from _uneven_findings(key, name, "type", types)
        yield from _uneven_findings(key, name, "aggregation", aggregations)

    def _missing_finding(
        self, key: FindingKey, name: str, labels: list[str], *, is_dimension: bool
    ) -> Finding:
        """Return the finding about labels without an attribute, with the name that is nearest."""
        candidates = dict.fromkeys((*self._members, *(n for owner in self._labels for n in owner.by_name)))
        other_names = [
            candidate for candidate in (*(SPECIAL if is_dimension else ()), *candidates) if candidate != name
        ]
        fallback = "take it out, or split the tag profile"
        remedy = fallback if name in candidates else perhaps(name, other_names, fallback)
        kind = "dimension" if is_dimension else "attribute"
        message = f"{kind} {shown(name, 40)!r}, which {named('label', labels)} {_do(labels)} not have"
        return Finding(key, message, "what every label of the tag profile has", remedy)

    def _several_findings(self, key: FindingKey, dimension: Dimension, parts: list[str]) -> Iterator[Finding]:
        # Attributes compared together have no default method: pooling them is only defined for annotations.
        if not dimension.method:
            message = f"dimension {shown(dimension.name, 40)!r} without a method"
            method = built_in(dimension.name, points=True)
            remedy = f'write method="{method}"'
            yield Finding(key, message, "a method wherever attributes are compared together", remedy)
        if len(set(parts)) < len(parts):
            message = f"an attribute twice in {shown(dimension.name, 40)!r}"
            yield Finding((*key, "name"), message, "every attribute once", "leave one")
        if dimension.method in ("", built_in(dimension.name, points=True)):
            plain = [
                p
                for p in parts
                for label in self._labels
                if (a := self._find_attribute(label, p)) and not a.points
            ]
            if plain:
                message = f"{named('attribute', dict.fromkeys(plain))}, whose values are no annotations"
                remedy = "compare it by a dimension of its own"
                yield Finding((*key, "name"), message, "annotation-valued attributes", remedy)

    def _method_findings(self, key: FindingKey, dimension: Dimension) -> Iterator[Finding]:
        attributes = [a for label in self._labels if (a := self._find_attribute(label, dimension.name))]
        default_method = built_in(dimension.name, points=any(attribute.points for attribute in attributes))
        if dimension.method not in ("", default_method):
            if not self._own_methods or dimension.method in OPTIONS:
                message = f"method {shown(dimension.method, 40)!r} of dimension {shown(dimension.name, 40)}"
                hint = "(--dimension-methods, or the preferences)"
                otherwise = f"write that, or give the Python module that has it {hint}"
                remedy = perhaps(dimension.method, [default_method], otherwise)
                yield Finding(
                    (*key, "method"),
                    message,
                    f"{default_method}, the only method of the program for it",
                    remedy,
                )
            elif dimension.name in _REMAINDERS:
                message = f"method {shown(dimension.method, 40)!r} of dimension {shown(dimension.name, 40)}"
                yield Finding((*key, "method"), message, "no method: it has its own", "take it out")
            return  # options of the owner's methods are not checked
        # Only methods of the program have known options: numbers from 0 to 1, and two bounds in order.
        option_names = OPTIONS[default_method]
        bounds: dict[str, Fraction] = {}
        for name, text in dimension.options:
            if name not in option_names:
                message = f"option {shown(name, 40)!r} of dimension {shown(dimension.name, 40)}"
                expected = f"of {default_method}: {', '.join(option_names) or 'no options'}"
                remedy = perhaps(name, [*option_names, "weight", "method", "name"], "take it out")
                yield Finding((*key, name), message, expected, remedy)
                continue
            value = fraction(text)
            if value is None or not 0 <= value <= 1:
                message = f"{name} {shown(text, 40)!r}"
                yield Finding((*key, name), message, "a number from 0 to 1", "correct it")
            else:
                bounds[name] = value
        if bounds.get(MATCH_BOUND, 1) < bounds.get(MISMATCH_BOUND, 0):
            message = f"{MATCH_BOUND} below {MISMATCH_BOUND}"
            yield Finding(
                (*key, MATCH_BOUND), message, "a span that is no match above both", "exchange the two"
            )


def _do(names: list[str]) -> str:
    return "does" if len(names) == 1 else "do"


@lru_cache(maxsize=256)
def fraction(text: str) -> Fraction | None:
    """Return the exact number of a text of digits, point and sign; None for any other text."""
    stripped = text.strip()
    plain = stripped.removeprefix("-").replace(".", "", 1)
    return Fraction(stripped) if plain.isascii() and plain.isdigit() and len(plain) < 40 else None
