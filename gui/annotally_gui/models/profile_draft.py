"""Profiles of a task that are being edited: changes as values, what is wrong with them, the text of the file.

No Qt. Every change is a function from a profile to another one, so that undoing is going back to a value.
Those of score profiles stand in `score_changes`.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple, TypeVar

from annotally.methods.similarity.profiles import DEFAULT_SPANLESS, DEFAULT_SPANNED
from annotally.model.diagnostics import Severity, TaskError
from annotally.model.text import Source
from annotally.reports.messages import SimilaritySetup
from annotally.tasks.mat.task import MatTask, read_mat_task
from annotally.tasks.mat.writer import edited_task_text, new_task_text
from annotally.tasks.muc_config.values import perhaps
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
from annotally.tasks.similarity.findings import Finding, Key
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
"""How many values a method is given: the two that are compared, or one annotation."""


class Profiles(NamedTuple):
    """What is edited: both kinds of profile that are in force."""

    similarity: SimilarityProfile
    score: ScoreProfile


class ProfileDraft:
    """The profiles in force of a task, to be changed. ``profiles`` is what they are now."""

    def __init__(self, setup: SimilaritySetup) -> None:
        self._setup = setup
        choice = setup.choice
        self._file: MatTask | None = None
        if setup.text:
            source = Source(setup.path, setup.text)
            self._file = read_mat_task(source, choice.task, own_methods=bool(choice.module))
        file = setup.file
        similarity = SimilarityProfile(choice.similarity_profile)
        self.original = Profiles(
            _named(file.similarity_profiles, similarity),
            _named(file.score_profiles, ScoreProfile(choice.score_profile)),
        )
        self.profiles = self.original
        self._found: tuple[Profiles, tuple[Finding, ...]] | None = None
        self._written: tuple[Profiles, str] | None = None
        """What was found wrong, and the text, of the profiles that stand before it."""

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
        """Whether anything is not as it was opened, or saved."""
        return self.profiles != self.original

    @property
    def own(self) -> OwnMethods:
        """The functions of the module that the owner has named in preferences."""
        return self._setup.own

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
        """Whether the task had been changed before, and is in no file so."""
        return self._setup.name.startswith(TEXT)

    @property
    def task(self) -> SimilarityTask:
        """The task with the profiles as they are now."""
        file, original = self._setup.file, self.original
        if self.profile != original.similarity:
            file = replace(file, similarity_profiles=_with(file.similarity_profiles, self.profile))
        if self.score != original.score:
            file = replace(file, score_profiles=_with(file.score_profiles, self.score))
        return file

    def text(self) -> str:
        """Return the task file with the profiles as they are now; only what changed is changed.

        Raises TaskError for what no file can hold.
        """
        if self._written is None or self._written[0] != self.profiles:
            task = self.task
            text = new_task_text(task) if self._file is None else edited_task_text(self._file, task)
            self._written = self.profiles, text
        return self._written[1]

    def task_name(self) -> str:
        """Return the name of the task to compare by: as it was opened, or with its text."""
        return text_name(self._setup.path, self.text()) if self.changed else self._setup.name

    def findings(self) -> tuple[Finding, ...]:
        """Return what is wrong with the profiles; keys as in `annotally.tasks.similarity.findings`.

        What only a file would lose, such as a blank at the end of a name, is found if nothing else is; it has
        no key.
        """
        if self._found is None or self._found[0] != self.profiles:
            self._found = self.profiles, tuple(self._findings())
        return self._found[1]

    def _findings(self) -> list[Finding]:
        has = bool(self._setup.choice.module)
        found = list(profile_findings(self.schema, self.profile, own_methods=has))
        found += score_findings(self.schema, self.score, own_methods=has)
        if has:
            found += self._unknown_methods()
        if self.changed and not any(one.severity is Severity.ERROR for one in found):
            try:
                self.text()
            except TaskError as problem:
                expected = "what a task file can hold"
                found.append(Finding((), str(problem), expected, "write it otherwise"))
        return found

    def _unknown_methods(self) -> Iterator[Finding]:
        """Find methods that the owner's module does not have, as far as that is known without running it."""
        key: Key
        for tag, tags in enumerate(self.profile.tag_profiles):
            for place, one in enumerate(tags.dimensions):
                if one.method not in BUILT_IN:
                    key = ("tag_profile", tag, "dimension", place, "method")
                    yield from self._unknown_method(key, one.method, VALUES_OF_DIMENSION)
        for number, row in enumerate(self.score.partition_decompositions):
            if row.method:
                key = ("partition_decomposition", number, "method")
                yield from self._unknown_method(key, row.method, VALUES_OF_ROW)

    def _unknown_method(self, key: Key, name: str, values: int) -> Iterator[Finding]:
        path = self.own.path or self._setup.choice.module
        if self.own.problem:
            yield Finding(key, f"{path} {self.own.problem}", "a Python module", "mend it, or name another")
            return
        fitting = [one.name for one in self.own.taking(values)]
        known = self.own.named(name) is not None
        if name in fitting or (not known and self.own.may_have(name)):
            return
        listed = ", ".join(fitting) or "a module that has one"
        what = "two values" if values == VALUES_OF_DIMENSION else "one annotation"
        if known:
            yield Finding(key, f"function {name}, which does not take {what}", listed, f"write {listed}")
        else:
            remedy = perhaps(name, fitting, f"there is {listed}")
            yield Finding(key, f"no function {name!r} in {path}", listed, remedy)

    @property
    def usable(self) -> bool:
        """Whether nothing is so wrong that it could not be compared by."""
        return not any(one.severity is Severity.ERROR for one in self.findings())

    def method_of(self, tag: int, name: str) -> str:
        """Return the method of a dimension: the one named, else that of the program."""
        tags = self.profile.tag_profiles[tag]
        named = next((one.method for one in tags.dimensions if one.name == name), "")
        return named or built_in(name, points=self._points(tags, name))

    def options_of(self, tag: int, name: str) -> tuple[str, ...]:
        """Return the options that the method of a dimension has, and what else it is given."""
        method = self.method_of(tag, name)
        if method in OPTIONS:
            return OPTIONS[method]
        dimensions = self.profile.tag_profiles[tag].dimensions
        given = [option for one in dimensions if one.name == name for option, _ in one.options]
        return tuple(dict.fromkeys((*self._own_options(method), *given)))

    def _own_options(self, method: str) -> tuple[str, ...]:
        function = self.own.named(method)
        return () if function is None else function.options

    def methods_of(self, tag: int, name: str) -> tuple[str, ...]:
        """Return the methods a dimension can have: that of the program first, then those of the owner."""
        tags = self.profile.tag_profiles[tag]
        program = built_in(name, points=self._points(tags, name))
        if name in (NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER):
            return (program,)
        own: tuple[OwnFunction, ...] = self.own.taking(VALUES_OF_DIMENSION)
        return tuple(dict.fromkeys((program, *(one.name for one in own), self.method_of(tag, name))))

    def with_method(self, tag: int, place: int, method: str) -> SimilarityProfile:
        """Return the profile in which a dimension has another method, and of the options those it knows."""
        dimension = self.profile.tag_profiles[tag].dimensions[place]
        known = OPTIONS[method] if method in OPTIONS else self._own_options(method)
        # The program's own method need not be written but where several attributes are compared together.
        written = "" if method in BUILT_IN and method != SET_SIMILARITY else method
        options = tuple((name, said) for name, said in dimension.options if name in known)
        return with_dimension(self.profile, tag, place, replace(dimension, method=written, options=options))

    def _points(self, tags: TagProfile, name: str) -> bool:
        members = next((one.attributes for one in tags.equivalences if one.name == name), (name,))
        labels = [self.schema.by_name[label] for label in tags.labels if label in self.schema.by_name]
        found = (label.by_name.get(member) for label in labels for member in members)
        return any(attribute is not None and attribute.points for attribute in found)

    def addable(self, tag: int) -> tuple[str, ...]:
        """Return the dimensions that a tag profile could have besides its own."""
        tags = self.profile.tag_profiles[tag]
        labels = [self.schema.by_name[name] for name in tags.labels if name in self.schema.by_name]
        names = [LABEL, *([SPAN] if labels and all(one.spanned for one in labels) else [])]
        if labels:
            shared = set.intersection(*(set(one.by_name) for one in labels))
            names += [one.name for one in labels[0].attributes if one.name in shared]
            together = [one.name for one in labels[0].attributes if one.name in shared and one.points]
            names += [",".join(together)] if len(together) > 1 else []
        names += [one.name for one in tags.equivalences]
        names += [NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER]
        there = {one.name for one in tags.dimensions}
        return tuple(name for name in dict.fromkeys(names) if name not in there)

    def attributes(self, tag: int) -> tuple[str, ...]:
        """Return the attributes that labels of a tag profile have."""
        labels = [self.schema.by_name.get(name) for name in self.profile.tag_profiles[tag].labels]
        return tuple(dict.fromkeys(name for one in labels if one is not None for name in one.by_name))

    def unprofiled(self) -> tuple[str, ...]:
        """Return the labels that no tag profile has: they are compared by the program's own."""
        there = {label for tags in self.profile.tag_profiles for label in tags.labels}
        return tuple(label.name for label in self.schema.labels if label.name not in there)


