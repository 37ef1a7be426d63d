"""The way in and out: from paths to a ReadResult, from a set to bytes, by the formats of the registry."""

import codecs
import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from annotally.formats import plain_text as plain
from annotally.formats.base import Format, ReadOptions, ReadResult, WordColumn
from annotally.formats.decoding import decode, empty_file, half_characters, refuse_binary
from annotally.formats.documents import printable_name
from annotally.formats.empty_files import may_be_silent, warn_of_silence
from annotally.formats.file_pairs import in_twos
from annotally.formats.recognition import recognised_format
from annotally.formats.registry import FORMATS
from annotally.formats.regular_files import LARGEST, STANDARD_INPUT, check_size, opened_file
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused, error
from annotally.model.layers import Layer
from annotally.model.text import Document, Source

BEGINNING = 64 * 1024
"""How much of a file is looked at to recognise it: bytes on disk, code points once decoded."""
LOOKED_THROUGH = 4 * 2**20
"""Bytes of a file that are looked through for the names of the annotations in it."""
LABELS_LOOKED_THROUGH = 2**20
"""Bytes of a file that are read for the layers whose label is a feature's value."""
LARGEST_PLAIN = 64 * 2**20
"""Bytes beyond which a file is refused in which nothing but plain text is recognised."""


def load_source(
    path: str | Path,
    encoding: str | None = None,
    known: Format | None = None,
    *,
    any_content: bool = False,
    maybe_empty: bool = False,
) -> Source:
    """Read a file into a Source: strict UTF-8 with or without byte-order mark, unless ``encoding`` is given.

    ``known``: the format, where the caller knows it. ``any_content``: the caller knows what the file is for;
    `LARGEST_PLAIN` does not apply to either. ``maybe_empty``: nothing in it may say something (C8).
    Raises InputRefused for what is no file, cannot be opened, is empty, too large, binary, or not in its
    encoding.
    """
    name = os.fspath(path)
    try:
        with opened_file(path) as (file, size):
            beginning = file.read(BEGINNING)
            looks_like = known or recognised_format(_glimpse(beginning, encoding))
            _check_size(name, size, looks_like, any_content=any_content or known is not None)
            if encoding is None:
                refuse_binary(name, beginning, _title(looks_like))
            data = beginning + file.read(LARGEST)
            check_size(name, len(data))  # of some, the system knows no size
    except (OSError, ValueError) as problem:
        raise _unreadable(name, problem) from None
    if maybe_empty and data in (b"", codecs.BOM_UTF8):
        return Source(name, "", bom=bool(data))
    return decode(name, data, encoding, _title(looks_like))


def recognise(source: Source) -> Format:
    """Return the format that the beginning of the source is of, one without reader included.

    Raises InputRefused if none knows it.
    """
    return recognise_beginning(source.path, source.text[:BEGINNING])


def recognise_beginning(path: str, beginning: str) -> Format:
    """Return the format that a beginning is of. Raises InputRefused if none knows it."""
    found = recognised_format(beginning)
    if found is None:
        known = ", ".join(one.title for one in FORMATS if one.read)
        raise error(path, 0, 0, "content of no known format", known, "name its format if it has one")
    return found


def beginning_of(path: str | Path, size: int = BEGINNING) -> str:
    """Return the characters of the first ``size`` bytes of a file, or of a directory's first that has any.

    They are what it is recognised by; texts that stand beside their annotations come last. Raises
    InputRefused for what cannot be opened.
    """
    return next(filter(None, (_beginning(file, size) for file, _ in _in_twos(expand([path])))), "")


def layers_of(path: str | Path, found: Format) -> tuple[str, ...]:
    """Return the names of the annotations in a file of a format, each once; empty where it has but one.

    They are looked for in its first `LOOKED_THROUGH` bytes, or those of a directory's first file. Raises
    InputRefused for what cannot be opened.
    """
    names = tuple(dict.fromkeys(found.layers(beginning_of(path, LOOKED_THROUGH))))
    return names if len(names) > 1 else ()


