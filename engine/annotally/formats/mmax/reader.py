"""Reader of MMAX2: markables become annotations, sets of them links, pointers relations."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll
from annotally.formats.labels import layers_by_choice
from annotally.formats.mmax.markables import (
    NOTHING,
    LevelFile,
    LevelScheme,
    Markable,
    scan_level,
    scan_scheme,
    targets_of,
)
from annotally.formats.mmax.project import FileRole, MmaxFiles, ProjectDocument, name_of, words_of
from annotally.formats.mmax.words import REMEDY, MmaxWords, scan_words
from annotally.formats.span_writing import CoveredTexts, is_marked_optional, text_slot, value_slot
from annotally.formats.standoff.records import FIRST_END, SECOND_END
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, file_error
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE, Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

NAME = "mmax2"


@dataclass(slots=True)
class LoadedDocument:
    """A document as it was scanned: its words, its levels, and the annotations made of them."""

    name: str
    source: int
    """The number of the file of words."""
    words: MmaxWords
    document: Document
    levels: list[LevelFile]
    unchosen: list[LevelFile]
    instances: tuple[Instance, ...] = ()


@dataclass(slots=True)
class LoadedSide:
    """The documents of one side by name, and the warnings."""

    documents: dict[str, LoadedDocument] = field(default_factory=dict)
    warnings: list[Diagnostic] = field(default_factory=list)


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read the levels that ``options.layer`` names, with ``+`` between several, or all.

    Raises InputRefused for files of words that are not there, and malformed or contradictory files.
    """
    # The range of a document is all of its file of words; levels stand in files of their own.
    side = load(sources, options)
    annotations = {
        name: DocumentAnnotations(
            name, loaded.instances, loaded.source, Extent(0, len(sources[loaded.source].text))
        )
        for name, loaded in side.documents.items()
    }
    documents = tuple(loaded.document for loaded in side.documents.values())
    layers = layers_by_choice(annotations.values(), options)
    read_set = AnnotationSet("", NAME, annotations, tuple(sources), layers)
    return ReadResult(read_set, documents, tuple(side.warnings))


def load(sources: Sequence[Source], options: ReadOptions) -> LoadedSide:
    """Return the documents that `read` reads, with the places of markables; the same errors."""
    # Errors come ahead of warnings: a project without its words is refused, a level without any is left out.
    files = MmaxFiles(sources)
    documents, without = files.documents()
    for number in without:
        if files.roles[number] is FileRole.PROJECT:
            raise _missing_words(sources[number], words_of(sources[number]))
    if not documents:
        path = sources[0].path if sources else ""
        expected = Wording("a project (.mmax), or a file of words (NAME_words.xml)")
        remedy = Wording("choose the folder of the project")
        raise file_error(path, Wording("no words"), expected, remedy)
    side, roll = LoadedSide(), DocumentRoll()
    for number in without:
        finding = Wording("markables without a document")
        remedy = Wording("they are left out; check the name of the file")
        complaints = Complaints(sources[number])
        complaints.warn(0, finding, Wording("NAME_LEVEL_level.xml, NAME that of the words"), remedy)
        side.warnings += complaints.warnings
    schemes = _schemes(files)
    chosen = _chosen(options)
    for document in documents:
        roll.enter(document.name, document.name, sources[document.words])
        loaded = _load_document(files, document, schemes, chosen, side)
        loaded.instances = tuple(_Maker(loaded, options).instances())
        side.documents[loaded.name] = loaded
        for level in loaded.levels:
            side.warnings += level.complaints.warnings
    return side


def _chosen(options: ReadOptions) -> frozenset[str]:
    return frozenset(filter(None, (options.layer or "").casefold().split("+"))) - {"all"}


def _missing_words(project: Source, words: str) -> Exception:
    finding = Wording("the file of words {name!r}, which is not there", name=shown(words, 60))
    expected = Wording("it in Basedata, in the folder that common_paths.xml names, or beside the project")
    return Complaints(project).refusal(0, finding, expected, Wording("put the project's folders beside it"))


def _schemes(files: MmaxFiles) -> dict[str, LevelScheme]:
    """Return the schemes by the names of their files. Raises InputRefused for malformed XML."""
    return {
        files.sources[number].path: scan_scheme(Complaints(files.sources[number]))
        for number in files.numbers(FileRole.SCHEME)
    }


