"""Instances of a document kept as columns, and made when somebody looks at them.

Token columns hold hundreds of thousands of instances. As objects they took 600 bytes each and more, ten times
the file; as columns they take 30.
"""

from abc import ABC, abstractmethod
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain, repeat
from typing import Generic, NamedTuple, Self, TypeVar, overload

import msgspec

from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot

Ranges = tuple["array[int]", "array[int]"]
"""Starts and ends, in parallel."""


class SlotColumn(NamedTuple):
    """A slot with at most one plain fill: its text in each instance, None where it is not filled.

    Of ``pointing`` slots the targets; None where an instance has no such slot.
    """

    name: str
    texts: Sequence[str | None]
    pointing: bool = False


AnyColumns = TypeVar("AnyColumns", bound="InstanceColumns")


class InstanceColumns(Sequence[Instance], ABC):
    """Instances made anew each time they are looked at, equal to those made before."""

    __slots__ = ()

    @abstractmethod
    def make(self, number: int) -> Instance:
        """Return the instance of that number, from 0."""

    @property
    @abstractmethod
    def samples(self) -> Sequence[Instance]:
        """Instances that show all labels, slots, alternatives, pointers; targets of pointers among them."""

    def slot_texts(self) -> Mapping[str, Sequence[str]] | None:
        """Return the texts of each slot of all instances, by name, in the order of slots; empty: unfilled.

        None unless the instances differ in these, in their places and in their names alone, and their slots
        have no extents.
        """
        return None

    @property
    def example(self) -> Instance:
        """An instance that has the type and the slots of all, and a place if they have; see `slot_texts`."""
        return self.make(0)

    def slot_columns(self) -> Sequence[SlotColumn] | None:
        """Return all slots of the instances; None where the instances have to be looked at."""
        return _slot_columns(ById(self))

    def list_slots(self) -> Sequence[SlotColumn] | None:
        """Return `slot_columns` anew."""
        return None

    @property
    def types(self) -> Sequence[str]:
        """The types of the instances."""
        return [instance.type for instance in self]

    @property
    def names(self) -> Sequence[str]:
        """The names of the instances."""
        return [instance.name for instance in self]

    @property
    def extents(self) -> Sequence[tuple[Extent, ...]]:
        """The extents of each instance."""
        return [instance.extents for instance in self]

    @property
    def last_end(self) -> int:
        """The furthest end of an extent, 0 where there is none."""
        return max((extent.end for instance in self for extent in instance.extents), default=0)

    @abstractmethod
    def __iter__(self) -> Iterator[Instance]: ...

    @overload
    def __getitem__(self, number: int) -> Instance: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Instance]: ...
    def __getitem__(self, number: int | slice) -> Instance | Sequence[Instance]:
        numbers = range(len(self))[number]
        return self.make(numbers) if isinstance(numbers, int) else tuple(map(self.make, numbers))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, InstanceColumns | tuple):
            return NotImplemented
        return len(self) == len(other) and tuple(self) == tuple(other)


class SpanColumns(InstanceColumns):
    """Instances of one extent each."""

    def __init__(self, places: Ranges, sources: Ranges) -> None:
        """Take the extents of the instances in the Document text, and their ranges in the source."""
        self._ranges = (*places, *sources)

    @property
    def places(self) -> Ranges:
        """The starts and ends of the extents."""
        return self._ranges[:2]

    @property
    @abstractmethod
    def labels(self) -> Sequence[str]:
        """The types of the instances."""

    @abstractmethod
    def classes(self, document: str, slot: str) -> Sequence[tuple[int, ...]] | None:
        """Return the classes that pointers in a slot form, each ascending, by their first members.

        ``document`` is the id by which pointers are followed. None: the instances have to be looked at.
        """

    @abstractmethod
    def build(self, number: int, start: int, end: int, begin: int, stop: int) -> Instance:
        """Return the instance of that number, from 0, with its extent and its range in the source."""

    def make(self, number: int) -> Instance:
        """Return the instance of that number, from 0."""
        starts, ends, begins, stops = self._ranges
        return self.build(number, starts[number], ends[number], begins[number], stops[number])

    @property
    def last_end(self) -> int:
        """The furthest end of an extent, 0 where there is none."""
        return max(self._ranges[1], default=0)

    @property
    def types(self) -> Sequence[str]:
        """The types of the instances."""
        return self.labels

    @property
    def extents(self) -> Sequence[tuple[Extent, ...]]:
        """The extent of each instance."""
        return list(zip(map(Extent, *self._ranges[:2]), strict=True))

    def __len__(self) -> int:
        return len(self._ranges[0])

    def __iter__(self) -> Iterator[Instance]:
        return map(self.build, range(len(self)), *self._ranges)


