"""The protocol of a format: options, results, and the types of readers, writers and recognisers.

A format is one module with one `Format` value in it, listed in `annotally.formats.FORMATS`. Formats know no
task; the workspace fills `ReadOptions` from it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from annotally.formats.capabilities import NO_CAPABILITIES, Capabilities, Capability, Degree
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic
from annotally.model.instances import Instance, Slot
from annotally.model.layers import Layer
from annotally.model.text import Document, Source
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import NO_WORDS, Wording

MUC7_NUMBERS = ("DOCNO", "DOCID")
"""``docnum_tags`` of texts of any year: MUC-6 has DOCNO, often DOCID too, MUC-7 has DOCID alone."""


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """Options of reading. Names are compared without case; the defaults are the MUC manual's (M23)."""

    encoding: str | None = None
    """None: UTF-8, strictly, with or without byte-order mark. Anything else is only used when asked for."""
    status_slots: tuple[str, ...] = ("OBJ_STATUS", "STATUS")
    optional_values: tuple[str, ...] = ("OPTIONAL", "OPT")
    document_tag: str = "DOC"
    docnum_tags: tuple[str, ...] = ("DOCNO",)
    """Elements that may hold a document's number: of those that a document has, the first named here does."""
    docnum: str = "digits"
    """``digits`` (M13: every digit of the section is the matching key) or ``verbatim`` (trimmed text)."""
    sections: tuple[str, ...] = ()
    """Annotations outside all of these elements are left out (``doc_sections``); empty: none is."""
    annotation_tags: tuple[str, ...] = ("ENAMEX", "TIMEX", "NUMEX")
    text_slot: str = "TEXT"
    type_slot: str = "TYPE"
    alt_slot: str = "ALT"
    min_slot: str = "MIN"
    coreference_tags: tuple[str, ...] = ("COREF",)
    """Annotation tags that are named by their ``id_slot`` and point to another one by their ``ref_slot``."""
    id_slot: str = "ID"
    ref_slot: str = "REF"
    alternative_separator: str = "|"
    attribute_quote: str = "*"
    layer: str | None = None
    """Name of the annotations to read where a file has several: of an annotation set, of elements or levels
    (``+`` between several), the name or number
    (from 1) of a column of tags, ``+`` between several or ``all``, to which ``@`` adds that of the column of
    words. None: the only one, or the one the format's reader documents."""
    repair_lookalikes: bool = False
    """Read letters that only look Latin in the tags of token columns as the letters they look like."""


class WordColumn(NamedTuple):
    """A column in which the words of a file may stand, and a few of its cells, for people to choose by."""

    name: str
    examples: str


@dataclass(frozen=True, slots=True)
class ReadResult:
    """The result of one reader.

    ``documents`` is empty for formats that carry no text. ``warnings`` holds what was read past.
    """

    annotations: AnnotationSet
    documents: tuple[Document, ...] = ()
    warnings: tuple[Diagnostic, ...] = ()
    silent: tuple[str, ...] = ()
    """Files without content, which say that nothing was annotated (C8)."""
    has_unread_columns: bool = False
    """Whether files have columns of tags that were not read."""


Reader = Callable[[Sequence[Source], ReadOptions], ReadResult]
"""Reads the sources of one side as one set. Raises InputRefused and nothing else."""

Writer = Callable[[AnnotationSet, Mapping[str, Document], ReadOptions], tuple[str, ...]]
"""Writes a set as one text per source.

A set without sources of this format becomes one text in all; in formats of `Format.one_document_a_file` one
text per document, in the set's order, each followed by that of its companion if there are companions. Where
a document of several stands alone (`Format.stands_alone`), each has a text, too.
Instances that stand unchanged in a source of the same format come out byte for byte as they were.
Raises InputRefused where the format cannot hold what the set says, naming the first such place.
"""

Sign = Callable[[str], int]
"""Returns the offset of a mark in the beginning of a decoded file that files of this format alone have there.

-1 where there is none. Signs are certain: a file with one is never rated.
"""

Sniffer = Callable[[str], int]
"""Rates the beginning of a decoded file without any format's sign: 0 not mine, 100 the highest."""


Naming = Callable[[Instance, ReadOptions], bool]
"""Tells whether files contain the names of objects; if not, a reader numbers the objects instead."""


