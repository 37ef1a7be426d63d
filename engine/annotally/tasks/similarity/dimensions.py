"""Checks of one tag profile: that every dimension can compare any two annotations of its labels."""

from collections.abc import Iterator
from fractions import Fraction

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
from annotally.tasks.similarity.findings import Finding, Key, named, unsaid
from annotally.tasks.similarity_profile import Attribute, Dimension, Label, Schema, TagProfile

_REMAINDERS = (NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER)


def tag_profile_findings(schema: Schema, tags: TagProfile, *, own_methods: bool = False) -> Iterator[Finding]:
    """Find what is wrong with a tag profile, labels that the schema does not have left aside."""
    labels = [schema.by_name[name] for name in dict.fromkeys(tags.labels) if name in schema.by_name]
    if not tags.labels:
        yield Finding((), "a tag profile without labels", "at least one label", "name some, or take it out")
    yield from _equivalence_findings(labels, tags)
    yield from _weight_findings(tags)
    checking = _Dimensions(labels, tags, own_methods=own_methods)
    seen: set[str] = set()
    for number, dimension in enumerate(tags.dimensions):
        key: Key = ("dimension", number)
        if dimension.name in seen:
            found = f"dimension {shown(dimension.name, 40)} twice in one tag profile"
            yield Finding((*key, "name"), found, "every dimension once", "take one of them out")
        seen.add(dimension.name)
        yield from checking.findings(key, dimension)


def _weight_findings(tags: TagProfile) -> Iterator[Finding]:
    for number, dimension in enumerate(tags.dimensions):
        if dimension.weight < 0:
            found = f"weight {dimension.weight} of dimension {shown(dimension.name, 40)}"
            yield Finding(("dimension", number, "weight"), found, "a number from 0 up", "correct it")
    if not tags.dimensions:
        found = "a tag profile without dimensions"
        yield Finding((), found, "at least one dimension", "add some, or take it out")
    elif all(dimension.weight == 0 for dimension in tags.dimensions):
        found = f"weights that are all 0, for {named('label', tags.labels or ('',))}"
        yield Finding((), found, "a dimension with a weight above 0 (A3)", "give one a weight")


def _equivalence_findings(labels: list[Label], tags: TagProfile) -> Iterator[Finding]:
    names: set[str] = set()
    owner: dict[str, str] = {}
    has = {name for label in labels for name in label.by_name}
    for number, equivalence in enumerate(tags.equivalences):
        key: Key = ("attr_equivalences", number)
        said = shown(equivalence.name, 40)
        yield from unsaid(key, "an equivalence of attributes", name=equivalence.name)
        yield from unsaid(key, f"equivalence {said!r}", attributes=equivalence.attributes)
        if equivalence.name in names:
            found = f"a second equivalence of attributes called {said!r}"
            yield Finding((*key, "name"), found, "every name once (A9)", "give it another name")
        names.add(equivalence.name)
        if equivalence.name in SPECIAL or "," in equivalence.name:
            expected = "a name that no dimension of the program has, without comma"
            yield Finding((*key, "name"), f"an equivalence called {said!r}", expected, "give it another name")
        for name in equivalence.attributes:
            if labels and name not in has:
                found = f"attribute {shown(name, 40)!r}, which none of these labels has"
                remedy = perhaps(name, sorted(has), "take it out, or add the label that has it")
                yield Finding(key, found, "attributes of the labels (A9)", remedy)
            if name in owner:
                found = f"attribute {shown(name, 40)!r} twice, in {shown(owner[name], 40)} and {said}"
                yield Finding(key, found, "every attribute in one equivalence, once", "take one of them out")
            owner[name] = equivalence.name
        for label in labels:
            if (
                len(both := [name for name in dict.fromkeys(equivalence.attributes) if name in label.by_name])
                > 1
            ):
                found = f"{named('attribute', both)} of {shown(label.name, 40)} in {said}"
                yield Finding(key, found, "one attribute of each label (A9)", "take out all but one")