def words_of(path: str | Path, found: Format) -> tuple[WordColumn, ...]:
    """Return the columns in which the words of a file may stand; empty where there is no choice.

    They are looked for as by `layers_of`, which raises what this does.
    """
    columns = tuple(found.words(beginning_of(path, LOOKED_THROUGH)))
    return columns if len(columns) > 1 else ()


def label_layers_of(path: str | Path, found: Format, options: ReadOptions) -> Mapping[str, Sequence[Layer]]:
    """Return the layers of a file that may keep their label in a feature, by their annotations' names (C9).

    They are looked for in its first `LABELS_LOOKED_THROUGH` bytes, or those of a directory's first file.
    Raises InputRefused for what cannot be opened.
    """
    if found.labels is None:
        return {}
    return found.labels(beginning_of(path, LABELS_LOOKED_THROUGH), options)


def _beginning(path: Path, size: int = BEGINNING) -> str:
    try:
        with opened_file(path) as (file, _):
            return _glimpse(file.read(size), None)
    except (OSError, ValueError) as problem:
        raise _unreadable(os.fspath(path), problem) from None


def format_named(name: str) -> Format:
    """Return the format of that name, whatever its case. Raises InputRefused listing the names."""
    for one in FORMATS:
        if one.name.casefold() == name.casefold():
            return one
    names = ", ".join(one.name for one in FORMATS)
    raise error(name, 0, 0, f"format {name!r}", f"one of {names}", "choose one of these")


def expand(paths: Sequence[str | Path]) -> tuple[Path, ...]:
    """Return the files of ``paths``; a directory stands for its files in name order.

    The name ``-`` stands for standard input. A directory's own directories, hidden files, README and LICENSE
    files are left out. Raises InputRefused for a directory that cannot be listed or has no files.
    """
    files: list[Path] = []
    for given in paths:
        if given == "":  # Path would take it for the current directory
            raise error("''", 0, 0, "an empty name", "a file or a directory", "name one")
        path = Path(given)
        if os.fspath(given) == STANDARD_INPUT:
            files.append(path)
            continue
        try:
            chosen = files_in(path) if path.is_dir() else [_but_standard_input(path)]
        except (OSError, ValueError) as problem:
            raise _unreadable(os.fspath(path), problem) from None
        if not chosen:
            raise error(
                os.fspath(path),
                0,
                0,
                "a directory without files",
                "files to read",
                "choose another directory",
            )
        files += chosen
    return tuple(files)


def files_in(directory: Path) -> list[Path]:
    """Return the files of a directory in name order, without hidden ones, README and LICENSE.

    Raises OSError for one that cannot be listed.
    """
    with os.scandir(directory) as entries:  # knows what is a file without asking for each
        return [
            _but_standard_input(directory / name)
            for name in sorted(e.name for e in entries if _counts(e.name) and e.is_file())
        ]


def _but_standard_input(path: Path) -> Path:
    """Return a path of a file of which nobody thinks that it stands for standard input: ``./-`` is a file."""
    return path.absolute() if os.fspath(path) == STANDARD_INPUT else path


def _names_in(directory: Path) -> frozenset[str]:
    try:
        return frozenset(one.name for one in files_in(directory))
    except OSError:  # a directory that may be gone through but not listed
        return frozenset()


def of_suffix(paths: Sequence[str | Path], suffix: str, what: str) -> tuple[str, ...]:
    """Return the files of ``paths``; of a directory only those of that ending, in name order.

    Raises InputRefused for a directory without any; ``what`` says what is missed.
    """
    files: list[str] = []
    for given in paths:
        inside = [os.fspath(one) for one in expand([given])]
        if Path(given).is_dir():
            inside = [one for one in inside if one.endswith(suffix)]
        if not inside:
            found = f"a directory without {suffix} files"
            raise error(os.fspath(given), 0, 0, found, what, "choose another directory")
        files += inside
    return tuple(files)


def document_folders(sides: Iterable[Sequence[str]]) -> frozenset[Path]:
    """Return the directories that are documents: a side has a file of one and the same name in each."""
    found: set[Path] = set()
    for side in sides:
        paths = [Path(path) for path in side]
        folders = {path.parent for path in paths}
        if len({path.name for path in paths}) == 1 < len(folders) == len(paths):
            found |= folders
    return frozenset(found)