class PlainSpans(SpanColumns):
    """Instances with a label, an extent, a slot with its text, and nothing else; named by numbers from 1."""

    def __init__(self, text: str, slot: str, labels: Sequence[str], places: Ranges, sources: Ranges) -> None:
        """Take the Document text, the name of the slot, and by instance its label, extent and source."""
        super().__init__(places, sources)
        self._text, self.slot, self._labels = text, slot, labels

    @property
    def labels(self) -> Sequence[str]:
        """The types of the instances."""
        return self._labels

    @property
    def names(self) -> Sequence[str]:
        """The numbers of the instances, from 1."""
        return list(map(str, range(1, len(self) + 1)))

    def list_slots(self) -> Sequence[SlotColumn]:
        """Return the slot with the text."""
        return [SlotColumn(self.slot, covered_texts(self._text, self.places))]

    def classes(self, document: str, slot: str) -> Sequence[tuple[int, ...]] | None:
        """Return a class of each instance, for none has a pointer."""
        del document, slot
        return [(number,) for number in range(len(self))]

    def build(self, number: int, start: int, end: int, begin: int, stop: int) -> Instance:
        """Return the instance of that number, from 0, with its extent and its range in the source."""
        extent, source = Extent(start, end), Extent(begin, stop)
        slots = (Slot(self.slot, Reading(self._text[start:end], source, extent), False, source),)
        return Instance(self._labels[number], str(number + 1), slots, (extent,), False, (), source)

    @property
    def samples(self) -> Sequence[Instance]:
        """The first instance of each label: others differ from one of these in places and text alone."""
        return [self.make(self._labels.index(label)) for label in dict.fromkeys(self._labels)]

    def moved(self, text: str, starts: Mapping[int, int], ends: Mapping[int, int]) -> Self:
        """Return the instances in another text, given its starts and ends by those of this text."""
        own_starts, own_ends, *sources = self._ranges
        places = (
            array(own_starts.typecode, [starts[place] for place in own_starts]),
            array(own_ends.typecode, [ends[place] for place in own_ends]),
        )
        return type(self)(text, self.slot, self._labels, places, (sources[0], sources[1]))


