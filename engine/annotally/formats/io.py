"""Reading and writing by the formats of the registry: from paths to a ReadResult, from a set to bytes."""

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import compress
from pathlib import Path

import msgspec

from annotally.formats import plain_text as plain
from annotally.formats.base import Format, ReadOptions, ReadResult, WordColumn
from annotally.formats.closed_formats import closed_format
from annotally.formats.companions import missing_companions, names_beside, normal_path
from annotally.formats.decoding import empty_file, half_characters
from annotally.formats.empty_files import may_be_silent, warn_of_silence
from annotally.formats.file_names import with_own_names
from annotally.formats.file_pairs import formats_of_pairs, pair_files
from annotally.formats.input_files import files_of
from annotally.formats.named import format_named as format_named
from annotally.formats.project_exports import (
    annotators,
    export_files,
    files_of_exports,
    without_annotator,
)
from annotally.formats.recognition import recognised_format
from annotally.formats.regular_files import STANDARD_INPUT, opened_file
from annotally.formats.source_loading import BEGINNING as BEGINNING
from annotally.formats.source_loading import LARGEST_PLAIN as LARGEST_PLAIN
from annotally.formats.source_loading import glimpse
from annotally.formats.source_loading import load_source as load_source
from annotally.formats.source_names import named_sources, names_by_folder
from annotally.formats.unreadable import no_reader, unknown_format, unreadable
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.layers import Layer
from annotally.model.source_diagnostics import Unwritable
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

LOOKED_THROUGH = 4 * 2**20
"""Bytes of a file that are looked through for the names of the annotations in it."""
LABELS_LOOKED_THROUGH = 2**20
"""Bytes of a file that are read for its layers with a label in a feature's value."""


def recognise(source: Source) -> Format:
    """Return the format of a source, judged by its beginning; it may be one without reader.

    Raises InputRefused if the format is unknown.
    """
    return recognise_beginning(source.path, source.text[:BEGINNING])


def recognise_beginning(path: str, beginning: str) -> Format:
    """Return the format of a beginning. Raises InputRefused if it is unknown."""
    recognised = recognised_format(beginning)
    if recognised is None or recognised.read is None or recognised is plain.FORMAT:
        recognised = closed_format(path, beginning, by_name=recognised is None) or recognised
    if recognised is None:
        raise unknown_format(path)
    return recognised


def beginning_of(path: str | Path, size: int = BEGINNING) -> str:
    """Return the characters of the first ``size`` bytes of a file, or of a directory's first that has any.

    Formats are recognised by them; texts that stand beside their annotations come last. Raises InputRefused
    for files that cannot be opened.
    """
    return next(filter(None, (_beginning(file, size) for file, _ in _pair_files(expand([path])))), "")


def layers_of(path: str | Path, file_format: Format) -> tuple[str, ...]:
    """Return the names of the annotations in a file of a format, each once; empty where it has but one.

    Those of the export of a project are its annotators. Others are searched for in the first `LOOKED_THROUGH`
    bytes, or those of a directory's first file. Raises InputRefused for files that cannot be opened.
    """
    names = annotators(export_files(path))
    if len(names) < 2:
        names = tuple(dict.fromkeys(file_format.layers(beginning_of(path, LOOKED_THROUGH))))
    return names if len(names) > 1 else ()


def words_of(path: str | Path, file_format: Format) -> tuple[WordColumn, ...]:
    """Return the columns in which the words of a file may stand; empty where there is no choice.

    They are searched for as by `layers_of`, with the same errors.
    """
    columns = tuple(file_format.words(beginning_of(path, LOOKED_THROUGH)))
    return columns if len(columns) > 1 else ()


def label_layers_of(
    path: str | Path, file_format: Format, options: ReadOptions
) -> Mapping[str, Sequence[Layer]]:
    """Return the layers of a file that may keep their label in a feature, by their annotations' names (C9).

    They are looked for in its first `LABELS_LOOKED_THROUGH` bytes, or those of a directory's first file.
    Raises InputRefused for what cannot be opened.
    """
    if file_format.labels is None:
        return {}
    return file_format.labels(beginning_of(path, LABELS_LOOKED_THROUGH), options)