def _named(_instance: Instance, _options: ReadOptions) -> bool:
    return True


def unnamed(_instance: Instance, _options: ReadOptions) -> bool:
    """Return False: files of the format contain no names of objects."""
    return False


LabelLayers = Callable[[str, ReadOptions], Mapping[str, Sequence[Layer]]]
"""Returns the layers at the beginning of a file that may keep their label in one of their features (C9).

By the name of the annotations they are in (`ReadOptions.layer`), by an empty name where a file has but one.
"""


class FileRange(NamedTuple):
    """The part of a file that belongs to a document: up to the beginning of the next one.

    The text ahead of the first document of a file belongs to that one.
    """

    source: Source
    start: int
    end: int
    annotations: DocumentAnnotations

    @property
    def text(self) -> str:
        """The text of the file at this place."""
        return self.source.text[self.start : self.end]


class Unread(NamedTuple):
    """A piece of a file that its reader passes over: neither text nor annotation holds it (C10).

    ``kind`` is the name of such pieces in messages, as ``column 2``; ``content`` is compared between two
    files, None where this side reads the pieces of that kind. ``offset`` counts code points of the source.
    Pieces of a kind are compared in their order; those with a ``key`` only with those of the same key, and a
    key that one side alone has is not reported.
    """

    kind: Wording
    content: str | None
    offset: int
    key: str = ""
    is_layer: bool = False
    """Whether it is read when it is named as `ReadOptions.layer`."""
    in_annotations: bool = False
    """Whether the annotations have it, as the form of a value, or what it says is what is usual."""


UnreadPieces = Callable[[FileRange], Iterable[Unread]]
"""Returns the pieces of a stretch that are passed over, in an order that does not depend on names (C3)."""

UnreadFinder = Callable[[AnnotationSet, ReadOptions], UnreadPieces]
"""Makes the function that finds the pieces passed over by the reader of a set, read with these options."""

StretchTest = Callable[[FileRange, FileRange], bool]
"""Tells quickly whether two stretches pass over the same pieces; False where it is not sure."""


def _same_text(ours: FileRange, theirs: FileRange) -> bool:
    return ours.text == theirs.text


def _never_alone(_document: Document) -> bool:
    return False


def no_layers(_text: str) -> Sequence[str]:
    """Return no names: files of the format have one set of annotations."""
    return ()


def _nothing(_path: str) -> Sequence[str]:
    return ()


TextPlaces = Mapping[str, Sequence[str]]
"""The paths at which the text of each document of a file may be, the likelier first."""


def _no_texts(_source: Source) -> TextPlaces:
    return {}


def _nothing_to_choose(_text: str) -> Sequence[WordColumn]:
    return ()


def _no_sign(_beginning: str) -> int:
    return -1


def rate_nothing(_beginning: str) -> int:
    """Return 0: nothing but a sign shows files of the format."""
    return 0


SlotLimit = Callable[[Instance, Slot], Wording]
"""Returns the reason in words why a format cannot hold a slot: ``one value of``; empty where it can."""

SpanLimit = Callable[[Instance, Sequence[Instance]], Wording]
"""Tells in words why a format cannot hold an annotation beside those that share characters with it.

Empty where it can.
"""