Kind = TypeVar("Kind", SimilarityProfile, ScoreProfile)


def _named(profiles: tuple[Kind, ...], otherwise: Kind) -> Kind:
    """Return the profile that is called as another one, else that."""
    return next((one for one in profiles if one.name == otherwise.name), otherwise)


def _with(profiles: tuple[Kind, ...], profile: Kind) -> tuple[Kind, ...]:
    """Return profiles with one in the place of that of its name, else ahead of all."""
    found: list[Kind] = []
    for one in profiles:
        found.append(profile if one.name == profile.name else one)
    if profile not in found:
        found.insert(0, profile)
    return tuple(found)


def with_tags(profile: SimilarityProfile, tag: int, tags: TagProfile) -> SimilarityProfile:
    """Return a profile with another tag profile in the place of one."""
    kept = profile.tag_profiles
    return replace(profile, tag_profiles=(*kept[:tag], tags, *kept[tag + 1 :]))


def with_labels(profile: SimilarityProfile, tag: int, text: str) -> SimilarityProfile:
    """Return a profile of whose tag profiles one is for other labels: names with commas between."""
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
    kept = tags.dimensions
    return with_tags(profile, tag, replace(tags, dimensions=(*kept[:place], *new, *kept[place + 1 :])))


def with_weight(profile: SimilarityProfile, tag: int, place: int, weight: Fraction) -> SimilarityProfile:
    """Return a profile in which a dimension has another weight."""
    dimension = profile.tag_profiles[tag].dimensions[place]
    return with_dimension(profile, tag, place, replace(dimension, weight=weight))