def _beginning(path: Path, size: int = BEGINNING) -> str:
    try:
        with opened_file(path) as (file, _):
            return glimpse(file.read(size))
    except (OSError, ValueError) as problem:
        raise unreadable(os.fspath(path), problem) from None


def expand(paths: Sequence[str | Path]) -> tuple[Path, ...]:
    """Return the files of ``paths``; a directory stands for its files in name order.

    An archive, or a folder in one, stands for all files in it, and so does a directory that has no files of
    its own but directories; the export of a project stands for the files of all annotators. The name ``-``
    stands for standard input. Hidden files, README and LICENSE files, and projects are left out. Raises
    InputRefused for a directory that cannot be listed or has no files.
    """
    files: list[Path] = []
    # Order matters to callers: files come as they were named, those of a directory by their names.
    for argument in paths:
        if argument == "":  # Path would take it for the current directory
            raise file_error(
                "''",
                Wording("an empty name"),
                Wording("a file or a directory"),
                Wording("choose a file or a directory"),
            )
        path = Path(argument)
        if os.fspath(argument) == STANDARD_INPUT:
            files.append(path)
            continue
        try:
            chosen = files_of(path)
        except (OSError, ValueError) as problem:
            raise unreadable(os.fspath(path), problem) from None
        if not chosen:
            raise file_error(
                os.fspath(path),
                Wording("a directory without files"),
                Wording("files to read"),
                Wording("choose another directory"),
            )
        files += chosen
    return tuple(files)


def of_suffix(paths: Sequence[str | Path], suffix: str, expected: Wording) -> tuple[str, ...]:
    """Return the files of ``paths``; of a directory only those of that ending, in name order.

    Raises InputRefused for a directory without any; ``expected`` describes the missing files.
    """
    files: list[str] = []
    for argument in paths:
        inside = [os.fspath(file) for file in expand([argument])]
        if Path(argument).is_dir():
            inside = [file for file in inside if file.endswith(suffix)]
        if not inside:
            finding = Wording("a directory without {suffix} files", suffix=suffix)
            raise file_error(os.fspath(argument), finding, expected, Wording("choose another directory"))
        files += inside
    return tuple(files)


def document_folders(sides: Iterable[Sequence[str]]) -> frozenset[Path]:
    """Return the directories that are documents: a side has a file of one and the same name in each."""
    result: set[Path] = set()
    for side in sides:
        paths = [Path(path) for path in side]
        folders = {path.parent for path in paths}
        if len({path.name for path in paths}) == 1 < len(folders) == len(paths):
            result |= folders
    return frozenset(result)


FormatElsewhere = Callable[[], Format | None]
"""Returns the format that the other side is of, None if there is none or it is not known."""


LoadOthers = Callable[[tuple[Source, ...], Format, str | None], tuple[Source, ...]]
"""Returns files with those behind them that they need; the encoding is None where none was chosen."""


def _no_format() -> Format | None:
    return None


def _no_others(sources: tuple[Source, ...], _chosen: Format, _encoding: str | None) -> tuple[Source, ...]:
    return sources


def read(
    paths: Sequence[str | Path],
    options: ReadOptions,
    format_name: str | None = None,
    name: str = "key",
    documents: Collection[Path] = (),
    elsewhere: FormatElsewhere = _no_format,
) -> ReadResult:
    """Read files, or directories of files, as one annotation set called ``name``.

    A document in one of the directories ``documents`` gets the directory's name, unless it has one of its
    own.

    The format is recognised unless named; all files must have the same, but for those that belong to another
    file and stand beside it: they are read with it whether they were named or not. Files without content mean
    that nothing was annotated, in the format of the others or of the side ``elsewhere`` (C8). Raises
    InputRefused for all that `load_source`, `expand`, `recognise` and the format's reader refuse, and for
    formats without reader.
    """
    # Five steps: the paths become files in pairs, these become sources, files without content are set aside
    # (C8), one format is settled for the others, and files that belong beside them are added. Only then does
    # the format's reader see the sources; those without content are appended to the set's sources, behind all
    # others.
    named_format = format_named(format_name) if format_name else None
    exported = files_of_exports(paths, options)
    if exported:
        paths, options = [*exported], replace(options, layer=None)
    files = _pair_files(expand(paths), named_format)
    if not files:
        raise file_error(
            name, Wording("no files"), Wording("at least one file"), Wording("choose a file or a directory")
        )
    sources = tuple(
        load_source(file, options.encoding, named_format or paired, maybe_empty=True)
        for file, paired in files
    )
    by_folder = exported or names_by_folder(paths, [file for file, _ in files])
    sources = named_sources(sources, by_folder, documents)
    return read_loaded(
        sources, [paired for _, paired in files], options, named_format, name, elsewhere, _load_others
    )