Sources = Sequence[Source]
"""The sources that a set is written over; none where it is written to new files."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format: name on the command line, title, and the functions that recognise, read and write it."""

    name: str
    title: str
    carries_text: bool
    carries_annotations: bool
    sniff: Sniffer = rate_nothing
    sign: Sign = _no_sign
    read: Reader | None = None
    write: Writer | None = None
    suffixes: tuple[str, ...] = field(default=())
    """Usual endings of file names, with the dot; the first is used for new files."""
    claims_suffixes: bool = True
    """Whether a new file with one of its endings is of this format where none is named."""
    companion: str = ""
    """Ending of the file that stands beside each file of this format and holds its text, with the dot.

    The two are a pair: either shows the format of the other, and both are written.
    """
    shared: str = ""
    """Name of the one file that stands beside all files of this format and belongs to each, if there is one.

    Of a set that is written to new files it is the last text.
    """
    one_document_a_file: bool = False
    """Whether a set without sources of this format is written as one text (or two) per document."""
    stands_alone: Callable[[Document], bool] = _never_alone
    """Tells of a document that no other can stand in its file; one such in a set, and each has a file."""
    names_by_type: bool = False
    """Whether objects of different types may have the same name in a document."""
    refusal: Wording = NO_WORDS
    """For formats that are recognised only: why they are refused, as the end of a sentence."""
    remedy: Wording = NO_WORDS
    """What to export instead from the program that makes such files; empty where any other format will do."""
    layers: Callable[[str], Sequence[str]] = no_layers
    """Names of the annotations in the text of a file, each a value for `ReadOptions.layer`.

    Few files have several. The text may be cut off: names behind the cut are missing.
    """
    layers_are_annotators: bool = False
    """Whether each of `layers` is a person, in a format that else reads the annotations of all as one set."""
    all_layers: str = ""
    """Name under which `ReadOptions.layer` reads all `layers` as one set, unless one of them has that name.

    Empty: they cannot be read so.
    """
    words: Callable[[str], Sequence[WordColumn]] = _nothing_to_choose
    """Columns in which the words of a file may stand, by its text, for `ReadOptions.layer` to name.

    The text may be cut off.
    """
    beside: Callable[[str], Sequence[str]] = _nothing
    """Names of files that may be read with a file of this format, the likelier first; one is read.

    Unlike a companion it may have several endings, does not show this file's format, and is never written.
    """
    gather: Callable[[Sources, Callable[[str], Source]], tuple[Source, ...]] | None = None
    """Adds the files of projects to those that were named, whatever folder they are in.

    The second argument loads the file at a path. None: a file holds all that is read with it, or ``beside``
    names it. Files of such a format that are written over keep their folders below the one all are in.
    """
    names_of_files: Callable[[AnnotationSet], Sequence[str]] | None = None
    """Names of the new files of a set, with their folders, where they are not one or two a document."""
    texts: Callable[[Source], TextPlaces] = _no_texts
    """Returns the places of the texts of a file whose format has them in other files.

    Of each text the first file that is there is read with it. New files have a `companion`.
    """
    silent: Callable[[str], bool] | None = None
    """Tells whether a text is without content: white space, and comments of the format.

    Such a file says that nothing was annotated (C8). None: a file of the format without content is damage.
    """
    says_name: Naming = _named
    """Whether the name of an object is a part of the file."""
    labels: LabelLayers | None = None
    """For formats that keep the label of an annotation in a feature of its layer (C9): the layers of a file.

    Their readers return the same with the set (`annotally.formats.labels`). The text may be cut off: layers
    behind the cut are missing.
    """
    unread: UnreadFinder | None = None
    """Finder of the pieces that the reader passes over without a warning (C10). None: there are none."""
    same_unread: StretchTest = _same_text
    slot_limits: Callable[[Sources], SlotLimit] | None = None
    """Makes the limit of a slot's content, for sources that are written over; None: alternatives are fine."""
    span_limits: Callable[[Sources, ReadOptions], SpanLimit] | None = None
    """Makes the limit on annotations that overlap, as ``slot_limits`` that on slots; None: there is none."""
    reads_files_apart: bool = False
    """Whether what is read in a file does not depend on the other files that are read with it."""
    states_texts: bool = False
    """Whether files state the text of a span beside its offsets: the source of its reading is that text."""
    keeps_places: bool = True
    """Whether annotations are written with the places where they stand in the text."""
    extents: ExtentUnit = ExtentUnit.CHARACTERS
    """Where annotations may begin and end, in a document with tokens."""
    is_words: bool = False
    """Whether a text is words alone, as in transcripts: they are its tokens."""
    capabilities: Capabilities = NO_CAPABILITIES
    """The features of annotations that its files hold."""

    @property
    def separates_annotators(self) -> bool:
        """Whether a file may have the annotations of several people, each a layer."""
        carries = self.capabilities.carries(Capability.ANNOTATORS)
        return self.layers_are_annotators or carries is not Degree.NO

    def is_written_apart(self, annotations: AnnotationSet, documents: Mapping[str, Document]) -> bool:
        """Tell whether a set without files of the format is written to a file, or two, for each document."""
        names = annotations.documents
        return self.one_document_a_file or (
            len(names) > 1 and any(name in documents and self.stands_alone(documents[name]) for name in names)
        )