def _load_document(
    files: MmaxFiles,
    document: ProjectDocument,
    schemes: dict[str, LevelScheme],
    chosen: frozenset[str],
    side: LoadedSide,
) -> LoadedDocument:
    # All levels are scanned, also those that are not chosen, which count as passed over.
    source = files.sources[document.words]
    complaints = Complaints(source)
    words = scan_words(complaints)
    side.warnings += complaints.warnings
    levels: dict[str, LevelFile] = {}
    for number in document.levels:
        path = files.sources[number].path
        level = scan_level(
            Complaints(files.sources[number]),
            number,
            files.level_name(path),
            words,
            _scheme_of(files, path, schemes),
        )
        if level.name in levels:
            finding = Wording("level {name} again", name=shown(level.name))
            raise level.complaints.refusal(0, finding, Wording("one file for each level"), REMEDY)
        levels[level.name] = level
    read_levels = [level for level in levels.values() if not chosen or level.name.casefold() in chosen]
    return LoadedDocument(
        document.name,
        document.words,
        words,
        Document(document.name, document.name, words.text, (), source.path, words.source_map, words.tokens),
        read_levels,
        [level for level in levels.values() if level not in read_levels],
    )


def _scheme_of(files: MmaxFiles, path: str, schemes: dict[str, LevelScheme]) -> LevelScheme:
    """Return the scheme of a level: that which the project names for it, else none."""
    name = files.level_name(path)
    names = {name_of(level.beside[0]) for level in files.paths_of(path).levels if level.name == name}
    return next((scheme for place, scheme in schemes.items() if name_of(place) in names), LevelScheme())


class _Maker:
    """The maker of a document's annotations."""

    def __init__(self, loaded: LoadedDocument, options: ReadOptions) -> None:
        self._loaded, self._options = loaded, options
        self._targets = {
            (level.name, markable.identifier): f"{level.name}-{loaded.name}-{markable.identifier}"
            for level in loaded.levels
            for markable in level.markables
        }

    def instances(self) -> Iterator[Instance]:
        """Yield markables level by level, then relations."""
        for level in self._loaded.levels:
            first = _first_of_sets(level)
            covered = CoveredTexts(self._loaded.words.text, level.complaints)
            for markable in level.markables:
                yield self._annotation(level, markable, first, covered)
        # Relations come last, numbered through the document, for pointers have no names of their own.
        number = 0
        for level in self._loaded.levels:
            for markable in level.markables:
                for name in markable.attributes:
                    if name in level.pointers and markable.attributes[name] not in ("", NOTHING):
                        for relation in self._relations(level, markable, name):
                            number += 1
                            yield Instance(name, f"#{number}", relation)

    def _annotation(
        self, level: LevelFile, markable: Markable, first: dict[str, Markable], covered: CoveredTexts
    ) -> Instance:
        # A member of a set points to the first one in the text, as in other formats of chains. The places of
        # markables are not kept: they stand in another file than the words.
        text = covered.of(markable.extents, markable.source.start)
        slots: list[Slot] = [text_slot(self._options.text_slot, text, markable.extents, NOWHERE)]
        for name, value in markable.attributes.items():
            if value in ("", NOTHING) or name in level.pointers:
                continue
            if name == level.set_name:
                head = first[value]
                if head is not markable:
                    target = self._targets[level.name, head.identifier]
                    slots.append(Slot(self._options.ref_slot, Reading(head.identifier, target=target)))
                continue
            slots.append(value_slot(name, Reading(value)))
        optional = is_marked_optional(slots, self._options)
        return Instance(level.name, markable.identifier, tuple(slots), markable.extents, optional)

    def _relations(self, level: LevelFile, markable: Markable, name: str) -> Iterator[tuple[Slot, ...]]:
        # A pointer that leads nowhere is left out by itself: the others of its attribute count.
        holder = self._targets[level.name, markable.identifier]
        for target_level, identifier in targets_of(markable.attributes[name], level.name):
            target = self._targets.get((target_level, identifier))
            if target is None:
                finding = Wording("a pointer to {target!r}, which does not exist", target=shown(identifier))
                expected = Wording("the identifier of a markable of the same document")
                remedy = Wording("the pointer is left out")
                level.complaints.warn(markable.source.start, finding, expected, remedy)
                continue
            yield (
                Slot(FIRST_END, Reading(markable.identifier, target=holder)),
                Slot(SECOND_END, Reading(identifier, target=target)),
            )


def _first_of_sets(level: LevelFile) -> dict[str, Markable]:
    """Return the first markable in the text of each set."""
    # Markables may stand in any order in the file: the smallest extents decide which is the first.
    first: dict[str, Markable] = {}
    for markable in level.markables:
        value = markable.attributes.get(level.set_name, "")
        if value and value != NOTHING:
            head = first.get(value)
            if head is None or markable.extents < head.extents:
                first[value] = markable
    return first