def read_loaded(
    sources: tuple[Source, ...],
    paired_formats: Sequence[Format | None],
    options: ReadOptions,
    named_format: Format | None,
    name: str,
    elsewhere: FormatElsewhere = _no_format,
    load_others: LoadOthers = _no_others,
) -> ReadResult:
    """Read files that are loaded, each with the format that its companion tells it is of, as `read` does.

    ``load_others`` loads the files that they need besides.
    """
    silent, chosen = _silent_files(sources, paired_formats, named_format, elsewhere)
    if chosen is not None and all(silent):
        return _silent_result(name, chosen, sources)
    silent_sources = tuple(compress(sources, silent))
    has_content = [not is_silent for is_silent in silent]
    sources = tuple(compress(sources, has_content))
    chosen = named_format or _common_format(sources, list(compress(paired_formats, has_content)))
    if chosen.read is None:
        raise no_reader(chosen, sources[0].path)
    sources = load_others(sources, chosen, options.encoding)
    return _complete_result(chosen.read(sources, options), name, sources, silent_sources)


def _complete_result(
    result: ReadResult, name: str, sources: Sequence[Source], silent_sources: tuple[Source, ...]
) -> ReadResult:
    """Return a reader's result under the set's name, with warnings, and with silent files last."""
    read_sources = result.annotations.sources
    annotations = msgspec.structs.replace(
        result.annotations, name=name, sources=(*read_sources, *silent_sources)
    )
    halves = tuple(half for source in sources for half in half_characters(source))
    return replace(
        result,
        annotations=annotations,
        warnings=(*halves, *result.warnings, *map(warn_of_silence, silent_sources)),
        silent=tuple(source.path for source in silent_sources),
    )


def format_of(paths: Sequence[str | Path], format_name: str | None = None) -> Format | None:
    """Return the format of files: the one named, else the format of the first file with content, if any.

    Raises InputRefused for what cannot be opened, and for a name that no format has.
    """
    if format_name:
        return format_named(format_name)
    beginnings = (_beginning(file) for file, _ in _pair_files(expand(paths)))
    recognised = next(
        (recognised_format(beginning) for beginning in beginnings if not may_be_silent(beginning)), None
    )
    return recognised if recognised is not plain.FORMAT else None


def is_silent(path: str | Path, beginning: str) -> bool:
    """Tell of a file, by its beginning, whether it may stand for a side without annotations (C8).

    A file with the ending of a text does not.
    """
    if Path(path).suffix in plain.FORMAT.suffixes or len(beginning) >= BEGINNING:
        return False
    return may_be_silent(beginning) and recognised_format(beginning) in (None, plain.FORMAT)


def _silent_files(
    sources: Sequence[Source],
    paired_formats: Sequence[Format | None],
    named_format: Format | None,
    elsewhere: FormatElsewhere,
) -> tuple[list[bool], Format | None]:
    """Return of each file of a side whether it is without content, and the format of such files (C8).

    Raises InputRefused for an empty file in no known format, or in one that has content in every file.
    """
    # The format comes from the caller, else from the files with content, else from the silent files' own
    # look, else from the other side. It has the last word on whether a file is silent.
    possible = [
        paired is None and may_be_silent(source.text)
        for source, paired in zip(sources, paired_formats, strict=True)
    ]
    if not any(possible):
        return possible, None
    chosen = named_format or _evident_format(sources, paired_formats, possible) or elsewhere()
    says_nothing = chosen.silent if chosen is not None else None
    silent = [
        is_possible and says_nothing is not None and says_nothing(source.text)
        for source, is_possible in zip(sources, possible, strict=True)
    ]
    for source, is_possible, is_silent in zip(sources, possible, silent, strict=True):
        if is_possible and not is_silent and not source.text:
            raise empty_file(source.path)
    return silent, chosen