FormatElsewhere = Callable[[], Format | None]
"""Returns the format that the other side is of, None if there is none or it is not known."""


def _nowhere() -> Format | None:
    return None


def read(
    paths: Sequence[str | Path],
    options: ReadOptions,
    format_name: str | None = None,
    name: str = "key",
    documents: Collection[Path] = (),
    elsewhere: FormatElsewhere = _nowhere,
) -> ReadResult:
    """Read files, or directories of files, as one annotation set called ``name``.

    What lies in one of the directories ``documents`` is called as this is, unless it has a name of its own.

    The format is recognised unless named; all files must have the same, but for those that belong to another
    file and stand beside it: they are read with it whether they were named or not. Files without content say
    that nothing was annotated, in the format of the others or of the side ``elsewhere`` (C8). Raises
    InputRefused for all that `load_source`, `expand`, `recognise` and the format's reader refuse, and for
    formats without reader.
    """
    known = format_named(format_name) if format_name else None
    files = _in_twos(expand(paths), known)
    if not files:
        raise error(name, 0, 0, "no files", "at least one file", "name a file or a directory")
    sources = tuple(
        load_source(file, options.encoding, known or paired, maybe_empty=True) for file, paired in files
    )
    if documents:
        sources = tuple(_named_by_folder(source, documents) for source in sources)
    told = [paired for _, paired in files]
    silent, chosen = _silent_files(sources, told, known, elsewhere)
    if chosen is not None and len(silent) == len(sources):
        return _nothing_found(name, chosen, sources)
    told = [one for number, one in enumerate(told) if number not in silent]
    speechless = tuple(sources[number] for number in silent)
    sources = tuple(source for number, source in enumerate(sources) if number not in silent)
    chosen = known or _common_format(sources, told)
    if chosen.read is None:
        raise _no_reader(chosen, sources[0].path)
    sources += _standing_beside(sources, chosen, options.encoding)
    result = chosen.read(sources, options)
    held = result.annotations.sources
    named = msgspec.structs.replace(result.annotations, name=name, sources=(*held, *speechless))
    halves = tuple(one for source in sources for one in half_characters(source))
    return replace(
        result,
        annotations=named,
        warnings=(*halves, *result.warnings, *map(warn_of_silence, speechless)),
        silent=tuple(source.path for source in speechless),
    )


def format_of(paths: Sequence[str | Path], format_name: str | None = None) -> Format | None:
    """Return the format of files: the one named, else the format of the first file with content, if any.

    Raises InputRefused for what cannot be opened, and for a name that no format has.
    """
    if format_name:
        return format_named(format_name)
    beginnings = (_beginning(file) for file, _ in _in_twos(expand(paths)))
    found = next(
        (recognised_format(beginning) for beginning in beginnings if not may_be_silent(beginning)), None
    )
    return found if found is not plain.FORMAT else None


def is_silent(path: str | Path, beginning: str) -> bool:
    """Tell of a file, by its beginning, whether it may stand for a side that found nothing (C8).

    One whose name says that it is a text does not.
    """
    if Path(path).suffix in plain.FORMAT.suffixes or len(beginning) >= BEGINNING:
        return False
    return may_be_silent(beginning) and recognised_format(beginning) in (None, plain.FORMAT)


def _silent_files(
    sources: Sequence[Source], told: Sequence[Format | None], known: Format | None, elsewhere: FormatElsewhere
) -> tuple[tuple[int, ...], Format | None]:
    """Return which files of a side are without content, by number, and in which format they are so (C8).

    Raises InputRefused for an empty file in no known format, or in one that has content in every file.
    """
    possible = [n for n, source in enumerate(sources) if told[n] is None and may_be_silent(source.text)]
    if not possible:
        return (), None
    speaking = [n for n in range(len(sources)) if n not in set(possible)]
    chosen = known
    if chosen is None and speaking:
        chosen = _common_format([sources[n] for n in speaking], [told[n] for n in speaking])
    if chosen is None:
        own = (recognised_format(sources[n].text[:BEGINNING]) for n in possible)
        chosen = next((one for one in own if one not in (None, plain.FORMAT)), None) or elsewhere()
    says_nothing = chosen.silent if chosen is not None else None
    silent = tuple(n for n in possible if says_nothing is not None and says_nothing(sources[n].text))
    for n in possible:
        if n not in silent and not sources[n].text:
            raise empty_file(sources[n].path)
    return silent, chosen


