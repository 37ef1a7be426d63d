"""Scores: the engine's results as plain values, the same figures as on the command line."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Unpack

import msgspec

from annotally.library.sides import (
    GivenSide,
    PathLike,
    annotator_names,
    by_name,
    named_sides,
    paths_of,
    side_input,
)
from annotally.library.values import (
    ComparedPair,
    ComparisonResult,
    PairSide,
    ScoreEntry,
)
from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.alignment_options import USUAL_LIMIT
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.forgiven_edges import normal_name
from annotally.tasks.method_options import (
    SPEECH_OPTIONS,
    MethodOptions,
    split_realignment,
    with_method_options,
)
from annotally.tasks.resolve import Chosen, as_keys, choose_task
from annotally.tasks.similarity_profile import NOTHING_ASKED, LabelEquivalence, LabelFeature, SimilarityChoice
from annotally.tasks.task_names import file_name
from annotally.tasks.text_tolerance import TextTolerance, realigning
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally.workspace.inputs.arrangement import text_of_sides
from annotally.workspace.results import reason_words, scores_as_json

FEWEST, MOST = 2, 9
"""Numbers of annotators."""


def compare(
    key: GivenSide,
    response: GivenSide,
    task: str = "",
    *,
    config: PathLike | None = None,
    text: PathLike | Sequence[PathLike] = (),
    key_format: str | None = None,
    response_format: str | None = None,
    key_layer: str | None = None,
    response_layer: str | None = None,
    encoding: str | None = None,
    match: str = "",
    key2key: bool = False,
    skip_incomplete: bool = False,
    realign: float | str = USUAL_LIMIT,
    forgive_edges: Sequence[str] = (),
    ignore: Sequence[str] = (),
    labels: Mapping[str, str] | None = None,
    similarity_profile: str = "",
    score_profile: str = "",
    dimension_methods: PathLike | None = None,
    seed: int = 0,
    jobs: int | None = None,
    config_task: str = "",
    equivalence_class: Mapping[str, Sequence[str]] | None = None,
    text_format: str | None = None,
    response_text: PathLike | Sequence[PathLike] = (),
    tokens: PathLike | Sequence[PathLike] = (),
    repair_lookalikes: bool = False,
    **options: Unpack[MethodOptions],
) -> ComparisonResult:
    """Score a response against a key, as ``annotally score`` does with the options of the same names.

    ``task`` is a task's name, ``config`` a configuration or task file that defines one instead.
    ``equivalence_class`` maps a name to the labels counted under it. Raises InputRefused with every
    Diagnostic for inputs that cannot be compared, TaskError for a task that there is not or that does not
    know an option, and ValueError for a value that an option does not have.
    """
    # The same three steps as those of the command: the task as options change it, the request to open, and
    # the result as JSON, of which the plain values are made. So no figure can differ from what a command
    # prints, and the schema of the JSON is that of the values.
    choice = SimilarityChoice(
        config_task,
        similarity_profile,
        score_profile,
        _equivalences(equivalence_class),
        ignored=tuple(ignore),
        module=str(dimension_methods or ""),
        seed=seed,
        labels=_label_features(labels),
        matching=match,
    )
    chosen = _chosen(task, config, encoding, choice)
    refuse_unknown(chosen.task, skip_incomplete=skip_incomplete, tokens=tokens, response_text=response_text)
    tolerance = tolerance_of(realign, forgive_edges)
    realignment, own_options = split_realignment(chosen.task, tolerance.realigner, options, encoding)
    changed_task = _changed(chosen.task, own_options, encoding, is_configured=config is not None)
    sides = (
        side_input("key", key, key_format, key_layer),
        replace(
            side_input("response", response, response_format, response_layer), texts=paths_of(response_text)
        ),
    )
    request = OpenRequest(
        as_keys(changed_task) if key2key else changed_task,
        sides,
        texts_of(text, sides),
        text_format,
        encoding=encoding,
        warnings=chosen.warnings,
        outputs=chosen.outputs,
        tokens=paths_of(tokens),
        repair_lookalikes=repair_lookalikes,
        skip_incomplete=skip_incomplete,
        tolerance=tolerance,
        realignment=realignment,
        jobs=jobs,
    )
    return _result(open_workspace(request))


def request_among(
    annotators: Mapping[str, GivenSide] | Sequence[GivenSide],
    task: str,
    text: PathLike | Sequence[PathLike],
    *,
    names: Sequence[str] | None,
    format_name: str | None,
    layer: str | None,
    encoding: str | None,
    labels: Mapping[str, str] | None,
    match: str = "",
) -> OpenRequest:
    """Return the request to open annotators, of whom none is the key. Raises as `annotally.agreement`."""
    values, own_names = by_name(annotators)
    if not FEWEST <= len(values) <= MOST:
        raise ValueError(f"{len(values)} annotators; give two to nine")
    sides = named_sides(values, annotator_names(values, names or own_names), format_name, layer)
    chosen = _chosen(task, None, encoding, SimilarityChoice(labels=_label_features(labels), matching=match))
    return OpenRequest(
        as_keys(chosen.task),
        sides,
        texts_of(text, sides),
        encoding=encoding,
        warnings=chosen.warnings,
        annotators=True,
    )


def tolerance_of(realign: float | str, forgive_edges: Sequence[str]) -> TextTolerance:
    """Return the tolerance that the options of the same names ask for. Raises TaskError for other values."""
    return replace(realigning(str(realign)), edges=tuple(map(normal_name, forgive_edges)))


def texts_of(text: PathLike | Sequence[PathLike], sides: Sequence[SideInput]) -> tuple[str, ...]:
    """Return the texts named, else the only one that lies beside sides without text, as commands take it."""
    paths = paths_of(text)
    if paths or any(side.sources for side in sides):
        return paths
    # Sides in memory have their texts with them; beside files the same text is found as by the commands.
    beside = text_of_sides([side.paths for side in sides], [side.format for side in sides])
    return (beside,) if beside else ()


def _changed(
    task: TaskChoice, options: Mapping[str, Any], encoding: str | None, *, is_configured: bool
) -> TaskChoice:
    """Return the task as options of its method change it. Raises TaskError as the command line refuses."""
    misplaced = ", ".join(name for name in SPEECH_OPTIONS if name in options)
    if is_configured and misplaced:
        raise TaskError(
            Wording("{options}: for a task by its name, not for a configuration", options=misplaced)
        )
    return with_method_options(task, options, encoding)


def refuse_unknown(
    task: TaskChoice, *, tokens: object, skip_incomplete: bool = False, response_text: object = ()
) -> None:
    """Raise TaskError for options about reading that a task's method does not know."""
    spec = task.method_spec
    misplaced = {
        "skip_incomplete": skip_incomplete and not spec.refuses_one_sided,
        "tokens": bool(tokens) and not spec.compares_tokens,
        "response_text": bool(response_text) and not spec.aligns_texts,
    }
    names = ", ".join(name for name, is_misplaced in misplaced.items() if is_misplaced)
    if names:
        raise TaskError(Wording("{options}: not for {task}", options=names, task=task.name))