def _evident_format(
    sources: Sequence[Source], paired_formats: Sequence[Format | None], possible: Sequence[bool]
) -> Format | None:
    """Return the format of the files with content; without any, the first that another file looks like."""
    has_content = [not is_possible for is_possible in possible]
    if any(has_content):
        return _common_format(
            list(compress(sources, has_content)), list(compress(paired_formats, has_content))
        )
    recognised = (recognised_format(source.text[:BEGINNING]) for source in sources)
    return next((candidate for candidate in recognised if candidate not in (None, plain.FORMAT)), None)


def _silent_result(name: str, chosen: Format, sources: tuple[Source, ...]) -> ReadResult:
    """Return the result of a side without any content; the documents must come from the other side."""
    warnings = tuple(map(warn_of_silence, sources))
    paths = tuple(source.path for source in sources)
    return ReadResult(AnnotationSet(name, chosen.name, {}, sources), (), warnings, paths)


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions, format_name: str
) -> tuple[bytes, ...]:
    """Return a set in a format: the bytes of each of its sources, or of one new file in UTF-8.

    Raises InputRefused for formats without writer, for what the format cannot hold, and for characters that
    the encoding of a source cannot.
    """
    chosen = format_named(format_name)
    if chosen.write is None:
        raise file_error(
            annotations.name,
            Wording("{format} as the format to write", format=chosen.title),
            Wording("a format with a writer"),
            Wording("choose such a format"),
        )
    # Files without content stand last among the sources (`read`), so the writer sees the others with the same
    # indexes, and the silent ones are appended unchanged.
    options = without_annotator(options, annotations.sources)
    if annotations.format == chosen.name and annotations.sources:
        annotations, documents = with_own_names(annotations, documents)
    with_content, silent = _without_silent_files(annotations, chosen)
    if silent and not with_content.sources and not with_content.documents:
        return tuple(encoded(source) for source in silent)
    try:
        texts = chosen.write(with_content, documents, options)
    except InputRefused as refused:
        raise _refusal_of_set(refused, annotations.name) from None
    if with_content.sources:
        texts += tuple(source.text for source in silent)
    spliced = annotations.format == chosen.name and len(texts) == len(annotations.sources)
    sources = annotations.sources if spliced else tuple(Source(annotations.name, "") for _ in texts)
    return tuple(encoded(source, text) for source, text in zip(sources, texts, strict=True))


def _refusal_of_set(refused: InputRefused, name: str) -> InputRefused:
    """Return a writer's refusal with the set ``name`` in place of a file, where it names none."""
    diagnostics = [replace(diagnostic, file=diagnostic.file or name) for diagnostic in refused.diagnostics]
    if isinstance(refused, Unwritable):
        return Unwritable(diagnostics[0], refused.subject)
    return InputRefused(*diagnostics)


def _without_silent_files(
    annotations: AnnotationSet, chosen: Format
) -> tuple[AnnotationSet, tuple[Source, ...]]:
    """Return a set without the files that had no content, which stand last, and these files (C8).

    Documents that such a file stands for stay where something has been annotated in them, or all have none.
    """
    # ``count`` goes backwards over the silent files at the end of the sources.
    says_nothing = chosen.silent if annotations.format == chosen.name else None
    # A file that a reader found something in has content, whatever its lines begin with.
    read = {
        document.source
        for document in annotations.documents.values()
        if document.range.end > document.range.start
    }
    count = len(annotations.sources)
    while (
        count
        and count - 1 not in read
        and says_nothing is not None
        and says_nothing(annotations.sources[count - 1].text)
    ):
        count -= 1
    if count == len(annotations.sources):
        return annotations, ()
    remaining = {
        name: document_annotations
        for name, document_annotations in annotations.documents.items()
        if not count or document_annotations.source < count or document_annotations.instances
    }
    with_content = msgspec.structs.replace(
        annotations, documents=remaining, sources=annotations.sources[:count]
    )
    return with_content, annotations.sources[count:]


