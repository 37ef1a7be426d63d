"""Profiles of a task that are being edited: changes as values, findings, the text of the task file.

No Qt. Every change is a function from a profile to another one, so that undoing is going back to a value.
Those of score profiles stand in `score_changes`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple, TypeVar

from annotally.methods.similarity.profiles import DEFAULT_SPANLESS, DEFAULT_SPANNED
from annotally.model.diagnostics import Severity, TaskError
from annotally.model.text import Source
from annotally.model.wording import Wording, verbatim
from annotally.reports.messages import SimilaritySetup
from annotally.tasks.mat.task import MatTask, read_mat_task
from annotally.tasks.mat.writer import edited_task_text, new_task_text
from annotally.tasks.near_names import perhaps
from annotally.tasks.similarity.builtin_methods import (
    ANNOTATION_REMAINDER,
    BUILT_IN,
    LABEL,
    NONANNOTATION_REMAINDER,
    OPTIONS,
    SET_SIMILARITY,
    SPAN,
    built_in,
)
from annotally.tasks.similarity.checks import profile_findings, score_findings
from annotally.tasks.similarity.findings import Finding, FindingKey
from annotally.tasks.similarity.user_functions import OwnFunction, OwnMethods
from annotally.tasks.similarity_profile import (
    AttributeEquivalence,
    Dimension,
    Label,
    Schema,
    ScoreProfile,
    SimilarityProfile,
    SimilarityTask,
    TagProfile,
)
from annotally.tasks.task_names import TEXT, text_name

VALUES_OF_DIMENSION, VALUES_OF_ROW = 2, 1
"""Number of a method's arguments: the two values compared, or one annotation."""


class Profiles(NamedTuple):
    """The profiles being edited: both kinds that are in force."""

    similarity: SimilarityProfile
    score: ScoreProfile