class SpanContent(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The slots that instances have besides that of their text; told apart by identity."""

    slots: tuple[tuple[str, tuple[str, ...]], ...]
    """The name of each, and the texts of its alternatives."""
    alternatives: int
    """How many alternatives there are of the text."""
    has_minimal: bool
    """Whether minimal strings of the text are right."""
    optional: bool


SpanKind = tuple[str, SpanContent, tuple[str, ...]]
"""The type, the content and the sections of an instance: all but its name, its places and its text."""


class TextSpans(SpanColumns):
    """Instances with a slot for the text of their extents, of few kinds."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The Document text."""

    @property
    @abstractmethod
    def slot(self) -> str:
        """The name of the slot with the text."""

    @property
    @abstractmethod
    def kinds(self) -> Iterable[SpanKind]:
        """The kind of each instance."""

    @abstractmethod
    def list_alternatives(self, number: int) -> Sequence[str]:
        """Return the alternatives of the text of an instance."""


class ValueRows(NamedTuple):
    """Instances of one label with values in the same slots: their names, and the values, None for no slot."""

    label: str
    slots: tuple[str, ...]
    names: Sequence[str]
    values: Sequence[tuple[str | None, ...]]


class ValuedSpans(SpanColumns):
    """Instances with a label, an extent, perhaps a slot with its text, and slots of one plain value each."""

    def __init__(
        self, text: str, slot: str, rows: Sequence[ValueRows], places: Ranges, sources: Ranges
    ) -> None:
        """Take the Document text, the name of the slot with the text, if any, and the values by label."""
        super().__init__(places, sources)
        self._text, self.slot, self.rows = text, slot, rows
        self._firsts = list(accumulate((len(group.names) for group in rows), initial=0))
        self._sample_numbers: Sequence[int] | None = None
        """Those of `samples`, once somebody has asked for them."""

    @property
    def labels(self) -> Sequence[str]:
        """The types of the instances."""
        return list(chain.from_iterable([repeat(group.label, len(group.names)) for group in self.rows]))

    def classes(self, document: str, slot: str) -> Sequence[tuple[int, ...]] | None:
        """Return None, for slots have been read whatever they are called."""
        del document, slot
        return None

    def build(self, number: int, start: int, end: int, begin: int, stop: int) -> Instance:
        """Return the instance of that number, from 0, with its extent and its range in the source."""
        place = bisect_right(self._firsts, number) - 1
        label, names, instance_names, values = self.rows[place]
        row = number - self._firsts[place]
        extent, source = Extent(start, end), Extent(begin, stop)
        slots = [Slot(self.slot, Reading(self._text[start:end], source, extent), False, source)]
        if not self.slot:
            slots.clear()
        for name, value in zip(names, values[row], strict=True):
            if value is not None:
                slots.append(Slot(name, Reading(value, source), False, source))
        return Instance(label, instance_names[row], tuple(slots), (extent,), False, (), source)

    @property
    def samples(self) -> Sequence[Instance]:
        """The first instance of each label and set of slots: others differ in places and texts alone."""
        if self._sample_numbers is None:
            self._sample_numbers = self._choose_samples()
        return list(map(self.make, self._sample_numbers))

    def _choose_samples(self) -> Sequence[int]:
        numbers: list[int] = []
        for first, group in zip(self._firsts, self.rows, strict=False):
            if None not in chain.from_iterable(group.values):
                numbers.append(first)
                continue
            filled: dict[tuple[bool, ...], int] = {}
            for number, values in enumerate(group.values, first):
                filled.setdefault(tuple([value is not None for value in values]), number)
            numbers += filled.values()
        return numbers


class ChosenInstances(Sequence[Instance]):
    """Some of the instances of a sequence, which may be columns, each made when it is looked at."""

    def __init__(self, instances: Sequence[Instance], numbers: Sequence[int]) -> None:
        self._instances, self._numbers = instances, numbers

    @overload
    def __getitem__(self, number: int) -> Instance: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Instance]: ...
    def __getitem__(self, number: int | slice) -> Instance | Sequence[Instance]:
        if isinstance(number, slice):
            return ChosenInstances(self._instances, self._numbers[number])
        return self._instances[self._numbers[number]]

    def __len__(self) -> int:
        return len(self._numbers)


def samples(instances: Sequence[Instance]) -> Sequence[Instance]:
    """Return instances that show all labels, slots and pointers there are: all, unless fewer will do."""
    return instances.samples if isinstance(instances, InstanceColumns) else instances


def covered_texts(text: str, places: Ranges) -> list[str]:
    """Return the texts that ranges cover."""
    return [text[start:end] for start, end in zip(*places, strict=True)]


def types_of(instances: Sequence[Instance]) -> Sequence[str]:
    """Return the types of instances."""
    if isinstance(instances, InstanceColumns):
        return instances.types
    return [instance.type for instance in instances]


def names_of(instances: Sequence[Instance]) -> Sequence[str]:
    """Return the names of instances."""
    if isinstance(instances, InstanceColumns):
        return instances.names
    return [instance.name for instance in instances]


def extents_of(instances: Sequence[Instance]) -> Sequence[tuple[Extent, ...]]:
    """Return the extents of each instance."""
    if isinstance(instances, InstanceColumns):
        return instances.extents
    return [instance.extents for instance in instances]


class ById(Generic[AnyColumns]):
    """Instances that are told apart by identity: a key of a cache."""

    __slots__ = ("instances",)

    def __init__(self, instances: AnyColumns) -> None:
        self.instances = instances

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ById) and other.instances is self.instances

    def __hash__(self) -> int:
        return id(self.instances)


@lru_cache(maxsize=8)  # who writes a document asks for them several times
def _slot_columns(columns: ById[InstanceColumns]) -> Sequence[SlotColumn] | None:
    return columns.instances.list_slots()


@lru_cache(maxsize=8)  # a window asks again and again for those of the document it shows
def _made(columns: ById[InstanceColumns]) -> tuple[Instance, ...]:
    return tuple(columns.instances)


def made(instances: Sequence[Instance]) -> Sequence[Instance]:
    """Return instances that are at hand: those in columns are made, for the last few documents once."""
    return _made(ById(instances)) if isinstance(instances, InstanceColumns) else instances
