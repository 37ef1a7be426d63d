"""A similarity profile that is being edited: changes as values, what is wrong with it, the text of its file.

No Qt. Every change is a function from a profile to another one, so that undoing is going back to a value.
"""

from dataclasses import replace
from fractions import Fraction

from annotally.errors import Severity
from annotally.methods.similarity_profiles import DEFAULT_SPANLESS, DEFAULT_SPANNED
from annotally.model.text import Source
from annotally.reports.parcels import SimilaritySetup
from annotally.tasks.mat_task import MatTask, read_mat_task
from annotally.tasks.mat_task_writer import edited_task_text, new_task_text
from annotally.tasks.names import TEXT, text_name
from annotally.tasks.similarity import (
    Dimension,
    Label,
    Schema,
    SimilarityProfile,
    SimilarityTask,
    TagProfile,
)
from annotally.tasks.similarity_checks import profile_findings
from annotally.tasks.similarity_findings import Finding
from annotally.tasks.similarity_methods import (
    ANNOTATION_REMAINDER,
    LABEL,
    NONANNOTATION_REMAINDER,
    OPTIONS,
    SPAN,
    built_in,
)


class ProfileDraft:
    """The profile in force of a task, to be changed. ``profile`` is what it is now."""

    def __init__(self, setup: SimilaritySetup) -> None:
        self._setup = setup
        self._name = setup.choice.similarity_profile
        self._file: MatTask | None = None
        if setup.text:
            self._file = read_mat_task(Source(setup.path, setup.text), setup.choice.task)
        own = SimilarityProfile(self._name)
        self.original = next((one for one in setup.file.similarity_profiles if one.name == self._name), own)
        self.profile = self.original

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
        """The task with the profile as it is now."""
        file = self._setup.file
        if self.profile == self.original:
            return file
        before = file.similarity_profiles
        if not any(one.name == self._name for one in before):
            return replace(file, similarity_profiles=(self.profile, *before))
        profiles = tuple(self.profile if one.name == self._name else one for one in before)
        return replace(file, similarity_profiles=profiles)

    def text(self) -> str:
        """Return the task file with the profile as it is now; only what changed is changed.

        Raises TaskError for what no file can hold.
        """
        if self._file is None:
            return new_task_text(self.task)
        return edited_task_text(self._file, self.task)

    def task_name(self) -> str:
        """Return the name of the task to compare by: as it was opened, or with its text."""
        if self.profile == self.original:
            return self._setup.name
        return text_name(self._setup.path, self.text())

    def findings(self) -> tuple[Finding, ...]:
        """Return what is wrong with the profile; keys as in `annotally.tasks.similarity_findings`."""
        return tuple(profile_findings(self.schema, self.profile))

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
        """Return the options that the method of a dimension has."""
        return OPTIONS.get(self.method_of(tag, name), ())

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
        names += [one.name for one in tags.equivalences]
        names += [NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER]
        there = {one.name for one in tags.dimensions}
        return tuple(name for name in dict.fromkeys(names) if name not in there)

    def unprofiled(self) -> tuple[str, ...]:
        """Return the labels that no tag profile has: they are compared by the program's own."""
        there = {label for tags in self.profile.tag_profiles for label in tags.labels}
        return tuple(label.name for label in self.schema.labels if label.name not in there)


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
