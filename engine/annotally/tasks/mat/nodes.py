"""Tasks as the elements of a task file, in one canonical spelling for each meaning."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from annotally.formats.xml_places import Element
from annotally.formats.xml_spelling import find_forbidden, spell_attribute, spell_element, spell_text
from annotally.model.diagnostics import TaskError
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording
from annotally.tasks.mat.grammar import RULES, TASK
from annotally.tasks.mat.reader import CONTENT, split_list
from annotally.tasks.similarity.dimensions import fraction
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    Dimension,
    Label,
    Schema,
    ScoreProfile,
    SimilarityProfile,
    SimilarityTask,
    TagProfile,
    ValueType,
)

if TYPE_CHECKING:
    from lxml.etree import _Element

_LISTS = ("true_labels", "of_annotation", "equivalences", "attrs")
_DEFAULTS = {
    ("annotation", "span"): "yes",
    ("attribute", "type"): ValueType.STRING.value,
    ("attribute", "aggregation"): Aggregation.NONE.value,
    ("choice", "effective_label"): "",
    ("label_restriction", "by_extent"): "no",
    ("dimension", "method"): "",
    ("attr_decomposition", "true_labels"): "",
    ("partition_decomposition", "true_labels"): "",
    ("similarity_profile", "name"): "",
    ("similarity_profile", "exact_first"): "no",
    ("score_profile", "name"): "",
    (TASK, "name"): "",
}
"""The values of absent attributes."""
INDENT = "  "


@dataclass(frozen=True, slots=True)
class Node:
    """An element to be written. Attributes with their default value are left out."""

    name: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple["Node", ...] = ()
    text: str = ""

    def xml(self, indent: str = "") -> str:
        """Return the element, a line for each child. Raises TaskError for characters that XML lacks."""
        return spell_element(self._built(indent))

    def _built(self, indent: str) -> "_Element":
        from lxml import etree

        # White space between children is the text of the element and the tails of the children.
        element = etree.Element(self.name, {name: _legal(value) for name, value in self.attributes})
        element.text = _legal(self.text) or None
        if self.children:
            element.text = f"\n{indent}{INDENT}"
        for number, child in enumerate(self.children, 1):
            built = child._built(indent + INDENT)
            built.tail = element.text if number < len(self.children) else f"\n{indent}"
            element.append(built)
        return element


def attribute_text(value: str) -> str:
    """Return a value in quotes. Raises TaskError for characters that XML lacks."""
    return spell_attribute(_legal(value))


def content_text(value: str) -> str:
    """Return characters between tags. Raises TaskError for characters that XML lacks."""
    return spell_text(_legal(value))


def _legal(value: str) -> str:
    at = find_forbidden(value)
    if at is not None:
        raise TaskError(
            Wording(
                "{text!r} has the character U+{code:04X}, which XML does not",
                text=shown(value),
                code=ord(value[at]),
            )
        )
    return value


def _node(
    name: str, attributes: Iterable[tuple[str, str]], children: Iterable[Node] = (), text: str = ""
) -> Node:
    written_attributes = tuple(
        (key, value) for key, value in attributes if _DEFAULTS.get((name, key)) != value
    )
    return Node(name, written_attributes, tuple(children), text)


def decimal(number: Fraction) -> str:
    """Return a number as digits and a point. Raises TaskError for a number without an exact decimal."""
    scaled, digits = abs(number), 0
    while scaled.denominator != 1:
        scaled, digits = scaled * 10, digits + 1
        if digits > 30:
            raise TaskError(Wording("the weight {number} has no exact decimal", number=str(number)))
    text = str(scaled.numerator).rjust(digits + 1, "0")
    sign = "-" if number < 0 else ""
    return f"{sign}{text[:-digits]}.{text[-digits:]}" if digits else f"{sign}{text}"


# --- from values


def task_node(task: SimilarityTask) -> Node:
    """Return the element of a task."""
    schema = descriptors_nodes(schema_nodes(task.schema))
    profiles = map(similarity_profile_node, task.similarity_profiles)
    scores = map(score_profile_node, task.score_profiles)
    return _node(TASK, [("name", task.name)], [*schema, *profiles, *scores])


def descriptors_nodes(labels: Sequence[Node]) -> list[Node]:
    """Return the element around the elements of labels and attributes; without any, none."""
    content = [("name", CONTENT), ("category", CONTENT)]
    descriptor = _node("annotation_set_descriptor", content, labels)
    return [_node("annotation_set_descriptors", (), [descriptor])] if labels else []


def schema_nodes(schema: Schema) -> list[Node]:
    """Return the labels of a schema, then their attributes."""
    return [
        *map(label_node, schema.labels),
        *attribute_nodes((label, label.attributes) for label in schema.labels),
    ]


def yes_or_no(truth: bool) -> str:
    """Return the word for a truth value in task files."""
    return "yes" if truth else "no"


def label_node(label: Label) -> Node:
    """Return the element of a label, without its attributes."""
    return _node("annotation", [("label", label.name), ("span", yes_or_no(label.spanned))])


class _Group(NamedTuple):
    attribute: Attribute
    labels: list[str]


def attribute_nodes(of_labels: Iterable[tuple[Label, Sequence[Attribute]]]) -> list[Node]:
    """Return elements for attributes of labels: labels with an equal attribute share one element."""
    # Each label's attributes must keep their order: an attribute may only join a group behind those of the
    # attributes before it (``first``), else it opens a new one.
    groups: list[_Group] = []
    for label, attributes in of_labels:
        first = 0
        for attribute in attributes:
            later = range(first, len(groups))
            place = next((n for n in later if groups[n].attribute == attribute), len(groups))
            if place == len(groups):
                groups.append(_Group(attribute, []))
            groups[place].labels.append(label.name)
            first = place + 1
    return [attribute_node(group.attribute, group.labels) for group in groups]


def attribute_node(attribute: Attribute, labels: Sequence[str]) -> Node:
    """Return the element of an attribute that some labels share."""
    # Labels that share an attribute have one element for it. ``by_extent`` is written for every restriction,
    # yes or no, so that equal tasks are spelled alike.
    words = [
        ("of_annotation", ",".join(labels)),
        ("name", attribute.name),
        ("type", attribute.type.value),
        ("aggregation", attribute.aggregation.value),
    ]
    choices = [
        _node("choice", [("effective_label", choice.effective_label)], text=choice.value)
        for choice in attribute.choices
    ]
    restrictions = [
        _node("label_restriction", [("label", name), ("by_extent", yes_or_no(name in attribute.by_extent))])
        for name in attribute.restrictions
    ]
    return _node("attribute", words, [*choices, *restrictions])


def similarity_profile_node(profile: SimilarityProfile) -> Node:
    """Return the element of a similarity profile."""
    strata = [_node("stratum", [("true_labels", ",".join(labels))]) for labels in profile.strata]
    tags = map(_tag_profile_node, profile.tag_profiles)
    words = [("name", profile.name), ("exact_first", yes_or_no(profile.exact_first))]
    return _node("similarity_profile", words, [*strata, *tags])


def _tag_profile_node(tags: TagProfile) -> Node:
    equivalences = [
        _node(
            "attr_equivalences",
            [("name", equivalence.name), ("equivalences", ",".join(equivalence.attributes))],
        )
        for equivalence in tags.equivalences
    ]
    dimensions = map(_dimension_node, tags.dimensions)
    return _node("tag_profile", [("true_labels", ",".join(tags.labels))], [*equivalences, *dimensions])


def _dimension_node(dimension: Dimension) -> Node:
    words = [("name", dimension.name), ("method", dimension.method), ("weight", decimal(dimension.weight))]
    return _node("dimension", [*words, *dimension.options])


def score_profile_node(score: ScoreProfile) -> Node:
    """Return the element of a score profile."""
    # Rows of one kind stand together, in the order of the dataclass: the order of kinds means nothing to the
    # reader, and one order makes equal profiles equal text.
    children = [
        _node("aggregation", [("name", row.name), ("true_labels", ",".join(row.labels))])
        for row in score.aggregations
    ]
    children += [
        _node("attr_decomposition", [("attrs", ",".join(a.attributes)), ("true_labels", ",".join(a.labels))])
        for a in score.attribute_decompositions
    ]
    children += [
        _node("partition_decomposition", [("method", row.method), ("true_labels", ",".join(row.labels))])
        for row in score.partition_decompositions
    ]
    if score.limitation:
        children.append(_node("label_limitation", [("true_labels", ",".join(score.limitation))]))
    return _node("score_profile", [("name", score.name)], children)


# --- from a file


def read_attribute(element: Element, name: str) -> str:
    """Return the value of an element's attribute in the canonical form of `Node`."""
    text = (element.get(name) or "").strip()
    if name in _LISTS or (element.name, name) == ("dimension", "name"):
        return ",".join(split_list(text))
    number = fraction(text) if name == "weight" else None
    return decimal(number) if number is not None else text


