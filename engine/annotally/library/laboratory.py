"""The laboratory of agreement: measures with errors and intervals, and their published examples."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

import msgspec

from annotally.library.frames import frame_of
from annotally.library.label_columns import LabelColumns, LabelPairs, distances_source, labels_source
from annotally.library.sides import PathLike
from annotally.library.values import AgreementFigure, AgreementResult, AgreementSection
from annotally.model.diagnostics import Diagnostic, TaskError
from annotally.model.wording import Wording
from annotally.workspace.facade import Workspace
from annotally.workspace.label_laboratory import LaboratoryRequest, named_distances, report_laboratory
from annotally.workspace.label_tables import names_label_table
from annotally.workspace.results import example_as_json, laboratory_as_json
from annotally.workspace.text_laboratory import (
    ALL_MEASURES,
    KINDS,
    SAMPLER_TITLES,
    GammaRequest,
    TextLaboratoryRequest,
    examine_workspace,
    example_of,
)

if TYPE_CHECKING:
    from annotally.library.frames import DataFrame
    from annotally.model.text import Source

ALL = "all"
MeasureNames = str | Sequence[str]
"""``all``, or the names of measures."""


class LaboratoryOptions(TypedDict, total=False):
    """The options of the laboratory, as of ``annotally agreement``; from ``kinds`` on they go with texts."""

    distances: Sequence[PathLike | LabelPairs]
    order: Sequence[str]
    kinds: Sequence[str]
    sampler: str
    precision: float
    position_weight: float
    label_weight: float


_OPTIONS = tuple(LaboratoryOptions.__annotations__)
_OF_TEXTS = _OPTIONS[_OPTIONS.index("kinds") :]


@dataclass(frozen=True, slots=True)
class MeasureDescription:
    """A measure of agreement by its name, with its formula, its publication, and when it has no value."""

    name: str
    short: str
    title: str
    formula: str
    source: str
    undefined_when: str


@dataclass(frozen=True, slots=True)
class PublishedFigure:
    """A figure as it is printed and as it is computed now; ``part`` is value, error, low or high."""

    measure: str
    distance: str
    label: str
    part: str
    printed: str
    computed: float | None
    same: bool


@dataclass(frozen=True, slots=True)
class MeasureExample:
    """A published example of a measure: its data, a heading first, and its figures."""

    measure: MeasureDescription
    source: str
    note: str
    data: tuple[tuple[str, ...], ...]
    figures: tuple[PublishedFigure, ...]

    def to_frame(self) -> "DataFrame":
        """Return a line for each figure as a data frame of pandas (extra ``frames``)."""
        names = PublishedFigure.__slots__
        return frame_of([{name: getattr(figure, name) for name in names} for figure in self.figures], names)


def agreement_measures() -> tuple[MeasureDescription, ...]:
    """Return the measures of the laboratory: of labels, of spans, and of segments."""
    return tuple(
        MeasureDescription(
            measure.key,
            str(measure.short),
            str(measure.title),
            str(measure.formula),
            str(measure.source),
            str(measure.undefined_when),
        )
        for measure in ALL_MEASURES
    )


def published_example(measure: str) -> MeasureExample:
    """Return the published example of a measure by its name, computed anew.

    Raises ValueError for a name that no measure has.
    """
    (name,) = _measure_names([measure])
    declared = next(declared for declared in ALL_MEASURES if declared.key == name)
    value = msgspec.json.decode(example_as_json(declared, example_of(name)))
    return MeasureExample(
        next(described for described in agreement_measures() if described.name == name),
        value["source"],
        value["note"] or "",
        tuple(map(tuple, value["data"])),
        tuple(_published_figure(line) for line in value["figures"]),
    )


def _published_figure(line: Mapping[str, Any]) -> PublishedFigure:
    about = (line["measure"], line["distance"], line["label"] or "", line["part"])
    return PublishedFigure(*about, line["printed"], line["computed"], line["same"] == "yes")


# --- requests


def asks_for_laboratory(measures: MeasureNames, options: Mapping[str, Any]) -> bool:
    """Tell whether measures are named, or an option of the laboratory is given.

    Raises TypeError for an option that there is not, and ValueError for a value that one does not have.
    """
    unknown = next((name for name in options if name not in _OPTIONS), None)
    if unknown is not None:
        raise TypeError(f"agreement() got an unexpected keyword argument {unknown!r}")
    _names_among(options.get("kinds", ()), KINDS, "kind")
    _names_among([options.get("sampler", "statistical")], tuple(SAMPLER_TITLES), "sampler")
    for name, least, greatest in (
        ("precision", 0.001, 1.0),
        ("position_weight", 0.0, 1000.0),
        ("label_weight", 0.0, 1000.0),
    ):
        number = options.get(name, least)
        if not isinstance(number, int | float) or not least <= number <= greatest:
            raise ValueError(f"{name}={number!r} is no number from {least:g} to {greatest:g}")
    _measure_names(measures)
    return bool(measures or options)


def examine_texts(
    workspace: Workspace,
    measures: MeasureNames,
    options: Mapping[str, Any],
    *,
    seed: int | None,
    nothing: bool,
    encoding: str | None,
) -> AgreementResult:
    """Return the laboratory's figures on annotated texts. Raises as the request on the command line."""
    distances, files = _distances(options)
    usual = GammaRequest()
    gamma = GammaRequest(
        options.get("sampler", usual.sampler),
        precision=options.get("precision", usual.precision),
        position_weight=options.get("position_weight", usual.position_weight),
        label_weight=options.get("label_weight", usual.label_weight),
    )
    request = TextLaboratoryRequest(
        kinds=tuple(options.get("kinds") or TextLaboratoryRequest().kinds),
        measures=_measure_names(measures),
        distances=distances,
        seed=seed,
        order=tuple(options.get("order", ())),
        nothing=nothing,
        gamma=gamma,
    )
    report = examine_workspace(workspace, request, files, encoding, workspace.warnings)
    kinds = [(section.kind, section.documents) for section in report.sections]
    return _result(laboratory_as_json(report), kinds, report.warnings)


