"""Contents of a stand-off file: records, their annotations as drafts, and the lists these stand in."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from annotally.formats.base import ReadOptions
from annotally.formats.splicing import Edit
from annotally.formats.standoff.offsets import OffsetScale, OffsetUnit
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE, Instance, Reading
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import IDENTITY, SourceMap
from annotally.model.wording import Wording

FIRST_END, SECOND_END = "Arg1", "Arg2"
"""Slots of the ends of a relation, where a format gives them no names."""


class Value(NamedTuple):
    """A value of a slot: its text, or the identifier of the annotation that it points to."""

    text: str
    target: str | None = None
    form: str = ""
    """`Reading.form`."""


class AnnotationList(ABC):
    """Annotations that stand one behind the other in a source: where each begins and ends."""

    def __init__(self) -> None:
        self.starts, self.ends = array("q"), array("q")

    def append(self, start: int, end: int) -> int:
        """Take in the range of the next annotation; return its number, from 0."""
        self.starts.append(start)
        self.ends.append(end)
        return len(self.starts) - 1

    @abstractmethod
    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits that replace annotations by number, remove those that are None, and add others."""


@dataclass(slots=True)
class Draft:
    """An annotation as a file states it, before its pointers are resolved.

    ``identifier`` is the file's own, empty where it has none. ``quote`` is the text that the file repeats.
    """

    type: str
    identifier: str
    extents: tuple[Extent, ...]
    slots: Sequence[tuple[str, tuple[Value, ...]]]
    source: Extent
    list: AnnotationList | None = None
    """The list it stands in; None for one that the file only implies."""
    number: int = 0
    quote: str | None = None
    attached: tuple[int, ...] = ()
    """Further items of the list that state slots of this annotation."""


@dataclass(slots=True)
class Record:
    """A document of a file, or an annotator's part of it.

    ``document`` is its own name, empty where it has none. ``annotator`` is None where nobody has annotated it
    yet, empty where the file names nobody. ``text`` is None where the file has no texts.
    """

    range: Extent = NOWHERE
    document: str = ""
    annotator: str | None = ""
    text: str | None = None
    source_map: SourceMap = IDENTITY
    offsets: OffsetScale = field(default_factory=lambda: OffsetScale(None))
    drafts: list[Draft] = field(default_factory=list)
    lists: dict[str, AnnotationList] = field(default_factory=dict)
    """The lists that new annotations are added to, by kind."""
    members: dict[str, Extent] = field(default_factory=dict)
    """The ranges of parts that are not read, by name."""
    unread: list[tuple[Wording, Extent]] = field(default_factory=list)
    """The ranges of further parts that are not read, each with the name of such parts in messages."""
    spelling: dict[str, object] = field(default_factory=dict)
    """What its annotations are spelled with besides: the shape, the annotator's number, numbers of labels."""
    text_path: str = ""
    """The path of the file with the text, where that is another one."""

    def release_lists(self) -> None:
        """Give up the lists that annotations stand in, which only writing needs; trees of XML are large."""
        self.lists = {}
        for draft in self.drafts:
            draft.list = None


class End(NamedTuple):
    """An end of a relation that is written: its slot, the annotation there, and that one's identifier."""

    slot: str
    target: Instance
    identifier: str


class Statement(NamedTuple):
    """An annotation that is written, as a format has to spell it.

    ``places`` count in the unit of the file, ``text`` is what they cover, ``slots`` are those with plain
    values, ``ends`` those of a relation.
    """

    instance: Instance
    identifier: str
    places: Sequence[tuple[int, int]]
    text: str
    slots: Sequence[tuple[str, Sequence[Reading]]]
    ends: Sequence[End]


class NewDocument(NamedTuple):
    """A document that is written to a new file, and its statements: of spans, then of relations."""

    name: str
    text: str
    spans: Sequence[Statement]
    relations: Sequence[Statement]


class Spell(Protocol):
    """Spells a statement for the list of a record.

    ``previous`` is the annotation as it stands in the source, empty for a new one; ``ascii_only`` tells
    whether characters beyond ASCII are escaped.
    """

    def __call__(self, entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
        """Return the text of the annotation."""


class Scanner(Protocol):
    """A format whose files are scanned for records."""

    @property
    def name(self) -> str:
        """The name of the format."""

    @property
    def scan(self) -> Callable[[Complaints, ReadOptions], Sequence[Record]]:
        """The function that returns the records of a file."""

    @property
    def unannotated_counts(self) -> bool:
        """Whether a document without any annotation is one that the annotator who is read has seen."""


SPANS, RELATIONS = "spans", "relations"
"""Kinds of lists."""


@dataclass(frozen=True)
class StandoffTool:
    """A stand-off format: how its files are scanned, and how annotations are spelled in it."""

    name: str
    title: str
    scan: Callable[[Complaints, ReadOptions], Sequence[Record]]
    spell: Spell
    new_file: Callable[[Sequence[NewDocument], ReadOptions], str]
    """Returns the text of a new file of documents."""
    lines: bool = True
    """Whether a file is JSON Lines, so that one without content says that nothing was annotated (C8)."""
    relations: bool = True
    """Whether it has relations with two ends."""
    objects: bool = False
    """Whether it has annotations without a place that point to nothing."""
    one_document_a_file: bool = False
    unannotated_counts: bool = False
    """Whether a document without any annotation is one that the annotator who is read has seen."""
    values: bool = False
    """Whether spans have attributes."""
    relation_values: bool = False
    several_values: bool = False
    """Whether an attribute has several values."""
    discontinuous: bool = False
    unit: OffsetUnit = OffsetUnit.CODE_POINTS
    """The unit in which new files count."""
    typed: bool = False
    """Whether values are strings, numbers or truth values."""
    unnamed: bool = False
    """Whether types may be empty."""
    lack: Callable[[Statement, Record | None], Wording] | None = None
    """Returns in words what the format cannot hold of a statement besides, empty where it holds all.

    The record is that of the source; None in a new file.
    """
    ends_repeat_spans: bool = False
    """Whether relations repeat the places of the spans at their ends."""
    read_members: frozenset[str] = frozenset()
    """Members of an annotation that are read, or follow from what is read."""
    bookkeeping: frozenset[str] = frozenset()
    """Members of records and annotations that tools write for themselves: times, hashes, colours."""
