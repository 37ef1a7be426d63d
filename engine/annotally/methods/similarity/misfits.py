"""Annotations that do not fit the labels, attributes and values a task declares (MAT; A15, C10)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from annotally.formats.mat_json import reader as mat_json_reader
from annotally.model.annotation_sets import AnnotationSet, pointer_name
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.extents import Extent
from annotally.model.instance_columns import ValuedSpans, ValueRows, types_of
from annotally.model.instances import Instance, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording, verbatim
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.near_names import nearest
from annotally.tasks.similarity.labels import TOKEN_LABEL, readings_of
from annotally.tasks.similarity_profile import Attribute, Label

_NO_ATTRIBUTE = "COMMENT"
_LONGEST_NAME = 80
"""Code points of a name that others are compared with."""


def misfits(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Warn, once for each side and name, of undeclared names and values, and of names that differ in case.

    That is labels, attributes of declared labels, values outside of an attribute's choices, and annotation
    values of other labels than its restrictions. A task made from the data declares all names in it, and
    there only those are reported that differ in nothing but case.
    """
    labels = task.similarity.schema.by_name
    if task.similarity.schema.derived:
        yield from _apart_by_case(labels, sets)
        return
    for side in sets:
        yield from _SideMisfits(task, side).findings()


# --- tasks made from the data