class ProfileDraft:
    """The profiles in force of a task, to be changed; ``profiles`` are the current ones."""

    def __init__(self, setup: SimilaritySetup) -> None:
        # The task file is parsed again from its text, since editing it in place needs the places of its
        # elements, which a task alone does not have.
        self._setup = setup
        choice = setup.choice
        self._file: MatTask | None = None
        if setup.text:
            source = Source(setup.path, setup.text)
            self._file = read_mat_task(source, choice.task, own_methods=bool(choice.module))
        file = setup.file
        similarity = SimilarityProfile(choice.similarity_profile)
        self.original = Profiles(
            _find_profile(file.similarity_profiles, similarity),
            _find_profile(file.score_profiles, ScoreProfile(choice.score_profile)),
        )
        self.profiles = self.original
        self._finding_cache: tuple[Profiles, tuple[Finding, ...]] | None = None
        self._text_cache: tuple[Profiles, str] | None = None
        """Findings and text, each behind the profiles it was computed from."""

    @property
    def profile(self) -> SimilarityProfile:
        """The similarity profile as it is now."""
        return self.profiles.similarity

    @profile.setter
    def profile(self, profile: SimilarityProfile) -> None:
        self.profiles = self.profiles._replace(similarity=profile)

    @property
    def score(self) -> ScoreProfile:
        """The score profile as it is now."""
        return self.profiles.score

    @property
    def changed(self) -> bool:
        """Whether the profiles differ from those that were opened or saved."""
        return self.profiles != self.original

    @property
    def own(self) -> OwnMethods:
        """The functions of the module that the owner has named in preferences."""
        return self._setup.own_methods

    @property
    def schema(self) -> Schema:
        """The labels of the task and their attributes."""
        return self._setup.file.schema

    @property
    def path(self) -> str:
        """The task file; empty for a task from the data."""
        return self._setup.path

    @property
    def unsaved(self) -> bool:
        """Whether the task was changed before it was opened here, so that no file has it."""
        return self._setup.name.startswith(TEXT)

    @property
    def task(self) -> SimilarityTask:
        """The task with the profiles as they are now."""
        file, original = self._setup.file, self.original
        if self.profile != original.similarity:
            file = replace(file, similarity_profiles=_put_profile(file.similarity_profiles, self.profile))
        if self.score != original.score:
            file = replace(file, score_profiles=_put_profile(file.score_profiles, self.score))
        return file

    def text(self) -> str:
        """Return the task file with the current profiles; the rest of its text is unchanged.

        Raises TaskError for a value that no file can hold.
        """
        # Values are immutable, so an edit makes another `Profiles` and comparing them tells whether the cache
        # holds.
        if self._text_cache is None or self._text_cache[0] != self.profiles:
            task = self.task
            text = new_task_text(task) if self._file is None else edited_task_text(self._file, task)
            self._text_cache = self.profiles, text
        return self._text_cache[1]

    def task_name(self) -> str:
        """Return the name of the task to compare by: as it was opened, or with its text."""
        return text_name(self._setup.path, self.text()) if self.changed else self._setup.name

    def findings(self) -> tuple[Finding, ...]:
        """Return the findings about the profiles; keys as in `annotally.tasks.similarity.findings`.

        Values that only a file would lose, such as a blank at the end of a name, are reported where there is
        no other error; these findings have no key.
        """
        if self._finding_cache is None or self._finding_cache[0] != self.profiles:
            self._finding_cache = self.profiles, tuple(self._findings())
        return self._finding_cache[1]

    def _findings(self) -> list[Finding]:
        # Only a changed profile is written as text, and only if it is sound otherwise: errors of writing
        # would repeat the others.
        has = bool(self._setup.choice.module)
        findings = list(profile_findings(self.schema, self.profile, own_methods=has))
        findings += score_findings(self.schema, self.score, own_methods=has)
        if has:
            findings += self._unknown_methods()
        if self.changed and not any(finding.severity is Severity.ERROR for finding in findings):
            try:
                self.text()
            except TaskError as problem:
                expected = Wording("what a task file can contain")
                findings.append(Finding((), problem.sentence, expected, Wording("change it")))
        return findings

    def _unknown_methods(self) -> Iterator[Finding]:
        """Find methods that the owner's module does not have, as far as that is known without running it."""
        key: FindingKey
        for tag, tags in enumerate(self.profile.tag_profiles):
            for place, dimension in enumerate(tags.dimensions):
                if dimension.method not in BUILT_IN:
                    key = ("tag_profile", tag, "dimension", place, "method")
                    yield from self._unknown_method(key, dimension.method, VALUES_OF_DIMENSION)
        for number, row in enumerate(self.score.partition_decompositions):
            if row.method:
                key = ("partition_decomposition", number, "method")
                yield from self._unknown_method(key, row.method, VALUES_OF_ROW)

    def _unknown_method(self, key: FindingKey, name: str, values: int) -> Iterator[Finding]:
        path = self.own.path or self._setup.choice.module
        if self.own.problem:
            message = Wording("{path} {problem}", path=path, problem=self.own.problem)
            yield Finding(
                key, message, Wording("a Python module"), Wording("correct the module, or choose another")
            )
            return
        # A module that was not run may define names dynamically: then a name that cannot be ruled out is no
        # error.
        fitting = [function.name for function in self.own.taking(values)]
        is_known = self.own.named(name) is not None
        if name in fitting or (not is_known and self.own.may_have(name)):
            return
        listed = verbatim(", ".join(fitting)) or Wording("a module with such a function")
        if is_known:
            message = Wording("function {name}, which does not take one annotation", name=name)
            if values == VALUES_OF_DIMENSION:
                message = Wording("function {name}, which does not take two values", name=name)
            yield Finding(key, message, listed, Wording("use {names}", names=listed))
        else:
            remedy = perhaps(name, fitting, Wording("available: {names}", names=listed))
            message = Wording("no function {name!r} in {path}", name=name, path=path)
            yield Finding(key, message, listed, remedy)

    @property
    def usable(self) -> bool:
        """Whether the profiles have no errors, so that they can be compared by."""
        return not any(finding.severity is Severity.ERROR for finding in self.findings())

    def method_of(self, tag: int, name: str) -> str:
        """Return the method of a dimension: the one named, else that of the program."""
        tags = self.profile.tag_profiles[tag]
        method = next((dimension.method for dimension in tags.dimensions if dimension.name == name), "")
        return method or built_in(name, points=self._has_pointers(tags, name))

    def options_of(self, tag: int, name: str) -> tuple[str, ...]:
        """Return the options that the method of a dimension has, and those the profile gives it besides."""
        method = self.method_of(tag, name)
        if method in OPTIONS:
            return OPTIONS[method]
        dimensions = self.profile.tag_profiles[tag].dimensions
        profile_options = [
            option for dimension in dimensions if dimension.name == name for option, _ in dimension.options
        ]
        return tuple(dict.fromkeys((*self._own_options(method), *profile_options)))

    def _own_options(self, method: str) -> tuple[str, ...]:
        function = self.own.named(method)
        return () if function is None else function.options

    def methods_of(self, tag: int, name: str) -> tuple[str, ...]:
        """Return the methods a dimension can have: that of the program first, then those of the owner."""
        tags = self.profile.tag_profiles[tag]
        program = built_in(name, points=self._has_pointers(tags, name))
        if name in (NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER):
            return (program,)
        functions: tuple[OwnFunction, ...] = self.own.taking(VALUES_OF_DIMENSION)
        return tuple(
            dict.fromkeys((program, *(function.name for function in functions), self.method_of(tag, name)))
        )

    def with_method(self, tag: int, place: int, method: str) -> SimilarityProfile:
        """Return the profile in which a dimension has another method, and of the options those it knows."""
        dimension = self.profile.tag_profiles[tag].dimensions[place]
        allowed = OPTIONS[method] if method in OPTIONS else self._own_options(method)
        # The program's own method need not be written but where several attributes are compared together.
        method_name = "" if method in BUILT_IN and method != SET_SIMILARITY else method
        options = tuple((name, value) for name, value in dimension.options if name in allowed)
        return with_dimension(
            self.profile, tag, place, replace(dimension, method=method_name, options=options)
        )

    def _has_pointers(self, tags: TagProfile, name: str) -> bool:
        # An equivalence points if any of its attributes does, in any of the labels; other dimensions are an
        # attribute of their own name.
        members = next(
            (equivalence.attributes for equivalence in tags.equivalences if equivalence.name == name), (name,)
        )
        labels = [self.schema.by_name[label] for label in tags.labels if label in self.schema.by_name]
        attributes = (label.by_name.get(member) for label in labels for member in members)
        return any(attribute is not None and attribute.points for attribute in attributes)

    def addable(self, tag: int) -> tuple[str, ...]:
        """Return the dimensions that a tag profile could have besides its own."""
        # The order is that of the list a person chooses from: the label, what all labels share,
        # equivalences, the two remainders.
        tags = self.profile.tag_profiles[tag]
        labels = [self.schema.by_name[name] for name in tags.labels if name in self.schema.by_name]
        names = [LABEL, *(_shared_dimensions(labels) if labels else ())]
        names += [equivalence.name for equivalence in tags.equivalences]
        names += [NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER]
        there = {dimension.name for dimension in tags.dimensions}
        return tuple(name for name in dict.fromkeys(names) if name not in there)

    def attributes(self, tag: int) -> tuple[str, ...]:
        """Return the attributes that labels of a tag profile have."""
        labels = [self.schema.by_name.get(name) for name in self.profile.tag_profiles[tag].labels]
        return tuple(dict.fromkeys(name for label in labels if label is not None for name in label.by_name))

    def unprofiled(self) -> tuple[str, ...]:
        """Return the labels that no tag profile has: they are compared by the program's own."""
        there = {label for tags in self.profile.tag_profiles for label in tags.labels}
        return tuple(label.name for label in self.schema.labels if label.name not in there)


