"""From the elements of a MAT task file to the values of a task, with the place of every part.

Labels of categories other than ``content`` are MAT's own (tokens, zones, administration) and not compared.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction
from typing import TypeVar

from annotally.formats.xml_places import Element
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording
from annotally.tasks.mat.grammar import Misfit
from annotally.tasks.near_names import perhaps
from annotally.tasks.similarity.dimensions import fraction
from annotally.tasks.similarity.findings import FindingKey
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    AttributeDecomposition,
    AttributeEquivalence,
    Dimension,
    Label,
    LabelAggregation,
    PartitionDecomposition,
    Schema,
    ScoreProfile,
    SimilarityProfile,
    SimilarityTask,
    TagProfile,
    ValueChoice,
    ValueType,
)

CONTENT = "content"
CATEGORIES = (CONTENT, "token", "zone", "admin", "untaggable")
_YES_NO = {"yes": True, "no": False}
Word = TypeVar("Word", bound=StrEnum)


def split_list(text: str | None) -> tuple[str, ...]:
    """Return the members of a list with commas."""
    return tuple(part for part in (piece.strip() for piece in (text or "").split(",")) if part)


@dataclass(slots=True)
class TaskReading:
    """The reading of a task element into values; a value that cannot be read is a misfit."""

    element: Element
    places: dict[FindingKey, Element] = field(default_factory=dict)
    misfits: list[Misfit] = field(default_factory=list)

    def task(self) -> SimilarityTask:
        """Return the task; only words and numbers are checked."""
        profiles = enumerate(self.element.all("similarity_profile"))
        scores = enumerate(self.element.all("score_profile"))
        return SimilarityTask(
            self.element.get("name") or "",
            self._schema(),
            tuple(self._similarity_profile(("similarity_profile", n), child) for n, child in profiles),
            tuple(self._score_profile(("score_profile", n), child) for n, child in scores),
        )

    def place(self, key: FindingKey) -> int:
        """Return the offset of the part named by a key: an attribute's value, else an element."""
        for length in range(len(key), 0, -1):
            element = self.places.get(key[:length])
            if element is not None:
                name = str(key[length]) if length < len(key) else ""
                return element.value_place(name)
        return self.element.start

    def _misfit(
        self, element: Element, name: str, message: Wording, expected: Wording, remedy: Wording
    ) -> None:
        self.misfits.append(Misfit(element.value_place(name), message, expected, remedy))

    def _word(self, element: Element, name: str, kind: type[Word], default: Word) -> Word:
        text = (element.get(name) or "").strip()
        if not text:
            return default
        try:
            return kind(text)
        except ValueError:
            words = [word.value for word in kind]
            expected = Wording("one of {names}", names=", ".join(words))
            remedy = perhaps(text, words, Wording("write one of these"))
            self._misfit(
                element, name, Wording("{name} {text!r}", name=name, text=shown(text, 40)), expected, remedy
            )
            return default

    # --- schema

    def _schema(self) -> Schema:
        # Two passes, for attributes may be declared ahead of their labels: first the labels, then the
        # attributes. Labels of other categories are skipped silently, unknown ones are misfits.
        labels: list[Label] = []
        attributes: dict[str, list[Attribute]] = {}
        foreign: set[str] = set()
        descriptors = [d for group in self.element.all("annotation_set_descriptors") for d in group.children]
        for descriptor in descriptors:
            content = self._is_content(descriptor)
            for element in descriptor.all("annotation"):
                label = self._label(element)
                if content:
                    labels.append(label)
                    self.places["schema", label.name] = element  # of two, the second one is at fault
                else:
                    foreign.add(label.name)
        names = dict.fromkeys(label.name for label in labels)
        for descriptor in descriptors:
            for element in descriptor.all("attribute"):
                attribute = self._attribute(element)
                for name in split_list(element.get("of_annotation")):
                    if name in names:
                        attributes.setdefault(name, []).append(attribute)
                        self._enter_attribute(name, attribute, element)
                    elif name not in foreign:
                        remedy = perhaps(name, tuple(names), Wording("declare it with <annotation label=…/>"))
                        message = Wording(
                            "label {name!r}, which no <annotation> declares", name=shown(name, 40)
                        )
                        self._misfit(element, "of_annotation", message, Wording("declared labels"), remedy)
        schema = tuple(
            Label(bare.name, bare.spanned, tuple(attributes.get(bare.name, ()))) for bare in labels
        )
        return _with_true_restrictions(schema)

    def _is_content(self, descriptor: Element) -> bool:
        category = (descriptor.get("category") or CONTENT).strip()
        if category not in CATEGORIES:
            remedy = perhaps(category, CATEGORIES, Wording("write one of these"))
            message = Wording("category {category!r}", category=shown(category, 40))
            self._misfit(
                descriptor,
                "category",
                message,
                Wording("one of {names}", names=", ".join(CATEGORIES)),
                remedy,
            )
        return category == CONTENT

    def _label(self, element: Element) -> Label:
        return Label((element.get("label") or "").strip(), self._truth(element, "span", default=True))

    def _truth(self, element: Element, name: str, *, default: bool) -> bool:
        text = (element.get(name) or "").strip()
        if text and text not in _YES_NO:
            self._misfit(
                element,
                name,
                Wording("{name} {text!r}", name=name, text=shown(text, 40)),
                Wording("yes or no"),
                Wording("write one of the two"),
            )
        return _YES_NO.get(text, default)

    def _attribute(self, element: Element) -> Attribute:
        # Restrictions are a dictionary: a label named twice is one restriction, and its last ``by_extent``
        # counts.
        choices = (
            ValueChoice(child.text.strip(), (child.get("effective_label") or "").strip())
            for child in element.all("choice")
        )
        restrictions = {
            (child.get("label") or "").strip(): self._truth(child, "by_extent", default=False)
            for child in element.all("label_restriction")
        }
        return Attribute(
            (element.get("name") or "").strip(),
            self._word(element, "type", ValueType, ValueType.STRING),
            self._word(element, "aggregation", Aggregation, Aggregation.NONE),
            tuple(choices),
            tuple(restrictions),
            tuple(name for name, by_extent in restrictions.items() if by_extent),
        )

    def _enter_attribute(self, label: str, attribute: Attribute, element: Element) -> None:
        key = ("schema", label, attribute.name)
        self.places[key] = element
        for restriction in element.all("label_restriction"):
            self.places[*key, (restriction.get("label") or "").strip()] = restriction

    # --- similarity profiles

    def _similarity_profile(self, key: FindingKey, element: Element) -> SimilarityProfile:
        self.places[key] = element
        return SimilarityProfile(
            (element.get("name") or "").strip(),
            tuple(
                split_list(child.get("true_labels")) for _, child in self._numbered(key, element, "stratum")
            ),
            tuple(self._tag_profile(*numbered) for numbered in self._numbered(key, element, "tag_profile")),
            self._truth(element, "exact_first", default=False),
        )

    def _numbered(self, key: FindingKey, element: Element, name: str) -> Iterator[tuple[FindingKey, Element]]:
        for number, child in enumerate(element.all(name)):
            self.places[*key, name, number] = child
            yield (*key, name, number), child

    def _tag_profile(self, key: FindingKey, element: Element) -> TagProfile:
        equivalences = (
            self._equivalence(child) for _, child in self._numbered(key, element, "attr_equivalences")
        )
        return TagProfile(
            split_list(element.get("true_labels")),
            tuple(self._dimension(child) for _, child in self._numbered(key, element, "dimension")),
            tuple(equivalences),
        )

    def _equivalence(self, element: Element) -> AttributeEquivalence:
        """Return an equivalence; its list has one of two names (A9)."""
        members = [names for name in ("equivalences", "attrs") if (names := split_list(element.get(name)))]
        if len(members) != 1:
            message = Wording("<attr_equivalences> with neither of equivalences and attrs")
            if members:
                message = Wording("<attr_equivalences> with both of equivalences and attrs")
            self._misfit(
                element,
                "attrs",
                message,
                Wording("one of the two"),
                Wording("write one list of attributes"),
            )
        return AttributeEquivalence((element.get("name") or "").strip(), members[0] if members else ())

    def _dimension(self, element: Element) -> Dimension:
        # Weights are fractions, never floats: similarities are compared exactly. Attributes of the element
        # that the grammar does not know are options of the method, in the order written, which has a meaning.
        text = element.get("weight") or ""
        weight = fraction(text)
        if weight is None and text.strip():
            self._misfit(
                element,
                "weight",
                Wording("weight {text!r}", text=shown(text, 30)),
                Wording("a number such as 2 or .5"),
                Wording("correct the weight"),
            )
        options = (
            (name, value.strip())
            for name, value in element.attributes.items()
            if name not in ("name", "weight", "method")
        )
        name = ",".join(split_list(element.get("name")))
        method = (element.get("method") or "").strip()
        return Dimension(name, Fraction(1) if weight is None else weight, method, tuple(options))

    # --- score profiles

    def _score_profile(self, key: FindingKey, element: Element) -> ScoreProfile:
        self.places[key] = element
        # Keys of parts are entered while reading, so that findings of the checks get a place in the file.
        limits = list(element.all("label_limitation"))
        for limit in limits[:1]:
            self.places[*key, "label_limitation"] = limit
        for limit in limits[1:]:
            self._misfit(
                limit,
                "",
                Wording("a second <label_limitation>"),
                Wording("one for each profile"),
                Wording("join the two"),
            )
        return ScoreProfile(
            (element.get("name") or "").strip(),
            tuple(
                LabelAggregation((child.get("name") or "").strip(), split_list(child.get("true_labels")))
                for _, child in self._numbered(key, element, "aggregation")
            ),
            tuple(
                AttributeDecomposition(split_list(child.get("attrs")), split_list(child.get("true_labels")))
                for _, child in self._numbered(key, element, "attr_decomposition")
            ),
            tuple(
                PartitionDecomposition(
                    (child.get("method") or "").strip(), split_list(child.get("true_labels"))
                )
                for _, child in self._numbered(key, element, "partition_decomposition")
            ),
            split_list(limits[0].get("true_labels")) if limits else (),
        )


def _with_true_restrictions(labels: tuple[Label, ...]) -> Schema:
    """Return the schema with effective labels in restrictions replaced by their true labels."""
    # An effective label may belong to several true labels; each restriction to it becomes one to all of them.
    # Unknown names stay, for the checks to report.
    true = {label.name for label in labels}
    owners: dict[str, list[str]] = {}
    for label in labels:
        for attribute in label.attributes:
            for name in dict.fromkeys(attribute.effective_labels.values()):
                owners.setdefault(name, []).append(label.name)

    def true_names(names: Iterable[str]) -> tuple[str, ...]:
        resolved_names = (
            true_name
            for name in names
            for true_name in ([name] if name in true else owners.get(name, [name]))
        )
        return tuple(dict.fromkeys(resolved_names))

    def resolved(attribute: Attribute) -> Attribute:
        if true.issuperset(attribute.restrictions):
            return attribute
        return replace(
            attribute,
            restrictions=true_names(attribute.restrictions),
            by_extent=true_names(attribute.by_extent),
        )

    return Schema(
        tuple(
            Label(original.name, original.spanned, tuple(map(resolved, original.attributes)))
            for original in labels
        )
    )