def _apart_by_case(labels: Mapping[str, Label], sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Warn of labels, and of attributes of one label, that differ in nothing but case."""
    path = next((side.sources[0].path for side in sets if side.sources), "")
    for names in _alike(labels):
        yield _case_warning(
            path,
            Wording("labels {names}, which differ only in case", names=_joined(names)),
        )
    for label in labels.values():
        for names in _alike(label.by_name):
            message = Wording(
                "attributes {names} of {label}, which differ only in case",
                names=_joined(names),
                label=shown(label.name),
            )
            yield _case_warning(path, message)


def _joined(names: Sequence[str]) -> Wording:
    """Return all of several names, such as ``a and b``."""
    joined = verbatim(shown(names[0]))
    for name in names[1:]:
        joined = Wording("{names} and {name}", names=joined, name=shown(name))
    return joined


def _alike(names: Iterable[str]) -> list[list[str]]:
    """Return the names that are the same but for case, together."""
    folded: defaultdict[str, list[str]] = defaultdict(list)
    for name in names:
        folded[name.casefold()].append(name)
    return [sorted(group) for _, group in sorted(folded.items()) if len(group) > 1]


def _case_warning(path: str, message: Wording) -> Diagnostic:
    return warning(
        path, 0, 0, message, Wording("one spelling"), Wording("they are compared as different names")
    )


# --- tasks that a person wrote


@dataclass(slots=True)
class _Misfit:
    """A kind of misfit of a side: its first place and its count."""

    source: int
    place: Extent
    message: Wording
    expected: Wording
    remedy: Wording
    count: int = 1


class _TypeFinder:
    """Finds the label of the annotation that a pointer names; names are gathered for the first of them."""

    def __init__(self, document: str, instances: Sequence[Instance]) -> None:
        self._document, self._instances = document, instances

    def __call__(self, target: str) -> str | None:
        return self._types.get(target.casefold())

    @cached_property
    def _types(self) -> Mapping[str, str]:
        return {
            pointer_name(self._document, instance).casefold(): instance.type for instance in self._instances
        }


class _SideMisfits:
    """The search for misfits in the annotations of one side."""

    def __init__(self, task: TaskDefinition, side: AnnotationSet) -> None:
        self._side = side
        self._labels = task.similarity.schema.by_name
        self._ignored = {TOKEN_LABEL, *task.similarity.ignored}
        if side.format == mat_json_reader.NAME:
            self._ignored |= mat_json_reader.ADMINISTRATIVE
        self._text_slot = task.reading.text_slot.casefold()
        self._silent = {name.casefold() for name in (*task.reading.status_slots, _NO_ATTRIBUTE)}
        self._misfits: dict[tuple[str, ...], _Misfit] = {}

    def findings(self) -> Iterator[Diagnostic]:
        """Yield the misfits in the order in which they are met."""
        # One pass over all annotations collects misfits by key; the first place is reported with the count,
        # so that a systematic mistake is one warning.
        folded = {name.casefold() for name in self._labels}
        types = {
            label.casefold()
            for annotations in self._side.documents.values()
            for label in set(types_of(annotations.instances))
        }
        if types.isdisjoint(folded):
            return  # another warning says that no label of the side is compared
        for document, annotations in self._side.documents.items():
            find_type = _TypeFinder(document, annotations.instances)
            for instance in self._list_unusual(annotations.instances):
                if instance.type not in self._ignored:
                    self._instance(annotations.source, instance, find_type)
        complaints = [Complaints(source) for source in self._side.sources]
        for misfit in self._misfits.values():
            message = misfit.message
            if misfit.count > 1:
                message = Wording("{finding}, and {count} more", finding=message, count=misfit.count - 1)
            sentences = message, misfit.expected, misfit.remedy
            if complaints:
                yield complaints[misfit.source].warning(misfit.place.start, *sentences)
            else:
                yield warning("", 0, 0, *sentences)

    def _list_unusual(self, instances: Sequence[Instance]) -> Iterator[Instance]:
        """Yield the annotations in their order, but for those in columns in which nothing can be a misfit."""
        if not isinstance(instances, ValuedSpans):
            yield from instances
            return
        # An instance is made only in a group of which any may be a misfit; the counts and the first places of
        # misfits are then those of all annotations, for others have none.
        first = 0
        for rows in instances.rows:
            behind = first + len(rows.names)
            if not self._fits(rows, instances.slot):
                yield from instances[first:behind]
            first = behind

    def _fits(self, rows: ValueRows, text_slot: str) -> bool:
        """Tell whether annotations are of a declared label and have plain values that it allows."""
        # Values in columns point to nothing, so that restrictions cannot be broken. The slot of the text is
        # tested last: it is compared like an attribute where the label has one of that name.
        label = self._labels.get(rows.label)
        if label is None or text_slot in label.by_name:
            return False
        for place, name in enumerate(rows.slots):
            attribute = label.by_name.get(name)
            if attribute is None and name.casefold() not in self._silent:
                return False
            choices = [] if attribute is None else [choice.value for choice in attribute.choices]
            if choices and not {values[place] for values in rows.values} <= {None, *choices}:
                return False
        return text_slot.casefold() in ("", self._text_slot, *self._silent)

    def _note(self, key: tuple[str, ...], source: int, place: Extent, *sentences: Wording) -> None:
        misfit = self._misfits.get(key)
        if misfit is None:
            message, expected, remedy = sentences
            self._misfits[key] = _Misfit(source, place, message, expected, remedy)
        else:
            misfit.count += 1

    def _instance(self, source: int, instance: Instance, find_type: "_TypeFinder") -> None:
        label = self._labels.get(instance.type)
        if label is None:
            message = Wording("label {label}, which the task does not declare", label=shown(instance.type))
            remedy = Wording(
                "{nearest}; such annotations are not compared",
                nearest=_nearest(instance.type, self._labels),
            )
            self._note(
                (instance.type,), source, instance.source, message, Wording("a declared label"), remedy
            )
            return
        for slot in instance.slots:
            attribute = label.by_name.get(slot.name)
            if attribute is not None:
                self._values(source, label, attribute, slot, find_type)
            elif slot.alternatives and not self._is_no_attribute(instance, slot):
                message = Wording(
                    "attribute {attribute} of {label}, which the task does not declare",
                    attribute=shown(slot.name),
                    label=shown(label.name),
                )
                remedy = Wording("{nearest}; it is not compared", nearest=_nearest(slot.name, label.by_name))
                sentences = message, Wording("an attribute of {label}", label=shown(label.name)), remedy
                self._note((label.name, slot.name), source, slot.source, *sentences)

    def _is_no_attribute(self, instance: Instance, slot: Slot) -> bool:
        """Tell whether a slot repeats the text of a span, or is one that is never compared."""
        folded = slot.name.casefold()
        return folded in self._silent or (folded == self._text_slot and bool(instance.extents))

    def _values(
        self, source: int, label: Label, attribute: Attribute, slot: Slot, find_type: "_TypeFinder"
    ) -> None:
        """Note values that are none of an attribute's choices, and targets of other labels than it has."""
        # Two independent checks of each value: text against the choices, target's label against the
        # restrictions.
        choices = [choice.value for choice in attribute.choices]
        if not choices and not attribute.restrictions:
            return
        attribute_name = f"{shown(label.name)}.{shown(attribute.name)}"
        for reading in readings_of(slot):
            if choices and reading.target is None and reading.text not in choices:
                message = Wording(
                    "value {text!r} of {attribute}, which is not one of its choices",
                    text=shown(reading.text),
                    attribute=attribute_name,
                )
                remedy = Wording(
                    "{nearest}; it is compared as written", nearest=_nearest(reading.text, choices)
                )
                key = (label.name, attribute.name, reading.text)
                self._note(
                    key,
                    source,
                    reading.source,
                    message,
                    Wording("one of {choices}", choices=_listed(choices)),
                    remedy,
                )
            target = find_type(reading.target) if reading.target is not None else None
            if target in self._labels and attribute.restrictions and target not in attribute.restrictions:
                message = Wording(
                    "{attribute} points to {target}, which its restriction does not allow",
                    attribute=attribute_name,
                    target=shown(target),
                )
                remedy = Wording(
                    "it is compared like any other; extend the restriction, or correct the annotation"
                )
                sentences = message, verbatim(_listed(attribute.restrictions)), remedy
                self._note((label.name, attribute.name, "", target), source, reading.source, *sentences)


def _nearest(name: str, names: Iterable[str]) -> Wording:
    near = nearest(name[:_LONGEST_NAME], sorted(names))
    return Wording("did you mean {name}?", name=near) if near else Wording("declare the name in the task")


def _listed(names: Sequence[str]) -> str:
    return shown(", ".join(names), 200)