def _nothing_found(name: str, chosen: Format, sources: tuple[Source, ...]) -> ReadResult:
    """Return a side of which no file has content; the documents must come from the other side."""
    warnings = tuple(map(warn_of_silence, sources))
    paths = tuple(source.path for source in sources)
    return ReadResult(AnnotationSet(name, chosen.name, {}, sources), (), warnings, paths)


def _named_by_folder(source: Source, folders: Collection[Path]) -> Source:
    folder = Path(source.path).parent
    if folder not in folders:
        return source
    return msgspec.structs.replace(source, document=printable_name(folder.name))


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions, format_name: str
) -> tuple[bytes, ...]:
    """Return a set in a format: the bytes of each of its sources, or of one new file in UTF-8.

    Raises InputRefused for formats without writer, for what the format cannot hold, and for characters that
    the encoding of a source cannot.
    """
    chosen = format_named(format_name)
    if chosen.write is None:
        raise error(
            annotations.name,
            0,
            0,
            f"{chosen.title} as the format to write",
            "a format with a writer",
            "choose one",
        )
    speaking, silent = _without_silent_files(annotations, chosen)
    if silent and not speaking.sources and not speaking.documents:
        return tuple(encoded(source) for source in silent)
    try:
        texts = chosen.write(speaking, documents, options)
    except InputRefused as refused:  # what is said of an object alone is said of the set it is in
        named = (replace(one, file=one.file or annotations.name) for one in refused.diagnostics)
        raise InputRefused(*named) from None
    if speaking.sources:
        texts += tuple(source.text for source in silent)
    spliced = annotations.format == chosen.name and len(texts) == len(annotations.sources)
    sources = annotations.sources if spliced else tuple(Source(annotations.name, "") for _ in texts)
    return tuple(encoded(source, text) for source, text in zip(sources, texts, strict=True))


def _without_silent_files(
    annotations: AnnotationSet, chosen: Format
) -> tuple[AnnotationSet, tuple[Source, ...]]:
    """Return a set without the files that had no content, which stand last, and these files (C8).

    Documents that such a file stands for stay where something has been annotated in them, or all have none.
    """
    says_nothing = chosen.silent if annotations.format == chosen.name else None
    read = {found.source for found in annotations.documents.values() if found.range.end > found.range.start}
    held = len(annotations.sources)
    while (
        held
        and held - 1 not in read
        and says_nothing is not None
        and says_nothing(annotations.sources[held - 1].text)
    ):
        held -= 1
    if held == len(annotations.sources):
        return annotations, ()
    kept = {
        name: found
        for name, found in annotations.documents.items()
        if not held or found.source < held or found.instances
    }
    speaking = msgspec.structs.replace(annotations, documents=kept, sources=annotations.sources[:held])
    return speaking, annotations.sources[held:]


def file_names(annotations: AnnotationSet, format_name: str, count: int) -> tuple[str, ...]:
    """Return the names of the ``count`` files that `write` returns; one file of all documents has none.

    Raises InputRefused for a document whose id cannot be the name of a file.
    """
    chosen = format_named(format_name)
    if annotations.format == chosen.name and count == len(annotations.sources):
        return tuple(
            source.document + Path(source.path).suffix if source.document else Path(source.path).name
            for source in annotations.sources
        )
    if not chosen.one_document_a_file:
        return ("",) * count
    for name in annotations.documents:
        if not name or name in (".", "..") or set(name) & set('/\\:*?"<>|') or not name.isprintable():
            found = f"document {name!r}, whose id must name a file"
            remedy = "write a format of one file, or change its id"
            raise error(annotations.name, 0, 0, found, f"a name fit for a {chosen.title} file", remedy)
    suffixes = (chosen.suffixes[0], *([chosen.companion] if chosen.companion else []))
    return tuple(name + suffix for name in annotations.documents for suffix in suffixes)


