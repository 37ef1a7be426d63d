"""Signatures of scores (C4), and the terms that two results must share to be compared."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import NamedTuple

from annotally.formats.io import load_source
from annotally.formats.regular_files import content_of
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import error
from annotally.model.text import Source, digest
from annotally.model.wording import Wording
from annotally.reports.tables.comparability import PROGRAM, Terms
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.forgiven_edges import find_edges, note_of
from annotally.tasks.label_features import named_labels
from annotally.tasks.plugin_methods import plugin_notes
from annotally.tasks.similarity_profile import ValueChoice
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, Realigner
from annotally.text.alignment.rules import Aligner, AlignmentRules, Voice
from annotally.text.edges import Edges
from annotally.workspace.inputs.reading import ReadInputs
from annotally.workspace.inputs.text_versions import Versions
from annotally.workspace.request import USUAL_REALIGNMENT, OpenRequest

_SIGNED_NAMES: Mapping[type, str] = {ValueChoice: "Choice"}
"""The names of classes in signatures, where classes have got others since."""


class Signed(NamedTuple):
    """The inputs that were read for a comparison, which stay whatever task it is compared by."""

    request: OpenRequest
    key: str
    """Digest of the files of the first side, which is the key where there is one."""
    inputs: tuple[str, ...]
    """Names and digests of everything that was read, as a signature lists them."""
    shared: tuple[str, ...] = ()
    """The names and digests of the token tables and texts that both sides stand on."""
    notes: tuple[str, ...] = ()
    """Further notes on the inputs for the reader of a score."""

    @property
    def edges(self) -> Edges:
        """Characters that do not count at the edges of extents."""
        return find_edges(self.request.tolerance.edges, self.request.encoding)

    def signature(self, task: TaskChoice) -> str:
        """Return the signature by a task: version, task, configuration and input digests (C4).

        Raises InputRefused for a module of methods that cannot be read.
        """
        # Everything that a score depends on, in a fixed order and parted by bars, so that signatures compare
        # as text.
        parts = [PROGRAM, task.name, f"task {_definition(task)}", *_rules(task), *self.inputs]
        if task.scoring_method is ScoringMethod.KEY2KEY:
            parts.append(task.scoring_method.value)
        sides = self.request.sides
        parts += [f"{side.name} layer {side.layer}" for side in sides if side.layer]
        if isinstance(task, TaskDefinition):
            parts += named_labels(task.similarity.schema)
        return " | ".join((*parts, *_reading(self.request), *self.notes))

    def terms(self, task: TaskChoice, labels: Sequence[str] = ()) -> Terms:
        """Return the terms by a task as it was asked for, before the data completed it.

        ``labels`` says which features of the key's layers are labels (C9).
        """
        options = [*_rules(task), *self.shared, *labels]
        if task.scoring_method is ScoringMethod.KEY2KEY:
            options.append(task.scoring_method.value)
        if layer := self.request.sides[0].layer:
            options.append(f"key layer {layer}")
        options += _reading(self.request)
        return Terms(PROGRAM, task.name, _definition(task), self.key, tuple(options))


def sign_inputs(
    request: OpenRequest, inputs: ReadInputs, versions: Versions, notes: tuple[str, ...]
) -> Signed:
    """Return the inputs of a signature: the sides, their common tokens, and texts that are aligned.

    Several annotators are listed by name, for none of them comes first.
    """
    # Token tables count for every score, texts only where they are aligned.
    shared = inputs.token_sources
    listed = list(shared)
    listed += [
        texts
        for texts in (inputs.texts, inputs.response_texts)
        if versions.texts and texts is not None and texts not in listed
    ]
    sets: list[AnnotationSet] = list(versions.sets)
    if request.annotators:
        sets.sort(key=lambda side: side.name)
    parts = [*sets, *(result.annotations for result in listed)]
    digests = [sources_digest(part.sources) for part in parts]
    lines = tuple(f"{part.name} {digest}" for part, digest in zip(parts, digests, strict=True))
    return Signed(request, digests[0], lines, lines[len(sets) : len(sets) + len(shared)], notes)


def sources_digest(sources: Iterable[Source]) -> str:
    """Return one digest for files; the order in which they were named does not change it."""
    return joined_digest(source.byte_digest() for source in sources)


def joined_digest(digests: Iterable[str]) -> str:
    """Return one digest for those of files, in whatever order."""
    # All digests have one length, so that joined without a separator they still tell which files there were.
    return digest("".join(sorted(digests)).encode())


def file_digests(request: OpenRequest, inputs: ReadInputs) -> dict[str, str]:
    """Return the digest of every file that was read, by its path: texts and modules of methods, too.

    Raises InputRefused for a module that cannot be read.
    """
    module = module_path(request.task)
    digests = {module: digest(_module_bytes(module))} if module else {}
    results = (*inputs.sides, *inputs.tables, inputs.texts, inputs.response_texts)
    sources = (source for result in results if result for source in result.annotations.sources)
    lists = (load_source(path, request.encoding, any_content=True) for path in request.tolerance.lists)
    return digests | {source.path: source.byte_digest() for source in (*sources, *lists)}


def _definition(task: TaskChoice) -> str:
    """Return a digest of the content of a task: of its files the content counts, not their place."""
    if isinstance(task, DerivedSimilarityTask):
        return digest(spell_value(replace(task, rules=replace(task.rules, module="", labels=()))).encode())
    if isinstance(task, TaskDefinition) and task.similarity.module:
        task = replace(task, similarity=replace(task.similarity, module=""))
    alignment = task.alignment
    if alignment.glm is not None or alignment.lexicon is not None:
        task = replace(task, alignment=replace(alignment, glm=None, lexicon=None))
    return digest(spell_value(task).encode())


def spell_value(value: object) -> str:
    """Return a task, or a value inside one, as signatures have always spelled it.

    Each field by its name, in the order of declaration, so that no digest depends on a method of a class. A
    class or a field that gets another name keeps its old one here: digests stand in saved projects.
    """
    # It follows `repr` of dataclasses, by which signatures were once made. Types are compared exactly, for a
    # named tuple or another subclass has always been spelled by its own `repr`.
    if is_dataclass(value) and not isinstance(value, type):
        kind = type(value)
        parts = [
            f"{part.name}={spell_value(getattr(value, part.name))}" for part in fields(kind) if part.repr
        ]
        return f"{_SIGNED_NAMES.get(kind, kind.__qualname__)}({', '.join(parts)})"
    if type(value) is tuple:
        return f"({', '.join(map(spell_value, value))}{',' * (len(value) == 1)})"
    if type(value) is dict:
        return f"{{{', '.join(f'{spell_value(key)}: {spell_value(item)}' for key, item in value.items())}}}"
    return repr(value)


def _rules(task: TaskChoice) -> list[str]:
    """Return digests of the files of a task, its rule of matching, and the voice that pronounces words."""
    parts = []
    if module := module_path(task):
        parts.append(f"methods {digest(_module_bytes(module))}")
    if matching := matching_of(task):
        parts.append(f"matching {matching}")
    if isinstance(task, DerivedSimilarityTask):
        return parts
    if isinstance(task, TaskDefinition):
        parts += plugin_notes(task)
    parts += _alignment_parts(task.alignment)
    return parts


def _alignment_parts(alignment: AlignmentRules) -> list[str]:
    """Return the files of an alignment by their content, and the version of a voice."""
    parts = []
    files: Sequence[tuple[str, Source | None]] = (("glm", alignment.glm), ("lexicon", alignment.lexicon))
    parts += [f"{name} {sources_digest([source])}" for name, source in files if source is not None]
    if isinstance(alignment.sounds, Voice) and alignment.aligner is Aligner.PHONETIC:
        from annotally.text.phonetics.espeak import voices_version

        # Another version may pronounce words in another way.
        parts.append(f"{alignment.sounds} ({voices_version()})")
    return parts


def _reading(request: OpenRequest) -> list[str]:
    """Return how the inputs were read, where it is not the usual way."""
    tolerance = request.tolerance
    ways = {
        "look-alikes repaired": request.repair_lookalikes,
        "incomplete pairs skipped": request.skip_incomplete,
        f"realigned up to {tolerance.percent:g} %": tolerance.percent != USUAL_TOLERANCE.percent,
        f"realigned by {tolerance.realigner}": tolerance.realigner is not Realigner.NONE,
        f"{len(request.sides)} annotators": request.annotators,
        f"encoding {request.encoding}": bool(request.encoding),
    }
    edges = [note_of(tolerance.edges, request.encoding)] if tolerance.edges else []
    return [*(way for way, is_used in ways.items() if is_used), *_realignment(request.realignment), *edges]


def _realignment(rules: AlignmentRules) -> list[str]:
    """Return the parts of a signature about the words of realigned texts that are not aligned as usual."""
    parts = {
        f"sounds {rules.sounds}": rules.sounds != USUAL_REALIGNMENT.sounds,
        f"spelling weight {rules.spelling}": rules.spelling != USUAL_REALIGNMENT.spelling,
        f"group weight {rules.group}": rules.group != USUAL_REALIGNMENT.group,
    }
    return [*(part for part, differs in parts.items() if differs), *_alignment_parts(rules)]


def module_path(task: TaskChoice) -> str:
    """Return where the owner's module of methods lies, empty if there is none."""
    if isinstance(task, DerivedSimilarityTask):
        return task.rules.module
    return task.similarity.module if isinstance(task, TaskDefinition) else ""


def matching_of(task: TaskChoice) -> str:
    """Return the rule by which a task's spans match, empty if there is none."""
    if isinstance(task, DerivedSimilarityTask):
        return task.rules.matching
    return task.similarity.matching if isinstance(task, TaskDefinition) else ""


def _module_bytes(path: str) -> bytes:
    try:
        return content_of(path)
    except OSError as problem:
        problem_text = Wording("cannot be read: {problem}", problem=str(problem.strerror))
        raise error(
            path,
            0,
            0,
            problem_text,
            Wording("the Python module of the task's methods"),
            Wording("choose another module"),
        ) from None
