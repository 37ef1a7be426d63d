"""Agreement of annotators as plain values, the same figures as on the command line."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Unpack

import msgspec

from annotally.library.comparing import refuse_unknown, request_among, tolerance_of
from annotally.library.label_columns import LabelColumns
from annotally.library.laboratory import (
    LaboratoryOptions,
    MeasureNames,
    asks_for_laboratory,
    examine_labels,
    examine_texts,
    label_table,
)
from annotally.library.sides import GivenSide, PathLike, paths_of
from annotally.library.values import AgreementFigure, AgreementPair, AgreementResult
from annotally.model.diagnostics import Diagnostic, TaskError
from annotally.model.wording import Wording
from annotally.tasks.alignment_options import USUAL_LIMIT
from annotally.tasks.method_options import SOUND_OPTIONS, SoundOptions, realignment_rules
from annotally.workspace.agreement import AgreementRequest, measure_beside_raw
from annotally.workspace.facade import open_workspace
from annotally.workspace.label_tables import report_label_table
from annotally.workspace.results import agreement_as_json

_ITEMS = "items"
_NOT_WITH_LABORATORY = Wording("not with measures of the laboratory, which has kinds and pairs spans itself")


class MeasuringOptions(LaboratoryOptions, SoundOptions, total=False):
    """The options of the laboratory, and how words sound where texts are realigned by sound."""


def agreement(
    annotators: Mapping[str, GivenSide] | Sequence[GivenSide] | LabelColumns | PathLike,
    task: str = "",
    *,
    text: PathLike | Sequence[PathLike] = (),
    by: str = _ITEMS,
    per: Sequence[str] = (),
    nothing: bool = False,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    format: str | None = None,  # noqa: A002  # the option of the command line, by its name there
    layer: str | None = None,
    encoding: str | None = None,
    labels: Mapping[str, str] | None = None,
    realign: float | str = USUAL_LIMIT,
    forgive_edges: Sequence[str] = (),
    tokens: PathLike | Sequence[PathLike] = (),
    repair_lookalikes: bool = False,
    match: str = "",
    measures: MeasureNames = (),
    **options: Unpack[MeasuringOptions],
) -> AgreementResult:
    """Measure how far annotators agree, as ``annotally agreement`` does.

    ``annotators`` are two to nine sides, or sides by the names of annotators, for a task (``spans``); or the
    labels that any number of annotators gave to items, in memory or as the path of a table. ``measures`` are
    ``all`` or names of `agreement_measures`: these and `LaboratoryOptions` ask for the laboratory's figures.
    Raises as `compare`, and ValueError for another number of annotators, names that are not different, and
    values that an option does not have.
    """
    # Everything asked for is checked before anything is read.
    laboratory = {name: value for name, value in options.items() if name not in SOUND_OPTIONS}
    sounds = {name: value for name, value in options.items() if name in SOUND_OPTIONS}
    is_laboratory = asks_for_laboratory(measures, laboratory)
    if is_laboratory:
        _refuse({"per": per, "by": by != _ITEMS, "match": match}, _NOT_WITH_LABORATORY)
    table = label_table(annotators)
    if table is not None:
        of_texts: dict[str, object] = {"task": task, "text": text, "by": by != _ITEMS, "layer": layer}
        of_texts |= {"format": format, "labels": labels, "tokens": tokens, "match": match}
        of_texts |= {"forgive_edges": forgive_edges, "repair_lookalikes": repair_lookalikes}
        of_texts |= {"realign": realign != USUAL_LIMIT, **dict.fromkeys(sounds, True)}
        _refuse(of_texts, Wording("for texts, not for a table of labels"))
        if is_laboratory:
            whose = names or ()
            return examine_labels(
                table, measures, laboratory, names=whose, seed=seed, nothing=nothing, encoding=encoding
            )
        of_table = AgreementRequest(per=tuple(per), seed=seed, nothing=nothing)
        report = report_label_table(table, of_table, names or (), encoding)
        return _result(agreement_as_json(report), report.warnings)
    assert not isinstance(annotators, LabelColumns | str | os.PathLike)  # these are tables
    if match and by == "tokens":
        raise TaskError(
            Wording("labels of tokens follow no rule of matching: measure items, or leave out match")
        )
    request = request_among(
        *(annotators, task or "spans", text),
        names=names,
        format_name=format,
        layer=layer,
        encoding=encoding,
        labels=labels,
        match=match,
    )
    refuse_unknown(request.task, tokens=tokens)
    tolerance = tolerance_of(realign, forgive_edges)
    request = replace(
        request,
        tokens=paths_of(tokens),
        repair_lookalikes=repair_lookalikes,
        tolerance=tolerance,
        realignment=realignment_rules(tolerance.realigner, sounds, encoding),
    )
    workspace = open_workspace(request)
    if is_laboratory:
        return examine_texts(workspace, measures, laboratory, seed=seed, nothing=nothing, encoding=encoding)
    of_texts_measured = AgreementRequest(by, tuple(per), seed, nothing)
    report = measure_beside_raw(workspace, of_texts_measured, workspace.warnings)
    return _result(agreement_as_json(report), report.warnings)


def _refuse(options: Mapping[str, object], reason: Wording) -> None:
    """Raise TaskError for the options that were given, where they say nothing."""
    names = ", ".join(name for name, value in options.items() if value)
    if names:
        raise TaskError(Wording("{options}: {reason}", options=names, reason=reason))


def _result(encoded: bytes, warnings: Sequence[Diagnostic]) -> AgreementResult:
    # As with scores, plain values are made of the JSON that the command prints.
    value: dict[str, Any] = msgspec.json.decode(encoded)
    return AgreementResult(
        value["task"],
        value["signature"],
        tuple(value["annotators"]),
        tuple(map(_figure, value["measures"])),
        tuple(map(_annotator_pair, value["pairs"])),
        tuple(warnings),
        value,
    )


def _figure(row: Mapping[str, Any]) -> AgreementFigure:
    interval = row["interval"] or {}
    return AgreementFigure(
        row["basis"],
        row["name"] or "",
        row["scope"] or "",
        row["of"] or "",
        row["measure"],
        row["value"],
        row["n"],
        row["reason"] or "",
        interval.get("low"),
        interval.get("high"),
    )


_OF_PAIRS = ("first", "second", "scope", "of", "documents", "tally", "f1")
"""The keys of two annotators that are not measures of agreement."""


def _annotator_pair(row: Mapping[str, Any]) -> AgreementPair:
    return AgreementPair(
        row["first"],
        row["second"],
        row["scope"] or "",
        row["of"] or "",
        row["documents"],
        row["f1"],
        {name: value for name, value in row.items() if name not in _OF_PAIRS},
    )