def encoded(source: Source, text: str | None = None) -> bytes:
    """Return a text, the source's own by default, as its file holds it.

    Raises InputRefused for characters that its encoding does not have.
    """
    try:
        return source.encode(text)
    except UnicodeEncodeError as problem:
        character = problem.object[problem.start]
        found = f"character U+{ord(character):04X} in what is to be written"
        raise error(
            source.path, 0, 0, found, f"characters of {source.encoding}", "write to a file in UTF-8"
        ) from None


def _counts(name: str) -> bool:
    return not name.upper().startswith((".", "README", "LICENSE"))


def _title(looks_like: Format | None) -> str:
    return looks_like.title if looks_like and looks_like is not plain.FORMAT else ""


def _glimpse(beginning: bytes, encoding: str | None) -> str:
    try:
        return beginning.decode(encoding or "utf-8", "replace").removeprefix("\ufeff")
    except (LookupError, ValueError):
        return ""


def _in_twos(files: Sequence[Path], known: Format | None = None) -> tuple[tuple[Path, Format | None], ...]:
    """Return the files to read, each with the format that its companion tells it is of, if it has one."""
    return in_twos(files, (known,) if known else FORMATS, _is_of_another_format)


def _is_of_another_format(path: Path, expected: Format) -> bool:
    found = recognised_format(_beginning(path))
    return found not in (None, expected, plain.FORMAT)


def _common_format(sources: Sequence[Source], told: Sequence[Format | None]) -> Format:
    found = [(paired or recognise(one), one) for one, paired in zip(sources, told, strict=True)]
    beside = {name for one, source in found for name in one.beside(source.path)}
    found = [(one, source) for one, source in found if source.path not in beside]
    first, leading = found[0]
    for other, source in found:
        if other.read is None:
            raise _no_reader(other, source.path)
        if other is not first:
            differing = f"{other.title}, while {leading.path} is {first.title}"
            remedy = "name the format, or fewer files"
            raise error(source.path, 0, 0, differing, "files of one format", remedy)
    return first


def _standing_beside(sources: Sequence[Source], chosen: Format, encoding: str | None) -> tuple[Source, ...]:
    """Return what belongs to one of the sources, stands beside it, and is not among them yet."""
    given = {source.path for source in sources}
    found: dict[str, Source] = {}
    there: dict[str, frozenset[str]] = {}
    for source in sources:
        names = chosen.beside(source.path)
        if not names or not given.isdisjoint(names):
            continue
        folder = source.path[: max(map(source.path.rfind, ("/", os.sep))) + 1]
        if folder not in there:  # asked once, for there may be thousands of files in it
            there[folder] = _names_in(Path(folder))
        name = next((name for name in names if name.removeprefix(folder) in there[folder]), None)
        if name is not None and name not in found:
            found[name] = load_source(name, encoding, plain.FORMAT)
    return tuple(found.values())


def _no_reader(found: Format, path: str) -> InputRefused:
    readable = ", ".join(one.title for one in FORMATS if one.read is not None)
    return error(path, 0, 0, found.refusal, readable, "convert the file to one of these formats")


def _check_size(path: str, size: int, looks_like: Format | None, *, any_content: bool) -> None:
    check_size(path, size)
    if size > LARGEST_PLAIN and not any_content and (looks_like is None or looks_like is plain.FORMAT):
        found = f"{size:,} bytes of no known annotation format"
        raise error(path, 0, 0, found, f"at most {LARGEST_PLAIN:,}", "name its format, or split the file")


def _unreadable(path: str, problem: OSError | ValueError) -> InputRefused:
    if isinstance(problem, FileNotFoundError):
        return error(path, 0, 0, "no such file", "a file that is there", "check its name")
    if isinstance(problem, PermissionError):
        return error(path, 0, 0, "no permission to read it", "a readable file", "change its permissions")
    reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return error(path, 0, 0, f"cannot be read ({reason})", "a readable file", "check its name and the disk")