def _equivalences(classes: Mapping[str, Sequence[str]] | None) -> tuple[LabelEquivalence, ...]:
    return tuple(LabelEquivalence(name, tuple(labels)) for name, labels in (classes or {}).items())


def _label_features(labels: Mapping[str, str] | None) -> tuple[LabelFeature, ...]:
    return tuple(LabelFeature(layer, feature) for layer, feature in (labels or {}).items())


def _chosen(task: str, config: PathLike | None, encoding: str | None, choice: SimilarityChoice) -> Chosen:
    """Return the task as options change it. Raises TaskError for options that it does not know."""
    # The command line refuses the same combinations, in its own words, before it reads anything.
    if bool(task) == (config is not None):
        raise TaskError(Wording("give a task or a configuration, one of the two"))
    chosen = choose_task(file_name(os.fspath(config)) if config is not None else task, encoding, choice)
    if choice != NOTHING_ASKED and not chosen.task.method_spec.has_profiles:
        raise TaskError(
            Wording("options of comparisons by similarity are not for {task}", task=chosen.task.name)
        )
    if config is None and (choice.task or choice.similarity_profile or choice.score_profile):
        raise TaskError(Wording("tasks and profiles are those of a task file: give one as config"))
    if config is not None and choice.matching:
        raise TaskError(Wording("rules of matching are for the task spans, not for a configuration"))
    return chosen


def _result(workspace: Workspace) -> ComparisonResult:
    value: dict[str, Any] = msgspec.json.decode(scores_as_json(workspace))
    # Documents are called as their files call them, as `read` does: ids only match those of two sides.
    labels = {document["id"]: document["label"] for document in value["documents"]}
    totals = [
        ScoreEntry("", document["label"], document["tally"], document["measures"])
        for document in value["documents"]
    ]
    return ComparisonResult(
        value["task"],
        value["signature"],
        tuple(
            ScoreEntry(row["section"], row["name"], row["tally"], row["measures"]) for row in value["rows"]
        ),
        tuple(totals),
        ScoreEntry("", "", value["totals"]["tally"], value["totals"]["measures"]),
        tuple(_pair(pair, labels[pair["document"]]) for pair in value["pairs"]),
        tuple(workspace.warnings),
        value,
    )


def _pair(row: dict[str, Any], document: str) -> ComparedPair:
    # Rows of slots and fills have no type. Pairs by similarity have a similarity in place of F, which is null
    # for an annotation alone.
    return ComparedPair(
        document,
        row["level"],
        row.get("type", row["name"]),
        row["status"],
        row.get("similarity", row["score"]),
        row["rule"],
        reason_words(row["rule"]),
        _side(row, "key"),
        _side(row, "response"),
        {name: facet["status"] for name, facet in row["facets"].items()},
        tuple(_pair(child, document) for child in row["children"]),
    )


def _side(row: dict[str, Any], side: str) -> PairSide | None:
    # Classes of coreference, and gold mentions with several system mentions, have a list of names.
    name, extent = row[side], row[f"{side}_extent"]
    if name is None:
        return None
    spelled = name if isinstance(name, str) else ",".join(name)
    return PairSide(spelled, row[f"{side}_text"] or "", (extent[0], extent[1]) if extent else None)
