"""Conversion of an input into another format, by its reader and the other format's writer."""

import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from annotally.formats.atomic_write import keep_inputs, make_folders, save_files
from annotally.formats.base import MUC7_NUMBERS, Format, ReadOptions, ReadResult
from annotally.formats.capabilities import LOSS_KINDS, LossKind
from annotally.formats.capabilities import Unheld as Unheld
from annotally.formats.event_mentions.reader import NAME as EVENT_MENTIONS
from annotally.formats.file_names import rename_set
from annotally.formats.in_memory import SPELLED_AS as SPELLED_AS
from annotally.formats.in_memory import read_sources
from annotally.formats.in_memory import spell_document as spell_document
from annotally.formats.io import file_names, format_named, read
from annotally.formats.losses import Loss
from annotally.formats.prefetch import token_tables
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error, warning
from annotally.model.source_diagnostics import shown
from annotally.model.text import Document
from annotally.model.wording import Wording, join_commas, plural
from annotally.workspace.facade import SideInput
from annotally.workspace.fitting import fit
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.checks import gather, outside_text
from annotally.workspace.inputs.token_tables import place_mentions
from annotally.workspace.new_names import names_in_new_files


class Converted(NamedTuple):
    """An input in another format: the bytes and the name of each file to write, and the warnings.

    The name is empty where one file holds all documents.
    """

    files: tuple[bytes, ...]
    names: tuple[str, ...]
    warnings: tuple[Diagnostic, ...]
    losses: tuple[Loss, ...] = ()
    """What was left out, as allowed."""


class ReadSide(NamedTuple):
    """A side that was read by itself: its annotations, the documents they stand on, and the warnings."""

    annotations: AnnotationSet
    documents: Mapping[str, Document]
    options: ReadOptions
    warnings: tuple[Diagnostic, ...]


def convert(
    side: SideInput,
    target_format: str,
    texts: tuple[str, ...] = (),
    encoding: str | None = None,
    tokens: tuple[str, ...] = (),
    *,
    repair_lookalikes: bool = False,
    drop: Collection[LossKind] = (),
) -> Converted:
    """Read one input and convert it to another format; nothing is written.

    A format without text of its own takes it from ``texts``, one whose annotations count tokens needs their
    tables, ``tokens``. Of what the target format cannot hold, the kinds in ``drop`` are left out and listed.
    Raises InputRefused for what cannot be read, and, with the list, if anything else would be lost.
    """
    side_read = read_side(side, texts, encoding, tokens, repair_lookalikes=repair_lookalikes)
    return convert_side(side_read, target_format, drop)


@gc_paused()
def read_side(
    side: SideInput,
    texts: tuple[str, ...] = (),
    encoding: str | None = None,
    tokens: tuple[str, ...] = (),
    *,
    repair_lookalikes: bool = False,
) -> ReadSide:
    """Read one side by itself, for no task: everything that its format says is read.

    ``texts`` and ``tokens`` are as those of `convert`. Raises InputRefused for what cannot be read.
    """
    tags = (*ReadOptions().annotation_tags, *ReadOptions().coreference_tags)
    options = ReadOptions(
        encoding=encoding,
        annotation_tags=tags,
        docnum_tags=MUC7_NUMBERS,
        layer=side.layer,
        repair_lookalikes=repair_lookalikes,
    )
    if side.sources:
        result = read_sources(side.sources, options, side.format or "", side.name)
    else:
        result = read(side.paths, options, side.format, side.name)
    corpus = read(texts, options, None, "texts") if texts else None
    with token_tables(tokens, options) as reading:
        tables = [reading.read()] if tokens else []
    documents, findings = gather([result, *tables], corpus)
    annotations, misplaced = _place_set(result, documents)
    findings += misplaced
    findings += outside_text([annotations], documents)
    read_past = [
        w
        for result_read in (result, *tables, corpus)
        if result_read is not None
        for w in result_read.warnings
    ]
    warnings = (*read_past, *findings)
    if any(finding.severity is Severity.ERROR for finding in findings):
        raise InputRefused(*warnings)
    # What carries its text stands on that, also where the texts were made from other tokens.
    for document in result.documents:
        if document.id not in documents or documents[document.id].text != document.text:
            documents[document.id] = document
    return ReadSide(annotations, documents, options, warnings)


def _place_set(
    result: ReadResult, documents: Mapping[str, Document]
) -> tuple[AnnotationSet, tuple[Diagnostic, ...]]:
    """Return the annotations of a side, mentions of tokens on the places of these (E6), and the findings."""
    if result.annotations.format != EVENT_MENTIONS:
        return result.annotations, ()
    return place_mentions(result.annotations, documents, ())


@gc_paused()
def convert_side(side: ReadSide, target_format: str, drop: Collection[LossKind] = ()) -> Converted:
    """Return a side in another format, as `convert` does; nothing is written."""
    path = side.annotations.sources[0].path
    named_set, documents, warnings = _name_documents(side, format_named(target_format))
    annotations, files, losses = fit(named_set, documents, side.options, target_format)
    _refuse_losses(losses, drop, path, format_named(target_format).title)
    if b"" in files and not format_named(target_format).companion:
        problem = Wording("nothing that {title} can contain", title=format_named(target_format).title)
        raise error(path, 0, 0, problem, Wording("annotations"), Wording("choose another format to export"))
    names = file_names(annotations, target_format, len(files))
    return Converted(files, names, (*side.warnings, *warnings), losses)