def with_option(profile: SimilarityProfile, tag: int, place: int, name: str, value: str) -> SimilarityProfile:
    """Return a profile in which a dimension has another value of an option; an empty one takes it out."""
    dimension = profile.tag_profiles[tag].dimensions[place]
    options = dict(dimension.options)
    options[name] = value
    kept = tuple((one, said) for one, said in options.items() if said)
    return with_dimension(profile, tag, place, replace(dimension, options=kept))


def with_new(profile: SimilarityProfile, tag: int, name: str) -> SimilarityProfile:
    """Return a profile with one dimension more, of weight 1; several names have commas between."""
    several = names_in(name)
    dimension = Dimension(",".join(several), Fraction(1), SET_SIMILARITY if len(several) > 1 else "")
    return with_dimension(profile, tag, len(profile.tag_profiles[tag].dimensions), dimension)


def with_equivalence(
    profile: SimilarityProfile, tag: int, place: int, equivalence: AttributeEquivalence | None
) -> SimilarityProfile:
    """Return a profile with another equivalence of attributes in one place; None takes it out (A9).

    Its dimension follows: it is called otherwise, or goes. Where there is none yet, that of one of the
    attributes becomes it; those of the others go, for they are part of it.
    """
    tags = profile.tag_profiles[tag]
    kept = tags.equivalences
    new = () if equivalence is None else (equivalence,)
    before = kept[place].name if place < len(kept) else ""
    changed = replace(tags, equivalences=(*kept[:place], *new, *kept[place + 1 :]))
    dimensions = _followed(tags.dimensions, before, equivalence)
    return with_tags(profile, tag, replace(changed, dimensions=dimensions))


def _followed(
    dimensions: tuple[Dimension, ...], before: str, equivalence: AttributeEquivalence | None
) -> tuple[Dimension, ...]:
    """Return dimensions as they follow an equivalence that was called ``before``, empty: not at all."""
    if equivalence is None:
        return tuple(one for one in dimensions if one.name != before)
    if not equivalence.name:
        return dimensions
    members = {*equivalence.attributes, *([before] if before else [])} - {equivalence.name}
    found: list[Dimension] = []
    for one in dimensions:
        named = replace(one, name=equivalence.name) if one.name in members else one
        if named is one or all(other.name != equivalence.name for other in (*dimensions, *found)):
            found.append(named)
    return tuple(found)


def with_own(profile: SimilarityProfile, label: Label) -> SimilarityProfile:
    """Return a profile with a tag profile for a label, which says what the program's own does."""
    own = replace(DEFAULT_SPANNED if label.spanned else DEFAULT_SPANLESS, labels=(label.name,))
    return replace(profile, tag_profiles=(*profile.tag_profiles, own))


def without_tags(profile: SimilarityProfile, tag: int) -> SimilarityProfile:
    """Return a profile without one of its tag profiles."""
    kept = profile.tag_profiles
    return replace(profile, tag_profiles=(*kept[:tag], *kept[tag + 1 :]))


def with_strata(profile: SimilarityProfile, lines: tuple[str, ...]) -> SimilarityProfile:
    """Return a profile with these strata, each a line of names; empty lines are none."""
    return replace(profile, strata=tuple(names for names in map(names_in, lines) if names))