class _Dimensions:
    """The dimensions of one tag profile."""

    def __init__(self, labels: list[Label], tags: TagProfile, *, own_methods: bool) -> None:
        self._labels = labels
        self._own_methods = own_methods
        self._members = {one.name: one.attributes for one in tags.equivalences}
        self._owner = {name: one.name for one in tags.equivalences for name in one.attributes}

    def findings(self, key: Key, dimension: Dimension) -> Iterator[Finding]:
        """Find what is wrong with a dimension, its weight apart."""
        name = dimension.name
        if name == SPAN:
            spanless = [label.name for label in self._labels if not label.spanned]
            if spanless:
                found = f"_span for {named('label', spanless)} without span"
                remedy = "take it out, or give spanless labels a tag profile of their own"
                yield Finding((*key, "name"), found, "spanned labels only", remedy)
        elif name not in SPECIAL:
            parts = [part.strip() for part in name.split(",")]
            for part in parts:
                yield from self._attribute_findings((*key, "name"), part, alone=len(parts) == 1)
            if len(parts) > 1:
                yield from self._several_findings(key, dimension, parts)
        yield from self._method_findings(key, dimension)

    def _of(self, label: Label, name: str) -> Attribute | None:
        """Return the attribute that a dimension means at a label (A9)."""
        for one in self._members.get(name, (name,)):
            if one in label.by_name:
                return label.by_name[one]
        return None

    def _attribute_findings(self, key: Key, name: str, *, alone: bool) -> Iterator[Finding]:
        if name in self._owner and name not in self._members:
            found = f"attribute {shown(name, 40)!r}, which is part of {shown(self._owner[name], 40)}"
            yield Finding(key, found, "the name of the equivalence (A9)", f"write {self._owner[name]}")
            return
        found_at = {label.name: self._of(label, name) for label in self._labels}
        without = [label for label, attribute in found_at.items() if attribute is None]
        if without:
            known = dict.fromkeys((*self._members, *(n for one in self._labels for n in one.by_name)))
            near = [one for one in (*(SPECIAL if alone else ()), *known) if one != name]
            otherwise = "take it out, or split the tag profile"
            remedy = otherwise if name in known else perhaps(name, near, otherwise)
            kind = "dimension" if alone else "attribute"
            found = f"{kind} {shown(name, 40)!r}, which {named('label', without)} {_do(without)} not have"
            yield Finding(key, found, "what every label of the tag profile has", remedy)
            return
        for what, values in (
            ("type", {label: one.type for label, one in found_at.items() if one is not None}),
            ("aggregation", {label: one.aggregation for label, one in found_at.items() if one is not None}),
        ):
            if len(set(values.values())) > 1:
                told = ", ".join(f"{value} at {shown(label, 40)}" for label, value in values.items())
                found = f"{what} of {shown(name, 40)!r}: {told}"
                remedy = "split the tag profile, or correct the attribute"
                yield Finding(key, found, f"one {what} at every label of the tag profile", remedy)

    def _several_findings(self, key: Key, dimension: Dimension, parts: list[str]) -> Iterator[Finding]:
        if not dimension.method:
            found = f"dimension {shown(dimension.name, 40)!r} without a method"
            method = built_in(dimension.name, points=True)
            remedy = f'write method="{method}"'
            yield Finding(key, found, "a method wherever attributes are compared together", remedy)
        if len(set(parts)) < len(parts):
            found = f"an attribute twice in {shown(dimension.name, 40)!r}"
            yield Finding((*key, "name"), found, "every attribute once", "leave one")
        if dimension.method in ("", built_in(dimension.name, points=True)):
            plain = [p for p in parts for label in self._labels if (a := self._of(label, p)) and not a.points]
            if plain:
                found = f"{named('attribute', dict.fromkeys(plain))}, whose values are no annotations"
                remedy = "compare it by a dimension of its own"
                yield Finding((*key, "name"), found, "annotation-valued attributes", remedy)

    def _method_findings(self, key: Key, dimension: Dimension) -> Iterator[Finding]:
        attributes = [a for label in self._labels if (a := self._of(label, dimension.name))]
        own = built_in(dimension.name, points=any(attribute.points for attribute in attributes))
        if dimension.method not in ("", own):
            if not self._own_methods or dimension.method in OPTIONS:
                found = f"method {shown(dimension.method, 40)!r} of dimension {shown(dimension.name, 40)}"
                given = "(--dimension-methods, or the preferences)"
                otherwise = f"write that, or give the Python module that has it {given}"
                remedy = perhaps(dimension.method, [own], otherwise)
                yield Finding(
                    (*key, "method"), found, f"{own}, the only method of the program for it", remedy
                )
            elif dimension.name in _REMAINDERS:
                found = f"method {shown(dimension.method, 40)!r} of dimension {shown(dimension.name, 40)}"
                yield Finding((*key, "method"), found, "no method: it has its own", "take it out")
            return  # whose methods they are, theirs are the options
        known = OPTIONS[own]
        bounds: dict[str, Fraction] = {}
        for name, text in dimension.options:
            if name not in known:
                found = f"option {shown(name, 40)!r} of dimension {shown(dimension.name, 40)}"
                expected = f"of {own}: {', '.join(known) or 'no options'}"
                remedy = perhaps(name, [*known, "weight", "method", "name"], "take it out")
                yield Finding((*key, name), found, expected, remedy)
                continue
            value = fraction(text)
            if value is None or not 0 <= value <= 1:
                found = f"{name} {shown(text, 40)!r}"
                yield Finding((*key, name), found, "a number from 0 to 1", "correct it")
            else:
                bounds[name] = value
        if bounds.get(MATCH_BOUND, 1) < bounds.get(MISMATCH_BOUND, 0):
            found = f"{MATCH_BOUND} below {MISMATCH_BOUND}"
            yield Finding(
                (*key, MATCH_BOUND), found, "a span that is no match above both", "exchange the two"
            )


def _do(names: list[str]) -> str:
    return "does" if len(names) == 1 else "do"


def fraction(text: str) -> Fraction | None:
    """Return the number that a text of digits, point and sign says, exactly; None for any other text."""
    stripped = text.strip()
    plain = stripped.removeprefix("-").replace(".", "", 1)
    return Fraction(stripped) if plain.isascii() and plain.isdigit() and len(plain) < 40 else None
