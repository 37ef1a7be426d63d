"""The inputs of a request as they are read, before they are held against each other."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec.structs

from annotally.formats.base import Format, ReadOptions, ReadResult
from annotally.formats.in_memory import read_sources
from annotally.formats.io import FormatElsewhere, document_folders, format_of, read
from annotally.formats.prefetch import TABLES_NAME, Fork, token_tables
from annotally.model.diagnostics import Diagnostic
from annotally.model.wording import Wording
from annotally.workspace import fork as apart
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.checks import (
    match_by_name,
    refuse_texts,
    texts_of_sides,
    with_silent_documents,
)
from annotally.workspace.inputs.shared_readings import ReadArguments, SharedReadings
from annotally.workspace.request import OpenRequest, Progress, SideInput

WORTH_COPY = 2_000_000
"""Bytes of the second side from which on it is read in a copy of this process, beside the first."""


class ReadInputs(NamedTuple):
    """The sides, token tables and texts of a request; documents named by files alone go by the key."""

    sides: Sequence[ReadResult]
    options: tuple[ReadOptions, ...]
    """How each side was read."""
    tables: Sequence[ReadResult]
    """The token tables as one result, or nothing."""
    texts: ReadResult | None
    response_texts: ReadResult | None
    findings: Sequence[Diagnostic]
    """Warnings about names of documents."""

    @property
    def warnings(self) -> list[Diagnostic]:
        """The warnings of the readers, in the order of reading."""
        results = (*self.sides, *self.tables, self.texts, self.response_texts)
        return [finding for result in results if result for finding in result.warnings]

    @property
    def token_sources(self) -> list[ReadResult]:
        """The token tables and texts with tokens, on which both sides stand."""
        return [*self.tables, *([self.texts] if self.texts and _has_tokens(self.texts) else [])]


def read_inputs(request: OpenRequest, progress: Progress, shared: SharedReadings | None = None) -> ReadInputs:
    """Read the files of a request: sides first, then texts, token tables meanwhile if they are many.

    What several requests have in common, the key, its texts and its tables, is read once if they pass the
    same ``shared``. Raises InputRefused for what cannot be read and for a side in a format without
    annotations.
    """
    # Where token tables are many a second process begins to read them ahead of the sides, whose reading they
    # do not need. Options are the task's for all sides, but for the layer, which each side has of its own.
    steps = request.steps
    shared = SharedReadings() if shared is None else shared
    options = replace(
        request.task.reading, encoding=request.encoding, repair_lookalikes=request.repair_lookalikes
    )
    side_options = tuple(replace(options, layer=side.layer) for side in request.sides)
    results: list[ReadResult] = []
    folders = document_folders(side.paths for side in request.sides)
    in_process = request.jobs == 1 or shared.has_tables(request.tokens)
    drops = not request.texts
    tables_ahead = token_tables(request.tokens, options, in_process=in_process, drops=drops, fork=_fork())
    readings: list[Callable[[], ReadResult]] = []
    for number, (side, own_options) in enumerate(zip(request.sides, side_options, strict=True)):
        elsewhere = partial(_format_elsewhere, request.sides, number)
        arguments = ReadArguments(tuple(side.paths), own_options, side.format, side.name, folders)
        if side.sources:
            readings.append(partial(read_sources, side.sources, own_options, side.format or "", side.name))
        else:
            readings.append(partial(shared.read if number == 0 else _read_side, arguments, elsewhere))
    with gc_paused(), tables_ahead as tokens, _read_ahead(request, readings) as begun:
        for number, (side, reading) in enumerate(zip(request.sides, begun, strict=True)):
            progress(number, steps, Wording("Reading {side}", side=side.name))
            results.append(reading())
            refuse_texts(results[-1].annotations)
        progress(len(request.sides), steps, Wording("Reading texts"))
        texts = _read_texts(request, options, shared)
        response_texts = _read_response_texts(request, options)
        # Where texts differ, a message shows the place in the file: its text must still be there.
        drops = texts is None and response_texts is None and not any(result.documents for result in results)
        tables = [shared.read_tables(request.tokens, tokens, drops=drops)] if request.tokens else []
    results, findings = match_by_name(results)
    sides = with_silent_documents(results)
    texts = texts_of_sides(texts, sides) if texts is not None else None
    return ReadInputs(sides, side_options, tables, texts, response_texts, findings)


def _read_side(arguments: ReadArguments, elsewhere: FormatElsewhere) -> ReadResult:
    return read(*arguments, elsewhere)


@contextmanager
def _read_ahead(
    request: OpenRequest, readings: Sequence[Callable[[], ReadResult]]
) -> Iterator[Sequence[Callable[[], ReadResult]]]:
    """Begin to read the second side in a copy of this process, if worth it; yield all readings.

    A reading that failed in the copy is done again here, so that its message comes in its place.
    """
    # The first side is read here meanwhile. A copy costs 20 ms, and a result a fifth of its reading to be
    # sent and taken in: of two files of 8.5 MB the second is there .15 s sooner. Sides after the second are
    # few and would need more processors than most machines have to spare.
    with ExitStack() as copies:
        if len(readings) > 1 and request.jobs != 1 and _size(request.sides[1]) >= WORTH_COPY:
            fork = _fork()
            if fork is not None:
                answer = copies.enter_context(fork(readings[1]))
                readings = [readings[0], partial(_answered, answer, readings[1]), *readings[2:]]
        yield readings


def _answered(
    answer: Callable[[None], tuple[ReadResult, ...]], reading: Callable[[], ReadResult]
) -> ReadResult:
    results = answer(None)
    return results[0] if results else reading()


def _size(side: SideInput) -> int:
    """Return the bytes of a side's files; of a directory, or of a file that cannot be looked at, none."""
    if side.sources:
        return 0
    try:
        return sum(Path(path).stat().st_size for path in side.paths if Path(path).is_file())
    except OSError:
        return 0


def _fork() -> Fork | None:
    """Return the function that copies this process, None where copies are not safe or of no use."""
    return apart.forked if apart.is_safe() and apart.available_processors() > 1 else None


def _has_tokens(texts: ReadResult) -> bool:
    return any(document.tokens for document in texts.documents)


def _read_texts(request: OpenRequest, options: ReadOptions, shared: SharedReadings) -> ReadResult | None:
    """Return the texts of both sides, named by their kinds: token tables may be given as texts too."""
    if not request.texts:
        return None
    texts = shared.read(ReadArguments(tuple(request.texts), options, request.text_format, "texts"))
    if not _has_tokens(texts):
        return texts
    return replace(texts, annotations=msgspec.structs.replace(texts.annotations, name=TABLES_NAME))


def _format_elsewhere(sides: Sequence[SideInput], number: int) -> Format | None:
    """Return the format of the first side that has one, but for that of a number (C8)."""
    formats = (format_of(side.paths, side.format) for n, side in enumerate(sides) if n != number)
    return next((candidate for candidate in formats if candidate is not None), None)


def _read_response_texts(request: OpenRequest, options: ReadOptions) -> ReadResult | None:
    """Return the texts that the response alone stands on, if there are any."""
    sides_with_texts = [side for side in request.sides if side.texts]
    if not sides_with_texts:
        return None
    return read(sides_with_texts[0].texts, options, request.text_format, f"{sides_with_texts[0].name} texts")