def _shared_dimensions(labels: Sequence[Label]) -> list[str]:
    """Return the dimensions of which every one of some labels has values."""
    # A dimension must exist for every label of the tag profile, hence the intersection of their attributes.
    shared = set.intersection(*(set(label.by_name) for label in labels))
    attributes = [attribute for attribute in labels[0].attributes if attribute.name in shared]
    pointers = [attribute.name for attribute in attributes if attribute.points]
    span = [SPAN] if all(label.spanned for label in labels) else []
    together = [",".join(pointers)] if len(pointers) > 1 else []
    return [*span, *(attribute.name for attribute in attributes), *together]


Kind = TypeVar("Kind", SimilarityProfile, ScoreProfile)


def _find_profile(profiles: tuple[Kind, ...], otherwise: Kind) -> Kind:
    """Return the profile with the name of ``otherwise``, else ``otherwise`` itself."""
    return next((profile for profile in profiles if profile.name == otherwise.name), otherwise)


def _put_profile(profiles: tuple[Kind, ...], profile: Kind) -> tuple[Kind, ...]:
    """Return profiles with ``profile`` in the place of the one of its name, else ahead of all."""
    replaced: list[Kind] = []
    for candidate in profiles:
        replaced.append(profile if candidate.name == profile.name else candidate)
    if profile not in replaced:
        replaced.insert(0, profile)
    return tuple(replaced)


def with_tags(profile: SimilarityProfile, tag: int, tags: TagProfile) -> SimilarityProfile:
    """Return a profile with ``tags`` in the place of one of its tag profiles."""
    tag_profiles = profile.tag_profiles
    return replace(profile, tag_profiles=(*tag_profiles[:tag], tags, *tag_profiles[tag + 1 :]))


def with_labels(profile: SimilarityProfile, tag: int, text: str) -> SimilarityProfile:
    """Return a profile with one of its tag profiles for other labels: names with commas between."""
    return with_tags(profile, tag, replace(profile.tag_profiles[tag], labels=names_in(text)))