def list_own_attributes(element: Element) -> list[str]:
    """Return the names of an element's attributes that the program reads, in file order."""
    rule = RULES.get(element.name)
    own_names = rule.attributes if rule is not None else ("name",)
    return [name for name in element.attributes if name in own_names or (rule is not None and rule.open)]


def make_node(element: Element) -> Node:
    """Return an element in canonical form, without comments and foreign parts."""
    rule = RULES.get(element.name)
    # Attributes are sorted, defaults dropped and lists normalised, so that equal meaning gives equal nodes.
    order = {name: place for place, name in enumerate(_ORDER.get(element.name, ()))}
    names = sorted(list_own_attributes(element), key=lambda name: order.get(name, len(order)))
    words = [
        (
            "equivalences" if name == "attrs" and "equivalences" in order else name,
            read_attribute(element, name),
        )
        for name in names
    ]
    children = [
        make_node(child) for child in element.children if rule is not None and child.name in rule.children
    ]
    text = element.text.strip() if rule is not None and rule.text else ""
    return _node(element.name, words, children, text)


_ORDER = {
    "annotation_set_descriptor": ("name", "category"),
    "annotation": ("label", "span"),
    "attribute": ("of_annotation", "name", "type", "aggregation"),
    "attr_equivalences": ("name", "equivalences", "attrs"),
    "dimension": ("name", "method", "weight"),
    "aggregation": ("name", "true_labels"),
    "attr_decomposition": ("attrs", "true_labels"),
    "partition_decomposition": ("method", "true_labels"),
}