def label_table(annotators: object) -> "str | Source | None":
    """Return the table of labels that a value is, as a path or as it would be read; None for other values.

    Raises ValueError and TypeError for columns that are no table, InputRefused for a path that holds none.
    """
    if isinstance(annotators, LabelColumns):
        return labels_source(annotators)
    if not isinstance(annotators, str | os.PathLike):
        return None
    path = os.fspath(annotators)
    if not names_label_table(path):
        raise ValueError(f"{path!r} is no table of items and labels; give a side for each of two to nine")
    return path


def examine_labels(
    table: "str | Source",
    measures: MeasureNames,
    options: Mapping[str, Any],
    *,
    names: Sequence[str],
    seed: int | None,
    nothing: bool,
    encoding: str | None,
) -> AgreementResult:
    """Return the laboratory's figures on a table of labels. Raises TaskError for options about texts."""
    misplaced = ", ".join(name for name in _OF_TEXTS if name in options)
    if misplaced:
        raise TaskError(Wording("{options}: for texts, not for a table of labels", options=misplaced))
    distances, files = _distances(options)
    order = tuple(options.get("order", ()))
    request = LaboratoryRequest(_measure_names(measures), distances, seed, order)
    report = report_laboratory(table, request, files, names, encoding, nothing=nothing)
    kinds = [(section.kind, section.documents) for section in report.sections]
    return _result(laboratory_as_json(report), kinds, report.warnings)


def _distances(options: Mapping[str, Any]) -> "tuple[tuple[Any, ...], list[str | Source]]":
    """Return the distances of the program by name, and the others as files or as these would be read."""
    named: list[str] = []
    spelled: list[str | Source] = []
    for number, distance in enumerate(options.get("distances", ()), 1):
        if isinstance(distance, Mapping):
            spelled.append(distances_source(number, distance))
        else:
            named.append(os.fspath(distance))
    distances, files = named_distances(named)
    return distances, [*files, *spelled]


def _measure_names(measures: MeasureNames) -> tuple[str, ...]:
    """Return the names of measures that are asked for; none for all."""
    if measures == ALL:
        return ()
    names = (measures,) if isinstance(measures, str) and measures else tuple(measures)
    return _names_among(names, [measure.key for measure in ALL_MEASURES], "measure")


def _names_among(names: Sequence[str], choices: Sequence[str], noun: str) -> tuple[str, ...]:
    strange = next((name for name in names if name not in choices), None)
    if strange is not None:
        raise ValueError(f"there is no {noun} {strange!r}; there are {', '.join(choices)}")
    return tuple(names)


# --- results


def _result(
    encoded: bytes, kinds: Sequence[tuple[str, int]], warnings: Sequence[Diagnostic]
) -> AgreementResult:
    """Return a result read from its JSON; ``kinds`` are the sections' kinds and numbers of documents."""
    # Plain values are made of the JSON that the command prints, as all results of the library are. That of a
    # table has its only section at the top.
    value: dict[str, Any] = msgspec.json.decode(encoded)
    sections = value.get("sections") or [
        {**value, "kind": kind, "name": None, "documents": documents, "notes": []}
        for kind, documents in kinds
    ]
    read = tuple(map(_section, sections))
    figures = tuple(figure for section in read for figure in section.figures)
    task = value.get("task", "labels")
    return AgreementResult(
        task, value["signature"], tuple(value["annotators"]), figures, (), tuple(warnings), value, read
    )


def _section(section: Mapping[str, Any]) -> AgreementSection:
    basis, name = section["kind"], section["name"] or ""
    figures = tuple(_figure(basis, name, line) for line in section["measures"])
    return AgreementSection(
        basis, name, section["documents"], figures, section["why"], tuple(section["notes"])
    )


def _figure(basis: str, name: str, line: Mapping[str, Any]) -> AgreementFigure:
    return AgreementFigure(
        basis,
        name,
        "",
        "",
        line["measure"],
        line["value"],
        line["n"],
        line["reason"] or "",
        line["low"],
        line["high"],
        line["distance"],
        line["label"] or "",
        line["error"],
        line["p"],
        line["method"] or "",
        line["left_out"],
        line["landis_koch"] or "",
        line["gwet"] or "",
    )
