"""Conversion of an input into another format, by its reader and the other format's writer."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from annotally.formats.base import MUC7_NUMBERS, ReadOptions
from annotally.formats.capabilities import LossKind
from annotally.formats.io import file_names, format_named, read
from annotally.formats.losses import Loss
from annotally.formats.prefetch import token_tables
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error
from annotally.model.wording import Wording, join_commas
from annotally.workspace.facade import SideInput
from annotally.workspace.fitting import fit
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.checks import gather, outside_text


class Converted(NamedTuple):
    """An input in another format: the bytes and the name of each file to write, and the warnings.

    The name is empty where one file holds all documents.
    """

    files: tuple[bytes, ...]
    names: tuple[str, ...]
    warnings: tuple[Diagnostic, ...]
    losses: tuple[Loss, ...] = ()
    """What was left out, as allowed."""


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
    tags = (*ReadOptions().annotation_tags, *ReadOptions().coreference_tags)
    options = ReadOptions(
        encoding=encoding,
        annotation_tags=tags,
        docnum_tags=MUC7_NUMBERS,
        layer=side.layer,
        repair_lookalikes=repair_lookalikes,
    )
    with gc_paused():
        return _convert(side, target_format, texts, tokens, options, drop)


def _convert(
    side: SideInput,
    target_format: str,
    texts: tuple[str, ...],
    tokens: tuple[str, ...],
    options: ReadOptions,
    drop: Collection[LossKind],
) -> Converted:
    # First everything is read and checked together, then written: nothing half-converted is returned.
    result = read(side.paths, options, side.format, side.name)
    corpus = read(texts, options, None, "texts") if texts else None
    with token_tables(tokens, options) as reading:
        tables = [reading.read()] if tokens else []
    documents, findings = gather([result, *tables], corpus)
    findings += outside_text([result.annotations], documents)
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
    annotations, files, losses = fit(result.annotations, documents, options, target_format)
    _refuse_losses(losses, drop, result.annotations.sources[0].path, format_named(target_format).title)
    if b"" in files and not format_named(target_format).companion:
        path = result.annotations.sources[0].path
        problem = Wording("nothing that {title} can contain", title=format_named(target_format).title)
        raise error(path, 0, 0, problem, Wording("annotations"), Wording("choose another format to export"))
    return Converted(files, file_names(annotations, target_format, len(files)), warnings, losses)


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