def _name_documents(
    side: ReadSide, target: Format
) -> tuple[AnnotationSet, Mapping[str, Document], tuple[Diagnostic, ...]]:
    """Return a side's set and documents under the names they get in new files, and a warning of changes."""
    annotations, documents = side.annotations, side.documents
    names = names_in_new_files(annotations, documents, target)
    warnings = tuple(_renamed_for_files(annotations, names.files))
    return *rename_set(annotations, documents, names.changes), warnings


def _renamed_for_files(annotations: AnnotationSet, files: Mapping[str, str]) -> Iterator[Diagnostic]:
    """Yield a warning of documents with names that files cannot have."""
    renamed = [(name, file) for name, file in files.items() if name != file]
    if renamed:
        name, file = renamed[0]
        finding = plural(
            "{count} document whose name cannot be that of a file: {name} becomes {file}",
            "{count} documents whose names cannot be those of files, such as {name}, which becomes {file}",
            len(renamed),
            name=shown(name),
            file=file,
        )
        path = annotations.sources[0].path
        yield warning(path, 0, 0, finding, Wording("names of files"), Wording("check the names of the files"))


def _refuse_losses(
    losses: Sequence[Loss], drop: Collection[LossKind], path: str, title: Wording | str
) -> None:
    """Raise InputRefused, with the list, if anything would be lost of kinds that are not in ``drop``."""
    # All kinds are in one message, so that one further call, with the words it ends in, is enough.
    refused = [loss for loss in losses if loss.kind not in drop]
    if not refused:
        return
    problem = Wording(
        "{title} cannot hold {losses}", title=title, losses=join_commas([loss.words() for loss in refused])
    )
    kinds = ",".join(loss.kind for loss in refused)
    raise error(
        path,
        0,
        0,
        problem,
        Wording("annotations that it holds, or permission to leave these out"),
        Wording("add --drop {kinds}, or choose another format", kinds=kinds),
    )


def save_converted(
    converted: Converted, side: ReadSide, path: str, format_name: str, remedy: Wording
) -> tuple[str, ...]:
    """Save a conversion as the file ``path`` or in it as a folder; return the files.

    Raises InputRefused, and writes nothing, where an input would be written over, and, if there is a
    ``remedy``, where a file is there already.
    """
    # Inputs are kept twice: the path itself may be one, and so may a file in it that a document would become.
    inputs = [source.path for source in side.annotations.sources]
    keep_inputs([path], inputs)
    single = name_in_format(inputs[0], format_name)
    targets = target_paths(path, converted.names, single, format_named(format_name).companion)
    keep_inputs(targets, inputs)
    if remedy:
        keep_outputs(targets, remedy)
    save_files(dict(zip(targets, converted.files, strict=True)))
    return tuple(targets)


def loss_kinds(words: Collection[str]) -> list[LossKind]:
    """Return the kinds of losses by their names; ``all`` stands for every kind. Raises ValueError."""
    if "all" in words:
        return list(LOSS_KINDS)
    by_word = {kind.value: kind for kind in LOSS_KINDS}
    unknown = [word for word in words if word not in by_word]
    if unknown:
        raise ValueError(f"no kind {unknown[0]!r}; choose from all, {', '.join(by_word)}")
    return [by_word[word] for word in words]


def format_of_path(path: str) -> str | None:
    """Return the format that files of this ending usually have, None where none or several do."""
    suffix = Path(path).suffix.casefold()
    names = [
        file_format.name
        for file_format in FORMATS
        if file_format.write is not None and file_format.claims_suffixes and suffix in file_format.suffixes
    ]
    return names[0] if len(names) == 1 else None


def target_paths(path: str, names: Sequence[str], single: str, companion: str = "") -> list[str]:
    """Return the files to write: ``path`` itself, or files in it if it is a directory or they are several.

    ``single`` is what an only file without a name is called in a directory. A file and its companion go where
    ``path`` says, if it is no directory.
    """
    output = Path(path)
    if len(names) == 1:
        return [os.fspath(output / (names[0] or single))] if output.is_dir() else [path]
    if len(names) == 2 and companion and output.suffix not in ("", companion) and not output.is_dir():
        return [path, os.fspath(output.with_suffix(companion))]
    make_folders(path, names, plural("{count} file", "{count} files", len(names)))
    return [os.fspath(output / name) for name in names]


def name_in_format(path: str, format_name: str) -> str:
    """Return the name of a file with the usual ending of a format, as it has in a folder."""
    suffixes = format_named(format_name).suffixes
    return Path(path).stem + (suffixes[0] if suffixes else Path(path).suffix)


def keep_outputs(targets: Iterable[str], remedy: Wording) -> None:
    """Raise InputRefused for a file to write that is there already; ``remedy`` says how to replace it."""
    for target in targets:
        if os.path.lexists(target):
            raise error(
                target,
                0,
                0,
                Wording("exists already"),
                Wording("a new file"),
                remedy,
            )