def names_in(text: str) -> tuple[str, ...]:
    """Return names that stand in a text with commas between."""
    return tuple(name for name in (part.strip() for part in text.split(",")) if name)


def with_dimension(
    profile: SimilarityProfile, tag: int, place: int, dimension: Dimension | None
) -> SimilarityProfile:
    """Return a profile with another dimension in one place, or a further one there; None takes it out."""
    tags = profile.tag_profiles[tag]
    new = () if dimension is None else (dimension,)
    dimensions = tags.dimensions
    return with_tags(
        profile, tag, replace(tags, dimensions=(*dimensions[:place], *new, *dimensions[place + 1 :]))
    )


def with_weight(profile: SimilarityProfile, tag: int, place: int, weight: Fraction) -> SimilarityProfile:
    """Return a profile in which a dimension has another weight."""
    dimension = profile.tag_profiles[tag].dimensions[place]
    return with_dimension(profile, tag, place, replace(dimension, weight=weight))


def with_option(profile: SimilarityProfile, tag: int, place: int, name: str, value: str) -> SimilarityProfile:
    """Return a profile in which a dimension has another value of an option; an empty one takes it out."""
    dimension = profile.tag_profiles[tag].dimensions[place]
    options = dict(dimension.options)
    options[name] = value
    entries = tuple((option, setting) for option, setting in options.items() if setting)
    return with_dimension(profile, tag, place, replace(dimension, options=entries))


def with_new(profile: SimilarityProfile, tag: int, name: str) -> SimilarityProfile:
    """Return a profile with one dimension more, of weight 1; several names have commas between."""
    several = names_in(name)
    dimension = Dimension(",".join(several), Fraction(1), SET_SIMILARITY if len(several) > 1 else "")
    return with_dimension(profile, tag, len(profile.tag_profiles[tag].dimensions), dimension)


def with_equivalence(
    profile: SimilarityProfile, tag: int, place: int, equivalence: AttributeEquivalence | None
) -> SimilarityProfile:
    """Return a profile with another equivalence of attributes in one place; None takes it out (A9).

    Its dimension is renamed or removed with it. Where there is none yet, the first dimension of one of its
    attributes becomes its dimension; those of the other attributes are removed, being part of it.
    """
    tags = profile.tag_profiles[tag]
    equivalences = tags.equivalences
    new = () if equivalence is None else (equivalence,)
    before = equivalences[place].name if place < len(equivalences) else ""
    changed = replace(tags, equivalences=(*equivalences[:place], *new, *equivalences[place + 1 :]))
    dimensions = _adapt_dimensions(tags.dimensions, before, equivalence)
    return with_tags(profile, tag, replace(changed, dimensions=dimensions))


def _adapt_dimensions(
    dimensions: tuple[Dimension, ...], before: str, equivalence: AttributeEquivalence | None
) -> tuple[Dimension, ...]:
    """Return dimensions adapted to an equivalence; ``before`` is its old name, empty: it is new."""
    if equivalence is None:
        return tuple(dimension for dimension in dimensions if dimension.name != before)
    if not equivalence.name:
        return dimensions
    # The first dimension of a member becomes the equivalence's, unless that has a dimension already; those of
    # the other members are dropped.
    members = {*equivalence.attributes, *([before] if before else [])} - {equivalence.name}
    adapted: list[Dimension] = []
    for dimension in dimensions:
        renamed = replace(dimension, name=equivalence.name) if dimension.name in members else dimension
        if renamed is dimension or all(rival.name != equivalence.name for rival in (*dimensions, *adapted)):
            adapted.append(renamed)
    return tuple(adapted)


def with_own(profile: SimilarityProfile, label: Label) -> SimilarityProfile:
    """Return a profile with a tag profile for a label, a copy of the program's own."""
    tags = replace(DEFAULT_SPANNED if label.spanned else DEFAULT_SPANLESS, labels=(label.name,))
    return replace(profile, tag_profiles=(*profile.tag_profiles, tags))


def without_tags(profile: SimilarityProfile, tag: int) -> SimilarityProfile:
    """Return a profile without one of its tag profiles."""
    tag_profiles = profile.tag_profiles
    return replace(profile, tag_profiles=(*tag_profiles[:tag], *tag_profiles[tag + 1 :]))


def with_strata(profile: SimilarityProfile, lines: tuple[str, ...]) -> SimilarityProfile:
    """Return a profile with these strata, each a line of names; empty lines are none."""
    return replace(profile, strata=tuple(names for names in map(names_in, lines) if names))
