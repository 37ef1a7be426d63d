"""Annotations of MUC SGML as columns: instances are made when somebody looks at them."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, repeat
from operator import attrgetter
from typing import NamedTuple

from annotally.formats.sgml.tags import Attributes, AttributeValue
from annotally.model.extents import Extent
from annotally.model.instance_columns import SpanKind, TextSpans
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill

OFFSET = "i"
"""Type of an array of offsets: files are smaller than 2 GB."""
Offsets = Sequence[int]
_CONTENT = attrgetter("content")


class TagColumns(NamedTuple):
    """Annotations in the order of their open tags: their tags, and offsets in the source and in the text."""

    names: Sequence[str]
    attributes: Sequence[Attributes]
    attributes_at: "array[int]"
    """Where the attributes begin in the source."""
    starts: "array[int]"
    """Starts in the Document text."""
    ends: "array[int]"
    begins: "array[int]"
    """Where the open tags begin in the source."""
    open_ends: "array[int]"
    close_starts: "array[int]"
    stops: "array[int]"
    """Where the close tags end in the source."""


class TaggedColumns(TextSpans):
    """The annotations of a document, named by numbers from 1."""

    def __init__(
        self, columns: TagColumns, sections: Sequence[tuple[str, ...]], text: str, text_slot: str
    ) -> None:
        """Take columns, the names of the elements around each annotation, and the Document text."""
        super().__init__((columns.starts, columns.ends), (columns.begins, columns.stops))
        self._columns, self._sections = columns, sections
        self._text, self._slot = text, text_slot

    @property
    def labels(self) -> Sequence[str]:
        """The names of the tags."""
        return self._columns.names

    @property
    def text(self) -> str:
        """The Document text."""
        return self._text

    @property
    def slot(self) -> str:
        """The name of the slot with the text."""
        return self._slot

    @property
    def kinds(self) -> Iterable[SpanKind]:
        """The kind of each annotation."""
        columns = self._columns
        return zip(columns.names, map(_CONTENT, columns.attributes), self._sections, strict=True)

    def list_alternatives(self, number: int) -> Sequence[str]:
        """Return the alternatives of the text of an annotation."""
        return [value.text for value in self._columns.attributes[number].alternatives]

    def classes(self, document: str, slot: str) -> None:
        """Return None, since instances may be optional and share places."""

    def build(self, number: int, start: int, end: int, begin: int, stop: int) -> Instance:
        """Return the instance of that number, from 0, with its extent and its range in the source."""
        columns = self._columns
        return _instance(
            columns.names[number],
            str(number + 1),
            columns.attributes[number],
            columns.attributes_at[number],
            start,
            end,
            begin,
            stop,
            columns.open_ends[number],
            columns.close_starts[number],
            self._sections[number],
            self._text,
            self._slot,
        )

    def __iter__(self) -> Iterator[Instance]:
        columns = self._columns
        return map(
            _instance,
            columns.names,
            map(str, count(1)),
            columns.attributes,
            columns.attributes_at,
            *self._ranges,
            columns.open_ends,
            columns.close_starts,
            self._sections,
            repeat(self._text),
            repeat(self._slot),
        )

    @property
    def samples(self) -> Sequence[Instance]:
        """The first instance of each tag with attributes of one shape: others differ in places and texts."""
        columns = self._columns
        kinds = list(zip(columns.names, map(id, map(attrgetter("shape"), columns.attributes)), strict=True))
        first = dict(zip(reversed(kinds), range(len(kinds) - 1, -1, -1), strict=True))
        return [self.make(number) for number in sorted(first.values())]


def _instance(
    name: str,
    number: str,
    attributes: Attributes,
    base: int,
    start: int,
    end: int,
    begin: int,
    stop: int,
    open_end: int,
    close_start: int,
    sections: tuple[str, ...],
    text: str,
    text_slot: str,
) -> Instance:
    # Called for each of a million annotations: what most of them have is not handed on to others.
    slots, alternatives, text_quote, minimal, is_optional, _, _ = attributes
    inside, extent = Extent(open_end, close_start), Extent(start, end)
    enclosed = Reading(text[start:end], inside, extent, minimal)
    content: Reading | tuple[Alternative, ...] = enclosed
    if alternatives:
        content = _alternatives([enclosed, *(_value(value, text_quote, base) for value in alternatives)])
    instance_slots = [Slot(text_slot, content, False, inside)]
    for slot_name, values, quote, first, behind in slots:
        if len(values) == 1:
            value, value_start, value_end = values[0]
            content = Reading(value, Extent(base + value_start, base + value_end), None, (), None, quote)
        else:
            content = _alternatives([_value(value, quote, base) for value in values])
        instance_slots.append(Slot(slot_name, content, False, Extent(base + first, base + behind)))
    source = Extent(begin, stop)
    return Instance(name, number, tuple(instance_slots), (extent,), is_optional, sections, source)


def _value(value: AttributeValue, quote: str, base: int) -> Reading:
    text, start, end = value
    return Reading(text, Extent(base + start, base + end), None, (), None, quote)


def _alternatives(readings: Sequence[Reading]) -> tuple[Alternative, ...]:
    """Return the content of a slot with each reading as an alternative of its own."""
    return tuple([Alternative((simple_fill(reading),)) for reading in readings])