def file_names(annotations: AnnotationSet, format_name: str, count: int) -> tuple[str, ...]:
    """Return the names of the ``count`` files that `write` returns; one file of all documents has none.

    Raises InputRefused for a document whose id cannot be the name of a file.
    """
    chosen = format_named(format_name)
    if annotations.format == chosen.name and count == len(annotations.sources):
        if chosen.gather is not None:
            return _names_below(annotations.sources)
        return tuple(
            source.document + Path(source.path).suffix if source.document else Path(source.path).name
            for source in annotations.sources
        )
    if count == 1 and not chosen.one_document_a_file:
        return ("",)
    for name in annotations.documents:
        _check_file_name(name, annotations.name, chosen)
    if chosen.names_of_files is not None:
        return tuple(chosen.names_of_files(annotations))
    suffixes = (chosen.suffixes[0], *([chosen.companion] if chosen.companion else []))
    names = tuple(name + suffix for name in annotations.documents for suffix in suffixes)
    return (*names, chosen.shared) if chosen.shared else names


def _names_below(sources: Sequence[Source]) -> tuple[str, ...]:
    """Return the paths of sources from the folder that all of them are in, or below."""
    paths = [Path(source.path) for source in sources]
    common = Path(os.path.commonpath([path.parent for path in paths]))
    return tuple(path.relative_to(common).as_posix() for path in paths)


def _check_file_name(document: str, name: str, chosen: Format) -> None:
    forbidden = set(document) & set('/\\:*?"<>|')
    if document in ("", ".", "..") or forbidden or not document.isprintable():
        raise file_error(
            name,
            Wording("document {document!r}, whose id must be a file name", document=document),
            Wording("a name fit for a {format} file", format=chosen.title),
            Wording("choose a format of one file, or change its id"),
        )


def encoded(source: Source, text: str | None = None) -> bytes:
    """Return a text, the source's own by default, as its file holds it.

    Raises InputRefused for characters that its encoding does not have.
    """
    try:
        return source.encode(text)
    except UnicodeEncodeError as problem:
        character = problem.object[problem.start]
        finding = Wording("character U+{code:04X} in the output", code=ord(character))
        raise file_error(
            source.path,
            finding,
            Wording("characters of {encoding}", encoding=source.encoding),
            Wording("write to a file in UTF-8"),
        ) from None


def _pair_files(
    files: Sequence[Path], named_format: Format | None = None
) -> tuple[tuple[Path, Format | None], ...]:
    """Return the files to read, each with the format that its companion tells it is of, if it has one."""
    formats = (named_format,) if named_format else formats_of_pairs(files)
    return pair_files(files, formats, _is_of_another_format)


def _is_of_another_format(path: Path, expected: Format) -> bool:
    return shows_another_format(_beginning(path), expected)


def shows_another_format(beginning: str, expected: Format) -> bool:
    """Tell whether a beginning is recognised as one of another format, plain text aside."""
    return recognised_format(beginning) not in (None, expected, plain.FORMAT)


def _common_format(sources: Sequence[Source], paired_formats: Sequence[Format | None]) -> Format:
    # A file that stands beside another one, such as the text of a token table, need not be of the common
    # format.
    formats = [
        (paired or recognise(source), source) for source, paired in zip(sources, paired_formats, strict=True)
    ]
    beside = {name for candidate, source in formats for name in names_beside(source, candidate)}
    formats = [(candidate, source) for candidate, source in formats if normal_path(source.path) not in beside]
    first, leading = formats[0]
    for candidate, source in formats:
        if candidate.read is None:
            raise no_reader(candidate, source.path)
        if candidate is not first:
            differing = Wording(
                "{format}, while {file} is {other}",
                format=candidate.title,
                file=leading.path,
                other=first.title,
            )
            remedy = Wording("choose the format, or fewer files")
            raise file_error(source.path, differing, Wording("files of one format"), remedy)
    return first


def _load_others(sources: tuple[Source, ...], chosen: Format, encoding: str | None) -> tuple[Source, ...]:
    """Return sources with the files that belong to one of them, and are not among them yet."""
    missing = missing_companions(sources, chosen)
    sources += tuple(
        load_source(path, encoding, plain.FORMAT, maybe_empty=bool(chosen.companion)) for path in missing
    )
    if chosen.gather is None:
        return sources
    return chosen.gather(sources, lambda path: load_source(path, encoding, chosen))
